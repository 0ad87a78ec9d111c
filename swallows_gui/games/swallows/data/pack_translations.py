"""Translations that packs bring (`translations/<language>.json`), and editions: card data as it was before a change.

What a translation lacks is said in English; it never changes rules.

A record names the data it was played with by digest. Each edition that a landed version had stands in
`resources/swallows/editions.json` by what was different in it, the newest first, so that its games are replayed card by
card and continue with the cards they were begun with.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, TypeVar

from pydantic import Field, TypeAdapter

from swallows_gui.catalogue import pack_texts
from swallows_gui.catalogue.languages import CODE, FALLBACK, SOURCE
from swallows_gui.catalogue.mistakes import BadCard, Strict, parse, read
from swallows_gui.catalogue.packs import Source
from swallows_gui.catalogue.places import data_path
from swallows_gui.catalogue.plain_files import json_of, read_limited
from swallows_gui.games.swallows.data.cards import Card, Nation
from swallows_gui.games.swallows.data.marks import MARKS
from swallows_gui.games.swallows.data.name_files import Line, Named, NationsName, nation_named
from swallows_gui.games.swallows.rules.marks import Marks

FOLDER: Final = "translations"
Told = Annotated[Line, Field(min_length=10, max_length=120)]
Called = Annotated[Line, Field(pattern=r"^\S+( \S+){0,2}$", max_length=40)]


class CardWords(Strict):
    """A card in one language."""

    title: Called | None = None
    text: Told | None = None


class PackWords(Strict):
    """What `translations/<language>.json` of a pack says: words by id or code."""

    cards: dict[str, CardWords] = Field(default_factory=dict)
    nations: dict[str, NationsName] = Field(default_factory=dict)
    formats: dict[str, Line] = Field(default_factory=dict)
    fields: dict[str, Line] = Field(default_factory=dict)


_WORDS: Final = TypeAdapter(PackWords)
_CARD_WORDS: Final = TypeAdapter(CardWords)
Thing = TypeVar("Thing", bound=Named)


def words_of(source: Source) -> Iterator[tuple[Path, str, PackWords]]:
    """The files of a pack with the language of each. Raises `BadCard`."""
    for path in source.files(FOLDER):
        if not re.fullmatch(CODE, path.stem):
            raise source.bad(path, "", "", "is not named after the code of a language")
        yield path, path.stem, source.read(path, _WORDS)


def cards_said(source: Source, path: Path) -> tuple[bytes, dict[tuple[str, str], dict[str, str]]]:
    """A file of cards with one text for each, and by id and part ("text", "title") what it says by language.

    A text of a card may be given by language: then the German one stands on the card, or else the English one, which
    must be there. Raises `BadCard`.
    """
    content = read_limited(path)
    try:
        entries = json_of(content)
    except ValueError:
        return content, {}  # whoever reads it says what is wrong
    found: dict[tuple[str, str], dict[str, str]] = {}
    for entry in entries if isinstance(entries, list) else []:
        for part in ("text", "title"):
            texts = entry.get(part) if isinstance(entry, dict) else None
            if isinstance(texts, dict):
                name = str(entry.get("id", ""))
                found[name, part] = _by_language(source, path, name, part, texts)
                entry[part] = texts.get(SOURCE, texts[FALLBACK])
    return json.dumps(entries).encode() if found else content, found


def _by_language(source: Source, path: Path, name: str, part: str, texts: Mapping[str, Any]) -> dict[str, str]:
    if FALLBACK not in texts:
        raise source.bad(path, name, f"{part}.{FALLBACK}", "is missing; every other language falls back to it")
    for code, text in texts.items():
        if not re.fullmatch(CODE, code):
            raise source.bad(path, name, f"{part}.{code}", "is no code of a language")
        try:
            parse(path.name, json.dumps({part: text}).encode(), _CARD_WORDS)
        except BadCard as wrong:
            raise source.bad(path, name, f"{part}.{code}", wrong.reason) from wrong
    return dict(texts)


def tell_cards(cards: Mapping[str, Card], said: Mapping[tuple[str, str], Mapping[str, str]]) -> None:
    """Have the window know what is said of cards by language."""
    for (name, part), texts in said.items():
        pack_texts.tell(f"{name}.{part}", getattr(cards[name], part), texts)


def translate(
    source: Source,
    path: Path,
    language: str,
    words: PackWords,
    cards: Mapping[str, Card],
    nations: dict[str, Nation],
) -> None:
    """Say cards and nations in a language. Raises `BadCard` for what is not there."""
    for name, card_words in words.cards.items():
        if name not in cards:
            raise source.bad(path, name, "cards", "is not there to be named")
        for part in ("title", "text"):
            text = getattr(card_words, part)
            if text:
                pack_texts.tell(f"{name}.{part}", getattr(cards[name], part), {language: text})
    for code, nation_words in words.nations.items():
        if code not in nations:
            raise source.bad(path, code, "nations", "is not there to be named")
        nations[code] = nation_named(nations[code], language, nation_words)


def name_things(
    source: Source, path: Path, language: str, part: str, names: Mapping[str, str], things: dict[str, Thing]
) -> None:
    """Name things of a part ("formats") in a language. Raises `BadCard` for what is not there."""
    for key, name in names.items():
        if key not in things:
            raise source.bad(path, key, part, "is not there to be named")
        things[key] = things[key].model_copy(update={"name": {**things[key].name, language: name}})


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
