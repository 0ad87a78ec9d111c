"""`swallows show FILE`: a record as readable text, one sentence an event, in any language that the program has.

Until the game has ended it tells what everybody knows; `--open`, and the end, tell all. The sentences are those of the
window's log, so this command loads Qt's core (no window, no display).
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from swallows_gui.engine.game import Json
    from swallows_gui.models.narration import Narrator
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
    from swallows_gui.records import UnknownGame
    from swallows_gui.services.language import LanguageService
    from swallows_gui.session.games import playable_of

    application = QCoreApplication.instance() or QCoreApplication([])
    LanguageService.install(language)
    game = record.header.game
    title = titles.title(game) if game in titles.ids() else None
    if title is None or not title.words:
        raise UnknownGame(game)
    told = list(_told(record) if everything else _public(record))
    catalogue = playable_of(record).catalogue
    known = () if catalogue is None else (catalogue, record.header.options)
    seats, events = [seat.name for seat in record.header.seats], [event for _line, event in told]
    narrator = title.load(title.words)(seats, events, *known)
    yield from _head(record, everything=everything)
    yield from _story(told, narrator)
    del application  # kept until the last sentence: translations belong to it


def _story(told: "list[tuple[int, Json]]", narrator: "Narrator") -> Iterator[str]:
    """What happened, and the table of results."""
    course = narrator.course()
    results: list[str] = []
    for number, event in told:
        with _of_line(number):
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


@contextmanager
def _of_line(number: int) -> "Iterator[None]":
    """What cannot be told is a damage of this line: in stretches of other cards nothing else has looked at it."""
    from swallows_gui.records import DamagedRecord
    from swallows_gui.records.replay import WRONG_STATE

    try:
        yield
    except WRONG_STATE as wrong:
        raise DamagedRecord(number, "events", str(wrong)) from wrong


def _told(record: "Record") -> "Iterator[tuple[int, Json]]":
    """Every event that stands, and whose time was up, each with its line."""
    from swallows_gui.engine.asides import time_up_event

    for event in record.start:
        yield 2, event
    for move in record.standing:
        for event in move.events:
            yield move.number, event
        if move.late:
            yield move.number, time_up_event(move.seat)


def _public(record: "Record") -> "Iterator[tuple[int, Json]]":
    from swallows_gui.records import CannotGoOn
    from swallows_gui.records.games import kind_of
    from swallows_gui.records.replay import WRONG_STATE

    kind = kind_of(record)
    try:
        notation = kind.new(record.header.options, record.header.seed).notation
    except WRONG_STATE:
        raise CannotGoOn(record.app) from None
    for number, event in _told(record):
        with _of_line(number):
            known = notation.redact(event, None)
        if known is not None:
            yield number, known


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
