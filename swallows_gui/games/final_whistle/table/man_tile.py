"""A footballer who can be looked at and chosen: a button with a name that says all that is known of him."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from swallows_gui.games.final_whistle.table.man_paint import (
    BARE,
    GOLD,
    INK,
    PAPER,
    TALL,
    ManLook,
    Tile,
    corner_turn,
    paint_chip,
    paint_man,
    paint_mark,
)
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.button_paint import paint_focus
from swallows_gui.ui.kit.clock import Motion, clock
from swallows_gui.ui.kit.painting import painted, painting, set_ink
from swallows_gui.ui.kit.words import set_tip

TURN = 0.35
"""Seconds at pace normal of a quarter turn."""
EDGE = 0.13
"""Room round a tile for its frames, in its widths."""
_STEPS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class ManTile(Tile):
    """Shows a `ManLook`. `tagged`: marks and numbers are painted on it; on the pitch they lie over its neighbours.
    `whole`: all four sides are shown even without highlight."""

    stepped = Signal(object, int, int)
    """An arrow key: itself, and where to."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look: ManLook | None = None
        self.named = True
        self.tagged = False
        self.whole = False
        self.speed: float | None = None
        self._turn = 0.0
        self._kept: tuple[object, QPixmap] | None = None
        self._motion: Motion | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    @property
    def offered(self) -> bool:
        """Whether he may be chosen."""
        return self.look is not None and self.look.state in ("candidate", "chosen", "open", "second")

    def forget(self) -> None:
        """Empty the tile, including its text for screen readers."""
        self.look = None
        self.setAccessibleName("")
        set_tip(self, "")

    def show_look(self, look: ManLook, said: str, *, turns: bool = False) -> None:
        """Show a man; `said` is all of him in words, `turns`: his quarter turn is to be seen. One who may be chosen has
        no tooltip, which would lie over his neighbours and their chances."""
        before, self.look = self.look, look
        if before == look and turns:
            return
        if self._motion is not None:
            self._motion.cancel()
            self._motion = None
        self._turn = 0.0
        if turns and before is not None and before.man == look.man and (before.top + 1) % 4 == look.top:
            self._motion = clock().run(self, TURN, self._turned, speed=self.speed)
        self.setAccessibleName(said)
        set_tip(self, "" if self.offered else said, repeats=True)
        tab = Qt.FocusPolicy.StrongFocus if self.offered else Qt.FocusPolicy.ClickFocus
        if self.focusPolicy() != tab:
            self.setFocusPolicy(tab)
        self.setCursor(Qt.CursorShape.PointingHandCursor if self.offered else Qt.CursorShape.ArrowCursor)
        if before != look:
            self.update()

    def _turned(self, part: float) -> None:
        self._turn = part
        self.update()

    @staticmethod
    def box(wide: float, *, named: bool) -> QSize:
        """The size of a widget whose tile is so wide."""
        high = wide * (TALL if named else BARE)
        return QSize(round(wide * (1 + 2 * EDGE)), round(high + wide * 2 * EDGE))

    def tile_room(self) -> QRectF:
        """The rectangle of the tile without its edge."""
        wide = self.width() / (1 + 2 * EDGE)
        return QRectF(wide * EDGE, wide * EDGE, wide, wide * (TALL if self.named else BARE))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _STEPS:
            self.stepped.emit(self, *_STEPS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self.offered:
            self.click()
        else:
            event.ignore()  # the table may know it

    def paintEvent(self, _event: QPaintEvent) -> None:
        look = self.look
        if look is None:
            return
        with painting(self) as painter:
            room = self.tile_room()
            wide = room.width()
            first = self.hasFocus() or self.pointed
            if look.state in ("candidate", "chosen"):
                grown = wide * (0.1 if first or look.state == "chosen" else 0.07)
                set_ink(painter, line=QPen(INK, max(1.0, wide * 0.02)), fill=GOLD)
                painter.drawRoundedRect(room.adjusted(-grown, -grown, grown, grown), grown, grown)
            elif look.state in ("answer", "second"):
                pen = QPen(
                    PAPER if look.state == "answer" else theme().colour("ink"),
                    max(1.4, wide * 0.03),
                    Qt.PenStyle.DashLine,
                )
                set_ink(painter, line=pen)
                grown = wide * 0.07
                painter.drawRoundedRect(room.adjusted(-grown, -grown, grown, grown), grown, grown)
            if self._turn:
                self._paint_turning(painter, room, look)
            else:
                painter.drawPixmap(0, 0, self._picture(look, room, whole=self.whole or first))
            if self.tagged:
                paint_tags(painter, room, look, first=first)
            if self.hasFocus():
                grown = wide * 0.1
                paint_focus(painter, room.adjusted(-grown, -grown, grown, grown), 0)

    def _picture(self, look: ManLook, room: QRectF, *, whole: bool) -> QPixmap:
        """The tile at rest, painted once."""
        bare = replace(look, state="", chip="", mark=0, number=0)
        key = bare, self.named, whole, self.width(), self.height(), self.devicePixelRatioF()
        if self._kept is None or self._kept[0] != key:
            picture = painted(
                self, self.size(), lambda painter, _all: paint_man(painter, room, bare, named=self.named, whole=whole)
            )
            self._kept = key, picture
        return self._kept[1]

    def _paint_turning(self, painter: QPainter, room: QRectF, look: ManLook) -> None:
        """Paint a tile that turns from its former side to the present one."""
        before = replace(look, top=(look.top - 1) % 4)
        paint_man(painter, room, before, named=self.named, turn=min(1.0, corner_turn(self._turn)))


def paint_tags(painter: QPainter, room: QRectF, look: ManLook, *, first: bool) -> None:
    """Paint what hangs on a tile: mark, number in a list, chance."""
    wide = room.width()
    if look.mark:
        paint_mark(painter, room.topLeft(), wide, look.mark)
    if look.number:
        foot = QPointF(room.center().x(), room.bottom() - wide * 0.2)
        paint_chip(painter, foot, wide * 0.6, str(look.number), first=True)
    elif look.chip:
        paint_chip(painter, QPointF(room.center().x(), room.bottom() - wide * 0.02), wide, look.chip, first=first)
