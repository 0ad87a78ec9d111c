"""The commands of the bench.

`soak NAME`: long trials in small shards, which can be broken off and taken up again; a row of clicks that one of them
has left can be done again with `--replay`. `corpus FOLDER`: a corpus of the present version.
"""

import json
import sys
from pathlib import Path
from typing import Annotated

import typer

from swallows_gui.cli.commands import OneLine
from swallows_gui.cli.game import Game, nothing_of
from swallows_gui.cli.game import lab as lab_of
from swallows_gui.cli.progress import counted
from swallows_gui.cli.simulate import LAST_SEED, MOST_GAMES, MOST_JOBS, AsJson

app = typer.Typer(
    name="bench",
    cls=OneLine,
    help="The test bench of Millions of Swallows.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.command()
def soak(
    name: Annotated[
        str,
        typer.Argument(
            metavar="NAME",
            help="playouts, leaks, records, corpus, damage, forgery, packs, saboteur, kills, windows, "
            "eavesdrop, twins, hot-seat, clicks or tests.",
            show_default=False,
        ),
    ],
    game: Game = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the shards that are not done yet.")] = False,
    shards: Annotated[
        int | None,
        typer.Option("--shards", min=1, max=MOST_GAMES, help="How many shards.", show_default="the soak's own number"),
    ] = None,
    first: Annotated[
        int, typer.Option("--first", min=0, max=LAST_SEED, help="The first shard: other shards, other seeds.")
    ] = 0,
    jobs: Annotated[int, typer.Option("--jobs", min=1, max=MOST_JOBS, help="How many processes.")] = 1,
    keep: Annotated[
        Path | None,
        typer.Option(
            "--keep",
            metavar="FILE",
            dir_okay=False,
            help="Where done shards are noted.",
            show_default="the cache folder",
        ),
    ] = None,
    replay: Annotated[
        Path | None,
        typer.Option(
            "--replay",
            metavar="FILE",
            exists=True,
            dir_okay=False,
            help="Do the clicks of this row again, and no others.",
        ),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Try the game for a long time: random playouts, leaks, records, recorded games of earlier versions, damaged and
    forged files, packs that mean harm, files harmed under a running game, killed games and windows, real windows under
    random clicks, and the tests that take too long for every day.

    Exit code 1 if anything failed.
    """
    from bench.soak import NAMES, SOAKS
    from bench.soak import soak as run
    from swallows_gui import titles
    from swallows_gui.cli.exit_codes import in_one_line, refuse_beside
    from swallows_gui.cli.progress import bar
    from swallows_gui.cli.simulate import cached

    if name not in NAMES:
        raise typer.BadParameter(f"no soak {name!r}; there are {', '.join(NAMES)}", param_hint="NAME")
    lab = lab_of(game)
    if SOAKS[name].of_no_game and lab.game != titles.usual():
        nothing_of(lab, f"soak {name}")
    if SOAKS[name].only not in ("", lab.game):
        nothing_of(lab, SOAKS[name].unit)
    if name == "eavesdrop" and titles.title(lab.game).load(titles.title(lab.game).desk).manners.all_open:
        nothing_of(lab, "secret to listen for")
    if name == "clicks":
        _demand_a_display()
    if replay is not None:
        if name != "clicks":
            raise typer.BadParameter("only clicks can be replayed", param_hint="--replay")
        refuse_beside("--replay", {"--shards": shards, "--keep": keep, "--resume": resume, "--json": as_json})
        _replay(replay)
        return
    kept = name if lab.game == titles.usual() else f"{name}-{lab.game}"
    path = keep or cached("soaks", f"{kept}.jsonl")
    total = SOAKS[name].shards if shards is None else shards
    with in_one_line(go_on="the same words and --resume"), bar(total, f"Soak: {name}") as advance:
        found = run(
            name,
            game=lab.game,
            shards=shards,
            first=first,
            jobs=jobs,
            path=path,
            resume=resume,
            progress=lambda done, _all: advance(done),
        )
    if as_json:
        print(json.dumps(found.as_json(), ensure_ascii=False))
    else:
        for failure in found.failures:
            print(f"FAILED: {failure}")
        verdict = f"{len(found.failures)} failed" if found.failures else "all sound"
        shards_done = counted(found.shards, "shard")
        print(f"{found.name}: {found.covered} in {shards_done}, {verdict} ({found.seconds:.1f} s)")
    if found.failures:
        raise typer.Exit(1)


def _demand_a_display() -> None:
    """Windows are clicked at on displays of their own."""
    from bench.display import absent
    from swallows_gui.cli.exit_codes import give_up

    if not sys.platform.startswith("linux"):
        give_up("windows are clicked at on Linux only: elsewhere they would use the player's own folders and mouse")
    if missing := absent():
        give_up(f"not installed: {', '.join(missing)}. Windows are clicked at on a display of their own.")


def _replay(path: Path) -> None:
    """Do the clicks of a row again. Exit code 1 if anything was found."""
    from bench.clicks.rows import BadRow, read_row
    from bench.clicks.trial import click_again
    from swallows_gui.cli.exit_codes import give_up, in_one_line

    log = path.with_name(f"{path.stem}-again.jsonl")
    try:
        row = read_row(path)
    except BadRow as error:
        give_up(f"{path} cannot be replayed, {error}")
    with in_one_line():
        found = click_again(row, log)
    for fault in found.faults:
        print(f"FAILED: {fault}")
    print(f"clicks: seed {row.seed} again, {len(found.faults)} found ({found.seconds:.1f} s); the row: {log}")
    if found.faults:
        raise typer.Exit(1)


@app.command()
def corpus(
    folder: Annotated[
        Path,
        typer.Argument(metavar="FOLDER", help="A new folder, such as tests/golden/corpus/rules-3.", show_default=False),
    ],
    jobs: Annotated[int, typer.Option("--jobs", min=1, max=MOST_JOBS, help="How many processes.")] = 1,
) -> None:
    """Make a corpus of the present version: 300 recorded games with the card data of their time. The same version
    always makes the same files.
    """
    from bench.swallows.corpus.making import make
    from bench.swallows.corpus.plans import plans
    from swallows_gui.cli.exit_codes import give_up, in_one_line
    from swallows_gui.cli.progress import bar

    if folder.exists():
        give_up(f"{folder} is there already: a corpus is kept as it is, name a new folder")
    with in_one_line(), bar(len(plans()), "Corpus") as advance:
        contents = make(folder, jobs=jobs, progress=lambda done, _all: advance(done))
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    print(f"{contents['games']} games, {contents['left']} left unfinished, {contents['whole']} whole, {size} bytes")
    for what in ("lines", "actions", "events"):
        print(f"{what}: {contents[what]}")
