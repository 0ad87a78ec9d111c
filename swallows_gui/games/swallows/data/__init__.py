"""Cards, nations, formats and fields of Millions of Swallows as checked data, compiled for its engine (S0.2, S0.3).

The names are loaded when they are first asked for: who needs only `nation_names` does not wait for pydantic.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from swallows_gui.games.swallows.data.cards import Card
    from swallows_gui.games.swallows.data.catalogue import Catalogue, load, read_catalogue
    from swallows_gui.games.swallows.data.nations import FieldOfTeams, Nation

__all__ = ["Card", "Catalogue", "FieldOfTeams", "Nation", "load", "read_catalogue"]

_HOMES = {
    "Card": "cards",
    "Catalogue": "catalogue",
    "FieldOfTeams": "nations",
    "Nation": "nations",
    "load": "catalogue",
    "read_catalogue": "catalogue",
}
"""Which module of this package a name lives in."""


def __getattr__(name: str) -> Any:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = getattr(import_module(f"{__name__}.{home}"), name)
    globals()[name] = found
    return found
