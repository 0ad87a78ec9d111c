"""What can be chosen now on a board that is painted whole: places that no widget of their own shows."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from swallows_gui.games.grudgematch.rules.tables import COMPASS, WIDTH
from swallows_gui.games.grudgematch.table.board import BoardView as Field
from swallows_gui.games.tactics_board.table.ground import BoardView as Board


def painted(widget: QWidget) -> Iterator[tuple[str, QPoint]]:
    """Names and middles of what may be clicked on a board; nothing on any other widget."""
    match widget:
        case Field():
            yield from _on_field(widget)
        case Board():
            plan, picture = widget.plan, widget.picture
            for pawn in picture.offered:
                yield f"pawn {pawn}", plan.at(picture.at[pawn]).toPoint()
            for mark in picture.marks:
                yield f"square {mark.square}", plan.at(mark.square).toPoint()


def _on_field(field: Field) -> Iterator[tuple[str, QPoint]]:
    """Spaces where a man or the ball may go, men who may run, and the first space, or the goal, of each way of the
    ball."""
    plan, picture = field.plan, field.picture
    for space in sorted(picture.gold | picture.hatched):
        yield f"space {space}", plan.middle(space).toPoint()
    for man in sorted(picture.asked):
        yield f"man {man}", plan.middle(picture.men[man]).toPoint()
    for ray in picture.rays:
        if ray.way:
            yield f"way {ray.direction}", plan.middle(ray.way[0]).toPoint()
        elif ray.goal >= 0:
            across, _up = COMPASS[ray.direction]
            mouth = plan.mouth(ray.goal)
            column = picture.ball % WIDTH + across
            yield f"goal {ray.goal}", QPoint(round(plan.cell(column).center().x()), round(mouth.center().y()))
