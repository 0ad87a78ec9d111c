"""AI seats are asked out of turn once at each new point, clockwise from the mover's left, before the mover decides."""

import pytest

from swallows_gui.engine.game import SEAT_SHIFT, IllegalAction
from tests.records import tiny
from tests.session import table
from tests.session.table import calls


@pytest.fixture
def _silent(monkeypatch: pytest.MonkeyPatch) -> None:
    def keep_quiet(player: table.Simple, _: object) -> None:
        calls.append((player.seat, "offer"))

    monkeypatch.setattr(table.Simple, "offer", keep_quiet)


@pytest.mark.usefixtures("_silent")
def test_all_are_asked_in_order_before_the_mover() -> None:
    session = table.session("aaaa")
    session.step()
    assert calls[:4] == [(1, "offer"), (2, "offer"), (3, "offer"), (0, "choose")]


@pytest.mark.usefixtures("_silent")
def test_each_is_asked_once_at_a_point_and_again_at_the_next() -> None:
    session = table.session("haa")
    assert session.step() is None
    assert session.step() is None
    assert calls == [(1, "offer"), (2, "offer")]
    table.do(session, "roll")
    calls.clear()
    session.step()
    assert calls == [(2, "offer"), (1, "choose")]


@pytest.mark.usefixtures("_silent")
def test_nobody_is_asked_in_the_middle_of_a_row() -> None:
    session = table.session("haa")
    session.step()
    calls.clear()
    table.do(session, "stake")
    assert session.step() is None
    table.do(session, "stake")
    assert session.step() is None
    assert calls == []
    table.do(session, "done")
    session.step()
    assert calls


@pytest.mark.usefixtures("_silent")
def test_human_seats_are_never_polled() -> None:
    session = table.session("ahh")
    session.step()
    assert calls == [(0, "choose")]


def test_a_question_is_answered_elsewhere_and_late_answers_are_dropped() -> None:
    session = table.session("aah")
    question = session.question()
    assert question is not None
    assert (question.seat, question.in_turn, question.level) == (1, False, "simple")
    assert session.reply(question, None) is None
    turn = session.question()
    assert turn is not None
    assert (turn.seat, turn.in_turn) == (0, True)
    with pytest.raises(IllegalAction, match="not_your_turn"):
        session.reply(turn, None)
    with pytest.raises(IllegalAction, match="not_your_turn"):
        session.reply(turn, 1 << SEAT_SHIFT | tiny.ROLL)
    assert session.reply(turn, tiny.ROLL) is not None
    assert session.reply(turn, tiny.ROLL) is None
    assert session.n == 1


def test_undo_and_load_find_the_ai_unchanged() -> None:
    session = table.session("haa", take_back="free")
    table.do(session, "roll")
    session.run()
    told = session.view(0).history
    session.undo(0)
    assert session.n == 0
    table.do(session, "roll")
    session.run()
    assert session.view(0).history == told


def test_play_holds_for_a_human_who_can_still_pay_an_ai() -> None:
    session = table.session("ahh")
    assert session.to_move == 0
    assert session.can_hold(1)
    assert session.needs_hold(1)
    assert not session.needs_hold(0)
    table.do(session, "1:cheer")
    assert not session.can_hold(1)
    table.do(session, "thank", "roll")
    assert session.to_move == 1
    assert not session.can_hold(2)
    table.do(session, "roll", "roll")
    assert session.to_move == 0
    assert session.can_hold(1)
    assert not session.needs_hold(1)
