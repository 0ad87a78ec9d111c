"""The die, the sum on a plate that points to whom it favours, and what it means on gold below."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from swallows_gui.services.stylesheet import contrast
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.dice import Tumble, paint_die
from swallows_gui.ui.kit.painting import saved, set_ink
from swallows_gui.ui.kit.text_fit import TextSetting, draw_centred, fit_line, fit_text

_DIE, _SUM, _VERDICT, _INNER = 0.44, 0.32, 0.19, 0.86
"""Heights of die, sum and verdict in parts of the room, and the width of words in parts of their plate."""
_LOW = 2.2
"""From so many times its height on a room has the die at the left of the sum."""
_SLANT = 0.24


@dataclass(frozen=True, slots=True)
class Sum:
    """What the plate says."""

    die: int | None = None
    terms: tuple[str, ...] = ()
    """The sum in the order it is written: "4", "+ 3", "= 7"."""
    verdict: str = ""
    pointing: int = 0
    """-1 if the total is good for the side at the left, 1 for the right, 0 for none."""
    nudge: int = 0
    """What the referee's hand has changed (S4.3)."""

    @property
    def words(self) -> str:
        """ "4 + 3 = 7"."""
        return " ".join(self.terms)


def _side_by_side(room: QRectF) -> bool:
    return room.width() > room.height() * _LOW


def die_room(room: QRectF) -> QRectF:
    """The rectangle of the die in the room of die and sum."""
    if _side_by_side(room):
        side = min(room.height() * 0.86, room.width() * 0.3)
        return QRectF(room.left(), room.center().y() - side / 2, side, side)
    side = min(room.width() * 0.5, room.height() * _DIE)
    return QRectF(room.center().x() - side / 2, room.top(), side, side)


def _turning_colour() -> QColor:
    """The colour of terms that flip: gold, or red on a plate too bright for gold."""
    gold, red, plate = (theme().colour(name) for name in ("gold", "red", "slate"))
    return max((gold, red), key=lambda each: contrast(each, plate))


class SumItem(QGraphicsItem):
    """Shows a `Sum`: at rest all of it; in motion the die on its way, as many terms as are written, a total turning."""

    def __init__(self) -> None:
        super().__init__()
        self._room = QRectF(0, 0, 10, 10)
        self._sum = Sum()
        self._old = Sum()
        """What it turns over from."""
        self._tumble: Tumble | None = None
        self._from = -1
        self._written = 1.0
        self._turned = 1.0
        self._shove = 0.0
        self.setZValue(5)

    def set_room(self, room: QRectF) -> None:
        """Set where it lies, in scene pixels."""
        self.prepareGeometryChange()
        self._room = room

    def show_sum(self, what: Sum) -> None:
        """Show it whole and at rest."""
        self._sum = what
        self._tumble, self._written, self._turned, self._shove = None, 1.0, 1.0, 0.0
        self.update()

    # In motion

    def tumble(self, moment: Tumble, side: int) -> None:
        """Show the die on its way, thrown from the left (-1) or the right (1), and nothing written yet."""
        self._tumble, self._from, self._written = moment, side, 0.0
        self.update()

    def write(self, part: float) -> None:
        """Show a part of the sum, term by term; the verdict comes last."""
        self._tumble, self._written = None, part
        self.update()

    def turn(self, part: float, old: Sum) -> None:
        """Flip the total over from its old value, while the term that changes it appears."""
        self._turned, self._old = part, old
        self.update()

    def shove(self, up: float) -> None:
        """Push the die out of its place, by so many of its sides upwards."""
        self._shove = up
        self.update()

    # Where it is

    @property
    def die_room(self) -> QRectF:
        """The rectangle of the die."""
        return die_room(self._room)

    @property
    def _shown(self) -> Sum:
        """What can be read: the old sum until it begins to turn."""
        return self._sum if self._turned > 0 else self._old

    def boundingRect(self) -> QRectF:
        wide = self._room.width() * 0.9
        return self._room.adjusted(-wide, -self._room.height() * 0.12, wide, 4)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        if self._sum.die is not None:
            self._paint_die(painter)
        if self._tumble is None and self._written > 0 and (self._shown.terms or self._shown.verdict):
            self._paint_plate(painter)

    def _paint_die(self, painter: QPainter) -> None:
        die, side = self.die_room, self.die_room.height()
        if self._tumble is not None:
            moment = self._tumble
            die.translate(self._from * moment.along * self._room.width() * 0.86, -moment.up * side)
            paint_die(painter, die, moment.face, moment.turn * -self._from, squash=moment.squash, up=moment.up)
            return
        die.translate(0, -self._shove * side)
        paint_die(painter, die, self._sum.die, -70 * self._shove)
        if self._sum.nudge and self._turned > 0.5:
            self._paint_nudge(painter, die)

    def _paint_nudge(self, painter: QPainter, die: QRectF) -> None:
        """What the referee has added, on the corner of the die."""
        t = theme()
        badge = QRectF(0, 0, die.width() * 0.52, die.width() * 0.52)
        badge.moveCenter(die.topRight() + QPointF(die.width() * 0.06, die.width() * 0.1))
        set_ink(painter, line=QPen(t.colour("on_gold"), max(1.0, die.width() * 0.035)), fill=t.colour("gold"))
        painter.drawEllipse(badge)
        words = f"+{self._sum.nudge}" if self._sum.nudge > 0 else f"−{-self._sum.nudge}"
        draw_centred(painter, badge, words, t.sized_font("number", badge.height() * 0.6), t.colour("on_gold"))

    # The plate

    @property
    def plate_room(self) -> QRectF:
        """The rectangle of sum and verdict."""
        return self._sum_room.united(self._verdict_room)

    @property
    def _sum_room(self) -> QRectF:
        room = self._room
        if _side_by_side(room):
            left = die_room(room).right() + room.height() * 0.1
            return QRectF(left, room.top() + room.height() * 0.04, room.right() - left, room.height() * 0.52)
        wide, high = room.width() * 0.84, room.height() * _SUM
        low = room.bottom() - room.height() * (_VERDICT + 0.02)
        return QRectF(room.center().x() - wide / 2, low - high, wide, high)

    @property
    def _verdict_room(self) -> QRectF:
        room, above = self._room, self._sum_room
        if not self._shown.terms:
            return above
        high = room.height() * (0.36 if _side_by_side(room) else _VERDICT)
        inset = above.width() * 0.03
        return QRectF(above.left() + inset, above.bottom() + room.height() * 0.02, above.width() - 2 * inset, high)

    def _set(self, now: Sum) -> tuple[TextSetting | None, QFont]:
        """The verdict as it is set, and the font of the sum."""
        t, above, below = theme(), self._sum_room, self._verdict_room
        words = None
        if now.verdict:
            room = QSizeF(below.width() * _INNER, below.height() * 0.92)
            largest = below.height() * (0.74 if now.terms else 0.5)
            words = fit_text(now.verdict, room, lambda px: t.sized_font("heading", px), largest, 6)
        most = above.height() * 0.74
        return words, fit_line(now.words, above.width() * _INNER, lambda px: t.sized_font("number", px), most, 6)

    @property
    def sizes(self) -> tuple[int, int]:
        """Type of verdict and sum, pixels; 0 for a verdict that is not there."""
        words, font = self._set(self._shown)
        return words.font.pixelSize() if words is not None else 0, font.pixelSize()

    def _paint_plate(self, painter: QPainter) -> None:
        t, now = theme(), self._shown
        done = self._written >= 1 and self._turned in (0.0, 1.0)
        words, font = self._set(now)
        if now.terms:
            plate = self._sum_room
            set_ink(painter, fill=t.colour("slate"))
            painter.drawPolygon(self._outline(plate, now.pointing if done else 0))
            self._write_terms(painter, plate, font, t.colour("on_slate"))
        if words is not None and done:
            below = self._verdict_room
            slant = below.height() * _SLANT
            set_ink(painter, fill=t.colour("gold"))
            painter.drawPolygon(
                QPolygonF(
                    [
                        below.topLeft() + QPointF(slant, 0),
                        below.topRight() + QPointF(slant, 0),
                        below.bottomRight() - QPointF(slant, 0),
                        below.bottomLeft() - QPointF(slant, 0),
                    ]
                )
            )
            self._paint_verdict(painter, below, words, t.colour("on_gold"))

    def _write_terms(self, painter: QPainter, room: QRectF, font: QFont, ink: QColor) -> None:
        """The terms that are written, each where it stands in the whole sum."""
        terms, old = self._shown.terms, self._old.terms
        metrics = QFontMetricsF(font)
        whole = QPainterPath()
        whole.addText(QPointF(0, 0), font, self._shown.words)
        corner = room.center() - whole.boundingRect().center()
        seen = len(terms) if self._written >= 1 else int(self._written * (len(terms) + 1))
        before = ""
        for number, term in enumerate(terms[:seen]):
            at = corner + QPointF(metrics.horizontalAdvance(before), 0)
            last = number == len(terms) - 1
            scale = 1.0
            words, colour = term, ink
            if 0 < self._turned < 1 and last:
                scale = max(0.02, abs(1 - 2 * self._turned))
                words = term if self._turned >= 0.5 or not old else old[-1]
                colour = _turning_colour()
            elif 0 < self._turned < 1 and number == len(terms) - 2:
                scale = max(0.02, min(1.0, self._turned * 2))
                colour = _turning_colour()
            path = QPainterPath()
            path.addText(QPointF(0, 0), font, words)
            with saved(painter):
                painter.translate(at.x(), at.y() - metrics.capHeight() / 2)
                painter.scale(1, scale)
                painter.translate(0, metrics.capHeight() / 2)
                painter.fillPath(path, colour)
            before += term + " "

    def _paint_verdict(self, painter: QPainter, below: QRectF, words: TextSetting, colour: QColor) -> None:
        top = below.center().y() - words.height / 2
        for number, line in enumerate(words.lines):
            row = QRectF(below.left(), top + number * words.line_height, below.width(), words.line_height)
            draw_centred(painter, row, line, words.font, colour)

    @staticmethod
    def _outline(plate: QRectF, pointing: int) -> QPolygonF:
        """The outline of a plate whose pointed end shows whom the total favours."""
        tip = plate.height() * 0.24
        left = [plate.bottomLeft(), plate.topLeft()]
        right = [plate.topRight(), plate.bottomRight()]
        if pointing < 0:
            left = [plate.bottomLeft(), QPointF(plate.left() - tip, plate.center().y()), plate.topLeft()]
        elif pointing > 0:
            right = [plate.topRight(), QPointF(plate.right() + tip, plate.center().y()), plate.bottomRight()]
        return QPolygonF([*left, *right])
