"""The die and its sum: foul, offside, swallow and rough-goal rolls and shots (S0.4, S5.14 steps 3 and 5)."""

from typing import Final

from swallows_gui.games.swallows.rules.marks import FOUL, OFFSIDE, PURPOSES, SWALLOW
from swallows_gui.games.swallows.rules.state import State

DEFENDERS_ROLLS: Final = (FOUL, OFFSIDE)
ATTACKER_WANTS_MORE: Final = (FOUL, SWALLOW)
"""Rolls of which a higher total favours the attacker (S4.10)."""


def roll(game: State, purpose: int, side: int, value: int, mods: tuple[tuple[int, int], ...]) -> None:
    """`side` rolls the die for `purpose`; `value` and `mods` are added (card and what it adds)."""
    game.purpose = purpose
    game.die = die = game.chance.die()
    total = die + value
    for _card, delta in mods:
        total += delta
    game.total = total
    game.on_roll = ()
    game.roll = number = game.roll + 1
    if game.emits_events:
        game.log.append(("die_rolled", PURPOSES[purpose], game.sides[side], die, value, mods, total, number, -1))


def reroll(game: State) -> None:
    """A red replaces the die just rolled; modifiers, reds on the roll among them, stay (S5.14)."""
    old, replaced = game.die, game.roll
    game.die = die = game.chance.die()
    game.roll += 1
    game.total += die - old
    if game.emits_events:
        defending = game.purpose in DEFENDERS_ROLLS
        team = game.sides[1 - game.a_side if defending else game.a_side]
        value = game.d_value if defending else game.a_value
        mods = game.d_mods if defending else game.a_mods
        purpose = PURPOSES[game.purpose]
        game.log.append(("die_rolled", purpose, team, die, value, mods + game.on_roll, game.total, game.roll, replaced))


def favoured_by_more(game: State) -> int:
    """The side that a higher total favours (S4.10)."""
    return game.a_side if game.purpose in ATTACKER_WANTS_MORE else 1 - game.a_side
