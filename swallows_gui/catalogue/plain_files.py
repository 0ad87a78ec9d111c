"""Files of JSON, and what is wrong with one: for whoever needs no model of the data, as the start screen."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Self

if TYPE_CHECKING:
    from pathlib import Path

    from pydantic import ValidationError


class BadFile(Exception):
    """A file that cannot be used: `file` (its name), `field` (where in it, "" for the whole) and `reason`."""

    def __init__(self, file: str, field: str, reason: str) -> None:
        self.file, self.field, self.reason = file, field, reason
        super().__init__(file, field, reason)

    def __str__(self) -> str:
        return ": ".join(part for part in (self.file, self.field, self.reason) if part)

    @classmethod
    def by(cls, path: Path, error: ValidationError) -> Self:
        """The first mistake that a model has found in a file."""
        first = error.errors()[0]
        return cls(path.name, ".".join(str(part) for part in first["loc"]), first["msg"])


def read_json(path: Path, bad: type[BadFile]) -> Any:
    """What a file of JSON holds; no object may name a thing twice. Raises `bad`."""
    try:
        return json.loads(path.read_text(encoding="utf-8"), object_pairs_hook=_without_doubles)
    except OSError as error:
        raise bad(path.name, "", error.strerror or str(error)) from error
    except ValueError as error:
        raise bad(path.name, "", str(error)) from error


def _without_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    whole = dict(pairs)
    if len(whole) != len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise ValueError(f"{twice!r} stands twice")
    return whole
