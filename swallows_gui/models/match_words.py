"""Words for the games of one match: what their narrators have in common, on sentences that are data.

What is said of a game lies in `resources/<game>/commentary/`. Which of several sentences tells an event is always the
same, whatever the language, and they take turns; nothing is drawn by lot.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from swallows_gui.catalogue.commentary import Commentary
from swallows_gui.catalogue.places import data_path
from swallows_gui.models.commentary import Facts, Teller, Words, by_itself, in_turn
from swallows_gui.models.course import Course, Situated
from swallows_gui.models.game_words import PlainWords
from swallows_gui.models.narration import Event
from swallows_gui.services.language import language

S = TypeVar("S", bound=Situated)


class Sentences(Generic[S]):
    """One whole sentence for every event of a match that is told, in the current language, with the seats' names."""

    def __init__(
        self,
        game: str,
        facts: Facts[S, Sequence[str]],
        fields: Collection[str],
        words: Words[S, Sequence[str]],
    ) -> None:
        self._game, self._facts, self._fields, self._words = game, facts, fields, words
        self._teller: Teller[S, Sequence[str]] | None = None

    def teller(self) -> Teller[S, Sequence[str]]:
        """What tells the events, its texts read once. Raises `BadCommentary`."""
        if self._teller is None:
            place = data_path("resources", self._game, "commentary")
            commentary = Commentary(place, self._facts.keys() | self._fields, self._words)
            self._teller = Teller(commentary, self._facts, self._words)
        return self._teller

    def tells(self, event: Event) -> bool:
        """Whether there are sentences for events of this type."""
        return event.get("type") in self.teller().commentary.occasions

    def sentence(self, event: Event, seats: Sequence[str], now: S) -> str:
        """What happened, in one sentence; "" for what another event tells, and for one this version does not know."""
        texts = self.teller().variants(event, now, seats, language().code)
        if not texts:
            return ""
        text = in_turn(texts, event, now.times) if now.known else by_itself(texts, event)
        told = self.teller().filled(text, event, now, seats)
        return told[:1].upper() + told[1:]


class MatchWords(PlainWords, Generic[S]):
    """The words of one match, see `models.game_words.GameWords`. A game says its questions, refusals and advice."""

    sentences: ClassVar[Sentences[Any]]
    courses: ClassVar[type[Course[Any]]]
    """What follows a match of the game."""
    clauses: ClassVar[Mapping[str, str]]
    """Where the rule book speaks of each step."""
    opens: ClassVar[Collection[str]]
    """The types of events with which a part of the match begins."""

    @property
    def alone(self) -> S:
        """The situation of an event that is told by itself."""
        nowhere: S = self.courses.nowhere
        return nowhere

    def course(self) -> Course[S]:
        """What follows the match from its beginning."""
        return self.courses()

    def tells(self, event: Event) -> bool:
        """Whether there are sentences for events of this type."""
        return self.sentences.tells(event)

    def sentence(self, event: Event, situation: S | None = None) -> str:
        """What happened, in one sentence; "" where the next event tells it."""
        return self.sentences.sentence(event, self.seats, self.alone if situation is None else situation)

    def heads(self, event: Event) -> bool:
        """Whether a part of the match begins."""
        return event["type"] in self.opens

    def clause(self, view: Any) -> str:
        """The clause of the step."""
        return self.clauses.get(view.step, "")
