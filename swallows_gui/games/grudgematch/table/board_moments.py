"""Animations on the field of the Grudge Match: runs, the ball's flight, placings, slaps with a glove, sweeps.

An animation is painted over the picture before the event; when it ends, the picture after the event stands there.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from swallows_gui.games.grudgematch.table.board_paint import INK, PAPER, BoardPlan, paint_ball_at, paint_one_man
from swallows_gui.games.grudgematch.table.heads import paint_man
from swallows_gui.games.grudgematch.table.picture import BoardPicture
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.clock import ease
from swallows_gui.ui.kit.icons import leaning
from swallows_gui.ui.kit.painting import saved, set_ink
from swallows_gui.ui.kit.text_fit import draw_centred, fit_line

STEP, SPACE, PLACE, DROP, PUT, SWEEP, SLAP = 0.12, 0.09, 0.28, 0.4, 0.3, 0.6, 0.4
"""Seconds at pace normal: a step of a run, a space of the ball's flight, and so on."""


@dataclass(frozen=True, slots=True)
class BoardHappening:
    """One animation on the field."""

    kind: str
    seconds: float
    man: int = -1
    way: tuple[int, ...] = ()
    """Spaces, the first where it begins."""
    direction: int = -1
    """Of a ball that goes on into the net; -1: it does not."""
    words: str = ""
    colour: str = ""

    @property
    def stays(self) -> bool:
        """Whether the animation goes on over the next picture."""
        return self.kind == "sweep"

    @property
    def moves_ball(self) -> bool:
        """Whether the animation paints the ball itself."""
        return self.kind in ("flight", "drop", "put")

    @property
    def moves_man(self) -> bool:
        """Whether it shows a man of its own."""
        return self.kind in ("run", "place")


def a_run(man: int, way: Sequence[int]) -> BoardHappening:
    """A man runs over spaces, from the first of them."""
    return BoardHappening("run", STEP * max(1, len(way) - 1), man=man, way=tuple(way))


def a_flight(way: Sequence[int], direction: int = -1) -> BoardHappening:
    """The ball flies over spaces, from the first; with a direction on into the net."""
    return BoardHappening(
        "flight", flight_seconds(len(way) - 1, goal=direction >= 0), way=tuple(way), direction=direction
    )


def flight_seconds(spaces: int, *, goal: bool) -> float:
    """How long the ball flies, at pace normal."""
    return SPACE * spaces + (0.22 if goal else 0.0)


def a_placing(man: int, space: int) -> BoardHappening:
    """A man is put on a space."""
    return BoardHappening("place", PLACE, man=man, way=(space,))


def a_drop(space: int) -> BoardHappening:
    """The ball falls on a space."""
    return BoardHappening("drop", DROP, way=(space,))


def a_put(start: int, space: int) -> BoardHappening:
    """The ball is put beside a man."""
    return BoardHappening("put", PUT, way=(start, space))


def a_slap(man: int, space: int) -> BoardHappening:
    """A block: gloves meet the ball."""
    return BoardHappening("slap", SLAP, man=man, way=(space,))


def a_sweep(words: str, colour: str, man: int = -1) -> BoardHappening:
    """A band with words crosses the field."""
    return BoardHappening("sweep", SWEEP, man=man, words=words, colour=colour)


def paint_happening(
    painter: QPainter, plan: BoardPlan, picture: BoardPicture, what: BoardHappening, part: float
) -> None:
    """Paint an animation at a share of its length, 0 to 1, over the picture before it."""
    with saved(painter):
        _PAINTERS[what.kind](painter, plan, picture, what, part)


def _along(points: Sequence[QPointF], part: float) -> QPointF:
    """A point of a way of equally long pieces."""
    if len(points) == 1:
        return points[0]
    far = part * (len(points) - 1)
    at = min(len(points) - 2, int(far))
    return points[at] + (points[at + 1] - points[at]) * (far - at)


def _run(painter: QPainter, plan: BoardPlan, picture: BoardPicture, what: BoardHappening, part: float) -> None:
    points = [plan.middle(space) for space in what.way]
    hop = abs(math.sin(part * (len(points) - 1) * math.pi)) * plan.cell_height * 0.07
    paint_one_man(painter, plan, what.man, _along(points, part) - QPointF(0, hop), picture)


def _place(painter: QPainter, plan: BoardPlan, picture: BoardPicture, what: BoardHappening, part: float) -> None:
    middle = plan.middle(what.way[0]) - QPointF(0, plan.cell_height * 0.7 * (1 - part))
    painter.setOpacity(min(1.0, 0.2 + part))
    paint_one_man(painter, plan, what.man, middle, picture)


def _flight(painter: QPainter, plan: BoardPlan, _picture: BoardPicture, what: BoardHappening, part: float) -> None:
    points = [plan.middle(space) for space in what.way]
    if what.direction >= 0:
        points.append(plan.into_goal(what.way[-1], what.direction))
    at = _along(points, part)
    width = plan.cell_width * 0.5
    painter.setPen(QPen(QColor(255, 255, 255, 56), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(points[0], at)
    paint_ball_at(painter, plan, at, 1.0 + 0.22 * math.sin(math.pi * part))


def _drop(painter: QPainter, plan: BoardPlan, _picture: BoardPicture, what: BoardHappening, part: float) -> None:
    bounce = abs(math.cos(part * math.pi * 1.5)) * (1 - part)
    at = plan.middle(what.way[0]) - QPointF(0, plan.cell_height * 1.8 * bounce)
    paint_ball_at(painter, plan, at, 1.0 + 0.5 * bounce)


def _put(painter: QPainter, plan: BoardPlan, _picture: BoardPicture, what: BoardHappening, part: float) -> None:
    start, end = (plan.middle(space) for space in what.way)
    paint_ball_at(painter, plan, start + (end - start) * part)


def _slap(painter: QPainter, plan: BoardPlan, _picture: BoardPicture, what: BoardHappening, part: float) -> None:
    """Two gloves close on the ball, and the lines of a slap fly off."""
    at = plan.middle(what.way[0])
    size = plan.radius * 1.5
    near = ease(min(1.0, part * 2))
    for side in (-1, 1):
        middle = at + QPointF(side * size * (0.62 + 1.7 * (1 - near)), size * 0.1)
        half = QPointF(size * 0.42, size * 0.56)
        set_ink(painter, line=QPen(INK, max(1.2, size * 0.08)), fill=QColor("#E3B040"))
        painter.drawRoundedRect(QRectF(middle - half, middle + half), size * 0.26, size * 0.26)
    if part > 0.5:
        out = (part - 0.5) * 2
        painter.setPen(QPen(PAPER, max(1.5, size * 0.1) * (1 - out) + 0.5))
        for ray in range(10):
            angle = ray * math.tau / 10
            way = QPointF(math.cos(angle), math.sin(angle))
            painter.drawLine(at + way * size * (1.2 + 0.4 * out), at + way * size * (1.3 + 0.9 * out))


def _sweep(painter: QPainter, plan: BoardPlan, _picture: BoardPicture, what: BoardHappening, part: float) -> None:
    """Paint a band of words: it comes from the left, stops in the middle, and leaves to the right."""
    t = theme()
    whole = plan.whole
    high = min(whole.height() * 0.16, t.px(72))
    wide = whole.width() * 0.8
    middle = whole.center().x()
    if part < 0.35:
        x = whole.left() - wide + (middle + wide / 2 - whole.left()) * ease(part / 0.35)
    elif part < 0.65:
        x = middle - wide / 2
    else:
        x = middle - wide / 2 + (whole.right() - middle + wide / 2) * ease((part - 0.65) / 0.35)
    room = QRectF(x, whole.center().y() - high / 2, wide, high)
    lean = high * 0.3
    set_ink(painter, fill=QColor(what.colour or "#1A1A1A"))
    painter.drawPolygon(leaning(room, lean))
    words = room
    if what.man >= 0:
        side = high * 1.3
        head = QRectF(room.left() + lean, room.center().y() - side / 2, side, side)
        paint_man(painter, head, what.man)
        words = room.adjusted(side + lean, 0, 0, 0)
    font = fit_line(what.words, words.width() * 0.86, lambda px: t.sized_font("heading", px, 900), high * 0.56, 7)
    draw_centred(painter, words, what.words, font, PAPER)


_PAINTERS: Final[dict[str, Callable[[QPainter, BoardPlan, BoardPicture, BoardHappening, float], None]]] = {
    "run": _run,
    "place": _place,
    "flight": _flight,
    "drop": _drop,
    "put": _put,
    "slap": _slap,
    "sweep": _sweep,
}
