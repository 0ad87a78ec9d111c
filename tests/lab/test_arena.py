"""Leagues, the ladder, thinking times, and the file from which both go on."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from swallows_gui.games.swallows.ai.characters import cast
from swallows_gui.games.swallows.ai.players import make_player
from swallows_gui.games.swallows.ai.search.seats import Searcher
from swallows_gui.games.swallows.lab.playing import new_game, play
from swallows_gui.games.swallows.lab.targets import LADDER
from swallows_gui.lab.arena import Entrant, Estimate, League, arena, estimate
from swallows_gui.lab.game_lab import Rung, lab_of
from swallows_gui.lab.ladder import judge, ladder
from swallows_gui.lab.results_store import Keeper
from swallows_gui.lab.watch import Classes, Times, Watched

LAB = lab_of("swallows")
LINE_UP = ("easy", "random", "random", "random")


def untimed(league: League) -> League:
    """The league without what depends on the clock."""
    none = Times(0, 0.0, 0.0, 0.0)
    entrants = tuple(replace(entrant, thinking=none, polls=none) for entrant in league.entrants)
    return replace(league, seconds=0.0, entrants=entrants)


@pytest.fixture(scope="module")
def of_random() -> League:
    """A league of seats that are all alike."""
    return arena(("random",) * 2, 2)


def test_a_league_gives_every_entrant_every_place_and_goes_on_where_it_was_killed(
    tmp_path: Path, small_game: str
) -> None:
    path = tmp_path / "league.jsonl"
    arena(LINE_UP, 1, game=small_game, path=path)
    whole = path.read_bytes()
    path.write_bytes(whole[:-200])
    seen: list[tuple[int, int]] = []
    league = arena(LINE_UP, 2, game=small_game, path=path, progress=lambda done, games: seen.append((done, games)))
    assert seen == [(done, 8) for done in range(4, 9)]
    assert league.games == 8
    assert untimed(league) == untimed(arena(LINE_UP, 2, game=small_game))
    easy, rest = league["easy"], league["random"]
    assert easy.won.value + 3 * rest.won.value == pytest.approx(1.0)
    assert easy.ahead.value == pytest.approx(easy.money.value - rest.money.value)
    assert easy.ahead.value == pytest.approx(sum(league.ahead_by_seed()) / 2)
    assert easy.won.low <= easy.won.value <= easy.won.high
    assert easy.thinking.count > 20
    assert 0 < easy.thinking.median <= easy.thinking.p95
    assert 0 < rest.thinking.mean < easy.thinking.mean
    json.dumps(league.as_json())


def test_a_league_of_one_level_is_even(of_random: League) -> None:
    league = of_random
    assert league["random"].won.value == pytest.approx(1 / 2)
    assert league["random"].ahead.value == 0.0


def test_games_of_another_league_are_left_aside(tmp_path: Path, small_game: str) -> None:
    path = tmp_path / "league.jsonl"
    arena(("random",) * 3, 1, game=small_game, path=path)
    seen: list[int] = []
    others = ("random", "random", "easy")
    arena(others, 1, game=small_game, path=path, progress=lambda done, _: seen.append(done))
    assert seen == [1, 2, 3]


def test_two_processes_play_what_one_plays(of_random: League) -> None:
    assert arena(("random",) * 2, 2, jobs=2).cash == of_random.cash


def test_the_interval_is_by_seed() -> None:
    found = estimate([1.0, 2.0, 3.0, 2.0])
    assert found.value == 2.0
    assert found.high - 2.0 == pytest.approx(2.0 - found.low)
    # the table of Student's t gives 3.182 for 3 degrees of freedom and 2.262 for 9
    assert found.high - 2.0 == pytest.approx(3.182 * (2 / 3) ** 0.5 / 2, rel=0.15)
    ten = estimate([0.0, 1.0] * 5)
    assert ten.high - 0.5 == pytest.approx(2.262 * (10 / 36) ** 0.5 / 10**0.5, rel=0.02)
    assert estimate([5.0]) == Estimate(5.0, 5.0, 5.0)


def test_a_ladder_judges_every_rung_and_every_step(tmp_path: Path, small_game: str) -> None:
    rungs = (Rung("normal", "random", 8, least_share=0.9, least_bound=0.5), Rung("easy", "random", 8, least_share=1.1))
    found = ladder(rungs, game=small_game, path=tmp_path / "ladder.jsonl")
    holds = {claim.what: claim.holds for claim in found.claims}
    assert list(holds) == [
        "normal among 3 random: share of wins",
        "normal among 3 random: share of wins, lower bound",
        "normal among 3 random: money ahead, lower bound",
        "easy among 3 random: share of wins",
        "easy among 3 random: money ahead, lower bound",
        "normal beyond easy among 3 random: money, lower bound",
    ]
    assert not holds["easy among 3 random: share of wins"]
    assert not found.holds
    step = found.claims[-1].found
    mean = found.leagues[0]["normal"].ahead.value - found.leagues[1]["easy"].ahead.value
    assert step.value == pytest.approx(mean)
    json.dumps(found.as_json())


def test_a_bound_is_held_against_the_interval_and_not_the_mean() -> None:
    none = Times(0, 0.0, 0.0, 0.0)
    wide, sure = Estimate(0.5, 0.3, 0.7), Estimate(10.0, 2.0, 18.0)
    entrant = Entrant("expert", 1, wide, sure, sure, none, none)
    league = League(LADDER[0].line_up, 1, 40, 160, 0.0, (entrant,), ())
    assert [claim.holds for claim in judge(LADDER[0], league)] == [True, False, True]


def test_the_ladder_asks_of_every_level_what_was_promised() -> None:
    assert [(rung.name, rung.tournaments) for rung in LADDER] == [
        ("expert among 3 normal", 160),
        ("hard among 3 normal", 200),
        ("normal among 3 easy", 400),
        ("expert among 3 random", 80),
    ]


def test_a_watched_player_plays_the_same_and_counts_its_decisions() -> None:
    minds = [Watched(make_player("easy", seat, seat)) for seat in range(3)]
    bare = [make_player("easy", seat, seat) for seat in range(3)]
    assert play(new_game({}, 3, 4), minds).cash == play(new_game({}, 3, 4), bare).cash
    assert all(len(mind.times) > 50 and min(mind.times) > 0 and mind.polls for mind in minds)


def test_a_watched_player_is_told_what_it_looks_back_on() -> None:
    assert Watched(make_player("hard", 0, 1)).looks_back
    assert not Watched(make_player("easy", 0, 1)).looks_back


def test_a_character_may_enter_and_one_that_does_not_exist_is_named() -> None:
    miser, drawn = LAB.player("hard:miser", 2, 5), make_player("hard", 2, 5)
    assert isinstance(miser, Searcher)
    assert isinstance(drawn, Searcher)
    assert (miser.character, miser.weights) == ("miser", dict(cast("hard"))["miser"])
    plain = LAB.player("hard", 2, 5)
    assert isinstance(plain, Searcher)
    assert plain.weights == drawn.weights
    LAB.check("expert:gambler", "normal", "easy")
    for wrong in ("hard:saint", "normal:miser", "genius"):
        with pytest.raises(ValueError, match=r"'saint'|'miser'|'genius'"):
            LAB.check(wrong, "easy")


def test_times_are_counted_in_classes_that_add_up() -> None:
    low, high = Classes(), Classes()
    low.add([0.001] * 90)
    high.add([0.1] * 10)
    both = Classes(json.loads(json.dumps(low.as_json())))
    both.merge(high)
    times = both.times()
    assert times.count == 100
    assert times.mean == pytest.approx(10.9)
    assert times.median == pytest.approx(1.0, rel=0.03)
    assert times.p95 == pytest.approx(100.0, rel=0.03)
    assert Classes().times() == Times(0, 0.0, 0.0, 0.0)


def test_a_file_keeps_apart_what_belongs_to_other_work_and_survives_a_torn_line(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "kept.jsonl"
    mine, other = Keeper(path, "mine"), Keeper(path, "other")
    mine.keep({"seed": 1})
    other.keep({"seed": 2})
    with path.open("ab") as file:
        file.write('{"key": "mine", "done": {"seed": 3, "who": "Müller'.encode()[:-4])
    mine.keep({"seed": 4})
    assert list(mine.done()) == [{"seed": 1}, {"seed": 4}]
    assert list(other.done()) == [{"seed": 2}]
    assert list(Keeper(None, "mine").done()) == []
    mine.forget()
    assert list(mine.done()) == []
