"""A kick from the spot as a scene: seen from behind the ball at night, with goal, keeper, taker, lamps and the die.

Penalties, shoot-outs and goal walls of any game look so. What is known stands in a `SpotKick`, what moves in an `Act`;
ground, boards and strip are painted once and kept (`spot_view.py`), people, ball and die for every frame.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from swallows_gui.ui.art.actor import Acting, paint_actor, silhouette
from swallows_gui.ui.art.ball import paint_ball
from swallows_gui.ui.art.head import INK, WHITE, Pose, Wardrobe
from swallows_gui.ui.art.paints import distance, mixed
from swallows_gui.ui.kit.clock import ease
from swallows_gui.ui.kit.dice import Tumble, paint_die
from swallows_gui.ui.kit.face_cache import paint_queue
from swallows_gui.ui.kit.icons import polygon
from swallows_gui.ui.kit.painting import painting, saved, set_ink

End = Literal["", "goal", "saved", "over"]
"""Where a ball ends: nowhere yet, in the goal, at the keeper, over the bar."""

PAPER, GOLD, RED = QColor("#F4EFE3"), QColor("#D9A21B"), QColor("#C8321F")
_SKY, _STAND, _GRASS, _SHADE = QColor("#0C1B33"), QColor("#16264A"), QColor("#2E7D4F"), QColor("#1F5A3A")
_KEEPERS: Final = (QColor("#A7C957"), QColor("#E8B62C"), QColor("#8E6BB0"), QColor("#7CB8C9"))
_HORIZON, _FOOT, _HEAD = 0.53, 0.885, 0.15
"""Parts of the height: where the grass begins, the strip at the foot, and the score at the head."""
_BAR: Final = 0.19
"""Where the bar is, in parts of the height."""


_RUNS: Final = Pose(16, (-58, 22), (42, 128), (58, -8), (-28, -78), 4)
_SWINGS: Final = Pose(20, (-84, -40), (70, 110), (-46, -104), (26, 6), 6)
_STRIKES: Final = Pose(-16, (-92, -74), (72, 96), (74, 80), (-8, -14), 22)
_REJOICES: Final = Pose(-12, (-148, -164), (146, 166), (46, -60), (-14, -34), -14, 14, True)
_DESPAIRS: Final = Pose(0, (-124, 112), (124, -112), (-12, -2), (12, 2), 4, 0, True)
_STANDS: Final = Pose(4, (-58, -96), (58, 96), (-16, -4), (16, 4), 6, 0, True)
_HANGS: Final = Pose(4, (-152, -172), (150, 168), (-18, -82), (28, -26), -6, 0, True)
_LEAPS: Final = Pose(48, (142, 138), (122, 128), (-34, -36), (-74, -62), -12)


@dataclass(frozen=True, slots=True)
class Dress:
    """A team's clothes: colours of shirt, shorts, socks and trim."""

    shirt: QColor
    shorts: QColor
    socks: QColor
    trim: QColor


@dataclass(frozen=True, slots=True)
class LampRow:
    """A team's panel beside the goal: name, kicks so far, and how to paint its flag."""

    name: str
    dress: Dress
    kicks: tuple[str, ...] = ()
    """"scored", "saved", "missed" or "running", in their order."""
    flag: Callable[[QPainter, QRectF], None] | None = None


@dataclass(frozen=True, slots=True)
class SpotKick:
    """What is known of a kick. Side 0 is at the left."""

    rows: tuple[LampRow, LampRow]
    shooter: int
    """The side that shoots; -1 before the first kick."""
    score: str
    tag: str
    """What kind of kick it is, below the score."""
    head: str = ""
    tail: str = ""
    """The sentence: its large half, and what it depends on."""
    needs: str = ""
    chance: str = ""
    """What the die must show, and how likely that is."""
    words: tuple[tuple[str, str], ...] = ()
    """What stands beside a lamp, by the kick's end."""
    lamps: int = 0
    """At least so many lamps stand beside the goal; with 0 there are none."""
    die: Callable[[QPainter, QRectF, Tumble], None] | None = None
    """Paints the die with the face of a moment on top; None: one with spots."""
    lies: bool = False
    """Whether what is painted there stays at its place while it decides, as a spinner does."""


@dataclass(slots=True)
class Act:
    """The positions of ball, people and die in one frame; by default the ball lies on the spot."""

    run: float = 0.0
    """The run-up, from 0 to 1, where the foot is at the ball."""
    away: float = 0.0
    """How far the taker is still away from where he waits, from 1 to 0."""
    flown: float = 0.0
    """The ball's way to the goal's mouth; where it goes from there nobody sees before the die rests."""
    end: End = ""
    reached: float = 0.0
    """Its way from there to where it ends."""
    landed: float = 0.0
    """How far net, keeper and taker have taken it."""
    aside: float = -1.0
    """The corner it goes to: -1 far left, 1 far right."""
    tumble: Tumble | None = None
    die: int | None = None
    lit: float = 1.0
    """How far the last lamp has come up."""
    shove: float = 0.0
    """How far the die is pushed up, in its own sides."""
    hand: Callable[[QPainter, QRectF], None] | None = None
    """What else is painted at the die, given the room it lies in: a hand that pushes it."""


def goal_room(room: QRectF) -> QRectF:
    """The goal mouth's rectangle: half the width."""
    wide = room.width() * 0.5
    top = room.top() + room.height() * _BAR
    return QRectF(room.center().x() - wide / 2, top, wide, room.top() + room.height() * _HORIZON - top)


def die_place(room: QRectF) -> QRectF:
    """The rectangle where the die comes to rest."""
    side = min(room.height() * 0.21, room.width() * 0.14)
    return QRectF(room.left() + room.width() * 0.83 - side / 2, room.top() + room.height() * 0.61, side, side)


# The ground


def paint_spot_ground(painter: QPainter, room: QRectF, what: SpotKick) -> None:
    """Paint night sky, stand, two cones of light, grass and goal."""
    painter.fillRect(room, _SKY)
    wide, high = room.width(), room.height()
    horizon = room.top() + high * _HORIZON
    _paint_stand(painter, room, what)
    painter.fillRect(QRectF(room.left(), horizon, wide, room.bottom() - horizon), _SHADE)
    set_ink(painter, fill=_GRASS)
    middle = room.center().x()
    painter.drawPolygon(
        polygon(
            (middle - wide * 0.22, horizon), (middle + wide * 0.22, horizon), (middle + wide * 0.4, room.bottom()),
            (middle - wide * 0.4, room.bottom()),
        )
    )  # fmt: skip
    painter.setBrush(QColor(255, 255, 255, 26))
    for way in (-1, 1):
        lamp = QPointF(middle + way * wide * 0.38, room.top())
        painter.drawPolygon(
            QPolygonF([
                lamp - QPointF(wide * 0.018, 0), lamp + QPointF(wide * 0.018, 0),
                QPointF(middle + way * wide * (-0.02 if way < 0 else 0.02), horizon),
                QPointF(middle + way * wide * 0.3, horizon),
            ])
        )  # fmt: skip
    pen = QPen(PAPER, max(2.0, high * 0.006))
    set_ink(painter, line=pen)
    painter.drawLine(QPointF(room.left(), horizon), QPointF(room.right(), horizon))
    _paint_net(painter, goal_room(room), high)


def _paint_stand(painter: QPainter, room: QRectF, what: SpotKick) -> None:
    """Paint rows of heads in the dark, some in a team's colour, the home side's at the left."""
    wide, high = room.width(), room.height()
    size = max(4.0, high * 0.0125)
    step, top = size * 2.5, room.top() + high * 0.14
    rows = max(1, int(high * 0.26 / (size * 2.1)))
    painter.fillRect(
        QRectF(room.left(), top - size, wide, room.top() + high * _HORIZON - top + size), _STAND.darker(125)
    )
    dark, colours = QPainterPath(), (QPainterPath(), QPainterPath())
    for line in range(rows):
        for seat in range(int(wide / step) + 2):
            number = (line * 7919 + seat * 104729) % 97
            spot = QPointF(room.left() + seat * step + (line % 2) * step / 2, top + line * size * 2.1)
            side = 0 if spot.x() < room.center().x() + (number - 48) * wide * 0.002 else 1
            (colours[side] if number < 15 else dark).addEllipse(spot, size, size * 1.12)
    painter.fillPath(dark, _STAND)
    for side, path in enumerate(colours):
        painter.fillPath(path, mixed(what.rows[side].dress.shirt, _SKY, 0.12))


def _paint_net(painter: QPainter, goal: QRectF, high: float) -> None:
    post = max(4.0, high * 0.018)
    set_ink(painter, line=QPen(QColor(244, 239, 227, 120), max(1.0, high * 0.0016)))
    mesh = goal.width() / 20
    for line in range(1, 20):
        x = goal.left() + line * mesh
        inner = goal.center().x() + (x - goal.center().x()) * 0.9
        painter.drawLine(QPointF(x, goal.top()), QPointF(inner, goal.bottom()))
    y = goal.top() + mesh * 0.8
    while y < goal.bottom():
        painter.drawLine(QPointF(goal.left(), y), QPointF(goal.right(), y))
        y += mesh * 0.8
    set_ink(painter, fill=PAPER)
    painter.drawRect(QRectF(goal.left() - post, goal.top() - post, goal.width() + 2 * post, post))
    for x in (goal.left() - post, goal.right()):
        painter.drawRect(QRectF(x, goal.top() - post, post, goal.height() + post * 1.4))


# What stands and moves on it


def paint_people(painter: QPainter, room: QRectF, what: SpotKick, act: Act, *, bare: bool = False) -> None:
    """Paint everything that moves: keeper, ball, taker, the new lamp, the die. `bare`: no strip hides their feet, and
    the die is painted elsewhere."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_keeper(painter, room, what, act)
    with saved(painter):
        foot = 0.0 if bare else strip_room(room).height()
        painter.setClipRect(room.adjusted(0, 0, 0, -foot), Qt.ClipOperation.IntersectClip)
        _paint_flying_ball(painter, room, act)
        _paint_taker(painter, room, what, act)
    if not bare:
        paint_die_and_hand(painter, room, die_place(room), what, act)


def _ball_at(room: QRectF, act: Act) -> tuple[QPointF, float]:
    """The ball's centre and radius."""
    goal, high = goal_room(room), room.height()
    spot = QPointF(room.left() + room.width() * 0.53, room.top() + high * 0.83)
    mouth = QPointF(goal.center().x() + act.aside * goal.width() * 0.4, goal.top() + goal.height() * 0.04)
    large, small = high * 0.062, max(5.0, high * 0.026)
    if act.flown < 1 or not act.end:
        part = act.flown
        bow = QPointF(-act.aside * room.width() * 0.06 * math.sin(math.pi * part), 0)
        return spot + (mouth - spot) * part + bow, large + (small * 1.15 - large) * part**0.7
    ends = {
        "goal": QPointF(mouth.x() - act.aside * goal.width() * 0.03, goal.top() + goal.height() * 0.24),
        "saved": QPointF(goal.center().x() + act.aside * goal.width() * 0.3, goal.top() + goal.height() * 0.26),
        "over": QPointF(mouth.x() + act.aside * goal.width() * 0.06, room.top() + high * 0.05),
    }
    end = ends[act.end]
    if act.end == "goal":
        end = end + QPointF(0, goal.height() * 0.58) * act.landed**2
    size = small * (0.7 if act.end == "over" else 1.0)
    return mouth + (end - mouth) * ease(act.reached), small * 1.15 + (size - small * 1.15) * act.reached


def _paint_flying_ball(painter: QPainter, room: QRectF, act: Act) -> None:
    at, radius = _ball_at(room, act)
    if act.flown > 0:
        before = Act(flown=0.0, aside=act.aside)
        trail = QPainterPath(_ball_at(room, before)[0])
        for step in range(1, 13):
            trail.lineTo(_ball_at(room, Act(flown=act.flown * step / 12, aside=act.aside))[0])
        trail.lineTo(_ball_at(room, replace(act, landed=0.0))[0])
        for colour, width in ((INK, radius * 0.62), (WHITE, radius * 0.34)):
            pen = QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
            if colour == WHITE:
                pen.setDashPattern([2.2, 1.6])
            painter.strokePath(trail, pen)
    if act.end == "goal" and act.landed > 0:
        set_ink(painter, line=QPen(PAPER, max(1.5, radius * 0.12)))
        swell = math.sin(math.pi * min(1.0, act.landed * 1.3)) if act.landed < 0.77 else 0.0
        for ring in (1.7, 2.6, 3.6):
            painter.setOpacity(max(0.0, 1 - act.landed) * 0.8)
            painter.drawEllipse(at, radius * ring * (1 + swell * 0.5), radius * ring * (0.8 + swell * 0.4))
        painter.setOpacity(1.0)
    if not act.flown:
        set_ink(painter, fill=QColor(0, 0, 0, 70))
        painter.drawEllipse(at + QPointF(radius * 0.3, radius * 0.92), radius * 1.05, radius * 0.24)
    with saved(painter):
        painter.translate(at)
        painter.rotate(act.flown * 300 + act.reached * 90)
        paint_ball(painter, QPointF(), radius)


def _wardrobe(what: SpotKick) -> Wardrobe:
    """The shooter's kit, and a keeper's kit in a colour that neither team wears."""
    own, other = (what.rows[side].dress for side in (max(0, what.shooter), 1 - max(0, what.shooter)))
    keeper = max(_KEEPERS, key=lambda each: min(distance(each, own.shirt), distance(each, other.shirt)))
    return Wardrobe(
        (own.shirt, own.shorts, own.socks, own.trim), (other.shirt, other.shorts, other.socks, other.trim), keeper,
        "collar", "collar",
    )  # fmt: skip


def _paint_person(
    painter: QPainter, foot: QPointF, height: float, what: SpotKick, side: str, pose: Pose, facing: str, acting: Acting
) -> None:
    """Paint a figure with its feet at a point, from a cache of pixels because there are many frames. It appears a frame
    later if this turn of the event loop has painted enough."""
    shooter = max(0, what.shooter)
    outfit = _wardrobe(what).outfit(side, 3 + shooter * 5 + len(what.rows[shooter].kicks) * 2)
    ratio, high = painter.device().devicePixelRatio(), round(height)
    shape = silhouette(pose, outfit, facing, acting.hands).boundingRect()
    if facing == "left":
        shape.moveLeft(-shape.right())
    edge = acting.outline + 2
    scale = high / 100
    box = QTransform.fromScale(scale, scale).mapRect(shape.adjusted(-edge, -edge, edge, edge)).toAlignedRect()

    def render() -> QImage:
        image = QImage(box.size() * ratio, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.transparent)
        with painting(image) as brush:
            brush.translate(-box.topLeft())
            brush.scale(scale, scale)
            paint_actor(brush, pose, outfit, facing, acting)
        return image

    figure = paint_queue().take(("spot kick", repr(outfit), pose, facing, acting, high, ratio), render)
    if figure is not None:
        painter.drawPixmap(foot + QPointF(box.topLeft()), figure)


def people_to_come(what: SpotKick, room: QRectF, ratio: float) -> Iterator[None]:
    """Paint into the cache, one by one, all figures that a kick may need, so that no frame waits for them."""
    nowhere = QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
    nowhere.setDevicePixelRatio(ratio)
    ends: tuple[End, ...] = ("goal", "saved", "over")
    acts = [Act(), Act(run=0.5), Act(run=1.0, flown=0.5)]
    acts += [Act(run=1.0, flown=1.0, end=end, reached=1.0, landed=part) for part in (0.35, 1.0) for end in ends]
    for act in acts:
        for paint in (_paint_keeper, _paint_taker):
            with painting(nowhere) as painter:
                paint(painter, room, what, act)
            yield


def _paint_keeper(painter: QPainter, room: QRectF, what: SpotKick, act: Act) -> None:
    """Paint the keeper: on his line, then in the air towards the place where he expects the ball."""
    goal, high = goal_room(room), room.height()
    height = goal.height() * 0.86
    ground = QPointF(goal.center().x(), goal.bottom() + high * 0.01)
    look = (round(act.aside) * 0.6, -0.4 if act.flown else 0.5)
    if act.end and act.reached > 0:
        gone = ease(act.reached)
        way = act.aside if act.end == "saved" else -act.aside
        mood = "glad" if act.end == "saved" and act.landed > 0.4 else "strained" if act.landed < 0.4 else "sad"
        if act.end == "over" and act.landed > 0.3:
            _paint_person(painter, ground, height, what, "keeper", _STANDS, "near", Acting("smug", look, 2.4))
            return
        foot = ground + QPointF(way * goal.width() * 0.1 * gone, -goal.height() * 0.16 * math.sin(math.pi * gone * 0.7))
        _paint_person(
            painter, foot, height * 0.94, what, "keeper", _LEAPS, "right" if way > 0 else "left",
            Acting(mood, (0.6, -0.2), 2.4, hands="spread"),
        )  # fmt: skip
    elif act.flown > 0.25:
        rise = goal.height() * 0.13 * ease(min(1.0, (act.flown - 0.25) / 0.4))
        acting = Acting("shocked", look, 2.4, hands="spread")
        _paint_person(painter, ground - QPointF(0, rise), height * 0.9, what, "keeper", _HANGS, "near", acting)
    else:
        sway = math.sin(act.run * math.pi * 2) * goal.width() * 0.012
        acting = Acting("strained", look, 2.4, hands="spread")
        _paint_person(painter, ground + QPointF(sway, 0), height, what, "keeper", _STANDS, "near", acting)


def _paint_taker(painter: QPainter, room: QRectF, what: SpotKick, act: Act) -> None:
    if what.shooter < 0:
        return
    wide, high = room.width(), room.height()
    height = high * 0.56
    away = 1 - ease(min(1.0, act.run))
    right = wide * 0.53 + height * (0.3 + 0.42 * away) + wide * 0.4 * act.away
    foot = QPointF(room.left() + right, room.top() + high * (0.905 + 0.02 * away))
    glad, sorry = act.end == "goal" and act.landed > 0.3, act.end in ("saved", "over") and act.landed > 0.3
    acting = Acting("cross", (0.5, 0.2), 2.4)
    if glad or sorry:
        foot += QPointF(wide * 0.09 * ease(min(1.0, (act.landed - 0.3) / 0.5)), 0)
    if glad:
        hop = abs(math.sin(act.landed * math.pi * 2)) * high * 0.02
        _paint_person(
            painter, foot - QPointF(0, hop), height * 0.98, what, "own", _REJOICES, "near",
            Acting("glad", (0, 0), 2.4, hands="spread"),
        )  # fmt: skip
    elif sorry:
        _paint_person(painter, foot, height * 0.94, what, "own", _DESPAIRS, "near",
                      Acting("shocked", (0, -0.3), 2.4, hands="spread"))  # fmt: skip
    elif act.flown > 0.02:
        _paint_person(painter, foot, height, what, "own", _STRIKES, "left", acting)
    elif 0 < act.run < 0.8 or act.away > 0:
        hop = abs(math.sin((act.run + act.away) * math.pi * 3)) * high * 0.012
        _paint_person(painter, foot - QPointF(0, hop), height, what, "own", _RUNS, "left", acting)
    else:
        _paint_person(painter, foot, height, what, "own", _SWINGS, "left", acting)


def strip_room(room: QRectF) -> QRectF:
    """The rectangle of the strip at the bottom."""
    return QRectF(room.left(), room.top() + room.height() * _FOOT, room.width(), room.height() * (1 - _FOOT) + 1)


def paint_die_and_hand(painter: QPainter, room: QRectF, place: QRectF, what: SpotKick, act: Act) -> None:
    """Paint the die, tumbling or at rest in a room, and the hand that turns it."""
    if act.tumble is not None or act.die is not None:
        moment = act.tumble or Tumble(act.die or 1)
        side = place.width()
        at = place.translated(moment.along * room.width() * 0.3, -(moment.up + act.shove) * side)
        if what.lies and what.die is not None:
            what.die(painter, place, moment)
            return
        set_ink(painter, fill=QColor(0, 0, 0, 90))
        spread = 1 + moment.up * 0.9
        painter.drawEllipse(place.translated(at.left() - place.left(), side * 0.1).center() + QPointF(0, side * 0.45),
                            side * 0.52 * spread, side * 0.12 * spread)  # fmt: skip
        if what.die is not None:
            what.die(painter, at, moment._replace(turn=moment.turn + 8))
        else:
            paint_die(painter, at, moment.face, moment.turn + 8, squash=moment.squash)
    if act.hand is not None:
        act.hand(painter, place)
