"""Positions for the behaviour of AI seats: matches in which one decision has a reason, and what a seat decides."""

from collections.abc import Iterable

from swallows_gui.engine.tournament.ranking import Score
from swallows_gui.games.swallows.ai.players import make_player
from swallows_gui.games.swallows.rules.actions import BET_KINDS
from swallows_gui.games.swallows.rules.game import Swallows
from tests.games.swallows.rules.given import given
from tests.games.swallows.rules.story import Story

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


def referee_with_bet(side: str, home: str = "MEX", **more: object) -> Story:
    """A quarter-final in which the referee has the final of one side and nobody anything else."""
    story = no_bets(given(stage="QF", **more))  # type: ignore[arg-type]
    bet(story.game, story.seat("referee"), (story.team(side), "F"))
    return story


def foul_against_germany(bets: bool, germany: str = "home") -> Story:
    """A foul of 6 by the home team, Germany or not, is fair. The referee, whose penalty out of the blue is unspent, has
    a bet on the other side: in a quarter-final on the final if it is to count now, else in the first match, in which it
    leads, on the quarter-final, which others may have bet on, too."""
    stage, score = ("QF", (0, 0)) if bets else ("group", (0, 1))
    story = no_bets(
        given(stage=stage, score=score, home_hand=["foul 3 inside"], away_hand=["attack 6 inside"], dice=[3])
    )
    game = story.game
    stranger = next(team for team in range(len(game.field) - 1, -1, -1) if team not in game.sides)
    at = game.sides[0] if germany == "home" else stranger
    field = list(game.field)
    field[game.german], field[at] = field[at], field[game.german]
    game.field, game.german = tuple(field), at
    game.penalty_spent = 0
    bet(game, story.seat("referee"), (game.sides[1], "F" if bets else "V"))
    return story.play("attack 6 inside").play("foul 3 inside").asks("referee", "referee_die")
