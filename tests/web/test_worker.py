"""The computer players' worker, without a browser."""

import asyncio
import json
from typing import Any

import pytest

import pygames
from web import worker


def job(level: str = "casual", **changes: Any) -> str:
    state = pygames.load("hack-attack").new_state()
    rng = __import__("random").Random(1)
    while state.current_player() < 0:
        state.apply_action(state.sample_outcome(rng))
    seen = state.observe(state.current_player())
    return json.dumps({"game": "hack-attack", "level": level, "state": seen.to_json()} | changes)


def ask(text: str) -> dict[str, str]:
    answer: dict[str, str] = json.loads(asyncio.run(worker.work(text, lambda told: None)))
    return answer


def test_it_answers_with_the_text_of_a_legal_action() -> None:
    data = json.loads(job())
    state = pygames.load("hack-attack").state_from_json(data["state"])
    assert ask(job("beginner"))["action"] in map(state.action_to_string, state.legal_actions())


@pytest.mark.parametrize("changes", [{"game": "chess"}, {"level": "genius"}, {"state": {}}, {"state": None}])
def test_a_job_that_cannot_be_done_says_why(changes: dict[str, Any]) -> None:
    assert ask(job(**changes))["error"]


def test_text_that_is_no_job_says_why() -> None:
    assert ask("nonsense")["error"]


def test_a_thought_is_broken_off_between_two_slices() -> None:
    async def both() -> str:
        thought = asyncio.ensure_future(worker.work(job("master"), told.append))
        await asyncio.sleep(0)  # one slice
        worker.stop()
        return await asyncio.wait_for(thought, 1)

    told: list[object] = []
    assert asyncio.run(both()) == "{}"


def test_it_tells_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "SLICE", 0.0)  # however fast the machine, more than one slice
    monkeypatch.setattr(worker, "TELL", 0.0)
    told: list[object] = []
    asyncio.run(worker.work(job("strong"), told.append))
    assert told and all("lines read" in str(line) for line in told)
