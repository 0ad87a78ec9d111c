"""`swallows arena`: leagues of levels, and the ladder that shows that every level beats the one below."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, NamedTuple

import typer

from swallows_gui.cli.game import Field, Format, Game, With, Without, line_up, nothing_of, options
from swallows_gui.cli.game import lab as lab_of
from swallows_gui.cli.progress import counted
from swallows_gui.cli.simulate import LAST_SEED, MOST_GAMES, AsJson, Cluster, Jobs, KeptIn, Resume, workers

if TYPE_CHECKING:
    from rich.console import Console

    from swallows_gui.engine.game import Json
    from swallows_gui.lab.arena import Estimate, League
    from swallows_gui.lab.exploits import Exploits
    from swallows_gui.lab.game_lab import GameLab
    from swallows_gui.lab.ladder import Ladder
    from swallows_gui.lab.parallel import Workers


_USUAL_SEEDS: Final = 40


def arena(
    game: Game = None,
    seats: Annotated[
        str | None,
        typer.Option(
            "--seats",
            metavar="LEVEL,...",
            help="The level of each seat: random, easy, normal, hard, expert; hard:miser is hard as one of its "
            "characters.",
            show_default="normal, the others easy",
        ),
    ] = None,
    format_id: Format = None,
    field: Field = None,
    on: With = None,
    off: Without = None,
    seeds: Annotated[
        int | None,
        typer.Option(
            "--seeds",
            min=1,
            max=MOST_GAMES,
            help="How many seeds; each is played once with the seats in each place.",
            show_default=str(_USUAL_SEEDS),
        ),
    ] = None,
    seed: Annotated[int, typer.Option("--seed", min=0, max=LAST_SEED, help="The first seed.")] = 1,
    ladder: Annotated[
        bool, typer.Option("--ladder", help="Play the whole ladder of levels and say which of its claims hold.")
    ] = False,
    exploits: Annotated[
        bool,
        typer.Option(
            "--exploits",
            help="Play cunning twins of a level, that decide one thing otherwise, each on the same seeds as its plain "
            "player.",
        ),
    ] = False,
    level: Annotated[
        str | None,
        typer.Option("--level", help="With --exploits: whose twins.", show_default="normal"),
    ] = None,
    only: Annotated[
        str | None, typer.Option("--only", metavar="NAME,...", help="With --exploits: these twins.", show_default="all")
    ] = None,
    jobs: Jobs = None,
    cluster: Cluster = None,
    file: KeptIn = None,
    resume: Resume = False,
    as_json: AsJson = False,
) -> None:
    """Let computer players play leagues: share of wins, money and thinking time, with 95 % intervals by seed.

    With --ladder, exit code 1 if a claim does not hold.
    """
    from swallows_gui.cli.exit_codes import in_one_line, refuse_beside
    from swallows_gui.cli.simulate import same_again, usual_file

    if exploits:
        refuse_beside("--exploits", {"--seats": seats, "--ladder": ladder})
    elif level or only:
        raise typer.BadParameter("it goes with --exploits", param_hint="--level" if level else "--only")
    if ladder:
        beside = {"--seats": seats, "--seeds": seeds, "--format": format_id, "--field": field}
        refuse_beside("--ladder", {**beside, "--with": on, "--without": off})
    lab = lab_of(game, format_id)
    given = options(lab, format_id, field=field, on=on, off=off)
    crew = workers(jobs, cluster)
    with in_one_line(levels="--seats", go_on=same_again(file)):
        path = file or usual_file("arena.jsonl", resume=resume)
        if ladder:
            _climb(lab, seed, crew, path, as_json)
        elif exploits:
            names = [one.strip() for one in only.split(",")] if only else []
            run = WantedLeague(lab, given, [level or "normal"], seeds or _USUAL_SEEDS, seed, crew, path)
            _outwit(run, names, as_json)
        else:
            entrants = line_up(lab, seats or None, "easy", given)
            if not seats:
                entrants[0] = "normal"
            run = WantedLeague(lab, given, entrants, seeds or _USUAL_SEEDS, seed, crew, path)
            _play(run, as_json)


class WantedLeague(NamedTuple):
    """A league that is wanted."""

    lab: "GameLab"
    options: "Json"
    line_up: list[str]
    seeds: int
    first_seed: int
    jobs: "Workers"
    path: Path


def _play(run: WantedLeague, as_json: bool) -> None:
    from swallows_gui.cli.progress import bar
    from swallows_gui.lab.arena import arena as play

    with bar(run.seeds * len(run.line_up), "Arena") as advance:
        league = play(
            run.line_up,
            run.seeds,
            game=run.lab.key,
            first_seed=run.first_seed,
            jobs=run.jobs,
            path=run.path,
            options=run.options,
            progress=lambda done, _all: advance(done),
        )
    if as_json:
        print(json.dumps(league.as_json()))
        return
    from rich.console import Console

    _print_leagues(Console(), [league], run.lab)


def _climb(lab: "GameLab", seed: int, jobs: "Workers", path: Path, as_json: bool) -> None:
    from swallows_gui.cli.progress import bar
    from swallows_gui.lab.ladder import ladder as climb

    rungs = lab.rungs()
    before: dict[str, int] = {}
    with bar(sum(rung.tournaments for rung in rungs), "Ladder") as advance:

        def tell(rung: str, done: int, _games: int) -> None:
            before[rung] = done
            advance(sum(before.values()), rung)

        found = climb(rungs, game=lab.key, first_seed=seed, jobs=jobs, path=path, progress=tell)
    if as_json:
        print(json.dumps(found.as_json()))
    else:
        _print_ladder(found, lab)
    if not found.holds:
        raise typer.Exit(1)


def _outwit(run: WantedLeague, only: list[str], as_json: bool) -> None:
    from swallows_gui.cli.progress import bar
    from swallows_gui.lab.exploits import UnknownTwin
    from swallows_gui.lab.exploits import exploits as play

    if not run.lab.twins():
        nothing_of(run.lab, "twins")
    try:
        with bar(run.seeds * (len(only or run.lab.twins()) + 1), "Exploits") as advance:
            found = play(
                run.line_up[0],
                run.seeds,
                game=run.lab.key,
                only=only,
                seats=run.lab.seats_of(run.options)[1],
                first_seed=run.first_seed,
                jobs=run.jobs,
                path=run.path,
                options=run.options,
                progress=lambda done, _all: advance(done),
            )
    except UnknownTwin as unknown:
        raise typer.BadParameter(str(unknown), param_hint="--only") from None
    if as_json:
        print(json.dumps(found.as_json()))
    else:
        _print_exploits(found, run.lab)


def _print_exploits(found: "Exploits", lab: "GameLab") -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    from swallows_gui.lab.exploits import AHEAD

    console = Console()
    seeds = counted(found.seeds, "seed")
    console.print(f"Twins of {found.level}, each beside its plain player on {seeds} from {found.first_seed}")
    table = Table("twin", box=box.SIMPLE)
    for title in (f"gain, {lab.unit}", "wins", "plain", ""):
        table.add_column(title, justify="right")
    for one in found.found:
        gain = f"{one.gain.value:+.1f} ± {one.gain.high - one.gain.value:.1f}"
        table.add_row(one.name, gain, _estimate(one.won, 2), f"{one.plain_won.value:.2f}", "AHEAD" if one.pays else "")
    console.print(table)
    pays = sum(one.pays for one in found.found)
    console.print(f"{pays} of {counted(len(found.found), 'twin')} ahead by more than {AHEAD:g}.")


def _print_ladder(found: "Ladder", lab: "GameLab") -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    console = Console()
    _print_leagues(console, found.leagues, lab)
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


def _print_leagues(console: "Console", leagues: Sequence["League"], lab: "GameLab") -> None:
    from rich import box
    from rich.table import Table

    for league in leagues:
        console.print(
            f"{', '.join(league.line_up)}: {counted(league.games, lab.played)} on {counted(league.seeds, 'seed')} "
            f"from {league.first_seed}, {league.seconds:.1f} s"
        )
        money = Table("level", box=box.SIMPLE)
        for title in ("wins a seat", lab.unit, f"{lab.unit} ahead of others"):
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
