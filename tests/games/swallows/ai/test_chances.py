"""The forecast from public facts: chances add up, what is settled is certain, and the last match day is exact."""

import pytest

from swallows_gui.engine.tournament.ranking import Played, Score
from swallows_gui.games.swallows.ai.forecast.chances import MARGINS, forecast, match_teams, outlook
from swallows_gui.games.swallows.ai.forecast.groups import ForecastFacts, beats, result_chances
from tests.games.swallows.rules.cards import tables

FORM = tables().formats["sixteen"]
FIXTURES = FORM.schedule.fixtures
GROUPS = tuple(tuple(range(4 * group, 4 * group + 4)) for group in range(4))
LADDER = FORM.schedule.ladder


def situation(played: tuple[Played, ...] = (), ratings: tuple[int, ...] = (12, 9, 6, 3) * 4) -> ForecastFacts:
    """A tournament whose groups are 0-3, 4-7, 8-11, 12-15."""
    return ForecastFacts(FORM, FIXTURES, GROUPS, played, (), ratings)


def play(*scores: tuple[int, int]) -> tuple[Played, ...]:
    """The first matches of the sheet ended so."""
    played: tuple[Played, ...] = ()
    for score in scores:
        home, away = match_teams(situation(played))
        played = (*played, (home, away, Score(*score)))
    return played


def column(reach: tuple[float, ...], stage: str) -> list[float]:
    """Every team's chance to reach a stage."""
    return list(reach[LADDER.index(stage) :: len(LADDER)])


def test_as_many_teams_reach_a_stage_as_have_room_in_it() -> None:
    reach = forecast(situation())
    for stage, room in (("QF", 8), ("SF", 4), ("F", 2), ("champion", 1)):
        assert sum(column(reach, stage)) == pytest.approx(room)


def test_the_better_team_goes_further() -> None:
    reach = forecast(situation())
    for stage in LADDER:
        first, second, third, last = column(reach, stage)[:4]
        assert first > second > third > last > 0


def test_chances_of_a_match_add_up_and_level_teams_have_even_ones() -> None:
    for edge in (-3.0, -0.4, 0.0, 1.3):
        assert sum(result_chances(edge)) == pytest.approx(1)
        assert beats(edge) + beats(-edge) == pytest.approx(1)
    assert beats(0.0) == pytest.approx(0.5)


def test_a_win_is_worth_more_than_a_draw_and_a_draw_more_than_a_defeat() -> None:
    ahead = outlook(situation(), 0, 0)
    home = [column(reach, "QF")[ahead.home] for reach in ahead.by_margin]
    assert home == sorted(home)
    assert home[MARGINS.index(1)] > home[MARGINS.index(0)] + 0.1 > home[MARGINS.index(-1)] + 0.2


def test_the_last_match_of_a_group_is_counted_exactly() -> None:
    """Group A: team 3 has 5 points, 1 and 0 have 4 and 0 the better goals, 2 has none and plays 1 last."""
    played = play(
        (0, 1), (0, 1), (1, 0), (1, 0), (1, 0), (1, 0), (1, 0), (1, 0),
        (3, 0), (1, 1), (1, 0), (1, 0), (1, 0), (1, 0), (1, 0), (1, 0),
        (0, 0),
    )  # fmt: skip
    ahead = outlook(situation(played), 0, 0)
    assert (ahead.home, ahead.away) == (2, 1)
    chances = [column(reach, "QF")[:4] for reach in ahead.by_margin]
    defeat = MARGINS.index(1)
    assert chances[:defeat] == [[0.0, 1.0, 0.0, 1.0]] * defeat
    assert chances[defeat:] == [[1.0, 0.0, 0.0, 1.0]] * (len(MARGINS) - defeat)


def test_a_team_that_is_out_stays_out_and_a_champion_is_one() -> None:
    played = play(*[(1, 0)] * 24)
    done = ForecastFacts(FORM, FIXTURES, GROUPS, played, tuple(tuple(group) for group in GROUPS), (5,) * 16)
    reach = forecast(done)
    assert column(reach, "QF") == [1.0, 1.0, 0.0, 0.0] * 4
    for _ in range(7):
        home, away = match_teams(done)
        done = ForecastFacts(
            FORM, FIXTURES, GROUPS, (*done.played, (home, away, Score(2, 1))), done.ranked, done.ratings
        )
    champion = done.played[-1][0]
    assert column(forecast(done), "champion")[champion] == 1.0
    assert sum(column(forecast(done), "champion")) == 1.0


def test_a_better_hand_later_is_worth_something_unless_nothing_follows() -> None:
    ahead = outlook(situation(), 0, 0)
    home = ahead.home * len(LADDER)
    assert ahead.home_up[home] > ahead.expected[home]
    played = play(*[(1, 0)] * 24)
    ranked = tuple(tuple(group) for group in GROUPS)
    semi = ForecastFacts(FORM, FIXTURES, GROUPS, played, ranked, (5,) * 16)
    for _ in range(6):
        home, away = match_teams(semi)
        semi = ForecastFacts(FORM, FIXTURES, GROUPS, (*semi.played, (home, away, Score(2, 1))), ranked, semi.ratings)
    final = outlook(semi, 0, 0)
    assert final.later == (0.0, 0.0)
    assert final.home_up == pytest.approx(final.expected)
