"""`swallows characters`: how far the characters of a level differ from its mean in what a person can see of them.

Every tournament seats neighbours of a shuffled row of all characters, so that after as many tournaments as there are
characters each has sat in every place once. Errors are by tournament.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from math import hypot, sqrt
from pathlib import Path
from random import Random
from typing import Any, Final

from swallows_gui.ai import UnknownLevel
from swallows_gui.games.swallows.ai.characters import cast
from swallows_gui.games.swallows.lab.manners import MANNERS, Manner, WatchedManners
from swallows_gui.lab.arena import Estimate, estimate
from swallows_gui.lab.game_lab import lab_of
from swallows_gui.lab.parallel import Progress, Workers, spread
from swallows_gui.lab.playing import ai_seeds, play, table
from swallows_gui.lab.results_store import Keeper
from swallows_gui.session import Setup

FIGURES: Final = 3
"""In so many figures a character is to differ from its level."""
ERRORS: Final = 2.0
"""By so many standard errors."""
DEAREST: Final = 4.0
"""So much money a character may cost against its level, M."""

Kept = Mapping[str, Any]
"""A tournament as it is kept: `seed`, and by seat `who`, `cash` and `counts`."""


@dataclass(frozen=True, slots=True)
class Trait:
    """One figure of one character."""

    manner: str
    value: float
    apart: float
    """By how much it differs from the level's mean."""
    error: float
    """The standard error of that, from the spread of its own tournaments and of the others'."""

    @property
    def shows(self) -> bool:
        """Whether the difference is beyond `ERRORS` standard errors."""
        return abs(self.apart) > ERRORS * self.error > 0


@dataclass(frozen=True, slots=True)
class CharacterPortrait:
    """One character as a table sees it."""

    character: str
    tournaments: int
    """In which it had a seat."""
    money: Estimate
    """What it has at the end beyond the mean of the other seats, M."""
    traits: tuple[Trait, ...]

    @property
    def shown(self) -> tuple[Trait, ...]:
        """The traits in which it visibly differs from its level."""
        return tuple(trait for trait in self.traits if trait.shows)

    @property
    def pale(self) -> bool:
        """Whether it cannot be told from its level."""
        return len(self.shown) < FIGURES

    @property
    def dear(self) -> bool:
        """Whether it costs more than `DEAREST`, as far as was measured."""
        return self.money.value < -DEAREST


@dataclass(frozen=True, slots=True)
class Gallery:
    """The characters of a level."""

    level: str
    first_seed: int
    games: int
    means: tuple[tuple[str, float], ...]
    """The level's figures."""
    portraits: tuple[CharacterPortrait, ...]

    def as_json(self) -> dict[str, Any]:
        """The object as plain JSON."""
        judged = {
            "pale": [one.character for one in self.portraits if one.pale],
            "dear": [one.character for one in self.portraits if one.dear],
        }
        return {**asdict(self), **judged}


def seated(names: Sequence[str], seats: int, seed: int) -> list[str]:
    """Who has which seat in the tournament of this seed.

    >>> sorted(seated(("a", "b", "c"), 3, 7))
    ['a', 'b', 'c']
    """
    block, place = divmod(seed, len(names))
    row = list(names)
    Random(block).shuffle(row)
    return [row[(place + seat) % len(row)] for seat in range(seats)]


def gallery(
    level: str,
    games: int,
    *,
    first_seed: int = 1,
    jobs: Workers = 1,
    path: Path | None = None,
    options: Mapping[str, Any] | None = None,
    progress: Progress | None = None,
) -> Gallery:
    """Measure the characters of a level over `games` tournaments with seeds from `first_seed` on.

    `path` keeps what was played and is taken up again. Raises `UnknownLevel` for a level without characters.
    """
    lab = lab_of("swallows")
    lab.check(level)
    if not lab.searches(level):
        raise UnknownLevel(f"{level} has no characters")
    people = cast(level)
    given = {**lab.options(), **lab.measured, "haggling": True, **(options or {})}
    seats = min(lab.seats_of(given)[1], len(people))
    about = [(name, asdict(weights)) for name, weights in people]
    keeper = Keeper(path, json.dumps(["characters", lab.digest, level, about, list(given.items())]))
    every = range(first_seed, first_seed + games)
    done = {kept["seed"]: kept for kept in keeper.done() if kept["seed"] in every}
    names = [name for name, _ in people]
    tasks = [(seed, level, tuple(seated(names, seats, seed)), given) for seed in every if seed not in done]
    for played in spread(tournament, tasks, jobs):
        done[played["seed"]] = played
        keeper.keep(played)
        if progress is not None:
            progress(len(done), games)
    return hung([done[seed] for seed in every], level, first_seed)


def tournament(task: tuple[int, str, Sequence[str], Mapping[str, Any]]) -> dict[str, Any]:
    """Play one tournament; plain JSON."""
    seed, level, people, options = task
    lab, seats = lab_of("swallows"), len(people)
    seeds = ai_seeds(seed, seats)
    minds = [lab.player(f"{level}:{who}", seat, seeds[seat]) for seat, who in enumerate(people)]
    seen = WatchedManners(seats)
    game = replace(lab.playable, player=lambda _level, seat, _seed: minds[seat])
    play(game, Setup(dict(options), table([level] * seats), game="swallows", seed=seed), witness=seen)
    found = zip(people, seen.cash, seen.counts, strict=True)
    return {
        "seed": seed,
        "seats": [{"who": who, "cash": cash, "counts": dict(counts)} for who, cash, counts in found],
    }


def hung(played: Sequence[Kept], level: str, first_seed: int) -> Gallery:
    """The gallery of tournaments that were kept."""
    counts: dict[str, list[Mapping[str, int]]] = {}
    ahead: dict[str, list[float]] = {}
    for kept in played:
        whole = sum(seat["cash"] for seat in kept["seats"])
        others = len(kept["seats"]) - 1
        for seat in kept["seats"]:
            counts.setdefault(seat["who"], []).append(seat["counts"])
            ahead.setdefault(seat["who"], []).append(seat["cash"] - (whole - seat["cash"]) / max(1, others))
    everybody = [count for found in counts.values() for count in found]
    means = {manner: _ratio(everybody, manner)[0] for manner in MANNERS}
    portraits = []
    for who in sorted(counts):
        traits = []
        rest = [count for name, found in counts.items() if name != who for count in found]
        share = len(counts[who]) / len(everybody)
        for manner, mean in means.items():
            (value, own), (_, other) = _ratio(counts[who], manner), _ratio(rest, manner)
            traits.append(Trait(manner.name, value, value - mean, (1 - share) * hypot(own, other)))
        portraits.append(CharacterPortrait(who, len(counts[who]), estimate(ahead[who]), tuple(traits)))
    named = tuple((manner.name, mean) for manner, mean in means.items())
    return Gallery(level, first_seed, len(played), named, tuple(portraits))


def _ratio(counts: Sequence[Mapping[str, int]], manner: Manner) -> tuple[float, float]:
    """A figure over these tournaments, and its standard error by tournament; 0 and 0 where there is nothing."""
    above = [count.get(manner.what, 0) for count in counts]
    below = [count.get(manner.by, 0) if manner.by else 1 for count in counts]
    whole, many = sum(below), len(counts)
    if not whole or many < 2:
        return (sum(above) / whole if whole else 0.0), 0.0
    value = sum(above) / whole
    spread_out = sum((one - value * by) ** 2 for one, by in zip(above, below, strict=True))
    return value, sqrt(spread_out * many / (many - 1)) / whole
