"""`swallows arena`: leagues of AI levels, and the ladder that shows that every level beats the one below."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from rich.console import Console

    from swallows_gui.lab.arena import Estimate, League
    from swallows_gui.lab.ladder import Ladder


def arena(
    seats: Annotated[
        str,
        typer.Option(
            "--seats", metavar="LEVEL,...", help="The level of each seat; hard:miser is one of its characters."
        ),
    ] = "normal,easy,easy,easy",
    seeds: Annotated[
        int, typer.Option("--seeds", min=1, help="How many seeds; each is played once with the seats in each place.")
    ] = 40,
    seed: Annotated[int, typer.Option("--seed", min=0, help="The first seed.")] = 1,
    ladder: Annotated[
        bool, typer.Option("--ladder", help="Play the whole ladder of levels and say which of its claims hold.")
    ] = False,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="How many processes.")] = 1,
    file: Annotated[
        Path | None,
        typer.Option("--file", metavar="FILE", help="Keep games here and go on from what it holds."),
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Without --file: go on with the games of the last call.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Let AI seats play leagues: share of wins, money and thinking time, with 95 % intervals by seed.

    With --ladder, exit code 1 if a claim does not hold.
    """
    from swallows_gui.cli.keeping import usual_file
    from swallows_gui.engine.game import IllegalAction

    path = file or usual_file("arena.jsonl", resume=resume)
    try:
        if ladder:
            _climb(seed, jobs, path, as_json)
        else:
            _play([level.strip() for level in seats.split(",")], seeds, seed, jobs, path, as_json)
    except ValueError as error:
        raise typer.BadParameter(str(error), param_hint="--seats") from None
    except IllegalAction as refusal:
        wrong = f"{refusal.parameters.get('option', refusal.code)} = {refusal.parameters.get('value')}"
        raise typer.BadParameter(f"no game can be set up with {wrong}") from None
    except OSError as error:
        typer.echo(f"swallows: {path} cannot be used: {error}", err=True)
        raise typer.Exit(1) from None
    except KeyboardInterrupt:
        how = f"--file {file}" if file else "--resume"
        typer.echo(f"swallows: broken off; go on with the same words and {how}", err=True)
        raise typer.Exit(130) from None


def _play(line_up: list[str], seeds: int, seed: int, jobs: int, path: Path, as_json: bool) -> None:
    from swallows_gui.cli.progress import bar
    from swallows_gui.lab.arena import arena as play

    with bar(seeds * len(line_up), "Arena") as advance:
        league = play(line_up, seeds, first_seed=seed, jobs=jobs, path=path, progress=lambda done, _all: advance(done))
    if as_json:
        print(json.dumps(league.as_json()))
        return
    from rich.console import Console

    _print_leagues(Console(), [league])


def _climb(seed: int, jobs: int, path: Path, as_json: bool) -> None:
    from swallows_gui.cli.progress import bar
    from swallows_gui.lab.ladder import LADDER
    from swallows_gui.lab.ladder import ladder as climb

    before: dict[str, int] = {}
    with bar(sum(rung.tournaments for rung in LADDER), "Ladder") as advance:

        def tell(rung: str, done: int, _games: int) -> None:
            before[rung] = done
            advance(sum(before.values()), rung)

        found = climb(LADDER, first_seed=seed, jobs=jobs, path=path, progress=tell)
    if as_json:
        print(json.dumps(found.as_json()))
    else:
        _print_ladder(found)
    if not found.holds:
        raise typer.Exit(1)


def _print_ladder(found: "Ladder") -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    console = Console()
    _print_leagues(console, found.leagues)
    claims = Table("claim", box=box.SIMPLE)
    for title in ("at least", "value", "95 % interval", ""):
        claims.add_column(title, justify="right")
    for claim in found.claims:
        interval = f"{claim.found.low:.3f} to {claim.found.high:.3f}"
        verdict = "holds" if claim.holds else "FAILS"
        claims.add_row(claim.what, f"{claim.least:g}", f"{claim.found.value:.3f}", interval, verdict)
    console.print(claims)
    holding = sum(claim.holds for claim in found.claims)
    console.print(f"{holding} of {len(found.claims)} claims hold.")


def _print_leagues(console: "Console", leagues: Sequence["League"]) -> None:
    from rich import box
    from rich.table import Table

    for league in leagues:
        console.print(
            f"{', '.join(league.line_up)}: {league.games} tournaments on {league.seeds} seeds "
            f"from {league.first_seed}, {league.seconds:.1f} s"
        )
        money = Table("level", box=box.SIMPLE)
        for title in ("wins a seat", "money, M", "ahead of others, M"):
            money.add_column(title, justify="right")
        thinking = Table("level", box=box.SIMPLE)
        for title in ("decisions", "mean ms", "median ms", "95 % ms", "poll ms"):
            thinking.add_column(title, justify="right")
        for entrant in league.entrants:
            money.add_row(
                entrant.level, _estimate(entrant.won, 3), _estimate(entrant.money, 1), _estimate(entrant.ahead, 1)
            )
            times = entrant.thinking
            numbers = (times.mean, times.median, times.p95, entrant.polls.mean)
            thinking.add_row(entrant.level, str(times.count), *(f"{ms:.2f}" for ms in numbers))
        console.print(money)
        console.print(thinking)


def _estimate(found: "Estimate", digits: int) -> str:
    return f"{found.value:.{digits}f} ± {found.high - found.value:.{digits}f}"
