"""Raises the highlighted card of a fan so that it can be read, while the other cards move aside.

The raised card lies over the table and passes every click through to the fan, which keeps the highlight and speaks the
card to a screen reader. A dragged card follows the pointer.

The raised card covers no reserved area and no other card's number: the others move aside as far as there is room, else
it rises above them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QPointF, QRect, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from swallows_gui.games.swallows.table.cards.card_back import CARD_RATIO, corner
from swallows_gui.games.swallows.table.cards.card_face import face_soon
from swallows_gui.games.swallows.table.cards.fan_layout import FanPlace, slack
from swallows_gui.models import roles
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.clock import Motion, clock, ease
from swallows_gui.ui.kit.face_cache import paint_queue
from swallows_gui.ui.kit.painting import painting, set_ink
from swallows_gui.ui.stage.layout import DESIGN

if TYPE_CHECKING:
    from swallows_gui.games.swallows.table.cards.fan_cards import FanCards


_GAP = 3.0
"""Pixels between a card that has risen and a number beside it."""
_SMALLER = 0.95
_WORTH = 0.5
"""A card that could rise to less than this share of its height stays where it lies."""


@dataclass(frozen=True, slots=True)
class Rise:
    """The place of a raised card in the view's pixels, and how far each card of the hand moves to the right."""

    rect: QRectF
    shifts: tuple[float, ...]

    @property
    def place(self) -> FanPlace:
        """The card as one that lies upright."""
        return FanPlace(self.rect.center(), self.rect.size(), 0.0)


class FanHand:
    """The cards as they lie in a view of a width in pixels, standing out as they do, and the rooms of their numbers in
    parts of a card."""

    def __init__(self, places: Sequence[FanPlace], numbers: Sequence[QRectF], width: float) -> None:
        self.places = tuple(places)
        self._width = width
        self._outlines = [place.outline().boundingRect() for place in places]
        self._numbers = [
            None if number.isEmpty() else place.part(number).boundingRect()
            for place, number in zip(places, numbers, strict=True)
        ]
        self._slacks = [slack(*each) for each in zip(places, numbers, self.places[1:], strict=False)]
        """How far each card's follower may come nearer."""

    def shifted(self, row: int, left: float, right: float) -> tuple[tuple[float, ...], float, float]:
        """How far each card moves so that all numbers but that of `row` are clear of the range from `left` to `right`,
        and by how much cards would leave the view at the left and the right."""
        count = len(self.places)
        shifts = [0.0] * count
        for at in range(row - 1, -1, -1):
            number = self._numbers[at]
            if at < row - 1:
                shifts[at] = min(0.0, shifts[at + 1] + self._slacks[at])
            if number is not None:
                shifts[at] = min(shifts[at], left - _GAP - number.right())
        for at in range(row + 1, count):
            number = self._numbers[at]
            if at > row + 1:
                shifts[at] = max(0.0, shifts[at - 1] - self._slacks[at - 1])
            if number is not None:
                shifts[at] = max(shifts[at], right + _GAP - number.left())
        out_left = max((-(self._outlines[at].left() + shifts[at]) for at in range(row)), default=0.0)
        beyond = (self._outlines[at].right() + shifts[at] - self._width for at in range(row + 1, count))
        return tuple(shifts), max(0.0, out_left), max(0.0, max(beyond, default=0.0))

    def others(self, row: int) -> QRectF:
        """What all cards but one take."""
        room = QRectF()
        for at, outline in enumerate(self._outlines):
            if at != row:
                room = room.united(outline)
        return room


def rise(hand: FanHand, row: int, height: float, bounds: QRectF, kept_free: Sequence[QRectF]) -> Rise:
    """The place of a card raised to a height in pixels, or as far as possible inside `bounds` without covering
    `kept_free` or another card's number."""
    place, others = hand.places[row], hand.others(row)
    best: Rise | None = None
    for slot in _slots(place, bounds, kept_free):
        tall = min(height, slot.height(), slot.width() / CARD_RATIO)
        found = _beside(hand, row, tall, slot)
        if others.isValid():
            above = min(tall, others.top() - slot.top())
            below = min(tall, slot.bottom() - others.bottom())
            clear = above if above >= below else below
            if found is None or found.rect.height() < min(clear, tall - 1):
                bottom = others.top() if above >= below else others.bottom() + clear
                if clear > 1:
                    found = Rise(_rect(place.centre.x(), bottom, clear, slot), (0.0,) * len(hand.places))
        if found is not None and (best is None or found.rect.height() > best.rect.height() + 1):
            best = found
    if best is None or best.rect.height() < place.size.height() * _WORTH:
        size, low = place.size, place.centre.y() + place.size.height() / 2
        seen = max(0.1, 1 - max(0.0, low - bounds.bottom()) / size.height())
        rect = QRectF(QPointF(0, 0), size * seen)
        rect.moveCenter(place.centre - QPointF(0, size.height() * (1 - seen) / 2))
        best = Rise(rect, (0.0,) * len(hand.places))
    return best


def _slots(place: FanPlace, bounds: QRectF, kept_free: Sequence[QRectF]) -> list[QRectF]:
    """The rooms in which a card may rise, the one around it first."""
    columns = [(bounds.left(), bounds.right())]
    for room in kept_free:
        columns += [(bounds.left(), room.left()), (room.right(), bounds.right())]
    found = []
    for left, right in columns:
        left, right = max(bounds.left(), left), min(bounds.right(), right)
        if right - left < 2:
            continue
        top, bottom = bounds.top(), bounds.bottom()
        for room in kept_free:
            if room.right() > left and room.left() < right:
                if room.center().y() <= place.centre.y():
                    top = max(top, room.bottom())
                else:
                    bottom = min(bottom, room.top())
        if bottom - top > 2:
            found.append(QRectF(QPointF(left, top), QPointF(right, bottom)))
    return found


def _beside(hand: FanHand, row: int, height: float, slot: QRectF) -> Rise | None:
    """The card among the others, which move aside; smaller where they have no room for that."""
    place = hand.places[row]
    while height > place.size.height():
        rect = _rect(place.centre.x(), place.centre.y() + place.size.height() / 2, height, slot)
        shifts, out_left, out_right = hand.shifted(row, rect.left(), rect.right())
        if out_left or out_right:
            wanted = rect.left() + (out_left or -out_right)
            rect.moveLeft(min(max(wanted, slot.left()), slot.right() - rect.width()))
            shifts, out_left, out_right = hand.shifted(row, rect.left(), rect.right())
        if max(out_left, out_right) < 0.5:
            return Rise(rect, shifts)
        height *= _SMALLER
    return None


def _rect(x: float, bottom: float, height: float, slot: QRectF) -> QRectF:
    """A card of a height around a place, its lower edge at `bottom`, moved into a room."""
    rect = QRectF(QPointF(0, 0), QSizeF(height * CARD_RATIO, height))
    rect.moveLeft(min(max(x - rect.width() / 2, slot.left()), slot.right() - rect.width()))
    rect.moveTop(min(max(bottom - height, slot.top()), slot.bottom() - height))
    return rect


RAISED = 300
"""Height of a card that has risen, design pixels, where there is room for it."""
_LARGER = 1.35
"""How much larger it is at least than in the hand, where there is room for it."""
SECONDS = 0.12
"""What rising takes at pace normal."""
_EDGE = 10
"""Pixels around the card, for frame and shadow."""


class RaisedCard(QWidget):
    """The raised card of a fan over a stage; hidden while there is none."""

    moved = Signal()
    """Another card rises, or the one that was up goes back."""

    def __init__(
        self,
        fan: FanCards,
        stage: QWidget,
        kept_free: Callable[[], Sequence[QRect]],
        canvas: Callable[[], QRect] | None = None,
    ) -> None:
        super().__init__(stage)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._fan, self._stage, self._kept_free = fan, stage, kept_free
        self._canvas = canvas if canvas is not None else stage.rect
        self._index = QPersistentModelIndex()
        self._target: Rise | None = None
        self._place = FanPlace(QPointF(0, 0), QSizeF(10, 14), 0.0)
        """Where it is now, in pixels of the fan."""
        self._shifts: tuple[float, ...] = ()
        self._motion: Motion | None = None
        self._held: QPointF | None = None
        """Where the pointer has taken hold of it, from its middle."""
        paint_queue().ready.connect(self._face_is_there)
        self.hide()

    # What rises

    @property
    def row(self) -> int:
        """The row of the card that has risen or is on its way, -1 without one."""
        return self._index.row() if self._index.isValid() else -1

    @property
    def target(self) -> Rise | None:
        """The place where it comes to rest, None while no card is raised."""
        return self._target

    @property
    def place(self) -> FanPlace:
        """Its present place, in pixels of the fan."""
        return self._place

    def shift(self, row: int) -> float:
        """How far a card of the fan has moved to the right for it, pixels."""
        return self._shifts[row] if row < len(self._shifts) else 0.0

    def look_at(self, index: QModelIndex) -> None:
        """Let a card rise; an invalid index: let the one that is up go back."""
        if not index.isValid():
            if self._target is not None:
                self._sink()
            return
        if self._target is not None and self.row == index.row():
            return
        self._held = None
        self._index = QPersistentModelIndex(index)
        self._place = self._fan.resting(index.row())
        self._target = self._find(index.row())
        self._go(self._target.place, self._target.shifts)
        self.moved.emit()

    def drop(self) -> None:
        """Hide the raised card at once."""
        self._stop()
        was_up = self._target is not None
        self._index, self._target, self._held, self._shifts = QPersistentModelIndex(), None, None, ()
        self.hide()
        if was_up:
            self.moved.emit()

    def again(self) -> None:
        """Cards, sizes or marks have changed: it stands where it belongs now."""
        if not self._index.isValid() or self.row >= self._fan.count or not self._fan.isVisible():
            self.drop()
        elif self._target is None or self._held is not None:
            self.update()
        else:
            self._stop()
            self._target = self._find(self.row)
            self._put(self._target.place, self._target.shifts)

    # What is held

    def hold(self, index: QModelIndex, pointer: QPointF) -> None:
        """The pointer takes hold of a card, which follows it from now on."""
        self.look_at(index)
        self._stop()
        self._held = QPointF(0, 0)
        if self._target is not None:
            self._put(self._target.place, self._target.shifts)
            self._held = self._place.centre - pointer
        self.follow(pointer)

    def follow(self, pointer: QPointF) -> None:
        """The pointer has moved on."""
        if self._held is not None:
            self._put(FanPlace(pointer + self._held, self._place.size, 0.0), self._shifts)

    def let_go(self) -> None:
        """End dragging: it returns to its raised place."""
        if self._held is not None:
            self._held = None
            if self._target is not None:
                self._go(self._target.place, self._target.shifts)

    # Where it is

    def _find(self, row: int) -> Rise:
        fan = self._fan
        to_fan = fan.viewport().mapFrom(self._stage, QPoint(0, 0))
        bounds = QRectF(self._canvas().translated(to_fan)).adjusted(_EDGE / 2, _EDGE / 2, -_EDGE / 2, -_EDGE / 2)
        gap = _EDGE / 2
        kept = [QRectF(room.translated(to_fan)).adjusted(-gap, -gap, gap, gap) for room in self._kept_free()]
        hand = FanHand([fan.resting(each) for each in range(fan.count)], fan.numbers, float(fan.viewport().width()))
        by_stage = RAISED * self._stage.height() / DESIGN.height()
        tall = max(float(theme().px(RAISED)), by_stage, fan.resting(row).size.height() * _LARGER)
        return rise(hand, row, tall, bounds, kept)

    def _go(self, end: FanPlace, shifts: tuple[float, ...]) -> None:
        """Animate to a place, from the present one."""
        self._stop()
        start, aside = self._place, self._shifts or (0.0,) * len(shifts)
        self.show()
        self.raise_()

        def step(part: float) -> None:
            centre = start.centre + (end.centre - start.centre) * part
            size = start.size + (end.size - start.size) * part
            place = FanPlace(centre, size, start.turn + (end.turn - start.turn) * part)
            self._put(place, tuple(a + (b - a) * part for a, b in zip(aside, shifts, strict=False)))

        self._motion = clock().run(self, SECONDS, step, self._arrived, curve=ease)

    def _sink(self) -> None:
        self._held, self._target = None, None
        self.moved.emit()
        if self.row < 0 or self.row >= self._fan.count:
            self.drop()
            return
        self._go(self._fan.resting(self.row), (0.0,) * len(self._shifts))

    def _arrived(self) -> None:
        if self._target is None:
            self.drop()
            self._fan.viewport().update()

    def _stop(self) -> None:
        if self._motion is not None:
            self._motion.cancel()
            self._motion = None

    def _put(self, place: FanPlace, shifts: tuple[float, ...]) -> None:
        self._place, self._shifts = place, shifts
        to_stage = self._fan.viewport().mapTo(self._stage, QPoint(0, 0))
        room = place.outline().boundingRect().adjusted(-_EDGE, -_EDGE, _EDGE, _EDGE)
        seen = room.toAlignedRect().translated(to_stage)
        if self._held is None:
            seen.setBottom(min(seen.bottom(), self._canvas().bottom()))
        self.setGeometry(seen)
        self.update()
        self._fan.viewport().update()

    # How it is painted

    def _face_is_there(self) -> None:
        if self.isVisible():
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        card = self._index.data(roles.CARD) if self._index.isValid() else None
        if card is None:
            return
        end = self._target.rect.size() if self._target is not None else self._place.size
        with painting(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            picture = face_soon(card, end.toSize(), self.devicePixelRatioF(), "all")
            to_stage = self._fan.viewport().mapTo(self._stage, QPoint(0, 0))
            painter.translate(QPointF(to_stage - self.pos()))
            painter.setTransform(self._place.transform(), True)
            room = QRectF(QPointF(0, 0), self._place.size)
            radius = corner(room.width())
            set_ink(painter, fill=QColor(0, 0, 0, 60))
            painter.drawRoundedRect(room.translated(2, 5), radius, radius)
            painter.drawPixmap(room, picture, QRectF(picture.rect()))
            self._fan.paint_marks(painter, self._fan.model().index(self.row, 0, self._fan.rootIndex()), room)
