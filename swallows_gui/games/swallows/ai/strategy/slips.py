"""The betting slip of a seat that looks ahead: bets that together make it likely to have most money (S2, S9.1).

The winner takes it all, so a slip is judged whole: over many simulated remainders of the tournament the seat's money
(fees of its teams, bets won, stakes lost) is set against the richest of the others, whose slips are guessed. Own hands
count as known, others' as their colours.
"""

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from functools import lru_cache
from math import exp, prod
from operator import itemgetter
from random import Random

from swallows_gui.ai.advice import CheckCancelled, never_cancelled
from swallows_gui.games.swallows.ai.beliefs import Beliefs, Slip, at_the_start, habitual
from swallows_gui.games.swallows.ai.evaluation import fee_steps
from swallows_gui.games.swallows.ai.forecast.course import start
from swallows_gui.games.swallows.ai.forecast.remainder import Remainders, remainders
from swallows_gui.games.swallows.ai.match_context import NORMAL, Weights
from swallows_gui.games.swallows.ai.sharing import expected_pay
from swallows_gui.games.swallows.ai.talking import heard
from swallows_gui.games.swallows.rules.actions import BET_KINDS
from swallows_gui.games.swallows.rules.view import SwallowsView

ROWS = {"hard": 400, "expert": 1200}
"""Simulated remainders that a slip is judged by, by level."""
_FIRST_ROWS = 400
"""So many a first slip is judged by, which tells what is wanted of the own teams."""

_DOUBT = 9.0
"""M; how far the money of two seats may yet drift apart by bribes and whatever is not foreseen."""
_THRIFT = 0.004
"""Share of a win that 1M of expected money is worth."""
_LEAST_GAIN = 0.001
"""Share of a win that a change of the slip must bring."""
_NEARLY = 2.0
"""M; a slip that is worth so much less than the best is as good as any."""
_CHANGES = 8
"""Of single bets, from the best slip on."""
_CROWDED = 3.0
"""M that a bet costs for each other seat that is believed to hold it: who shares it has nothing to rule about."""
_ALONE = (0.0, 0.0, 3.0)
"""M; what it is worth to be the only one with it, by kind, V, F, S."""
_LOT = 6.0
"""M; how much fonder one may be of one bet than of another for no reason at all."""
_WIDEST = 400
_PUSH_OWN = (-0.1, -0.1, -0.1)
_PUSH_ABROAD = {"hard": (0.41, 0.54, 0.36), "expert": (0.3, 0.4, 0.27)}
"""How far a chance moves that a seat has bet on, by its playing, ruling and bribing for it: shares of 2 p (1 - p), for
V, F, S on teams of its own and, by the level it is judged as, on other seats' teams, where it comes on top of what the
team's own trainer does. Who chooses among forecasts chooses those that promise too much; of an own team, for which it
is simulated to play, that is more than it can do.

Own: measured over 881 bets of experts in 130 tournaments among `normal` seats. Abroad they brought about (0.41, 0.54,
0.36) there, by which `hard` goes: it takes all others for such. At tables of experts, whose trainers leave a team alone
that they have no bet on, it was (0.44, -0.09, 0.10) of 698 bets in 36. An expert that goes by the first figures is 11M
behind one that bets on its own teams alone when all are experts; one that goes by the mean of both wins a tenth less
often among `normal` seats. Its own lie between."""
_PUSH_FAVOURITE = {"hard": _PUSH_ABROAD["hard"], "expert": (0.3, 0.1, 0.0)}
"""The same for another seat's team that is everybody's favourite for the title.

Its final is promised to all. With the push of other teams nine experts in ten bet on it; its trainer, who has nothing
of their bets, then lets it go (of finals that three seats had bet on .15 came), and one who bets on its title himself
is carried there by them, 25 to 32M better off. Each of the others who leaves it alone costs him about 18M of that. With
this push half of them do, and he is no better off (0.6M +- 17, 19 tournaments). It has its price among `normal` seats:
.625 +- .054 of 400 tournaments won, 25.3M ahead; with that of other teams .670 +- .071 of 200 and 27.4M."""


def slip(
    view: SwallowsView,
    weights: Weights,
    seed: int,
    level: str = "expert",
    check_cancelled: CheckCancelled = never_cancelled,
) -> list[tuple[int, str]]:
    """The bets that this seat wants, best first; Germany's, which it must place, in front."""
    asked = _Question(view, weights, seed, level, check_cancelled)
    return list(_slip(asked, view.open.talk[1:]))


def prospects(
    view: SwallowsView,
    weights: Weights,
    seed: int,
    level: str = "expert",
    check_cancelled: CheckCancelled = never_cancelled,
) -> dict[tuple[int, str], float]:
    """What each bet (team, kind) brings beyond its stake on average, M, if this seat plays, rules and bribes for it; by
    the remainders that its slip is judged by."""
    found = {}
    for (team, kind), chance in chances(view, weights, seed, level, check_cancelled).items():
        helped = _helped(chance, _push(view, team, kind, _searching(level)))
        stake = view.tables.nation_strength[view.field[team]]
        found[team, kind] = helped * expected_pay(view, kind, _searching(level)) - stake
    return found


def chances(
    view: SwallowsView,
    weights: Weights,
    seed: int,
    level: str = "expert",
    check_cancelled: CheckCancelled = never_cancelled,
) -> dict[tuple[int, str], float]:
    """The chance of each bet (team, kind) in these simulated remainders, without this seat's own influence."""
    asked = _Question(view, weights, seed, level, check_cancelled)
    reach = _judged_by(asked).reach
    ladder = view.form.schedule.ladder
    stages = {kind: ladder.index(pay.stage) for kind, pay in view.form.economy.bets.items()}
    teams = range(len(view.field))
    return {(team, kind): reach[team * len(ladder) + stage] for team in teams for kind, stage in stages.items()}


class _Question:
    """A view of the bets with what else a slip hangs on; equal if the slip is."""

    def __init__(
        self, view: SwallowsView, weights: Weights, seed: int, level: str, check_cancelled: CheckCancelled
    ) -> None:
        self.view, self.weights, self.seed, self.check_cancelled = view, weights, seed, check_cancelled
        self.level = _searching(level)
        self.rows = ROWS[self.level]
        options = view.options
        rules = options.purses, options.shared_odds
        self.key = (
            view.field,
            view.trainer,
            view.groups,
            view.hands,
            view.counts,
            rules,
            weights,
            seed,
            self.level,
            view.seat,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Question) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)


@dataclass(frozen=True, slots=True)
class _Bet:
    team: int
    kind: str
    stake: int
    won: tuple[int, ...]
    """By remainder: what it brings, its stake taken off, M."""


@lru_cache(maxsize=64)
def _slip(asked: _Question, talk: tuple[int, ...]) -> tuple[tuple[int, str], ...]:
    return _best(asked, _judged_by(asked), heeds=bool(talk), by_lot=True)


@lru_cache(maxsize=8)
def _judged_by(asked: _Question) -> Remainders:
    """The remainders that a slip is judged by: an own team on which a first slip has no bet is not played for in them,
    which helps those that it meets."""
    own = _own_teams(asked.view)
    first = _best(asked, _played(asked, own, min(asked.rows, _FIRST_ROWS)))
    return _played(asked, own & {team for team, _ in first}, asked.rows)


def _best(
    asked: _Question, played: Remainders, *, heeds: bool = False, by_lot: bool = False
) -> tuple[tuple[int, str], ...]:
    """The best slip by these remainders; what was said before the slips is heeded, or not. `by_lot`: one of the slips
    that are nearly as good, and rather one with bets that the others are not believed to hold."""
    view, weights = asked.view, asked.weights
    others = habitual(view, heeds=heeds)
    words = heard(view) if heeds else ()
    money = SlipForecast(
        view, played, others, weights, Random(asked.seed), asked.check_cancelled, level=asked.level, words=words
    )
    assert view.seat is not None
    if by_lot:
        money.fondness = _fondness(asked, others)
    return money.best(view.start_cash(view.seat) - weights.purse)


def _fondness(asked: _Question, others: Beliefs) -> dict[tuple[int, str], float]:
    """By bet what one likes it for beside the money, M: that nobody else may hold it, and a lot; less the more others
    are believed to hold it."""
    random = Random(asked.seed + 1)
    found = {}
    for team in range(len(others.stakes)):
        rows = [leanings[team] for seat, leanings in enumerate(others.leanings) if seat != asked.view.seat]
        for at, kind in enumerate(BET_KINDS):
            held = [leaning[at + 1] for leaning in rows]
            alone = prod(1 - chance for chance in held)
            found[team, kind] = (random.random() - 0.5) * _LOT + _ALONE[at] * alone - _CROWDED * sum(held)
    return found


def _played(asked: _Question, wished: Set[int], rows: int) -> Remainders:
    """The tournament played out so many times, the seat wanting the title for these teams of its own."""
    return remainders(start(asked.view, wished=wished), rows, asked.seed, check_cancelled=asked.check_cancelled)


def _own_teams(view: SwallowsView) -> set[int]:
    return {team for team, trainer in enumerate(view.trainer) if trainer == view.seat}


def _searching(level: str) -> str:
    """The level as whose a slip is judged."""
    return level if level in ROWS else "expert"


def _push(view: SwallowsView, team: int, kind: str, level: str) -> float:
    """How far a chance moves for a bet of this kind on a team, as a share of p (1 - p)."""
    if view.trainer[team] == view.seat:
        pushes = _PUSH_OWN
    else:
        pushes = (_PUSH_FAVOURITE if team == _favourite(view) else _PUSH_ABROAD)[level]
    return 2 * pushes[BET_KINDS.index(kind)]


def _favourite(view: SwallowsView) -> int:
    """The team that everybody may hold the likeliest to win the title before the first match."""
    reach = at_the_start(view.tables, view.form, view.field, view.groups)
    width = len(view.form.schedule.ladder)
    return max(range(len(view.field)), key=lambda team: reach[(team + 1) * width - 1])


def _helped(chance: float, push: float) -> float:
    """What becomes of a chance."""
    return min(1.0, chance + push * chance * (1 - chance))


def _pushed(there: Sequence[bool], push: float, random: Random) -> list[bool]:
    """By remainder whether a bet is won after all: some lost ones are, or some won ones are not."""
    chance = sum(there) / len(there)
    helps = push > 0
    share = abs(push) * (chance if helps else 1 - chance)
    return [helps if came != helps and random.random() < share else came for came in there]


class SlipForecast:
    """What slips bring over simulated remainders, against what the others are likely to have."""

    def __init__(
        self,
        view: SwallowsView,
        played: Remainders,
        others: Beliefs,
        weights: Weights,
        random: Random,
        check_cancelled: CheckCancelled = never_cancelled,
        *,
        level: str = "expert",
        words: Sequence[float] = (),
    ) -> None:
        """`words`: by team how far what was said of it moves its chances (`talking.heard`); none: nobody spoke."""
        pays = {kind: round(expected_pay(view, kind, level)) for kind in view.form.economy.bets}
        assert view.seat is not None
        self.rows = len(played.reached)
        self.check_cancelled = check_cancelled
        self.must = others.must
        self.lead = _lead(view, played, others, pays, random, check_cancelled)
        """By remainder: money without bets, less the richest other's."""
        self.bets = _bets(view, played, others.stakes, weights, pays, random, check_cancelled, level, words)
        self.win = [1 / (1 + exp(-margin / _DOUBT)) for margin in range(-_WIDEST, _WIDEST + 1)]

        self.fondness: dict[tuple[int, str], float] = {}
        """By bet what is added to a slip's worth for it, M."""
        self._a_million = 0.0
        """What 1M more is worth; nothing as long as the best slip is looked for."""
        self._floor = float("-inf")
        """Less a slip must not be worth."""

    def worth(self, lead: Sequence[int]) -> float:
        """How good it is to be ahead so by remainder: the chance of a win, and a little for the money."""
        win = self.win
        return (sum([win[margin + _WIDEST] for margin in lead]) + _THRIFT * sum(lead)) / self.rows

    def best(self, cash: int) -> tuple[tuple[int, str], ...]:
        """The best slip found for so much cash: bet after bet, then changes of single bets while they help.

        With a `fondness` for bets it is the fondest of those that are nearly as good.
        """
        chosen: list[_Bet] = []
        lead = self.lead
        worth = self.worth(lead)
        if self.must >= 0:
            lead, worth, bet = max(
                (self._with(lead, bet) for bet in self.bets if bet.team == self.must), key=itemgetter(1)
            )
            chosen.append(bet)
        while True:
            change = self._best_change(chosen, lead, worth, cash)
            if change is None:
                break
            lead, worth, chosen = change
        if self.fondness:
            chosen = self._fondest(chosen, lead, worth, cash)
        return tuple((bet.team, bet.kind) for bet in chosen)

    def _fondest(self, chosen: list[_Bet], lead: Sequence[int], worth: float, cash: int) -> list[_Bet]:
        """From the best slip on by single changes to the one that one is fondest of, not far below it."""
        million = self.worth([ahead + 1 for ahead in lead]) - worth
        self._a_million, self._floor = million, worth - _NEARLY * million
        value = worth + sum(self._extra(bet) for bet in chosen)
        for _ in range(_CHANGES):
            change = self._best_change(chosen, lead, value, cash)
            if change is None:
                break
            lead, value, chosen = change
        return chosen

    def _extra(self, bet: _Bet) -> float:
        return self._a_million * self.fondness.get((bet.team, bet.kind), 0.0)

    def _with(self, lead: Sequence[int], bet: _Bet) -> tuple[list[int], float, _Bet]:
        self.check_cancelled()
        together = [ahead + more for ahead, more in zip(lead, bet.won, strict=True)]
        return together, self.worth(together), bet

    def _best_change(
        self, chosen: list[_Bet], lead: Sequence[int], worth: float, cash: int
    ) -> tuple[list[int], float, list[_Bet]] | None:
        """The best bet more, or instead of one, or one fewer; None if nothing helps."""
        best, found = worth + _LEAST_GAIN, None
        spent = sum(bet.stake for bet in chosen)
        fond = sum(self._extra(bet) for bet in chosen)
        for out in (None, *chosen):
            kept = [bet for bet in chosen if bet is not out]
            base = list(lead)
            left = cash - spent
            extra = fond
            if out is not None:
                base = [ahead - less for ahead, less in zip(lead, out.won, strict=True)]
                left += out.stake
                extra -= self._extra(out)
                if out.team != self.must and (plain := self.worth(base)) >= self._floor and plain + extra > best:
                    best, found = plain + extra, (base, plain + extra, kept)
            taken = {bet.team for bet in kept}
            for bet in self.bets:
                if bet.team in taken or bet.stake > left or bet is out:
                    continue
                if out is not None and out.team == self.must and bet.team != self.must:
                    continue
                with_it = extra + self._extra(bet)
                if self._a_million and with_it <= fond:
                    continue
                together, plain, _ = self._with(base, bet)
                if plain >= self._floor and plain + with_it > best:
                    best, found = plain + with_it, (together, plain + with_it, [*kept, bet])
        return found


def _bets(
    view: SwallowsView,
    played: Remainders,
    stakes: Sequence[int],
    weights: Weights,
    pays: Mapping[str, int],
    random: Random,
    check_cancelled: CheckCancelled,
    level: str,
    words: Sequence[float],
) -> list[_Bet]:
    """Every bet with what it brings, its holder's doing (`_push`) counted.

    A character more cautious than the usual one feels its stakes as higher than they are, a bolder one as lower; to a
    daring one late stages seem to pay more than they do, and the first one less.
    """
    ladder = view.form.schedule.ladder
    bets = []
    for kind, pay in view.form.economy.bets.items():
        least = ladder.index(pay.stage) + 1
        paid = round(pays[kind] * (1 + weights.daring * (1 if BET_KINDS.index(kind) else -1)))
        for team, stake in enumerate(stakes):
            there = [row[team] >= least for row in played.reached]
            own = view.trainer[team] == view.seat
            more = weights.caution - NORMAL.caution if own else weights.caution_abroad - NORMAL.caution_abroad
            felt = round(stake * (1 + more))
            word = 0.0 if own or not words else words[team]
            came = _pushed(there, _push(view, team, kind, level) + word, random)
            won = tuple([paid - felt if here else -felt for here in came])
            bets.append(_Bet(team, kind, stake, won))
            check_cancelled()
    return bets


def _lead(
    view: SwallowsView,
    played: Remainders,
    others: Beliefs,
    paid: Mapping[str, int],
    random: Random,
    check_cancelled: CheckCancelled,
) -> list[int]:
    fees = [0.0, *_summed(fee_steps(view.form))]
    ladder = view.form.schedule.ladder
    bets = view.form.economy.bets
    pays = [
        (ladder.index(bets[kind].stage) + 1, paid[kind]) if kind in bets else (len(ladder) + 1, 0) for kind in BET_KINDS
    ]
    own = [[team for team, trainer in enumerate(view.trainer) if trainer == seat] for seat in range(view.seats)]
    leads = []
    for row in played.reached:
        earned = [round(sum([fees[row[team]] for team in teams])) for teams in own]
        richest = max(
            earned[seat] + _balance(others.draw(seat, random), row, others.stakes, pays)
            for seat in range(view.seats)
            if seat != view.seat
        )
        leads.append(earned[view.seat or 0] - richest)
        check_cancelled()
    return leads


def _balance(drawn: Slip, row: bytes, stakes: Sequence[int], pays: Sequence[tuple[int, int]]) -> int:
    """What a slip brings in a remainder, stakes taken off, M."""
    return sum([(pays[kind][1] if row[team] >= pays[kind][0] else 0) - stakes[team] for team, kind in drawn])


def _summed(steps: Sequence[float]) -> list[float]:
    total, sums = 0.0, []
    for step in steps:
        total += step
        sums.append(total)
    return sums
