"""How a scenario begins, as a picture: the score in the rays of your kit and the best card of your hand, or the flags
of the teams that you have."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from swallows_gui.engine.game import IllegalAction
from swallows_gui.games.swallows.data.cards import Card
from swallows_gui.games.swallows.data.catalogue import Catalogue
from swallows_gui.games.swallows.data.scenarios import Scenario, begun
from swallows_gui.games.swallows.rules.view import SwallowsView
from swallows_gui.games.swallows.table.cards.flags import paint_flag
from swallows_gui.games.swallows.table.match.match_poster import ScoreLook, paint_score
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.services.language import language
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.icons import star_path
from swallows_gui.ui.kit.painting import painting, saved, set_ink
from swallows_gui.ui.kit.take_over import INKS
from swallows_gui.ui.kit.text_fit import fit_line
from swallows_gui.ui.kit.words import Adaptive

_HIGH, _LOW_HIGH, _FOOT, _STAR = 140, 66, 46, 26
"""Design pixels: of the picture, the same in a low window, of the foot below it, and of a star on that."""
_MOST_FLAGS = 4
_GOLD = QColor("#E3B23C")


@dataclass(frozen=True, slots=True)
class PicturedPosition:
    """What the player of a scenario sees at its beginning: teams by code, the running match's score, a card."""

    home: str = ""
    away: str = ""
    score: tuple[int, int] = (0, 0)
    yours: tuple[str, ...] = ()
    card: Card | None = None


def position_of(catalogue: Catalogue, scenario: Scenario) -> PicturedPosition:
    """What the player of a scenario sees at its beginning; empty for one that cannot be played."""
    tables = catalogue.tables()
    try:
        view: SwallowsView = begun(scenario, tables).view(scenario.you)  # type: ignore[assignment]
    except IllegalAction:
        return PicturedPosition()
    field = [tables.nation_code[nation] for nation in view.field]
    yours = tuple(field[team] for team, seat in enumerate(view.trainer) if seat == scenario.you)
    held = {tables.card_id[card].partition("#")[0] for pile in _own_hand(view, field, yours) for card in pile}
    cards = [catalogue.cards[design] for design in held if design in catalogue.cards]
    best = max(cards, key=_splendour, default=None)
    if view.home < 0 or view.away < 0:
        return PicturedPosition(yours=yours[:_MOST_FLAGS], card=best)
    return PicturedPosition(field[view.home], field[view.away], view.score, yours, best)


def _own_hand(view: SwallowsView, field: list[str], yours: tuple[str, ...]) -> list[tuple[int, ...]]:
    """The hand of your team that plays, or of your first: by colour."""
    for team in (view.home, view.away, *range(len(field))):
        if 0 <= team < len(field) and field[team] in yours and view.hands[team]:
            return [tuple(pile) for pile in view.hands[team] or ()]
    return []


def _splendour(card: Card) -> tuple[bool, bool, int, str]:
    """What makes a card worth hanging up: a star first, then green ones, then its number."""
    return bool(card.owner), card.colour == "green", card.value or 0, card.id


class PositionPicture(Adaptive, QWidget):
    """Paints it once for a size, and below it on a dark foot the scenario's name and its stars, those that have been
    reached in gold. It says nothing: the scenario's words stand below it."""

    def __init__(self, catalogue: Catalogue, scenario: Scenario, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._catalogue, self._scenario = catalogue, scenario
        self._kept: tuple[object, QImage] | None = None
        self._low = False
        self._title = ""
        self._reached: tuple[bool, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_low(self, low: bool) -> None:
        """Whether there is little height for it."""
        if low != self._low:
            self._low = low
            self.updateGeometry()

    def name_it(self, title: str, reached: Sequence[bool]) -> None:
        """Write a name on its foot, with a star a goal."""
        self._title, self._reached = title, tuple(reached)
        self.update()

    @cached_property
    def _what(self) -> PicturedPosition:
        return position_of(self._catalogue, self._scenario)

    def sizeHint(self) -> QSize:
        return QSize(theme().px(240), theme().px((_LOW_HIGH if self._low else _HIGH) + _FOOT))

    minimumSizeHint = sizeHint

    def restyle(self) -> None:
        self._kept = None
        self.updateGeometry()

    def paintEvent(self, _event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        key = self.size().toTuple(), ratio, theme().name, language().code, self._title, self._reached
        if self._kept is None or self._kept[0] != key:
            image = QImage(self.size() * ratio, QImage.Format.Format_RGB32)
            image.setDevicePixelRatio(ratio)
            with painting(image) as painter:
                self._paint(painter, QRectF(self.rect()))
            self._kept = key, image
        with painting(self, smooth=False) as painter:
            painter.drawImage(0, 0, self._kept[1])

    def _paint_foot(self, painter: QPainter, room: QRectF) -> None:
        """The name, and the stars at its end."""
        px = theme().px
        painter.fillRect(room, INKS[1])
        star, edge = px(_STAR), px(12)
        taken = len(self._reached) * (star + px(6))
        for number, reached in enumerate(self._reached):
            at = QPointF(room.right() - edge - taken + (number + 0.5) * (star + px(6)), room.center().y() + px(1))
            set_ink(painter, line=QPen(_GOLD, px(2)), fill=_GOLD if reached else Qt.BrushStyle.NoBrush)
            painter.drawPath(star_path(at, star / 2, 5, 0.45, 0))
        wide = room.width() - 2 * edge - taken - px(8)
        font = fit_line(self._title, wide, _display, px(24), px(11))
        short = QFontMetricsF(font).elidedText(self._title, Qt.TextElideMode.ElideRight, wide + 1)
        painter.setFont(font)
        painter.setPen(INKS[0])
        painter.drawText(
            QRectF(room.left() + edge, room.top(), wide + 1, room.height()),
            int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft),
            short,
        )

    def _paint(self, painter: QPainter, whole: QRectF) -> None:
        room = whole.adjusted(0, 0, 0, -theme().px(_FOOT))
        self._paint_foot(painter, QRectF(whole.left(), room.bottom(), whole.width(), whole.bottom() - room.bottom()))
        what, nations = self._what, self._catalogue.nations
        first = nations.get(what.yours[0]) if what.yours else None
        names = Names(self._catalogue, ())
        score = "{} : {}".format(*what.score) if what.home else ""
        with saved(painter):
            painter.setClipRect(room)
            paint_score(painter, room, ScoreLook(score, "", first, names, what.card))
        codes = (what.home, what.away) if what.home else what.yours
        high = room.height() * (0.24 if what.home else 0.34)
        wide, gap = high * 1.5, high * 0.25
        left = room.left() + room.width() * 0.3 - (len(codes) * (wide + gap) - gap) / 2
        top = room.bottom() - high - room.height() * 0.05 if what.home else room.center().y() - high / 2
        for number, code in enumerate(codes):
            flag = QRectF(left + number * (wide + gap), top, wide, high)
            set_ink(painter, fill=theme().colour("slate"))
            painter.drawRect(flag.adjusted(-2, -2, 2, 2))
            paint_flag(painter, flag, nations.get(code))


def _display(pixels: float) -> QFont:
    return theme().sized_font("display", pixels)
