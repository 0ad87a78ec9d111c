"""`swallows soak NAME`: long trials in small shards, which can be broken off and taken up again."""

import json
from pathlib import Path
from typing import Annotated

import typer

from swallows_gui.cli.counted import counted


def soak(
    name: Annotated[
        str,
        typer.Argument(metavar="NAME", help="playouts, leaks, records, damage, kills or windows.", show_default=False),
    ],
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the shards that are not done yet.")] = False,
    shards: Annotated[
        int | None, typer.Option("--shards", min=1, help="How many shards.", show_default="the soak's own number")
    ] = None,
    first: Annotated[int, typer.Option("--first", min=0, help="The first shard: other shards, other seeds.")] = 0,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="How many processes.")] = 1,
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
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Try the game for a long time: random playouts, leaks, records, damaged files, killed games and windows.

    Exit code 1 if anything failed.
    """
    from swallows_gui.cli.ending import in_one_line
    from swallows_gui.cli.keeping import cached
    from swallows_gui.cli.progress import bar
    from swallows_gui.lab.soak import NAMES, SOAKS
    from swallows_gui.lab.soak import soak as run

    if name not in NAMES:
        raise typer.BadParameter(f"no soak {name!r}; there are {', '.join(NAMES)}", param_hint="NAME")
    path = keep or cached("soaks", f"{name}.jsonl")
    total = SOAKS[name].shards if shards is None else shards
    with in_one_line(go_on="the same words and --resume"), bar(total, f"Soak: {name}") as advance:
        found = run(
            name,
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
        print(f"{found.name}: {found.count} {found.unit} in {shards_done}, {verdict} ({found.seconds:.1f} s)")
    if found.failures:
        raise typer.Exit(1)
