"""Games of Millions of Swallows for the laboratory: with the deck of the catalogue, between players at hand."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from swallows_gui.ai import Player
from swallows_gui.games.swallows.ai.players import make_player
from swallows_gui.games.swallows.rules.game import Swallows
from swallows_gui.games.swallows.rules.tables import Tables
from swallows_gui.lab import playing
from swallows_gui.lab.playing import ai_seeds
from swallows_gui.session import Setup
from swallows_gui.session.games import playable
from swallows_gui.session.witness import Witness


def deck() -> Tables:
    """The deck that games are played with, as plain tables."""
    found: Tables = playable("swallows").catalogue.tables()
    return found


def players(levels: Sequence[str], seed: int) -> tuple[Player, ...]:
    """A player for every seat."""
    seeds = ai_seeds(seed, len(levels))
    return tuple(make_player(level, seat, seeds[seat]) for seat, level in enumerate(levels))


def new_game(options: Mapping[str, Any], seats: int, seed: int, tables: Tables | None = None) -> Swallows:
    """A game just begun, with the deck of the catalogue or the one given."""
    return Swallows.new(tables or deck(), {"format": "sixteen", **options, "seats": seats}, seed)


def play(game: Swallows, minds: Sequence[Player], witness: Witness | None = None) -> Swallows:
    """Play `game` to its end through a session; returns the same game: nobody takes anything back in it."""
    known = playable("swallows")
    begun = replace(
        known,
        kind=replace(known.kind, new=lambda _options, _seed: game),
        player=lambda _level, seat, _seed: minds[seat],
    )
    playing.play(begun, Setup({}, playing.table([mind.level for mind in minds]), seed=0), witness=witness)
    return game
