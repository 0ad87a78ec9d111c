"""How good forecasts are, whatever the game: what was said beside what came of it (`swallows forecast`)."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any, Final

ALLOWED: Final = (0.05, 0.03)
"""How far a forecast may be off what comes of it, for a stage and for the title, beside two standard errors."""


@dataclass(frozen=True, slots=True)
class ForecastScore:
    """The quality of forecasts at one moment for one stage; a Brier score is the mean squared error."""

    moment: str
    stage: str
    brier: dict[str, float]
    ahead: float
    """The score of strength alone less that of the simulated forecast."""
    low: float
    """The 95 % interval of `ahead`, by tournament."""
    high: float
    table: tuple[tuple[int, float, float], ...]
    """By tenth of the simulated chance: teams, mean chance, share of them that got there."""


@dataclass(frozen=True, slots=True)
class Calibration:
    """The forecasts for one kind of team before the first match, compared with the results."""

    kind: str
    """What they are told apart by, such as "nation"."""
    name: str
    stage: str
    teams: int
    said: float
    """Mean chance."""
    came: float
    """Share of them that got there."""
    error: float
    """Standard error of `came`, one team a tournament taken as one trial."""
    allowed: float
    """How far `said` may be off beside two standard errors."""

    @property
    def holds(self) -> bool:
        """Whether it is no further off than that.

        >>> Calibration("nation", "FRA", "champion", 400, 0.22, 0.28, 0.02, 0.03).holds
        True
        >>> Calibration("nation", "FRA", "champion", 400, 0.16, 0.28, 0.02, 0.03).holds
        False
        """
        return abs(self.said - self.came) <= self.allowed + 2 * self.error


def calibrated(kind: str, name: str, stage: str, pairs: Sequence[tuple[float, bool]], allowed: float) -> Calibration:
    """A calibration from the forecast (a chance) and the result of each team of a kind."""
    teams = len(pairs)
    said = sum(chance for chance, _ in pairs) / teams
    came = sum(there for _, there in pairs) / teams
    return Calibration(
        kind, name, stage, teams, said, came, sqrt(max(came * (1 - came), 0.25 / teams) / teams), allowed
    )


@dataclass(frozen=True, slots=True)
class Reliability:
    """All results of a comparison of forecasts with what happened."""

    level: str
    seed: int
    games: int
    rows: int
    """Simulated remainders of each forecast."""
    scores: tuple[ForecastScore, ...]
    calibrations: tuple[Calibration, ...] = ()
    """Before the first match, by kind of team and stage."""

    @property
    def holds(self) -> bool:
        """Whether the simulated forecast is better than strength alone everywhere."""
        return all(score.ahead > 0 for score in self.scores)

    def as_json(self) -> dict[str, Any]:
        """The object as plain JSON."""
        return {**asdict(self), "holds": self.holds}
