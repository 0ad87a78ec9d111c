"""Decides which of the best thirds goes where: by a published table (`resources/swallows/cups/thirds.json`) or a
matching.

A published table holds where it has the same places and the row that occurred. Where none does, each third may meet
every winner but that of its own group, and the row that occurred is fixed.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import Annotated, Final, NamedTuple

from pydantic import Field, TypeAdapter

from swallows_gui.catalogue.mistakes import Strict, read
from swallows_gui.catalogue.places import data_path


class Table(Strict):
    """A published table: by the groups whose teams go on, whose goes to which opponent."""

    id: str
    groups: Annotated[int, Field(ge=2, le=12)]
    """How many groups there are."""
    columns: tuple[str, ...]
    """The places that they meet: "B1" the winner of group B."""
    rows: dict[str, str]
    """By the letters of the groups whose teams go on: the letters in the order of the columns."""


class BestPlace(NamedTuple):
    """A place of one of the best thirds (or seconds) in a cup: whose it was, and what place it met."""

    group: str
    """The letter of its group."""
    against: str
    """The place of the opponent as a format writes it; "" where it is not of a group."""


class Assigned(NamedTuple):
    """Of which groups a place's team may be, by place, and which of them goes where."""

    lists: tuple[str, ...]
    """Letters by place."""
    rows: dict[str, tuple[str, ...]]
    """By the groups that go on: the group of each place."""
    table: str
    """The id of the published table; "" where none is known."""


_TABLES: Final = TypeAdapter(tuple[Table, ...])


@lru_cache(maxsize=1)
def tables() -> tuple[Table, ...]:
    """The published ones. Raises `BadCard`."""
    return read(data_path("resources", "swallows", "cups") / "thirds.json", _TABLES)


def assign(groups: Sequence[str], places: Sequence[BestPlace]) -> Assigned:
    """Where the best of these groups (letters) go, as it was in a cup with these places."""
    on = "".join(sorted(place.group for place in places))
    for table in tables():
        found = _by_table(table, groups, places, on)
        if found is not None:
            return found
    lists = _own_lists(groups, places)
    real = tuple(place.group for place in places)
    return Assigned(lists, {on: real} if len(set(on)) == len(on) else {}, "")


def _by_table(table: Table, groups: Sequence[str], places: Sequence[BestPlace], on: str) -> Assigned | None:
    against = [place.against for place in places]
    if table.groups != len(groups) or sorted(against) != sorted(table.columns) or on not in table.rows:
        return None
    at = [table.columns.index(text) for text in against]
    rows = {groups_on: tuple(row[column] for column in at) for groups_on, row in table.rows.items()}
    if rows[on] != tuple(place.group for place in places):
        return None
    lists = tuple("".join(sorted({row[place] for row in rows.values()})) for place in range(len(places)))
    return Assigned(lists, rows, table.id)


def _own_lists(groups: Sequence[str], places: Sequence[BestPlace]) -> tuple[str, ...]:
    """All groups but the opponent's, where no team of the cup met one of its own group again and every set of groups
    can be placed so; else all."""
    whole = "".join(groups)
    if any(place.group in place.against[:1] for place in places):
        return (whole,) * len(places)
    lists = tuple("".join(letter for letter in groups if letter != place.against[:1]) for place in places)
    if all(_can_be_placed(lists, on) for on in combinations(groups, len(places))):
        return lists
    return (whole,) * len(places)


def _can_be_placed(lists: Sequence[str], on: Sequence[str]) -> bool:
    """Whether every place can have a group of its own (augmenting paths)."""
    taken: dict[str, int] = {}

    def find(at: int, tried: set[str]) -> bool:
        for group in lists[at]:
            if group in on and group not in tried:
                tried.add(group)
                if group not in taken or find(taken[group], tried):
                    taken[group] = at
                    return True
        return False

    return all(find(at, set()) for at in range(len(lists)))
