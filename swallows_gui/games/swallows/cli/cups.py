"""`swallows cup list` and `swallows cup check FILE...`: past cups, and whether they went as they are ranked."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, get_args

import typer

from swallows_gui.cli.progress import counted

if TYPE_CHECKING:
    from swallows_gui.engine.game import Json
    from swallows_gui.engine.tournament.ranking import Ranking
    from swallows_gui.games.swallows.data.cup_history import GroupFound
    from swallows_gui.games.swallows.data.cup_report import CupReport
    from swallows_gui.games.swallows.data.cups import CupRecord

app = typer.Typer(name="cup", help="Past cups as they were drawn and played.", no_args_is_help=True)


@app.command("list")
def list_cups(as_json: Annotated[bool, typer.Option("--json", help="Print one JSON list.")] = False) -> None:
    """List the cups that come with the program."""
    from swallows_gui.games.swallows.data.catalogue import load
    from swallows_gui.games.swallows.data.cup_fields import cup_fields

    cups = cup_fields(load())
    if as_json:
        told = [
            {
                "id": found.id,
                "name": found.name["en"],
                "host": found.host_names(load()),
                "teams": len(found.cup.teams),
                "matches": len(found.cup.matches),
            }
            for found in cups
        ]
        print(json.dumps(told, ensure_ascii=False))
        return
    for found in cups:
        host = f", {found.host_names(load())}" if found.cup.host else ""
        matches = counted(len(found.cup.matches), "match", "matches")
        print(f"{found.id}: {found.name['en']}{host}: {len(found.cup.teams)} teams, {matches}")


@app.command("check")
def check_cups(
    files: Annotated[list[str], typer.Argument(metavar="FILE...", help="Cup files, or ids of shipped cups.")],
    ranking: Annotated[
        str | None,
        typer.Option(
            "--ranking",
            metavar="RULE",
            help="Rank by this: a competition (wc), criteria (2,difference,goals: points a win first), or a format.",
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Rank the groups of cups and compare with history. Exit code 1 where anything does not agree or cannot be played.

    Of every group it prints the order, who went on, and who is left level by the criteria; then how many pairs of the
    first round of the knock-out its format draws as history had them, and whether the cup can be played.
    """
    from swallows_gui.games.swallows.data.catalogue import load
    from swallows_gui.games.swallows.data.cup_fields import field_of
    from swallows_gui.games.swallows.data.cup_report import report_on
    from swallows_gui.games.swallows.data.cups import BadCup, read_cup

    faults: list[str] = []
    told: list[Json] = []
    for file in files:
        try:
            cup = read_cup(_path(file))
        except BadCup as error:
            reason = f"{error.field + ': ' if error.field else ''}{error.reason}"
            faults.append(f"{file}: {reason}")
            told.append({"file": file, "faults": [reason]})
            if not as_json:
                print(f"{file}: NO CUP FILE")
            continue
        report = report_on(load(), field_of(load(), cup), _ranking(ranking, cup) if ranking is not None else None)
        told.append(_as_json(file, report))
        faults += [f"{file}: {fault}" for fault in report.faults]
        if not as_json:
            _print(report)
    if as_json:
        print(json.dumps({"cups": told, "agrees": not faults}, ensure_ascii=False))
    elif faults:
        for fault in faults:
            print(fault)
    else:
        print(f"{counted(len(files), 'cup')} checked: history agrees everywhere")
    if faults:
        raise typer.Exit(1)


def _path(file: str) -> Path:
    """The file, or that of the shipped cup with this id."""
    from swallows_gui.games.swallows.data.cups import shipped_cups

    path = Path(file)
    shipped = {found.stem: found for found in shipped_cups()}
    return shipped[file] if file in shipped and not path.exists() else path


def _ranking(rule: str, cup: "CupRecord") -> "Ranking":
    """A competition's rule of the cup's year, criteria, or a format's."""
    from swallows_gui.engine.tournament.ranking import Criterion, Ranking
    from swallows_gui.games.swallows.cli.formats import format_named
    from swallows_gui.games.swallows.data.competitions import competitions

    if rule in competitions():
        return competitions()[rule].rule(cup.year).ranking
    win, *criteria = rule.split(",")
    known: tuple[Criterion, ...] = get_args(Criterion)
    chosen = tuple(one for name in criteria for one in known if one == name)
    if win in ("2", "3"):
        if len(chosen) < len([name for name in criteria if name != "lots"]):
            raise typer.BadParameter(f"criteria are {', '.join(known)}", param_hint="--ranking")
        return Ranking(int(win), chosen)
    return format_named(rule, "--ranking").compiled().schedule.ranking


def _as_json(file: str, report: "CupReport") -> "Json":
    found = report.found
    return {
        "file": file,
        "id": report.field.id,
        "name": report.field.name["en"],
        "ranking": {"win": found.ranking.win, "criteria": [*found.ranking.criteria, "lots"], "why": found.ranked.why},
        "groups": [
            {
                "name": group.name,
                "teams": [
                    {"team": line.team, "points": line.row.points, "on": line.on, "level": bool(line.level)}
                    for line in group.lines
                ],
            }
            for group in found.groups
        ],
        "rounds": [{"name": each.name, "right": each.right, "of": each.of} for each in report.rounds],
        "first_round": None if not report.rounds else {"right": report.rounds[0].right, "of": report.rounds[0].of},
        "thirds": report.table,
        "left_out": [str(match) for match in found.stages.left_out],
        "playable": not report.trouble,
        "reason": report.trouble,
        "faults": list(report.faults),
    }


def _print(report: "CupReport") -> None:
    found = report.found
    criteria = ", ".join([*found.ranking.criteria, "lots"])
    points = counted(found.ranking.win, "point")
    print(f"{report.field.id}: {report.field.name['en']}, {points} a win, then {criteria} ({found.ranked.why})")
    for group in found.groups:
        _print_group(group)
    broken = f"does NOT agree ({counted(len(found.faults), 'fault')})" if found.faults else "agrees"
    print(f"  {counted(found.rounds, 'round')} of the knock-out; history {broken}")
    for at, each in enumerate(report.rounds):
        if not at or each.right < each.of:
            name = "first round" if not at else each.name
            print(f"  {name}: {each.right} of {counted(each.of, 'pair')} as in history")
    if not report.rounds and not report.trouble:
        print("  first round: none, the table of the last group decides")
    if report.table == "":
        print("  best thirds: no published table is known; they are matched")
    for match in found.stages.left_out:
        print(f"  not in its format, for neither the title nor third place hangs on it: {match.stage}, {match}")
    print(f"  playable: {'no: ' + report.trouble if report.trouble else 'yes'}")


def _print_group(group: "GroupFound") -> None:
    told = []
    for place, line in enumerate(group.lines, 1):
        row = line.row
        marks = ", goes on" * line.on + ", level" * bool(line.level)
        told.append(f"{place} {line.team} {row.points} ({row.goals_for}:{row.goals_against}){marks}")
    print(f"  {group.name}: {'; '.join(told)}")
