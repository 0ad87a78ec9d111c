"""Moments that take over the match table: money for the referee, lots, an outcry, a goal, a stamped word.

An outcry shows two moments that decide matches without a goal: a penalty out of the blue, and a side that attacks no
more (S3.6, S4.6). Each moment covers the stage while it is told; any key or click that completes it ends it and does
nothing else. A fast replay shows none; under reduced motion they appear at once and stand.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from swallows_gui.games.swallows.rules import events as e
from swallows_gui.games.swallows.rules.knockout import decided
from swallows_gui.games.swallows.rules.marks import PURPOSES
from swallows_gui.games.swallows.table.cards.card_back import back
from swallows_gui.games.swallows.table.match.bribe_scene import BribeScene, deal_of
from swallows_gui.games.swallows.table.match.envelopes_scene import EnvelopesScene, temptation_of
from swallows_gui.games.swallows.table.match.goal_poster import Circumstances, GoalPoster, kit_colours
from swallows_gui.games.swallows.table.match.match_times import OUTCRY, LotScene, has_posters, poster_length
from swallows_gui.games.swallows.table.match.stamp import Stamp, StampWord
from swallows_gui.games.swallows.table.pitch.pitch import MatchPitch
from swallows_gui.models import roles
from swallows_gui.services.glossary import translate
from swallows_gui.services.settings import settings
from swallows_gui.services.theme import theme
from swallows_gui.ui.art.face import Person, draw_face
from swallows_gui.ui.kit.clock import clock, ease, even
from swallows_gui.ui.kit.painting import painting, saved, set_ink
from swallows_gui.ui.kit.take_over import INKS, ink_on
from swallows_gui.ui.kit.text_fit import draw_centred, fit_line
from swallows_gui.ui.stage.poster import StageCover
from swallows_gui.ui.stage.weight import Dimmer, Shaking, is_open

if TYPE_CHECKING:
    from swallows_gui.engine.events import WrittenEvent
    from swallows_gui.games.swallows.rules.view import SwallowsView
    from swallows_gui.games.swallows.table.match.attack_story import PlayedCard
    from swallows_gui.games.swallows.table.match.band import TableState
    from swallows_gui.games.swallows.table.match.kicks import KickStage
    from swallows_gui.games.swallows.table.match.travel import Travel
    from swallows_gui.games.swallows.words.bundle import Models
    from swallows_gui.ui.play.game_table import SessionInfo


_COMES, _GOES = 0.12, 0.88
"""Parts of it in which it comes, and from which on it goes."""
_AT_REST: Final = 0.6
_RED, _GOLD = QColor("#C8321F"), QColor("#F2D24B")
_WHISTLE: Final = 300
"""Design pixels of width."""
_BACKS: Final = 12
"""Most cards that are seen of a hand."""


@dataclass(frozen=True, slots=True)
class Outcry:
    """A word and a line for an outcry. With people it is a scandal, and they are shocked; else a side's hand turns over
    and sinks."""

    word: str
    line: str
    people: tuple[Person, ...] = ()
    shirt: str = "#1E7B4A"
    """Of the side, `#RRGGBB`."""
    backs: tuple[str, ...] = ()
    """The colours of the backs of the hand."""


class OutcryScene(StageCover):
    """Covers the stage while an outcry is shown."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self.what: Outcry | None = None
        """What is cried out; None while it is hidden."""

    def show_outcry(self, what: Outcry, *, moves: bool, speed: float | None, length: float = 1.0) -> None:
        """Animate an outcry in `length` times the usual duration; without `moves` it stands until `clear`."""
        self.clear()
        self.what, self._part = what, _AT_REST
        self.setAccessibleName(f"{what.word} {what.line}")
        self._rise()
        if moves:
            self._motion = clock().run(self, length * OUTCRY, self._step, self.clear, speed=speed, curve=even)

    def clear(self) -> None:
        self.what = None
        self.setAccessibleName("")
        super().clear()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.what is not None:
            with painting(self) as painter:
                paint_outcry(painter, QRectF(self.rect()), self.what, self._part)


def paint_outcry(painter: QPainter, room: QRectF, what: Outcry, part: float) -> None:
    """Paint a part of it, 0 to 1, over a room."""
    come, gone = ease(min(1.0, part / _COMES)), ease(max(0.0, (part - _GOES) / (1 - _GOES)))
    if come <= 0 or gone >= 1:
        return
    with saved(painter):
        painter.setOpacity(come * (1 - gone))
        if what.people:
            _paint_scandal(painter, room, what, part)
        else:
            _paint_no_more(painter, room, what, part)


def _display(pixels: float) -> QFont:
    return theme().sized_font("display", pixels, 900)


def _paint_words(painter: QPainter, room: QRectF, what: Outcry, top: float, ink: QColor, scale: float) -> None:
    """The word, which lands, and its line below it."""
    wide, high = room.width(), room.height()
    word = fit_line(what.word, wide * 0.86, _display, high * 0.24, 12)
    with saved(painter):
        painter.translate(room.center().x(), room.top() + high * top)
        painter.rotate(-4)
        painter.scale(scale, scale)
        row = QRectF(-wide / 2, -high * 0.13, wide, high * 0.26)
        drop = word.pixelSize() * 0.05
        draw_centred(painter, row.translated(drop, drop), what.word, word, QColor(0, 0, 0, 150))
        draw_centred(painter, row, what.word, word, ink)
    line = fit_line(what.line, wide * 0.9, lambda px: theme().sized_font("heading", px), high * 0.06, 9)
    draw_centred(painter, QRectF(room.left(), room.top() + high * (top + 0.13), wide, high * 0.1), what.line, line, ink)


def _landed(part: float) -> float:
    """How large a word is on its way."""
    since = max(0.0, part - _COMES * 0.6) / 0.12
    return 1.0 if since >= 1 else 1.6 - 0.64 * ease(since / 0.7) if since < 0.7 else 0.96 + 0.04 * (since - 0.7) / 0.3


def _paint_scandal(painter: QPainter, room: QRectF, what: Outcry, part: float) -> None:
    """Paint a scandal: black ground, a shaking whistle, the word in gold, shocked faces."""
    painter.fillRect(room, INKS[1])
    wide, high = room.width(), room.height()
    size = min(theme().px(_WHISTLE), wide * 0.3, high * 0.42)
    shake = math.sin(part * 90) * max(0.0, 0.5 - part) * size * 0.06
    with saved(painter):
        painter.translate(room.center().x() + shake, room.top() + high * 0.21)
        painter.rotate(-12 + shake * 0.4)
        painter.scale(size / 100, size / 100)
        _paint_whistle(painter)
    _paint_words(painter, room, what, 0.47, _GOLD, _landed(part))
    number = len(what.people)
    face = min(wide * 0.84 / number, high * 0.25)
    for at, person in enumerate(what.people):
        jump = abs(math.sin(min(1.0, max(0.0, part - 0.1 - at * 0.04) * 3) * math.pi)) * high * 0.03
        left = room.center().x() + (at - number / 2) * face
        spot = QRectF(left, room.bottom() - face * 1.05 - jump, face, face).adjusted(4, 4, -4, -4)
        draw_face(painter, spot, person._replace(mood="shocked"))


def _paint_whistle(painter: QPainter) -> None:
    """A referee's whistle around the origin, a hundred units wide, that blows."""
    body = QPainterPath()
    body.addEllipse(QPointF(-14, 4), 26, 26)
    mouth = QPainterPath()
    mouth.addRoundedRect(QRectF(-16, -22, 66, 24), 4, 4)
    body = body.united(mouth)
    set_ink(painter, line=QPen(INKS[0], 4), fill=_GOLD)
    painter.drawPath(body)
    set_ink(painter, fill=INKS[1])
    painter.drawEllipse(QPointF(-14, 6), 11, 11)
    painter.drawRect(QRectF(2, -22, 10, 12))
    painter.setPen(QPen(_RED, 5))
    for turn in (-30, -8, 14):
        angle = math.radians(turn - 62)
        start = QPointF(6 + math.cos(angle) * 20, -26 + math.sin(angle) * 12)
        painter.drawLine(start, start + QPointF(math.cos(angle), math.sin(angle)) * 16)


def _paint_no_more(painter: QPainter, room: QRectF, what: Outcry, part: float) -> None:
    """A hand turns over, card by card, and sinks by two fifths of its height; dusk falls behind it."""
    wide = room.width()
    ground = QColor(what.shirt).darker(140) if QColor(what.shirt).lightness() > 60 else QColor(what.shirt).lighter(140)
    painter.fillRect(room, ground)
    set_ink(painter, fill=ground.darker(118))
    for beam in range(0, 12, 2):
        x = room.left() + wide * beam / 12
        painter.drawPolygon([QPointF(x, room.top()), QPointF(x + wide / 12, room.top()),
                             QPointF(x + wide / 8, room.bottom()), QPointF(x - wide / 24, room.bottom())])  # fmt: skip
    ink = ink_on(ground)
    _paint_words(painter, room, what, 0.24, ink, _landed(part))
    _paint_hand(painter, room, what.backs[:_BACKS], part)


def _paint_hand(painter: QPainter, room: QRectF, backs: Sequence[str], part: float) -> None:
    wide, high = room.width(), room.height()
    card = QSize(round(high * 0.44 * 250 / 350), round(high * 0.44))
    step = min(card.width() * 0.62, wide * 0.8 / max(1, len(backs)))
    for number, colour in enumerate(backs):
        turned = min(1.0, max(0.0, (part - 0.16 - number * 0.018) / 0.18))
        sunk = ease(min(1.0, max(0.0, (part - 0.42) / 0.3))) * card.height() * 0.4
        aside = number - (len(backs) - 1) / 2
        with saved(painter):
            painter.translate(room.center().x() + aside * step, room.bottom() - card.height() * 0.36 + sunk + aside**2)
            painter.rotate(aside * 3)
            painter.scale(max(0.03, abs(math.cos(math.pi * turned))), 1)
            place = QRectF(-card.width() / 2, -card.height() / 2, card.width(), card.height())
            if turned < 0.5:
                painter.drawPixmap(place.topLeft(), back(colour, card))
            else:
                set_ink(painter, line=QPen(INKS[1], 2), fill=QColor("#6F6A60"))
                painter.drawRoundedRect(place, 8, 8)
                painter.setPen(QPen(QColor("#4E4A43"), 6))
                cross = place.adjusted(
                    card.width() * 0.3, card.height() * 0.36, -card.width() * 0.3, -card.height() * 0.36
                )
                painter.drawLine(cross.topLeft(), cross.bottomRight())
                painter.drawLine(cross.topRight(), cross.bottomLeft())


SIX: Final = 6
"""The face of the die that shakes the table."""
_AROUND = (-1.1, -0.8, 1.1, 0.8)
"""How far it stays light round a die, in parts of its side: left, above, right, below."""


class Peaks:
    """The scenes over one table. `travel` knows which nations play."""

    def __init__(self, table: QWidget, pitch: MatchPitch, models: Models, travel: Travel) -> None:
        self._table, self._pitch, self._models, self._travel = table, pitch, models, travel
        self.scene, self.envelopes = BribeScene(table), EnvelopesScene(table)
        self.lots = LotScene(table)
        self.outcry = OutcryScene(table)
        self.dimmer, self.shaking = Dimmer(table), Shaking(pitch.viewport())
        self.stamp = Stamp(pitch, table)
        self.stamp.stamped.connect(pitch.set_stamped)
        self.poster = GoalPoster(table, pitch, models.names)

    @property
    def covers(self) -> tuple[BribeScene, EnvelopesScene, LotScene, OutcryScene, GoalPoster]:
        """The widgets that cover the table, the lowest first."""
        return self.scene, self.envelopes, self.lots, self.outcry, self.poster

    @property
    def moving(self) -> bool:
        """Whether one of them moves."""
        return any(each.moves for each in self.covers)

    def clear(self) -> None:
        """All of it is gone."""
        for each in (*self.covers, self.stamp, self.dimmer):
            each.clear()
        self.shaking.rest()

    @property
    def _speed(self) -> float | None:
        return self._pitch.motion.speed

    def show_deal(self, event: WrittenEvent | None, view: SwallowsView | None, info: SessionInfo) -> None:
        """Show money for the referee, if the event brings some."""
        if not has_posters():
            return
        deal = deal_of(event, view, info, self._models.names)
        tempting = temptation_of(event, view, info, self._models.names)
        moves = not settings().now.reduced_motion
        if tempting is not None:
            self.envelopes.show_envelopes(tempting, moves=moves, speed=self._speed, length=poster_length())
        if deal is not None:
            self.scene.show_deal(deal, moves=moves, speed=self._speed, length=poster_length())

    def dim_for(self, roll: e.DieRolled, play: PlayedCard, info: SessionInfo) -> None:
        """Dim the stage around a die whose roll decides something, whatever it will show."""
        marks = play.marks
        if info.reduced_motion or settings().now.reduced_motion or roll.purpose not in PURPOSES:
            return
        if is_open([marks.outcome(roll.purpose, roll.total - roll.die + face) for face in range(1, SIX + 1)]):
            die = self._pitch.plate.die_room
            around = self._pitch.mapFromScene(die.adjusted(*(die.width() * part for part in _AROUND))).boundingRect()
            self.dimmer.dim(around.translated(self._pitch.mapTo(self._table, QPoint(0, 0))), self._speed)

    def hit(self, event: WrittenEvent | None, *, moves: bool) -> None:
        """The table shakes at a six and, where it `moves`, at a save."""
        if (moves and isinstance(event, e.Saved)) or (isinstance(event, e.DieRolled) and event.die == SIX):
            self.shaking.hit(self._speed)

    def cry_out(self, event: WrittenEvent | None, now: TableState | None, info: SessionInfo) -> None:
        """A penalty out of the blue, or a side that attacks no more."""
        still, names = settings().now.reduced_motion, self._models.names
        if not has_posters() or now is None or (info.reduced_motion and not still):
            return
        match event:
            case e.Awarded(cause="referee", seat=int(seat)):
                people = [now.person(each) for each in range(len(info.seats))]
                what = Outcry(
                    translate("Outcry", "PENALTY?!"),
                    translate("Outcry", "Out of the blue, for {team:the}, by {referee}").format(
                        team=names.team(event.team), referee=names.seat(seat)
                    ),
                    tuple(each for each in people if each is not None),
                )
            case e.Declined():
                side = self._travel.codes.index(event.team)
                hand = (self._models.home_hand, self._models.away_hand)[side]
                backs = [str(hand.index(row, 0).data(int(roles.BACK))) for row in range(hand.rowCount())]
                what = Outcry(
                    translate("Outcry", "NO MORE!"),
                    translate("Outcry", "{team:The} attack no more").format(team=names.team(event.team)),
                    shirt=kit_colours(names.nation(event.team), names.catalogue.nations.values())[0].name(),
                    backs=tuple(backs),
                )
            case _:
                return
        self.outcry.show_outcry(what, moves=not still, speed=self._speed, length=poster_length())

    def stamp_word(self, word: StampWord, info: SessionInfo) -> None:
        """A moment that is no goal."""
        still = settings().now.reduced_motion
        if has_posters() and (still or not info.reduced_motion):
            self.stamp.show_word(word, moves=not still, speed=self._speed)


def known_of(goal: e.Goal, view: SwallowsView | None, side: int, kicks: KickStage | None) -> Circumstances:
    """The public facts of a goal by `side`; in a shoot-out with its `kicks`."""
    kick = kicks is not None
    if view is None:
        return Circumstances(kick)
    if kicks is not None:
        return Circumstances(kick, decides=decided(kicks.taken, goal.score))
    return Circumstances(unanswered=view.declined[1 - side] or view.period == "extra")
