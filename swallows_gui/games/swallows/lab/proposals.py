"""Bets and fees for a format, from simulated chances (S10.5), after what they are in the 16-team game.

A bet is judged by the quarter of the teams that it pays best on, by chance and stake, in fields drawn by lot: that is
where seats bet. Fees fall with what is the rarer to reach, as those of 16 teams do, and come to as much a team.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from swallows_gui.engine.tournament.schedule import CHAMPION
from swallows_gui.games.swallows.ai.forecast.course import of_field
from swallows_gui.games.swallows.ai.forecast.remainder import remainders
from swallows_gui.games.swallows.ai.strategy.drafting import drawn
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.rules.formats import Format
from swallows_gui.games.swallows.rules.tables import Tables

USUAL: Final = "sixteen"
"""The format whose economy is the measure."""
_FIELDS = 24
_ROWS = 60
_SEATS = 4
_FEE_A_TEAM = 3.5
"""M: all fees of the 16-team game, a team."""
_RARER = 0.68
"""A fee grows by this power of how much rarer it is to get so far."""

Reached = list[tuple[int, list[float]]]
"""Of every team of every field: its stake, and its chances by rung."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """An economy as a format file has it, and what bets return by it."""

    bets: dict[str, dict[str, Any]]
    fees: dict[str, int]
    returns: dict[str, tuple[float, float | None]]
    """By kind: what the 16-team bet returns of its stake, and what the format's own does, if it has one."""


def propose(form: Format) -> Proposal:
    """Bets and fees with which each kind of bet returns what it does with 16 teams."""
    tables = load().tables()
    usual = tables.formats[USUAL]
    known, found = _chances(tables, usual), _chances(tables, form)
    rungs = form.schedule.ladder
    bets: dict[str, dict[str, Any]] = {}
    returns: dict[str, tuple[float, float | None]] = {}
    for kind, pay in usual.economy.bets.items():
        at = _like(usual, pay.stage, form)
        measure = _return(known, usual.schedule.ladder.index(pay.stage), pay.amount)
        amount = round(measure / _return(found, rungs.index(at), 1))
        key = {"rank": int(at)} if at.isdigit() else {"stage": at}
        bets[kind] = {**key, "amount": amount}
        own = form.economy.bets.get(kind)
        given = None if own is None else _return(found, rungs.index(own.stage), own.amount)
        returns[kind] = measure, given
    return Proposal(bets, _fees(rungs, found, len(found) / _FIELDS), returns)


def _like(usual: Format, rung: str, form: Format) -> str:
    """What of a format's ladder is as far from the title as a rung of another's."""
    from_top = len(usual.schedule.ladder) - usual.schedule.ladder.index(rung)
    ladder = form.schedule.ladder
    own = {kind: pay.stage for kind, pay in form.economy.bets.items()}
    kind = next((kind for kind, pay in usual.economy.bets.items() if pay.stage == rung), "")
    return own.get(kind) or ladder[max(0, len(ladder) - from_top)]


def _chances(tables: Tables, form: Format) -> Reached:
    """Chances of teams in fields drawn by lot."""
    ladder = form.schedule.ladder
    found: Reached = []
    for seed in range(_FIELDS):
        random = Random(seed)
        field = random.sample(range(len(tables.nation_code)), form.schedule.teams)
        begun = drawn(of_field(tables, form, field), field, tables.heads_of(form), _SEATS, random)
        reach = remainders(begun, _ROWS, seed).reach
        for team, nation in enumerate(field):
            found.append((tables.nation_strength[nation], list(reach[team * len(ladder) : (team + 1) * len(ladder)])))
    return found


def _return(found: Reached, rung: int, amount: int) -> float:
    """What a stake brings on the quarter of the teams where it brings most."""
    each = sorted((chances[rung] / stake for stake, chances in found), reverse=True)
    best = each[: len(each) // 4]
    return amount * sum(best) / len(best)


def _fees(rungs: Sequence[str], found: Reached, teams: float) -> dict[str, int]:
    """Fees by rung, for as much money a team as the 16-team game pays."""
    share = [sum(chances[at] for _, chances in found) / len(found) for at in range(len(rungs))]
    weights = {rung: share[at] ** -_RARER for at, rung in enumerate(rungs)}
    out = {rung: share[at] - (share[at + 1] if at + 1 < len(rungs) else 0) for at, rung in enumerate(rungs)}
    whole = sum(weights[rung] * out[rung] for rung in rungs) * teams
    return _rounded(weights, _FEE_A_TEAM * teams / whole, rungs)


def _rounded(weights: Mapping[str, float], unit: float, rungs: Sequence[str]) -> dict[str, int]:
    assert rungs[-1] == CHAMPION
    return {rung: max(1, round(unit * weights[rung])) for rung in reversed(rungs)}
