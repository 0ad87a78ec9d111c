"""Nations that came after the first catalogue: a header has those that can play by value, in `nations` of its options.

So the digest of the catalogue is the same with and without them, the tables of a game in which none of them plays are
those of the first catalogue, and a record is played again by what it says itself, whatever nations come after it.
"""

from collections.abc import Mapping
from typing import Any, Final

from swallows_gui.engine.game import IllegalAction, Json
from swallows_gui.games.swallows.rules.tables import Tables

WORLD: Final = "world"
"""The field that is drawn by lot from all nations, the later ones included, but for those that play only where somebody
names them; "random" is from the first ones."""


def with_nations_kept(tables: Tables, options: Json) -> Json:
    """The options of a new game with the later nations whole that can play in it; without `nations` if none can.

    A field by name in which such nations play stands with their codes.
    """
    given = options.get("nations")
    known = {str(one.get("code")): one for one in given if isinstance(one, dict)} if isinstance(given, list) else {}
    nations = [known.get(code, whole) for code, whole in _by_field(tables, options).items()]
    kept = {name: value for name, value in options.items() if name != "nations"}
    field = kept.get("field")
    if isinstance(field, str) and field in tables.later_fields:
        kept["field"] = list(tables.later_fields[field])
    return {**kept, "nations": nations} if nations else kept


def tables_with_nations(tables: Tables, options: Mapping[str, Any]) -> Tables:
    """The tables that a game with these options is played by: with the nations that they have by value, else with the
    later ones of the field.

    Raises `IllegalAction("bad_option", option="nations", ...)` for nations that cannot be read.
    """
    given = options.get("nations", list(_by_field(tables, options).values()))
    try:
        if not isinstance(given, list):
            raise ValueError("no list of nations")
        return tables.with_nations(given)
    except ValueError as error:
        raise IllegalAction("bad_option", option="nations", value=str(error)) from None


def _by_field(tables: Tables, options: Mapping[str, Any]) -> dict[str, Json]:
    """By code, in the order of the field, the later nations that can play."""
    field = options.get("field")
    if field == WORLD:
        return {code: whole for code, whole in tables.later.items() if code not in tables.named_only}
    codes = tables.later_fields.get(field, ()) if isinstance(field, str) else field
    if not isinstance(codes, list | tuple):
        return {}
    return {code: tables.later[code] for code in codes if isinstance(code, str) and code in tables.later}
