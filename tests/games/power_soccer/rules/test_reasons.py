"""P13: why something is refused, exact at the point of decision."""

import pytest

from swallows_gui.engine.game import IllegalAction, Refusal
from swallows_gui.games.power_soccer.rules.actions import CHOOSE
from tests.games.power_soccer.rules.story import begun, given


def test_not_your_turn() -> None:
    begun().refused("not_your_turn", "roll", who=1, seat=1, to_move=0)


def test_no_steal_below_twenty_points() -> None:
    given(rules="professional", points=15).refused("no_steal_yet", "roll", who=1, points=15, least=20)


def test_no_steal_after_a_foul() -> None:
    match = given(rules="professional", points=40).rolls(4, 1)
    match.refused("no_steal_after_foul", "roll", who=1, card="yellow")


def test_a_second_steal_is_somebody_elses_turn() -> None:
    match = given(rules="professional", points=20, card="yellow").rolls(1, 1)
    match.refused("not_your_turn", "roll", who=1, seat=1, to_move=0)


def test_no_steal_in_the_basic_game() -> None:
    given(points=40).refused("not_professional", "roll", who=1)


def test_only_a_steal_is_let_be() -> None:
    given().refused("cannot_let_play", "let_play")


def test_a_face_that_neither_die_shows() -> None:
    match = given(dice=2).throws(1, 2)
    action = match.game.notation.action_from_json(0, {"type": "choose", "face": "foul"})
    assert match.game.view(0).refusal(action) == Refusal("face_not_thrown", {"face": "foul"})
    with pytest.raises(IllegalAction, match="face_not_thrown"):
        match.game.push(action)


def test_a_roll_where_a_die_is_chosen() -> None:
    given(dice=2).throws(1, 2).refused("not_legal_now", "roll", step="choose")


def test_a_choice_where_nothing_is_chosen() -> None:
    given().refused("not_legal_now", "choose", face="ten", step="attack")


def test_the_match_is_over() -> None:
    given(points=30, attack=2, length={"attacks": 1}).rolls(5).refused("game_over", "roll", who=0)


@pytest.mark.parametrize("written", [{"type": "dance"}, {"type": "choose"}, {"type": "choose", "face": "six"}, {}])
def test_what_nobody_knows(written: dict[str, str]) -> None:
    with pytest.raises(IllegalAction) as refused:
        begun().game.notation.action_from_json(0, written)
    assert refused.value.code == "unknown_action"


@pytest.mark.parametrize("action", [-1, 1 << 40, 9 << 20, 3 << 4, CHOOSE | 7, 1, (1 << 20) | 0xFFFF])
def test_numbers_that_are_no_action(action: int) -> None:
    game = begun().game
    before = game.to_state()
    with pytest.raises(IllegalAction) as refused:
        game.push(action)
    assert refused.value.reason == game.view(0).refusal(action)
    assert refused.value.code == "unknown_action"
    assert game.to_state() == before
