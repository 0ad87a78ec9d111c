"""The posters of the pay-out: who has won the cup, before the race, and whose purse is fullest, before all figures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from swallows_gui.games.swallows.data.nations import Nation
from swallows_gui.games.swallows.table.art.poster_picture import EVENING, paint_cup, poster_canvas
from swallows_gui.games.swallows.table.cards.nation_face import nation_face
from swallows_gui.games.swallows.table.match.goal_poster import kit_colours
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.models.vocabulary import listed
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language
from swallows_gui.services.people import plain_name
from swallows_gui.ui.art.medallion import paint_medallion
from swallows_gui.ui.art.people import looks_of
from swallows_gui.ui.kit.marks import polygon
from swallows_gui.ui.kit.painting import painting, saved, set_ink
from swallows_gui.ui.kit.take_over import INKS, TakeOver, ink_on

_GOLD: Final = QColor("#E3B23C")
_COIN: Final = 10
"""M."""
_STACK: Final = 5
"""Coins on each other."""


class Winner(NamedTuple):
    """A seat that has won the cup, or has the fullest purse."""

    name: str
    colour: str
    """`#RRGGBB`."""
    cash: int = 0
    """M."""


def champions_poster(
    team: str, trainer: Winner | None, names: Names, size: QSize, ratio: float = 1.0, *, beaten: str = ""
) -> TakeOver:
    """Who has won the cup: the team by its code, whose it is, and what it has beaten, in words; for a screen of a size
    in pixels."""
    nation = names.nation(team)
    ground, rays, ink = kit_colours(nation, names.catalogue.nations.values())
    manager = translate("Honours", "Manager: {seat}").format(seat=trainer.name) if trainer is not None else ""
    return TakeOver(
        translate("Honours", "CHAMPIONS!"),
        str(names.team(team)),
        ground,
        rays,
        ink,
        picture=_cup_picture(nation, str(names.team(team)), trainer, size, ratio),
        small=" · ".join(part for part in (manager, beaten) if part),
        confetti=(ground, rays, INKS[0], _GOLD),
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


def _cup_picture(nation: Nation | None, name: str, trainer: Winner | None, size: QSize, ratio: float) -> QImage:
    """The nation's card, before it who has won with it, and the cup in two hands."""
    image, room = poster_canvas(size, ratio)
    image.fill(EVENING)
    with painting(image) as painter:
        wide, high = room.width(), room.height()
        middle = wide * 0.62
        if nation is not None:
            card = QSize(round(high * 0.56), round(high * 0.78))
            with saved(painter):
                painter.translate(middle - high * 0.06, high * 0.4)
                painter.rotate(-9)
                painter.drawPixmap(
                    QPointF(-card.width() / 2, -card.height() / 2), nation_face(nation, card, ratio, name)
                )
        cup = min(high * 0.42, wide * 0.5)
        if trainer is not None:
            side = min(high * 0.56, wide * 0.72)
            face = QRectF(middle - side / 2, high * 0.1, side, side)
            paint_medallion(painter, face, trainer.name, QColor(trainer.colour), "glad")
        paint_cup(painter, QPointF(middle, high * 0.98), cup)
        if trainer is not None:
            _paint_hands(painter, QPointF(middle, high * 0.86), cup, trainer)
    return image


def _paint_hands(painter: QPainter, at: QPointF, cup: float, trainer: Winner) -> None:
    """Two hands that hold a cup by its stem: sleeves from below, fingers over it."""
    skin = QColor(looks_of(plain_name(trainer.name)).skin)
    line = QPen(INKS[1], 0.14)
    line.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    unit = cup * 0.1
    for way in (-1, 1):
        with saved(painter):
            painter.translate(at + QPointF(way * unit * 1.15, 0))
            painter.scale(way * unit, unit)
            set_ink(painter, line=line, fill=QColor(trainer.colour))
            painter.drawPolygon(polygon((0.5, -0.7), (3.4, 1.6), (2.2, 3.4), (-0.1, 1.0)))
            set_ink(painter, line=line, fill=skin)
            painter.drawRoundedRect(QRectF(-0.5, -0.8, 1.5, 1.9), 0.6, 0.6)
            for finger in range(4):
                painter.drawRoundedRect(QRectF(-1.25, -0.85 + finger * 0.47, 1.4, 0.46), 0.23, 0.23)
            painter.drawRoundedRect(QRectF(-0.7, -1.35, 0.6, 1.2), 0.3, 0.3)


def _faces_picture(winners: Sequence[Winner], size: QSize, ratio: float) -> QImage:
    """Who is richest, behind stacks of coins as many as the sum."""
    image, room = poster_canvas(size, ratio)
    ground = QColor(winners[0].colour)  # letters reach over the edge, and read on a deeper or lighter shade of it
    image.fill(ground.darker(150) if ink_on(ground) == INKS[0] else ground.lighter(135))
    with painting(image) as painter:
        number = len(winners)
        side = min(room.height() * 0.62, room.width() * 0.74 / number)
        left = room.width() * 0.6 - side * number / 2
        for at, winner in enumerate(winners):
            face = QRectF(left + at * side, room.height() * 0.06, side, side).adjusted(4, 4, -4, -4)
            paint_medallion(painter, face, winner.name, QColor(winner.colour), "glad")
        _paint_coins(painter, room, winners[0].cash)
    return image


def _paint_coins(painter: QPainter, room: QRectF, cash: int) -> None:
    """A coin for every 10 M, in stacks of at most five; what is left over lies half on the last."""
    coins = max(1, round(cash / _COIN))
    stacks = -(-coins // _STACK)
    left, right = room.width() * 0.16, room.width() * 0.98
    wide = min((right - left) / stacks, room.width() * 0.17)
    thick = min(room.height() * 0.3 / _STACK, wide * 0.4)
    start = (left + right) / 2 - stacks * wide / 2
    for number in range(coins):
        stack, up = divmod(number, _STACK)
        middle = QPointF(start + (stack + 0.5) * wide, room.height() * 0.965 - up * thick)
        middle += QPointF(((number * 7) % 5 - 2) * wide * 0.012, 0)
        half = wide * 0.46
        set_ink(painter, line=QPen(INKS[1], max(1.5, wide * 0.02)), fill=_GOLD.darker(125))
        painter.drawRoundedRect(
            QRectF(middle.x() - half, middle.y() - thick, 2 * half, thick), thick * 0.3, thick * 0.3
        )
        painter.setBrush(_GOLD)
        painter.drawEllipse(QPointF(middle.x(), middle.y() - thick), half, half * 0.26)
