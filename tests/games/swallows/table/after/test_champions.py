"""The end of a tournament: the board of its final names the champions on gold, before the pay-out (S6.4, S8)."""

from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.rules.view import SwallowsView
from swallows_gui.games.swallows.table.match import result_board
from swallows_gui.games.swallows.table.match.result_board import ResultBoard
from swallows_gui.games.swallows.table.screens.payout import PayoutScreen
from swallows_gui.games.swallows.words.match_report import Result, headline, sentence_of
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.services.language import language
from swallows_gui.services.settings import settings
from swallows_gui.session import Session, Setup
from swallows_gui.session.lines import Seat
from swallows_gui.ui.shell.main_window import MainWindow
from tests.ui.hands import controller_of, desk_of, wait

FINAL = Result(
    number=31,
    stage="F",
    home="BRA",
    away="USA",
    score=(1, 1),
    after="shootout",
    kicks=(4, 5),
    winner="USA",
    match=(),
)


@pytest.fixture
def names(qapp: object) -> Names:
    return Names(load(), ("Anna", "Ben"), ("ARG", "BRA", "USA"))


def is_gold(board: QWidget) -> bool:
    """Whether the rays behind the score are of gold: the upper edge of a board, near its left end."""
    shown = board.grab().toImage()
    colours = [shown.pixelColor(x, 2) for x in range(2, board.width() // 2, 3)]
    return all(30 <= colour.hue() <= 50 and colour.saturation() > 120 for colour in colours)


def before_the_final(path: Path) -> None:
    """A tournament of computer players that stands before its final, with a person in the first seat."""
    seats = tuple(Seat(name, "ai", "random") for name in ("Ann", "Ben", "Cleo", "Dan"))
    with Session.new(Setup({"format": "sixteen"}, seats, seed=3), path=path) as session:
        session.run(lambda: cast(SwallowsView, session.view(None)).stage == "F")
        assert not session.over
        session.take_back_seat(0)


@pytest.mark.parametrize(("code", "said"), [("en", "The USA are champions!"), ("de", "Die USA sind Turniersieger!")])
def test_who_wins_the_final_is_champion(window: MainWindow, names: Names, code: str, said: str) -> None:
    settings().change(language=code)
    assert language().code == code
    assert headline(FINAL, names) == said
    assert said.rstrip("!") in sentence_of(FINAL, names)
    assert headline(replace(FINAL, stage="SF"), names) != said


@pytest.mark.parametrize("look", ["light", "dark", "contrast"])
def test_only_champions_stand_on_gold(window: MainWindow, names: Names, look: str) -> None:
    settings().change(theme=look)
    pitch = QWidget(window)
    pitch.resize(600, 260)
    board = ResultBoard(pitch)
    board.show_result(FINAL, names)
    assert is_gold(board)
    board.show_result(replace(FINAL, stage="SF"), names)
    assert not is_gold(board)


def test_a_board_that_is_gone_has_nothing_that_could_be_heard(window: MainWindow, names: Names) -> None:
    board = ResultBoard(QWidget(window))
    board.show_result(FINAL, names)
    board.clear()
    said = [word for label in board.findChildren(QLabel) for word in (label.text(), label.accessibleName())]
    assert not any((*said, board.accessibleName(), board.text())), "the match may have been taken back"


@pytest.mark.parametrize(("wide", "high"), [(1280, 770), (1000, 660), (420, 260)])
@pytest.mark.parametrize("scale", [100, 200])
def test_the_page_never_scrolls_and_says_all_of_it(
    window: MainWindow, names: Names, monkeypatch: pytest.MonkeyPatch, wide: int, high: int, scale: int
) -> None:
    goals = [f"{at}:0 Brazil: a goal, {at}" for at in range(1, 8)]
    monkeypatch.setattr(result_board, "report", lambda *_match: goals)
    settings().change(text_scale=scale)
    table = QWidget(window)
    table.resize(wide, high)
    board = ResultBoard(table)
    table.show()
    board.show_result(FINAL, names)
    QApplication.processEvents()
    assert board.size() == table.size()
    assert not board.findChildren(QAbstractScrollArea)
    assert board.rect().contains(QRect(board.forward.mapTo(board, QPoint(0, 0)), board.forward.size()))
    assert all(goal in board.text() for goal in goals), "who cannot see it hears all"


def test_the_champions_are_celebrated_before_the_pay_out(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    before_the_final(tmp_path / "final.swallows")
    window.game.open_file(tmp_path / "final.swallows")
    wait(qtbot, lambda: window.game.laid is not None)
    controller, board = controller_of(window), desk_of(window).table.board
    controller.run_to_result()
    while not board.isVisible():
        wait(qtbot, lambda: board.isVisible() or controller.info.phase == "asked")
        if not board.isVisible():
            desk_of(window).table.finish()
            controller.do(controller.info.legal.actions[:1])
            controller.run_to_result()
    told = controller.session.view(None).history  # the view follows once the board has been seen
    winner = next(event["winner"] for event in reversed(told) if event["type"] == "match_ended")
    assert f"{desk_of(window).models.names.team(winner)} are champions" in board.accessibleName()
    assert is_gold(board)
    assert window.stack.currentWidget() is desk_of(window).table, "the pay-out comes after the celebration"
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    for key in (Qt.Key.Key_F7, Qt.Key.Key_F8):
        QTest.keyClick(window.focusWidget() or window, key)
        QApplication.processEvents()
        assert board.isVisible(), "nothing is left to be played: whoever wants on nods"
        assert window.stack.currentWidget() is desk_of(window).table
    QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_Return)
    wait(qtbot, lambda: isinstance(window.stack.currentWidget(), PayoutScreen))
