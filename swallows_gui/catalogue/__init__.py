"""Cards, nations, formats and fields as checked data, compiled to plain tables for the engine (S0.2, S0.3).

The names are loaded when they are first asked for: who needs only `catalogue.places` does not wait for pydantic.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from swallows_gui.catalogue.cards import Card
    from swallows_gui.catalogue.catalogue import Catalogue, load, read_catalogue
    from swallows_gui.catalogue.mistakes import BadCard
    from swallows_gui.catalogue.nations import FieldOfTeams, Nation

__all__ = ["BadCard", "Card", "Catalogue", "FieldOfTeams", "Nation", "load", "read_catalogue"]

_HOMES = {
    "BadCard": "mistakes",
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
