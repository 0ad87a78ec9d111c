"""What a seat may infer about the others' slips (S2), from usual betting and from what they do in public.

A *leaning* is a row of chances for one seat and team: no bet, V, F, S. It starts from what seats of a level were
measured to bet, and is moved by what the seat did where everybody could see it.

Signs are read from a view's history, team by team (S0.6): a bribe, a ruling that was free to go either way and a
penalty out of the blue show what a seat wants for a team. Greens spent on a match say nothing: trainers with a bet on
their team spent as many as those without.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any, Final, NamedTuple

from swallows_gui.engine.events import WrittenEvent, of_kinds
from swallows_gui.engine.game import Told
from swallows_gui.games.swallows.ai.evaluation import Gains, fee_gains, spread_rivalry, start_rating
from swallows_gui.games.swallows.ai.forecast.chances import forecast
from swallows_gui.games.swallows.ai.forecast.groups import ForecastFacts, Reach, must_bet_on
from swallows_gui.games.swallows.ai.match_context import Weights
from swallows_gui.games.swallows.ai.sharing import expected_pay
from swallows_gui.games.swallows.ai.slip_habits import USUAL_LEVEL, SlipHabits, causes, slip_habits
from swallows_gui.games.swallows.ai.talking import leaning_factor
from swallows_gui.games.swallows.rules import events as e
from swallows_gui.games.swallows.rules.actions import BET_KINDS
from swallows_gui.games.swallows.rules.events import MatchEnded
from swallows_gui.games.swallows.rules.formats import Format
from swallows_gui.games.swallows.rules.tables import Tables
from swallows_gui.games.swallows.rules.view import SwallowsView

OFFER = "offer"
"""A bribe offered for the team."""
FAVOUR, HARM = "favour", "harm"
"""A die changed, an edge ruled, or a penalty given out of the blue, for the team or for the other one."""

_TELLING: Final = (e.MatchStarted, e.BribeOffered, e.AttackPlayed, e.DieRolled, e.DieChanged, e.AreaRuled, e.Awarded)


class ShownWish(NamedTuple):
    """A sign of what a seat wants in a match for a team."""

    seat: int
    team: str
    """FIFA code."""
    what: str
    match: int
    """Number on the record sheet."""
    stage: str


def signs(history: Sequence[Told]) -> list[ShownWish]:
    """All signs of a history, in order."""
    return Observer().signs(history)


def kick_off(history: Sequence[Mapping[str, Any]]) -> int:
    """The index where the last match in a history began; 0 for none."""
    at = len(history) - 1
    while at > 0 and history[at]["type"] != e.MatchStarted.type:
        at -= 1
    return max(0, at)


def running_signs(history: Sequence[Told]) -> tuple[ShownWish, ...]:
    """The signs of the match that began last, in order."""
    return tuple(signs(history[kick_off(history) :]))


class Observer:
    """Reads a growing history, each event once, and knows its running match."""

    def __init__(self) -> None:
        self._read: Sequence[Told] = ()
        self._begin()

    def _begin(self) -> None:
        self.found: list[ShownWish] = []
        self.match = 0
        self.stage = ""
        self.sides: tuple[str, str] = ("", "")
        self.attacker = ""
        self.purpose = ""

    def signs(self, history: Sequence[Told]) -> list[ShownWish]:
        """All signs in a history, in order; of a continued history only the new part is read."""
        known = len(self._read)
        if history[:known] != self._read:  # another game, or something was taken back
            known = 0
            self._begin()
        self._read = history
        for event in of_kinds(history[known:], *_TELLING):
            self._note(event)
        return self.found

    def _note(self, event: WrittenEvent) -> None:
        match event:
            case e.MatchStarted():
                self.match, self.stage = event.match, event.stage
                self.sides = (event.home, event.away)
            case e.BribeOffered():
                self._sign(event.seat, event.team, OFFER)
            case e.AttackPlayed():
                self.attacker = event.team
            case e.DieRolled():
                self.purpose = event.purpose
            case e.DieChanged():
                for_attacker = (event.delta > 0) == (self.purpose in ("foul", "swallow"))
                self._ruling(event.seat, for_attacker)
            case e.AreaRuled(seat=int(seat)):
                self._ruling(seat, event.area == "inside")
            case e.Awarded(seat=int(seat), cause="referee"):
                self._decided(seat, event.team)

    def _other(self, team: str) -> str:
        return self.sides[1] if team == self.sides[0] else self.sides[0]

    def _ruling(self, seat: int, for_attacker: bool) -> None:
        self._decided(seat, self.attacker if for_attacker else self._other(self.attacker))

    def _decided(self, seat: int, team: str) -> None:
        self._sign(seat, team, FAVOUR)
        self._sign(seat, self._other(team), HARM)

    def _sign(self, seat: int, team: str, what: str) -> None:
        self.found.append(ShownWish(seat, team, what, self.match, self.stage))


Leaning = tuple[float, ...]
"""Chances that a seat has bet on a team nothing, V, F, S; they add up to 1."""
Slip = tuple[tuple[int, int], ...]
"""Team and index of BET_KINDS."""

_IN_GROUPS = {(OFFER, True): 7.0, (OFFER, False): 15.0, (FAVOUR, False): 1.6, (HARM, False): 0.35}
_IN_KNOCKOUT = {(OFFER, False): 3.0, (FAVOUR, False): 1.3, (HARM, False): 0.7}
"""What was shown of a team, whether the seat trains it: how much likelier that is with a bet on the team than without;
counted over 60 tournaments of normal seats. In the knock-out a bet V has no say any more, and fees have."""
_NO_OFFER = 0.85
"""The same of a group match of an own team in which its trainer offered nothing."""
_SUREST = 200.0
"""No signs make a bet likelier or less likely than this many times."""


@dataclass(frozen=True, slots=True)
class Beliefs:
    """By seat and team a leaning. The view's own seat is certain."""

    leanings: tuple[tuple[Leaning, ...], ...]
    stakes: tuple[int, ...]
    """By team, M."""
    most: tuple[int, ...]
    """By seat: the most its stakes can add up to, from the cash that its bribes show it had (S2.2, S4.7)."""
    must: int
    """Germany's team, or -1 (S2.3)."""

    def backed(self, seat: int, team: int) -> float:
        """How likely the seat has a bet on the team."""
        return 1 - self.leanings[seat][team][0]

    def knowing(self, seat: int, slip: Slip) -> "Beliefs":
        """The beliefs with this slip of a seat known for certain."""
        held = dict(slip)
        rows = list(self.leanings)
        rows[seat] = tuple(_certain(held.get(team, -1)) for team in range(len(self.stakes)))
        return Beliefs(tuple(rows), self.stakes, self.most, self.must)

    def draw(self, seat: int, random: Random) -> Slip:
        """A slip of the seat, drawn from the leanings, that its cash allows; Germany first, if it must be on it."""
        left = self.most[seat]
        order = [team for team in range(len(self.stakes)) if team != self.must]
        random.shuffle(order)
        slip = []
        for team in ([self.must] if self.must >= 0 else []) + order:
            kind = _kind(self.leanings[seat][team], random.random())
            if kind >= 0 and self.stakes[team] <= left:
                left -= self.stakes[team]
                slip.append((team, kind))
        return tuple(slip)


def _kind(leaning: Leaning, mark: float) -> int:
    """The kind that a mark between 0 and 1 falls on, -1 for no bet."""
    for at, chance in enumerate(leaning):
        mark -= chance
        if mark < 0:
            return at - 1
    return -1


def beliefs(
    view: SwallowsView,
    up_to: int | None = None,
    *,
    public: bool = False,
    level: str | None = None,
    observer: Observer | None = None,
) -> Beliefs:
    """What the view's seat may believe of all slips: usual bets, and signs up to match number `up_to`, by default all
    finished matches. The view must have its history. `public`: the beliefs of anybody without a slip. `level`: the
    assumed level of the others. `observer`: an observer that has read the history."""
    habits = habitual(view, public=public, level=level)
    over = [event["type"] for event in view.history].count(MatchEnded.type)
    signs = (observer or Observer()).signs(view.history)
    shown = _shown(view, signs, over if up_to is None else up_to)
    rows = []
    for seat, leanings in enumerate(habits.leanings):
        if seat == view.seat and not public:
            rows.append(leanings)
            continue
        rows.append(tuple(_moved(leaning, shown.get((seat, team))) for team, leaning in enumerate(leanings)))
    return Beliefs(tuple(rows), habits.stakes, habits.most, habits.must)


def _shown(view: SwallowsView, signs: Sequence[ShownWish], up_to: int) -> dict[tuple[int, int], tuple[float, float]]:
    """By seat and team: by how much a bet V, and a bet F or S, has become likelier than none."""
    codes = [view.tables.nation_code[nation] for nation in view.field]
    trainers = dict(zip(codes, view.trainer, strict=True))
    shown: dict[tuple[int, int], tuple[float, float]] = {}
    offered: set[tuple[int, str, int]] = set()
    for sign in signs:
        if sign.match > up_to or sign.team not in trainers:  # of a match whose beginning was not told
            continue
        own = trainers[sign.team] == sign.seat
        if sign.what == OFFER:
            offered.add((sign.seat, sign.team, sign.match))
        in_groups = sign.stage == "group"
        factor = (_IN_GROUPS if in_groups else _IN_KNOCKOUT).get((sign.what, own), 1.0)
        _multiply(shown, (sign.seat, codes.index(sign.team)), factor if in_groups else 1.0, factor)
    for fixture, (home, away, _) in zip(view.fixtures, view.played, strict=False):
        number = fixture.number
        if fixture.group is None or view.trainer[home] == view.trainer[away]:
            continue
        for team in (home, away):
            seat = view.trainer[team]
            if (seat, codes[team], number) not in offered:
                _multiply(shown, (seat, team), _NO_OFFER, _NO_OFFER)
    return shown


def _multiply(
    shown: dict[tuple[int, int], tuple[float, float]], key: tuple[int, int], early: float, late: float
) -> None:
    before = shown.get(key, (1.0, 1.0))
    shown[key] = (before[0] * early, before[1] * late)


def _moved(leaning: Leaning, factors: tuple[float, float] | None) -> Leaning:
    """A leaning after signs (Bayes' rule)."""
    if factors is None:
        return leaning
    early, late = (min(_SUREST, max(1 / _SUREST, factor)) for factor in factors)
    none, quarter, final, title = leaning
    weighed = (none, quarter * early, final * late, title * late)
    total = sum(weighed)
    return tuple(weight / total for weight in weighed)


def believed_gains(
    view: SwallowsView,
    held: Beliefs,
    seat: int,
    weights: Weights,
    *,
    spites: bool = False,
    against: Sequence[float] | None = None,
) -> Gains:
    """The gains of any seat by what is believed of its slip. Of others' bets only those on Germany, which are
    obligatory (S2.3), count against it: a seat that played against every suspected bet had 4M less (40 games among
    normal seats). With `spites` all believed bets count: a referee without a team in the match pays no cards for it.
    `against`: by seat the cost of its gain of 1M to this one; by default the rivalry of `weights`, evenly."""
    shares = spread_rivalry(view, seat, weights.rivalry) if against is None else against
    ladder = view.form.schedule.ladder
    gains = list(fee_gains(view, seat, shares))
    for better, leanings in enumerate(held.leanings):
        weight = 1.0 if better == seat else -shares[better]
        for team, leaning in enumerate(leanings):
            if better != seat and team != held.must and not spites:
                continue
            for kind, pay in view.form.economy.bets.items():
                chance = leaning[BET_KINDS.index(kind) + 1]
                if chance:
                    gains[team * len(ladder) + ladder.index(pay.stage)] += weight * chance * expected_pay(view, kind)
    return tuple(gains)


def habitual(view: SwallowsView, *, public: bool = False, level: str | None = None, heeds: bool = True) -> Beliefs:
    """The believed bets of all seats before any sign, by nation cards and draw, as measured at tables of `level` and
    the usual one, each equally likely. Once handed in, the seat's own slip informs about others', too. Unless `public`,
    its own slip is known. With `heeds`, what seats said of teams counts (S2.8)."""
    levels = dict.fromkeys((level or USUAL_LEVEL, USUAL_LEVEL))
    tables = [(of, found) for of in levels if (found := slip_habits(view.form, of)) is not None]
    stakes = tuple(view.tables.nation_strength[nation] for nation in view.field)
    must = must_bet_on(view.tables, view.form, view.field)
    reach = at_the_start(view.tables, view.form, view.field, view.groups)
    rows = []
    for seat in range(view.seats):
        if seat == view.seat and not public:
            own = dict(view.bets)
            rows.append(tuple(_certain(own.get(team, -1)) for team in range(len(stakes))))
        elif view.form.economy.bets:
            leanings = _mean(_measured_leanings(view, reach, seat, must, *each, public=public) for each in tables)
            rows.append(_as_said(view, seat, must, leanings) if heeds and view.open.talk[1:] else leanings)
        else:
            rows.append((_certain(-1),) * len(stakes))
    most = tuple(view.start_cash(seat) + low for seat, low in enumerate(view.open.low))
    return Beliefs(tuple(rows), stakes, most, must)


def _as_said(view: SwallowsView, seat: int, must: int, leanings: Sequence[Leaning]) -> tuple[Leaning, ...]:
    """The believed bets of a seat, changed by what it has said of teams, except for Germany."""
    return tuple(
        leaning if team == must else _likelier(leaning, leaning_factor(view, seat, team))
        for team, leaning in enumerate(leanings)
    )


def _likelier(leaning: Leaning, factor: float) -> Leaning:
    if factor == 1:
        return leaning
    none, *bets = leaning
    weighed = (none, *(bet * factor for bet in bets))
    total = sum(weighed)
    return tuple(weight / total for weight in weighed)


def _mean(tables: Iterable[Sequence[Leaning]]) -> tuple[Leaning, ...]:
    """By team the mean of what several tables say."""
    return tuple(
        tuple(sum(chances) / len(chances) for chances in zip(*leanings, strict=True))
        for leanings in zip(*tables, strict=True)
    )


def _measured_leanings(
    view: SwallowsView, reach: Reach, seat: int, must: int, level: str, measured: SlipHabits, *, public: bool
) -> tuple[Leaning, ...]:
    """How a seat of a level that was measured bets on every team."""
    kinds = [BET_KINDS.index(kind) for kind in view.form.economy.bets]
    expected = {kind: expected_pay(view, kind, level) for kind in view.form.economy.bets}
    knowing = view.seat is not None and view.step != "bets" and not public
    held = dict(view.bets)
    rows = []
    for team, trainer in enumerate(view.trainer):
        mine = (held.get(team, -1), trainer == view.seat) if knowing else None
        seen = causes(view, reach, team, trainer == seat, expected, mine)
        obliged = team == must
        free = measured.leaning(seen, kinds, knowing=knowing)
        rows.append(measured.obliged(kinds) if obliged else free)
    return tuple(rows)


@lru_cache(maxsize=16)
def at_the_start(tables: Tables, form: Format, field: tuple[int, ...], groups: tuple[tuple[int, ...], ...]) -> Reach:
    """The public forecast before the first match."""
    rated = tuple(round(start_rating(tables, nation)) for nation in field)
    return forecast(ForecastFacts(form, form.schedule.fixtures, groups, (), (), rated))


def _certain(kind: int) -> Leaning:
    return tuple(float(at == kind + 1) for at in range(1 + len(BET_KINDS)))
