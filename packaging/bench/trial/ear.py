"""An ear for several people at one screen: whatever the window says or lets be reached that is another seat's.

It hears every text there is, shown or hidden: labels, rows, tooltips, titles, menus, the clipboard, and all that a
screen reader finds. What a seat alone knows must be nowhere while that seat is not looking; behind the closed curtain
nothing can be reached by Tab or lies on top.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QMenuBar, QWidget

from bench.trial.overheard import everything_said

if TYPE_CHECKING:
    from swallows_gui.ui.play.game_desk import GameUi
    from swallows_gui.ui.play.game_messages import GameMessages
    from swallows_gui.ui.shell.main_window import MainWindow

_STEPS = 16
"""Points across and down at which it is looked what lies on top."""


class Ear:
    """Listens to one window on behalf of every seat that a person plays or has played."""

    def __init__(self, window: MainWindow) -> None:
        QAccessible.setActive(True)
        self._window = window
        self.compared = 0
        """Secret lines that were looked for."""
        self.behind_the_curtain = 0
        """Times that the curtain was closed."""

    def listen(self) -> list[str]:
        """What is heard now that should not be, a sentence each."""
        desk, talk = self._window.desk, self._window.talk
        if desk is None or talk is None or desk.session.over:
            return []
        looking = None if talk.curtain.closed else desk.controller.view.seat
        found = [] if desk.controller.view.seat == looking else ["a view is open behind the curtain"]
        if talk.curtain.closed:
            self.behind_the_curtain += 1
            found += self._curtain(desk, talk)
        found += self._lines(desk, everything_said(), looking)
        return found + desk.open_secrets(looking)

    def hear(self, text: str) -> list[str]:
        """What is wrong with a text that is announced now."""
        desk = self._window.desk
        return [] if desk is None else self._lines(desk, [text], desk.controller.view.seat)

    def _lines(self, desk: GameUi, said: list[str], looking: int | None) -> list[str]:
        whole, found = "\n".join(said), []
        for seat in desk.session.people - {looking}:
            for line in desk.secrets(seat):
                self.compared += 1
                if line in whole:
                    where = next((text for text in said if line in text), "")
                    found.append(f"seat {looking} looks and hears a card of seat {seat}: {where}")
        return found

    def _curtain(self, desk: GameUi, talk: GameMessages) -> list[str]:
        """Menus name no deed, and nothing of the game is seen, reached by Tab, or lies over the curtain."""
        window, curtain, found = self._window, talk.curtain, []
        for name in ("undo", "redo"):
            action = window.actions_[name]
            if ":" in action.text() or action.isEnabled():
                found.append(f"{name} behind the curtain: {action.text()}")
        found += [f"{view} is seen behind the curtain" for view in desk.widgets() if view.isVisible()]
        found += [f"Tab reaches {widget} behind the curtain" for widget in _reached(curtain)]
        for x in range(2, window.width(), max(1, window.width() // _STEPS)):
            for y in range(2, window.height(), max(1, window.height() // _STEPS)):
                at = window.childAt(x, y)
                if at is not curtain and (at is None or not curtain.isAncestorOf(at)):
                    return [*found, f"{at} lies over the curtain"]
        return found


def _reached(curtain: QWidget) -> list[QWidget]:
    """All in the curtain's window that Tab could stop at, but for the curtain and the menu bar."""
    stop = Qt.FocusPolicy.TabFocus
    parts = [part for part in curtain.window().findChildren(QWidget) if part.window() is curtain.window()]
    reached = [part for part in parts if part.isVisible() and part.isEnabled() and part.focusPolicy() & stop]
    return [
        part for part in reached if not (part is curtain or curtain.isAncestorOf(part) or isinstance(part, QMenuBar))
    ]
