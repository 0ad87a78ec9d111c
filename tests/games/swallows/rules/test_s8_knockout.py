"""S8: bracket, extra time, shoot-out, the final and who is out."""

from typing import Any

import pytest

from swallows_gui.engine.tournament.schedule import FROM_GROUP, FROM_WINNER
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.rules.tables import NOWHERE
from tests.games.swallows.rules.cards import tables
from tests.games.swallows.rules.given import given
from tests.games.swallows.rules.story import Story
from tests.games.swallows.rules.tournaments import matches, tournament


def test_s8_1_the_bracket() -> None:
    expected = ["A1-B2", "C1-D2", "B1-A2", "D1-C2", "W25-W26", "W27-W28", "W29-W30"]
    for form in (tables().formats["sixteen"], load().tables().formats["sixteen"]):
        pairs = []
        for fixture in form.schedule.fixtures[24:]:
            names = []
            for source in (fixture.home, fixture.away):
                assert source.kind in (FROM_GROUP, FROM_WINNER)
                names.append(
                    f"{'ABCD'[source.number]}{source.rank}" if source.kind == FROM_GROUP else f"W{source.number}"
                )
            pairs.append("-".join(names))
        assert pairs == expected
    assert [match.stage for match in matches(tournament())[24:]] == ["QF"] * 4 + ["SF"] * 2 + ["F"]


def test_s8_2_level_after_normal_time_extra_time_begins_with_the_visitors_and_without_declines() -> None:
    match = given(
        home_hand=["attack 1 inside"] * 2, away_hand=["attack 1 edge"] * 3, knockout=True, dice=[1, 1] + [2, 1] * 3
    )
    match.play("attack 1 edge").play("attack 1 inside").decline("away").decline("home")
    match.expect("period_started", period="extra").asks("away", "attack")
    match.decline("away").asks("home", "attack").decline("home").expect("period_started", period="shootout")


def test_s8_2_no_extra_time_without_a_draw_and_none_without_knock_out() -> None:
    decided = given(knockout=True, score=(1, 0), away_hand=["attack 1 edge"], dice=[1]).play("attack 1 edge")
    decided.expect("match_ended", after="normal", home=1, away=0, winner="home").never("period_started", period="extra")
    league = given(away_hand=["attack 1 edge"], dice=[1]).play("attack 1 edge")
    league.expect("match_ended", after="normal", winner=None)


def test_s8_2_a_goal_in_extra_time_does_not_end_it() -> None:
    match = given(
        home_hand=["attack 1 inside"] * 2,
        away_hand=["attack 1 edge", "attack 6 edge"],
        knockout=True,
        dice=[1, 1, 6, 1],
    )
    match.play("attack 1 edge").play("attack 1 inside").decline("away").decline("home").play("attack 6 edge")
    match.expect("goal", team="away").asks("home", "attack").play("attack 1 inside")
    match.expect("match_ended", after="extra", winner="away", home=0, away=1, shootout=None)


def test_s8_2_used_reds_stay_used_and_some_are_for_extra_time_only() -> None:
    match = given(
        home_hand=["attack 1 inside"],
        away_hand=["attack 1 edge"] * 2 + ["plus 1", "plus 2 in extra time"],
        knockout=True,
        dice=[1, 1, 1],
    )
    match.does("play", card="attack 1 edge")
    assert match.legal() == ["done", "play plus 1"]
    match.does("play", card="plus 1")
    if match.step == "attack" and "done" in match.legal():
        match.does("done")
    match.unanswered().play("attack 1 inside").unanswered().decline("away")
    while match.step != "attack" or match.game.view(None).period != "extra":
        match.decline()
    match.does("play", card="attack 1 edge")
    assert match.legal() == ["done", "play plus 2 in extra time"]


def _shootout(dice: list[int], **more: Any) -> Story:
    """A knock-out match without a card that goes straight to its shoot-out."""
    match = given(**{"knockout": True, "dice": dice, "away_hand": ["goalie 1"], "home_hand": ["goalie 1"], **more})
    return match.ends().expect("period_started", period="shootout")


def _kicks(story: Story) -> Story:
    """Every question of the shoot-out is passed."""
    while story.game.to_move is not None and story.step in ("shootout_red", "goalie"):
        story.passes()
    return story


def test_s8_3_visitors_first_alternating_penalties_of_value_5() -> None:
    match = _kicks(_shootout([2, 1, 1, 2, 2, 1, 2, 1, 6]))
    shots = [event for event in match.all("die_rolled") if event["purpose"] == "shot"]
    assert [event["value"] for event in shots] == [5] * len(shots)
    teams = [event["team"] for event in shots]
    assert teams[:4] == ["USA", "MEX", "USA", "MEX"]
    assert all(event["cause"] == "shootout" for event in match.all("awarded"))


@pytest.mark.parametrize(
    ("dice", "kicks", "score"),
    [
        ([2, 1] * 3, 6, (0, 3)),
        ([1, 2] * 3, 6, (3, 0)),
        ([2, 2, 2, 2, 2, 2, 2, 2, 2, 1], 10, (4, 5)),
        ([1, 1, 1, 1, 1, 1, 1, 1, 2, 1], 10, (0, 1)),
        ([2, 1, 2, 1, 1, 1, 1, 2, 1, 1], 10, (1, 2)),
        ([2, 1, 2, 1, 1, 1, 2], 7, (0, 3)),
        ([2, 1, 2, 2, 2, 2, 2, 2, 2], 9, (3, 5)),
        ([1, 2, 2, 2, 2, 2, 2, 2, 1], 9, (4, 3)),
    ],
)
def test_s8_3_it_ends_as_soon_as_one_team_cannot_be_caught(dice: list[int], kicks: int, score: tuple[int, int]) -> None:
    match = _kicks(_shootout(dice)).expect("match_ended", after="shootout", shootout=list(score), home=0, away=0)
    assert len([event for event in match.all("die_rolled") if event["purpose"] == "shot"]) == kicks


def test_s8_3_level_after_five_pairs_follow_until_one_is_ahead_after_a_pair() -> None:
    match = _kicks(_shootout([2, 2] * 5 + [2, 2] + [1, 1] + [1, 2]))
    match.expect("match_ended", after="shootout", shootout=[7, 6], winner="home")


def test_s8_3_one_red_a_side_the_shooter_first_and_a_goalie() -> None:
    match = _shootout(
        [4, 6], away_hand=["kick plus 2", "kick plus 2", "goalie 1"], home_hand=["kick minus 2", "goalie 2"]
    )
    match.asks("away", "shootout_red").play("kick plus 2").asks("home", "shootout_red").play("kick minus 2")
    match.expect("die_rolled", purpose="shot", die=4, value=5, total=9).asks("home", "goalie").passes()
    match.expect("goal", team="away", home=0, away=1)
    assert match.score == (0, 0)


def test_s8_3_a_goalie_saves_a_kick() -> None:
    match = _shootout([2, 1] * 5, home_hand=["goalie 1"], away_hand=["foul 3"])
    match.asks("home", "goalie").play("goalie 1").expect("saved", team="away")


def test_s8_3_nothing_else_is_played_and_the_referee_has_no_part() -> None:
    match = _shootout(
        [1, 1], home_hand=["shot plus 2", "shot roll plus 2"], away_hand=["shot plus 2", "shot roll plus 2"]
    )
    while match.game.to_move is not None and len(match.all("die_rolled")) < 2:
        assert match.legal() == ["pass"]
        match.passes()
    assert len(match.all("missed")) == 2
    assert not match.all("die_left")


def test_s8_3_its_goals_are_no_goals_of_the_match() -> None:
    match = _kicks(_shootout([2, 1] * 3))
    match.expect("match_ended", home=0, away=0, after="shootout", shootout=[0, 3], winner="away")


def _final(**more: Any) -> Story:
    return given(**{"stage": "F", "score": (1, 0), **more})


def test_s8_4_in_the_final_no_declining_with_a_green_in_hand() -> None:
    match = _final(home_hand=["attack 1 inside"], away_hand=["attack 1 edge", "attack 0 edge"], dice=[1, 1])
    match.play("attack 1 edge").play("attack 1 inside").asks("away", "attack")
    assert match.legal() == ["play attack 0 edge"]
    match.refused("final_must_play", type_="decline")
    match.play("attack 0 edge").expect("match_ended")


def test_s8_4_in_extra_time_of_the_final_too() -> None:
    match = _final(
        home_hand=["attack 1 inside"],
        away_hand=["attack 1 edge", "stoppage draw green"],
        score=(0, 0),
        dice=[1, 1],
        pile=["attack 2 edge"],
    )
    match.play("attack 1 edge").unanswered().play("attack 1 inside").unanswered().decline("away")
    match.expect("period_started", period="extra").asks("away", "attack")
    match.out_of_turn("away", "play", card="stoppage draw green").refused("final_must_play", type_="decline")
    match = _final(away_hand=["stoppage draw"], score=(0, 0), pile=["attack 2 edge"]).decline("away")
    match.expect("period_started", period="extra").out_of_turn("away", "play", card="stoppage draw")
    match.refused("final_must_play", type_="decline")


def test_s8_4_blue_and_red_are_voluntary() -> None:
    match = _final(
        home_hand=["foul 3", "goalie 3", "red foul 3"], away_hand=["attack 6 edge", "red attack 4"], dice=[6]
    )
    match.play("attack 6 edge").asks("home", "defence").passes().asks("home", "goalie").passes()
    match.expect("goal", team="away")
    while match.step == "goal_against":
        match.passes()
    match.asks("home", "attack").decline("home").asks("away", "attack").decline()


def test_s8_4_in_its_shoot_out_a_blue_goalie_that_alone_saves_must_be_played() -> None:
    match = _final(
        score=(0, 0), home_hand=["goalie 1", "goalie 2", "goalie 3", "red goalie 2"], away_hand=["foul 3"], dice=[3, 1]
    )
    match.ends().unanswered("goalie")
    match.asks("home", "goalie")
    assert sorted(match.legal()) == ["play goalie 2", "play goalie 3"]
    match.refused("must_save", type_="pass").play("goalie 3").expect("saved")


def test_s8_4_a_goalie_that_does_not_save_and_a_red_stay_voluntary() -> None:
    match = _final(score=(0, 0), home_hand=["goalie 1", "red goalie 2"], away_hand=["foul 3"], dice=[3, 1])
    match.ends().unanswered("goalie")
    match.asks("home", "goalie")
    assert "pass" in match.legal()


def test_s8_4_only_the_final() -> None:
    match = given(stage="SF", home_hand=["goalie 2"], away_hand=["attack 1 edge"] * 2, dice=[1, 3, 1])
    match.play("attack 1 edge")
    while match.step in ("defence", "goalie"):
        match.passes()
    match.decline("away")
    while match.step == "attack":
        match.decline()
    while match.step == "shootout_red":
        match.passes()
    match.asks("home", "goalie")
    assert "pass" in match.legal()


def test_s8_5_the_loser_hands_in_and_star_cards_are_set_aside() -> None:
    for seed in (1, 2, 3):
        for played in matches(tournament(seed))[24:]:
            loser = played.away if played.winner == played.home else played.home
            assert [event["team"] for event in played.all("team_eliminated")] == [loser]
    match = given(stage="QF", score=(1, 0), home_hand=["foul 1"], away_hand=["star of CRC", "goalie 1", "foul 2"])
    away = match.team("away")
    match.ends()
    assert match.hand(away) == []
    assert match.discard == ["foul 2", "goalie 1"]
    assert tables().card_id.index("star of CRC#1") in match.game.aside
    assert all(tables().card_nation[card] != NOWHERE for card in match.game.aside)
