"""The levels `hard` and `expert`: `normal`'s judgement, checked by playing the match on in games drawn from the view.

What they look at is the view; what they draw hangs on the view and the seed. So the same view gives the same choice,
and nothing that a seat cannot know ever changes it.
"""

from collections.abc import Iterable
from dataclasses import replace

from swallows_gui.ai.advice import CheckCancelled, never_cancelled
from swallows_gui.ai.racing import Budget, CandidateRecord, contest
from swallows_gui.engine.game import SEAT_SHIFT
from swallows_gui.games.swallows.ai import attacking, envelopes, haggling, refereeing, standing, talking, tastes
from swallows_gui.games.swallows.ai.beliefs import Beliefs, Observer, ShownWish, beliefs, believed_gains, running_signs
from swallows_gui.games.swallows.ai.betting import next_bet
from swallows_gui.games.swallows.ai.characters import character
from swallows_gui.games.swallows.ai.drafting import choose_colour
from swallows_gui.games.swallows.ai.evaluation import BetBook, Stakes, guessed_gains, money_book, outlook_of
from swallows_gui.games.swallows.ai.features import Position
from swallows_gui.games.swallows.ai.haggling import THREATS, Worths, dearness, matters, offers_of
from swallows_gui.games.swallows.ai.match_context import Weights
from swallows_gui.games.swallows.ai.normal import Normal
from swallows_gui.games.swallows.ai.questions import card_of, verb
from swallows_gui.games.swallows.ai.search import bribes, threats
from swallows_gui.games.swallows.ai.search.determinization import Wish, scale
from swallows_gui.games.swallows.ai.search.sheet import sheet
from swallows_gui.games.swallows.ai.search.thinking import ThinkingPlan, Thought, moment
from swallows_gui.games.swallows.ai.strategy import drafting, slips
from swallows_gui.games.swallows.rules.actions import ACCEPT, ARGUMENT, CHANGE_DIE, OBJECT, PENALTY, PLAY, REFUSE, RULE
from swallows_gui.games.swallows.rules.view import SwallowsView

_NAMING = ("send_off", "discard", "injure", "recover")
"""Steps in which a card of a hand is to be named."""
_LIKE_MINDED = 0.5
"""So likely the referee must have a bet on a team for nobody to pay him for it who has one, too."""
_EXTREMES = 3
"""So many of the best and of the worst cards of a large hand are looked at."""
_OBJECTION = (0.2, 2.5)
"""What the only objection is worth at the tournament's end, and how much more at its beginning, M."""

HARD = Budget(rounds=(6, 6, 6), behind=1.0, doubt=1.2, least=0.1, sure=0.1)
EXPERT = Budget(rounds=(12, 12, 12, 24), behind=1.5, doubt=0.6, least=0.03, sure=0.1)
"""Of what looks better by 0.5 to 1 standard errors a third is left in 300 worlds of its own, by 1 to 2 a half, by less
than 0.5 nothing (245 decisions of an expert in three tournaments)."""


class Searcher(Normal):
    """A seat that thinks ahead. What it decides hangs on its view, its seed and its budget of playouts alone."""

    level = "hard"
    budget = HARD
    dread = 1.6
    """Fear pays for more bribes than they are worth. `hard` with 2.4 pays 8.3 at a table for 4.5, and is 6.2M +- 4.4
    behind itself among `normal` seats."""
    goodwill = 0.35
    haggles_in = 18
    """Worlds in which it looks what binding a referee comes to: multiples of six see each die as often."""
    looks_round = False
    """What others do in the running match counts at once, too. (In eight tournaments it changed 50 of 1,709 decisions
    after a bribe or a ruling, to the better by 17M +- 5 in playouts with everybody's real wishes.)"""

    plays_for_the_place = False
    """In the last third of a tournament it plays to be ahead, and not for its money alone."""

    def __init__(self, seat: int, seed: int) -> None:
        self.character, weights = character(self.level, seat, seed)
        super().__init__(seat, seed, weights)
        self.check_cancelled: CheckCancelled = never_cancelled
        self._believed: tuple[tuple[object, ...], Beliefs] | None = None
        self._seen: tuple[ShownWish, ...] = ()
        self._observer = Observer()
        """Signs of the running match that its books count."""

    def choose(self, view: SwallowsView) -> int:
        """The action that pays best where playing on shows it, else by plain judgement."""
        legal = view.asked
        if view.step == "sealing":
            return self.envelope(view)
        if len(legal) == 1:
            return legal[0]
        if view.step == "talk":
            return talking.choose(view, legal, self.slip(view), self.weights, self.seed)
        if view.step == "bets":
            return next_bet(view, legal, self.slip(view))
        if view.step in ("draft", "leftover"):
            return drafting.choose_team(view, legal, self.check_cancelled)
        if view.step == "offer" and view.options.haggling:
            return self._haggled(view, self.position(view))
        favourite = super().choose(view)
        if view.step == "give_up":
            return choose_colour(legal)
        if view.step in ("placing", "sharing", "envelopes") or (view.step == "attack" and attacking.is_won(view)):
            return favourite
        candidates = different(view, legal, favourite)
        if len(candidates) == 1:
            return favourite
        winner, _ = self.search(view, [self.plan(view, action) for action in candidates])
        return candidates[winner]

    def slip(self, view: SwallowsView) -> list[tuple[int, str]]:
        """The bets that together make it likely to have most money."""
        return slips.slip(view, self.weights, self.seed, self.level, self.check_cancelled)

    def offer(self, view: SwallowsView) -> int | None:
        """A penalty out of the blue, a red at a stoppage or a bribe, where playing on shows that it pays."""
        if view.options.haggling:
            return self._haggle(view)
        may_bribe = view.step in THREATS and view.referee not in (-1, self.seat)
        if not may_bribe and not any(self._out_of_turn(view)):
            return None
        position = self.position(view)
        action = self._without_bribe(view, position)
        if action is not None:
            winner, _ = self.search(view, [self.plan(view, action), ThinkingPlan(())])
            return None if winner else action
        if not may_bribe or not matters(position, self.weights):
            return None
        ranges = [entry for entry in view.legal if isinstance(entry, range)]
        referee = self.imagine(view, view.referee)
        plans = bribes.offers(position, referee, self.seen_by_others(view), ranges) if ranges else []
        if not plans:
            return None
        winner, _ = self.search(view, [ThinkingPlan(()), *plans])
        return plans[winner - 1].actions[0] if winner else None

    def _without_bribe(self, view: SwallowsView, position: Position) -> int | None:
        """As plain judgement has it; where prices are named, checked by playing on."""
        action = super()._without_bribe(view, position)
        if action is None or not view.options.haggling:
            return action
        winner, _ = self.search(view, [self.plan(view, action), ThinkingPlan(())])
        return None if winner else action

    def _worths(self, view: SwallowsView, side: int, briber: Position, referee: Position) -> Worths:
        """What binding the referee to a side comes to in a haggle, with fear."""
        return self._weighed(view, side, briber, referee).feared(self.dread)

    def _weighed(self, view: SwallowsView, side: int, briber: Position, referee: Position) -> Worths:
        """What binding the referee to a side comes to: the match played on in the same worlds, with him bound, and
        with each decision against it that he may take now. At other stoppages, and for the match to come, by plain
        judgement.

        Who offers does not know the referee's slip, and thinks of many; the referee knows it, and that others do not.
        """
        base = view.referee << SEAT_SHIFT
        answers = view.offer is not None
        cards = sheet(view.tables)
        own = briber if briber.seat == self.seat else referee
        thought = Thought(view, self.seed, cards, scale(own, cards), self._wishes(view, own), self.check_cancelled)
        thought.draw_up_to(1)
        after = thought.worlds[0]
        bound: tuple[int, ...] = (base | ACCEPT,)
        free: tuple[int, ...] = ()
        if answers:
            free = (base | REFUSE,)
            after = after.copy()
            after.push(free[0])
        else:
            bound = (next(entry for its, entry in offers_of(view) if its == side)[0], *bound)
        harmful = threats.against(referee, after.legal, side) if after.mover == view.referee else []
        if answers:
            plain = haggling.plain_worths(briber, referee, side)
            found = threats.wanted(referee, harmful, side)
        else:
            minds = self._minds(view)
            plain = threats.for_the_match(briber, minds, side)
            found = threats.threats(minds, harmful, side) if harmful else []
        if not harmful:
            return plain
        thought.draw_up_to(self.haggles_in)
        weighs, worth, cost = scale(briber, cards), 0.0, 0.0
        for threat in found:
            gained = 0.0
            for number, world in enumerate(thought.worlds):
                kept = weighs.kept(world)
                gained += weighs.weigh(thought.ended(bound, number), kept)
                gained -= weighs.weigh(thought.ended((*free, threat.action), number), kept)
            worth += threat.likely * gained / len(thought.worlds)
            cost = max(cost, threat.cost)
        return Worths(worth / dearness(briber), cost / dearness(referee))

    def binding(self, view: SwallowsView, side: int) -> Worths:
        """What binding the referee to a side comes to as this seat sees it, as the referee who answers an offer or as
        one who may make it."""
        if view.offer is not None:
            return self._worths(view, side, self.imagine(view, view.offer[0]), self.position(view))
        return self._worths(view, side, self.position(view), self.imagine(view, view.referee))

    def _next_offer(self, view: SwallowsView, position: Position) -> int | None:
        """None to a referee who wants what it wants itself, as far as it can tell."""
        side = int(position.stakes.goal[1] > position.stakes.goal[0])
        if self._beliefs(view).backed(view.referee, (view.home, view.away)[side]) > _LIKE_MINDED:
            return None
        return super()._next_offer(view, position)

    def _minds(self, view: SwallowsView) -> list[Position]:
        """The referee's position by the slips that he may have."""
        return threats.minds(view, self._beliefs(view), self.weights, self._wills(view), moment(view, self.seed))

    def _mood(self, view: SwallowsView) -> Weights:
        return tastes.towards(view, super()._mood(view))

    def plan(self, view: SwallowsView, action: int) -> ThinkingPlan:
        """An answer as a plan, with the bribe that it takes or what else it costs beside the match, and what its
        character makes of it."""
        plan = self._plain_plan(view, action)
        taste = tastes.of(view, action, self.weights, self.position)
        return replace(plan, money=plan.money + taste) if taste else plan

    def _plain_plan(self, view: SwallowsView, action: int) -> ThinkingPlan:
        if verb(action) == OBJECT:
            left = view.matches_left / len(view.fixtures)
            return ThinkingPlan((action,), -_OBJECTION[0] - _OBJECTION[1] * left)
        if view.offer is not None and verb(action) == ACCEPT:
            return ThinkingPlan((action,), view.offer[2] * (1 + self.weights.rivalry / max(1, view.seats - 1)))
        word = 0.0
        if view.referee == self.seat and verb(action) in (CHANGE_DIE, RULE, PENALTY) and any(view.prices):
            word = refereeing.kept_by(self.position(view), action)
        if view.step == "whistle" and verb(action) == PENALTY and view.options.envelopes:
            word += envelopes.promises(view, self.weights)[action & ARGUMENT]
        if word:
            return ThinkingPlan((action,), word)
        return ThinkingPlan((action,))

    def search(
        self, view: SwallowsView, plans: list[ThinkingPlan], budget: Budget | None = None
    ) -> tuple[int, list[CandidateRecord]]:
        """The best of `plans`, of which the first is what plain judgement would do, and how all fared."""
        position = self.position(view)
        cards = sheet(view.tables)
        thought = Thought(
            view, self.seed, cards, scale(position, cards), self._wishes(view, position), self.check_cancelled
        )
        goal = position.stakes.goal
        usual = max(abs(goal[0]), abs(goal[1])) / 2
        return contest(len(plans), 0, thought.trials(plans), budget or self.budget, usual, thought.draw_up_to)

    def _wishes(self, view: SwallowsView, position: Position) -> dict[int, Wish]:
        """The wishes of the seats that may decide in the running match, as this seat sees them."""
        wills = self._wills(view)
        asked: Iterable[int] = (view.trainer[view.home], view.trainer[view.away], view.referee)
        if view.step == "objection":
            asked = range(view.seats)
        wishes = {self.seat: Wish(position, wills)}
        for seat in asked:
            if seat >= 0 and seat not in wishes:
                self.check_cancelled()
                wishes[seat] = Wish(self.imagine(view, seat), wills)
        return wishes

    def _open_book(self, view: SwallowsView, seat: int) -> BetBook:
        """What the running match decides for a seat, by what this one believes of all slips."""
        if not view.form.economy.bets:
            return super()._open_book(view, seat)
        idle = seat not in (view.trainer[view.home], view.trainer[view.away])
        held = self._beliefs(view)
        if seat == self.seat and self.plays_for_the_place and standing.is_late(view):
            against = standing.against(seat, standing.purses(view, held, outlook_of(view).expected))
            gains = believed_gains(view, held, seat, self.weights, spites=True, against=against)
        else:
            gains = believed_gains(view, held, seat, self.weights, spites=idle)
        return money_book(view, gains, self.weights, seat, chooser=seat)

    def _book(self, view: SwallowsView, seat: int) -> BetBook:
        signs = running_signs(view.history) if self.looks_round and view.form.economy.bets else ()
        if signs != self._seen:
            self._seen = signs
            self._books.clear()
        return super()._book(view, seat)

    def _beliefs(self, view: SwallowsView) -> Beliefs:
        """The beliefs, which during a match change only by what a seat observes."""
        told = (view.match, view.bets, view.played, view.flow, view.penalty_spent, view.banned, self._seen)
        if self._believed is None or self._believed[0] != told:
            up_to = view.match if self.looks_round else None
            self._believed = (told, beliefs(view, up_to=up_to, level=self.level, observer=self._observer))
        return self._believed[1]

    def seen_by_others(self, view: SwallowsView) -> Position:
        """This seat's own position as seats that cannot see its slip imagine it."""
        book = money_book(view, guessed_gains(view, self.seat, self.weights), self.weights, self.seat)
        return Position(view, self.seat, Stakes(view, book, self.seat, self.weights, self._wills(view)), self.weights)


def different(view: SwallowsView, legal: list[int], favourite: int) -> list[int]:
    """The favourite, then the other actions, without copies of the same card. From a large hand only the best and the
    worst cards are taken."""
    if view.step in _NAMING and len(legal) > 2 * _EXTREMES:
        goals = sheet(view.tables).goals
        ordered = sorted(legal, key=lambda action: (goals[card_of(action)], action))
        legal = ordered[:_EXTREMES] + ordered[-_EXTREMES:]
    design = view.tables.card_design
    naming = view.step in _NAMING
    seen = {design[card_of(favourite)]} if naming or verb(favourite) == PLAY else set()
    candidates = [favourite]
    for action in legal:
        if action == favourite:
            continue
        if naming or verb(action) == PLAY:
            if design[card_of(action)] in seen:
                continue
            seen.add(design[card_of(action)])
        candidates.append(action)
    return candidates


class Hard(Searcher):
    """A seat of level `hard`."""


class Expert(Searcher):
    """A seat of level `expert`."""

    level = "expert"
    budget = EXPERT
    goodwill = 0.6
    dread = 1.0
    """It pays what the binding is worth and no more: with a fear of 1.6 a twin that never offers was 10.6M +- 6.3 ahead
    of it at 19 tables, and among `normal` seats it won .56 of 100 tournaments for .72."""
    haggles_in = 36
    looks_round = True
    plays_for_the_place = True
