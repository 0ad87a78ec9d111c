"""Simulations, figures and the balance table."""

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from swallows_gui.engine.game import Event
from swallows_gui.games.swallows.lab.figures import figures
from swallows_gui.games.swallows.lab.playing import deck, new_game
from swallows_gui.games.swallows.lab.report import write_report
from swallows_gui.games.swallows.lab.tally import Counter, Tally
from swallows_gui.games.swallows.lab.targets import TARGETS, table
from swallows_gui.games.swallows.rules.tables import AS_ATTACK, GREEN, NOWHERE
from swallows_gui.lab.balance import balance, judge
from swallows_gui.lab.bench import bench, thinking_of
from swallows_gui.lab.game_lab import lab_of
from swallows_gui.lab.playing import Order, Simulation, play_one, simulate

LEVELS = ("random", "easy", "normal", "easy")
FEW = ("random", "random")


@pytest.fixture(scope="module")
def simulated() -> Simulation:
    """A tournament of every quick level."""
    return simulate(LEVELS, 5, 1)


def test_the_same_seeds_give_the_same_tournaments(simulated: Simulation) -> None:
    again = simulate(LEVELS, 5, 1)
    assert simulated.figures == again.figures
    assert simulated.money == again.money
    assert simulated.games == 1
    assert sum(simulated.won) == pytest.approx(1.0)
    assert simulated.decisions > 200


def test_a_simulation_is_plain_json(simulated: Simulation) -> None:
    plain = json.loads(json.dumps(simulated.as_json()))
    assert plain["games"] == 1
    assert plain["figures"]["goals a match"]["value"] > 0


def test_an_unknown_level_is_named() -> None:
    with pytest.raises(ValueError, match="'genius'"):
        simulate(("genius", "easy"), 1, 1)


def test_the_session_plays_what_the_engine_plays(tmp_path: Path) -> None:
    from swallows_gui.records import read

    found = simulate(("random", "easy"), 9, 1, record_dir=tmp_path)
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


def test_what_a_kind_of_bet_returns_is_what_it_paid_by_what_was_staked() -> None:
    tallies = [
        Tally(seed=1, matches=1, cash=[1, 2], winners=[0], staked={"V": 20, "F": 10}, paid={"V": 16, "F": 0}),
        Tally(seed=2, matches=1, cash=[1, 2], winners=[1], staked={"V": 20}, paid={"V": 32}),
    ]
    found = figures(tallies)
    assert found["return of the bets V"].value == 48 / 40
    assert found["return of the bets F"].value == 0
    assert found["return of the bets S"].value is None
    assert found["share of wins, seat 2"].value == 0.5


def test_stakes_and_pays_of_a_tournament_are_counted_by_kind() -> None:
    tally = play_one(Order("swallows", 3, ("easy",) * 4, (("format", "sixteen"),)))
    assert isinstance(tally, Tally)
    assert tally.staked["V"] > 0
    assert set(tally.paid) == set(tally.staked), "every bet is settled, for nothing if it is lost"
    assert tally.paid["V"] % 16 == 0


@pytest.mark.parametrize(("shared_odds", "as_played"), [(False, "in_full"), (True, "shared")])
def test_what_slips_bring_is_counted_with_and_without_shared_odds(shared_odds: bool, as_played: str) -> None:
    options = (("format", "sixteen"), ("shared_odds", shared_odds))
    tally = play_one(Order("swallows", 4, ("easy",) * 4, options))
    assert isinstance(tally, Tally)
    played = {kind: getattr(tally, as_played)[kind] for kind in tally.paid}
    assert played == tally.paid
    assert tally.shared["V"] < tally.in_full["V"], "all hold Germany, which gets there"
    found = figures([tally])
    assert found["return of bets V shared"].value == tally.shared["V"] / tally.staked["V"]
    assert found["return of bets V in full"].value == tally.in_full["V"] / tally.staked["V"]


def test_a_tally_from_before_both_rules_were_counted_has_no_such_figure() -> None:
    before = Tally(seed=1, matches=1, cash=[1, 2], winners=[0], staked={"V": 20}, paid={"V": 16})
    assert figures([before])["return of bets V shared"].value is None


def test_a_format_with_more_matches_has_the_rows_of_the_printed_one_for_as_many_matches() -> None:
    formats = deck().formats
    assert table(formats["sixteen"]) == TARGETS
    rows = {row.name: row for row in table(formats["thirty-two"])}
    usual = {row.name: row for row in TARGETS}
    assert rows["goals a match"] == usual["goals a match"]
    assert rows["questions a seat"].high == pytest.approx(usual["questions a seat"].high * 63 / 31)
    assert "teams whose best bet is fair" not in rows, "its stakes and pays are those that the rules give (S10.1)"


def test_a_proposed_economy_must_return_what_the_printed_one_does() -> None:
    rows = [row.name for row in table(deck().formats["short-evening"])]
    assert rows == [f"return of the bets {kind}" for kind in "VFS"]
    assert table(deck().formats["friendly"]) == (), "nobody bets"


def test_the_table_names_figures_that_exist() -> None:
    known = {figure.name for figure in figures([Tally(seed=1, cash=[1, 2], winners=[1], matches=1)]).figures}
    assert {target.name for target in TARGETS} <= known


def test_a_balance_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    path = tmp_path / "balance.jsonl"
    balance(2, levels=FEW, first_seed=50, path=path)
    with path.open("a", encoding="utf-8") as file:
        file.write('{"key": "torn')
    assert len(path.read_text(encoding="utf-8").splitlines()) == 3
    seen: list[tuple[int, int]] = []
    whole = balance(3, levels=FEW, first_seed=50, path=path, progress=lambda done, games: seen.append((done, games)))
    assert seen == [(3, 3)]
    assert whole.games == 3
    again = balance(3, levels=FEW, first_seed=50)
    assert again.rows == whole.rows
    assert all(row.holds or row in whole.misses for row in whole.rows)


def test_another_line_up_is_not_taken_over(tmp_path: Path, small_game: str) -> None:
    path = tmp_path / "balance.jsonl"
    balance(1, game=small_game, levels=("random", "random"), first_seed=50, path=path)
    seen: list[int] = []
    others = ("random", "easy")
    balance(1, game=small_game, levels=others, first_seed=50, path=path, progress=lambda done, _: seen.append(done))
    assert seen == [1]


def test_the_benchmark_measures_everything(small_game: str) -> None:
    found = bench(lab_of(small_game), 0.02, ("random",))
    assert min(found.rates[name] for name in ("decisions", "copies", "views", "samples", "tournaments")) > 0
    assert found.ratio is not None
    assert found.ratio > 0
    (plain,) = found.thinking
    assert plain.level == "random"
    assert plain.mean > 0
    assert plain.tournament > 0
    assert plain.decisions >= 20
    assert plain.decisions_a_second == pytest.approx(1000 / plain.mean)
    json.dumps(found.as_json())


def test_the_benchmark_counts_forecasts_and_remainders_and_asks_seats_that_search_now_and_then() -> None:
    lab = lab_of("swallows")
    assert min(lab.more_rates(0.02, lambda _what: None)[name] for name in ("forecasts", "remainders")) > 0
    hard = thinking_of(lab, "hard", 0.0)
    assert hard.decisions >= 20
    assert hard.tournament > hard.decisions * hard.mean / 1000


def one_match(events: Sequence[Event]) -> Tally:
    """What is counted in a group match in which this happens."""
    game = new_game({"distribution": "random"}, 4, 1)
    counter = Counter(1, 4)
    counter.happened(game, [("match_started", 1, "group", 0, 1), *events, ("match_ended", 1, 0, 0, "normal", 1, 1)])
    return counter.tally


def test_a_red_in_place_of_a_green_is_more_than_the_duty() -> None:
    tables = deck()
    green = next(card for card, colour in enumerate(tables.card_colour) if colour == GREEN)
    red = next(card for card, when in enumerate(tables.card_when) if when & AS_ATTACK)
    duty = [("attack_played", 0, green, (), 0, 0), ("attack_played", 1, green, (), 0, 0)]
    assert (one_match([]).duty_only, one_match(duty).duty_only, one_match(duty).one_green) == (1, 1, 1)
    with_red = one_match([*duty, ("attack_played", 0, red, (), 0, 0)])
    assert (with_red.duty_only, with_red.one_green, with_red.group_greens) == (0, 1, 2)
    with_green = one_match([*duty, ("attack_played", 0, green, (), 0, 0)])
    assert (with_green.duty_only, with_green.one_green, with_green.group_greens) == (0, 0, 3)


def test_the_last_group_match_is_one_though_the_knock_out_has_begun() -> None:
    game = new_game({"distribution": "random"}, 4, 1)
    counter = Counter(1, 4)
    game.knockout = True
    counter.happened(game, [("match_started", 24, "group", 0, 1), ("match_ended", 24, 1, 1, "normal", 1, 1)])
    counter.happened(game, [("match_started", 25, "QF", 0, 1), ("match_ended", 25, 2, 1, "extra", 1, 1)])
    tally = counter.tally
    assert (tally.group_matches, tally.drawn, tally.knockouts, tally.extra_time) == (1, 1, 1, 1)


def test_a_draw_lapses_only_where_the_pile_is_dry() -> None:
    game = new_game({"distribution": "random"}, 4, 1)
    counter = Counter(1, 4)
    game.match = 1
    counter.happened(game, [("cards_drawn", 0, (), 1, "effect", GREEN), ("cards_drawn", 0, (5,), 2, "effect", NOWHERE)])
    assert counter.tally.lapsed_draws == 1


def test_rows_that_need_many_tournaments_are_left_out_where_a_level_searches() -> None:
    found = figures([Tally(seed=1, cash=[1, 2], winners=[1], matches=1)])
    quick = judge("swallows", ("normal",) * 4, 1, found, 0.0)
    slow = judge("swallows", ("hard",) * 4, 1, found, 0.0)
    left_out = {row.target.name for row in quick.rows} - {row.target.name for row in slow.rows}
    assert left_out == {
        "a seat's share of wins, distance from even",
        "least played card",
        "tournaments with lapsed draws",
    }
    assert left_out <= {figure.name for figure in slow.others}


def test_an_interval_by_resampling_holds_its_estimate() -> None:
    found = figures(simulate_tallies())["teams of 16 best bet on the final or title"]
    assert found.value is not None
    assert found.low is not None
    assert found.high is not None
    assert 0 <= found.low <= found.value <= found.high <= 16


def simulate_tallies() -> list[Tally]:
    """Tournaments in which the strong go far as often as not."""
    codes = ("BRA", "ARG", "FRA", "GER")
    return [
        Tally(seed=n, cash=[1, 2], winners=[1], matches=1, stages={c: (n + k) % 4 for k, c in enumerate(codes)})
        for n in range(40)
    ]


def test_a_report_has_a_section_a_line_up_and_keeps_the_others(tmp_path: Path) -> None:
    path = tmp_path / "reports" / "balance.md"
    found = figures([Tally(seed=1, cash=[1, 2], winners=[1], matches=10, goals=25)])
    for level in ("normal", "hard", "normal"):
        write_report(path, judge("swallows", (level,) * 4, 7, found, 0.0), f"swallows balance --level {level}")
    text = path.read_text(encoding="utf-8")
    assert [line for line in text.splitlines() if line.startswith("## ")] == [
        "## normal",
        "## hard",
        "## How it is counted",
    ]
    assert text.count("| goals a match | 2.3 to 3 | 2.500 |") == 2
    assert "`swallows balance --level hard`" in text
    assert f"seeds 7 to 7, deck `{deck().digest}`" in text
