"""Past cups as fields: their teams as nations of the catalogue, their groups, their format, and what teams were called.

`resources/swallows/cups/called.json` has what cups are called and the names of their day: whose nation it is, and the
name in each language where the nation has another today. `economies.json` beside it has bets and fees for the format of
every cup that comes with the program (`swallows cup economy`).
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Final

from pydantic import Field, TypeAdapter

from swallows_gui.catalogue.mistakes import BadCard, Strict, parse, read
from swallows_gui.catalogue.places import data_path
from swallows_gui.catalogue.texts import Language, Text
from swallows_gui.engine.game import Json
from swallows_gui.games.swallows.data.catalogue import Catalogue
from swallows_gui.games.swallows.data.compiled import one_deck
from swallows_gui.games.swallows.data.cup_formats import NoFormat, format_of, teams_in_order
from swallows_gui.games.swallows.data.cups import Cup, read_cup, shipped_cups
from swallows_gui.games.swallows.data.format_files import FORMAT, short_of_cards
from swallows_gui.games.swallows.data.formats import FormatModel

MOST_DECKS: Final = 6


class Called(Strict):
    """Whose team it was, and what it is called where the nation has another name today."""

    code: str
    name: Text | None = None
    grammar: dict[Language, str] = Field(default_factory=dict)
    """As nations have it."""


class Names(Strict):
    """What cups and teams are called."""

    cups: dict[str, Text]
    """By the letters that ids begin with; `{year}` stands for the year."""
    teams: dict[str, Called]


class Economy(Strict):
    """Bets and fees of a format, as its file has them."""

    bets: dict[str, Json] = Field(default_factory=dict)
    fees: dict[str, int]


_NAMES: Final = TypeAdapter(Names)
_ECONOMIES: Final = TypeAdapter(dict[str, Economy])


@dataclass(frozen=True)
class CupField:
    """A cup that can be played, or that lacks something."""

    cup: Cup
    name: Mapping[str, str]
    groups: tuple[tuple[str, ...], ...]
    """Its teams as the cup calls them, by group and slot; in one list where there were none."""
    codes: Mapping[str, str]
    """The nation of each team that the catalogue has."""
    called: Mapping[str, Called] = field(default_factory=dict)
    """By nation what it was called, where it has another name today."""

    @property
    def id(self) -> str:
        """The cup's."""
        return self.cup.id

    @property
    def missing(self) -> tuple[str, ...]:
        """Teams that are no nation of the catalogue."""
        return tuple(team for group in self.groups for team in group if team not in self.codes)

    @property
    def field(self) -> list[str]:
        """The codes of its teams, group after group. Raises `KeyError` for a team that is missing."""
        return [self.codes[team] for group in self.groups for team in group]

    @cached_property
    def written(self) -> Json:
        """What a record keeps of it beside its teams: name, names of the day, and how it went."""
        return {
            "id": self.cup.id,
            "name": dict(self.name),
            "called": {code: known.model_dump(mode="json", exclude={"code"}) for code, known in self.called.items()},
            "teams": dict(self.codes),
            "history": self.cup.model_dump(mode="json", exclude_defaults=True),
        }


def field_of(catalogue: Catalogue, cup: Cup) -> CupField:
    """A cup with the catalogue's nations for its teams."""
    names = _names()
    by_name = {text: nation.code for nation in catalogue.nations.values() for text in nation.name.values()}
    codes: dict[str, str] = {}
    called: dict[str, Called] = {}
    for team in cup.teams:
        known = names.teams.get(team)
        code = by_name.get(team) or (known.code if known else team)
        if code not in catalogue.nations or code in codes.values():
            continue
        codes[team] = code
        if known is not None and known.name is not None:
            called[code] = known
    kind = cup.id.partition("-")[0].lower()
    name = {"en": cup.name}
    if kind in names.cups and cup.year is not None:
        name = {code: text.format(year=cup.year) for code, text in names.cups[kind].items()}
    return CupField(cup, name, tuple(tuple(group) for group in teams_in_order(cup)), codes, called)


@lru_cache(maxsize=4)
def cup_fields(catalogue: Catalogue) -> tuple[CupField, ...]:
    """The cups that come with the program, World Cups first, by year."""
    cups = [read_cup(path) for path in shipped_cups()]
    return tuple(field_of(catalogue, cup) for cup in sorted(cups, key=lambda cup: (cup.is_euro, cup.year or 0)))


def cup_format(catalogue: Catalogue, found: CupField, economy: Json | None = None) -> FormatModel:
    """The format in which a cup was played, with the fewest decks that have cards enough.

    `economy` has its bets and fees; without it those that come with the program, or the bets of 16
    teams and one fee. Raises `NoFormat` or
    `BadCard` for a cup whose shape cannot be played.
    """
    known = _economies().get(found.id)
    paid = economy if economy is not None else known.model_dump(mode="json") if known is not None else {}
    with_thirds = {
        form.compiled().schedule.teams: form.written()
        for form in catalogue.formats.values()
        if form.compiled().schedule.bests
    }
    whole = format_of(found.cup, found.name, with_thirds) | paid
    for decks in range(1, MOST_DECKS + 1):
        form = parse(f"{found.id}.json", json.dumps({**whole, "decks": decks}).encode(), FORMAT)
        if short_of_cards(form, catalogue.tables().nation_cards, one_deck(catalogue.cards)) is None:
            return form
    raise NoFormat(f"{len(found.cup.teams)} teams need more than {MOST_DECKS} decks")


def as_it_was(catalogue: Catalogue, found: CupField) -> Json:
    """The options of a game in a cup's own format and groups. Raises `KeyError` for a team that is missing, and
    `NoFormat` or `BadCard`."""
    form = cup_format(catalogue, found).written()
    return {"format": form, "field": found.field, "free_heads": True, "groups": "given", "cup": found.written}


def cup_named(catalogue: Catalogue, path: Path) -> CupField:
    """The cup of a file. Raises `BadCup`."""
    return field_of(catalogue, read_cup(path))


@lru_cache(maxsize=1)
def _names() -> Names:
    return read(data_path("resources", "swallows", "cups") / "called.json", _NAMES)


@lru_cache(maxsize=1)
def _economies() -> dict[str, Economy]:
    path = data_path("resources", "swallows", "cups") / "economies.json"
    try:
        return read(path, _ECONOMIES)
    except BadCard:
        return {}
