"""A tactics card that can be looked at and chosen, or its back."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from swallows_gui.games.final_whistle.table.card_paint import HIGH, WIDE, CardLook, paint_back, paint_card
from swallows_gui.games.final_whistle.table.clubs import GOLD, INK
from swallows_gui.games.final_whistle.table.tile import Tile
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.button_paint import paint_focus
from swallows_gui.ui.kit.painting import painting, set_ink
from swallows_gui.ui.kit.words import set_tip

_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}


class CardTile(Tile):
    """Shows a `CardLook`; without one a back."""

    stepped = Signal(object, int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look: CardLook | None = None
        self.colour = QColor("#C8321F")
        """Of its back."""
        self.offered = False
        self.picked = False
        """Whether it is chosen, and lies there as a back."""
        self.framed = False
        """Whether it is chosen, and lies there open in a gold frame."""
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def show_card(self, look: CardLook | None, said: str, *, offered: bool, picked: bool = False) -> None:
        """Show a card, or with None a back; `said` is all of it in words. One that may be chosen has no tooltip, which
        would lie over its neighbours: the chances beside it speak of it."""
        self.look, self.offered, self.picked = look, offered, picked
        self.setAccessibleName(said)
        set_tip(self, "" if offered else said, repeats=True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if look is not None else Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor if offered else Qt.CursorShape.ArrowCursor)
        self.update()

    def forget(self) -> None:
        """Nothing lies here any more, and nothing tells what did."""
        self.show_card(None, "", offered=False)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(width * HIGH / WIDE)

    def sizeHint(self) -> QSize:
        t = theme()
        return QSize(t.px(WIDE), t.px(HIGH))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _STEPS:
            self.stepped.emit(self, _STEPS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self.offered:
            self.click()
        else:
            event.ignore()  # the table may know it

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        with painting(self) as painter:
            edge = t.px(5)
            scale = min((self.width() - 2 * edge) / WIDE, (self.height() - 2 * edge) / HIGH)
            wide, high = WIDE * scale, HIGH * scale
            room = QRectF((self.width() - wide) / 2, (self.height() - high) / 2, wide, high)
            first = self.hasFocus() or self.pointed
            if self.framed or (self.offered and first):
                set_ink(painter, line=QPen(INK, 1), fill=GOLD)
                grown = edge * 0.9
                painter.drawRoundedRect(room.adjusted(-grown, -grown, grown, grown), grown, grown)
            if self.look is None or self.picked:
                paint_back(painter, room, self.colour)
            else:
                paint_card(painter, room, self.look)
            if self.hasFocus():
                paint_focus(painter, QRectF(self.rect()), 0)
