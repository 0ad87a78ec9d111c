"""Beginning, taking up and deleting games; every trouble ends in a sentence."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from itertools import takewhile
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, cast

from PySide6.QtWidgets import QWidget

from swallows_gui import titles
from swallows_gui.catalogue.mistakes import BadCard
from swallows_gui.catalogue.places import PackMark, places
from swallows_gui.engine.game import IllegalAction
from swallows_gui.models.commentary import heard_before
from swallows_gui.models.error_messages import record_sentence
from swallows_gui.records import bin as bin_of_games
from swallows_gui.records import library
from swallows_gui.records.read import read
from swallows_gui.records.record import DamagedRecord, MissingPacks, RecordError
from swallows_gui.records.verify import public_lines
from swallows_gui.services.glossary import translate
from swallows_gui.services.people import own_name
from swallows_gui.session import Seat, Session, Setup
from swallows_gui.session.openings import playable, playable_of, with_packs
from swallows_gui.title import Title
from swallows_gui.ui.kit.seat_colours import SEAT_COLOURS
from swallows_gui.ui.play import dialogs
from swallows_gui.ui.play.record_files import why_not

if TYPE_CHECKING:
    from swallows_gui.catalogue.packs import Pack
    from swallows_gui.ui.play.seat_rows import SeatChoice


Made = TypeVar("Made")


EVENING = dt.timedelta(hours=6)
"""A game played last so long ago is of another evening."""


def heard_tonight(game: str, folder: Path | None = None) -> dict[str, list[int]]:
    """How often commentary sentences were told this evening, by key and place, in the last game of this kind and, by
    its header, those before; {} if there is none or its record cannot be read."""
    title, since = titles.title(game), dt.datetime.now(dt.UTC) - EVENING
    tonight = takewhile(lambda entry: entry.changed >= since, library.entries(folder))
    last = next((entry for entry in tonight if entry.game == game and not entry.code), None)
    if last is None or not title.words:
        return {}
    with suppress(RecordError, OSError, KeyError, TypeError, ValueError):
        record = read(last.path)
        events = [event for _line, event in public_lines(record)]
        catalogue = playable_of(record).catalogue
        known = () if catalogue is None else (catalogue, record.header.options)
        narrator = title.load(title.words)([seat.name for seat in record.header.seats], events, *known)
        narrator.heard = heard_before(record.header.options)
        course = narrator.course()
        for event in events:
            course.see(event)
        return dict(course.heard)
    return {}


def with_heard(setup: Setup) -> Setup:
    """A set-up with the sentences told this evening, so that others come first in the new game."""
    options = {name: value for name, value in setup.options.items() if name != "heard"}
    heard = heard_tonight(setup.game)
    return replace(setup, options={**options, "heard": heard} if heard else options)


def begin(game: str, options: object, seats: object, packs: tuple[PackMark, ...] | None = None) -> Session:
    """A new game with a journal in the player's folder, with the packs switched on or the given ones."""
    chosen = cast("tuple[SeatChoice, ...]", seats)
    setup = Setup(
        cast("dict[str, Any]", options),
        tuple(Seat(seat.name, "ai" if seat.level else "human", seat.level, seat.colour, seat.pin) for seat in chosen),
        game=game,
    )
    known = with_packs(game, packs_on(game)) if packs is None else playable(game, packs)
    return Session.new(with_heard(setup), path=library.new_path(), game=known)


def packs_on(game: str) -> tuple[Pack, ...]:
    """The packs used for new games of a kind."""
    if not any(place.on for place in places().values()):
        return ()
    from swallows_gui.catalogue.pack_store import stack

    return stack(game=game).packs if titles.title(game).catalogue else ()


def made_with_packs(title: Title, place: str) -> Any:
    """The object at a place of a title, made with its data and the packs switched on."""
    return titles.made(title, place, *packs_on(title.id))


def begin_tutorial(title: Title) -> Session:
    """A new tutorial game."""
    learner = own_name()
    return Session.new(title.load(title.tutorial)(learner, tuple(SEAT_COLOURS)), path=library.new_path())


def unfinished_tutorial(title: Title) -> Path | None:
    """The path of an unfinished tutorial of a game, None for none."""
    entry = library.first_unfinished("tutorial", title.id)
    return entry.path if entry is not None else None


def take_up(parent: QWidget, path: Path) -> Session | None:
    """The session of a record; a damaged record is offered up to its last sound move. None if declined."""
    try:
        return Session.load(path)
    except DamagedRecord as damage:
        if damage.sound is None:
            raise
        if not dialogs.ask_go_on_from_sound(parent, record_sentence(damage), damage.last_move):
            return None
        return Session.load_sound(path)


def make_safely(parent: QWidget, make: Callable[[], Made | None], game: str = "") -> Made | None:
    """A session or a screen of a game, or None after telling why it cannot be made. If `game` is given, its data are
    read first: after a mistake in them nothing is begun, as a half-made screen would stay. Where packs are missing, the
    player can look for their files."""
    title = translate("Games", "The game cannot be opened")
    try:
        if game:
            playable(game)
        while True:
            try:
                return make()
            except MissingPacks as missing:
                from swallows_gui.ui.play.dialogs import look_for

                if not look_for(parent, missing):
                    return None
    except (BadCard, RecordError, IllegalAction, OSError) as error:
        dialogs.tell(parent, title, why_not(error))
    return None


def throw_away(parent: QWidget, path: Path) -> Path | None:
    """Move an unfinished game to the bin; returns its new path, or None after telling why it stays."""
    entry = library.entry_of(path)
    if entry is None or entry.over:
        return None
    try:
        return bin_of_games.throw_away(entry)
    except OSError as error:
        dialogs.tell(parent, translate("Games", "The game stays"), why_not(error))
    return None
