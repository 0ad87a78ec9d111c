"""The seats of the four levels: what they see, and that they are functions of their view."""

from typing import Any

import pytest

from swallows_gui.ai.advice import Cancelled, UnknownLevel
from swallows_gui.games.tactics_board.ai.greedy import SearchState
from swallows_gui.games.tactics_board.ai.players import hint, make_player, reason_for
from tests.games.tactics_board.rules.given import Position, in_set, match, pawn, sq, to_play

LEVELS = ("easy", "normal", "hard", "expert")
BACK = {10: "blue C8"}


def a_shot_is_on(dice: int = 4) -> Position:
    """Red 7 plays the ball; 10 stands alone on a long-distance square."""
    return to_play("red 7", [dice], red={7: "blue C8", 10: "blue C4"}, blue={10: "blue E8"})


def chosen(level: str, position: Position, seed: int = 3) -> Any:
    game = position.game
    action = make_player(level, game.mover, seed).choose(game.view(game.mover))
    assert action in game.legal
    return game.notation.action_to_json(action)


@pytest.mark.parametrize("level", LEVELS[1:])
def test_a_pass_that_is_a_shot_is_played(level: str) -> None:
    assert chosen(level, a_shot_is_on()) == {"type": "play", "square": sq("blue C4")}


@pytest.mark.parametrize("level", LEVELS[1:])
def test_who_can_reach_the_ball_runs_for_it(level: str) -> None:
    position = to_play("red 7", [2, 2], red={7: "red C6"}).do("play", "red C8").do("roll")
    first = chosen(level, position)
    assert first["type"] == "pick"
    position.do("pick", pawn=first["pawn"])
    assert chosen(level, position) == {"type": "to", "square": sq("red C8")}


@pytest.mark.parametrize("level", LEVELS)
def test_equal_views_give_equal_choices(level: str) -> None:
    position = in_set("red 10", [3]).do("roll")
    before = position.game.to_state()
    assert chosen(level, position) == chosen(level, Position(position.game.copy()))
    assert position.game.to_state() == before


@pytest.mark.parametrize("level", ["normal", "hard", "expert"])
def test_no_striker_is_sent_off_side(level: str) -> None:
    position = in_set("red 7", [4], red={7: "blue C7", 10: "blue D6"}, blue=BACK).do("roll")
    picked = chosen(level, position)
    position.do("pick", pawn=picked["pawn"])
    square = chosen(level, position)["square"]
    position.game.push(position.game.notation.action_from_json(0, {"type": "to", "square": square}))
    assert not position.game.offside >> (picked["pawn"] - 1) & 1


def test_a_shot_is_worth_more_than_any_other_ball() -> None:
    game = a_shot_is_on().game
    sight = SearchState(game, 0)
    worths = {square: sight.played_to(square) for square in range(128) if square != game.ball}
    assert max(worths, key=lambda square: worths[square]) == sq("blue C4")
    assert sight.shot == pytest.approx(0.53)


def test_a_hint_says_why() -> None:
    view = a_shot_is_on().game.view(0)
    found = hint(view, 1, in_turn=True)
    assert (found.advice.reason, dict(found.advice.facts)) == ("shot", {"square": sq("blue C4")})
    assert found.advice.choices[0].money >= max(choice.money for choice in found.advice.choices)
    moving = hint(in_set("red 10", [3]).do("roll").game.view(0), 1, in_turn=True)
    assert len(moving.row) == 1
    with pytest.raises(ValueError, match="nothing to decide"):
        hint(a_shot_is_on().game.view(1), 1, in_turn=True)


def test_a_hint_names_the_rolls_of_a_race() -> None:
    position = match(red={7: "red C6"}, ball="red C6", holder="red 7", dice=[2]).enter("roll_ball")
    action = position.game.notation.action_from_json(0, {"type": "play", "square": sq("red A6") + 2 * 8})
    reason, facts = reason_for(position.game.view(0), action)
    assert reason == "loose"
    assert set(dict(facts)) == {"square", "ours", "theirs"}
    assert position.game.at[pawn("red 7")] == sq("red C6")


def test_thinking_can_be_called_off() -> None:
    def stop() -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        hint(a_shot_is_on().game.view(0), 1, True, stop)


def test_levels_that_are_not_there_are_refused() -> None:
    with pytest.raises(UnknownLevel):
        make_player("champion", 0, 1)
