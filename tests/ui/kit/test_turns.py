"""Work in pieces: in order, never two long ones in a turn, idle work last, and gone with its owner."""

from collections.abc import Iterator
from itertools import pairwise
from time import perf_counter

import pytest
from PySide6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot

from swallows_gui.ui.kit.idle_queue import BUDGET, IdleQueue


@pytest.fixture
def queue(qapp: object) -> Iterator[IdleQueue]:
    made = IdleQueue()
    yield made
    made.deleteLater()


def noting(done: list[str], *names: str, lasting: float = 0.0) -> Iterator[None]:
    for name in names:
        until = perf_counter() + lasting
        while perf_counter() < until:
            pass
        done.append(name)
        yield


def test_work_is_done_in_the_order_in_which_it_was_taken(queue: IdleQueue, qtbot: QtBot) -> None:
    done: list[str] = []
    owner = QObject()
    queue.take(owner, noting(done, "a", "b"))
    queue.take(owner, noting(done, "c"))
    assert queue.busy
    assert done == []
    qtbot.waitUntil(lambda: not queue.waiting)
    assert done == ["a", "b", "c"]


def test_between_two_long_pieces_others_have_a_turn(queue: IdleQueue, qtbot: QtBot) -> None:
    done: list[str] = []
    owner = QObject()
    ticking = QTimer(owner)
    ticking.timeout.connect(lambda: done.append("tick"))
    ticking.start(0)
    queue.take(owner, noting(done, "a", "b", "c", lasting=BUDGET))
    qtbot.waitUntil(lambda: not queue.waiting)
    ticking.stop()
    pieces = [at for at, what in enumerate(done) if what != "tick"]
    assert all(later - sooner > 1 for sooner, later in pairwise(pieces)), done


def test_idle_work_waits_for_all_other(queue: IdleQueue, qtbot: QtBot) -> None:
    done: list[str] = []
    owner = QObject()
    queue.take_idle(owner, noting(done, "idle"))
    queue.take(owner, noting(done, "a", "b", lasting=BUDGET))
    assert queue.busy
    qtbot.waitUntil(lambda: not queue.waiting)
    assert done == ["a", "b", "idle"]


def test_work_can_be_finished_at_once_or_dropped(queue: IdleQueue, qtbot: QtBot) -> None:
    done: list[str] = []
    owner = QObject()
    first = queue.take(owner, noting(done, "a", "b"))
    second = queue.take(owner, noting(done, "never"))
    first.finish()
    assert done == ["a", "b"]
    second.drop()
    assert first.over
    assert second.over
    assert not queue.busy
    qtbot.wait(20)
    assert done == ["a", "b"]


def test_work_goes_with_its_owner(queue: IdleQueue, qtbot: QtBot) -> None:
    done: list[str] = []
    owner = QObject()
    work = queue.take(owner, noting(done, "never"))
    owner.deleteLater()
    qtbot.waitUntil(lambda: work.over)
    qtbot.wait(20)
    assert done == []


def test_a_piece_may_ask_for_the_end_of_its_own_work(queue: IdleQueue, qtbot: QtBot) -> None:
    done: list[str] = []

    def pieces() -> Iterator[None]:
        work.finish()
        done.append("a")
        yield
        done.append("b")

    work = queue.take(QObject(queue), pieces())
    qtbot.waitUntil(lambda: work.over)
    assert done == ["a", "b"]


def test_an_error_ends_its_own_work_only(queue: IdleQueue, qtbot: QtBot) -> None:
    done: list[str] = []

    def broken() -> Iterator[None]:
        yield
        raise ValueError("broken")

    owner = QObject()
    with qtbot.captureExceptions() as errors:
        queue.take(owner, broken())
        queue.take(owner, noting(done, "after"))
        qtbot.waitUntil(lambda: not queue.waiting)
    assert [str(value) for _kind, value, _trace in errors] == ["broken"]
    assert done == ["after"]
