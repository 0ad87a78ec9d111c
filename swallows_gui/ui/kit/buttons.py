"""Buttons in the poster style: slanted, flat, bold, with a focus frame that is seen on every ground."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QPushButton, QSizePolicy, QWidget

from swallows_gui.services.plain import for_button, from_button
from swallows_gui.services.stylesheet import ink_on
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.button_paint import WRAP, paint_button_words, paint_focus, slanted
from swallows_gui.ui.kit.painting import Paint, from_start, leftward, painted, painting, set_ink
from swallows_gui.ui.kit.words import Adaptive, set_tip

Kind = Literal["plain", "primary", "danger", "quiet"]


ARROWS = frozenset((Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down))


class PosterButton(Adaptive, QPushButton):
    """A push button: `primary` is the main action, `danger` cannot be undone, `quiet` is a minor one."""

    keeps_arrows = True
    """Whether an arrow leads to the next button, as Qt has it; else whoever holds it may do something with it."""

    def __init__(self, text: str = "", kind: Kind = "plain", icon: str | None = None, parent: QWidget | None = None):
        super().__init__(parent)
        self.setText(text)
        self._kind: Kind = kind
        self._icon_name = icon
        self._plate: QColor | None = None
        self.setAutoDefault(True)  # Enter presses it, not Space alone
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.restyle()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ARROWS and not self.keeps_arrows:
            event.ignore()
        else:
            super().keyPressEvent(event)

    @property
    def kind(self) -> Kind:
        """The kind, which sets how it is painted."""
        return self._kind

    def set_kind(self, kind: Kind) -> None:
        """Change the kind."""
        if kind != self._kind:
            self._kind = kind
            self.updateGeometry()
            self.update()

    def set_plate(self, ground: QColor | None) -> None:
        """Set the colour of the plate below, for a readable ink; None for the window's paper."""
        if ground != self._plate:
            self._plate = ground
            self.update()

    def set_icon(self, name: str | None) -> None:
        """Change the icon."""
        self._icon_name = name
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        t = theme()
        metrics = QFontMetrics(t.font("strong"))
        width = metrics.horizontalAdvance(from_button(self.text())) + t.px(12 if self._kind == "quiet" else 40)
        if self._icon_name:
            width += t.px(18) + (t.px(8) if self.text() else -t.px(14))
        return QSize(width, max(t.px(38), metrics.height() + t.px(14)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painting(self) as painter:
            ground, ink, edge = self._colours()
            line = theme().px(2)
            shape = slanted(QRectF(self.rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2), self._slant())
            dash = Qt.PenStyle.SolidLine if self.isEnabled() else Qt.PenStyle.DashLine
            set_ink(
                painter,
                line=QPen(edge, line, dash) if edge is not None else Qt.PenStyle.NoPen,
                fill=ground if ground is not None else Qt.BrushStyle.NoBrush,
            )
            painter.drawPolygon(shape)
            paint_button_words(painter, self, self.rect(), ink, self._icon_name, underline=self._kind == "quiet")
            if self.hasFocus():
                paint_focus(painter, QRectF(self.rect()), self._slant(), self._plate)

    def _slant(self) -> float:
        return 0.0 if self._kind == "quiet" else self.height() * 0.22

    def _colours(self) -> tuple[QColor | None, QColor, QColor | None]:
        """The colours of ground, ink and border."""
        t = theme()
        down = self.isDown() or self.isChecked()
        hover = self.underMouse() and self.isEnabled()
        if self._plate is not None:
            return self._colours_on(self._plate, down=down, hover=hover)
        if not self.isEnabled():
            return (None, t.colour("outline"), None if self._kind == "quiet" else t.colour("outline"))
        if self._kind == "primary":
            ground = t.colour("red")
            if down or hover:
                ground = ground.darker(125 if down else 112)
            return (ground, t.colour("on_colour"), ground)
        if self._kind == "danger":
            return (
                (t.colour("bad"), t.colour("paper"), t.colour("bad"))
                if down or hover
                else (
                    t.colour("raised"),
                    t.colour("bad"),
                    t.colour("bad"),
                )
            )
        if self._kind == "quiet":
            return (t.colour("sunken") if hover or down else None, t.colour("ink"), None)
        if down:
            return (t.colour("poster"), t.colour("on_poster"), t.colour("poster"))
        return (t.colour("sunken") if hover else t.colour("raised"), t.colour("ink"), t.colour("ink"))

    def _colours_on(self, plate: QColor, *, down: bool, hover: bool) -> tuple[QColor | None, QColor, QColor | None]:
        """The same three colours for a button on a plate."""
        ink = ink_on(plate)
        edge = None if self._kind == "quiet" else ink
        if self._kind == "primary" and self.isEnabled():
            return (ink if not down else plate, plate if not down else ink, ink)
        return (plate.darker(125) if self.isEnabled() and (hover or down) else None, ink, edge)

    def restyle(self) -> None:
        self.setFont(theme().font("strong"))
        self.updateGeometry()
        self.update()


class EnteredButton(QAbstractButton):
    """The base of painted buttons; Enter presses them as well as Space."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)


_WIDE = 420
"""Design pixels: a choice that is wider is asked to be no lower than it would be with this width."""
_BESIDE = 130
"""Design pixels of words beside a picture; where they would have less, it stands above them."""


class ChoiceButton(Adaptive, EnteredButton):
    """A large button for a choice: a title, and lines that say what it does and for whom."""

    def __init__(self, title: str = "", line: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = title
        self._line = line
        self._picture: Paint | None = None
        self._painted: QPixmap | None = None
        self._dense = self._close = self._short = self._large = self._leads = False
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._heights: dict[int, int] = {}
        """By width; layouts ask for the same few again and again."""
        self.set_words(title, line)

    def set_short(self, short: bool) -> None:
        """Show only the title where room is very short, and the lines in the tooltip."""
        if short != self._short:
            self._short = short
            self.set_words(self._title, self._line)

    def set_large(self, large: bool) -> None:
        """Set the title as large as a screen's where there is room."""
        if large != self._large:
            self._large = large
            self.restyle()
            self.update()

    def set_picture(self, paint: Paint | None) -> None:
        """Show a small picture before the words, or none; it is painted when first shown."""
        self._picture = paint
        self.restyle()

    def set_leading(self, leads: bool) -> None:
        """Paint the choice in the poster's red, as the one that most players will make."""
        if leads != self._leads:
            self._leads = leads
            self.update()

    def set_close(self, close: bool) -> None:
        """Use smaller lines and less spacing."""
        if close != self._close:
            self._close = close
            self.restyle()
            self.update()

    def set_dense(self, dense: bool) -> None:
        """Use smaller title and lines and the least spacing."""
        if dense != self._dense:
            self._dense = dense
            self.restyle()
            self.update()

    def set_words(self, title: str, line: str = "") -> None:
        """Set title and line; `line` may say why the choice is not allowed."""
        self._title, self._line = title, line
        self.setText(for_button(title))
        self.setAccessibleName(title)
        self.setAccessibleDescription(line)
        set_tip(self, line if self._short else "")
        self.restyle()
        self.update()

    @property
    def _lines(self) -> str:
        """The lines shown below the title."""
        return "" if self._short else self._line

    def sizeHint(self) -> QSize:
        return QSize(theme().px(260), self.minimumSizeHint().height())

    def minimumSizeHint(self) -> QSize:
        width = max(theme().px(120), min(theme().px(_WIDE), self.width() or theme().px(_WIDE)))
        return QSize(theme().px(120), self.heightForWidth(width))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if min(event.size().width(), event.oldSize().width()) < theme().px(_WIDE):
            self.updateGeometry()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        if width not in self._heights:
            self._heights[width] = self._height(width)
        return self._heights[width]

    def restyle(self) -> None:
        self._heights.clear()
        self._painted = None
        self.updateGeometry()

    def _height(self, width: int) -> int:
        room = self._text_room(width)
        title = QFontMetrics(self._title_font()).boundingRect(room, int(WRAP), self._title)
        height = title.height() + 2 * self._edge() + self._above(width)
        if self._lines:
            line = QFontMetrics(self._line_font()).boundingRect(room, int(WRAP), self._lines)
            height += line.height() + self._between()
        return height

    def _title_font(self) -> QFont:
        if self._dense:
            return theme().sized_font("heading", theme().px(15))
        return theme().font("title" if self._large else "heading")

    def _line_font(self) -> QFont:
        return theme().font("small" if self._dense or self._close else "body")

    def _edge(self) -> int:
        """The margin above the title and below the lines, in pixels."""
        return theme().px(5 if self._dense else 22 if self._large else 7 if self._close else 12)

    def _between(self) -> int:
        """The distance between title and lines, in pixels."""
        return theme().px(1 if self._dense or self._close else 4)

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        with painting(self) as painter:
            down = (self.isDown() or self.isChecked()) and self.isEnabled()
            ground = t.colour("poster") if down else t.colour("sunken") if self._hovered() else t.colour("raised")
            ink = t.colour("on_poster") if down else t.colour("ink") if self.isEnabled() else t.colour("outline")
            second = t.colour("on_poster") if down else t.colour("soft")
            if self._leads and self.isEnabled() and not down:
                ground = t.colour("red").darker(112) if self._hovered() else t.colour("red")
                ink = second = t.colour("on_colour")
            line = t.px(2)
            box = QRectF(self.rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2)
            dash = Qt.PenStyle.SolidLine if self.isEnabled() else Qt.PenStyle.DashLine
            set_ink(painter, line=QPen(t.colour("ink" if self.isEnabled() else "outline"), line, dash), fill=ground)
            painter.drawRect(box)
            corner, inwards = (box.topRight(), -t.px(16)) if leftward(self) else (box.topLeft(), t.px(16))
            wedge = QPolygonF([corner, corner + QPointF(inwards, 0), corner + QPointF(0, t.px(16))])
            set_ink(painter, fill=t.colour(("gold" if self._leads else "red") if self.isEnabled() else "line"))
            painter.drawPolygon(wedge)
            room = self._text_room(self.width())
            left = t.px(18)
            if self._picture is not None:
                above = self._above(self.width())
                size = QSize(self._picture_width(), min(self._picture_width(), self.height() - t.px(8)))
                if above:
                    size = QSize(above - t.px(4), above - t.px(4))
                if self._painted is None or self._painted.deviceIndependentSize().toSize() != size:
                    self._painted = painted(self, size, self._picture)
                top = self._edge() if above else (self.height() - size.height()) / 2
                frame = from_start(self, QRectF(QPointF(left, top), QSizeF(size)))
                painter.drawPixmap(frame.topLeft(), self._painted)
                set_ink(painter, line=QPen(ink, line / 2))
                painter.drawRect(frame)
                left += 0 if above else size.width() + t.px(14)
            painter.setPen(ink)
            painter.setFont(self._title_font())
            title = QFontMetrics(self._title_font()).boundingRect(room, int(WRAP), self._title)
            left = self.width() - left - room.width() if leftward(self) else left
            at = QRect(left, self._edge() + self._above(self.width()), room.width(), title.height())
            painter.drawText(at, int(WRAP), self._title)
            painter.setPen(second)
            painter.setFont(self._line_font())
            top = at.bottom() + self._between()
            below = QRect(left, top, room.width(), self.height() - top)
            painter.drawText(below, int(WRAP), self._lines)
            if self.hasFocus():
                paint_focus(painter, QRectF(self.rect()), 0)

    def _text_room(self, width: int) -> QRect:
        t = theme()
        beside = self._picture is not None and not self._above(width)
        side = self._picture_width() + t.px(14) if beside else 0
        return QRect(0, 0, max(t.px(60), width - t.px(34) - side), 10_000)

    def _above(self, width: int) -> int:
        """The height of the picture above the words, in pixels; 0 if it stands beside them or there is none."""
        t = theme()
        if self._picture is None or width - t.px(34) - self._picture_width() - t.px(14) >= t.px(_BESIDE):
            return 0
        return min(self._picture_width(), t.px(26 if self._dense else 36)) + t.px(4)

    def least_width(self) -> int:
        """The width at which the longest word fits."""
        title, line = QFontMetrics(self._title_font()), QFontMetrics(self._line_font())
        words = [title.horizontalAdvance(word) for word in self._title.split()]
        words += [line.horizontalAdvance(word) for word in self._lines.split()]
        return max(words, default=0) + theme().px(34) + 2

    def _picture_width(self) -> int:
        return theme().px(36 if self._dense or self._short else 72 if self._large else 52)

    def _hovered(self) -> bool:
        return self.underMouse() and self.isEnabled()
