"""Actions and positions as text."""

from pygames.hack_trick.layout import (
    ASK,
    COMMAND_GUARD,
    COMMAND_PLAY,
    DEALER,
    DEALT,
    DRAW,
    DRAWN,
    FIRST,
    MARK_PLAIN,
    MARK_X2,
    OVER,
    PASS,
    PAY_PLAIN,
    PAY_X2,
    PHASE,
    PLAY,
    START_ROW,
    TURN,
)

_TEXTS = {
    DRAW: "draw",
    ASK: "ask",
    MARK_PLAIN: "mark plain",
    MARK_X2: "mark x2",
    PASS: "pass",
    COMMAND_PLAY: "play!",
    COMMAND_GUARD: "guard!",
    PAY_PLAIN: "pay plain",
    PAY_X2: "pay x2",
    **{PLAY + value: f"play {value}" for value in range(6)},
    **{START_ROW + value: f"start {value}" for value in range(6)},
}


def action_text(cells: list[int], action: int) -> str:
    """The text of an action or a chance outcome: `dealer 1`, `deal 0 3` (to a seat), `aside 5`."""
    phase = cells[PHASE]
    if phase > OVER:
        return _TEXTS[action]
    if phase == FIRST:
        return f"dealer {action}"
    if phase == DRAWN:
        return f"deal {cells[TURN]} {action}"
    dealt = cells[DEALT]
    if dealt >= 7:
        return f"aside {action}"
    return f"deal {cells[DEALER] if dealt > 2 else 1 - cells[DEALER]} {action}"
