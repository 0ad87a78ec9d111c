"""How good forecasts are, whatever the game: what was said beside what came of it (`swallows forecast`)."""

from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Score:
    """How good forecasts were at one moment for one stage; a Brier score is the mean square of what they were off."""

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
class Reliability:
    """All of it."""

    level: str
    seed: int
    games: int
    other_games: int
    """Tournaments that strength alone was learned from."""
    rows: int
    scores: tuple[Score, ...]

    @property
    def holds(self) -> bool:
        """Whether the simulated forecast is better than strength alone everywhere."""
        return all(score.ahead > 0 for score in self.scores)

    def as_json(self) -> dict[str, Any]:
        """Plain JSON."""
        return {**asdict(self), "holds": self.holds}
