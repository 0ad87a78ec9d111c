"""The events of Power Soccer (P14), each with its fields as a record has them. Everybody sees all of them (P12)."""

from typing import Annotated, Final, Literal

from swallows_gui.engine.events import Events, WrittenEvent, number, one_of
from swallows_gui.games.power_soccer.rules.state import BLACK, CARDS, FACES, HOLES, MOST_PER_SIDE, RULES, WHITE

Seat = Annotated[int, number(0, 2 * MOST_PER_SIDE - 1, says="")]
Side = Annotated[int, number(0, 1, says="")]
Die = Annotated[int, number(1, len(FACES))]
Face = Annotated[str, one_of(*FACES)]
Count = Annotated[int, number(0, 10**9, says="")]
Score = tuple[Count, Count]


class MatchStarted(WrittenEvent, begins="match", numbered="match"):
    """The match begins."""

    match: Annotated[Count, "always 1, as parts of any game are numbered"]
    rules: Annotated[str, one_of(*RULES)]
    die: Annotated[str, "the id of its kind"]
    per_side: Annotated[int, number(1, MOST_PER_SIDE)]


class DieRolled(WrittenEvent, chance=True, decision=True, counts={"tried": {"purpose": "steal"}}):
    """One die is rolled, or two (P9)."""

    seat: Seat
    purpose: Literal["start", "attack", "referee", "penalty", "save", "steal", "wall", "kick"]
    die: Die
    other: Annotated[Die | None, "the second of two dice"]
    face: Annotated[Face, "of `die`"]
    colour: Annotated[str, one_of(BLACK, WHITE), "of `die`"]


class FaceChosen(WrittenEvent):
    """The attacker chooses one of two different dice."""

    seat: Seat
    face: Face


class WallShot(WrittenEvent, counts={"shots": {}, "shots_in": {"hit": True}}):
    """A shot at the wall (P4)."""

    seat: Seat
    hole: Annotated[str, one_of(*HOLES)]
    hit: bool
    hits: Annotated[Score, "of both sides"]


class KickedOff(WrittenEvent):
    """It is decided who attacks first."""

    side: Side
    how: Literal["eleven", "wall"]


class AttackStarted(WrittenEvent, begins="attack", numbered="attack"):
    """An attack begins; the event includes the score, for readers that see it alone."""

    attack: Annotated[Count, "from 1"]
    seat: Seat
    defender: Seat
    score: Annotated[Score, "of both sides"]


class PointsMade(WrittenEvent):
    """The attacker has more points."""

    seat: Seat
    added: Count
    points: Annotated[Count, "with those"]


class CardShown(WrittenEvent, unlucky={"card": "red"}):
    """The referee shows a card."""

    seat: Annotated[Seat, "the attacker, who gets it"]
    card: Annotated[str, one_of(*CARDS[1:])]


class Offside(WrittenEvent):
    """An attacker was offside (P2.6)."""

    seat: Seat
    points: Count
    given: Annotated[bool, "whether it ends the attack"]


class PenaltyGiven(WrittenEvent, counts="penalties"):
    """There is a penalty kick (P5)."""

    seat: Seat


class AttackOver(
    WrittenEvent,
    ends="attack",
    counts={
        "attacks": {},
        "over": {"reason": "over"},
        "reds": {"reason": "red"},
        "offsides": {"reason": "offside"},
        "stolen": {"reason": "stolen"},
    },
    unlucky={"reason": "wide"},
):
    """An attack ends (P2.9)."""

    seat: Seat
    reason: Literal["goal", "over", "red", "offside", "wide", "saved", "stolen"]


class Goal(WrittenEvent, standing="match", counts="goals"):
    """A goal."""

    side: Side
    score: Annotated[Score, "of both sides, after it"]


class ShootoutStarted(WrittenEvent, begins="shootout", numbered="shootout"):
    """The penalty kicks after a draw begin."""

    shootout: Annotated[Count, "always 1"]
    side: Annotated[Side, "kicks first"]


class KickOver(
    WrittenEvent, standing="shootout", counts={"kicks": {}, "kicks_in": {"reason": "goal"}}, unlucky={"reason": "wide"}
):
    """One of the penalty kicks after a draw is over."""

    seat: Seat
    keeper: Seat
    reason: Literal["goal", "wide", "saved"]
    goals: Annotated[Score, "of the kicks"]


class MatchEnded(WrittenEvent, ends="match shootout"):
    """The match is over."""

    score: Score
    attacks: Count
    shootout: Annotated[Score | None, "goals of the penalty kicks"]
    winner: Annotated[Side | None, "a side"]


EVENTS: Final = Events(vars())

SECTIONS: Final = EVENTS.sections("match", "shootout", "attack")
"""The parts that a match is told and kept in: the whole of it, the penalty kicks, its attacks."""
