"""Squads and decks: which men and cards a seat takes (F1, F2, F18.2)."""

from collections.abc import Sequence
from typing import Final

from swallows_gui.games.final_whistle.rules import actions as a
from swallows_gui.games.final_whistle.rules.options import (
    COLOURS,
    LINE_OF,
    SQUAD,
    SQUAD_MEN,
    WHITE,
    D,
    G,
    M,
    S,
)
from swallows_gui.games.final_whistle.rules.sampling import club_of
from swallows_gui.games.final_whistle.rules.state import State

FORMATION: Final = (G, D, D, D, D, M, M, M, M, S, S, G, D, M, S)
"""The lines in which men are taken one by one: eleven for the field, four for the bench."""


def take(game: State, wish: int) -> int:
    """The next choice for a squad: a ready one that the points allow, `wish` deciding which, else man by man."""
    ready = [action for action in game.legal if a.verb_of(action) == a.READY]
    if ready:
        # Those that suit a colour are for its cards; the first match's cards suit the other two.
        fitting = ready[:2] if game.options.decks == "first" else ready[1:] or ready
        return fitting[wish % len(fitting)]
    seat = game.asked
    row = game.rows[seat]
    values = game.tables.values
    men = [a.argument_of(action) for action in game.legal]
    wanted = [man for man in men if LINE_OF[man] == FORMATION[len(row)]] or men
    left = game.options.budget(seat, game.tables.points) - game.tables.cost(row)
    share = left / (SQUAD_MEN - len(row))
    on_field = len(row) < SQUAD_MEN - 4
    fair = [man for man in wanted if values[man] <= share + on_field] or [min(wanted, key=values.__getitem__)]
    return game.action(a.TAKE, max(fair, key=lambda man: (values[man], -man)))


def colour(game: State) -> int:
    """The colour that suits the squad: that of the ready squad which has most men in common with it."""
    seat = game.asked
    mine = {man % SQUAD for man in (*game.field[seat], *game.bench[seat])}
    squads = game.tables.squads[club_of(game, seat)]
    nearest = max(range(len(squads)), key=lambda at: len(mine.intersection(squads[at].men)))
    suits = [colour for colour in game.tables.suits[nearest] if colour != WHITE]
    return game.action(a.COLOUR, suits[0] if suits else COLOURS.index("lilac"))


def next_card(game: State, worths: Sequence[float]) -> int:
    """The next card of a free deck or its first hand: the allowed one with the highest value."""
    return max(game.legal, key=lambda action: (worths[a.argument_of(action)], -action))
