"""What one says at the table in the pub: a plate pointing at him, with the flag, praise or warning, and the words."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from swallows_gui.games.swallows.table.cards.flags import FlagLabel
from swallows_gui.games.swallows.words.evening import Word, in_one_line
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import set_role, theme
from swallows_gui.ui.kit.adaptive import Adaptive
from swallows_gui.ui.kit.layouts import fill, set_gaps
from swallows_gui.ui.kit.marks import polygon
from swallows_gui.ui.kit.painting import painting, set_ink
from swallows_gui.ui.kit.words import PlainLabel

_SIGN = 18
"""Design pixels: a thumb, up or down."""
_FLAG = 18
_WIDE = 200
"""Design pixels of a plate from which on it says in words what its arrow says."""
_TAIL = 9
"""Design pixels of the point of a plate."""


class Sign(Adaptive, QWidget):
    """An arrow up on green for praise, one down on red for a warning."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._up = True
        self.restyle()

    def show_kind(self, kind: str) -> None:
        """Point up for "praise", else down."""
        self._up = kind == "praise"
        self.update()

    def restyle(self) -> None:
        self.setFixedSize(QSize(theme().px(_SIGN), theme().px(_SIGN)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        with painting(self) as painter:
            painter.fillRect(self.rect(), t.colour("green" if self._up else "red"))
            painter.translate(QRectF(self.rect()).center())
            painter.scale(self.width() / 20, (1 if self._up else -1) * self.height() / 20)
            set_ink(painter, fill=t.colour("on_colour"))
            painter.drawPolygon(polygon((0, -7), (7, 1), (2.5, 1), (2.5, 7), (-2.5, 7), (-2.5, 1), (-7, 1)))


class SpeechPlate(Adaptive, QWidget):
    """A word about a team. The last one of its speaker has a point, and says the sentence, too."""

    def __init__(self, names: Names, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self.word: Word | None = None
        self._last = self._narrow = False
        self.sign, self.flag = Sign(), FlagLabel(None, _FLAG)
        self.team, self.line = PlainLabel(role="strong", wrap=True), PlainLabel(wrap=True)
        set_role(self.line, "soft")
        self._head = fill(QHBoxLayout(), self.sign, self.flag, (self.team, 1))
        self._column = fill(QVBoxLayout(self), self._head, self.line)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.adapt()

    def show_word(self, word: Word, *, last: bool) -> None:
        """Show what somebody says."""
        self.word, self._last = word, last
        self.sign.show_kind(word.kind)
        self.flag.set_nation(self._names.nation(word.team))
        self.retranslate()
        self.restyle()

    def retranslate(self) -> None:
        if self.word is None:
            return
        self.setAccessibleName(in_one_line(self.word, self._names))
        told = (
            translate("Evening", "For {team:the}")
            if self.word.kind == "praise"
            else translate("Evening", "Not {team:the}")
        )
        name = self._names.team(self.word.team)
        self.team.setText(str(name) if self._narrow else told.format(team=name))
        line = self.word.line if self._last else ""
        self.line.setText(translate("Evening", "“{line}”").format(line=line) if line else "")
        self.line.setVisible(bool(line))

    def restyle(self) -> None:
        px = theme().px
        self._head.setSpacing(px(6))
        set_gaps(self._column, (8, 5, 8, 5), 3)
        margins = self._column.contentsMargins()
        margins.setBottom(px(5 + (_TAIL if self._last else 0)))
        self._column.setContentsMargins(margins)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = self.width() < theme().px(_WIDE)
        if narrow != self._narrow:
            self._narrow = narrow
            self.retranslate()

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        with painting(self) as painter:
            self._paint(painter, QRectF(self.rect()), t.px(_TAIL) if self._last else 0)

    def _paint(self, painter: QPainter, room: QRectF, tail: float) -> None:
        t = theme()
        inset = t.px(1)
        sheet = room.adjusted(inset, inset, -inset, -inset - tail)
        middle = sheet.center().x()
        corners = [sheet.topLeft(), sheet.topRight(), sheet.bottomRight()]
        if tail:
            corners += [
                QPointF(middle + tail, sheet.bottom()),
                QPointF(middle, room.bottom() - inset),
                QPointF(middle - tail, sheet.bottom()),
            ]
        set_ink(painter, line=QPen(t.colour("ink"), t.px(2)), fill=t.colour("raised"))
        painter.drawPolygon(QPolygonF([*corners, sheet.bottomLeft()]))
