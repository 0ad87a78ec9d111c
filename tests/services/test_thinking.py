"""Thinking in worker processes: the same answers, called off at once, and nothing left behind."""

import logging
import os
import pickle
import signal
import subprocess
import sys
import time
from itertools import pairwise
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from swallows_gui.engine.chance import Seeded
from swallows_gui.games.swallows.data import catalogue
from swallows_gui.games.swallows.session.kind import swallows
from swallows_gui.services import thinking as thinking_module
from swallows_gui.services.thinking import Thinking
from swallows_gui.session import Question, Session
from swallows_gui.session.view_pickling import pack, unpack
from tests.games.other_data import catalogue_read_anew
from tests.patience import patience
from tests.services import levels
from tests.services.conftest import Seated

LONG = 120_000
"""Milliseconds: for a slow machine to start a process in."""


class Reply:
    """What came of a question that a worker was asked."""

    def __init__(self, thinking: Thinking, question: Question) -> None:
        self.answers: list[int | None] = []
        self.failures: list[str] = []
        self.thought = thinking.ask(
            "answer", question, self.answers.append, lambda: self.failures.append(question.level)
        )

    def came(self) -> bool:
        """Whether anything came of it yet."""
        return bool(self.answers or self.failures)

    def taken(self) -> bool:
        """Whether a worker is or was at it."""
        return self.thought.worker is not None

    def wait(self, qtbot: QtBot) -> tuple[list[int | None], list[str]]:
        """Wait until something comes: answers, and levels that failed."""
        qtbot.waitUntil(self.came)
        return self.answers, self.failures


def ask(thinking: Thinking, session: Session) -> Reply:
    """Have the seat to move think."""
    return Reply(thinking, session.questions()[-1])


def running(pid: int) -> bool:
    """Whether a process is alive."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return "Z" not in Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]


def test_a_view_comes_back_the_same_and_without_the_deck(seated: Seated) -> None:
    session = seated("normal", "normal", "normal")
    for _turn in range(12):
        session.step()
    for seat in (0, 1, 2, None):
        view = session.view(seat)
        packed = pack("swallows", view)
        again = unpack(packed)
        assert again == view
        assert again.tables is view.tables  # type: ignore[attr-defined]
        assert again.legal == view.legal
        assert again.history == ()
        assert len(packed) < len(pickle.dumps(view.tables)) / 4  # type: ignore[attr-defined]
        assert again.sample(Seeded(3)).to_state() == view.sample(Seeded(3)).to_state()


def test_a_view_keeps_its_deck_when_the_same_data_are_read_again(seated: Seated) -> None:
    """Whoever reads the cards anew, for a pack or an earlier edition, takes no running game's deck from it."""
    view = seated("normal", "normal").view(0)
    with catalogue_read_anew():
        swallows(catalogue.load())
    again = unpack(pack("swallows", view))
    assert again.tables is view.tables  # type: ignore[attr-defined]
    assert again == view


def test_a_worker_answers_as_the_seat_does_here(thinking: Thinking, seated: Seated, qtbot: QtBot) -> None:
    session = seated("slow", "slow", "slow", seed=8)
    for _move in range(25):
        if session.over:
            break
        for question in session.questions():
            answers, _failures = Reply(thinking, question).wait(qtbot)
            assert answers == [session.answer_to(question)]
            if session.reply(question, answers[0]) is not None:
                break
    assert session.n >= 12


def test_the_history_follows_undo(thinking: Thinking, seated: Seated, qtbot: QtBot) -> None:
    """Only what is new is sent; after a take-back the worker forgets what did not happen."""
    session = seated("slow", "slow", "slow")
    other = seated("slow", "slow", "slow", seed=6)
    for each in (session, other):
        for _turn in range(8):
            each.step()
    first = session.questions()[-1]
    shorter = first.view.history[: len(first.view.history) // 2]
    for view_history in (shorter, first.view.history, other.view(first.seat).history, shorter):
        first.view.history = view_history
        assert Reply(thinking, first).wait(qtbot)[0]
        assert thinking._workers[0]._told[first.seat] == view_history


def test_a_thought_called_off_leaves_its_worker_free(
    thinking: Thinking, seated: Seated, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking_module, "HEED", LONG)
    session = seated("endless", "endless", "endless")
    assert session.questions()[-1].searches
    reply = ask(thinking, session)
    qtbot.waitUntil(reply.taken)
    worker = reply.thought.worker
    assert worker is not None
    qtbot.wait(20)
    reply.thought.cancel()
    reply.thought.cancel()
    qtbot.waitUntil(lambda: worker.free)
    assert worker in thinking._workers, "it heeded, so it was not replaced"
    assert not reply.came()
    assert ask(thinking, seated("slow", "slow", "slow")).wait(qtbot)[0]


def test_a_worker_that_does_not_heed_is_replaced(thinking: Thinking, seated: Seated, qtbot: QtBot) -> None:
    session = seated("deaf", "deaf", "deaf")
    reply = ask(thinking, session)
    qtbot.waitUntil(reply.taken)
    worker = reply.thought.worker
    assert worker is not None
    assert worker.pid is not None
    qtbot.wait(100)
    reply.thought.cancel()
    qtbot.waitUntil(lambda: worker not in thinking._workers)
    assert not running(worker.pid)
    assert ask(thinking, seated("slow", "slow", "slow")).wait(qtbot)[0]
    assert not reply.came()
    assert not thinking.out_of_order, "a worker that was killed has not ended by itself"


def test_a_worker_that_dies_is_replaced_until_it_happens_too_often(
    thinking: Thinking, seated: Seated, qtbot: QtBot
) -> None:
    session = seated("mortal", "mortal", "mortal")
    told: list[str] = []
    thinking.broke_down.connect(lambda: told.append("broke down"))
    for death in range(1, 4):
        assert ask(thinking, session).wait(qtbot) == ([], ["mortal"])
        assert thinking.out_of_order == (death == 3)
    assert told == ["broke down"]
    assert ask(thinking, session).wait(qtbot) == ([], ["mortal"])


@pytest.mark.skipif(sys.platform == "win32", reason="no process can be stopped there")
def test_a_worker_that_was_stopped_is_replaced_and_it_is_told(
    thinking: Thinking, seated: Seated, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking_module, "BEAT", 100)
    session = seated("endless", "endless", "endless")
    reply = ask(thinking, session)
    qtbot.waitUntil(reply.taken, timeout=LONG)
    worker = reply.thought.worker
    assert worker is not None
    assert worker.pid is not None
    monkeypatch.setattr(thinking_module, "SILENCE", 10_000)
    with qtbot.waitSignal(thinking.stood_still, timeout=LONG):
        os.kill(worker.pid, signal.SIGSTOP)
        monkeypatch.setattr(thinking_module, "SILENCE", 20)
    assert reply.wait(qtbot) == ([], ["endless"])
    assert not running(worker.pid)
    assert not thinking.out_of_order
    assert ask(thinking, seated("slow", "slow", "slow")).wait(qtbot)[0]


@pytest.mark.skipif(sys.platform == "win32", reason="no process can be stopped there")
def test_a_worker_that_was_stopped_before_it_was_ready_is_replaced(
    thinking: Thinking, seated: Seated, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking_module, "BEAT", 50)
    reply = ask(thinking, seated("slow", "slow", "slow"))
    qtbot.waitUntil(lambda: bool(thinking._workers), timeout=LONG)
    (worker,) = thinking._workers
    assert worker.starting
    assert worker.pid is not None
    os.kill(worker.pid, signal.SIGSTOP)
    monkeypatch.setattr(thinking_module, "SILENCE_AT_START", 5)
    qtbot.waitUntil(lambda: worker not in thinking._workers, timeout=LONG)
    monkeypatch.setattr(thinking_module, "SILENCE_AT_START", 10_000)
    assert reply.wait(qtbot)[0]


def test_a_worker_that_thinks_for_long_says_that_it_runs(
    thinking: Thinking, seated: Seated, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking_module, "SILENCE", 60)
    monkeypatch.setattr(thinking_module, "BEAT", 100)
    reply = ask(thinking, seated("endless", "endless", "endless"))
    qtbot.waitUntil(reply.taken, timeout=LONG)
    worker = reply.thought.worker
    assert worker is not None
    seen = []
    for _look in range(40):
        qtbot.wait(100)
        seen.append(worker._silent)
    assert any(later < earlier for earlier, later in pairwise(seen)), "it has said that it runs"
    reply.thought.cancel()
    qtbot.waitUntil(lambda: worker.free)


def test_workers_that_cannot_begin_are_given_up(seated: Seated, qtbot: QtBot) -> None:
    thinking = Thinking("swallows", serve=levels.serve_badly)
    assert ask(thinking, seated("slow", "slow", "slow")).wait(qtbot) == ([], ["slow"])
    assert thinking.out_of_order
    thinking.close()


def test_a_thought_that_fails_says_so_and_the_worker_goes_on(
    thinking: Thinking, seated: Seated, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    assert ask(thinking, seated("clumsy", "clumsy", "clumsy")).wait(qtbot) == ([], ["clumsy"])
    (line,) = (record for record in caplog.records if record.levelno == logging.WARNING)
    assert "a stumble" in line.getMessage()
    caplog.clear()
    assert ask(thinking, seated("slow", "slow", "slow")).wait(qtbot)[0]
    assert len(thinking._workers) == 1


def test_thoughts_that_keep_failing_are_given_up(
    thinking: Thinking, seated: Seated, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    """As when the program's files were replaced while it runs: no line in the log for every decision of the game."""
    session = seated("clumsy", "clumsy", "clumsy")
    for failure in range(1, 6):
        assert ask(thinking, session).wait(qtbot) == ([], ["clumsy"])
        assert thinking.out_of_order == (failure >= 3)
    assert len([record for record in caplog.records if record.levelno == logging.WARNING]) == 3
    caplog.clear()


def test_closing_ends_the_processes(seated: Seated, qtbot: QtBot) -> None:
    thinking = Thinking("swallows", serve=levels.serve)
    thinking.warm_up()
    qtbot.waitUntil(lambda: len(thinking._workers) == 2)
    pids = [worker.pid for worker in thinking._workers]
    reply = ask(thinking, seated("endless", "endless", "endless"))
    qtbot.waitUntil(lambda: any(not worker.starting for worker in thinking._workers))
    thinking.close()
    assert not any(running(pid) for pid in pids if pid is not None)
    qtbot.wait(50)
    assert not reply.came()


ORPHANED = """
import os, sys
from PySide6.QtCore import QCoreApplication, QTimer
app = QCoreApplication([])
from swallows_gui.games.swallows.ai import players
from swallows_gui.services.thinking import Thinking
from swallows_gui.session import Seat, Session, Setup
from tests.services import levels
players.MINDS.update(levels.LEVELS)
seats = (Seat("A", "ai", "endless"), Seat("B", "ai", "endless"))
session = Session.new(Setup({"format": "friendly", "field": ["ESP", "ITA"]}, seats, seed=5))
thinking = Thinking("swallows", serve=levels.serve)
thought = thinking.ask("answer", session.questions()[-1], print, print)
def look():
    if thought.worker is not None:
        print(*(worker.pid for worker in thinking._workers), flush=True)
    else:
        QTimer.singleShot(20, look)
if __name__ == "__main__":
    look()
    app.exec()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="kill -9")
def test_no_worker_outlives_a_window_that_was_killed(tmp_path: Path, checkout: Path) -> None:
    """In the middle of a thought: the worker ends when its pipe closes."""
    program = tmp_path / "orphaned.py"
    program.write_text(ORPHANED)
    with subprocess.Popen(
        [sys.executable, str(program)], stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": str(checkout)}
    ) as window:
        assert window.stdout is not None
        pids = [int(word) for word in window.stdout.readline().split()]
        assert pids
        window.kill()
    until = time.monotonic() + patience()
    while any(running(pid) for pid in pids) and time.monotonic() < until:
        time.sleep(0.05)
    assert not any(running(pid) for pid in pids)


def test_a_worker_imports_no_qt(checkout: Path) -> None:
    code = "import sys, swallows_gui.session.worker; sys.exit('PySide6' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True, cwd=checkout)


def test_a_game_of_a_former_deck_is_thought_about_with_that_deck(qtbot: QtBot) -> None:
    sample = Path(__file__).parent.parent / "records" / "samples" / "rules-1-unfinished.swallows"
    with Session.load(sample, in_memory=True) as session:
        for seat in range(4):
            session.hand_to_ai(seat, "easy")
        thinking = Thinking("swallows", catalogue=session.catalogue_digest)
        try:
            question = session.questions()[-1]
            answers, failures = Reply(thinking, question).wait(qtbot)
        finally:
            thinking.close()
        assert failures == []
        assert answers == [session.answer_to(question)]
