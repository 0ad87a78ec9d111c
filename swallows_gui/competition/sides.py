"""Who plays for a cup or a championship, and the matches that have been begun for it."""

from typing import Annotated, Any, Final, Self, TypeVar

from pydantic import Field, model_validator

from swallows_gui.catalogue.mistakes import Flaw, Strict
from swallows_gui.catalogue.reasons import QT_TRANSLATE_NOOP, Reason
from swallows_gui.catalogue.texts import Line, Name
from swallows_gui.engine.tournament.ranking import Score
from swallows_gui.session import Seat
from swallows_gui.session.seats import HASHED

T = TypeVar("T", bound=Strict)

MOST_PLAYERS: Final = 6
"""Players of a side."""


class Participant(Strict):
    """Somebody who sits down for a side: a person, or an AI seat of a `level`."""

    name: Annotated[Name, Field(min_length=1, max_length=60)]
    level: Annotated[str, Field(max_length=20)] = ""
    """"" for a person."""
    colour: Annotated[str, Field(pattern=r"^(#[0-9a-fA-F]{6})?$")] = ""
    pin: Annotated[str, Field(pattern=HASHED, repr=False)] = ""
    """The hash of the PIN with which a person opens the curtain in every match, as `session/seats.py` makes it."""

    @property
    def person(self) -> bool:
        """Whether it is a person."""
        return not self.level

    def seat(self) -> Seat:
        """Where the player sits in a match."""
        return Seat(self.name, "human" if self.person else "ai", self.level, self.colour, self.pin)


class Side(Strict):
    """A side: its name and its players in order."""

    name: Annotated[Name, Field(min_length=1, max_length=60)]
    players: Annotated[tuple[Participant, ...], Field(min_length=1, max_length=MOST_PLAYERS)]

    @property
    def has_people(self) -> bool:
        """Whether a person plays for it."""
        return any(player.person for player in self.players)


class BegunMatch(Strict):
    """A match that has been begun: which one it is, its record, and how it ended.

    `tie` is the number of its fixture, from 1. Taking a game up copies its record, so `mark`, the sum of the record's
    first line, says which files hold it; `record` is the name of the one it was begun in.
    """

    tie: Annotated[int, Field(ge=1, le=1000)]
    record: Annotated[Line, Field(min_length=1, max_length=255)]
    mark: int
    score: Score | None = None
    """None while it is not over."""

    @model_validator(mode="after")
    def _named_as_a_file(self) -> Self:
        if "/" in self.record or "\\" in self.record or self.record.startswith("."):
            raise Flaw(
                "record",
                Reason(
                    QT_TRANSLATE_NOOP("FileReasons", "{name} is not the name of a file beside the other games"),
                    name=repr(self.record),
                ),
            )
        return self


def seats(home: Side, away: Side) -> tuple[Seat, ...]:
    """The seats of a match: the sides' players by turns, the home side first.

    >>> one, two = (Side(name=name, players=(Participant(name=name, level="easy"),)) for name in ("A", "B"))
    >>> [seat.name for seat in seats(one, two)]
    ['A', 'B']
    """
    return tuple(player.seat() for pair in zip(home.players, away.players, strict=True) for player in pair)


def anew(value: T, **changes: Any) -> T:
    """A value with other fields, checked as if it had been read. Raises `ValueError`."""
    return type(value)(**{**{name: getattr(value, name) for name in type(value).model_fields}, **changes})
