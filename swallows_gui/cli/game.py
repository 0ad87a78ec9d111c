"""Which game a command is about: `--game ID`, and `--format` where the game has formats."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

if TYPE_CHECKING:
    from swallows_gui.engine.game import Json
    from swallows_gui.lab.game_lab import GameLab

Game = Annotated[
    str | None, typer.Option("--game", metavar="ID", help="Which game of the house; the first where none is named.")
]
Format = Annotated[
    str | None, typer.Option("--format", metavar="ID|FILE", help="The game's format, where it has several.")
]
Field = Annotated[
    str | None,
    typer.Option(
        "--field",
        metavar="ID|FILE",
        help='Who plays: a field of the game, a file with teams or a cup, or "world": any nations there are.',
    ),
]

With = Annotated[
    list[str] | None,
    typer.Option(
        "--with",
        metavar="OPTION[=VALUE]",
        help="A rule to play with that is usually off, or an option and its value as a header has it; may be repeated.",
    ),
]
Without = Annotated[
    list[str] | None,
    typer.Option("--without", metavar="OPTION", help="A rule to play without that is usually on; may be given again."),
]


def lab(game: str | None, format_id: str | None = None) -> "GameLab":
    """The laboratory of the game that is meant; with the packs that are switched on where the format is a pack's.

    BadParameter, with all ids, for a game that the house does not have.
    """
    from swallows_gui import titles
    from swallows_gui.lab.game_lab import PACKED, lab_of

    wanted = titles.usual() if game is None else game
    if wanted not in titles.ids():
        raise typer.BadParameter(
            f"there is no game {wanted!r}; there is {', '.join(titles.ids())}", param_hint="--game"
        )
    of_a_pack = format_id is not None and ":" in format_id and not Path(format_id).is_file()
    return lab_of(wanted + PACKED if of_a_pack and titles.title(wanted).catalogue else wanted)


def options(
    found: "GameLab",
    format_id: str | None,
    teams: int | None = None,
    field: str | None = None,
    *,
    on: Sequence[str] | None = None,
    off: Sequence[str] | None = None,
) -> "Json":
    """How such a game is set up, with the rules `on` and without those `off`. BadParameter for a format, a field or a
    rule that it does not have."""
    from swallows_gui.lab.game_lab import UnknownField, UnknownFormat

    try:
        given = found.options(format_id, teams)
        if field is not None:
            given = found.fielded(given, field, format_id is None and teams is None)
        return {**given, **_switches(found, on or (), off or ())}
    except UnknownField as unknown:
        raise typer.BadParameter(str(unknown), param_hint="--field") from None
    except UnknownFormat as unknown:
        hint = "--format" if format_id is not None else "--teams"
        why = f"{unknown}; a pack's is there while the pack is switched on" if found.packed else str(unknown)
        raise typer.BadParameter(why, param_hint=hint) from None


def _switches(found: "GameLab", on: Sequence[str], off: Sequence[str]) -> "Json":
    """The rules that are played with, where a header states them: switches by name, other options as name=value."""
    chosen: dict[str, Any] = {}
    for entry in on:
        name, equals, value = entry.partition("=")
        if not equals:
            continue
        if name not in found.option_names:
            known = ", ".join(found.option_names)
            raise typer.BadParameter(f"there is no option {name!r}; there is {known}", param_hint="--with")
        chosen[name] = _value(value)
    plain = [entry for entry in on if "=" not in entry]
    for name, hint in (*((name, "--with") for name in plain), *((name, "--without") for name in off)):
        if name not in found.switches:
            known = ", ".join((*found.switches, *(f"{name}=..." for name in found.option_names)))
            raise typer.BadParameter(f"there is no rule {name!r} to choose; there is {known}", param_hint=hint)
        if name in plain and name in off:
            raise typer.BadParameter(f"{name!r} is in --with, too", param_hint="--without")
    usual = {name: True for name, usual in found.switches.items() if name in plain or (usual and name not in off)}
    return {**usual, **chosen}


def _value(text: str) -> Any:
    """A value as a header writes it: JSON where it is some, else the word itself.

    >>> _value("13"), _value("professional"), _value('{"attacks": 8}'), _value("true")
    (13, 'professional', {'attacks': 8}, True)
    """
    import json

    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text


def nothing_of(found: "GameLab", what: str) -> NoReturn:
    """The game has nothing for this command."""
    raise typer.BadParameter(f"{found.game} has no {what}", param_hint="--game")


def line_up(found: "GameLab", seats: str | None, level: str, given: "Json | None" = None) -> list[str]:
    """The entrants of "hard,easy"; without any, all seats that are usual with these options have this level."""
    if seats is not None:
        return [one.strip() for one in seats.split(",")]
    return [level] * found.seats_of(given or {})[1]
