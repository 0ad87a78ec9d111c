"""The words of Final Whistle that the house asks for: event sentences, result, questions, refusals and advice.

`Course` keeps the events before the current one, and what each man has done in the match.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from swallows_gui.ai.advice import Hint
from swallows_gui.engine.events import of_kinds
from swallows_gui.games.final_whistle.rules.events import (
    EVENTS,
    Marked,
    MatchStarted,
    PhaseRolled,
)
from swallows_gui.games.final_whistle.rules.options import LINES, MEN
from swallows_gui.games.final_whistle.rules.period import MINUTES
from swallows_gui.games.final_whistle.words.match_story import MatchStory
from swallows_gui.games.final_whistle.words.outlook_words import (
    card_name,
    club_name,
    colour_name,
    line_name,
    man_name,
    squad_name,
)
from swallows_gui.games.final_whistle.words.sentences import SENTENCES
from swallows_gui.models.chapters import Event
from swallows_gui.models.commentary import Telling
from swallows_gui.models.match_tracker import END, StoryCourse
from swallows_gui.models.match_words import MatchWords
from swallows_gui.models.plain_models import ToJson
from swallows_gui.models.vocabulary import score_words
from swallows_gui.services.glossary import TextTable, translate

if TYPE_CHECKING:
    from swallows_gui.games.final_whistle.rules.view import FinalWhistleView


class Course(StoryCourse[MatchStory]):
    """Follows a match event by event and gives the situation of each event."""

    events, nowhere = EVENTS, MatchStory()


CLAUSES: Final = {
    "squad": "F1.6",
    "colour": "F2.2",
    "deck": "F2.4",
    "substitutes": "F7.1",
    "card": "F3.2",
    "exchange": "F3.6",
    "further": "F3.5",
    "mark": "F4.3",
    "replace": "F7.3",
    "stand_in": "F7.5",
    "refill": "F7.6",
    "extra_time": "F9.2",
    "shooters": "F9.5",
}
"""Where the rule book speaks of each step."""

_MEN: Final = ("man", "off", "on")


def narrator(seats: Sequence[str], history: Sequence[Event]) -> FinalWords:
    """The words of a match of these seats, as its history says which clubs they lead."""
    started = next(of_kinds(history, MatchStarted), None)
    return FinalWords(seats) if started is None else FinalWords(seats, started.clubs)


class FinalWords(MatchWords[MatchStory]):
    """The words of one match, see `models.game_words.GameWords`."""

    sentences = SENTENCES
    courses = Course
    clauses = CLAUSES
    opens = frozenset(part.begins for part in EVENTS.sections("period"))

    def __init__(self, seats: Sequence[str], clubs: str = "ab") -> None:
        super().__init__(seats)
        self.clubs = clubs

    @property
    def alone(self) -> MatchStory:
        """The situation of an event told by itself: a match of the same clubs."""
        return MatchStory(clubs=self.clubs)

    def tells(self, event: Event) -> bool:
        """Whether the event must be shown to the narrator: those with a sentence, and markings, to which later
        sentences refer."""
        return event.get("type") == Marked.type or super().tells(event)

    def result(self, event: Event, _situation: Telling[MatchStory]) -> str:
        """The clubs and the score, if the match ends."""
        if event["type"] != END:
            return ""
        return f"{club_name(self.clubs, 0)} - {club_name(self.clubs, 1)}  {score_words(event['score'])}"

    def figures_behind(self, event: Event, situation: Telling[MatchStory]) -> str:
        """The men used in a phase with their strengths, and the sums to which the dice are added."""
        now = situation.situation
        if now.phase is None or not isinstance(EVENTS.read(event), PhaseRolled):
            return ""
        seats = now.side, 1 - now.side
        ours, theirs = (
            ", ".join(f"{man_name(self.clubs, seat, each.man)} {each.strength}" for each in used) or "-"
            for seat, used in zip(seats, now.phase.used, strict=True)
        )
        first, second = now.phase.sums
        return f"{ours} = {first} : {theirs} = {second}"

    def deed(self, action: Event) -> str:
        """A phrase that names an action; it may name a card of its seat. Men are named by their numbers."""
        return self._deed(action, None)

    def _deed(self, action: Event, seat: int | None) -> str:
        """A decision in words; men are named as those of a seat if it is known."""
        kind = str(action.get("type"))
        values = {
            name: str(action[name]) if seat is None else man_name(self.clubs, seat, str(action[name]))
            for name in _MEN
            if name in action
        }
        if "card" in action:
            values["card"] = card_name(str(action["card"]))
        if "colour" in action:
            values["colour"] = colour_name(str(action["colour"]))
        if "squad" in action:
            values["squad"] = squad_name(str(action["squad"]))
        return _DEEDS(kind).format(**values) or super().deed(action)

    def question(self, view: FinalWhistleView, seat: int) -> str:
        """The question to the seat to move, as a sentence; "" when the match is over."""
        if view.to_move is None:
            return ""
        values = {"seat": self.seat(seat)}
        entry = view.entry
        step = view.step
        if entry is not None:
            step = "mark_any" if entry.line >= len(LINES) else "mark"
            values["line"] = line_name(LINES[entry.line]) if entry.line < len(LINES) else ""
        if view.line_to_fill >= 0:
            values["line"] = line_name(LINES[view.line_to_fill])
        if step == "replace":
            man = view.open.leaving
            values["man"] = man_name(self.clubs, man // len(MEN), MEN[man % len(MEN)])
        return _QUESTIONS(step).format(**values)

    def refusal(self, code: str, parameters: Mapping[str, Any]) -> str:
        """The sentence that says why an action is not allowed, from its refusal code."""
        if code == "bad_option":
            return _OPTIONS(str(parameters.get("option")))
        line = parameters.get("line")
        named = line_name(LINES[int(line)]) if line is not None and 0 <= int(line) < len(LINES) else ""
        return _REASONS(code).format(points=parameters.get("points", ""), line=named)

    def heading(self, view: FinalWhistleView) -> str:
        """The minute, and the score."""
        if not view.period:
            return ""
        return translate("FinalWords", "Minute {minute}, {score}").format(
            minute=view.period * MINUTES, score=score_words(view.score)
        )

    def asked_then(self, view: FinalWhistleView, seat: int) -> str:
        """The score and the question."""
        return translate("FinalWords", "{score}. {question}").format(
            score=score_words(view.score), question=self.question(view, seat)
        )

    def choice(self, action: Event | None, view: FinalWhistleView) -> str:
        """A choice as a line of a list, with the names of the men."""
        if action is None or view.to_move is None:
            return super().choice(action, view)
        words = self._deed(action, view.to_move)
        return words[:1].upper() + words[1:]

    def why(self, hint: Hint, view: FinalWhistleView, _to_json: ToJson) -> str:
        """Why the best choice is the best."""
        return self._why(hint, view.to_move)

    def why_better(self, hint: Hint) -> str:
        """The sentence of the reason."""
        return self._why(hint, None)

    def _why(self, hint: Hint, seat: int | None) -> str:
        values: dict[str, Any] = dict(hint.advice.facts)
        for name in ("man", "off"):
            if name in values and seat is not None:
                values[name] = man_name(self.clubs, seat, str(values[name]))
        if "card" in values:
            values["card"] = card_name(str(values["card"]))
        return _WHYS(hint.advice.reason).format(**values)

    def figures(self, view: FinalWhistleView) -> str:
        """What the figures of a hint mean."""
        del view
        return translate("FinalWords", "How many goals less each choice promises on average, from what is known here.")


_DEEDS: Final = TextTable("FinalWords", "deeds", "final_whistle")

_QUESTIONS: Final = TextTable("FinalWords", "questions", "final_whistle")

_REASONS: Final = TextTable("FinalWords", "reasons", "final_whistle")

_OPTIONS: Final = TextTable("FinalWords", "options", "final_whistle")

_WHYS: Final = TextTable("FinalWords", "whys", "final_whistle")
