"""The kinds of matches that are measured, by the name that `--format` takes, and what each must come to (P16)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from swallows_gui.games.power_soccer.lab.figures import GOAL, GOALS, LEVEL, MOST, OTHER, QUESTIONS, STARTER
from swallows_gui.lab.game_lab import BalanceTarget

LONGEST: Final = 200.0
"""No match of the table takes more decisions."""


@dataclass(frozen=True, slots=True)
class Form:
    """A kind of match, and its figures of P16."""

    options: Mapping[str, Any]
    goal: float
    """The chance of a goal in an attack, exact."""
    goals: float
    level: float
    """The share of matches that are drawn or go to penalty kicks."""
    starter: float
    """The share of matches that the side which starts wins."""
    other: float
    questions: float
    """Decisions of a match."""
    spread: Mapping[str, float] = field(default_factory=dict)
    """How far a figure of a thousand matches may be off, where it is not the usual one."""

    def targets(self) -> tuple[BalanceTarget, ...]:
        """The rows: four standard errors of a thousand matches to both sides."""
        rows = (
            (GOAL, self.goal, 0.022),
            (GOALS, self.goals, 0.22),
            (LEVEL, self.level, 0.055),
            (STARTER, self.starter, 0.062),
            (OTHER, self.other, 0.062),
            (QUESTIONS, self.questions, 2.5),
        )
        found = [
            BalanceTarget(name, _rounded(value - by), _rounded(value + by))
            for name, value, usual in rows
            for by in (self.spread.get(name, usual),)
        ]
        return (*found, BalanceTarget(MOST, 1.0, LONGEST))


def _rounded(value: float) -> float:
    return round(max(0.0, value), 4)


_LONG: Final = {QUESTIONS: 4.0}

_BASIC: Final = {"dice": 1, "rules": "basic"}
_PROFESSIONAL: Final = {"dice": 1, "rules": "professional"}

FORMS: Final[Mapping[str, Form]] = {
    "two-dice-professional": Form({"dice": 2, "rules": "professional"}, 0.207, 3.4, 0.24, 0.49, 0.51, 107, _LONG),
    "two-dice": Form({"dice": 2, "rules": "basic"}, 0.537, 4.3, 0.28, 0.35, 0.36, 71, _LONG),
    "basic": Form(_BASIC, 0.3155, 3.8, 0.24, 0.38, 0.37, 55),
    "basic-minutes": Form({**_BASIC, "length": {"minutes": 30}}, 0.3155, 3.4, 0.27, 0.37, 0.36, 49),
    "professional": Form(_PROFESSIONAL, 0.1156, 2.35, 0.27, 0.50, 0.50, 95, _LONG),
    "professional-minutes": Form(
        {**_PROFESSIONAL, "length": {"minutes": 60}}, 0.1156, 2.95, 0.25, 0.49, 0.51, 117, _LONG
    ),
    "goals": Form({**_BASIC, "length": {"goals": 3}}, 0.3155, 4.6, 0.0, 0.50, 0.50, 65, {LEVEL: 0.0, QUESTIONS: 4.0}),
}
"""The first is the usual one, which the window proposes as well."""

OPTIONS: Final[Mapping[str, Mapping[str, Any]]] = {name: form.options for name, form in FORMS.items()}
"""The same by their options alone."""
