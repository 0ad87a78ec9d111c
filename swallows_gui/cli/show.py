"""`swallows show FILE`: a record as readable text, one sentence an event, in German or English.

Until the game has ended it tells what everybody knows; `--open`, and the end, tell all. The sentences are those of the
window's log, so this command loads Qt's core (no window, no display).
"""

from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from swallows_gui.engine.game import Json
    from swallows_gui.models.swallows.names import Names
    from swallows_gui.records import Record


class Language(StrEnum):
    """The languages a record can be told in."""

    DE = "de"
    EN = "en"


def show(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record (.swallows).")],
    everything: Annotated[
        bool, typer.Option("--open", help="Tell all, secrets included, of a game that is not over.")
    ] = False,
    lang: Annotated[Language, typer.Option("--lang", help="The language of the text.")] = Language.EN,
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

    from swallows_gui.catalogue.swallows import load
    from swallows_gui.models.swallows.match_context import Course
    from swallows_gui.models.swallows.names import Names
    from swallows_gui.models.swallows.sentences import sentence
    from swallows_gui.services.language import LanguageService

    application = QCoreApplication.instance() or QCoreApplication([])
    LanguageService.install(language)
    told = list(_told(record) if everything else _public(record))
    events = [event for _line, event in told]
    field = next((event["teams"] for event in events if event["type"] == "field_chosen"), ())
    names = Names(load(), [seat.name for seat in record.header.seats], field)
    yield from _head(record, everything=everything)
    course = Course()
    for number, event in told:
        with _of_line(number):
            line = sentence(event, names, course.see(event))
        if not line:
            continue
        if event["type"] == "match_started":
            yield ""
            yield line
            yield "-" * len(line)
        else:
            yield f"  {line}"
    yield from _results(told, names)
    del application  # kept until the last sentence: translations belong to it


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
    """Every event that stands, and its line."""
    for event in record.start:
        yield 2, event
    for move in record.standing:
        for event in move.events:
            yield move.number, event


def _public(record: "Record") -> "Iterator[tuple[int, Json]]":
    from swallows_gui.records import CannotGoOn
    from swallows_gui.records.games import game_kind
    from swallows_gui.records.replay import WRONG_STATE

    kind = game_kind(record.header.game)
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


def _results(told: "list[tuple[int, Json]]", names: "Names") -> Iterator[str]:
    pairs: dict[int, tuple[str, str]] = {}
    yield ""
    for number, event in told:
        with _of_line(number):
            if event["type"] == "match_started":
                pairs[event["match"]] = (names.team(event["home"]), names.team(event["away"]))
                continue
            if event["type"] != "match_ended":
                continue
            home, away = pairs[event["match"]]
            shootout = event.get("shootout")
            more = f" ({shootout[0]}:{shootout[1]})" if shootout else ""
            line = f"{event['match']:4}  {home} - {away}  {event['home']}:{event['away']}{more}"
        yield line
