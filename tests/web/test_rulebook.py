"""The rulebook's small grammar."""

import re
from dataclasses import dataclass
from typing import Any

import pytest

from pygames.core.game import Game
from tests.core import leduc
from web import rulebook

POSITION = leduc.GAME.positions.format_position(leduc.GAME.new_state())


@dataclass(frozen=True)
class Written(Game):
    """The small game with a rulebook of the test's own."""

    words: str = ""

    def rulebook(self) -> str:
        return self.words


def read(words: str) -> rulebook.Rulebook:
    facts: dict[str, Any] = {name: getattr(leduc.GAME, name) for name in Game.__dataclass_fields__}
    return rulebook.read(Written(**facts, words=words))


def test_a_paragraph_carries_its_id_and_a_way_to_link_to_it() -> None:
    book = read("{#ld-deal} Each seat is *dealt* a card.")
    assert book.rules == ("ld-deal",)
    assert book.html.startswith(
        '<p id="ld-deal" class="rule">Each seat is <em>dealt</em> a card.<a class="anchor" href="#ld-deal"'
    )
    assert "{#" not in book.html


@pytest.mark.parametrize("words", ["- {#a-one} One.\n- {#a-two} Two.", "- {#a-one} One.\n\n- {#a-two} Two."])
def test_a_list_item_carries_its_id(words: str) -> None:
    book = read(words)
    assert book.rules == ("a-one", "a-two")
    assert re.search(r'<(li|p) id="a-two" class="rule">', book.html)


def test_a_rule_may_begin_with_emphasis() -> None:
    assert '<p id="a-one" class="rule"><strong>Never</strong> both.' in read("{#a-one} **Never** both.").html


def test_headings_make_the_contents() -> None:
    book = read("# The game\n\n## Setting up\n\n### Cards\n\n## The end: who wins\n")
    assert book.headings == (
        ("leduc-setting-up", "Setting up"),
        ("leduc-the-end-who-wins", "The end: who wins"),
    )
    assert '<h2 id="leduc-setting-up">' in book.html


def test_what_is_written_is_text_and_no_markup() -> None:
    assert "&lt;script&gt;" in read("<script>alert(1)</script>").html


def test_a_position_is_drawn_and_can_be_tried() -> None:
    html = read(f"```position A fresh deal\n{POSITION}\n```").html
    assert '<figure class="position game-leduc"><div class="drawing" inert>' in html
    assert "<span>A fresh deal</span>" in html
    assert 'href="embed.html#game=leduc&amp;position=' in html
    assert 'data-do="try"' in html


def test_a_drawn_position_has_nothing_to_press_or_to_speak_of() -> None:
    html = read(f"```position\n{POSITION}\n```").html
    assert not re.search(r"data-(action|key|card)=", html)


def test_a_position_that_is_none_names_the_line() -> None:
    with pytest.raises(rulebook.RulebookError, match=r"leduc: rulebook\.md, line 3: no position: "):
        read("Words.\n\n```position\nnonsense\n```")


def test_an_id_twice_names_the_line() -> None:
    with pytest.raises(rulebook.RulebookError, match="line 3: the id a-one is there twice"):
        read("{#a-one} One.\n\n{#a-one} Two.")


def test_an_id_in_the_middle_is_refused() -> None:
    with pytest.raises(rulebook.RulebookError, match=r"line 1: .*very beginning"):
        read("One rule {#a-one} says so.")


def test_the_title_is_left_to_the_page() -> None:
    assert read("# The game\n\nWords.").html == "<p>Words.</p>\n"


def test_a_table_without_heads_has_none_and_a_wide_one_scrolls_by_keyboard() -> None:
    html = read("| | |\n|---|---|\n| 8 | 1 |\n").html
    assert "<thead>" not in html
    assert '<div class="wide" tabindex="0"' in html
    assert "<thead>" in read("| a | b |\n|---|---|\n| 8 | 1 |\n").html
