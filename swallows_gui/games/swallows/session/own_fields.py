"""Fields of one's own: teams and, where they are laid out, groups, in files of the player's folder, beside cup files.

A file has `id`, `name` by language, `teams` (codes, group after group), `groups` where they are given, and `cup`: what
a record keeps of the past cup that the field was made from. `--field FILE` plays one, too.
"""

import json
import re
import unicodedata
from pathlib import Path
from typing import Annotated, Final

from pydantic import Field, TypeAdapter

from swallows_gui.catalogue.mistakes import BadCard, BadFile, Strict, read
from swallows_gui.catalogue.plain_files import read_limited
from swallows_gui.catalogue.texts import Text
from swallows_gui.engine.game import Json
from swallows_gui.folders import data_folder
from swallows_gui.games.swallows.data.catalogue import Catalogue
from swallows_gui.games.swallows.data.cup_fields import CupField, field_of
from swallows_gui.games.swallows.data.cups import read_cup
from swallows_gui.records import whole_files

MOST_BYTES: Final = 1_000_000
_CUP: Final = "cup."
"""What names of copies of cup files begin with."""
Code = Annotated[str, Field(min_length=1, max_length=90)]


class OwnField(Strict):
    """A field that somebody has put together."""

    id: Annotated[str, Field(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=60)]
    name: Text
    teams: Annotated[tuple[Code, ...], Field(min_length=2, max_length=48)]
    groups: Annotated[tuple[tuple[Code, ...], ...], Field(max_length=24)] = ()
    """Its teams by group and slot, or by match of the first round; () where they are to be drawn."""
    cup: Json | None = None


_FIELD: Final = TypeAdapter(OwnField)


def folder() -> Path:
    """Where they lie. It need not exist yet."""
    return data_folder() / "fields"


def own_fields() -> dict[str, OwnField]:
    """Those that are kept, by id; files that cannot be read are left out."""
    found = {}
    for path in sorted(folder().glob("*.json")):
        if path.name.startswith(_CUP):
            continue
        try:
            field = read_field(path)
        except BadFile:
            continue
        found[field.id] = field
    return found


def own_cups(catalogue: Catalogue) -> list[CupField]:
    """The cups that were imported."""
    found = []
    for path in sorted(folder().glob(f"{_CUP}*.json")):
        try:
            found.append(field_of(catalogue, read_cup(path)))
        except BadFile:
            continue
    return found


def read_field(path: Path) -> OwnField:
    """The field of a file. Raises `BadFile` with what is wrong."""
    try:
        field = read(path, _FIELD)
    except BadCard as error:
        raise BadFile(error.file, error.field, error.reason) from error
    placed = [code for group in field.groups for code in group]
    if len(set(field.teams)) < len(field.teams) or (placed and placed != list(field.teams)):
        raise BadFile(path.name, "teams", "each team once, group after group")
    return field


def named(name: str, teams: list[str], groups: list[list[str]], cup: Json | None) -> OwnField:
    """A field with a name; its id follows from that."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    identity = "-".join(re.findall(r"[a-z0-9]+", plain))[:60].strip("-") or "field"
    return OwnField(
        id=identity, name={"en": name}, teams=tuple(teams), groups=tuple(tuple(group) for group in groups), cup=cup
    )


def written(field: OwnField) -> bytes:
    """A field as its file has it."""
    whole = field.model_dump(mode="json", exclude_defaults=True)
    return json.dumps(whole, ensure_ascii=False, indent=1).encode() + b"\n"


def keep(field: OwnField) -> None:
    """Keep a field, in the place of another of this name. Raises `OSError`."""
    folder().mkdir(parents=True, exist_ok=True)
    whole_files.replace(folder() / f"{field.id}.json", written(field))


def keep_cup(catalogue: Catalogue, path: Path) -> CupField:
    """Keep a copy of a cup file. Raises `BadFile`, `OSError`."""
    cup = read_cup(path)
    folder().mkdir(parents=True, exist_ok=True)
    name = re.sub(r"[^a-z0-9-]+", "-", cup.id.lower()).strip("-") or "cup"
    whole_files.replace(folder() / f"{_CUP}{name}.json", read_limited(path, MOST_BYTES))
    return field_of(catalogue, cup)


def forget(identity: str) -> None:
    """Remove a field. Raises `OSError`."""
    (folder() / f"{identity}.json").unlink(missing_ok=True)
