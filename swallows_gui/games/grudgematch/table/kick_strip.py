"""This kick: the cards on the table with what they are worth, and beside them the other side's hand as backs."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from swallows_gui.games.grudgematch.table.cards import SHAPE, paint_back, paint_card
from swallows_gui.models.vocabulary import labelled
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.clock import Motion, clock
from swallows_gui.ui.kit.painting import painting
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
    cards: tuple[Shown, ...] = ()
    empty: str = ""
    """What stands there without a card."""
    far: int = 0
    """Cards in the hand that is not at the foot of the table."""
    far_cards: tuple[int, ...] = ()
    """They lie open where nothing is hidden any more."""
    far_side: int = 1
    far_words: str = ""


class KickStrip(QWidget):
    """Painted as a whole; its name says all of it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.state = StripState()
        self.speed: float | None = None
        self._low = self._stacked = False
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

    def set_low(self, low: bool) -> None:
        """With little height it is one line of small cards."""
        if low != self._low:
            self._low = low
            self.updateGeometry()
            self.update()

    def set_stacked(self, stacked: bool) -> None:
        """In a narrow column the far hand lies below the cards of the kick."""
        if stacked != self._stacked:
            self._stacked = stacked
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme().px(420), theme().px(2 * TALL if self._stacked else LOW if self._low else TALL))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(180), self.sizeHint().height())

    def _fly(self, part: float) -> None:
        self._part = part
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        with painting(self) as painter:
            room = QRectF(self.rect())
            head = 0.0 if self._low else float(t.px(18))
            if self._stacked:
                near, below = QRectF(room), QRectF(room)
                near.setBottom(room.center().y())
                below.setTop(room.center().y())
                self._paint_far(painter, below, head)
            else:
                far = self._paint_far(painter, room, head)
                near = QRectF(room.left(), room.top(), room.width() - far - t.px(10), room.height())
            if head:
                self._paint_words(
                    painter, QRectF(near.left(), 0, near.width(), head), self.state.title, "label", "soft", left=True
                )
            body = near.adjusted(0, head, 0, -t.px(3))
            if not self.state.cards:
                self._paint_empty(painter, body)
            else:
                self._paint_cards(painter, body)

    def _paint_empty(self, painter: QPainter, room: QRectF) -> None:
        """That nothing has been played, in as many lines as it takes."""
        t = theme()
        fitted = fit_text(self.state.empty, room.size(), lambda px: t.sized_font("small", px), t.px(13), t.px(8))
        if fitted is None:
            self._paint_words(painter, room, self.state.empty, "small", "soft", left=True)
        else:
            fitted.draw(painter, room.topLeft(), t.colour("soft"))

    def _paint_cards(self, painter: QPainter, room: QRectF) -> None:
        t = theme()
        most = 1 if room.width() < t.px(_ROOMY) else 2 if room.width() < t.px(420) else 3
        cards = self.state.cards
        if len(cards) <= most:
            shown = cards
        else:
            shown = (cards[0], *cards[1 - most :]) if most > 1 else cards[-1:]
        wide = room.width() / (max(2, len(shown)) if room.width() >= t.px(_ROOMY) else len(shown))
        high = room.height() - t.px(2)
        for place, card in enumerate(shown):
            newest = place == len(shown) - 1
            lift = (1 - self._part) * high * 0.8 if newest else 0.0
            at = QRectF(room.left() + wide * place + t.px(2), room.top() + 1 + lift, high * SHAPE, high)
            painter.setOpacity(0.3 + 0.7 * self._part if newest else 1.0)
            paint_card(painter, at, card.card, card.side)
            words = QRectF(at.right() + t.px(7), room.top(), wide - at.width() - t.px(12), room.height())
            self._paint_words(painter, QRectF(words.left(), words.top(), words.width(), words.height() * 0.36),
                              card.title, "strong", "ink", left=True)  # fmt: skip
            line = QRectF(words.left(), words.top() + words.height() * 0.36, words.width(), words.height() * 0.62)
            fitted = fit_text(card.line, line.size(), lambda px: t.sized_font("small", px), t.px(13), 7)
            if fitted is not None:
                fitted.draw(painter, line.topLeft(), t.colour("soft"))
            painter.setOpacity(1.0)

    def _paint_far(self, painter: QPainter, room: QRectF, head: float) -> float:
        """The other hand at the right; returns its width."""
        t, state = theme(), self.state
        if not state.far_words:
            return 0.0
        high = room.height() - head - t.px(5)
        if self._low:
            high = room.height() - t.px(20)
        wide = high * SHAPE
        step = wide * (0.5 if not state.far_cards else 0.62)
        if state.far > 1:  # in a narrow strip they lie closer
            step = min(step, max(0.0, room.width() * (1.0 if self._stacked else _FAR_SHARE) - wide) / (state.far - 1))
        whole = max(wide + step * max(0, state.far - 1), t.px(96))
        left = room.right() - whole
        self._paint_words(
            painter,
            QRectF(left - t.px(30), room.top(), whole + t.px(30), head or t.px(17)),
            state.far_words,
            "label",
            "soft",
        )
        top = room.top() + (head or t.px(17)) + t.px(1)
        start = room.right() - wide - step * max(0, state.far - 1) - t.px(2)
        for place in range(state.far):
            at = QRectF(start + step * place, top, wide, high)
            if place < len(state.far_cards):
                paint_card(painter, at, state.far_cards[place], state.far_side)
            else:
                paint_back(painter, at)
        return whole

    @staticmethod
    def _paint_words(painter: QPainter, room: QRectF, words: str, role: str, ink: str, *, left: bool = False) -> None:
        t = theme()
        font = fit_line(words, room.width(), lambda px: t.sized_font(role, px), t.px(13), t.px(8))
        painter.setFont(font)
        painter.setPen(t.colour(ink))
        text = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, room.width())
        align = Qt.AlignmentFlag.AlignLeft if left else Qt.AlignmentFlag.AlignRight
        painter.drawText(room, int(align | Qt.AlignmentFlag.AlignVCenter), text)
