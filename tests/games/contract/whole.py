"""Whole games of every game of the house and of the tiny one, played once a run, and what the contract must be told."""

from collections.abc import Iterable, Mapping, Set
from functools import cache
from random import Random
from typing import Final, NamedTuple

from bench.playouts import setup_of
from swallows_gui.engine.game import Event, Game, Json
from swallows_gui.games import TITLES
from swallows_gui.lab.game_lab import GameLab, lab_of

TINY: Final = "dice"
"""Card and Dice of `tests/house`: a game that the house has never heard of."""
GAMES: Final = (*TITLES, TINY)
EVERYTHING: Final = "everything"
"""Of an event that only its owner may know of at all."""
NAMES: Final = ("Ann", "Ben", "Cleo", "Dora", "Emil", "Frida", "Gus", "Hedda", "Ivo", "Jule", "Kurt", "Lene")


class Facts(NamedTuple):
    """What the contract cannot read off a game."""

    hidden: Mapping[str, str] = {}
    """Events of which others than their owner do not see this field, or `EVERYTHING`."""
    optional: Mapping[str, str] = {}
    """Fields that some options add to an event, after the others."""
    silent: Set[str] = frozenset()
    """Events that have no sentence: others tell them, or only a board shows them."""
    unsaid: Set[str] = frozenset()
    """Types of actions that have no phrase: what is taken back with them has one."""
    languages: tuple[str, ...] = ("en", "de")
    """What it is told in."""
    games: int = 6
    """How many whole games show all that happens in it."""
    rare: Set[str] = frozenset()
    """Events that so few games of chance need not show."""


FACTS: Final[Mapping[str, Facts]] = {
    "swallows": Facts(
        hidden={
            "bet_placed": EVERYTHING,
            "cards_drawn": "cards",
            "cards_stolen": "cards",
            "team_eliminated": "cards",
        },
        optional={"bet_paid": "shared"},
        unsaid={"done"},
        games=14,
        rare={"cards_stolen", "colour_given_up", "decline_lifted", "envelopes_returned", "thirds_ranked"},
    ),
    "power_soccer": Facts(games=40),
    "grudgematch": Facts(
        hidden={"cards_dealt": "cards", "cards_drawn": "cards"},
        silent={"cards_dealt", "direction_chosen", "joker_drawn"},
        rare={"after_goal_chosen", "block_failed", "box_rolled", "brought_back", "tackle_failed"},
    ),
    "tactics_board": Facts(
        silent={"fouled", "pawn_rolled", "set_up"},
        games=5,
        rare={"card_shown", "fouled", "keeper_changed", "move_lost", "offside_given"},
    ),
    "final_whistle": Facts(
        hidden={
            "card_chosen": EVERYTHING,
            "card_drawn": "card",
            "cards_dealt": "cards",
            "deck_chosen": EVERYTHING,
            "man_taken": EVERYTHING,
            "shooter_chosen": EVERYTHING,
        },
        silent={
            "attack_over", "card_chosen", "card_drawn", "cards_dealt", "deck_chosen", "man_taken", "shooter_chosen",
            "turned",
        },
        games=28,
        rare={"shooter_chosen", "shooters_named", "shot_taken"},
    ),
    TINY: Facts(
        hidden={"dealt": "card", "swapped": "card", "staked": EVERYTHING},
        silent={"dealt", "round_ended"},
        languages=("en",),
    ),
}  # fmt: skip


class Whole(NamedTuple):
    """A game played to its end by lot."""

    options: Json
    seed: int
    game: Game
    """As it is in the end."""
    start: list[Event]
    actions: list[int]
    told: list[list[Event]]
    """What happened, action by action."""
    events: list[Json]
    """All of it as records have it."""


def entries(legal: Iterable[int | range]) -> list[int]:
    """Single actions: of a range its first and its last."""
    return [action for entry in legal for action in ((entry[0], entry[-1]) if isinstance(entry, range) else (entry,))]


def beginning(lab: GameLab, seed: int) -> Game:
    """A game about to begin, with the options that the playout of this seed has."""
    return lab.playable.kind.new(setup_of(lab, seed), seed)


@cache
def whole(name: str, seed: int) -> Whole:
    """The game of this seed; not to be changed."""
    lab = lab_of(name)
    game = beginning(lab, seed)
    lot = Random(seed).random
    start, actions, told = list(game.start_events), list[int](), list[list[Event]]()
    while game.to_move is not None:
        action, _unasked = lab.choose(game, lot)
        told.append(game.push(action))
        actions.append(action)
    events = [game.notation.event_to_json(event) for events in (start, *told) for event in events]
    return Whole(setup_of(lab, seed), seed, game, start, actions, told, events)


def wholes(name: str) -> list[Whole]:
    """As many games as it takes to see everything."""
    return [whole(name, seed) for seed in range(FACTS[name].games)]
