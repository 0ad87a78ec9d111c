"""The ball's way on the table's pitch: from where an attack takes place to where it ends (S5.2 to S5.9).

Every result has a way and an end of its own, so that it is told apart at a glance.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QPointF, QRectF

from swallows_gui.games.swallows.table.pitch.pitch_ground import LENGTH, MownField, ball_place, distance_of, towards
from swallows_gui.games.swallows.table.pitch.pitch_plan import FIELD_WIDTH

Rest = Literal[
    "lies",  # at its place
    "whistled",  # at its place, and the referee has blown
    "way",  # in the air before the goal: a keeper may still come
    "skied",  # in the air, too high
    "net", "own_net",
    "keeper",  # in the keeper's hands
    "over",  # over the bar
    "flag",  # the linesman's flag is up
    "tackled",  # a defender has taken it
    "lost",  # out beside the goal
    "called_off",  # back to the middle: the attack is cancelled
]  # fmt: skip

GOAL_DEPTH, GOAL_SPAN = 5.6, 21.0
"""Metres of the goals as they are drawn: a poster's, three times too large."""
IN_FLIGHT = frozenset({"way", "skied"})
SAMPLES = 24


@dataclass(frozen=True, slots=True)
class Leg:
    """A part of a way: a curve on the ground and how high the ball is above it, in parts of the room's height."""

    start: QPointF
    bend: QPointF
    end: QPointF
    rise: tuple[float, float, float] = (0.0, 0.0, 0.0)
    """At the start, in the middle, at the end."""
    share: float = 1.0
    """Of the time of the way."""

    def at(self, part: float) -> tuple[QPointF, float]:
        """The ball's place on the ground and its height at a share of the leg."""
        rest = 1 - part
        ground = self.start * (rest * rest) + self.bend * (2 * rest * part) + self.end * (part * part)
        low, middle, high = self.rise
        bent = 2 * middle - (low + high) / 2
        return ground, low * rest * rest + 2 * bent * rest * part + high * part * part


@dataclass(frozen=True, slots=True)
class BallWay:
    """The ball's way in one or two legs."""

    legs: tuple[Leg, ...]

    def at(self, part: float) -> tuple[QPointF, float]:
        """The ball's place on the ground at a share of the way, and its height in parts of the room's."""
        for leg in self.legs[:-1]:
            if part <= leg.share:
                return leg.at(part / leg.share)
            part = (part - leg.share) / (1 - leg.share)
        return self.legs[-1].at(min(1.0, part))

    def nearest(self, seen: QPointF, height: float) -> float:
        """The part of the way that passes a point of the screen most closely, `height` being that of the room."""
        best, least = 0.0, 1e18
        for step in range(SAMPLES + 1):
            ground, rise = self.at(step / SAMPLES)
            off = ground - QPointF(0, rise * height) - seen
            if (away := off.x() ** 2 + off.y() ** 2) < least:
                best, least = step / SAMPLES, away
        return best


def way_to(room: QRectF, attacker: str, place: str | None, rest: Rest) -> BallWay:
    """The way from a place to where the ball comes to rest; none is longer than its place for a ball that lies."""
    field = MownField(room)
    far = -1 if attacker == "home" else 1
    """Towards the upper side line, away from the sum."""

    def to(distance: float, across: float) -> QPointF:
        return towards(field, attacker, distance, across)

    start, away = ball_place(room, attacker, place), distance_of(place)
    near = to(6.0, 2.0)
    match rest:
        case "way":
            return _one(start, near, (0.0, 0.1, 0.12), 2.0)
        case "net":
            return _one(start, to(-GOAL_DEPTH * 0.45, 2.5), (0.0, 0.12, 0.0), 2.0)
        case "own_net":
            foot = to(8.0, -11.0)
            into = to(-GOAL_DEPTH * 0.45, -3.5)
            return BallWay((Leg(start, _bent(start, foot, 0), foot, (0, 0.05, 0), 0.55), Leg(foot, foot, into)))
        case "keeper":
            return _one(start, to(8.0, 0.0), (0.0, 0.16, 0.1), 2.0)
        case "skied":
            return _one(start, to(3.0, -2.0), (0.0, 0.24, 0.4), 0.0)
        case "over":
            return _one(start, to(-4.6, -4.0), (0.0, 0.34, 0.36), 0.0)
        case "flag":
            side = field.at(LENGTH - away if attacker == "home" else away, -FIELD_WIDTH / 2 - 0.5)
            return _one(start, side, (0.0, 0.0, 0.0), 0.0)
        case "tackled":
            foot = to(max(4.0, away - 5.5), 5.0)
            back = to(18.0, 29.0 * far)
            return BallWay((Leg(start, start, foot, share=0.35), Leg(foot, to(26.0, 10.0 * far), back, (0, 0.14, 0))))
        case "lost":
            return _one(start, to(-1.8, 19.0), (0.0, 0.0, 0.0), 1.0)
        case "called_off":
            return _one(start, to(35.0, 24.0 * far), (0.0, 0.2, 0.0), 0.0)
    return BallWay((Leg(start, start, start),))


def boot_at(way: BallWay) -> QPointF:
    """The point where a defender's boot meets the ball, on a way of two legs."""
    return way.legs[0].end


def _one(start: QPointF, end: QPointF, rise: tuple[float, float, float], bow: float) -> BallWay:
    return BallWay((Leg(start, _bent(start, end, bow), end, rise),))


def _bent(start: QPointF, end: QPointF, bow: float) -> QPointF:
    """The middle of a way that bows upwards on the screen, in tenths of its length."""
    along = end - start
    return (start + end) / 2 - QPointF(0, abs(along.x()) * bow * 0.1)
