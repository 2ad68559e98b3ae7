"""The same as `test_readings`, for the Nethervoid, the Etherweave, the legends, the flares and the tasks."""

import random
from collections.abc import Iterable, Iterator
from itertools import islice

import pytest

from pygames.core.cards import card_of
from pygames.tash_kalar.board import XY
from pygames.tash_kalar.cards import BEINGS, ETHERWEAVE, LEGEND, NAMES, NETHERVOID
from pygames.tash_kalar.cards.being import Being
from pygames.tash_kalar.cards.tasks import TASKS, fulfilled
from pygames.tash_kalar.notation import parse_position
from pygames.tash_kalar.pieces import gateway
from pygames.tash_kalar.state import GameState
from pygames.tash_kalar.words import piece_text
from tests.tash_kalar.readings import etherweave, flares, legends, nethervoid, playing, tasks
from tests.tash_kalar.readings.playing import Picture, act, arrivals, laid_out, outcomes, some_rank, spot
from tests.tash_kalar.readings.realm import MERCHANT, Realm
from tests.tash_kalar.readings.world import (
    COMMON,
    GREEN,
    HEROIC,
    LEGENDARY,
    RED,
    SQUARES,
    Arrival,
    Piece,
    Square,
    around,
    distance,
)

READINGS = nethervoid.READINGS | etherweave.READINGS | legends.READINGS
NUMBERS = {being.name: card for card, being in BEINGS.items()}
POSITIONS, ENOUGH, TOO_MANY = 25, 2500, 800
"""So many positions for each card, fewer once so many outcomes were read. Flares with more in one are
not played out."""
ACTIONS = 3
"""So many are left at the start."""


def test_every_card_of_them_is_read_twice() -> None:
    assert READINGS.keys() == {BEINGS[card].name for card in BEINGS if card >= NETHERVOID.start}
    assert etherweave.WARPS.keys() == {being.name for being in BEINGS.values() if being.warp}
    assert len(flares.HALVES) == 12


@pytest.mark.parametrize("name", READINGS)
def test_card_does_what_its_second_reading_says(name: str) -> None:
    rng = random.Random(name)
    left = ENOUGH
    while left > 0:
        world, square, wild = set_up(rng, BEINGS[NUMBERS[name]])
        text = f"wild: {wild}\n{drawn(world, name)}"
        state = parse_position(text)
        act(state, f"summon {name.lower()}", spot(square))
        read = [
            pictured(ended(after, name))
            for w, arrival in arrived(world, name, square, wild)
            for after in READINGS[name](w, arrival)
        ]
        assert outcomes(state, seen)[0] == set(read), text
        left -= max(len(read), ENOUGH // POSITIONS)


@pytest.mark.parametrize("name", etherweave.WARPS)
def test_warp_effect_does_what_its_second_reading_says(name: str) -> None:
    rng = random.Random(name)
    left = ENOUGH
    while left > 0:
        world, _square, _wild = set_up(rng, BEINGS[NUMBERS[name]])
        world.pending, world.captive = "", None
        world.hand = tuple(card for card in world.hand if card != name)
        text = drawn(world, name)
        state = parse_position(text)
        act(state, f"warp {name.lower()}")
        world.pending = name
        read = [pictured(w) for w in etherweave.WARPS[name](world)]
        assert outcomes(state, seen)[0] == set(read), text
        left -= max(len(read), ENOUGH // POSITIONS)


@pytest.mark.parametrize("number", range(12))
def test_flare_does_what_its_second_reading_says(number: int) -> None:
    """Played for neither half, for one and for both."""
    rng = random.Random(number)
    upgraded, upper, total, lower = flares.HALVES[number]
    left = ENOUGH
    played: set[tuple[bool, bool]] = set()
    while left > 0 or len(played) < 4:
        world = outnumbered(rng)
        halves = {
            foe: (world.lead(foe, HEROIC) >= upgraded, world.lead(foe, COMMON) >= total) for foe in world.foes
        }
        if left <= 0 and played.issuperset(halves.values()):
            continue
        read: list[Picture] = []
        for foe, (above, below) in halves.items():
            if above or below:
                start = world.noted(f"points {foe}", int(len(world.stock) > 2))
                first = upper(start) if above else [start]
                after = (w for v in first for w in (lower(v) if below else [v]))
                read += [pictured(w) for w in islice(after, TOO_MANY)]
        left -= max(len(read), ENOUGH // POSITIONS)
        if len(read) >= TOO_MANY:
            continue
        played.update(halves.values())
        text = drawn(world, f"Flare {number + 1}")
        state = parse_position(text)
        if read:
            act(state, f"flare {number + 1}")
            assert outcomes(state, seen)[0] == set(read), text
        else:
            assert f"flare {number + 1}" not in map(state.action_to_string, state.legal_actions()), text


def test_tasks_are_fulfilled_when_their_second_reading_says() -> None:
    rng = random.Random(24)
    told = {(task.name, answer): 0 for task in TASKS for answer in (True, False)}
    for _position in range(500):
        world = contested(rng)
        world.felled.update({(1 - world.mine, rank): rng.choice((0, 0, 1, 1, 2, 3)) for rank in (1, 2, 3)})
        haunt = rng.choice([SQUARES, sorted(RED | GREEN)])
        summoned = [(rng.choice(haunt), rng.choice((1, 2, 3))) for _being in range(rng.randrange(4))]
        felled = [world.felled[piece >> 2, piece & 3] for piece in range(16)]
        text = f"felled: {' '.join(map(str, felled))}\n{drawn(world, 'Titan')}"
        state = parse_position(text)
        state.summoned = [XY.index(square) * 4 + rank for square, rank in summoned]
        read = tasks.fulfilled(world, summoned)
        assert {task.name: fulfilled(state, n) for n, task in enumerate(TASKS)} == read, text
        for item in read.items():
            told[item] += 1
    assert all(told.values()), told


# -- positions -----------------------------------------------------------------------------------


def set_up(rng: random.Random, being: Being) -> tuple[Realm, Square, int]:
    """A position in which the being can be summoned on the square, and with how many enemy pieces."""
    while True:
        plain, square, wild = laid_out(rng, being)
        if plain.stock[plain.mine][being.rank == "L"]:
            break
    if being.pattern.anywhere:
        square = rng.choice([at for at in etherweave.COLOURLESS if at not in plain.board])
    world = Realm(plain.mine, plain.board, plain.stock)
    if NUMBERS[being.name] in NETHERVOID:
        own = world.own(COMMON, HEROIC)
        world.gate = world.board[rng.choice(own)].number if own and rng.random() < 0.8 else -1
        world.hand = ("Flare 3",)
    if NUMBERS[being.name] in ETHERWEAVE:
        deal(rng, world, being.name)
    return world, square, wild


def deal(rng: random.Random, w: Realm, name: str) -> None:
    """Cards for the Etherweave: a hand, discards, often a pending being, a piece on the Merchant."""
    others = [card for card in etherweave.READINGS if card != name]
    rng.shuffle(others)
    twin = {"Lesser Shadow Twin": "Greater Shadow Twin", "Greater Shadow Twin": "Lesser Shadow Twin"}.get(
        name
    )
    if twin and rng.random() < 0.7:
        others.remove(twin)
        w.pile = (twin,)
    w.hand = ("Flare 3", "Titan", others.pop())[: rng.randrange(4)]
    w.pile = (*w.pile, *(others.pop() for _card in range(rng.randrange(4))))
    if rng.random() < 0.6:
        w.pending = rng.choice([card for card in others if card in etherweave.WARPS])
    if name == MERCHANT and rng.random() < 0.8:
        w.pending = MERCHANT
    if w.pending == MERCHANT:
        colour, rank = rng.choice(w.colours), some_rank(rng)
        plain, legends_left = w.stock[colour]
        if rank == LEGENDARY and legends_left:
            w.captive = Piece(colour, rank, 99)
            w.stock[colour] = plain, legends_left - 1
        elif plain > (colour == w.mine):
            w.captive = Piece(colour, min(rank, HEROIC), 99)
            w.stock[colour] = plain - 1, legends_left


def outnumbered(rng: random.Random) -> Realm:
    """A position in which somebody may be ahead; all have a common piece, the own stock has few."""
    colours = rng.choice((2, 3))
    mine = rng.randrange(colours)
    squares = rng.sample([at for at in SQUARES if distance(at, (4, 4)) <= 3], 40)
    board: dict[Square, Piece] = {}
    for colour in range(colours):
        for piece in range(rng.randrange(1, 6 if colour == mine else 12)):
            rank = rng.choice((COMMON, HEROIC)) if piece else COMMON
            board[squares.pop()] = Piece(colour, rank, len(board) + 1)
    sizes = [sum(p.colour == colour for p in board.values()) for colour in range(colours)]
    stock = [((17 if colours == 2 else 15) - size, 3) for size in sizes]
    stock[mine] = rng.randrange(3), 3
    return Realm(mine, board, stock)


def contested(rng: random.Random) -> Realm:
    """Many pieces where tasks want them, often some around one enemy."""
    mine = rng.randrange(2)
    haunt = rng.choice(tasks.haunts())
    board: dict[Square, Piece] = {}
    left = [[17, 3], [17, 3]]

    def put(squares: Iterable[Square], colour: int, count: int) -> None:
        free = [at for at in squares if at not in board]
        for at in rng.sample(free, min(count, len(free))):
            rank = rng.choice((COMMON, COMMON, HEROIC, HEROIC, LEGENDARY))
            if left[colour][rank == LEGENDARY]:
                left[colour][rank == LEGENDARY] -= 1
                board[at] = Piece(colour, rank, len(board) + 1)

    if rng.random() < 0.4:
        centre = rng.choice(SQUARES)
        put([centre], 1 - mine, 1)
        put(around(centre), mine, rng.randrange(5, 9))
        put([at for at in SQUARES if distance(at, centre) == 2], 1 - mine, 1)
    put(haunt, mine, rng.randrange(4, 14))
    put(haunt, 1 - mine, rng.randrange(3))
    put(SQUARES, mine, rng.randrange(9))
    put(SQUARES, 1 - mine, rng.randrange(6))
    return Realm(mine, board, [(plain, legendary) for plain, legendary in left])


def arrived(w: Realm, name: str, square: Square, wild: int) -> Iterator[tuple[Realm, Arrival]]:
    """The being arrives; one of the Nethervoid may become the Gateway."""
    being = BEINGS[NUMBERS[name]]
    if w.pending == name:
        w.pending = ""
    if being.pattern.anywhere:
        v = w.placed(square, w.mine, HEROIC)
        v.me = v.board[square].number
        yield v, Arrival(square, [], [], [], -1)
        return
    for v, arrival in arrivals(w, being, square, wild):
        opens = v.gateway is None or v.rank(v.gateway) < v.rank(square)
        yield (v.opened(square) if NUMBERS[name] in NETHERVOID and opens else v), arrival


def drawn(w: Realm, name: str) -> str:
    """The position as text."""
    seat = w.mine + 1
    held = {name, *w.hand, w.pending} - {""}
    hand = [f"{card.lower()} (all)" if card == w.pending else card.lower() for card in sorted(held)]
    lines = [f"hand {seat}: {', '.join(hand)}"]
    lines += [f"discard {seat}: {', '.join(card.lower() for card in w.pile)}"] if w.pile else []
    lines += [f"pending {seat}: {w.pending.lower()}"] if w.pending else []
    if w.captive:
        lines.append(f"captive {seat}: {piece_text(w.captive.colour << 2 | w.captive.rank)}")
    number = NUMBERS.get(name, 0)
    school = "nethervoid" if number in NETHERVOID else "etherweave" if number in ETHERWEAVE else "everfrost"
    return "\n".join([*lines, playing.drawn(w, school, w.gate)])


# -- outcomes ------------------------------------------------------------------------------------


def ended(w: Realm, name: str) -> Realm:
    """The card leaves the hand; it took an action."""
    legend = NUMBERS[name] >= LEGEND
    v = w.noted("actions", -1).noted("legend summoned", int(legend))
    if not legend and not v.notes["buried"]:
        v.pile = (*v.pile, name)
    return v


def pictured(w: Realm) -> Picture:
    return (
        *playing.pictured(w),
        w.gateway,
        (frozenset(w.hand), w.pending, w.pile, w.returned),
        w.captive and (w.captive.colour, w.captive.rank),
    )


def seen(s: GameState) -> Picture:
    seat = s.turn
    notes = {
        "actions": s.acts - ACTIONS,
        "buried": len(s.decks[seat].bottom),
        "legend summoned": sum(being & 3 == LEGENDARY for being in s.summoned),
        "possessed": s.possessed + 1,
        "oblivion": s.oblivion,
        "void": s.void,
        "turns": s.again,
        **{f"points {foe}": s.points[4 * foe + seat] for foe in range(s.sides) if foe != seat},
    }
    square = gateway(s, seat)
    pending = NAMES[s.pending[seat]] if s.pending[seat] >= 0 else ""
    cards = {NAMES[card_of(value)] for hand in s.hands[3 * seat : 3 * seat + 3] for value in hand}
    top = s.decks[seat].top
    captive = s.captive[seat]
    return (
        *playing.seen(s, notes),
        XY[square] if square >= 0 else None,
        (
            frozenset(cards - {pending}),
            pending,
            tuple(NAMES[card] for card in s.discards[seat]),
            NAMES[card_of(top[-1])] if top else "",
        ),
        (captive >> 2 & 3, captive & 3) if captive else None,
    )
