"""A moment that takes a board over: rays in two colours, one word along the diagonal, a line below it; with a picture
that stands behind a slanted edge at the right, the words are at the left.

It comes in 0.35 s, stands for 0.9 and goes in 0.35 at pace normal; whoever runs it hands in the part that is done.
"""

from __future__ import annotations

import functools
import math
from dataclasses import dataclass
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPainterPath, QPen, QPolygonF

from swallows_gui.services.stylesheet import contrast
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.clock import ease
from swallows_gui.ui.kit.icons import leaning, polygon
from swallows_gui.ui.kit.painting import saved, set_ink
from swallows_gui.ui.kit.text_fit import TextSetting, draw_centred, draw_ink, fit_line, fit_text, readable

COMES: Final = 0.35
STANDS: Final = 0.9
LASTS: Final = 2 * COMES + STANDS
"""Seconds at pace normal."""
AT_REST: Final = 0.5
"""A part in which all of it stands: what reduced motion shows."""
INKS: Final = (QColor("#F4EFE3"), QColor("#1A1A1A"))
"""Paper and black: the colours of letters."""
Grade = Literal["rays", "split", "steps", "great", "last"]
"""How a poster is built: rays; both sides' colours that slam together; the word three times; the word at 40 % of the
height above a score of 180 px; black, then white."""
BLACK: Final = 0.4
"""Seconds that the last one of all stays black."""
HIT: Final = 0.09
"""Seconds that everything stands still where the word has landed."""
_LETTER, _LANDS = 0.03, 0.16
"""Seconds between two letters, and in which each lands."""
_SHAKE: Final = (6.0, -4.0, 2.0, 0.0)
"""Pixels that the board is off its place, one after the other, when the word has landed."""
_DRIFT, _TURN = 0.03, 4.0
"""How far a picture drifts while it stands, in parts of its width, and rays turn, in degrees."""
_RAYS = 18
_SHORT: Final = 8
"""Letters of a word that is large enough to be read over a face; a longer one ends before it."""
_SLIPS: Final = 60
_LEAN = -9.0
"""Degrees."""
_EDGE: Final = (0.66, 0.5)
"""Where the edge of a picture meets top and foot, in parts of the width."""
_FOOT: Final = 0.62
"""Where the rays rise above line and small letters, in parts of the height."""
_LOW_FOOT: Final = 0.8
"""The same above a line alone."""


@dataclass(frozen=True, slots=True)
class TakeOver:
    """A poster's texts and colours."""

    word: str
    line: str
    ground: QColor
    rays: QColor
    ink: QColor
    turned: bool = False
    """The word stands upside down: what nobody wanted."""
    picture: QImage | None = None
    """What stands at the right; who stands on both halves where two sides meet, as large as the board."""
    small: str = ""
    """What stands in small letters below the line, where there is a picture and room for it."""
    brief: str = ""
    """The line where it has little room beside a picture."""
    grade: Grade = "rays"
    score: str = ""
    """Where the score stands by itself, in large figures."""
    other: QColor | None = None
    """The other side's colour, where both meet."""
    confetti: tuple[QColor, ...] = ()
    """The colours of what rains down before all else."""


def coloured_poster(word: str, line: str, colour: str) -> TakeOver:
    """A poster with white words on one colour and rays in a darker shade."""
    ground = QColor(colour)
    return TakeOver(word, line, ground, ground.darker(118), QColor("#FFFFFF"))


def ink_on(ground: QColor) -> QColor:
    """The ink that is more readable on a colour."""
    return max(INKS, key=lambda each: contrast(each, ground))


def paint_take_over(painter: QPainter, room: QRectF, what: TakeOver, part: float, stands: float = STANDS) -> None:
    """Paint a poster at a share of its time, 0 to 1; `stands` is the seconds between coming and going."""
    seconds = part * (2 * COMES + stands)
    come = ease(min(1.0, seconds / COMES))
    gone = ease(max(0.0, (seconds - COMES - stands) / COMES))
    if come <= 0 or gone >= 1:
        return
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(room, Qt.ClipOperation.IntersectClip)
        if what.grade == "last" and seconds < BLACK:
            painter.fillRect(room, INKS[1])
            return
        if what.grade not in ("split", "last") or gone:
            _clip_to_wipe(painter, room, come if what.grade not in ("split", "last") else 1.0, gone)
        lands = (BLACK if what.grade == "last" else COMES * 0.5) + _landing(what.word)
        after = seconds - lands
        if 0 <= after < HIT:
            painter.translate(0, _SHAKE[min(3, int(after / HIT * 4))] * room.height() / 770)
        drift = max(0.0, after - HIT) / max(0.1, stands)
        _paint_ground(painter, room, what, come, drift)
        if what.grade == "split" and what.picture is not None:
            _paint_figures(painter, room, what.picture, come)
        elif what.picture is not None and what.grade != "great":
            _paint_picture(painter, room, what.picture, drift)
        if what.confetti:
            _paint_confetti(painter, room, what.confetti, seconds)
        since = seconds - (lands - _landing(what.word))
        if what.grade in ("great", "last"):
            _paint_great_words(painter, room, what, since)
        elif what.picture is not None and what.grade != "split":
            _paint_words_beside(painter, room, what, since)
        else:
            _paint_words(painter, room, what, since)


def _paint_confetti(painter: QPainter, room: QRectF, colours: tuple[QColor, ...], seconds: float) -> None:
    """Paint falling confetti."""
    size = room.height() * 0.018
    for number in range(_SLIPS):
        start, fast = (number * 37 % 101) / 101, 0.16 + (number * 53 % 29) / 160
        down = (start + seconds * fast) % 1.15 - 0.08
        sway = math.sin(seconds * 2.2 + number) * size
        across = room.left() + room.width() * ((number * 61 % 97) / 97) + sway
        with saved(painter):
            painter.translate(across, room.top() + room.height() * down)
            painter.rotate(number * 47 + seconds * 160 * (1 if number % 2 else -1))
            painter.scale(1.0, 0.35 + 0.65 * abs(math.cos(seconds * 3 + number)))
            painter.fillRect(QRectF(-size / 2, -size, size, size * 2), colours[number % len(colours)])


def _landing(word: str) -> float:
    """The seconds until the last letter of a word has landed; long words land faster."""
    return _LANDS + _step(word) * max(0, len(word) - 1)


def _step(word: str) -> float:
    return min(_LETTER, 0.3 / max(1, len(word)))


def _paint_ground(painter: QPainter, room: QRectF, what: TakeOver, come: float, drift: float) -> None:
    """Paint the ground behind picture and words."""
    painter.fillRect(room.adjusted(-8, -8, 8, 8), what.ground)
    if what.grade == "split" and what.other is not None:
        _paint_halves(painter, room, what.ground, what.other, come)
        return
    foot_at = _FOOT if what.picture is not None else _LOW_FOOT if what.line else 0.5
    rise = QPointF(room.center().x(), room.top() + room.height() * foot_at)  # not behind the letters
    paint_rays(painter, room, rise, what.rays, math.radians(_TURN) * drift + 0.2 * (1 - come))


def _paint_halves(painter: QPainter, room: QRectF, left: QColor, right: QColor, come: float) -> None:
    """Paint two halves that come from left and right and meet along a diagonal."""
    painter.fillRect(room, INKS[1])
    lean, middle, away = room.width() * 0.09, room.center().x(), room.width() * 0.55 * (1 - come) ** 2
    for way, colour in ((-1, left), (1, right)):
        edge = room.left() if way < 0 else room.right()
        shift = way * away
        seam = (middle + lean + shift, room.top()), (middle - lean + shift, room.bottom())
        set_ink(painter, fill=colour)
        painter.drawPolygon(polygon((edge + shift, room.top()), *seam, (edge + shift, room.bottom())))
    if come >= 1:
        pen = QPen(INKS[0], max(3.0, room.height() * 0.012))
        painter.setPen(pen)
        painter.drawLine(QPointF(middle + lean, room.top()), QPointF(middle - lean, room.bottom()))


def _paint_figures(painter: QPainter, room: QRectF, picture: QImage, come: float) -> None:
    """Paint the figures on both halves, moving with them."""
    half = room.width() / 2
    away = room.width() * 0.55 * (1 - come) ** 2
    for way in (-1, 1):
        with saved(painter):
            part = QRectF(room.left() if way < 0 else room.center().x(), room.top(), half, room.height())
            painter.translate(way * away, 0)
            painter.setClipRect(part, Qt.ClipOperation.IntersectClip)
            painter.drawImage(room.topLeft(), picture)


def _paint_word(
    painter: QPainter, row: QRectF, word: str, font: QFont, ink: QColor, shade: QColor, since: float, drop: float
) -> None:
    """Paint a word whose letters land one by one, `since` seconds ago, each with a shadow."""
    metrics = QFontMetricsF(font)
    whole = QPainterPath()
    whole.addText(QPointF(), font, word)
    ink_room = whole.boundingRect()
    start = row.center() - ink_room.center()
    if since >= _landing(word):
        for colour, off in ((shade, drop), (ink, 0.0)):
            painter.fillPath(whole.translated(start + QPointF(off, off)), colour)
        return
    for number, letter in enumerate(word):
        landed = (since - number * _step(word)) / _LANDS
        if landed <= 0 or letter == " ":
            continue
        path = QPainterPath()
        path.addText(QPointF(), font, letter)
        scale = _scale(landed)
        left = start.x() + metrics.horizontalAdvance(word[:number])
        middle = path.boundingRect().center()
        with saved(painter):
            painter.setOpacity(painter.opacity() * min(1.0, landed * 3))
            painter.translate(left + middle.x(), start.y() + middle.y())
            painter.scale(scale, scale)
            path.translate(-middle)
            for colour, off in ((shade, drop), (ink, 0.0)):
                painter.fillPath(path.translated(off, off), colour)


def _scale(landed: float) -> float:
    """The size of a landing letter: too large, a little too small, then normal."""
    if landed >= 1:
        return 1.0
    return 1.6 - 0.64 * ease(landed / 0.7) if landed < 0.7 else 0.96 + 0.04 * (landed - 0.7) / 0.3


def _display(pixels: float) -> QFont:
    return theme().sized_font("display", pixels, 900)


def _paint_great_words(painter: QPainter, room: QRectF, what: TakeOver, since: float) -> None:
    """Paint the word at 40 % of the height if the width allows, the score in large figures, the line at the bottom."""
    width, height = room.width(), room.height()
    word = fit_line(what.word, width * 0.92, _display, height * 0.4, 12)
    shade = INKS[1] if what.ink.lightness() > 128 else QColor(0, 0, 0, 60)
    drop = max(2.0, word.pixelSize() * 0.045)
    with saved(painter):
        painter.translate(room.center().x(), room.top() + height * 0.29)
        painter.rotate(_LEAN * 0.6)
        row = QRectF(-width / 2, -height * 0.2, width, height * 0.4)
        _paint_word(painter, row, what.word, word, what.ink, shade, since, drop)
    if what.score:
        figures = fit_line(what.score, width * 0.6, _display, min(height * 0.235, theme().px(180)), 12)
        row = QRectF(room.left(), room.top() + height * 0.52, width, height * 0.27)
        wide = QFontMetricsF(figures).horizontalAdvance(what.score) + figures.pixelSize()
        plate = QRectF(row.center().x() - wide / 2, row.top(), wide, row.height())
        set_ink(painter, fill=INKS[1])
        painter.drawPolygon(leaning(plate, plate.height() * 0.1))
        draw_centred(painter, row, what.score, figures, INKS[0])
    said = " · ".join(each for each in (what.line if not what.score else "", what.small) if each)
    if said:
        foot = QRectF(room.left(), room.top() + height * 0.84, width, height * 0.16)
        painter.fillRect(foot, what.ground)
        font = fit_line(said, width * 0.9, lambda px: theme().sized_font("heading", px), height * 0.06, 9)
        draw_centred(painter, foot, said, font, what.ink)


def picture_room(room: QRectF) -> QRectF:
    """The part of a board for a picture, before its slanted edge is cut off."""
    left = room.width() * _EDGE[1]
    return room.adjusted(left, 0, 0, 0)


def _paint_picture(painter: QPainter, room: QRectF, picture: QImage, drift: float) -> None:
    """Paint a picture so large that it fills its part while it drifts; the excess is cut off on both sides."""
    top, foot = (room.left() + room.width() * part for part in _EDGE)
    edge = [QPointF(top, room.top()), room.topRight(), room.bottomRight(), QPointF(foot, room.bottom())]
    path = QPainterPath()
    path.addPolygon(QPolygonF(edge))
    path.closeSubpath()
    with saved(painter):
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        part = picture_room(room)
        size = picture.deviceIndependentSize().scaled(
            part.size() * (1 + _DRIFT), Qt.AspectRatioMode.KeepAspectRatioByExpanding
        )
        place = QRectF(QPointF(0, 0), size)
        place.moveCenter(part.center() + QPointF(part.width() * _DRIFT * (0.5 - min(1.0, drift)), 0))
        if abs(size.width() - picture.deviceIndependentSize().width()) < 2:
            painter.drawImage(place.topLeft(), picture)
            return
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(place, picture)


def _paint_words_beside(painter: QPainter, room: QRectF, what: TakeOver, since: float) -> None:
    """Paint the word across most of the board, a short one over the picture's edge; line and small
    text upright below."""
    t = theme()
    width, height = room.width(), room.height()
    steps = 3 if what.grade == "steps" else 1
    wide, middle = (0.5, 0.37) if steps == 3 else (0.66, 0.37) if len(what.word) <= _SHORT else (0.56, 0.325)
    word = fit_line(what.word, width * wide, _display, height * (0.46 if steps == 1 else 0.27), 12)
    shade = INKS[1] if what.ink.lightness() > 128 else INKS[0]
    with saved(painter):
        painter.translate(room.left() + width * middle, room.top() + height * 0.36)
        painter.rotate(_LEAN + (180 if what.turned else 0))
        drop = max(2.0, word.pixelSize() * 0.045) * (-1 if what.turned else 1)
        row = QRectF(-width / 2, -height / 4, width, height / 2)
        for step in range(steps):
            aside = step - (steps - 1) / 2
            moved = row.translated(aside * width * 0.1, aside * word.pixelSize() * 0.94)
            _paint_word(painter, moved, what.word, word, what.ink, shade, since - step * 0.12, drop)
    left, wide = room.left() + width * 0.04, width * (_EDGE[1] - 0.05)
    rows = ((what.line, what.brief, "heading", 0.66, 0.13), (what.small, "", "strong", 0.83, 0.085))
    for text, brief, role, top, most in rows:
        font_of = functools.partial(t.sized_font, role)
        words, font = text, fit_line(text, wide, font_of, height * most, readable())
        if brief and QFontMetricsF(font).horizontalAdvance(text) > wide:
            words, font = brief, fit_line(brief, wide, font_of, height * most, 9)
        long = QFontMetricsF(font).horizontalAdvance(words)
        if words and long <= wide:
            foot = QRectF(room.left(), room.top() + height * top, left - room.left() + long, height * most)
            _paint_slip(painter, foot.adjusted(0, -height * 0.03, width * 0.02, height * 0.01), what.ground)
            draw_ink(painter, QPointF(left, room.top() + height * top), words, font, what.ink)


def _paint_slip(painter: QPainter, room: QRectF, ground: QColor) -> None:
    """Paint a ground of one colour, with a slanted end, below small text."""
    slant = QPointF(room.height() * 0.3, 0)
    set_ink(painter, fill=ground)
    painter.drawPolygon(QPolygonF([room.topLeft(), room.topRight() + slant, room.bottomRight(), room.bottomLeft()]))


def _clip_to_wipe(painter: QPainter, room: QRectF, come: float, gone: float) -> None:
    """Clip the painter: the poster comes from the left behind a slanted edge and leaves to the right."""
    slant = room.height() * 0.6
    whole = room.width() + slant
    left, right = room.left() - slant + whole * gone, room.left() - slant + whole * come
    path = QPainterPath()
    path.addPolygon(
        polygon((left + slant, room.top()), (right + slant, room.top()), (right, room.bottom()), (left, room.bottom()))
    )
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)


def paint_rays(painter: QPainter, room: QRectF, centre: QPointF, colour: QColor, turn: float) -> None:
    """Paint rays from a centre beyond the room's edges, turned by radians."""
    reach = math.hypot(room.width(), room.height())
    set_ink(painter, fill=colour)
    for ray in range(_RAYS):
        start, end = (2 * math.pi * (ray + off) / _RAYS + turn for off in (0.0, 0.5))
        corners = [QPointF(math.cos(angle), math.sin(angle)) * reach for angle in (start, end)]
        painter.drawPolygon(QPolygonF([centre, *(centre + corner for corner in corners)]))


def _paint_words(painter: QPainter, room: QRectF, what: TakeOver, since: float) -> None:
    """Paint the word in the middle, or on a band below two halves; the line upright at the bottom, where slanting would
    push its ends out of a low board."""
    t = theme()
    width, height = room.width() * 0.86, room.height()
    meet = what.grade == "split"
    steps = 3 if what.grade == "steps" else 1
    word = fit_line(
        what.word, width / (1 + 0.15 * (steps - 1)), _display, height * (0.27 if meet else 0.44 / steps**0.6), 12
    )
    largest = min(height * (0.075 if meet else 0.13), word.pixelSize() * 0.62)  # the word is the larger one still
    said = " · ".join(each for each in (what.line, what.small) if each)
    below = QSizeF(width, height * (0.18 if meet else 0.22))
    lines = fit_text(said, below, lambda px: t.sized_font("heading", px), largest, 9) if said else None
    if not meet:
        _paint_foot(painter, room, what, lines)
    with saved(painter):
        painter.translate(room.center())
        painter.translate(0, height * 0.12 if meet else -height * 0.12 if lines is not None else 0.0)
        painter.rotate(_LEAN * (0.4 if meet else 1.0) + (180 if what.turned else 0))
        if meet:
            painter.fillRect(QRectF(-room.width(), -word.pixelSize() * 0.6, 2 * room.width(), height), INKS[1])
        row = QRectF(-width / 2, -height * 0.34, width, height * 0.68)
        for step in range(steps):
            aside = step - (steps - 1) / 2
            moved = row.translated(aside * width * 0.12, aside * word.pixelSize() * 0.94)
            drop = word.pixelSize() * 0.05
            _paint_word(painter, moved, what.word, word, what.ink, QColor(0, 0, 0, 90), since - step * 0.12, drop)
    if meet:
        _paint_foot(painter, room, what, lines)


def _paint_foot(painter: QPainter, room: QRectF, what: TakeOver, lines: TextSetting | None) -> None:
    """Paint small text at the bottom on one colour."""
    if lines is None:
        return
    height = room.height()
    deep = len(lines.lines) * lines.line_height
    first = room.bottom() - height * 0.04 - deep
    if what.grade != "split":
        foot = QRectF(room.left(), first - height * 0.04, room.width(), room.bottom() - first + height * 0.04)
        painter.fillRect(foot, what.ground)
    for number, text in enumerate(lines.lines):
        words = text.strip(" ·")  # a dot between two things does not stand at the end of a line
        row = QRectF(room.left(), first + number * lines.line_height, room.width(), lines.line_height)
        draw_centred(painter, row, words, lines.font, what.ink)
