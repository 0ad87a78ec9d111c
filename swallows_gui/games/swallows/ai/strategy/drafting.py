"""The draft of a seat that looks ahead: what a team promises before any card is dealt, in M (S1.3, S1.4, S9.1).

The field is drawn into groups a few times over and each tournament played out on the nation cards' numbers. A team is
worth its trainer's fees and what a bet on it is likely to bring beyond its stake. If teams will be left over, they go
to the seat with the least strength (S1.4), so that between equals the weaker one is taken.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import field as dataclass_field
from functools import lru_cache
from random import Random

from swallows_gui.ai.advice import CheckCancelled, never_cancelled
from swallows_gui.engine.tournament.bracket import OPEN
from swallows_gui.games.swallows.ai.evaluation import fee_steps
from swallows_gui.games.swallows.ai.forecast.course import ForecastStart, of_field
from swallows_gui.games.swallows.ai.forecast.groups import Reach
from swallows_gui.games.swallows.ai.forecast.remainder import Remainders, remainders
from swallows_gui.games.swallows.ai.questions import verb
from swallows_gui.games.swallows.rules.actions import ARGUMENT, PICK
from swallows_gui.games.swallows.rules.formats import Format
from swallows_gui.games.swallows.rules.options import GIVEN
from swallows_gui.games.swallows.rules.tables import Tables
from swallows_gui.games.swallows.rules.view import SwallowsView

_DRAWS = 12
"""Draws of the groups."""
_ROWS = 100
"""Tournaments played out for each."""
_BET = 0.6
"""Share of a bet's expected gain that counts: it can be made on another seat's team as well."""
_INFLUENCE = 1.1
"""How much likelier a stage is that a trainer plays for."""
_LEFT_OVER = 0.08
"""M that a point of strength less is worth where teams are left over."""


def choose_team(view: SwallowsView, legal: list[int], check_cancelled: CheckCancelled = never_cancelled) -> int:
    """The team that promises most money."""
    worths = team_worths(view, check_cancelled)
    if len(view.field) % view.seats:
        strength = view.tables.nation_strength
        worths = tuple(worth - _LEFT_OVER * strength[nation] for worth, nation in zip(worths, view.field, strict=True))
    picks = [action for action in legal if verb(action) == PICK]
    return max(picks, key=lambda action: (worths[action & ARGUMENT], -action))


def team_worths(view: SwallowsView, check_cancelled: CheckCancelled = never_cancelled) -> tuple[float, ...]:
    """What each team of the field promises its trainer, M."""
    return _promises(_asked(view, check_cancelled))[0]


def ways_out(view: SwallowsView, check_cancelled: CheckCancelled = never_cancelled) -> tuple[float, ...]:
    """How likely each team of the field is to get past its group."""
    return _promises(_asked(view, check_cancelled))[1]


def _asked(view: SwallowsView, check_cancelled: CheckCancelled) -> "_DraftField":
    heads = () if view.options.free_heads else view.tables.heads_of(view.form)
    given = view.groups if view.options.groups == GIVEN and view.form.schedule.drawn else ()
    return _DraftField(view.tables, view.form, view.field, heads, view.seats, given, check_cancelled)


@dataclass(frozen=True, slots=True)
class _DraftField:
    """The teams before their draw; equal if what they promise is."""

    tables: Tables
    form: Format
    field: tuple[int, ...]
    heads: tuple[int, ...]
    seats: int
    groups: tuple[tuple[int, ...], ...]
    """Where they are given; () where they are drawn."""
    check_cancelled: CheckCancelled = dataclass_field(compare=False)


@lru_cache(maxsize=16)
def _promises(asked: _DraftField) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """By team: what it promises, M, and how likely it is to get past its group."""
    tables, field = asked.tables, asked.field
    begun = of_field(tables, asked.form, field)
    random = Random(sum(field))
    sums = [0.0] * len(field)
    out = [0.0] * len(field)
    for draw in range(_DRAWS):
        shared = drawn(begun, field, asked.heads, asked.seats, random)
        if asked.groups:
            shared = begun.drawn(asked.groups, shared.trainer)
        played = remainders(shared, _ROWS, draw, check_cancelled=asked.check_cancelled)
        for team, worth in enumerate(_of_reach(tables, begun, field, played)):
            sums[team] += worth / _DRAWS
            out[team] += played.reach[team * len(played.ladder)] / _DRAWS
    return tuple(sums), tuple(out)


def drawn(
    begun: ForecastStart, field: Sequence[int], heads: Sequence[int], seats: int, random: Random
) -> ForecastStart:
    """The field in groups drawn by lot, every seat with teams of its own."""
    first = [field.index(nation) for nation in heads if nation in field]
    schedule = begun.form.schedule
    rest = [team for team in range(schedule.in_groups or len(field)) if team not in first]
    random.shuffle(rest)
    groups = []
    for number, group in enumerate(schedule.groups[: schedule.drawn]):
        own = first[number : number + 1]
        while len(own) < group.size:
            own.append(rest.pop())
        groups.append(tuple(own))
    groups += [(OPEN,) * group.size for group in schedule.groups[schedule.drawn :]]
    trainers = [place % seats for place in range(len(field))]
    random.shuffle(trainers)
    return begun.drawn(tuple(groups), tuple(trainers))


def _of_reach(tables: Tables, begun: ForecastStart, field: Sequence[int], played: Remainders) -> list[float]:
    form = begun.form
    ladder = form.schedule.ladder
    steps = fee_steps(form)
    reach: Reach = played.reach
    worths = []
    for team, nation in enumerate(field):
        own = reach[team * len(ladder) : (team + 1) * len(ladder)]
        fees = sum(chance * step for chance, step in zip(own, steps, strict=True))
        gains = [
            min(0.95, _INFLUENCE * own[ladder.index(pay.stage)]) * pay.amount - tables.nation_strength[nation]
            for pay in form.economy.bets.values()
        ]
        worths.append(fees + _BET * max(0.0, *gains))
    return worths
