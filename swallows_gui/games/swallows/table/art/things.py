"""Paints the things of a scene, and chooses the inks of a poster so that its focus stands out.

A poster has three values: deep, the card's own colour, pale. What carries the joke stands light on deep or dark on pale
(2.5 : 1 in grey or more); the rest keeps to the value between.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPaintEngine, QPainter, QPainterPath, QTransform

from swallows_gui.games.swallows.data.scenes import PoseInData as PoseOfArt
from swallows_gui.games.swallows.data.scenes import Thing
from swallows_gui.games.swallows.table.art import things
from swallows_gui.services.stylesheet import LIGHT
from swallows_gui.ui.art.actor import Acting, paint_actor
from swallows_gui.ui.art.figure import box_of
from swallows_gui.ui.art.head import Outfit, Pose
from swallows_gui.ui.art.motifs import Piece, paint_drawing, read_drawing, stroked, whole_path
from swallows_gui.ui.art.paints import mixed, paints
from swallows_gui.ui.kit.painting import painting, saved, set_ink

SHADED: Final = 0.11
"""How far its shade reaches into a thing, in parts of its size."""


@lru_cache(maxsize=256)
def stance(pose: PoseOfArt) -> Pose:
    """A pose as figures are painted in it."""
    return Pose(**dict(pose))


@lru_cache(maxsize=512)
def drawing(thing: Thing) -> tuple[Piece, ...]:
    """The pieces of a thing."""
    return read_drawing("\n".join(thing.drawing))


@lru_cache(maxsize=512)
def outline(thing: Thing) -> QPainterPath:
    """The outline of a thing."""
    return whole_path(drawing(thing))


@lru_cache(maxsize=512)
def keyline(thing: Thing) -> QPainterPath:
    """The line around a thing, as a shape to fill."""
    return stroked(outline(thing), 3.0)


@lru_cache(maxsize=512)
def box(thing: Thing) -> QRectF:
    """The room a thing takes, in its own units."""
    return outline(thing).boundingRect()


@lru_cache(maxsize=512)
def shade(thing: Thing) -> QPainterPath:
    """The side of a thing that the light from the upper left does not reach, as wide as the thing is large."""
    room, whole = box(thing), outline(thing).simplified()
    by = max(room.width(), room.height()) * SHADED
    return whole.subtracted(whole.translated(-by, -by * 0.5))


def paint_thing(painter: QPainter, thing: Thing, colours: Mapping[str, QColor], line: QColor | None) -> None:
    """Paint a thing with its foot at the origin; `line` parts it from the ground."""
    if line is not None:
        painter.fillPath(keyline(thing), line)
    paint_drawing(painter, drawing(thing), colours)


_INK, _PAPER = QColor("#1A1A1A"), QColor("#F4EFE3")
SEEN: Final = 2.6
"""The contrast in grey from which a focus is seen well, lines and neighbours reckoned in."""
FULLY: Final = 3.05
"""The same on a card's own colour."""
Tone = tuple[float, float]
"""How light something is: the mean of its luminances, and the middle one, which is what it looks like at a glance."""
_LINEAR: Final = tuple(
    value / 255 / 12.92 if value <= 10 else float(((value / 255 + 0.055) / 1.055) ** 2.4) for value in range(256)
)


def luminance(colour: QColor) -> float:
    """How light a colour is in grey: 0 black to 1 white (WCAG)."""
    red, green, blue = _LINEAR[colour.red()], _LINEAR[colour.green()], _LINEAR[colour.blue()]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: float, other: float) -> float:
    """The contrast of two luminances, 1 to 21."""
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


_SAMPLE = 40
"""Pixels of the sample by which it is told how light something is."""


def _tone(image: QImage) -> Tone:
    """The lightness of what is painted in a sample."""
    plain = image.convertToFormat(QImage.Format.Format_RGBA8888)  # lives on while its memory is read
    data = bytes(plain.constBits())
    found = [at for at in range(0, len(data), 4) if data[at + 3] > 200]
    if not found:
        return 0.2, 0.2
    tones = sorted(
        _LINEAR[data[at]] * 0.2126 + _LINEAR[data[at + 1]] * 0.7152 + _LINEAR[data[at + 2]] * 0.0722 for at in found
    )
    return sum(tones) / len(tones), tones[len(tones) // 2]


def _sample(room: QRectF) -> tuple[QImage, QPainter]:
    """An image for painting a sample, and its painter, which the caller must end."""
    image = QImage(QSize(_SAMPLE, _SAMPLE), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.scale(_SAMPLE / max(1.0, room.width()), _SAMPLE / max(1.0, room.height()))
    painter.translate(-room.left(), -room.top())
    return image, painter


def _as_worn(value: Any) -> Any:
    return QColor(value) if isinstance(value, str) and value[:1] == "#" else value


@lru_cache(maxsize=1024)
def of_figure(pose: Pose, outfit: tuple[tuple[str, Any], ...], facing: str, low: int) -> Tone:
    """The lightness of a figure down to a height in its own units; the outfit as its fields, colours by name."""
    worn = Outfit(**{name: _as_worn(value) for name, value in outfit})
    left, top, right, bottom = box_of(pose, facing)
    image, painter = _sample(QRectF(left, top - 6, right - left, max(20.0, min(bottom, low) - top + 6)))
    paint_actor(painter, pose, worn, facing, Acting(outline=0.0, inside=0.0))
    painter.end()
    return _tone(image)


def fields_of(outfit: Outfit) -> tuple[tuple[str, Any], ...]:
    """An outfit as what `of_figure` remembers it by."""
    return tuple(
        (name, value.name() if isinstance(value, QColor) else value)
        for name, value in ((name, getattr(outfit, name)) for name in Outfit.__dataclass_fields__)
    )


def on_pale(tone: Tone, ground: QColor, day: bool) -> bool:
    """Whether a focus so light stands on a pale ground: where it is seen well, by day rather than not."""
    above, below = luminance(pale(ground.rgb())), luminance(deep(ground.rgb()))
    light, dark = contrast(tone[0], above), contrast(tone[0], below)
    if light >= SEEN and dark >= SEEN:
        return contrast(tone[1], above) * (1.4 if day else 1.0) > contrast(tone[1], below)
    return light > dark or (day and light >= SEEN)


def on_full(tone: Tone, ground: QColor) -> bool:
    """Whether a focus is so light that it is seen well on a card's own colour, which need not be deeper then."""
    return contrast(tone[0], luminance(ground)) >= FULLY and tone[0] > luminance(ground)


def lightened(tone: Tone, ground: QColor) -> float:
    """How far, from deep to a card's own colour, a ground may go behind a focus so light that is still seen well."""
    for part in (1.0, 0.75, 0.5, 0.25):
        behind = luminance(between(ground, part))
        if tone[0] > behind and contrast(tone[0], behind) >= FULLY + 0.55:
            return part
    return 0.0


def between(ground: QColor, part: float) -> QColor:
    """A value between the darkest one of a card's colour, 0, and the colour itself, 1."""
    return mixed(deep(ground.rgb()), ground, part)


@lru_cache(maxsize=512)
def of_thing(thing: Thing) -> Tone:
    """How light a thing is."""
    image, painter = _sample(things.box(thing))
    things.paint_thing(painter, thing, paints(LIGHT), None)
    painter.end()
    return _tone(image)


@lru_cache(maxsize=32)
def deep(ground: int) -> QColor:
    """The darkest value of a card's colour."""
    colour = QColor.fromRgb(ground)
    return QColor.fromHslF(colour.hslHueF(), colour.hslSaturationF(), colour.lightnessF() * 0.55)


@lru_cache(maxsize=32)
def pale(ground: int) -> QColor:
    """The lightest value of a card's colour."""
    return mixed(QColor.fromRgb(ground), _PAPER, 0.84)


@lru_cache(maxsize=1)
def _grain() -> QImage:
    """A tile of 96 by 96 pixels with specks of ink and paper, always the same."""
    image = QImage(96, 96, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    state = 20260
    for _ in range(1500):
        state = (state * 1103515245 + 12345) & 0x7FFFFFFF
        x, y, kind = state >> 8 & 127, state >> 16 & 127, state >> 4 & 3
        if x < 96 and y < 96:
            image.setPixelColor(x, y, QColor(255, 250, 235, 16) if kind & 1 else QColor(20, 16, 10, 24))
    return image


@lru_cache(maxsize=64)
def _dots(colour: int, step: int) -> QImage:
    """A tile of a halftone: two dots of a colour set diagonally."""
    image = QImage(step, step, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with painting(image) as painter:
        set_ink(painter, fill=QColor.fromRgba(colour))
        half, dot = step / 2, step * 0.42
        painter.drawEllipse(QRectF((half - dot) / 2, (half - dot) / 2, dot, dot))
        painter.drawEllipse(QRectF(half + (half - dot) / 2, half + (half - dot) / 2, dot, dot))
    return image


def _tiled(painter: QPainter, image: QImage) -> QBrush:
    """A brush whose tiles lie on the device's own pixels, which is the fast way to fill."""
    brush = QBrush(image)
    undone, possible = painter.worldTransform().inverted()
    brush.setTransform(undone if possible else QTransform())
    return brush


def halftone(painter: QPainter, colour: QColor) -> QBrush:
    """A brush of dots in a colour, as fine as the picture is large."""
    pixels = abs(painter.worldTransform().m11())
    return _tiled(painter, _dots(colour.rgba(), max(4, min(14, round(pixels * 5)))))


def paint_grain(painter: QPainter, room: QRectF) -> None:
    """The grain of the paper over everything."""
    painter.fillRect(room, _tiled(painter, _grain()))


def overprint(painter: QPainter, path: QPainterPath, ground: QColor, unit: float) -> None:
    """Print dots of a card's ink over a shape, which darken what lies below; `unit` is pixels of a card unit. Nothing
    is printed on devices that cannot blend inks."""
    engine = painter.paintEngine()
    if engine is None or engine.type() != QPaintEngine.Type.Raster:
        return
    with saved(painter):
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
        painter.fillPath(path, _tiled(painter, _dots(ground.rgba(), max(3, min(9, round(unit * 2.8))))))
