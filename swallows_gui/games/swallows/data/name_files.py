"""What things of the data are called, a file a language: `resources/swallows/names/<language>.json`.

Scenarios, the words in pictures of cards, competitions and teams of former days are named there in every language.
Nations, formats, fields and characters have their German and English names beside them in the data, as those of packs
have, and all others there.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, Final, Protocol, Self, TypeVar

from pydantic import Field, TypeAdapter

from swallows_gui.catalogue import texts
from swallows_gui.catalogue.languages import languages
from swallows_gui.catalogue.mistakes import BadCard, Strict, read
from swallows_gui.catalogue.places import data_files
from swallows_gui.catalogue.plain_files import json_of
from swallows_gui.games.swallows.data.cards import Card, Nation

FOLDER: Final = ("resources", "swallows", "names")

Line = Annotated[texts.Line, Field(min_length=1, max_length=200)]
Shout = Annotated[texts.Line, Field(min_length=1, max_length=24)]
"""What fits into a picture."""


class NationsName(Strict):
    """A nation's name and its gender in the language, "" for the usual one."""

    name: Line
    grammar: str = ""


class ScenarioWords(Strict):
    """What a scenario is called, what it tells, and its goals by number; in part, where a language lacks some."""

    title: Line = ""
    text: Annotated[texts.Lines, Field(max_length=texts.LONGEST)] = ""
    goals: dict[str, Line] = Field(default_factory=dict)


class NameFile(Strict):
    """What a file says: names by code or id, words of pictures by card and number. What is not in it is English."""

    nations: dict[str, NationsName] = Field(default_factory=dict)
    formats: dict[str, Line] = Field(default_factory=dict)
    fields: dict[str, Line] = Field(default_factory=dict)
    characters: dict[str, Line] = Field(default_factory=dict)
    competitions: dict[str, Line] = Field(default_factory=dict)
    called: dict[str, NationsName] = Field(default_factory=dict)
    scenarios: dict[str, ScenarioWords] = Field(default_factory=dict)
    bubbles: dict[str, dict[str, Shout]] = Field(default_factory=dict)


class Named(Protocol):
    """A value of the data with a name by language."""

    @property
    def name(self) -> Mapping[str, str]: ...
    def model_copy(self, *, update: Mapping[str, object]) -> Self: ...


Thing = TypeVar("Thing", bound=Named)
_FILE: Final = TypeAdapter(NameFile)


def name_files() -> Mapping[str, NameFile]:
    """The files by language. Raises `BadCard`."""
    return _read(tuple(data_files(*FOLDER, ending=".json")))


@lru_cache(maxsize=2)
def _read(paths: tuple[Path, ...]) -> Mapping[str, NameFile]:
    return {path.stem: read(path, _FILE) for path in paths}


def named(part: str, things: Mapping[str, Thing]) -> dict[str, Thing]:
    """The things of a part ("formats") with their names in every language. Raises `BadCard` for a name of none."""
    for language, file in name_files().items():
        names: Mapping[str, str] = getattr(file, part)
        _refuse_unknown(language, part, names, things)
        things = {
            key: thing.model_copy(update={"name": {**thing.name, language: names[key]}}) if key in names else thing
            for key, thing in things.items()
        }
    return dict(things)


def nations_named(nations: Mapping[str, Nation]) -> dict[str, Nation]:
    """The nations with their names and genders in every language. Raises `BadCard` for a name of none."""
    for language, file in name_files().items():
        _refuse_unknown(language, "nations", file.nations, nations)
        nations = {code: nation_named(nation, language, file.nations.get(code)) for code, nation in nations.items()}
    return dict(nations)


def nation_named(nation: Nation, language: str, said: NationsName | None) -> Nation:
    """A nation with its name and gender in a language. Raises `BadCard` for a gender that the language has not."""
    if said is None:
        return nation
    known = languages()[language].genders if language in languages() else (said.grammar,)
    if said.grammar and said.grammar not in known:
        reason = f"{said.grammar!r} is none of {', '.join(known)}"
        raise BadCard(f"{language}.json", nation.code, "grammar", reason)
    grammar = {**nation.grammar, language: said.grammar} if said.grammar else nation.grammar
    return nation.model_copy(update={"name": {**nation.name, language: said.name}, "grammar": grammar})


def said_of(part: str, key: str) -> dict[str, Any]:
    """What the files say of a thing by language."""
    return {language: said[key] for language, file in name_files().items() if key in (said := getattr(file, part))}


def scenario_told(content: bytes) -> bytes:
    """The file of a scenario with the words that the files of names have for it; those that stand in it stay."""
    try:
        told = json_of(content)
    except ValueError:
        return content  # whoever reads it says what is wrong
    said = said_of("scenarios", str(told.get("id"))) if isinstance(told, dict) else {}
    if not said:
        return content
    for part in ("title", "text"):
        told.setdefault(part, {language: text for language, words in said.items() if (text := getattr(words, part))})
    for number, goal in enumerate(told.get("goals", ()), 1):
        spoken = {language: text for language, words in said.items() if (text := words.goals.get(str(number)))}
        goal.setdefault("words", spoken)
    return json.dumps(told).encode()


def bubbles_told(card: Card) -> Card:
    """A card whose picture says what the files of names have for it."""
    said = said_of("bubbles", card.id)
    if not said:
        return card
    words = tuple(
        writing.model_copy(
            update={
                "says": {
                    **{language: texts_[str(number)] for language, texts_ in said.items() if str(number) in texts_},
                    **writing.says,
                }
            }
        )
        for number, writing in enumerate(card.scene.words, 1)
    )
    return card.model_copy(update={"scene": card.scene.model_copy(update={"words": words})})


def _refuse_unknown(language: str, part: str, names: Mapping[str, object], things: Mapping[str, object]) -> None:
    for key in names:
        if key not in things:
            raise BadCard(f"{language}.json", key, part, "is not there to be named")
