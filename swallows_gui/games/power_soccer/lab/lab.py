"""Power Soccer in the laboratory: counts events of each match and compares the figures with the balance table (P16).

`Form` is a kind of match that is measured, by the name that `--format` takes, with the targets it must meet.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from swallows_gui.engine.game import Json
from swallows_gui.games.power_soccer.rules.events import EVENTS
from swallows_gui.games.power_soccer.rules.game import PowerSoccer
from swallows_gui.games.power_soccer.rules.state import GOAL_AT, NOBODY, NOTHING_THROWN
from swallows_gui.lab import tally as lab
from swallows_gui.lab.game_lab import BalanceTarget, GameLab, MatchLab, Rung
from swallows_gui.lab.tally import MeasuredFigure, SetOfFigures, ratio


@dataclass(slots=True)
class Tally(lab.MatchTally):
    """One match in numbers. Plain JSON by `as_json`."""

    attacks: int = 0
    goals: int = 0
    """Of both sides, without penalty kicks."""
    level: int = 0
    """1 if it was level at its end: drawn, or decided by penalty kicks."""
    starter_won: int = 0
    other_won: int = 0
    penalties: int = 0
    over: int = 0
    """Attacks that went over the bar."""
    reds: int = 0
    offsides: int = 0
    """Attacks that offside has ended."""
    stolen: int = 0
    tried: int = 0
    """Rolls for the ball."""
    kicks: int = 0
    """Penalty kicks of P5."""
    kicks_in: int = 0
    shots: int = 0
    """At the goal wall."""
    shots_in: int = 0


class Counter(lab.MatchCounter[Tally]):
    """Watches one match and fills in a `Tally`."""

    tallies, events = Tally, EVENTS

    def ended(self, game: PowerSoccer) -> None:
        """Note whose the match is."""
        super().ended(game)
        tally, winner = self.tally, game.winner
        tally.level = int(game.score[0] == game.score[1])
        tally.starter_won = int(winner == game.starter)
        tally.other_won = int(winner == 1 - game.starter)


GOAL: str = "chance of a goal in an attack"
GOALS = "goals a match"
LEVEL = "level at the end"
STARTER = "side that starts wins"
OTHER = "other side wins"
QUESTIONS = "decisions a match"
MOST = "most decisions of a match"


def figures(tallies: Sequence[Tally]) -> SetOfFigures:
    """The figures of these matches; a decision is a roll or a choice (P0.6)."""
    rows: tuple[tuple[str, Callable[[Tally], float], Callable[[Tally], float]], ...] = (
        (GOAL, lambda t: t.goals, lambda t: t.attacks),
        (GOALS, lambda t: t.goals, _each),
        (LEVEL, lambda t: t.level, _each),
        (STARTER, lambda t: t.starter_won, _each),
        (OTHER, lambda t: t.other_won, _each),
        (QUESTIONS, lambda t: t.questions, _each),
        ("questions with two answers a match", lambda t: t.decisions, _each),
        ("penalties a match", lambda t: t.penalties, _each),
        ("attacks over the bar", lambda t: t.over, lambda t: t.attacks),
        ("attacks ended by red", lambda t: t.reds, lambda t: t.attacks),
        ("attacks ended by offside", lambda t: t.offsides, lambda t: t.attacks),
        ("attacks stolen", lambda t: t.stolen, lambda t: t.attacks),
        ("rolls for the ball that win it", lambda t: t.stolen, lambda t: t.tried),
        ("penalty kicks scored", lambda t: t.kicks_in, lambda t: t.kicks),
        ("shots at the wall in", lambda t: t.shots_in, lambda t: t.shots),
    )
    found = [ratio(name, tallies, part, whole) for name, part, whole in rows]
    found.append(MeasuredFigure(MOST, max((float(tally.questions) for tally in tallies), default=None)))
    for side, name in enumerate("AB"):
        found.append(ratio(f"side {name} wins", tallies, lambda t, side=side: t.winners == _of_side(t, side), _each))  # type: ignore[misc]
    return SetOfFigures(len(tallies), tuple(found))


def _of_side(tally: Tally, side: int) -> list[int]:
    return list(range(side, len(tally.cash), 2))


def _each(_tally: Tally) -> float:
    return 1.0


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


class PowerSoccerLab(MatchLab):
    """What the laboratory measures of Power Soccer."""

    unit = "matches won"
    heard: Mapping[str, Any] = {"dice": 2}
    """With one die nobody has anything to choose."""
    forms = OPTIONS
    targets = FORMS["two-dice-professional"].targets()
    counts = Counter
    speaking = GameLab.speaking
    setups: Sequence[Mapping[str, Any]] = (
        {"seats": 2},
        {"seats": 2, "rules": "professional"},
        {"seats": 2, "rules": "professional", "dice": 2, "cards": "admonition"},
        {"seats": 4, "start": "wall", "rules": "professional", "length": {"attacks": 1}},
        {"seats": 2, "dice": 2, "length": {"minutes": 20}, "cards": "admonition"},
        {"seats": 6, "length": {"goals": 2}, "rules": "professional", "die": "pale"},
        {
            "seats": 2,
            "penalty": "keeper",
            "draw": "penalties",
            "length": {"attacks": 1},
            "die": "pale",
            "start": "wall",
        },
        {"seats": 12, "dice": 2, "draw": "penalties", "length": {"minutes": 12}},
    )
    short: Mapping[str, Any] = {"length": {"attacks": 1}}

    def table(self, options: Json) -> Sequence[BalanceTarget]:
        """The rows of the kind of match that these options are."""
        return next((form.targets() for form in FORMS.values() if form.options == options), ())

    def rungs(self) -> tuple[Rung, ...]:
        """With one die there is nothing to be good at (P15); with two, `expert` beats `random` by the
        figures of P16."""
        return (Rung("expert", "random", 400, least_share=0.7, least_bound=0.65, others=1),)

    def figures(self, tallies: Sequence[Any]) -> SetOfFigures:
        """All figures that are measured, those of the balance table first."""
        return figures(tallies)

    def check_position(self, game: PowerSoccer) -> None:
        """What must hold in every position. Raises `AssertionError`."""
        assert 0 <= game.points < GOAL_AT, "points that would have ended the attack"
        assert len(game.legal) <= 2, "more than two things to do"
        assert (game.mover == NOBODY) == (not game.legal), "somebody is asked and may do nothing"
        assert (len(game.legal) == 2) == (game.mover != NOBODY and game.step in ("steal", "choose")), "a choice"
        assert (game.thrown != NOTHING_THROWN) == (game.step == "choose" and game.mover != NOBODY), "two dice"
        assert abs(game.kicks[0] - game.kicks[1]) <= 1, "one side has kicked too often"
        assert all(goals <= kicks for goals, kicks in zip(game.kick_goals, game.kicks, strict=True)), "kicks"
        assert sum(game.score) <= game.attack, "more goals than attacks"
        if game.attack:
            pair = game.pair(game.attack)
            assert (game.attacker, game.defender) == pair, "the wrong pair"
        ends = game.view(None).outlook
        assert abs(sum(ends) - 1) < 1e-9, "chances that are not 1 together"
        assert min(ends) >= 0.0, "a chance below none"
