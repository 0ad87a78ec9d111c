"""The tutorial of Power Soccer: a short match with a seed that never changes, and which of its lessons is due.

What is due is read from a view and its history alone, so that the tutorial goes on where it was after a take-back, or
after the program was closed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from swallows_gui.catalogue.tutorial import Happening, Lesson, Tutorial, load_tutorial
from swallows_gui.engine.game import Json
from swallows_gui.engine.power_soccer.view import PowerSoccerView
from swallows_gui.models.narration import Event
from swallows_gui.session import Seat, Setup

GAME: Final = "power_soccer"


@dataclass(frozen=True, slots=True)
class Told:
    """A lesson that is due, and what its sentences name."""

    lesson: Lesson
    place: int = -1
    """Where in the history the event stands that it speaks of; -1 for none."""
    facts: Mapping[str, object] = field(default_factory=dict)

    @property
    def id(self) -> str:
        """The lesson's name."""
        return self.lesson.id

    @property
    def tells(self) -> bool:
        """Whether it only tells something: nothing is to be done."""
        return self.lesson.do is None

    @property
    def over(self) -> bool:
        """Whether it is told when the match is over."""
        return self.lesson.over

    @property
    def clause(self) -> str:
        """The rule behind it."""
        return self.lesson.clause


def plan() -> Tutorial:
    """The tutorial's plan."""
    return load_tutorial(GAME)


def options() -> Json:
    """What its match is set up with; `tutorial` tells the window what it is."""
    return {
        "rules": "professional",
        "length": {"attacks": 3},
        "draw": "stands",
        "take_back": "free",
        "tutorial": plan().id,
    }


def first_match(learner: str, colours: tuple[str, ...]) -> Setup:
    """The match with which somebody called `learner` learns the game."""
    seats = tuple(
        Seat(learner if seat == plan().learner else name, "human" if seat == plan().learner else "ai",
             "" if seat == plan().learner else "normal", colours[seat] if colours else "")
        for seat, name in enumerate(plan().seats)
    )  # fmt: skip
    return Setup(options(), seats, game=GAME, seed=plan().seed)


def happened(view: PowerSoccerView) -> list[Told]:
    """The lessons about something that has happened, in the order in which it did."""
    found = []
    for lesson in plan().lessons:
        place = None if lesson.after is None else _place(view.history, lesson.after)
        if place is not None:
            found.append(Told(lesson, place, _facts(view.history[place])))
    return sorted(found, key=lambda told: told.place)


def opening(view: PowerSoccerView) -> list[Told]:
    """The lessons that only tell something at what the learner is asked now."""
    if view.to_move != plan().learner:
        return []
    return [
        Told(lesson)
        for lesson in plan().lessons
        if lesson.at is not None and lesson.do is None and lesson.at.step == view.step
    ]


def question(view: PowerSoccerView) -> Told | None:
    """The lesson of what the learner is asked now, if he has not done it yet."""
    if view.to_move != plan().learner:
        return None
    for lesson in plan().lessons:
        if lesson.do is not None and lesson.at is not None and lesson.at.step == view.step:
            told = Told(lesson)
            return None if was_done(told, view) else told
    return None


def was_done(told: Told, view: PowerSoccerView) -> bool:
    """Whether the learner has done what a lesson told him to do."""
    return told.lesson.done is not None and _place(view.history, told.lesson.done) is not None


def closing() -> list[Told]:
    """What is told when the match is over."""
    return [Told(lesson) for lesson in plan().lessons if lesson.over]


def decided(view: PowerSoccerView) -> list[int]:
    """The places in the history of what the learner has rolled."""
    learner = plan().learner
    return [
        place for place, event in enumerate(view.history) if event["type"] == "die_rolled" and event["seat"] == learner
    ]


def _place(history: Sequence[Event], happening: Happening) -> int | None:
    """Where the event of a lesson stands in a history; None if it has not happened."""
    wanted = happening.event.items()
    places = [at for at, event in enumerate(history) if all(event.get(name) == value for name, value in wanted)]
    return places[happening.number - 1] if len(places) >= happening.number else None


def _facts(event: Event) -> dict[str, object]:
    """What the sentences about an event name."""
    return {name: event[name] for name in ("points", "side", "score") if name in event}
