"""A match that is over as a picture: the score in rays, the card that decided it, both teams, and a line of time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from swallows_gui.games.swallows.data.cards import Card, Nation
from swallows_gui.games.swallows.table.art.picture import paint_scene
from swallows_gui.games.swallows.table.cards.flags import paint_flag
from swallows_gui.games.swallows.table.match.goal_poster import kit_colours
from swallows_gui.games.swallows.words.match_report import (
    MatchLine,
    Result,
    TimeMark,
    headline,
    manner,
    match_line,
    stage_line,
)
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.services.language import language
from swallows_gui.services.theme import theme
from swallows_gui.ui.art.ball import paint_ball
from swallows_gui.ui.kit.icons import leaning, polygon
from swallows_gui.ui.kit.painting import painting, saved, set_ink
from swallows_gui.ui.kit.take_over import INKS, paint_rays
from swallows_gui.ui.kit.text_fit import draw_centred, draw_ink, fit_line
from swallows_gui.ui.kit.words import Adaptive

PAPER, INK = INKS
_GOLD, _RED, _DIM = QColor("#E3B23C"), QColor("#D8432F"), QColor("#9A968C")
_EDGE: Final = (0.68, 0.54)
"""Where the picture's edge meets top and foot, in parts of the width."""
_SPLIT: Final = 0.6
"""The height of score and picture, in parts of the whole."""


@dataclass(frozen=True, slots=True)
class MatchPicture:
    """The content of a match's poster."""

    result: Result
    line: MatchLine
    names: Names

    @property
    def card(self) -> Card | None:
        """The card that decided the match."""
        return self.names.card_of(self.line.card) if self.line.card else None


@dataclass(frozen=True, slots=True)
class ScoreLook:
    """A match's score as a picture: its label on a tab, the colours, and a card beside it."""

    score: str
    tab: str
    nation: Nation | None
    names: Names
    card: Card | None = None
    gold: bool = False


def picture_of(result: Result, names: Names) -> MatchPicture:
    """The picture of a result."""
    return MatchPicture(result, match_line(result.match, names), names)


class MatchPoster(Adaptive, QWidget):
    """Shows the match that was over last; painted once for a size."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.what: MatchPicture | None = None
        self._kept: tuple[object, QImage] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_match(self, what: MatchPicture | None, said: str = "") -> None:
        """Show a match; `said` is all of it in words."""
        self.what, self._kept = what, None
        self.setAccessibleName(said)
        self.update()

    def restyle(self) -> None:
        """Paint again in the present theme and size."""
        self._kept = None
        self.update()

    retranslate = restyle

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(280), theme().px(200))

    def sizeHint(self) -> QSize:
        return QSize(theme().px(720), theme().px(400))

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.what is None:
            return
        ratio = self.devicePixelRatioF()
        key = self.what, self.size().toTuple(), ratio, theme().name, language().code
        if self._kept is None or self._kept[0] != key:
            image = QImage(self.size() * ratio, QImage.Format.Format_RGB32)
            image.setDevicePixelRatio(ratio)
            with painting(image) as painter:
                paint_match(painter, QRectF(self.rect()), self.what)
            self._kept = key, image
        with painting(self, smooth=False) as painter:
            painter.drawImage(0, 0, self._kept[1])


def paint_match(painter: QPainter, room: QRectF, what: MatchPicture) -> None:
    """Paint all of it into a room."""
    top = QRectF(room.left(), room.top(), room.width(), room.height() * _SPLIT)
    foot = QRectF(room.left(), top.bottom(), room.width(), room.bottom() - top.bottom())
    with saved(painter):
        painter.setClipRect(top)
        result = what.result
        paint_score(painter, top, ScoreLook(
            "{} : {}".format(*result.score), stage_line(result), what.names.nation(result.winner or result.home),
            what.names, what.card, gold=bool(result.champion),
        ))  # fmt: skip
    painter.fillRect(foot, INK)
    teams = QRectF(foot.left(), foot.top(), foot.width(), foot.height() * 0.44)
    _paint_teams(painter, teams, what)
    _paint_line(painter, QRectF(foot.left(), teams.bottom(), foot.width(), foot.bottom() - teams.bottom()), what)


def _display(pixels: float) -> QFont:
    return theme().sized_font("display", pixels, 900)


def _strong(pixels: float) -> QFont:
    return theme().sized_font("strong", pixels)


def _paint_tab(painter: QPainter, room: QRectF, width: float, tab: str) -> None:
    """Paint the score's label in gold on a leaning plate in the upper corner of its field."""
    font = fit_line(tab, width * 0.6, _strong, max(theme().px(13), room.height() * 0.04), 8)
    wide = QFontMetricsF(font).horizontalAdvance(tab) + font.pixelSize() * 2
    plate = QRectF(room.left() - font.pixelSize(), room.top() + room.height() * 0.05, wide + font.pixelSize(),
                   font.pixelSize() * 1.8)  # fmt: skip
    set_ink(painter, fill=INK)
    painter.drawPolygon(leaning(plate, plate.height() * 0.15))
    draw_centred(painter, plate.adjusted(font.pixelSize(), 0, 0, 0), tab, font, _GOLD)


def paint_score(painter: QPainter, room: QRectF, what: ScoreLook) -> None:
    """The score leans over rays in a nation's kit; behind a slanted edge stands the card's picture."""
    ground, rays, ink = kit_colours(what.nation, what.names.catalogue.nations.values())
    if what.gold:
        ground, rays, ink = _GOLD, _GOLD.darker(112), INK
    painter.fillRect(room, ground)
    card = what.card
    left = room.width() * (sum(_EDGE) / 2 if card is not None else 1.0)
    paint_rays(painter, room, QPointF(room.left() + left * 0.5, room.bottom() - room.height() * 0.04), rays, 0.1)
    with saved(painter):
        painter.translate(room.left() + left * 0.5, room.top() + room.height() * 0.47)
        painter.rotate(-6)
        score = what.score
        font = fit_line(score, left * 0.84, _display, room.height() * 0.62, 14)
        row = QRectF(-left / 2, -room.height() / 2, left, room.height())
        drop = font.pixelSize() * 0.04
        draw_centred(painter, row.translated(drop, drop), score, font, PAPER if ink == INK else INK)
        draw_centred(painter, row, score, font, ink)
    if what.tab:
        _paint_tab(painter, room, left, what.tab)
    if card is None:
        return
    high, low = (room.left() + room.width() * part for part in _EDGE)
    edge = polygon((high, room.top()), (room.right(), room.top()), (room.right(), room.bottom()), (low, room.bottom()))
    path = QPainterPath()
    path.addPolygon(edge)
    with saved(painter):
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        part = QRectF(low, room.top(), room.right() - low, room.height())
        wide = max(part.width(), part.height() * 1.2)
        scene = QRectF(0, 0, wide, wide / 1.2)
        scene.moveCenter(part.center())
        painter.translate(scene.topLeft())
        paint_scene(
            painter, QRectF(QPointF(0, 0), scene.size()), card, card.owner, colours=theme().colours,
            language=language().code,
        )  # fmt: skip
    painter.setPen(QPen(INK, max(3.0, room.height() * 0.014)))
    painter.drawLine(QPointF(high, room.top()), QPointF(low, room.bottom()))


def _paint_teams(painter: QPainter, room: QRectF, what: MatchPicture) -> None:
    """Paint both teams, the winner at the right with how it won, the loser in the shade."""
    result, names = what.result, what.names
    edge, step = room.width() * 0.04, room.height() / 2
    said = [text for text in (headline(result, names), manner(result)) if text]
    taken = 0.0
    for number, text in enumerate(said):
        font = fit_line(text, room.width() * 0.42, _strong if number else _display, step * (0.34 if number else 0.5), 8)
        wide = QFontMetricsF(font).horizontalAdvance(text)
        taken = max(taken, wide)
        at = room.top() + step * (0.5 + number) if len(said) > 1 else room.center().y()
        draw_ink(
            painter, QPointF(room.right() - edge - wide, at - QFontMetricsF(font).capHeight() / 2), text, font, _GOLD
        )
    for number, code in enumerate((result.home, result.away)):
        middle = room.top() + step * (number + 0.56)
        flag = QRectF(room.left() + edge, middle - step * 0.33, step * 0.99, step * 0.66)
        paint_flag(painter, flag, names.nation(code))
        name = str(names.team(code))
        left = flag.right() + step * 0.3
        font = fit_line(name, room.right() - 2 * edge - taken - left, _display, step * 0.6, 8)
        colour = PAPER if result.winner in ("", code) else _DIM
        draw_ink(painter, QPointF(left, middle - QFontMetricsF(font).capHeight() / 2), name, font, colour)


def _paint_line(painter: QPainter, room: QRectF, what: MatchPicture) -> None:
    """Paint the match from left to right: the home side's events above the line, the guests' below."""
    marks = what.line.marks
    edge = room.width() * 0.04
    axis = room.center().y()
    painter.setPen(QPen(PAPER, max(2.0, room.height() * 0.014)))
    painter.drawLine(QPointF(room.left() + edge, axis), QPointF(room.right() - edge, axis))
    if not marks:
        return
    size = max(min(room.height() * 0.12, theme().px(14)), room.height() * 0.085)
    slot = (room.width() - 2 * edge) / len(marks)
    for number, mark in enumerate(marks):
        way = -1 if mark.side == 0 else 1
        middle = QPointF(room.left() + edge + (number + 0.5) * slot, axis + way * size * 1.5)
        _paint_mark(painter, middle, size, mark)
        pixels = min(max(theme().px(13), size), room.height() * 0.17)
        font = _strong(pixels)
        alike = [other for other in marks[max(0, number - 1) : number + 2] if other.side == mark.side]
        most = slot * (0.94 if len(alike) > 1 else 1.9)
        text = QFontMetricsF(font).elidedText(mark.words, Qt.TextElideMode.ElideRight, most)
        half = QFontMetricsF(font).horizontalAdvance(text) / 2
        x = min(max(middle.x(), room.left() + edge / 2 + half), room.right() - edge / 2 - half)
        away = min(size * 3.7, room.height() / 2 - pixels * 0.65)  # a word never touches the edge
        row = QRectF(x - half, axis + way * away - pixels / 2, 2 * half, pixels)
        draw_centred(painter, row, text, font, PAPER)


def _paint_mark(painter: QPainter, at: QPointF, size: float, mark: TimeMark) -> None:
    """A ball, one upside down in red, a red card, a coin, or the referee's whistle."""
    if mark.kind in ("goal", "own_goal"):
        paint_ball(painter, at, size)
        if mark.kind == "own_goal":
            painter.setPen(QPen(_RED, max(2.0, size * 0.26)))
            painter.drawLine(at + QPointF(-size, size), at + QPointF(size, -size))
    elif mark.kind == "off":
        set_ink(painter, line=QPen(PAPER, 1.2), fill=_RED)
        painter.drawRect(QRectF(at.x() - size * 0.66, at.y() - size, size * 1.32, size * 2))
    elif mark.kind == "money":
        set_ink(painter, line=QPen(PAPER, 1.2), fill=_GOLD)
        painter.drawEllipse(at, size, size)
        draw_centred(painter, QRectF(at.x() - size, at.y() - size, 2 * size, 2 * size), "M", _display(size * 1.2), INK)
    else:
        set_ink(painter, line=QPen(PAPER, max(1.5, size * 0.16)), fill=INK)
        painter.drawRoundedRect(QRectF(at.x() - size, at.y() - size * 0.75, size * 1.2, size * 0.6), 2, 2)
        painter.drawEllipse(at + QPointF(size * 0.2, size * 0.1), size * 0.75, size * 0.75)
