"""A table for the tests: the tiny game, seats of people and of a simple AI."""

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from swallows_gui import titles
from swallows_gui.engine.game import SEAT_SHIFT
from swallows_gui.records.games import GameKind
from swallows_gui.session import Seat, Session, Setup
from swallows_gui.session.openings import Playable
from swallows_gui.title import Title
from tests.records import tiny


class Simple:
    """Rolls, thanks, and cheers when its seed is odd; asks nothing but its view."""

    looks_back = True

    def __init__(self, level: str, seat: int, seed: int) -> None:
        if level != "simple":
            raise ValueError(level)
        self.level = level
        self.seat = seat
        self.seed = seed

    def choose(self, view: Any) -> int:
        calls.append((self.seat, "choose"))
        return int(view.legal[(self.seed + len(view.history)) % len(view.legal)])

    def offer(self, view: Any) -> int | None:
        calls.append((self.seat, "offer"))
        return int(view.legal[0]) if (self.seed + len(view.history)) % 3 == 0 and len(view.legal) else None


calls: list[tuple[int, str]] = []
"""Who was asked what, in order."""


SECTIONS = tiny.SECTIONS
TINY = Title(
    id="tiny",
    package="tests.session",
    name="Tiny",
    line="",
    seats=range(2, 5),
    playable="table:playable",
    sections="table:SECTIONS",
)
"""As it is offered now: another kind, another title."""
_kind = tiny.KIND


def use(kind: GameKind = tiny.KIND) -> None:
    """Let sessions play the tiny game by `kind`, until the test is over."""
    global TINY, _kind
    calls.clear()
    _kind = kind
    TINY = TINY._replace(line=f"Kind {id(kind)}", sections="table:SECTIONS" if kind.sections else "")
    os.environ[titles.MORE_GAMES] = "tests.session.table:TINY"


def playable() -> Playable:
    """The tiny game as sessions run it."""
    return Playable(
        kind=_kind,
        player=Simple,
        usual_level="simple",
        is_chance=tiny.EVENTS.is_chance,
        knows=lambda view: view.card,
        can_sway=lambda view: bool(len(view.legal)),
        concerns=lambda view: view.section == 1,
        holds_for=lambda view, seat: view.section == 1 and seat in view.may_act,
    )


def session(who: str = "hh", *, seed: int = 7, path: Path | None = None, take_back: str = "agreed") -> Session:
    """A tiny game; `who` has a letter a seat: h for a human, a for an AI."""
    return Session.new(setup(who, seed=seed, take_back=take_back), path=path)


def setup(who: str, *, seed: int = 7, take_back: str = "agreed") -> Setup:
    """What such a game is set up with."""
    use()
    seats = tuple(
        Seat(f"Seat {number}", "human") if letter == "h" else Seat(f"Seat {number}", "ai", "simple")
        for number, letter in enumerate(who)
    )
    return Setup({"take_back": take_back}, seats, game="tiny", seed=seed)


def row(seat: int, *words: str) -> list[int]:
    """A row of actions of a seat."""
    return [seat << SEAT_SHIFT | tiny.TYPES.index(kind) for kind in words]


def words(actions: Iterable[int]) -> tuple[str, ...]:
    """What actions are called."""
    return tuple(tiny.TYPES[action & (1 << SEAT_SHIFT) - 1] for action in actions)


def do(played: Session, *words: str) -> None:
    """Let the seat to move do these things, one after the other; "1:cheer" names another seat."""
    for word in words:
        seat, _, kind = word.rpartition(":")
        mover = played.to_move
        assert mover is not None
        played.act(int(seat or mover) << SEAT_SHIFT | tiny.TYPES.index(kind))
