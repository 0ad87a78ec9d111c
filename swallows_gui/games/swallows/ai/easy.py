"""The level `easy`: plain and sound, short-sighted.

It plays the cards as well as `normal`, but for glory: every match of its own teams counts the same, whatever is at
stake. It bets on its best teams, offers no bribes but a tip in an envelope, takes any that is not a joke, and referees
without a plan; who has paid him gets his penalty.
"""

from dataclasses import replace

from swallows_gui.engine.game import SEAT_SHIFT
from swallows_gui.games.swallows.ai import drafting, envelopes, talking
from swallows_gui.games.swallows.ai.betting import next_bet
from swallows_gui.games.swallows.ai.evaluation import Book, glory_book
from swallows_gui.games.swallows.ai.normal import Normal
from swallows_gui.games.swallows.ai.questions import answer
from swallows_gui.games.swallows.ai.weights import NORMAL, Weights
from swallows_gui.games.swallows.rules.actions import ACCEPT, PASS, PENALTY, REFUSE, TAKE_ENVELOPE
from swallows_gui.games.swallows.rules.prices import may_name
from swallows_gui.games.swallows.rules.talking import said_by
from swallows_gui.games.swallows.rules.view import SwallowsView

_NO_JOKE = 2
"""The least bribe it takes, M."""
_TIP = 2
"""What it puts into an envelope, M."""
_BETS = 2
"""Teams of its own that it bets on."""

SHORT_SIGHTED = replace(NORMAL, evenness=0.5)
"""It hardly thinks of the matches to come when it plays a green."""


class Easy(Normal):
    """A seat of level `easy`."""

    level = "easy"
    looks_back = False
    """It offers nothing, so nothing refused is to be remembered."""

    def __init__(self, seat: int, seed: int, weights: Weights = SHORT_SIGHTED) -> None:
        super().__init__(seat, seed, weights)

    def choose(self, view: SwallowsView) -> int:
        """A sound action, with no thought for the purse."""
        legal = view.asked
        if view.step == "sealing":
            return self._tip(view)
        if view.step == "envelopes":
            thickest = max(view.envelopes, key=lambda each: each.amount)
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
            if view.options.haggling and view.offer[2] < _NO_JOKE and may_name(view.open, view.offer[1]):
                return self.seat << SEAT_SHIFT | REFUSE | _NO_JOKE + 1
            return answer(legal, ACCEPT if view.offer[2] >= _NO_JOKE else REFUSE)
        return super().choose(view)

    def offer(self, view: SwallowsView) -> int | None:
        """Reds and penalties as they come; never a bribe."""
        return self._without_bribe(view, self.position(view))

    def _tip(self, view: SwallowsView) -> int:
        """A small sum for a team of its own, nothing where it has none here, or both."""
        own = [view.trainer[team] == self.seat for team in (view.home, view.away)]
        return envelopes.seal(view, int(own[1]), _TIP if own[0] != own[1] else 0)

    def _open_book(self, view: SwallowsView, seat: int) -> Book:
        return glory_book(view, seat)


def _wanted(view: SwallowsView) -> list[tuple[int, str]]:
    """The quarter-final for its best teams."""
    own = [team for team, trainer in enumerate(view.trainer) if trainer == view.seat]
    own.sort(key=lambda team: -drafting.promise(view, team))
    return [(team, "V") for team in own[:_BETS]]
