"""Two protocols: how a game's matches can be played in a cup or championship, and an observer of a whole session.

A `SessionObserver` sees everything while a game is played, secrets included: the laboratory uses it to count; no window
does.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, Protocol

from swallows_gui.engine.game import Event, Json, View
from swallows_gui.engine.tournament.ranking import Score

Form = Literal["knockout", "groups", "league"]
FORMS: Final[tuple[Form, ...]] = ("knockout", "groups", "league")


@dataclass(frozen=True, slots=True)
class MatchOccasion:
    """What a match is played for."""

    decisive: bool
    """Whether somebody must win: the match, or the tie that it ends."""
    legs: tuple[Score, ...] = ()
    """The matches of its tie that have been played."""
    seed: int = 0
    """What the match's own seed will be."""
    holder: int | None = None
    """The side that holds the trophy and defends it: 0 at home, 1 away; None where nobody does."""
    holder_points: int = 0
    """How much better or worse off the holder is, as the game counts that."""


def _as_given(options: Json, _occasion: MatchOccasion) -> Json:
    return options


@dataclass(frozen=True, slots=True)
class MatchRules:
    """How matches of a game are played for a cup: what `Title.match` names. Home is side 0, seats 0, 2, 4 and so on."""

    score: Callable[[Json], Score]
    """How a match ended, by the game's result."""
    options: Callable[[Json, MatchOccasion], Json] = _as_given
    """The options of a match, from those of the cup and what it is played for."""
    legs: int = 1
    """Matches of a tie of the knock-out; their scores are added, and what is said of extra time or a shoot-out in the
    last of them counts for the tie."""
    forms: Sequence[Form] = FORMS
    """The cups it can be played for; none: it is played in championships only."""
    players: range = range(1, 2)
    """How many players a side can have."""
    sizes: Sequence[int] = (4, 8, 16)
    """How many sides a cup of it can have; a league any number."""
    holder_points: int = 0
    """By how much at most whoever defends a trophy is better or worse off; 0: the game has nothing of that kind, and it
    is told by who has a level match."""
    level_goes_to: int | None = None
    """The side that has won a level match by the game's own rules."""
    settles: bool = True
    """Whether somebody wins where somebody must."""


class SessionObserver(Protocol):
    """Watches a game being played; changes nothing in it."""

    def asked(self, game: Any, view: View) -> None:
        """The AI seat to move is about to decide, and this is its view."""
        ...

    def happened(self, game: Any, events: Sequence[Event]) -> None:
        """Called with each series of new events; first with those of the start."""
        ...
