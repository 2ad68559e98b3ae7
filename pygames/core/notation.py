"""Text of actions and positions: the four errors, and how a typed text finds its action."""

from collections.abc import Iterable, Sequence

from pygames.core.refusal import Refusal


class NotationError(ValueError):
    """A text that stands for no action that can be taken now."""


class MalformedAction(NotationError):
    """The text is no action of this game in any position."""


class IllegalAction(NotationError):
    """The text is an action, but the rules forbid it here; `refusal` says which rule."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class AmbiguousAction(NotationError):
    """The text may stand for several actions; `candidates` are their full texts."""

    def __init__(self, text: str, candidates: Sequence[str]) -> None:
        super().__init__(f"{text!r} may be any of: {', '.join(candidates)}")
        self.candidates = tuple(candidates)


class PositionError(ValueError):
    """Data that is no possible position; `reasons` lists every fault found."""

    def __init__(self, reasons: Sequence[str]) -> None:
        super().__init__("; ".join(reasons))
        self.reasons = tuple(reasons)


def fold(text: str) -> str:
    """The text with case and white space made even, as actions are compared.

    >>> fold("  Play   4 ")
    'play 4'
    """
    return " ".join(text.lower().split())


def match(text: str, candidates: Iterable[str]) -> list[str]:
    """The candidates a typed text stands for: the exact one, else those it begins, word by word.

    >>> match("play 4", ["play 4", "play 40"])
    ['play 4']
    >>> match("play", ["play 4", "play 5", "pass"])
    ['play 4', 'play 5']
    """
    texts = list(candidates)
    if text in texts:
        return [text]
    wanted = fold(text)
    exact = [c for c in texts if fold(c) == wanted]
    if exact or not wanted:
        return exact
    return [c for c in texts if fold(c).startswith(wanted + " ")]
