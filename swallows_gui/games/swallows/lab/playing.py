"""Sets up and plays games of Swallows for the laboratory, with the catalogue's deck and given players.

Formats and fields come from the catalogue by id, or from files.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from swallows_gui.ai import Player
from swallows_gui.catalogue.mistakes import BadCard
from swallows_gui.catalogue.plain_files import json_of, read_limited
from swallows_gui.engine.game import Json
from swallows_gui.games.swallows.ai.players import make_player
from swallows_gui.games.swallows.data.catalogue import Catalogue
from swallows_gui.games.swallows.data.compiled import read_format
from swallows_gui.games.swallows.data.cup_fields import CupField, as_it_was, cup_fields, cup_named
from swallows_gui.games.swallows.data.cup_formats import NoFormat
from swallows_gui.games.swallows.data.cups import BadCup
from swallows_gui.games.swallows.rules.formats import Format
from swallows_gui.games.swallows.rules.game import Swallows
from swallows_gui.games.swallows.rules.tables import Tables
from swallows_gui.lab import playing
from swallows_gui.lab.game_lab import UnknownField, UnknownFormat
from swallows_gui.lab.playing import ai_seeds
from swallows_gui.session import Setup
from swallows_gui.session.match_rules import SessionObserver
from swallows_gui.session.openings import playable


def deck() -> Tables:
    """The deck that games are played with, as plain tables."""
    found: Tables = playable("swallows").catalogue.tables()
    return found


def players(levels: Sequence[str], seed: int) -> tuple[Player, ...]:
    """A player for every seat."""
    seeds = ai_seeds(seed, len(levels))
    return tuple(make_player(level, seat, seeds[seat]) for seat, level in enumerate(levels))


def new_game(options: Mapping[str, Any], seats: int, seed: int, tables: Tables | None = None) -> Swallows:
    """A game just begun, with the deck of the catalogue or the one given."""
    return Swallows.new(tables or deck(), {"format": "sixteen", **options, "seats": seats}, seed)


def play(game: Swallows, minds: Sequence[Player], witness: SessionObserver | None = None) -> Swallows:
    """Play `game` to its end through a session; returns the same game: nobody takes anything back in it."""
    known = playable("swallows")
    begun = replace(
        known,
        kind=replace(known.kind, new=lambda _options, _seed: game),
        player=lambda _level, seat, _seed: minds[seat],
    )
    playing.play(begun, Setup({}, playing.table([mind.level for mind in minds]), seed=0), witness=witness)
    return game


def format_of_file(path: Path) -> Json:
    """The format of a file, by value as a record's header has it. Raises `UnknownFormat` for one that is not sound."""
    try:
        read_format(path)
    except BadCard as error:
        raise UnknownFormat(str(error)) from None
    found: Json = json_of(read_limited(path))
    return found


def form_of(tables: Tables, given: Any) -> Format:
    """The format that options name, or give by value. Raises `UnknownFormat`."""
    if isinstance(given, str):
        return tables.formats[given]
    assert tables.read_format is not None
    try:
        return tables.read_format(given)
    except ValueError as error:
        raise UnknownFormat(str(error)) from None


def codes_of(catalogue: Catalogue, field: str) -> list[str]:
    """The nations of a preset field, of a file with a list of codes, or of a cup file. Raises `UnknownField`."""
    if field in catalogue.fields:
        return list(catalogue.fields[field].teams)
    path = Path(field)
    if not path.is_file() and (found := cup_of(catalogue, field)) is not None:
        _refuse_missing(found)
        return found.field
    if not path.is_file():
        raise UnknownField(f"there is no field {field!r}, and no such file; there are {', '.join(catalogue.fields)}")
    try:
        whole = json_of(read_limited(path))
    except (OSError, ValueError) as error:
        raise UnknownField(f"{path.name}: {error}") from None
    teams = whole.get("teams") if isinstance(whole, dict) else whole
    if teams is None:
        return _codes_of_cup(catalogue, path)
    if not isinstance(teams, list) or not all(isinstance(code, str) for code in teams):
        raise UnknownField(f"{path.name}: neither a list of nations' codes, nor teams, nor a cup")
    if unknown := [code for code in teams if code not in catalogue.nations]:
        raise UnknownField(f"{path.name}: no nation {', '.join(unknown)}")
    return teams


def cup_of(catalogue: Catalogue, field: str) -> CupField | None:
    """The past cup with this id, or of this file; None for a field that is none."""
    if field in catalogue.fields:
        return None
    if not Path(field).is_file():
        return next((found for found in cup_fields(catalogue) if found.id == field), None)
    try:
        return cup_named(catalogue, Path(field))
    except BadCup:
        return None


def options_of_cup(catalogue: Catalogue, found: CupField) -> Json:
    """A cup as it was drawn, in its own format. Raises `UnknownField`."""
    _refuse_missing(found)
    try:
        return as_it_was(catalogue, found)
    except (BadCard, NoFormat) as error:
        raise UnknownField(f"{found.id}: {error}") from None


def _codes_of_cup(catalogue: Catalogue, path: Path) -> list[str]:
    """The nations of a cup, in the order of its groups."""
    try:
        found = cup_named(catalogue, path)
    except BadCup as error:
        raise UnknownField(str(error)) from None
    _refuse_missing(found)
    return found.field


def _refuse_missing(found: CupField) -> None:
    if found.missing:
        raise UnknownField(f"{found.id}: no nation is called {', '.join(found.missing)}")
