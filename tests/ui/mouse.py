"""A player with nothing but a mouse: decides whatever is asked, from a seed."""

import random
from collections.abc import Callable

from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QAbstractScrollArea, QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from swallows_gui.games.swallows.table.match.table import MatchTable
from swallows_gui.games.swallows.words.slip import FIRST_KIND
from swallows_gui.models import roles
from swallows_gui.ui.shell.main_window import MainWindow
from tests.ui.hands import click, controller_of, desk_of, wait


def point_on(view: QAbstractItemView, index: QModelIndex) -> QPoint:
    """A point of the viewport where the row lies on top, once the mouse has looked for it among the others."""
    view.scrollTo(index)
    model = view.model()
    for row in (index.row(), *range(model.rowCount())):
        if (point := _open_point(view, index)) is not None:
            return point
        QTest.mouseMove(view.viewport(), view.visualRect(model.index(row, 0)).center())
    raise AssertionError(f"row {index.row()} of {view} cannot be hit")


def _open_point(view: QAbstractItemView, index: QModelIndex) -> QPoint | None:
    rect = view.visualRect(index).intersected(view.viewport().rect())
    for across in range(1, 20):
        for down in (2, 1, 3):
            point = QPoint(rect.left() + rect.width() * across // 20, rect.top() + rect.height() * down // 4)
            if view.indexAt(point) == index:
                return point
    return None


def bring_into_sight(widget: QWidget) -> None:
    """Scroll as far as the wheel would, so that the widget can be clicked."""
    parent = widget.parentWidget()
    while parent is not None:
        if isinstance(parent, QScrollArea):
            parent.ensureWidgetVisible(widget)
        parent = parent.parentWidget()
    QApplication.processEvents()


class MousePlayer:
    """Clicks through a game. `clicks` counts what it did, by kind."""

    def __init__(self, window: MainWindow, qtbot: QtBot, seed: int) -> None:
        self.window = window
        self.qtbot = qtbot
        self.random = random.Random(seed)
        self.clicks: dict[str, int] = {}
        self.asked: set[str] = set()

    def play_on(self, until: Callable[[], bool] = lambda: False) -> None:
        """Decide until the game is over and paid out, or `until` says so."""
        controller = controller_of(self.window)
        while controller.scene != "payout" and not until():
            self.wait_for_question()
            self.decide()

    def wait_for_question(self) -> None:
        """Until somebody here has something to click."""
        controller = controller_of(self.window)
        talk = self.window.talk
        assert talk is not None
        wait(
            self.qtbot,
            lambda: talk.curtain.closed or controller.info.phase in ("asked", "held") or controller.scene == "payout",
        )

    def decide(self) -> None:
        """One decision, whatever is asked."""
        window = self.window
        controller = controller_of(window)
        talk = window.talk
        assert talk is not None
        if talk.curtain.closed:
            self._count("curtain")
            click(talk.curtain._open)
            return
        scene = controller.scene
        screen = desk_of(window).screen(scene)
        assert window.stack.currentWidget() is screen, (scene, controller.info.phase, window.stack.currentWidget())
        match scene:
            case "draft":
                self._pick_team(screen)
            case "groups":
                self._press(screen, "go_on_button")
            case "evening":
                self._talk(screen)
            case "bets":
                self._bet(screen)
            case "between":
                self._press(screen, self.random.choice(("go_on_button", "own_button")))
            case "table":
                self._at_the_table(desk_of(window).table)

    def _count(self, kind: str) -> None:
        self.clicks[kind] = self.clicks.get(kind, 0) + 1

    def _press(self, screen: QWidget, name: str) -> None:
        self._count(name)
        button = getattr(screen, name)
        if not button.isVisible():
            button = screen.go_on_button  # type: ignore[attr-defined]
        click(button)

    def _pick_team(self, screen: QWidget) -> None:
        view: QAbstractItemView = screen.cards  # type: ignore[attr-defined]
        rows = [row for row in range(view.model().rowCount()) if view.model().index(row, 0).data(roles.PLAYABLE)]
        if not rows:
            return
        self._click_row(view, view.model().index(self.random.choice(rows), 0))
        self._press(screen, "pick_button")

    def _talk(self, screen: QWidget) -> None:
        """Say something of any team, or nothing."""
        board: QAbstractItemView = screen.board  # type: ignore[attr-defined]
        self._click_row(board, board.model().index(0, self.random.randrange(board.model().columnCount())))
        answers = (*screen.word_buttons, screen.pass_button)  # type: ignore[attr-defined]
        self._count("word_buttons")
        click(self.random.choice(answers))

    def _bet(self, screen: QWidget) -> None:
        """Bet on Germany, or on whoever stands first, and on a few more."""
        table: QAbstractItemView = screen.table  # type: ignore[attr-defined]
        model = table.model()
        for row in [0, *self.random.sample(range(1, model.rowCount()), 3)]:
            self._click_row(table, model.index(row, FIRST_KIND + self.random.randrange(3)))
        self._press(screen, "hand_in_button")

    def _at_the_table(self, table: MatchTable) -> None:
        controller = controller_of(self.window)
        self.asked.add(controller.view.step)
        table.finish()
        if controller.info.phase == "held":
            self._count("go_on")
            click(table.prompt.forward)
            return
        near = table.near
        if near.choice_room.isVisible():
            buttons = [offered.button for offered in near.choices._offered if offered.button.isEnabled()]
            chosen = self.random.choice(buttons)
            bring_into_sight(chosen)
            self._count("choice")
            click(chosen)
            return
        fan = near.pick_fan if near.pick_fan.isVisible() else near.fan
        model = fan.model()
        playable = [row for row in range(model.rowCount()) if model.index(row, 0).data(roles.PLAYABLE)]
        plain = [button for button in table.prompt.plain.values() if button.isVisible() and button.isEnabled()]
        if playable and (not plain or self.random.random() < 0.75):
            self._count("card")
            self._click_row(fan, model.index(self.random.choice(playable), 0))
            click(table.prompt.play)
            return
        assert plain, (
            controller.view.step,
            controller.info,
            controller.session.vote,
            controller.presenter.now.going,
        )
        self._count("plain")
        click(self.random.choice(plain))

    def _click_row(self, view: QAbstractItemView, index: QModelIndex) -> None:
        assert isinstance(view, QAbstractScrollArea)
        point = point_on(view, index)
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)
