"""An exact reason for what is refused."""

import random

import pytest

from swallows_gui.engine.game import SEAT_SHIFT, IllegalAction
from swallows_gui.games.tactics_board.rules import actions as a
from swallows_gui.games.tactics_board.rules.game import TacticsBoard
from tests.games.tactics_board.rules.given import TABLES, in_set, match, to_play

ARGUMENTS = {a.SPOT: 12 << 7, a.PICK: 13}


def test_every_action_is_taken_or_refused_alike_by_game_and_view() -> None:
    lot = random.Random(5)
    game = TacticsBoard.new(TABLES, {}, 5)
    codes = set()
    for turn in range(120):
        seat = game.to_move
        assert seat is not None
        if turn % 4 == 0:
            view = game.view(seat)
            for verb in range(0, 12 << a.VERB_SHIFT, 1 << a.VERB_SHIFT):
                for argument in lot.sample(range(ARGUMENTS.get(verb, 129)), 10):
                    action = seat << SEAT_SHIFT | verb | argument
                    reason = view.refusal(action)
                    assert (reason is None) == (action in game.legal)
                    if reason is not None:
                        codes.add(reason.code)
                        with pytest.raises(IllegalAction) as caught:
                            game.push(action)
                        assert caught.value.reason == reason
        game.push(lot.choice(game.legal))
    assert {"unknown_action", "not_legal_now", "full_roll"} <= codes


def test_when_the_match_is_over_nothing_is_done() -> None:
    position = match(period=2, score=(1, 0)).enter("end_period")
    assert position.game.legal_actions(0).entries == ()
    with pytest.raises(IllegalAction, match="game_over"):
        position.game.push(a.ROLL)


def test_a_state_that_cannot_be_is_refused() -> None:
    state = in_set("red 10", [3]).game.to_state()
    assert TacticsBoard.from_state(TABLES, state).to_state() == state
    wrong = {
        "at": [5] * 22, "step": "sleep", "ball": 128, "holder": 22, "asked": -1, "keepers": [11, 0], "score": [-1, 0],
        "partner": [1, 0], "options": {"half": 3},
    }  # fmt: skip
    for name, value in wrong.items():
        with pytest.raises(IllegalAction, match="bad_"):
            TacticsBoard.from_state(TABLES, {**state, name: value})
    with pytest.raises(IllegalAction, match="bad_"):
        TacticsBoard.from_state(TABLES, {name: value for name, value in state.items() if name != "second"})


def test_the_reason_is_the_one_that_the_table_names() -> None:
    to_play("red 10", [4]).refused("full_roll", "play", "red D7")
    in_set("red 10", [2]).refused("not_legal_now", "pick", pawn=3)
