"""`swallows balance`: measures the deck against the balance table and says which rows miss."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from swallows_gui.lab.balance import Balance


def balance(
    games: Annotated[int, typer.Option("--games", min=1, help="How many tournaments.")] = 2000,
    seats: Annotated[
        str, typer.Option("--seats", metavar="LEVEL,...", help="The level of each seat.")
    ] = "normal,normal,normal,normal",
    seed: Annotated[
        int | None, typer.Option("--seed", min=0, help="Seed of the first tournament.", show_default="1000001")
    ] = None,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="How many processes.")] = 1,
    keep: Annotated[
        Path | None, typer.Option("--keep", metavar="FILE", help="Keep tournaments here and go on from what it holds.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Measure the balance of the deck. Exit code 1 if a row of the table misses its target."""
    from swallows_gui.ai import LEVELS
    from swallows_gui.cli.progress import bar
    from swallows_gui.engine.game import IllegalAction
    from swallows_gui.lab.balance import FIRST_SEED
    from swallows_gui.lab.balance import balance as measure

    levels = [level.strip() for level in seats.split(",")]
    unknown = [level for level in levels if level not in LEVELS]
    if unknown:
        raise typer.BadParameter(f"no level {unknown[0]!r}; there are {', '.join(LEVELS)}", param_hint="--seats")
    try:
        with bar(games, "Balancing") as advance:
            found = measure(
                games,
                levels=levels,
                first_seed=FIRST_SEED if seed is None else seed,
                jobs=jobs,
                path=keep,
                progress=lambda done, _all: advance(done),
            )
    except IllegalAction as refusal:
        wrong = f"{refusal.parameters.get('option', refusal.code)} = {refusal.parameters.get('value')}"
        raise typer.BadParameter(f"no game can be set up with {wrong}") from None
    except OSError as error:
        typer.echo(f"swallows: {error}", err=True)
        raise typer.Exit(1) from None
    if as_json:
        print(json.dumps(found.as_json(), ensure_ascii=False))
    else:
        _print(found)
    if found.misses:
        raise typer.Exit(1)


def _print(found: "Balance") -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    console = Console()
    console.print(f"{found.games} tournaments from seed {found.first_seed}, {', '.join(found.levels)}")
    table = Table("figure", box=box.SIMPLE)
    for title in ("target", "value", "95 % interval", ""):
        table.add_column(title, justify="right")
    for row in found.rows:
        figure, target = row.figure, row.target
        interval = "" if figure.low is None or figure.high is None else f"{figure.low:.3f} to {figure.high:.3f}"
        value = "not counted" if figure.value is None else f"{figure.value:.3f}"
        table.add_row(figure.name, f"{target.low:g} to {target.high:g}", value, interval, "" if row.holds else "MISSES")
    console.print(table)
    console.print(f"{len(found.rows) - len(found.misses)} of {len(found.rows)} rows hold.")
