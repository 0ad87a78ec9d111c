"""A goal takes the stage over in six grades: rays in the scorer's kit beside the attack's picture; both kits that slam
together; a third, stepped; one that is hardly answered; an own goal; the kick that decides (S5.2).

It stands over the table between the goal's arrival and what is told next. Any key or click that completes what is shown
ends it, and a click on it does nothing else.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QWidget

from swallows_gui.games.swallows.data.cards import Card, Nation
from swallows_gui.games.swallows.data.scenes import house_art
from swallows_gui.games.swallows.rules.events import Goal
from swallows_gui.games.swallows.table.art import things
from swallows_gui.games.swallows.table.art.kits import wardrobe
from swallows_gui.games.swallows.table.art.picture import paint_scene
from swallows_gui.games.swallows.table.cards.card_back import blank
from swallows_gui.games.swallows.table.match.match_times import has_posters, poster_length
from swallows_gui.games.swallows.table.pitch.pitch import MatchPitch, sum_text
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language
from swallows_gui.services.settings import settings
from swallows_gui.services.stylesheet import contrast
from swallows_gui.services.theme import theme
from swallows_gui.ui.art.actor import Acting, paint_actor
from swallows_gui.ui.art.paints import distance
from swallows_gui.ui.kit.painting import painting, saved
from swallows_gui.ui.kit.take_over import INKS, Grade, TakeOver, ink_on, picture_room
from swallows_gui.ui.stage.poster import StagePoster

if TYPE_CHECKING:
    from swallows_gui.games.swallows.table.match.attack_story import PlayedCard
    from swallows_gui.ui.play.game_table import SessionInfo

_GRASS: Final = QColor("#1E7B4A")
_READS: Final = 3.0
"""The contrast that large letters need on both colours of the rays."""
_THIRD: Final = 3
_ALIKE: Final = 110
"""How far two kits must lie apart to be two halves of a picture."""
_SAME: Final = 60
"""How near two colours lie that are taken for one."""
_ROOM_TO_DRIFT: Final = 1.03
"""A picture is painted so much larger than its part of the poster."""
_SHAPE: Final = 1.2
"""Width of the attack's picture in parts of its height; the pitch takes what it has room for."""


class GoalPoster(StagePoster):
    """The poster of a goal, over the whole stage."""

    def __init__(self, over: QWidget, pitch: MatchPitch, names: Names) -> None:
        super().__init__(over)
        self._pitch, self._names = pitch, names
        self._painted: tuple[object, QImage | None] = None, None
        """The picture that was painted last, and what of."""
        self._both: tuple[object, QImage | None] = None, None

    def show_goal(self, goal: Goal, codes: tuple[str, str], info: SessionInfo, known: Circumstances) -> None:
        """A goal between two teams, home first, that has just been told."""
        still = settings().now.reduced_motion
        if not has_posters() or (info.reduced_motion and not still):
            return
        picture, sums = self.picture(self._attacking_card()), sum_text(self._pitch.state)
        what = goal_poster(goal, self._names, codes, known=known, picture=picture, sums=sums)
        if what.grade == "split":
            what = replace(what, picture=self.sides(self._names, codes, goal.team))
        self.show_poster(what, moves=not still, speed=self._pitch.motion.speed, length=poster_length())

    def prepare(self, play: PlayedCard, score: tuple[int, int] | None, codes: tuple[str, str]) -> None:
        """Paint what a goal would show before anything moves; whether there will be one is not asked."""
        if not has_posters():
            return
        self.picture(self._attacking_card())
        if score is not None and play.team in codes and play.cause != "shootout":
            side = codes.index(play.team)
            if score[side] + 1 == score[1 - side]:
                self.sides(self._names, codes, play.team)

    def _attacking_card(self) -> Card | None:
        lying = self._pitch.state.attack
        return lying.card if lying is not None else None

    def picture(self, card: Card | None) -> QImage | None:
        """The picture of the played card in the present size; None for an award without a card. It is cached, so that
        it can be made before the goal comes."""
        of = card, self.over.size().toTuple(), self.over.devicePixelRatioF(), theme().name, language().code
        if self._painted[0] != of:
            self._painted = of, attack_picture(card, self.over)
        return self._painted[1]

    def sides(self, names: Names, codes: tuple[str, str], scorer: str) -> QImage:
        """Who stands on both halves when `scorer` equalises; kept like the picture of the card."""
        of = codes, scorer, self.over.size().toTuple(), self.over.devicePixelRatioF()
        if self._both[0] != of:
            self._both = of, both_sides(names, codes, scorer, self.over)
        assert self._both[1] is not None
        return self._both[1]


@dataclass(frozen=True, slots=True)
class Circumstances:
    """What all know of a goal beside its score."""

    kick: bool = False
    """It is one of a shoot-out."""
    decides: bool = False
    """The shoot-out is over with it."""
    unanswered: bool = False
    """The other side attacks no more, or extra time runs."""


def goal_poster(
    goal: Goal, names: Names, codes: tuple[str, str], *, known: Circumstances, picture: QImage | None, sums: str
) -> TakeOver:
    """The poster of a goal between two teams, home first; `sums` is what the die came to."""
    home, away = goal.home, goal.away
    mine, theirs = (home, away) if goal.team == codes[0] else (away, home)
    word, grade = translate("GoalPoster", "GOAL!"), ""
    how: Grade = "rays"
    if goal.own_goal:
        word = translate("GoalPoster", "OWN GOAL!")
    if known.kick:
        grade = translate("GoalPoster", "On penalties")
        if known.decides:
            how, word = "last", translate("GoalPoster", "THAT'S IT!")
    elif mine == theirs:
        grade = translate("GoalPoster", "The equaliser")
        if not goal.own_goal:
            how, word = "split", translate("GoalPoster", "EQUALISER!")
    elif mine == theirs + 1 and known.unanswered and not goal.own_goal:
        how = "great"
        grade = translate("GoalPoster", "And hardly anybody left to answer it")
    elif mine == _THIRD:
        grade = translate("GoalPoster", "The third")
        how = "rays" if goal.own_goal else "steps"
    elif mine == theirs + 1 and theirs:
        grade = translate("GoalPoster", "The lead")
    sums = sums.replace(" ", "\N{NO-BREAK SPACE}")
    line = f"{names.team(codes[0])} {home} : {away} {names.team(codes[1])}"
    brief = f"{codes[0]} {home} : {away} {codes[1]}"
    small = " · ".join(each for each in (grade, sums) if each)
    ground, rays, ink = kit_colours(names.nation(goal.team), names.catalogue.nations.values())
    score = ""
    if how == "split":
        other = kit_colours(names.nation(codes[1] if goal.team == codes[0] else codes[0]))[0]
        left, right = (ground, other) if goal.team == codes[0] else (other, ground)
        if distance(left, right) < _ALIKE:
            right = rays
        return TakeOver(
            word,
            f"{line} · {sums}" if sums else line,
            left,
            rays,
            INKS[0],
            grade=how,
            other=right,
        )
    if how == "last":
        ground, rays, ink = QColor("#FFFFFF"), QColor("#EFE9DC"), INKS[1]
    if how in ("great", "last"):
        score, small = f"{home} : {away}", " · ".join(each for each in (line, small) if each)
    elif picture is None:
        return TakeOver(word, " · ".join(each for each in (line, small) if each), ground, rays, ink, grade=how)
    return TakeOver(
        word, line, ground, rays, ink, turned=goal.own_goal, picture=picture, small=small, brief=brief, grade=how,
        score=score,
    )  # fmt: skip


def both_sides(names: Names, codes: tuple[str, str], scorer: str, over: QWidget) -> QImage:
    """A picture of the side that has equalised and the other, each in its kit, for a poster over a widget."""
    image = blank(over.size(), over.devicePixelRatioF())
    wide, high = over.width(), over.height()
    with painting(image) as painter:
        for side, code in enumerate(codes):
            nation = names.nation(code)
            if nation is None:
                continue
            dressed = wardrobe("green", nation, QColor(nation.kit.shirt), 1).outfit("own", 4 + 3 * side)
            glad = code == scorer
            pose = house_art().poses["celebrate" if glad else "hold_head"]
            acting = Acting("glad" if glad else "shocked", (0.0, 0.0), 2.6, hands="spread")
            with saved(painter):
                painter.translate(wide * (0.22 if side == 0 else 0.8), high * 1.02)
                painter.scale(high * 0.0092, high * 0.0092)
                paint_actor(painter, things.stance(pose), dressed, "near", acting)
    return image


def kit_colours(nation: Nation | None, all_nations: Iterable[Nation] = ()) -> tuple[QColor, QColor, QColor]:
    """Ground, rays and letters in the colours of a kit: shirt and trim, or of the flag where another nation's kit gives
    the same pair. The letters read on ground and rays; where no second colour allows that, the rays are a shade."""
    if nation is None:
        return _GRASS, _GRASS.darker(118), INKS[0]
    kit = nation.kit
    others = [each.kit for each in all_nations if each.code != nation.code]
    shared = any(_near(kit.shirt, other.shirt) and _near(kit.trim, other.trim) for other in others)
    if shared:
        paints = list(dict.fromkeys(shape.paint for shape in nation.flag.shapes))
        for first, second in itertools.permutations(paints[:4], 2):
            found = _readable(QColor(first), [QColor(second)])
            if found is not None:
                return found
    ground = QColor(kit.shirt)
    found = _readable(ground, [QColor(other) for other in (kit.trim, kit.shorts, kit.socks)])
    ink = ink_on(ground)
    return found or (ground, ground.darker(118 if ink == INKS[0] else 112), ink)


def _near(one: str, other: str) -> bool:
    return one == other or distance(QColor(one), QColor(other)) < _SAME


def _readable(ground: QColor, others: Iterable[QColor]) -> tuple[QColor, QColor, QColor] | None:
    """A ground with the first of the other colours on which the letters that it wants can be read, too."""
    ink = ink_on(ground)
    for rays in others:
        if contrast(ink, rays) >= _READS and contrast(rays, ground) >= 1.2:
            return ground, rays, ink
    return None


def attack_picture(card: Card | None, over: QWidget) -> QImage | None:
    """The picture of the card that was played, for a poster over a widget; None for an award without a card."""
    if card is None:
        return None
    part = picture_room(QRectF(over.rect()))
    wide = max(1.0, part.width(), part.height() * _SHAPE) * _ROOM_TO_DRIFT
    room = QRectF(0, 0, round(wide), round(wide / _SHAPE))
    image = blank(room.size().toSize(), over.devicePixelRatioF())
    with painting(image, smooth=False) as painter:
        paint_scene(painter, room, card, card.owner, colours=theme().colours, language=language().code)
    return image
