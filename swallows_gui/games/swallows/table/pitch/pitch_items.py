"""Cards and awards on the pitch, and the layout of cards, die, sum and signs so that none covers another."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from swallows_gui.games.swallows.data.cards import Card
from swallows_gui.games.swallows.table.cards.card_back import (
    SHEET,
    begin_sheet,
    blank,
    draw_frame,
    paint_corner,
    picture_edge,
)
from swallows_gui.games.swallows.table.cards.card_face import face_soon
from swallows_gui.games.swallows.table.cards.tilted import NONE, ON_PITCH, Shadow, put_down, tilted
from swallows_gui.games.swallows.table.pitch.pitch_plan import SPOT, Plan, paint_mown, paint_way_and_ball
from swallows_gui.games.swallows.table.pitch.sum_plate import die_room
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.face_cache import cached
from swallows_gui.ui.kit.painting import painting, saved, set_ink
from swallows_gui.ui.kit.text_fit import draw_centred, fit_text
from swallows_gui.ui.stage.layout import FAR_LINE, NEAR_LINE, Needs, StageLayout, lay_out


class CardItem(QGraphicsItem):
    """A card on the pitch with its modifiers peeping out above it; its origin is its middle."""

    def __init__(self) -> None:
        super().__init__()
        self.card: Card | None = None
        self._label = ""
        self._value: int | None = None
        self._modifiers: tuple[Card, ...] = ()
        self._size = QSize(100, 140)
        self._bounds = QRectF()
        self.set_size(self._size)
        self.lies = True
        """Whether it lies still: then it is turned once and kept so."""

    def show_card(self, card: Card | None, label: str, value: int | None, modifiers: tuple[Card, ...]) -> None:
        """Show a card, or a plate with a label for an award without one."""
        self.card, self._label, self._value, self._modifiers = card, label, value, modifiers
        self.update()

    def set_size(self, size: QSize) -> None:
        """Set the size of the card in pixels."""
        self.prepareGeometryChange()
        self._size = size
        w, h = size.width(), size.height()
        self._bounds = QRectF(-w * 0.72, -h * 0.62, w * 1.44, h * 1.24)

    @property
    def height(self) -> float:
        """The card's height in pixels."""
        return float(self._size.height())

    @property
    def face(self) -> QRectF:
        """The card without what peeps out behind it."""
        return QRectF(-self._size.width() / 2, -self._size.height() / 2, self._size.width(), self._size.height())

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        ratio = widget.devicePixelRatioF() if widget is not None else 1.0
        w, h = float(self._size.width()), float(self._size.height())
        for number, card in enumerate(reversed(self._modifiers)):
            back = len(self._modifiers) - number
            turn = math.radians(5.0 * back)
            x, y = w * 0.07 * back, -h * 0.03 * back
            middle = QPointF(x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn))
            self._put(painter, face_soon(card, self._size, ratio), middle, 5.0 * back, NONE)
        if self.card is not None:
            pixmap = face_soon(self.card, self._size, ratio)
        else:
            pixmap = award(self._label, self._value, self._size, ratio)
        self._put(painter, pixmap, QPointF(0, 0), 0.0, ON_PITCH)
        if self._value is not None and self.card is not None and self._value != _printed(self.card):
            self._paint_value(painter, w, h)

    def _put(self, painter: QPainter, card: QPixmap, middle: QPointF, turn: float, shadow: Shadow) -> None:
        """Draw one card: as it lies, or on its way."""
        size = QSizeF(self._size)
        with saved(painter):
            if self.lies:
                to_view = painter.worldTransform()
                painter.setWorldTransform(QTransform())
                put_down(painter, tilted(card, size, self.rotation() + turn, shadow=shadow), to_view.map(middle))
            else:
                picture = tilted(card, size, 0.0, shadow=shadow)
                painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)  # its edge is: half the time
                ratio = picture.devicePixelRatio()
                painter.translate(middle)
                painter.rotate(turn)
                painter.drawPixmap(QPointF(-picture.width() / ratio / 2, -picture.height() / ratio / 2), picture)

    def _paint_value(self, painter: QPainter, w: float, h: float) -> None:
        """The value with everything added, where it differs from the card's own."""
        t = theme()
        badge = QRectF(0, 0, w * 0.3, w * 0.3)
        badge.moveCenter(QPointF(w * 0.16, -h * 0.4))
        set_ink(painter, line=QPen(t.colour("on_gold"), 2), fill=t.colour("gold"))
        painter.drawEllipse(badge)
        draw_centred(
            painter, badge, str(self._value), t.sized_font("number", badge.height() * 0.62), t.colour("on_gold")
        )


def _printed(card: Card) -> int:
    """The printed value of a card; of a red that of the card it stands in for."""
    return card.value if card.value is not None else card.as_.value if card.as_ is not None else 0


def award(label: str, value: int | None, size: QSize, ratio: float) -> QPixmap:
    """A free kick or a penalty as a card of its own, from the cache or painted now."""
    now = theme()
    key = ("award", label, value, size.toTuple(), ratio, now.name, now.scale)
    return cached(key, lambda: _render_award(label, value, size, ratio))


def _render_award(label: str, value: int | None, size: QSize, ratio: float) -> QImage:
    image = blank(size, ratio)
    with painting(image, smooth=False) as painter:
        paint_award(painter, QRectF(0, 0, size.width(), size.height()), label, value)
    return image


def paint_award(painter: QPainter, room: QRectF, label: str, value: int | None) -> None:
    """Paint a free kick or a penalty as a card: goal, ball, value and name."""
    t = theme()
    with saved(painter):
        begin_sheet(painter, room)
        painter.fillRect(QRectF(QPointF(0, 0), SHEET), t.colour("card"))
        with saved(painter):
            painter.setClipPath(picture_edge(232), Qt.ClipOperation.IntersectClip)
            painter.fillRect(QRectF(0, 0, 250, 232), t.colour("grass"))
            plan = Plan(QRectF(0, 0, 250, 232))
            paint_mown(painter, plan, t.colour("grass"))
            plan.paint_lines(painter, QPen(t.colour("grass_line"), 3))
            way = [plan.at(SPOT if (value or 0) >= 4 else 24, 6), plan.at(-1.4, -1.2)]
            paint_way_and_ball(plan, painter, way, t.colour("gold"), QColor("#1A1A1A"), 13)
        if value is not None:
            paint_corner(painter, str(value), QColor("#1A1A1A"), QColor("#FFFFFF"))
        words = fit_text(label, QSizeF(214, 92), lambda px: t.sized_font("heading", px), 36, 10)
        if words is not None:
            words.draw(painter, QPointF(18, 290 - words.height / 2), t.colour("card_ink"))
        draw_frame(painter, QColor("#1A1A1A"))


TURN = 4.0
"""Degrees by which a card that lies is turned."""
_TOUCH = 4.0
"""Pixels by which a sign may reach into what lies beside it: signs are not rectangles."""


@dataclass(frozen=True, slots=True)
class PitchLayout:
    """The pitch's layout in pixels of the scene: a card at either side, die and sum in the middle."""

    room: QRectF
    field: QRectF
    """From the far line to the near one: of goals, of the place of play and of the ball's way, which runs behind the
    cards."""
    card: QSize
    left: QPointF
    """The middle of the card at the left."""
    right: QPointF
    sums: QRectF
    """For the die and the sum below it."""

    def free(self, sign: QRectF, cards: Sequence[QPointF]) -> QRectF | None:
        """A sign's room, moved into the pitch; None if it would hide a card at one of the places, or words."""
        inside = QRectF(sign)
        inside.moveLeft(min(max(sign.left(), self.room.left()), self.room.right() - sign.width()))
        inside.moveTop(min(max(sign.top(), self.room.top()), self.room.bottom() - sign.height()))
        core = inside.adjusted(_TOUCH, _TOUCH, -_TOUCH, -_TOUCH)
        w, h = self.card.width(), self.card.height()
        taken = [QRectF(at.x() - w / 2, at.y() - h / 2, w, h) for at in cards]
        return None if any(core.intersects(other) for other in [self.sums, *taken]) else inside

    def beside_die(self, side: int) -> QRectF:
        """The room for a sign: left (-1) or right (1) of the die."""
        die = die_room(self.sums)
        width = die.left() - self.sums.left()
        width = max(width, die.width() * 0.6)
        left = die.left() - width if side < 0 else die.right()
        return QRectF(left, die.top(), width, die.height()).adjusted(width * 0.06, -3, -width * 0.06, 3)


def layout_of(places: StageLayout) -> PitchLayout:
    """The layout of pitch, cards, die and sum on a stage; the pitch reaches from its far line to its near one."""
    room = QRectF(places.room)
    far, near = room.top() + room.height() * FAR_LINE, room.top() + room.height() * NEAR_LINE
    field = QRectF(room.left(), far, room.width(), near - far)
    card = places.left.size().toSize()
    return PitchLayout(room, field, card, places.left.center(), places.right.center(), places.sums)


def plain_layout(room: QRectF) -> PitchLayout:
    """The layout on a stage without other parts."""
    return layout_of(lay_out(room.toRect(), theme().scale, Needs()))
