"""An evening at the table for tests: a real game, a few human seats, the others choosing at random from a seed."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtWidgets import QWidget

from swallows_gui.engine.game import Choices, IllegalAction, Told, seat_of
from swallows_gui.games.swallows.data.catalogue import Catalogue, load
from swallows_gui.games.swallows.rules.actions import OFFER, verb_of
from swallows_gui.games.swallows.rules.game import Swallows
from swallows_gui.games.swallows.rules.view import SwallowsView
from swallows_gui.games.swallows.table.match.table import MatchTable
from swallows_gui.games.swallows.words.bundle import Models
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.ui.play.game_table import Phase, SeatInfo, SessionInfo

COLOURS = ("#C8321F", "#1F4E9E", "#2E7D4F", "#8A5A00")
NAMES = ("Anna", "Beat", "Chiara", "Dario")
Json = dict[str, Any]


class Evening:
    """A game and who sits in front of it. Never advances by itself: `do` pushes, `others` lets the rest decide."""

    def __init__(
        self,
        seed: int,
        humans: Sequence[int] = (0,),
        field: Sequence[str] = ("BRA", "GER"),
        knockout: bool = True,
        seats: int = 3,
        pace: str = "instant",
        haggling: bool = False,
        envelopes: bool = False,
        catalogue: Catalogue | None = None,
    ) -> None:
        catalogue = catalogue or load()
        self.tables = catalogue.tables()
        options: Json = {"format": "friendly", "seats": seats, "field": list(field), "knockout": knockout}
        options |= {"haggling": True} if haggling else {}
        options |= {"envelopes": True} if envelopes else {}
        self.game = Swallows.new(self.tables, options, seed)
        self.humans = tuple(humans)
        self.random = random.Random(seed)
        self.beat = {"instant": 0, "normal": 900}[pace]
        self.pace = pace
        self.told: list[Told] = [self.game.notation.event_to_json(event) for event in self.game.start_events]
        self.viewer: int | None = self.humans[0] if len(self.humans) == 1 else None
        self.waiting = ""
        self.refusals: list[IllegalAction] = []
        codes = [self.tables.nation_code[nation] for nation in self.game.field]
        self.names = Names(catalogue, NAMES[:seats], codes)
        self.models = Models(self.names, self.tables, None)
        self.models.log.append(self.history(self.viewer))
        self.table: MatchTable | None = None
        self.window: QWidget | None = None
        """What holds the table on the screen."""

    def seat_table(self) -> MatchTable:
        """A table that shows this game."""
        self.table = MatchTable(self.models, self.do)
        self.show()
        return self.table

    @property
    def actor(self) -> int | None:
        """The human seat that must decide."""
        return self.game.to_move if self.game.to_move in self.humans else None

    def history(self, seat: int | None) -> list[Told]:
        """The events as a seat may know them."""
        redacted = (self.game.notation.redact(event, seat) for event in self.told)
        return [event for event in redacted if event is not None]

    def view(self) -> SwallowsView:
        """The view that is open."""
        seat = self.viewer if len(self.humans) == 1 else self.actor
        view = self.game.view(seat)
        view.history = tuple(self.history(seat))
        return view

    def info(self) -> SessionInfo:
        """What the controller would say."""
        front = self.actor if self.actor is not None else self.viewer
        over = self.game.to_move is None
        return SessionInfo(
            seats=tuple(
                SeatInfo(NAMES[seat], "human" if seat in self.humans else "ai", "normal", COLOURS[seat])
                for seat in range(self.game.seats)
            ),
            viewer=self.viewer if len(self.humans) == 1 else self.actor,
            actor=self.actor,
            legal=self.game.legal_actions(front) if front is not None and not over else Choices(),
            phase=Phase(self.waiting or ("over" if over else "asked" if self.actor is not None else "thinking")),
            pace=self.pace,
            beat_ms=self.beat,
        )

    def show(self) -> None:
        """Rebuild the table from the view."""
        if self.table is not None:
            self.table.show_view(self.view(), self.info())

    def push(self, action: int) -> None:
        """Push an action and let the table play its events."""
        before = len(self.told)
        events = self.game.push(action)
        self.told += [self.game.notation.event_to_json(event) for event in events]
        seat = self.viewer if len(self.humans) == 1 else self.actor
        new = [self.game.notation.redact(event, seat) for event in self.told[before:]]
        shown = [event for event in new if event is not None]
        self.models.log.append(shown)
        if self.table is not None:
            self.table.play_events(shown, self.view(), self.info())

    def do(self, row: Sequence[int]) -> None:
        """Actions of the seat in front, as the table hands them over."""
        for action in row:
            assert seat_of(action) == self.info().in_front
            try:
                self.push(action)
            except IllegalAction as refusal:
                self.refusals.append(refusal)
                if self.table is not None:
                    self.table.refused(refusal.code, refusal.parameters)

    def choose(self) -> int:
        """Something the seat to move may do, at random."""
        seat = self.game.to_move
        assert seat is not None
        legal = [entry for entry in self.game.legal_actions(seat) if not isinstance(entry, range)]
        if self.random.random() < 0.04:
            for other in self.game.may_act():
                offers = [
                    entry
                    for entry in self.game.legal_actions(other)
                    if isinstance(entry, range) and verb_of(entry[0]) == OFFER
                ]
                if offers and (other not in self.humans or len(self.humans) > 1):
                    return self.random.choice(self.random.choice(offers))
        cards = [action for action in legal if verb_of(action) == 0]
        return self.random.choice(cards if cards and self.random.random() < 0.7 else legal)

    def others(self, most: int = 500) -> None:
        """Let the other seats decide until a human must, or the game is over."""
        for _ in range(most):
            if self.actor is not None or self.game.to_move is None:
                return
            self.push(self.choose())

    def until(self, wanted: Callable[[Evening], bool], most: int = 600) -> bool:
        """Everybody decides at random until `wanted`, or the game is over (False)."""
        for _ in range(most):
            if wanted(self):
                return True
            if self.game.to_move is None:
                return False
            self.push(self.choose())
        return False


_seeds: dict[tuple[str, tuple[int, ...], bool], int] = {}
"""Where a step was found before, if nothing else was asked of it."""


def evening_at(step: str, humans: Sequence[int] = (0,), **options: Any) -> Evening:
    """An evening at which a human seat is asked at `step`, found by trying seeds."""
    wanted: Callable[[Evening], bool] | None = options.pop("when", None)
    key = (step, tuple(humans), bool(options))
    for seed in range(_seeds.get(key, 0) if wanted is None else 0, 600):
        evening = Evening(seed, humans, **options)
        found = evening.until(
            lambda it: it.actor is not None and it.game.step.name == step and (wanted is None or wanted(it)), most=120
        )
        if found:
            if wanted is None:
                _seeds[key] = seed
            return evening
    raise AssertionError(f"no game came to {step}")
