"""`swallows bench`, `balance` and `arena`: what they print. That they are fast enough is nobody's test."""

import json
from pathlib import Path

import pytest

from swallows_gui import titles
from swallows_gui.cli.forecast import show
from swallows_gui.lab.forecasts import Reliability, calibrated
from tests.cli.conftest import Swallows


def test_bench_prints_rates_and_the_ratio_to_python_chess(swallows: Swallows) -> None:
    done = swallows("bench", "--seconds", 0.1, "--levels", "random,easy", "--peers", "--json")
    assert done.exit_code == 0
    found = json.loads(done.stdout)
    assert found["decisions"] > 0
    assert found["ratio"] == found["decisions"] / found["chess_plies"]
    assert set(found["other_ratios"]) < set(titles.ids())
    assert min(found["other_ratios"].values()) > 0
    assert [level["level"] for level in found["thinking"]] == ["random", "easy"]


def test_bench_without_peers_has_no_ratio_and_can_be_read(swallows: Swallows, small_game: str) -> None:
    done = swallows("bench", "--game", small_game, "--seconds", 0.1, "--levels", "random")
    assert done.exit_code == 0
    assert swallows("bench", "--seconds", 0.1, "--levels", "genius").exit_code == 2
    assert "copies" in done.stdout
    assert "python-chess" not in done.stdout


def test_balance_names_every_row_and_goes_on_from_its_file(swallows: Swallows, tmp_path: Path) -> None:
    from swallows_gui.games.swallows.lab.targets import TARGETS

    kept = tmp_path / "kept.jsonl"
    words = ("balance", "--games", 2, "--seats", "easy,easy,easy", "--file", kept, "--json")
    done = swallows(*words)
    found = json.loads(done.stdout)
    assert [row["target"]["name"] for row in found["rows"]] == [target.name for target in TARGETS]
    assert found["misses"] == [row["target"]["name"] for row in found["rows"] if not row["holds"]]
    assert done.exit_code == (1 if found["misses"] else 0)
    before = kept.read_text("utf-8")
    again = json.loads(swallows(*words).stdout)
    assert kept.read_text("utf-8") == before
    assert again["rows"] == found["rows"]


def test_balance_as_text_says_how_many_rows_hold(swallows: Swallows) -> None:
    done = swallows("balance", "--games", 1, "--seats", "easy,easy,easy")
    assert "rows hold" in done.stdout
    assert swallows("balance", "--seats", "genius").exit_code == 2
    assert swallows("balance", "--games", 1, "--seats", "easy").exit_code == 2


def test_balance_writes_its_report(swallows: Swallows, tmp_path: Path) -> None:
    report = tmp_path / "balance.md"
    words = ("--games", 1, "--first-seed", 77, "--file", tmp_path / "kept.jsonl", "--report", report)
    swallows("balance", "--level", "easy", *words)
    text = report.read_text("utf-8")
    assert "`swallows balance --level easy --games 1 --first-seed 77`" in text
    assert "| goals a match |" in text


def test_what_no_file_was_named_for_is_kept_until_the_next_call(
    swallows: Swallows, small_game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("platformdirs.user_cache_path", lambda *_words, **_more: tmp_path)
    kept = tmp_path / "lab" / "arena.jsonl"
    words = ("arena", "--game", small_game, "--seats", "random,random,easy", "--seeds")
    assert swallows(*words, 1).exit_code == 0
    first = kept.read_text("utf-8")
    assert swallows(*words, 2, "--resume").exit_code == 0
    assert kept.read_text("utf-8").startswith(first)
    assert len(kept.read_text("utf-8").splitlines()) == 6
    assert swallows(*words, 1).exit_code == 0
    assert len(kept.read_text("utf-8").splitlines()) == 3


def test_arena_prints_wins_money_and_thinking_times(swallows: Swallows, tmp_path: Path) -> None:
    words = ("arena", "--seats", "easy,random", "--seeds", 2, "--file", tmp_path / "kept.jsonl")
    done = swallows(*words)
    assert done.exit_code == 0
    for word in ("4 tournaments on 2 seeds from 1", "wins a seat", "money, M", "median ms", "easy", "random"):
        assert word in done.stdout
    found = json.loads(swallows(*words, "--json").stdout)
    assert [entrant["level"] for entrant in found["entrants"]] == ["easy", "random"]
    assert found["games"] == 4
    assert swallows("arena", "--seats", "genius,easy").exit_code == 2
    assert swallows("arena", "--seats", "easy", "--seeds", 1).exit_code == 2


def test_the_ladder_says_which_claims_hold(
    swallows: Swallows, small_game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from swallows_gui.lab.game_lab import Rung, lab_of

    rungs = (Rung("easy", "random", 8, least_share=0.5), Rung("random", "easy", 8, least_share=0.5))
    monkeypatch.setattr(lab_of(small_game), "rungs", lambda: rungs)
    words = ("arena", "--game", small_game, "--ladder", "--file", tmp_path / "kept.jsonl")
    done = swallows(*words)
    assert done.exit_code == 1
    assert "claims hold" in done.stdout
    found = json.loads(swallows(*words, "--json").stdout)
    assert [claim["holds"] for claim in found["claims"] if "share" in claim["what"]] == [True, False]


def test_twins_are_tried_beside_their_level(swallows: Swallows, tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    which = ("--format", "friendly", "--level", "easy", "--only", "stalls", "--seeds", 2)
    words = ("arena", "--exploits", *which, "--file", file)
    done = swallows(*words)
    assert done.exit_code == 0
    assert "0 of 1 twin ahead" in done.stdout
    found = json.loads(swallows(*words, "--json").stdout)
    assert [one["name"] for one in found["found"]] == ["stalls"]
    assert found["level"] == "easy"


def test_twins_need_their_names_and_a_game_that_has_them(swallows: Swallows, small_game: str) -> None:
    done = swallows("arena", "--exploits", "--only", "nobody")
    assert done.exit_code == 2
    assert "no twin 'nobody'" in done.stderr
    assert swallows("arena", "--exploits", "--game", small_game).exit_code == 2
    assert "--exploits" in swallows("arena", "--level", "easy").stderr


def test_forecasts_of_thousands_of_tournaments_are_read_whole_at_80_columns(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    stages = ("QF", "F", "champion")
    rows = [calibrated("backers", "0", stage, [(0.9, False)] * 31_987, allowed=0.05) for stage in stages]
    show(Reliability("normal", 1, 2000, 300, (), tuple(rows)))
    printed = capsys.readouterr().out
    assert "backers" in printed
    assert printed.count("!31987") == len(stages)
    assert "…" not in printed
