from typing import Any

window: Any
