"""What a referee may do to a team at the decision before him, and how likely he wants to: slips are secret, so that he
is thought of as many seats, each with a slip that he may have (S4.3, S4.4, S4.6).

The one mean of all slips wants next to nothing; of the slips that he may really have many speak against a team.
"""

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from swallows_gui.games.swallows.ai import bribing, refereeing
from swallows_gui.games.swallows.ai.beliefs import Beliefs, believed_gains
from swallows_gui.games.swallows.ai.evaluation import Stakes, Will, money_book
from swallows_gui.games.swallows.ai.features import Position
from swallows_gui.games.swallows.ai.haggling import Worths, dearness
from swallows_gui.games.swallows.ai.match_context import Weights
from swallows_gui.games.swallows.ai.questions import verb
from swallows_gui.games.swallows.rules import tables as t
from swallows_gui.games.swallows.rules.actions import ARGUMENT, CHANGE_DIE, PENALTY, RULE
from swallows_gui.games.swallows.rules.view import SwallowsView

MINDS: Final = 10
"""Slips that a referee is thought to have."""
HELD_TO: Final = 0.85
"""How likely others hold a referee to decide against a team for which he asks in vain, who know nothing of his slip."""
_RARELY: Final = 0.3
"""The penalty out of the blue is there once, and is feared so much less than a die or a ruling."""
_NOTICEABLE: Final = 0.08
"""What a decision must bring him that he takes it, M."""


class PlayoutThreat(NamedTuple):
    """A decision against a team that the referee may take now."""

    action: int
    likely: float
    cost: float
    """What it brings him on average if he wants it, M: for less he does not let himself be bound."""


def minds(view: SwallowsView, held: Beliefs, weights: Weights, wills: tuple[Will, Will], seed: int) -> list[Position]:
    """The decision as the referee may see it, once for each slip drawn from beliefs about his."""
    random, seat = Random(seed), view.referee
    found = []
    idle = seat not in (view.trainer[view.home], view.trainer[view.away])
    for _ in range(MINDS):
        gains = believed_gains(view, held.knowing(seat, held.draw(seat, random)), seat, weights, spites=idle)
        book = money_book(view, gains, weights, seat, chooser=seat)
        found.append(Position(view, seat, Stakes(view, book, seat, weights, wills), weights))
    return found


def against(position: Position, legal: Sequence[int], side: int) -> list[int]:
    """The referee's actions of `legal` that are against a side (S4.10)."""
    harmful = (PENALTY, CHANGE_DIE, RULE)
    return [action for action in legal if verb(action) in harmful and refereeing.harmed_by(position, action) == side]


def threats(positions: Sequence[Position], actions: Sequence[int], side: int) -> list[PlayoutThreat]:
    """How likely each of the actions is, over the minds that the referee may have: each takes the one that suits it
    best, if one does."""
    taken: dict[int, list[float]] = {action: [] for action in actions}
    unlikely = 0
    for position in positions:
        gain, action = max((_gain(position, action, side), action) for action in actions)
        if gain > _NOTICEABLE:
            taken[action].append(gain)
        unlikely += gain < -_NOTICEABLE
    trusted = unlikely / len(positions)
    found = []
    for action, gains in taken.items():
        doubt = positions[0].weights.suspicion * (1 - trusted) / len(actions)
        doubt *= _RARELY if verb(action) == PENALTY else 1.0
        seems = len(gains) / len(positions)
        found.append(PlayoutThreat(action, max(seems, doubt), sum(gains) / len(gains) if seems > doubt else 0.0))
    return found


def wanted(referee: Position, actions: Sequence[int], side: int) -> list[PlayoutThreat]:
    """What others fear of a referee who will ask for money, and what the best of it really brings him."""
    silent = referee.asking(False, False)
    cost = max(0.0, *(_gain(silent, action, side) for action in actions)) if actions else 0.0
    return [PlayoutThreat(action, HELD_TO / len(actions), cost) for action in actions]


def for_the_match(briber: Position, positions: Sequence[Position], side: int) -> Worths:
    """What binding the referee at a stoppage comes to, over the minds that he may have; by plain judgement."""
    many = len(positions)
    worth = sum(bribing.protection_worth(briber, his, side) for his in positions) / many
    cost = sum(max(0.0, bribing.freedom_worth(his.asking(False, False), side)) for his in positions) / many
    return Worths(worth / dearness(briber), cost / dearness(positions[0]))


def _gain(position: Position, action: int, side: int) -> float:
    """What deciding so brings him, a ban and his word counted."""
    if verb(action) == PENALTY:
        return refereeing.penalty_worth(position, 1 - side) - refereeing.keep_penalty_for(position)
    if verb(action) == CHANGE_DIE:
        worths = refereeing.die_worths(position)
        return worths[(action & ARGUMENT) - 1] - worths[0] - refereeing.cost_of_harm(position, side)
    inside, outside = refereeing.edge_worths(position)
    return outside - inside if action & ARGUMENT == t.OUTSIDE else inside - outside
