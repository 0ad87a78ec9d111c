"""The band over the table: score, period, who has the ball, and facts on both teams and the referee (S3, S4).

`TableState` is what all panels of the table read: the view, the seat in front, its decisions, the running attack. It is
built anew for every show and never changes. Sides are told apart by the colours of their kits.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QColor

from swallows_gui.games.swallows.rules.marks import PURPOSES, Marks
from swallows_gui.games.swallows.rules.tables import NOWHERE, ROLL, VALUE
from swallows_gui.games.swallows.table.match.attack_story import PlayedCard
from swallows_gui.games.swallows.table.match.decisions import Decisions
from swallows_gui.games.swallows.table.pitch.score_band import MatchScoreBand
from swallows_gui.games.swallows.words import phrases
from swallows_gui.games.swallows.words.last_day import for_the_title
from swallows_gui.games.swallows.words.match_report import Result, match_marks, running_match
from swallows_gui.games.swallows.words.moods import Moods
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.models.chapters import Event
from swallows_gui.models.ties import stage_name
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import NationName
from swallows_gui.services.settings import settings
from swallows_gui.ui.art.face import Person
from swallows_gui.ui.art.paints import distance
from swallows_gui.ui.play.game_table import SessionInfo
from swallows_gui.ui.stage.referee import RefereePlace

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
    play: PlayedCard
    heard: tuple[Event, ...] = ()
    """What has been told since the view was made."""
    result: Result | None = None
    """Of the match that has just been told to be over."""
    faces: Moods = field(default_factory=Moods)
    """How everybody takes what has been told."""

    @property
    def history(self) -> tuple[Event, ...]:
        """All events told so far."""
        return (*self.view.history, *self.heard)

    @property
    def score(self) -> tuple[int, int]:
        """Goals of the match, home first."""
        return self.result.score if self.result is not None else self.view.score

    @property
    def shootout(self) -> tuple[int, int] | None:
        """Goals of the shoot-out, home first; None without one."""
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
        """The FIFA code of a side; "" without one."""
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
        """Whether the settings show what a card, a shot or a ruling needs, and its chance."""
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
        """The side whose hand lies in front, below the pitch: the side of the seat in front; if it has both, the
        deciding one. Without an open hand it is the home side, so that hands do not change places with every decision.
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
        """The place of the running attack, an index of AREAS, or NOWHERE."""
        return self.view.attack.area if self.view.attack is not None else NOWHERE

    @property
    def own_goal_on_one(self) -> bool:
        """Whether a natural 1 on the running attack is an own goal (S5.10)."""
        attack = self.view.attack
        return attack is not None and attack.card >= 0 and self.tables.card_own_goal[attack.card]


_APART = 150
"""How far two colours lie apart that nobody takes for one."""
_PLAIN = "#FFFFFF"


def side_colours(now: TableState) -> tuple[str, str]:
    """The shirts' colours of home and away, `#rrggbb`; of shirts too much alike the guests change theirs."""
    home, away = (now.names.nation(now.code(side)) for side in (0, 1))
    if home is None or away is None:
        return _PLAIN, _PLAIN
    own = QColor(home.kit.shirt)
    kit = away.kit
    offered = [QColor(each) for each in (kit.shirt, kit.trim, kit.shorts, kit.socks)]
    apart = next((each for each in offered if distance(own, each) >= _APART), None)
    return own.name(), (apart or max(offered, key=lambda each: distance(own, each))).name()


class MatchBand:
    """The top of the table."""

    def __init__(self) -> None:
        self.score = MatchScoreBand()
        self.referee = RefereePlace()

    def show_now(self, now: TableState, animate: bool = True) -> None:
        """Show a situation; with `animate` a score that has risen turns over."""
        view = now.view
        home, away = (now.names.nation(now.code(side)) for side in (0, 1))
        self.score.set_teams(home, now.team_name(0), away, now.team_name(1), side_colours(now))
        self.score.set_score(*now.score, animate)
        self.score.set_shootout(now.shootout)
        self.score.set_for_the_cup(now.for_the_cup)
        self.show_people(now)
        self.show_marks(now, now.history)
        self.score.set_period(period_line(now), phrases.period_name(view.period))
        side = now.attacking_side
        if side is None and view.period != "shootout":
            side = now.side_of_team(view.initiative)
        self.score.set_initiative(None if side is None or now.result is not None else "home" if side == 0 else "away")
        self.score.set_lines(*(side_lines(now, at) for at in (0, 1)))

    def show_people(self, now: TableState) -> None:
        """Show the trainers as they look now."""
        self.score.set_people(now.person(now.trainer(0)), now.person(now.trainer(1)))
        bound = [now.names.nation(now.code(side)) for side in (0, 1) if now.view.bound[side] and now.result is None]
        letters = [(QColor(each.kit.shirt), QColor(each.kit.trim)) for each in bound if each is not None]
        self.referee.show_person(now.person(now.view.referee), referee_lines(now), letters)

    def show_marks(self, now: TableState, told: Sequence[Event]) -> None:
        """Show the goals and sendings-off among the events told so far."""
        marks = match_marks(running_match(told), now.names)
        self.score.set_marks(*([mark for mark in marks if mark.team == now.code(side)] for side in (0, 1)))


def period_line(now: TableState) -> str:
    """ "Quarter-final, extra time"."""
    stage, period = stage_name(now.view.stage), phrases.period_name(now.view.period)
    return translate("MatchBand", "{stage} · {period}").format(stage=stage, period=period)


def side_line(now: TableState, side: int) -> str:
    """Trainer, and whether the team has declined or owes its green."""
    if now.teams[side] < 0:
        return ""
    return " · ".join(part for part in (now.names.seat(now.trainer(side)), side_mark(now, side)) if part)


def side_lines(now: TableState, side: int) -> tuple[str, ...]:
    """Trainer, whether the team has declined or owes its green, and how many cards it holds; then less of that."""
    team = now.teams[side]
    if team < 0:
        return ()
    held = sum(now.view.counts[team])
    cards = QCoreApplication.translate("MatchBand", "%n card(s)", "", held)
    line = side_line(now, side)
    return f"{line} · {cards}", line, side_mark(now, side) or now.names.seat(now.trainer(side))


def side_mark(now: TableState, side: int) -> str:
    """Whether a team has declined or owes its green; "" for neither (S3.4, S3.5, S8.4)."""
    view = now.view
    if view.declined[side] and view.period != "shootout":
        return translate("MatchBand", "✕ attacks no more")
    owed = view.green_owed(side)
    if owed is None:
        return ""
    if owed.code == "final_must_play":
        return translate("MatchBand", "must attack while it holds a green")
    return translate("MatchBand", "must still play a green")


def referee_lines(now: TableState) -> tuple[str, ...]:
    """Versions of a line: who referees and for whom he has taken money; then the name alone."""
    view = now.view
    if view.referee < 0:
        return (translate("MatchBand", "No referee"),)
    name = translate("MatchBand", "Referee {name}").format(name=now.referee_name)
    bound = [now.code(side) for side in (0, 1) if view.bound[side]]
    if bound:
        text = translate("MatchBand", "Referee {name} · took money for {teams:the}")
        return text.format(name=now.referee_name, teams=now.names.teams_listed(bound)), name
    free = translate("MatchBand", "Referee {name} · free")
    return free.format(name=now.referee_name), name
