"""What a scenario or the deal of a day asks for, and how it stands: beside the table, and when everything is paid."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from swallows_gui.games.swallows.words.attempt import Attempt
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.notices import announce
from swallows_gui.ui.kit.panels import SectionHeading, fill, set_gaps
from swallows_gui.ui.kit.words import PlainLabel
from swallows_gui.ui.play.screen import Screen


class TaskPanel(Screen):
    """Title, situation, goals with a star before each that is reached, and in the end what came of it."""

    def __init__(self, attempt: Attempt, parent: QWidget | None = None, *, with_text: bool = True) -> None:
        super().__init__(parent)
        self.attempt = attempt
        self.title = SectionHeading("")
        self.text = PlainLabel()
        self.text.setVisible(with_text)
        self.goals = [PlainLabel() for _ in attempt.goals]
        self.result = PlainLabel(role="strong")
        self.lost = PlainLabel()
        self.copy_button = PosterButton("", kind="quiet")
        self._column = QVBoxLayout(self)
        for label in (self.title, self.text, *self.goals, self.result, self.lost):
            label.setWordWrap(True)
            self._column.addWidget(label)
        fill(self._column, self.copy_button, 1)
        attempt.changed.connect(self.retranslate)
        attempt.ended.connect(self._tell_end)
        self.copy_button.clicked.connect(self._copy)
        self.adapt()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.attempt.lines)
        announce(self, self.tr("Copied"))

    def _tell_end(self) -> None:
        self.retranslate()
        if self.isVisible():
            announce(self, self.attempt.result)

    def retranslate(self) -> None:
        attempt = self.attempt
        self.title.setText(attempt.title)
        self.text.setText(attempt.text)
        over = bool(attempt.result)
        for label, goal in zip(self.goals, attempt.goals, strict=True):
            label.setText(f"{'★' if goal.reached else '☆'}  {goal.words}")
            state = self.tr("reached") if goal.reached else self.tr("missed") if over else self.tr("not yet")
            label.setAccessibleName(f"{goal.words} {state}")
        self.result.setText(attempt.result)
        self.result.setVisible(over)
        self.lost.setText(self.tr("The disk would not keep this result.") if attempt.lost else "")
        self.lost.setVisible(attempt.lost)
        self.copy_button.setText(self.tr("Copy the result"))
        self.copy_button.setVisible(bool(attempt.lines))

    def restyle(self) -> None:
        set_gaps(self._column, (14, 10, 14, 10), 8)


class TaskRoom(QScrollArea):
    """A task beside the table, in a column that scrolls: a low dock squeezes no line of it."""

    def __init__(self, task: TaskPanel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(task)
