"""Editions: the house's data as they were before a card or a deal was changed.

A record names the data it was played with by their digest. Each edition that a landed version had stands in
`resources/swallows/editions.json` by what was otherwise in it, the newest first, so that its games are played again
card by card and go on by the cards they were begun with. An edition is told from the one after it.
"""

import json
from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, Final, TypeVar

from pydantic import Field, TypeAdapter

from swallows_gui.catalogue.mistakes import BadCard, Strict, parse, read
from swallows_gui.catalogue.places import data_path
from swallows_gui.games.swallows.data.cards import Card
from swallows_gui.games.swallows.data.marks import MARKS
from swallows_gui.games.swallows.data.nations import Nation
from swallows_gui.games.swallows.rules.marks import Marks

FILE: Final = "editions.json"


class Edition(Strict):
    """What was otherwise than in the edition after it: fields of cards and nations, by their ids, and marks."""

    catalogue: Annotated[str, Field(pattern=r"^sha256:[0-9a-f]{64}$")]
    """The digest of the data with these changes, without packs."""
    cards: dict[str, dict[str, Any]] = Field(default_factory=dict)
    nations: dict[str, dict[str, Any]] = Field(default_factory=dict)
    marks: dict[str, int] = Field(default_factory=dict)


_EDITIONS: Final = TypeAdapter(tuple[Edition, ...])
_CARD: Final = TypeAdapter(Card)
_NATION: Final = TypeAdapter(Nation)
Model = TypeVar("Model", Card, Nation)


@cache
def editions() -> tuple[Edition, ...]:
    """All former editions, the newest first. Raises `BadCard` for a mistake in the file."""
    return read(data_path("resources", "swallows") / FILE, _EDITIONS)


def cards_then(edition: Edition, cards: Mapping[str, Card]) -> dict[str, Card]:
    """The cards as they were in an edition, given those of the one after it. Raises `BadCard`."""
    found = _then(cards, edition.cards, _CARD)
    for name in edition.cards:
        found[name].scene.join(cards[name].scene.art)
    return found


def nations_then(edition: Edition, nations: Mapping[str, Nation]) -> dict[str, Nation]:
    """As `cards_then`, of nations."""
    return _then(nations, edition.nations, _NATION)


def marks_then(edition: Edition, marks: Marks) -> Marks:
    """As `cards_then`, of marks."""
    whole = {**marks._asdict(), **edition.marks}
    return Marks(**parse(FILE, json.dumps(whole).encode(), MARKS).model_dump())


def _then(
    now: Mapping[str, Model], changes: Mapping[str, Mapping[str, Any]], adapter: TypeAdapter[Model]
) -> dict[str, Model]:
    found = dict(now)
    for name, fields in changes.items():
        if name not in found:
            raise BadCard(FILE, name, "", "is nothing that the edition after it has")
        whole = found[name].model_dump(mode="json", by_alias=True, exclude_unset=True)
        found[name] = parse(FILE, json.dumps({**whole, **fields}).encode(), adapter)
    return found
