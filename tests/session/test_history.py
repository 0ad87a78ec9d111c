"""Undo and redo stacks over any game: the dice fall the same again."""

import pytest

from swallows_gui.engine.game import IllegalAction
from swallows_gui.engine.history import History
from tests.records.tiny import CHEER, DONE, ROLL, STAKE, Tiny


def begun() -> History[Tiny]:
    return History(Tiny(2, 5))


def redoable(history: History[Tiny]) -> list[int]:
    return list(history.redoable)


def test_redo_plays_the_same_dice_as_what_was_undone() -> None:
    history = begun()
    first = history.push(ROLL)
    history.push(STAKE | 1 << 20)
    after = history.game.to_state()
    gone = history.undo(2)
    assert [played.action for played in gone] == [ROLL, STAKE | 1 << 20]
    assert history.n == 0
    assert redoable(history) == [ROLL, STAKE | 1 << 20]
    assert history.redo() == first
    assert redoable(history) == [STAKE | 1 << 20]
    history.redo()
    assert history.game.to_state() == after
    assert redoable(history) == []


def test_a_new_move_ends_what_could_be_redone() -> None:
    history = begun()
    history.push(STAKE)
    history.undo()
    history.push(ROLL)
    assert redoable(history) == []
    with pytest.raises(IndexError):
        history.redo()


def test_undone_pieces_come_back_last_first() -> None:
    history = begun()
    for action in (STAKE, DONE, ROLL | 1 << 20):
        history.push(action)
    history.undo()
    history.undo(2)
    assert redoable(history) == [STAKE, DONE]
    history.redo()
    history.redo()
    assert redoable(history) == [ROLL | 1 << 20]


def test_an_illegal_action_changes_nothing() -> None:
    history = begun()
    history.push(STAKE)
    history.undo()
    before = history.game.to_state()
    with pytest.raises(IllegalAction):
        history.push(CHEER)
    assert history.game.to_state() == before
    assert history.n == 0
    assert redoable(history) == [STAKE]


def test_no_more_can_be_taken_back_than_was_played() -> None:
    history = History(Tiny(2, 5), base=7)
    history.push(ROLL)
    assert history.n == 8
    for moves in (0, 2):
        with pytest.raises(IndexError):
            history.undo(moves)
    history.undo()
    assert history.n == 7


def test_a_row_that_was_tried_stands_as_if_it_had_been_pushed() -> None:
    row, pushed, history = [STAKE, DONE], begun(), begun()
    told = [pushed.push(action) for action in row]
    before = history.game.to_state()
    tried = history.tried(row)
    assert (history.n, history.game.to_state()) == (0, before), "trying changes nothing"
    assert [history.stand(move) for move in tried] == told
    assert history.game.to_state() == pushed.game.to_state()
    assert [each.before.to_state() for each in history.past] == [each.before.to_state() for each in pushed.past]
    history.undo(2)
    assert history.game.to_state() == before


def test_a_row_that_is_refused_in_the_middle_was_not_begun() -> None:
    history = begun()
    before = history.game.to_state()
    with pytest.raises(IllegalAction):
        history.tried([STAKE, ROLL | 1 << 20])
    assert (history.n, history.game.to_state()) == (0, before)


def test_what_came_between_is_not_lost() -> None:
    history = begun()
    first, _second = history.tried([STAKE, DONE])
    history.push(STAKE)
    history.stand(first)
    assert [played.action for played in history.past] == [STAKE, STAKE]
