"""`swallows simulate`: seeded tournaments between AI seats, and the figures of the balance table that fall out."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from swallows_gui.cli.numbers import LAST_SEED, MOST_GAMES, MOST_JOBS
from swallows_gui.cli.plural import counted

if TYPE_CHECKING:
    from swallows_gui.lab.swallows.simulate import Simulation


def simulate(
    seats: Annotated[
        str,
        typer.Option(
            "--seats", metavar="LEVEL,...", help="The level of each seat: random, easy, normal, hard, expert."
        ),
    ] = "normal,normal,normal,normal",
    teams: Annotated[int, typer.Option("--teams", help="How many teams play.")] = 16,
    seed: Annotated[
        int, typer.Option("--seed", min=0, max=LAST_SEED, help="Seed of the first tournament; the next have the next.")
    ] = 1,
    games: Annotated[int, typer.Option("--games", min=1, max=MOST_GAMES, help="How many tournaments.")] = 1,
    jobs: Annotated[int, typer.Option("--jobs", min=1, max=MOST_JOBS, help="How many processes.")] = 1,
    record_dir: Annotated[
        Path | None,
        typer.Option("--record-dir", metavar="DIR", file_okay=False, help="Write a record of each tournament."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Play tournaments between AI seats and count what happens in them."""
    from swallows_gui.cli.exit_codes import in_one_line
    from swallows_gui.cli.progress import bar
    from swallows_gui.lab.swallows.simulate import simulate as run

    levels = [level.strip() for level in seats.split(",")]
    options = {"format": format_of(teams)}
    with in_one_line(levels="--seats"), bar(games, "Simulating") as advance:
        found = run(
            levels,
            seed,
            games,
            jobs=jobs,
            options=options,
            record_dir=record_dir,
            progress=lambda done, _all: advance(done),
        )
    if as_json:
        print(json.dumps(found.as_json(), ensure_ascii=False))
    else:
        _print(found)


def format_of(teams: int) -> str:
    """Return the id of the tournament format with so many teams; BadParameter if there is none."""
    from swallows_gui.catalogue.swallows import load

    sizes = {form.schedule.teams: form.id for form in load().tables().formats.values() if not form.schedule.single}
    if teams not in sizes:
        known = ", ".join(str(size) for size in sorted(sizes))
        raise typer.BadParameter(f"there is no format of {teams} teams; there is {known}", param_hint="--teams")
    return sizes[teams]


def _print(found: "Simulation") -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    console = Console()
    last = f" to {found.seed + found.games - 1}" if found.games > 1 else ""
    rate = found.games / found.seconds if found.seconds else 0.0
    games = counted(found.games, "tournament")
    console.print(f"{games}, seed {found.seed}{last}, {found.seconds:.1f} s ({rate:.2f} a second)")
    console.print(f"{found.decisions} decisions, {found.forced} questions with one answer only")
    figures = Table("figure", box=box.SIMPLE)
    for title in ("value", "95 % from", "to"):
        figures.add_column(title, justify="right")
    for figure in found.figures.figures:
        figures.add_row(figure.name, *(_number(value) for value in (figure.value, figure.low, figure.high)))
    console.print(figures)
    seats = Table("seat", "level", box=box.SIMPLE)
    for title in ("mean money, M", "share of wins"):
        seats.add_column(title, justify="right")
    for seat, level in enumerate(found.levels):
        seats.add_row(str(seat), level, f"{found.money[seat]:.1f}", f"{found.won[seat]:.3f}")
    console.print(seats)


def _number(value: float | None) -> str:
    return "" if value is None else f"{value:.3f}"
