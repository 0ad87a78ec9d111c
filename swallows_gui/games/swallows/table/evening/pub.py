"""The table in the pub before the first match: a lamp, everybody's face round the table, and speech plates.

A plate points at the speaker and shows a flag, praise or warning, and the words.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QLinearGradient, QPainter, QPaintEvent, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from swallows_gui.games.swallows.table.cards.flags import FlagLabel
from swallows_gui.games.swallows.words.evening import SpokenWord, in_one_line
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.models.moods import Mood
from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import set_role, theme
from swallows_gui.ui.art.face import Face, Person
from swallows_gui.ui.kit.icons import polygon
from swallows_gui.ui.kit.painting import painting, saved, set_ink
from swallows_gui.ui.kit.panels import fill, set_gaps
from swallows_gui.ui.kit.words import Adaptive, PlainLabel

_SIGN = 18
"""Design pixels: a thumb, up or down."""
_FLAG = 18
_WIDE = 200
"""Design pixels of a plate from which on it says in words what its arrow says."""
_TAIL = 9
"""Design pixels of the point of a plate."""


class SpeechSign(Adaptive, QWidget):
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
        self.word: SpokenWord | None = None
        self._last = self._narrow = False
        self.sign, self.flag = SpeechSign(), FlagLabel(None, _FLAG)
        self.team, self.line = PlainLabel(role="strong", wrap=True), PlainLabel(wrap=True)
        set_role(self.line, "soft")
        self._head = fill(QHBoxLayout(), self.sign, self.flag, (self.team, 1))
        self._column = fill(QVBoxLayout(self), self._head, self.line)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.adapt()

    def show_word(self, word: SpokenWord, *, last: bool) -> None:
        """Show a sentence."""
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


_FACE = 64
"""Design pixels."""
_GUEST = 190
"""Design pixels that a guest and what he says need in width at least."""
_TABLE = 46
"""Design pixels of the table's edge below the guests of a row."""
_NIGHT, _WALL, _LIGHT = QColor("#171225"), QColor("#2A1D33"), QColor("#F6D98A")
_WOOD, _GRAIN, _BEER, _FOAM = QColor("#8A4B1F"), QColor("#6E3814"), QColor("#E3A52B"), QColor("#FBF4E4")
_INK = QColor("#1A1A1A")


class BeerMat(Adaptive, QWidget):
    """A name on a beer mat, in gold while everybody looks at him."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name, self._asked = "", False
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.adapt()

    def show_name(self, name: str, asked: bool) -> None:
        """Show whose place it is."""
        self._name, self._asked = name, asked
        self.setAccessibleName(name)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(theme().font("strong"))
        return QSize(metrics.horizontalAdvance(self._name) + theme().px(20), metrics.height() + theme().px(6))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(60), self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        with painting(self) as painter:
            painter.setFont(t.font("strong"))
            room = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            set_ink(painter, line=QPen(_INK, t.px(1.5)), fill=t.colour("gold") if self._asked else _FOAM)
            painter.drawRoundedRect(room, t.px(4), t.px(4))
            painter.setPen(_INK)
            space = int(room.width() - t.px(10))
            text = painter.fontMetrics().elidedText(self._name, Qt.TextElideMode.ElideRight, space)
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, text)


class Guest(Adaptive, QWidget):
    """A guest at the table: plates with what he has said, his face, and his name on a beer mat."""

    def __init__(self, names: Names, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self._words: tuple[SpokenWord, ...] = ()
        self.plates: list[SpeechPlate] = []
        self.face, self.name = Face(_FACE), BeerMat()
        self._said = QVBoxLayout()
        centre = Qt.AlignmentFlag.AlignHCenter
        self._column = fill(QVBoxLayout(self), 1, self._said, (self.face, 0, centre), (self.name, 0, centre))
        self.adapt()

    def show_seat(self, person: Person, asked: bool) -> None:
        """Show who it is, and whether everybody looks at him."""
        self.face.show_person(person)
        self.name.show_name(person.name, asked)

    def show_words(self, words: Sequence[SpokenWord]) -> None:
        """Show what the guest has said, the last sentence at the bottom."""
        if tuple(words) == self._words:
            return
        self._words = tuple(words)
        while len(self.plates) < len(words):
            self.plates.append(SpeechPlate(self._names))
            self._said.addWidget(self.plates[-1])
        for at, plate in enumerate(self.plates):
            plate.setVisible(at < len(words))
            if at < len(words):
                plate.show_word(words[at], last=at == len(words) - 1)

    def restyle(self) -> None:
        set_gaps(self._column, (4, 0, 4, 0), 4)
        self._said.setSpacing(theme().px(3))


class PubTable(Adaptive, QWidget):
    """All guests, in one row behind the table, or in several where it is narrow."""

    def __init__(self, names: Names, seats: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.guests = [Guest(names) for _ in range(seats)]
        self._grid = QGridLayout(self)
        self._across = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.MinimumExpanding)
        self.adapt()
        self._seat(seats)

    def show_people(self, people: Sequence[Person], asked: int | None, words: Sequence[SpokenWord]) -> None:
        """Show all guests, who is asked, and the talk so far; the last speaker's face is animated."""
        for seat, (guest, person) in enumerate(zip(self.guests, people, strict=True)):
            own = [word for word in words if word.seat == seat]
            speaks = bool(words) and words[-1].seat == seat
            guest.show_seat(person._replace(mood=_mood(words[-1]) if speaks else "calm"), seat == asked)
            guest.show_words(own)
        self._be_high_enough()

    def _seat(self, across: int) -> None:
        """Let so many sit in a row."""
        if across == self._across:
            return
        self._across = across
        for guest in self.guests:
            self._grid.removeWidget(guest)
        for column in range(len(self.guests)):
            self._grid.setColumnStretch(column, 1 if column < across else 0)
        for seat, guest in enumerate(self.guests):
            self._grid.addWidget(guest, seat // across, seat % across)
        self.updateGeometry()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        room = max(1, int(self.width() // theme().px(_GUEST)))
        rows = ceil(len(self.guests) / room)
        self._seat(ceil(len(self.guests) / rows))
        self._be_high_enough()

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._be_high_enough()
        return handled

    def _be_high_enough(self) -> None:
        """Set the height by the plates' text, which wraps by the width."""
        wide = max(self.width(), theme().px(_GUEST))
        high = max(self._grid.minimumSize().height(), self._grid.heightForWidth(wide))
        if high != self.minimumHeight():
            self.setMinimumHeight(high)

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(_GUEST), 0)

    def restyle(self) -> None:
        px = theme().px
        self._grid.setContentsMargins(px(12), px(10), px(12), px(_TABLE))
        self._grid.setHorizontalSpacing(px(4))
        self._grid.setVerticalSpacing(px(_TABLE))

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painting(self) as painter:
            painter.fillRect(self.rect(), _NIGHT)
            self._paint_wall(painter)
            for guests in self._rows():
                self._paint_table(painter, guests)

    def _rows(self) -> list[list[QRect]]:
        places = [guest.geometry() for guest in self.guests]
        return [places[at : at + self._across] for at in range(0, len(places), self._across)]

    def _paint_wall(self, painter: QPainter) -> None:
        """A lamp over the middle of the table, and its light on the wall."""
        px, wide, high = theme().px, self.width(), self.height()
        middle = wide / 2
        for at in range(-6, 7, 2):  # the boards of the wall
            x = middle + at * wide / 12
            painter.fillRect(QRectF(x, 0, wide / 24, high), _WALL)
        light = QLinearGradient(0, 0, 0, high)
        for place, strength in ((0.0, 150), (0.55, 60), (1.0, 20)):
            colour = QColor(_LIGHT)
            colour.setAlpha(strength)
            light.setColorAt(place, colour)
        set_ink(painter, fill=light)
        foot = px(26)
        far = wide * 0.46
        painter.drawPolygon(
            polygon((middle - foot, px(14)), (middle + foot, px(14)), (middle + far, high), (middle - far, high))
        )
        set_ink(painter, line=QPen(_INK, px(2)), fill=theme().colour("red"))
        with saved(painter):
            painter.translate(middle, 0)
            painter.drawPolygon(polygon((-px(10), px(2)), (px(10), px(2)), (px(30), px(15)), (-px(30), px(15))))

    def _paint_table(self, painter: QPainter, guests: Sequence[QRect]) -> None:
        """The table top in front of a row of guests, a glass for each."""
        px = theme().px
        top = max(place.bottom() for place in guests) + px(1)
        edge = QRectF(0, top, self.width(), px(_TABLE) - px(2))
        slope = px(10)
        set_ink(painter, line=QPen(_INK, px(2)), fill=_WOOD)
        painter.drawPolygon(
            QPolygonF(
                [
                    edge.topLeft() + QPointF(-slope, slope),
                    edge.topRight() + QPointF(slope, -slope * 0.2),
                    edge.bottomRight() + QPointF(slope, 0),
                    edge.bottomLeft() + QPointF(-slope, 0),
                ]
            )
        )
        painter.setPen(QPen(_GRAIN, px(1.5)))
        for part in (0.5, 0.78):
            y = edge.top() + part * edge.height()
            painter.drawLine(QPointF(0, y + slope * 0.4), QPointF(self.width(), y))
        for at, place in enumerate(guests):
            beside = px(34) if at % 2 else -px(54)
            self._paint_glass(painter, QPointF(place.center().x() + beside, edge.top() + px(2)))

    def _paint_glass(self, painter: QPainter, foot: QPointF) -> None:
        """A mug of beer, half of it behind the edge."""
        px = theme().px
        with saved(painter):
            painter.translate(foot)
            painter.scale(px(1), px(1))
            set_ink(painter, line=QPen(_INK, 1.6), fill=_BEER)
            painter.drawPolygon(polygon((0, 8), (1.5, 30), (18.5, 30), (20, 8)))
            set_ink(painter, line=QPen(_INK, 2.2))
            painter.drawRoundedRect(QRectF(19, 12, 8, 12), 3, 3)
            set_ink(painter, line=QPen(_INK, 1.6), fill=_FOAM)
            painter.drawRoundedRect(QRectF(-2, 2, 24, 9), 4.5, 4.5)


def _mood(word: SpokenWord) -> Mood:
    return "glad" if word.kind == "praise" else "cross"
