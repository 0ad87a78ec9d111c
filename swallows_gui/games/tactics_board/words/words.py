"""The words of Tactics Board that the house asks for: event sentences, result, questions, refusals and advice.

`Course` keeps the events before the current one, and what each pawn has done in the match.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from swallows_gui.ai.advice import Hint
from swallows_gui.games.tactics_board.rules.events import EVENTS
from swallows_gui.games.tactics_board.rules.tables import PAWNS
from swallows_gui.games.tactics_board.words.match_story import MatchStory
from swallows_gui.games.tactics_board.words.phrases import period_name
from swallows_gui.games.tactics_board.words.sentences import SENTENCES, pawn_words, side_name, square_words, team_words
from swallows_gui.models.chapters import Event
from swallows_gui.models.commentary import Telling
from swallows_gui.models.match_tracker import END, StoryCourse
from swallows_gui.models.match_words import MatchWords
from swallows_gui.models.plain_models import ToJson
from swallows_gui.models.vocabulary import score_words
from swallows_gui.services.glossary import TextTable, translate

if TYPE_CHECKING:
    from swallows_gui.games.tactics_board.rules.view import TacticsBoardView


class Course(StoryCourse[MatchStory]):
    """Follows a match event by event and gives the situation of each event."""

    events, nowhere = EVENTS, MatchStory()


CLAUSES: Final = {
    "kickoff": "T3.3",
    "line_up": "T3.3",
    "move": "T5.1",
    "keeper": "T5.6",
    "pawn": "T5.5",
    "to": "T5.3",
    "ball": "T6.2",
    "shoot": "T10.3",
    "corner": "T13.4",
    "corner_to": "T13.4",
    "taker": "T13.6",
    "free_kick": "T13.6",
    "new_keeper": "T12.4",
    "shootout": "T14.5",
}
"""Where the rule book speaks of each step."""


def narrator(seats: Sequence[str], history: Sequence[Event]) -> BoardWords:
    """The words of a match of these seats."""
    del history
    return BoardWords(seats)


class BoardWords(MatchWords[MatchStory]):
    """The words of one match, see `models.game_words.GameWords`."""

    sentences = SENTENCES
    courses = Course
    clauses = CLAUSES
    opens = frozenset(part.begins for part in EVENTS.sections("set"))

    def result(self, event: Event, _situation: Telling[MatchStory]) -> str:
        """The sides and the score, if the match ends."""
        if event["type"] != END:
            return ""
        sides = " - ".join(team_words(self.seats, side) for side in (0, 1))
        more = f" ({score_words(event['shootout'])})" if event["shootout"] else ""
        return f"{sides}  {score_words(event['score'])}{more}"

    def deed(self, action: Event) -> str:
        """A phrase that names an action."""
        square = square_words(int(action["square"])) if "square" in action else ""
        return _DEEDS(str(action.get("type"))).format(square=square, pawn=action.get("pawn", "")) or super().deed(
            action
        )

    def question(self, view: TacticsBoardView, seat: int) -> str:
        """The question to the seat to move, as a sentence; "" when the match is over."""
        if view.to_move is None:
            return ""
        step = view.step
        if step == "move":
            step = f"move_{view.open.why}"
        elif step == "taker" and view.open.due == "penalty":
            step = "taker_penalty"
        picked, holder = view.picked, view.holder
        return _QUESTIONS(step).format(
            seat=self.seat(seat),
            side=side_name(view.side_asked),
            roll=view.roll,
            pawn=pawn_words(picked // PAWNS, picked % PAWNS + 1) if picked >= 0 else "",
            holder=pawn_words(holder // PAWNS, holder % PAWNS + 1) if holder >= 0 else "",
            square=square_words(view.ball) if view.ball >= 0 else "",
        )

    def clause(self, view: TacticsBoardView) -> str:
        """The clause of the step."""
        if view.step == "taker" and view.open.due == "penalty":
            return "T13.7"
        return super().clause(view)

    def refusal(self, code: str, parameters: Mapping[str, Any]) -> str:
        """The sentence that says why an action is not allowed, from its refusal code."""
        if code == "bad_option":
            return _OPTIONS(str(parameters.get("option")))
        restart = str(parameters.get("restart", ""))
        return _REASONS(code).format(
            roll=parameters.get("roll", ""), pawn=parameters.get("pawn", ""), restart=_RESTARTS(restart)
        )

    def heading(self, view: TacticsBoardView) -> str:
        """The period with its plays, and the score."""
        if not view.period:
            return ""
        if view.step == "shootout":
            return translate("BoardWords", "Shoot-out, {score}").format(score=score_words(view.open.kick_goals))
        return translate("BoardWords", "{period}, play {play} of {length}, {score}").format(
            period=period_name(view.period), play=view.plays, length=view.period_length, score=score_words(view.score)
        )

    def asked_then(self, view: TacticsBoardView, seat: int) -> str:
        """The score and the question."""
        return translate("BoardWords", "{score}. {question}").format(
            score=score_words(view.score), question=self.question(view, seat)
        )

    def why(self, hint: Hint, view: TacticsBoardView, to_json: ToJson) -> str:
        """Why the best choice is the best, and where the pawn goes that is picked."""
        del view
        why = self.why_better(hint)
        squares = [int(written["square"]) for action in hint.row if "square" in (written := to_json(action))]
        if not squares:
            return why
        return translate("BoardWords", "{reason} The best square is {square}.").format(
            reason=why, square=square_words(squares[0])
        )

    def why_better(self, hint: Hint) -> str:
        """The sentence of the reason."""
        facts = dict(hint.advice.facts)
        values: dict[str, Any] = {name: facts.get(name, 0) for name in ("chance", "ours", "theirs")}
        values["square"] = square_words(int(facts["square"])) if "square" in facts else ""
        pawn = int(facts.get("pawn", 0))
        values["pawn"] = pawn_words(pawn // PAWNS, pawn % PAWNS + 1)
        return _WHYS(hint.advice.reason).format(**values)

    def figures(self, view: TacticsBoardView) -> str:
        """What the figures of a hint mean."""
        del view
        return translate("BoardWords", "How many goals less each choice promises on average.")


_RESTARTS: Final = TextTable("BoardWords", "restarts", "tactics_board")

_DEEDS: Final = TextTable("BoardWords", "deeds", "tactics_board")

_QUESTIONS: Final = TextTable("BoardWords", "questions", "tactics_board")

_REASONS: Final = TextTable("BoardWords", "reasons", "tactics_board")

_OPTIONS: Final = TextTable("BoardWords", "options", "tactics_board")

_WHYS: Final = TextTable("BoardWords", "whys", "tactics_board")
