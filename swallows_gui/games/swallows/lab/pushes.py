"""Measures how far seats of a level bring about what they bet on (`swallows forecast --pushes`).

Each tournament is played twice: with one seat of the level among `normal` ones, its place moving on, and with seats of
the level alone. What the remainders by which they filled in their slips said of every bet is set beside what came of
it; the difference is their own doing, and that of the others.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean
from typing import Any, Final, NamedTuple

from swallows_gui.ai import UnknownLevel, check_level
from swallows_gui.engine.game import Event
from swallows_gui.games.swallows.ai.search.seats import Searcher
from swallows_gui.games.swallows.ai.strategy import slips
from swallows_gui.games.swallows.lab.playing import deck, form_of, new_game, play, players
from swallows_gui.games.swallows.rules.actions import BET_KINDS
from swallows_gui.games.swallows.rules.payout import reached
from swallows_gui.lab.parallel import Progress, Workers, gather

USUAL: Final = "normal"
"""Of which level the other seats are, where they are not of the same."""


class FreeBet(NamedTuple):
    """A bet that was made of free will."""

    among: str
    """The level of the other seats."""
    own: bool
    kind: str
    said: float
    """How likely it was to be won by what was simulated, its holder's doing left out."""
    came: bool


class Push(NamedTuple):
    """What came of bets of one kind."""

    bets: int
    said: float
    came: float
    push: float
    """How much likelier their holder made them: a share of 2 p (1 - p)."""


class _PushWatcher:
    """Notes what is said of all bets when seats make theirs."""

    def __init__(self, minds: Mapping[int, Searcher]) -> None:
        self.minds = minds
        self.said: dict[int, Mapping[tuple[int, str], float]] = {}

    def asked(self, game: Any, view: Any) -> None:
        """Once a seat, before its first bet."""
        del game
        mind = self.minds.get(view.seat)
        if view.step == "bets" and mind is not None and view.seat not in self.said:
            self.said[view.seat] = slips.chances(view, mind.weights, mind.seed, mind.level)

    def happened(self, game: Any, events: Sequence[Event]) -> None:
        """What happens does not count, only how it ends."""


def bets_of(task: tuple[int, str, str, Mapping[str, Any], int]) -> list[FreeBet]:
    """The bets of a level's seats in one tournament, except the obligatory one. The task is: seed, level, level of the
    others (the same: all seats count), options, number of seats."""
    seed, level, among, options, seats = task
    places = range(seats) if among == level else [seed % seats]
    minds = players([level if seat in places else among for seat in range(seats)], seed)
    watched = {}
    for place in places:
        mind = minds[place]
        if not isinstance(mind, Searcher):
            raise UnknownLevel(f"{level} simulates nothing before it bets")
        watched[place] = mind
    watcher = _PushWatcher(watched)
    game = play(new_game({"distribution": "random", **options}, seats, seed), minds, watcher)
    pays = game.form.economy.bets
    german = game.tables.germany
    found = []
    for place in places:
        for team, held in game.bets[place]:
            kind = BET_KINDS[held]
            if game.field[team] != german:
                came = team in reached(game, pays[kind].stage)
                found.append(FreeBet(among, game.trainer[team] == place, kind, watcher.said[place][team, kind], came))
    return found


def measure_pushes(
    level: str,
    seed: int,
    games: int,
    *,
    jobs: Workers = 1,
    options: Mapping[str, Any] | None = None,
    progress: Progress | None = None,
) -> list[FreeBet]:
    """The bets of seats of `level` in `games` tournaments among `normal` seats and in as many of that level alone, with
    seeds from `seed` on.

    Raises `UnknownLevel`, also for a level that simulates nothing before it bets.
    """
    check_level(level)
    given = {"format": "sixteen", "haggling": True, **(options or {})}
    seats = form_of(deck(), given["format"]).economy.usual_seats
    return gather(
        bets_of,
        [(seed + n, level, among, given, seats) for among in (USUAL, level) for n in range(games)],
        jobs,
        progress,
    )


def pushes(bets: Iterable[FreeBet]) -> dict[tuple[str, bool, str], Push]:
    """By the level of the others, whether the team is an own one and kind of bet, what came of them.

    >>> half = [FreeBet("normal", False, "V", 0.5, came) for came in (True, True, True, False)]
    >>> pushes(half)["normal", False, "V"]
    Push(bets=4, said=0.5, came=0.75, push=0.5)
    """
    sorts: dict[tuple[str, bool, str], list[FreeBet]] = {}
    for bet in bets:
        sorts.setdefault((bet.among, bet.own, bet.kind), []).append(bet)
    found = {}
    for sort, held in sorted(sorts.items()):
        said, came = (fmean(values) for values in ([bet.said for bet in held], [bet.came for bet in held]))
        open_still = fmean(2 * bet.said * (1 - bet.said) for bet in held)
        push = (came - said) / open_still if open_still else 0.0
        found[sort] = Push(len(held), round(said, 3), round(came, 3), round(push, 2))
    return found


def written(bets: Iterable[FreeBet], source: str) -> str:
    """What was measured: JSON."""
    rows = [
        {"among": among, "team": "own" if own else "abroad", "kind": kind, **push._asdict()}
        for (among, own, kind), push in pushes(bets).items()
    ]
    return json.dumps({"source": source, "pushes": rows}, indent=2)
