"""Tables are kept: through reloads, beside damaged ones, in two tabs, and where nothing can be kept."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.table import BEGINNER, HERE, READY, YOU, Person, kept_record, put, tables


@pytest.fixture
def person(page: Page, site: str) -> Person:
    page.emulate_media(reduced_motion="reduce")
    return Person(page, site)


def started(person: Person, actions: int = 2) -> Person:
    """A table at which a few actions have been taken, kept."""
    person.sit("hack-trick", YOU, BEGINNER)
    for _ in range(actions):
        person.turn().act(person.legal()[0])
    return person.turn().kept()


def test_a_reload_in_mid_turn_resumes_the_same(person: Person) -> None:
    started(person, 1)
    before = person.legal(), person.position(), person.log()
    person.page.reload()
    person.ready().turn()
    assert (person.legal(), person.position(), person.log()) == before


def act_and(person: Person, go: str) -> None:
    """Click an action and go away before the browser does anything else."""
    click = "new MouseEvent('click', { bubbles: true })"
    person.page.evaluate(
        f"text => {{ document.querySelector(`[data-action='${{text}}']`).dispatchEvent({click}); {go}; }}",
        person.legal()[0],
    )


def test_a_reload_at_the_very_moment_of_an_action_keeps_it(person: Person) -> None:
    person.sit("hack-attack", YOU, HERE)
    person.act(person.legal()[0]).kept()
    before = len(person.log())
    act_and(person, "document.documentElement.dataset.old = true; location.reload()")
    person.page.wait_for_selector("html[data-boot=ready]:not([data-old])", timeout=READY)
    expect(person.page.locator("[data-table]")).to_be_visible()
    assert len(person.log()) == before + 1


def test_a_page_left_at_its_first_action_leaves_a_table(person: Person) -> None:
    person.sit("hack-attack", YOU, HERE)
    act_and(person, "location.href = './'")
    expect(person.page.locator("[data-region=saved] li:not(.faulty)")).to_have_count(1)


def test_what_a_page_has_handed_on_counts_unless_somebody_has_played_on(person: Person) -> None:
    started(person)
    document = tables(person.page)[0]
    key, revision, body = document["id"], document["revision"], document["body"]
    person.goto()
    person.page.evaluate(
        """([key, revision, body]) => {
          pygamesPage.handOn(key, revision - 2, "too late");
          pygamesPage.handOn("new", 0, body);
          pygamesPage.handOn("same", 4, body);
          localStorage.setItem("pygames-left odd", body.slice(3));
        }""",
        [key, revision, body],
    )
    person.goto()
    expect(person.page.locator("[data-region=saved] li.faulty")).to_have_count(1)
    expect(person.page.locator("[data-region=saved] li:not(.faulty)")).to_have_count(3)
    found = {table["id"]: table for table in tables(person.page)}
    assert found[key] == document and found["new"]["body"] == body
    assert person.page.evaluate("Object.keys(localStorage)") == []


def test_the_lobby_lists_every_table_and_resumes_it(person: Person) -> None:
    started(person)
    first = person.position()
    person.sit("hack-attack", YOU, HERE)
    person.act(person.legal()[0])
    person.kept()
    person.goto()
    entries = person.page.locator("[data-region=saved] li")
    expect(entries).to_have_count(2)
    expect(entries.first).to_contain_text("Hack Attack")
    entries.last.locator("[data-do=resume]").click()
    expect(person.page.locator("[data-table=hack-trick]")).to_be_visible()
    assert person.position() == first


def test_a_table_that_is_forgotten_can_be_put_back(person: Person) -> None:
    started(person)
    person.goto()
    person.page.locator("[data-do=forget]").click()
    expect(person.page.locator("[data-region=saved] li")).to_have_count(0)
    assert tables(person.page) == []
    person.notice("forget").locator("[data-do=unforget]").click()
    expect(person.page.locator("[data-region=saved] li")).to_have_count(1)
    person.page.locator("[data-do=resume]").click()
    expect(person.page.locator("[data-table=hack-trick]")).to_be_visible()


def damaged(body: str) -> list[Any]:
    record = json.loads(body)
    newer = record | {"format": "pygames table 99"}
    later = record | {"record": record["record"].replace("pygames record 1", "pygames record 9")}
    return [
        {"id": "d1", "revision": 1, "updated": 1, "body": body[: len(body) // 2]},
        {"id": "d2", "revision": 1, "updated": 1, "body": json.dumps(newer)},
        {"id": "d3", "revision": 1, "updated": 1, "body": json.dumps(later)},
        {"id": "d4", "revision": 1, "updated": 1, "body": "<script>alert(1)</script>"},
        {"id": "d5", "what": ["something", "else"]},
        {"id": "<img src=x onerror=alert(1)>", "revision": "1", "updated": None, "body": 7},
    ]


def test_what_cannot_be_read_is_set_aside_and_the_rest_goes_on(person: Person) -> None:
    started(person)
    body = tables(person.page)[0]["body"]
    documents = damaged(body)
    for document in documents:
        put(person.page, document)
    person.goto()
    expect(person.page.locator("[data-region=saved] li:not(.faulty)")).to_have_count(1)
    faulty = person.page.locator("[data-region=saved] li.faulty")
    expect(faulty).to_have_count(len(documents))
    told = faulty.all_inner_texts()
    assert sum("newer version" in text for text in told) == 1
    assert all(text.strip() for text in told)
    assert len(tables(person.page)) == 1
    with person.page.expect_download() as got:
        faulty.filter(has_text="newer version").locator("[data-do=save]").click()
    assert json.loads(Path(got.value.path()).read_text("utf-8"))["id"] == "d2"
    person.page.locator("[data-do=resume]").click()
    expect(person.page.locator("[data-table=hack-trick]")).to_be_visible()


def test_a_record_that_does_not_replay_is_set_aside_when_it_is_opened(person: Person) -> None:
    started(person)
    document = tables(person.page)[0]
    body = json.loads(document["body"])
    record = json.loads(body["record"])
    record["actions"][-1] = "play 77"
    put(person.page, document | {"id": "bad", "body": json.dumps(body | {"record": json.dumps(record)})})
    person.goto("hack-trick.html#table=bad")
    expect(person.notice("error")).to_contain_text("play 77")
    expect(person.page.locator("[data-region=saved] li.faulty")).to_have_count(1)
    expect(person.page.locator("[data-region=saved] li:not(.faulty)")).to_have_count(1)


def test_a_table_goes_out_as_a_file_and_comes_in_again(person: Person, tmp_path: Path) -> None:
    started(person)
    before = person.position()
    with person.page.expect_download() as got:
        person.do("save")
    path = tmp_path / got.value.suggested_filename
    got.value.save_as(path)
    assert path.name.startswith("hack-trick-") and path.suffix == ".json"
    person.goto()
    person.page.locator("input[data-do=load]").set_input_files(path)
    expect(person.page.locator("[data-table=hack-trick]")).to_be_visible()
    assert person.position() == before


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"format": "pygames record 1"}', "\x00\xff", "null" * 300_000]
)
def test_a_file_that_is_no_record_is_refused(person: Person, tmp_path: Path, text: str) -> None:
    path = tmp_path / "strange.json"
    path.write_text(text, "utf-8")
    person.goto()
    person.page.locator("input[data-do=load]").set_input_files(path)
    expect(person.notice("error")).to_contain_text("strange.json")
    assert person.page.evaluate("document.body.dataset.page") == "lobby"


BLOCKED = """const open = IDBFactory.prototype.open;
IDBFactory.prototype.open = function (name, ...rest) {
  if (name === "pygames") throw new DOMException("not here", "SecurityError");
  return open.call(this, name, ...rest);
}"""
FULL = "IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); }"
NEWER = "if (location.protocol === 'http:') indexedDB.open('pygames', 99)"


@pytest.mark.parametrize("broken", [BLOCKED, FULL, NEWER], ids=["blocked", "full", "newer"])
def test_where_nothing_can_be_kept_it_is_said_and_play_goes_on(person: Person, broken: str) -> None:
    person.page.add_init_script(broken)
    person.sit("hack-trick", YOU, BEGINNER)
    person.turn().act(person.legal()[0])
    notice = person.notice("save")
    expect(notice).to_be_visible()
    for _ in range(4):
        person.turn().act(person.legal()[0])
    with person.page.expect_download() as got:
        notice.locator("[data-do=save]").click()
    assert json.loads(Path(got.value.path()).read_text("utf-8"))["game"] == "hack-trick"
    person.do("leave")
    person.page.locator("[data-do=resume]").click()
    expect(person.page.locator("[data-table=hack-trick]")).to_be_visible()
    person.turn().act(person.legal()[0])


def test_a_table_alone_in_memory_can_be_forgotten_and_put_back(person: Person) -> None:
    person.page.add_init_script(BLOCKED)
    person.sit("hack-attack", YOU, HERE).turn()
    person.act(person.legal()[0])
    expect(person.notice("save")).to_be_visible()
    person.do("leave")
    entries = person.page.locator("[data-region=saved] li")
    entries.locator("[data-do=forget]").click()
    expect(entries).to_have_count(0)
    person.notice("forget").locator("[data-do=unforget]").click()
    expect(entries).to_have_count(1)
    expect(person.notice("error")).to_have_count(0)


def test_a_table_in_play_is_kept_anew_when_another_tab_has_removed_it(
    person: Person, context: BrowserContext, site: str
) -> None:
    started(person)
    other = Person(context.new_page(), site).goto()
    other.page.locator("[data-do=forget]").click()
    expect(other.page.locator("[data-region=saved] li")).to_have_count(0)
    person.act(person.legal()[0])
    expect(other.page.locator("[data-region=saved] li")).to_have_count(1)
    length = len(kept_record(person.page, longer_than=2).actions)
    for _ in range(2):  # and what is put back is put back behind nobody's back
        other.page.locator("[data-do=forget]").first.click()
        other.notice("forget").locator("[data-do=unforget]").click()
        person.turn().act(person.legal()[0])
        length = len(kept_record(person.page, longer_than=length).actions)
    person.page.evaluate("new Promise(r => { indexedDB.deleteDatabase('pygames').onsuccess = () => r(); })")
    person.turn().act(person.legal()[0])
    kept_record(person.page, longer_than=length)


def test_a_copy_that_was_put_back_gives_way_to_the_table_in_play(person: Person) -> None:
    started(person)
    document = tables(person.page)[0]
    key, revision, body = document["id"], document["revision"], document["body"]
    put_back = "([key, revision, body]) => pygamesPage.putBack(key, revision, body)"
    person.goto()
    person.page.evaluate(put_back, [key, 1, "a table that is there stays"])
    assert tables(person.page) == [document]
    older = ["old", revision - 1, body]
    person.page.evaluate(put_back, older)
    written = person.page.evaluate(
        "([key, revision, body]) => pygamesPage.write(key, revision, body)", ["old", revision + 3, body]
    )
    assert written == revision + 4
    assert person.page.evaluate("body => pygamesPage.write('old', 1, body)", body) == 0


def test_a_tab_lets_go_of_every_table_it_has_left(person: Person) -> None:
    """Also of one that was left before the browser had given it to the tab."""
    person.goto()
    held = person.page.evaluate(
        """async () => {
          for (const id of ["a", "b", "c"]) pygamesPage.hold(id, false);
          await new Promise((done) => setTimeout(done, 300));
          return (await navigator.locks.query()).held.map((lock) => lock.name);
        }"""
    )
    assert held == ["table c"]


def test_a_second_tab_looks_on_and_may_take_over(person: Person, context: BrowserContext, site: str) -> None:
    started(person)
    second = Person(context.new_page(), site)
    second.goto(person.page.url.removeprefix(site))
    expect(second.notice("hold")).to_be_visible()
    assert second.legal() == []
    person.act(person.legal()[0])
    person.turn()
    lines = "[data-region=log] li"
    expect(second.page.locator(lines)).to_have_count(len(person.log()))
    second.notice("hold").locator("[data-do=hold]").click()
    second.turn()
    expect(person.notice("hold")).to_be_visible()
    assert person.legal() == []
    done = len(kept_record(second.page).actions)
    second.act(second.legal()[0])
    kept_record(second.page, longer_than=done)
    second.turn()
    expect(person.page.locator(lines)).to_have_count(len(second.log()))
    second.page.close()
    expect(person.notice("hold")).to_have_count(0)
    person.turn().act(person.legal()[0])
