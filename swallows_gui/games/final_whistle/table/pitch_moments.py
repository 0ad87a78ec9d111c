"""Animations on the pitch of Final Whistle: cards that meet, dice, a symbol that is rolled for, and plates.

An animation is painted over the men and stays until the next one starts or the pitch is at rest. The module also places
the men (a slanted rank for each line, or rows where room is short) and paints the special die, whose faces are 0, 1, 1,
2, 2, 3 (F0.3).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from swallows_gui.games.final_whistle.data.box import load
from swallows_gui.games.final_whistle.table.card_paint import HIGH, WIDE, CardLook, paint_card
from swallows_gui.games.final_whistle.table.man_paint import BARE, GOLD, INK, PAPER, TALL, paint_symbol
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.clock import ease
from swallows_gui.ui.kit.dice import TUMBLE, Tumble, tumbling
from swallows_gui.ui.kit.dice_tray import DieLook, paint_faced_die
from swallows_gui.ui.kit.icons import leaning
from swallows_gui.ui.kit.painting import saved, set_ink
from swallows_gui.ui.kit.text_fit import draw_centred, fit_line

LINES = "GDMS"
_RANKS = (0.085, 0.205, 0.325, 0.445)
"""Middles of seat 0's ranks, in widths of the pitch; seat 1's are mirrored."""
SLANT = 0.075
"""How far a rank leans to the right at its top, in widths of the pitch."""
Men = Mapping[tuple[int, str], Sequence[str]]
"""By seat and letter of the line: the men in it."""


def rank_x(room: QRectF, seat: int, line: str, down: float) -> float:
    """The x coordinate of a rank at a height, from 0 (top) to 1 (bottom)."""
    middle = _RANKS[LINES.index(line)]
    middle = middle if seat == 0 else 1 - middle
    return room.left() + room.width() * (middle + SLANT * (0.5 - down))


def tile_width(room: QRectF, men: Men, *, named: bool, most: float) -> float:
    """The width of all tiles: as large as the fullest rank allows."""
    fullest = max((len(rank) for rank in men.values()), default=1)
    high = (TALL if named else BARE) + 0.27
    return min(most, room.width() * 0.1, room.height() * 0.97 / max(3, fullest) / high)


def places(room: QRectF, men: Men, *, named: bool, most: float) -> dict[tuple[int, str], QRectF]:
    """The rectangles of all men's tiles."""
    wide = tile_width(room, men, named=named, most=most)
    high = wide * (TALL if named else BARE)
    found = {}
    for (seat, line), rank in men.items():
        for number, man in enumerate(rank):
            down = (number + 0.5) / len(rank)
            if len(rank) in (2, 3):
                down = 0.5 + (down - 0.5) * (0.86 if len(rank) == 3 else 0.8)
            x = rank_x(room, seat, line, down)
            y = room.top() + room.height() * down - wide * 0.08
            found[seat, man] = QRectF(x - wide / 2, y - high / 2, wide, high)
    return found


def rows(room: QRectF, men: Men, first: int, side: float, head: float) -> tuple[dict[tuple[int, str], QRectF], float]:
    """The rectangles of the tiles in rows, those of seat `first` on top, and the height of all rows."""
    found, y = {}, room.top()
    for seat in (first, 1 - first):
        y += head
        for line in LINES:
            rank = men.get((seat, line), ())
            across = max(1, int((room.width() - side * 0.6) // (side * 1.3)))
            for number, man in enumerate(rank):
                x = room.left() + side * 0.6 + (number % across) * side * 1.3
                found[seat, man] = QRectF(x, y + (number // across) * side * 1.45 + side * 0.14, side, side * BARE)
            y += max(1, -(-len(rank) // across)) * side * 1.45
    return found, y - room.top()


def ball_at(tile: QRectF, seat: int) -> QPointF:
    """The ball's position at a man's foot."""
    off = tile.width() * 0.62
    return QPointF(tile.center().x() + (off if seat == 0 else -off), tile.bottom() - tile.width() * 0.16)


_PIPS = {1: ((0, 0),), 2: ((-1, -1), (1, 1)), 3: ((-1, -1), (0, 0), (1, 1))}


def die_value(number: int) -> int:
    """The value of the special die for a roll of 1 to 6."""
    return load().die[number - 1]


def paint_face(painter: QPainter, room: QRectF, number: int, ink: QColor, _ground: QColor) -> None:
    """Paint the pips of a number; nought is an empty ring."""
    side, value = room.width(), die_value(number)
    middle = room.center()
    if not value:
        set_ink(painter, line=QPen(ink, side * 0.12))
        painter.drawEllipse(middle, side * 0.26, side * 0.26)
        return
    set_ink(painter, fill=ink)
    for x, y in _PIPS[value]:
        painter.drawEllipse(middle + QPointF(x * side * 0.32, y * side * 0.32), side * 0.14, side * 0.14)


LOOK = DieLook(paint_face, ())
"""A white die with these faces."""


REVEAL, PLATE, CHECK, WHISTLE = 0.5, 0.6, 0.5, 0.6
"""Seconds at pace normal."""


@dataclass(frozen=True, slots=True)
class PitchHappening:
    """One animation on the pitch."""

    kind: str
    """"reveal", "dice", "check" or "plate"."""
    seconds: float
    words: str = ""
    line: str = ""
    colours: tuple[str, ...] = ()
    """Of the sides that it is about, "#rrggbb", the attacker's first."""
    cards: tuple[CardLook, ...] = ()
    dice: tuple[int, ...] = ()
    totals: tuple[str, str] = ("", "")
    """What stands beside the dice once they rest."""
    seat: int = 0
    man: str = ""
    symbol: str = ""
    flips: bool = False
    """Whether the stripes of the pitch turn round: it goes the other way."""


def reveal(cards: tuple[CardLook, CardLook], colours: tuple[str, str]) -> PitchHappening:
    """The animation of both cards meeting."""
    return PitchHappening("reveal", REVEAL, cards=cards, colours=colours)


def dice(
    numbers: tuple[int, ...], totals: tuple[str, str], words: str, colours: tuple[str, str]
) -> PitchHappening:  # fmt: skip
    """Both special dice are thrown; totals and words come when they rest."""
    return PitchHappening("dice", TUMBLE, words, dice=numbers, totals=totals, colours=colours)


def check(seat: int, man: str, symbol: str, die: int, words: str) -> PitchHappening:
    """A symbol is rolled for."""
    return PitchHappening("check", CHECK, words, dice=(die,), seat=seat, man=man, symbol=symbol)


def plate(words: str, colour: str, line: str = "", *, flips: bool = False, seconds: float = PLATE) -> PitchHappening:
    """A plate crosses the pitch."""
    return PitchHappening("plate", seconds, words, line, (colour,), flips=flips)


def paint_happening(
    painter: QPainter, room: QRectF, what: PitchHappening, part: float, place_of: Callable[[int, str], QRectF | None]
) -> None:
    """Paint a part of a motion, 0 to 1; `place_of` says where a man's tile lies."""
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if what.kind == "check":
            _paint_check(painter, room, what, part, place_of(what.seat, what.man))
        else:
            _PAINTERS[what.kind](painter, room, what, part)


def slanted(room: QRectF) -> QPolygonF:
    """A plate that leans as everything on the poster does."""
    lean = room.height() * 0.28
    return leaning(room, lean)


def _paint_reveal(painter: QPainter, room: QRectF, what: PitchHappening, part: float) -> None:
    painter.fillRect(room, QColor(0, 0, 0, round(110 * part)))
    wide = min(room.width() * 0.4, room.height() * 0.52 * WIDE / HIGH, theme().px(380))
    high = wide * HIGH / WIDE
    come = ease(part)
    for side, card in enumerate(what.cards):
        sign = -1 if side == 0 else 1
        rest = QPointF(room.center().x() + sign * wide * 0.53, room.center().y() - sign * high * 0.2)
        start = QPointF(room.center().x() + sign * (room.width() / 2 + wide), rest.y() - sign * room.height() * 0.3)
        at = start + (rest - start) * come
        box = QRectF(at.x() - wide / 2, at.y() - high / 2, wide, high)
        set_ink(painter, line=QPen(INK, 1), fill=QColor(what.colours[side]))
        edge = wide * 0.03
        painter.drawRoundedRect(box.adjusted(-edge, -edge, edge, edge), edge, edge)
        paint_card(painter, box, card)


def _paint_dice(painter: QPainter, room: QRectF, what: PitchHappening, part: float) -> None:
    t = theme()
    high = min(room.height() * 0.3, t.px(118))
    wide = min(room.width() * 0.7, high * 5.0)
    box = QRectF(room.center().x() - wide / 2, room.center().y() - high / 2, wide, high)
    set_ink(painter, line=QPen(PAPER, t.px(2)), fill=INK)
    painter.drawPolygon(slanted(box))
    side = high * 0.5
    resting = part >= 1
    for role, number in enumerate(what.dice):
        sign = -1 if role == 0 else 1
        middle = QPointF(box.center().x() + sign * wide * 0.33, box.center().y() - high * 0.08)
        moment = tumbling(part, number)
        thrown = QPointF(sign * side * 1.5 * moment.along, -side * moment.up)
        set_ink(painter, fill=QColor(what.colours[role]))
        painter.drawRect(QRectF(middle.x() - side * 0.62, middle.y() - side * 0.62, side * 1.24, side * 1.24))
        die = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side).translated(thrown)
        paint_faced_die(painter, die, LOOK, moment if not resting else Tumble(number, turn=-5.0 + 8.0 * role))
        if resting and what.totals[role]:
            at = QRectF(
                box.center().x() + sign * wide * 0.14 - wide * 0.1, middle.y() - high * 0.3, wide * 0.2, high * 0.6
            )
            draw_centred(painter, at, what.totals[role], t.sized_font("number", high * 0.46), PAPER)
    if resting and all(what.totals):
        middle_box = QRectF(box.center().x() - 10, box.center().y() - high * 0.28, 20, high * 0.4)
        draw_centred(painter, middle_box, ":", t.sized_font("number", high * 0.36), PAPER)
    if resting and what.words:
        foot = QRectF(box.left(), box.bottom() - high * 0.27, wide, high * 0.24)
        font = fit_line(what.words, wide * 0.8, lambda px: t.sized_font("strong", px), high * 0.18, 8)
        draw_centred(painter, foot, what.words, font, GOLD)


def _paint_check(painter: QPainter, room: QRectF, what: PitchHappening, part: float, tile: QRectF | None) -> None:
    t = theme()
    tile = tile or QRectF(room.center().x() - 30, room.center().y() - 30, 60, 60)
    side = max(tile.width() * 0.7, t.px(30))
    wide, high = side * 2.6, side * 1.9
    box = QRectF(tile.center().x() - wide / 2, tile.top() - high - 4, wide, high)
    if box.top() < room.top():
        box.moveTop(tile.bottom() + 4)
    box.moveLeft(min(max(box.left(), room.left() + 4), room.right() - wide - 4))
    set_ink(painter, line=QPen(PAPER, t.px(2)), fill=INK)
    painter.drawPolygon(slanted(box))
    badge = QRectF(box.left() + wide * 0.14, box.top() + high * 0.14, side * 0.8, side * 0.8)
    set_ink(painter, line=QPen(INK, 1), fill=PAPER)
    painter.drawEllipse(badge)
    inset = badge.width() * 0.24
    paint_symbol(painter, badge.adjusted(inset, inset, -inset, -inset), what.symbol)
    moment = tumbling(part, what.dice[0])
    die = QRectF(box.right() - wide * 0.14 - side, box.top() + high * 0.1, side, side)
    paint_faced_die(painter, die.translated(0, -side * moment.up * 0.5), LOOK, moment)
    if part >= 1:
        foot = QRectF(box.left(), box.bottom() - high * 0.34, wide, high * 0.3)
        font = fit_line(what.words, wide * 0.8, lambda px: t.sized_font("strong", px), high * 0.22, 7)
        draw_centred(painter, foot, what.words, font, PAPER)


def _paint_plate(painter: QPainter, room: QRectF, what: PitchHappening, part: float) -> None:
    t = theme()
    high = min(room.height() * 0.3, t.px(104))
    wide = min(room.width() * 0.72, high * 6.5)
    come = ease(min(1.0, part * 1.6))
    x = room.left() - wide + (room.center().x() + wide / 2 - room.left()) * come
    box = QRectF(x, room.center().y() - high / 2, wide, high)
    set_ink(painter, line=QPen(PAPER, t.px(2)), fill=QColor(what.colours[0]))
    painter.drawPolygon(slanted(box))
    top = QRectF(box.left(), box.top() + high * 0.08, wide, high * (0.5 if what.line else 0.84))
    font = fit_line(what.words, wide * 0.8, lambda px: t.sized_font("display", px, 900), high * 0.42, 9)
    draw_centred(painter, top, what.words, font, PAPER)
    if what.line:
        foot = QRectF(box.left(), box.top() + high * 0.58, wide, high * 0.32)
        small = fit_line(what.line, wide * 0.76, lambda px: t.sized_font("strong", px), high * 0.2, 8)
        draw_centred(painter, foot, what.line, small, PAPER)


_PAINTERS: Final[dict[str, Callable[[QPainter, QRectF, PitchHappening, float], None]]] = {
    "reveal": _paint_reveal,
    "dice": _paint_dice,
    "plate": _paint_plate,
}
