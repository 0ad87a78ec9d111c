"""The level `normal`: an honest opponent that plays for its money.

It looks one step ahead with exact odds over the die, weighs what a goal is worth to its purse against what its cards
are worth later, and knows of the others what is public. Each subject has a file of its own; here they meet.
"""

from collections.abc import Callable

from swallows_gui.games.swallows.ai import (
    attacking,
    betting,
    bribing,
    candidates,
    defending,
    drafting,
    envelopes,
    haggling,
    refereeing,
    talking,
)
from swallows_gui.games.swallows.ai.evaluation import (
    BetBook,
    Gains,
    Stakes,
    Will,
    cards_of_teams,
    guessed_gains,
    money_book,
    own_gains,
    will,
)
from swallows_gui.games.swallows.ai.features import Position
from swallows_gui.games.swallows.ai.match_context import NORMAL, Weights
from swallows_gui.games.swallows.ai.questions import card_of, verb
from swallows_gui.games.swallows.rules.actions import PENALTY, PLAY
from swallows_gui.games.swallows.rules.tables import AT_STOPPAGE, BEFORE_MATCH
from swallows_gui.games.swallows.rules.view import SwallowsView

_MATCH_CHOICES: dict[str, Callable[[Position, list[int]], int]] = {
    "attack": attacking.choose_attack,
    "modifiers": attacking.choose_modifier,
    "before_shot": attacking.choose_before_shot,
    "after_shot_roll": attacking.choose_after_shot,
    "defence": defending.choose_defence,
    "defence_modifiers": defending.choose_defence_modifier,
    "goalie": defending.choose_goalie,
    "second_goalie": defending.choose_second_goalie,
    "goal_against": defending.choose_goal_against,
    "sending_off_red": defending.choose_sending_off_red,
    "roll_red": candidates.choose_roll_red,
    "shootout_red": candidates.choose_shootout_red,
    "referee_die": refereeing.choose_die,
    "edge": refereeing.choose_edge,
    "send_off": refereeing.choose_send_off,
    "whistle": refereeing.choose_whistle,
    "discard": candidates.choose_discard,
    "injure": candidates.choose_injured,
    "recover": candidates.choose_recovered,
}


class Normal:
    """A seat of level `normal`, or with other weights another character. A function of the view alone."""

    level = "normal"
    looks_back = True
    """Its views have their history: what the referee has refused is not offered again."""

    dread = 1.8
    """How many times what it is worth a binding seems to be worth in a haggle, to who is afraid of a referee and to the
    referee who counts on that."""
    goodwill = 0.0
    """Of a goal: so much it expects of a referee at least who has taken its money before anything has happened."""
    keeps_word = True
    """As referee it rules against a team for which nobody has paid its price, though this brings it a little less."""

    def __init__(self, seat: int, seed: int, weights: Weights = NORMAL) -> None:
        self.seat = seat
        self.seed = seed
        self.weights = weights
        self._books: dict[tuple[object, ...], BetBook] = {}
        self._known_gains: dict[tuple[object, ...], Gains] = {}

    def choose(self, view: SwallowsView) -> int:
        """The action that pays best as far as one step shows."""
        legal = view.asked
        if view.step == "sealing":
            return self.envelope(view)
        if len(legal) == 1:
            return legal[0]
        if view.to_move != self.seat:
            raise ValueError("this seat is not asked")
        step = view.step
        if step in ("draft", "leftover"):
            return drafting.choose_team(view, legal)
        if step == "sharing":
            return drafting.choose_share(view, legal)
        if step == "give_up":
            return drafting.choose_colour(legal)
        if step == "placing":
            return drafting.choose_place(view, legal)
        if step == "talk":
            return talking.choose(view, legal, self.slip(view), self.weights, self.seed)
        if step == "bets":
            return betting.next_bet(view, legal, self.slip(view))
        position = self.position(view)
        if step == "objection":
            return refereeing.choose_objection(position, legal, self._hostility(view, position))
        if step == "envelopes":
            return envelopes.choose(position, self._mood(view))
        if step == "whistle" and view.options.envelopes:
            return refereeing.choose_whistle(position, legal, envelopes.promises(view, self.weights))
        if step == "offer":
            assert view.offer is not None
            if view.options.haggling:
                return self._haggled(view, position)
            return bribing.answer_offer(position, self.imagine(view, view.offer[0]), legal)
        return _MATCH_CHOICES[step](position, legal)

    def envelope(self, view: SwallowsView) -> int:
        """What it puts into its envelope (S4.12)."""
        return envelopes.fill(self.position(view), self.imagine(view, view.referee), self._mood(view))

    def slip(self, view: SwallowsView) -> list[tuple[int, str]]:
        """The bets it wants (team, kind), best first. Repeated calls give the same result."""
        return betting.slip(view, self.weights, self.seed)

    def offer(self, view: SwallowsView) -> int | None:
        """A penalty out of the blue, a red at a stoppage or a bribe that pays; else None."""
        if view.options.haggling:
            return self._haggle(view)
        no_referee_to_bribe = view.referee in (-1, self.seat)
        if no_referee_to_bribe and not any(self._out_of_turn(view)):
            return None
        position = self.position(view)
        action = self._without_bribe(view, position)
        if action is not None or no_referee_to_bribe:
            return action
        if max(abs(position.stakes.goal[0]), abs(position.stakes.goal[1])) < 1.5:
            return None
        ranges = [entry for entry in view.legal if isinstance(entry, range)]
        return bribing.choose_offer(position, self.imagine(view, view.referee), ranges) if ranges else None

    def _haggled(self, view: SwallowsView, position: Position) -> int:
        """The referee's answer to the offer that waits, where he may name a price (S4.11)."""
        assert view.offer is not None
        seat, side, _ = view.offer
        return haggling.answer(view, self._worths(view, side, self.imagine(view, seat), position), self._mood(view))

    def _haggle(self, view: SwallowsView) -> int | None:
        """What is done out of turn where prices are named: a penalty or a red, a price, or an offer (S4.11)."""
        if view.referee == -1 or (view.referee != self.seat and not haggling.may_offer(view)):
            return self._without_bribe(view, self.position(view)) if any(self._out_of_turn(view)) else None
        position = self.position(view)
        action = self._without_bribe(view, position)
        if action is not None:
            return action
        if view.referee == self.seat:
            return haggling.unasked(view, position, self._mood(view), lambda seat: self.imagine(view, seat), self.dread)
        if not haggling.matters(position, self._mood(view)):
            return None
        return self._next_offer(view, position)

    def _next_offer(self, view: SwallowsView, position: Position) -> int | None:
        """The offer for the team that a bound referee helps most, if one pays."""
        goal = position.stakes.goal
        for side, entry in haggling.offers_of(view):
            if goal[side] <= goal[1 - side]:
                continue
            worths = self._worths(view, side, position, self.imagine(view, view.referee))
            if view.step not in haggling.THREATS and not view.prices[side]:
                worths = worths.with_goodwill(self.goodwill * goal[side])
            if (action := haggling.to_offer(view, side, entry, worths, self._mood(view))) is not None:
                return action
        return None

    def _mood(self, view: SwallowsView) -> Weights:
        return haggling.mood(self.weights, self.seed, view.match)

    def _worths(self, view: SwallowsView, side: int, briber: Position, referee: Position) -> haggling.Worths:  # noqa: ARG002
        """What binding the referee to a side comes to in a haggle, by plain judgement and fear."""
        return haggling.plain_worths(briber, referee, side).feared(self.dread)

    def _without_bribe(self, view: SwallowsView, position: Position) -> int | None:
        """A penalty out of the blue or a red at a stoppage, or None."""
        penalties, reds = self._out_of_turn(view)
        if penalties:
            return refereeing.penalty_at_stoppage(position, penalties)
        return candidates.choose_stoppage_red(position, reds) if reds else None

    @staticmethod
    def _out_of_turn(view: SwallowsView) -> tuple[list[int], list[int]]:
        """The penalties out of the blue and the reds that may be played at this stoppage."""
        if view.step != "attack":
            return [], []
        singles = [entry for entry in view.legal if isinstance(entry, int)]
        when = view.tables.card_when
        reds = [
            action
            for action in singles
            if verb(action) == PLAY and when[card_of(action)] & (AT_STOPPAGE | BEFORE_MATCH)
        ]
        return [action for action in singles if verb(action) == PENALTY], reds

    def position(self, view: SwallowsView) -> Position:
        """The decision as this seat sees it."""
        return self.imagine(view, self.seat)

    def imagine(self, view: SwallowsView, seat: int) -> Position:
        """The same decision as another seat seems to see it, from public facts alone."""
        stakes = Stakes(view, self._book(view, seat), seat, self.weights, self._wills(view))
        asks = (False, False) if seat == self.seat and not self.keeps_word else None
        return Position(view, seat, stakes, self.weights, asks)

    def _wills(self, view: SwallowsView) -> tuple[Will, Will]:
        """How likely both sides are to go on attacking."""
        home, away = (view.trainer[team] for team in (view.home, view.away))
        return will(self._book(view, home), 0), will(self._book(view, away), 1)

    def _book(self, view: SwallowsView, seat: int) -> BetBook:
        key = (seat, view.match, view.score, cards_of_teams(view), view.bets)
        book = self._books.get(key)
        if book is None:
            if len(self._books) > 64:
                self._books.clear()
            book = self._books[key] = self._open_book(view, seat)
        return book

    def _open_book(self, view: SwallowsView, seat: int) -> BetBook:
        return money_book(view, self._gains(view, seat), self.weights, seat)

    def _gains(self, view: SwallowsView, seat: int) -> Gains:
        """A seat's gains, worked out once: they stand still when the bets are made."""
        key = (seat, view.field, view.trainer, view.bets)
        gains = self._known_gains.get(key)
        if gains is None:
            if len(self._known_gains) > 16:
                self._known_gains.clear()
            own = seat == self.seat
            gains = own_gains(view, self.weights) if own else guessed_gains(view, seat, self.weights)
            self._known_gains[key] = gains
        return gains

    def _hostility(self, view: SwallowsView, position: Position) -> float:
        """What the referee named may cost this seat in the coming match, M."""
        if view.referee < 0:
            return 0.0
        referee = self.imagine(view, view.referee)
        worth = 0.0
        for side in (0, 1):
            mine, his = position.stakes.goal[side], referee.stakes.goal[side]
            if mine * his < 0:
                worth += min(abs(mine), 2 * abs(his)) * 0.25
        if view.referee not in view.penalty_spent:
            worth *= 1.5
        return worth
