"""Nations that came after the first catalogue: what of the data is of the first edition, and how the others stand in a
record's header and are read from there.

A header has what bears on rules; name, flag, kit, titles, texts and scenes are those of this program, by code and id.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from pydantic import TypeAdapter

from swallows_gui.catalogue.mistakes import BadCard, parse
from swallows_gui.engine.game import Json
from swallows_gui.games.swallows.data.cards import Card
from swallows_gui.games.swallows.data.nations import Fields, Nation

UNRULED_CARD: Final = {"title", "text", "scene"}
UNRULED_NATION: Final = {"name", "grammar", "kit", "flag", "by_value", "plain"}
MOST: Final = 200
"""Nations that a header can have by value."""

_OF_EVERY_STAR: Final = {"colour", "kind", "count", "nation"}
Found = TypeVar("Found", Card, Nation)
_CARD: Final = TypeAdapter(Card)
_NATION: Final = TypeAdapter(Nation)


class FirstEdition(NamedTuple):
    """What of the data a record has by its names alone."""

    cards: dict[str, Card]
    nations: dict[str, Nation]
    fields: Fields


def first_edition(cards: Mapping[str, Card], nations: Mapping[str, Nation], fields: Fields) -> FirstEdition:
    """The data without nations that a header has by value, without their cards and the fields they play in."""
    first = {code: nation for code, nation in nations.items() if not nation.by_value}
    later = nations.keys() - first.keys()
    return FirstEdition(
        {name: card for name, card in cards.items() if card.nation not in later},
        first,
        Fields(heads=fields.heads, presets=tuple(one for one in fields.presets if later.isdisjoint(one.teams))),
    )


def written(nation: Nation, cards: Mapping[str, Card]) -> Json:
    """A nation and its cards as a header has them."""
    whole = nation.model_dump(mode="json", exclude=UNRULED_NATION)
    left_out = UNRULED_CARD | _OF_EVERY_STAR
    stars = [
        cards[star].model_dump(mode="json", by_alias=True, exclude=left_out, exclude_defaults=True)
        for star in nation.stars
    ]
    return {**whole, "stars": stars}


def read_nations(
    given: Sequence[Json], nations: Mapping[str, Nation], cards: Mapping[str, Card]
) -> tuple[dict[str, Nation], dict[str, Card]]:
    """Nations that a header has by value and their cards, with the names and pictures of this program.

    Raises `ValueError` with what is wrong: one that this program does not know, or that is not sound.
    """
    if len(given) > MOST:
        raise ValueError(f"more than {MOST} nations")
    found: dict[str, Nation] = {}
    stars: dict[str, Card] = {}
    for one in given:
        code = one.get("code") if isinstance(one, Mapping) else None
        known = nations.get(code) if isinstance(code, str) else None
        if known is None or not known.by_value:
            raise ValueError(f"{code!r} is no nation that this program knows by value")
        if known.code in found or not isinstance(one.get("stars"), list):
            raise ValueError(f"{code}: stands twice, or has no list of cards")
        own = [_star(known.code, star, cards) for star in one["stars"]]
        shown = known.model_dump(mode="json", include=UNRULED_NATION)
        found[known.code] = _sound(_NATION, {**one, **shown, "stars": [star.id for star in own]}, known.code)
        stars |= {star.id: star for star in own}
    return found, stars


def _star(code: str, given: Any, cards: Mapping[str, Card]) -> Card:
    known = cards.get(str(given.get("id"))) if isinstance(given, Mapping) else None
    if known is None or known.nation != code:
        raise ValueError(f"{code}: has a card that this program does not know")
    shown = known.model_dump(mode="json", by_alias=True, include=UNRULED_CARD | _OF_EVERY_STAR)
    return _sound(_CARD, {**given, **shown}, known.id)


def _sound(adapter: TypeAdapter[Found], value: Json, name: str) -> Found:
    try:
        return parse(name, json.dumps(value).encode(), adapter)
    except BadCard as error:
        raise ValueError(str(error)) from None
