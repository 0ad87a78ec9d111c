"""`swallows cup list` and `swallows cup check FILE...`: past cups, and whether they went as they are ranked."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from swallows_gui.cli.plural import counted

if TYPE_CHECKING:
    from swallows_gui.engine.tournament.ranking import Ranking
    from swallows_gui.games.swallows.data.cup_history import Found
    from swallows_gui.games.swallows.data.cups import Cup

app = typer.Typer(name="cup", help="Past World Cups and Euros as they were drawn and played.", no_args_is_help=True)


@app.command("list")
def list_cups(as_json: Annotated[bool, typer.Option("--json", help="Print one JSON list.")] = False) -> None:
    """List the cups that come with the program."""
    from swallows_gui.games.swallows.data.cups import read_cup, shipped_cups

    cups = [read_cup(path) for path in shipped_cups()]
    if as_json:
        told = [
            {"id": cup.id, "name": cup.name, "host": cup.host, "teams": len(cup.teams), "matches": len(cup.matches)}
            for cup in cups
        ]
        print(json.dumps(told, ensure_ascii=False))
        return
    for cup in cups:
        print(
            f"{cup.id}: {cup.name}, {cup.host}: {len(cup.teams)} teams, {counted(len(cup.matches), 'match', 'matches')}"
        )


@app.command("check")
def check_cups(
    files: Annotated[list[str], typer.Argument(metavar="FILE...", help="Cup files, or ids of shipped cups.")],
    ranking: Annotated[
        str | None,
        typer.Option("--ranking", metavar="FORMAT", help="Rank by this format (id or file), not by the cup's year."),
    ] = None,
) -> None:
    """Rank the groups of cups and compare with history. Exit code 1 where one does not agree or is no cup file.

    Of every group it prints the order, who went on, and who is left level by the criteria.
    """
    from swallows_gui.games.swallows.data.cup_history import check
    from swallows_gui.games.swallows.data.cups import BadCup, ranking_of_year, read_cup

    given = _ranking(ranking) if ranking is not None else None
    faults: list[str] = []
    for file in files:
        try:
            cup = read_cup(_path(file))
        except BadCup as error:
            faults.append(f"{file}: {error.field + ': ' if error.field else ''}{error.reason}")
            print(f"{file}: NO CUP FILE")
            continue
        if given is None and cup.year is None:
            faults.append(f"{file}: id: {cup.id!r} has no year to rank by; give a format with --ranking")
            print(f"{file}: NOT CHECKED")
            continue
        found = check(cup, given or ranking_of_year(cup.year or 0, is_euro=cup.is_euro))
        _print(cup, found)
        faults += [f"{file}: {fault}" for fault in found.faults]
    if faults:
        for fault in faults:
            print(fault)
        raise typer.Exit(1)
    print(f"{counted(len(files), 'cup')} checked: history agrees everywhere")


@app.command("economy")
def measure_economies(
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", dir_okay=False, help="Write it there.", show_default=False)
    ] = None,
) -> None:
    """Propose bets and fees for the formats of all cups that come with the program, from simulated chances."""
    from swallows_gui.cli.progress import bar
    from swallows_gui.games.swallows.data import load
    from swallows_gui.games.swallows.data.cup_fields import cup_fields, cup_format
    from swallows_gui.games.swallows.lab.proposals import propose

    found = {}
    cups = cup_fields(load())
    with bar(len(cups), "Simulating") as advance:
        for at, cup in enumerate(cups, 1):
            proposed = propose(cup_format(load(), cup, {}).compiled())
            found[cup.id] = {"bets": proposed.bets, "fees": proposed.fees}
            advance(at)
    lines = ",\n".join(f"  {json.dumps(cup)}: {json.dumps(economy)}" for cup, economy in sorted(found.items()))
    text = f"{{\n{lines}\n}}\n"
    if out is None:
        print(text, end="")
    else:
        out.write_text(text, "utf-8")


def _path(file: str) -> Path:
    """The file, or that of the shipped cup with this id."""
    from swallows_gui.games.swallows.data.cups import shipped_cups

    path = Path(file)
    shipped = {found.stem: found for found in shipped_cups()}
    return shipped[file] if file in shipped and not path.exists() else path


def _ranking(format_id: str) -> "Ranking":
    from swallows_gui.games.swallows.cli.formats import format_named

    return format_named(format_id, "--ranking").compiled().schedule.ranking


def _print(cup: "Cup", found: "Found") -> None:
    criteria = ", ".join([*found.ranking.criteria, "lots"])
    print(f"{cup.id}: {cup.name}, {counted(found.ranking.win, 'point')} a win, then {criteria}")
    for group in found.groups:
        told = []
        for place, line in enumerate(group.lines, 1):
            row = line.row
            marks = ", goes on" * line.on + ", level" * line.level
            told.append(f"{place} {line.team} {row.points} ({row.goals_for}:{row.goals_against}){marks}")
        print(f"  {group.name}: {'; '.join(told)}")
    broken = f"does NOT agree ({counted(len(found.faults), 'fault')})" if found.faults else "agrees"
    print(f"  {counted(found.rounds, 'round')} of the knock-out; history {broken}")
