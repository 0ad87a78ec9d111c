"""The read-only half of a session: what can be seen of a running game, who is told of changes, and PIN attempts.

Wrong PINs are counted for each seat since its owner last opened it, and each makes the next attempt wait longer. Counts
belong to the hash of the PIN and last as long as the program runs: leaving and continuing a game, or starting the next
match of a cup, does not reset them.
"""

import time
from collections import deque
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from swallows_gui.catalogue.places import PackMark
from swallows_gui.engine.game import Choices, Game, Json, Section, Told, View
from swallows_gui.engine.history import History
from swallows_gui.records.read import finished, reading
from swallows_gui.records.record import JournalTrouble, Record
from swallows_gui.records.write import Journal
from swallows_gui.session.change import Change, Redactor
from swallows_gui.session.lines import AI, HUMAN, Seat, fits
from swallows_gui.session.loading import EventLog
from swallows_gui.session.openings import Playable

FREE: Final = 2
"""So many wrong PINs in a row cost nothing: everybody mistypes."""
LONGEST: Final = 60
"""Seconds: no pause is longer."""


def pause_after(wrong: int) -> int:
    """Seconds until a PIN is taken again after so many wrong ones in a row.

    >>> [pause_after(wrong) for wrong in range(11)]
    [0, 0, 0, 2, 4, 8, 16, 32, 60, 60, 60]
    """
    return 0 if wrong <= FREE else min(LONGEST, 1 << min(16, wrong - FREE))


@dataclass(slots=True)
class _Tried:
    untold: int = 0
    """Wrong ones of which the owner has not been told."""
    in_a_row: int = 0
    until: float = 0.0
    """When the next may be tried."""


class PinTries:
    """Checks PINs and counts wrong ones."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """`clock`: seconds that only grow."""
        self._clock = clock
        self._tried: dict[str, _Tried] = {}

    def pause(self, kept: str) -> float:
        """Seconds until a PIN is taken again for the hash `kept`; 0: at once."""
        tried = self._tried.get(kept)
        return max(0.0, tried.until - self._clock()) if tried is not None else 0.0

    def fits(self, pin: str, kept: str) -> bool:
        """Whether `pin` is the one whose hash is `kept`. In a pause nothing is compared, and nothing fits."""
        if self.pause(kept):
            return False
        tried = self._tried.setdefault(kept, _Tried())
        if fits(pin, kept):
            tried.in_a_row = 0
            return True
        tried.untold += 1
        tried.in_a_row += 1
        tried.until = self._clock() + pause_after(tried.in_a_row)
        return False

    def told(self, kept: str) -> int:
        """The number of wrong PINs since the last call, to be shown to the owner who has just opened."""
        tried = self._tried.setdefault(kept, _Tried())
        wrong, tried.untold = tried.untold, 0
        return wrong


PIN_TRIES: Final = PinTries()
"""Of all games of this program."""


class ReadOnlySession:
    """The outside of a session: views and redacted events, and no way to change anything."""

    def __init__(
        self,
        game: Playable,
        options: Json,
        seats: list[Seat],
        history: History[Game],
        told: EventLog,
        journal: Journal,
    ) -> None:
        self.options = options
        self.warnings: tuple[str, ...] = ()
        """What was found when the game was loaded: "torn", "damaged", "continued", "level" (an AI's, unknown here)."""
        self.trouble: JournalTrouble | None = None
        """Why the journal is behind the game, or None."""
        self._playable = game
        self._seats = seats
        self._history = history
        self._told = told
        self._journal = journal
        self._people = set(self.humans())
        self._listeners: list[Callable[[Change], None]] = []
        self._unheard: deque[Change] = deque()
        self._telling = False

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where now; PINs as hashes."""
        return tuple(self._seats)

    @property
    def game(self) -> str:
        """The game's name in records."""
        return self._playable.kind.name

    @property
    def sections(self) -> tuple[Section, ...]:
        """The sections into which the game is divided."""
        return self._playable.kind.sections

    @property
    def catalogue(self) -> Any:
        """The data that the game is played with, a value of its own kind; None if it has none."""
        return self._playable.catalogue

    @property
    def packs(self) -> tuple[PackMark, ...]:
        """The packs on which the game's data were built."""
        return self._playable.kind.packs

    @property
    def catalogue_digest(self) -> str:
        """The digest of the game's data, which may be those of an earlier version."""
        return self._playable.kind.catalogue

    @property
    def title(self) -> str:
        """The game's title, or ""."""
        title = self.options.get("title")
        return title if isinstance(title, str) else ""

    @property
    def path(self) -> Path | None:
        """The journal, or None if the game is in memory only."""
        return self._journal.path

    @property
    def n(self) -> int:
        """The number of moves that stand."""
        return self._history.n

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._history.game.to_move is None

    @property
    def result(self) -> Json | None:
        """How the game ended, or None while it runs."""
        return self._history.game.result

    @property
    def to_move(self) -> int | None:
        """The seat that must decide, or None when the game is over."""
        return self._history.game.to_move

    def may_act(self) -> tuple[int, ...]:
        """The seats that, by all that is public, may act out of turn now."""
        return self.view(None).may_act

    def legal(self, seat: int) -> Choices:
        """Everything `seat` may do now."""
        return self._history.game.legal_actions(seat)

    def action_json(self, action: int) -> Json:
        """An action as it is written in a record."""
        return self._history.game.notation.action_to_json(action)

    def action_of(self, seat: int, written: Json) -> int:
        """The action that a record writes like this. Raises `IllegalAction` if there is none."""
        return self._history.game.notation.action_from_json(seat, written)

    def humans(self) -> tuple[int, ...]:
        """The human seats."""
        return tuple(number for number, seat in enumerate(self._seats) if seat.kind == HUMAN)

    @property
    def people(self) -> frozenset[int]:
        """The seats that a person plays or has played at any time of this game."""
        return frozenset(self._people)

    def view(self, seat: int | None) -> View:
        """The view of `seat` with all events it was told; with None the public view."""
        view = self._history.game.view(seat)
        view.history = self._told.history(seat)
        return view

    def view_before(self, seat: int | None) -> View:
        """What `seat` knew before the last move. Raises `IndexError` if none stands."""
        view = self._history.past[-1].before.view(seat)
        view.history = self._told.before_last(seat)
        return view

    def events_since(self, seat: int | None, index: int = 0) -> list[Told]:
        """The events of `view(seat).history` from `index` on."""
        return self._told.since(seat, index)

    def move_of(self, seat: int | None, place: int) -> int:
        """The index of the move that told `seat` the event at an index of its history; 0 is the start."""
        return self._told.move_of(seat, place)

    def has_pin(self, seat: int) -> bool:
        """Whether a seat has set a PIN."""
        return bool(self._seats[seat].pin)

    def pin_fits(self, seat: int, pin: str) -> bool:
        """Whether `pin` opens the seat; without a PIN anything does. Wrong ones are counted, and after some none is
        taken for a while."""
        return not self.has_pin(seat) or PIN_TRIES.fits(pin, self._seats[seat].pin)

    def pin_pause(self, seat: int) -> float:
        """Seconds until a PIN is taken again for the seat; 0: at once."""
        return PIN_TRIES.pause(self._seats[seat].pin)

    def wrong_pins(self, seat: int) -> int:
        """The number of wrong PINs for the seat since the last call, to be shown to its owner who has just opened."""
        return PIN_TRIES.told(self._seats[seat].pin) if self.has_pin(seat) else 0

    def record(self) -> Record:
        """The record so far, secrets included: for a `Playback`, which gives out what may be seen of it."""
        return finished(self.recording())

    def recording(self) -> Generator[float, None, Record]:
        """`record`, in small pieces; the moves that are made meanwhile are not in it."""
        return reading(self._journal.data(), self._journal.path or Path())

    def subscribe(self, listener: Callable[[Change], None]) -> Callable[[], None]:
        """Call `listener` for every change, after the journal has it; the returned function ends that."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def can_hold(self, seat: int) -> bool:
        """Whether an AI seat is about to decide something that this human seat can still pay it for."""
        mover = self.to_move
        if mover is None or self._seats[mover].kind != AI or self._seats[seat].kind != HUMAN:
            return False
        return self._playable.can_sway(self.view(seat))

    def needs_hold(self, seat: int) -> bool:
        """Whether play waits automatically so that a seat can pay the deciding AI seat. For a single person this
        depends on teams, bets and money; among several people only on public facts, because another reason for waiting
        would reveal a bet or an empty purse."""
        if self.people == {seat}:
            return self.can_hold(seat) and self._playable.concerns(self.view(seat))
        mover = self.to_move
        if mover is None or self._seats[mover].kind != AI or self._seats[seat].kind != HUMAN:
            return False
        return self._playable.holds_for(self.view(None), seat)

    def _redactor(self, written: Sequence[Told], beside: Sequence[Told] = ()) -> Redactor:
        """What each seat may know of events, and after them what everybody hears `beside` the game."""
        return lambda seat: [*self._told.redacted_each(written, seat), *beside]

    def _tell(self, change: Change) -> None:
        """Notify all listeners in order; a change that a listener causes is announced after the present one."""
        self._unheard.append(change)
        if self._telling:
            return
        self._telling = True
        try:
            while self._unheard:
                change = self._unheard.popleft()
                for listener in tuple(self._listeners):
                    listener(change)
        finally:
            self._telling = False
