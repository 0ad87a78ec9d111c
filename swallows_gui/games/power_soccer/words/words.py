"""The words of Power Soccer that the house asks for: event sentences, result, questions, reasons and advice.

`Course` keeps the events before the current one, and what each player has done in the match.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from swallows_gui.ai.advice import Hint
from swallows_gui.games.power_soccer.rules.events import (
    EVENTS,
)
from swallows_gui.games.power_soccer.words.match_story import MatchStory
from swallows_gui.games.power_soccer.words.sentences import SENTENCES, a_face, side_as_one
from swallows_gui.models.chapters import Event
from swallows_gui.models.commentary import Telling
from swallows_gui.models.match_tracker import END, StoryCourse
from swallows_gui.models.match_words import MatchWords
from swallows_gui.models.plain_models import ToJson
from swallows_gui.models.vocabulary import score_words
from swallows_gui.services.glossary import TextTable, translate
from swallows_gui.services.language import language

if TYPE_CHECKING:
    from swallows_gui.games.power_soccer.rules.view import PowerSoccerView


class Course(StoryCourse[MatchStory]):
    """Follows a match event by event and gives the situation of each event."""

    events, nowhere = EVENTS, MatchStory()


CLAUSES: Final = {
    "start": "P1.1",
    "wall": "P4.2",
    "attack": "P2.2",
    "choose": "P9.1",
    "referee": "P2.3",
    "penalty": "P2.7",
    "save": "P2.8",
    "steal": "P3.2",
    "kick": "P5.2",
}
"""Where the rule book speaks of each step."""


def narrator(seats: Sequence[str], history: Sequence[Event]) -> PowerSoccerWords:
    """The words of a match of these seats."""
    del history
    return PowerSoccerWords(seats)


class PowerSoccerWords(MatchWords[MatchStory]):
    """The words of one match, see `models.game_words.GameWords`."""

    sentences = SENTENCES
    courses = Course
    clauses = CLAUSES
    opens = frozenset(part.begins for part in EVENTS.sections("attack", "shootout"))

    def result(self, event: Event, _situation: Telling[MatchStory]) -> str:
        """The sides and the score, if the match ends."""
        if event["type"] != END:
            return ""
        sides = " - ".join(side_as_one(self.seats, side) for side in (0, 1))
        more = f" ({score_words(event['shootout'])})" if event["shootout"] else ""
        return f"{sides}  {score_words(event['score'])}{more}"

    def deed(self, action: Event) -> str:
        """A phrase that names an action."""
        if action.get("type") == "choose":
            return translate("PowerWords", "take {face}").format(face=a_face(str(action["face"])))
        return _DEEDS(str(action.get("type"))) or super().deed(action)

    def question(self, view: PowerSoccerView, seat: int) -> str:
        """The question to the seat to move, as a sentence; "" when the match is over."""
        step = view.step
        if step == "save" and view.in_shootout:
            step = "save_kick"
        kicker = view.kicker
        other = view.attacker if kicker is None else kicker.attacker if seat == kicker.defender else kicker.defender
        return _QUESTIONS(step).format(
            seat=self.seat(seat),
            attacker=self.seat(view.attacker),
            other=self.seat(other),
            points=view.points,
            card=_CARDS(view.card),
        )

    def refusal(self, code: str, parameters: Mapping[str, Any]) -> str:
        """The sentence that says why an action is not allowed, from its refusal code."""
        values = {key: value for key, value in parameters.items() if isinstance(value, str | int)}
        if "face" in values:
            values["face"] = a_face(str(values["face"]))
        if code == "bad_option":
            return _OPTIONS(str(values.get("option")))
        return _REASONS(code).format(**values)

    def heading(self, view: PowerSoccerView) -> str:
        """The number of the attack, and the score."""
        if view.in_shootout:
            return translate("PowerWords", "Penalty kicks, {score}").format(score=score_words(view.kick_goals))
        if not view.attack:
            return ""
        return translate("PowerWords", "Attack {number}, {score}").format(
            number=view.attack, score=score_words(view.score)
        )

    def asked_then(self, view: PowerSoccerView, seat: int) -> str:
        """The score, the points and the question."""
        return translate("PowerWords", "{score}, {points} points. {question}").format(
            score=score_words(view.score), points=view.points, question=self.question(view, seat)
        )

    def why_better(self, hint: Hint) -> str:
        """The sentence of the reason."""
        facts = dict(hint.advice.facts)
        for name in ("face", "other"):
            if name in facts:
                facts[name] = a_face(str(facts[name]))
        return _WHYS(hint.advice.reason).format(**facts)

    def why(self, hint: Hint, _view: PowerSoccerView, _to_json: ToJson) -> str:
        """Why the choice is better; in this game nothing else accompanies a roll."""
        return self.why_better(hint)

    def worth(self, money: float) -> str:
        """Per cent with one decimal and a true minus sign; a draw counts half a win."""
        digits = language().locale.toString(float(abs(money)), "f", 1)
        sign = "\N{MINUS SIGN}" if money < 0 and digits.strip("0.,") else ""
        return translate("PowerWords", "{number} %").format(number=sign + digits)

    def by_itself(self, _view: PowerSoccerView) -> bool:
        """A chance of winning means something by itself."""
        return True

    def figures(self, _view: PowerSoccerView) -> str:
        """What the figures of a hint mean."""
        return translate("PowerWords", "How likely each choice wins the match, worked out exactly; a draw counts half.")


_DEEDS: Final = TextTable("PowerWords", "deeds", "power_soccer")

_CARDS: Final = TextTable("PowerWords", "cards", "power_soccer")

_QUESTIONS: Final = TextTable("PowerWords", "questions", "power_soccer")

_REASONS: Final = TextTable("PowerWords", "reasons", "power_soccer")

_OPTIONS: Final = TextTable("PowerWords", "options", "power_soccer")

_WHYS: Final = TextTable("PowerWords", "whys", "power_soccer")
