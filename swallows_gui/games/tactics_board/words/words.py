"""The words of Tactics Board: the sentences of its events, its result, questions, refusals and advice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from swallows_gui.ai.advice import Hint
from swallows_gui.games.tactics_board.rules.tables import PAWNS
from swallows_gui.games.tactics_board.words.course import Course, Situation
from swallows_gui.games.tactics_board.words.phrases import period_name
from swallows_gui.games.tactics_board.words.placeholders import pawn_words, side_name, square_words, team_words
from swallows_gui.games.tactics_board.words.sentences import SENTENCES
from swallows_gui.models.commentary import Telling
from swallows_gui.models.game_words import ToJson
from swallows_gui.models.match_words import MatchWords
from swallows_gui.models.narration import Event
from swallows_gui.models.vocabulary import score_words
from swallows_gui.services.glossary import QT_TRANSLATE_NOOP, Glossary, translate

if TYPE_CHECKING:
    from swallows_gui.games.tactics_board.rules.view import TacticsBoardView

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
    """The words of a match of these seats, whatever has been told of it."""
    del history
    return BoardWords(seats)


class BoardWords(MatchWords[Situation]):
    """The words of one match, see `models.game_words.GameWords`."""

    sentences = SENTENCES
    courses = Course
    clauses = CLAUSES
    opens = ("set_started",)

    def result(self, event: Event, _situation: Telling[Situation]) -> str:
        """The sides and the score, if the match ends."""
        if event["type"] != "match_ended":
            return ""
        sides = " - ".join(team_words(self.seats, side) for side in (0, 1))
        shootout = event["shootout"]
        more = f" ({score_words(shootout)})" if shootout else ""
        return f"{sides}  {score_words(event['score'])}{more}"

    def deed(self, action: Event) -> str:
        """A phrase that names an action."""
        square = square_words(int(action["square"])) if "square" in action else ""
        return _DEEDS(str(action.get("type"))).format(square=square, pawn=action.get("pawn", "")) or super().deed(
            action
        )

    def question(self, view: TacticsBoardView, seat: int) -> str:
        """What the seat is asked; "" when the match is over."""
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
        """Why an action is not allowed."""
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
        """What the figures of a hint are."""
        del view
        return translate("BoardWords", "How many goals less each choice promises on average.")


_RESTARTS: Final = Glossary[str](
    "BoardWords",
    {
        "kick_off": QT_TRANSLATE_NOOP("BoardWords", "the kick-off"),
        "corner": QT_TRANSLATE_NOOP("BoardWords", "the corner kick"),
        "free_kick": QT_TRANSLATE_NOOP("BoardWords", "the free kick"),
        "goal_kick": QT_TRANSLATE_NOOP("BoardWords", "the goal kick"),
    },
    "",
)

_DEEDS: Final = Glossary[str](
    "BoardWords",
    {
        "spot": QT_TRANSLATE_NOOP("BoardWords", "kick off with {pawn} from {square}"),
        "place": QT_TRANSLATE_NOOP("BoardWords", "line up on {square}"),
        "roll": QT_TRANSLATE_NOOP("BoardWords", "roll"),
        "keeper": QT_TRANSLATE_NOOP("BoardWords", "move the keeper"),
        "pick": QT_TRANSLATE_NOOP("BoardWords", "pick {pawn}"),
        "to": QT_TRANSLATE_NOOP("BoardWords", "go to {square}"),
        "play": QT_TRANSLATE_NOOP("BoardWords", "play the ball to {square}"),
        "dribble": QT_TRANSLATE_NOOP("BoardWords", "dribble to {square}"),
        "shoot": QT_TRANSLATE_NOOP("BoardWords", "shoot"),
        "pass": QT_TRANSLATE_NOOP("BoardWords", "pass"),
        "play_on": QT_TRANSLATE_NOOP("BoardWords", "play on"),
    },
    "",
)

_QUESTIONS: Final = Glossary[str](
    "BoardWords",
    {
        "kickoff": QT_TRANSLATE_NOOP("BoardWords", "{seat}: who kicks off for {side}, and from where?"),
        "line_up": QT_TRANSLATE_NOOP("BoardWords", "{seat}: where does the next one of {side} line up?"),
        "move_set": QT_TRANSLATE_NOOP(
            "BoardWords", "{seat}: {holder} has the ball. Roll for a pawn, or move the keeper?"
        ),
        "move_capture": QT_TRANSLATE_NOOP(
            "BoardWords", "{seat}: the ball lies free on {square}. Roll for a pawn, or move the keeper?"
        ),
        "move_attempt": QT_TRANSLATE_NOOP(
            "BoardWords", "{seat}: one attempt to reach {holder} on {square}. Roll for a pawn, or move the keeper?"
        ),
        "keeper": QT_TRANSLATE_NOOP("BoardWords", "{seat}: where does the keeper step?"),
        "pawn": QT_TRANSLATE_NOOP("BoardWords", "{seat}: who walks the {roll}?"),
        "to": QT_TRANSLATE_NOOP("BoardWords", "{seat}: where does {pawn} go with the {roll}?"),
        "ball": QT_TRANSLATE_NOOP("BoardWords", "{seat}: where does {holder} play the ball with the {roll}?"),
        "shoot": QT_TRANSLATE_NOOP("BoardWords", "{seat}: {holder} shoots."),
        "corner": QT_TRANSLATE_NOOP("BoardWords", "{seat}: who is placed for the corner? You may pass."),
        "corner_to": QT_TRANSLATE_NOOP("BoardWords", "{seat}: where is {pawn} placed?"),
        "taker": QT_TRANSLATE_NOOP("BoardWords", "{seat}: who takes the free kick on {square}?"),
        "taker_penalty": QT_TRANSLATE_NOOP("BoardWords", "{seat}: who takes the penalty kick?"),
        "free_kick": QT_TRANSLATE_NOOP("BoardWords", "{seat}: does {holder} shoot, or play on?"),
        "new_keeper": QT_TRANSLATE_NOOP("BoardWords", "{seat}: who is the new keeper of {side}?"),
        "shootout": QT_TRANSLATE_NOOP("BoardWords", "{seat}: a kick for {side}."),
    },
    "",
)

_REASONS: Final = Glossary[str](
    "BoardWords",
    {
        "full_roll": QT_TRANSLATE_NOOP(
            "BoardWords", "It must be the full roll: {roll} squares, neither fewer nor more."
        ),
        "one_bend": QT_TRANSLATE_NOOP("BoardWords", "With {roll} that takes two bends; one is allowed."),
        "opponent_in_the_way": QT_TRANSLATE_NOOP("BoardWords", "Every way there passes an opponent."),
        "own_pawn_there": QT_TRANSLATE_NOOP("BoardWords", "A pawn of the own side stands there."),
        "own_half_only": QT_TRANSLATE_NOOP("BoardWords", "Defenders and keepers stay in their own half."),
        "four_in_a_row": QT_TRANSLATE_NOOP("BoardWords", "That would be five side by side; four is the most."),
        "three_in_a_column": QT_TRANSLATE_NOOP(
            "BoardWords", "That would be four one behind the other; three is the most."
        ),
        "area_full": QT_TRANSLATE_NOOP(
            "BoardWords", "Four field players of the side are in that penalty area already."
        ),
        "goal_area_taken": QT_TRANSLATE_NOOP("BoardWords", "Only one pawn of a side may stand in a goal area."),
        "holder_stays": QT_TRANSLATE_NOOP("BoardWords", "Whoever holds the ball stays where he is in this set."),
        "keeper_steps_only": QT_TRANSLATE_NOOP("BoardWords", "The keeper goes by single steps only, never by the die."),
        "may_not_touch": QT_TRANSLATE_NOOP(
            "BoardWords", "He took {restart} and may not touch the ball before another pawn has."
        ),
        "only_opponent_there": QT_TRANSLATE_NOOP(
            "BoardWords", "Only an opponent stands there, and the ball can go elsewhere."
        ),
        "must_cross": QT_TRANSLATE_NOOP("BoardWords", "From the kick-off the ball goes into the other half."),
        "must_leave_area": QT_TRANSLATE_NOOP("BoardWords", "From a goal kick the ball leaves the penalty area."),
        "only_on_a_one": QT_TRANSLATE_NOOP("BoardWords", "One dribbles on a one only, and not from a restart."),
        "zone": QT_TRANSLATE_NOOP("BoardWords", "That is too near to the ball."),
        "not_row_eight": QT_TRANSLATE_NOOP("BoardWords", "Strikers line up on row 8 of their half."),
        "not_the_circle": QT_TRANSLATE_NOOP("BoardWords", "The kick-off is taken from D8 or E8 of the own half."),
        "cannot_take": QT_TRANSLATE_NOOP("BoardWords", "Number {pawn} cannot take this kick."),
        "sent_off": QT_TRANSLATE_NOOP("BoardWords", "Number {pawn} has been sent off."),
        "not_your_turn": QT_TRANSLATE_NOOP("BoardWords", "Another seat is asked."),
        "game_over": QT_TRANSLATE_NOOP("BoardWords", "The match is over."),
        "unknown_action": QT_TRANSLATE_NOOP("BoardWords", "There is no such thing in this game."),
    },
    QT_TRANSLATE_NOOP("BoardWords", "That is not allowed now: the prompt says what may be done."),
)

_OPTIONS: Final = Glossary[str](
    "BoardWords",
    {
        "half": QT_TRANSLATE_NOOP("BoardWords", "A half has 15, 25 or 45 plays: choose one of these."),
        "draw": QT_TRANSLATE_NOOP("BoardWords", "A draw stands or leads to extra time: choose one."),
        "shot": QT_TRANSLATE_NOOP("BoardWords", "Shots are spun or rolled: choose spinner or die."),
        "defenders": QT_TRANSLATE_NOOP("BoardWords", "Defenders add 1 or 2 in a battle: choose one."),
        "seats": QT_TRANSLATE_NOOP("BoardWords", "Two or four play this game: choose as many seats."),
    },
    QT_TRANSLATE_NOOP("BoardWords", "The match cannot be set up like this: choose other options."),
)

_WHYS: Final = Glossary[str](
    "BoardWords",
    {
        "shot": QT_TRANSLATE_NOOP("BoardWords", "On {square} somebody stands alone and shoots at once."),
        "pass": QT_TRANSLATE_NOOP("BoardWords", "On {square} somebody stands alone and plays on."),
        "battle": QT_TRANSLATE_NOOP("BoardWords", "The battle on {square} is won with {chance} %."),
        "loose": QT_TRANSLATE_NOOP(
            "BoardWords", "{ours} of six rolls bring somebody to {square}, the other side has {theirs}."
        ),
        "offside": QT_TRANSLATE_NOOP("BoardWords", "Every other square is worse than the flag."),
        "lost": QT_TRANSLATE_NOOP("BoardWords", "An opponent gets the ball anyhow: there he does least harm."),
        "dribble": QT_TRANSLATE_NOOP("BoardWords", "With the ball on {square} most is to be won."),
        "to_ball": QT_TRANSLATE_NOOP("BoardWords", "{pawn} reaches the ball, and is the best for it."),
        "target": QT_TRANSLATE_NOOP("BoardWords", "On {square} a pass to {pawn} is a shot."),
        "mark": QT_TRANSLATE_NOOP("BoardWords", "On {square} {pawn} takes an opponent out of the game."),
        "forward": QT_TRANSLATE_NOOP("BoardWords", "{pawn} is needed further forward."),
        "place": QT_TRANSLATE_NOOP("BoardWords", "There {pawn} stands best for what is coming."),
        "keeper": QT_TRANSLATE_NOOP("BoardWords", "The keeper belongs before his goal."),
        "shoot": QT_TRANSLATE_NOOP("BoardWords", "A shot is a goal with {chance} %."),
        "move": QT_TRANSLATE_NOOP("BoardWords", "A roll can bring more than a step of the keeper."),
        "corner": QT_TRANSLATE_NOOP("BoardWords", "From there most rolls of the corner find somebody."),
        "corner_to": QT_TRANSLATE_NOOP("BoardWords", "From there most rolls of the corner find somebody."),
        "corner_pass": QT_TRANSLATE_NOOP("BoardWords", "Everybody stands well for the corner."),
        "kickoff": QT_TRANSLATE_NOOP("BoardWords", "It makes no difference: take either."),
        "line_up": QT_TRANSLATE_NOOP("BoardWords", "In the middle the way is short to everything."),
    },
    QT_TRANSLATE_NOOP("BoardWords", "This promises most."),
)
