"""The names of nations alone, for whoever cannot wait for the whole catalogue, as the list of games on the start."""

import json
from functools import lru_cache

from swallows_gui.catalogue.places import data_path


def nation_name(code: str, language: str) -> str:
    """A nation's name in a language; its code where there is no such nation or the data cannot be read."""
    return _names().get(code, {}).get(language, code)


@lru_cache(maxsize=1)
def _names() -> dict[str, dict[str, str]]:
    try:
        nations = json.loads(data_path("resources", "swallows", "nations.json").read_text("utf-8"))
        return {
            str(nation["code"]): {str(key): str(name) for key, name in nation["name"].items()} for nation in nations
        }
    except (OSError, ValueError, LookupError, TypeError, AttributeError):
        return {}
