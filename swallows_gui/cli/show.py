"""The commands `swallows show` and `swallows balance`.

`show FILE` prints a record as text, one sentence an event, in any language of the program. Until the game has ended it
prints what everybody knows, afterwards or with `--open` everything. The sentences are those of the window's log, so
this command loads Qt's core (no window, no display). `balance` measures a game against its balance table and prints the
rows that miss.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from swallows_gui.cli.game import Field, Format, Game, With, Without, line_up, nothing_of, options
from swallows_gui.cli.game import lab as lab_of
from swallows_gui.cli.progress import counted
from swallows_gui.cli.simulate import LAST_SEED, MOST_GAMES, AsJson, Cluster, Jobs, KeptIn, Resume, workers

if TYPE_CHECKING:
    from swallows_gui.engine.game import Told
    from swallows_gui.lab.balance import Balance
    from swallows_gui.lab.game_lab import GameLab
    from swallows_gui.lab.tally import MeasuredFigure
    from swallows_gui.models.chapters import Narrator
    from swallows_gui.records import Record


def _spoken(code: str) -> str:
    """The code of a language that there is. Raises `typer.BadParameter`."""
    from swallows_gui.catalogue.languages import languages

    if code not in languages():
        raise typer.BadParameter(f"{code!r} is none of {', '.join(languages())}.")
    return code


def show(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record (.swallows).")],
    everything: Annotated[
        bool, typer.Option("--open", help="Tell all, secrets included, of a game that is not over.")
    ] = False,
    lang: Annotated[
        str, typer.Option("--language", "--lang", metavar="CODE", callback=_spoken, help="The language of the text.")
    ] = "en",
) -> None:
    """Print a record as readable text."""
    from swallows_gui.cli import qt
    from swallows_gui.cli.exit_codes import give_up

    qt.demand("PySide6.QtCore")
    import swallows_gui.session  # noqa: F401  (tells the records which games there are)
    from swallows_gui.records import RecordError, UnreadableRecord, read
    from swallows_gui.records.verify import verify_record

    try:
        record = read(file)
        found = verify_record(record)
        for line in tell(record, everything=everything or record.over, language=lang):
            print(line)
        for stretch in found.unchecked:
            print(f"  lines {stretch.first} to {stretch.last} could not be checked: other rules or cards")
    except UnreadableRecord as error:
        give_up(str(error))
    except RecordError as error:
        give_up(f"{file}: {error}")


def tell(record: "Record", *, everything: bool, language: str) -> Iterator[str]:
    """Yield the lines of a record's text: who plays, what happened, and the results.

    With `everything` secrets are told too, the seed included; without, only what every seat may know.
    Raises `DamagedRecord` naming a line whose events cannot follow on what was told before it, `UnknownGame`, and
    `CannotGoOn` if this program cannot set up such a game.
    """
    from PySide6.QtCore import QCoreApplication

    from swallows_gui import titles
    from swallows_gui.cli.exit_codes import give_up
    from swallows_gui.models.commentary import heard_before
    from swallows_gui.records import UnknownGame
    from swallows_gui.records.verify import public_lines, told_lines
    from swallows_gui.services.language import LanguageService
    from swallows_gui.session.openings import playable_of

    application = QCoreApplication.instance() or QCoreApplication([])
    LanguageService.install(language)
    game = record.header.game
    title = titles.title(game) if game in titles.ids() else None
    if title is None:
        raise UnknownGame(game)
    if not title.words:
        give_up(f"{title.id} has no words: what happened in a game of it cannot be told")
    told = list(told_lines(record) if everything else public_lines(record))
    catalogue = playable_of(record).catalogue
    known = () if catalogue is None else (catalogue, record.header.options)
    seats, events = [seat.name for seat in record.header.seats], [event for _line, event in told]
    narrator = title.load(title.words)(seats, events, *known)
    narrator.heard = heard_before(record.header.options)
    yield from _head(record, everything=everything)
    yield from _story(told, narrator)
    del application  # kept until the last sentence: translations belong to it


def _story(told: "list[tuple[int, Told]]", narrator: "Narrator") -> Iterator[str]:
    """What happened, and the table of results."""
    from swallows_gui.records.verify import of_line

    course = narrator.course()
    results: list[str] = []
    for number, event in told:
        with of_line(number):
            situation = course.see(event)
            line, result = narrator.sentence(event, situation), narrator.result(event, situation)
            figures = narrator.figures_behind(event, situation)
        if result:
            results.append(result)
        if not line:
            continue
        if narrator.heads(event):
            yield ""
            yield line
            yield "-" * len(line)
        else:
            yield f"  {line}"
        if figures:
            yield f"    {figures}"
    yield ""
    yield from results


def _head(record: "Record", *, everything: bool) -> Iterator[str]:
    title = str(record.header.options.get("title") or record.path.stem)
    yield title
    yield "=" * len(title)
    for seat in record.header.seats:
        yield f"  {seat.name}" + (f" ({seat.level})" if seat.level else "")
    yield f"  {record.header.created}, swallows {record.header.app}"
    if everything:
        yield f"  seed {record.header.seed}"
    yield ""


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
    from swallows_gui.cli.simulate import same_again, usual_file
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
