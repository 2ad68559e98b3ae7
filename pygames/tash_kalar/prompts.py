"""What is asked now, in one sentence, and which words can be said in an effect."""

from typing import TYPE_CHECKING

from pygames.core.game import CHANCE, TERMINAL
from pygames.core.text import _
from pygames.tash_kalar import effects, rules
from pygames.tash_kalar.cards import BEINGS, FLARE, FLARES, FROZEN, LOWER, NAMES, PROGRAMS, UPPER, WARP
from pygames.tash_kalar.frames import (
    BAN,
    CLAIM,
    EFFECT,
    FLARE_FOE,
    KEEP,
    LAUREL,
    ODD_ONE,
    PICK_UP,
    PUT,
    RETURN,
    SPOT,
    START_DUEL,
    START_MELEE,
    TOKEN,
    TURN,
    TURNED,
)

if TYPE_CHECKING:
    from pygames.tash_kalar.state import GameState

_PLAIN = {
    BAN: _("ban one school"),
    START_DUEL: _("choose the square of your own first piece; the other colour gets the other one"),
    PUT: _("choose an empty square for the piece picked up"),
    CLAIM: _("claim one task, or none"),
    RETURN: _("you may put further cards back under their decks"),
    KEEP: _("choose which frozen effect stays in play"),
    LAUREL: _("choose the colour in which your legend scores"),
    ODD_ONE: _("choose the colour in which the odd common pieces score"),
    FLARE_FOE: _("choose the opponent your flare compares you with"),
}


def asked(s: "GameState") -> str:
    """What the player on turn is asked, without a subject: `choose where Knight is summoned`.

    Empty at a chance node and at the end.
    """
    if rules.player(s) in (CHANCE, TERMINAL):
        return ""
    frame = s.stack[-1]
    kind = frame[0]
    if kind == EFFECT:
        return f"{effect_name(frame[1])}: {effects.asking(s).ask(s, s.fx)}"
    if kind in _PLAIN:
        return _PLAIN[kind]
    if kind == START_MELEE:
        return _("choose the square beside a symbol") if frame[2] < 0 else _("choose the colour placed there")
    if kind in (SPOT, PICK_UP, TURNED, TOKEN):
        text = {
            SPOT: _("choose where {name} is summoned"),
            PICK_UP: _("no piece is left: pick one up for {name}"),
            TURNED: _("choose which way the pattern of {name} lies"),
            TOKEN: _("choose the colour that helps to summon {name}"),
        }[kind]
        return text.format(name=NAMES[frame[1]])
    return _turn(s)


def has_actions(s: "GameState") -> bool:
    """Whether what is asked is what the actions of the turn are used for."""
    return s.stack[-1][0] == TURN and not s.passed and s.acts > 0


def _turn(s: "GameState") -> str:
    if s.passed:
        return _("place a piece for your team mate")
    if s.acts <= 0:
        return _("no actions are left: end the turn, or play what is free")
    if s.acts == 1:
        told = _("one action: place a piece, summon a being or discard a card")
        last = _("one action of the last turn: place a piece, summon a being or discard a card")
    else:
        told = _("{count} actions: place pieces, summon beings or discard a card")
        last = _("{count} actions of the last turn: place pieces, summon beings or discard a card")
    return (last if s.final >= 0 else told).format(count=s.acts)


def effect_of(program: int) -> tuple[int, str]:
    """The card an effect stands on, and what it says."""
    if program < UPPER:
        return program, BEINGS[program].text
    if program < FROZEN:
        number = (program - UPPER) % (LOWER - UPPER)
        flare = FLARES[number]
        return FLARE + number, flare.upper_text if program < LOWER else flare.lower_text
    if program < WARP:
        return program - FROZEN, BEINGS[program - FROZEN].frozen_text
    return program - WARP, BEINGS[program - WARP].warp_text


def effect_name(program: int) -> str:
    """The card whose effect a program is."""
    if program < UPPER:
        return BEINGS[program].name
    if program < FROZEN:
        return FLARES[(program - UPPER) % (LOWER - UPPER)].name
    if program < WARP:
        return _("{name}, thawed").format(name=NAMES[program - FROZEN])
    return _("{name}, warped").format(name=NAMES[program - WARP])


def _said() -> frozenset[str]:
    """The first words of everything that can be said in an effect."""
    words = {"move", "to", "toward", "colour"}
    for program in PROGRAMS:
        for node in program:
            if isinstance(node, effects.Either):
                words |= {word.split()[0] for word in node.words}
            elif isinstance(node, effects.Ask):
                words.add(node.verb.split()[0])
    return frozenset(words)


EFFECT_WORDS = _said()
