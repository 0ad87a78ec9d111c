"""S10.5: the friendly."""

import pytest

from swallows_gui.engine.game import IllegalAction
from swallows_gui.games.swallows.data.catalogue import load
from tests.games.swallows.rules.given import given
from tests.games.swallows.rules.story import Story
from tests.games.swallows.rules.tournaments import new_game


def test_s10_5_two_teams_no_bets_ten_million_each() -> None:
    form = load().tables().formats["friendly"].economy
    assert (form.cash, dict(form.bets), dict(form.fees)) == (10, {}, {"champion": 16, "draw": 8})
    story = Story(new_game(format="friendly", seats=3, field=["MEX", "USA"]))
    assert story.game.cash == [10] * 3
    assert story.step == "attack"
    assert not story.all("bet_placed")
    story.expect("match_started", match=1, stage="friendly", home="MEX", away="USA")
    assert {event["team"]: event["seat"] for event in story.all("team_assigned")} == {"MEX": 0, "USA": 1}


def test_s10_5_a_third_seat_referees_else_nobody() -> None:
    given(away_hand=["attack 1 edge"]).expect("referee_settled", seat=2)
    two = Story(new_game(format="friendly", seats=2, field=["MEX", "USA"]))
    two.expect("referee_settled", seat=None)
    with pytest.raises(IllegalAction):
        new_game(format="friendly", seats=4, field=["MEX", "USA"])


@pytest.mark.parametrize(
    ("score", "cash", "winners"),
    [((1, 0), [26, 10, 10], [0]), ((0, 2), [10, 26, 10], [1]), ((1, 1), [18, 18, 10], [0, 1])],
)
def test_s10_5_sixteen_million_for_the_winner_eight_each_for_a_draw(
    score: tuple[int, int], cash: list[int], winners: list[int]
) -> None:
    match = given(away_hand=["attack 1 edge"], score=score, dice=[1]).play("attack 1 edge")
    match.expect("match_ended", home=score[0], away=score[1]).expect("game_ended", cash=cash, winners=winners)
    assert match.game.to_move is None
    assert match.game.result == {"cash": cash, "winners": winners}


def test_s10_5_most_cash_wins_bribes_included() -> None:
    match = given(home_hand=["attack 1 inside"], away_hand=["attack 1 edge"], score=(1, 0), cash=20, dice=[1, 1])
    match.offer("home", "home", 15).does("accept").play("attack 1 edge").play("attack 1 inside")
    match.expect("game_ended", cash=[21, 20, 35], winners=[2])


def test_s10_5_with_knock_out_rules_a_winner_is_found_in_a_shoot_out() -> None:
    match = given(away_hand=["attack 1 edge"], knockout=True, dice=[1] + [2, 1] * 3).play("attack 1 edge")
    match.expect("period_started", period="extra").expect("period_started", period="shootout")
    match.expect("match_ended", after="shootout", winner="away").expect("game_ended", cash=[10, 26, 10], winners=[1])


def test_s10_5_without_them_a_draw_stands() -> None:
    match = given(away_hand=["attack 1 edge"], dice=[1]).play("attack 1 edge")
    match.expect("match_ended", after="normal", winner=None).never("period_started", period="extra")
