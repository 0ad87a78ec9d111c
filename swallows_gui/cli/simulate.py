"""The command `swallows simulate`: plays seeded games between computer players and prints figures about them.

It also holds what long commands share: where partial results are kept and resumed, `--jobs N` processes or a Dask
cluster (`--cluster ADDRESS`), and upper limits for counts.
"""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from swallows_gui.cli.game import Field, Format, Game, With, Without, line_up, options
from swallows_gui.cli.game import lab as lab_of
from swallows_gui.cli.progress import counted

if TYPE_CHECKING:
    from swallows_gui.lab.game_lab import GameLab
    from swallows_gui.lab.parallel import Workers
    from swallows_gui.lab.playing import Simulation


KeptIn = Annotated[
    Path | None,
    typer.Option("--file", metavar="FILE", dir_okay=False, help="Keep games here and go on from what it holds."),
]
Resume = Annotated[bool, typer.Option("--resume", help="Without --file: go on with the games of the last call.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]


def cached(*parts: str) -> Path:
    """A path in the user's cache folder; nothing need be there."""
    from swallows_gui.folders import cache_folder

    return cache_folder().joinpath(*parts)


def usual_file(name: str, *, resume: bool) -> Path:
    """The usual file of this name; unless it is to be taken up again, what it held is dropped."""
    path = cached("lab", name)
    if not resume:
        path.unlink(missing_ok=True)
    return path


def same_again(file: Path | None) -> str:
    """The words that take the work up again where it was broken off."""
    return "the same words" if file else "the same words and --resume"


MOST_JOBS: Final = 256
"""Processes. More than there are cores help nobody; so many are the largest machines'."""
MOST_GAMES: Final = 1_000_000
"""Tournaments, seeds of a league, shards, simulated remainders: more than a year of them."""
LAST_SEED: Final = 2**53
"""Seeds that every reader of JSON keeps exactly."""
MOST_SECONDS: Final = 3600.0


Jobs = Annotated[int | None, typer.Option("--jobs", min=1, max=MOST_JOBS, help="How many processes.", show_default="1")]
Cluster = Annotated[
    str | None,
    typer.Option("--cluster", metavar="ADDRESS", help="Leave the work to the Dask cluster with this scheduler."),
]


def workers(jobs: int | None, cluster: str | None) -> "Workers":
    """The processes or the cluster. BadParameter where both were given."""
    from swallows_gui.cli.exit_codes import refuse_beside

    if cluster is None:
        return jobs or 1
    refuse_beside("--cluster", {"--jobs": jobs})
    return cluster


def simulate(
    game: Game = None,
    seats: Annotated[
        str | None,
        typer.Option(
            "--seats",
            metavar="LEVEL,...",
            help="The level of each seat: random, easy, normal, hard, expert.",
            show_default="all normal",
        ),
    ] = None,
    format_id: Format = None,
    field: Field = None,
    on: With = None,
    off: Without = None,
    teams: Annotated[int | None, typer.Option("--teams", help="How many teams play, instead of --format.")] = None,
    seed: Annotated[
        int, typer.Option("--seed", min=0, max=LAST_SEED, help="Seed of the first game; the next have the next.")
    ] = 1,
    games: Annotated[int, typer.Option("--games", min=1, max=MOST_GAMES, help="How many games.")] = 1,
    jobs: Jobs = None,
    cluster: Cluster = None,
    record_dir: Annotated[
        Path | None,
        typer.Option("--record-dir", metavar="DIR", file_okay=False, help="Write a record of each game."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Play games between computer players and count what happens in them."""
    from swallows_gui.cli.exit_codes import give_up, in_one_line, refuse_beside
    from swallows_gui.cli.progress import bar
    from swallows_gui.lab.playing import simulate as run

    if format_id is not None:
        refuse_beside("--format", {"--teams": teams})
    if cluster is not None:
        refuse_beside("--cluster", {"--record-dir": record_dir})
    lab = lab_of(game, format_id)
    given = options(lab, format_id, teams, field, on=on, off=off)
    levels = line_up(lab, seats, "normal", given)
    with in_one_line(levels="--seats"), bar(games, "Simulating") as advance:
        found = run(
            levels,
            seed,
            games,
            game=lab.key,
            jobs=workers(jobs, cluster),
            options=given,
            record_dir=record_dir,
            progress=lambda done, _all: advance(done),
        )
    if as_json:
        print(json.dumps(found.as_json(), ensure_ascii=False))
    else:
        _print(found, lab)
    if found.broken_off:
        give_up(f"broken off after {counted(found.games, lab.played)} of {games}; these are counted", code=130)


def _print(found: "Simulation", lab: "GameLab") -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    console = Console()
    last = f" to {found.seed + found.games - 1}" if found.games > 1 else ""
    rate = found.games / found.seconds if found.seconds else 0.0
    games = counted(found.games, lab.played)
    console.print(f"{games}, seed {found.seed}{last}, {found.seconds:.1f} s ({rate:.2f} a second)")
    console.print(f"{found.decisions} decisions, {found.forced} questions with one answer only")
    figures = Table("figure", box=box.SIMPLE)
    for title in ("value", "95 % from", "to"):
        figures.add_column(title, justify="right")
    for figure in found.figures.figures:
        figures.add_row(figure.name, *(_number(value) for value in (figure.value, figure.low, figure.high)))
    console.print(figures)
    seats = Table("seat", "level", box=box.SIMPLE)
    for title in (f"mean {lab.unit}", "share of wins"):
        seats.add_column(title, justify="right")
    for seat, level in enumerate(found.levels):
        seats.add_row(str(seat), level, f"{found.money[seat]:.1f}", f"{found.won[seat]:.3f}")
    console.print(seats)


def _number(value: float | None) -> str:
    return "" if value is None else f"{value:.3f}"
