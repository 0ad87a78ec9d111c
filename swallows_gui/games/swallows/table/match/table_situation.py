"""All that the panels of the match table read: the view, who sits in front, what may be decided, the running attack.

Built once for every show; nothing in it changes.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from swallows_gui.games.swallows.rules.marks import PURPOSES, Marks
from swallows_gui.games.swallows.rules.tables import NOWHERE, ROLL, VALUE
from swallows_gui.games.swallows.table.match.attack_story import Play
from swallows_gui.games.swallows.table.match.decisions import Decisions
from swallows_gui.games.swallows.words.last_day import for_the_title
from swallows_gui.games.swallows.words.moods import Moods
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.games.swallows.words.result import Result
from swallows_gui.models.narration import Event
from swallows_gui.services.grammar import NationName
from swallows_gui.services.settings import settings
from swallows_gui.ui.art.face import Person
from swallows_gui.ui.play.table_info import SessionInfo

if TYPE_CHECKING:
    from swallows_gui.games.swallows.rules.tables import Tables
    from swallows_gui.games.swallows.rules.view import SwallowsView

ATTACK_STEPS = frozenset({"attack", "modifiers"})


@dataclass(frozen=True, slots=True)
class TableState:
    """The match as the table shows it now. Sides are 0 home and 1 away."""

    view: SwallowsView
    info: SessionInfo
    names: Names
    decisions: Decisions
    play: Play
    heard: tuple[Event, ...] = ()
    """What has been told since the view was made."""
    result: Result | None = None
    """Of the match that has just been told to be over."""
    faces: Moods = field(default_factory=Moods)
    """How everybody takes what has been told."""

    @property
    def history(self) -> tuple[Event, ...]:
        """All that has been told."""
        return (*self.view.history, *self.heard)

    @property
    def score(self) -> tuple[int, int]:
        """Goals of the match, home first."""
        return self.result.score if self.result is not None else self.view.score

    @property
    def shootout(self) -> tuple[int, int] | None:
        """Goals of the shoot-out, home first; None where there is none."""
        if self.result is not None:
            return self.result.kicks
        return self.view.shootout if self.view.period == "shootout" else None

    @property
    def for_the_cup(self) -> bool:
        """Whether the match is the final of a tournament, or decides the title in a final group."""
        return for_the_title(self.view)

    @property
    def tables(self) -> Tables:
        return self.view.tables

    @property
    def marks(self) -> Marks:
        """What rolls are read against."""
        return self.view.tables.marks

    @property
    def teams(self) -> tuple[int, int]:
        """Team numbers of home and away, -1 before the first match."""
        return self.view.home, self.view.away

    def code(self, side: int) -> str:
        """FIFA code of a side; "" if there is none."""
        team = self.teams[side]
        return self.tables.nation_code[self.view.field[team]] if team >= 0 else ""

    def team_name(self, side: int) -> NationName:
        """The nation's name; `format` gives it article and case."""
        return self.names.team(self.code(side))

    def side_of_team(self, team: int) -> int | None:
        """The side that a team number plays on in this match."""
        if team < 0 or team not in self.teams:
            return None
        return self.teams.index(team)

    def trainer(self, side: int) -> int:
        """The seat that trains a side, or -1."""
        team = self.teams[side]
        return self.view.trainer[team] if team >= 0 else -1

    def person(self, seat: int | None) -> Person | None:
        """A seat's face as it looks now; None for no seat."""
        if seat is None or not 0 <= seat < len(self.info.seats):
            return None
        return Person(self.names.seat(seat), self.info.seats[seat].colour, self.faces.mood(seat))

    def copy(self, card: int) -> str:
        """A physical card as records name it: "through-ball#2"."""
        return self.tables.card_id[card]

    @property
    def asked(self) -> int | None:
        """The human seat that must decide, if one is."""
        return self.info.actor

    @property
    def shows_chances(self) -> bool:
        """Whether the player wants to be told what a card, a shot or a ruling needs, and how likely that is."""
        return settings().now.on("swallows.show_chances")

    @property
    def referee_name(self) -> str:
        """The referee's name; "" for a dummy."""
        return self.names.seat(self.view.referee) if self.view.referee >= 0 else ""

    @property
    def attacking_side(self) -> int | None:
        """The side whose attack, free kick, penalty or kick runs."""
        attack = self.view.attack
        return self.side_of_team(attack.team) if attack is not None else None

    @property
    def deciding_side(self) -> int | None:
        """The side whose trainer the running step asks; None where it asks the referee or a seat as such."""
        side = self.view.deciding_side
        return side if side >= 0 else None

    def playing(self, card: int) -> int:
        """The action by which the seat of this view plays a card."""
        return self.tables.plays[self.view.seat or 0][card]

    @property
    def purpose(self) -> str:
        """What the die that lies there was rolled for, one of `PURPOSES`, or ""."""
        attack = self.view.attack
        return PURPOSES[attack.purpose] if attack is not None and attack.purpose >= 0 else ""

    @property
    def total(self) -> int:
        """The sum of the roll that stands."""
        return self.view.attack.total if self.view.attack is not None else 0

    @property
    def die(self) -> int:
        """The die that lies there, 0 before it is rolled."""
        return self.view.attack.die if self.view.attack is not None else 0

    @property
    def near_side(self) -> int:
        """The side whose hand lies in front, below the pitch: that of the seat in front, of both the one that decides.

        Where nobody's hand is open it is the home side's: hands that change places with every decision cannot be read.
        """
        seat = self.view.seat
        own = [side for side in (0, 1) if seat is not None and self.trainer(side) == seat]
        deciding = self.deciding_side
        if len(own) == 1:
            return own[0]
        if deciding is not None and own:
            return deciding
        return 0

    def hand(self, side: int) -> tuple[int, ...]:
        """The cards of a side this view shows openly, greens first; () for a hand it does not show."""
        team = self.teams[side]
        hands = self.view.hands[team] if team >= 0 else None
        return tuple(card for colour in hands for card in colour) if hands is not None else ()

    def added(self, cards: tuple[int, ...]) -> int:
        """What modifiers add to the card, the shot or the kick they are played with."""
        return sum(
            effect.n for card in cards for effect in self.tables.card_effects[card] if effect.op in (VALUE, ROLL)
        )

    @property
    def shot_value(self) -> int:
        """The value the running attack, award or kick shoots with, modifiers included."""
        attack = self.view.attack
        return attack.value + sum(delta for _card, delta in attack.modifiers) if attack is not None else 0

    @property
    def place(self) -> int:
        """Where the running attack happens, an index of AREAS, or NOWHERE."""
        return self.view.attack.area if self.view.attack is not None else NOWHERE

    @property
    def own_goal_on_one(self) -> bool:
        """Whether a natural 1 on the running attack is an own goal (S5.10)."""
        attack = self.view.attack
        return attack is not None and attack.card >= 0 and self.tables.card_own_goal[attack.card]
