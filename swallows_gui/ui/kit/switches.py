"""What is switched and not pressed: on or off, or one of several side by side."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QCheckBox, QHBoxLayout, QSizePolicy, QWidget

from swallows_gui.services.plain import for_button, from_button
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.button_paint import WRAP, paint_focus
from swallows_gui.ui.kit.painting import painting, set_ink


class Switch(QCheckBox):
    """A check box painted as a switch, with a knob that also says on or off by its place and a tick; its text wraps."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        t = theme()
        width = t.px(62) + QFontMetrics(t.font("body")).horizontalAdvance(from_button(self.text()))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        t = theme()
        words = from_button(self.text()).split() or [""]
        metrics = QFontMetrics(t.font("body"))
        width = t.px(62) + max(metrics.horizontalAdvance(word) for word in words)
        return QSize(width, self.heightForWidth(max(width, self.width())))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        t = theme()
        room = QRect(0, 0, max(1, width - t.px(58)), 10_000)
        text = QFontMetrics(t.font("body")).boundingRect(room, int(WRAP), from_button(self.text()))
        return max(t.px(30), text.height() + t.px(6))

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        with painting(self) as painter:
            width, height, line = t.px(44), t.px(22), t.px(2)
            track = QRectF(line, (self.height() - height) / 2, width, height)
            on = self.isChecked()
            ink = t.colour("ink" if self.isEnabled() else "line")
            set_ink(
                painter, line=QPen(ink, line), fill=t.colour("good") if on and self.isEnabled() else t.colour("raised")
            )
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
                self._group.button(number).setText(for_button(text))
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
        self.setText(for_button(text))
        self.setCheckable(True)
        self.setAutoExclusive(True)  # a screen reader calls it one of several
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        t = theme()
        metrics = QFontMetrics(t.font("strong"))
        return QSize(
            metrics.horizontalAdvance(from_button(self.text())) + t.px(28), max(t.px(34), metrics.height() + t.px(12))
        )

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return super().event(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        with painting(self) as painter:
            line = t.px(2)
            box = QRectF(self.rect()).adjusted(line / 2 if self._first else -line / 2, line / 2, -line / 2, -line / 2)
            hover = self.underMouse() and self.isEnabled()
            ground = t.colour("poster") if self.isChecked() else t.colour("sunken" if hover else "raised")
            set_ink(painter, line=QPen(t.colour("ink" if self.isEnabled() else "line"), line), fill=ground)
            painter.drawRect(box)
            ink = t.colour("on_poster") if self.isChecked() else t.colour("ink" if self.isEnabled() else "outline")
            painter.setPen(ink)
            painter.setFont(t.font("strong"))
            painter.drawText(
                self.rect(), int(Qt.AlignmentFlag.AlignCenter.value | Qt.TextFlag.TextShowMnemonic.value), self.text()
            )
            if self.isChecked():
                set_ink(painter, fill=t.colour("gold"))
                painter.drawRect(QRectF(box.left(), box.bottom() - t.px(4), box.width(), t.px(4)))
            if self.hasFocus():
                paint_focus(painter, QRectF(self.rect()), 0)
