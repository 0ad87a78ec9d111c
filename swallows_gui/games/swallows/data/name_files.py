"""Names in further languages: a file a language, so that a new one need not be written into the files of the data."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Final, Protocol, Self, TypeVar

from pydantic import Field, TypeAdapter

from swallows_gui.catalogue import texts
from swallows_gui.catalogue.languages import languages
from swallows_gui.catalogue.mistakes import BadCard, Strict, read
from swallows_gui.catalogue.places import data_files
from swallows_gui.games.swallows.data.nations import Nation

FOLDER: Final = ("resources", "swallows", "names")

Line = Annotated[texts.Line, Field(min_length=1, max_length=200)]


class NationsName(Strict):
    """A nation's name and its gender in the language, "" for the usual one."""

    name: Line
    grammar: str = ""


class NameFile(Strict):
    """What `resources/swallows/names/<language>.json` says: names by code or id. What is not in it is English."""

    nations: dict[str, NationsName] = Field(default_factory=dict)
    formats: dict[str, Line] = Field(default_factory=dict)
    fields: dict[str, Line] = Field(default_factory=dict)
    characters: dict[str, Line] = Field(default_factory=dict)


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


def _refuse_unknown(language: str, part: str, names: Mapping[str, object], things: Mapping[str, object]) -> None:
    for key in names:
        if key not in things:
            raise BadCard(f"{language}.json", key, part, "is not there to be named")
