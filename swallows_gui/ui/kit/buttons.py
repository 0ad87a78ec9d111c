"""Buttons in the poster style: slanted, flat, bold, with a focus frame that is seen on every ground."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QCheckBox,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.icons import icon_pixmap

Kind = Literal["plain", "primary", "danger", "quiet"]


class PosterButton(QPushButton):
    """A push button: `primary` is the one thing to do, `danger` cannot be taken back, `quiet` is by the way."""

    def __init__(self, text: str = "", kind: Kind = "plain", icon: str | None = None, parent: QWidget | None = None):
        super().__init__(text, parent)
        self._kind: Kind = kind
        self._icon_name = icon
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        theme().changed.connect(self._renew)
        self._renew()

    @property
    def kind(self) -> Kind:
        """How it is painted."""
        return self._kind

    def set_icon(self, name: str | None) -> None:
        """Show another icon."""
        self._icon_name = name
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        t = theme()
        metrics = QFontMetrics(t.font("strong"))
        width = metrics.horizontalAdvance(_plain(self.text())) + t.px(12 if self._kind == "quiet" else 40)
        if self._icon_name:
            width += t.px(18) + (t.px(8) if self.text() else -t.px(14))
        return QSize(width, max(t.px(38), metrics.height() + t.px(14)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground, ink, edge = self._colours()
        line = theme().px(2)
        shape = slanted(QRectF(self.rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2), self._slant())
        dash = Qt.PenStyle.SolidLine if self.isEnabled() else Qt.PenStyle.DashLine
        painter.setPen(QPen(edge, line, dash) if edge is not None else Qt.PenStyle.NoPen)
        painter.setBrush(ground if ground is not None else Qt.BrushStyle.NoBrush)
        painter.drawPolygon(shape)
        paint_button_words(painter, self, self.rect(), ink, self._icon_name, underline=self._kind == "quiet")
        if self.hasFocus():
            paint_focus(painter, QRectF(self.rect()), self._slant())
        painter.end()

    def _slant(self) -> float:
        return 0.0 if self._kind == "quiet" else self.height() * 0.22

    def _colours(self) -> tuple[QColor | None, QColor, QColor | None]:
        """Ground, ink and border."""
        t = theme()
        down = self.isDown() or self.isChecked()
        hover = self.underMouse() and self.isEnabled()
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

    def _renew(self) -> None:
        self.setFont(theme().font("strong"))
        self.updateGeometry()
        self.update()


class ChoiceButton(QAbstractButton):
    """A large choice: what it is called, and on lines below what it does, for whom."""

    def __init__(self, title: str = "", line: str = "", icon: str | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = title
        self._line = line
        self._icon_name = icon
        self._dense = self._short = self._large = self._leads = False
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme().changed.connect(self.updateGeometry)
        self.set_words(title, line)

    def set_short(self, short: bool) -> None:
        """With hardly any room only the title is shown, and the lines in the tooltip."""
        if short != self._short:
            self._short = short
            self.set_words(self._title, self._line)

    def set_large(self, large: bool) -> None:
        """With room to spare the title is set as large as a screen's."""
        if large != self._large:
            self._large = large
            self.updateGeometry()
            self.update()

    def set_leading(self, leads: bool) -> None:
        """The choice that most players will make stands on the poster's red."""
        if leads != self._leads:
            self._leads = leads
            self.update()

    def set_dense(self, dense: bool) -> None:
        """With little room title and lines are set smaller and closer."""
        if dense != self._dense:
            self._dense = dense
            self.updateGeometry()
            self.update()

    def set_words(self, title: str, line: str = "") -> None:
        """Change what it says; `line` may give the reason why it is barred."""
        self._title, self._line = title, line
        self.setText(title)
        self.setAccessibleName(title)
        self.setAccessibleDescription(line)
        self.setToolTip(line if self._short else "")
        self.updateGeometry()
        self.update()

    @property
    def _lines(self) -> str:
        """What is shown below the title."""
        return "" if self._short else self._line

    def sizeHint(self) -> QSize:
        width = theme().px(260)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        width = max(theme().px(120), min(theme().px(260), self.width() or theme().px(260)))
        return QSize(theme().px(120), self.heightForWidth(width))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        room = self._text_room(width)
        title = QFontMetrics(self._title_font()).boundingRect(room, int(_WRAP), self._title)
        height = title.height() + 2 * self._edge()
        if self._lines:
            line = QFontMetrics(self._line_font()).boundingRect(room, int(_WRAP), self._lines)
            height += line.height() + self._between()
        return height

    def _title_font(self) -> QFont:
        if self._dense:
            return theme().sized_font("heading", theme().px(15))
        return theme().font("title" if self._large else "heading")

    def _line_font(self) -> QFont:
        return theme().font("small" if self._dense else "body")

    def _edge(self) -> int:
        """Above the title and below the lines, pixels."""
        return theme().px(5 if self._dense else 22 if self._large else 12)

    def _between(self) -> int:
        """Between title and lines, pixels."""
        return theme().px(1 if self._dense else 4)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
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
        painter.setPen(QPen(t.colour("ink" if self.isEnabled() else "outline"), line, dash))
        painter.setBrush(ground)
        painter.drawRect(box)
        wedge = QPolygonF([box.topLeft(), box.topLeft() + QPointF(t.px(16), 0), box.topLeft() + QPointF(0, t.px(16))])
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(t.colour(("gold" if self._leads else "red") if self.isEnabled() else "line"))
        painter.drawPolygon(wedge)
        room = self._text_room(self.width())
        left = t.px(18)
        if self._icon_name:
            side = t.px(28)
            pixmap = icon_pixmap(self._icon_name, side, self.devicePixelRatioF(), "on_poster" if down else "ink")
            painter.drawPixmap(QPointF(left, (self.height() - side) / 2), pixmap)
            left += side + t.px(14)
        painter.setPen(ink)
        painter.setFont(self._title_font())
        title = QFontMetrics(self._title_font()).boundingRect(room, int(_WRAP), self._title)
        at = QRect(left, self._edge(), room.width(), title.height())
        painter.drawText(at, int(_WRAP), self._title)
        painter.setPen(second)
        painter.setFont(self._line_font())
        top = at.bottom() + self._between()
        below = QRect(left, top, room.width(), self.height() - top)
        painter.drawText(below, int(_WRAP), self._lines)
        if self.hasFocus():
            paint_focus(painter, QRectF(self.rect()), 0)
        painter.end()

    def _text_room(self, width: int) -> QRect:
        t = theme()
        side = t.px(42) if self._icon_name else 0
        return QRect(0, 0, max(t.px(60), width - t.px(34) - side), 10_000)

    def _hovered(self) -> bool:
        return self.underMouse() and self.isEnabled()


_WRAP = Qt.AlignmentFlag.AlignLeft.value | Qt.TextFlag.TextWordWrap.value


class Switch(QCheckBox):
    """A check box painted as a switch, with a knob that also says on or off by its place and a tick; its text wraps."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme().changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        t = theme()
        width = t.px(62) + QFontMetrics(t.font("body")).horizontalAdvance(_plain(self.text()))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        t = theme()
        words = _plain(self.text()).split() or [""]
        metrics = QFontMetrics(t.font("body"))
        width = t.px(62) + max(metrics.horizontalAdvance(word) for word in words)
        return QSize(width, self.heightForWidth(max(width, self.width())))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        t = theme()
        room = QRect(0, 0, max(1, width - t.px(58)), 10_000)
        text = QFontMetrics(t.font("body")).boundingRect(room, int(_WRAP), _plain(self.text()))
        return max(t.px(30), text.height() + t.px(6))

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width, height, line = t.px(44), t.px(22), t.px(2)
        track = QRectF(line, (self.height() - height) / 2, width, height)
        on = self.isChecked()
        ink = t.colour("ink" if self.isEnabled() else "line")
        painter.setPen(QPen(ink, line))
        painter.setBrush(t.colour("good") if on and self.isEnabled() else t.colour("raised"))
        painter.drawRect(track)
        knob = QRectF(0, 0, width / 2, height)
        knob.moveTopLeft(track.topLeft() if not on else QPointF(track.center().x(), track.top()))
        painter.setBrush(ink)
        painter.drawRect(knob)
        if on:
            pen = QPen(t.colour("paper"), line * 1.2)
            painter.setPen(pen)
            c, s = knob.center(), height * 0.22
            painter.drawPolyline(
                QPolygonF([c + QPointF(-s * 1.1, 0), c + QPointF(-s * 0.2, s), c + QPointF(s * 1.2, -s)])
            )
        painter.setPen(t.colour("ink" if self.isEnabled() else "outline"))
        painter.setFont(t.font("body"))
        room = self.rect().adjusted(t.px(56), 0, 0, 0)
        painter.drawText(
            room,
            int(
                Qt.AlignmentFlag.AlignVCenter.value
                | Qt.TextFlag.TextShowMnemonic.value
                | Qt.TextFlag.TextWordWrap.value
            ),
            self.text(),
        )
        if self.hasFocus():
            paint_focus(painter, QRectF(self.rect()), 0)
        painter.end()


class SegmentedControl(QWidget):
    """A few options side by side, of which one is chosen; arrows move between them."""

    changed = Signal(str)
    """Key of the option chosen by the player."""

    def __init__(self, options: Sequence[tuple[str, str]] = (), parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keys: list[str] = []
        self._group = QButtonGroup(self)
        self._group.setExclusive(True)
        self._group.idToggled.connect(self._toggled)  # a screen reader toggles where a pointer clicks
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.set_options(options)

    @property
    def key(self) -> str:
        """The chosen option's key; empty if there are none."""
        number = self._group.checkedId()
        return self._keys[number] if 0 <= number < len(self._keys) else ""

    def set_options(self, options: Sequence[tuple[str, str]]) -> None:
        """Set keys and texts. The chosen key stays chosen if it still exists."""
        chosen = self.key
        if [key for key, _ in options] == self._keys:
            for number, (_, text) in enumerate(options):
                self._group.button(number).setText(text)
            self.updateGeometry()
            return
        for button in self._group.buttons():
            self._group.removeButton(button)
            self._row.removeWidget(button)
            button.deleteLater()
        self._keys = [key for key, _ in options]
        for number, (_, text) in enumerate(options):
            segment = _Segment(text, number == 0)
            self._group.addButton(segment, number)
            self._row.addWidget(segment)
        if self._keys:
            self.set_key(chosen if chosen in self._keys else self._keys[0])

    def set_key(self, key: str) -> None:
        """Choose an option without signalling. Raises `ValueError` if there is none of that key."""
        number = self._keys.index(key)
        self._group.blockSignals(True)
        self._group.button(number).setChecked(True)
        self._group.blockSignals(False)

    def _toggled(self, number: int, on: bool) -> None:
        if on:
            self.changed.emit(self._keys[number])


class _Segment(QAbstractButton):
    """One option of a segmented control."""

    def __init__(self, text: str, first: bool) -> None:
        super().__init__()
        self._first = first
        self.setText(text)
        self.setCheckable(True)
        self.setAutoExclusive(True)  # a screen reader calls it one of several
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        theme().changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        t = theme()
        metrics = QFontMetrics(t.font("strong"))
        return QSize(
            metrics.horizontalAdvance(_plain(self.text())) + t.px(28), max(t.px(34), metrics.height() + t.px(12))
        )

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return super().event(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = t.px(2)
        box = QRectF(self.rect()).adjusted(line / 2 if self._first else -line / 2, line / 2, -line / 2, -line / 2)
        hover = self.underMouse() and self.isEnabled()
        ground = t.colour("poster") if self.isChecked() else t.colour("sunken" if hover else "raised")
        painter.setPen(QPen(t.colour("ink" if self.isEnabled() else "line"), line))
        painter.setBrush(ground)
        painter.drawRect(box)
        ink = t.colour("on_poster") if self.isChecked() else t.colour("ink" if self.isEnabled() else "outline")
        painter.setPen(ink)
        painter.setFont(t.font("strong"))
        painter.drawText(
            self.rect(), int(Qt.AlignmentFlag.AlignCenter.value | Qt.TextFlag.TextShowMnemonic.value), self.text()
        )
        if self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(t.colour("gold"))
            painter.drawRect(QRectF(box.left(), box.bottom() - t.px(4), box.width(), t.px(4)))
        if self.hasFocus():
            paint_focus(painter, QRectF(self.rect()), 0)
        painter.end()


def slanted(room: QRectF, slant: float) -> QPolygonF:
    """A room with its right edge cut like a pennant's."""
    return QPolygonF([room.topLeft(), room.topRight(), room.bottomRight() - QPointF(slant, 0), room.bottomLeft()])


def paint_focus(painter: QPainter, room: QRectF, slant: float) -> None:
    """The frame of the focused control: a line in the colour of focus with a light one inside it."""
    t = theme()
    width = t.px(3)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(t.colour("focus"), width))
    painter.drawPolygon(slanted(room.adjusted(width / 2, width / 2, -width / 2, -width / 2), slant))
    painter.setPen(QPen(t.colour("paper"), t.px(1)))
    inset = width + t.px(0.5)
    painter.drawPolygon(slanted(room.adjusted(inset, inset, -inset - slant * 0.15, -inset), slant))


def paint_button_words(
    painter: QPainter, button: QAbstractButton, room: QRect, ink: QColor, icon_name: str | None, underline: bool = False
) -> None:
    """Icon and text of a button, centred together."""
    t = theme()
    font = t.font("strong")
    font.setUnderline(underline and not icon_name)
    painter.setFont(font)
    painter.setPen(ink)
    text = button.text()
    width = QFontMetrics(font).horizontalAdvance(_plain(text))
    side = t.px(18) if icon_name else 0
    gap = t.px(8) if icon_name and text else 0
    left = room.left() + (room.width() - width - side - gap) // 2
    if icon_name:
        name = _nearest(ink)
        pixmap = icon_pixmap(icon_name, side, button.devicePixelRatioF(), name)
        painter.drawPixmap(QPointF(left, room.top() + (room.height() - side) / 2), pixmap)
    words = QRect(left + side + gap, room.top(), room.width(), room.height())
    flags = Qt.AlignmentFlag.AlignVCenter.value | Qt.AlignmentFlag.AlignLeft.value | Qt.TextFlag.TextShowMnemonic.value
    painter.drawText(words, int(flags), text)


def _nearest(ink: QColor) -> str:
    """The name of a colour of the theme."""
    t = theme()
    for name in ("ink", "on_poster", "on_colour", "bad", "paper", "outline"):
        if t.colour(name) == ink:
            return name
    return "ink"


def _plain(text: str) -> str:
    """A text without its mnemonic signs."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&")
