"""What simulated remainders start from: public facts, and what a seat's own hands hold (S0.6)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from swallows_gui.ai.swallows.forecast.situation import must_bet_on
from swallows_gui.ai.swallows.match_context import COLOUR_GOALS, goals_of
from swallows_gui.engine.swallows.formats import Format
from swallows_gui.engine.swallows.tables import BLUE, GREEN, RED, Tables
from swallows_gui.engine.swallows.view import SwallowsView
from swallows_gui.engine.tournament.ranking import Played
from swallows_gui.engine.tournament.schedule import Fixture

BACKED = 0.5
"""How likely a trainer is held to have a bet on a team of his, if nothing more is known."""

STRANGERS = 0.06
"""How many seats are held to have a bet on a team of another's."""

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
    backed: tuple[float, ...]
    """By team: how likely its trainer has a bet on it."""
    friends: tuple[float, ...]
    """By team: how many other seats are likely to have a bet on it; none on the team on which all must bet."""
    must: int
    """That team (S2.3), or -1."""
    score: tuple[int, int] | None
    """Of the match that runs, None between matches."""
    left: float
    """Share of the running match that is still to come."""
    declined: tuple[bool, bool]
    bests: tuple[int, ...] = ()
    """The teams at the places of the best thirds and the like, as far as they are known."""

    def drawn(self, groups: tuple[tuple[int, ...], ...], trainer: tuple[int, ...]) -> "Start":
        """The same with these groups and trainers."""
        return replace(self, groups=groups, trainer=trainer)


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
        friends=(0.0,) * len(field),
        must=must_bet_on(tables, form, field),
        score=None,
        left=1.0,
        declined=(False, False),
    )


def start(view: SwallowsView, backed: Sequence[float] | None = None) -> Start:
    """The facts that a seat's view gives: public ones, and what its own hands hold."""
    tables = view.tables
    usual = _usual(tables)
    quality = tuple(usual if hands is None else _quality(tables, hands) for hands in view.hands)
    if backed is None:
        backed = _own_bets(view)
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
        backed=tuple(backed),
        friends=_friends(view),
        must=must_bet_on(tables, view.form, view.field),
        score=view.score if running else None,
        left=_UNDER_WAY if any(view.spent) else 1.0,
        declined=view.declined,
        bests=view.bests,
    )


def public_start(view: SwallowsView) -> Start:
    """The facts that everybody has, whoever's view it is: no hand, no slip."""
    begun = start(view, (BACKED,) * len(view.field))
    strangers = tuple(0.0 if team == begun.must else STRANGERS for team in range(len(view.field)))
    return replace(begun, quality=(begun.usual,) * len(view.field), friends=strangers)


def _own_bets(view: SwallowsView) -> list[float]:
    own = {team for team, _ in view.bets}
    return [float(team in own) if trainer == view.seat else BACKED for team, trainer in enumerate(view.trainer)]


def _friends(view: SwallowsView) -> tuple[float, ...]:
    """Of the others' slips nothing is known but the bet that all must make."""
    must = must_bet_on(view.tables, view.form, view.field)
    own = {team for team, _ in view.bets}
    return tuple(
        0.0 if team == must else STRANGERS + (team in own and view.trainer[team] != view.seat)
        for team in range(len(view.field))
    )


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
