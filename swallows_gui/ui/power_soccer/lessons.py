"""The lessons of Power Soccer on the screen: their words with names, and the parts of the table they speak of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect

from swallows_gui.catalogue.tutorial import load_words
from swallows_gui.models.power_soccer import lessons
from swallows_gui.models.power_soccer.lessons import GAME, Told
from swallows_gui.services.language import language
from swallows_gui.ui.play.guide.in_sight import MOST, on_window
from swallows_gui.ui.play.guide.lessons import Due
from swallows_gui.ui.play.guide.placing import Kept

if TYPE_CHECKING:
    from swallows_gui.ui.play.desk import Shell
    from swallows_gui.ui.power_soccer.desk import PowerDesk


def is_tutorial(options: object) -> bool:
    """Whether a match with these options is the tutorial's."""
    return isinstance(options, dict) and options.get("tutorial") == lessons.plan().id


class PowerLessons:
    """The tutorial's match."""

    def __init__(self, shell: Shell, desk: PowerDesk) -> None:
        self._shell = shell
        self._desk = desk

    # What is due

    def happened(self) -> list[Told]:
        return lessons.happened(self._desk.controller.view)

    def past(self) -> list[Told]:
        rolled = lessons.decided(self._desk.controller.view)
        return [told for told in self.happened() if rolled and told.place < rolled[-1]]

    def opening(self) -> list[Told]:
        return lessons.opening(self._desk.controller.view)

    def question(self) -> Told | None:
        return lessons.question(self._desk.controller.view)

    def closing(self) -> list[Told]:
        return lessons.closing()

    def decisions(self) -> int:
        return len(lessons.decided(self._desk.controller.view))

    def was_done(self, due: Due) -> bool:
        return lessons.was_done(_told(due), self._desk.controller.view)

    # Its words

    def words(self, due: Due, strayed: str) -> tuple[str, str]:
        told = _told(due)
        said, facts = load_words(GAME, language().code)[due.id], self._facts(told)
        sentences = [strayed] if strayed and not due.over else []
        sentences.append(said.say.format(**facts))
        if due.over and len(self.happened()) < sum(each.after is not None for each in lessons.plan().lessons):
            sentences.append(said.other)
        return said.title, " ".join(sentences)

    def kind_word(self, due: Due) -> str:
        return load_words(GAME, language().code)[due.id].other.format(**self._facts(_told(due)))

    def number(self, due: Due) -> tuple[int, int]:
        every = lessons.plan().lessons
        return every.index(_told(due).lesson) + 1, len(every)

    def _facts(self, told: Told) -> dict[str, object]:
        seats, view = self._desk.models.seats, self._desk.controller.view
        facts: dict[str, object] = dict(told.facts)
        side, score = facts.pop("side", None), facts.pop("score", None)
        if isinstance(side, int):
            facts["scorer"] = seats[side]
        if isinstance(score, list | tuple):
            facts["score"] = f"{score[0]} : {score[1]}"
        return {**facts, "rival": seats[1 - lessons.plan().learner], "starter": seats[view.starter or 0]}

    # On the screen

    def target(self, due: Due) -> QRect:
        place = self._desk.place(_told(due).lesson.beside)
        return on_window(self._shell.frame, self._shell.stack) if place is None else place

    def kept(self, due: Due, target: QRect) -> list[Kept]:  # noqa: ARG002 - the target itself may be covered in part
        table = self._desk.table
        kept = self._desk.kept_in_sight(table, "lesson")
        return [*kept, *(Kept(on_window(self._shell.frame, part), MOST) for part in (table.prompt, table.band))]

    def reveal(self, _due: Due | None) -> None:
        """Everything is on the table."""

    def point_out(self, _due: Due | None) -> None:
        """The bubble's arrow points well enough."""

    def focuses(self, _due: Due) -> bool:
        return False

    def focus(self, _due: Due | None) -> None:
        self._desk.table.focus_question()


def _told(due: Due) -> Told:
    """Every lesson that is due is one of ours."""
    assert isinstance(due, Told)
    return due
