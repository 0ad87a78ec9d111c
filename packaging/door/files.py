"""Where the files of languages lie, and those that were written by hand brought into their form."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from door.trees import numbered, written

ENGLISH: Final = "en"
RULES_OF_LANGUAGES: Final = "languages"
"""The folder whose files make a language; each has keys of its own."""
PACKS: Final = "packs"
"""The folder of the packs that come with the program."""
_CODE: Final = re.compile(r"[a-z]{2,3}(_[A-Z]{2})?")


def english_files(root: Path) -> Iterator[Path]:
    """The files of texts in English; beside each lie those of the other languages. A pack has its own."""
    for path in sorted((root / "resources").rglob(f"{ENGLISH}.json")):
        if path.parent.name != RULES_OF_LANGUAGES and PACKS not in path.parts:
            yield path


def read(path: Path) -> Any:
    """What a file says; None where it is not there. Raises `ValueError` with the file's name."""
    if not path.exists():
        return None
    try:
        return json.loads(path.read_text("utf-8"))
    except ValueError as error:
        raise ValueError(f"{path}: it is no sound JSON: {error}") from error


def number_lists(root: Path) -> list[Path]:
    """Give ids to sentences that stand in a list; return the files that were changed."""
    changed = []
    for path in english_files(root):
        if path.parent.name in ("rules", "tutorial"):
            continue
        for own in sorted(path.parent.glob("*.json"), key=lambda each: (each != path, each.name)):
            if not _CODE.fullmatch(own.stem):
                continue
            value = read(own)
            made = numbered(value, value if own == path else read(path), own.stem)
            if made != value:
                own.write_text(written(made), "utf-8", newline="\n")
                changed.append(own)
    return changed
