"""The public facts that a forecast rests on, and the ladder of stages that it speaks of (S7, S8)."""

from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import field as dataclass_field

from swallows_gui.engine.tournament.ranking import Played
from swallows_gui.engine.tournament.schedule import Fixture
from swallows_gui.games.swallows.rules.formats import Format
from swallows_gui.games.swallows.rules.tables import Tables

Reach = tuple[float, ...]
"""Chances to reach each stage of the ladder, all teams in one row: team * stages + stage."""


def must_bet_on(tables: Tables, form: Format, field: Sequence[int]) -> int:
    """The team on which every seat must bet, Germany's (S2.3); -1 if it is not in the field, or nobody bets."""
    return field.index(tables.germany) if form.economy.bets and tables.germany in field else -1


@dataclass(frozen=True, slots=True)
class ForecastFacts:
    """The public facts that a forecast rests on."""

    form: Format = dataclass_field(hash=False)
    fixtures: tuple[Fixture, ...] = dataclass_field(hash=False)
    groups: tuple[tuple[int, ...], ...]
    """Group: teams by slot."""
    played: tuple[Played, ...]
    ranked: tuple[tuple[int, ...], ...]
    """Group: final order, () before."""
    ratings: tuple[int, ...]
    """Team: rating in tenths of a goal."""
    bests: tuple[int, ...] = ()
    """The teams at the places of the best thirds and the like, as far as they are known."""
