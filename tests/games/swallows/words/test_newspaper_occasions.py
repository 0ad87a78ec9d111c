"""As what the newspaper tells a match: by how it was decided, and by what that means where it was played."""

from typing import Any

import pytest

from swallows_gui.engine.tournament.schedule import FROM_WINNER, THIRD_PLACE, Fixture, Place
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.rules.events import BribeAccepted
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.games.swallows.words.newspaper_facts import Issue, ReportedGoal, ReportedMatch
from swallows_gui.games.swallows.words.newspaper_page import (
    NewsDesk,
    ResultLine,
    _in_words,
    goal_kind,
    is_for_points,
    is_out,
    occasions,
    referee_kind,
)

OPEN = Place(FROM_WINNER, 1, 0)
CUP = Fixture(9, "QF", None, OPEN, OPEN, knockout=True)
GROUP = Fixture(3, "group", 0, OPEN, OPEN)


@pytest.fixture
def names(qapp: object) -> Names:
    return Names(load(), ("Ann", "Ben", "Cleo"), ("BRA", "GHA"))


def match(score: tuple[int, int], fixture: Fixture = CUP, **more: Any) -> ReportedMatch:
    return ReportedMatch(1, fixture, "GHA", "BRA", score, **more)


def told(names: Names, played: ReportedMatch) -> list[str]:
    return occasions(played, Issue(1, ("QF", 0, 0, False), [played]), names)


def test_a_match_that_a_lot_has_decided_was_won_by_nobody(names: Names) -> None:
    assert told(names, match((1, 1), winner="GHA", after="extra")) == ["lot"]
    assert told(names, match((0, 0), winner="BRA")) == ["lot", "nil_nil"]
    assert "shootout" in told(names, match((1, 1), winner="GHA", kicks=(4, 2)))
    assert "extra" in told(names, match((2, 1), winner="GHA", after="extra"))


def test_whoever_comes_through_after_two_legs_may_have_lost_the_second(names: Names) -> None:
    second = CUP._replace(leg=2)
    assert told(names, match((1, 0), second, winner="BRA")) == ["legs"]
    assert told(names, match((1, 1), second, winner="BRA")) == ["legs"]
    first = CUP._replace(leg=1, knockout=False)
    assert told(names, match((1, 0), first, winner="GHA")) == ["narrow"]
    assert not is_out(match((1, 0), first, winner="GHA"))


def test_who_plays_for_the_third_place_is_out_already(names: Names) -> None:
    third = CUP._replace(stage=THIRD_PLACE)
    assert "home_out" in told(names, match((0, 2), winner="BRA"))
    assert "home_out" not in told(names, match((0, 2), third, winner="BRA"))


def test_a_win_by_one_goal_was_in_danger(names: Names) -> None:
    assert told(names, match((0, 1), GROUP, winner="BRA")) == ["narrow"]
    assert told(names, match((0, 2), GROUP, winner="BRA")) == ["win"]


def test_money_that_both_sides_have_paid_was_not_in_vain(names: Names) -> None:
    for_home, for_away = BribeAccepted(0, "GHA", 3), BribeAccepted(1, "BRA", 4)
    assert told(names, match((2, 0), GROUP, winner="GHA", bribes=[for_away])) == ["bribed_in_vain", "upset", "win"]
    assert told(names, match((2, 0), GROUP, winner="GHA", bribes=[for_home, for_away])) == ["bribed", "upset", "win"]


def test_a_referee_is_told_by_what_he_was_paid_for() -> None:
    paid: dict[str, Any] = {"referee": 2, "bribes": [BribeAccepted(0, "GHA", 3)]}
    assert referee_kind(match((1, 0), **paid)) == "bought_idle"
    assert referee_kind(match((1, 0), **paid, blue_team="GHA")) == "bought_blue"
    assert referee_kind(match((1, 0), **paid, blue_team="GHA", changed=1)) == "bought"
    assert referee_kind(match((1, 0))) == "nobody"


def test_a_goal_that_leaves_its_team_far_behind_brings_nobody_back() -> None:
    assert goal_kind(match((1, 2)), ReportedGoal("GHA", 1, 2, "play", "")) == "back"
    assert goal_kind(match((1, 5)), ReportedGoal("GHA", 1, 5, "play", "")) == "plain"


@pytest.mark.parametrize("language", ["de", "en"])
def test_points_are_told_where_there_are_any(language: str) -> None:
    desk, many = NewsDesk(language), 60
    words = {"home": "A", "away": "B", "score": "1:1", "coach": "Ann", "other_coach": "Ben"}
    point = desk.fixed("label.point")
    said = {desk.pick("quote.draw", words, str(turn)) for turn in range(many)}
    assert said
    assert not any(point in text for text in said)
    known = {**words, "point": point, "points": desk.fixed("label.points")}
    assert any(point in desk.pick("quote.draw", known, str(turn)) for turn in range(many))
    assert is_for_points(match((1, 1), GROUP))
    assert not is_for_points(match((1, 1)))


def test_a_score_that_ends_with_a_full_stop_needs_no_other() -> None:
    assert _in_words(ResultLine("Italy", "USA", "0:1 a.e.t.", "Tight.")) == "Italy – USA 0:1 a.e.t. Tight."
    assert _in_words(ResultLine("Italy", "USA", "0:1 a.e.t.")) == "Italy – USA 0:1 a.e.t."
    assert _in_words(ResultLine("Italy", "USA", "0:1", "Tight.")) == "Italy – USA 0:1. Tight."
