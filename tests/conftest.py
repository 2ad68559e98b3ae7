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


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Where the cards of Tash-Kalar were checked, show how many scenarios each has. Here, as a hook of a
    folder's own is not heard when the tests are spread over several processes."""
    done = (report.nodeid for kind in ("passed", "failed") for report in terminalreporter.getreports(kind))
    if any("test_every_card_has_at_least_two_scenarios" in name for name in done):
        from tests.tash_kalar import counting  # not above: the other games' tests do without this one

        terminalreporter.section("Tash-Kalar: scenarios of each card and task")
        for line in counting.table():
            terminalreporter.line(line)
