"""`swallows balance`: measures a game against its balance table and says which rows miss."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from swallows_gui.cli.game import Field, Format, Game, With, Without, line_up, nothing_of, options
from swallows_gui.cli.game import lab as lab_of
from swallows_gui.cli.numbers import LAST_SEED, MOST_GAMES
from swallows_gui.cli.plural import counted
from swallows_gui.cli.results_store import AsJson, KeptIn, Resume
from swallows_gui.cli.workers import Cluster, Jobs, workers

if TYPE_CHECKING:
    from swallows_gui.lab.balance import Balance
    from swallows_gui.lab.figures import MeasuredFigure
    from swallows_gui.lab.game_lab import GameLab


_USUAL: Final = "normal"


def balance(
    game: Game = None,
    format_id: Format = None,
    field: Field = None,
    on: With = None,
    off: Without = None,
    games: Annotated[int, typer.Option("--games", min=1, max=MOST_GAMES, help="How many games.")] = 2000,
    level: Annotated[
        str | None,
        typer.Option(
            "--level", help="The level of all seats: random, easy, normal, hard, expert.", show_default=_USUAL
        ),
    ] = None,
    seats: Annotated[
        str | None, typer.Option("--seats", metavar="LEVEL,...", help="The level of each seat, instead of --level.")
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(
            "--first-seed", "--seed", min=0, max=LAST_SEED, help="Seed of the first game.", show_default="1000001"
        ),
    ] = None,
    jobs: Jobs = None,
    cluster: Cluster = None,
    file: KeptIn = None,
    resume: Resume = False,
    report: Annotated[
        Path | None,
        typer.Option("--report", metavar="FILE", dir_okay=False, help="Write the table into this Markdown file, too."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Measure the balance of a game. Exit code 1 if a row of the table misses its target."""
    from swallows_gui.cli.exit_codes import in_one_line, refuse_beside
    from swallows_gui.cli.progress import bar
    from swallows_gui.cli.results_store import same_again, usual_file
    from swallows_gui.lab.balance import balance as measure

    lab = lab_of(game, format_id)
    if not lab.targets:
        nothing_of(lab, "balance table")
    kept = lab.report
    if report is not None and kept is None:
        nothing_of(lab, "balance report")
    if seats:
        refuse_beside("--seats", {"--level": level})
    given = options(lab, format_id, field=field, on=on, off=off)
    levels = line_up(lab, seats or None, level or _USUAL, given)
    first = lab.first_seed if seed is None else seed
    with in_one_line(levels="--seats" if seats else "--level", go_on=same_again(file)):
        if report is not None and kept is not None:
            if file is not None and report.absolute() == file.absolute():
                raise typer.BadParameter("it is the file of --file", param_hint="--report")
            kept.refuse(report)
        path = file or usual_file("balance.jsonl", resume=resume)
        with bar(games, "Balancing") as advance:
            found = measure(
                games,
                game=lab.key,
                levels=levels,
                options=given,
                first_seed=first,
                jobs=workers(jobs, cluster),
                path=path,
                progress=lambda done, _all: advance(done),
            )
        if report is not None and kept is not None:
            who = f"--seats {seats}" if seats else f"--level {levels[0]}"
            given_names = (("--format", format_id), ("--field", field))
            which = "".join(f" {name} {value}" for name, value in given_names if value)
            which += "".join(f" --with {name}" for name in on or ()) + "".join(
                f" --without {name}" for name in off or ()
            )
            kept.write(report, found, f"swallows balance {who}{which} --games {games} --first-seed {first}")
    if as_json:
        print(json.dumps(found.as_json(), ensure_ascii=False))
    else:
        _print(found, lab)
    if found.misses:
        raise typer.Exit(1)


def _print(found: "Balance", lab: "GameLab") -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    console = Console()
    console.print(f"{counted(found.games, lab.played)} from seed {found.first_seed}, {', '.join(found.levels)}")
    table = Table("figure", box=box.SIMPLE)
    for title in ("target", "value", "95 % interval", ""):
        table.add_column(title, justify="right")
    for row in found.rows:
        aim = f"{row.target.low:g} to {row.target.high:g}"
        table.add_row(row.figure.name, aim, *_measured(row.figure), "" if row.holds else "MISSES")
    for figure in found.others:
        table.add_row(figure.name, "", *_measured(figure), "")
    console.print(table)
    console.print(f"{len(found.rows) - len(found.misses)} of {len(found.rows)} rows hold.")


def _measured(figure: "MeasuredFigure") -> tuple[str, str]:
    """The value and its interval."""
    interval = "" if figure.low is None or figure.high is None else f"{figure.low:.3f} to {figure.high:.3f}"
    return "not counted" if figure.value is None else f"{figure.value:.3f}", interval
