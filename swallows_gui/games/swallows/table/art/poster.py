"""A scene with a camera as one poster: backdrop, figures that act, things, the ball's way, words and paper grain.

The cup.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from swallows_gui.games.swallows.data.cards import Card
from swallows_gui.games.swallows.data.scenes import house_art
from swallows_gui.games.swallows.table.art import things
from swallows_gui.games.swallows.table.art.backdrops import Backdrop, paint_backdrop
from swallows_gui.games.swallows.table.art.kits import kit_ground
from swallows_gui.games.swallows.table.art.shot import CameraShot, PlacedFigure, paint_words, take
from swallows_gui.games.swallows.table.art.sky import WIDTH, paint_fall
from swallows_gui.games.swallows.table.art.things import (
    Tone,
    fields_of,
    lightened,
    of_figure,
    of_thing,
    on_full,
    on_pale,
    overprint,
    paint_grain,
)
from swallows_gui.services.stylesheet import LIGHT
from swallows_gui.ui.art.actor import LOOKS, Acting, hands_of, line_around, outfit_cut, paint_actor, silhouette
from swallows_gui.ui.art.ball import paint_ball, way_path
from swallows_gui.ui.art.head import Outfit, Pose, Wardrobe
from swallows_gui.ui.art.motifs import stroked
from swallows_gui.ui.art.paints import paints
from swallows_gui.ui.kit.face_cache import Limited
from swallows_gui.ui.kit.icons import polygon
from swallows_gui.ui.kit.painting import saved, set_ink

HERO_LINE: Final = 3.5
OTHER_LINE: Final = 1.9
INSIDE_LINE: Final = 1.2
"""Card units of the line around the focus, around others, and between limbs."""
OFF: Final = 0.5
"""Card units by which the line around the focus is printed off its colours, down and to the right."""
DARK: Final = 0.055
"""The luminance up to which somebody is lost on a dark ground, which is lightened then."""
DETAILED: Final = 110.0
"""Pixels of height from which the focus is drawn with creases and knuckles."""
BALL: Final = (0.55, 0.9)
"""How light the ball is."""
ALOFT: Final = 24.0
"""How high above the lower edge, in hundredths, a thing is in the air where the picture shows the horizon."""
_BAND: Final = 15.0
"""Card units of the band of a nation along the lower edge of its own cards, on which its flag and star stand."""
_INK = QColor("#1A1A1A")
_TO: Final[Mapping[str, tuple[float, float]]] = {
    "left": (-1, 0.1), "right": (1, 0.1), "up": (0.2, -1), "down": (0.1, 1), "us": (0, 0.1),
}  # fmt: skip
_LEANING: Final = {"above": 0.34, "low": -0.16}
"""How much wider the upper end of somebody is than the lower, seen by a camera above or below him, in parts."""


class Poster:
    """One poster while it is painted, in card units."""

    def __init__(
        self, painter: QPainter, card: Card, wardrobe: Wardrobe, paint_of: Mapping[str, QColor], ground: QColor,
        gold: QColor, area: str | None, variety: int, height: float, wedge: tuple[float, float] | None, few: bool,
        fine: bool, language: str, badge: float = 0.0,
    ) -> None:  # fmt: skip
        self.card = card
        self.painter, self.scene, self.wardrobe, self.paint_of = painter, card.scene, wardrobe, paint_of
        self.variety, self.few, self.fine, self.language = variety, few, fine, language
        self.shot: CameraShot = take(card.scene, height, wedge, few, _BAND if badge else 0.0)
        offside = "offside" in (card.kind, card.as_.kind if card.as_ is not None else "")
        light, full = self._value(ground)
        nation = card.owner
        if nation is not None:
            ground = kit_ground(nation, light)
            full = not light and self._value(ground)[1]
        self.backdrop = Backdrop(
            height, light, full, ground, gold, area, card.limits, self.scene.weather, self.scene.crowd,
            self.scene.frame, variety % 97, fine, self.shot.focus, offside, self._lift(ground), nation is not None,
        )  # fmt: skip
        self.gold = gold
        self.unit = abs(painter.worldTransform().m11())

    def outfit(self, part: PlacedFigure) -> Outfit:
        """The outfit of a figure."""
        assert part.figure is not None
        return self.wardrobe.outfit(part.figure.side, self.variety % 61 + part.number * 3)

    def tone(self, part: PlacedFigure) -> Tone:
        """The lightness of a figure or thing, without what the frame cuts off."""
        if part.thing is not None:
            return of_thing(part.thing)
        assert part.figure is not None
        assert part.stance is not None
        low = round((self.shot.height - 20 - part.foot.y()) / part.scale * 10) * 10
        return of_figure(part.stance, fields_of(self.outfit(part)), part.figure.facing, low)

    def _value(self, ground: QColor) -> tuple[bool, bool]:
        """Whether the focus stands on pale; if not, whether on the card's own colour."""
        hero = next((part for part in self.shot.parts if part.hero), None)
        if hero is None:
            return self.scene.ground == "light", False
        tone = self.tone(hero)
        wanted = self.scene.ground
        day = self.scene.weather not in ("night", "storm", "rain", "fog")
        light = wanted == "light" if wanted else on_pale(tone, ground, day)
        return light, not light and on_full(tone, ground)

    def _lift(self, ground: QColor) -> float:
        """How much a dark ground is lightened for dark figures on it, as far as the focus still stands out."""
        lost = any(self.tone(part)[1] < DARK for part in self.shot.parts if not part.hero)
        if self.card.owner is None and not lost:
            return 0.0
        hero = next((part for part in self.shot.parts if part.hero), None)
        return lightened(self.tone(hero) if hero is not None else BALL, ground)

    def paint(self) -> None:
        """Everything, from the sky to the grain."""
        shot, painter = self.shot, self.painter
        camera = self.scene.camera or "low"
        paint_backdrop(painter, camera, self.backdrop)
        for part in shot.parts:
            self._shadow(part, camera)
        self._trail()
        for part in shot.parts:
            if part.layer <= 0:
                self._part(part, camera)
        self._ball()
        for part in shot.parts:
            if part.layer > 0:
                self._part(part, camera)
        paint_fall(painter, self.scene.weather, shot.height, self.variety % 97, self.fine)
        if not self.few:
            for writing in self.scene.words:
                foot, tall = shot.place(writing)
                colour = QColor("#F4EFE3") if not self.backdrop.light else QColor("#F2C230")
                said, board = writing.in_language(self.language), writing.on == "board"
                paint_words(painter, said, foot, tall, writing.turn, board, colour)
        if self.fine:
            paint_grain(painter, QRectF(0, 0, WIDTH, shot.height))

    def paint_ground(self) -> None:
        """Paint only the ground behind the figures."""
        paint_backdrop(self.painter, self.scene.camera or "low", self.backdrop)

    def paint_focus(self) -> None:
        """The focus alone, without the line around it."""
        if self.scene.focus == "ball":
            self._ball()
        for part in self.shot.parts:
            if part.hero:
                self._part(part, self.scene.camera or "low", lined=False)

    def _leaning(self, part: PlacedFigure, camera: str) -> QTransform:
        """From a part's own units to card units, as its camera sees it."""
        where = part.transform
        by = _LEANING.get(camera, 0.0) * (1.0 if part.figure is not None else 0.4)
        box = part.box
        if not by or part.turn or box.height() < box.width() * 1.1:
            return where
        top, low = box.width() / 2 * (1 + by), box.width() / 2 * (1 - by)
        x = box.center().x()
        bent = QTransform()
        QTransform.quadToQuad(
            QPolygonF([box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()]),
            polygon((x - top, box.top()), (x + top, box.top()), (x + low, box.bottom()), (x - low, box.bottom())),
            bent,
        )
        return bent * where

    def _shadow(self, part: PlacedFigure, camera: str) -> None:
        """Paint the shadow under the feet; seen from above a long one that shows the action."""
        if camera == "bust" or (
            part.prop is not None
            and part.thing is not None
            and (
                {"in the air", "flat"} & set(part.thing.is_)
                or (camera in ("low", "long") and part.prop.spot is not None and part.prop.spot[1] > ALOFT)
            )
        ):
            return
        painter = self.painter
        painter.setPen(Qt.PenStyle.NoPen)
        if camera == "above" and part.figure is not None and part.stance is not None and not self.few:
            path = silhouette(part.stance, self.outfit(part), part.figure.facing, hands_of(part.figure.pose))
            with saved(painter):
                painter.translate(part.foot)
                k = part.scale / 100
                painter.scale(-k if part.figure.facing == "left" else k, k)
                painter.shear(1.1 if part.figure.facing == "left" else -1.1, 0)
                painter.scale(1, 0.62)
                painter.fillPath(path, QColor(0, 0, 0, 70))
            return
        room = part.room
        if room.bottom() > self.shot.height + 4:
            return
        painter.setBrush(QColor(0, 0, 0, 64))
        base = max(room.bottom(), part.foot.y())
        painter.drawEllipse(
            QPointF(room.center().x() + 3, base - 1), room.width() * 0.44, max(3.0, room.width() * 0.06)
        )

    def _part(self, part: PlacedFigure, camera: str, lined: bool = True) -> None:
        painter = self.painter
        with saved(painter):
            painter.setTransform(self._leaning(part, camera), True)
            width = (
                (0.0 if not lined else HERO_LINE if part.hero else OTHER_LINE if part.layer >= 0 else 1.2)
                * 100
                / part.scale
            )
            if part.figure is not None and part.stance is not None:
                inside = (INSIDE_LINE if part.hero else 0.9) * 100 / part.scale if self.fine else 0.0
                facing, hands = part.figure.facing, hands_of(part.figure.pose)
                mirror = QTransform.fromScale(-1, 1) if facing == "left" else QTransform()

                def line(wide: float, stance: Pose = part.stance) -> QPainterPath:
                    acting = Acting(outline=wide, hands=hands)
                    return mirror.map(line_around(stance, outfit_cut(self.outfit(part)), facing, acting))

                self._lines(part, width, line)
                details = part.hero and self.fine and part.scale * self.unit > DETAILED
                acting = Acting(self._mood(part), self._gaze(part), 0.0, inside, hands, details)
                paint_actor(painter, part.stance, self.outfit(part), facing, acting)
            elif part.thing is not None:
                outline = things.outline(part.thing)
                self._lines(part, width, lambda wide: _around(outline, round(wide * 2) / 2))
                things.paint_thing(painter, part.thing, self.paint_of, None)
                if part.hero and self.fine:
                    overprint(painter, things.shade(part.thing), self.backdrop.ground, self.unit)

    def _lines(self, part: PlacedFigure, width: float, line: Callable[[float], QPainterPath]) -> None:
        """Paint the outline of a figure or thing, `width` of its own units wide. The focus's outline is slightly
        displaced, like a misregistered print."""
        if not width:
            return
        painter = self.painter
        off = OFF * 100 / part.scale if part.hero and self.fine else 0.0
        painter.translate(off, off)
        painter.fillPath(line(width), _INK)
        painter.translate(-off, -off)

    def _mood(self, part: PlacedFigure) -> str:
        figure, stance = part.figure, part.stance
        assert figure is not None
        assert stance is not None
        return figure.mood or LOOKS.get(figure.pose.rpartition(":")[2], "calm")

    def _gaze(self, part: PlacedFigure) -> tuple[float, float]:
        """The direction of a figure's eyes: to the ball, to the focus, or along a given way."""
        figure = part.figure
        assert figure is not None
        looks = figure.looks or ("ball" if self.shot.way else "us" if part.hero else "focus")
        if looks in _TO:
            return _TO[looks]
        if looks == "ball" and self.shot.way:
            aim = self.shot.way[-1]
        elif part.hero:
            return 0.0, 0.0
        else:
            aim = self.shot.focus.center()
        room = part.room
        away = aim - QPointF(room.center().x(), room.top() + room.height() * 0.15)
        far = max(abs(away.x()), abs(away.y()), 1.0)
        return away.x() / far, away.y() / far

    def _trail(self) -> None:
        """The ball's way: dashes that grow, behind everybody."""
        way = self.shot.way
        if len(way) < 2:
            return
        path = way_path(list(way))
        length = path.length()
        if length < 12:
            return
        painter = self.painter
        count = max(3, int(length / 13))
        for step in range(count):
            start, end = step / count, (step + 0.55) / count
            wide = (1.4 + 2.6 * step / count) * (1.5 if self.few else 1.0)
            for colour, size in ((_INK, wide + 2.0), (QColor("#FFFFFF"), wide)):
                painter.setPen(QPen(colour, size, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
                painter.drawLine(path.pointAtPercent(start), path.pointAtPercent(end))

    def _ball(self) -> None:
        if not self.shot.way:
            return
        radius = self.shot.ball / 2
        at = self.shot.way[-1] - QPointF(0, radius)
        painter = self.painter
        if self.scene.ball[-1][1] < 14 and self.scene.camera != "bust":
            set_ink(painter, fill=QColor(0, 0, 0, 64))
            painter.drawEllipse(at + QPointF(2, radius), radius * 0.9, max(2.0, radius * 0.2))
        paint_ball(painter, at, radius)


_lines: Limited[tuple[int, float], tuple[QPainterPath, QPainterPath]] = Limited(200)


def _around(outline: QPainterPath, width: float) -> QPainterPath:
    """The line around a thing as a shape to fill."""
    key = (id(outline), width)
    kept = _lines.get(key)
    if kept is None or kept[0] is not outline:
        kept = _lines[key] = outline, stroked(outline, width * 2)
    return kept[1]


_CUP: Final = "trophy"
_OUTLINE: Final = QColor("#1A1A1A")


def paint_cup(painter: QPainter, foot: QPointF, height: float) -> None:
    """The cup, standing on a point."""
    thing = house_art().things[_CUP]
    box = things.box(thing)
    with saved(painter):
        painter.translate(foot)
        painter.scale(height / box.height(), height / box.height())
        painter.translate(-box.center().x(), 0)
        things.paint_thing(painter, thing, paints(LIGHT), _OUTLINE)


def cup_width(height: float) -> float:
    """How wide the cup is, with its handles, at a height."""
    box = things.box(house_art().things[_CUP])
    return height * box.width() / box.height()
