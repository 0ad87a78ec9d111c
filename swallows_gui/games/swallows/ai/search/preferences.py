"""What a seat wants in a playout: what a goal is worth to it at every score, and a card kept, M.

Worked out once a decision for the seats that decide in the running match; a playout only looks up.
"""

from swallows_gui.games.swallows.ai import match_context
from swallows_gui.games.swallows.ai.evaluation import Book, Will
from swallows_gui.games.swallows.ai.features import TO_BE_DRAWN, Position
from swallows_gui.games.swallows.ai.forecast.results import margins_after
from swallows_gui.games.swallows.ai.refereeing import cost_of_harm, keep_penalty_for
from swallows_gui.games.swallows.rules.tables import GREEN
from swallows_gui.games.swallows.rules.view import SwallowsView

PHASES = 4
"""A period is told apart by how many attacks have been spent since the playout began."""
_LEFT = (1.0, 0.7, 0.45, 0.25)
"""Share of the goals to come that a phase still expects."""
MOST_GONE = 16
"""Greens gone in a match are counted so far."""
_DEAREST = 4.0
_TRIFLE = 0.02
"""M a goal: what a card costs at least, so that of two plays as good the cheaper is made."""


class Wish:
    """One seat's wishes."""

    __slots__ = ("ban", "dear", "goal", "keep_penalty", "price")

    goal: tuple[list[list[float]], list[list[float]]]
    """Side, phase, goal difference + 5: worth of a goal that counts for the side."""
    price: tuple[float, float]
    """Side: worth of one goal's worth of cards after the match."""
    dear: tuple[list[float], list[float]]
    """Side, greens gone in this match: price of a green."""
    ban: tuple[float, float]
    """Side: what it costs a referee to decide against it, his word counted."""
    keep_penalty: float
    """What the penalty out of the blue must bring to be given now."""

    def __init__(self, position: Position, wills: tuple[Will, Will]) -> None:
        view = position.view
        self.goal = _goals(view, position.stakes.book, wills, _pride(position))
        self.price = position.stakes.price
        self.dear = (_dearness(position, 0), _dearness(position, 1))
        self.ban = (cost_of_harm(position, 0), cost_of_harm(position, 1))
        self.keep_penalty = keep_penalty_for(position)


def _pride(position: Position) -> float:
    view = position.view
    own = [view.trainer[team] == position.seat for team in (view.home, view.away)]
    return position.weights.pride * (own[0] - own[1])


def _goals(
    view: SwallowsView, book: Book, wills: tuple[Will, Will], pride: float
) -> tuple[list[list[float]], list[list[float]]]:
    if view.period == "shootout":
        kick = 0.3 * (book.finals[10] - book.finals[0]) + pride
        return [[kick] * 11] * PHASES, [[-kick] * 11] * PHASES
    finals = book.finals
    means = [max(0.15, 10 * match_context.goals_to_come(view, side)) for side in (0, 1)]
    home: list[list[float]] = []
    away: list[list[float]] = []
    for left in _LEFT:
        worth = []
        for at in range(11):
            will_home, will_away = wills[0][at], wills[1][at]
            chances = margins_after(round(means[0] * will_home * left), round(means[1] * will_away * left))
            total = 0.0
            for more, chance in enumerate(chances, at - 5):
                total += chance * finals[0 if more < 0 else 10 if more > 10 else more]
            worth.append(total)
        home.append([worth[min(10, at + 1)] - worth[at] + pride for at in range(11)])
        away.append([worth[max(0, at - 1)] - worth[at] - pride for at in range(11)])
    return home, away


def dearness(position: Position, side: int) -> list[float]:
    """How dear a green is, by greens gone: cheap up to the match's fair share of them, dear beyond."""
    later = position.later[side]
    colours = position.tables.card_colour
    spent = sum(1 for card in position.view.spent[side] if colours[card] == GREEN)
    share = max(1.0, (position.greens(side) + spent + TO_BE_DRAWN * later) / (later + 1))
    return [min(_DEAREST, ((gone + 1) / share) ** position.weights.evenness) for gone in range(MOST_GONE)]


def _dearness(position: Position, side: int) -> list[float]:
    """What a green costs, by greens gone, M a goal."""
    price = max(_TRIFLE, abs(position.stakes.price[side]))
    sign = 1.0 if position.stakes.price[side] > -_TRIFLE else -1.0
    return [sign * price * dear for dear in dearness(position, side)]
