"""A card's picture: its scene composed into one poster (S5.8 places), painted by any painter or into an image.

Nothing here touches the window or the settings, so pictures may be painted into images on any thread.
"""

from __future__ import annotations

from collections.abc import Mapping
from threading import RLock
from zlib import crc32

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from swallows_gui.games.swallows.data.cards import Card, Nation
from swallows_gui.games.swallows.table.art import things
from swallows_gui.games.swallows.table.art.cast import CastMember, cast, clear_of_heads
from swallows_gui.games.swallows.table.art.kits import wardrobe
from swallows_gui.games.swallows.table.art.poster import Poster
from swallows_gui.games.swallows.table.art.sky import WIDTH, PictureStage, build_stage, paint_fall, paint_sky
from swallows_gui.games.swallows.table.art.stands import (
    goal_struck,
    paint_bench,
    paint_boards,
    paint_cabin,
    paint_crowd,
    paint_floor,
    paint_goal,
    paint_lines,
    paint_offside_line,
    paint_place,
    paint_street,
)
from swallows_gui.services.stylesheet import Colours
from swallows_gui.ui.art.ball import paint_ball, paint_way, way_path
from swallows_gui.ui.art.figure import paint_figure
from swallows_gui.ui.art.head import Wardrobe
from swallows_gui.ui.art.motifs import read_drawing
from swallows_gui.ui.art.paints import colours_for, mixed, paints, paints_on
from swallows_gui.ui.kit.painting import painting, saved

FEW = 90.0
"""Pixels of width below which a picture shows only who and what matters most."""
_OF_ONE_COLOUR = frozenset(("red_card",))
"""Things that are what they are by their colour."""
FINE = 130.0
"""Pixels of width from which it shows everything."""

_BURST = read_drawing("gold star 0 0 17 9 0.45")[0].path
_INK, _WHITE = QColor("#1A1A1A"), QColor("#FFFFFF")


def place_of(card: Card) -> str | None:
    """The place of a card's attack or foul: `inside`, `edge`, `outside`, or None."""
    return card.as_.area if card.as_ is not None else card.area


def variety_of(card: Card) -> int:
    """A number that belongs to a card, so that pictures of a kind differ."""
    return crc32(card.id.encode("utf-8"))


def paint_scene(
    painter: QPainter,
    rect: QRectF,
    card: Card,
    nation: Nation | None = None,
    dark: bool = False,
    *,
    colours: Colours | None = None,
    wedge: tuple[float, float] | None = None,
    badge: float = 0.0,
    language: str = "de",
) -> None:
    """Paint a card's scene into a rectangle, its words in a language.

    `nation` gives the own side's kit; `colours` is a scheme in place of the light or dark one; `wedge` is how far, in
    parts of the rectangle's width, something covers its upper left corner along the top and down the left side;
    `badge` is how high, in the same parts, something covers the lower right corner.
    """
    scheme = colours if colours is not None else colours_for(dark)
    with _PAINTING:
        _paint(painter, rect, card, nation, scheme, wedge, badge, language)


_PAINTING = RLock()
"""Drawings are kept as paths that threads share, and a path may be in one painter's hands only."""


def _paint(
    painter: QPainter,
    rect: QRectF,
    card: Card,
    nation: Nation | None,
    scheme: Colours,
    wedge: tuple[float, float] | None,
    badge: float,
    language: str,
) -> None:
    pixels = rect.width() * abs(painter.worldTransform().m11())
    unit = rect.width() / WIDTH
    with saved(painter):
        painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
        painter.translate(rect.topLeft())
        painter.scale(unit, unit)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        corner = (wedge[0] * WIDTH, wedge[1] * WIDTH) if wedge is not None else None
        low = rect.height() / unit
        if card.scene.camera is not None:
            poster_of(
                painter, card, nation, scheme, low, corner if pixels < FINE else None, pixels, language, badge * WIDTH
            ).paint()
        else:
            _Picture(painter, card, nation, scheme, low, corner, badge * WIDTH, pixels).paint()


def poster_of(
    painter: QPainter,
    card: Card,
    nation: Nation | None,
    scheme: Colours,
    height: float,
    wedge: tuple[float, float] | None,
    pixels: float,
    language: str = "de",
    badge: float = 0.0,
) -> Poster:
    """The poster of a card whose scene has a camera; sizes in card units, `pixels` of its width."""
    variety = variety_of(card)
    ground = scheme.of(card.colour)
    return Poster(
        painter, card, wardrobe(card.colour, nation, ground, variety), paints(scheme), ground, scheme.of("gold"),
        place_of(card), variety, height, wedge, pixels < FEW, pixels >= FINE, language, badge,
    )  # fmt: skip


class _Picture:
    """One picture while it is painted, in card units."""

    def __init__(
        self,
        painter: QPainter,
        card: Card,
        nation: Nation | None,
        scheme: Colours,
        height: float,
        wedge: tuple[float, float] | None,
        badge: float,
        pixels: float,
    ) -> None:
        self.painter = painter
        self.scene = card.scene
        self.area = place_of(card)
        self.limits = card.limits
        self.offside = "offside" in (card.kind, card.as_.kind if card.as_ is not None else "")
        self.variety = variety_of(card)
        self.paint_of: Mapping[str, QColor] = paints(scheme)
        paved = card.scene.frame in ("cabin", "street")
        self.paint_on: Mapping[str, QColor] = self.paint_of if paved else paints_on(scheme, card.colour)
        """For what stands on the pitch."""
        self.few = pixels < FEW
        self.fine = pixels >= FINE
        self.stage: PictureStage = build_stage(card.scene, self.area, height, wedge is not None, badge)
        self.ground = scheme.of(card.colour)
        self.darker = mixed(self.ground, _INK, 0.1)
        self.gold = scheme.of("gold")
        self.wardrobe: Wardrobe = wardrobe(card.colour, nation, self.ground, self.variety)
        self.wedge = wedge
        self.parts = cast(card.scene, self.stage, wedge, self.few)

    def paint(self) -> None:
        """Everything, from the sky to the rain."""
        self._backdrop()
        self._floor()
        for part in self.parts:
            if not part.scenery and not part.behind:
                self._shadow(part)
        way = self._way()
        before = [part for part in self.parts if not part.scenery and not part.behind]
        for part in before:
            self._part(part)
        self._ball(way)
        paint_fall(self.painter, self.scene.weather, self.stage.height, self.variety % 97, self.fine)

    def _backdrop(self) -> None:
        stage, scene, painter = self.stage, self.scene, self.painter
        horizon = stage.far
        cloud = things.drawing(scene.art.things["cloud"])
        paint_sky(painter, scene.weather, horizon, self.variety % 97, self.paint_of, self.fine, cloud)
        for part in self.parts:
            if part.scenery:
                self._part(part)
        night = scene.weather in ("night", "storm")
        variety = self.variety % 89
        if scene.frame == "cabin":
            paint_cabin(painter, horizon - 40, horizon, self.paint_of)
        elif scene.frame == "street":
            paint_street(painter, horizon - 44, horizon, variety, self.paint_of)
        elif scene.frame == "bench":
            paint_crowd(painter, scene.crowd, horizon - 66, horizon - 38, variety, self.paint_of, night, self.fine)
            paint_bench(painter, horizon - 40, horizon, self.paint_of)
        elif scene.frame != "sky":
            tall = 60 if scene.frame == "stand" else 30
            paint_crowd(painter, scene.crowd, horizon - tall, horizon - 4, variety, self.paint_of, night, self.fine)
        for part in self.parts:
            if part.behind and not part.scenery:
                self._part(part)
        if scene.frame in ("pitch", "goal", "close", "stand", "bench"):
            paint_boards(painter, horizon - 13, 10, variety, self.paint_of)

    def _floor(self) -> None:
        painter, stage = self.painter, self.stage
        if self.scene.frame == "cabin":
            paint_floor(painter, stage, QColor("#C9B79A"), QColor("#BEAB8C"))
            return
        if self.scene.frame == "street":
            paint_floor(painter, stage, QColor("#B7B2A6"), QColor("#ACA79B"))
            return
        paint_floor(painter, stage, self.ground, self.darker)
        if self.area is not None:
            paint_place(painter, stage, self.area, self.gold)
        else:
            for area in self.limits:
                paint_place(painter, stage, area, mixed(self.ground, _WHITE, 0.26))
        paint_lines(painter, stage, _WHITE, 4.4 if self.few else 2.6)
        if self.offside:
            defenders = [each.at[0] for each in self.scene.figures if each.side == "own" and 0 <= each.at[1] <= 100]
            if defenders:
                paint_offside_line(painter, stage, max(defenders), self.gold)
        if stage.goal:
            paint_goal(painter, stage, 4.0 if self.few else 2.6, self.fine)
            self._bursts()

    def _bursts(self) -> None:
        """A burst where the ball hits the woodwork."""
        if len(self.scene.ball) < 2:
            return
        for prop in self.scene.props:
            if prop.thing in ("post", "crossbar") and prop.at[0] >= 96:
                at = goal_struck(self.stage, prop.thing)
                self.painter.fillPath(_BURST.translated(at), self.gold)

    def _shadow(self, part: CastMember) -> None:
        if self.few and part.prop is not None:
            return
        if part.prop is not None and (part.flying or part.flat):
            return
        left, _, right, _ = part.room
        base = part.y
        if part.figure is not None and len(part.figure.at) > 2:
            base = self.stage.ground(part.figure.at[0], part.figure.at[1]).y()
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(QColor(0, 0, 0, 60))
        self.painter.drawEllipse(
            QPointF((left + right) / 2 + 4, min(base, self.stage.height - 6)), (right - left) * 0.42, 4.2
        )

    def _part(self, part: CastMember) -> None:
        painter = self.painter
        with saved(painter):
            painter.translate(part.x, part.y)
            scale = part.scale / 100
            painter.scale(scale, scale)
            if part.figure is not None and part.stance is not None:
                figure = part.figure
                outfit = self.wardrobe.outfit(figure.side, self.variety % 61 + part.number * 3)
                paint_figure(painter, part.stance, outfit, facing=figure.facing, keyline=_INK, fine=not self.few)
            elif part.prop is not None and part.thing is not None:
                plain = part.scenery or part.behind or part.prop.thing in _OF_ONE_COLOUR
                paint_of = self.paint_of if plain else self.paint_on
                things.paint_thing(painter, part.thing, paint_of, None if part.scenery else _INK)

    def _way(self) -> list[QPointF]:
        points = []
        for point in self.scene.ball:
            at = self.stage.ground(point[0], point[1])
            lift = self.stage.lift(point[2]) if len(point) > 2 else 3.0
            points.append(self._seen(QPointF(at.x(), at.y() - lift)))
        return points

    def _seen(self, point: QPointF) -> QPointF:
        """A point moved inside the picture and out of the wedge."""
        x = min(max(point.x(), 14.0), WIDTH - 15)
        y = min(max(point.y(), 12.0), self.stage.floor(x) - 6)
        if self.wedge is not None:
            hidden = 1.1 - x / self.wedge[0] - y / self.wedge[1]
            if hidden > 0:
                y = min(y + hidden * self.wedge[1], self.stage.floor(x) - 6)
        return QPointF(x, y)

    def _ball(self, way: list[QPointF]) -> None:
        if not way:
            return
        radius = 11.0 if self.few else 8.6 if self.scene.frame == "close" else 7.4
        if len(way) == 1:
            at = way[0] - QPointF(0, radius * 0.3)
            spots = [at + QPointF(x, y) for x, y in ((0, 0), (16, 4), (-16, 4), (0, 18), (26, 10), (-26, 10), (0, 34))]
            at = self._seen(clear_of_heads(spots, radius, self.parts))
            self.painter.setPen(Qt.PenStyle.NoPen)
            self.painter.setBrush(QColor(0, 0, 0, 60))
            self.painter.drawEllipse(at + QPointF(2, radius), radius, 3)
            paint_ball(self.painter, at, radius)
            return
        path = way_path(way)
        paint_way(self.painter, path, 3.6 if self.few else 2.0)
        spots = [path.pointAtPercent(part) for part in (0.62, 0.7, 0.55, 0.78, 0.45, 0.35, 0.86)]
        paint_ball(self.painter, clear_of_heads(spots, radius, self.parts), radius)


def scene_image(
    card: Card,
    size: QSize,
    ratio: float = 1.0,
    nation: Nation | None = None,
    *,
    dark: bool = False,
    colours: Colours | None = None,
    wedge: tuple[float, float] | None = None,
    badge: float = 0.0,
    language: str = "de",
) -> QImage:
    """A card's picture as an image; `size` in device-independent pixels."""
    image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    with painting(image, smooth=False) as painter:
        paint_scene(
            painter,
            QRectF(0, 0, size.width(), size.height()),
            card,
            nation,
            dark,
            colours=colours,
            wedge=wedge,
            badge=badge,
            language=language,
        )
    return image
