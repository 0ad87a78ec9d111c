"""Mistakes in the data, named exactly: file, card, field and reason."""

import json
from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel, ConfigDict, TypeAdapter, ValidationError

from swallows_gui.catalogue.plain_files import QT_TRANSLATE_NOOP, BadFile, Reason, read_json, read_limited, utf8

__all__ = ["BadCard", "BadFile", "Flaw", "Strict", "T", "read", "read_json"]

T = TypeVar("T")
_NO_TEXT = Reason(QT_TRANSLATE_NOOP("FileReasons", "it is not text in UTF-8"))
LONGEST_NAME = 80
"""Letters of what a mistake names: whatever stands where an id should."""


class BadCard(Exception):
    """Data that cannot be used.

    `file` is the file's name, `card` the id of the card, nation, field or format ("" if the whole file is unusable),
    `field` the dotted name of the field ("" if it is the whole entry), `reason` a sentence in English.
    """

    def __init__(self, file: str, card: str, field: str, reason: str) -> None:
        self.file, self.card, self.field, self.reason = file, card, field, reason
        super().__init__(": ".join(part for part in (file, card, field, reason) if part))


class Flaw(ValueError):
    """A mistake found inside a model: names the field and the reason."""

    def __init__(self, field: str, reason: str) -> None:
        self.field, self.reason = field, reason
        super().__init__(reason)


class Strict(BaseModel):
    """Data that is exactly as described: no unknown fields, no coercion, never changed."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, populate_by_name=True)


def read(path: Path, adapter: TypeAdapter[T]) -> T:
    """What a data file says. Raises `BadCard` for a missing file, broken JSON or the first mistake in it."""
    try:
        text = read_limited(path)
    except OSError as error:
        raise BadCard(path.name, "", "", error.strerror or str(error)) from error
    return parse(path.name, text, adapter)


def parse(file: str, text: bytes, adapter: TypeAdapter[T]) -> T:
    """What the text of a data file says. Raises `BadCard` for broken JSON or the first mistake in it."""
    text = utf8(text)
    try:
        return adapter.validate_json(text)
    except ValidationError as error:
        first = error.errors()[0]
        raise _located(file, text, first["loc"], first) from error


def _is_text(data: bytes) -> bool:
    try:
        return "\0" not in data.decode("utf-8")
    except UnicodeDecodeError:
        return False


def _located(file: str, text: bytes, loc: tuple[int | str, ...], first: Any) -> BadCard:
    """The mistake with the id of the entry it stands in."""
    if first["type"] == "json_invalid":
        return BadCard(file, "", "", first["msg"] if _is_text(text) else _NO_TEXT)
    entry, place = json.loads(text), list(loc)
    card = ""
    for depth, key in enumerate(loc):
        if not isinstance(entry, list | dict) or isinstance(entry, list) != isinstance(key, int):
            break
        try:
            entry = entry[key]  # type: ignore[index]
        except (KeyError, IndexError):
            break
        name = entry.get("id", entry.get("code")) if isinstance(entry, dict) else None
        if name is not None:
            card, place = str(name)[:LONGEST_NAME], list(loc[depth + 1 :])
            break
        if isinstance(key, int) and depth == 0:
            card, place = f"entry {key + 1}", list(loc[1:])
    else:
        name = entry.get("id") if isinstance(entry, dict) else None
        card = card or str(name or "")[:LONGEST_NAME]
    if not card:
        whole = json.loads(text)
        card = str(whole.get("id", ""))[:LONGEST_NAME] if isinstance(whole, dict) else ""
    flaw = first.get("ctx", {}).get("error")
    if isinstance(flaw, Flaw):
        return BadCard(file, card, ".".join([*map(str, place), flaw.field]) if flaw.field else "", flaw.reason)
    return BadCard(file, card, ".".join(map(str, place)), first["msg"])
