"""What seats show of their wishes where everybody sees it (S0.6): read from a view's history, team by team.

A bribe, a ruling that was free to go either way, a penalty out of the blue and the greens spent on a match are *signs*
of what a seat wants for a team. What they say of its slip is weighed in `beliefs.py`.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from swallows_gui.engine.tournament import Fixture

OFFER = "offer"
"""A bribe offered for the team."""
FAVOUR, HARM = "favour", "harm"
"""A die changed, an edge ruled, or a penalty given out of the blue, for the team or for the other one."""
EAGER, IDLE = "eager", "idle"
"""The team's trainer spent many greens on a match, or hardly any."""

_EAGER_FROM = 5
_IDLE_TO = 1
"""Greens played in a match."""

Event = Mapping[str, Any]


class Sign(NamedTuple):
    """What a seat has shown in a match of a team."""

    seat: int
    team: str
    """FIFA code."""
    what: str
    stage: str
    """Of the match, as on the record sheet."""


def signs(history: Iterable[Event], trainers: Mapping[str, int]) -> list[Sign]:
    """All signs of a history, in order; `trainers` by FIFA code."""
    reader = _Reader(trainers)
    for event in history:
        reader.read(event)
    return reader.found


class _Reader:
    """Goes through a history and knows the match it is in."""

    def __init__(self, trainers: Mapping[str, int]) -> None:
        self.trainers = trainers
        self.found: list[Sign] = []
        self.stage = ""
        self.sides: tuple[str, str] = ("", "")
        self.attacker = ""
        self.purpose = ""
        self.greens: dict[str, int] = {}

    def read(self, event: Event) -> None:
        """Take in one event."""
        match event["type"]:
            case "match_started":
                self.stage, self.sides = event["stage"], (event["home"], event["away"])
                self.greens = dict.fromkeys(self.sides, 0)
            case "bribe_offered":
                self._sign(event["seat"], event["team"], OFFER)
            case "attack_played":
                self.attacker = event["team"]
                self.greens[self.attacker] += 1
            case "die_rolled":
                self.purpose = event["purpose"]
            case "die_changed":
                for_attacker = (event["delta"] > 0) == (self.purpose in ("foul", "swallow"))
                self._ruling(event["seat"], for_attacker)
            case "area_ruled" if event["seat"] is not None:
                self._ruling(event["seat"], event["area"] == "inside")
            case "awarded" if event["cause"] == "referee":
                self._decided(event["seat"], event["team"])
            case "match_ended":
                self._spent()

    def _other(self, team: str) -> str:
        return self.sides[1] if team == self.sides[0] else self.sides[0]

    def _ruling(self, seat: int, for_attacker: bool) -> None:
        self._decided(seat, self.attacker if for_attacker else self._other(self.attacker))

    def _decided(self, seat: int, team: str) -> None:
        self._sign(seat, team, FAVOUR)
        self._sign(seat, self._other(team), HARM)

    def _spent(self) -> None:
        trainers = [self.trainers[team] for team in self.sides]
        if trainers[0] == trainers[1]:
            return
        for team, greens in self.greens.items():
            if greens >= _EAGER_FROM:
                self._sign(self.trainers[team], team, EAGER)
            elif greens <= _IDLE_TO:
                self._sign(self.trainers[team], team, IDLE)

    def _sign(self, seat: int, team: str, what: str) -> None:
        self.found.append(Sign(seat, team, what, self.stage))


def first_match_of(fixtures: Sequence[Fixture], stage: str) -> int:
    """Number of the first match of a stage, 0 if there is none."""
    return next((fixture.number for fixture in fixtures if fixture.stage == stage), 0)
