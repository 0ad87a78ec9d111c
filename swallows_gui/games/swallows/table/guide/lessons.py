"""The lessons of Millions of Swallows on the screen: their words with names and money, and the parts they speak of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, cast

from PySide6.QtCore import QRect

from swallows_gui.catalogue.tutorial import load_tutorial, load_words
from swallows_gui.games.swallows.words import lessons
from swallows_gui.games.swallows.words.lessons import LessonFacts
from swallows_gui.services.language import language
from swallows_gui.ui.play.guide.places import Due, on_window

if TYPE_CHECKING:
    from swallows_gui.games.swallows.words.bundle import Models
    from swallows_gui.ui.play.desk import Shell
    from swallows_gui.ui.play.game_controller import GameController


class Pointed(Protocol):
    """What lessons ask of the game's desk."""

    @property
    def models(self) -> Models:
        """The game's models."""
        ...

    @property
    def controller(self) -> GameController:
        """Who holds the view."""
        ...

    def place(self, name: str, card: int = -1) -> QRect | None:
        """The rectangle of a part of the table in the window; for the hand that of a card (-1: the whole)."""
        ...

    def point_out(self, name: str, card: int) -> None:
        """Frame a card of the hand in front (-1: none), and scroll a part of the table into view."""
        ...

    def focus_place(self, name: str, card: int) -> None:
        """Put the focus where a deed is done."""
        ...


def is_tutorial(options: object) -> bool:
    """Whether a game with these options is the tutorial's."""
    return isinstance(options, dict) and options.get("tutorial") == load_tutorial("swallows").id


class SwallowsLessons:
    """The tutorial's friendly."""

    def __init__(self, shell: Shell, desk: Pointed) -> None:
        self._shell = shell
        self._desk = desk
        self._plan = load_tutorial("swallows")
        self._opened = False
        """Whether a lesson has opened the referee's dock, which was closed before."""

    # What is due

    def happened(self) -> list[LessonFacts]:
        view = self._desk.controller.view
        return lessons.happened(view) if view.match else []

    def past(self) -> list[LessonFacts]:
        view = self._desk.controller.view
        since = lessons.since_last_decision(view) if view.match else 0
        return [told for told in self.happened() if lessons.place_of(told, view) < since]

    def opening(self) -> list[LessonFacts]:
        view = self._desk.controller.view
        return [LessonFacts(lesson, {}) for lesson in lessons.opening(view)] if view.match else []

    def question(self) -> LessonFacts | None:
        view = self._desk.controller.view
        return lessons.question(view) if view.match else None

    def closing(self) -> list[LessonFacts]:
        return [LessonFacts(lesson, {}) for lesson in self._plan.lessons if lesson.over]

    def decisions(self) -> int:
        return lessons.decisions(self._desk.controller.view)

    def was_done(self, due: Due) -> bool:
        return lessons.was_done(_told(due).lesson, self._desk.controller.view)

    # Its words

    def words(self, due: Due, strayed: str) -> tuple[str, str]:
        told = _told(due)
        said, facts = load_words("swallows", language().code)[due.id], self._facts(told)
        sentences = [strayed] if strayed and not due.over else []
        sentences.append(said.say.format(**facts))
        sentences += [text.format(**facts) for ending, text in said.endings.items() if ending in told.endings]
        if due.over and self._left_out():
            sentences.append(said.other)
        return said.title.format(**facts), " ".join(sentences)

    def kind_word(self, due: Due) -> str:
        return load_words("swallows", language().code)[due.id].other

    def number(self, due: Due) -> tuple[int, int]:
        every = self._plan.lessons
        return every.index(_told(due).lesson) + 1, len(every)

    def _left_out(self) -> bool:
        """Whether something was never spoken of, because the match took another way."""
        return len(self.happened()) < sum(lesson.after is not None for lesson in self._plan.lessons)

    def _facts(self, told: LessonFacts) -> dict[str, object]:
        view, names, money = self._desk.controller.view, self._desk.models.names, language().money
        learner = self._plan.learner
        pair, fees = lessons.teams(view, learner), view.form.economy.fees
        coach = next(seat for seat in view.trainer if seat != learner)
        referee = next(seat for seat in range(len(self._plan.seats)) if seat not in (coach, learner))
        facts: dict[str, object] = dict(told.facts)
        if "amount" in facts:
            facts["amount"] = money(int(cast("int", facts["amount"])))
        return {
            **facts,
            **view.tables.marks._asdict(),
            "coach": names.seat(coach),
            "referee": names.seat(referee),
            "own": names.team(pair.own),
            "other": names.team(pair.other),
            "win": money(fees["champion"]),
            "draw": money(fees["draw"]),
            "one": money(1),
        }

    # On the screen

    def target(self, due: Due) -> QRect:
        told = _told(due)
        place = self._desk.place(told.lesson.beside, told.card)
        return on_window(self._shell.frame, self._shell.stack) if place is None else place

    def frames(self, due: Due) -> bool:
        return _told(due).card >= 0

    def reveal(self, due: Due | None) -> None:
        """Open the referee's dock; with large text the table needs its room, so that it is given back."""
        dock = self._shell.dock("referee")
        if dock is None:
            return
        if due is not None and self.focuses(due):
            self._opened = self._opened or not dock.isVisible()
            dock.show()
            dock.raise_()
        elif self._opened:
            self._opened = False
            dock.hide()

    def point_out(self, due: Due | None) -> None:
        self._desk.point_out(*_spot(due))

    def focuses(self, due: Due) -> bool:
        return _told(due).lesson.beside == "referee"

    def focus(self, due: Due | None) -> None:
        self._desk.focus_place(*_spot(due))


def _spot(due: Due | None) -> tuple[str, int]:
    """The part of the table that a lesson speaks of, and the card; "" and -1 for none."""
    return ("", -1) if due is None else (_told(due).lesson.beside, _told(due).card)


def _told(due: Due) -> LessonFacts:
    """Every lesson that is due is one of ours."""
    assert isinstance(due, LessonFacts)
    return due
