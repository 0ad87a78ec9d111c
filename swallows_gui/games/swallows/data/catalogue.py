"""The catalogue: the house's own data and a stack of packs, checked so that they fit together, and compiled to tables.

It is a value: whoever needs it is given it. The one place where the catalogue of this installation is made is `load`.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Annotated, Final

from pydantic import Field, TypeAdapter

from swallows_gui.catalogue.languages import languages
from swallows_gui.catalogue.mistakes import BadCard, Strict
from swallows_gui.catalogue.packs import FILE, Pack, Source, in_order
from swallows_gui.catalogue.places import PackMark, data_path
from swallows_gui.catalogue.plain_files import QT_TRANSLATE_NOOP, Reason
from swallows_gui.games.swallows.data.cards import Card, FieldOfTeams, Fields, Nation
from swallows_gui.games.swallows.data.compiled import (
    FORMAT,
    compile_tables,
    digest,
    one_deck,
    read_format,
    short_of_cards,
)
from swallows_gui.games.swallows.data.formats import FormatModel
from swallows_gui.games.swallows.data.marks import read_marks
from swallows_gui.games.swallows.data.name_files import bubbles_told, named, nations_named
from swallows_gui.games.swallows.data.pack_translations import (
    Edition,
    cards_said,
    cards_then,
    editions,
    marks_then,
    name_things,
    nations_then,
    tell_cards,
    translate,
    words_of,
)
from swallows_gui.games.swallows.data.scenarios import Scenario, check_scenario, read_scenarios
from swallows_gui.games.swallows.data.scenes import POSES, THINGS, Art, PoseInData, Thing, house_art
from swallows_gui.games.swallows.rules.actions import ARGUMENT
from swallows_gui.games.swallows.rules.marks import PRINTED, Marks
from swallows_gui.games.swallows.rules.tables import Tables

CARD_FILES: Final = {"green.json": "green", "blue.json": "blue", "red.json": "red", "stars.json": "red"}
"""The files of the deck and the colour of the cards in each; stars.json has the personalised ones."""
_NAMES: Final = re.compile(
    r"pack\.json|nations\.json|fields\.json|cards/(green|blue|red|stars)\.json|art/(poses|things)\.json|"
    r"(formats|languages|rules|scenarios|translations)/[^/]+\.json|[^/]+\.(md|txt)",
)
"""The files of a pack."""
MOST_CARDS: Final = ARGUMENT
"""Physical cards that an action can tell apart."""


class PackFields(Strict):
    """The preset fields that a pack brings."""

    presets: Annotated[tuple[FieldOfTeams, ...], Field(max_length=100)]


_CARDS: Final = TypeAdapter(Annotated[list[Card], Field(max_length=400)])
_NATIONS: Final = TypeAdapter(Annotated[list[Nation], Field(max_length=400)])
_FIELDS: Final = TypeAdapter(Fields)
_PACK_FIELDS: Final = TypeAdapter(PackFields)


class Catalogue:
    """Cards, nations, formats and fields by id, in the order of their files."""

    def __init__(
        self,
        cards: dict[str, Card],
        nations: dict[str, Nation],
        formats: dict[str, FormatModel],
        fields: Fields,
        packs: tuple[PackMark, ...] = (),
        sources: tuple[Source, ...] = (),
        marks: Marks = PRINTED,
    ) -> None:
        self.cards = cards
        self.nations = nations
        self.formats = formats
        self.fields: dict[str, FieldOfTeams] = {preset.id: preset for preset in fields.presets}
        self.heads = fields.heads
        self.packs = packs
        """The packs on the house's own data, as records name them."""
        self.marks = marks
        """The totals at which the outcome of a roll changes."""
        self._all_fields = fields
        self.sources = sources
        for card in cards.values():
            card.join(nations)
        for nation in nations.values():
            nation.join(cards)

    @cached_property
    def _tables(self) -> Tables:
        return compile_tables(self.cards, self.nations, self.formats, self._all_fields, self.marks)

    @cached_property
    def scenarios(self) -> dict[str, Scenario]:
        """The scenarios of the house and the packs by id, read when they are first asked for. Raises `BadCard`."""
        return {name: each for source in self.sources for name, each in read_scenarios(source).items()}

    def tables(self) -> Tables:
        """The rule-bearing part as plain tables; compiled once."""
        return self._tables


@cache
def load(*packs: Pack) -> Catalogue:
    """The catalogue that comes with the application, with packs on it; made once, and kept for good: views of games are
    equal only with the same tables.

    Raises `BadCard` for a mistake in the data.
    """
    return _stacked(_house(), packs)


@cache
def load_edition(digest: str, *packs: Pack) -> Catalogue | None:
    """The catalogue as a former edition of the house's data had it, with packs on it, or None if `digest`
    ("sha256:...", of all of it) is of none; made once, as `load`.

    Raises `BadCard` for a mistake in the data.
    """
    for number, edition in enumerate(editions(), 1):
        if packs or edition.catalogue == digest:
            found = _stacked(_house(editions()[:number]), packs)
            if found.tables().digest == digest:
                return found
    return None


def _house(back: Sequence[Edition] = ()) -> "_Part":
    """The house's own data, named in every language; as they were when these editions, the newest first, are gone back
    through."""
    house = _Part(Source(data_path("resources", "swallows")))
    for edition in back:
        house.cards = cards_then(edition, house.cards)
        house.nations = nations_then(edition, house.nations)
        house.marks = marks_then(edition, house.marks)
    house.nations = nations_named(house.nations)
    house.formats = named("formats", house.formats)
    house.presets = named("fields", house.presets)
    return house


def read_catalogue(folder: Path, *packs: Pack) -> Catalogue:
    """The catalogue in a folder laid out like `resources/swallows`, with packs on it.

    Raises `BadCard` for a mistake in the data.
    """
    return _stacked(_Part(Source(folder)), packs)


def sound_format(catalogue: Catalogue, path: Path) -> FormatModel:
    """The format of a file, playable with a catalogue: cards enough, hosts that there are. Raises `BadCard`."""
    form = read_format(path)
    if reason := short_of_cards(form, catalogue.tables().nation_cards, one_deck(catalogue.cards)):
        raise BadCard(path.name, form.id, "decks", reason)
    for code in form.hosts:
        if code not in catalogue.nations:
            raise BadCard(
                path.name,
                form.id,
                "hosts",
                Reason(
                    QT_TRANSLATE_NOOP("FileReasons", "no nation {code}; use the code of one that there is"), code=code
                ),
            )
    return form


def _stacked(house: "_Part", packs: Iterable[Pack]) -> Catalogue:
    """The house's own data with packs on it. Raises `BadCard` if they do not fit together."""
    marks: list[PackMark] = []
    sources: list[Source] = [house.source]
    for pack in in_order(packs):
        part = _Part(pack, house.art)
        marks.append(PackMark(pack.id, pack.version, part.digest(pack.says.off)))
        house.switch_off(pack)
        house.add(part)
        house.say(part)
        sources.append(pack)
    _check_stars(house.cards, house.nations)
    _check_fields(house.fields, house.nations)
    _check_formats(house)
    if sum(card.count for card in house.cards.values()) > MOST_CARDS:
        raise BadCard("", "", "count", f"more than {MOST_CARDS} cards in all")
    packs_on, stack = tuple(marks), tuple(sources)
    stacked = Catalogue(house.cards, house.nations, house.formats, house.fields, packs_on, stack, house.marks)
    for source in sources[1:]:
        for scenario in read_scenarios(source).values():
            check_scenario(
                scenario, stacked.tables(), _file(f"scenarios/{scenario.id.rpartition(':')[2]}.json", scenario.id)
            )
    return stacked


class _Part:
    """What one folder brings, each thing sound by itself. Raises `BadCard` for a mistake in it."""

    def __init__(self, source: Source, beside: Art | None = None) -> None:
        """`beside` is the art that comes with the program, for a pack to add to."""
        self.source = source
        self.art = house_art() if beside is None else beside.with_more(self._read_art())
        self.cards: dict[str, Card] = {}
        self.nations: dict[str, Nation] = {}
        self.formats: dict[str, FormatModel] = {}
        self.presets: dict[str, FieldOfTeams] = {}
        self.heads: tuple[str, ...] = ()
        self.marks = PRINTED if source.id else read_marks(source.folder)
        self._said: dict[tuple[str, str], dict[str, str]] = {}
        if source.id:
            self._check_names()
        for file, colour in CARD_FILES.items():
            for path in source.files(f"cards/{file}"):
                self._read_cards(path, colour)
        for path in source.files("nations.json"):
            self._read_nations(path)
        for path in source.files("formats"):
            self._read_format(path)
        if not source.id and not self.formats:
            raise BadCard("formats", "", "", "no format found")
        for path in source.files("fields.json"):
            self._read_fields(path)

    def _check_names(self) -> None:
        """A pack holds files that are read and no others: one that is called wrongly would not be missed."""
        for path in sorted(self.source.folder.rglob("*")):
            name = path.relative_to(self.source.folder).as_posix()
            if path.is_file() and not _NAMES.fullmatch(name):
                raise self.source.bad(path, "", "", "is none that a pack has; see in the guide what there are")

    def _read_art(self) -> Art:
        """Poses and things of a pack, by names that are its own."""
        poses: dict[str, PoseInData] = {}
        things: dict[str, Thing] = {}
        for path in self.source.files("art/poses.json"):
            for name, pose in self.source.read(path, POSES).items():
                self.source.check_id(path, name, "", poses, "stands twice")
                poses[name] = pose
        for path in self.source.files("art/things.json"):
            for name, thing in self.source.read(path, THINGS).items():
                self.source.check_id(path, name, "", things, "stands twice")
                things[name] = thing
        return Art(poses, things)

    def _read_cards(self, path: Path, colour: str) -> None:
        content, said = cards_said(self.source, path) if self.source.id else (None, {})
        self._said |= said
        for written in self.source.read(path, _CARDS, content):
            card = written if self.source.id else bubbles_told(written)
            for number, writing in enumerate(card.scene.words):
                if self.source.id and not writing.says:
                    raise self.source.bad(path, card.id, f"scene.words.{number}.says", "is missing")
            self.source.check_id(path, card.id, "id", self.cards, "another card has it")
            if card.colour != colour:
                raise self.source.bad(path, card.id, "colour", f"only {colour} cards belong here")
            if (card.nation is not None) != (path.name == "stars.json"):
                reason = "star cards belong into stars.json, no others do"
                raise self.source.bad(path, card.id, "nation", reason)
            for field, word in card.scene.unknown(self.art):
                raise self.source.bad(path, card.id, f"scene.{field}", f"{word!r} is none that is drawn")
            card.scene.join(self.art)
            self.cards[card.id] = card

    def _read_nations(self, path: Path) -> None:
        for nation in self.source.read(path, _NATIONS):
            self.source.check_id(path, nation.code, "code", self.nations, "another nation has it")
            if self.source.id and nation.by_value:
                raise self.source.bad(path, nation.code, "by_value", "belongs to the game's own nations")
            for code, gender in nation.grammar.items():  # of a language that is not there nothing is known
                known = languages()[code].genders if code in languages() else (gender,)
                if gender not in known:
                    reason = f"{gender!r} is none of {', '.join(known)}"
                    raise self.source.bad(path, nation.code, f"grammar.{code}", reason)
            self.nations[nation.code] = nation

    def _read_format(self, path: Path) -> None:
        form = self.source.read(path, FORMAT)
        self.source.check_id(path, form.id, "id", self.formats, "another format has it")
        if form.id.rpartition(":")[2] != path.stem:
            raise self.source.bad(path, form.id, "id", "is not the name of the file")
        self.formats[form.id] = form

    def _read_fields(self, path: Path) -> None:
        if self.source.id:
            presets = self.source.read(path, _PACK_FIELDS).presets
        else:
            fields = self.source.read(path, _FIELDS)
            self.heads, presets = fields.heads, fields.presets
        for preset in presets:
            self.source.check_id(path, preset.id, "id", self.presets, "another field has it")
            self.presets[preset.id] = preset

    @property
    def fields(self) -> Fields:
        """The preset fields, and who heads the groups."""
        return Fields(heads=self.heads, presets=tuple(self.presets.values()))

    def digest(self, off: tuple[str, ...]) -> str:
        """ "sha256:..." of what of this part and of the cards that it switches `off` bears on rules."""
        return digest(self.cards, self.nations, self.formats, self.fields, off)

    def switch_off(self, pack: Pack) -> None:
        """Leave cards out of the deck that a pack does not want. Raises `BadCard` for cards that cannot be."""
        for identity in pack.says.off:
            card = self.cards.get(identity)
            if card is None or ":" in identity:
                raise pack.bad(pack.folder / FILE, identity, "off", "is no card of the game's own deck")
            if card.nation is not None:
                raise pack.bad(pack.folder / FILE, identity, "off", f"is {card.nation}'s own and stays with it")
            self.cards[identity] = card.model_copy(update={"count": 0})

    def add(self, part: "_Part") -> None:
        """Take all of another part; its ids are its own."""
        self.cards |= part.cards
        self.nations |= part.nations
        self.formats |= part.formats
        self.presets |= part.presets

    def say(self, part: "_Part") -> None:
        """Take what another part says in several languages. Raises `BadCard` for what is said of nothing."""
        tell_cards(self.cards, part._said)
        for path, language, words in words_of(part.source):
            translate(part.source, path, language, words, self.cards, self.nations)
            name_things(part.source, path, language, "formats", words.formats, self.formats)
            name_things(part.source, path, language, "fields", words.fields, self.presets)


def _check_stars(cards: Mapping[str, Card], nations: Mapping[str, Nation]) -> None:
    """Nations and personalised cards name each other, and conditions name nations that exist."""
    for nation in nations.values():
        for star in nation.stars:
            if star not in cards or cards[star].nation != nation.code:
                raise BadCard(
                    _file("nations.json", nation.code), nation.code, "stars", f"{star} is no card of this nation"
                )
    for card in cards.values():
        if card.nation is not None and (card.nation not in nations or card.id not in nations[card.nation].stars):
            raise BadCard(_file("stars.json", card.id), card.id, "nation", f"{card.nation} does not name this card")
        for code in card.if_.opponent if card.if_ else ():
            if code not in nations or nations[code].by_value:
                file = _file("stars.json" if card.nation else "red.json", card.id)
                raise BadCard(file, card.id, "if.opponent", f"no nation {code} of the first edition")


def _check_fields(fields: Fields, nations: Mapping[str, Nation]) -> None:
    _check_codes("heads", fields.heads, {code: nation for code, nation in nations.items() if not nation.by_value})
    for preset in fields.presets:
        _check_codes(preset.id, preset.teams, nations)


def _check_formats(house: "_Part") -> None:
    """The decks have cards enough, and hosts are nations."""
    first = (nation for nation in house.nations.values() if not nation.by_value)
    dealt = [(nation.green, nation.blue, nation.red) for nation in first]
    for form in house.formats.values():
        file = _file(f"{form.id.rpartition(':')[2]}.json", form.id)
        if dealt and (reason := short_of_cards(form, dealt, one_deck(house.cards))):
            raise BadCard(file, form.id, "decks", reason)
        for code in form.hosts:
            if code not in house.nations:
                raise BadCard(
                    file,
                    form.id,
                    "hosts",
                    Reason(
                        QT_TRANSLATE_NOOP("FileReasons", "no nation {code}; use the code of one that there is"),
                        code=code,
                    ),
                )


def _check_codes(entry: str, codes: Iterable[str], nations: Mapping[str, Nation]) -> None:
    for code in codes:
        if code not in nations:
            raise BadCard(_file("fields.json", entry), entry, "" if entry == "heads" else "teams", f"no nation {code}")


def _file(name: str, identity: str) -> str:
    """A file as complaints name it: with the pack in front that the id is of."""
    pack, colon, _ = identity.partition(":")
    return f"{pack}/{name}" if colon else name
