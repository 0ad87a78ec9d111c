"""A decision as a seat looks at it: its view, what is at stake, and what cards and their effects are worth (S5.12)."""

from swallows_gui.games.swallows.ai.evaluation import Stakes
from swallows_gui.games.swallows.ai.match_context import COLOUR_GOALS, Weights, clamp, goals_of
from swallows_gui.games.swallows.rules import tables as t
from swallows_gui.games.swallows.rules.marks import FACES, OFFSIDE, ROUGH, SWALLOW
from swallows_gui.games.swallows.rules.odds import FREE_KICK, PENALTY
from swallows_gui.games.swallows.rules.view import SwallowsView

MATCHES_OF_A_RED = 2.5
"""So many later matches a red is counted for at most: it comes back after each."""
TO_BE_DRAWN = 1.5
"""Greens that a team may expect to draw from one match to the next."""
_DEAREST = 2.5
"""So many times its worth a card may seem dear at most."""
_TRIFLE = 0.02
"""The price of a card that has no other: of two plays as good, the cheaper one, M a goal."""


class Position:
    """One decision of one seat. Sides are 0 (home) and 1 (away); values are in M, for the deciding seat."""

    __slots__ = ("asks", "later", "seat", "stakes", "tables", "view", "weights")

    def __init__(
        self,
        view: SwallowsView,
        seat: int,
        stakes: Stakes,
        weights: Weights,
        asks: tuple[bool, bool] | None = None,
    ) -> None:
        self.view = view
        self.seat = seat
        self.tables = view.tables
        self.stakes = stakes
        self.weights = weights
        self.later = stakes.book.later
        self.asks = (False, False)
        """Of a referee's position: for which sides he has named a price that is not paid (S4.11)."""
        if seat == view.referee:
            self.asks = asks or (bool(view.prices[0]), bool(view.prices[1]))

    def asking(self, home: bool, away: bool) -> "Position":
        """The position of a referee who has, or has not, named prices for the sides."""
        return Position(self.view, self.seat, self.stakes, self.weights, (home, away))

    def team(self, side: int) -> int:
        """The team of a side."""
        return self.view.away if side else self.view.home

    def side(self, team: int) -> int:
        """The side of a team of this match."""
        return 0 if team == self.view.home else 1

    def greens(self, side: int) -> int:
        """The number of greens that a side holds; public."""
        return self.view.counts[self.team(side)][t.GREEN]

    def blues(self, side: int) -> int:
        """The number of blues that a side holds; public."""
        return self.view.counts[self.team(side)][t.BLUE]

    def reds(self, side: int) -> int:
        """The number of unused reds that a side holds; public."""
        return self.view.counts[self.team(side)][t.RED]

    def card_worth(self, side: int, card: int) -> float:
        """The value of a card for the side after the match."""
        goals = goals_of(self.tables, card)
        price = self.stakes.price[side]
        colour = self.tables.card_colour[card]
        if colour == t.RED:
            goals *= min(MATCHES_OF_A_RED, self.later[side])
        elif colour == t.GREEN:
            goals *= self._dearness(side)
        return goals * (price if abs(price) > _TRIFLE else _TRIFLE)

    def _dearness(self, side: int) -> float:
        """How dear one more green is in this match: 1 where the match's fair share of them is reached, cheap before it
        and dear beyond, for every match needs some."""
        colours = self.tables.card_colour
        spent = sum(1 for card in self.view.spent[side] if colours[card] == t.GREEN)
        later = self.later[side]
        share = (self.greens(side) + spent + TO_BE_DRAWN * later) / (later + 1)
        return min(_DEAREST, float(((spent + 1) / max(1.0, share)) ** self.weights.evenness))

    def any_card_worth(self, side: int, colour: int) -> float:
        """The value of one more card of this colour, or of any (NOWHERE), for the side after the match."""
        goals = COLOUR_GOALS[colour] if colour >= 0 else COLOUR_GOALS[t.GREEN]
        return goals * self.stakes.price[side]

    def effects_worth(self, side: int, card: int, timing: int = t.ON_PLAY) -> float:
        """The value of a card's effects on hands and course when the side plays it, without its value or roll."""
        return sum(
            self._effect_worth(side, effect) for effect in self.tables.card_effects[card] if effect.timing == timing
        )

    def _effect_worth(self, side: int, effect: t.CardEffect) -> float:
        goal = self.stakes.goal[side]
        other = 1 - side
        match effect.op:
            case t.DRAW:
                return effect.n * (self.any_card_worth(side, effect.colour) + 0.08 * goal)
            case t.DISCARD:
                return -effect.n * 0.6 * self.any_card_worth(side, effect.colour)
            case t.INJURE:
                sharper = 1.6 if effect.chosen else 1.0
                return sharper * effect.n * (0.07 * goal - self.any_card_worth(other, effect.colour))
            case t.STEAL:
                gain = self.any_card_worth(side, effect.colour) - self.any_card_worth(other, effect.colour)
                return effect.n * (gain + 0.12 * goal)
            case t.RETURN:
                if not self._can_recover(side, effect.colour):
                    return 0.0
                return effect.n * (1.2 * self.any_card_worth(side, effect.colour) + 0.1 * goal)
            case t.EXTRA_ATTACK:
                return 0.08 * goal
            case t.SILENCE_REFEREE:
                return 0.02 * goal if self.view.referee >= 0 and self.view.attack is None else 0.0
        return 0.0

    def _can_recover(self, side: int, colour: int) -> bool:
        """Whether the side has used a card of this colour, other than in the running attack."""
        running = self.view.attack
        lying = () if running is None else (running.card, running.defence_card, running.goalie)
        return any(
            card not in lying and colour in (t.NOWHERE, self.tables.card_colour[card]) for card in self.view.spent[side]
        )

    def shift(self, card: int, *ops: int) -> int:
        """The sum of the card's effects of these kinds."""
        return sum(effect.n for effect in self.tables.card_effects[card] if effect.op in ops)

    def has(self, card: int, op: int) -> bool:
        """Whether one of the card's effects is of this kind."""
        return any(effect.op == op for effect in self.tables.card_effects[card])

    def hand(self, side: int) -> tuple[int, ...] | None:
        """All cards in a hand that this seat may look at, else None."""
        hands = self.view.hands[self.team(side)]
        return None if hands is None else (*hands[0], *hands[1], *hands[2])

    def shot_worth(self, value: int, attacker: int) -> float:
        """The value of a shot: with the goalies of an open hand, or the number of a hidden one's."""
        goal = self.stakes.goal[attacker]
        defender, tables = 1 - attacker, self.tables
        hands = self.view.hands[self.team(defender)]
        if hands is None:
            return clamp(value + tables.ease[t.ATTACK]) * (1 - min(0.3, 0.05 * self.blues(defender))) * goal
        goalies = [
            (tables.card_value[card], self.card_worth(defender, card))
            for card in hands[t.BLUE]
            if tables.card_kind[card] == t.GOALIE
        ]
        if not goalies:
            return clamp(value + tables.ease[t.ATTACK]) * goal
        worth, mark = 0.0, tables.on_target
        for die in range(1, FACES + 1):
            total = die + value
            if total >= mark:
                worth += min([goal, *(cost for strength, cost in goalies if total - strength < mark)])
        return worth / FACES

    def award_worth(self, place: int, attacker: int) -> float:
        """The value of the award for an offence at `place`; on the edge as the referee is expected to rule."""
        inside = self.shot_worth(PENALTY, attacker)
        outside = self.shot_worth(FREE_KICK, attacker)
        if place == t.INSIDE:
            return inside
        if place == t.EDGE and self.view.referee >= 0:
            bound = self.view.bound
            if not (bound[0] and bound[1]):
                likely = 0.0 if bound[1 - attacker] else 1.0 if bound[attacker] else 0.5
                return likely * inside + (1 - likely) * outside
        return outside

    def sending_off_worth(self, side: int) -> float:
        """The value of losing one of the side's cards by a sending-off."""
        return -1.3 * self.any_card_worth(side, t.NOWHERE) - 0.08 * self.stakes.goal[side]

    def roll_worth(self, purpose: int, total: int, attacker: int, value: int, place: int) -> float:
        """What a foul, offside, swallow or rough-goal roll of this total brings (S0.4).

        `value` is the attack's own, for an offside that is not given; `place` where an award would be.
        """
        called = total >= self.tables.turns[purpose]
        if purpose == OFFSIDE:
            return 0.0 if called else self.shot_worth(value, attacker)
        if purpose == ROUGH:
            return 0.0 if called else self.stakes.goal[attacker]
        if purpose == SWALLOW and total < self.tables.marks.own_man_off:
            return self.sending_off_worth(attacker)
        if not called:
            return 0.0
        worth, marks = self.award_worth(place, attacker), self.tables.marks
        if total >= (marks.swallow_sends_off if purpose == SWALLOW else marks.foul_sends_off):
            worth += self.sending_off_worth(1 - attacker)
        return worth

    def rolled_worth(self, purpose: int, shift: int, attacker: int, value: int, place: int) -> float:
        """The mean of `roll_worth` over the die with `shift` added to it."""
        return sum(self.roll_worth(purpose, die + shift, attacker, value, place) for die in range(1, FACES + 1)) / FACES
