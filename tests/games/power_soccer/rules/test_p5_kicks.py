"""P5: penalty kicks."""

from typing import Any

from tests.games.power_soccer.rules.story import Story, given

IN, OUT = 2, 1
"""At the wall."""
WIDE, SAVED, SCORED = (2,), (1, 2), (1, 1)


def drawn(**options: Any) -> Story:
    """A goalless match of professionals is over, and A, which started it, faces the wall."""
    match = given(points=30, attack=2, rules="professional", length={"attacks": 1}, **options)
    return match.rolls(5).asks("wall", 1)


def to_the_spot(*, first: int = 1, **options: Any) -> Story:
    """The side that kicks first has won the wall."""
    b, a = ([IN] * 3, [OUT] * 3) if first == 1 else ([OUT] * 3, [IN] * 3)
    match = drawn(**options).rolls(*b, *a, *b, *a)
    match.expect("shootout_started", side=first)
    return match.asks("kick", first)


def test_p5_1_the_other_side_shoots_first_at_the_wall_and_its_winner_kicks_first() -> None:
    to_the_spot(first=1)
    to_the_spot(first=0)


def test_p5_2_wide_saved_or_in() -> None:
    match = to_the_spot().rolls(*WIDE).asks("kick", 0)
    match.expect("kick_over", seat=1, keeper=0, reason="wide", goals=[0, 0])
    match.rolls(1).asks("save", 1).rolls(2).expect("kick_over", seat=0, keeper=1, reason="saved", goals=[0, 0])
    match.rolls(*SCORED).expect("kick_over", seat=1, keeper=0, reason="goal", goals=[0, 1])


def test_p5_3_it_ends_as_soon_as_one_side_cannot_be_caught() -> None:
    match = to_the_spot()
    for _ in range(3):
        match.rolls(*SCORED).rolls(*WIDE)
    match.expect("match_ended", score=[0, 0], shootout=[0, 3], winner=1)


def test_p5_3_and_not_before() -> None:
    match = to_the_spot()
    for kick in (SCORED, WIDE, SCORED, WIDE, WIDE, SAVED, WIDE):
        match.rolls(*kick)
    match.asks("kick", 0).rolls(*WIDE).expect("match_ended", shootout=[0, 2], winner=1)


def test_p5_4_level_after_five_they_kick_on_in_pairs() -> None:
    match = to_the_spot()
    for _ in range(5):
        match.rolls(*WIDE).rolls(*SAVED)
    match.asks("kick", 1).rolls(*SCORED).asks("kick", 0).rolls(*SCORED).asks("kick", 1).rolls(*WIDE).asks("kick", 0)
    match.rolls(*SCORED).expect("match_ended", shootout=[2, 1], winner=0)


def test_p5_5_kicks_are_no_goals_of_the_match() -> None:
    match = to_the_spot()
    for _ in range(3):
        match.rolls(*SCORED).rolls(*WIDE)
    match.expect_no("goal").expect("match_ended", score=[0, 0])
    assert match.game.result == {"score": [0, 0], "attacks": 2, "shootout": [0, 3], "winner": 1}
