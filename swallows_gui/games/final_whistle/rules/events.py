"""The events of Final Whistle (F17), as a record has them, and what of them one seat alone is told (F14.4)."""

from typing import Annotated, Final, Literal

from swallows_gui.engine.events import Events, Hidden, Items, WrittenEvent, number, one_of
from swallows_gui.games.final_whistle.rules.options import BENCH_MEN, CARDS, CLOSING, COLOURS, FIELD_MEN, LINES, MEN
from swallows_gui.games.final_whistle.rules.state import CLUBS, DECKS, SQUADS

Seat = Annotated[int, number(0, 1, says="")]
Man = Annotated[str, one_of(*MEN, says="", written=MEN.__getitem__)]
Card = Annotated[str, one_of(*CARDS, says="", written=CARDS.__getitem__)]
Colour = Annotated[str, one_of(*COLOURS, written=COLOURS.__getitem__)]
Line = Annotated[str, one_of(*LINES, says="", written=LINES.__getitem__)]
Die = Annotated[int, number(1, 6, says="")]
Points = Annotated[int, number(0, 999, says="")]
Pair = tuple[Points, Points]
Strength = Annotated[int, number(0, 9, says="")]
Pile = Annotated[int, number(0, len(CARDS) - 1, says="")]
Attacks = Annotated[int, number(1, 5, says="")]
Period = Annotated[int, number(1, 8)]
Phase = Literal["build_up", "finish"]
Dice = Annotated[tuple[Die, ...], Items(2, 2)]
TurnedMan = tuple[Seat, Man, Annotated[int, number(0, 3, says="")]]
Number = Annotated[int, number(0, len(CARDS), says="")]


class _OfSeat(WrittenEvent):
    seat: Seat


class _OfMan(_OfSeat):
    man: Man


class _OfCard(_OfSeat):
    card: Card


class _InLine(_OfMan):
    line: Line


class MatchStarted(WrittenEvent, begins="match"):
    """The match begins."""

    clubs: Annotated[str, one_of(*CLUBS)]
    squads: Annotated[str, one_of(*SQUADS)]
    decks: Annotated[str, one_of(*DECKS)]
    leg: Literal["single", 1, 2]


class ManTaken(_OfSeat, secret=True):
    """A man is taken into the squad, or a ready squad instead (F1.6)."""

    men: tuple[Man, ...]
    place: Literal["field", "bench", "squad"]


class SquadNamed(_OfSeat, chance=True, reveals=True):
    """A squad is made known."""

    field: Annotated[tuple[Man, ...], Items(FIELD_MEN, FIELD_MEN)]
    bench: Annotated[tuple[Man, ...], Items(BENCH_MEN, BENCH_MEN)]
    cost: Points


class DeckChosen(_OfSeat, secret=True):
    """A seat has its deck (F2.2)."""

    colour: Annotated[Colour | None, "null for a free deck"]
    cards: tuple[Card, ...]


class CardsDealt(_OfSeat, chance=True, reveals=True):
    """A seat has its first hand."""

    cards: Annotated[tuple[Card, ...] | None, Hidden("number")]
    pile: Annotated[Pile, "left, the closing card counted"]
    number: Number | None = None


class PeriodStarted(WrittenEvent, begins="period", numbered="period"):
    """A period begins."""

    period: Period
    minute: Annotated[int, number(0, 120, says=""), "at which it is over"]


class Substituted(_OfSeat, decision=True, counts="substitutions"):
    """A substitution before a period (F7.1)."""

    off: Man
    on: Man


class CardChosen(_OfCard, secret=True, decision=True):
    """A seat has chosen its card of the period (F3.2)."""


class CardsRevealed(WrittenEvent, chance=True, reveals=True):
    """Both cards of the period are shown."""

    cards: Annotated[tuple[Card, ...], Items(2, 2), "of seats 0 and 1"]
    strengths: Annotated[Pair, "of seats 0 and 1"]


class TieRolled(WrittenEvent, chance=True):
    """Dice say who attacks with equal strengths."""

    dice: Annotated[Dice, "of seats 0 and 1"]


class AttacksDue(_OfSeat, reveals=True):
    """It is decided who attacks, and how often."""

    attacks: Attacks


class CardDrawn(_OfSeat, chance=True, reveals=True):
    """A seat draws back to three cards (F2.6)."""

    card: Annotated[Card | None, Hidden()]
    pile: Pile


class ClosingCardOpen(_OfSeat, chance=True):
    """The closing card of a seat lies open (F8.1)."""


class CardExchanged(_OfCard, decision=True, reveals=True):
    """A card is exchanged before a further attack (F3.6)."""


class CardPlayed(_OfCard, decision=True, reveals=True):
    """The card of a further attack is shown (F3.5)."""


class AttackStarted(
    _OfCard,
    begins="attack",
    numbered="number",
    counts={"attacks": {"counter": False}, "counters": {"counter": True}, "closing_attacks": {"card": CLOSING}},
    reveals=True,
):
    """An attack begins."""

    number: Annotated[Attacks | None, "null for a counter-attack"]
    of: Annotated[Attacks | None, "null for a counter-attack"]
    counter: bool


class Marked(_OfMan, decision=True, reveals=True):
    """An entry of a card is filled (F4.2)."""

    phase: Phase
    entry: Annotated[int, number(1, 9, says=""), "from 1"]
    strength: Strength
    linked: bool


class PhaseRolled(WrittenEvent, chance=True):
    """Both sides add a special die (F4.4)."""

    phase: Phase
    sums: Annotated[Pair, "attacker, defender"]
    dice: Dice
    bonus: Strength
    totals: Pair
    success: bool


class Checked(_OfMan, chance=True):
    """The symbol of a man is checked by a die (F4.9)."""

    symbol: Literal["I", "Y", "R"]
    die: Die
    hit: bool


class Booked(_OfMan, counts={"bookings": {}, "second_bookings": {"bookings": 2}}):
    """A man is booked."""

    bookings: Annotated[int, number(1, 2, says=""), "his by now"]


class Injured(_OfMan, counts="injuries"):
    """A man is injured (F7.3)."""


class SentOff(_OfMan, counts="sent_off", unlucky={}):
    """A man is sent off (F7.4)."""


class CameOn(_OfMan):
    """A man comes on for an injured one."""

    for_: Man


class StoodIn(_InLine):
    """A man stands in for the goalie, in line "G" (F7.5)."""


class MovedLine(_InLine):
    """A man goes to an empty line (F7.6)."""


class Turned(WrittenEvent):
    """The men of a phase turn (F4.6)."""

    men: Annotated[tuple[TurnedMan, ...], "seat, man and the side that is on top now, 0 to 3"]


class Goal(_OfSeat, standing="match"):
    """A goal."""

    score: Pair


class AttackOver(
    _OfSeat,
    ends="attack",
    counts={"built": {"counter": False, "built_up": bool}, "failed": {"counter": False, "built_up": False}},
):
    """An attack is over."""

    counter: bool
    built_up: Annotated[bool | None, "null without a build-up"]
    scored: bool


class PeriodEnded(WrittenEvent, ends="period"):
    """A period is over."""

    period: Period
    score: Pair


class ExtraTimeAnswered(_OfSeat):
    """A seat has said whether it wants extra time (F9.2)."""

    agrees: bool


class ShooterChosen(_OfMan, secret=True):
    """A seat has named a man for the shoot-out (F9.5)."""


class ShootersNamed(_OfSeat, chance=True, reveals=True):
    """The shooters of a seat are made known."""

    men: tuple[Man, ...]


class ShotTaken(_OfSeat, chance=True, standing="match", unlucky={"goal": False}):
    """A shot of the shoot-out (F9.6)."""

    man: Annotated[Man | None, "null without shooters"]
    goalie: Annotated[Man | None, "null without one"]
    strengths: Pair
    dice: Annotated[tuple[Die, ...], "shooter, goalie; [] without shooters"]
    goal: bool
    goals: Annotated[Pair, "of the shoot-out"]


class MatchEnded(WrittenEvent, ends="match", reveals=True):
    """The match is over."""

    score: Pair
    after: Literal["normal", "extra", "shootout"]
    shootout: Annotated[Pair | None, "goals, or null"]
    winner: Annotated[Seat | None, "the seat, or null"]


EVENTS: Final = Events(vars())

SECTIONS: Final = EVENTS.sections("match", "period", "attack")
"""The parts that a match is told and kept in: itself, its periods, its attacks (F17.2)."""
