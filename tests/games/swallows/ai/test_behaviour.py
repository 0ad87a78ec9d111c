"""What a seat of level `normal` does where it must not be absurd: each a position with the reason."""

import pytest

from swallows_gui.games.swallows.ai.normal import Normal
from swallows_gui.games.swallows.ai.players import make_player
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


def test_two_teams_that_both_profit_from_a_draw_play_one() -> None:
    """4 has four points and the better goals. With a draw 3 and 2 have five and are through; who loses is out."""
    story = last_group_match([WEAK, STRONG], [WEAK, STRONG], LOSER_IS_OUT, dice=[1, 1])
    for _ in ("away", "home"):
        assert decides(story) == f"play {WEAK}"
        story.play(WEAK).unanswered()
    for _ in ("away", "home"):
        assert decides(story) == "decline"
        story.decline()


def test_a_team_that_must_win_attacks_with_its_best() -> None:
    """2 has lost twice; only a win by many helps, and its cards are worth nothing when it is out."""
    story = last_group_match(["attack 2 outside"], [WEAK, STRONG], ((2, 0), (0, 2), (1, 0), (0, 1), (0, 1)))
    assert decides(story) == f"play {STRONG}"


def test_a_match_is_thrown_that_its_bets_want_lost() -> None:
    """The away trainer has the home team in the final and nothing on its own."""
    story = no_bets(given(home_hand=[STRONG], away_hand=[WEAK, STRONG, "foul 1 inside"], stage="SF", dice=[1] * 9))
    away = story.seat("away")
    bet(story.game, away, (story.team("home"), "F"), (story.team("home"), "S"))
    assert decides(story) == f"play {WEAK}"
    story.play(WEAK).unanswered()
    story.play(STRONG)
    story.asks("away", "defence")
    assert decides(story) == "pass"


def test_cards_are_saved_where_nothing_is_at_stake() -> None:
    """3 is first and 2 last whatever happens: 3 plays the green that it must, and keeps the other for later."""
    story = last_group_match(
        [WEAK, STRONG], [WEAK, "attack 2 outside"], ((3, 0), (3, 0), (0, 3), (0, 3), (0, 0)), dice=[1] * 9
    )
    bet(story.game, story.seat("home"), (story.team("home"), "S"))
    story.play(WEAK).unanswered()
    assert decides(story) == f"play {WEAK}"
    story.play(WEAK).unanswered()
    story.play("attack 2 outside").unanswered()
    assert decides(story) == "decline"


def test_a_team_a_goal_down_near_the_end_of_a_knock_out_match_plays_on() -> None:
    """What it keeps it would hand in."""
    story = no_bets(given(home_hand=[], away_hand=[WEAK, STRONG], stage="QF", score=(1, 0), dice=[1] * 9))
    story.play(STRONG).unanswered()
    assert decides(story) == f"play {WEAK}"


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
@pytest.mark.parametrize(("lead", "chosen"), [(3, "decline"), (2, "decline")])
def test_greens_are_kept_for_the_final_once_the_semi_final_is_won(level: str, lead: int, chosen: str) -> None:
    hand = [WEAK, STRONG, "attack 3 inside"]
    story = given(home_hand=[WEAK], away_hand=hand, stage="SF", score=(0, lead), dice=[1] * 9)
    story.play(WEAK).unanswered().play(WEAK).unanswered().play("attack 3 inside").unanswered().asks("away", "attack")
    assert decides(story, level=level) == chosen


def test_a_card_before_a_match_to_come_is_worth_its_share_of_the_fees_at_least() -> None:
    """The away trainer has the home team in the final and nothing on its own; still, a title of its own pays."""
    story = no_bets(given(home_hand=[STRONG], away_hand=[WEAK, STRONG], stage="SF"))
    away = story.seat("away")
    bet(story.game, away, (story.team("home"), "F"), (story.team("home"), "S"))
    assert Normal(away, 1).position(story.game.view(away)).stakes.price[1] > 0.2


def test_a_goalie_that_saves_stops_a_goal_that_decides() -> None:
    story = no_bets(given(home_hand=["goalie 1"], away_hand=["attack 4 inside"], stage="QF", dice=[3]))
    story.play("attack 4 inside").passes()
    story.asks("home", "goalie")
    assert decides(story) == "play goalie 1"


def test_a_goalie_that_does_not_save_stays_in_the_hand() -> None:
    story = no_bets(given(home_hand=["goalie 1"], away_hand=["attack 6 inside"], stage="QF", dice=[6]))
    story.play("attack 6 inside").passes()
    assert decides(story) == "pass"


def test_of_two_goalies_that_save_the_weaker_is_played() -> None:
    story = no_bets(given(home_hand=["goalie 3", "goalie 1"], away_hand=["attack 4 inside"], stage="QF", dice=[3]))
    story.play("attack 4 inside").passes()
    assert decides(story) == "play goalie 1"


def test_a_dangerous_attack_is_fouled_where_it_costs_least() -> None:
    """Outside a free kick may follow, inside a penalty; the weaker foul is called less often."""
    story = no_bets(given(home_hand=["foul 1 outside", "foul 5 inside"], away_hand=[STRONG], stage="QF", dice=[1]))
    story.play(STRONG)
    assert decides(story) == "play foul 1 outside"


def test_the_referee_turns_a_die_for_his_bet() -> None:
    """A foul of 6 in all is fair; one more makes it called, and a penalty for the team he has bet on."""
    story = referee_with_bet("away", home_hand=["foul 3 inside"], away_hand=["attack 6 inside"], dice=[3])
    story.play("attack 6 inside").play("foul 3 inside").asks("referee", "referee_die")
    assert decides(story) == "change_die 1"
    story = referee_with_bet("home", home_hand=["foul 3 inside"], away_hand=["attack 6 inside"], dice=[3])
    story.play("attack 6 inside").play("foul 3 inside")
    assert decides(story) == "leave_die"


def test_the_referee_rules_on_the_edge_for_his_bet() -> None:
    for side, ruling in (("away", "rule inside"), ("home", "rule outside")):
        story = referee_with_bet(side, home_hand=["foul 5 edge"], away_hand=["attack 6 inside"], dice=[3])
        story.play("attack 6 inside").play("foul 5 edge").asks("referee", "edge")
        assert decides(story) == ruling


def test_he_does_not_decide_against_germany_for_a_trifle() -> None:
    """In the first match his bet on a final is too far away for the ban, though against any other team it is enough;
    in the quarter-final it is near."""
    assert decides(foul_against_germany(bets=False)) == "leave_die"
    assert decides(foul_against_germany(bets=False, germany="elsewhere")) == "change_die 1"
    assert decides(foul_against_germany(bets=True)) == "change_die 1"


def test_the_last_penalty_out_of_the_blue_is_used() -> None:
    """The final, his penalty unspent, his bet a goal behind: there is no later."""
    story = no_bets(given(stage="F", score=(1, 0), penalties_spent=False))
    bet(story.game, story.seat("referee"), (story.team("away"), "S"))
    while story.step == "attack":
        story.decline()
    story.asks("referee", "whistle")
    assert decides(story) == "penalty away"


def test_the_penalty_is_kept_where_it_brings_nothing() -> None:
    story = no_bets(given(stage="group", penalties_spent=False))
    while story.step == "attack":
        story.decline()
    story.asks("referee", "whistle")
    assert decides(story) == "whistle"


def offered(side: str, amount: int, bets_on: str) -> str:
    """How a referee with the final of one side answers an offer for a side, with an edge about to be ruled."""
    story = no_bets(given(stage="SF", home_hand=["foul 5 edge"], away_hand=[STRONG], dice=[3], cash=90))
    bet(story.game, story.seat("referee"), (story.team(bets_on), "F"))
    story.play(STRONG).play("foul 5 edge").asks("referee", "edge")
    story.offer(side, side, amount)
    return decides(story)


def test_a_bribe_that_costs_more_than_it_brings_is_refused() -> None:
    """Bound to the home team he could not give the away team the penalty his bet wants."""
    assert offered("home", 2, "away") == "refuse"


def test_a_bribe_for_what_he_would_do_anyway_is_taken() -> None:
    assert offered("home", 5, "home") == "accept"


def test_a_bribe_that_brings_more_than_it_costs_is_taken() -> None:
    assert offered("home", 60, "away") == "accept"


def test_an_offer_is_made_where_a_ruling_is_worth_it_and_stays_below_its_worth() -> None:
    """The home trainer has the title on his team; on the edge a penalty threatens."""
    story = no_bets(given(stage="SF", home_hand=["foul 5 edge"], away_hand=["attack 6 inside"], dice=[3], cash=60))
    home = story.seat("home")
    bet(story.game, home, (story.team("home"), "F"), (story.team("home"), "S"))
    story.play("attack 6 inside").play("foul 5 edge").asks("referee", "edge")
    said = decides(story, "home")
    assert said.startswith("offer home ")
    amount = int(said.split()[-1].split("-")[0])
    mind = Normal(home, 1)
    position = mind.position(story.game.view(home))
    swing = position.shot_worth(2, 1) - position.shot_worth(5, 1)
    assert 2 <= amount < swing


def test_no_offer_where_nothing_is_at_stake() -> None:
    story = no_bets(given(stage="group", home_hand=["foul 5 edge"], away_hand=["attack 6 inside"], dice=[3]))
    story.play("attack 6 inside").play("foul 5 edge").asks("referee", "edge")
    assert decides(story, "other") == "nothing"


def test_the_same_view_gives_the_same_choice_however_often_it_is_asked() -> None:
    story = given(stage="QF", home_hand=["foul 5 edge", "goalie 1"], away_hand=[WEAK, STRONG, "swallow 4 inside"])
    view = story.game.view(story.game.mover)
    for level in ("random", "easy", "normal"):
        mind = make_player(level, story.game.mover, 9)
        first = mind.choose(view)
        assert all(mind.choose(view) == first for _ in range(5))
        assert make_player(level, story.game.mover, 9).choose(view) == first


def test_a_level_that_does_not_exist_is_named() -> None:
    with pytest.raises(ValueError, match="'genius'"):
        make_player("genius", 0, 1)
