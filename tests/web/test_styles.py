"""The scheme reads well in light and dark, and the words promised to faces are styled."""

import re

import pytest

import pygames
from web import pages

STYLES = {name: (pages.HERE / "styles" / f"{name}.css").read_text("utf-8") for name in pages.STYLES}
PAIR = r"light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)"
COLOURS = {
    name: (light, dark) for name, light, dark in re.findall(rf"--([a-z0-9-]+): {PAIR}", STYLES["tokens"])
}


def luminance(colour: str) -> float:
    channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """WCAG's ratio, 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def test_the_ratio_is_the_known_one() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("mode", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize("ground", ["paper", "surface", "raised"])
@pytest.mark.parametrize(
    "words", ["ink", "quiet", "accent", "bad", "good", "seat-0", "seat-1", "seat-2", "seat-3"]
)
def test_words_read_on_every_ground(words: str, ground: str, mode: int) -> None:
    assert contrast(COLOURS[words][mode], COLOURS[ground][mode]) >= 4.5


@pytest.mark.parametrize("mode", [0, 1], ids=["light", "dark"])
def test_edges_that_mean_something_are_seen(mode: int) -> None:
    for ground in ("paper", "surface", "raised"):
        assert contrast(COLOURS["edge"][mode], COLOURS[ground][mode]) >= 3


@pytest.mark.parametrize("mode", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize("game_id", pygames.games())
def test_a_games_accent_reads_as_words_and_below_words(game_id: str, mode: int) -> None:
    found = re.fullmatch(PAIR, pygames.load(game_id).face.ACCENT)
    assert found, "one colour for light, one for dark"
    accent = found[1 + mode]
    for ground in ("paper", "surface", "raised", "on-accent"):
        assert contrast(accent, COLOURS[ground][mode]) >= 4.5, ground


@pytest.mark.parametrize("game_id", pygames.games())
def test_a_games_styles_keep_to_the_game(game_id: str) -> None:
    flat = re.sub(r"/\*.*?\*/", "", pygames.load(game_id).style(), flags=re.DOTALL)
    flat = re.sub(r"@(?:keyframes|font-face)[^{]*\{(?:[^{}]|\{[^}]*\})*\}", "", flat)
    for heads in re.findall(r"([^{};]+)\{", flat):
        for head in [] if heads.strip().startswith("@") else re.split(r",(?![^(]*\))", heads):
            assert head.strip().startswith(f".game-{game_id}"), head


def test_the_words_promised_to_faces_are_styled() -> None:
    for word in ("square", "piece", "card", "card.back", "chip", "can", "chosen", "last"):
        assert f".{word}" in STYLES["pieces"]
    for seat in range(4):
        assert f".seat-{seat} {{" in STYLES["tokens"]


def test_motion_is_left_out_for_who_asks_for_it() -> None:
    assert "prefers-reduced-motion: reduce" in STYLES["tokens"]


def test_no_style_asks_another_site() -> None:
    sheet = "".join(STYLES.values())
    assert "url(" not in sheet
    assert "@import" not in sheet


def test_colours_stand_in_the_scheme_alone() -> None:
    for name, sheet in STYLES.items():
        if name != "tokens":
            assert not re.search(r"#[0-9a-f]{3,8}\b", sheet), name
