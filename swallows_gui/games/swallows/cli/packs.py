"""`swallows pack new|check|install|list|remove`: packs of data that add to the game."""

import json
import re
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from swallows_gui.cli.progress import counted
from swallows_gui.cli.simulate import MOST_GAMES, MOST_JOBS, AsJson

if TYPE_CHECKING:
    from swallows_gui.catalogue.packs import Pack
    from swallows_gui.games.swallows.data.catalogue import Catalogue

app = typer.Typer(name="pack", help="Packs: cards, nations, formats and more to add.", no_args_is_help=True)

_KINDS = (
    ("cards", "card"),
    ("nations", "nation"),
    ("formats", "format"),
    ("fields", "field"),
    ("scenarios", "scenario"),
)


@app.command("new")
def new_pack(
    folder: Annotated[
        Path, typer.Argument(metavar="FOLDER", help="A folder that is not there yet.", show_default=False)
    ],
    identity: Annotated[
        str | None, typer.Option("--id", help="Its id: small letters, digits and -.", show_default="the folder's name")
    ] = None,
    name: Annotated[str | None, typer.Option("--name", help="Its name.", show_default="its id")] = None,
    author: Annotated[str, typer.Option("--author", help="Who made it.")] = "unknown",
) -> None:
    """Write a small pack that is sound as it stands, to be changed."""
    from swallows_gui.games.swallows.data.new_pack import write_new

    chosen = identity or folder.name
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", chosen) or len(chosen) > 40:
        raise typer.BadParameter(f"{chosen!r} is no id: small letters, digits and - between them", param_hint="--id")
    if folder.exists():
        raise typer.BadParameter(f"{folder} is there already", param_hint="FOLDER")
    with _one_line():
        for file in write_new(folder, chosen, name or chosen, author):
            print(folder / file)


@app.command("check")
def check_pack(
    source: Annotated[Path, typer.Argument(metavar="PACK", help="A folder or a .zip.", show_default=False)],
    quick: Annotated[bool, typer.Option("--quick", help="Measure a few tournaments only.")] = False,
    plain: Annotated[bool, typer.Option("--no-balance", help="Measure nothing: look at the files alone.")] = False,
    games: Annotated[
        int | None,
        typer.Option("--games", min=2, max=MOST_GAMES, help="How many tournaments.", show_default="300; --quick: 24"),
    ] = None,
    jobs: Annotated[int, typer.Option("--jobs", min=1, max=MOST_JOBS, help="How many processes.")] = 1,
    as_json: AsJson = False,
) -> None:
    """Check a pack and measure what it does to the game.

    Exit code 1 if it cannot be used, or a row of the balance table that holds without it misses with it.
    """
    from swallows_gui.catalogue.mistakes import BadCard
    from swallows_gui.catalogue.pack_store import check, installed, read_any, with_needs
    from swallows_gui.cli.exit_codes import in_one_line
    from swallows_gui.cli.progress import bar
    from swallows_gui.games.swallows.lab.pack_effect import FULL, QUICK, pack_effect

    with tempfile.TemporaryDirectory() as place, _one_line():
        try:
            pack = read_any(source, Path(place))
            others = [each.pack for each in installed() if each.pack is not None and each.id != pack.id]
            brings = _brings(pack, check(pack, others))
        except BadCard as wrong:
            print(f"{source}: NOT SOUND: {wrong}")
            raise typer.Exit(1) from None
        if not as_json:
            print(f"{source}: sound: {pack.id} {pack.version}, {_listed(brings)}")
        if plain or not (brings["cards"] or pack.says.off):
            if as_json:
                print(json.dumps({"id": pack.id, "version": pack.version, "brings": brings}))
            return
        number = games or (QUICK if quick else FULL)
        stack = with_needs(pack, others)
        with in_one_line(), bar(2 * number, "Measuring") as advance:
            found = pack_effect(stack, number, jobs=jobs, progress=lambda done, _all: advance(done))
    new_misses = found.new_misses
    if as_json:
        print(
            json.dumps(
                {
                    "id": pack.id,
                    "version": pack.version,
                    "brings": brings,
                    "tournaments": number,
                    "effect": found.sentences,
                    "misses": [row.target.name for row in new_misses],
                }
            )
        )
    else:
        measured = f"measured on {counted(number, 'tournament')} with it and without it"
        print(f"What it does to the game ({measured}):")
        for sentence in found.sentences or ("nothing that shows",):
            print(f"  {sentence}")
        for row in new_misses:
            target, value = row.target, row.figure.value
            print(f"MISSES: {target.name} is {value:.3f}; {target.low:g} to {target.high:g} is a good game")
        if not new_misses:
            print("Every row of the balance table that holds without it holds with it.")
    if new_misses:
        raise typer.Exit(1)


@app.command("install")
def install_pack(
    source: Annotated[Path, typer.Argument(metavar="PACK", help="A folder or a .zip.", show_default=False)],
) -> None:
    """Install a pack, or update it, and switch it on. Exit code 1 if it cannot be used."""
    from swallows_gui.catalogue.mistakes import BadCard
    from swallows_gui.catalogue.pack_store import install, switch
    from swallows_gui.records.pack_needs import versions_needed

    with _one_line():
        try:
            found = install(source, versions_needed)
            on = switch(found.pack.id, on=True)
        except BadCard as wrong:
            print(f"{source}: NOT INSTALLED: {wrong}")
            raise typer.Exit(1) from None
    pack = found.pack
    what = "is installed already" if not found.new else "installed"
    instead = f" instead of {found.replaced}" if found.replaced else ""
    print(f"{pack.id} {pack.version} {what}{instead}{'; switched on: ' + ', '.join(on) if on else ''}")


@app.command("list")
def list_packs(as_json: Annotated[bool, typer.Option("--json", help="Print one JSON list.")] = False) -> None:
    """List the packs that are installed. Exit code 1 if one of them cannot be used."""
    from swallows_gui.catalogue.mistakes import BadCard
    from swallows_gui.catalogue.pack_store import check, installed

    told: list[dict[str, Any]] = []
    there = installed()
    sound = [each.pack for each in there if each.pack is not None]
    for each in there:
        line: dict[str, Any] = {
            "id": each.id,
            "on": each.on,
            "folder": str(each.folder),
            "older": [old.version for old in each.older],
        }
        try:
            if each.pack is None:
                raise each.fault or BadCard(each.id, "", "", "cannot be used")
            brings = _brings(each.pack, check(each.pack, sound))
            line |= {"version": each.pack.version, "name": each.pack.says.name["en"], "brings": brings}
        except BadCard as wrong:
            line |= {"wrong": str(wrong)}
        told.append(line)
    if as_json:
        print(json.dumps(told, ensure_ascii=False))
    else:
        for line in told:
            state = "on" if line["on"] else "off"
            if "wrong" in line:
                print(f"{line['id']}: {state}, CANNOT BE USED: {line['wrong']}")
                continue
            older = f"; kept for saved games: {', '.join(line['older'])}" if line["older"] else ""
            print(f"{line['id']} {line['version']}: {line['name']}, {state}, {_listed(line['brings'])}{older}")
        if not told:
            print("no packs are installed")
    if any("wrong" in line for line in told):
        raise typer.Exit(1)


@app.command("remove")
def remove_pack(
    identity: Annotated[str, typer.Argument(metavar="ID", help="The pack's id.", show_default=False)],
    needed: Annotated[bool, typer.Option("--even-if-needed", help="Though saved games need it.")] = False,
) -> None:
    """Remove a pack with all its versions. Exit code 1 if saved games or another pack need it."""
    from swallows_gui.catalogue.mistakes import BadCard
    from swallows_gui.catalogue.pack_store import installed, remove
    from swallows_gui.records.pack_needs import games_needing

    known = [each.id for each in installed()]
    if identity not in known:
        there = ", ".join(known) or "none"
        raise typer.BadParameter(f"no pack {identity!r} is installed; there is {there}", param_hint="ID")
    games = games_needing(identity)
    if games and not needed:
        saved = counted(games, "saved game needs", "saved games need")
        print(f"{identity}: NOT REMOVED: {saved} it and could not be opened any more; --even-if-needed removes it")
        raise typer.Exit(1)
    with _one_line():
        try:
            remove(identity)
        except BadCard as wrong:
            print(f"{identity}: NOT REMOVED: {wrong}")
            raise typer.Exit(1) from None
    print(f"{identity} removed")


def _brings(pack: "Pack", catalogue: "Catalogue") -> dict[str, int]:
    """How many things of each kind a pack has."""
    own = {kind: sum(name.startswith(f"{pack.id}:") for name in getattr(catalogue, kind)) for kind, _ in _KINDS}
    return {**own, "off": len(pack.says.off)}


def _listed(brings: dict[str, int]) -> str:
    things = [counted(brings[kind], one) for kind, one in _KINDS if brings[kind]]
    if brings["off"]:
        things.append(f"{counted(brings['off'], 'card')} of the game off")
    return ", ".join(things) or "texts only"


@contextmanager
def _one_line() -> Iterator[None]:
    """What the disk or another program refuses, in one line."""
    from filelock import Timeout

    from swallows_gui.cli.exit_codes import give_up

    try:
        yield
    except Timeout:
        give_up("another program is changing the packs; try again")
    except OSError as error:
        give_up(f"{error.filename or 'the folder of packs'} cannot be used: {error.strerror or error}")
