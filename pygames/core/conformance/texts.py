"""Checks of words: actions as text, refusals, the rulebook."""

import re

from pygames.core.conformance.positions import damaged_text
from pygames.core.conformance.visit import Broken, Visit
from pygames.core.game import Game
from pygames.core.notation import AmbiguousAction, IllegalAction, MalformedAction, fold, match
from pygames.core.refusal import TABLE_RULES

ID = re.compile(r"^\s*(?:[-*+] |\d+\. )?\{#([^}]*)\}", re.MULTILINE)
POSITION = re.compile(r"^```position\n(.*?)^```", re.MULTILINE | re.DOTALL)
TRIED = 30
"""How many texts are tried at a position."""
NONSENSE = ("", " ", "xyzzy", "/resign 0", "7", "-1", "play", "play 10", "²", "\0", "💥", "{p0}", "a " * 500)


def rule_ids(game: Game) -> frozenset[str]:
    """The ids of the rulebook's paragraphs."""
    return frozenset(ID.findall(game.rulebook()))


def rulebook(game: Game) -> None:
    """Rules have ids of one prefix, each once; the positions shown are positions."""
    ids = ID.findall(game.rulebook())
    twins = {rule for rule in ids if ids.count(rule) > 1}
    if not ids or twins:
        raise Broken(f"ids that stand twice: {sorted(twins)}" if twins else "no rule has an id")
    if len({rule.split("-")[0] for rule in ids}) > 1:
        raise Broken("the ids have several prefixes")
    for rule in ids:
        if not re.fullmatch(r"[a-z]+(-[a-z0-9]+)+", rule):
            raise Broken(f"{rule!r} is no id")
    for text in POSITION.findall(game.rulebook()):
        state = game.positions.parse_position(text)
        game.face.render(state, game.seat_names(state.seats))


def notation(visit: Visit) -> None:
    """Every legal action has its own text, which finds it again however it is typed."""
    state = visit.state
    named = [state.action_to_string(action) for action in state.legal_actions()]
    if len(set(named)) < len(named):
        raise Broken(f"two actions share a text: {named}")
    for text in named:
        if text != fold(text) or not text or text.startswith("/") or not text.isprintable():
            raise Broken(f"{text!r} is no text for an action")
        if text not in visit.texts:
            visit.texts.append(text)
    if named:
        at = visit.rng.randrange(len(named))
        typed = f"  {named[at].upper().replace(' ', '   ')} "
        for text in (named[at], typed):
            if state.string_to_action(text) != state.legal_actions()[at] or state.why_not(text) is not None:
                raise Broken(f"{text!r} does not find its action")


def refusals(visit: Visit) -> None:
    """Whatever is typed is legal or refused by a rule of the rulebook, never by an exception, and
    the refusal depends on nothing its player does not know."""
    state = visit.state
    before = state.key()
    worlds = [state]
    if visit.player >= 0:
        view = state.observe(visit.player)
        worlds += [view, view.determinize(visit.rng)]
    for text in _tried(visit):
        answers = [world.why_not(text) for world in worlds]
        refusal = answers[0]
        if any(other != refusal for other in answers):
            raise Broken(f"{text!r} is answered differently where its player sees the same: {answers}")
        legal = match(text, map(state.action_to_string, state.legal_actions()))
        if refusal is None:
            if not legal:
                raise Broken(f"{text!r} is not legal, but nothing refuses it")
            continue
        if legal:
            raise Broken(f"{text!r} is legal, but refused by {refusal.rule}")
        if refusal.rule not in visit.ids and refusal.rule not in TABLE_RULES:
            raise Broken(f"{text!r} is refused by {refusal.rule}, which the rulebook does not have")
        if not refusal.message.strip() or "\n" in refusal.message:
            raise Broken(f"{text!r} is refused with the message {refusal.message!r}")
        visit.rules[refusal.rule] += 1
        _check_errors(visit, text, refusal.rule)
    if state.key() != before:
        raise Broken("asking why not changed the state")


def _check_errors(visit: Visit, text: str, rule: str) -> None:
    wanted = MalformedAction if rule == "table-notation" else IllegalAction
    try:
        visit.state.string_to_action(text)
    except AmbiguousAction as error:
        raise Broken(f"{text!r} is refused, but called ambiguous") from error
    except wanted:
        return
    raise Broken(f"{text!r} is refused, but taken")


def _tried(visit: Visit) -> list[str]:
    rng = visit.rng
    known = visit.texts
    tried = [rng.choice(NONSENSE) for _text in range(4)]
    tried += [rng.choice(known) for _text in range(TRIED - 10) if known]
    tried += [damaged_text(rng.choice(known), rng) for _text in range(6) if known]
    return tried
