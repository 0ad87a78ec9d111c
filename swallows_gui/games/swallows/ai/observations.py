"""What seats show of their wishes where everybody sees it (S0.6): read from a view's history, team by team.

A bribe, a ruling that was free to go either way and a penalty out of the blue are *signs* of what a seat wants for a
team. What they say of its slip is weighed in `beliefs.py`. (Greens spent on a match say nothing: eager trainers had a
bet on their team as often as idle ones.)
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from swallows_gui.engine.events import WrittenEvent, of_kinds
from swallows_gui.engine.game import Json
from swallows_gui.games.swallows.rules import events as e

OFFER = "offer"
"""A bribe offered for the team."""
FAVOUR, HARM = "favour", "harm"
"""A die changed, an edge ruled, or a penalty given out of the blue, for the team or for the other one."""

_TELLING: Final = (e.MatchStarted, e.BribeOffered, e.AttackPlayed, e.DieRolled, e.DieChanged, e.AreaRuled, e.Awarded)


class Sign(NamedTuple):
    """What a seat has shown in a match of a team."""

    seat: int
    team: str
    """FIFA code."""
    what: str
    match: int
    """Number on the record sheet."""
    stage: str


def signs(history: Sequence[Json]) -> list[Sign]:
    """All signs of a history, in order."""
    return Observer().signs(history)


def kick_off(history: Sequence[Mapping[str, Any]]) -> int:
    """Where in a history the match began that began last; 0 where none has begun."""
    at = len(history) - 1
    while at > 0 and history[at]["type"] != e.MatchStarted.type:
        at -= 1
    return max(0, at)


def running_signs(history: Sequence[Json]) -> tuple[Sign, ...]:
    """The signs of the match that began last, in order."""
    return tuple(signs(history[kick_off(history) :]))


class Observer:
    """Reads a history that grows, each event once, and knows the match it is in."""

    def __init__(self) -> None:
        self._read: Sequence[Json] = ()
        self._begin()

    def _begin(self) -> None:
        self.found: list[Sign] = []
        self.match = 0
        self.stage = ""
        self.sides: tuple[str, str] = ("", "")
        self.attacker = ""
        self.purpose = ""

    def signs(self, history: Sequence[Json]) -> list[Sign]:
        """All signs of a history, in order; of one that goes on only what is new is read."""
        known = len(self._read)
        if history[:known] != self._read:  # another game, or something was taken back
            known = 0
            self._begin()
        self._read = history
        for event in of_kinds(history[known:], *_TELLING):
            self._note(event)
        return self.found

    def _note(self, event: WrittenEvent) -> None:
        match event:
            case e.MatchStarted():
                self.match, self.stage = event.match, event.stage
                self.sides = (event.home, event.away)
            case e.BribeOffered():
                self._sign(event.seat, event.team, OFFER)
            case e.AttackPlayed():
                self.attacker = event.team
            case e.DieRolled():
                self.purpose = event.purpose
            case e.DieChanged():
                for_attacker = (event.delta > 0) == (self.purpose in ("foul", "swallow"))
                self._ruling(event.seat, for_attacker)
            case e.AreaRuled(seat=int(seat)):
                self._ruling(seat, event.area == "inside")
            case e.Awarded(seat=int(seat), cause="referee"):
                self._decided(seat, event.team)

    def _other(self, team: str) -> str:
        return self.sides[1] if team == self.sides[0] else self.sides[0]

    def _ruling(self, seat: int, for_attacker: bool) -> None:
        self._decided(seat, self.attacker if for_attacker else self._other(self.attacker))

    def _decided(self, seat: int, team: str) -> None:
        self._sign(seat, team, FAVOUR)
        self._sign(seat, self._other(team), HARM)

    def _sign(self, seat: int, team: str, what: str) -> None:
        self.found.append(Sign(seat, team, what, self.match, self.stage))
