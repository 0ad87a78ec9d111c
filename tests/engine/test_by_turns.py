"""What every game has in which nobody acts out of turn: copies, states as JSON, refusals in the same words."""

from typing import Any

import pytest

from swallows_gui.engine.by_turns import MatchByTurns
from swallows_gui.engine.chance import Seeded
from swallows_gui.engine.game import SEAT_SHIFT, IllegalAction
from swallows_gui.session.openings import playable

GAMES = ("power_soccer", "grudgematch", "tactics_board", "final_whistle")
MOVES = 40


def _running(name: str) -> Any:
    """A match after some moves."""
    game = playable(name).kind.new({"seats": 2}, 11)
    assert isinstance(game, MatchByTurns)
    chance = Seeded(5)
    for _ in range(MOVES):
        if game.to_move is not None:
            game.push(game.legal[chance.below(len(game.legal))])
    return game


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_goes_its_own_way(name: str) -> None:
    game = playable(name).kind.new({"seats": 2}, 3)
    before = game.to_state()
    twin: Any = game.copy()
    for _ in range(MOVES):
        twin.push(twin.legal[-1])
    assert game.to_state() == before != twin.to_state()


@pytest.mark.parametrize("name", GAMES)
def test_a_state_is_written_as_it_was_read(name: str) -> None:
    game = _running(name)
    restored = playable(name).kind.restore(game.to_state())
    assert restored.to_state() == game.to_state()
    assert [restored.view(seat) for seat in (None, 0, 1)] == [game.view(seat) for seat in (None, 0, 1)]


@pytest.mark.parametrize("name", GAMES)
def test_a_field_of_another_kind_or_length_is_refused(name: str) -> None:
    game = _running(name)
    state = game.to_state()
    for field in game.kept:
        for wrong in ("no such step", 7, 1.5, [7.5]):
            if not isinstance(state[field], bool) and type(wrong) is not type(state[field]):
                with pytest.raises(IllegalAction, match="bad_state"):
                    playable(name).kind.restore({**state, field: wrong})
    with pytest.raises(IllegalAction, match="bad_state"):
        playable(name).kind.restore({**state, "score": [*state["score"], 0]})


@pytest.mark.parametrize("name", GAMES)
def test_a_view_refuses_in_the_words_of_the_game(name: str) -> None:
    game = _running(name)
    for action in (0, 5, 77 << 12, 1 << SEAT_SHIFT | 5, 3 << SEAT_SHIFT, -1):
        for seat in (0, 1):
            view = game.view(seat)
            if action not in game.legal:
                assert view.refusal(action) == game.why_not(action)
