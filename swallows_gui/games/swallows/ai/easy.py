"""The level `easy`: plain and sound, short-sighted.

It plays the cards as well as `normal`, but for glory: every match of its own teams counts the same, whatever is at
stake. It bets on its best teams, tips the referee where one of them has money to win, takes any bribe that is not a
joke, asks for one by the mood of the day, and referees without a plan; who has paid him gets his penalty.
"""

from dataclasses import replace
from zlib import crc32

from swallows_gui.engine.game import SEAT_SHIFT
from swallows_gui.games.swallows.ai import drafting, envelopes, haggling, talking
from swallows_gui.games.swallows.ai.betting import next_bet
from swallows_gui.games.swallows.ai.evaluation import BetBook, Stakes, glory_book, is_worth_money
from swallows_gui.games.swallows.ai.match_context import NORMAL, Weights
from swallows_gui.games.swallows.ai.normal import Normal
from swallows_gui.games.swallows.ai.questions import answer
from swallows_gui.games.swallows.rules.actions import (
    ACCEPT,
    AMOUNT_BITS,
    NAME_PRICE,
    PASS,
    PENALTY,
    REFUSE,
    RETURN_ENVELOPES,
    TAKE_ENVELOPE,
)
from swallows_gui.games.swallows.rules.bribes import highest_price, may_name, prices_named
from swallows_gui.games.swallows.rules.talking import said_by
from swallows_gui.games.swallows.rules.view import SwallowsView

_NO_JOKE = 2
"""The least bribe it takes, M."""
_TIPS = (2, 3)
"""What it offers before a match, or puts into an envelope, by the mood of the day, M."""
_DEAREST = 4
"""The highest price that it pays, M."""
_OPEN_HANDED = 55
"""In percent, how often it has a hand in its pocket for the referee."""
_MATTERS = 0.6
"""M that a goal for a team must be worth to its trainer's purse for it to think of money."""
_ASKS = 75
"""In percent, how often it names a price before a match in which somebody has money to win."""
_BETS = 2
"""Teams of its own that it bets on."""

SHORT_SIGHTED = replace(NORMAL, evenness=0.5)
"""It hardly thinks of the matches to come when it plays a green."""


class Easy(Normal):
    """A seat of level `easy`."""

    level = "easy"
    looks_back = False
    """It offers for its own teams alone, and once a match: nothing refused is to be remembered."""

    def __init__(self, seat: int, seed: int, weights: Weights = SHORT_SIGHTED) -> None:
        super().__init__(seat, seed, weights)

    def choose(self, view: SwallowsView) -> int:
        """A sound action, with no thought for the purse."""
        legal = view.asked
        if view.step == "sealing":
            return self._tip(view)
        if view.step == "envelopes":
            asked = [each for each in view.envelopes if not view.bound[1 - each.side]]
            if not asked:
                return self.seat << SEAT_SHIFT | RETURN_ENVELOPES
            thickest = max(asked, key=lambda each: each.amount)
            return self.seat << SEAT_SHIFT | TAKE_ENVELOPE | thickest.seat
        if view.step == "whistle" and view.options.envelopes and view.bound[0] != view.bound[1]:
            return self.seat << SEAT_SHIFT | PENALTY | view.bound.index(True)
        if len(legal) > 1 and view.step == "talk":
            said = any(each.seat == self.seat for each in view.sayings)
            own = [team for team, _kind in _wanted(view)]
            team = next((team for team in own if team != view.open.german), own[0])
            return answer(legal, PASS) if said else said_by(view.open, self.seat, talking.PRAISE, team)
        if len(legal) > 1 and view.step == "bets":
            return next_bet(view, legal, _wanted(view))
        if len(legal) > 1 and view.step == "offer":
            assert view.offer is not None
            may_ask = view.options.haggling and may_name(view.open, view.offer[1])
            if may_ask and view.offer[2] < _NO_JOKE < highest_price(view.open):
                return self.seat << SEAT_SHIFT | REFUSE | _NO_JOKE + 1
            return answer(legal, ACCEPT if view.offer[2] >= _NO_JOKE else REFUSE)
        return super().choose(view)

    def offer(self, view: SwallowsView) -> int | None:
        """Reds and penalties when possible; a tip for one of its own teams, or as referee a price."""
        action = self._without_bribe(view, self.position(view))
        if action is not None or not view.options.haggling or view.referee < 0:
            return action
        return self._asks(view) if view.referee == self.seat else self._offers(view)

    def _asks(self, view: SwallowsView) -> int | None:
        """A price before a match, for a team whose trainer has money to win."""
        if view.step != "attack" or not view.open.first_stoppage:
            return None
        lot = self._lot(view, "price")
        if lot >= _ASKS or any(prices_named(view.open, side) for side in (0, 1)):
            return None
        for side in (lot % 2, 1 - lot % 2):
            trainer = view.trainer[(view.home, view.away)[side]]
            if may_name(view.open, side) and self._is_for_money(view, trainer, side):
                price = min(highest_price(view.open), _NO_JOKE + self._lot(view, "sum") % 3)
                return self.seat << SEAT_SHIFT | NAME_PRICE | side << AMOUNT_BITS | price
        return None

    def _offers(self, view: SwallowsView) -> int | None:
        """The referee's price if it is small, or before the match a tip."""
        side = self._own_side(view)
        for its, entry in haggling.offers_of(view):
            price = view.prices[its]
            if its != side or (price and (price > _DEAREST or not view.has_further_offer(self.seat, its))):
                continue
            if self._lot(view, "open-handed") >= _OPEN_HANDED:
                continue
            early = view.step == "attack" and view.open.first_stoppage and not view.offers_made[self.seat]
            amount = price or (self._tip_of_the_day(view) if early else 0)
            if amount and self._is_for_money(view, self.seat, its) and is_worth_money(view):
                return haggling.offer_in(entry, amount)
        return None

    def _tip(self, view: SwallowsView) -> int:
        """A small sum in an envelope for a team of its own; nothing where it has none here, or both, or he is bound, or
        nothing hangs on the match."""
        side = self._own_side(view)
        if side is None or view.bound[1 - side] or not is_worth_money(view):
            return envelopes.seal(view, 0, 0)
        return envelopes.seal(view, side, self._tip_of_the_day(view))

    def _tip_of_the_day(self, view: SwallowsView) -> int:
        return _TIPS[self._lot(view, "tip") % len(_TIPS)]

    def _own_side(self, view: SwallowsView) -> int | None:
        """The side of its own team; None where it has none here, or both."""
        own = [view.trainer[team] == self.seat for team in (view.home, view.away)]
        return None if own[0] == own[1] else int(own[1])

    def _is_for_money(self, view: SwallowsView, trainer: int, side: int) -> bool:
        """Whether a goal for the side changes its trainer's money, as far as this seat can tell."""
        book = super()._open_book(view, trainer)
        return trainer >= 0 and Stakes(view, book, trainer, self.weights).goal[side] >= _MATTERS

    def _lot(self, view: SwallowsView, what: object) -> int:
        """A number from 0 to 99 that depends only on the seed, the match and its use."""
        return crc32(f"{self.seed} {view.match} {what}".encode("ascii")) % 100

    def _open_book(self, view: SwallowsView, seat: int) -> BetBook:
        return glory_book(view, seat)


def _wanted(view: SwallowsView) -> list[tuple[int, str]]:
    """The quarter-final for its best teams."""
    own = [team for team, trainer in enumerate(view.trainer) if trainer == view.seat]
    own.sort(key=lambda team: -drafting.promise(view, team))
    return [(team, "V") for team in own[:_BETS]]
