"""Two strips of the Grudge Match's table: the current kick, and the phases of the turn.

The first shows the cards played with their worth, or the men a question is about, and the other side's hand as backs.
The second shows which phase runs, the ball, the dice of the run and the worth of the kick.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from swallows_gui.games.grudgematch.table.heads import SHAPE, paint_back, paint_card, paint_man
from swallows_gui.models.vocabulary import labelled
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.clock import Motion, clock
from swallows_gui.ui.kit.dice import paint_die
from swallows_gui.ui.kit.painting import painting, set_ink
from swallows_gui.ui.kit.text_fit import fit_line, fit_text

TALL, LOW = 92, 52
FLIES = 0.3
"""Seconds at pace normal that a card takes to the table."""
_ROOMY = 240
"""Design pixels: in less room one card has all of it."""
_FAR_SHARE = 0.4
"""How much of the width the far hand takes at most."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A card on the table, in words."""

    card: int
    side: int
    title: str
    line: str


@dataclass(frozen=True, slots=True)
class StripState:
    """All that the strip shows."""

    title: str = ""
    """What a screen reader hears first."""
    cards: tuple[Shown, ...] = ()
    empty: str = ""
    """What there is to say without a card."""
    far: int = 0
    """Cards in the hand that is not at the foot of the table."""
    far_cards: tuple[int, ...] = ()
    """They lie open where nothing is hidden any more."""
    far_side: int = 1
    far_words: str = ""


class KickStrip(QWidget):
    """A painted widget without parts; its accessible name has the whole content."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.state = StripState()
        self.men: tuple[int, ...] = ()
        """Whom a question is about, large while no card has been played."""
        self.speed: float | None = None
        self._low = False
        self._part = 1.0
        self._motion: Motion | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_state(self, state: StripState, *, flies: bool = False) -> None:
        """Show this; `flies`: the newest card has just been played."""
        newer = len(state.cards) > 0 and state.cards != self.state.cards
        self.state = state
        cards = "; ".join(labelled(shown.title, shown.line) for shown in state.cards)
        self.setAccessibleName(" ".join(part for part in (state.title, cards or state.empty, state.far_words) if part))
        if flies and newer:
            if self._motion is not None:
                self._motion.cancel()
            self._motion = clock().run(self, FLIES, self._fly, speed=self.speed)
        self.update()

    def show_men(self, men: tuple[int, ...]) -> None:
        """Show these men; with () none."""
        if men != self.men:
            self.men = men
            self.update()

    def set_low(self, low: bool) -> None:
        """Show one line of small cards, for little height."""
        if low != self._low:
            self._low = low
            self.update()

    @property
    def whole_height(self) -> int:
        """The height in pixels with full room."""
        return theme().px(TALL)

    def sizeHint(self) -> QSize:
        return QSize(theme().px(420), theme().px(LOW) if self._low else self.whole_height)

    def _fly(self, part: float) -> None:
        self._part = part
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painting(self) as painter:
            room = QRectF(self.rect())
            room.setRight(room.right() - self._paint_far(painter, room) - theme().px(10))
            if self.state.cards:
                self._paint_cards(painter, room)
            else:
                self._paint_men(painter, room)

    def _paint_men(self, painter: QPainter, room: QRectF) -> None:
        """Paint the men that a question is about, before a card is played."""
        gap = theme().px(10)
        side = min(room.height() - 2, (room.width() + gap) / max(1, len(self.men)) - gap)
        for place, man in enumerate(self.men):
            paint_man(painter, QRectF(room.left() + 1 + place * (side + gap), room.top() + 1, side, side), man)

    def _paint_cards(self, painter: QPainter, room: QRectF) -> None:
        t = theme()
        most = 1 if room.width() < t.px(_ROOMY) else 2 if room.width() < t.px(420) else 3
        cards = self.state.cards
        if len(cards) <= most:
            shown = cards
        else:
            shown = (cards[0], *cards[1 - most :]) if most > 1 else cards[-1:]
        wide = room.width() / (max(2, len(shown)) if room.width() >= t.px(_ROOMY) else len(shown))
        high, ink = room.height(), t.colour("on_colour")
        for place, card in enumerate(shown):
            newest = place == len(shown) - 1
            lift = (1 - self._part) * high * 0.8 if newest else 0.0
            at = QRectF(room.left() + wide * place, room.top() + lift, high * SHAPE, high)
            painter.setOpacity(0.3 + 0.7 * self._part if newest else 1.0)
            paint_card(painter, at, card.card, card.side)
            words = QRectF(at.right() + t.px(7), room.top(), wide - at.width() - t.px(12), high)
            title = QRectF(words.left(), words.top(), words.width(), high * 0.36)
            font = fit_line(card.title, title.width(), lambda px: t.sized_font("strong", px), t.px(15), t.px(8))
            painter.setFont(font)
            painter.setPen(ink)
            text = QFontMetricsF(font).elidedText(card.title, Qt.TextElideMode.ElideRight, title.width())
            painter.drawText(title, int(Qt.AlignmentFlag.AlignVCenter), text)
            line = QRectF(words.left(), title.bottom(), words.width(), high * 0.62)
            fitted = fit_text(card.line, line.size(), lambda px: t.sized_font("small", px), t.px(14), 7)
            if fitted is not None:
                fitted.draw(painter, line.topLeft(), ink)
            painter.setOpacity(1.0)

    def _paint_far(self, painter: QPainter, room: QRectF) -> float:
        """The other hand at the right, with how many cards it has on the one that lies on top; returns its width."""
        state = self.state
        if not state.far_words:
            return 0.0
        high = room.height()
        wide = high * SHAPE
        step = wide * (0.3 if not state.far_cards else 0.62)
        if state.far > 1:  # in a narrow strip they lie closer
            step = min(step, max(0.0, room.width() * _FAR_SHARE - wide) / (state.far - 1))
        start = room.right() - wide - step * max(0, state.far - 1)
        for place in range(state.far):
            at = QRectF(start + step * place, room.top(), wide, high)
            if place < len(state.far_cards):
                paint_card(painter, at, state.far_cards[place], state.far_side)
            else:
                paint_back(painter, at, str(state.far) if place == state.far - 1 else "")
        return room.right() - start


_HIGH = 28


@dataclass(frozen=True, slots=True)
class PhaseCell:
    """One phase of the turn as shown."""

    name: str
    words: str = ""
    dice: tuple[int, ...] = ()
    used: tuple[int, ...] = ()
    """Dice that somebody has run with."""
    now: bool = False


class PhaseStrip(QWidget):
    """A painted widget without parts; its accessible name has the whole content."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cells: tuple[PhaseCell, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_cells(self, cells: tuple[PhaseCell, ...]) -> None:
        """Show these phases."""
        if cells == self.cells:
            return
        self.cells = cells
        said = []
        for cell in cells:
            dice = ", ".join(map(str, cell.dice))
            said.append(" ".join(part for part in (cell.name, cell.words, dice) if part))
        self.setAccessibleName("; ".join(said))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme().px(360), theme().px(_HIGH))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(160), theme().px(_HIGH))

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self.cells:
            return
        with painting(self) as painter:
            wide = self.width() / len(self.cells)
            for number, cell in enumerate(self.cells):
                self._paint_cell(painter, QRectF(number * wide, 0, wide, self.height()), cell, first=number == 0)

    @staticmethod
    def _paint_cell(painter: QPainter, room: QRectF, cell: PhaseCell, *, first: bool) -> None:
        t = theme()
        lean = room.height() * 0.28
        left = 0.0 if first else lean
        set_ink(painter, fill=t.colour("poster" if cell.now else "sunken"))
        gap = t.px(2)
        painter.drawPolygon(
            QPolygonF(
                [
                    room.topLeft() + QPointF(left, 0),
                    room.topRight() + QPointF(lean - gap, 0),
                    room.bottomRight() - QPointF(gap, 0),
                    room.bottomLeft(),
                ]
            )
        )
        inner = room.adjusted(left + t.px(6), 0, -t.px(4), 0)
        ink = t.colour("on_poster" if cell.now else "ink")
        named = QFontMetricsF(t.sized_font("strong", t.px(11))).horizontalAdvance(cell.name) + t.px(2)
        side = min(room.height() * 0.72, max(t.px(9), (inner.width() - named) / max(1, len(cell.dice)) - t.px(3)))
        dice = len(cell.dice) * (side + t.px(3))
        beside = dice or (inner.width() * 0.48 if cell.words else 0.0)
        font = fit_line(cell.name, inner.width() - beside, lambda px: t.sized_font("strong", px), t.px(13), t.px(8))
        painter.setFont(font)
        painter.setPen(ink)
        if QFontMetricsF(font).horizontalAdvance(cell.name) <= inner.width() - dice:
            painter.drawText(inner, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), cell.name)
        name = QFontMetricsF(font).horizontalAdvance(cell.name) + t.px(6)
        if cell.dice:
            for place, die in enumerate(cell.dice):
                x = inner.right() - dice + place * (side + t.px(3)) + t.px(2)
                painter.setOpacity(0.35 if place < len(cell.used) and cell.used[place] else 1.0)
                paint_die(painter, QRectF(x, room.center().y() - side / 2, side, side), die)
            painter.setOpacity(1.0)
        elif cell.words:
            free = inner.width() - name
            small = fit_line(cell.words, free, lambda px: t.sized_font("small", px), t.px(13), t.px(7))
            painter.setFont(small)
            painter.setPen(t.colour("on_poster" if cell.now else "soft"))
            text = QFontMetricsF(small).elidedText(cell.words, Qt.TextElideMode.ElideRight, free)
            painter.drawText(inner, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight), text)
