"""What takes the match table over for a moment: money for the referee, lots, an outcry, a goal, a stamped word.

Of a replay that only flits by nothing is shown; under reduced motion all of it comes at once, and stands.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from swallows_gui.games.swallows.rules import events as e
from swallows_gui.games.swallows.rules.knockout import decided
from swallows_gui.games.swallows.rules.marks import PURPOSES
from swallows_gui.games.swallows.table.match.bribe_scene import BribeScene, deal_of
from swallows_gui.games.swallows.table.match.envelopes_scene import EnvelopesScene, temptation_of
from swallows_gui.games.swallows.table.match.goal_poster import Circumstances, GoalPoster, goal_poster, kit_colours
from swallows_gui.games.swallows.table.match.lot_scene import LotScene
from swallows_gui.games.swallows.table.match.match_times import has_posters, poster_length
from swallows_gui.games.swallows.table.match.outcries import Outcry, OutcryScene
from swallows_gui.games.swallows.table.match.stamp import Stamp, Word
from swallows_gui.games.swallows.table.pitch.pitch import PitchView, sum_text
from swallows_gui.models import roles
from swallows_gui.services.glossary import translate
from swallows_gui.services.settings import settings
from swallows_gui.ui.stage.weight import Dimmer, Shaking, is_open

if TYPE_CHECKING:
    from swallows_gui.engine.events import WrittenEvent
    from swallows_gui.games.swallows.data.cards import Card
    from swallows_gui.games.swallows.rules.view import SwallowsView
    from swallows_gui.games.swallows.table.match.attack_story import Play
    from swallows_gui.games.swallows.table.match.kicks import KickStage
    from swallows_gui.games.swallows.table.match.table_situation import TableState
    from swallows_gui.games.swallows.table.match.travel import Travel
    from swallows_gui.games.swallows.words.bundle import Models
    from swallows_gui.ui.play.table_info import SessionInfo

SIX: Final = 6
"""The face of the die that shakes the table."""
_AROUND = (-1.1, -0.8, 1.1, 0.8)
"""How far it stays light round a die, in parts of its side: left, above, right, below."""


class Peaks:
    """The scenes over one table. `travel` knows which nations play."""

    def __init__(self, table: QWidget, pitch: PitchView, models: Models, travel: Travel) -> None:
        self._table, self._pitch, self._models, self._travel = table, pitch, models, travel
        self.scene, self.envelopes = BribeScene(table), EnvelopesScene(table)
        self.lots = LotScene(table)
        self.outcry = OutcryScene(table)
        self.dimmer, self.shaking = Dimmer(table), Shaking(pitch.viewport())
        self.stamp = Stamp(pitch, table)
        self.stamp.stamped.connect(pitch.set_stamped)
        self.poster = GoalPoster(table)

    @property
    def covers(self) -> tuple[BribeScene, EnvelopesScene, LotScene, OutcryScene, GoalPoster]:
        """What lies over all of the table, the lowest first."""
        return self.scene, self.envelopes, self.lots, self.outcry, self.poster

    @property
    def moving(self) -> bool:
        """Whether one of them moves."""
        return any(each.moves for each in self.covers)

    def clear(self) -> None:
        """All of it is gone."""
        for each in (*self.covers, self.stamp, self.dimmer):
            each.clear()
        self.shaking.rest()

    @property
    def _speed(self) -> float | None:
        return self._pitch.motion.speed

    def show_deal(self, event: WrittenEvent | None, view: SwallowsView | None, info: SessionInfo) -> None:
        """Money for the referee, where an event brings some."""
        if not has_posters():
            return
        deal = deal_of(event, view, info, self._models.names)
        tempting = temptation_of(event, view, info, self._models.names)
        moves = not settings().now.reduced_motion
        if tempting is not None:
            self.envelopes.show_envelopes(tempting, moves=moves, speed=self._speed, length=poster_length())
        if deal is not None:
            self.scene.show_deal(deal, moves=moves, speed=self._speed, length=poster_length())

    def show_goal(self, goal: e.Goal, info: SessionInfo, known: Circumstances) -> None:
        """A goal that has just been told."""
        still = settings().now.reduced_motion
        if not has_posters() or (info.reduced_motion and not still):
            return
        names, codes = self._models.names, self._travel.codes
        picture, sums = self.poster.picture(self._attacking_card()), sum_text(self._pitch.state)
        what = goal_poster(goal, names, codes, known=known, picture=picture, sums=sums)
        if what.grade == "split":
            what = replace(what, picture=self.poster.sides(names, codes, goal.team))
        self.poster.show_poster(what, moves=not still, speed=self._speed, length=poster_length())

    def prepare(self, play: Play, score: tuple[int, int] | None) -> None:
        """Paint what a goal would show before anything moves; whether there will be one is not asked."""
        if not has_posters():
            return
        self.poster.picture(self._attacking_card())
        team, codes = play.team, self._travel.codes
        if score is not None and team in codes and play.cause != "shootout":
            side = codes.index(team)
            if score[side] + 1 == score[1 - side]:
                self.poster.sides(self._models.names, codes, team)

    def _attacking_card(self) -> Card | None:
        lying = self._pitch.state.attack
        return lying.card if lying is not None else None

    def dim_for(self, roll: e.DieRolled, play: Play, info: SessionInfo) -> None:
        """It grows dark round a die that decides; what it is going to show is not asked."""
        marks = play.marks
        if info.reduced_motion or settings().now.reduced_motion or roll.purpose not in PURPOSES:
            return
        if is_open([marks.outcome(roll.purpose, roll.total - roll.die + face) for face in range(1, SIX + 1)]):
            die = self._pitch.plate.die_room
            around = self._pitch.mapFromScene(die.adjusted(*(die.width() * part for part in _AROUND))).boundingRect()
            self.dimmer.dim(around.translated(self._pitch.mapTo(self._table, QPoint(0, 0))), self._speed)

    def hit(self, event: WrittenEvent | None, *, moves: bool) -> None:
        """The table shakes at a six and, where it `moves`, at a save."""
        if (moves and isinstance(event, e.Saved)) or (isinstance(event, e.DieRolled) and event.die == SIX):
            self.shaking.hit(self._speed)

    def cry_out(self, event: WrittenEvent | None, now: TableState | None, info: SessionInfo) -> None:
        """A penalty out of the blue, or a side that attacks no more."""
        still, names = settings().now.reduced_motion, self._models.names
        if not has_posters() or now is None or (info.reduced_motion and not still):
            return
        match event:
            case e.Awarded(cause="referee", seat=int(seat)):
                people = [now.person(each) for each in range(len(info.seats))]
                what = Outcry(
                    translate("Outcry", "PENALTY?!"),
                    translate("Outcry", "Out of the blue, for {team:the}, by {referee}").format(
                        team=names.team(event.team), referee=names.seat(seat)
                    ),
                    tuple(each for each in people if each is not None),
                )
            case e.Declined():
                side = self._travel.codes.index(event.team)
                hand = (self._models.home_hand, self._models.away_hand)[side]
                backs = [str(hand.index(row, 0).data(int(roles.BACK))) for row in range(hand.rowCount())]
                what = Outcry(
                    translate("Outcry", "NO MORE!"),
                    translate("Outcry", "{team:The} attack no more").format(team=names.team(event.team)),
                    shirt=kit_colours(names.nation(event.team), names.catalogue.nations.values())[0].name(),
                    backs=tuple(backs),
                )
            case _:
                return
        self.outcry.show_outcry(what, moves=not still, speed=self._speed, length=poster_length())

    def stamp_word(self, word: Word, info: SessionInfo) -> None:
        """A moment that is no goal."""
        still = settings().now.reduced_motion
        if has_posters() and (still or not info.reduced_motion):
            self.stamp.show_word(word, moves=not still, speed=self._speed)


def known_of(goal: e.Goal, view: SwallowsView | None, side: int, kicks: KickStage | None) -> Circumstances:
    """What all know of a goal that has just been told: `side` has scored it, in a shoot-out if there are `kicks`."""
    kick = kicks is not None
    if view is None:
        return Circumstances(kick)
    if kicks is not None:
        return Circumstances(kick, decides=decided(kicks.taken, goal.score))
    return Circumstances(unanswered=view.declined[1 - side] or view.period == "extra")
