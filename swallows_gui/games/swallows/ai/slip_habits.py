"""What seats of a level bet on, as it was measured at tables of that level (`swallows forecast --slips`).

A file of `resources/swallows/slips` is named after its format and level. Three curves one after the other say how a
seat bets on a team: whether at all; if so, whether beyond the first kind; and if so, whether on the last. Who knows its
own slip has curves of its own, for seats of a level think alike: what one holds, another is likely to hold.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp, log
from pathlib import Path
from typing import Final

from pydantic import TypeAdapter

from swallows_gui.catalogue.mistakes import read
from swallows_gui.catalogue.places import data_path
from swallows_gui.games.swallows.ai.forecast.groups import Reach
from swallows_gui.games.swallows.rules.actions import BET_KINDS
from swallows_gui.games.swallows.rules.formats import Format
from swallows_gui.games.swallows.rules.view import SwallowsView

Curve = tuple[float, ...]
"""Weights of `causes`."""

USUAL_LEVEL: Final = "normal"
"""Who does not look at slips closely holds the others to bet like seats of this level."""
_UNHEARD: Final = 0.005
"""How likely a seat has made a bet that no curve makes likely."""
_NO_RETURN: Final = 0.001
"""What a bet is reckoned to bring back a unit staked at least; a kind that the format has not brings so much."""


@dataclass(frozen=True, slots=True)
class SlipHabits:
    """A file of `resources/swallows/slips`: the slips of one level in one format."""

    teams: int
    """How many teams the format has."""
    source: str
    """How many tables of which seats, from which seed on."""
    alone: tuple[Curve, Curve, Curve]
    """By what everybody knows."""
    knowing: tuple[Curve, Curve, Curve]
    """By that and by what the own slip holds on the team."""
    must: tuple[float, float, float, float]
    """On the team on which all must bet (S2.3): none, V, F, S."""
    also_held: tuple[float, float, float]
    """V, F, S: how likely another seat holds the same bet on the same team, where odds are shared (S2.7)."""

    def leaning(self, seen: Sequence[float], kinds: Sequence[int], *, knowing: bool) -> tuple[float, ...]:
        """Chances of no bet, V, F, S for these `causes`; only `kinds` (indices of BET_KINDS) can be bet."""
        curves = self.knowing if knowing else self.alone
        bets, late, last = (chance_by_curve(curve, seen) for curve in curves)
        return _bounded((1 - bets, bets * (1 - late), bets * late * (1 - last), bets * late * last), kinds)

    def obliged(self, kinds: Sequence[int]) -> tuple[float, ...]:
        """The same for the team on which all must bet."""
        _, *bets = _bounded(self.must, kinds)
        return (0.0, *(chance / sum(bets) for chance in bets))


def _bounded(raw: Sequence[float], kinds: Sequence[int]) -> tuple[float, ...]:
    """The chances with none out of the question but those of kinds that cannot be bet; they add up to 1."""
    kept = [max(_UNHEARD, chance) if not at or at - 1 in kinds else 0.0 for at, chance in enumerate(raw)]
    return tuple(chance / sum(kept) for chance in kept)


def causes(
    view: SwallowsView,
    reach: Reach,
    team: int,
    own: bool,
    expected: Mapping[str, float],
    mine: tuple[int, bool] | None = None,
) -> list[float]:
    """What a bet of a seat on a team hangs on: whether the team is its own, the price, and what each kind brings back.

    `expected` is what each kind pays if it is won, M. `mine` is what the slip of who asks holds on the team, an index
    of BET_KINDS or -1, and whether he trains it; None if that is not to count.
    """
    ladder, pays = view.form.schedule.ladder, view.form.economy.bets
    stake = view.tables.nation_strength[view.field[team]]
    least = min(pay.amount for pay in pays.values())
    seen = [1.0, float(own), stake / least]
    for kind in BET_KINDS:
        back = _NO_RETURN
        if kind in pays:
            chance = reach[team * len(ladder) + ladder.index(pays[kind].stage)]
            back = max(back, chance * expected[kind] / stake)
        seen.append(log(back))
    if mine is not None:
        held, is_mine = mine
        seen += [*(float(held == kind) for kind in range(len(BET_KINDS))), float(is_mine), float(is_mine and held >= 0)]
    return seen


def chance_by_curve(curve: Curve, seen: Sequence[float]) -> float:
    """What a curve makes of these `causes`. Raises `ValueError` for other causes than its."""
    if len(curve) != len(seen):
        raise ValueError(f"a curve of {len(curve)} weights for {len(seen)} causes")
    total = sum([weight * value for weight, value in zip(curve, seen, strict=True)])
    return 1 / (1 + exp(-max(-30.0, min(30.0, total))))


def slip_habits(form: Format, level: str) -> SlipHabits | None:
    """What was measured of a level in this format, or in the measured one nearest in teams (the smaller, where two are
    as near): bets are told by what they cost and bring back. None for a level that was not measured."""
    return _nearest(form.id, form.schedule.teams, level)


@lru_cache
def _nearest(form: str, teams: int, level: str) -> SlipHabits | None:
    known = {name: found for (name, of), found in _known().items() if of == level}
    if form in known or not known:
        return known.get(form)
    return known[min(known, key=lambda name: (abs(known[name].teams - teams), known[name].teams, name))]


@lru_cache(maxsize=1)
def _known() -> dict[tuple[str, str], SlipHabits]:
    return read_slip_habits(data_path("resources", "swallows", "slips"))


def read_slip_habits(folder: Path) -> dict[tuple[str, str], SlipHabits]:
    """What the files of a folder say, by format and level. Raises `BadCard` for one that cannot be used."""
    found = {}
    for path in sorted(folder.glob("*.json")):
        form, _, level = path.stem.rpartition("-")
        found[form, level] = read(path, _MEASURED)
    return found


_MEASURED = TypeAdapter(SlipHabits)
