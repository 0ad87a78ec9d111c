"""`swallows show FILE`: a record as readable text, one sentence an event, in German or English.

Until the game has ended it tells what everybody knows; `--open`, and the end, tell all. The sentences are those of the
window's log, so this command loads Qt's core (no window, no display).
"""

from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from swallows_gui.engine.game import Json
    from swallows_gui.models.names import Names
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
    from swallows_gui.cli.ending import give_up

    qt.demand("PySide6.QtCore")
    import swallows_gui.session  # noqa: F401  (tells the records which games there are)
    from swallows_gui.records import RecordError, UnreadableRecord, read

    try:
        record = read(file)
        for line in tell(record, everything=everything or record.over, language=lang):
            print(line)
    except UnreadableRecord as error:
        give_up(str(error))
    except RecordError as error:
        give_up(f"{file}: {error}")


def tell(record: "Record", *, everything: bool, language: str) -> Iterator[str]:
    """Yield the lines of a record's text: who plays, what happened, and the results.

    With `everything` secrets are told too, the seed included; without, only what every seat may know.
    """
    from PySide6.QtCore import QCoreApplication

    from swallows_gui.catalogue import load
    from swallows_gui.models.course import Course
    from swallows_gui.models.names import Names
    from swallows_gui.models.sentences import sentence
    from swallows_gui.services.language import LanguageService

    application = QCoreApplication.instance() or QCoreApplication([])
    LanguageService.install(language)
    events = record.events if everything else list(_public(record))
    field = next((event["teams"] for event in events if event["type"] == "field_chosen"), ())
    names = Names(load(), [seat.name for seat in record.header.seats], field)
    yield from _head(record, everything=everything)
    course = Course()
    for event in events:
        line = sentence(event, names, course.see(event))
        if not line:
            continue
        if event["type"] == "match_started":
            yield ""
            yield line
            yield "-" * len(line)
        else:
            yield f"  {line}"
    yield from _results(events, names)
    del application  # kept until the last sentence: translations belong to it


def _public(record: "Record") -> "Iterator[Json]":
    from swallows_gui.records.games import game_kind

    kind = game_kind(record.header.game)
    notation = kind.new(record.header.options, record.header.seed).notation
    for event in record.events:
        known = notation.redact(event, None)
        if known is not None:
            yield known


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


def _results(events: "list[Json]", names: "Names") -> Iterator[str]:
    pairs: dict[int, tuple[str, str]] = {}
    yield ""
    for event in events:
        if event["type"] == "match_started":
            pairs[event["match"]] = (names.team(event["home"]), names.team(event["away"]))
        elif event["type"] == "match_ended":
            home, away = pairs[event["match"]]
            shootout = event.get("shootout")
            more = f" ({shootout[0]}:{shootout[1]})" if shootout else ""
            yield f"{event['match']:4}  {home} - {away}  {event['home']}:{event['away']}{more}"
