"""Tash-Kalar at the page: a whole game, four people on one device, every kind of effect, a phone."""

import random
import re
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from e2e.table import BEGINNER, HERE, YOU, Person, kept_record
from pygames.core.cards import FACE_DOWN, card_of, knows
from pygames.core.game import SPECTATOR
from pygames.tash_kalar import closing
from pygames.tash_kalar.board import ALL
from pygames.tash_kalar.board import NAMES as SQUARES
from pygames.tash_kalar.cards import NAMES as CARDS
from pygames.tash_kalar.pieces import GATE
from pygames.tash_kalar.state import GameState
from pygames.tash_kalar.words import draw_rows

GAME = "tash-kalar"
PEOPLE = ("Ann", "Bo", "Cy", "Di")


@pytest.fixture
def person(page: Page, site: str) -> Person:
    page.emulate_media(reduced_motion="reduce")
    return Person(page, site)


def state_of(person: Person, longer_than: int = -1) -> GameState:
    """The position of the record in the store."""
    state = kept_record(person.page, longer_than).replay().state
    assert isinstance(state, GameState)
    return state


def drawn(person: Person) -> list[int]:
    """The pieces of the arena as they are drawn, by square."""
    pieces = person.page.locator(".arena .square:has(.piece)").evaluate_all(
        """squares => squares.map((square) => {
          const classes = square.querySelector(".piece").getAttribute("class");
          const [, seat, rank] = /seat-(\\d) rank-(\\d)/.exec(classes);
          return [square.dataset.key, Number(seat), Number(rank), square.querySelector(".gate") !== null];
        })"""
    )
    board = [0] * len(ALL)
    for square, seat, rank, gate in pieces:
        board[SQUARES.index(square)] = seat << 2 | rank | GATE * gate
    return board


def prefer(rng: random.Random, legal: list[str]) -> str:
    """One of the actions that bring a game on: claim, summon, place, then the others."""
    for verb in ("claim", "summon", "place"):
        if found := [text for text in legal if text.startswith(verb)]:
            return rng.choice(found)
    return rng.choice(legal)


def test_a_high_form_game_to_its_end(person: Person) -> None:
    """Summoning whatever can be summoned; the end on the page is the end of the record kept."""
    rng, verbs = random.Random(5), set()
    person.sit(GAME, YOU, BEGINNER, form="high form", schools="sylvan imperial")
    for _ in range(500):
        person.turn()
        if person.over():
            break
        text = prefer(rng, person.legal())
        verbs.add(text.split()[0])
        person.act(text)
    assert person.over() and verbs >= {"place", "summon", "at"}
    person.kept()
    state = state_of(person)
    assert state.outcome() is not None
    expect(person.page.locator(".panel .school")).to_have_text(["Sylvan", "Imperial"])
    points = person.page.locator(".panel .points b")
    expect(points).to_have_text([str(closing.score(state, side)[0]) for side in range(2)])
    assert drawn(person) == [piece & (GATE | 15) for piece in state.board]


# -- four people on one device ---------------------------------------------------------------------


def expect_nothing_hidden(person: Person, state: GameState, viewer: int) -> None:
    """No card that stands in a hand and that the viewer may not know is named on the page, drawn on
    it, pointed at by it or read out from it."""
    page = person.page
    secret = {
        card_of(value)
        for place, hand in enumerate(state.hands)
        for value in hand
        if place // 3 != viewer and not knows(value, viewer)
    } - {FACE_DOWN}
    assert len(secret) >= 3 * (state.seats - 1)
    there = page.content() + page.locator("html").aria_snapshot()
    for name in sorted(map(CARDS.__getitem__, set(CARDS) - secret), key=len, reverse=True):
        there = re.sub(rf"\b{re.escape(name)}\b", "", there, flags=re.IGNORECASE)
    for card in secret:
        assert not re.search(rf"\b(card-{card}|{re.escape(CARDS[card])})\b", there, re.IGNORECASE), CARDS[
            card
        ]


def expect_hand(person: Person, state: GameState, viewer: int) -> None:
    """The hand on the page is the viewer's, or nobody's."""
    own = (
        [] if viewer == SPECTATOR else [v for hand in state.hands[3 * viewer : 3 * viewer + 3] for v in hand]
    )
    keys = person.page.locator("[data-region=hand] .being").evaluate_all("all => all.map(b => b.dataset.key)")
    assert sorted(keys) == sorted(f"card-{card_of(value)}" for value in own)


def test_a_melee_of_four_shows_no_hand_but_the_viewers(person: Person) -> None:
    """Checked against the record in the store at every cover and every decision of three rounds."""
    page, rng = person.page, random.Random(6)
    person.sit(GAME, YOU, HERE, HERE, HERE, names=PEOPLE)
    viewer, covers, length, acted, seen = SPECTATOR, 0, 0, False, set()
    for _ in range(200):
        page.wait_for_selector("[data-do=show], [data-do=pass], [data-action].can")
        covered = page.locator("[data-do=show]").count() > 0
        passing = page.locator("[data-do=pass]").count() > 0
        if acted:
            state = state_of(person, length)
            if state.turns[0] > 3:
                break
            if not covered and not passing:
                viewer = state.current_player()
            expect_hand(person, state, SPECTATOR if covered else viewer)
            expect_nothing_hidden(person, state, SPECTATOR if covered else viewer)
            seen.add(viewer)
            covers += covered
            length = len(kept_record(page).actions)
        if covered or passing:
            assert not covered or person.legal() == []
            person.do("show" if covered else "pass")
            length -= acted
        else:
            person.act(prefer(rng, person.legal()))
            acted = True
    assert covers > 8 and seen == {0, 1, 2, 3}


# -- effects ---------------------------------------------------------------------------------------

IMPERIAL, EVERFROST, NETHERVOID, ETHERWEAVE = (
    f"schools: {school} highland\nturns: 2 2\n"
    for school in ("imperial", "everfrost", "nethervoid", "etherweave")
)
EFFECTS = (
    (
        "destroy",
        IMPERIAL + "hand 1: swordmaster\nboard d4:\nc C H\n. . C\nc . .",
        "summon swordmaster, at d5, destroy e4",
        ("d4", "c . H", "h . C", "c . ."),
    ),
    (
        "upgrade, move one piece",
        IMPERIAL + "hand 1: chronicler\nboard d4:\n. c C\nc . c",
        "summon chronicler, at e5, upgrade f5, to f4",
        ("d4", ". c h", "c c ."),
    ),
    (
        "leap, downgrade, place",
        IMPERIAL + "hand 1: gryphon rider\nboard d4:\n. c . . .\nc . c . .\n. . . c H",
        "summon gryphon rider, at f4, to h6, downgrade h6, place h5",
        ("h5", "c .", "c ."),
    ),
    (
        "move several pieces",
        IMPERIAL + "hand 1: infantry captain\nboard c4:\n. . . . .\nc c . c c\n. C . . .",
        "summon infantry captain, at e4, move c5, to d6, move d6, to c7",
        ("c5", ". c . c c", ". . . . .", "c . . . ."),
    ),
    (
        "toward",
        IMPERIAL + "hand 1: cannon\nboard c4:\n. . . . . . .\n. c c C H c L\nc . . . . . .",
        "summon cannon, at e5, toward e",
        ("c5", ". c h . H . L"),
    ),
    (
        "mark",
        IMPERIAL + "hand 1: assassin\nboard c3:\n. . c . c . .\n. c . . . c .\nc . L . C . c",
        "summon assassin, at f6, mark g5",
        ("e5", "L . . .", ". h . ."),
    ),
    (
        "convert",
        EVERFROST + "hand 1: frostweave illusionist\nboard d4:\nc . c\n. . C\n. c .",
        "summon frostweave illusionist, at e4, thaw frostweave illusionist, convert f5",
        ("d4", "c C c", ". . c", ". c ."),
    ),
    (
        "mirror",
        EVERFROST + "hand 1: crystal mirror\nboard c4:\nC . c H .\n. C . . .\n. . c . .",
        "summon crystal mirror, at e5, mirror d5, mirror c4",
        ("c4", "C . c H c", ". C c c .", ". . c . ."),
    ),
    (
        "gateway",
        NETHERVOID + "form: duel\nhand 1: gate master\nboard d4:\n. c c .\nc . c c\nh* . . .",
        "summon gate master, at e5, gateway e5",
        ("d4", ". c c .", "c h* c c", "l . . ."),
    ),
    (
        "either branch",
        IMPERIAL + "hand 1: fire elemental\nboard c2:\nC . . . C\n. L C c .\n. . . H .\n. h . c .\nh . c . c",
        "summon fire elemental, at e4, adjacent",
        ("c2", "C . . . C", ". L . c .", ". . l . .", ". h . c ."),
    ),
    (
        "choose two",
        ETHERWEAVE + "hand 1: translocationist\nboard d4:\n. . c h\nc . . .\nc c . .",
        "summon translocationist, at e5, choose g4, choose f4, skip",
        ("d4", ". . h c", "c c . ."),
    ),
    (
        "take, release",
        ETHERWEAVE + "hand 1: merchant of time\nboard d3:\n. . . . L\n. . . . .\n. c . c .\nc . c . C",
        "warp merchant of time, take h3, summon merchant of time, at f4, release h3",
        ("h3", "L"),
    ),
    (
        "copy",
        ETHERWEAVE + "hand 1: ziggurat sentinel\ndiscard 1: lesser shadow twin, merchant of time\n"
        "board d4:\n. . .\n. . c\n. c c\nc c .",
        "summon ziggurat sentinel, at f4, copy, upgrade d7",
        ("d7", "h c"),
    ),
    (
        "tend",
        IMPERIAL + "hand 1: the eldest tree\nboard c3:\n. . C . .\n. L . h .\nc . . . c\n. h . H .",
        "summon the eldest tree, at e5, destroy f6, place e4, place d5",
        ("c4", ". L c h .", "c c l . c", ". h . . ."),
    ),
    (
        "discard, an action for it",
        EVERFROST + "hand 1: flare 3\nfrozen 1: winter whisperer\nboard d4:\nc h C",
        "thaw winter whisperer, destroy d4, discard flare 3, place a5, place a4, place e7",
        ("a4", "c . . . h C", "c . . . . ."),
    ),
    (
        "gain an action",
        "schools: sylvan highland\nturns: 2 2\nhand 1: unicorn\nboard d4:\n. c . H\nc c . .\nc . . .",
        "summon unicorn, at f4, act, place a5, place a4",
        ("a4", "c . . . c h H", "c . . c c . ."),
    ),
    (
        "a card, of those in play",
        ETHERWEAVE + "hand 1: warpmaster, translocationist\nboard d3:\n. c .\n. . .\nc . .\n. c .",
        "warp translocationist, summon warpmaster, at f5, return, warp translocationist",
        ("f5", "h"),
    ),
    (
        "a card, frozen anew",
        EVERFROST + "hand 1: frozen chest\ndiscard 1: ice queen, snow fox, ice wyvern\nboard d4:\nc c c",
        "summon frozen chest, at e4, freeze ice wyvern",
        ("d4", "c h c"),
    ),
    (
        "colour, place",
        "schools: nethervoid highland imperial\nhand 1: possessed summoner\nboard d4:\n"
        ". . c C\nc c . c3\n. c . .",
        "summon possessed summoner, at e4, colour 3, place g6",
        ("d4", ". h* c C", "c c . c3", ". c . c3"),
    ),
)


def test_every_kind_of_effect_by_clicks(person: Person) -> None:
    page = person.page
    page.goto(f"{person.site}embed.html#game={GAME}")
    person.ready()
    for name, position, clicks, (corner, *rows) in EFFECTS:
        page.evaluate("where => { location.hash = where; }", f"game={GAME}&position={quote(position)}")
        for text in clicks.split(", "):
            expect(page.locator(f'[data-action="{text}"].can').first, name).to_be_visible()
            person.act(text)
        width, height = max(len(row.split()) for row in rows), len(rows)
        expected = [row.split() for row in rows]
        for _ in range(200):
            found = [row.split() for row in draw_rows(drawn(person), corner, width, height)]
            if found == expected:
                break
            page.wait_for_timeout(50)
        assert found == expected, name


# -- a phone, the cards ----------------------------------------------------------------------------


def test_nothing_is_wider_than_a_phone(person: Person) -> None:
    page = person.page
    page.set_viewport_size({"width": 390, "height": 844})
    person.sit(GAME, YOU, BEGINNER).turn()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    board = page.locator(".arena").bounding_box()
    assert board and board["x"] >= 0 and board["x"] + board["width"] <= 390 and board["width"] > 320


def test_the_cards_are_searched(bare_page: Page, site: str) -> None:
    page = bare_page
    page.goto(f"{site}tash-kalar-cards.html")
    found, shown = page.locator("[name=found]"), page.locator(".gallery li:visible h3")
    expect(found).not_to_have_text("")
    page.locator("[data-search] [name=words]").fill("Knight")
    expect(shown.filter(has_text=re.compile("^Knight$"))).to_have_count(1)
    expect(found).to_have_text(re.compile(rf"^{shown.count()} / "))
    page.locator("[data-search] [name=words]").fill("knight no such card")
    expect(shown).to_have_count(0)
