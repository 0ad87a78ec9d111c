"""A figure's bones: a pose's joint angles turned into points, so that one body can stand, fly, roll and bow.

A figure is 100 units high and looks to the right; the ground is y = 0, up is negative. An angle is a limb's direction:
0 hangs straight down, 90 points forward (right), 180 up, -90 back.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

TRUNK = 28.0
UPPER_ARM, FOREARM = 15.5, 15.0
THIGH, SHIN = 25.0, 24.0
HEAD = 6.9
NECK = 3.0
SOLE = 2.6

Vector = tuple[float, float]
Pair = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Pose:
    """Joint angles in degrees; of a pair the first is the upper bone. Near limbs are drawn before the trunk's face."""

    lean: float = 0
    near_arm: Pair = (-12, 0)
    far_arm: Pair = (14, 22)
    near_leg: Pair = (4, -4)
    far_leg: Pair = (-6, -10)
    nod: float = 0
    """Degrees the head is bent forward beyond the trunk."""
    lift: float = 0
    """Units the lowest point is above the grass."""
    front: bool = False
    """Seen from the front: shoulders and hips side by side."""
    mouth: str = ""
    """`open`, `shut` eyes, or nothing."""
    holds: str = ""
    """What is in the near hand: a name of `held.py`."""


@dataclass(frozen=True, slots=True)
class Bones:
    """Where a pose's joints are, and the box around them."""

    hip: Vector
    neck: Vector
    head: Vector
    near_arm: tuple[Vector, Vector, Vector]
    far_arm: tuple[Vector, Vector, Vector]
    near_leg: tuple[Vector, Vector, Vector]
    far_leg: tuple[Vector, Vector, Vector]
    near_toe: float
    far_toe: float
    box: tuple[float, float, float, float]
    """Left, top, right, bottom."""


def direction(angle: float) -> Vector:
    """The unit vector of an angle."""
    radians = math.radians(angle)
    return math.sin(radians), math.cos(radians)


def reach(start: Vector, angle: float, length: float) -> Vector:
    """The end of a bone."""
    x, y = direction(angle)
    return start[0] + x * length, start[1] + y * length


def _limb(start: Vector, angles: Pair, upper: float, lower: float) -> tuple[Vector, Vector, Vector]:
    middle = reach(start, angles[0], upper)
    return start, middle, reach(middle, angles[1], lower)


def bones(pose: Pose) -> Bones:
    """The joints of a pose standing on the ground, the hips around x = 0."""
    up = 180 - pose.lean
    neck = reach((0.0, 0.0), up, TRUNK)
    head = reach(neck, up - pose.nod, NECK + HEAD)
    across = direction(up - 90)
    shoulder, hip = (9.6, 4.2) if pose.front else (3.4, 1.8)
    below = reach((0.0, 0.0), up, TRUNK - 3.5)
    near_shoulder = (below[0] - across[0] * shoulder, below[1] - across[1] * shoulder)
    far_shoulder = (below[0] + across[0] * shoulder, below[1] + across[1] * shoulder)
    near_hip = (-across[0] * hip, -across[1] * hip)
    far_hip = (across[0] * hip, across[1] * hip)
    parts = (
        _limb(near_shoulder, pose.near_arm, UPPER_ARM, FOREARM),
        _limb(far_shoulder, pose.far_arm, UPPER_ARM, FOREARM),
        _limb(near_hip, pose.near_leg, THIGH, SHIN),
        _limb(far_hip, pose.far_leg, THIGH, SHIN),
    )
    points = [point for part in parts for point in part] + [neck, head]
    lowest = max(
        max(y for _, y in (parts[2][2], parts[3][2])) + SOLE,
        max(y for _, y in (parts[2][1], parts[3][1])) + 4.5,
        max(y for part in parts[:2] for _, y in part) + 2.8,
        head[1] + HEAD,
        6.0,
        neck[1] + 5.0,
    )
    drop = -lowest - pose.lift

    def sunk(point: Vector) -> Vector:
        return point[0], point[1] + drop

    near_arm, far_arm, near_leg, far_leg = ((sunk(part[0]), sunk(part[1]), sunk(part[2])) for part in parts)
    xs, ys = [x for x, _ in points], [y + drop for _, y in points]
    return Bones(
        hip=(0.0, drop),
        neck=sunk(neck),
        head=sunk(head),
        near_arm=near_arm,
        far_arm=far_arm,
        near_leg=near_leg,
        far_leg=far_leg,
        near_toe=_toe(near_leg, pose.near_leg[1], pose.front, -1),
        far_toe=_toe(far_leg, pose.far_leg[1], pose.front, 1),
        box=(min(xs) - HEAD, min(ys) - HEAD, max(xs) + HEAD, max(0.0 - pose.lift, max(ys))),
    )


def _toe(leg: tuple[Vector, Vector, Vector], shin: float, front: bool, side: int) -> float:
    """Where a foot points: flat on the ground where it stands, stretched in the air."""
    stands = leg[2][1] > -5 and abs(shin) < 62
    if front and stands:
        return 90 * side
    return 90 if stands else shin + 62
