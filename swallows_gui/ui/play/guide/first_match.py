"""The lessons of a tutorial that is a short match: their words with names, and the parts of the table they speak of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect

from swallows_gui.catalogue.tutorial import load_words
from swallows_gui.models.first_match import FirstMatch, Told
from swallows_gui.services.language import language
from swallows_gui.ui.play.guide.places import Due, on_window

if TYPE_CHECKING:
    from swallows_gui.ui.play.desk import Shell
    from swallows_gui.ui.play.game_desk import GameUi


class FirstMatchLessons:
    """The lessons of a tutorial match. `facts` turns the fields of an event into names for the lessons' sentences."""

    def __init__(
        self,
        shell: Shell,
        desk: GameUi,
        match: FirstMatch,
        facts: Callable[[Mapping[str, object]], dict[str, object]],
    ) -> None:
        self._shell = shell
        self._desk = desk
        self._match = match
        self._named = facts

    # What is due

    def happened(self) -> list[Told]:
        return self._match.happened(self._desk.controller.view)

    def past(self) -> list[Told]:
        decided = self._match.decided(self._desk.controller.view)
        return [told for told in self.happened() if decided and told.place < decided[-1]]

    def opening(self) -> list[Told]:
        return self._match.opening(self._desk.controller.view)

    def question(self) -> Told | None:
        return self._match.question(self._desk.controller.view)

    def closing(self) -> list[Told]:
        return self._match.closing()

    def decisions(self) -> int:
        return len(self._match.decided(self._desk.controller.view))

    def was_done(self, due: Due) -> bool:
        return self._match.was_done(_told(due), self._desk.controller.view)

    # Its words

    def words(self, due: Due, strayed: str) -> tuple[str, str]:
        told = _told(due)
        said, facts = load_words(self._match.game, language().code)[due.id], self._named(told.facts)
        sentences = [strayed] if strayed and not due.over else []
        sentences.append(said.say.format(**facts))
        if due.over and len(self.happened()) < sum(each.after is not None for each in self._match.plan.lessons):
            sentences.append(said.other)
        return said.title, " ".join(sentences)

    def kind_word(self, due: Due) -> str:
        said = load_words(self._match.game, language().code)[due.id]
        return said.other.format(**self._named(_told(due).facts))

    def number(self, due: Due) -> tuple[int, int]:
        every = self._match.plan.lessons
        return every.index(_told(due).lesson) + 1, len(every)

    # On the screen

    def target(self, due: Due) -> QRect:
        place = self._desk.place(_told(due).lesson.beside)
        return on_window(self._shell.frame, self._shell.stack) if place is None else place

    def frames(self, _due: Due) -> bool:
        return False

    def reveal(self, _due: Due | None) -> None:
        """Do nothing: nothing at this table has to be opened."""

    def point_out(self, _due: Due | None) -> None:
        """Do nothing: the coach's frame is enough."""

    def focuses(self, _due: Due) -> bool:
        return False

    def focus(self, _due: Due | None) -> None:
        self._desk.table.focus_question()


def _told(due: Due) -> Told:
    """The lesson as this class's own type; all lessons come from this class."""
    assert isinstance(due, Told)
    return due
