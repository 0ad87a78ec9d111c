"""The events of Grudge Match (G12), as a record has them, and what of them one seat alone is told (G9.4)."""

from typing import Annotated, Final, Literal

from swallows_gui.engine.events import Events, Hidden, WrittenEvent, number, one_of
from swallows_gui.games.grudgematch.rules.tables import CARDS, SIDES

Seat = Annotated[int, number(0, 1, says="")]
Man = Annotated[int, number(0, 3, says="")]
Card = Annotated[int, number(0, CARDS - 1, says="")]
Space = Annotated[int, number(0, 164, says="")]
Side = Annotated[str, one_of(*SIDES)]
Die = Annotated[int, number(0, 6, says="")]
Dice = tuple[Die, ...]
Count = Annotated[int, number(0, CARDS, says="")]
Pile = Annotated[int, number(0, CARDS + 1, says=""), "left, the joker counted while it is there"]
Value = Annotated[int, number(0, 99, says="")]
Goals = Annotated[int, number(0, 999, says="")]
Score = Annotated[tuple[Goals, Goals], "Germany first"]


class _OfSeat(WrittenEvent):
    seat: Seat


class _OfMan(_OfSeat):
    man: Man


class _OnSpace(_OfMan):
    space: Space


class MatchStarted(WrittenEvent, begins="match"):
    """The match begins."""

    germany: Annotated[Seat, "the seat"]
    rows: Annotated[int, number(0, 15, says="")]
    fouling: Annotated[bool, "whether with fouls (G7)"]


class PackShuffled(WrittenEvent, chance=True, reveals=True):
    """All cards are shuffled, or all discards (G6.3)."""

    reason: Literal["start", "second"]
    size: Annotated[Count, "without the joker"]


class CardsDealt(_OfSeat, reveals=True):
    """A seat is dealt its hand."""

    cards: Annotated[tuple[Card, ...] | None, Hidden("number")]
    number: Count | None = None


class Placed(_OnSpace, decision=True):
    """A man is lined up (G1.2)."""


class TurnStarted(_OfSeat, begins="turn", numbered="turn", ends="turn", counts="turns"):
    """A turn begins."""

    turn: Annotated[int, number(0, 9_999, says="")]
    half: Annotated[int, number(0, 2, says="")]


class BallIn(WrittenEvent, chance=True):
    """The dice bring the ball into play (G2.1)."""

    dice: Dice
    space: Space


class BallPut(_OnSpace, decision=True):
    """The ball is laid on a man of the side (G2.2)."""


class BallOut(WrittenEvent):
    """The ball is off the board."""

    reason: Literal["goal", "goal_box", "half_time"]


class RunRolled(_OfSeat, chance=True):
    """The dice of a run are rolled."""

    dice: Dice
    doubles: bool


class Ran(_OfMan, decision=True):
    """A man has run (G3.1)."""

    from_: Space
    space: Space
    die: Die | None


class CardPlayed(
    _OfMan,
    chance="dice",
    decision=True,
    counts={"kicks": {"as": "kick"}, "tackles": {"as": "tackle"}, "blocks": {"as": "block"}},
):
    """A card is played (G4)."""

    card: Card
    as_: Literal["kick", "tackle", "block"]
    dice: Annotated[Dice, "of a face card, else []"]
    value: Value | None
    needed: Annotated[Value | None, "for a tackle or block"]


class Fouled(_OfMan, chance=True, counts={"sent_off": {"sent_off": True}}, unlucky={"sent_off": True}):
    """The dice of a foul are rolled (G7)."""

    dice: Dice
    sent_off: bool
    value: Annotated[Value | None, "the card's now; null if sent off"]


class Tackled(_OfMan, counts="tackled"):
    """A man has won the ball."""


class TackleFailed(_OfMan):
    """A tackle has come to nothing."""


class DirectionChosen(_OfSeat, decision=True):
    """The kicker has chosen where he kicks (G4.5)."""

    direction: Annotated[int, number(0, 7, says="")]


class BallMoved(WrittenEvent):
    """The ball rolls."""

    from_: Space
    way: Annotated[tuple[Space, ...], "spaces"]
    space: Space
    end: Annotated[Literal["spent", "edge", "blocked", "goal"] | None, "null while it still runs and somebody is asked"]


class Blocked(_OnSpace, counts="blocked"):
    """A man has stopped the ball."""


class BlockFailed(_OnSpace):
    """The ball runs on past a man."""


class Goal(WrittenEvent, standing="match", counts={"goals": {}, "own_goals": {"own_goal": True}}):
    """A goal."""

    side: Side
    own_goal: bool
    score: Score


class AfterGoalChosen(_OfSeat, chance="die"):
    """A side has decided what it does after a goal (G6.1)."""

    what: Literal["run", "exchange", "bring_back", "nothing"]
    die: Annotated[Die | None, "of a run"]


class CardsDrawn(_OfSeat, chance=True, reveals=True):
    """A seat draws."""

    cards: Annotated[tuple[Card, ...] | None, Hidden("number")]
    pile: Pile
    number: Count | None = None


class Discarded(_OfSeat, decision=True, counts={"dead_cards": {"reason": "dead_turn"}}):
    """A card is discarded (G5.3, G6.1)."""

    card: Card
    reason: Literal["dead_turn", "exchange"]


class JokerDrawn(_OfSeat, chance=True, reveals=True):
    """A seat has drawn the joker (G1.4)."""


class HalfTime(WrittenEvent, begins="half", numbered=2, ends="half"):
    """Half-time: all men come off the field (G1.4)."""


class BoxRolled(_OfSeat, chance=True):
    """The die of a man in the penalty box is rolled."""

    die: Die


class BroughtBack(_OnSpace):
    """A man comes back on the board."""


class MatchEnded(WrittenEvent, ends="match", reveals=True):
    """The match is over."""

    score: Score
    after: Literal["pack", "golden_goal", "second_pack"]
    winner: Side


EVENTS: Final = Events(vars())

SECTIONS: Final = EVENTS.sections("match", "half", "turn")
"""The parts that a match is told and kept in: itself, its halves, its turns (G12)."""
