"""What a seat of level `normal` does where it must not be absurd: each a position with the reason."""

from collections.abc import Iterable

import pytest

from swallows_gui.ai import make_player
from swallows_gui.ai.normal import Normal
from swallows_gui.engine.swallows.actions import BET_KINDS
from swallows_gui.engine.swallows.game import Swallows
from swallows_gui.engine.tournament import Score
from tests.rules.given import given
from tests.rules.story import Story

WEAK, STRONG = "attack 1 outside", "attack 6 inside"


def decides(story: Story, who: str | None = None, level: str = "normal", seed: int = 1) -> str:
    """What a seat would do now, in the words of `Story.legal`: the seat asked, or `who` out of turn."""
    game = story.game
    seat = game.mover if who is None else story.seat(who)
    view = game.view(seat)
    mind = make_player(level, seat, seed)
    action = mind.choose(view) if who is None else mind.offer(view)
    if action is None:
        return "nothing"
    assert action in view.legal
    return story.spoken(range(action, action + 1)) if action not in story.game.legal else story.spoken(action)


def bet(game: Swallows, seat: int, *bets: tuple[int, str]) -> None:
    """Give a seat exactly these bets: team and kind."""
    game.bets[seat] = tuple((team, BET_KINDS.index(kind)) for team, kind in bets)


def no_bets(story: Story) -> Story:
    """Nobody has a bet on anything."""
    for seat in range(story.game.seats):
        bet(story.game, seat)
    return story


def results(story: Story, scores: Iterable[tuple[int, int]]) -> Story:
    """Let the running group's earlier matches have ended so, in the order of the sheet."""
    game = story.game
    group = next(teams for teams in game.groups if game.sides[0] in teams)
    given_scores = iter(scores)
    game.played = tuple(
        (home, away, Score(*next(given_scores)) if home in group else score) for home, away, score in game.played
    )
    return story


def last_group_match(
    home_hand: list[str], away_hand: list[str], scores: Iterable[tuple[int, int]], **more: object
) -> Story:
    """The last match of the last group, its earlier matches ended so: 1-2, 3-4, 1-3, 2-4, 4-1; now 3-2.

    The four teams have four trainers, and those of 3 and 2 have bet on their quarter-finals.
    """
    story = given(home_hand=home_hand, away_hand=away_hand, stage="last group", **more)  # type: ignore[arg-type]
    game = story.game
    group = next(teams for teams in game.groups if game.sides[0] in teams)
    strangers = iter((story.seat("referee"), story.seat("other")))
    trainer = list(game.trainer)
    for team in group:
        if team not in game.sides:
            trainer[team] = next(strangers)
    game.trainer = tuple(trainer)
    no_bets(story)
    for side in ("home", "away"):
        bet(game, story.seat(side), (story.team(side), "V"))
    return results(story, scores)


LOSER_IS_OUT = ((0, 1), (1, 0), (0, 0), (0, 0), (3, 0))
"""Before 3-2: 4 has 1 + 3 = 4 points and goals 3-1; 2 has 4, goals 1-0; 3 has 4, goals 1-0; 1 has 1."""


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


def referee_with_bet(side: str, home: str = "MEX", **more: object) -> Story:
    """A quarter-final in which the referee has the final of one side and nobody anything else."""
    story = no_bets(given(stage="QF", **more))  # type: ignore[arg-type]
    bet(story.game, story.seat("referee"), (story.team(side), "F"))
    return story


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
    """His money on a stage far away is not worth the ban; the other way round nothing holds him."""
    trifle = _against_germany(bets=False)
    assert trifle == "leave_die"
    assert _against_germany(bets=True) == "change_die 1"


def _against_germany(bets: bool) -> str:
    story = no_bets(given(stage="QF", home_hand=["foul 3 inside"], away_hand=["attack 6 inside"], dice=[3]))
    game = story.game
    german = next(team for team, nation in enumerate(game.field) if game.tables.nation_code[nation] == "GER")
    game.field = _swapped(game.field, german, game.sides[0])
    referee = story.seat("referee")
    game.penalty_spent = 0
    rival = game.sides[1]
    if bets:
        bet(game, referee, (rival, "S"), (rival, "F"))
    story.play("attack 6 inside").play("foul 3 inside").asks("referee", "referee_die")
    return decides(story)


def _swapped(field: tuple[int, ...], one: int, other: int) -> tuple[int, ...]:
    swapped = list(field)
    swapped[one], swapped[other] = swapped[other], swapped[one]
    return tuple(swapped)


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
