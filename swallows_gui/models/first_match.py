"""A tutorial that is a short match with a seed that never changes, and which of its lessons is due.

What is due is read from a view and its history alone, so that the tutorial goes on where it was after a take-back, or
after the program was closed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from swallows_gui.catalogue.tutorial import AwaitedEvent, Lesson, Tutorial, load_tutorial
from swallows_gui.engine.events import Events
from swallows_gui.engine.game import Json
from swallows_gui.models.chapters import Event
from swallows_gui.session import Seat, Setup


@dataclass(frozen=True, slots=True)
class DueLesson:
    """A lesson that is due."""

    lesson: Lesson

    @property
    def id(self) -> str:
        """The lesson's name."""
        return self.lesson.id

    @property
    def tells(self) -> bool:
        """Whether the lesson only tells something and asks for no action."""
        return self.lesson.do is None

    @property
    def over(self) -> bool:
        """Whether the lesson belongs to the end of the game."""
        return self.lesson.over

    @property
    def clause(self) -> str:
        """The rule behind it."""
        return self.lesson.clause


@dataclass(frozen=True, slots=True)
class Told(DueLesson):
    """A lesson that is due, and what its sentences name."""

    place: int = -1
    """Where in the history the event stands that it speaks of; -1 for none."""
    facts: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class FirstMatch:
    """The match with which one learns a game. Its views have `step`, `to_move` and `history`."""

    game: str
    options: Json
    """What it is set up with, but for the `tutorial` that tells the window what it is."""
    events: Events
    """Those of its game."""
    owner: str = "seat"
    """The field that says whose decision an event shows."""
    named: frozenset[str] = frozenset(("points", "side", "score"))
    """The fields of an event that the sentences about it may name."""
    goes_on: Mapping[str, str] = field(default_factory=dict)
    """Steps that go on with the question of another one, and that step."""

    @property
    def plan(self) -> Tutorial:
        """Its plan. Raises `BadTutorial`."""
        return load_tutorial(self.game)

    def is_meant(self, options: object) -> bool:
        """Whether a match with these options is the tutorial's."""
        return isinstance(options, dict) and options.get("tutorial") == self.plan.id

    def setup(self, learner: str, colours: tuple[str, ...]) -> Setup:
        """The set-up of the tutorial match for a learner with this name."""
        plan = self.plan
        seats = tuple(
            Seat(learner if seat == plan.learner else name, "human" if seat == plan.learner else "ai",
                 "" if seat == plan.learner else "normal", colours[seat] if colours else "")
            for seat, name in enumerate(plan.seats)
        )  # fmt: skip
        return Setup({**self.options, "tutorial": plan.id}, seats, game=self.game, seed=plan.seed)

    def happened(self, view: Any) -> list[Told]:
        """The lessons about something that has happened, in the order in which it did."""
        found = []
        for lesson in self.plan.lessons:
            place = None if lesson.after is None else _place(view.history, lesson.after)
            if place is not None:
                event = view.history[place]
                found.append(Told(lesson, place, {name: event[name] for name in self.named if name in event}))
        return sorted(found, key=lambda told: told.place)

    def opening(self, view: Any) -> list[Told]:
        """The lessons that only tell something, at the question asked now."""
        if view.to_move != self.plan.learner:
            return []
        return [
            Told(lesson)
            for lesson in self.plan.lessons
            if lesson.at is not None and lesson.do is None and lesson.at.step == view.step
        ]

    def question(self, view: Any) -> Told | None:
        """The lesson of what the learner is asked now, if he has not done it yet."""
        if view.to_move != self.plan.learner:
            return None
        step = self.goes_on.get(view.step, view.step)
        for lesson in self.plan.lessons:
            if lesson.do is not None and lesson.at is not None and lesson.at.step == step:
                told = Told(lesson)
                return None if self.was_done(told, view) else told
        return None

    def was_done(self, told: Told, view: Any) -> bool:
        """Whether the learner has done what a lesson asks for."""
        return told.lesson.done is not None and _place(view.history, told.lesson.done) is not None

    def closing(self) -> list[Told]:
        """The lessons shown when the match is over."""
        return [Told(lesson) for lesson in self.plan.lessons if lesson.over]

    def decided(self, view: Any) -> list[int]:
        """The places in the history where the learner's decisions show."""
        learner = self.plan.learner
        return [
            place
            for place, event in enumerate(view.history)
            if self.events.is_decision(event) and event[self.owner] == learner
        ]


def _place(history: Sequence[Event], happening: AwaitedEvent) -> int | None:
    """The index of a lesson's event in a history; None if it has not happened."""
    wanted = happening.event.items()
    places = [at for at, event in enumerate(history) if all(event.get(name) == value for name, value in wanted)]
    return places[happening.number - 1] if len(places) >= happening.number else None
