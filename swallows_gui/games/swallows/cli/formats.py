"""`swallows format list|check|fees`: formats that come with the program, files of one's own, and their economies."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from swallows_gui.cli.progress import counted

if TYPE_CHECKING:
    from swallows_gui.engine.game import Json
    from swallows_gui.games.swallows.data.formats import FormatModel

app = typer.Typer(name="format", help="Shapes of tournaments.", no_args_is_help=True)


@app.command("list")
def list_formats(as_json: Annotated[bool, typer.Option("--json", help="Print one JSON list.")] = False) -> None:
    """List the formats that come with the program."""
    from swallows_gui.games.swallows.data.catalogue import load

    told = [_told(form) for form in load().formats.values()]
    if as_json:
        print(json.dumps(told, ensure_ascii=False))
        return
    for form in told:
        seats = "{} to {} seats".format(*form["seats"])
        matches = counted(form["matches"], "match", "matches")
        print(f"{form['id']}: {form['name']}, {form['teams']} teams, {matches}, {seats}")


def _told(form: "FormatModel") -> "Json":
    schedule = form.compiled().schedule
    return {
        "id": form.id,
        "name": form.name["en"],
        "teams": schedule.teams,
        "matches": len(schedule.fixtures),
        "groups": len(schedule.groups),
        "stages": list(schedule.ladder),
        "seats": list(form.seats),
        "decks": form.decks,
    }


@app.command("check")
def check_formats(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Format files.", dir_okay=False)],
) -> None:
    """Check files of formats. Exit code 1 if one cannot be played: it says which key, what is wrong, and what to do."""
    from swallows_gui.catalogue.mistakes import BadCard

    sound = True
    for file in files:
        try:
            form = _read(file)
        except BadCard as error:
            sound = False
            print(f"{file}: NOT SOUND: {': '.join(part for part in (error.card, error.field, error.reason) if part)}")
            continue
        schedule = form.compiled().schedule
        matches = counted(len(schedule.fixtures), "match", "matches")
        print(f"{file}: sound: {schedule.teams} teams, {matches}, {counted(form.decks, 'deck')}")
    if not sound:
        raise typer.Exit(1)


@app.command("fees")
def propose_fees(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A format file, or the id of a format.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print only what goes into the file.")] = False,
) -> None:
    """Propose bets and fees for a format, from simulated chances: each bet returns what the 16-team one does."""
    from swallows_gui.games.swallows.lab.proposals import propose

    form = format_named(file, "FILE")
    found = propose(form.compiled())
    print(json.dumps({"bets": found.bets, "fees": found.fees}, indent=None if as_json else 2))
    if not as_json:
        for kind, (usual, given) in found.returns.items():
            own = "" if given is None else f"; what the file has returns {given:.2f}"
            print(f"{kind}: returns {usual:.2f} of its stake, as with 16 teams{own}")


def format_named(name: str, param: str) -> "FormatModel":
    """The format of a file, or the shipped one with this id. BadParameter for one that is not there or not sound."""
    from swallows_gui.catalogue.mistakes import BadCard
    from swallows_gui.games.swallows.data.catalogue import load

    formats = load().formats
    if name in formats:
        return formats[name]
    if not Path(name).is_file():
        raise typer.BadParameter(
            f"there is no format {name!r} and no such file; there are {', '.join(formats)}", param_hint=param
        )
    try:
        return _read(Path(name))
    except BadCard as error:
        raise typer.BadParameter(str(error), param_hint=param) from None


def _read(file: Path) -> "FormatModel":
    """The format of a file, with cards enough for it. Raises `BadCard`."""
    from swallows_gui.games.swallows.data.catalogue import load, sound_format

    return sound_format(load(), file)
