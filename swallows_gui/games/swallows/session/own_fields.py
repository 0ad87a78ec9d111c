"""Fields of one's own: teams and, where they are laid out, groups, in files of the player's folder, beside cup files.

A file has `id`, `name` by language, `teams` (codes, group after group), `groups` where they are given, and `cup`: what
a record keeps of the past cup that the field was made from. `--field FILE` plays one, too.
"""

import contextlib
import itertools
import json
from pathlib import Path
from typing import Annotated, Final

from pydantic import Field, TypeAdapter

from swallows_gui.catalogue.foreign_text import same
from swallows_gui.catalogue.languages import FALLBACK
from swallows_gui.catalogue.mistakes import BadCard, BadFile, Strict, read
from swallows_gui.catalogue.plain_files import QT_TRANSLATE_NOOP, Reason
from swallows_gui.catalogue.plain_names import free, identity
from swallows_gui.catalogue.texts import NameText
from swallows_gui.engine.game import Json
from swallows_gui.folders import data_folder
from swallows_gui.games.swallows.data.catalogue import Catalogue
from swallows_gui.games.swallows.data.cup_fields import CupField, field_of
from swallows_gui.games.swallows.data.cups import CupRecord, read_cup
from swallows_gui.records import whole_files

MOST_BYTES: Final = 1_000_000
_CUP: Final = "cup."
"""What names of copies of cup files begin with."""
Code = Annotated[str, Field(min_length=1, max_length=90)]


class OwnField(Strict):
    """A field made by a player."""

    id: Annotated[str, Field(pattern=r"^\w+(-\w+)*$", max_length=60)]
    name: NameText
    teams: Annotated[tuple[Code, ...], Field(min_length=2, max_length=48)]
    groups: Annotated[tuple[tuple[Code, ...], ...], Field(max_length=24)] = ()
    """Its teams by group and slot, or by match of the first round; () where they are to be drawn."""
    cup: Json | None = None


_FIELD: Final = TypeAdapter(OwnField)


def folder() -> Path:
    """The folder of the player's fields; it may not exist yet."""
    return data_folder() / "fields"


def own_fields() -> dict[str, OwnField]:
    """The player's fields by id, without unreadable files."""
    found = {}
    for path in sorted(folder().glob("*.json")):
        if path.name.startswith(_CUP):
            continue
        try:
            field = read_field(path)
        except BadFile:
            continue
        found[path.stem] = field if field.id == path.stem else field.model_copy(update={"id": path.stem})
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
        raise BadFile(path.name, "teams", Reason(QT_TRANSLATE_NOOP("FileReasons", "each team once, group after group")))
    return field


def named(name: str, teams: list[str], groups: list[list[str]], cup: Json | None) -> OwnField:
    """A field with a name; its id follows from that."""
    return OwnField(
        id=identity(name, "field"),
        name={"en": name},
        teams=tuple(teams),
        groups=tuple(tuple(group) for group in groups),
        cup=cup,
    )


def written(field: OwnField) -> bytes:
    """A field as its file has it."""
    whole = field.model_dump(mode="json", exclude_defaults=True)
    return json.dumps(whole, ensure_ascii=False, indent=1).encode() + b"\n"


def keep(field: OwnField) -> OwnField:
    """Keep a field, in the place of another of this name, which is kept as `name~`; returns it with its id.

    Raises `OSError`.
    """
    known = own_fields()
    mine = next((each for each in known.values() if _called(each) == _called(field)), None)
    return _write(field, mine.id if mine is not None else free(field.id, _taken()))


def keep_import(field: OwnField) -> OwnField:
    """Keep a field of somebody else beside all others, numbered where its name is taken; returns it as it is kept.

    Raises `OSError`.
    """
    known = own_fields().values()
    for each in known:
        if written(each.model_copy(update={"id": field.id})) == written(field):
            return each  # it was imported before
    name, called = field.name[FALLBACK], {_called(each) for each in known}
    numbers = (f"{name} ({number})" for number in itertools.count(2))
    name = next(each for each in itertools.chain((name,), numbers) if same(each) not in called)
    if name != field.name[FALLBACK]:
        field = field.model_copy(update={"name": {FALLBACK: name}})
    return _write(field, free(field.id, _taken()))


def _called(field: OwnField) -> str:
    return same(field.name[FALLBACK])


def _taken() -> set[str]:
    """The ids that have a file; on some systems upper and lower case are the same."""
    return {path.stem.casefold() for path in folder().glob("*.json")}


def _write(field: OwnField, name: str) -> OwnField:
    field = field.model_copy(update={"id": name})
    folder().mkdir(parents=True, exist_ok=True)
    whole_files.replace(folder() / f"{name}.json", written(field))
    return field


def keep_cup(catalogue: Catalogue, cup: CupRecord) -> CupField:
    """Keep a cup as a file, in the place of an earlier one of the same cup. Raises `OSError`."""
    folder().mkdir(parents=True, exist_ok=True)
    name = f"{_CUP}{identity(cup.id, 'cup')}"
    for kept in sorted(folder().glob(f"{name}*.json")):
        with contextlib.suppress(BadFile):
            if same(read_cup(kept).id) == same(cup.id):
                name = kept.stem
                break
    else:
        name = free(name, _taken())
    whole = cup.model_dump(mode="json", exclude_defaults=True)
    whole_files.replace(folder() / f"{name}.json", json.dumps(whole, ensure_ascii=False, indent=1).encode() + b"\n")
    return field_of(catalogue, cup)


def forget(identity: str) -> None:
    """Remove a field. Raises `OSError`."""
    (folder() / f"{identity}.json").unlink(missing_ok=True)
