"""Why an action is not allowed, in the words of the rulebook."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygames.core.game import CHANCE
from pygames.core.refusal import Refusal
from pygames.core.text import _
from pygames.tash_kalar import dealing, effects, flares, rules, summoning
from pygames.tash_kalar.board import BY_NAME
from pygames.tash_kalar.cards import BEINGS, FLARE, LEGEND, NAMES, RANKS
from pygames.tash_kalar.frames import (
    CLAIM,
    DONE,
    EFFECT,
    KEEP,
    MELEE,
    PASS,
    PICK_UP,
    PUT,
    RETURN,
    SPOT,
    START_DUEL,
    START_MELEE,
    TURN,
    TURNED,
)
from pygames.tash_kalar.patterns import BIT, LEGENDARY
from pygames.tash_kalar.pieces import side_of
from pygames.tash_kalar.prompts import EFFECT_WORDS, asked
from pygames.tash_kalar.words import CARDS, TASK_NUMBERS

if TYPE_CHECKING:
    from pygames.tash_kalar.state import GameState

_DEALT = ("deal", "task", "school")


def refuse(s: "GameState", text: str) -> Refusal:
    """The rule against a folded text that is not legal now; the game is not over."""
    verb, _space, rest = text.partition(" ")
    if text.startswith("pick up"):
        verb, rest = "pick up", text[8:]
    if verb in _DEALT:
        return Refusal("tk-deal", _("Cards, tasks and schools are dealt, not chosen."))
    judge = _JUDGES.get(verb)
    if (judge is None and verb not in EFFECT_WORDS) or (verb in _OF_SOMETHING and not rest):
        return Refusal(
            "table-notation",
            _("Write for example place e5, summon knight, at e5, discard bomb, flare 3, end or done."),
        )
    if rules.player(s) == CHANCE:
        return Refusal("table-turn", _("Something is being dealt."))
    kind = s.stack[-1][0]
    if kind == EFFECT:
        return _in_effect(s, verb, rest)
    if judge is None or verb == "colour":
        return Refusal("tk-effect", _("No effect asks this now: {asked}.").format(asked=asked(s)))
    if kind not in (TURN, *_AT.get(verb, ())):
        return Refusal("tk-begun", _("First finish what was begun: {asked}.").format(asked=asked(s)))
    if s.passed and verb not in ("place", "pick up"):
        return Refusal("tk-team-places", _("For a team mate one only places pieces."))
    return judge(s, rest)


_OF_SOMETHING = ("summon", "improvise", "discard", "return", "flare", "warp", "pick up", "at", "claim")
"""Words that stand for nothing alone."""

_AT: dict[str, tuple[int, ...]] = {
    "at": (SPOT,),
    "pick up": (PICK_UP,),
    "place": (PUT, START_DUEL, START_MELEE),
    "mark": (TURNED,),
    "with": (TURNED,),
    "claim": (CLAIM,),
    "keep": (KEEP,),
    "return": (RETURN,),
}
"""Where else than in a turn's open course a verb is judged by its own rule."""


def _in_effect(s: "GameState", verb: str, rest: str) -> Refusal:
    step = effects.asking(s)
    said = {step.say(s, s.fx, action).split()[0] for action in s.todo if action not in (DONE, PASS)}
    if verb in ("done", "skip"):
        return Refusal("tk-must", _("This cannot be declined: {asked}.").format(asked=asked(s)))
    if verb not in said and verb in _JUDGES and verb not in EFFECT_WORDS:
        return Refusal(
            "tk-effect-first",
            _("The effect is carried out to its end first: {asked}.").format(asked=asked(s)),
        )
    if verb not in said:
        return Refusal("tk-step", _("The effect asks something else: {asked}.").format(asked=asked(s)))
    if verb in ("place", "to", "destroy", "move", "upgrade") and rest not in BY_NAME:
        return _no_square(rest)
    return Refusal("tk-target", _("That cannot be chosen here: {asked}.").format(asked=asked(s)))


def _no_square(name: str) -> Refusal:
    return Refusal("tk-square", _("The arena has no square {name}.").format(name=name[:20] or "?"))


def _no_actions() -> Refusal:
    return Refusal("tk-actions", _("You have no actions left this turn."))


# -- actions of a turn ---------------------------------------------------------------------------


def _place(s: "GameState", name: str) -> Refusal:
    kind = s.stack[-1][0]
    if name not in BY_NAME:
        return _no_square(name)
    if kind in (START_DUEL, START_MELEE):
        return Refusal("tk-start", _("The first pieces stand on the marked squares."))
    if s.board[BY_NAME[name]]:
        return Refusal("tk-place-empty", _("A piece is placed on an empty square."))
    if s.acts <= 0 and kind == TURN:
        return _no_actions()
    return Refusal("tk-place-shortage", _("No piece is in stock: first pick one up from the board."))


def _pick_up(s: "GameState", name: str) -> Refusal:
    if name not in BY_NAME:
        return _no_square(name)
    piece = s.board[BY_NAME[name]]
    if s.stack[-1][0] == PICK_UP:
        return Refusal(
            "tk-shortage", _("Pick up a piece of your own of the kind you need, not one the pattern needs.")
        )
    if s.acts <= 0:
        return _no_actions()
    if s.stock[2 * s.side]:
        return Refusal("tk-place-shortage", _("You have pieces in stock: none is picked up."))
    if not piece or side_of(piece) != s.side or piece & 3 == LEGENDARY:
        return Refusal("tk-place-shortage", _("Pick up a common or heroic piece of your own."))
    return Refusal("tk-begun", _("First finish what was begun: {asked}.").format(asked=asked(s)))


def _card_in_hand(s: "GameState", name: str) -> int | Refusal:
    """The card of this name, which must be in hand."""
    card = CARDS.get(name)
    if card is None:
        return Refusal("table-notation", _("There is no card {name}.").format(name=name[:40]))
    if all(v & 255 != card for v in dealing.hand_of(s, card)):
        return Refusal("tk-hand", _("{name} is not in your hand.").format(name=NAMES[card]))
    return card


def _summon(s: "GameState", name: str) -> Refusal:
    card = _card_in_hand(s, name)
    if isinstance(card, Refusal):
        return card
    if card >= FLARE:
        return Refusal("tk-flare", _("A flare is played, not summoned."))
    return _no_actions() if s.acts <= 0 else _unsummonable(s, card, None, False)


def _unsummonable(s: "GameState", card: int, square: int | None, improvised: bool) -> Refusal:
    """Why a being cannot be summoned: anywhere, or on this square."""
    pattern = BEINGS[card].pattern
    spots = range(len(BIT)) if square is None else (square,)
    lying = [q for q in spots if summoning.matches(s, card, q, improvised)]
    if not lying:
        text = _("Your pieces do not form the pattern of {name}.")
        if improvised:
            text = _("Even with an enemy piece, yours do not form the pattern of {name}.")
        elif square is not None:
            text = _("Around that square your pieces do not form the pattern of {name}.")
        return Refusal("tk-pattern", text.format(name=NAMES[card]))
    if pattern.anywhere:
        return Refusal(
            "tk-anywhere", _("{name} arrives on an empty colourless square.").format(name=NAMES[card])
        )
    if all(s.board[q] & 3 > RANKS[card] for q in lying):
        return Refusal(
            "tk-summon-rank",
            _("A piece of higher rank stands where {name} would arrive.").format(name=NAMES[card]),
        )
    return Refusal("tk-shortage", _("You have no piece left for {name}.").format(name=NAMES[card]))


def _improvise(s: "GameState", name: str) -> Refusal:
    if s.aim != MELEE:
        return Refusal("tk-improvise", _("Improvised summoning belongs to the melee."))
    card = _card_in_hand(s, name)
    if isinstance(card, Refusal):
        return card
    if s.improvised[s.side] | 1 << s.side == (1 << s.sides) - 1:
        return Refusal("tk-improvise", _("You have improvised with every enemy colour already."))
    if card >= FLARE:
        return Refusal("tk-flare", _("A flare is played, not summoned."))
    return _no_actions() if s.acts <= 0 else _unsummonable(s, card, None, True)


def _discard(s: "GameState", name: str) -> Refusal:
    card = _card_in_hand(s, name)
    if isinstance(card, Refusal):
        return card
    if card >= LEGEND:
        return Refusal("tk-discard-own", _("Only a being of your own deck can be discarded."))
    if s.discarded:
        return Refusal("tk-discard-once", _("You have discarded once this turn."))
    if card == s.pending[s.turn]:
        return Refusal("tk-pending", _("A pending being is neither discarded nor put back."))
    return _no_actions()


def _return(s: "GameState", name: str) -> Refusal:
    card = _card_in_hand(s, name)
    if isinstance(card, Refusal):
        return card
    if s.stack[-1][0] == RETURN:
        return Refusal("tk-pending", _("A pending being is neither discarded nor put back."))
    return Refusal("tk-return", _("Cards are put back only together with a discard."))


def _flare(s: "GameState", name: str) -> Refusal:
    card = _card_in_hand(s, f"flare {name}")
    if isinstance(card, Refusal):
        return card
    if not flares.ahead(s, card):
        return Refusal("tk-flare", _("No opponent is far enough ahead of you for this flare."))
    return _no_actions()


def _thaw(s: "GameState", name: str) -> Refusal:
    return Refusal("tk-thaw", _("You have no such frozen effect in play."))


def _warp(s: "GameState", name: str) -> Refusal:
    card = _card_in_hand(s, name)
    if isinstance(card, Refusal):
        return card
    if card >= LEGEND or not BEINGS[card].warp:
        return Refusal("tk-warp", _("{name} has no warp effect.").format(name=NAMES[card]))
    if s.pending[s.turn] >= 0:
        return Refusal("tk-warp-one", _("You have a pending being already."))
    return Refusal("tk-warp-first-turn", _("Nothing is warped in one's first turn."))


def _end(s: "GameState", rest: str) -> Refusal:
    return Refusal("tk-all-actions", _("All actions of a turn must be used."))


def _pass(s: "GameState", rest: str) -> Refusal:
    return Refusal("tk-team-pass", _("There is no team mate to hand over to now."))


# -- answers to a question -----------------------------------------------------------------------


def _at(s: "GameState", name: str) -> Refusal:
    frame = s.stack[-1]
    if name not in BY_NAME:
        return _no_square(name)
    if frame[0] != SPOT:
        return Refusal("tk-summon", _("Say first which being you summon."))
    return _unsummonable(s, frame[1], BY_NAME[name], bool(frame[2]))


def _turning(s: "GameState", rest: str) -> Refusal:
    if s.stack[-1][0] != TURNED:
        return Refusal("tk-summon", _("Say first which being you summon."))
    return Refusal("tk-orientation", _("The pattern does not lie that way."))


def _claim(s: "GameState", name: str) -> Refusal:
    task = TASK_NUMBERS.get(name)
    if task is None:
        return Refusal("table-notation", _("There is no task {name}.").format(name=name[:40]))
    if s.stack[-1][0] != CLAIM:
        return Refusal("tk-claim", _("A task is claimed at the end of one's own turn."))
    if task not in s.tasks:
        return Refusal("tk-claim", _("That task is not one of the current ones."))
    return Refusal("tk-claim", _("The condition of that task does not hold."))


def _keep(s: "GameState", name: str) -> Refusal:
    return Refusal("tk-frozen-one", _("One frozen effect stays in play: one of the two."))


def _skip(s: "GameState", rest: str) -> Refusal:
    return Refusal("tk-must", _("There is nothing to decline: {asked}.").format(asked=asked(s)))


def _ban(s: "GameState", rest: str) -> Refusal:
    return Refusal("tk-ban", _("Schools are banned only before they are drawn, one by each seat."))


_JUDGES: dict[str, Callable[["GameState", str], Refusal]] = {
    "place": _place,
    "pick up": _pick_up,
    "summon": _summon,
    "improvise": _improvise,
    "discard": _discard,
    "return": _return,
    "flare": _flare,
    "thaw": _thaw,
    "warp": _warp,
    "end": _end,
    "pass": _pass,
    "at": _at,
    "mark": _turning,
    "with": _turning,
    "claim": _claim,
    "keep": _keep,
    "done": _skip,
    "skip": _skip,
    "ban": _ban,
    "colour": _skip,
}
