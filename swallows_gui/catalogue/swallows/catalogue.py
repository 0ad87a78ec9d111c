"""The whole catalogue: reads every data file, checks that they fit together, and keeps the compiled tables."""

from collections.abc import Iterable
from functools import cached_property, lru_cache
from pathlib import Path

from pydantic import TypeAdapter

from swallows_gui.catalogue.mistakes import BadCard, read
from swallows_gui.catalogue.places import data_path
from swallows_gui.catalogue.swallows.cards import Card
from swallows_gui.catalogue.swallows.compiled import compile_tables
from swallows_gui.catalogue.swallows.formats import FormatModel
from swallows_gui.catalogue.swallows.nations import FieldOfTeams, Fields, Nation
from swallows_gui.engine.swallows.tables import Tables

CARD_FILES = {"green.json": "green", "blue.json": "blue", "red.json": "red", "stars.json": "red"}
"""The files of the deck and the colour of the cards in each; stars.json has the personalised ones."""

_CARDS = TypeAdapter(list[Card])
_NATIONS = TypeAdapter(list[Nation])
_FIELDS = TypeAdapter(Fields)
_FORMAT = TypeAdapter(FormatModel)


class Catalogue:
    """Cards, nations, formats and fields by id, in the order of their files."""

    def __init__(
        self,
        cards: dict[str, Card],
        nations: dict[str, Nation],
        formats: dict[str, FormatModel],
        fields: Fields,
    ) -> None:
        self.cards = cards
        self.nations = nations
        self.formats = formats
        self.fields: dict[str, FieldOfTeams] = {preset.id: preset for preset in fields.presets}
        self.heads = fields.heads
        self._all_fields = fields
        for card in cards.values():
            card.join(nations)
        for nation in nations.values():
            nation.join(cards)

    @cached_property
    def _tables(self) -> Tables:
        return compile_tables(self.cards, self.nations, self.formats, self._all_fields)

    def tables(self) -> Tables:
        """The rule-bearing part as plain tables; compiled once."""
        return self._tables


@lru_cache(maxsize=1)
def load() -> Catalogue:
    """The catalogue that comes with the application. Raises `BadCard` for a mistake in the data."""
    return read_catalogue(data_path("resources", "swallows"))


def read_catalogue(folder: Path) -> Catalogue:
    """The catalogue in a folder laid out like `resources`. Raises `BadCard` for a mistake in the data."""
    cards = _read_cards(folder / "cards")
    nations = _by_code(folder / "nations.json")
    _check_stars(cards, nations)
    formats: dict[str, FormatModel] = {}
    for path in sorted((folder / "formats").glob("*.json")):
        form = read(path, _FORMAT)
        if form.id != path.stem:
            raise BadCard(path.name, form.id, "id", "is not the name of the file")
        formats[form.id] = form
    if not formats:
        raise BadCard("formats", "", "", "no format found")
    fields = read(folder / "fields.json", _FIELDS)
    _check_fields(fields, nations)
    return Catalogue(cards, nations, formats, fields)


def _read_cards(folder: Path) -> dict[str, Card]:
    cards: dict[str, Card] = {}
    for file, colour in CARD_FILES.items():
        for card in read(folder / file, _CARDS):
            if card.id in cards:
                raise BadCard(file, card.id, "id", "another card has it")
            if card.colour != colour:
                raise BadCard(file, card.id, "colour", f"only {colour} cards belong here")
            if (card.nation is not None) != (file == "stars.json"):
                raise BadCard(file, card.id, "nation", "personalised cards belong into stars.json, no others do")
            cards[card.id] = card
    return cards


def _by_code(path: Path) -> dict[str, Nation]:
    nations: dict[str, Nation] = {}
    for nation in read(path, _NATIONS):
        if nation.code in nations:
            raise BadCard(path.name, nation.code, "code", "another nation has it")
        nations[nation.code] = nation
    return nations


def _check_stars(cards: dict[str, Card], nations: dict[str, Nation]) -> None:
    """Nations and personalised cards name each other, and conditions name nations that exist."""
    for nation in nations.values():
        for star in nation.stars:
            if star not in cards or cards[star].nation != nation.code:
                raise BadCard("nations.json", nation.code, "stars", f"{star} is no card of this nation")
    for card in cards.values():
        if card.nation is not None and (card.nation not in nations or card.id not in nations[card.nation].stars):
            raise BadCard("stars.json", card.id, "nation", f"{card.nation} does not name this card")
        for code in card.if_.opponent if card.if_ else ():
            if code not in nations:
                raise BadCard("stars.json" if card.nation else "red.json", card.id, "if.opponent", f"no nation {code}")


def _check_fields(fields: Fields, nations: dict[str, Nation]) -> None:
    _check_codes("heads", fields.heads, nations)
    seen: set[str] = set()
    for preset in fields.presets:
        if preset.id in seen:
            raise BadCard("fields.json", preset.id, "id", "another field has it")
        seen.add(preset.id)
        _check_codes(preset.id, preset.teams, nations)


def _check_codes(entry: str, codes: Iterable[str], nations: dict[str, Nation]) -> None:
    for code in codes:
        if code not in nations:
            raise BadCard("fields.json", entry, "" if entry == "heads" else "teams", f"no nation {code}")
