"""The money model: what stages, results, goals and cards are worth to a seat, in M (S2.4, S9.1).

A seat's *gains* say what it earns for every stage that every team reaches: fees of its own teams, its bets, and what
the others' fees cost it. Weighed with the forecast they make every result of the running match a sum of money; with
the goals still to come, a goal; with the matches still to come, a card.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from operator import mul

from swallows_gui.engine.tournament.schedule import FROM_LOSER, THIRD_PLACE, Schedule
from swallows_gui.games.swallows.ai import match_context
from swallows_gui.games.swallows.ai.forecast.chances import RAISE, TeamOutlook, outlook
from swallows_gui.games.swallows.ai.forecast.groups import ForecastFacts, Reach, margins_after, must_bet_on
from swallows_gui.games.swallows.ai.match_context import NORMAL, Weights
from swallows_gui.games.swallows.ai.sharing import expected_pay
from swallows_gui.games.swallows.ai.star_cards import stars_of
from swallows_gui.games.swallows.rules.actions import BET_KINDS
from swallows_gui.games.swallows.rules.formats import Format
from swallows_gui.games.swallows.rules.tables import BLUE, GREEN, RED, Tables
from swallows_gui.games.swallows.rules.view import SwallowsView

Gains = tuple[float, ...]
"""M for every stage of every team: team * stages + stage, as `Reach`."""

LIKELY_BETS = (("V", 0.35), ("F", 0.15), ("S", 0.1))
"""How likely another seat is held to have bet so on a team of its own."""

DUTY_BETS = (("V", 0.9), ("F", 0.06), ("S", 0.04))
"""How every seat is held to have bet on Germany, as it must (S2.3)."""

_GROUP_RATING = (0.6, 0.6, 1.2, 0.5)
"""What a green, a blue and a red in hand and a point of its nation's strength add to a team's rating before the
knock-out, tenths of a goal a match: hands change, a strong nation's cards come again."""
_KNOCKOUT_RATING = (2.0, 1.8, 1.4, 0.0)
"""The same from the quarter-finals on, where what is in hand decides."""

_CARD_A_MATCH = 2.0
"""What a card more in every match adds to a rating, tenths of a goal: there are more of them the longer it lasts."""


_STAKE = 0.5
"""Below so much between its best and its worst end a match is none to pay a referee for, M."""
_INDIFFERENT = 0.15
"""M; where no goal brings a trainer more, he does not care for the match."""
_IDLE = 0.12
"""What is left of the usual attacks where a goal brings nothing."""
_KEEN = 0.4
"""From this share of the most that a goal can bring, a side attacks as usual."""
_SWAY = 0.145
"""By how much a goal in a group match moves the chances of its two teams to go on."""
_LEAST_CHANCE = 0.08
_HOME_THROUGH = (0.0,) * 5 + (0.5,) + (1.0,) * 5


def money(reach: Reach, gains: Gains) -> float:
    """The value of these chances, M."""
    return float(sum(map(mul, reach, gains)))


def fee_steps(form: Format) -> tuple[float, ...]:
    """The increase of a trainer's fee at each stage of the ladder, M (S9.1); at a stage whose losers play for third
    place, to their mean fee."""
    fees: Mapping[str, float] = form.economy.fees
    if stage := _third_place_after(form.schedule):
        fees = {**fees, stage: (form.economy.fee("3") + form.economy.fee("4")) / 2}
    steps = []
    before = 0.0
    for stage in form.schedule.ladder:
        fee = fees.get(stage, before)
        steps.append(fee - before)
        before = fee
    return tuple(steps)


def _third_place_after(schedule: Schedule) -> str:
    """The round whose losers play for third place; "" for none."""
    for fixture in schedule.fixtures:
        if fixture.stage == THIRD_PLACE and fixture.home.kind == FROM_LOSER:
            return schedule.fixtures[fixture.home.number - 1].rung
    return ""


def own_gains(view: SwallowsView, weights: Weights) -> Gains:
    """The gains of the view's own seat."""
    assert view.seat is not None
    return _gains(view, view.seat, [(team, BET_KINDS[kind], 1.0) for team, kind in view.bets], weights.rivalry)


def guessed_gains(view: SwallowsView, seat: int, weights: Weights) -> Gains:
    """Another seat's gains for those who cannot see its slip, assuming it believes in its own teams."""
    german = must_bet_on(view.tables, view.form, view.field)
    bets = [
        (team, kind, likely)
        for team, trainer in enumerate(view.trainer)
        for kind, likely in (DUTY_BETS if team == german else LIKELY_BETS if trainer == seat else ())
        if kind in view.form.economy.bets
    ]
    return _gains(view, seat, bets, weights.rivalry)


def spread_rivalry(view: SwallowsView, seat: int, rivalry: float) -> tuple[float, ...]:
    """By seat what its gain of 1M costs this one, M: all the others' the same."""
    share = rivalry / max(1, view.seats - 1)
    return tuple(0.0 if other == seat else share for other in range(view.seats))


def fee_gains(view: SwallowsView, seat: int, against: Sequence[float]) -> Gains:
    """A seat's gains from fees alone: its own teams', and what the others' cost it, `against` by seat."""
    steps = fee_steps(view.form)
    gains: list[float] = []
    for owner in view.trainer:
        weight = 1.0 if owner == seat else -against[owner] if owner >= 0 else 0.0
        gains.extend(weight * fee for fee in steps)
    return tuple(gains)


def _gains(view: SwallowsView, seat: int, bets: Sequence[tuple[int, str, float]], rivalry: float) -> Gains:
    pays = view.form.economy.bets
    ladder = view.form.schedule.ladder
    width = len(ladder)
    gains = list(fee_gains(view, seat, spread_rivalry(view, seat, rivalry)))
    german = must_bet_on(view.tables, view.form, view.field)
    duties = [(german, kind, -rivalry * likely) for kind, likely in DUTY_BETS if german >= 0 and kind in pays]
    for team, kind, likely in (*bets, *duties):
        pay = pays[kind]
        gains[team * width + ladder.index(pay.stage)] += likely * expected_pay(view, kind)
    return tuple(gains)


def cards_of_teams(view: SwallowsView) -> tuple[tuple[int, ...], ...]:
    """The number of greens, blues and reds of every team, with those on the table of the running match; it changes
    during a match only by draws and losses."""
    if not view.match:
        return view.counts
    colour = view.tables.card_colour
    held: list[tuple[int, ...]] = list(view.counts)
    for side, team in enumerate((view.home, view.away)):
        on_table = [0, 0, 0]
        for card in view.spent[side]:
            on_table[colour[card]] += 1
        greens, blues, reds = held[team]
        held[team] = (greens + on_table[GREEN], blues + on_table[BLUE], reds + len(view.used[side]))
    return tuple(held)


def ratings(view: SwallowsView) -> tuple[int, ...]:
    """Every team's rating in tenths of a goal, from public facts: its nation and the colours of its cards."""
    by_green, by_blue, by_red, by_strength = _KNOCKOUT_RATING if view.ranked else _GROUP_RATING
    strength = view.tables.nation_strength
    stars = _ratings_of_stars(view.tables)
    return tuple(
        round(by_strength * strength[nation] + greens * by_green + blues * by_blue + reds * by_red + stars[nation])
        for nation, (greens, blues, reds) in zip(view.field, cards_of_teams(view), strict=True)
    )


def start_rating(tables: Tables, nation: int) -> float:
    """A team's rating by its nation card alone, in tenths of a goal, before the first match."""
    *by_colour, by_strength = _GROUP_RATING
    dealt = tables.nation_cards[nation]
    hand = (dealt[GREEN], dealt[BLUE], dealt[RED] + len(tables.nation_stars[nation]))
    by_cards = float(sum(map(mul, hand, by_colour)))
    return by_strength * tables.nation_strength[nation] + by_cards + _ratings_of_stars(tables)[nation]


@lru_cache(maxsize=4)
def _ratings_of_stars(tables: Tables) -> tuple[float, ...]:
    """By nation, in tenths of a goal."""
    return tuple(
        10 * (star.scored + star.prevented) + _CARD_A_MATCH * (star.greens + star.blues) for star in stars_of(tables)
    )


def situation(view: SwallowsView) -> ForecastFacts:
    """The public facts for a forecast."""
    return ForecastFacts(view.form, view.fixtures, view.groups, view.played, view.ranked, ratings(view), view.bests)


@dataclass(frozen=True, slots=True)
class BetBook:
    """What the running match is worth to one seat by result, in M."""

    finals: tuple[float, ...]
    """Worth of the match ending with goal difference -5 to 5 (home minus away)."""
    price: tuple[float, float]
    """Worth of one goal more that the home or away team scores or prevents in later matches."""
    later: tuple[float, float]
    """Matches that the home and the away team may expect after this one."""
    knockout: bool


def money_book(view: SwallowsView, gains: Gains, weights: Weights, seat: int, *, chooser: int | None = None) -> BetBook:
    """The book of a seat that plays for its money.

    The teams of `chooser`, if one is named, are reckoned to save their cards in matches that it wants lost.
    """
    if view.form.schedule.single:
        return BetBook(_finals_of_one_match(view), (0.0, 0.0), (0.0, 0.0), view.knockout)
    if view.fixture.stage == THIRD_PLACE:
        return _book_of_third_place(view, seat, weights.rivalry)
    ahead = outlook_of(view)
    worths = [money(reach, gains) for reach in ahead.by_margin]
    if ahead.knockout:
        lost, won = worths
        finals: tuple[float, ...] = (*(lost,) * 5, (lost + won) / 2, *(won,) * 5)
    else:
        finals = (*(worths[0],) * 2, *worths, *(worths[-1],) * 2)
    base = money(ahead.expected, gains)
    prices = []
    for team, raised, later in zip((view.home, view.away), (ahead.home_up, ahead.away_up), ahead.later, strict=True):
        price = _price(money(raised, gains) - base, later)
        if ahead.knockout and view.trainer[team] == seat:
            price = max(price, _price(_fees_to_come(view, ahead.expected, raised, team), later))
        if chooser is not None and view.trainer[team] == chooser:
            price = max(0.0, price + _saved_where_unwanted(view, ahead, gains, team) / max(1.0, later))
        prices.append(weights.thrift * price)
    return BetBook(finals, (prices[0], prices[1]), ahead.later, ahead.knockout)


def _fees_to_come(view: SwallowsView, expected: Reach, raised: Reach, team: int) -> float:
    """The increase of a team's own fees with one more goal, M: the least value of a card before a later match."""
    steps = fee_steps(view.form)
    width = len(steps)
    own = slice(team * width, (team + 1) * width)
    return money(raised[own], steps) - money(expected[own], steps)


def _saved_where_unwanted(view: SwallowsView, ahead: TeamOutlook, gains: Gains, team: int) -> float:
    """What a goal more in each later match of the group is worth beyond a price that counts every match: in those that
    are to be lost the cards are not played."""
    fixture = view.fixture
    if fixture.group is None:
        return 0.0
    group = view.groups[fixture.group]
    slot = group.index(team) + 1
    width = len(ahead.ladder)
    own = _worth_of_going_on(ahead.expected, gains, team * width, width)
    saved = 0.0
    for later in view.fixtures[len(view.fixtures) - view.matches_left :]:
        slots = (later.home.rank, later.away.rank)
        if later.group == fixture.group and slot in slots:
            other = group[slots[slots[0] == slot] - 1]
            saved += max(0.0, _worth_of_going_on(ahead.expected, gains, other * width, width) - own)
    return _SWAY * saved


def _worth_of_going_on(reach: Reach, gains: Gains, at: int, width: int) -> float:
    """The value of a team's getting through its group, M; `reach` has its chances from index `at` on."""
    return money(reach[at : at + width], gains[at : at + width]) / max(_LEAST_CHANCE, reach[at])


def at_stake(view: SwallowsView) -> float:
    """The difference between the best and the worst end of the running match for the view's own seat, by bets and fees
    alone, M."""
    assert view.seat is not None
    finals = money_book(view, own_gains(view, NORMAL), NORMAL, view.seat).finals
    return max(finals) - min(finals)


def is_worth_money(view: SwallowsView) -> bool:
    """Whether enough hangs on the running match for the view's own seat to pay its referee at all."""
    return at_stake(view) >= _STAKE


def glory_book(view: SwallowsView, seat: int) -> BetBook:
    """The book of a seat that wants its own teams to win, whatever it pays: a win 6M, a draw 2M, a goal later 2M."""
    finals = [0.0] * 11
    price = [0.0, 0.0]
    for side, team in enumerate((view.home, view.away)):
        if view.trainer[team] == seat:
            price[side] = 2.0
            for margin in range(-5, 6):
                own = margin if side == 0 else -margin
                finals[margin + 5] += 6.0 if own > 0 else 2.0 if own == 0 else 0.0
    later = 2.0 if view.matches_left else 0.0
    if later == 0:
        price = [0.0, 0.0]
    return BetBook(tuple(finals), (price[0], price[1]), (later, later), view.knockout)


def _price(for_every_match: float, matches: float) -> float:
    """A goal more in one later match, from `RAISE` goals more in all of them."""
    return for_every_match / (RAISE * max(1.0, matches))


def outlook_of(view: SwallowsView) -> TeamOutlook:
    """What the running match decides, by public facts."""
    home, away = view.score
    fixture = view.fixture
    if not fixture.last_day:
        return outlook(situation(view), 0, 0)
    return outlook(situation(view), max(-3, min(3, home - away)), min(home, away))


def _finals_of_one_match(view: SwallowsView) -> tuple[float, ...]:
    """A tournament of one match pays the winner's trainer, or both for a draw (S10.5)."""
    fees = view.form.economy.fees
    own = [view.trainer[team] == view.seat for team in (view.home, view.away)]
    won, drawn = float(fees.get("champion", 0)), float(fees.get("draw", 0))
    half = (own[0] + own[1]) * drawn
    return (own[1] * won,) * 5 + (half,) + (own[0] * won,) * 5


def _book_of_third_place(view: SwallowsView, seat: int, rivalry: float) -> BetBook:
    """The values for the match for third place: its winner's trainer gets more, and no card is worth keeping."""
    more = view.form.economy.fee("3") - view.form.economy.fee("4")
    share = rivalry / max(1, view.seats - 1)
    home, away = (
        more * (1.0 if view.trainer[team] == seat else -share if view.trainer[team] >= 0 else 0.0)
        for team in (view.home, view.away)
    )
    return BetBook((*(away,) * 5, (home + away) / 2, *(home,) * 5), (0.0, 0.0), (0.0, 0.0), knockout=True)


Will = tuple[float, ...]
"""How much a side is likely to attack at goal differences -5 to 5 (home minus away); 1 is as usual."""

ALWAYS: Will = (1.0,) * 11


@lru_cache(maxsize=256)
def will(book: BetBook, side: int) -> Will:
    """How a side's trainer with this book is likely to attack: where a goal brings him little, he saves his cards."""
    sign = 1 if side == 0 else -1
    finals = book.finals
    gains = [finals[max(0, min(10, at + sign))] - finals[at] for at in range(11)]
    best = max(gains[3:8])
    if best < _INDIFFERENT:
        return (_IDLE,) * 11
    return tuple(_IDLE + (1 - _IDLE) * max(0.0, min(1.0, gain / (_KEEN * best))) for gain in gains)


class Stakes:
    """The value of goals and time at the present moment of the match to one seat."""

    __slots__ = ("after_conceding", "book", "goal", "price", "to_come")

    def __init__(
        self,
        view: SwallowsView,
        book: BetBook,
        seat: int,
        weights: Weights,
        wills: tuple[Will, Will] = (ALWAYS, ALWAYS),
    ) -> None:
        self.book = book
        self.price = book.price
        """Worth of a goal scored or prevented in a later match, by side."""
        self.goal: tuple[float, float]
        """Worth of a goal that counts for the home team, for the away team."""
        self.after_conceding: tuple[float, float]
        """Worth of a goal for a side, the other having scored one before."""
        self.to_come = (0.0, 0.0)
        """Goals that the home and the away team are likely to score yet in this period."""
        own = (view.trainer[view.home] == seat, view.trainer[view.away] == seat)
        pride = weights.pride * (own[0] - own[1])
        if view.period == "shootout":
            kick = 0.3 * (book.finals[10] - book.finals[0])
            self.goal = self.after_conceding = (kick + pride, -kick - pride)
            return
        finals = book.finals
        if book.knockout:
            finals = _level_by_cards(view, finals)
        means = (10 * match_context.goals_to_come(view, 0), 10 * match_context.goals_to_come(view, 1))
        now = max(-4, min(4, view.score[0] - view.score[1])) + 5
        self.to_come = (means[0] * wills[0][now] / 10, means[1] * wills[1][now] / 10)
        worth = [_expected(finals, _to_come(means, wills, margin), margin) for margin in (now - 1, now, now + 1)]
        self.goal = (worth[2] - worth[1] + pride, worth[0] - worth[1] - pride)
        self.after_conceding = (worth[1] - worth[0] + pride, worth[1] - worth[2] - pride)
        if book.knockout:
            home = _expected(_HOME_THROUGH, _to_come(means, wills, now), now)
            self.price = (2 * home * book.price[0], 2 * (1 - home) * book.price[1])


def _to_come(means: tuple[float, float], wills: tuple[Will, Will], margin: int) -> tuple[float, ...]:
    """The chances of the remaining goal differences; entry `margin` of a will is the present one."""
    return margins_after(round(means[0] * wills[0][margin]), round(means[1] * wills[1][margin]))


def _level_by_cards(view: SwallowsView, finals: tuple[float, ...]) -> tuple[float, ...]:
    """The effect of cards left on a knock-out match that is level: the team with more is likelier to win."""
    edge = 0.0
    for sign, team in ((1, view.home), (-1, view.away)):
        greens, blues, reds = view.counts[team]
        edge += sign * (0.02 * greens + 0.03 * blues + 0.02 * reds)
    home = max(0.3, min(0.7, 0.5 + edge))
    return (*finals[:5], home * finals[10] + (1 - home) * finals[0], *finals[6:])


def _expected(finals: Sequence[float], to_come: Sequence[float], margin: int) -> float:
    total = 0.0
    for more, chance in enumerate(to_come, margin - 5):
        total += chance * finals[0 if more < 0 else 10 if more > 10 else more]
    return total
