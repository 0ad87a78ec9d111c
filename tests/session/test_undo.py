"""Undo is derived: free while nothing came of it, a take-back beyond that, with the votes it needs."""

from pathlib import Path

import pytest

from swallows_gui.records import read, verify
from swallows_gui.records.record import UndoLine
from swallows_gui.session import Session, UndoOffer, UndoRefused
from tests.session import table


def offered(session: Session, seat: int) -> UndoOffer:
    offer = session.can_undo(seat)
    assert offer is not None
    return offer


def test_a_row_is_free_to_take_back_while_nobody_saw_anything() -> None:
    session = table.session("hh", take_back="never")
    table.do(session, "stake", "stake")
    offer = offered(session, 0)
    assert offer.free
    assert offer.ask == ()
    assert table.words(offer.row) == ("stake", "stake")
    session.undo(0)
    assert session.n == 0
    assert session.can_undo(0) is None


def test_nothing_is_free_once_a_die_was_rolled() -> None:
    session = table.session("ha", take_back="never")
    table.do(session, "roll")
    assert session.can_undo(0) is None
    session = table.session("ha", take_back="agreed")
    table.do(session, "stake", "done")
    offer = offered(session, 0)
    assert not offer.free
    assert table.words(offer.row) == ("stake", "done")
    assert offer.ask == ()


def test_nothing_is_free_once_another_seat_has_decided() -> None:
    session = table.session("hha", take_back="agreed")
    table.do(session, "1:cheer")
    assert not offered(session, 1).free
    table.do(session, "thank")
    offer = offered(session, 1)
    assert (offer.free, offer.ask) == (False, (0,))
    session.ask_back(1)
    session.answer(0, agree=True)
    assert session.n == 0


def test_what_another_human_was_shown_is_not_free_but_what_an_ai_was_shown_is() -> None:
    for who, free in (("aha", True), ("hha", False)):
        session = table.session(who, take_back="agreed")
        table.do(session, "1:cheer")
        assert offered(session, 1).free is free


def test_ai_seats_are_offered_nothing() -> None:
    session = table.session("ah")
    table.do(session, "roll")
    assert session.can_undo(0) is None


def test_a_take_back_undoes_all_that_followed_and_the_record_names_who_agreed(tmp_path: Path) -> None:
    path = tmp_path / "a.swallows"
    with table.session("hhh", path=path) as session:
        table.do(session, "stake", "done", "roll")
        heard: list[tuple[str, int | None, int]] = []
        session.subscribe(lambda change: heard.append((change.kind, change.seat, change.n)))
        with pytest.raises(UndoRefused):
            session.undo(0)
        vote = session.ask_back(0)
        assert vote is not None
        assert vote.waiting == (1, 2)
        assert session.question() is None
        with pytest.raises(UndoRefused):
            session.answer(0, agree=True)
        session.answer(2, agree=True)
        assert session.n == 3
        session.answer(1, agree=True)
        assert session.n == 0
        assert session.vote is None
        assert heard == [("vote", 0, 3), ("vote", 2, 3), ("undone", 0, 0)]
    undone = [line for line in read(path).lines if isinstance(line, UndoLine)]
    assert [(line.n, line.by) for line in undone] == [(3, (0, 1, 2)), (2, (0, 1, 2)), (1, (0, 1, 2))]
    assert verify(path).undone == 3


def test_one_no_or_a_move_ends_the_vote() -> None:
    session = table.session("hhh")
    table.do(session, "roll")
    session.ask_back(0)
    session.answer(1, agree=False)
    assert session.vote is None
    assert session.n == 1
    session.ask_back(0)
    table.do(session, "roll")
    assert session.vote is None
    with pytest.raises(UndoRefused):
        session.answer(1, agree=True)


def test_options_of_the_take_back() -> None:
    for take_back, expected in (("never", None), ("agreed", (1,)), ("free", ())):
        session = table.session("hh", take_back=take_back)
        table.do(session, "roll")
        offer = session.can_undo(0)
        assert (offer and offer.ask) == expected
    assert session.ask_back(0) is None
    assert session.n == 0


def test_redo_is_an_ordinary_move_with_the_same_dice(tmp_path: Path) -> None:
    path = tmp_path / "a.swallows"
    with table.session("haa", path=path) as session:
        table.do(session, "stake", "done")
        session.run()
        told, state = session.view(0).history, session.view(0)
        session.undo(0)
        assert table.words(session.can_redo(0) or ()) == ("stake", "done")
        assert session.can_redo(1) is None
        changes = session.redo(0)
        assert {change.kind for change in changes} == {"redone"}
        assert [change.n for change in changes] == list(range(1, session.n + 1))
        assert session.view(0).history == told
        assert session.view(0) == state
        assert session.can_redo(0) is None
        with pytest.raises(UndoRefused):
            session.redo(0)
    assert verify(path).moves == 2 * session.n


def test_a_new_decision_ends_what_could_be_redone() -> None:
    session = table.session("hh")
    table.do(session, "stake")
    session.undo(0)
    table.do(session, "roll")
    assert session.can_redo(0) is None


def test_answers_without_a_choice_are_passed_over() -> None:
    session = table.session("haa", seed=3, take_back="free")
    table.do(session, "stake", "done")
    session.run()
    assert session.to_move == 0
    table.do(session, "1:cheer")
    table.do(session, "thank")
    offer = offered(session, 0)
    assert table.words(offer.row[:1]) == ("stake",)


def test_an_end_cannot_be_taken_back() -> None:
    session = table.session("hh", take_back="free")
    table.do(session, "roll", "roll", "roll", "roll")
    assert session.over
    assert session.can_undo(1) is None
    with pytest.raises(UndoRefused):
        session.undo(1)


def test_back_to_a_point_takes_the_decision_that_led_there_and_all_since(tmp_path: Path) -> None:
    path = tmp_path / "a.swallows"
    with table.session("hh", path=path) as session:
        table.do(session, "stake", "done", "roll", "stake", "stake")
        told = session.view(0).history
        moves = [session.move_of(0, place) for place in range(len(told))]
        assert moves == sorted(moves)
        reached = [offer.row for n in range(1, session.n + 1) if (offer := session.can_undo(0, n)) is not None]
        assert len(set(reached)) > 1
        with pytest.raises(UndoRefused):
            session.ask_back(0, 0)
        first = session.can_undo(0, 1)
        assert first is not None
        assert (table.words(first.row), first.free, first.ask) == (("stake", "done"), False, (1,))
        vote = session.ask_back(0, 2)
        assert vote is not None
        assert vote.since == session.view(None).history[len(session.view(None).history) - len(vote.since) :]
        gone = session.n
        session.answer(1, agree=True)
        assert session.n == 0
        assert table.words(session.can_redo(0) or ()) == ("stake", "done", "stake", "stake")
        session.redo(0)
        assert session.n == gone
    assert verify(path).undone == gone


def test_a_turn_begins_anew_with_the_first_choice_since_another_decided() -> None:
    session = table.session("hh", take_back="never")
    assert session.turn_began(0) is None
    table.do(session, "stake", "stake")
    assert session.turn_began(0) == 1
    assert session.turn_began(1) is None
    table.do(session, "done", "roll")
    assert session.turn_began(0) is None
