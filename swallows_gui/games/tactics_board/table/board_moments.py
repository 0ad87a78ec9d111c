"""Animations on the board of Tactics Board: runs, the ball's way, dice on a square, flag, cards, words.

An animation is painted over the picture before the event; when it ends, the picture after the event stands there.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from swallows_gui.games.tactics_board.rules.board import OFF, distance
from swallows_gui.games.tactics_board.rules.tables import PAWNS
from swallows_gui.games.tactics_board.table.board_paint import BoardPlan, paint_flag_line, paint_way
from swallows_gui.games.tactics_board.table.pawn_paint import (
    COLOURS,
    GOLD,
    INK,
    PAPER,
    YELLOW,
    paint_booking,
    paint_match_ball,
    paint_pawn,
)
from swallows_gui.games.tactics_board.table.picture import BoardPicture
from swallows_gui.games.tactics_board.words.match_story import BattleStory
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.clock import ease, late
from swallows_gui.ui.kit.dice import TUMBLE, paint_die, tumbling
from swallows_gui.ui.kit.icons import leaning
from swallows_gui.ui.kit.painting import saved, set_ink
from swallows_gui.ui.kit.text_fit import draw_centred

STEP, BEND, BALL_STEP = 0.1, 0.1, 0.08
"""Seconds at pace normal: a pawn's square, its beat at the bend, the ball's square."""
SLIDE, LINE_UP, PLACE = 0.2, 0.8, 0.3
FLAG, CARD, WORD, WAYS = 0.7, 0.5, 0.6, 0.5


@dataclass(frozen=True, slots=True)
class BoardHappening:
    """One animation on the board."""

    kind: str
    """"run", "flight", "slide", "battle", "flag", "card", "word" or "ways"."""
    seconds: float
    lead: float = 0.0
    """Seconds of it in which only the way is seen."""
    pawns: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    """The ways of the pawns that move; one that stood nowhere has only its end."""
    way: tuple[int, ...] = ()
    """Of the ball."""
    battle: BattleStory | None = None
    row: int = OFF
    square: int = OFF
    words: str = ""
    colour: str = ""
    ways: tuple[tuple[int, ...], ...] = ()
    """Of the ball before a goal."""
    stays: bool = False
    """Nothing goes on when the picture after it is there."""

    @property
    def hides(self) -> frozenset[int]:
        """The pawns that it shows itself."""
        return frozenset(self.pawns)

    @property
    def moves_ball(self) -> bool:
        """Whether the animation paints the ball itself."""
        return bool(self.way)


def run_seconds(start: int, square: int) -> float:
    """How long a pawn runs, by what everybody sees of it: where from and where to."""
    return STEP * max(1, distance(start, square)) + BEND


def flight_seconds(start: int, square: int) -> float:
    """How long the ball flies."""
    return BALL_STEP * max(2, distance(start, square)) + 0.16


def a_run(pawn: int, way: Sequence[int], seconds: float, lead: float, *, with_ball: bool = False) -> BoardHappening:
    """A pawn goes its way, after the way has been seen for `lead` seconds."""
    ball = tuple(way) if with_ball else ()
    return BoardHappening("run", seconds + lead, lead, pawns={pawn: tuple(way)}, way=ball)


def a_flight(way: Sequence[int], seconds: float, lead: float) -> BoardHappening:
    """The ball goes its way."""
    return BoardHappening("flight", seconds + lead, lead, way=tuple(way))


def a_slide(pawns: Mapping[int, tuple[int, ...]], seconds: float) -> BoardHappening:
    """Pawns are put somewhere else."""
    return BoardHappening("slide", seconds, pawns=dict(pawns))


def a_battle(battle: BattleStory) -> BoardHappening:
    """Two dice roll on a square."""
    return BoardHappening("battle", TUMBLE, battle=battle)


def a_flag(row: int, words: str, square: int) -> BoardHappening:
    """The offside line sweeps over the board."""
    return BoardHappening("flag", FLAG, row=row, words=words, square=square)


def a_card(square: int, card: str) -> BoardHappening:
    """A card is held up on a square."""
    return BoardHappening("card", CARD, square=square, words=card)


def a_word(words: str, colour: str) -> BoardHappening:
    """A band with words crosses the board."""
    return BoardHappening("word", WORD, words=words, colour=colour)


def the_ways(ways: tuple[tuple[int, ...], ...]) -> BoardHappening:
    """The whole way of the ball before a goal."""
    return BoardHappening("ways", WAYS, ways=ways)


def paint_happening(
    painter: QPainter, plan: BoardPlan, picture: BoardPicture, what: BoardHappening, part: float
) -> None:
    """Paint an animation at a share of its length, 0 to 1, over the picture before it."""
    with saved(painter):
        _PAINTERS[what.kind](painter, plan, picture, what, part)


def _after_lead(what: BoardHappening, part: float) -> float:
    return late(part, what.lead, what.seconds - what.lead) if what.lead else part


def _run(painter: QPainter, plan: BoardPlan, picture: BoardPicture, what: BoardHappening, part: float) -> None:
    ((pawn, way),) = what.pawns.items()
    if what.lead:
        paint_way(painter, plan, way, thick=0.8)
    at = plan.along(way, _after_lead(what, part))
    paint_pawn(painter, at, plan.side * 0.37, pawn, picture.roles[pawn])
    if what.way:
        paint_match_ball(painter, at + QPointF(plan.side * 0.3, plan.side * 0.3), plan.side * 0.16)


def _flight(painter: QPainter, plan: BoardPlan, _picture: BoardPicture, what: BoardHappening, part: float) -> None:
    if what.lead:
        paint_way(painter, plan, what.way)
    gone = _after_lead(what, part)
    at = plan.along(what.way, gone) - QPointF(0, plan.side * 0.35 * math.sin(math.pi * gone))
    paint_match_ball(painter, at, plan.side * 0.17 * (1 + 0.5 * math.sin(math.pi * gone)))


def _slide(painter: QPainter, plan: BoardPlan, picture: BoardPicture, what: BoardHappening, part: float) -> None:
    for pawn, way in what.pawns.items():
        if way[-1] < 0:
            continue
        radius = plan.side * 0.37
        if len(way) == 1:  # it comes onto the board
            painter.setOpacity(part)
            paint_pawn(painter, plan.at(way[0]), radius * (1.6 - 0.6 * part), pawn, picture.roles[pawn])
            painter.setOpacity(1.0)
        else:
            start, end = plan.at(way[0]), plan.at(way[-1])
            paint_pawn(painter, start + (end - start) * part, radius, pawn, picture.roles[pawn])


def paint_battle(painter: QPainter, plan: BoardPlan, battle: BattleStory, part: float = 1.0) -> None:
    """Paint two dice over a square, each in its side's colour; at rest with what is added to them."""
    at, t = plan.at(battle.square), theme()
    side = max(plan.side * 0.66, t.px(26))
    gap = side * 0.2
    high, wide = side * 1.75, 2 * side + 3 * gap
    room = QRectF(at.x() - wide / 2, at.y() - plan.side * 0.5 - high, wide, high)
    if room.top() < plan.whole.top():
        room.moveTop(at.y() + plan.side * 0.5)
    room.moveLeft(max(plan.whole.left() + 2, min(room.left(), plan.whole.right() - wide - 2)))
    set_ink(painter, line=QPen(INK, max(1.4, side * 0.05)), fill=PAPER)
    painter.drawRect(room)
    for place in (0, 1):
        box = QRectF(room.left() + gap + place * (side + gap), room.top() + gap, side, side)
        ours = battle.pawns[place] // PAWNS
        set_ink(painter, fill=QColor(COLOURS[ours]))
        foot = QRectF(box.left(), box.bottom() + gap * 0.6, side, high - side - gap * 2)
        painter.drawRect(foot)
        moment = tumbling(part, battle.dice[place])
        paint_die(painter, box, moment.face, moment.turn, squash=moment.squash)
        if part >= 1:
            added = battle.totals[place] - battle.dice[place]
            words = f"{battle.dice[place]} + {added}" if added else str(battle.dice[place])
            ink = QColor("#FFFFFF")
            draw_centred(painter, foot, words, t.sized_font("number", foot.height() * 0.8), ink)
            if battle.winner == ours:
                set_ink(painter, line=QPen(GOLD, max(2.0, side * 0.09)))
                painter.drawRect(box.united(foot))


def _battle(painter: QPainter, plan: BoardPlan, _picture: BoardPicture, what: BoardHappening, part: float) -> None:
    assert what.battle is not None
    paint_battle(painter, plan, what.battle, min(part, 0.999))


def _flag(painter: QPainter, plan: BoardPlan, _picture: BoardPicture, what: BoardHappening, part: float) -> None:
    if what.row >= 0:
        paint_flag_line(painter, plan, what.row, min(1.0, part * 1.8))
    _banner(painter, plan, what.words, QColor("#D9A21B"), INK, ease(min(1.0, part * 2)))


def _card(painter: QPainter, plan: BoardPlan, _picture: BoardPicture, what: BoardHappening, part: float) -> None:
    if what.square < 0:
        return
    high = plan.side * 1.5
    at = plan.at(what.square)
    colour = QColor("#C8321F") if what.words == "red" else QColor(YELLOW)
    rise = ease(min(1.0, part * 1.6))
    y = max(plan.whole.top() + high * 0.06, at.y() - high * rise - plan.side * 0.2)
    paint_booking(painter, QPointF(at.x() - high * 0.3, y), high, colour)


def _word(painter: QPainter, plan: BoardPlan, _picture: BoardPicture, what: BoardHappening, part: float) -> None:
    _banner(painter, plan, what.words, QColor(what.colour or "#1A1A1A"), PAPER, part)


def _banner(painter: QPainter, plan: BoardPlan, words: str, ground: QColor, ink: QColor, part: float) -> None:
    """A slanted plate that slides in from the left and stops in the middle."""
    t = theme()
    high = min(plan.field.height() * 0.2, t.px(84))
    font = t.sized_font("heading", high * 0.5, 900)
    wide = QFontMetricsF(font).horizontalAdvance(words) + high * 2
    start = plan.whole.left() - wide
    x = start + (plan.field.center().x() - wide / 2 - start) * ease(min(1.0, part * 1.6))
    room = QRectF(x, plan.field.center().y() - high / 2, wide, high)
    lean = high * 0.3
    set_ink(painter, fill=ground)
    painter.drawPolygon(leaning(room, lean))
    draw_centred(painter, room, words, font, ink)


def _ways(painter: QPainter, plan: BoardPlan, _picture: BoardPicture, what: BoardHappening, part: float) -> None:
    left = max(1.0, part * 1.2 * sum(len(way) - 1 for way in what.ways))
    for way in what.ways:
        if left < 1:
            break
        paint_way(painter, plan, way[: int(left) + 1], thick=1.8)
        left -= len(way) - 1


_PAINTERS: Final[dict[str, Callable[[QPainter, BoardPlan, BoardPicture, BoardHappening, float], None]]] = {
    "run": _run,
    "flight": _flight,
    "slide": _slide,
    "battle": _battle,
    "flag": _flag,
    "card": _card,
    "word": _word,
    "ways": _ways,
}
