"""Paints tactics cards, face or back, and the button that shows one.

A card shows its strength on a slanted plate, its name, the lists of both phases and a picture of the idea. Attackers'
entries are black chips, defenders' white with a black rim, so that they are told apart without colour. A chip may show
how many men are free for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from swallows_gui.games.final_whistle.table.card_art import paint_scene
from swallows_gui.games.final_whistle.table.man_paint import GOLD, INK, PAPER, Tile
from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.button_paint import paint_focus
from swallows_gui.ui.kit.icons import paint_swallow, polygon
from swallows_gui.ui.kit.painting import painting, saved, set_ink
from swallows_gui.ui.kit.text_fit import draw_centred, fit_line
from swallows_gui.ui.kit.words import set_tip

GROUNDS = {
    "white": "#F4EFE3",
    "lilac": "#A98FC9",
    "red": "#DB6A55",
    "yellow": "#E9C24A",
    "blue": "#7FA6DC",
}
"""Of the colours of cards; dark ink is read on all of them."""
WIDE, HIGH = 214.0, 112.0
"""The shape of a card, in units of its drawing."""


@dataclass(frozen=True, slots=True)
class ChipRow:
    """Both lists of one phase: letters, each with the number of free men, None if unknown."""

    finish: bool
    attacker: tuple[tuple[str, int | None], ...]
    defender: tuple[tuple[str, int | None], ...]
    linked: tuple[int, ...] = ()
    """Places in the attacker's list of those who are used again."""


@dataclass(frozen=True, slots=True)
class CardLook:
    """The content of a card."""

    card: str
    name: str
    colour: str
    """Its id: "white" and so on."""
    colour_words: str
    strength: int
    rows: tuple[ChipRow, ...]
    counted: bool = False
    """Whether the numbers of free men are shown."""


def paint_card(painter: QPainter, room: QRectF, look: CardLook, *, art: bool = True) -> None:
    """Paint a card into a room of any size; its shape is kept, with the upper left corner where the room's is."""
    scale = min(room.width() / WIDE, room.height() / HIGH)
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(room.topLeft())
        painter.scale(scale, scale)
        whole = QRectF(1, 1, WIDE - 2, HIGH - 2)
        clip = QPainterPath()
        clip.addRoundedRect(whole, 6, 6)
        with saved(painter):
            painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
            painter.fillRect(whole, QColor(GROUNDS[look.colour]))
            if art:
                with saved(painter):
                    painter.setClipRect(QRectF(WIDE - 92, 0, 92, HIGH), Qt.ClipOperation.IntersectClip)
                    painter.translate(WIDE - 88, HIGH - 90)
                    painter.scale(0.86, 0.86)
                    paint_scene(painter, look.card)
            set_ink(painter, fill=INK)
            painter.drawPolygon(polygon((0, 0), (60, 0), (40, HIGH), (0, HIGH)))
        t = theme()
        draw_centred(painter, QRectF(6, 28, 36, 56), str(look.strength), t.sized_font("number", 46), PAPER)
        name = fit_line(look.name, WIDE - 68, lambda px: t.sized_font("heading", px, 800), 16, 9)
        painter.setFont(name)
        painter.setPen(INK)
        painter.drawText(QPointF(62, 19), look.name)
        _paint_rows(painter, look)
        painter.setFont(t.sized_font("strong", 10))
        wide = QFontMetricsF(painter.font()).horizontalAdvance(look.colour_words)
        plate = QRectF(WIDE - wide - 14, HIGH - 18, wide + 10, 15)
        set_ink(painter, fill=QColor(GROUNDS[look.colour]))
        painter.drawRect(plate)
        painter.setPen(INK)
        painter.drawText(plate, int(Qt.AlignmentFlag.AlignCenter), look.colour_words)
        set_ink(painter, line=QPen(t.colour("ink"), 2.2))  # black cards have a light rim in the dark
        painter.drawRoundedRect(whole, 6, 6)


def _paint_rows(painter: QPainter, look: CardLook) -> None:
    t = theme()
    step = 41.0
    rows = {row.finish: row for row in look.rows}
    for finish in (False, True):
        top = 26.0 + step * finish
        left = 58.0 - 7 * finish
        painter.setFont(t.sized_font("strong", 10))
        painter.setPen(INK)
        row = rows.get(finish)
        if row is None:
            painter.drawText(QPointF(left, top + 10), translate("FinalCards", "No build-up"))
            continue
        title = translate("FinalCards", "Finish") if finish else translate("FinalCards", "Build-up")
        if row.linked:
            title = translate("FinalCards", "Finish, same man")
        painter.drawText(QPointF(left, top + 9), title)
        x = _paint_chips(
            painter,
            QPointF(left, top + 12),
            row.attacker,
            look.counted,
            GROUNDS[look.colour],
            dark=True,
            linked=row.linked,
        )
        draw_centred(painter, QRectF(x, top + 12, 9, 15), ":", t.sized_font("strong", 13), INK)
        _paint_chips(
            painter, QPointF(x + 9, top + 12), row.defender, look.counted, GROUNDS[look.colour], dark=False, linked=()
        )


def _paint_chips(
    painter: QPainter,
    at: QPointF,
    chips: Sequence[tuple[str, int | None]],
    counted: bool,
    ground: str,
    *,
    dark: bool,
    linked: Sequence[int],
) -> float:
    """A row of chips from a corner on; returns where it ends."""
    t = theme()
    x, side = at.x(), 15.0
    for place, (letter, free) in enumerate(chips):
        box = QRectF(x, at.y(), side, side)
        set_ink(painter, line=QPen(INK, 1.2), fill=INK if dark else PAPER)
        painter.drawRoundedRect(box, 2.5, 2.5)
        draw_centred(painter, box, letter, t.sized_font("label", 11), PAPER if dark else INK)
        below = QRectF(x, at.y() + side, side, 11)
        if place in linked:
            painter.setPen(QPen(INK, 1.6))
            middle = below.center().x()
            painter.drawLine(QPointF(middle, at.y() + side), QPointF(middle, at.y() + side + 6))
            painter.drawLine(QPointF(middle - 3, at.y() + side + 3), QPointF(middle, at.y() + side))
            painter.drawLine(QPointF(middle + 3, at.y() + side + 3), QPointF(middle, at.y() + side))
        elif counted and free is not None:
            set_ink(painter, fill=QColor(ground))
            painter.drawRect(below.adjusted(0.5, 0.8, -0.5, 0.4))
            draw_centred(painter, below, str(free), t.sized_font("strong", 9.4), INK)
        x += side + 1.5
    return x


def paint_back(painter: QPainter, room: QRectF, colour: QColor) -> None:
    """Paint a card from behind, in the colour of its club."""
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        round_by = room.height() * 0.06
        set_ink(painter, line=QPen(INK, max(1.2, room.height() * 0.02)), fill=colour)
        painter.drawRoundedRect(room, round_by, round_by)
        inner = room.adjusted(*(edge * room.height() * 0.06 for edge in (1, 1, -1, -1)))
        set_ink(painter, line=QPen(QColor(255, 255, 255, 150), max(1.0, room.height() * 0.012)))
        painter.drawRoundedRect(inner, round_by, round_by)
        side = min(room.width(), room.height()) * 0.6
        paint_swallow(painter, QRectF(room.center().x() - side / 2, room.center().y() - side / 2, side, side), PAPER)


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
        """Empty the tile, including its text for screen readers."""
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
