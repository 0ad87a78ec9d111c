"""The posters of the pay-out: who has won the cup, before the race, and whose purse is fullest, before all figures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QImage

from swallows_gui.games.swallows.data.nations import Nation
from swallows_gui.games.swallows.table.art.poster_picture import EVENING, paint_cup, poster_canvas
from swallows_gui.games.swallows.table.cards.flags import paint_flag
from swallows_gui.games.swallows.table.match.goal_poster import kit_colours
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.models.vocabulary import listed
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language
from swallows_gui.ui.art.medallion import paint_medallion
from swallows_gui.ui.kit.painting import painting
from swallows_gui.ui.kit.take_over import INKS, TakeOver, ink_on


class Winner(NamedTuple):
    """A seat with the fullest purse."""

    name: str
    colour: str
    """`#RRGGBB`."""
    cash: int
    """M."""


def champions_poster(team: str, trainer: str, names: Names, size: QSize, ratio: float = 1.0) -> TakeOver:
    """Who has won the cup: the team by its code, and whose it is; for a screen of a size in pixels."""
    nation = names.nation(team)
    ground, rays, ink = kit_colours(nation)
    return TakeOver(
        translate("Honours", "CHAMPIONS!"),
        str(names.team(team)),
        ground,
        rays,
        ink,
        picture=_cup_picture(nation, size, ratio),
        small=translate("Honours", "Manager: {seat}").format(seat=trainer) if trainer else "",
    )


def fullest_purse_poster(winners: Sequence[Winner], size: QSize, ratio: float = 1.0) -> TakeOver:
    """Whose purse is the fullest; several who share it stand side by side."""
    ground = QColor(winners[0].colour)
    ink = ink_on(ground)
    rays = ground.darker(118) if ink == INKS[0] else ground.lighter(112)
    return TakeOver(
        listed([winner.name for winner in winners]),
        language().money(winners[0].cash),
        ground,
        rays,
        ink,
        picture=_faces_picture(winners, size, ratio),
        small=translate("Honours", "The fullest purse")
        if len(winners) == 1
        else translate("Honours", "The fullest purses, equally full"),
    )


def _cup_picture(nation: Nation | None, size: QSize, ratio: float) -> QImage:
    image, room = poster_canvas(size, ratio)
    image.fill(EVENING)
    with painting(image) as painter:
        wide = room.width() * 0.62
        flag = QRectF(room.width() * 0.26, room.height() * 0.1, wide, wide * 0.66)
        painter.fillRect(flag.adjusted(-6, -6, 6, 6), INKS[0])
        paint_flag(painter, flag, nation)
        paint_cup(painter, QPointF(flag.center().x(), room.height() * 0.94), room.height() * 0.62)
    return image


def _faces_picture(winners: Sequence[Winner], size: QSize, ratio: float) -> QImage:
    image, room = poster_canvas(size, ratio)
    ground = QColor(winners[0].colour)  # letters reach over the edge, and read on a deeper or lighter shade of it
    image.fill(ground.darker(150) if ink_on(ground) == INKS[0] else ground.lighter(135))
    with painting(image) as painter:
        number = len(winners)
        side = min(room.height() * 0.7, room.width() * 0.72 / number)
        left = room.width() * 0.62 - side * number / 2
        for at, winner in enumerate(winners):
            face = QRectF(left + at * side, (room.height() - side) / 2, side, side).adjusted(4, 4, -4, -4)
            paint_medallion(painter, face, winner.name, QColor(winner.colour), "glad")
    return image
