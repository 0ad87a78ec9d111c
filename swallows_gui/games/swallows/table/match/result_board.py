"""The end of a match as a page over the table: the match as a picture, and one button that goes on."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from swallows_gui.games.swallows.table.match.match_poster import MatchPoster, picture_of
from swallows_gui.games.swallows.words.match_report import Result, report, sentence_of
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.panels import fill, set_gaps
from swallows_gui.ui.kit.words import Adaptive
from swallows_gui.ui.stage.poster import StageCover


class ResultBoard(Adaptive, StageCover):
    """The board with a match's result, over the whole stage; hidden until there is one."""

    go_on = Signal()
    """It has been read."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._result: Result | None = None
        self._names: Names | None = None
        self.poster = MatchPoster()
        self.forward = PosterButton("", kind="primary")
        self.forward.clicked.connect(self.go_on)
        self._foot = fill(QHBoxLayout(), 1, self.forward)
        fill(QVBoxLayout(self), (self.poster, 1), self._foot, margins=0, spacing=0)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Window)
        self.adapt()

    def show_result(self, result: Result, names: Names) -> None:
        """Show a result over the stage."""
        self._result, self._names = result, names
        self.poster.show_match(picture_of(result, names), self.text())
        self.setAccessibleName(self.text())
        self._rise()

    def clear(self) -> None:
        """The next thing is shown. Nothing stays that could be heard: the match may have been taken back."""
        self._result = None
        self.poster.show_match(None)
        self.setAccessibleName("")
        super().clear()

    def text(self) -> str:
        """The whole text line by line; "" without a result."""
        if self._result is None or self._names is None:
            return ""
        return " ".join([sentence_of(self._result, self._names), *report(self._result.match, self._names)])

    def retranslate(self) -> None:
        self.forward.setText(self.tr("Continue"))
        if self._result is not None and self._names is not None:
            self.show_result(self._result, self._names)

    def restyle(self) -> None:
        set_gaps(self._foot, (24, 10, 24, 10), theme().px(8))
