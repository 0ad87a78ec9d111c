"""The public facts that a forecast rests on, and the ladder of stages that it speaks of (S7, S8)."""

from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import field as dataclass_field

from swallows_gui.engine.swallows.tables import Tables
from swallows_gui.engine.tournament import Fixture, Format, Played

Reach = tuple[float, ...]
"""Chances to reach each stage of the ladder, all teams in one row: team * stages + stage."""


def must_bet_on(tables: Tables, form: Format, field: Sequence[int]) -> int:
    """The team on which every seat must bet, Germany's (S2.3); -1 if it is not in the field, or nobody bets."""
    return field.index(tables.germany) if form.bets and tables.germany in field else -1


def stages(form: Format) -> tuple[str, ...]:
    """The ladder: stages of the knock-out in order, then "champion"."""
    names: list[str] = []
    for stage, _ in form.rounds:
        if stage not in names:
            names.append(stage)
    return (*names, "champion")


@dataclass(frozen=True, slots=True)
class Situation:
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


def group_match_count(situation: Situation) -> int:
    """How many matches the groups have; those of the knock-out follow."""
    form = situation.form
    return len(form.groups) * sum(len(day) for day in form.match_days)
