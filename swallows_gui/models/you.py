"""Which of the games on the shelf you have played to their end, at which seat, and which of them you have won."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from swallows_gui import titles
from swallows_gui.catalogue.foreign_text import same
from swallows_gui.services.people import own_name, shown_name

if TYPE_CHECKING:
    from swallows_gui.engine.game import Json
    from swallows_gui.records.record import ListedGame, SeatLine
    from swallows_gui.session.match_rules import MatchRules


class YourGame(NamedTuple):
    """A game that is over, with your seat."""

    entry: ListedGame
    seat: int
    won: bool

    @property
    def name(self) -> str:
        """Your name in that game."""
        return self.entry.seats[self.seat].name

    @property
    def deeds(self) -> Json:
        """What the game's record says about its people."""
        return self.entry.deeds or {}


def your_games(entries: Iterable[ListedGame]) -> list[YourGame]:
    """The finished games in which you played, in the given order."""
    you = same(own_name())
    found = []
    for entry in entries:
        seat = _own_seat(entry.seats, you) if entry.over and entry.game in titles.ids() else None
        if seat is not None:
            found.append(YourGame(entry, seat, _won(entry, seat)))
    return found


def _own_seat(seats: Sequence[SeatLine], you: str) -> int | None:
    """The person called as you are now, else the only one at the table: who changes his name takes his games along."""
    people = [number for number, seat in enumerate(seats) if seat.kind == "human"]
    named = [number for number in people if same(shown_name(seats[number].name)) == you]
    return next(iter(named or people), None) if named or len(people) == 1 else None


def _won(entry: ListedGame, seat: int) -> bool:
    result = (entry.deeds or {}).get("result")
    if not isinstance(result, dict):
        return False
    if isinstance(result.get("winners"), list):
        return seat in result["winners"]
    rules = _rules(entry.game)
    try:
        winner = rules.score(result).winner if rules is not None else None
    except (LookupError, TypeError, ValueError):
        return False
    if winner is None and rules is not None:
        winner = rules.level_goes_to
    return winner == seat % 2


@cache
def _rules(game: str) -> MatchRules | None:
    title = titles.title(game)
    rules: MatchRules | None = title.load(title.match) if title.match else None
    return rules
