"""Plays whole games between AI seats, each through a session: what is measured is what is played."""

import gc
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from swallows_gui.session import Seat, Session, Setup
from swallows_gui.session.games import Playable
from swallows_gui.session.witness import Witness

_RARELY = (100_000, 50, 50)
"""A game makes hardly any circles of objects; looking for them all the time costs a tenth of its time."""


def ai_seeds(seed: int, seats: int) -> tuple[int, ...]:
    """The seeds of the AI seats of a game with this seed.

    >>> ai_seeds(2, 3)
    (128, 129, 130)
    """
    return tuple(seed * 64 + seat for seat in range(seats))


def table(levels: Sequence[str]) -> tuple[Seat, ...]:
    """AI seats of these levels.

    >>> [seat.name for seat in table(("easy", "hard"))]
    ['Easy 1', 'Hard 2']
    """
    return tuple(Seat(f"{level.capitalize()} {number}", "ai", level) for number, level in enumerate(levels, 1))


def play(game: Playable, setup: Setup, *, witness: Witness | None = None, path: Path | None = None) -> Session:
    """Play a game of AI seats to its end; returns its session, closed. With `path` its record is written there.

    Raises `IllegalAction("bad_option")` for a setup that cannot be played, and `JournalTrouble`.
    """
    with (
        _rarely_collected(),
        Session.new(setup, path=path, game=game, witness=witness, kept_lines=path is not None) as session,
    ):
        session.run()
        if session.trouble is not None:
            raise session.trouble
    return session


@contextmanager
def _rarely_collected() -> Iterator[None]:
    usual = gc.get_threshold()
    gc.set_threshold(*_RARELY)
    try:
        yield
    finally:
        gc.set_threshold(*usual)
