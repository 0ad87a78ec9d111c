"""A goal takes the pitch over: rays in the scorer's kit, the attack's picture, the score and the sum (S5.2).

It stands over the pitch between the goal's arrival and what is told next. Any key or click that completes what is shown
ends it, and a click on it does nothing else.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPaintEvent
from PySide6.QtWidgets import QWidget

from swallows_gui.games.swallows.data.cards import Card
from swallows_gui.games.swallows.data.nations import Nation
from swallows_gui.games.swallows.rules.events import Goal
from swallows_gui.games.swallows.table.art.picture import paint_scene
from swallows_gui.games.swallows.table.cards.card_sheet import blank
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language
from swallows_gui.services.palette import contrast
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.clock import clock, even
from swallows_gui.ui.kit.painting import painting
from swallows_gui.ui.kit.take_over import AT_REST, INKS, LASTS, TakeOver, ink_on, paint_take_over, picture_room
from swallows_gui.ui.stage.cover import StageCover

_GRASS: Final = QColor("#1E7B4A")
_READS: Final = 3.0
"""The contrast that large letters need on both colours of the rays."""
_THIRD: Final = 3
_SHAPE: Final = 1.2
"""Width of the attack's picture in parts of its height; the pitch takes what it has room for."""


class GoalPoster(StageCover):
    """Covers the pitch it is laid over; hidden while there is no goal."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._painted: tuple[object, QImage | None] = None, None
        """The picture that was painted last, and what of."""
        self.what: TakeOver | None = None
        """What it says; None while it is hidden."""

    def picture(self, card: Card | None) -> QImage | None:
        """The picture of the card that was played, in the size there is now; None for an award without a card. It is
        kept: whoever asks before anything moves has it ready when the goal comes."""
        of = card, self._over.size().toTuple(), self._over.devicePixelRatioF(), theme().name, language().code
        if self._painted[0] != of:
            self._painted = of, attack_picture(card, self._over)
        return self._painted[1]

    def show_goal(self, what: TakeOver, *, moves: bool, speed: float | None, length: float = 1.0) -> None:
        """Come, stand and go in `length` parts of the usual time; without `moves` stand there until `clear`."""
        self.clear()
        self.what = what
        self.setAccessibleName(f"{what.word} {what.line}")
        self._part = AT_REST
        self._rise()
        if moves:
            self._motion = clock().run(self, length * LASTS, self._step, self.clear, speed=speed, curve=even)

    def clear(self) -> None:
        """Nothing stands there, and nothing of it can be heard."""
        self.what = None
        self.setAccessibleName("")
        super().clear()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.what is None:
            return
        with painting(self, smooth=False) as painter:
            paint_take_over(painter, QRectF(self.rect()), self.what, self._part)


def goal_poster(
    goal: Goal, names: Names, codes: tuple[str, str], *, kick: bool, picture: QImage | None, sums: str
) -> TakeOver:
    """The poster of a goal between two teams, home first; `kick`: in a shoot-out; `sums` is what the die came to."""
    home, away = goal.home, goal.away
    if goal.own_goal:
        word = translate("GoalPoster", "OWN GOAL!")
    else:
        word = translate("GoalPoster", "GOAL!")
    mine, theirs = (home, away) if goal.team == codes[0] else (away, home)
    if kick:
        grade = translate("GoalPoster", "On penalties")
    elif mine == theirs:
        grade = translate("GoalPoster", "The equaliser")
    elif mine == _THIRD:
        grade = translate("GoalPoster", "The third")
    elif mine == theirs + 1 and theirs:
        grade = translate("GoalPoster", "The lead")
    else:
        grade = ""
    line = f"{names.team(codes[0])} {home} : {away} {names.team(codes[1])}"
    brief = f"{codes[0]} {home} : {away} {codes[1]}"
    small = " · ".join(each for each in (grade, sums) if each)
    ground, rays, ink = kit_colours(names.nation(goal.team))
    if picture is None:
        return TakeOver(word, " · ".join(each for each in (line, small) if each), ground, rays, ink)
    return TakeOver(word, line, ground, rays, ink, turned=goal.own_goal, picture=picture, small=small, brief=brief)


def kit_colours(nation: Nation | None) -> tuple[QColor, QColor, QColor]:
    """Ground, rays and letters in the colours of a kit. The letters read on ground and rays; where no second colour of
    the kit allows that, the rays are a shade of the first."""
    if nation is None:
        return _GRASS, _GRASS.darker(118), INKS[0]
    kit = nation.kit
    ground = QColor(kit.shirt)
    ink = ink_on(ground)
    for other in (kit.trim, kit.shorts, kit.socks):
        rays = QColor(other)
        if contrast(ink, rays) >= _READS and contrast(rays, ground) >= 1.2:
            return ground, rays, ink
    return ground, ground.darker(118 if ink == INKS[0] else 112), ink


def attack_picture(card: Card | None, over: QWidget) -> QImage | None:
    """The picture of the card that was played, for a poster over a widget; None for an award without a card."""
    if card is None:
        return None
    part = picture_room(QRectF(over.rect()))
    wide = max(1.0, part.width(), part.height() * _SHAPE)
    room = QRectF(0, 0, round(wide), round(wide / _SHAPE))
    image = blank(room.size().toSize(), over.devicePixelRatioF())
    with painting(image, smooth=False) as painter:
        paint_scene(painter, room, card, card.owner, colours=theme().colours, language=language().code)
    return image
