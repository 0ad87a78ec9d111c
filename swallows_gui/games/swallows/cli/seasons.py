"""`swallows season list|show|play`: tournaments of the same seats, and the table over all of them."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from swallows_gui.cli.progress import counted

if TYPE_CHECKING:
    from swallows_gui.games.swallows.session.season import Season, SeasonOverview

app = typer.Typer(name="season", help="Several tournaments, the same seats, one table.", no_args_is_help=True)
_File = Annotated[Path, typer.Argument(metavar="FILE", help="A season.", dir_okay=False, exists=True)]
_AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


@app.command("list")
def list_seasons(as_json: _AsJson = False) -> None:
    """List the seasons of this player, the one that was played last first."""
    from swallows_gui.games.swallows.session.season import BadSeason, kept, path_of

    told = []
    for one in kept():
        if isinstance(one, BadSeason):
            typer.echo(str(one), err=True)
            continue
        told.append(
            {"file": str(path_of(one)), "name": one.name, "played": len(one.played), "tournaments": one.tournaments}
        )
    if as_json:
        print(json.dumps(told, ensure_ascii=False))
        return
    for each in told:
        print(f"{each['name']}: {each['played']} of {each['tournaments']} tournaments, {each['file']}")


@app.command("show")
def show_season(file: _File, as_json: _AsJson = False) -> None:
    """Print the table of a season and its tournaments; one whose record is gone is named."""
    from swallows_gui.games.swallows.session.season import followed
    from swallows_gui.records.library import entries

    standing = followed(_read(file), entries())
    if as_json:
        print(json.dumps(_told(standing), ensure_ascii=False))
        return
    _print(standing)


@app.command("play")
def play_season(
    file: _File,
    level: Annotated[str, typer.Option("--level", help="Who plays for people: random, easy, normal, hard, expert.")] = (
        "normal"
    ),
    as_json: _AsJson = False,
) -> None:
    """Play a season to its end, computer players for everybody; records and results are kept as those of a player."""
    from swallows_gui.ai.advice import LEVELS
    from swallows_gui.games.swallows.session.season import followed, keep, setup, usual_cash
    from swallows_gui.records.library import entries, games_folder, new_path
    from swallows_gui.session import Session
    from swallows_gui.session.openings import playable

    if level not in LEVELS:
        raise typer.BadParameter(f"no level {level!r}; there are {', '.join(LEVELS)}", param_hint="--level")
    tables = playable("swallows").catalogue.tables()
    standing = followed(_read(file), entries())
    games_folder().mkdir(parents=True, exist_ok=True)
    while standing.season.due is not None:
        if standing.running is None:
            begun = setup(standing.season, usual_cash(tables, standing.season.options))
            session = Session.new(begun, path=new_path())
        else:
            session = Session.load(standing.running.path)
        with session:
            for seat, known in enumerate(session.seats):
                if known.kind == "human":
                    session.hand_to_ai(seat, level)
            session.run()
        before = len(standing.season.played)
        standing = followed(standing.season, entries())
        if len(standing.season.played) == before:
            raise typer.BadParameter("the result of its last tournament cannot be read", param_hint="FILE")
        keep(standing.season)
    if as_json:
        print(json.dumps(_told(standing), ensure_ascii=False))
        return
    _print(standing)


def _read(file: Path) -> "Season":
    from swallows_gui.games.swallows.session.season import BadSeason, read

    try:
        return read(file)
    except BadSeason as wrong:
        raise typer.BadParameter(str(wrong), param_hint="FILE") from None


def _told(standing: "SeasonOverview") -> dict[str, object]:
    from swallows_gui.games.swallows.session.season import table, winners

    season = standing.season
    return {
        "name": season.name,
        "tournaments": season.tournaments,
        "table": [
            {"place": line.place, "player": line.name, "money": line.money, "titles": line.titles,
             "places": list(line.places)}
            for line in table(season)
        ],
        "played": [
            {"record": one.record, "there": path is not None, "start": list(one.start), "cash": list(one.cash),
             "champion": one.team}
            for one, path in zip(season.played, standing.records, strict=True)
        ],
        "winners": winners(season),
    }  # fmt: skip


def _print(standing: "SeasonOverview") -> None:
    from swallows_gui.games.swallows.session.season import table, winners

    season = standing.season
    print(f"{season.name}: {len(season.played)} of {counted(season.tournaments, 'tournament')}")
    for line in table(season):
        places = " ".join(map(str, line.places)) or "-"
        print(f"  {line.place}. {line.name}: {line.money:+}M, {counted(line.titles, 'title')}, places {places}")
    for number, (one, path) in enumerate(zip(season.played, standing.records, strict=True), 1):
        gone = "" if path is not None else f" ({one.record} is not among the games any more)"
        print(f"  tournament {number}: {', '.join(f'{cash}M' for cash in one.cash)}, champion {one.team or '-'}{gone}")
    if winners(season):
        print(f"won by {', '.join(winners(season))}")
