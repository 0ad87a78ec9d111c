"""What simulated remainders start from: public facts, and what a seat's own hands hold (S0.6)."""

from collections.abc import Sequence, Set
from dataclasses import dataclass, replace
from functools import lru_cache

from swallows_gui.engine.tournament.ranking import Played
from swallows_gui.engine.tournament.schedule import Fixture
from swallows_gui.games.swallows.ai.beliefs import Beliefs, beliefs
from swallows_gui.games.swallows.ai.forecast.situation import must_bet_on
from swallows_gui.games.swallows.ai.match_context import COLOUR_GOALS, goals_of
from swallows_gui.games.swallows.ai.star_cards import Star, stars_of
from swallows_gui.games.swallows.rules.formats import Format
from swallows_gui.games.swallows.rules.tables import BLUE, GREEN, RED, Tables
from swallows_gui.games.swallows.rules.view import SwallowsView

Interest = tuple[float, float, float]
"""Bets on a team by kind: V, F, S."""
NOTHING: Interest = (0.0, 0.0, 0.0)
BACKED: Interest = (0.2, 0.2, 0.1)
"""How likely a trainer is held to have a bet on a team of his, if nothing more is known."""
WISHED: Interest = (0.0, 0.0, 1.0)
"""A trainer who wants his team to go as far as it can."""

_UNDER_WAY = 0.5
"""Share of a match still to come once cards lie on the table."""

Numbers = tuple[int, int, int]
"""Greens, blues, reds."""


@dataclass(frozen=True, slots=True)
class Start:
    """What simulated remainders start from. Teams are numbers from 0."""

    form: Format
    fixtures: tuple[Fixture, ...]
    groups: tuple[tuple[int, ...], ...]
    played: tuple[Played, ...]
    ranked: tuple[tuple[int, ...], ...]
    trainer: tuple[int, ...]
    hands: tuple[Numbers, ...]
    """By team: numbers in hand by colour."""
    quality: tuple[tuple[float, float, float], ...]
    """By team and colour: mean worth of a card beyond its colour's, goals."""
    usual: tuple[float, float, float]
    """The same of a card from the pile."""
    backed: tuple[Interest, ...]
    """By team: how likely its trainer has each bet on it."""
    abroad: tuple[tuple[Interest, ...], ...]
    """By seat and team: how likely the seat has each bet on it; none on its own teams and on the one on which all must
    bet."""
    must: int
    """That team (S2.3), or -1."""
    score: tuple[int, int] | None
    """Of the match that runs, None between matches."""
    left: float
    """Share of the running match that is still to come."""
    declined: tuple[bool, bool]
    stars: tuple[Star, ...]
    """By team: what its stars do beyond what as many other reds do."""
    bests: tuple[int, ...] = ()
    """The teams at the places of the best thirds and the like, as far as they are known."""

    def drawn(self, groups: tuple[tuple[int, ...], ...], trainer: tuple[int, ...]) -> "Start":
        """The same with these groups and trainers."""
        return replace(self, groups=groups, trainer=trainer, abroad=_no_bets(trainer))


def of_field(tables: Tables, form: Format, field: Sequence[int]) -> Start:
    """A tournament before its draw: hands as the nation cards promise them, teams of one seat, in no groups yet."""
    usual = _usual(tables)
    hands = []
    for nation in field:
        greens, blues, reds = tables.nation_cards[nation]
        hands.append((greens, blues, reds + len(tables.nation_stars[nation])))
    return Start(
        form=form,
        fixtures=form.schedule.fixtures,
        groups=(),
        played=(),
        ranked=(),
        trainer=(0,) * len(field),
        hands=tuple(hands),
        quality=(usual,) * len(field),
        usual=usual,
        backed=(BACKED,) * len(field),
        abroad=_no_bets((0,) * len(field)),
        must=must_bet_on(tables, form, field),
        score=None,
        left=1.0,
        declined=(False, False),
        stars=_stars(tables, field),
    )


def start(view: SwallowsView, *, wished: Set[int] = frozenset()) -> Start:
    """The facts that a seat's view gives: public ones, and what its own hands hold; what others have bet is believed.

    `wished`: teams of its own that it is to want the title for, whatever lies on its slip.
    """
    begun = _from(view, beliefs(view) if view.form.economy.bets else None)
    return replace(begun, backed=tuple(WISHED if team in wished else of for team, of in enumerate(begun.backed)))


def _from(view: SwallowsView, held: Beliefs | None) -> Start:
    tables = view.tables
    usual = _usual(tables)
    quality = tuple(usual if hands is None else _quality(tables, hands) for hands in view.hands)
    hands = view.counts
    running = view.initiative >= 0 or (view.match > len(view.played) and view.period != "normal")
    if running:
        hands = _with_table(view)
    return Start(
        form=view.form,
        fixtures=view.fixtures,
        groups=view.groups,
        played=view.played,
        ranked=view.ranked,
        trainer=view.trainer,
        hands=hands,
        quality=quality,
        usual=usual,
        backed=tuple(_leaning(held, trainer, team) for team, trainer in enumerate(view.trainer)),
        abroad=tuple(_abroad(view, held, seat) for seat in range(view.seats)),
        must=must_bet_on(tables, view.form, view.field),
        score=view.score if running else None,
        left=_UNDER_WAY if any(view.spent) else 1.0,
        declined=view.declined,
        stars=_stars(tables, view.field),
        bests=view.bests,
    )


def public_start(view: SwallowsView) -> Start:
    """The facts that everybody has, whoever's view it is: no hand, no slip."""
    begun = _from(view, beliefs(view, public=True) if view.form.economy.bets else None)
    return replace(begun, quality=(begun.usual,) * len(view.field))


def _leaning(held: Beliefs | None, seat: int, team: int) -> Interest:
    """How likely a seat has each bet on a team."""
    if held is None or seat < 0:
        return NOTHING
    _, *kinds = held.leanings[seat][team]
    return kinds[0], kinds[1], kinds[2]


def _abroad(view: SwallowsView, held: Beliefs | None, seat: int) -> tuple[Interest, ...]:
    """How likely a seat has each bet on the teams of others."""
    return tuple(
        NOTHING if trainer == seat or held is None or team == held.must else _leaning(held, seat, team)
        for team, trainer in enumerate(view.trainer)
    )


def _no_bets(trainer: Sequence[int]) -> tuple[tuple[Interest, ...], ...]:
    """Bets abroad where nobody has made any."""
    return ((NOTHING,) * len(trainer),) * (max(trainer) + 1)


def _stars(tables: Tables, field: Sequence[int]) -> tuple[Star, ...]:
    """Nobody loses a star: what a nation card shows holds to the end (S1.6)."""
    stars = stars_of(tables)
    return tuple(stars[nation] for nation in field)


def _with_table(view: SwallowsView) -> tuple[Numbers, ...]:
    """Hands with the reds that come back after the running match (S5.11)."""
    hands = list(view.counts)
    for side, team in enumerate((view.home, view.away)):
        greens, blues, reds = hands[team]
        hands[team] = (greens, blues, reds + len(view.used[side]))
    return tuple(hands)


@lru_cache(maxsize=4)
def _usual(tables: Tables) -> tuple[float, float, float]:
    greens, blues, reds = (_mean_quality(tables, tables.deck(colour), colour) for colour in (GREEN, BLUE, RED))
    return greens, blues, reds


def _quality(tables: Tables, hands: Sequence[Sequence[int]]) -> tuple[float, float, float]:
    greens, blues, reds = (_mean_quality(tables, hands[colour], colour) for colour in (GREEN, BLUE, RED))
    return greens, blues, reds


def _mean_quality(tables: Tables, cards: Sequence[int], colour: int) -> float:
    return sum(goals_of(tables, card) - COLOUR_GOALS[colour] for card in cards) / max(1, len(cards))
