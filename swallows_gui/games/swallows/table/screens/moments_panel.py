"""The moments of a tournament that is over: a large choice each, that leads into the replay."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from swallows_gui.games.swallows.words.highlights import Highlight
from swallows_gui.ui.kit.buttons import ChoiceButton
from swallows_gui.ui.kit.panels import Panel


class Door(ChoiceButton):
    """A link into a replay, as wide as the page and as high as its text needs at that width."""

    def __init__(self, title: str, line: str) -> None:
        super().__init__(title, line)
        policy = self.sizePolicy()
        policy.setVerticalPolicy(QSizePolicy.Policy.Preferred)
        self.setSizePolicy(policy)

    def minimumSizeHint(self) -> QSize:
        wide = super().minimumSizeHint().width()
        return QSize(wide, self.heightForWidth(max(wide, self.width())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()


class MomentsPanel(Panel):
    """The moments of the tournament; hidden without any."""

    chosen = Signal(int)
    """The replay's position just before the moment."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.doors: list[Door] = []
        self.hide()

    def say(self, title: str, moments: Sequence[Highlight]) -> None:
        """Show these under a title."""
        self.set_title(title)
        for old in self.doors:
            self.body.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.doors = []
        for moment in moments:
            door = Door(moment.title, moment.text)
            door.clicked.connect(partial(self._choose, moment.position))
            self.body.addWidget(door)
            self.doors.append(door)
        self.setVisible(bool(moments))

    def _choose(self, position: int, _checked: bool = False) -> None:
        self.chosen.emit(position)
