"""Plays whole games between AI seats, straight on the engine, and tells an observer what happens.

The course is the session's: at each new point every seat that may act out of turn is asked once; then the seat to move
decides.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Protocol

from swallows_gui.ai import Player
from swallows_gui.ai.swallows.players import make_player
from swallows_gui.catalogue.swallows import load
from swallows_gui.engine.game import Event, Json
from swallows_gui.engine.swallows.bribes import OpenToBribes
from swallows_gui.engine.swallows.game import Swallows
from swallows_gui.engine.swallows.tables import Tables
from swallows_gui.engine.swallows.view import SwallowsView


class Observer(Protocol):
    """Watches a game being played."""

    def asked(self, game: Swallows) -> None:
        """The seat to move is about to decide among `game.legal`."""
        ...

    def told(self, game: Swallows, events: Sequence[Event]) -> None:
        """These events have just happened."""
        ...


@lru_cache(maxsize=1)
def deck() -> Tables:
    """The compiled catalogue of this process."""
    return load().tables()


def ai_seeds(seed: int, seats: int) -> tuple[int, ...]:
    """The seeds of the AI seats of a game with this seed."""
    return tuple(seed * 64 + seat for seat in range(seats))


def players(levels: Sequence[str], seed: int) -> tuple[Player, ...]:
    """A player for every seat."""
    seeds = ai_seeds(seed, len(levels))
    return tuple(make_player(level, seat, seeds[seat]) for seat, level in enumerate(levels))


def new_game(options: Mapping[str, Any], seats: int, seed: int, tables: Tables | None = None) -> Swallows:
    """A game just begun, with the deck of the catalogue or the one given."""
    return Swallows.new(tables or deck(), {"format": "sixteen", **options, "seats": seats}, seed)


def play(game: Swallows, minds: Sequence[Player], observer: Observer | None = None) -> Swallows:
    """Play `game` to its end; returns the same game."""
    told = Told(game, minds)
    if observer is not None:
        observer.told(game, game.start_events)
    while game.mover >= 0:
        action = _out_of_turn(game, minds, told)
        if action is None:
            if observer is not None:
                observer.asked(game)
            action = minds[game.mover].choose(told.view(game.mover))
        events = game.push(action)
        told.add(events)
        if observer is not None:
            observer.told(game, events)
    return game


class Told:
    """What seats that look back were told since the game began; for the others nothing is kept or written."""

    def __init__(self, game: Swallows, minds: Sequence[Player]) -> None:
        self._game = game
        self._back = frozenset(mind.seat for mind in minds if mind.looks_back)
        self._events: list[Event] = list(game.start_events) if self._back else []
        self._heard: dict[int, list[Json]] = {seat: [] for seat in self._back}
        self._read = dict.fromkeys(self._back, 0)

    def add(self, events: Sequence[Event]) -> None:
        """These events have just happened."""
        if self._back:
            self._events += events

    def view(self, seat: int) -> SwallowsView:
        """The seat's view, with its history if it looks back."""
        view = self._game.view(seat)
        if seat in self._back:
            view.history = self._history(seat)
        return view

    def _history(self, seat: int) -> tuple[Json, ...]:
        notation, heard = self._game.notation, self._heard[seat]
        for event in self._events[self._read[seat] :]:
            told = notation.redact(notation.event_to_json(event), seat)
            if told is not None:
                heard.append(told)
        self._read[seat] = len(self._events)
        return tuple(heard)


def _out_of_turn(game: Swallows, minds: Sequence[Player], told: Told) -> int | None:
    """The first thing a seat wants to do out of turn at this point, asked clockwise from the seat to move's left.

    In the middle of a row nobody else sees that there is a new point, and nobody is asked.
    """
    if game.staged or not isinstance(game.step, OpenToBribes):
        return None
    for place in range(1, game.seats + 1):
        seat = (game.mover + place) % game.seats
        if game.step.out_of_turn(game, seat):
            action = minds[seat].offer(told.view(seat))
            if action is not None:
                return action
    return None
