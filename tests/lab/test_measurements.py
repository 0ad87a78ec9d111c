"""Simulations, figures and the balance table."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from swallows_gui.lab.arena import arena
from swallows_gui.lab.balance import TARGETS, balance
from swallows_gui.lab.bench import bench
from swallows_gui.lab.figures import figures
from swallows_gui.lab.simulate import simulate
from swallows_gui.lab.soak import NAMES, soak
from swallows_gui.lab.tally import Tally

LEVELS = ("random", "easy", "normal", "easy")


def test_the_same_seeds_give_the_same_tournaments() -> None:
    first = simulate(LEVELS, 5, 2)
    second = simulate(LEVELS, 5, 2)
    assert first.figures == second.figures
    assert first.money == second.money
    assert first.games == 2
    assert sum(first.won) == pytest.approx(1.0)
    assert first.decisions > 200


def test_two_processes_count_what_one_counts() -> None:
    assert simulate(LEVELS, 5, 3, jobs=2).figures["goals a match"] == simulate(LEVELS, 5, 3).figures["goals a match"]


def test_a_simulation_is_plain_json() -> None:
    plain = json.loads(json.dumps(simulate(LEVELS, 5, 1).as_json()))
    assert plain["games"] == 1
    assert plain["figures"]["goals a match"]["value"] > 0


def test_an_unknown_level_is_named() -> None:
    with pytest.raises(ValueError, match="'genius'"):
        simulate(("genius", "easy"), 1, 1)


def test_the_session_plays_what_the_engine_plays(tmp_path: Path) -> None:
    from swallows_gui.records import read

    found = simulate(LEVELS, 9, 1, record_dir=tmp_path)
    record = read(tmp_path / "9.swallows")
    assert record.over
    assert record.result is not None
    assert [float(cash) for cash in record.result["cash"]] == list(found.money)


def test_a_ratio_has_an_interval_by_tournament() -> None:
    tallies = [Tally(seed=n, matches=10, goals=goals) for n, goals in enumerate((20, 30, 25, 25))]
    figure = figures(tallies)["goals a match"]
    assert figure.value == 2.5
    assert figure.low is not None
    assert figure.high is not None
    assert 2.0 < figure.low < 2.5 < figure.high < 3.0
    assert figure.high - 2.5 == pytest.approx(2.5 - figure.low)


def test_what_was_not_counted_has_no_value() -> None:
    assert figures([Tally(seed=1, matches=10)])["knock-out to extra time"].value is None


def test_the_table_names_figures_that_exist() -> None:
    known = {figure.name for figure in figures([Tally(seed=1, cash=[1, 2], winners=[1], matches=1)]).figures}
    assert {target.name for target in TARGETS} <= known


def test_a_balance_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    path = tmp_path / "balance.jsonl"
    balance(2, levels=LEVELS, first_seed=50, path=path)
    with path.open("a", encoding="utf-8") as file:
        file.write('{"torn')
    assert len(path.read_text(encoding="utf-8").splitlines()) == 3
    seen: list[tuple[int, int]] = []
    whole = balance(3, levels=LEVELS, first_seed=50, path=path, progress=lambda done, games: seen.append((done, games)))
    assert seen == [(3, 3)]
    assert whole.games == 3
    again = balance(3, levels=LEVELS, first_seed=50)
    assert again.rows == whole.rows
    assert all(row.holds or row in whole.misses for row in whole.rows)


def test_another_line_up_is_not_taken_over(tmp_path: Path) -> None:
    path = tmp_path / "balance.jsonl"
    balance(1, levels=("random",) * 4, first_seed=50, path=path)
    seen: list[int] = []
    balance(1, levels=("easy",) * 4, first_seed=50, path=path, progress=lambda done, _: seen.append(done))
    assert seen == [1]


def test_the_benchmark_measures_everything() -> None:
    found = bench(0.05, ("easy",))
    assert min(found.decisions, found.copies, found.views, found.samples, found.forecasts, found.tournaments) > 0
    assert found.ratio is not None
    assert found.ratio > 0
    assert [level.level for level in found.thinking] == ["easy"]
    json.dumps(found.as_json())


def test_a_soak_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    path = tmp_path / "soak.jsonl"
    first = soak("damage", shards=1, path=path)
    seen: list[int] = []
    both = soak("damage", shards=2, path=path, resume=True, progress=lambda done, _: seen.append(done))
    assert seen == [2]
    assert both.count > first.count
    assert both.failures == ()


@pytest.mark.parametrize("name", [name for name in NAMES if name not in ("kills", "windows")])
def test_a_shard_of_every_soak_finds_nothing(name: str) -> None:
    found = soak(name, shards=1, first=3)
    assert found.failures == ()
    assert found.count > 0


def test_an_unknown_soak_is_named() -> None:
    with pytest.raises(ValueError, match="'sleep'"):
        soak("sleep")


def test_a_league_gives_every_entrant_every_place_and_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    path = tmp_path / "league.jsonl"
    line_up = ("easy", "random", "random", "random")
    arena(line_up, 1, path=path)
    seen: list[int] = []
    league = arena(line_up, 2, path=path, progress=lambda done, _: seen.append(done))
    assert seen == [2]
    assert league.games == 8
    assert league == replace(arena(line_up, 2), seconds=league.seconds)
    easy, rest = league["easy"], league["random"]
    assert easy.won.value + 3 * rest.won.value == pytest.approx(1.0)
    assert easy.ahead.value == pytest.approx(easy.money.value - rest.money.value)
    assert easy.won.low <= easy.won.value <= easy.won.high
    json.dumps(league.as_json())


def test_a_league_of_one_level_is_even() -> None:
    league = arena(("random",) * 3, 2)
    assert league["random"].won.value == pytest.approx(1 / 3)
    assert league["random"].ahead.value == 0.0
