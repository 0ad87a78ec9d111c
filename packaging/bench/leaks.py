"""Leaks: what a seat cannot know must change nothing for it (S0.6, S5.13).

From a random position a second game is drawn that differs in everything the seat cannot know: the seat's own view is
sampled. Then nothing that reaches the seat may differ: its view, what it may do, who may act, the events it is told
when it moves, and what an AI seat would choose. What follows a move hangs on chance, so both games roll the same dice
and only moves that touch no hidden card are compared in their events.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from bench.playouts import setup_of
from swallows_gui.ai import LEVELS
from swallows_gui.engine.chance import Seeded
from swallows_gui.engine.game import Event, Game
from swallows_gui.lab.game_lab import GameLab


class Leak(AssertionError):
    """A seat could tell two games apart that are the same for all it knows."""


@dataclass(frozen=True, slots=True)
class LeakCheck:
    """How much one game's check covered."""

    seed: int
    positions: int
    """Positions times seats."""
    choices: int
    """AI choices compared, all levels."""


def check_leaks(lab: GameLab, seed: int, every: int = 23, levels: Sequence[str] = LEVELS) -> LeakCheck:
    """Play a random game and compare at about every `every`th position. Raises `Leak`."""
    game = lab.playable.kind.new(setup_of(lab, seed), seed)
    chance = Seeded(seed + 7)
    lot = Random(seed).random
    positions = choices = pushes = 0
    while game.to_move is not None:
        if chance.below(every) == 0:
            for seat in range(game.seats):
                where = f"seed {seed}, push {pushes}, seat {seat}"
                choices += _Pair(lab, game, seat, chance, where).compare(levels)
                positions += 1
        game.push(lab.choose(game, lot)[0])
        pushes += 1
    return LeakCheck(seed, positions, choices)


class _Pair:
    """A game, and one that only the ignorance of a seat tells from it."""

    def __init__(self, lab: GameLab, game: Game, seat: int, chance: Seeded, where: str) -> None:
        self._lab = lab
        self._seat = seat
        self._where = where
        self._game = game
        self._view: Any = game.view(seat)
        self._twin: Any = self._view.sample(Seeded(chance.below(1 << 20)))

    def compare(self, levels: Sequence[str]) -> int:
        """Raises `Leak` if the seat can tell them apart; returns how many AI choices were compared."""
        game, view, twin, seat = self._game, self._view, self._twin, self._seat
        other = twin.view(seat)
        if other != view:
            raise Leak(f"the view differs: {self._where}")
        if other.legal != view.legal or twin.to_move != game.to_move or other.may_act != view.may_act:
            raise Leak(f"what may be done differs: {self._where}")
        in_turn = game.to_move == seat
        compared = 0
        for level in levels if in_turn or view.legal else ():
            mind, double = self._lab.player(level, seat, 5), self._lab.player(level, seat, 5)
            same = mind.choose(view) == double.choose(other) if in_turn else mind.offer(view) == double.offer(other)
            if not same:
                raise Leak(f"level {level} {'chooses' if in_turn else 'offers'} differently: {self._where}")
            compared += 1
        if in_turn:
            self._compare_asking()
        return compared

    def _compare_asking(self) -> None:
        """After the seat's own next move, up to the next chance or hidden card, both games ask the same seat the
        same."""
        for entry in self._view.asked[:4]:
            action = entry[0] if isinstance(entry, range) else entry
            left, right = self._game.copy(), self._lab.speaking(self._twin)
            right.chance.state = left.chance.state
            before = left.chance.state
            told, told_twin = left.push(action), right.push(action)
            if left.chance.state != before or right.chance.state != before:
                continue
            end = self._end(left.notation, told, told_twin)
            if self._seen(left, told[:end]) != self._seen(right, told_twin[:end]):
                raise Leak(f"the same move tells different things: {self._where}")
            if any(event[0] in self._lab.shows_hidden for event in told):
                continue
            if left.to_move != right.to_move or left.view(None) != right.view(None):
                raise Leak(f"another seat is asked after the same move: {self._where}")

    def _end(self, notation: Any, told: Sequence[Event], told_twin: Sequence[Event]) -> int:
        """How many events can be compared: up to one that shows everybody what was hidden, another in each game."""
        for at, pair in enumerate(zip(told, told_twin, strict=False)):
            public, other = (notation.redact(notation.event_to_json(event), None) for event in pair)
            if pair[0][0] == pair[1][0] and pair[0][0] in self._lab.shows_hidden and public != other:
                return at
        return max(len(told), len(told_twin))

    def _seen(self, game: Game, events: Sequence[Event]) -> list[Any]:
        """The events as the seat is told them, those that show something hidden left out."""
        notation = game.notation
        return [
            notation.redact(notation.event_to_json(event), self._seat)
            for event in events
            if event[0] not in self._lab.shows_hidden
        ]
