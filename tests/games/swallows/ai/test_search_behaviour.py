"""What seats that search must get right: each a position with the reason, at both levels and with several seeds."""

import pytest

from swallows_gui.games.swallows.ai.normal import Normal
from tests.games.swallows.ai.positions import (
    LOSER_IS_OUT,
    STRONG,
    WEAK,
    bet,
    decides,
    foul_against_germany,
    last_group_match,
    no_bets,
    referee_with_bet,
)
from tests.games.swallows.rules.given import given
from tests.games.swallows.rules.story import Story

SPENDTHRIFT = "attack 4 for two cards"

pytestmark = pytest.mark.parametrize(("level", "seed"), [("hard", 1), ("hard", 2), ("expert", 1), ("expert", 2)])


def _before_an_edge(side: str, amount: int, bets_on: str) -> Story:
    """A semi-final; the referee, who has the final of one side, is offered money with an edge about to be ruled."""
    story = no_bets(given(stage="SF", home_hand=["foul 5 edge"], away_hand=[STRONG], dice=[3], cash=90))
    bet(story.game, story.seat("referee"), (story.team(bets_on), "F"))
    story.play(STRONG).play("foul 5 edge").asks("referee", "edge")
    return story.offer(side, side, amount)


def test_a_bribe_that_costs_more_than_it_brings_is_refused(level: str, seed: int) -> None:
    """Bound to the home team he could not give the away team the penalty that his 36M want."""
    assert decides(_before_an_edge("home", 2, "away"), level=level, seed=seed) == "refuse"


def test_a_bribe_that_brings_more_than_it_costs_is_taken(level: str, seed: int) -> None:
    """For what he would do anyway a little is enough; for the opposite it takes more than his bet can win."""
    assert decides(_before_an_edge("home", 5, "home"), level=level, seed=seed) == "accept"
    assert decides(_before_an_edge("home", 60, "away"), level=level, seed=seed) == "accept"


def test_a_match_is_thrown_that_its_bets_want_lost(level: str, seed: int) -> None:
    """The away trainer has the home team's final and nothing on its own: the weak card, and no foul, no goalie."""
    story = no_bets(
        given(home_hand=[STRONG], away_hand=[WEAK, STRONG, "foul 1 inside", "goalie 3"], stage="SF", dice=[1, 3] * 9)
    )
    bet(story.game, story.seat("away"), (story.team("home"), "F"))
    assert decides(story, level=level, seed=seed) == f"play {WEAK}"
    story.play(WEAK).unanswered().play(STRONG).asks("away", "defence")
    assert decides(story, level=level, seed=seed) == "pass"
    story.passes().asks("away", "goalie")
    assert decides(story, level=level, seed=seed) == "pass"


def test_a_draw_that_serves_both_is_taken(level: str, seed: int) -> None:
    """With a draw both have five points and are through, whoever loses is out, and both trainers have both teams in
    the quarter-finals."""
    story = last_group_match([WEAK, STRONG], [WEAK, STRONG], LOSER_IS_OUT, dice=[1, 1])
    for side in ("away", "home"):
        bet(story.game, story.seat(side), (story.team("home"), "V"), (story.team("away"), "V"))
    for _ in ("away", "home"):
        story.play(WEAK).unanswered()
    for _ in ("away", "home"):
        assert decides(story, level=level, seed=seed) == "decline"
        story.decline()


def test_nothing_is_decided_against_germany_unless_it_is_worth_the_ban(level: str, seed: int) -> None:
    """A ban ends his bribes and his penalty. In the first match the quarter-final is too far away for it, though he
    would decide against any other team; in the quarter-final, with few matches left to referee, he takes it."""
    assert decides(foul_against_germany(bets=False), level=level, seed=seed) == "leave_die"
    assert decides(foul_against_germany(bets=False, germany="elsewhere"), level=level, seed=seed) == "change_die 1"
    assert decides(foul_against_germany(bets=True), level=level, seed=seed) == "change_die 1"


def test_the_last_penalty_out_of_the_blue_is_used(level: str, seed: int) -> None:
    """The final, the whistle next, his bet a goal behind: there is no later to keep it for."""
    story = no_bets(given(stage="F", score=(1, 0), penalties_spent=False))
    bet(story.game, story.seat("referee"), (story.team("away"), "S"))
    while story.step == "attack":
        story.decline()
    story.asks("referee", "whistle")
    assert decides(story, level=level, seed=seed) == "penalty away"


def test_the_penalty_is_kept_where_it_brings_nothing(level: str, seed: int) -> None:
    """Early in the groups, without money on either team: a better match will come."""
    story = no_bets(given(stage="group", penalties_spent=False))
    while story.step == "attack":
        story.decline()
    story.asks("referee", "whistle")
    assert decides(story, level=level, seed=seed) == "whistle"


def test_the_better_goalie_is_kept_for_the_shoot_out(level: str, seed: int) -> None:
    """The final, level, the last attack: both goalies save now, and in the shoot-out the better one saves more."""
    story = no_bets(given(home_hand=["goalie 3", "goalie 1"], away_hand=["attack 4 inside"], stage="F", dice=[3]))
    bet(story.game, story.seat("home"), (story.team("home"), "S"))
    story.play("attack 4 inside").passes().asks("home", "goalie")
    assert decides(story, level=level, seed=seed) == "play goalie 1"


def test_a_goalie_is_kept_for_the_shoot_out_and_not_the_dearer_reds(level: str, seed: int) -> None:
    """The final, level, no attack left but the running one, which costs two cards: what follows if it misses is the
    shoot-out, where neither red serves. One step ahead nobody sees that: `normal` keeps both reds."""
    story = no_bets(given(home_hand=[], away_hand=[SPENDTHRIFT, "foul plus 2", "revenge", "goalie 1"], stage="F"))
    bet(story.game, story.seat("away"), (story.team("away"), "S"))
    story.play(SPENDTHRIFT).asks("away", "discard")
    assert decides(story) == "discard goalie 1"
    given_up = decides(story, level=level, seed=seed)
    assert given_up in ("discard foul plus 2", "discard revenge")
    story.does("discard", card=given_up.removeprefix("discard ")).asks("away", "discard")
    assert decides(story, level=level, seed=seed) != "discard goalie 1"


def test_no_goalie_is_wasted_on_a_shot_that_it_does_not_save(level: str, seed: int) -> None:
    story = no_bets(given(home_hand=["goalie 1"], away_hand=["attack 6 inside"], stage="QF", dice=[6]))
    story.play("attack 6 inside").passes().asks("home", "goalie")
    assert decides(story, level=level, seed=seed) == "pass"


def test_no_more_is_offered_than_the_ruling_is_worth(level: str, seed: int) -> None:
    """The away trainer has the final on his team, as nobody else is held to have; on the edge a penalty may be had
    instead of a free kick."""
    story = no_bets(given(stage="SF", home_hand=["foul 5 edge"], away_hand=["attack 6 inside"], dice=[3], cash=60))
    away = story.seat("away")
    bet(story.game, away, (story.team("away"), "F"))
    story.play("attack 6 inside").play("foul 5 edge").asks("referee", "edge")
    said = decides(story, "away", level=level, seed=seed)
    assert said.startswith("offer away ")
    position = Normal(away, 1).position(story.game.view(away))
    assert 1 <= int(said.split()[-1].split("-")[0]) < position.shot_worth(5, 1) - position.shot_worth(2, 1)


def test_a_bettor_bribes_for_a_team_that_is_not_his(level: str, seed: int) -> None:
    """The final: a seat that trains neither team has the home team's title, 56M, and a penalty threatens it."""
    story = no_bets(given(stage="F", home_hand=["foul 5 edge"], away_hand=["attack 6 inside"], dice=[3], cash=60))
    bet(story.game, story.seat("other"), (story.team("home"), "S"))
    story.play("attack 6 inside").play("foul 5 edge").asks("referee", "edge")
    assert decides(story, "other", level=level, seed=seed).startswith("offer home ")


def test_nothing_is_offered_where_nothing_is_at_stake(level: str, seed: int) -> None:
    story = no_bets(given(stage="group", home_hand=["foul 5 edge"], away_hand=["attack 6 inside"], dice=[3]))
    story.play("attack 6 inside").play("foul 5 edge").asks("referee", "edge")
    assert decides(story, "other", level=level, seed=seed) == "nothing"


def test_a_team_nobody_has_money_on_saves_its_cards(level: str, seed: int) -> None:
    """3 is first and 2 last whatever happens: after the green that it must play, 3 keeps the others for later."""
    story = last_group_match(
        [WEAK, STRONG], [WEAK, "attack 2 outside"], ((3, 0), (3, 0), (0, 3), (0, 3), (0, 0)), dice=[1] * 9
    )
    no_bets(story)
    story.play(WEAK).unanswered().play(WEAK).unanswered().play("attack 2 outside").unanswered()
    assert decides(story, level=level, seed=seed) == "decline"


def test_the_referee_decides_for_his_bet(level: str, seed: int) -> None:
    """A foul of 6 in all is fair; one more makes it a penalty for the team that he has in the final."""
    for side, choice in (("away", "change_die 1"), ("home", "leave_die")):
        story = referee_with_bet(side, home_hand=["foul 3 inside"], away_hand=["attack 6 inside"], dice=[3])
        story.play("attack 6 inside").play("foul 3 inside").asks("referee", "referee_die")
        assert decides(story, level=level, seed=seed) == choice


def test_a_team_a_goal_down_near_the_end_of_a_knock_out_match_plays_on(level: str, seed: int) -> None:
    """What it keeps it would hand in."""
    story = no_bets(given(home_hand=[], away_hand=[WEAK, STRONG], stage="QF", score=(1, 0), dice=[1] * 9))
    story.play(STRONG).unanswered()
    assert decides(story, level=level, seed=seed) == f"play {WEAK}"


# The same positions turned round: the reason taken away, the answer flips.


def test_the_match_is_played_to_be_won_where_the_bets_are_the_other_way_round(level: str, seed: int) -> None:
    """As where it is thrown, but with the money on the away team: its strong card, and no attack let through."""
    story = no_bets(
        given(home_hand=[STRONG], away_hand=[WEAK, STRONG, "foul 1 inside", "goalie 3"], stage="SF", dice=[1, 3] * 9)
    )
    bet(story.game, story.seat("away"), (story.team("away"), "F"))
    assert decides(story, level=level, seed=seed) == f"play {STRONG}"
    story.play(WEAK).unanswered().play(STRONG).asks("away", "defence")
    if decides(story, level=level, seed=seed) == "pass":
        story.passes().asks("away", "goalie")
        assert decides(story, level=level, seed=seed) == "play goalie 3"


def test_no_draw_is_taken_that_serves_the_other_side_only(level: str, seed: int) -> None:
    """1 has five points, 3 four and 2 three: a draw puts 3 through and 2 out, which attacks once more."""
    story = last_group_match([WEAK, STRONG], [WEAK, STRONG], ((1, 0), (1, 0), (0, 0), (1, 0), (0, 0)), dice=[1, 1])
    for _ in ("away", "home"):
        story.play(WEAK).unanswered()
    assert decides(story, level=level, seed=seed) == f"play {STRONG}"


def test_the_penalty_is_not_given_against_his_own_bet(level: str, seed: int) -> None:
    """As where it is used, but his title is on the team that leads: he whistles. (With money on neither he goes by what
    he believes the others have bet.)"""
    story = no_bets(given(stage="F", score=(1, 0), penalties_spent=False))
    bet(story.game, story.seat("referee"), (story.team("home"), "S"))
    while story.step == "attack":
        story.decline()
    story.asks("referee", "whistle")
    assert decides(story, level=level, seed=seed) != "penalty away"


def test_the_better_goalie_is_not_kept_where_only_it_saves(level: str, seed: int) -> None:
    """As where it is kept, but for a shot of 9: a shoot-out that is lost before it begins needs no goalie."""
    story = no_bets(given(home_hand=["goalie 3", "goalie 1"], away_hand=[STRONG], stage="F", dice=[3]))
    bet(story.game, story.seat("home"), (story.team("home"), "S"))
    story.play(STRONG).passes().asks("home", "goalie")
    assert decides(story, level=level, seed=seed) == "play goalie 3"


def test_what_is_offered_falls_with_what_the_ruling_is_worth(level: str, seed: int) -> None:
    """As where an offer is made, but without a bet on the team: a fee is worth less of it than the final."""
    amounts = []
    for bets in (("F",), ()):
        story = no_bets(given(stage="SF", home_hand=["foul 5 edge"], away_hand=["attack 6 inside"], dice=[3], cash=60))
        away = story.seat("away")
        bet(story.game, away, *((story.team("away"), kind) for kind in bets))
        story.play("attack 6 inside").play("foul 5 edge").asks("referee", "edge")
        said = decides(story, "away", level=level, seed=seed)
        amounts.append(int(said.split()[-1].split("-")[0]) if said.startswith("offer away ") else 0)
    assert amounts[0] > amounts[1]
