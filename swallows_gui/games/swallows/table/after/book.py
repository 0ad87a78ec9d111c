"""The end of a tournament for the pages after it, and the posters of champion and richest seat.

`EndBook` has the views of the end and a playback for everything before. The posters come before the race and before all
figures.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING, Final, NamedTuple, cast

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from swallows_gui.games.swallows.data.cards import Nation
from swallows_gui.games.swallows.table.art.poster import cup_width, paint_cup
from swallows_gui.games.swallows.table.cards.nation_face import nation_face
from swallows_gui.games.swallows.table.match.goal_poster import kit_colours
from swallows_gui.games.swallows.words.chapters import chapters
from swallows_gui.games.swallows.words.dice_stats import CashPoint, ChancesOverTime, DiceStats, dice_stats, money_course
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.models.vocabulary import listed
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language
from swallows_gui.session.replay import OPEN, Playback
from swallows_gui.ui.art.face import Person
from swallows_gui.ui.art.hats import paint_person
from swallows_gui.ui.art.portraits import (
    EVENING,
    paint_arm,
    paint_flat_hand,
    paint_hand_with_coin,
    paint_holder,
    portrayed,
    poster_canvas,
)
from swallows_gui.ui.kit.painting import painting, saved, set_ink
from swallows_gui.ui.kit.seat_colours import SEAT_COLOURS
from swallows_gui.ui.kit.take_over import INKS, TakeOver, ink_on

if TYPE_CHECKING:
    from swallows_gui.games.swallows.rules.view import SwallowsView
    from swallows_gui.models.chapters import Event


class EndBook:
    """A game that is over, open for everybody."""

    def __init__(self, playback: Playback, names: Names) -> None:
        self.playback = playback
        self.names = names

    @cached_property
    def end(self) -> SwallowsView:
        """The last position, with all hands, slips and purses."""
        return cast("SwallowsView", self.playback.view(self.playback.last, OPEN))

    @cached_property
    def money(self) -> list[CashPoint]:
        """Every seat's cash over time."""
        return money_course(self.end, self.end.history)

    @cached_property
    def dice(self) -> DiceStats:
        """The statistics of the dice."""
        trainers = {self.names.code(team): seat for team, seat in enumerate(self.end.trainer)}
        return dice_stats(self.end.history, trainers, self.end.seats, self.end.tables.on_target)

    @property
    def a_tournament(self) -> bool:
        """Whether there are stages to reach."""
        return not self.end.form.schedule.single

    @cached_property
    def told(self) -> list[tuple[int, Sequence[Event]]]:
        """The events that everybody was told at each position, with the position before."""
        return [(at - 1, self.playback.events(at, None)) for at in range(1, self.playback.last + 1)]

    def chances(self) -> ChancesOverTime:
        """The chances before every match, to be worked out."""
        playback = self.playback
        found = chapters(playback.events(at, None) for at in range(playback.last + 1))
        return ChancesOverTime(playback, [chapter.first for chapter in found.sections], self.end)

    def colour(self, seat: int) -> str:
        """The seat's colour, "#rrggbb"."""
        return self.playback.seats[seat].colour or SEAT_COLOURS[seat % len(SEAT_COLOURS)]


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
    """The poster of the champion for a screen of this size in pixels: the team by its code, its trainer, and in words
    whom it has beaten."""
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
    """The poster of the richest seat; several that share the win stand side by side."""
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
    """Paint the nation's card, and in front of it its trainer with the cup in two hands."""
    image, room = poster_canvas(size, ratio)
    image.fill(EVENING)
    with painting(image) as painter:
        wide, high = room.width(), room.height()
        middle = wide * 0.6
        if nation is not None:
            card = QSize(round(high * 0.56), round(high * 0.78))
            with saved(painter):
                painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
                painter.translate(middle - high * 0.06, high * 0.4)
                painter.rotate(-9)
                painter.drawPixmap(
                    QPointF(-card.width() / 2, -card.height() / 2), nation_face(nation, card, ratio, name)
                )
        cup = min(high * 0.42, wide * 0.5)
        foot = QPointF(middle, high * 0.98)
        if trainer is None:
            paint_cup(painter, foot, cup)
        else:
            head, handle = QPointF(middle, high * 0.31), QPointF(middle + cup_width(cup) / 2, foot.y() - cup * 0.72)
            side = min(high * 0.55, wide * 0.7)
            handle -= QPointF(side * 0.04, 0)
            person = Person(trainer.name, trainer.colour)
            paint_holder(painter, head, side, person, handle, partial(paint_cup, painter, foot, cup))
    return image


def _faces_picture(winners: Sequence[Winner], size: QSize, ratio: float) -> QImage:
    """Who is richest, behind stacks of coins as many as the sum: one hand on them, a coin in the other."""
    image, room = poster_canvas(size, ratio)
    ground = QColor(winners[0].colour)  # letters reach over the edge, and read on a deeper or lighter shade of it
    image.fill(ground.darker(150) if ink_on(ground) == INKS[0] else ground.lighter(135))
    with painting(image) as painter:
        coins, across = _coins(room, winners[0].cash), room.width() * 0.84 / len(winners)
        side = min(room.height() * 0.55, across * 0.82)
        high = max(room.height() * 0.3, min(coin.top() for coin in coins) - side * 0.75)
        places: list[tuple[Winner, QPointF, tuple[float, float]]] = []
        for at, winner in enumerate(winners):
            head = QPointF(room.width() * 0.54 + (at - (len(winners) - 1) / 2) * across, high)
            under = _nearest(coins, head.x() - side * 0.36)
            hand = (under.center().x() - head.x()) * 100 / side, (under.top() - head.y()) * 100 / side
            places.append((winner, head, hand))
        for winner, head, hand in places:
            with portrayed(painter, head, side, winner.name, QColor(winner.colour), "glad") as pencil:
                paint_person(pencil)
                paint_arm(pencil, -1, (-64, 104), hand)
                paint_arm(pencil, 1, (59, 106), (50, 58))
                paint_hand_with_coin(pencil, (50, 48), 1)
        _paint_coins(painter, coins)
        for winner, head, hand in places:
            with portrayed(painter, head, side, winner.name, QColor(winner.colour), "glad") as pencil:
                paint_flat_hand(pencil, hand, -1)
    return image


def _coins(room: QRectF, cash: int) -> list[QRectF]:
    """A coin for every 10 M, from the lowest of the first stack on: where each lies, with the face on top of it."""
    coins = max(1, round(cash / _COIN))
    stacks = -(-coins // _STACK)
    left, right = room.width() * 0.16, room.width() * 0.98
    wide = min((right - left) / stacks, room.width() * 0.17)
    thick = min(room.height() * 0.3 / _STACK, wide * 0.4)
    start = (left + right) / 2 - stacks * wide / 2
    found = []
    for number in range(coins):
        stack, up = divmod(number, _STACK)
        aside = ((number * 7) % 5 - 2) * wide * 0.012
        middle = start + (stack + 0.5) * wide + aside
        foot = room.height() * 0.965 - up * thick
        found.append(QRectF(middle - wide * 0.46, foot - thick, wide * 0.92, thick))
    return found


def _nearest(coins: Sequence[QRectF], x: float) -> QRectF:
    """The coin on top of the stack that stands nearest."""
    return min(coins, key=lambda coin: (round(abs(coin.center().x() - x) / coin.width()), coin.top()))


def _paint_coins(painter: QPainter, coins: Sequence[QRectF]) -> None:
    """Coins with a milled edge, each upon the one below it."""
    for coin in coins:
        wide, thick = coin.width(), coin.height()
        line = QPen(INKS[1], max(1.5, wide * 0.022))
        set_ink(painter, line=line, fill=_GOLD.darker(125))
        round_ = thick * 0.3
        painter.drawRoundedRect(coin, round_, round_)
        set_ink(painter, line=QPen(_GOLD.darker(165), line.widthF()))
        for notch in range(1, 8):
            x = coin.left() + wide * (0.5 - 0.48 * math.cos(notch * math.pi / 8))
            painter.drawLine(QPointF(x, coin.top() + thick * 0.5), QPointF(x, coin.bottom() - thick * 0.16))
        set_ink(painter, line=line, fill=_GOLD)
        face = QRectF(coin.left(), coin.top() - wide * 0.14, wide, wide * 0.28)
        painter.drawEllipse(face)
        set_ink(painter, line=QPen(_GOLD.darker(130), line.widthF()))
        painter.drawEllipse(face.adjusted(wide * 0.1, wide * 0.03, -wide * 0.1, -wide * 0.03))
