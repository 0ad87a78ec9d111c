"""`swallows arena --ladder`: the leagues that show that every level beats the one below, and which claims hold."""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from swallows_gui import titles
from swallows_gui.lab.arena import Estimate, League, arena, estimate
from swallows_gui.lab.game_lab import Rung, lab_of
from swallows_gui.lab.parallel import Workers

Progress = Callable[[str, int, int], None]
"""Called with the rung, its games done and its games in all."""


@dataclass(frozen=True, slots=True)
class Claim:
    """A claim about the levels that the ladder must confirm."""

    what: str
    found: Estimate
    least: float
    """The figure that must be reached, or exceeded by the interval's lower end, as `what` says."""
    holds: bool


@dataclass(frozen=True, slots=True)
class Ladder:
    """The whole ladder played."""

    leagues: tuple[League, ...]
    claims: tuple[Claim, ...]

    @property
    def holds(self) -> bool:
        """Whether every claim does."""
        return all(claim.holds for claim in self.claims)

    def as_json(self) -> dict[str, Any]:
        """The object as plain JSON."""
        return {**asdict(self), "holds": self.holds}


def ladder(
    rungs: tuple[Rung, ...],
    *,
    game: str = titles.usual(),
    first_seed: int = 1,
    jobs: Workers = 1,
    path: Path | None = None,
    progress: Progress | None = None,
) -> Ladder:
    """Play all rungs, each as a league of its own on the same seeds; `path` is taken up again.

    Raises what `arena` raises.
    """
    leagues = []
    for rung in rungs:
        lab_of(game).check(*rung.line_up)
    for rung in rungs:
        tell = None if progress is None else _telling(progress, rung)
        seeds = rung.tournaments // len(rung.line_up)
        league = arena(
            rung.line_up,
            seeds,
            game=game,
            first_seed=first_seed,
            jobs=jobs,
            path=path,
            options=rung.options,
            progress=tell,
        )
        leagues.append(league)
    claims = [claim for rung, league in zip(rungs, leagues, strict=True) for claim in judge(rung, league)]
    claims += _steps_between(rungs, leagues)
    return Ladder(tuple(leagues), tuple(claims))


def _telling(progress: Progress, rung: Rung) -> Callable[[int, int], None]:
    return lambda done, games: progress(rung.name, done, games)


def judge(rung: Rung, league: League) -> list[Claim]:
    """The claims of a rung, compared with its league's results."""
    entrant = league[rung.level]
    claims = []
    if rung.least_share:
        holds = entrant.won.value >= rung.least_share
        claims.append(Claim(f"{rung.name}: share of wins", entrant.won, rung.least_share, holds))
    if rung.least_bound:
        holds = entrant.won.low > rung.least_bound
        claims.append(Claim(f"{rung.name}: share of wins, lower bound", entrant.won, rung.least_bound, holds))
    claims.append(Claim(f"{rung.name}: money ahead, lower bound", entrant.ahead, 0.0, entrant.ahead.low > 0))
    return claims


def _steps_between(rungs: tuple[Rung, ...], leagues: list[League]) -> list[Claim]:
    """The claims between levels tried among the same level: the higher one's money beyond the lower one's, seed by
    seed."""
    claims = []
    for place, (upper, first) in enumerate(zip(rungs, leagues, strict=True)):
        for lower, second in list(zip(rungs, leagues, strict=True))[place + 1 :]:
            if (upper.among, upper.others) != (lower.among, lower.others):
                continue
            step = [a - b for a, b in zip(first.ahead_by_seed(), second.ahead_by_seed(), strict=False)]
            found = estimate(step)
            what = f"{upper.level} beyond {lower.level} among {upper.others} {upper.among}: money, lower bound"
            claims.append(Claim(what, found, 0.0, found.low > 0))
    return claims
