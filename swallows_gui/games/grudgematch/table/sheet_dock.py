"""The match sheet beside the Grudge Match's table: the goals, and a grid of 4 by 13 in which used cards are crossed."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from swallows_gui.games.grudgematch.rules.tables import CARDS, RANKS, SUITS
from swallows_gui.games.grudgematch.table.heads import paint_badge, paint_suit
from swallows_gui.games.grudgematch.words.match_story import MatchStory
from swallows_gui.games.grudgematch.words.outlook import rank_letter, suit_name
from swallows_gui.games.grudgematch.words.sheet import HOW, GoalsModel
from swallows_gui.models.vocabulary import labelled
from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.painting import painting
from swallows_gui.ui.kit.panels import fill
from swallows_gui.ui.kit.tables import PosterTable
from swallows_gui.ui.kit.text_fit import draw_centred
from swallows_gui.ui.kit.words import Adaptive


class DiscardGrid(Adaptive, QWidget):
    """A grid of used cards, a row for each suit; the others may be in the rival's hand."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._gone: frozenset[int] = frozenset()
        self._own: frozenset[int] = frozenset()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.retranslate()

    def show_story(self, story: MatchStory, own: tuple[int, ...]) -> None:
        """Update the grid by the events told so far; `own` are the cards of the open hand."""
        gone, mine = frozenset(story.discards), frozenset(own)
        if (gone, mine) != (self._gone, self._own):
            self._gone, self._own = gone, mine
            self.retranslate()
            self.update()

    def retranslate(self) -> None:
        """Set its accessible name in the language in use."""
        self.setAccessibleName(translate("GrudgeSheet", "Cards that have gone"))
        said = []
        for suit in range(len(SUITS)):
            gone = [card for card in sorted(self._gone) if card // RANKS == suit]
            ranks = ", ".join(rank_letter(card) for card in gone) or translate("GrudgeSheet", "none")
            said.append(labelled(suit_name(suit), ranks))
        self.setAccessibleDescription("; ".join(said))

    def sizeHint(self) -> QSize:
        return QSize(theme().px(250), theme().px(4 * 21 + 4))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(150), theme().px(4 * 18))

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        with painting(self) as painter:
            high = self.height() / 4
            wide = (self.width() - high) / RANKS
            for card in range(CARDS):
                suit, rank = divmod(card, RANKS)
                if rank == 0:
                    painter.fillRect(QRectF(0, suit * high + 1, high, high - 2), t.colour("card"))
                    paint_suit(painter, QRectF(high * 0.2, suit * high + high * 0.2, high * 0.6, high * 0.6), suit)
                cell = QRectF(high + rank * wide, suit * high, wide, high)
                gone, own = card in self._gone, card in self._own
                inner = cell.adjusted(1, 1, -1, -1)
                if own:
                    painter.fillRect(inner, t.colour("gold"))
                elif gone:
                    painter.fillRect(inner, t.colour("sunken"))
                ink = t.colour("on_gold" if own else "outline" if gone else "ink")
                draw_centred(painter, inner, rank_letter(card), t.sized_font("strong", min(t.px(13), wide * 0.8)), ink)
                if gone:
                    painter.setPen(QPen(t.colour("ink"), t.px(1.3)))
                    painter.drawLine(inner.bottomLeft(), inner.topRight())


class GoalsTable(PosterTable):
    """The goals."""

    def __init__(self, model: GoalsModel, parent: QWidget | None = None) -> None:
        super().__init__(HOW, parent=parent)
        self.setModel(model)
        self.retranslate()

    def retranslate(self) -> None:
        """Set its accessible name in the language in use."""
        self.setAccessibleName(self.tr("Goals"))

    def sign(self, of: Any) -> QIcon:
        return _suit_sign(int(of), theme().px(15), self.devicePixelRatioF())

    def sizeHint(self) -> QSize:
        return QSize(theme().px(250), theme().px(160))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(150), theme().px(70))


@lru_cache(maxsize=16)
def _suit_sign(suit: int, side: int, dpr: float) -> QIcon:
    pixmap = QPixmap(round(side * dpr), round(side * dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    with painting(pixmap, smooth=False) as painter:
        radius = side / 2
        paint_badge(painter, QPointF(radius, radius), radius * 0.94, suit)
    return QIcon(pixmap)


class SheetDock(QWidget):
    """The match sheet's dock: goals above, cards below."""

    def __init__(self, model: GoalsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.goals = GoalsTable(model)
        self.grid = DiscardGrid()
        self._column = fill(QVBoxLayout(self), (self.goals, 1), self.grid, margins=0)
