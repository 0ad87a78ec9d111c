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

from swallows_gui.ai import LEVELS
from swallows_gui.ai.swallows.players import make_player
from swallows_gui.engine.chance import Seeded
from swallows_gui.engine.game import Event
from swallows_gui.engine.swallows.game import Swallows
from swallows_gui.lab.playing import new_game
from swallows_gui.lab.swallows.playouts import SETUPS, choose

_SHOW_THE_HIDDEN = (
    "cards_drawn",
    "cards_stolen",
    "injured",
    "pile_shuffled",
    "bet_placed",
    "team_eliminated",
    "game_ended",
    "bet_paid",
)
"""Events that bring a hidden card or sum to light, so that two games may go apart there."""


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


def check_leaks(seed: int, every: int = 23, levels: Sequence[str] = LEVELS) -> LeakCheck:
    """Play a random game and compare at about every `every`th position. Raises `Leak`."""
    options = SETUPS[seed % len(SETUPS)]
    seats = int(options.get("seats", 4))
    game = new_game(options, seats, seed)
    chance = Seeded(seed + 7)
    lot = Random(seed).random
    positions = choices = pushes = 0
    while game.mover >= 0:
        if chance.below(every) == 0:
            for seat in range(seats):
                choices += _compare(game, seat, chance, levels, f"seed {seed}, push {pushes}, seat {seat}")
                positions += 1
        game.push(choose(game, lot)[0])
        pushes += 1
    return LeakCheck(seed, positions, choices)


def _compare(game: Swallows, seat: int, chance: Seeded, levels: Sequence[str], where: str) -> int:
    """Compare the game with one that only the seat's ignorance tells from it; returns AI choices compared."""
    view = game.view(seat)
    twin: Swallows = view.sample(Seeded(chance.below(1 << 20)))
    other = twin.view(seat)
    if other != view:
        raise Leak(f"the view differs: {where}")
    if other.legal != view.legal or twin.to_move != game.to_move or other.may_act != view.may_act:
        raise Leak(f"what may be done differs: {where}")
    compared = 0
    for level in levels:
        mind, double = make_player(level, seat, 5), make_player(level, seat, 5)
        if game.mover == seat:
            if mind.choose(view) != double.choose(other):
                raise Leak(f"level {level} chooses differently: {where}")
            compared += 1
        elif view.legal:
            if mind.offer(view) != double.offer(other):
                raise Leak(f"level {level} offers differently: {where}")
            compared += 1
    if game.mover == seat:
        _compare_asking(game, twin, seat, where)
    return compared


def _compare_asking(game: Swallows, twin: Swallows, seat: int, where: str) -> None:
    """After the seat's own next move, up to the next chance or hidden card, both games ask the same seat the same."""
    for action in game.legal[:4]:
        left, right = game.copy(), twin.copy()
        left.loud = right.loud = True
        right.chance.state = left.chance.state
        before = left.chance.state
        told, told_twin = left.push(action), right.push(action)
        if left.chance.state != before or right.chance.state != before:
            continue
        if _seen(left, told, seat) != _seen(right, told_twin, seat):
            raise Leak(f"the same move tells different things: {where}")
        if _hidden_moved(told):
            continue
        if left.mover != right.mover or left.view(None).step != right.view(None).step:
            raise Leak(f"another seat is asked after the same move: {where}")


def _seen(game: Swallows, events: Sequence[Event], seat: int) -> list[Any]:
    """The events as the seat is told them, those that show a hidden card left out."""
    notation = game.notation
    told = []
    for event in events:
        if event[0] in _SHOW_THE_HIDDEN:
            continue
        told.append(notation.redact(notation.event_to_json(event), seat))
    return told


def _hidden_moved(events: Sequence[Event]) -> bool:
    """Whether hidden cards came into play, so that the games may go apart."""
    return any(event[0] in _SHOW_THE_HIDDEN for event in events)
