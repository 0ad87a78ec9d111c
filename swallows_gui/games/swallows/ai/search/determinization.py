"""Draws games from a view that stop when the running match is over, and values each end for the seat, in M.

The worth of an end is: what the result makes of all fees and bets (`Book`), the cards both teams keep and are still to
draw, and what a spent penalty out of the blue or a ban costs later. In the knock-out the result holds what going on is
worth with the cards of now already; there cards count by how the hands have changed since the decision. Bribes are
reckoned apart.

`Wish` is what a seat wants in a playout: what a goal is worth to it at every score, and a card kept, in M. It is
computed once a decision for the seats that decide in the running match; a playout only looks it up.
"""

from dataclasses import dataclass

from swallows_gui.engine.step import GameStep as AnyStep
from swallows_gui.games.swallows.ai import match_context
from swallows_gui.games.swallows.ai.evaluation import BetBook, Will
from swallows_gui.games.swallows.ai.features import MATCHES_OF_A_RED, TO_BE_DRAWN, Position
from swallows_gui.games.swallows.ai.forecast.groups import margins_after
from swallows_gui.games.swallows.ai.refereeing import (
    OFFICE,
    cost_of_harm,
    keep_penalty_for,
    later_penalty,
    matches_to_referee,
)
from swallows_gui.games.swallows.ai.search.sheet import CardLists
from swallows_gui.games.swallows.rules.actions import STEPS, Step
from swallows_gui.games.swallows.rules.cards import draw
from swallows_gui.games.swallows.rules.envelopes import rest_envelopes
from swallows_gui.games.swallows.rules.match import kick_off
from swallows_gui.games.swallows.rules.state import NOBODY, SHOOTOUT, State
from swallows_gui.games.swallows.rules.tables import GOALIE, GREEN, IN_SHOOTOUT
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
    view: SwallowsView, book: BetBook, wills: tuple[Will, Will], pride: float
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


_DRAWN = {0: (2, 2), 1: (3, 1)}
"""Cards drawn by winner and loser by goals of difference (S6.3)."""
_MOST_DRAWN = (4, 0)
_ANY_CARD = 0.38
"""Goals that a card about to be drawn is worth."""
_SAVES = (0.0, 0.6, 0.85, 0.97)
"""How likely a goalie of value 0, 1, 2, 3 finds a kick that it saves."""
_RED_KICK = 0.4
"""Kicks that a red for shoot-outs is likely to turn."""
_A_SAVE = 0.28
"""What a kick saved adds to the chance to win a shoot-out."""


class _Stop(Step):
    """A step that ends a drawn game after its match: no seat is asked any more."""

    def enter(self, game: State) -> None:
        game.mover = NOBODY


class _KickOff(Step):
    """Stands in for the beginning of the match, which is to be followed by the stop."""

    def enter(self, game: State) -> None:
        draw(game, game.sides[0], 1, "home")
        game.stack.append(STOP)
        kick_off(game)


STOP = _Stop()
_KICK_OFF = _KickOff()
_STAND_INS: dict[AnyStep[State], Step] = {STEPS["aftermath"]: STOP, STEPS["home_draw"]: _KICK_OFF}


def until_the_whistle(game: State) -> None:
    """Make a drawn game stop when the running match is over, or level where a knock-out match would continue; no
    envelopes are filled there."""
    game.knockout = False
    rest_envelopes(game, had=True)
    game.stack = [_STAND_INS.get(step, step) for step in game.stack]


def spread_dice(game: State, number: int) -> None:
    """Set the next two dice of a drawn game by its number, so that six games have each face once. The next dice decide
    most, and their luck would hide the differences between choices."""
    first, second = number % 6 + 1, (number // 6 + number) % 6 + 1
    chance = game.chance
    while True:
        state = chance.state
        if chance.die() == first and chance.die() == second:
            chance.state = state
            return


Kept = tuple[float, float]
"""Side: what it has in cards, in goals that they are worth."""


@dataclass(frozen=True, slots=True)
class Scale:
    """Weighs how a match ended for one seat."""

    seat: int
    sheet: CardLists
    finals: tuple[float, ...]
    """Worth of the match ending with goal difference -5 to 5."""
    price: tuple[float, float]
    """Side: worth of a goal's worth of cards kept, if the side has matches to come."""
    spread: tuple[list[float], list[float]]
    """Side, greens gone in this match: what they have cost beyond their worth, as a share of it; those of the match's
    fair share cost less, those beyond more."""
    reds: tuple[float, float]
    """Side: so many matches a red is counted for."""
    knockout: bool
    final: bool
    pride: tuple[float, float]
    """Side: worth of each goal beside the result."""
    penalty: float
    """What the penalty out of the blue is still worth to the seat, 0 if spent."""
    banned: float
    """What a ban from refereeing costs the seat."""

    def kept(self, game: State) -> Kept:
        """What both teams have in cards: hands, greens spent beyond or below the fair share, reds that come back."""
        return self._kept(game, 0), self._kept(game, 1)

    def weigh(self, game: State, before: Kept) -> float:
        """What this end is worth, M; `before` is what was `kept` in the same world at the decision.

        A match level after extra time is weighed by the chances of its shoot-out.
        """
        home, away = game.score
        margin = home - away
        finals = self.finals
        if self.knockout:
            through = _home_goes_through(game, game.margin)
            worth = through * finals[10] + (1 - through) * finals[0]
            if not self.final:
                worth += self._change_of_cards(game, before, through)
        else:
            worth = finals[0 if margin < -5 else 10 if margin > 5 else margin + 5]
            if not self.final:
                worth += self._cards(game, margin)
        worth += self.pride[0] * home + self.pride[1] * away
        seat = self.seat
        if game.referee == seat:
            if self.penalty and game.penalty_spent >> seat & 1:
                worth -= self.penalty
            if game.bans:
                worth -= self.banned
        return worth

    def _change_of_cards(self, game: State, before: Kept, through: float) -> float:
        """What the hands have gained since the decision. Cards serve only the team that goes on; its price counts on
        an even chance of that. What the winner draws is in the worth of going on."""
        home, away = self.price
        worth = 0.0
        if home:
            worth += 2 * through * home * (self._kept(game, 0) - before[0])
        if away:
            worth += 2 * (1 - through) * away * (self._kept(game, 1) - before[1])
        return worth

    def _cards(self, game: State, margin: int) -> float:
        """What both teams keep and draw after a match of a group (S6.3)."""
        won, lost = _DRAWN.get(abs(margin), _MOST_DRAWN)
        worth = 0.0
        for side in (0, 1):
            price = self.price[side]
            if price:
                drawn = won if (margin > 0 if side == 0 else margin < 0) else lost
                worth += price * (_ANY_CARD * drawn + self._kept(game, side))
        return worth

    def _kept(self, game: State, side: int) -> float:
        """What one side has in cards, goals."""
        goals, colour = self.sheet.goals, self.sheet.colour
        team = game.sides[side]
        kept = 0.0
        for card in game.greens[team]:
            kept += goals[card]
        gone, spent = 0, 0.0
        for card in game.spent[side]:
            if colour[card] == GREEN:
                gone += 1
                spent += goals[card]
        if gone:
            kept -= spent * self.spread[side][gone if gone < MOST_GONE else MOST_GONE - 1]
        for card in game.blues[team]:
            kept += goals[card]
        reds = 0.0
        for card in game.reds[team]:
            reds += goals[card]
        for card in game.used[side]:
            reds += goals[card]
        return kept + self.reds[side] * reds


def _home_goes_through(game: State, margin: int) -> float:
    """1 or 0 by goals or a shoot-out played; before it the chance, by the goalies in both hands (S8.3)."""
    if margin == 0 and game.period == SHOOTOUT:
        margin = game.kick_goals[0] - game.kick_goals[1]
    if margin:
        return 1.0 if margin > 0 else 0.0
    home = 0.5 + _A_SAVE * (_saves(game, game.sides[0]) - _saves(game, game.sides[1]))
    return 0.03 if home < 0.03 else 0.97 if home > 0.97 else home


def _saves(game: State, team: int) -> float:
    """Kicks of a shoot-out that a team's goalies are likely to save."""
    tables = game.tables
    saves = 0.0
    for card in (*game.blues[team], *game.reds[team]):
        if tables.card_kind[card] == GOALIE:
            saves += _SAVES[min(3, tables.card_value[card])]
        elif tables.card_when[card] & IN_SHOOTOUT:
            saves += _RED_KICK
    return saves


def _spread(position: Position, side: int) -> list[float]:
    """The mean of the dearness of the greens gone, less 1."""
    means, total = [0.0], 0.0
    for gone, dear in enumerate(dearness(position, side)[:-1], 1):
        total += dear
        means.append(total / gone - 1)
    return means


def scale(position: Position, sheet: CardLists) -> Scale:
    """The scale of the seat that decides in this position."""
    view = position.view
    book = position.stakes.book
    seat = position.seat
    weights = position.weights
    own = [view.trainer[team] == seat for team in (view.home, view.away)]
    pride = weights.pride * (own[0] - own[1])
    referees = view.referee == seat
    unspent = referees and seat not in view.penalty_spent
    later = later_penalty(position) if unspent else 0.0
    return Scale(
        seat,
        sheet,
        book.finals,
        book.price,
        (_spread(position, 0), _spread(position, 1)),
        (min(MATCHES_OF_A_RED, book.later[0]), min(MATCHES_OF_A_RED, book.later[1])),
        view.knockout,
        not view.matches_left,
        (pride, -pride),
        later,
        OFFICE * matches_to_referee(position) + later if referees else 0.0,
    )
