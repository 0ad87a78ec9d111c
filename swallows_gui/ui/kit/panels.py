"""Parts of a screen: panels, headings, empty states, scrolling pages, and layouts that wrap.

`FlowLayout` puts buttons in a row that continues in the next line when there is no room.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPaintEvent, QPixmap, QPolygonF
from PySide6.QtWidgets import QBoxLayout, QFrame, QLayout, QLayoutItem, QScrollArea, QSizePolicy, QVBoxLayout, QWidget
from shiboken6 import invalidate

from swallows_gui.services.theme import set_role, theme
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.icons import polygon, swallow_pixmap
from swallows_gui.ui.kit.painting import from_start, leftward, painting, set_ink
from swallows_gui.ui.kit.text_fit import draw_centred
from swallows_gui.ui.kit.words import Adaptive, PlainLabel


class FlowLayout(QLayout):
    """Widgets in a row that continues in as many lines as needed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._lay_out(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._lay_out(rect, move=True)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._shown():
            size = size.expandedTo(item.minimumSize())
        margins = self.contentsMargins()
        return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom())

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _lay_out(self, rect: QRect, move: bool) -> int:
        """The height for the rectangle's width; with `move` place the widgets, centred vertically in their line."""
        margins = self.contentsMargins()
        room = rect.marginsRemoved(margins)
        y = room.y()
        for number, line in enumerate(self._lines(room.width())):
            x = room.x()
            y += self.spacing() if number else 0
            high = max(size.height() for _item, size in line)
            for item, size in line:
                if move:
                    item.setGeometry(QRect(QPoint(x, y + (high - size.height()) // 2), size))
                x += size.width() + self.spacing()
            y += high
        return y - rect.y() + margins.bottom()

    def _lines(self, width: int) -> list[list[tuple[QLayoutItem, QSize]]]:
        """The widgets of each line at a width."""
        lines: list[list[tuple[QLayoutItem, QSize]]] = []
        x = 0
        for item in self._shown():
            size = item.sizeHint().boundedTo(QSize(max(width, 1), 1 << 20))
            if not lines or x + size.width() > width:
                lines.append([])
                x = 0
            lines[-1].append((item, size))
            x += size.width() + self.spacing()
        return lines


Box = TypeVar("Box", bound=QBoxLayout)
Part = QWidget | QLayout | int | tuple[QWidget | QLayout, int] | tuple[QWidget, int, Qt.AlignmentFlag]
"""A widget or layout, with the share of the room that is left over and its place there; a number is a gap that takes
this share."""
Margins = int | tuple[int, int, int, int]
"""The same on all sides, or left, top, right and bottom. Pixels."""


def fill(box: Box, *parts: Part, margins: Margins | None = None, spacing: int | None = None) -> Box:
    """Add parts to a row or column and return it; omitted margins and spacing stay as they are."""
    if margins is not None:
        box.setContentsMargins(*((margins,) * 4 if isinstance(margins, int) else margins))
    if spacing is not None:
        box.setSpacing(spacing)
    for part in parts:
        match part:
            case int():
                box.addStretch(part)
            case QLayout():
                add_layout(box, part)
            case (QLayout() as inner, int() as share):
                add_layout(box, inner, share)
            case QWidget():
                box.addWidget(part)
            case _:
                box.addWidget(*part)
    return box


def wrapping() -> QSizePolicy:
    """A size policy for a label that takes any width and the height its text then needs."""
    policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
    policy.setHeightForWidth(True)
    return policy


def set_gaps(layout: QLayout, margins: Margins, spacing: int) -> None:
    """Set a layout's margins and spacing, in design pixels."""
    px = theme().px
    layout.setContentsMargins(*map(px, (margins,) * 4 if isinstance(margins, int) else margins))
    layout.setSpacing(px(spacing))


def add_layout(outer: QBoxLayout, inner: QLayout, stretch: int = 0) -> None:
    """Add `inner` to `outer` with a stretch. `QBoxLayout.addLayout` lets PySide remember each item of `inner` by
    address for as long as `outer` lives. Qt frees an item with its widget, and another object at that address would be
    taken for a `QWidgetItem`. So the items are forgotten at once. Raises ValueError for a `FlowLayout` that is not
    empty: it needs what PySide remembers, and must be filled afterwards."""
    items = list(_items(inner))
    outer.addLayout(inner, stretch)
    for item in items:
        invalidate(item)


def _items(layout: QLayout) -> Iterator[QLayoutItem]:
    """All items in a layout and its inner layouts."""
    if isinstance(layout, FlowLayout) and layout.count():
        raise ValueError("a FlowLayout is put into another layout before it is filled")
    for place in range(layout.count()):
        item = layout.itemAt(place)
        below = item.layout() if item is not None else None
        if below is not None:
            yield from _items(below)
        elif item is not None:
            yield item


class SectionHeading(Adaptive, PlainLabel):
    """A heading over a strong line, with a short red bar at its start."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        set_role(self, "heading")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setWordWrap(True)
        self.restyle()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        t = theme()
        with painting(self, smooth=False) as painter:
            bottom = self.height() - t.px(3)
            painter.fillRect(QRectF(0, bottom + t.px(1), self.width(), t.px(1)), t.colour("line"))
            painter.fillRect(from_start(self, QRectF(0, bottom - t.px(1), t.px(36), t.px(4))), t.colour("red"))

    def restyle(self) -> None:
        self.setContentsMargins(0, 0, 0, theme().px(7))


def paint_plate(plate: QWidget, asking: bool, colour: str | None) -> None:
    """Paint a plate: raised while `asking` a seat, with a bar at its start in the seat's `colour`."""
    t = theme()
    with painting(plate) as painter:
        painter.fillRect(plate.rect(), t.colour("raised" if asking else "paper"))
        painter.fillRect(QRectF(0, 0, plate.width(), t.px(2)), t.colour("ink" if asking else "line"))
        if asking:
            set_ink(painter, fill=QColor(colour) if colour else t.colour("red"))
            room = QRectF(plate.rect())
            top, bottom = room.topLeft() + QPointF(t.px(18), 0), room.bottomLeft() + QPointF(t.px(8), 0)
            painter.drawPolygon(QPolygonF([room.topLeft(), top, bottom, room.bottomLeft()]))


class Panel(Adaptive, QFrame):
    """A framed sheet with an optional heading. Put widgets into `body`."""

    def __init__(self, title: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading = SectionHeading(title)
        self._heading.setVisible(bool(title))
        self._column = QVBoxLayout(self)
        self.body = QVBoxLayout()
        fill(self._column, self._heading, (self.body, 1))
        self.setAccessibleName(title)
        Panel.restyle(self)

    def set_title(self, title: str) -> None:
        """Set the heading; "" hides it."""
        self._heading.setText(title)
        self._heading.setVisible(bool(title))
        self.setAccessibleName(title)

    @property
    def lies_on_page(self) -> bool:
        """Whether it lies on a page that is itself a sheet, and then has no ground of its own."""
        above = self.parentWidget()
        while above is not None and not isinstance(above, ScrollPage):
            above = None if above.isWindow() else above.parentWidget()
        return above is not None

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.lies_on_page:
            return
        t = theme()
        with painting(self, smooth=False) as painter:
            painter.fillRect(self.rect(), t.colour("raised"))
            painter.fillRect(QRectF(0, 0, self.width(), t.px(3)), t.colour("ink"))

    def restyle(self) -> None:
        t = theme()
        set_gaps(self._column, (16, 14, 16, 16), 10)
        self.body.setSpacing(t.px(8))
        self.update()


_BOARD_HEAD = 44
"""Design pixels: the line of a board's heading."""


class PlatePanel(Panel):
    """A panel with a large letter or number on a slanted plate in its corner."""

    def __init__(
        self, sign: str = "", colour: str = "red", parent: QWidget | None = None, *, filled: bool = False
    ) -> None:
        """`filled`: a board, all of it in the colour, its heading in the plate's line."""
        super().__init__("", parent)
        self._sign, self._colour, self._filled = sign, colour, filled
        self.restyle()

    def set_sign(self, sign: str, colour: str = "red") -> None:
        """Set the plate's sign; "" for no plate."""
        self._sign, self._colour = sign, colour
        self.update()

    @property
    def _ink(self) -> QColor:
        return theme().colour({"gold": "on_gold", "poster": "on_poster"}.get(self._colour, "on_colour"))

    def set_title(self, title: str) -> None:
        super().set_title(title)
        if self._filled:
            self._heading.hide()
            self.update()

    def restyle(self) -> None:
        super().restyle()
        if self._filled:
            set_gaps(self._column, (12, _BOARD_HEAD, 12, 12), 10)

    def paintEvent(self, event: QPaintEvent) -> None:
        t = theme()
        if self._filled:
            with painting(self) as painter:
                painter.fillRect(self.rect(), t.colour(self._colour))
                font, high = t.sized_font("display", t.px(19)), t.px(_BOARD_HEAD)
                painter.setFont(font)
                painter.setPen(self._ink)
                room = QRectF(t.px(14), 0, self.width() - t.px(28 + 66), high)
                start = Qt.AlignmentFlag.AlignRight if leftward(self) else Qt.AlignmentFlag.AlignLeft
                painter.drawText(
                    from_start(self, room), int(start | Qt.AlignmentFlag.AlignVCenter), self.accessibleName()
                )
        else:
            super().paintEvent(event)
        if not self._sign:
            return
        with painting(self) as painter:
            right, wide, high, lean = self.width(), t.px(62), t.px(40), t.px(11)
            plate = self._ink if self._filled else t.colour(self._colour)
            set_ink(painter, fill=plate)
            if leftward(self):
                painter.drawPolygon(polygon((0, 0), (wide, 0), (wide - lean, high), (0, high)))
            else:
                painter.drawPolygon(polygon((right - wide, 0), (right, 0), (right, high), (right - wide + lean, high)))
            room = from_start(self, QRectF(right - wide + t.px(8), 0, wide - t.px(8), high))
            ink = t.colour(self._colour) if self._filled else self._ink
            draw_centred(painter, room, self._sign, t.sized_font("number", t.px(30)), ink)


class EmptyState(Adaptive, QWidget):
    """The text of an empty screen or list, with a button that helps."""

    acted = Signal()

    def __init__(self, title: str = "", line: str = "", action: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bird = PlainLabel()
        self._bird.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._title, self._line = PlainLabel(), PlainLabel()
        for label, role in ((self._title, "heading"), (self._line, "soft")):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(True)
            set_role(label, role)
        self._button = PosterButton("")
        self._button.clicked.connect(self.acted)
        fill(
            QVBoxLayout(self),
            1,
            self._bird,
            self._title,
            self._line,
            (self._button, 0, Qt.AlignmentFlag.AlignCenter),
            1,
        )
        self.set_words(title, line, action)
        self.restyle()

    def set_words(self, title: str, line: str = "", action: str = "") -> None:
        """Set the texts; without `action` there is no button."""
        self._title.setText(title)
        self._line.setText(line)
        self._line.setVisible(bool(line))
        self._button.setText(action)
        self._button.setVisible(bool(action))

    def restyle(self) -> None:
        pixmap: QPixmap = swallow_pixmap(theme().px(64), self.devicePixelRatioF(), "line")
        self._bird.setPixmap(pixmap)


class ScrollPage(Adaptive, QScrollArea):
    """A page that scrolls vertically; put widgets into `body`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self._page = QWidget()
        self.body = QVBoxLayout(self._page)
        self.setWidget(self._page)
        self.restyle()

    def restyle(self) -> None:
        set_gaps(self.body, (24, 18, 24, 24), 14)
