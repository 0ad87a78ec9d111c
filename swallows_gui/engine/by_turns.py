"""Games in which nobody acts out of turn: what a match of such a game and its views have by that alone.

A game's class is `class Chess(State, MatchByTurns)`, its state first: the state has the fields, `legal` and `to_move`
among them, and this adds how actions are taken. `ViewByTurns` is the same for what one seat knows.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, Protocol, Self, TypeVar

from swallows_gui.engine.chance import Chance, Seeded
from swallows_gui.engine.game import Choices, Event, IllegalAction, Json, Reason, seat_of


class MatchByTurns(ABC):
    """How actions of a match are taken in which the seat to move alone may act."""

    __slots__ = ()

    @property
    @abstractmethod
    def to_move(self) -> int | None:
        """The seat that must decide, or None when the match is over."""

    @property
    @abstractmethod
    def legal(self) -> list[int]:
        """What the seat asked may do, nothing when the match is over; never changed in place."""

    @abstractmethod
    def why_not(self, action: int) -> Reason:
        """Why an action, which is not among `legal`, cannot be done now."""

    @abstractmethod
    def carry_out(self, choice: int) -> list[Event]:
        """As `push`, for a choice just taken from `legal`: nothing is checked, so that playouts do not pay for it."""

    def may_act(self) -> tuple[int, ...]:
        """Nobody acts out of turn."""
        return ()

    def legal_actions(self, seat: int) -> Choices:
        """Everything `seat` may do now."""
        return Choices(self.legal) if seat == self.to_move else Choices()

    def push(self, action: int) -> list[Event]:
        """Carry out `action` and all that follows from it; return the events.

        Raises `IllegalAction` with the exact reason, and then nothing has changed.
        """
        if action not in self.legal:
            reason = self.why_not(action)
            raise IllegalAction(reason.code, **reason.parameters)
        return self.carry_out(action)


class Match(Protocol):
    """What a view is made of: the state of a match."""

    chance: Chance
    log: list[Event]
    start_events: list[Event]
    emits_events: bool

    @property
    def legal(self) -> list[int]: ...

    @property
    def to_move(self) -> int | None: ...

    def copy(self) -> Self: ...


K = TypeVar("K", bound=Match)


class ViewByTurns(ABC, Generic[K]):
    """All that a seat knows of a match `K` without turns out of order; with seat None what everybody knows.

    Whoever has secrets takes them out of `open` in an `__init__` of its own.
    """

    __slots__ = ("history", "legal", "open", "seat")

    def __init__(self, game: K, seat: int | None) -> None:
        self.seat = seat
        self.history: tuple[Json, ...] = ()
        self.legal = Choices(game.legal) if seat is not None and seat == game.to_move else Choices()
        known = game.copy()
        known.chance, known.emits_events, known.log, known.start_events = Seeded.at(0), False, [], []
        self.open = known
        """The match as far as it is known, without the dice to come."""

    @abstractmethod
    def why_not(self, action: int) -> Reason:
        """Why an action, which is not among `legal`, cannot be done now, by what this seat knows."""

    @property
    def to_move(self) -> int | None:
        """The seat that must decide, None when the match is over."""
        return self.open.to_move

    @property
    def may_act(self) -> tuple[int, ...]:
        """Nobody acts out of turn."""
        return ()

    @property
    def asked(self) -> Choices:
        """What answers the question: all that is legal, as nothing is out of turn."""
        return self.legal

    def refusal(self, action: int) -> Reason | None:
        """Why this seat may not do `action` now, in the words of `Game.push`; None if it may."""
        if action in self.legal:
            return None
        if self.seat is not None and action >= 0 and seat_of(action) not in (self.seat, self.to_move):
            return Reason("not_your_turn", {"seat": seat_of(action), "to_move": self.to_move})
        return self.why_not(action)
