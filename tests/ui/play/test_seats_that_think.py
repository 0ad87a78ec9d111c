"""Seats that think for long in the real window: the same game as without one, and every way to interrupt a thought."""

import os
from collections.abc import Callable
from unittest import mock

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from swallows_gui.games.swallows.ai import players
from swallows_gui.games.swallows.rules.actions import BET, HAND_IN, verb_of
from swallows_gui.games.swallows.rules.talking import bet_of
from swallows_gui.services.settings import settings
from swallows_gui.session import Seat, Session, Setup, worker
from swallows_gui.ui.play import presenter as showing
from swallows_gui.ui.play.seat_rows import SeatChoice
from swallows_gui.ui.shell.main_window import MainWindow
from tests.games.swallows.ai.little import quick_searches
from tests.services import levels
from tests.ui.hands import controller_of, desk_of, wait
from tests.ui.mouse import MousePlayer

COLOURS = ("#C8321F", "#1F4E9E", "#1E7B4A")
FRIENDLY = {"format": "friendly", "field": ["ESP", "ITA"], "knockout": True, "take_back": "free"}
Begin = Callable[..., None]


@pytest.fixture
def begin(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> Begin:
    """Begins a friendly of seats that think; "" is a person."""
    for name, kind in levels.LEVELS.items():
        monkeypatch.setitem(players.MINDS, name, kind)
    monkeypatch.setattr(worker, "serve", levels.serve)

    def friendly(*who: str, seed: int = 5) -> None:
        seats = tuple(SeatChoice(f"Seat {at}", COLOURS[at], level, "") for at, level in enumerate(who))
        with mock.patch.object(Setup, "drawn_seed", return_value=seed):
            window.new_game(FRIENDLY, seats)
        assert window.desk is not None

    return friendly


def course(session: Session) -> list[int]:
    """Every move of a game."""
    return [played.action for played in session._history.past]


def without_window(*who: str, seed: int = 5) -> Session:
    """The same game in one process."""
    seats = tuple(Seat(f"Seat {at}", "ai", level) for at, level in enumerate(who))
    session = Session.new(Setup(FRIENDLY, seats, seed=seed))
    session.run()
    return session


def free(window: MainWindow) -> bool:
    """Whether no worker is at anything, and none is starting."""
    return all(each.free for each in desk_of(window).thinking._workers)


def busy(window: MainWindow) -> bool:
    """Whether a worker is at a thought."""
    return any(not each.free and not each.starting for each in desk_of(window).thinking._workers)


@pytest.mark.parametrize(
    ("pace", "who"),
    [
        ("instant", ("slow", "slow", "slow")),
        pytest.param("fast", ("slow", "normal", "slow"), marks=pytest.mark.nightly),
        ("instant", ("expert", "easy", "easy")),
        pytest.param("instant", ("expert", "hard", "easy"), marks=pytest.mark.nightly),
    ],
)
def test_the_game_takes_the_same_course_as_in_one_process(
    window: MainWindow, qtbot: QtBot, begin: Begin, monkeypatch: pytest.MonkeyPatch, pace: str, who: tuple[str, ...]
) -> None:
    monkeypatch.setitem(showing.BEATS, "fast", 15)
    quick_searches(monkeypatch)  # as the processes that think
    settings().change(pace=pace)
    begin(*who)
    session = controller_of(window).session
    wait(qtbot, lambda: session.over)
    assert course(session) == course(without_window(*who))


def test_play_to_the_result_waits_for_thoughts(window: MainWindow, qtbot: QtBot, begin: Begin) -> None:
    settings().change(pace="slow")
    begin("slow", "slow", "slow")
    window.actions_["to_result"].trigger()
    session = controller_of(window).session
    wait(qtbot, lambda: session.over)
    assert course(session) == course(without_window("slow", "slow", "slow"))


def test_the_answer_waits_for_the_beat(
    window: MainWindow, qtbot: QtBot, begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    """How long a seat has thought is not to be seen: nothing happens between two beats."""
    monkeypatch.setitem(showing.BEATS, "slow", 300_000)
    settings().change(pace="slow")
    begin("slow", "slow", "slow")
    controller = controller_of(window)
    wait(qtbot, lambda: bool(desk_of(window).thinking._workers) and free(window))
    assert controller.session.n == 0
    assert controller.info.phase == "thinking"
    settings().change(pace="fast")
    wait(qtbot, lambda: controller.session.n > 0)


def test_a_slip_is_filled_in_without_beats(window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody sees anything of it, and so many beats would be so many bets (S2.1)."""
    monkeypatch.setitem(showing.BEATS, "slow", 3_600_000)
    settings().change(pace="slow")
    seats = tuple(SeatChoice(f"Seat {at}", COLOURS[at], level, "") for at, level in enumerate(("", "normal", "normal")))
    with mock.patch.object(Setup, "drawn_seed", return_value=5):
        window.new_game({"format": "sixteen", "distribution": "random"}, seats)
    controller = controller_of(window)
    wait(qtbot, lambda: controller.moments.running)
    controller.go_on()  # past the drawing of the groups
    wait(qtbot, lambda: controller.info.phase == "held" and controller.interlude == "groups")
    controller.go_on()
    wait(qtbot, lambda: controller.info.phase == "asked" and controller.view.step == "bets")
    germany = controller.view.notation.codes.index("GER")
    bet = next(each for each in controller.info.legal.actions if verb_of(each) == BET and bet_of(each)[0] == germany)
    controller.do([bet, controller.info.own(HAND_IN)])
    wait(qtbot, lambda: controller.view.step != "bets")
    assert len(controller.session._history.past) > 3


def test_the_prompt_names_who_thinks(window: MainWindow, qtbot: QtBot, begin: Begin) -> None:
    begin("endless", "endless", "endless")
    wait(qtbot, lambda: busy(window))
    assert "Seat" in desk_of(window).table.prompt.text()


def test_who_thinks_for_longer_than_a_beat_is_named(
    window: MainWindow, qtbot: QtBot, begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(showing.BEATS, "fast", 40)
    settings().change(pace="fast")
    begin("endless", "endless", "endless")
    controller = controller_of(window)
    wait(qtbot, lambda: controller.info.phase == "pondering")
    mover = controller.session.to_move
    assert desk_of(window).table.prompt.text() == f"Seat {mover} is thinking."
    assert controller.session.n == 0


def test_pause_calls_the_thought_off_and_going_on_begins_it_anew(
    window: MainWindow, qtbot: QtBot, begin: Begin
) -> None:
    begin("endless", "endless", "endless")
    wait(qtbot, lambda: busy(window))
    QTest.keyClick(window, Qt.Key.Key_F9)
    wait(qtbot, lambda: free(window))
    controller = controller_of(window)
    assert controller.info.phase == "paused"
    assert controller.session.n == 0
    QTest.keyClick(window, Qt.Key.Key_F9)
    wait(qtbot, lambda: busy(window))


def test_one_decision_while_paused(window: MainWindow, qtbot: QtBot, begin: Begin) -> None:
    settings().change(pace="slow")
    begin("slow", "slow", "slow")
    QTest.keyClick(window, Qt.Key.Key_F9)
    controller = controller_of(window)
    wait(qtbot, lambda: controller.info.phase == "paused")
    before = controller.session.n
    QTest.keyClick(window, Qt.Key.Key_F10)
    wait(qtbot, lambda: controller.session.n == before + 1)
    wait(qtbot, lambda: controller.info.phase == "paused")
    qtbot.wait(100)
    assert controller.session.n == before + 1


def test_undo_calls_the_thought_off(window: MainWindow, qtbot: QtBot, begin: Begin) -> None:
    settings().change(**{"swallows.hold_for_bribes": False})
    begin("", "normal", "normal")
    controller = controller_of(window)
    mouse = MousePlayer(window, qtbot, 4)
    for _decision in range(6):
        mouse.wait_for_question()
        mouse.decide()
    mouse.wait_for_question()
    assert controller.session.can_undo(0) is not None
    for seat in (1, 2):
        controller.session.hand_to_ai(seat, "endless")
    while controller.info.phase == "asked":
        mouse.decide()
    wait(qtbot, lambda: busy(window))
    before = controller.session.n
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert controller.session.n < before
    for seat in (1, 2):
        controller.session.hand_to_ai(seat, "normal")
    wait(qtbot, lambda: free(window) and controller.info.phase == "asked")


def test_a_seat_handed_over_is_asked_anew(window: MainWindow, qtbot: QtBot, begin: Begin) -> None:
    begin("endless", "endless", "endless")
    wait(qtbot, lambda: busy(window))
    session = controller_of(window).session
    for seat in (0, 1, 2):
        session.hand_to_ai(seat, "normal")
    wait(qtbot, lambda: session.over)
    wait(qtbot, lambda: free(window))


def test_stepping_in_calls_the_thought_off(window: MainWindow, qtbot: QtBot, begin: Begin) -> None:
    """Another person's view opens behind the curtain while the others were thinking."""
    settings().change(**{"swallows.hold_for_bribes": False})
    begin("", "endless", "")
    controller = controller_of(window)
    talk = window.talk
    assert talk is not None
    mouse = MousePlayer(window, qtbot, 2)
    wait(qtbot, lambda: talk.curtain.closed or busy(window))
    while talk.curtain.closed:
        mouse.decide()
    wait(qtbot, lambda: busy(window))
    assert controller.info.phase in ("thinking", "considering")
    other = next(seat for seat in (0, 2) if seat != controller.view.seat)
    controller.step_in(other)
    assert talk.curtain.closed
    wait(qtbot, lambda: free(window))
    assert controller.view.seat is None


def test_closing_the_window_ends_the_workers(window: MainWindow, qtbot: QtBot, begin: Begin) -> None:
    begin("endless", "endless", "endless")
    wait(qtbot, lambda: busy(window))
    pids = [each.pid for each in desk_of(window).thinking._workers]
    assert pids
    window.close()
    for pid in pids:
        assert pid is not None
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


def test_a_game_goes_on_here_when_workers_keep_dying(window: MainWindow, qtbot: QtBot, begin: Begin) -> None:
    begin("mortal", "mortal", "mortal")
    session = controller_of(window).session
    wait(qtbot, lambda: session.over)
    assert desk_of(window).thinking.out_of_order
    assert course(session) == course(without_window("mortal", "mortal", "mortal"))
    assert "thinks" in window.notice.text()


def test_no_worker_is_started_for_seats_that_answer_at_once(window: MainWindow, qtbot: QtBot, begin: Begin) -> None:
    begin("normal", "normal", "normal")
    wait(qtbot, lambda: controller_of(window).session.over)
    assert desk_of(window).thinking._workers == []
