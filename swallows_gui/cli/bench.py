"""`swallows bench`: how fast rules, views, samples and players are on one core, beside python-chess if asked."""

import json
from typing import TYPE_CHECKING, Annotated, Final

import typer

from swallows_gui.cli.game import Game
from swallows_gui.cli.game import lab as lab_of
from swallows_gui.cli.numbers import MOST_SECONDS
from swallows_gui.cli.results_store import AsJson

if TYPE_CHECKING:
    from swallows_gui.lab.bench import Benchmark


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
