"""What a scenario asks for, as a condition on what one seat is told: events counted or summed up, money, the place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any, Final, Self

from pydantic import Field, model_validator

from swallows_gui.catalogue.mistakes import Flaw, Strict
from swallows_gui.engine.events import of_kinds
from swallows_gui.engine.game import Told
from swallows_gui.games.swallows.rules.events import EVENTS, GameEnded

YOU: Final = "you"
"""In a pattern: the seat whose scenario it is."""
_DEEPEST: Final = 4
_Number = Annotated[int, Field(ge=-10_000, le=10_000)]
_Value = str | int | bool | None
_Field = _Value | tuple[_Value, ...]


class Bounds(Strict):
    """How much of something it must be, at least one bound."""

    at_least: _Number | None = None
    at_most: _Number | None = None

    def within(self, number: int) -> bool:
        """Whether a number is inside the bounds."""
        return (self.at_least is None or number >= self.at_least) and (self.at_most is None or number <= self.at_most)


class GoalCondition(Bounds):
    """One of:

    - `event`, a pattern: events that fit it happen; their number is inside the bounds (without any: at least one).
      With `sum`, a field that holds a number: their sum is.
    - `money`: the seat's cash at the end of the game, M.
    - `place`: the seat's place by cash at the end, 1 the richest; those with equal cash share the better one.
    - `all`, `any`, `none`: so many of a list of conditions hold.

    A pattern names the event's `type` and fields of it with the value that each must have, or a list of such values;
    "you" is the seat itself.
    """

    event: dict[str, _Field] | None = None
    sum: str | None = None
    money: bool = False
    place: bool = False
    all: Annotated[tuple[GoalCondition, ...], Field(max_length=20)] | None = None
    any: Annotated[tuple[GoalCondition, ...], Field(max_length=20)] | None = None
    none: Annotated[tuple[GoalCondition, ...], Field(max_length=20)] | None = None

    @model_validator(mode="after")
    def _one_thing(self) -> Self:
        asked = [self.event is not None, self.money, self.place, *(part is not None for part in self._lists)]
        if asked.count(True) != 1:
            raise Flaw("event", "say exactly one of event, money, place, all, any, none")
        if self.sum is not None and self.event is None:
            raise Flaw("sum", "is of an event")
        if any(part is not None for part in self._lists) and (self.at_least, self.at_most) != (None, None):
            raise Flaw("at_least", "belongs to an event, to money or place")
        if (self.money or self.place or self.sum) and (self.at_least, self.at_most) == (None, None):
            raise Flaw("at_least", "say at_least or at_most")
        if self.depth() > _DEEPEST:
            raise Flaw("all", f"is nested deeper than {_DEEPEST}")
        self._check_pattern()
        return self

    def _check_pattern(self) -> None:
        if self.event is None:
            return
        kind = self.event.get("type")
        if not isinstance(kind, str) or kind not in EVENTS:
            raise Flaw("event.type", f"{kind!r} is no event of a record")
        fields = EVENTS[kind]
        for name in (*self.event, *([self.sum] if self.sum is not None else [])):
            if name not in fields and name != "type":
                raise Flaw(f"event.{name}", f"{kind} has no such field; it has {', '.join(sorted(fields))}")

    @property
    def _lists(self) -> tuple[tuple[GoalCondition, ...] | None, ...]:
        return (self.all, self.any, self.none)

    @property
    def parts(self) -> Iterator[GoalCondition]:
        """The conditions that it is made of."""
        for part in self._lists:
            yield from part or ()

    @property
    def stays(self) -> bool:
        """Whether nothing that happens later can undo it, once it holds."""
        if self.none is not None:
            return False
        if self.event is not None:
            return self.at_most is None and self.sum is None
        return all(part.stays for part in self.parts)

    def depth(self) -> int:
        """How deep conditions lie in each other; 1 for one without parts."""
        return 1 + max((part.depth() for part in self.parts), default=0)

    def holds(self, events: Sequence[Told], you: int) -> bool:
        """Whether it holds after `events`, as the seat `you` was told them.

        Money and place are known when the game is over; before, nothing holds that rests on them.
        """
        if self.all is not None:
            return all(part.holds(events, you) for part in self.all)
        if self.any is not None:
            return any(part.holds(events, you) for part in self.any)
        if self.none is not None:
            return not any(part.holds(events, you) for part in self.none)
        if self.event is None:
            return self._holds_at_the_end(events, you)
        found = [event for event in events if _fits(self.event, event, you)]
        if self.sum is not None:
            return self.within(sum(value for event in found if isinstance(value := event.get(self.sum), int)))
        return self.within(len(found)) if (self.at_least, self.at_most) != (None, None) else bool(found)

    def _holds_at_the_end(self, events: Sequence[Told], you: int) -> bool:
        cash = final_cash(events)
        if cash is None:
            return False
        return self.within(cash[you] if self.money else place_of(cash, you))


def final_cash(events: Sequence[Told]) -> Sequence[int] | None:
    """Every seat's cash (M) at the end of a game, None before."""
    return next((end.cash for end in of_kinds(reversed(events), GameEnded)), None)


def place_of(cash: Sequence[int], seat: int) -> int:
    """A seat's place by cash.

    >>> place_of([40, 55, 40], 0), place_of([40, 55, 40], 1)
    (2, 1)
    """
    return 1 + sum(1 for other in cash if other > cash[seat])


def _fits(pattern: Mapping[str, Any], event: Told, you: int) -> bool:
    for name, wanted in pattern.items():
        known = event.get(name)
        values = wanted if isinstance(wanted, tuple) else (wanted,)
        if not any(type(known) is type(value) and known == value for value in (you if v == YOU else v for v in values)):
            return False
    return True
