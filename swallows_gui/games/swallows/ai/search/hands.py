"""What another hand is likely to hold, beyond its colours: who does not answer an attack often cannot (S5.1).

Measured among `normal` seats (25 tournaments): an attack of 4 or more is answered by nearly half of the defenders that
hold a foul or an offside, however many, and by nobody else. So every such attack let through in this match nearly
halves the chance that there is one in the hand.
"""

from swallows_gui.engine.chance import Chance
from swallows_gui.games.swallows.rules import tables as t
from swallows_gui.games.swallows.rules.game import Swallows
from swallows_gui.games.swallows.rules.match_sampling import MatchSampler
from swallows_gui.games.swallows.rules.state import State
from swallows_gui.games.swallows.rules.view import SwallowsView

DANGEROUS = 4
"""Value from which an attack is answered if it can be."""
_LET_THROUGH = 0.54
"""How likely a defender that could answer lets a dangerous attack through."""
_MOST_TRIES = 4
"""Worlds drawn at most before one that is less likely is taken."""
_PARTS = 1 << 16


def let_through(view: SwallowsView, side: int) -> int:
    """Dangerous attacks of this match that the side has not answered by foul or offside."""
    tables = view.tables
    game = view.open
    attacks = 0
    for card in view.spent[1 - side]:
        if tables.card_kind[card] == t.ATTACK and tables.card_value[card] >= DANGEROUS:
            attacks += 1
    answer_is_open = game.a_side == 1 - side and view.step in ("defence", "defence_modifiers")
    if answer_is_open and tables.card_kind[game.a_card] == t.ATTACK and tables.card_value[game.a_card] >= DANGEROUS:
        attacks -= tables.card_colour[game.a_card] == t.GREEN
    answers = sum(1 for card in view.spent[side] if tables.card_kind[card] in (t.FOUL, t.OFFSIDE))
    return max(0, attacks - answers)


def suspicions(view: SwallowsView) -> list[tuple[int, float]]:
    """Teams whose silence says something, and how likely a hand of theirs that could have answered is."""
    found = []
    for side, team in enumerate((view.home, view.away)):
        if view.hands[team] is None and view.counts[team][t.BLUE] > 0:
            silent = let_through(view, side)
            if silent:
                found.append((team, float(_LET_THROUGH**silent)))
    return found


def is_likely(game: State, suspected: list[tuple[int, float]], chance: Chance) -> bool:
    """Whether a drawn game is kept: one in which a silent team could have answered only now and then."""
    kind = game.tables.card_kind
    for team, likely in suspected:
        could = any(kind[card] != t.GOALIE for card in game.blues[team])
        if could and chance.below(_PARTS) >= likely * _PARTS:
            return False
    return True


def draw(sampler: MatchSampler, suspected: list[tuple[int, float]], chance: Chance) -> Swallows:
    """A game that fits the view, the silent teams' hands drawn as their silence makes them likely."""
    game = sampler.draw(chance)
    for _ in range(_MOST_TRIES - 1 if suspected else 0):
        if is_likely(game, suspected, chance):
            break
        game = sampler.draw(chance)
    assert isinstance(game, Swallows)
    return game
