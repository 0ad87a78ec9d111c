"""Which decisions may be taken back. Undo is derived from what happened, never stored.

A decision is free to take back while since then no chance was used, no other seat has decided and no other human
seat has been shown anything new (in a game in which nothing is hidden, nothing is new); nor has the seat itself looked
at other people's cards. Beyond that it is a take-back, which an option allows.
"""

from collections.abc import Collection, Iterator
from itertools import pairwise

from swallows_gui.engine.game import Game, seat_of
from swallows_gui.engine.history import History
from swallows_gui.session.change import UndoOffer
from swallows_gui.session.loading import EventLog
from swallows_gui.session.openings import Playable


class UndoPolicy:
    """Looks back over the moves of a running game."""

    def __init__(self, playable: Playable, history: History[Game], told: EventLog) -> None:
        self._playable = playable
        self._history = history
        self._told = told

    def offer(
        self, seat: int, humans: Collection[int], take_back: str, move: int | None = None
    ) -> tuple[UndoOffer, int] | None:
        """What `seat` may undo: its last row of actions with a choice, and everything since. With `move` the row that
        led to it: the last that began with it or before; 1 is the first move. `take_back` is "never", "agreed" or
        "free". The result's number of moves includes unfinished rows of others and must not be shown. None: nothing may
        be undone."""
        row = next((row for row in self._rows(seat) if move is None or row[0] < move), None)
        if row is None:
            return None
        start, end = row
        others = tuple(human for human in sorted(humans) if human != seat)
        free = self._came_to_nothing(start, seat, others)
        if not free and take_back == "never":
            return None
        past = self._history.past
        ask = () if free or take_back == "free" else others
        return UndoOffer(seat, tuple(played.action for played in past[start:end]), free, ask), len(past) - start

    def in_row(self) -> bool:
        """Whether the last move was a part of a row that is not finished."""
        last = len(self._history.past) - 1
        return last >= 0 and self._goes_on(last)

    def turn(self, seat: int) -> int | None:
        """The index of the move with which the turn of `seat` began that runs: its first choice since another seat
        decided. None if it has decided nothing since."""
        past, began = self._history.past, None
        alone = next((at for at in range(len(past), 0, -1) if seat_of(past[at - 1].action) != seat), 0)
        for start, _end in self._rows(seat):
            if start < alone:
                break
            began = start + 1
        return began

    def _rows(self, seat: int) -> Iterator[tuple[int, int]]:
        """First move and end of each row of `seat` in which it had a choice, the last row first."""
        past = self._history.past
        end = len(past)
        while end:
            start = end - 1
            while start and seat_of(past[start - 1].action) == seat_of(past[start].action) and self._goes_on(start - 1):
                start -= 1
            if seat_of(past[start].action) == seat and any(self._was_choice(index) for index in range(start, end)):
                yield start, end
            end = start

    def _was_choice(self, index: int) -> bool:
        played = self._history.past[index]
        seat = seat_of(played.action)
        legal = played.before.legal_actions(seat)
        return len(legal) != 1 or isinstance(legal[0], range) or played.before.to_move != seat

    def _goes_on(self, index: int) -> bool:
        """Whether a move is a part of a row and not its end: the same seat is asked on, and others see nothing."""
        before, after = self._around(index)
        seat = seat_of(self._history.past[index].action)
        if not before.to_move == after.to_move == seat:
            return False
        if self._told.redacted(self._told.of_move(index + 1), None):
            return False
        return before.view(None) == after.view(None)

    def _came_to_nothing(self, start: int, seat: int, others: tuple[int, ...]) -> bool:
        """Whether taking back everything from `start` on is free."""
        past = self._history.past
        if any(seat_of(played.action) != seat for played in past[start:]):
            return False
        games = [played.before for played in past[start:]] + [self._history.game]
        for index, (before, after) in enumerate(pairwise(games), start + 1):
            events = self._told.of_move(index)
            if before.chance.state != after.chance.state or any(map(self._playable.is_chance, events)):
                return False
            if not self._playable.all_open and any(self._told.redacted(events, other) for other in others):
                return False
        knows = self._playable.knows
        return all(knows(games[0].view(one)) == knows(games[-1].view(one)) for one in (seat, *others))

    def _around(self, index: int) -> tuple[Game, Game]:
        past = self._history.past
        after = past[index + 1].before if index + 1 < len(past) else self._history.game
        return past[index].before, after
