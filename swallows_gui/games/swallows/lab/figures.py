"""The figures of the balance table (`cards.md`) from tallies of tournaments, each with a 95 % interval.

A share or mean over many tournaments is a ratio of sums; tournaments are independent, matches inside one are not, so
intervals are by tournament (a ratio's linearised error). Rows that no formula fits are resampled by tournament.
"""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from math import sqrt
from typing import Any, Final

from swallows_gui.engine.chance import Seeded
from swallows_gui.games.swallows.lab.tally import Tally
from swallows_gui.games.swallows.rules.actions import BET_KINDS
from swallows_gui.lab.tally import MeasuredFigure, SetOfFigures, ratio, won_by
from swallows_gui.session.openings import playable

HEADS: Final = ("ARG", "BRA", "FRA", "GER")
"""The nations that lead a group each where sixteen play (S1.2)."""
FINALS_WON: Final = "finals won by the head that wins most of its own"
SLIPS_SHARED: Final = "return of all bets, shared"
_FEWEST_FINALS: Final = 10
"""Finals that a head must have reached to be judged by them."""

_RESAMPLES = 100
_LEAST = 20
"""Tournaments a team or card must have been in to be judged."""


@dataclass(frozen=True, slots=True)
class Team:
    """How a nation fared: chances of the stages that bets pay, and the return of the best bet by stake."""

    code: str
    strength: int
    tournaments: int
    quarter_final: float
    final: float
    title: float
    best_bet: str
    best_return: float


@dataclass(frozen=True, slots=True)
class CardFigure:
    """How often a different card was played in the tournaments in which it was held."""

    card: str
    held: int
    played: int

    @property
    def share(self) -> float:
        """Played by held."""
        return self.played / self.held if self.held else 0.0


@dataclass(frozen=True)
class DeckFigures(SetOfFigures):
    """All figures of a set of tournaments, with what came of every nation and card."""

    teams: tuple[Team, ...]
    cards: tuple[CardFigure, ...]

    def tables(self) -> dict[str, Any]:
        """Teams and cards."""
        cards = [{**asdict(card), "share": card.share} for card in self.cards]
        return {"teams": [asdict(team) for team in self.teams], "cards": cards}


def _each(tally: Tally) -> float:
    """Every tournament counts once."""
    return 1.0 if tally.matches else 0.0


_RATIOS: tuple[tuple[str, Callable[[Tally], float], Callable[[Tally], float]], ...] = (
    ("goals a match", lambda t: t.goals, lambda t: t.matches),
    ("group matches drawn", lambda t: t.drawn, lambda t: t.group_matches),
    ("group matches goalless", lambda t: t.goalless, lambda t: t.group_matches),
    ("first-named share of close matches", lambda t: t.close_home, lambda t: t.close_decided),
    ("stronger by 4 wins", lambda t: t.uneven_won, lambda t: t.uneven),
    ("knock-out to extra time", lambda t: t.extra_time, lambda t: t.knockouts),
    ("knock-out to shoot-out", lambda t: t.shootouts, lambda t: t.knockouts),
    ("free kicks a match", lambda t: t.free_kicks, lambda t: t.matches),
    ("penalties a match", lambda t: t.penalties, lambda t: t.matches),
    ("sendings-off a match", lambda t: t.sendings_off, lambda t: t.matches),
    ("tournaments with lapsed draws", lambda t: t.lapsed_draws > 0, _each),
    ("questions where only passing is left", lambda t: t.only_pass, lambda t: t.decisions + t.forced),
    ("questions with one answer, whichever", lambda t: t.forced, lambda t: t.decisions + t.forced),
    ("greens a team plays in a group match", lambda t: t.group_greens / 2, lambda t: t.group_matches),
    ("group matches of duty greens only", lambda t: t.duty_only, lambda t: t.group_matches),
    ("group matches of at most one green a team", lambda t: t.one_green, lambda t: t.group_matches),
    ("greens held at elimination", lambda t: t.greens_kept, lambda t: t.eliminated),
    ("bribes accepted a tournament", lambda t: t.bribes, _each),
    ("bribe, M", lambda t: t.bribe_money, lambda t: t.bribes),
    ("offers a tournament", lambda t: t.offers, _each),
    ("bribes of 8M and more", lambda t: t.large_bribes, lambda t: t.bribes),
    ("bribes after a named price", lambda t: t.bribes_at_a_price, lambda t: t.bribes),
    ("first offers refused", lambda t: t.first_offers_refused, lambda t: t.first_offers),
    ("prices named a tournament", lambda t: t.prices, _each),
    ("matches with a referee bound to both", lambda t: t.both_bound, lambda t: t.matches),
    ("penalties out of the blue a tournament", lambda t: t.out_of_the_blue, _each),
    ("dice changed a match", lambda t: t.dice_changed, lambda t: t.matches),
    ("bans a tournament", lambda t: t.bans, _each),
    ("objections a tournament", lambda t: t.objections, _each),
    ("bets held alone", lambda t: t.bets_alone, lambda t: t.free_bets),
    ("title bets a tournament", lambda t: t.title_bets, lambda t: t.free_bets > 0),
    ("tournaments with a title bet", lambda t: t.title_bets > 0, lambda t: t.free_bets > 0),
    ("knock-out matches won with greens burnt, a tournament", lambda t: t.matches_burnt, lambda t: t.free_bets > 0),
    ("bribes paid to who has the same bet", lambda t: t.bribes_alike, lambda t: t.bribes if t.free_bets else 0),
    ("offers and envelopes for nothing", lambda t: t.idle_gifts, lambda t: t.gifts),
    ("matches refereed by seat 1 with money for it", lambda t: t.refereed_tempted, lambda t: t.refereed),
    ("matches played by seat 1 with a price for it", lambda t: t.managed_tempted, lambda t: t.managed),
    ("matches that tempt seat 1", lambda t: t.refereed_tempted + t.managed_tempted,
     lambda t: t.refereed + t.managed),
    ("rounds of envelopes with money in one", lambda t: t.rounds_paid, lambda t: t.rounds),
    ("reshuffles a tournament", lambda t: t.reshuffles, _each),
    ("questions a seat", lambda t: sum(t.questions), lambda t: len(t.questions)),
    ("seat's matches of more than 40 questions", lambda t: sum(q > 40 for q in t.match_questions),
     lambda t: len(t.match_questions)),
)  # fmt: skip


_CHAMPION: Final = 3
"""Of the stages of a tally."""


def figures(tallies: Sequence[Tally]) -> DeckFigures:
    """Every figure of these tournaments."""
    found = [ratio(name, tallies, part, whole) for name, part, whole in _RATIOS]
    by_team = teams(tallies)
    found.append(_resampled("rank correlation of strength with quarter-finals", tallies, _correlation))
    found.append(_resampled("teams whose best bet is fair", tallies, _fair_bets))
    found.append(_resampled("teams of 16 best bet on the final or title", tallies, _late_bets, 16.0))
    found.append(_widest_share(tallies))
    found += [
        ratio(returned(kind), tallies, partial(_of_kind, "paid", kind), partial(_of_kind, "staked", kind))
        for kind in BET_KINDS
    ]
    found += [
        ratio(
            f"return of bets {kind} {words}", tallies, partial(_of_kind, rule, kind), partial(_staked_under, rule, kind)
        )
        for rule, words in _RULES
        for kind in BET_KINDS
    ]
    found += [
        ratio(f"return of all bets, {words}", tallies, partial(_all_kinds, rule), partial(_all_staked_under, rule))
        for rule, words in _RULES
    ]
    found += [ratio(title_of(code), tallies, partial(_is_champion, code), partial(_is_there, code)) for code in HEADS]
    found.append(_resampled(FINALS_WON, tallies, _finals_won))
    seats = len(tallies[0].cash) if tallies else 0
    found += [ratio(f"share of wins, seat {seat + 1}", tallies, partial(won_by, seat), _each) for seat in range(seats)]
    by_card = cards(tallies)
    judged = [card for card in by_card if card.held >= _LEAST]
    rare = min((card.share for card in judged), default=None)
    found.append(MeasuredFigure("least played card", rare))
    return DeckFigures(len(tallies), tuple(found), tuple(by_team), tuple(by_card))


def returned(kind: str) -> str:
    """The name of the figure that says what bets of a kind bring for their stake."""
    return f"return of the bets {kind}"


def title_of(code: str) -> str:
    """The name of the figure that says how often a nation wins the title where it plays."""
    return f"titles of {code}"


def _is_champion(code: str, tally: Tally) -> float:
    return float(tally.stages.get(code, 0) == _CHAMPION)


def _is_there(code: str, tally: Tally) -> float:
    return float(code in tally.stages)


def _finals_won(tallies: Sequence[Tally]) -> float | None:
    """The largest share of its finals that a head has won."""
    shares = []
    for code in HEADS:
        finals = [tally.stages[code] for tally in tallies if tally.stages.get(code, 0) >= _CHAMPION - 1]
        if len(finals) >= _FEWEST_FINALS:
            shares.append(sum(stage == _CHAMPION for stage in finals) / len(finals))
    return max(shares, default=None)


def _all_kinds(rule: str, tally: Tally) -> float:
    return sum(_of_kind(rule, kind, tally) for kind in BET_KINDS)


def _all_staked_under(rule: str, tally: Tally) -> float:
    return sum(_staked_under(rule, kind, tally) for kind in BET_KINDS)


def _of_kind(what: str, kind: str, tally: Tally) -> float:
    amounts: dict[str, int] = getattr(tally, what)
    return amounts.get(kind, 0)


_RULES = (("in_full", "in full"), ("shared", "shared"))
"""Field of a tally, and how the figure says it."""


def _staked_under(rule: str, kind: str, tally: Tally) -> float:
    """What was staked where it was counted what it brings under a rule."""
    return _of_kind("staked", kind, tally) if getattr(tally, rule) else 0.0


def _resampled(
    name: str, tallies: Sequence[Tally], measure: Callable[[Sequence[Tally]], float | None], most: float = 1.0
) -> MeasuredFigure:
    """An estimate with the interval that resampling gives, mirrored at the estimate (what resampling blurs further is
    blurred in the estimate already) and cut at 0 and `most`."""
    value = measure(tallies)
    if value is None or len(tallies) < 2:
        return MeasuredFigure(name, value)
    chance = Seeded(len(tallies))
    found = []
    for _ in range(_RESAMPLES):
        again = measure([tallies[chance.below(len(tallies))] for _ in tallies])
        if again is not None:
            found.append(again)
    found.sort()
    low, high = found[len(found) // 40], found[-1 - len(found) // 40]
    return MeasuredFigure(name, value, max(0.0, 2 * value - high), min(most, 2 * value - low))


def _widest_share(tallies: Sequence[Tally]) -> MeasuredFigure:
    """How far the seat furthest from an even share of wins is from it."""
    name = "a seat's share of wins, distance from even"
    if not tallies:
        return MeasuredFigure(name, None)
    seats = len(tallies[0].cash)
    worst = MeasuredFigure(name, 0.0)
    for seat in range(seats):
        share = ratio(name, tallies, partial(won_by, seat), _each)
        if share.value is None or share.low is None or share.high is None:
            continue
        even = 1 / seats
        if abs(share.value - even) >= abs(worst.value or 0.0):
            worst = MeasuredFigure(name, share.value - even, share.low - even, share.high - even)
    return worst


def teams(tallies: Sequence[Tally]) -> list[Team]:
    """How every nation fared, strongest first."""
    nations = playable("swallows").catalogue.nations
    pays = next((tally.pays for tally in tallies if tally.pays), [0] * len(BET_KINDS))
    bets = dict(zip(BET_KINDS, pays, strict=True))
    counts: dict[str, list[int]] = {}
    for tally in tallies:
        for code, stage in tally.stages.items():
            row = counts.setdefault(code, [0, 0, 0, 0])
            row[0] += 1
            for reached in range(1, stage + 1):
                row[reached] += 1
    found = []
    for code, (played, *stages) in counts.items():
        strength = nations[code].strength
        chances = [reached / played for reached in stages]
        returns = [(chance * bets[kind] / strength, kind) for chance, kind in zip(chances, bets, strict=True)]
        best, kind = max(returns)
        found.append(Team(code, strength, played, chances[0], chances[1], chances[2], kind, best))
    return sorted(found, key=lambda team: (-team.strength, team.code))


def _correlation(tallies: Sequence[Tally]) -> float | None:
    """Spearman's rank correlation over the nations."""
    judged = [team for team in teams(tallies) if team.tournaments >= _LEAST]
    if len(judged) < 3:
        return None
    return _pearson(_ranks([float(team.strength) for team in judged]), _ranks([team.quarter_final for team in judged]))


def _ranks(values: Sequence[float]) -> list[float]:
    order = sorted(range(len(values)), key=values.__getitem__)
    ranks = [0.0] * len(values)
    start = 0
    while start < len(order):
        end = start
        while end + 1 < len(order) and values[order[end + 1]] == values[order[start]]:
            end += 1
        for place in order[start : end + 1]:
            ranks[place] = (start + end) / 2
        start = end + 1
    return ranks


def _pearson(left: Sequence[float], right: Sequence[float]) -> float | None:
    n = len(left)
    mean_left, mean_right = sum(left) / n, sum(right) / n
    together = sum((a - mean_left) * (b - mean_right) for a, b in zip(left, right, strict=True))
    spread = sum((a - mean_left) ** 2 for a in left) * sum((b - mean_right) ** 2 for b in right)
    return together / sqrt(spread) if spread else None


def _fair_bets(tallies: Sequence[Tally]) -> float | None:
    """Share of the teams whose best bet returns 0.65 to 1.25 of its stake."""
    judged = [team for team in teams(tallies) if team.tournaments >= _LEAST]
    if not judged:
        return None
    return sum(0.65 <= team.best_return <= 1.25 for team in judged) / len(judged)


def _late_bets(tallies: Sequence[Tally]) -> float | None:
    """Of the 16 teams of a field, how many are best bet on for the final or the title."""
    judged = [team for team in teams(tallies) if team.tournaments >= _LEAST]
    if not judged:
        return None
    late = sum(team.tournaments for team in judged if team.best_bet != "V")
    return 16 * late / sum(team.tournaments for team in judged)


def cards(tallies: Sequence[Tally]) -> list[CardFigure]:
    """How often every different card was played where it was held, the rarest first."""
    held: dict[str, int] = {}
    played: dict[str, int] = {}
    for tally in tallies:
        for card in tally.held:
            held[card] = held.get(card, 0) + 1
        for card in tally.played:
            played[card] = played.get(card, 0) + 1
    found = [CardFigure(card, count, played.get(card, 0)) for card, count in held.items()]
    return sorted(found, key=lambda card: (card.share, card.card))
