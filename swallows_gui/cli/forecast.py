"""The commands `swallows forecast` and `swallows bench`.

`forecast` measures how accurate the forecasts are, and the habits and betting slips behind them. `bench` measures how
fast rules, views, samples and players are on one core, beside python-chess if asked.
"""

import json
from typing import TYPE_CHECKING, Annotated, Final

import typer

from swallows_gui.cli.game import Field, Format, Game, With, Without, nothing_of, options
from swallows_gui.cli.game import lab as lab_of
from swallows_gui.cli.progress import counted
from swallows_gui.cli.simulate import (
    LAST_SEED,
    MOST_GAMES,
    MOST_SECONDS,
    AsJson,
    Cluster,
    Jobs,
    KeptIn,
    same_again,
    workers,
)

if TYPE_CHECKING:
    from rich.table import Table

    from swallows_gui.lab.bench import Benchmark
    from swallows_gui.lab.forecasts import Calibration, ForecastScore, Reliability


def forecast(
    game: Game = None,
    games: Annotated[int, typer.Option("--games", min=1, max=MOST_GAMES, help="How many tournaments.")] = 500,
    seed: Annotated[
        int | None,
        typer.Option(
            "--seed", min=0, max=LAST_SEED, help="Seed of the first; by default one that nothing was tuned on."
        ),
    ] = None,
    level: Annotated[
        str, typer.Option("--level", help="The level of all seats: random, easy, normal, hard, expert.")
    ] = "normal",
    rows: Annotated[
        int | None,
        typer.Option(
            "--remainders", min=1, max=MOST_GAMES, help="Simulated remainders of each forecast.", show_default="1000"
        ),
    ] = None,
    jobs: Jobs = None,
    cluster: Cluster = None,
    measure: Annotated[
        bool,
        typer.Option(
            "--measure",
            help="Measure the habits of play behind the forecasts instead, and "
            "print them as the game's data have them.",
        ),
    ] = False,
    slips: Annotated[
        bool,
        typer.Option(
            "--slips",
            help="Measure what seats of the level bet on instead, and print it as the game's data have it.",
        ),
    ] = False,
    stars: Annotated[
        bool,
        typer.Option(
            "--stars",
            help="Measure what the star cards of all nations do instead, and print it as the game's data have it.",
        ),
    ] = False,
    pushes: Annotated[
        bool,
        typer.Option(
            "--pushes",
            help="Measure how far seats of the level, one among normal ones and all, bring about their bets instead.",
        ),
    ] = False,
    answers: Annotated[
        bool,
        typer.Option(
            "--answers",
            help="Measure how often a dangerous attack is let through by who could answer it instead.",
        ),
    ] = False,
    format_id: Format = None,
    field: Field = None,
    on: With = None,
    off: Without = None,
    teams: Annotated[
        int | None,
        typer.Option(
            "--teams", help="With --measure and --slips: how many teams the tournaments have.", show_default="16"
        ),
    ] = None,
    file: KeptIn = None,
    as_json: AsJson = False,
) -> None:
    """Compare forecasts with what happened: Brier scores beside strength alone, and a reliability table."""
    from swallows_gui.cli.exit_codes import in_one_line, refuse_beside
    from swallows_gui.cli.progress import bar

    lab = lab_of(game)
    forecasts = lab.forecasts()
    if forecasts is None:
        nothing_of(lab, "forecasts")
    crew = workers(jobs, cluster)
    measured = {"--measure": measure, "--slips": slips, "--stars": stars, "--pushes": pushes, "--answers": answers}
    if chosen := next((word for word, wanted in measured.items() if wanted), None):
        others = {word: wanted for word, wanted in measured.items() if word != chosen}
        refuse_beside(chosen, {**others, "--remainders": rows, "--file": file, "--json": as_json})
        if stars:
            refuse_beside("--stars", {"--field": field})
        if format_id is not None:
            refuse_beside("--format", {"--teams": teams})
        with (
            in_one_line(levels="--level"),
            bar(2 * games if slips or stars else games, "Measuring") as advance,
        ):
            first = 1000 if seed is None else seed
            given = options(lab, format_id, teams, field, on=on, off=off)
            measuring = {
                "--measure": forecasts.habits,
                "--slips": forecasts.slips,
                "--stars": forecasts.stars,
                "--pushes": forecasts.pushes,
                "--answers": forecasts.answers,
            }
            found = measuring[chosen](
                level, first, games, options=given, jobs=crew, progress=lambda done, _all: advance(done)
            )
        print(found)
        return
    refuse_beside("forecasts, only with what measures them", {"--teams": teams})
    given = options(lab, format_id, field=field, on=on, off=off)
    go_on = same_again(file) if file else ""
    with in_one_line(levels="--level", go_on=go_on), bar(games, "Forecasting") as advance:
        result = forecasts.reliability(
            games,
            level=level,
            seed=seed,
            rows=rows or 1000,
            jobs=crew,
            path=file,
            options=given,
            progress=lambda done, _all: advance(done),
        )
    if as_json:
        print(json.dumps(result.as_json()))
    else:
        show(result)


def show(result: "Reliability") -> None:
    """Print it, in tables that fit a terminal of 80 columns."""
    from rich import box
    from rich.console import Console
    from rich.table import Table

    console = Console()
    console.print(
        f"{counted(result.games, 'tournament')} of {result.level} seats from seed {result.seed} on, {result.rows} "
        "simulated remainders a forecast; strength alone learned from the others"
    )
    scores = Table(box=box.SIMPLE, pad_edge=False)
    for title in ("moment", "stage"):
        scores.add_column(title, no_wrap=True)
    for title in ("simulated", "analytic", "strength", "ahead of strength"):
        scores.add_column(title, justify="right", no_wrap=True)
    for score in result.scores:
        brier = (f"{value:.4f}" for value in score.brier.values())
        scores.add_row(score.moment, score.stage, *brier, f"{score.ahead:.4f} ± {score.high - score.ahead:.4f}")
    console.print(scores)
    for moment in dict.fromkeys(score.moment for score in result.scores):
        console.print(_reliable([score for score in result.scores if score.moment == moment]))
    console.print("mean chance said, share that got there (teams)")
    for kind in dict.fromkeys(each.kind for each in result.calibrations):
        console.print(_calibrated(kind, [each for each in result.calibrations if each.kind == kind]))
    if result.calibrations:
        console.print(
            "before the first match: mean chance said, share that got there ± two standard errors, "
            "teams; ! further off than allowed"
        )
    console.print("ahead of strength everywhere" if result.holds else "NOT ahead of strength everywhere")


def _reliable(scores: "list[ForecastScore]") -> "Table":
    """What was said at one moment, by tenths of the chance, and what came of it."""
    from rich import box
    from rich.table import Table

    table = Table(scores[0].moment, box=box.SIMPLE, pad_edge=False)
    for score in scores:
        table.add_column(score.stage, justify="right", no_wrap=True)
    bins = len(scores[0].table)
    for at in range(bins):
        cells = [
            f"{said:.2f} {came:.2f} ({teams})" if teams else ""
            for teams, said, came in (score.table[at] for score in scores)
        ]
        if any(cells):
            table.add_row(f"{at / bins:.1f}-{(at + 1) / bins:.1f}", *cells)
    return table


def _calibrated(kind: str, rows: "list[Calibration]") -> "Table":
    """What was said of each nation, or of teams with so many backers, and what came of it."""
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE, pad_edge=False)
    stages = list(dict.fromkeys(row.stage for row in rows))
    table.add_column(kind, no_wrap=True)
    for stage in stages:
        table.add_column(stage, justify="right", no_wrap=True)
    for name in dict.fromkeys(row.name for row in rows):
        cells = {row.stage: row for row in rows if row.name == name}
        table.add_row(name, *(_cell(cells[stage]) if stage in cells else "" for stage in stages))
    return table


def _cell(row: "Calibration") -> str:
    mark = " " if row.holds else "!"
    said, came, error = (f"{value:.3f}".removeprefix("0") for value in (row.said, row.came, 2 * row.error))
    return f"{said} {came}±{error}{mark}{row.teams}"


_LABELS: Final = {
    "tournaments": "games (random)",
    "decisions": "decisions",
    "out_of_turn": "  of them out of turn",
    "forced": "forced pushes",
    "copies": "copies",
    "views": "views",
    "samples": "samples",
    "forecasts": "forecasts",
    "remainders": "simulated remainders",
}


def bench(
    game: Game = None,
    as_json: AsJson = False,
    peers: Annotated[
        bool,
        typer.Option("--peers", help="Let python-chess and the other games play random games in the same run, too."),
    ] = False,
    seconds: Annotated[
        float, typer.Option("--seconds", min=0.1, max=MOST_SECONDS, help="How long each rate is measured.")
    ] = 3.0,
    levels: Annotated[
        str, typer.Option("--levels", metavar="LEVEL,...", help="Levels whose thinking time is measured.")
    ] = "easy,normal,hard,expert",
) -> None:
    """Measure speed. Rates are a second on one core; nothing passes or fails."""
    from swallows_gui.cli.exit_codes import in_one_line
    from swallows_gui.cli.progress import busy
    from swallows_gui.lab.bench import bench as measure
    from swallows_gui.titles import ids

    lab = lab_of(game)
    with in_one_line(levels="--levels"), busy("Measuring") as say:
        others = [lab_of(other) for other in ids() if other != lab.game] if peers else []
        found = measure(
            lab, seconds, [level.strip() for level in levels.split(",")], peers=peers, others=others, progress=say
        )
    if as_json:
        print(json.dumps(found.as_json()))
        return
    _print(found)
    if peers and found.ratio is None:
        typer.echo("swallows: python-chess is not installed here, so there is no ratio.", err=True)


def _print(found: "Benchmark") -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    console = Console()
    code = "compiled" if found.compiled else "plain Python"
    rates = Table(f"a second, one core, {code}", box=box.SIMPLE)
    rates.add_column("", justify="right")
    for name, rate in found.rates.items():
        if name in _LABELS:
            rates.add_row(_LABELS[name], f"{rate:,.1f}" if rate < 1000 else f"{rate:,.0f}")
    if found.chess_plies is not None and found.ratio is not None:
        rates.add_row("python-chess plies", f"{found.chess_plies:,.0f}")
        rates.add_row("decisions to plies", f"{found.ratio:.2f}")
        for name, ratio in found.other_ratios.items():
            rates.add_row(f"of {name}", f"{ratio:.2f}")
    console.print(rates)
    thinking = Table("level", box=box.SIMPLE, pad_edge=False)
    for title in ("decisions", "a second", "mean\nms", "median\nms", "95 %\nms", "poll\nms", "game\ns"):
        thinking.add_column(title, justify="right", no_wrap=True)
    for level in found.thinking:
        numbers = (level.mean, level.median, level.p95, level.poll_mean, level.tournament)
        counts = (f"{level.decisions}", f"{level.decisions_a_second:,.0f}")
        thinking.add_row(level.level, *counts, *(f"{number:.3f}" for number in numbers))
    console.print(thinking)
