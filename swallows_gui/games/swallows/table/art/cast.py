"""Who stands where in a picture: figures and things of a scene placed, kept clear of value, sign and each other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot

from PySide6.QtCore import QPointF

from swallows_gui.games.swallows.data.scenes import Prop, Scene, SceneFigure, Thing
from swallows_gui.games.swallows.table.art import things
from swallows_gui.games.swallows.table.art.sky import SLOPE, WIDTH, PictureStage
from swallows_gui.ui.art.figure import box_of, pose_bones
from swallows_gui.ui.art.head import Pose

Room = tuple[float, float, float, float]
"""Left, top, right, bottom in card units."""
Wedge = tuple[float, float]
"""How far the upper left corner is covered, along the top and down the left side, in card units."""

_SIGN: Room = (193.0, 0.0, 250.0, 58.0)
_MARGIN = 9.0
_CRAMPED = 170.0
"""Card units of height below which a field with three covered corners has room for three figures only."""
_BEHIND = -4.0
"""Beyond this, across the pitch, one is in the stand."""


@dataclass(slots=True)
class CastMember:
    """A figure or a thing and its place: the foot in card units, and card units for 100 of its own."""

    x: float
    y: float
    scale: float
    box: Room
    """Its room in its own units."""
    figure: SceneFigure | None = None
    stance: Pose | None = None
    """How the figure stands."""
    prop: Prop | None = None
    thing: Thing | None = None
    """How the prop looks."""
    number: int = 0
    flying: bool = False
    behind: bool = False
    """Stands in the stand, behind the boards."""
    scenery: bool = False
    worn: bool = False

    @property
    def room(self) -> Room:
        """Its room in card units."""
        k = self.scale / 100
        left, top, right, bottom = self.box
        return self.x + left * k, self.y + top * k, self.x + right * k, self.y + bottom * k

    @property
    def head(self) -> Room:
        """The point of a figure's head."""
        assert self.figure is not None
        assert self.stance is not None
        x, y = pose_bones(self.stance).head
        side = -1 if self.figure.facing == "left" else 1
        k = self.scale / 100
        return self.x + (x * side - 8) * k, self.y + (y - 9) * k, self.x + (x * side + 8) * k, self.y + (y + 9) * k

    @property
    def flat(self) -> bool:
        """Lies under everybody's feet."""
        return self.thing is not None and "flat" in self.thing.is_


def cast(scene: Scene, stage: PictureStage, wedge: Wedge | None, few: bool) -> list[CastMember]:
    """All parts of a scene from far to near; `few` leaves only who matters most, larger."""
    figures: Sequence[SceneFigure] = _leads(scene) if few else scene.figures
    drawn = scene.art.things
    props = [
        prop
        for prop in scene.props
        if not (stage.goal and "part of the goal" in drawn[prop.thing].is_ and prop.at[0] >= 96)
    ]
    if few:
        props = props[:1]
    elif wedge is not None and stage.badge and stage.height < _CRAMPED:
        figures, props = sorted(figures, key=lambda each: each.at[1] < _BEHIND)[:3], props[:2]
    people = [_place_figure(figure, number, stage, scene, few) for number, figure in enumerate(figures)]
    objects = [_place_prop(prop, stage, scene, few) for prop in props]
    for part in (*people, *objects):
        _into_view(part, stage, wedge)
    _spread(people, stage, wedge)
    for part in objects:
        if not _set_on_head(part, people):
            _find_room(part, people, objects, stage, wedge)
    parts = people + objects
    parts.sort(key=_nearness)
    return parts


def _nearness(part: CastMember) -> tuple[bool, bool, bool, float]:
    return not part.scenery, not part.behind, not part.flat, part.y + SLOPE * part.x + 30 * part.flying + 60 * part.worn


def _leads(scene: Scene) -> list[SceneFigure]:
    """The two who carry a scene: its first figure, and its keeper or the second."""
    if scene.frame in ("bench", "street", "cabin", "sky"):
        return list(scene.figures[:2])
    players = [each for each in scene.figures if each.at[1] >= _BEHIND] or list(scene.figures)
    first, others = players[:1], players[1:]
    second = [each for each in others if each.side == "keeper"] or others
    return [*first, *second[:1]]


def _place_figure(figure: SceneFigure, number: int, stage: PictureStage, scene: Scene, few: bool) -> CastMember:
    x, y = figure.at[0], figure.at[1]
    height = figure.at[2] if len(figure.at) > 2 else 0.0
    size = stage.figure * (0.86 + 0.26 * stage.depth(y)) * (1.12 if number == 0 else 0.95) * (1.42 if few else 1.0)
    pose = things.stance(scene.art.poses[figure.pose])
    room = box_of(pose, figure.facing)
    behind = y < _BEHIND and scene.frame in ("pitch", "goal", "close", "stand")
    if behind:
        size = stage.figure * (0.86 if scene.frame == "stand" else 0.7)
        foot = stage.spot(stage.along.at(stage.along.within(x)), 0.0)
        upright = room[1] < -80
        foot = QPointF(foot.x(), stage.far - SLOPE * foot.x() + (size * 0.12 if upright else -14.0))
    else:
        foot = stage.ground(x, min(y, 112.0))
    lift = min(stage.lift(height) * 0.55, stage.figure * 0.5)
    return CastMember(
        foot.x(), foot.y() - lift, size, room,
        figure=figure, stance=pose, number=number, behind=behind, flying=height > 0,
    )  # fmt: skip


def _place_prop(prop: Prop, stage: PictureStage, scene: Scene, few: bool) -> CastMember:
    x, y = prop.at[0], prop.at[1]
    height = prop.at[2] if len(prop.at) > 2 else 0.0
    thing = scene.art.things[prop.thing]
    bounds = things.box(thing)
    scenery = "scenery" in thing.is_ and (y < 0 or x > 102)
    scale = stage.figure * 0.84 * prop.size**0.62
    if scenery:
        scale = stage.figure * 1.05 * min(prop.size, 3) ** 0.5
    elif few:
        scale *= 1.35
    scale = min(scale, WIDTH * 46 / bounds.width(), stage.height * 50 / bounds.height())
    inside = stage.along.within(x)
    behind = y < _BEHIND and scene.frame != "bench"
    foot = stage.ground(inside, min(y, 112.0))
    if behind:
        foot = stage.spot(stage.along.at(inside), 0.0)
        foot = QPointF(foot.x(), stage.far - SLOPE * foot.x() - (6.0 if scenery else 14.0))
    if height == 0 and "in the air" in thing.is_ and not scenery:
        height = 1.2 if prop.thing == "swallow" else 4.0
    room = (bounds.left(), bounds.top(), bounds.right(), bounds.bottom())
    return CastMember(
        foot.x(), foot.y() - stage.lift(height), scale, room,
        prop=prop, thing=thing, flying=height > 0, behind=behind, scenery=scenery,
    )  # fmt: skip


def _set_on_head(part: CastMember, people: Sequence[CastMember]) -> bool:
    """Put a hat right above a figure's head onto it; whether there was such a head."""
    prop = part.prop
    if prop is None or part.thing is None or "worn" not in part.thing.is_ or len(prop.at) < 3:
        return False
    for wearer in people:
        figure = wearer.figure
        if figure is None or abs(figure.at[0] - prop.at[0]) + abs(figure.at[1] - prop.at[1]) > 4:
            continue
        left, top, right, bottom = wearer.head
        part.scale = wearer.scale * (0.34 if prop.thing == "glasses" else 0.46)
        part.x = (left + right) / 2
        part.y = (top + bottom) / 2 + (4.0 if prop.thing == "glasses" else -3.0) * wearer.scale / 100
        part.flying = part.worn = True
        part.behind = wearer.behind
        return True
    return False


def _into_view(part: CastMember, stage: PictureStage, wedge: Wedge | None) -> None:
    """Move a part inside the picture, out of the wedge of the value and off the sign."""
    left, top, right, bottom = part.room
    if left < _MARGIN:
        part.x += _MARGIN - left
    elif right > WIDTH - _MARGIN:
        part.x -= right - WIDTH + _MARGIN
    if part.scenery:
        return
    part.y = min(part.y, part.y + stage.floor(part.x) - bottom)
    top = part.room[1]
    part.y += max(0.0, _MARGIN - top)
    if wedge is not None:
        _off_wedge(part, wedge, stage)
    _off_sign(part, stage)


def _off_sign(part: CastMember, stage: PictureStage) -> None:
    """Down, then left, until a head or a thing is not under the sign of the colour."""
    room = part.head if part.figure is not None else part.room
    if part.behind or not _overlap(room, _SIGN)[0]:
        return
    space = max(0.0, stage.floor(part.x) - part.room[3])
    part.y += min(_SIGN[3] - room[1], space)
    room = part.head if part.figure is not None else part.room
    if _overlap(room, _SIGN)[0]:
        part.x -= min(room[2] - _SIGN[0], 46.0)


def _hidden(part: CastMember, wedge: Wedge | None) -> float:
    """How deep a part's upper left, or its head, is in the wedge; at most 0 is clear of it."""
    if wedge is None:
        return 0.0
    left, top, right, bottom = part.room
    x, y = left + (right - left) * 0.2, top + (bottom - top) * 0.06
    hidden = 1 - x / wedge[0] - y / wedge[1]
    if part.figure is None:
        return hidden
    left, top, right, bottom = part.head
    return max(hidden, 1 - (left * 0.7 + right * 0.3) / wedge[0] - (top * 0.7 + bottom * 0.3) / wedge[1])


def _off_wedge(part: CastMember, wedge: Wedge, stage: PictureStage) -> None:
    """Move a part right and down out of the wedge, as far as there is space."""
    for share in (0.5, 0.8, 1.0):
        hidden = _hidden(part, wedge)
        if hidden <= 0:
            return
        room = part.room
        right = min(hidden * wedge[0] * (1.0 if part.behind else share), max(0.0, WIDTH - _MARGIN - room[2]))
        part.x += right
        if part.behind:
            part.y -= SLOPE * right
            continue
        down = hidden * wedge[1] - right * wedge[1] / wedge[0]
        part.y += min(max(0.0, down), max(0.0, stage.floor(part.x) - part.room[3]))


def _overlap(a: Room, b: Room) -> tuple[float, float]:
    """Width and height of what two rooms share; 0 if nothing."""
    width = min(a[2], b[2]) - max(a[0], b[0])
    height = min(a[3], b[3]) - max(a[1], b[1])
    return (width, height) if width > 0 and height > 0 else (0.0, 0.0)


def _area(room: Room) -> float:
    return max(1.0, (room[2] - room[0]) * (room[3] - room[1]))


def _spread(people: Sequence[CastMember], stage: PictureStage, wedge: Wedge | None) -> None:
    """Push apart figures that hide each other; those in a duel stay close."""
    for _ in range(16):
        moved = False
        for index, one in enumerate(people):
            for other in people[index + 1 :]:
                a, b = one.room, other.room
                width, height = _overlap(a, b)
                covered = width * height / min(_area(a), _area(b))
                allowed = _closeness(one, other)
                if covered <= allowed:
                    continue
                way = min(width * (1 - allowed / covered) * 0.6 + 1, 9)
                sign = 1.0 if a[0] + a[2] >= b[0] + b[2] else -1.0
                _slide(one, sign * way, stage)
                _slide(other, -sign * way, stage)
                higher, lower = (one, other) if one.y + SLOPE * one.x <= other.y + SLOPE * other.x else (other, one)
                lower.y = min(lower.y + way * 0.5, lower.y + stage.floor(lower.x) - lower.room[3])
                if higher.room[1] > stage.far - SLOPE * higher.x - higher.scale * 0.62:
                    higher.y -= way * 0.3
                moved = True
        for part in people:
            if wedge is not None:
                _off_wedge(part, wedge, stage)
            _off_sign(part, stage)
        if not moved:
            return


def _closeness(one: CastMember, other: CastMember) -> float:
    """What part of the smaller room may be covered."""
    if one.figure is None or other.figure is None:
        return 0.2
    apart = hypot(one.figure.at[0] - other.figure.at[0], one.figure.at[1] - other.figure.at[1])
    return 0.26 if apart < 4.5 else 0.14


def _slide(part: CastMember, x: float, stage: PictureStage) -> None:
    left, _, right, _ = part.room
    x = max(x, _MARGIN - left) if x < 0 else min(x, WIDTH - _MARGIN - right)
    part.x += x
    part.y = min(part.y - SLOPE * x, part.y + stage.floor(part.x) - part.room[3])


_RINGS = (
    (0.0, 0.0),
    *(
        (x * reach, y * reach)
        for reach in (13.0, 26.0, 40.0, 56.0, 74.0)
        for x, y in ((1, 0), (-1, 0), (0.7, 0.7), (-0.7, 0.7), (0.7, -0.6), (-0.7, -0.6), (0, 1), (0, -0.8))
    ),
)


def _find_room(
    part: CastMember,
    people: Sequence[CastMember],
    objects: Sequence[CastMember],
    stage: PictureStage,
    wedge: Wedge | None,
) -> None:
    """Move a thing to the nearest place where it neither hides nor is hidden."""
    if part.scenery or part.flat:
        return
    start_x, start_y = part.x, part.y
    done = objects[: list(map(id, objects)).index(id(part))]
    taken = [(other.room, 1.0) for other in people] + [(person.head, 2.0) for person in people]
    taken += [(other.room, 1.2) for other in done if not other.scenery and not other.flat]
    best, least = (start_x, start_y), 1e9
    horizon = stage.far + 2
    for x, y in _RINGS:
        if part.behind and y:
            continue
        part.x, part.y = start_x + x, start_y + y - (SLOPE * x if part.behind else 0)
        room = part.room
        cost = hypot(x, y) / 105 + max(0.0, _hidden(part, wedge)) * 30
        for side in (_MARGIN - room[0], room[2] - WIDTH + _MARGIN, _MARGIN - room[1], room[3] - stage.floor(part.x)):
            cost += max(0.0, side) * 0.5
        if not part.flying and not part.behind and part.y < horizon - SLOPE * part.x:
            cost += 1.5
        for other, weight in (*taken, (_SIGN, 1.2)):
            width, height = _overlap(room, other)
            if width:
                cost += weight * width * height / min(_area(room), _area(other))
        if cost < least:
            best, least = (part.x, part.y), cost
            if cost < 0.02:
                break
    part.x, part.y = best


def clear_of_heads(spots: Sequence[QPointF], radius: float, parts: Sequence[CastMember]) -> QPointF:
    """The first of some spots where a ball covers no face, else the one that covers least."""
    heads = [part.head for part in parts if part.figure is not None]
    best, least = spots[0], 1e9
    for spot in spots:
        room = (spot.x() - radius, spot.y() - radius, spot.x() + radius, spot.y() + radius)
        cost = sum(width * height for width, height in (_overlap(room, head) for head in heads))
        if cost < least:
            best, least = spot, cost
            if cost == 0:
                break
    return best
