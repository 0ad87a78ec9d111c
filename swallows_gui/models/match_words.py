"""Words for the games of one match: what their narrators have in common, on sentences that are data.

What is said of a game lies in `resources/<game>/commentary/`; how it is chosen says `models/commentary.py`.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from swallows_gui.catalogue.commentary import Commentary
from swallows_gui.catalogue.places import data_path
from swallows_gui.catalogue.texts import MATCH_VOICES
from swallows_gui.models.chapters import Event
from swallows_gui.models.commentary import Facts, NamedBy, Reporter, Teller, Telling, Words
from swallows_gui.models.match_tracker import RECOLLECTIONS, MatchTracker
from swallows_gui.models.plain_models import PlainWords
from swallows_gui.models.vocabulary import seat_name
from swallows_gui.services.language import language

S = TypeVar("S")


def _times(event: Event, _now: object, _seats: Sequence[str]) -> int:
    """How often, of what the memory has recalled."""
    return int(event["then"]["times"])


def _said(event: Event, _now: object, _seats: Sequence[str]) -> str:
    """The words of an AI seat."""
    return MATCH_VOICES.sentence(event["occasion"], event["variant"], language().code)


class Sentences(Generic[S]):
    """One whole sentence for every event of a match that is told, in the current language, with the seats' names."""

    def __init__(
        self,
        game: str,
        facts: Facts[S, Sequence[str]],
        fields: Collection[str],
        words: Words[S, Sequence[str]],
    ) -> None:
        self._game, self._facts, self._fields = game, facts, fields
        self._words: Words[S, Sequence[str]] = {
            **words,
            "times": _times,
            "speaker": NamedBy("seat", seat_name),
            "said": _said,
        }
        self._teller: Teller[S, Sequence[str]] | None = None

    def teller(self) -> Teller[S, Sequence[str]]:
        """The teller of events, with its texts read once. Raises `BadCommentary`."""
        if self._teller is None:
            place = data_path("resources", self._game, "commentary")
            facts = self._facts.keys() | self._fields
            commentary = Commentary(place, facts, self._words, recollections=RECOLLECTIONS)
            self._teller = Teller(commentary, self._facts, self._words)
        return self._teller

    def tells(self, event: Event) -> bool:
        """Whether there are sentences for events of this type."""
        return event.get("type") in self.teller().commentary.occasions

    def sentence(self, event: Event, seats: Sequence[str], telling: Telling[S] | None, alone: S) -> str:
        """The event in one line; "" if another event tells it or it is unknown. Without a telling (from a `Reporter`
        that has seen all events before it) the event is told by itself."""
        if telling is None:
            return self.teller().by_itself(event, alone, seats, language().code)
        return self.teller().line(event, telling, seats, language().code)


class MatchWords(PlainWords, Generic[S]):
    """The words of one match, see `models.game_words.GameWords`. A game says its questions, refusals and advice."""

    sentences: ClassVar[Sentences[Any]]
    courses: ClassVar[type[MatchTracker[Any]]]
    """What follows a match of the game."""
    clauses: ClassVar[Mapping[str, str]]
    """Where the rule book speaks of each step."""
    opens: ClassVar[Collection[str]]
    """The types of events with which a part of the match begins."""

    @property
    def alone(self) -> S:
        """The situation of an event told by itself."""
        nowhere: S = self.courses.nowhere
        return nowhere

    def course(self) -> Reporter[S, Sequence[str]]:
        """A new course, which follows the match from its beginning."""
        return Reporter(self.sentences.teller(), self.courses(), self.seats, self.heard)

    def tells(self, event: Event) -> bool:
        """Whether there are sentences for events of this type."""
        return self.sentences.tells(event)

    def sentence(self, event: Event, situation: Telling[S] | None = None) -> str:
        """The event in one line; "" if the next event tells it."""
        return self.sentences.sentence(event, self.seats, situation, self.alone)

    def heads(self, event: Event) -> bool:
        """Whether a part of the match begins."""
        return event["type"] in self.opens

    def worth(self, money: float) -> str:
        """Goals with two decimals and a true minus sign."""
        digits = language().locale.toString(float(abs(money)) / 100, "f", 2)
        return f"\N{MINUS SIGN}{digits}" if money < 0 and digits.strip("0.,") else digits

    def clause(self, view: Any) -> str:
        """The clause of the step."""
        return self.clauses.get(view.step, "")
