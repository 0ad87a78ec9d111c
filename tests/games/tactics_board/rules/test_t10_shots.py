"""T10: shots."""

import pytest

from tests.games.tactics_board.rules.given import Position, match, pawn, sq, to_play
from tests.games.tactics_board.rules.test_t9_battle import fight


def shot(spins: list[int], square: str = "blue C4", dice: list[int] | None = None, **given: object) -> Position:
    """Red 10 is about to shoot."""
    position = match(
        red={10: square},
        ball=square,
        holder="red 10",
        spins=spins,
        dice=dice or [],
        blue={10: "blue C8"},
        **given,  # type: ignore[arg-type]
    )
    return position.enter("shot")


def test_t10_1_a_capture_or_battle_won_in_the_other_area_is_a_shot() -> None:
    captured = to_play("red 7", [4, 1, 1], red={7: "blue C7", 10: "blue D4"}, blue={10: "blue C8", 3: "blue C5"})
    captured.do("play", "blue C3").roll(10, "blue C3").roll(6, "blue A7")
    assert captured.events("captured")
    assert captured.step == "shoot"
    assert fight(10, 3, "blue D3", [5, 2]).step == "shoot"
    assert fight(10, 7, "blue C6", [5, 2]).step == "move"


def test_t10_1_who_beats_the_keeper_shoots_wherever_that_is_and_a_capture_at_long_distance_gives_none() -> None:
    assert fight(10, 1, "blue A7", [6, 3]).step == "shoot"
    captured = to_play("red 7", [3, 1, 1], red={7: "blue C7", 10: "blue D5"}, blue={10: "blue C8"})
    captured.do("play", "blue C4").roll(10, "blue C4").roll(6, "blue A7")
    assert captured.step == "move"


def test_t10_2_an_off_side_pawn_in_the_goal_area_spoils_the_shot() -> None:
    position = match(red={10: "blue C4", 11: "blue D1"}, ball="blue C4", holder="red 10")
    position.game.offside = 1 << pawn("red 11")
    position.enter("shot")
    assert position.events("offside_given") == [("offside_given", 0, 11, sq("blue C4"), True)]
    assert position.events("awarded")[0][1:3] == (1, "free_kick")


@pytest.mark.parametrize(
    ("sector", "result"), [(1, "goal"), (4, "goal"), (5, "corner"), (6, "corner"), (7, "goal_kick")]
)
def test_t10_3_the_spinner_says_what_comes_of_a_shot(sector: int, result: str) -> None:
    position = shot([sector]).do("shoot")
    assert position.events("shot_taken") == [("shot_taken", 0, 10, sq("blue C4"), sector, None, result)]


@pytest.mark.parametrize(("die", "result"), [(3, "goal"), (4, "corner"), (6, "goal_kick")])
def test_t10_3_or_a_shooting_die(die: int, result: str) -> None:
    position = shot([], dice=[die], shot="die").do("shoot")
    assert position.events("shot_taken") == [("shot_taken", 0, 10, sq("blue C4"), None, die, result)]


def test_t10_4_after_a_goal_the_other_side_kicks_off() -> None:
    position = shot([1], score=(1, 1)).do("shoot")
    assert position.events("goal") == [("goal", 0, 10, (2, 1))]
    assert (position.step, position.side) == ("kickoff", "blue")
