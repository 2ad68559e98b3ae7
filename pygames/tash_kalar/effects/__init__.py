"""The vocabulary card effects are written in, and the interpreter that carries them out.

An effect is a tuple of steps, done in order. What is half done is kept as numbers in `state.fx` (the
registers named in `pieces`), so a state can be copied and saved between any two choices.

**Steps that ask** (each choice is one action; a step with one possible choice that may not be
declined is done unasked; a mandatory step with no possible choice is passed over):

    destroy(sel)  upgrade(sel)  downgrade(sel)      one piece of the selector
    convert(sel, "C")                               an enemy piece into an own common one; "=" same rank
    place("C", where)                               an own piece on an empty square of `where`
    place("C", where, COLOUR_CHOSEN)                a piece of the colour chosen before
    gateway_of(sel)  pick(sel)                      make it the Gateway; only point at it (LAST, AT)
    move(sel, kind, ...)  leap(sel, kind, ...)      a piece, then where to; see `move`
    shoot(ways, hits)                               a direction; destroys what `hits` says
    choose_colour(test)                             an enemy colour, kept in COLOUR
    choose_card(verb, source, use)                  a card
    discard_of(FLARES_HELD, ...)                    discard a card of the hand
    either(("move", steps...), ("act", steps...))   one of several branches, named by a word

    may(step)         it may be declined            upto(3, step)    0 to 3 times
    times=2           so often, mandatory           fresh=True       a different piece each time

**Steps that just happen**: `destroy_all(sel, ...)`, `gain(n)`, `count_enemy()`, `legend_summoned()`,
`remember(value)` (in SPARE), `keep(register)` (its square, in KEPT), `do(function)`; such a function
may use `go_on_with` to copy another card's effect.

**Flow**: `when(guard, steps..., otherwise=(steps...))`, `for_each(ENEMIES or COLOURS, steps...)`.
Guards: `DID_IT` (the last asking step did something), `downed(n)` (the latest step destroyed so many
pieces, of any colour), `DOWNED_L`, `EVENLY` (it landed on an equal rank), `was("C")` (rank of the
piece last chosen, as it was), `ON_RED`, `ON_GREEN` (the summoning square), `RAN_OVER`,
`MORE_ACTIONS`, `any_in(sel)`, `both(...)`, `isnt(...)`; any function of (state, registers) will do.

**Selectors**: `own("CH", where)`, `enemy(...)`, `anyone(...)`, with the ranks as letters and where as
one of the areas: NEAR, ORTH, DIAG, `within(n)` (around self), MARKED, MARKED2, USED_PIECES (of the
pattern), IT (the piece last acted on), NEAR_IT, NEAR_SPOT (around the square last chosen), THE_KEPT,
NEAR_KEPT (the square `keep` keeps), ON_BOARD; any function of (state, registers) giving squares will
do. `but_self=True` leaves the summoned being out; `test=` is a further condition on (state,
registers, square), as `beside("own", "H", 2)`. ME is the summoned being.

A new step is a subclass of `Ask` (what can be chosen, what a choice does; see `steps`) or a function
given to `do`; a new area or condition is a plain function in `selectors`, a new guard one in `guards`;
what only one card needs stands beside that card. Whatever these modules define is exported from here.
Boards change through the functions of `pieces` alone.
"""

from pygames.tash_kalar.effects.choices import *  # noqa: F403
from pygames.tash_kalar.effects.flow import *  # noqa: F403
from pygames.tash_kalar.effects.guards import *  # noqa: F403
from pygames.tash_kalar.effects.hand import *  # noqa: F403
from pygames.tash_kalar.effects.moves import *  # noqa: F403
from pygames.tash_kalar.effects.selectors import *  # noqa: F403
from pygames.tash_kalar.effects.steps import *  # noqa: F403
