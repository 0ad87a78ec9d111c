"""The options a game is set up with (S1 to S10), read from a record's header.

A header writes nations added after the first catalogue in full, in `nations` of its options. So the digest of the
catalogue stays the same, a game without such nations has the tables of the first catalogue, and a record is replayed
from its own data whatever nations are added later.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from dataclasses import field as dataclass_field
from typing import Any, Final

from swallows_gui.engine.game import IllegalAction, Json
from swallows_gui.games.swallows.rules.formats import Format
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


GIVEN = "given"
"""Of `Options.groups`: as the order of the field gives them."""
AGREED = "agreed"
"""Of `Options.distribution`: as the players have agreed, entered by hand at the table."""
SWITCHES = ("haggling", "envelopes", "shared_odds", "apart", "talk")
"""Options that a header states only where they are on."""
MOST_CASH = 9999
"""What a seat may start with at most, M."""
TAKE_BACKS = ("never", "agreed", "free")


@dataclass(frozen=True, slots=True)
class Options:
    """How a tournament or friendly is set up. Field entries are nations of the tables."""

    format: str = "sixteen"
    seats: int = 4
    field: tuple[int, ...] = ()
    """The teams, or empty for a field drawn by lot from all nations of the tables."""
    free_heads: bool = False
    distribution: str = "draft"
    """How the seats get their teams: by draft, by lot, or by agreement (S1.3)."""
    groups: str = "draw"
    """How the groups are filled: by lot, by hand at the table, or as the field's order gives them, group after group;
    then nobody heads one, and S1.5 binds the sharing out of the teams."""
    bribe_cap: int | None = None
    """Most an offer may be, M; None: no cap (S4.7)."""
    knockout: bool = False
    """A match that may be one of the knock-out goes on to extra time and shoot-out (S10.5)."""
    take_back: str = "agreed"
    haggling: bool = False
    """The referee may name prices (S4.11)."""
    envelopes: bool = False
    """Before the whistle of a close match the referee is tempted by envelopes (S4.12)."""
    shared_odds: bool = False
    """A won bet pays less for each other seat that holds it too (S2.7)."""
    apart: bool = False
    """A seat's teams are kept apart as long as they can be: nobody gets both teams of a first pair of a cup without
    groups, and a team left over goes where S1.5 can be kept."""
    talk: bool = False
    """Before the slips seats praise teams and warn of them (S2.8)."""
    purses: tuple[int, ...] = ()
    """What each seat starts with, M, where a season's seats keep their cash; else all have the format's."""
    words: tuple[tuple[int, int], ...] = ()
    """By seat how many words about teams came true, and how many did not, in earlier tournaments of a season; no rule
    reads it, seats that listen do (S2.8)."""
    first: int | None = None
    """The seat that picks or is dealt a team first, in a season whose heads go round; None: drawn by lot (S1.3)."""
    cup: Mapping[str, Any] | None = dataclass_field(default=None, compare=False)
    """Which past cup or own field it is, as a header has it; no rule reads it."""
    nations: tuple[Json, ...] = dataclass_field(default=(), compare=False)
    """The later nations that can play, as a header has them."""
    form: Format | None = dataclass_field(default=None, compare=False)
    """The format, where it is given by value."""
    written: Mapping[str, Any] | None = dataclass_field(default=None, compare=False)
    """That format as a header has it."""

    @classmethod
    def read(cls, tables: Tables, given: Mapping[str, Any]) -> "Options":
        """The options in `given`; missing ones have their defaults. The tables must include the later nations that
        play. Raises `IllegalAction("bad_option", option=..., value=...)` for a value that cannot be played."""
        name = given.get("format", "sixteen")
        form = format_of(tables, name)
        written = tables.written.get(name) if isinstance(name, str) else name
        least, most = form.economy.seats
        seats = given.get("seats", form.economy.usual_seats)
        if not isinstance(seats, int) or not least <= seats <= most:
            raise IllegalAction("bad_option", option="seats", value=seats)
        cap = given.get("bribe_cap")
        if cap is not None and (not isinstance(cap, int) or cap < 1):
            raise IllegalAction("bad_option", option="bribe_cap", value=cap)
        groups = _one_of(given, "groups", ("draw", "hand", GIVEN))
        free_heads = bool(given.get("free_heads", False)) or groups == GIVEN
        return cls(
            format=form.id,
            seats=seats,
            field=_field(tables, given.get("field", "random"), form, free_heads),
            free_heads=free_heads,
            distribution=_one_of(given, "distribution", ("draft", "random", AGREED)),
            groups=groups,
            bribe_cap=cap,
            knockout=bool(given.get("knockout", False)),
            take_back=_one_of(given, "take_back", TAKE_BACKS, "agreed"),
            haggling=_switch(given, "haggling"),
            envelopes=_switch(given, "envelopes"),
            shared_odds=_switch(given, "shared_odds"),
            apart=_switch(given, "apart"),
            talk=_switch(given, "talk"),
            words=_words(given.get("season"), seats),
            purses=_purses(given.get("purses"), seats, form.economy.cash),
            first=_first(given.get("first"), seats),
            cup=_cup(given.get("cup")),
            nations=tables.nations,
            form=None if written is None else form,
            written=written,
        )


def format_of(tables: Tables, given: Any) -> Format:
    """The format with an id, or one given by value (`formats.md`). Raises `IllegalAction("bad_option", option="format",
    value=...)` for an unknown one."""
    if isinstance(given, Mapping) and tables.read_format is not None:
        try:
            return tables.read_format(given)
        except ValueError as error:
            raise IllegalAction("bad_option", option="format", value=str(error)) from None
    form = tables.formats.get(given) if isinstance(given, str) else None
    if form is None:
        raise IllegalAction("bad_option", option="format", value=given)
    return form


def _one_of(given: Mapping[str, Any], name: str, known: tuple[str, ...], usual: str = "") -> str:
    value = given.get(name, usual or known[0])
    if value not in known:
        raise IllegalAction("bad_option", option=name, value=value)
    return str(value)


def _switch(given: Mapping[str, Any], name: str) -> bool:
    value = given.get(name, False)
    if not isinstance(value, bool):
        raise IllegalAction("bad_option", option=name, value=value)
    return value


def _purses(given: Any, seats: int, least: int) -> tuple[int, ...]:
    """A whole sum for each seat, none below what the format gives."""
    if given is None:
        return ()
    sound = isinstance(given, (list, tuple)) and len(given) == seats
    if not sound or not all(type(each) is int and least <= each <= MOST_CASH for each in given):
        raise IllegalAction("bad_option", option="purses", value=str(given)[:80])
    return tuple(given)


def _words(season: Any, seats: int) -> tuple[tuple[int, int], ...]:
    """What a season's header says about seats' earlier talk; invalid entries are ignored."""
    given = season.get("words") if isinstance(season, Mapping) else None
    if not isinstance(given, Sequence) or len(given) != seats or not all(_is_pair(each) for each in given):
        return ()
    return tuple((kept, broken) for kept, broken in given)


def _is_pair(given: Any) -> bool:
    return isinstance(given, Sequence) and len(given) == 2 and all(type(each) is int and each >= 0 for each in given)


def _first(given: Any, seats: int) -> int | None:
    if given is not None and (type(given) is not int or not 0 <= given < seats):
        raise IllegalAction("bad_option", option="first", value=str(given)[:80])
    return given


def _cup(given: Any) -> Mapping[str, Any] | None:
    if given is not None and not isinstance(given, Mapping):
        raise IllegalAction("bad_option", option="cup", value=given)
    return given


def _field(tables: Tables, given: Any, form: Format, free_heads: bool) -> tuple[int, ...]:
    """The nations that play, or () for a field drawn by lot."""
    if given in ("random", WORLD):
        return ()
    if isinstance(given, str) and given in tables.later_fields:
        given = tables.later_fields[given]
    if isinstance(given, str):
        if given not in tables.presets:
            raise IllegalAction("bad_option", option="field", value=given)
        nations = tables.presets[given]
    elif isinstance(given, (list, tuple)) and all(code in tables.nation_code for code in given):
        nations = tuple(tables.nation(code) for code in given)
    else:
        raise IllegalAction("bad_option", option="field", value=given)
    teams = form.schedule.teams
    if len(nations) != teams or len(set(nations)) != teams:
        raise IllegalAction("bad_field_size", teams=teams, given=len(set(nations)))
    missing = [tables.nation_code[head] for head in tables.heads_of(form) if head not in nations]
    if missing and not free_heads:
        raise IllegalAction("heads_missing", teams=missing)
    return nations
