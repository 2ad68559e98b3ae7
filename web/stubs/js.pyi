from typing import Any

BroadcastChannel: Any
