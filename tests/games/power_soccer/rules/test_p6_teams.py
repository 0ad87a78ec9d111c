"""P6: teams."""

import pytest

from tests.games.power_soccer.rules.story import Story, begun, given


@pytest.mark.parametrize("per_side", range(1, 7))
@pytest.mark.parametrize("rules", ["basic", "professional"])
def test_p6_1_one_to_six_a_side_by_both_rules(per_side: int, rules: str) -> None:
    game = begun(per_side=per_side, rules=rules).game
    assert (game.seats, game.options.per_side) == (2 * per_side, per_side)


def attacks(match: Story) -> list[tuple[int, int]]:
    """Attacker and defender of every attack; each of them is ended by offside."""
    while match.seat is not None:
        match.rolls(3, 2, 5)
    return [(event["seat"], event["defender"]) for event in match.events if event["type"] == "attack_started"]


def test_p6_2_the_defender_attacks_next_against_the_next_player() -> None:
    match = begun(seats=4, length={"attacks": 3}).rolls(6)
    assert attacks(match) == [(0, 1), (1, 2), (2, 3), (3, 0), (0, 1), (1, 2)]


def test_p6_2_whichever_side_starts() -> None:
    match = begun(seats=6, length={"attacks": 4}).rolls(1, 6)
    assert attacks(match) == [(1, 0), (0, 3), (3, 2), (2, 5), (5, 4), (4, 1), (1, 0), (0, 3)]


def test_p6_3_kickers_in_order_and_the_keeper_with_the_same_number() -> None:
    match = given(points=30, attack=2, seats=4, rules="professional", length={"attacks": 1}).rolls(5)
    match.rolls(*[2] * 3, *[1] * 3, *[2] * 3, *[1] * 3)
    for _ in range(4):
        match.rolls(2)
    kicks = [(event["seat"], event["keeper"]) for event in match.events if event["type"] == "kick_over"]
    assert kicks == [(1, 0), (0, 1), (3, 2), (2, 3)]


def test_p6_4_the_others_decide_nothing() -> None:
    match = given(seats=4, rules="professional").rolls(3).asks("steal", 1)
    assert [seat for seat in range(4) if match.game.view(seat).legal] == [1]
