"""What all tests share."""

import pytest
from hypothesis import HealthCheck, settings

from pygames.core.game import Game
from tests.core import leduc

settings.register_profile(
    "pygames",
    max_examples=60,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
settings.load_profile("pygames")


@pytest.fixture
def game() -> Game:
    """The small game that what is built on the contract is tried out with."""
    return leduc.GAME
