"""Each being's rank and pattern, against a list read off the printed cards.

A line of the list: school, name, rank, in how many ways the pattern can lie, and its cells as
offsets to the right and down from the summoning square with the least rank.
"""

from pathlib import Path

import pytest

from pygames.tash_kalar.cards import BEINGS, DECK, LEGEND, SCHOOLS

PRINTED = [
    line.split(" | ") for line in Path(__file__).with_name("printed.txt").read_text("utf-8").splitlines()
]


def test_every_printed_being_is_a_card_in_its_order() -> None:
    books = [*SCHOOLS, "Legends"]
    numbers = dict.fromkeys(books, 0)
    for school, name, rank, _ways, _cells in PRINTED:
        card = (LEGEND if school == "Legends" else DECK * books.index(school)) + numbers[school]
        numbers[school] += 1
        assert (BEINGS[card].name, BEINGS[card].rank) == (name, rank)
    assert len(PRINTED) == len(BEINGS) == 120


@pytest.mark.parametrize("line", PRINTED, ids=lambda line: str(line[1]))
def test_pattern_is_the_printed_one_in_some_rotation_or_mirror_image(line: list[str]) -> None:
    _school, name, _rank, ways, cells = line
    being = next(being for being in BEINGS.values() if being.name == name)
    printed = []
    for cell in cells.split():
        dx, dy = cell[:-1].split(",")
        printed.append((int(dx), int(dy), "CHL".index(cell[-1]) + 1))
    assert len(being.pattern.orientations) == int(ways)
    assert any(sorted(turned.cells) == sorted(printed) for turned in being.pattern.orientations)
