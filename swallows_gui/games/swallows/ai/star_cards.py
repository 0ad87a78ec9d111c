"""What star cards do for their team, measured (S1.6, S9.3): `resources/swallows/stars.json`.

As `swallows forecast --stars` writes it (lab/stars.py). What a nation's stars do together in its own hands is
measured besides, for a star that suits its nation does more there than with any other. A star that was not measured,
such as one of a pack, counts as a red like others.
"""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from pydantic import TypeAdapter

from swallows_gui.catalogue.mistakes import read
from swallows_gui.catalogue.places import data_path
from swallows_gui.games.swallows.rules.tables import Tables


class Star(NamedTuple):
    """What a star does beyond what any red does: goals and cards a match."""

    scored: float
    """So many more its team scores."""
    prevented: float
    """So many fewer it concedes."""
    greens: float = 0.0
    """So many greens more it has after the match; drawn, stolen or not spent."""
    blues: float = 0.0
    matches: int = 0
    """In so many it was watched."""


class Stars(NamedTuple):
    """The file."""

    source: str
    """How many tournaments of which seats, from which seed on."""
    stars: dict[str, Star]
    """By id of the card: what it does in anybody's hands."""
    nations: dict[str, Star]
    """By the ids of all stars of a nation (`joined`): what they do together in its own hands."""


NO_STAR = Star(0.0, 0.0)
_WORTHS = 4
"""Figures of a star that can be added up."""


@lru_cache(maxsize=4)
def stars_of(tables: Tables) -> tuple[Star, ...]:
    """By nation what its stars do together."""
    known = _known()
    found = []
    for nation in range(len(tables.nation_stars)):
        ids = star_ids(tables, nation)
        own = known.nations.get(joined(ids))
        found.append(together([known.stars.get(star, NO_STAR) for star in ids]) if own is None else own)
    return tuple(found)


def star_ids(tables: Tables, nation: int) -> tuple[str, ...]:
    """The ids of a nation's stars, in the order of its card."""
    return tuple(tables.design_id[tables.card_design[card]] for card in tables.nation_stars[nation])


def joined(ids: Sequence[str]) -> str:
    """The ids of a nation's stars as one name.

    >>> joined(["bra-samba", "bra-banana"])
    'bra-banana+bra-samba'
    """
    return "+".join(sorted(ids))


def together(stars: Sequence[Star]) -> Star:
    """What several stars of one team do."""
    sums = (sum(worths) for worths in zip(*(star[:_WORTHS] for star in stars), strict=True))
    return Star(*sums) if stars else NO_STAR


def read_stars(path: Path | None = None) -> Stars:
    """What a file says, by default that of the house. Raises `BadCard` for one that cannot be used."""
    return read(path or data_path("resources", "swallows", "stars.json"), _STARS)


@lru_cache(maxsize=1)
def _known() -> Stars:
    return read_stars()


_STARS = TypeAdapter(Stars)
