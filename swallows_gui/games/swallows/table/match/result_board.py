"""The board that stands over the pitch when a match is over: result, shoot-out, champion, and what happened."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QPaintEvent, QPolygonF
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from swallows_gui.games.swallows.table.cards.flags import flag_pixmap
from swallows_gui.games.swallows.words.match_report import report
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.games.swallows.words.result import Result, headline, manner, sentence_of, stage_line
from swallows_gui.services.theme import set_role, theme
from swallows_gui.ui.kit.adaptive import Adaptive
from swallows_gui.ui.kit.layouts import fill
from swallows_gui.ui.kit.painting import painting
from swallows_gui.ui.kit.panels import ScrollPage
from swallows_gui.ui.kit.words import PlainLabel

_FLAG = 34
"""Design pixels: height of the flags."""
_ROOMY = (320, 110)
"""Design pixels of width and height from which on flags and score have room above who has won. A smaller board leaves
them to the score band, which says both, and what it took stands in place of the stage."""


class ResultBoard(Adaptive, QFrame):
    """Covers the widget it is laid over; hidden until there is a result."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self._result: Result | None = None
        self._names: Names | None = None
        self._roomy = True
        """Whether flags and score stand above who has won."""
        self.stage, self.head, self.manner, self.score = PlainLabel(), PlainLabel(), PlainLabel(), PlainLabel()
        self.flags = (PlainLabel(), PlainLabel())
        self.lines = PlainLabel()
        for label, role in (
            (self.stage, "label"),
            (self.head, "title"),
            (self.manner, "heading"),
            (self.lines, "body"),
        ):
            set_role(label, role)
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            label.setWordWrap(True)
        set_role(self.score, "display")
        figures = fill(
            QHBoxLayout(),
            1,
            (self.flags[0], 0, Qt.AlignmentFlag.AlignVCenter),
            (self.score, 0, Qt.AlignmentFlag.AlignVCenter),
            (self.flags[1], 0, Qt.AlignmentFlag.AlignVCenter),
            1,
        )
        self._figures = figures
        self.page = ScrollPage()
        self.page.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.page.setStyleSheet("QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; }")
        fill(self.page.body, 1, self.stage, figures, self.manner, self.head, self.lines, 1)
        fill(QVBoxLayout(self), self.page, margins=0)
        over.installEventFilter(self)
        self.hide()

    def show_result(self, result: Result, names: Names) -> None:
        """Stand over the pitch with a result."""
        self._result, self._names = result, names
        self.setGeometry(self._over.rect())
        self.restyle()
        self.show()
        self.raise_()

    def clear(self) -> None:
        """The next thing is shown. Nothing stays that could be heard: the match may have been taken back."""
        self._result = None
        self.hide()
        for label in (self.stage, self.head, self.manner, self.score, self.lines):
            label.clear()
        for flag in self.flags:
            flag.setAccessibleName("")
        self.setAccessibleName("")

    def text(self) -> str:
        """All of it, line by line; "" while there is none."""
        if self._result is None or self._names is None:
            return ""
        return " ".join([sentence_of(self._result, self._names), *report(self._result.match, self._names)])

    def restyle(self) -> None:
        result, names = self._result, self._names
        if result is None or names is None:
            return
        px = theme().px
        for label, code in zip(self.flags, (result.home, result.away), strict=True):
            label.setPixmap(flag_pixmap(names.nation(code), px(_FLAG), self.devicePixelRatioF()))
            label.setAccessibleName(names.team(code))
        self.stage.setText(stage_line(result))
        self.score.setText(f"{result.score[0]} : {result.score[1]}")
        self.manner.setText(manner(result))
        self.manner.setVisible(bool(manner(result)))
        self.head.setText(headline(result, names))
        lines = report(result.match, names)
        self.lines.setText("\n".join(lines))
        self._fit()
        self.setAccessibleName(self.text())

    def _fit(self) -> None:
        """Who has won comes first where there is little room, and nothing scrolls."""
        width, height = _ROOMY
        self._arrange(roomy=self.width() >= theme().px(width) and self.height() >= theme().px(height))
        if self._roomy and self._is_full:
            self._arrange(roomy=False)

    @property
    def _is_full(self) -> bool:
        self.page.body.invalidate()
        return self.page.body.totalHeightForWidth(self.width()) > self.height()

    def _arrange(self, *, roomy: bool) -> None:
        px, self._roomy = theme().px, roomy
        for widget in (*self.flags, self.score):
            widget.setVisible(roomy)
        self.stage.setVisible(roomy or self.manner.isHidden())
        at = self.page.body.indexOf(self.lines) - 2
        for place, label in enumerate((self.manner, self.head) if roomy else (self.head, self.manner)):
            self.page.body.insertWidget(at + place, label)
        set_role(self.head, "title" if roomy else "heading")
        set_role(self.manner, "heading" if roomy else "strong")
        beside, above = (px(20), px(8)) if roomy else (px(12), px(4))
        self._figures.setSpacing(px(18))
        self.page.body.setSpacing(px(6) if roomy else px(2))
        self.page.body.setContentsMargins(beside, above, beside, above)
        self.lines.setVisible(bool(self.lines.text()))  # what has no room is told by commentary and the next page
        if self._is_full:
            self.lines.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """It is as large as what it covers."""
        if watched is self._over and event.type() == QEvent.Type.Resize:
            self.setGeometry(self._over.rect())
            if self._result is not None:
                self._fit()
        return False

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        with painting(self) as painter:
            room = QRectF(self.rect())
            painter.fillRect(room, t.colour("raised"))
            painter.setPen(Qt.PenStyle.NoPen)
            edge = t.px(18) if self._roomy else t.px(6)
            gold = self._result is not None and bool(self._result.champion)
            painter.setBrush(t.colour("gold" if gold else "poster"))
            for left in (True, False):
                x, inner = (room.left(), edge) if left else (room.right(), -edge)
                top, foot = (2 * inner, inner) if left else (inner, 2 * inner)
                corners = [QPointF(x, room.top()), QPointF(x + top, room.top()), QPointF(x + foot, room.bottom())]
                painter.drawPolygon(QPolygonF([*corners, QPointF(x, room.bottom())]))
            painter.fillRect(QRectF(room.left(), room.top(), room.width(), t.px(3)), t.colour("ink"))
