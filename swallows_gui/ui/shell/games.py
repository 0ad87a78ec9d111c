"""Beginning, taking up and deleting games; every trouble ends in a sentence."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, cast

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from swallows_gui.catalogue.mistakes import BadCard
from swallows_gui.engine.game import IllegalAction
from swallows_gui.models.error_messages import record_sentence
from swallows_gui.models.games import title_of
from swallows_gui.records import library
from swallows_gui.records.errors import DamagedRecord, RecordError
from swallows_gui.services.settings import settings
from swallows_gui.session import Seat, Session, Setup
from swallows_gui.session.games import playable
from swallows_gui.title import Title, load
from swallows_gui.ui.kit.seat_colours import SEAT_COLOURS
from swallows_gui.ui.play import dialogs
from swallows_gui.ui.play.record_files import why_not

if TYPE_CHECKING:
    from swallows_gui.ui.play.seat_rows import SeatChoice


Made = TypeVar("Made")


def begin(game: str, options: object, seats: object) -> Session:
    """A new game with a journal in the player's folder."""
    chosen = cast("tuple[SeatChoice, ...]", seats)
    setup = Setup(
        cast("dict[str, Any]", options),
        tuple(Seat(seat.name, "ai" if seat.level else "human", seat.level, seat.colour, seat.pin) for seat in chosen),
        game=game,
    )
    return Session.new(setup, path=library.new_path())


def begin_tutorial(title: Title) -> Session:
    """The game with which one learns a game, begun anew."""
    names = settings().now.seats
    learner = names[0] if names and names[0] else QCoreApplication.translate("Tutorial", "Player 1")
    return Session.new(load(title.tutorial)(learner, tuple(SEAT_COLOURS)), path=library.new_path())


def unfinished_tutorial(title: Title) -> Path | None:
    """The tutorial of a game that waits to be gone on with."""
    entry = library.first_unfinished("tutorial", title.id)
    return entry.path if entry is not None else None


def take_up(parent: QWidget, path: Path) -> Session | None:
    """The game in a record; a damaged one is offered up to its last sound move. None if that is not wanted."""
    try:
        return Session.load(path)
    except DamagedRecord as damage:
        if damage.sound is None:
            raise
        if not dialogs.ask_go_on_from_sound(parent, record_sentence(damage), damage.last_move):
            return None
        return Session.load_sound(path)


def make_safely(parent: QWidget, make: Callable[[], Made | None], game: str = "") -> Made | None:
    """A session or a screen of a game, or None after telling why there is none.

    Nothing is begun where the game's data have a mistake: a screen half made would live on. Without `game` what is
    made reads them first.
    """
    title = QCoreApplication.translate("Games", "The game cannot be opened")
    try:
        if game:
            playable(game)
        return make()
    except (BadCard, RecordError, IllegalAction, OSError) as error:
        dialogs.tell(parent, title, why_not(error))
    return None


def forget(parent: QWidget, path: Path) -> bool:
    """Delete a game after asking; whether it was deleted."""
    entry = library.entry_of(path)
    if entry is None or entry.over or not dialogs.ask_delete(parent, title_of(entry)):
        return False
    library.forget(entry)
    return True
