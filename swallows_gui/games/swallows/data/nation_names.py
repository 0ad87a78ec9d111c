"""The names of nations alone, for whoever cannot wait for the whole catalogue, as the list of games on the start."""

from functools import lru_cache
from pathlib import Path
from typing import Any

from swallows_gui.catalogue.languages import said
from swallows_gui.catalogue.places import data_files, data_path
from swallows_gui.catalogue.plain_files import json_of, read_limited


def nation_name(code: str, language: str) -> str:
    """A nation's name in a language, else in English; its code where it is not known or the data cannot be read."""
    further = tuple(data_files("resources", "swallows", "names", ending=".json"))
    return said(_names(further).get(code, {}), language) or code


@lru_cache(maxsize=2)
def _names(further: tuple[Path, ...]) -> dict[str, dict[str, str]]:
    try:
        nations = _json(data_path("resources", "swallows", "nations.json"))
        found = {
            str(nation["code"]): {str(key): str(name) for key, name in nation["name"].items()} for nation in nations
        }
        for path in further:
            for code, nation in _json(path).get("nations", {}).items():
                found.get(code, {})[path.stem] = str(nation["name"])
    except (OSError, ValueError, LookupError, TypeError, AttributeError):
        return {}
    return found


def _json(path: Path) -> Any:
    return json_of(read_limited(path))
