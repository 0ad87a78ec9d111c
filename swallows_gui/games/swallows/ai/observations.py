"""What seats show of their wishes where everybody sees it (S0.6): read from a view's history, team by team.

A bribe, a ruling that was free to go either way and a penalty out of the blue are *signs* of what a seat wants for a
team. What they say of its slip is weighed in `beliefs.py`. (Greens spent on a match say nothing: eager trainers had a
bet on their team as often as idle ones.)
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from swallows_gui.engine.game import Json

OFFER = "offer"
"""A bribe offered for the team."""
FAVOUR, HARM = "favour", "harm"
"""A die changed, an edge ruled, or a penalty given out of the blue, for the team or for the other one."""


class Sign(NamedTuple):
    """What a seat has shown in a match of a team."""

    seat: int
    team: str
    """FIFA code."""
    what: str
    match: int
    """Number on the record sheet."""
    stage: str


def signs(history: Iterable[Json]) -> list[Sign]:
    """All signs of a history, in order."""
    reader = _Reader()
    for event in history:
        reader.read(event)
    return reader.found


def running_signs(history: Sequence[Json]) -> tuple[Sign, ...]:
    """The signs of the match that began last, in order."""
    began = len(history)
    while began and history[began - 1]["type"] != "match_started":
        began -= 1
    return tuple(signs(history[max(0, began - 1) :]))


class _Reader:
    """Goes through a history and knows the match it is in."""

    def __init__(self) -> None:
        self.found: list[Sign] = []
        self.match = 0
        self.stage = ""
        self.sides: tuple[str, str] = ("", "")
        self.attacker = ""
        self.purpose = ""

    def read(self, event: Json) -> None:
        """Take in one event."""
        match event["type"]:
            case "match_started":
                self.match, self.stage = event["match"], event["stage"]
                self.sides = (event["home"], event["away"])
            case "bribe_offered":
                self._sign(event["seat"], event["team"], OFFER)
            case "attack_played":
                self.attacker = event["team"]
            case "die_rolled":
                self.purpose = event["purpose"]
            case "die_changed":
                for_attacker = (event["delta"] > 0) == (self.purpose in ("foul", "swallow"))
                self._ruling(event["seat"], for_attacker)
            case "area_ruled" if event["seat"] is not None:
                self._ruling(event["seat"], event["area"] == "inside")
            case "awarded" if event["cause"] == "referee":
                self._decided(event["seat"], event["team"])

    def _other(self, team: str) -> str:
        return self.sides[1] if team == self.sides[0] else self.sides[0]

    def _ruling(self, seat: int, for_attacker: bool) -> None:
        self._decided(seat, self.attacker if for_attacker else self._other(self.attacker))

    def _decided(self, seat: int, team: str) -> None:
        self._sign(seat, team, FAVOUR)
        self._sign(seat, self._other(team), HARM)

    def _sign(self, seat: int, team: str, what: str) -> None:
        self.found.append(Sign(seat, team, what, self.match, self.stage))
