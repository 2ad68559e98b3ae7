"""Every check of conformance catches the fault it is there for."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from pygames.core import conformance
from pygames.core.conformance import Failure, check
from pygames.core.face import View
from pygames.core.game import CHANCE, Game, Outcome
from pygames.core.narration import Event, Log
from pygames.core.notation import PositionError
from pygames.core.refusal import Refusal
from tests.core.leduc import GAME, face, insight, notation
from tests.core.leduc.state import CALL, HIDDEN, NONE, RAISE, GameState


def variant(state: type[GameState] = GameState, **parts: Any) -> Game:
    """Leduc poker with some parts replaced: facts of the game, or `face`, `insight`,
    `positions`, `rulebook`, `style` functions by name, as `face_render=...`."""
    modules = {"face": face, "insight": insight, "positions": notation}
    known = {name: value for name, value in parts.items() if name in GAME.__dataclass_fields__}
    game = replace(GAME, **known)
    for name, module in modules.items():
        changed = {key[len(name) + 1 :]: value for key, value in parts.items() if key.startswith(name + "_")}
        game.__dict__[name] = SimpleNamespace(**{**vars(module), **changed})
    for name in ("rulebook", "style"):
        if name in parts:
            game.__dict__[name] = lambda text=parts[name]: text
    kind = type("Variant", (state,), {"__slots__": (), "game": game})
    game.__dict__["state_type"] = kind
    parse = game.positions.parse_position
    game.__dict__["positions"].parse_position = lambda text: turned(parse(text), kind)
    return game


def turned(state: Any, kind: type[GameState]) -> GameState:
    """The state as one of another class."""
    other = kind.__new__(kind)
    for name in GameState.__slots__:
        setattr(other, name, getattr(state, name))
    return other


def caught(state: type[GameState] = GameState, **parts: Any) -> Failure:
    with pytest.raises(Failure) as failure:
        check(variant(state, **parts), games=40)
    return failure.value


def test_the_sound_game_passes_and_reports() -> None:
    report = check(variant(), games=40)
    assert report.games == 40
    assert set(report.endings) == {"fold", "showdown"}
    assert set(report.rules) >= {
        "ld-level",
        "ld-facing",
        "ld-limit",
        "ld-deal",
        "table-notation",
        "table-over",
    }
    assert "Leduc: 40 games" in str(report)


def test_a_failure_names_its_check_and_the_way() -> None:
    class State(GameState):
        def legal_actions(self) -> list[int]:
            return super().legal_actions()[::-1]

    failure = caught(State)
    assert failure.check == "actions"
    assert str(failure).startswith("actions: legal_actions() are not rising: [2, 1, 0]\nleduc, options {")
    assert str(failure).endswith("after: nothing")


# -- the rules' frame ----------------------------------------------------------------------------


class NoAction(GameState):
    def legal_actions(self) -> list[int]:
        return [] if self.current_player() == 1 else super().legal_actions()


class ActionAtEnd(GameState):
    def legal_actions(self) -> list[int]:
        return super().legal_actions() or [CALL]


class NamedActions(GameState):
    def legal_actions(self) -> list[Any]:
        return [str(action) for action in super().legal_actions()]


class ThirdSeat(GameState):
    def current_player(self) -> int:
        return 2 if super().current_player() == 1 else super().current_player()


class LazyChance(GameState):
    def chance_outcomes(self) -> list[tuple[int, int]]:
        return [(rank, count) for rank, count in enumerate(self.pool()) if count]


class Zero(GameState):
    def chance_outcomes(self) -> list[tuple[int, int]]:
        return [(rank, weight - 2) for rank, weight in super().chance_outcomes()]

    def sample_outcome(self, rng: Random) -> int:
        return self.chance_outcomes()[0][0]


class Misdeal(GameState):
    def sample_outcome(self, rng: Random) -> int:
        return HIDDEN + 1


class EarlyOutcome(GameState):
    def outcome(self) -> Outcome | None:
        return super().outcome() or Outcome("fold", (0,))


class Generous(GameState):
    def returns(self) -> list[float]:
        return [1.0, 1.0] if self.is_terminal() else [0.0, 0.0]


class Ahead(GameState):
    def returns(self) -> list[float]:
        return super().returns() if self.is_terminal() else [0.5, -0.5]


class Upside(GameState):
    def returns(self) -> list[float]:
        return [-value for value in super().returns()]


class Unnamed(GameState):
    def outcome(self) -> Outcome | None:
        end = super().outcome()
        return end and Outcome("collapse", end.winners, end.scores)


class SharedHands(GameState):
    def clone(self) -> Any:
        other = super().clone()
        other.stakes = self.stakes
        return other


class LogCheats(GameState):
    def apply_action(self, action: int, log: Log | None = None) -> None:
        super().apply_action(action, log)
        if log is not None and action == RAISE:
            self.raised = self.raises


class Curious(GameState):
    def legal_actions(self) -> list[int]:
        self.checked = 1
        return super().legal_actions()


class Endless(GameState):
    def apply_action(self, action: int, log: Log | None = None) -> None:
        super().apply_action(action, log)
        if self.round == 2:
            self.round, self.board = 1, NONE


class Forgetful(GameState):
    def key(self) -> tuple[object, ...]:
        return super().key()[:-2]


class TwoKeys(GameState):
    def key(self) -> tuple[object, ...]:
        return (*super().key(), id(self))


class Crash(GameState):
    def apply_action(self, action: int, log: Log | None = None) -> None:
        if action == CALL:
            raise KeyError("call")
        super().apply_action(action, log)


@pytest.mark.parametrize(
    ("state", "name", "detail"),
    [
        (Endless, "length", "longer than max_length 15"),
        (NoAction, "actions", "are [] for player 1"),
        (ActionAtEnd, "actions", "are [5] for player -2"),
        (NamedActions, "actions", "not small ints"),
        (ThirdSeat, "actions", "current_player() is 2"),
        (LazyChance, "actions", "where nothing is dealt"),
        (Zero, "actions", "not positive whole numbers"),
        (Misdeal, "actions", "none of the outcomes"),
        (Curious, "actions", "changed the state"),
        (EarlyOutcome, "outcome", "outcome() is Outcome"),
        (Generous, "outcome", "do not sum to 0"),
        (Ahead, "outcome", "before the end"),
        (Upside, "outcome", "for winners"),
        (Unnamed, "outcome", "does not name 'collapse'"),
        (SharedHands, "clone", "changed"),
        (LogCheats, "clone", "with and without a log"),
        (TwoKeys, "clone", "not equal"),
        (Forgetful, "key", "one key for two positions"),
        (Crash, "clone", "raised KeyError: 'call'"),
    ],
)
def test_a_fault_of_the_frame(
    state: type[GameState], name: str, detail: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(conformance, "SOME_POSITIONS", {})
    failure = caught(state)
    assert failure.check == name
    assert detail in failure.detail


def test_an_old_position_must_stay_as_it_was() -> None:
    old: list[GameState] = []

    class Haunted(GameState):
        def apply_action(self, action: int, log: Log | None = None) -> None:
            super().apply_action(action, log)
            if log is not None and self.is_terminal():
                for state in old:
                    state.stakes[0] += 1

        def clone(self) -> Any:
            if self.viewer is None and self.current_player() == CHANCE and len(old) < 500:
                old.append(self)
            return super().clone()

    failure = caught(Haunted)
    assert failure.check in ("clone", "actions", "key")


# -- positions as data ---------------------------------------------------------------------------


class Tuples(GameState):
    def to_json(self) -> dict[str, Any]:
        return super().to_json() | {"hands": tuple(self.hands)}


class Dropped(GameState):
    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Any:
        state = super().from_json(data)
        state.raised = 0
        return state


class Trusting(GameState):
    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Any:
        state = cls.initial(2, {"raises": 2})
        for name, value in data.items():
            setattr(state, name, value)
        return state


class Speechless(GameState):
    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Any:
        try:
            return super().from_json(data)
        except PositionError:
            raise PositionError([]) from None


class Lenient(GameState):
    """Takes a switch for a number."""

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Any:
        checked = data.get("checked")
        state = super().from_json(data | {"checked": int(checked)} if isinstance(checked, bool) else data)
        state.checked = data["checked"]
        return state


@pytest.mark.parametrize(
    ("state", "name", "detail"),
    [
        (Tuples, "json", "not plain JSON"),
        (Dropped, "json", "read back as"),
        (Trusting, "corrupt json", "raised "),
        (Speechless, "corrupt json", "refused without a reason"),
        (Lenient, "corrupt json", "one key for two positions"),
    ],
)
def test_a_fault_of_the_data(state: type[GameState], name: str, detail: str) -> None:
    failure = caught(state)
    assert failure.check == name
    assert detail in failure.detail


def test_a_position_written_must_read_back() -> None:
    def forget(state: GameState) -> str:
        return notation.format_position(state).replace("raised 1", "raised 0")

    assert caught(positions_format_position=forget).check == "position"


def test_a_damaged_position_must_be_refused_properly() -> None:
    def trust(text: str) -> GameState:
        return parse(text) if "\n" in text else parse(str(int(text)))

    parse = notation.parse_position

    def careless(text: str) -> GameState:
        for line in text.splitlines():
            int(line.split()[1])
        return parse(text)

    failure = caught(positions_parse_position=careless)
    assert failure.check == "position"
    assert "raised" in failure.detail


# -- knowledge -----------------------------------------------------------------------------------


class OpenHands(GameState):
    def observe(self, seat: int) -> Any:
        seen = self.clone()
        seen.viewer = seat
        return seen


class NoViewer(GameState):
    def observe(self, seat: int) -> Any:
        seen = super().observe(seat)
        seen.viewer = 0
        return seen


class BlindFolded(GameState):
    def observe(self, seat: int) -> Any:
        seen = super().observe(seat)
        if self.viewer is not None:
            seen.hands = [HIDDEN if card >= 0 else card for card in seen.hands]
        return seen


class OtherTurn(GameState):
    def observe(self, seat: int) -> Any:
        seen = super().observe(seat)
        seen.player = 0
        return seen


class OtherActions(GameState):
    def legal_actions(self) -> list[int]:
        found = super().legal_actions()
        return found[:-1] if self.viewer is not None and len(found) > 2 else found


class Reshuffles(GameState):
    """Guesses its own hand too."""

    def determinize(self, rng: Random) -> Any:
        full = super().determinize(rng)
        if self.viewer == 0 and self.raised and self.board == NONE:
            full.hands[0] = rng.choice([rank for rank in range(3) if rank != full.hands[1]])
        return full


class HalfGuess(GameState):
    def determinize(self, rng: Random) -> Any:
        return self.clone()


class OwnLuck(GameState):
    def determinize(self, rng: Random) -> Any:
        return super().determinize(Random())


class Pessimist(GameState):
    """Always guesses the highest card."""

    def determinize(self, rng: Random) -> Any:
        full = self.clone()
        full.viewer = None
        for seat in (0, 1):
            if full.hands[seat] == HIDDEN:
                full.hands[seat] = max(rank for rank, count in enumerate(full.pool()) if count)
        return full


class Even(GameState):
    """Forgets that one card of a rank seen is one less to guess."""

    def determinize(self, rng: Random) -> Any:
        full = self.clone()
        full.viewer = None
        for seat in (0, 1):
            if full.hands[seat] == HIDDEN:
                full.hands[seat] = rng.choice([rank for rank, count in enumerate(full.pool()) if count])
        return full


class Gossip(GameState):
    def _deal(self, rank: int, log: Log | None) -> None:
        super()._deal(rank, log)
        if log is not None:
            log[-1] = Event(CHANCE, f"Card {rank} is dealt.")


class Pointing(GameState):
    def _deal(self, rank: int, log: Log | None) -> None:
        super()._deal(rank, log)
        if log is not None:
            log[-1] = replace(log[-1], where=(f"card-{rank}",))


class Mumbling(GameState):
    def _deal(self, rank: int, log: Log | None) -> None:
        super()._deal(rank, log)
        if log is not None:
            log[-1] = Event(CHANCE, "A card is dealt.")


class Template(GameState):
    def _deal(self, rank: int, log: Log | None) -> None:
        super()._deal(rank, log)
        if log is not None:
            log.append(Event(CHANCE, "{p7} sighs."))


class Confiding(GameState):
    """Its refusal gives the other's hand away."""

    def refuse(self, text: str) -> Refusal:
        refusal = super().refuse(text)
        return replace(refusal, message=f"{refusal.message} {self.hands[1 - self.player]}")


@pytest.mark.parametrize(
    ("state", "name", "detail"),
    [
        (OpenHands, "events", "sees different things, but is told the same"),
        (NoViewer, "json", ""),
        (BlindFolded, "observe", "twice is not the same as once"),
        (OtherTurn, "observe", "another turn"),
        (OtherActions, "observe", "in its view"),
        (Endless, "determinize", "longer than max_length 15"),
        (HalfGuess, "determinize", "no full position"),
        (Reshuffles, "determinize", "looks different"),
        (OwnLuck, "determinize", "luck from elsewhere"),
        (Pessimist, "weights", "guesses of viewer"),
        (Even, "weights", "guesses of viewer"),
        (Gossip, "events", "sees the same but is told"),
        (Pointing, "events", "sees the same but is told"),
        (Mumbling, "events", "sees different things"),
        (Template, "events", "a text of an event is '{p7} sighs.'"),
        (Confiding, "refusals", "answered differently"),
    ],
)
def test_a_fault_of_knowledge(state: type[GameState], name: str, detail: str) -> None:
    failure = caught(state)
    assert failure.check == name or not detail
    assert detail in failure.detail


# -- words ---------------------------------------------------------------------------------------


class SameText(GameState):
    def action_to_string(self, action: int) -> str:
        return super().action_to_string(action).replace("call", "fold")


class Loud(GameState):
    def action_to_string(self, action: int) -> str:
        return super().action_to_string(action).title()


class Deaf(GameState):
    def string_to_action(self, text: str) -> int:
        return super().string_to_action(text.strip().replace("   ", "  ")) if text.islower() else CALL


class Shrug(GameState):
    def why_not(self, text: str) -> Refusal | None:
        return None


class Stumble(GameState):
    def refuse(self, text: str) -> Refusal:
        return Refusal("ld-level", text.split()[0])


class Unruly(GameState):
    def refuse(self, text: str) -> Refusal:
        return Refusal("ld-because", "Because.")


class Silent(GameState):
    def refuse(self, text: str) -> Refusal:
        return Refusal("ld-level", " ")


class Yielding(GameState):
    def string_to_action(self, text: str) -> int:
        return (*self.legal_actions(), 0)[0] if "call" in text else super().string_to_action(text)


class Harsh(GameState):
    def why_not(self, text: str) -> Refusal | None:
        return Refusal("ld-level", "No.") if text == "raise" else super().why_not(text)


@pytest.mark.parametrize(
    ("state", "name", "detail"),
    [
        (SameText, "notation", "two actions share a text"),
        (Loud, "notation", "is no text for an action"),
        (Deaf, "notation", "does not find its action"),
        (Shrug, "refusals", "nothing refuses it"),
        (Stumble, "refusals", "raised IndexError"),
        (Unruly, "refusals", "ld-because, which the rulebook does not have"),
        (Silent, "refusals", "with the message ' '"),
        (Yielding, "refusals", "refused, but taken"),
        (Harsh, "notation", "does not find its action"),
    ],
)
def test_a_fault_of_words(state: type[GameState], name: str, detail: str) -> None:
    failure = caught(state)
    assert failure.check == name
    assert detail in failure.detail


@pytest.mark.parametrize(
    ("change", "detail"),
    [
        (lambda book: book.replace("{#", "{"), "no rule has an id"),
        (lambda book: book.replace("ld-limit", "ld-level"), "stand twice: ['ld-level']"),
        (lambda book: book.replace("ld-limit", "le-limit"), "several prefixes"),
        (lambda book: book.replace("ld-limit", "ld-Limit"), "is no id"),
        (lambda book: book.replace("hands 0 2", "hands 0 9"), "raised PositionError"),
    ],
)
def test_a_fault_of_the_rulebook(change: Callable[[str], str], detail: str) -> None:
    failure = caught(rulebook=change(GAME.rulebook()))
    assert failure.check == "rulebook"
    assert detail in failure.detail


# -- facts, insight ------------------------------------------------------------------------------


def test_a_game_names_its_ends() -> None:
    assert "names no way to end" in caught(terminations=()).detail


def test_a_default_is_one_of_the_values() -> None:
    wrong = replace(GAME.options[0], default=7)
    assert "default of option raises" in caught(options=(wrong,)).detail


def meddle(state: GameState) -> list[float]:
    state.stakes[0] += 1
    return [0.0, 0.0]


@pytest.mark.parametrize(
    ("parts", "detail"),
    [
        ({"insight_evaluate": lambda state: [2.0, -2.0]}, "evaluate() gives"),
        ({"insight_evaluate": lambda state: [0.0]}, "evaluate() gives"),
        ({"insight_weigh": lambda state, actions: [1.0]}, "weigh() gives"),
        ({"insight_weigh": lambda state, actions: [-1.0 for _action in actions]}, "weigh() gives"),
        ({"insight_weigh": lambda state, actions: [0.0 for _action in actions]}, "every action nothing"),
        ({"insight_evaluate": meddle}, "changed"),
    ],
)  # fmt: skip
def test_a_fault_of_insight(parts: dict[str, Any], detail: str) -> None:
    failure = caught(**parts)
    assert failure.check == "insight"
    assert detail in failure.detail


# -- the face ------------------------------------------------------------------------------------


def rendered(change: Callable[[Any], Any], where: str = "board") -> dict[str, Any]:
    """The face with a part of its view changed."""

    def render(state: GameState, names: Sequence[str]) -> View:
        view = face.render(state, names)
        changed: Any = {where: change(getattr(view, where))}
        return replace(view, **changed)

    return {"face_render": render}


def full_look(state: GameState, names: Sequence[str]) -> View:
    view = face.render(state, names)
    return replace(view, choices=view.choices.replace('aria-disabled="true"', 'class="can"'))


@pytest.mark.parametrize(
    ("parts", "detail"),
    [
        (rendered(lambda board: board + "<p>"), "<p> is not closed"),
        (rendered(lambda board: board + "</p>"), "</p> closes nothing"),
        (rendered(lambda board: f"<b><i>{board}</b></i>"), "</b> closes <i>"),
        (rendered(lambda board: board + '<p class="a" class="b">x</p>'), "attribute twice"),
        (rendered(lambda board: board + '<p style="color: red">x</p>'), "has the attribute style"),
        (rendered(lambda board: board + '<p id="x">x</p>'), "has the attribute id"),
        (rendered(lambda board: board + '<p onclick="x()">x</p>'), "has the attribute onclick"),
        (rendered(lambda board: board + board), "stands twice"),
        (rendered(lambda board: board + '<p data-card="ace">x</p>'), "no card 'ace'"),
        (rendered(lambda board: ""), "there is no board"),
        (rendered(lambda board: board + '<p class="can">x</p>'), "stands for no action"),
        (rendered(lambda prompt: " ", "prompt"), "the prompt is"),
        (rendered(lambda text: ["a\nb"], "text"), "the text is"),
        (rendered(lambda html: html.replace(' type="button"', ""), "choices"), "is no button"),
        (rendered(lambda html: html.replace(">Fold<", "><"), "choices"), "has no name"),
        (rendered(lambda html: html.replace(' aria-disabled="true"', ""), "choices"), "neither lit"),
        (rendered(lambda html: html.replace("raise", "reraise"), "choices"), "lit"),
        (rendered(lambda html: "", "choices"), "nothing stands for"),
        ({"face_render": full_look}, "lit"),
        ({"face_card": lambda key: "<p>"}, "a card of no key"),
        ({"face_symbols": lambda: '<symbol id="card"></symbol>'}, "a symbol's id is 'card'"),
        ({"face_emblem": lambda: ""}, "no emblem"),
        ({"face_ACCENT": "#333"}, "ACCENT is '#333'"),
        ({"style": ".card { color: red }"}, "a style is for '.card'"),
        ({"style": "@media (x) { .game-leduc a, b { color: red } }"}, "a style is for 'b'"),
    ],
)  # fmt: skip
def test_a_fault_of_the_face(parts: dict[str, Any], detail: str) -> None:
    failure = caught(**parts)
    assert failure.check in ("face", "parts")
    assert detail in failure.detail


def test_a_name_must_be_escaped() -> None:
    def render(state: GameState, names: Sequence[str]) -> View:
        view = face.render(state, names)
        return replace(view, panels=(f"<p>{names[0]}</p>",))

    assert caught(face_render=render).detail == "a player's name is not escaped"


def test_a_face_that_knows_more_is_caught() -> None:
    class Marked(GameState):
        """A hidden card keeps a mark on its back."""

        __slots__ = ("back",)

        def observe(self, seat: int) -> Any:
            seen: Any = super().observe(seat)
            seen.back = self.hands[1]
            return seen

    def render(state: GameState, names: Sequence[str]) -> View:
        view = face.render(state, names)
        return replace(view, prompt=f"{view.prompt} {getattr(state, 'back', '')}")

    failure = caught(Marked, face_render=render)
    assert failure.check in ("determinize", "face")
