"""P15: what each level chooses of two dice, that all of them roll, and hints with their reasons."""

from typing import Any

import pytest

from swallows_gui.ai.advice import LEVELS, Hint, UnknownLevel
from swallows_gui.games.power_soccer.ai.players import hint, make_player, wins_after
from tests.games.power_soccer.rules.story import Story, given


def chosen(match: Story, level: str) -> str:
    """The face that a level takes."""
    assert match.seat is not None
    action = make_player(level, match.seat, 1).choose(match.game.view(match.seat))
    return str(match.game.notation.action_to_json(action)["face"])


def advised(match: Story) -> Hint:
    """What the seat that is asked is advised to do."""
    return hint(match.game.view(match.seat), 1, True)


def test_every_level_name_is_taken_and_no_other() -> None:
    assert [make_player(level, 1, 7).level for level in LEVELS] == list(LEVELS)
    with pytest.raises(UnknownLevel):
        make_player("genius", 0, 1)


@pytest.mark.parametrize("level", ["easy", "normal", "hard", "expert"])
def test_every_level_rolls_for_the_ball(level: str) -> None:
    match = given(rules="professional").rolls(3).asks("steal", 1)
    action = make_player(level, 1, 7).choose(match.game.view(1))
    assert match.game.notation.describe(action) == "seat 1: roll"


def test_easy_takes_more_points_wherever_they_lead() -> None:
    match = given(points=40, dice=2).throws(3, 2)
    assert chosen(match, "easy") == "long_pass"
    assert chosen(match, "normal") == chosen(match, "expert") == "ten"


def test_easy_stays_in_the_game_where_no_face_has_points() -> None:
    assert chosen(given(points=30, dice=2).throws(5, 4), "easy") == "foul"


def test_normal_follows_the_chance_of_a_goal() -> None:
    for points in range(0, 50, 5):
        for die in range(1, 7):
            for other in range(die + 1, 7):
                match = given(points=points, dice=2, rules="professional").throws(die, other)
                best = max(match.game.view(0).choices, key=lambda one: one.goal)
                assert chosen(match, "normal") == best.face
                assert chosen(match, "expert") == best.face, "by attacks both look for the goal"


def near_the_end(score: tuple[int, int]) -> Story:
    """Four minutes are left, and the attacker may keep the ball, or take a penalty at once."""
    match = given(points=40, score=score, dice=2, length={"minutes": 40})
    match.game.minutes = 35
    return match.throws(1, 6)


def test_expert_plays_for_time_when_it_leads_and_time_runs_out() -> None:
    assert chosen(near_the_end((1, 0)), "normal") == chosen(near_the_end((0, 0)), "expert") == "penalty"
    assert chosen(near_the_end((1, 0)), "expert") == "five"
    assert advised(near_the_end((1, 0))).advice.reason == "plays_for_time"


def test_the_worth_of_a_match_by_minutes_agrees_with_its_outlook_when_time_is_over() -> None:
    match = given(points=40, attack=2, score=(1, 1), dice=2, length={"minutes": 5})
    match.game.minutes = 4
    match.throws(2, 5)
    goal, none = wins_after(match.game.view(1))
    assert (goal, none) == (1.0, 0.5)


@pytest.mark.parametrize(
    ("points", "dice", "options", "reason"),
    [
        (40, (2, 1), {}, "it_is_a_goal"),
        (40, (1, 3), {}, "other_ends_it"),
        (10, (1, 3), {}, "likelier_goal"),
    ],
)
def test_hints_for_two_dice_say_why(points: int, dice: tuple[int, int], options: dict[str, Any], reason: str) -> None:
    found = advised(given(points=points, dice=2, **options).throws(*dice)).advice
    assert found.reason == reason
    assert found.choices[0].money > found.choices[1].money
    assert {name for name, _ in found.facts} == {"face", "goal", "other", "otherwise"}


def test_the_hint_for_the_steal_says_that_it_costs_nothing() -> None:
    match = given(points=35, card="yellow", rules="professional").rolls(1).asks("steal", 1)
    found = advised(match).advice
    assert found.reason == "costs_nothing"
    assert dict(found.facts) == {"won": 50, "goal": 11, "otherwise": 23}
    best, other = found.choices
    assert match.game.notation.describe(best.action) == "seat 1: roll"
    assert best.money > other.money


def test_where_only_a_roll_is_due_the_hint_says_so() -> None:
    found = advised(given()).advice
    assert (found.reason, len(found.choices)) == ("only_roll", 1)
    with pytest.raises(ValueError, match="nothing is asked"):
        hint(given().game.view(1), 1, True)
