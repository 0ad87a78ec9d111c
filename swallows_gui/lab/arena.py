"""`swallows arena`: leagues of AI seats, each seed played once with every entrant in every place.

Luck of the deal is the same for all entrants of a seed, so what differs is the play. A league on 40 seeds of four
seats is 160 games. Intervals are by seed: the games of one seed are not independent.
"""

import json
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from math import sqrt
from pathlib import Path
from typing import Any

from swallows_gui import titles
from swallows_gui.ai import Player
from swallows_gui.lab.game_lab import lab_of
from swallows_gui.lab.parallel import Progress, Workers, spread
from swallows_gui.lab.playing import ai_seeds, play, table
from swallows_gui.lab.results_store import Keeper
from swallows_gui.lab.watch import Classes, Times, Watched
from swallows_gui.session import Setup


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with its 95 % interval by seed."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Entrant:
    """How all seats of one level fared in the league."""

    level: str
    seats: int
    """Seats of this level in the line-up."""
    won: Estimate
    """Share of games won by such a seat; a shared win counts in parts, an even share is 1 / seats of the line-up."""
    money: Estimate
    """What it has at the end, in the game's unit: M, points."""
    ahead: Estimate
    """What it has beyond the mean of the seats of other levels; 0 in a league of one level."""
    thinking: Times
    """Processor time a decision in turn."""
    polls: Times
    """Processor time a question whether it wants to act out of turn."""


@dataclass(frozen=True, slots=True)
class League:
    """A league played."""

    line_up: tuple[str, ...]
    first_seed: int
    seeds: int
    games: int
    seconds: float
    """Wall clock of this run; games taken over from the file cost nothing."""
    entrants: tuple[Entrant, ...]
    cash: tuple[tuple[tuple[float, ...], ...], ...]
    """Seed, turn of the line-up: what each entrant has at the end."""

    def __getitem__(self, level: str) -> Entrant:
        for entrant in self.entrants:
            if entrant.level == level:
                return entrant
        raise KeyError(level)

    def ahead_by_seed(self) -> list[float]:
        """How much more the first entrant made than the mean of the others' levels, for every seed."""
        return [_ahead(self.line_up, self.line_up[0], turns) for turns in self.cash]

    def as_json(self) -> dict[str, Any]:
        """The object as plain JSON."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class Bout:
    """One game of a league: its seed, and by how many places the line-up is rotated."""

    game: str
    seed: int
    turn: int
    line_up: tuple[str, ...]
    options: tuple[tuple[str, Any], ...]


Cash = tuple[float, ...]
"""What is had at the end, by entrant of the line-up."""


Wrapped = Callable[[int, Player], Player]
"""What is put around the player of a seat."""


def play_bout(bout: Bout, wrapped: Wrapped | None = None) -> dict[str, Any]:
    """Play one game; plain JSON: `seed`, `turn`, `cash` by entrant, `thinking` and `polls` by level.

    A player that is wrapped counts no time where it is not asked.
    """
    lab, line_up = lab_of(bout.game), bout.line_up
    seats = len(line_up)
    seeds = ai_seeds(bout.seed, seats)
    entrants = [(seat - bout.turn) % seats for seat in range(seats)]
    minds = [Watched(lab.player(line_up[who], seat, seeds[who])) for seat, who in enumerate(entrants)]
    players: list[Player] = [wrapped(seat, mind) if wrapped else mind for seat, mind in enumerate(minds)]
    game = replace(lab.playable, player=lambda _level, seat, _seed: players[seat])
    levels = [line_up[who] for who in entrants]
    session = play(game, Setup(dict(bout.options), table(levels), game=lab.game, seed=bout.seed))
    assert session.result is not None
    scores = lab.scores(session.result, seats)
    thinking: dict[str, Classes] = {}
    polls: dict[str, Classes] = {}
    for who, mind in zip(entrants, minds, strict=True):
        thinking.setdefault(line_up[who], Classes()).add(mind.times)
        polls.setdefault(line_up[who], Classes()).add(mind.polls)
    return {
        "seed": bout.seed,
        "turn": bout.turn,
        "cash": [scores[(entrant + bout.turn) % seats] for entrant in range(seats)],
        "thinking": {level: classes.as_json() for level, classes in thinking.items()},
        "polls": {level: classes.as_json() for level, classes in polls.items()},
    }


def arena(
    line_up: Sequence[str],
    seeds: int,
    *,
    game: str = titles.usual(),
    first_seed: int = 1,
    jobs: Workers = 1,
    path: Path | None = None,
    options: Mapping[str, Any] | None = None,
    progress: Progress | None = None,
) -> League:
    """Play a league of `line_up` on `seeds` seeds, with as many games on each as there are seats. A seat's entry is a
    level or another entry of the game: "hard:miser" is a level with one of its characters. `path` stores finished
    games, one line of JSON each, and is resumed; games of another line-up, deck or other options in it are ignored.
    Raises `UnknownLevel`, `OSError` if the file cannot be used and `IllegalAction("bad_option")` for options that
    cannot be played."""
    lab = lab_of(game)
    lab.check(*line_up)
    given = tuple({**lab.options(), **lab.measured, **(options or {})}.items())
    keeper = Keeper(path, json.dumps([game, lab.digest, list(line_up), given]))
    wanted = [(seed, turn) for seed in range(first_seed, first_seed + seeds) for turn in range(len(line_up))]
    places = set(wanted)
    start = time.perf_counter()
    done = {place: kept for kept in keeper.done() if (place := (kept["seed"], kept["turn"])) in places}
    bouts = [Bout(game, seed, turn, tuple(line_up), given) for seed, turn in wanted if (seed, turn) not in done]
    for played in spread(play_bout, bouts, jobs):
        done[played["seed"], played["turn"]] = played
        keeper.keep(played)
        if progress is not None:
            progress(len(done), len(wanted))
    found = [done[place] for place in wanted]
    turns = len(line_up)
    cash = tuple(tuple(tuple(one["cash"]) for one in found[at : at + turns]) for at in range(0, len(found), turns))
    levels = list(dict.fromkeys(line_up))
    entrants = tuple(_entrant(level, tuple(line_up), cash, found) for level in levels)
    seconds = time.perf_counter() - start
    return League(tuple(line_up), first_seed, seeds, len(wanted), seconds, entrants, cash)


def _entrant(
    level: str, line_up: tuple[str, ...], cash: Sequence[Sequence[Cash]], found: Sequence[Mapping[str, Any]]
) -> Entrant:
    own = [place for place, name in enumerate(line_up) if name == level]
    won = [_mean([_share(game, own) for game in turns]) / len(own) for turns in cash]
    money = [_mean([game[place] for game in turns for place in own]) for turns in cash]
    ahead = [_ahead(line_up, level, turns) for turns in cash]
    thinking, polls = Classes(), Classes()
    for game in found:
        thinking.merge(Classes(game["thinking"][level]))
        polls.merge(Classes(game["polls"][level]))
    return Entrant(level, len(own), estimate(won), estimate(money), estimate(ahead), thinking.times(), polls.times())


def _share(cash: Cash, own: Sequence[int]) -> float:
    """The part of one game's win that falls to these entrants."""
    most = max(cash)
    winners = [entrant for entrant, amount in enumerate(cash) if amount == most]
    return sum(place in winners for place in own) / len(winners)


def _ahead(line_up: tuple[str, ...], level: str, turns: Sequence[Cash]) -> float:
    """How much more the seats of a level earned than those of other levels on one seed."""
    own = [game[place] for game in turns for place, name in enumerate(line_up) if name == level]
    others = [game[place] for game in turns for place, name in enumerate(line_up) if name != level]
    return _mean(own) - _mean(others) if others else 0.0


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of independent values with its 95 % interval (Student's t, to 1 % from ten values on)."""
    mean = _mean(values)
    if len(values) < 2:
        return Estimate(mean, mean, mean)
    free = len(values) - 1
    variance = sum((value - mean) ** 2 for value in values) / free
    error = (1.96 + 2.4 / free) * sqrt(variance / len(values))
    return Estimate(mean, mean - error, mean + error)
