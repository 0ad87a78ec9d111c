"""The words of the Grudge Match that the house asks for: event sentences, result, questions, refusals and advice.

`Course` keeps the events before the current one, and what each man has done in the match.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from swallows_gui.ai.advice import Hint
from swallows_gui.engine.events import of_kinds
from swallows_gui.games.grudgematch.rules.events import (
    EVENTS,
    MatchStarted,
)
from swallows_gui.games.grudgematch.rules.tables import SIDES
from swallows_gui.games.grudgematch.words.match_story import MatchStory
from swallows_gui.games.grudgematch.words.sentences import SENTENCES, card_name, man_name, nation_name, place_words
from swallows_gui.models.chapters import Event
from swallows_gui.models.commentary import Telling
from swallows_gui.models.match_tracker import END, StoryCourse
from swallows_gui.models.match_words import MatchWords
from swallows_gui.models.plain_models import ToJson
from swallows_gui.models.vocabulary import score_words
from swallows_gui.services.glossary import QT_TRANSLATE_NOOP, TextTable, translate

if TYPE_CHECKING:
    from swallows_gui.games.grudgematch.rules.view import GrudgematchView


class Course(StoryCourse[MatchStory]):
    """Follows a match event by event and gives the situation of each event."""

    events, nowhere = EVENTS, MatchStory()


CLAUSES: Final = {
    "line_up": "G1.2",
    "set_ball": "G2.2",
    "run": "G3.1",
    "run_to": "G3.2",
    "kick": "G4.1",
    "kick_foul": "G7.1",
    "tackle": "G4.3",
    "tackle_foul": "G7.2",
    "direction": "G4.5",
    "block": "G4.9",
    "dead_turn": "G5.3",
    "after_goal": "G6.1",
    "after_goal_run": "G6.1",
    "after_goal_exchange": "G6.1",
    "after_goal_back": "G6.1",
}
"""Where the rule book speaks of each step."""


def narrator(seats: Sequence[str], history: Sequence[Event]) -> GrudgeWords:
    """The words of a match of these seats; the history says which is Germany."""
    started = next(of_kinds(history, MatchStarted), None)
    return GrudgeWords(seats) if started is None else GrudgeWords(seats, started.germany, started.rows)


class GrudgeWords(MatchWords[MatchStory]):
    """The words of one match, see `models.game_words.GameWords`."""

    sentences = SENTENCES
    courses = Course
    clauses = CLAUSES
    opens = frozenset(part.begins for part in EVENTS.sections("turn"))

    def __init__(self, seats: Sequence[str], germany: int = 0, rows: int = 11) -> None:
        super().__init__(seats)
        self.germany = germany
        self.rows = rows

    @property
    def alone(self) -> MatchStory:
        """The situation of an event told by itself: a match of the same sides."""
        return MatchStory(germany=self.germany, rows=self.rows)

    def result(self, event: Event, _situation: Telling[MatchStory]) -> str:
        """The sides and the score, if the match ends."""
        if event["type"] != END:
            return ""
        return f"{nation_name('germany')} - {nation_name('france')}  {score_words(event['score'])}"

    def deed(self, action: Event) -> str:
        """A phrase that names an action; it may name a card of its seat."""
        kind = str(action.get("type"))
        space = place_words(int(action["space"]), self.rows) if "space" in action else ""
        card = card_name(int(action["card"])) if "card" in action else ""
        way = direction_words(int(action["direction"])) if "direction" in action else ""
        return _DEEDS(kind).format(space=space, card=card, direction=way) or super().deed(action)

    def question(self, view: GrudgematchView, seat: int) -> str:
        """The question to the seat to move, as a sentence; "" when the match is over."""
        kick = view.kick
        values = {
            "seat": self.seat(seat),
            "man": man_name(view.to_place) if view.to_place >= 0 else "",
            "nation": nation_name(SIDES[view.side_asked]) if view.side_asked >= 0 else "",
        }
        if kick is not None:
            values |= {"kicker": man_name(kick.man), "value": str(kick.tackle_value), "needed": str(kick.needed)}
        return _QUESTIONS(view.step).format(**values) if view.to_move is not None else ""

    def refusal(self, code: str, parameters: Mapping[str, Any]) -> str:
        """The sentence that says why an action is not allowed, from its refusal code."""
        if code == "bad_option":
            return _OPTIONS(str(parameters.get("option")))
        return _REASONS(code).format(value=parameters.get("value", ""), die=parameters.get("die", ""))

    def heading(self, view: GrudgematchView) -> str:
        """The number of the turn, and the score."""
        if not view.turn:
            return ""
        return translate("GrudgeWords", "Turn {number}, {score}").format(
            number=view.turn, score=score_words(view.score)
        )

    def asked_then(self, view: GrudgematchView, seat: int) -> str:
        """The score and the question."""
        return translate("GrudgeWords", "{score}. {question}").format(
            score=score_words(view.score), question=self.question(view, seat)
        )

    def choice(self, action: Event | None, view: GrudgematchView) -> str:
        """A choice as a line of a list, with its man."""
        words = super().choice(action, view)
        if action is None or "man" not in action:
            return words
        man = man_name(view.side_of_seat * 4 + int(action["man"]))
        if "die" in action:
            return translate("GrudgeWords", "{man} with the {die}").format(man=man, die=action["die"])
        return man

    def why(self, hint: Hint, view: GrudgematchView, to_json: ToJson) -> str:
        """Why the best choice is the best, and where the picked man runs."""
        why = self.why_better(hint)
        spaces = [int(written["space"]) for action in hint.row if "space" in (written := to_json(action))]
        if not spaces:
            return why
        return translate("GrudgeWords", "{reason} The best space is {space}.").format(
            reason=why, space=place_words(spaces[0], view.board.rows)
        )

    def why_better(self, hint: Hint) -> str:
        """The sentence of the reason."""
        facts = dict(hint.advice.facts)
        values: dict[str, Any] = {"chance": facts.get("chance", 0)}
        values["man"] = man_name(int(facts["man"])) if "man" in facts else ""
        values["card"] = card_name(int(facts["card"])) if "card" in facts else ""
        return _WHYS(hint.advice.reason).format(**values)

    def figures(self, view: GrudgematchView) -> str:
        """What the figures of a hint mean."""
        del view
        return translate("GrudgeWords", "How many goals less each choice promises on average, from what is known here.")


def direction_words(direction: int) -> str:
    """One of the eight directions, clockwise from north."""
    return translate("GrudgeWords", _DIRECTIONS[direction])


_DIRECTIONS: Final = (
    QT_TRANSLATE_NOOP("GrudgeWords", "to the north"),
    QT_TRANSLATE_NOOP("GrudgeWords", "to the north-east"),
    QT_TRANSLATE_NOOP("GrudgeWords", "to the east"),
    QT_TRANSLATE_NOOP("GrudgeWords", "to the south-east"),
    QT_TRANSLATE_NOOP("GrudgeWords", "to the south"),
    QT_TRANSLATE_NOOP("GrudgeWords", "to the south-west"),
    QT_TRANSLATE_NOOP("GrudgeWords", "to the west"),
    QT_TRANSLATE_NOOP("GrudgeWords", "to the north-west"),
)

_DEEDS: Final = TextTable("GrudgeWords", "deeds", "grudgematch")

_QUESTIONS: Final = TextTable("GrudgeWords", "questions", "grudgematch")

_REASONS: Final = TextTable("GrudgeWords", "reasons", "grudgematch")

_OPTIONS: Final = TextTable("GrudgeWords", "options", "grudgematch")

_WHYS: Final = TextTable("GrudgeWords", "whys", "grudgematch")
