"""What star cards do for their team, measured (S1.6, S9.3): `resources/swallows/stars.json`.

As `swallows forecast --stars` writes it (lab/swallows/stars.py). A star that was not measured, such as one of a pack,
counts as a red like others.
"""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from pydantic import TypeAdapter

from swallows_gui.catalogue.mistakes import read
from swallows_gui.catalogue.places import data_path
from swallows_gui.engine.swallows.tables import Tables


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
    """By id of the card."""


NO_STAR = Star(0.0, 0.0)
_WORTHS = 4
"""Figures of a star that can be added up."""


@lru_cache(maxsize=4)
def stars_of(tables: Tables) -> tuple[Star, ...]:
    """By nation what its stars do together."""
    known = _known()
    ids = [[tables.design_id[tables.card_design[card]] for card in stars] for stars in tables.nation_stars]
    found = [[known.get(star, NO_STAR) for star in stars] for stars in ids]
    return tuple(together(of) for of in found)


def together(stars: Sequence[Star]) -> Star:
    """What several stars of one team do."""
    sums = (sum(worths) for worths in zip(*(star[:_WORTHS] for star in stars), strict=True))
    return Star(*sums) if stars else NO_STAR


def read_stars(path: Path | None = None) -> Stars:
    """What a file says, by default that of the house. Raises `BadCard` for one that cannot be used."""
    return read(path or data_path("resources", "swallows", "stars.json"), _STARS)


@lru_cache(maxsize=1)
def _known() -> dict[str, Star]:
    return read_stars().stars


_STARS = TypeAdapter(Stars)
