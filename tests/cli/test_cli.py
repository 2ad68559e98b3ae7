"""The command line, on the small game."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import pygames
from pygames import registry
from pygames.cli import main
from pygames.core.reading import read
from pygames.core.record import Record
from tests.core import leduc

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The small game under its own name beside the others."""
    monkeypatch.setitem(registry._FOLDERS, "leduc", "leduc")
    monkeypatch.setitem(sys.modules, "pygames.leduc", leduc)


class Run:
    """What a command printed and how it ended."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch
        self.out = self.err = ""

    def __call__(self, line: str, *typed: str) -> int:
        answers: Iterator[str] = iter(typed)

        def answer(prompt: str = "") -> str:
            print(prompt, end="")
            try:
                return next(answers)
            except StopIteration:
                raise EOFError from None

        self.monkeypatch.setattr("builtins.input", answer)
        try:
            code = main(line.split())
        except SystemExit as end:
            code = int(end.code or 0)
        self.out, self.err = self.capsys.readouterr()
        return code


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    return Run(capsys, monkeypatch)


@pytest.fixture
def saved(run: Run, tmp_path: Path) -> Path:
    """A whole game between two persons, as a file."""
    path = tmp_path / "game.json"
    assert run(f"play leduc {PAIR} --seed 4", "raise", "", f"save {path}", "quit") == 0
    assert run(f"play --resume {path} --seed 4", "call", "", "raise", "", f"save {path}", "quit") == 0
    return path


PAIR = "--seat person:Ann --seat person:Bo"


# -- bad command lines ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("", "pygames: the following arguments are required: COMMAND"),
        ("dance", "pygames: argument COMMAND: invalid choice: 'dance'"),
        ("play", "pygames play: name a game, or --resume FILE"),
        ("play chess", "pygames play: there is no game 'chess'; the games are hack-trick"),
        ("play leduc --option raises=9", "pygames play: option raises: '9' is none of 1, 2, 3"),
        ("play leduc --option raises", "pygames play: --option 'raises': expected NAME=VALUE"),
        ("play leduc --option limit=1", "pygames play: Leduc has no option 'limit'"),
        ("play leduc --seat robot", "pygames play: --seat 'robot': Leduc has no level 'robot'"),
        (f"play leduc --seat person:{'x' * 41}", "pygames play: --seat 'person:xxx"),
        ("play leduc --seat person --seat person --seat person", "pygames play: --seat: Leduc has at most 2"),
        (
            "play leduc --seed -1",
            "pygames play: argument --seed: expected a whole number from 0 on, got '-1'",
        ),
        ("play leduc --resume x.json", "pygames play: --resume goes with neither a game"),
        ("play --resume nowhere.json", "pygames play: nowhere.json: No such file or directory"),
        ("replay nowhere.json", "pygames replay: nowhere.json: No such file"),
        ("replay #eNpx", "pygames replay: link: link: damaged or cut off"),
        ("arena leduc casual", "pygames arena: from 2 entrants"),
        ("arena leduc casual genius", "pygames arena: Leduc has no level 'genius'"),
        ("arena leduc casual strong --seconds 0", "pygames arena: --seconds 0.0: expected more than 0"),
        (
            "arena leduc casual strong --games none",
            "pygames arena: argument --games: expected a whole number",
        ),
        ("perft leduc --depth 0", "pygames perft: argument --depth: expected a whole number from 1 on"),
        ("perft leduc --position nowhere", "pygames perft: nowhere: No such file"),
        ("perft leduc --position p --option raises=2", "pygames perft: --position goes with no --option"),
        ("check nowhere", "pygames check: nowhere: No such file"),
        ("check leduc --game chess", "pygames check: there is no game 'chess'"),
        ("check leduc --often 2", "pygames check: --often 2.0: expected 0 to 1"),
        ("bench --seconds 0", "pygames bench: --seconds 0.0: expected more than 0"),
    ],
)
def test_a_bad_command_line_is_told_in_one_line(run: Run, line: str, error: str) -> None:
    assert run(line) == 2
    assert run.err.startswith(error)
    assert run.err.count("\n") == 1
    assert not run.out


def test_help_names_every_command(run: Run) -> None:
    assert run("--help") == 0
    listed = run.out
    for command in ("play", "replay", "arena", "perft", "check", "bench"):
        assert f"    {command} " in listed
        assert run(f"{command} --help") == 0
    assert run("--version") == 0
    assert run.out == f"pygames {pygames.__version__}\n"


# -- play ----------------------------------------------------------------------------------------


def test_a_game_against_the_computer_ends_with_its_result(run: Run) -> None:
    assert run("play leduc --seed 5", *["call", "check"] * 8) == 0
    assert "You decide." in run.out
    assert run.out.rstrip().endswith(".")
    assert "by showdown" in run.out or "by fold" in run.out


def test_computers_play_alone(run: Run) -> None:
    assert run("play leduc --seat beginner --seat casual --seed 1") == 0
    assert "Computer 1 (Beginner) is dealt a card." in run.out
    assert "is dealt a king" not in run.out + "is dealt a jack"


def test_one_seed_is_one_game(run: Run) -> None:
    run("play leduc --seat casual --seat beginner --seed 2")
    first = run.out
    run("play leduc --seat casual --seat beginner --seed 2")
    assert run.out == first


def test_what_cannot_be_done_is_refused_and_asked_again(run: Run) -> None:
    assert run(f"play leduc {PAIR} --seed 4", "call", "bluff", "moves", "raise", "", "fold") == 0
    assert "The stakes are level, there is nothing to call. [ld-level]" in run.out
    assert "The actions are fold, check, call and raise." in run.out
    assert "check, raise" in run.out
    assert "Ann wins by fold, 1 to -1." in run.out


def test_the_words_of_the_terminal(run: Run) -> None:
    typed = [
        "help",
        "look",
        "log",
        "rule",
        "rule ld-limit",
        "rule x",
        "rule table-turn",
        "undo",
        "save",
        "quit",
    ]
    assert run(f"play leduc {PAIR} --seed 4", *typed) == 0
    assert "what can be done now" in run.out
    assert "the rules are ld-deal, ld-level, ld-facing, ld-limit" in run.out
    assert "A round is raised only so often." in run.out
    assert "There is no decision of yours to take back. [table-takeback-none]" in run.out
    assert "Only the seat whose decision it is may decide." in run.out
    assert "save FILE: which file?" in run.out


def test_between_persons_only_the_own_last_decision_is_undone(run: Run) -> None:
    assert run(f"play leduc {PAIR} --seed 4", "raise", "", "undo") == 0
    assert "There is no decision of yours" in run.out


def test_alone_a_decision_is_undone(run: Run) -> None:
    assert run("play leduc --seat person --seat beginner --seed 8", "check", "undo", "check", "undo") == 0
    assert "You take back: check." in run.out


def test_giving_up_ends_the_game(run: Run) -> None:
    assert run(f"play leduc {PAIR} --seed 4", "resign") == 0
    assert "Bo wins by resignation." in run.out


def test_persons_hand_the_screen_over_before_anything_is_shown(run: Run) -> None:
    run(f"play leduc {PAIR} --seed 4", "raise")
    before, _asked, after = run.out.partition("Bo, press Enter when you alone can see the screen.")
    assert "Bo is dealt a card." in before
    assert not after.strip(), "nothing is shown before Enter"
    run(f"play leduc {PAIR} --seed 4", "raise", "")
    _before, _asked, after = run.out.partition("Bo, press Enter")
    assert "Ann is dealt a card." in after


def test_a_save_that_fails_does_not_end_the_game(run: Run) -> None:
    assert run(f"play leduc {PAIR} --seed 4", "save /nowhere/x.json", "resign") == 0
    assert "/nowhere/x.json: No such file or directory; nothing was saved" in run.out


def test_a_level_that_is_gone_is_named(run: Run, saved: Path) -> None:
    data = json.loads(saved.read_text())
    data["seats"][1] = {"kind": "computer", "name": "Hal", "level": "genius"}
    saved.write_text(json.dumps(data))
    assert run(f"play --resume {saved}") == 2
    assert run.err.startswith("pygames play: seat 1: Leduc has no level 'genius'")


# -- replay, check -------------------------------------------------------------------------------


def test_a_record_is_shown_step_by_step(run: Run, saved: Path) -> None:
    assert run(f"replay {saved}") == 0
    assert "3. Ann: raise" in run.out
    assert "1. dealer: deal" in run.out
    assert run.out.rstrip().endswith("The game goes on.")


def test_a_seat_is_shown_what_it_saw(run: Run, saved: Path) -> None:
    assert run(f"replay {saved} --seat 1") == 0
    assert "1. dealer: ..." in run.out
    assert "Ann: face down" in run.out
    assert run(f"replay {saved} --seat 2") == 2
    assert run.err == "pygames replay: --seat 2: the seats are 0 to 1\n"


def test_a_replay_stops_where_it_is_told(run: Run, saved: Path) -> None:
    assert run(f"replay {saved} --to 2") == 0
    assert "\n2. " in run.out
    assert "\n3. " not in run.out
    assert run(f"replay {saved} --step", "") == 0
    assert "2. dealer" in run.out
    assert "3. Ann" not in run.out


def test_a_link_is_replayed(run: Run, saved: Path) -> None:
    link = read(saved.read_bytes()).compact()
    assert run(f"replay #{link}") == 0
    assert "3. Ann: raise" in run.out


def test_a_damaged_record_is_named_by_file_and_place(run: Run, saved: Path) -> None:
    saved.write_text(saved.read_text().replace('"raise"', '"fold"'))
    for command in ("replay", "check", "play --resume"):
        assert run(f"{command} {saved}") == 2
        assert "actions[2]: 'fold': The stakes are level" in run.err
        assert run.err.count("\n") == 1


def test_check_tells_what_a_record_is(run: Run, saved: Path) -> None:
    assert run(f"check {saved}") == 0
    assert run.out.startswith(f"{saved}: Leduc, ")
    assert run.out.endswith("actions. Not finished.\n")


def test_check_tells_what_a_position_is(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "position"
    path.write_text(leduc.GAME.positions.format_position(leduc.GAME.new_state()))
    assert run(f"check --game leduc {path}") == 0
    assert "a position of Leduc" in run.out
    path.write_text("hands 9 9")
    assert run(f"check --game leduc {path}") == 2
    assert "position: raises: missing" in run.err
    path.write_bytes(b"\xff")
    assert run(f"check --game leduc {path}") == 2
    assert "byte 0: this is not UTF-8 text" in run.err


def test_check_of_a_game_reports_or_fails(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run("check leduc --games 3") == 0
    assert run.out.startswith("Leduc: 3 games, ")
    monkeypatch.setattr(leduc.GAME.insight, "ROLLOUT", 1)
    monkeypatch.setattr(leduc.GAME.insight, "evaluate", lambda state: [9.0, 9.0])
    assert run("check leduc --games 3") == 1
    assert run.out.startswith("Leduc: insight: evaluate() gives [9.0, 9.0]")


# -- arena, perft, bench -------------------------------------------------------------------------


def test_the_arena_tells_shares_with_their_intervals(run: Run) -> None:
    assert run("arena leduc beginner casual --games 6") == 0
    assert run.out.startswith("6 games")
    assert "beginner" in run.out
    assert "casual" in run.out


def test_perft_counts(run: Run, tmp_path: Path) -> None:
    assert run("perft leduc --depth 3 --all-deals") == 0
    assert [line.split()[1] for line in run.out.splitlines()] == ["3", "9", "18"]
    assert run("perft leduc --depth 3") == 0
    assert [line.split()[1] for line in run.out.splitlines()] == ["2", "5", "9"]
    path = tmp_path / "position"
    path.write_text(leduc.GAME.positions.format_position(leduc.GAME.new_state()))
    assert run(f"perft leduc --depth 1 --all-deals --position {path}") == 0
    assert run.out.split()[:2] == ["1", "3"]


def test_the_bench_compares_with_the_yardstick(run: Run) -> None:
    assert run("bench --seconds 0.02 --rounds 1") == 0
    assert "1.00 of connect-four" in run.out
    assert "leduc" in run.out


# -- as a program --------------------------------------------------------------------------------


def program(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pygames", *arguments]
    return subprocess.run(command, cwd=ROOT, input=typed, capture_output=True, text=True, timeout=60)


@pytest.mark.parametrize("game_id", pygames.games())
def test_every_game_is_played_by_typing(game_id: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    typed = f"moves\nlook\nxyzzy\nsave {path}\nquit\n"
    done = program("play", game_id, "--seat", "person", "--seat", "beginner", "--seed", "1", typed=typed)
    assert done.returncode == 0, done.stderr
    assert not done.stderr
    record: Record = read(path.read_bytes())
    assert record.game.id == game_id
    assert program("check", str(path)).stdout.endswith("Not finished.\n")


def test_letters_the_terminal_does_not_have_end_no_game() -> None:
    command = [sys.executable, "-m", "pygames", "play", "hack-trick", "--seat", "person:Zoë", "--seed", "1"]
    done = subprocess.run(
        command,
        cwd=ROOT,
        input=b"\xff\xfe\x00\nlook\n",
        capture_output=True,
        env={"PYTHONIOENCODING": "ascii"},
        timeout=60,
    )
    assert done.returncode == 0
    assert not done.stderr
    assert b"Zo\\xeb" in done.stdout


def test_a_reader_that_goes_away_is_no_error() -> None:
    command = f"{sys.executable} -m pygames perft hack-trick --depth 9 | head -1"
    done = subprocess.run(["sh", "-c", command], cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert not done.stderr
    assert done.stdout.count("\n") == 1
