"""The hand at the foot of the Grudge Match's table: five cards, under each what it can do now or why it cannot.

Each card is a button, so that keys and screen readers find it; hidden cards show their backs and cannot be used.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QWidget

from swallows_gui.games.grudgematch.table.heads import SHAPE, paint_back, paint_card
from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.button_paint import paint_focus
from swallows_gui.ui.kit.painting import painting, set_ink
from swallows_gui.ui.kit.text_fit import draw_centred, fit_line

MOST = 5
_TAG = 24
_NARROW = 280
"""Design pixels: in a narrower column the plate needs the height of a hand that is not asked for."""
_LIFT = 0.05
"""How far a card that can be played stands up, in its heights."""


@dataclass(frozen=True, slots=True)
class Held:
    """A card of the hand."""

    card: int
    """-1: hidden."""
    side: int
    name: str = ""
    tag: str = ""
    """What it can do, or why it cannot."""
    playable: bool = False
    pale: bool = False


class HandTile(QAbstractButton):
    """A button with one card."""

    looked_at = Signal(int)
    """The number of the tile; -1: it is not looked at any more."""
    stepped = Signal(int, int)
    """An arrow key: the number of the tile, and by how many to go on."""
    taken = Signal(int)
    """Play it: Enter, or a click on a card that is chosen."""

    def __init__(self, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.number = number
        self.held: Held | None = None
        self.chosen = False
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_held(self, held: Held | None, *, chosen: bool) -> None:
        """Show a card, or nothing."""
        self.held, self.chosen = held, chosen
        self.setVisible(held is not None)
        self.setFocusPolicy(
            Qt.FocusPolicy.StrongFocus if held is not None and held.card >= 0 else Qt.FocusPolicy.NoFocus
        )
        self.setAccessibleName(held.name if held is not None else "")
        self.setAccessibleDescription(held.tag if held is not None else "")
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme().px(96), theme().px(160))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(20), theme().px(34))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton or self.held is None or self.held.card < 0:
            super().mousePressEvent(event)
        elif self.chosen:
            self.taken.emit(self.number)
        else:
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self.looked_at.emit(self.number)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() != Qt.FocusReason.MouseFocusReason:
            self.looked_at.emit(self.number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        step = steps.get(Qt.Key(event.key()))
        keypad = bool(event.modifiers() & Qt.KeyboardModifier.KeypadModifier)
        if step is not None and not keypad:
            self.stepped.emit(self.number, step)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and not keypad:
            self.taken.emit(self.number)
        else:
            event.ignore()  # the table has its keys

    def paintEvent(self, _event: QPaintEvent) -> None:
        held = self.held
        if held is None:
            return
        t = theme()
        with painting(self) as painter:
            room = QRectF(self.rect())
            tag = QRectF(room.left() + t.px(2), room.bottom() - t.px(_TAG), room.width() - t.px(4), t.px(_TAG - 3))
            above = room.height() - t.px(_TAG) - t.px(6)
            high = min(above * (1 - _LIFT), (room.width() - t.px(8)) / SHAPE)
            wide = high * SHAPE
            top = room.bottom() - t.px(_TAG) - high - t.px(4)
            raised = held.playable and (self.chosen or self.underMouse())
            if raised:
                top -= above * _LIFT
            at = QRectF(room.center().x() - wide / 2, max(room.top() + t.px(3), top), wide, high)
            if self.chosen:
                set_ink(painter, fill=t.colour("gold"))
                by = t.px(4)
                painter.drawRoundedRect(at.adjusted(-by, -by, by, by), by * 1.6, by * 1.6)
            if held.card < 0:
                paint_back(painter, at)
            else:
                paint_card(painter, at, held.card, held.side, dark=held.pale)
            if held.tag:
                self._paint_tag(painter, tag, held)
            if self.hasFocus():
                paint_focus(painter, at.adjusted(-t.px(5), -t.px(5), t.px(5), t.px(5)), 0)

    def _paint_tag(self, painter: QPainter, room: QRectF, held: Held) -> None:
        t = theme()
        ink = t.colour("on_colour")
        if held.playable:
            lean = room.height() * 0.24
            set_ink(painter, line=QPen(t.colour("ink"), t.px(1.5)), fill=t.colour("gold" if self.chosen else "raised"))
            painter.drawPolygon(
                QPolygonF(
                    [
                        room.topLeft() + QPointF(lean, 1),
                        room.topRight() + QPointF(0, 1),
                        room.bottomRight() - QPointF(lean, 1),
                        room.bottomLeft() - QPointF(0, 1),
                    ]
                )
            )
            ink = t.colour("on_gold" if self.chosen else "ink")
        inner = room.adjusted(t.px(4), 0, -t.px(4), 0)
        role = "strong" if held.playable else "small"
        font = fit_line(held.tag, inner.width(), lambda px: t.sized_font(role, px), t.px(13), t.px(7))
        draw_centred(painter, inner, held.tag, font, ink)


class Hand(QWidget):
    """The cards of a hand side by side."""

    looked_at = Signal(int)
    """The place of a card that is looked at; -1: none."""
    taken = Signal(int)
    """The place of a card that is to be played."""
    resized = Signal()
    """It needs another height than before."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._aside = False
        self.tiles = [HandTile(number) for number in range(MOST)]
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        for tile in self.tiles:
            self._row.addWidget(tile, 1)
            tile.looked_at.connect(self.looked_at)
            tile.taken.connect(self.taken)
            tile.stepped.connect(self._step)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_cards(self, cards: Sequence[Held], chosen: int) -> None:
        """Show these; `chosen`: the place of the one that would be played, -1: none."""
        for number, tile in enumerate(self.tiles):
            tile.show_held(cards[number] if number < len(cards) else None, chosen=number == chosen)

    def put_aside(self, aside: bool) -> None:
        """Give the hand no room where room is short, because the question is not about it."""
        if aside != self._aside:
            self._aside = aside
            self.resized.emit()

    def focus_card(self, place: int) -> None:
        """Put the focus on a card."""
        if 0 <= place < len(self.tiles) and self.tiles[place].isVisibleTo(self):
            self.tiles[place].setFocus()

    @property
    def focused(self) -> int:
        """The place of the card that has the focus; -1: none has."""
        return next((tile.number for tile in self.tiles if tile.hasFocus()), -1)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of whole cards with the lines below them at a width; 0 for a hand that was put aside where room is
        short."""
        if self._aside and width < theme().px(_NARROW):
            return 0
        return round((width / MOST - theme().px(8)) / SHAPE * (1 + 2 * _LIFT)) + theme().px(_TAG + 12)

    def sizeHint(self) -> QSize:
        return QSize(theme().px(420), theme().px(190))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(100), theme().px(34))

    def key_help(self) -> list[tuple[str, str]]:
        """Its keys with their meaning, for the sheet of keys."""
        return [("Left", translate("GrudgeHand", "On the hand: to the next card, whose chances are shown"))]

    def _step(self, number: int, step: int) -> None:
        shown = [tile.number for tile in self.tiles if tile.held is not None]
        if number in shown:
            self.focus_card(shown[(shown.index(number) + step) % len(shown)])
