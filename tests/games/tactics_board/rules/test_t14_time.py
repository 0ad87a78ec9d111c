"""T14: halves, extra time, the shoot-out."""

import pytest

from swallows_gui.games.tactics_board.rules.shots import is_decided, next_kicker
from tests.games.tactics_board.rules.given import Position, in_set, match, pawn, to_play
from tests.games.tactics_board.rules.test_t10_shots import shot


def at_the_end(period: int, score: tuple[int, int], dice: list[int] | None = None, **options: object) -> Position:
    """A period is over."""
    position = match(period=period, score=score, dice=dice or [], **options)  # type: ignore[arg-type]
    position.game.first_kick_off = 0
    return position.enter("end_period")


@pytest.mark.parametrize("half", [15, 25, 45])
def test_t14_1_a_half_lasts_a_number_of_plays(half: int) -> None:
    position = match(half=half)
    assert position.game.period_length == half
    assert to_play("red 10", [3], plays=half - 2, half=half).game.plays == half - 1


def test_t14_2_nothing_new_begins_when_the_plays_are_used_up() -> None:
    for step in ("begin_set", "kick_off", "goal_kick", "free_kick_due"):
        position = match(holder="red 10", ball="red D8", plays=25).enter(step)
        assert position.types()[0] == "period_ended"


def test_t14_2_what_is_due_is_still_carried_out() -> None:
    position = to_play("red 10", [3, 2], plays=24).do("play", "red G8")
    assert (position.step, position.game.plays) == ("ball", 26)
    assert shot([5], plays=25).do("shoot").step == "corner"
    goal = shot([1], plays=25).do("shoot")
    assert goal.types()[:3] == ["shot_taken", "goal", "period_ended"]


def test_t14_3_the_other_side_kicks_off_the_second_half() -> None:
    position = at_the_end(1, (0, 0))
    assert ("period_started", 2, 1) in position.told
    assert (position.step, position.side, position.game.plays) == ("kickoff", "blue", 0)


def test_t14_4_a_level_match_has_two_extra_periods_of_a_third_or_stands() -> None:
    position = at_the_end(2, (1, 1), [5, 2])
    assert position.told[1:3] == [("lots_rolled", "extra", (5, 2)), ("period_started", 3, 1)]
    assert position.game.period_length == 8
    assert at_the_end(2, (1, 1), draw="stands").game.result == {
        "score": [1, 1], "after": "normal", "shootout": None, "winner": None,
    }  # fmt: skip
    assert at_the_end(3, (2, 1)).game.period == 4
    assert at_the_end(4, (2, 1)).game.result["after"] == "extra"  # type: ignore[index]


def test_t14_5_still_level_there_is_a_shoot_out() -> None:
    position = at_the_end(4, (1, 1), [2, 5])
    game = position.game
    assert (position.step, position.side) == ("shootout", "blue")
    assert next_kicker(game, 1) == pawn("blue 11")
    game.chance.spins[:] = [1, 7, 1, 5, 1, 8]  # type: ignore[attr-defined]
    while game.result is None:
        position.do("shoot")
    assert game.result == {"score": [1, 1], "after": "shootout", "shootout": [0, 3], "winner": 1}
    assert position.events("shot_taken") == [("shot_taken", 0, 9, None, 8, None, "miss")]
    assert is_decided((6, 6), (4, 5))
    assert not is_decided((6, 5), (5, 4))


def test_t14_5_kickers_are_named_from_the_highest_number_without_the_keeper() -> None:
    position = at_the_end(4, (1, 1), [2, 5])
    game = position.game
    game.kicks = (9, 9)
    assert next_kicker(game, 0) == pawn("red 2")
    game.kicks = (10, 10)
    assert next_kicker(game, 0) == pawn("red 11")


def test_t14_6_the_result_names_score_and_winner() -> None:
    assert in_set("red 10").game.result is None
    result = at_the_end(2, (0, 2)).game.result
    assert result == {"score": [0, 2], "after": "normal", "shootout": None, "winner": 1}
