"""Animations on the pitch of Power Soccer: the ball's way, card, flag, steal, shots at the wall, change of sides.

An animation is painted over the picture before the event; when it ends, the picture after the event stands there.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from swallows_gui.games.power_soccer.table.picture import PitchPicture
from swallows_gui.games.power_soccer.table.pitch_paint import (
    WallPlan,
    paint_ball_at,
    paint_card,
    paint_goal,
    paint_trail,
)
from swallows_gui.games.power_soccer.table.pitch_plan import STEP, PitchPlan
from swallows_gui.games.power_soccer.words.match_story import GOAL, Hop
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.clock import ease
from swallows_gui.ui.kit.dice_tray import INK, PAPER
from swallows_gui.ui.kit.icons import leaning
from swallows_gui.ui.kit.painting import saved, set_ink
from swallows_gui.ui.kit.text_fit import draw_centred, fit_line

HOP, CARD, SIDES, SHOT, FLAG, STEAL = 0.5, 0.35, 0.4, 0.5, 0.5, 0.5
"""Seconds at pace normal."""
STEPS_UP: Final = 0.5
"""Seconds at pace normal in which the taker comes to the ball."""


@dataclass(frozen=True, slots=True)
class PitchHappening:
    """One animation on the pitch."""

    kind: str
    seconds: float
    hop: Hop | None = None
    words: str = ""
    colour: str = ""
    """Of the seat that it is about, "#rrggbb"."""
    reason: str = ""
    """Of a shot: how it ends."""
    hole: str = ""
    stays: bool = False
    """Nothing goes on when the picture after it is there."""

    @property
    def moves_ball(self) -> bool:
        """Whether the animation paints the ball itself."""
        return self.kind in ("hop", "wall", "steal")


def hopping(start: int, end: int) -> PitchHappening:
    """The ball goes from so many points to so many."""
    return PitchHappening("hop", HOP, hop=Hop(start, end))


def a_card(card: str) -> PitchHappening:
    """A card swings down."""
    return PitchHappening("card", CARD, words=card)


def a_flag(words: str) -> PitchHappening:
    """The flag cuts the pitch."""
    return PitchHappening("flag", FLAG, words=words)


def a_steal() -> PitchHappening:
    """The stripe tips over."""
    return PitchHappening("steal", STEAL)


def a_wall_shot(hole: str, *, hit: bool) -> PitchHappening:
    """A shot at the wall."""
    return PitchHappening("wall", SHOT, hole=hole, reason="hit" if hit else "miss")


def a_change(words: str, colour: str) -> PitchHappening:
    """The ball changes sides: whose attack begins."""
    return PitchHappening("sides", SIDES, words=words, colour=colour)


def paint_happening(
    painter: QPainter, plan: PitchPlan, picture: PitchPicture, what: PitchHappening, part: float
) -> None:
    """Paint an animation at a share of its length, 0 to 1, over the picture before it."""
    with saved(painter):
        _PAINTERS[what.kind](painter, plan, picture, what, part)


def _hop(painter: QPainter, plan: PitchPlan, picture: PitchPicture, what: PitchHappening, part: float) -> None:
    assert what.hop is not None
    paint_trail(painter, plan, (*picture.hops, what.hop), last=part * 0.999)
    path = plan.hop(what.hop.start, what.hop.end)
    if what.hop.end == GOAL and part > 0.8:
        paint_goal(painter, plan, bulge=math.sin((part - 0.8) / 0.2 * math.pi) * 0.7)
    paint_ball_at(painter, plan, path.pointAtPercent(part), 1.0 + 0.3 * math.sin(math.pi * part))


def _card(painter: QPainter, plan: PitchPlan, _picture: PitchPicture, what: PitchHappening, part: float) -> None:
    paint_card(painter, plan, what.words, swing=part + 0.12 * math.sin(part * math.pi * 2) * (1 - part))


def _flag(painter: QPainter, plan: PitchPlan, picture: PitchPicture, what: PitchHappening, part: float) -> None:
    """A band in the flag's colours falls across the pitch where the ball lies."""
    t = theme()
    field, deep = plan.field, ease(min(1.0, part * 1.5))
    middle = picture.points + STEP / 2
    half = 4.0
    strip = plan.strip(middle - half, middle + half, 0.0, deep)
    painter.setPen(Qt.PenStyle.NoPen)
    rows = 8
    for row in range(rows):
        top, low = row / rows, min(deep, (row + 1) / rows)
        if low <= top:
            break
        for column in range(2):
            start = middle - half + column * half
            painter.setBrush(t.colour("red") if (row + column) % 2 == 0 else t.colour("gold"))
            painter.drawPolygon(plan.strip(start, start + half, top, low))
    set_ink(painter, line=QPen(INK, t.px(2)))
    painter.drawPolygon(strip)
    high = field.height() * 0.2
    wide = min(field.width() * 0.4, high * 6)
    at = plan.at(middle, 0.5)
    room = QRectF(at.x() - wide / 2, at.y() - high / 2, wide, high)
    room.moveRight(min(room.right(), field.right() - t.px(4)))
    _slanted_plate(painter, room, INK, PAPER, what.words)


def _slanted_plate(painter: QPainter, room: QRectF, ground: QColor, ink: QColor, words: str) -> None:
    t = theme()
    lean = room.height() * 0.3
    set_ink(painter, fill=ground)
    painter.drawPolygon(leaning(room, lean))
    font = fit_line(words, room.width() * 0.84, lambda px: t.sized_font("heading", px, 900), room.height() * 0.56, 7)
    draw_centred(painter, room, words, font, ink)


def _steal(painter: QPainter, plan: PitchPlan, picture: PitchPicture, _what: PitchHappening, part: float) -> None:
    """The stripe that is played on tips over to the left, and the ball rolls off it."""
    t = theme()
    # the tipped stripe lies over the place where it stood
    set_ink(painter, fill=t.colour("grass"))
    painter.drawPolygon(plan.strip(picture.points, picture.points + STEP))
    foot = plan.at(picture.points, 1.0)
    with saved(painter):
        painter.translate(foot)
        painter.rotate(-78.0 * part * part)
        painter.translate(-foot)
        painter.setOpacity(1.0 - 0.6 * part)
        painter.setBrush(t.colour("gold"))
        painter.drawPolygon(plan.strip(picture.points, picture.points + STEP))
    start = plan.ball(picture.points)
    away = QPointF(-plan.stripe * 2.4 * part, plan.field.height() * 0.3 * part * part)
    paint_ball_at(painter, plan, start + away)


def _wall(painter: QPainter, plan: PitchPlan, _picture: PitchPicture, what: PitchHappening, part: float) -> None:
    wall = WallPlan(plan)
    hit = what.reason == "hit"
    _fly(painter, plan, wall.ball, wall.shot(what.hole, hit=hit), part, small=0.75)


def _fly(painter: QPainter, plan: PitchPlan, start: QPointF, end: QPointF, part: float, small: float = 0.8) -> None:
    bend = QPointF(0, -abs(end.x() - start.x()) * 0.2 * math.sin(math.pi * part))
    paint_ball_at(painter, plan, start + (end - start) * part + bend, 1.5 - (1.5 - small) * part)


def _sides(painter: QPainter, plan: PitchPlan, _picture: PitchPicture, what: PitchHappening, part: float) -> None:
    """A band with the name of the seat that attacks crosses the pitch."""
    whole = plan.whole
    high = min(whole.height() * 0.34, theme().px(96))
    wide = whole.width() * 0.5
    x = whole.left() - wide + (whole.width() + wide) * part
    room = QRectF(x, whole.center().y() - high / 2, wide, high)
    _slanted_plate(painter, room, QColor(what.colour or "#1A1A1A"), PAPER, what.words)


_PAINTERS: Final[dict[str, Callable[[QPainter, PitchPlan, PitchPicture, PitchHappening, float], None]]] = {
    "hop": _hop,
    "card": _card,
    "flag": _flag,
    "steal": _steal,
    "wall": _wall,
    "sides": _sides,
}
