"""Where the men stand on the pitch: a slanted rank for each line, or rows where there is little room."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF

from swallows_gui.games.final_whistle.table.man_paint import BARE, TALL

LINES = "GDMS"
_RANKS = (0.085, 0.205, 0.325, 0.445)
"""Middles of seat 0's ranks, in widths of the pitch; seat 1's are mirrored."""
SLANT = 0.075
"""How far a rank leans to the right at its top, in widths of the pitch."""
Men = Mapping[tuple[int, str], Sequence[str]]
"""By seat and letter of the line: the men in it."""


def rank_x(room: QRectF, seat: int, line: str, down: float) -> float:
    """Where a rank stands at a height, 0 the top and 1 the bottom."""
    middle = _RANKS[LINES.index(line)]
    middle = middle if seat == 0 else 1 - middle
    return room.left() + room.width() * (middle + SLANT * (0.5 - down))


def tile_width(room: QRectF, men: Men, *, named: bool, most: float) -> float:
    """The width of all tiles: as large as the fullest rank allows."""
    fullest = max((len(rank) for rank in men.values()), default=1)
    high = (TALL if named else BARE) + 0.27
    return min(most, room.width() * 0.1, room.height() * 0.97 / max(3, fullest) / high)


def places(room: QRectF, men: Men, *, named: bool, most: float) -> dict[tuple[int, str], QRectF]:
    """Where the tiles of all men lie."""
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
    """Where the tiles lie in rows, those of seat `first` above; and how high all rows are together."""
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
    """Where the ball lies at a man's foot."""
    off = tile.width() * 0.62
    return QPointF(tile.center().x() + (off if seat == 0 else -off), tile.bottom() - tile.width() * 0.16)
