"""The words of Final Whistle: the sentences of its events, its result, questions, refusals and advice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from swallows_gui.ai.advice import Hint
from swallows_gui.games.final_whistle.rules.period import MINUTES
from swallows_gui.games.final_whistle.rules.tables import LINES, MEN
from swallows_gui.games.final_whistle.words.course import NOWHERE, Course, Situation
from swallows_gui.games.final_whistle.words.names import (
    card_name,
    club_name,
    colour_name,
    line_name,
    man_name,
    squad_name,
)
from swallows_gui.games.final_whistle.words.sentences import SENTENCES
from swallows_gui.models.commentary import Telling
from swallows_gui.models.game_words import ToJson
from swallows_gui.models.match_words import MatchWords
from swallows_gui.models.narration import Event
from swallows_gui.models.vocabulary import score_words
from swallows_gui.services.glossary import QT_TRANSLATE_NOOP, Glossary, translate

if TYPE_CHECKING:
    from swallows_gui.games.final_whistle.rules.view import FinalWhistleView

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
    started = next((event for event in history if event["type"] == "match_started"), {"clubs": "ab"})
    return FinalWords(seats, str(started["clubs"]))


class FinalWords(MatchWords[Situation]):
    """The words of one match, see `models.game_words.GameWords`."""

    sentences = SENTENCES
    courses = Course
    clauses = CLAUSES
    opens = ("period_started",)

    def __init__(self, seats: Sequence[str], clubs: str = "ab") -> None:
        super().__init__(seats)
        self.clubs = clubs

    @property
    def alone(self) -> Situation:
        """An event told by itself is still of this match."""
        return NOWHERE._replace(clubs=self.clubs)

    def tells(self, event: Event) -> bool:
        """Besides what there are sentences for, whoever is marked: later sentences name him."""
        return event.get("type") == "marked" or super().tells(event)

    def result(self, event: Event, _situation: Telling[Situation]) -> str:
        """The clubs and the score, if the match ends."""
        if event["type"] != "match_ended":
            return ""
        home, away = (club_name(self.clubs, seat) for seat in range(2))
        return f"{home} - {away}  {score_words(event['score'])}"

    def deed(self, action: Event) -> str:
        """A phrase that names an action; it may name a card of its seat. Men are named by their numbers."""
        return self._deed(action, None)

    def _deed(self, action: Event, seat: int | None) -> str:
        """The same, men named as those of a seat where it is known."""
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
        """What the seat is asked; "" when the match is over."""
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
        """Why an action is not allowed."""
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
        """What the figures of a hint are."""
        del view
        return translate("FinalWords", "How many goals less each choice promises on average, from what is known here.")


_DEEDS: Final = Glossary[str](
    "FinalWords",
    {
        "take": QT_TRANSLATE_NOOP("FinalWords", "take {man}"),
        "ready": QT_TRANSLATE_NOOP("FinalWords", "take the ready squad: {squad}"),
        "colour": QT_TRANSLATE_NOOP("FinalWords", "play the {colour} cards"),
        "choose": QT_TRANSLATE_NOOP("FinalWords", "choose {card}"),
        "hold": QT_TRANSLATE_NOOP("FinalWords", "hold {card}"),
        "substitute": QT_TRANSLATE_NOOP("FinalWords", "bring on {on} for {off}"),
        "done": QT_TRANSLATE_NOOP("FinalWords", "leave it at that"),
        "play": QT_TRANSLATE_NOOP("FinalWords", "play {card}"),
        "exchange": QT_TRANSLATE_NOOP("FinalWords", "lay {card} aside"),
        "keep": QT_TRANSLATE_NOOP("FinalWords", "keep the hand"),
        "mark": QT_TRANSLATE_NOOP("FinalWords", "use {man}"),
        "bring": QT_TRANSLATE_NOOP("FinalWords", "bring on {man}"),
        "stand_in": QT_TRANSLATE_NOOP("FinalWords", "put {man} in goal"),
        "move": QT_TRANSLATE_NOOP("FinalWords", "move {man}"),
        "agree": QT_TRANSLATE_NOOP("FinalWords", "agree to extra time"),
        "decline": QT_TRANSLATE_NOOP("FinalWords", "leave it at the draw"),
        "shooter": QT_TRANSLATE_NOOP("FinalWords", "name {man}"),
    },
    "",
)

_QUESTIONS: Final = Glossary[str](
    "FinalWords",
    {
        "squad": QT_TRANSLATE_NOOP("FinalWords", "{seat}: who is in the squad?"),
        "colour": QT_TRANSLATE_NOOP("FinalWords", "{seat}: which colour beside the white cards?"),
        "deck": QT_TRANSLATE_NOOP("FinalWords", "{seat}: which card?"),
        "substitutes": QT_TRANSLATE_NOOP("FinalWords", "{seat}: substitute anybody?"),
        "card": QT_TRANSLATE_NOOP("FinalWords", "{seat}: which card for this quarter of an hour?"),
        "exchange": QT_TRANSLATE_NOOP("FinalWords", "{seat}: lay a card aside and draw another?"),
        "further": QT_TRANSLATE_NOOP("FinalWords", "{seat}: which card for the next attack?"),
        "mark": QT_TRANSLATE_NOOP("FinalWords", "{seat}: who is used? Wanted: {line}."),
        "mark_any": QT_TRANSLATE_NOOP("FinalWords", "{seat}: who is used? Anybody but the goalie."),
        "replace": QT_TRANSLATE_NOOP("FinalWords", "{seat}: {man} is injured. Who comes on?"),
        "stand_in": QT_TRANSLATE_NOOP("FinalWords", "{seat}: who goes in goal?"),
        "refill": QT_TRANSLATE_NOOP("FinalWords", "{seat}: a line is empty. Who moves there? Wanted: {line}."),
        "extra_time": QT_TRANSLATE_NOOP("FinalWords", "{seat}: extra time?"),
        "shooters": QT_TRANSLATE_NOOP("FinalWords", "{seat}: who is the next shooter?"),
    },
    "",
)

_REASONS: Final = Glossary[str](
    "FinalWords",
    {
        "over_budget": QT_TRANSLATE_NOOP(
            "FinalWords", "With him the squad could not be completed for {points} points."
        ),
        "goalie_missing": QT_TRANSLATE_NOOP("FinalWords", "A goalie is still missing here."),
        "goalie_too_many": QT_TRANSLATE_NOOP("FinalWords", "One goalie plays, one sits on the bench: no more."),
        "line_missing": QT_TRANSLATE_NOOP("FinalWords", "Defence, midfield and attack need one man each at least."),
        "man_taken": QT_TRANSLATE_NOOP("FinalWords", "He is in the squad already."),
        "deck_rule": QT_TRANSLATE_NOOP(
            "FinalWords", "A deck has exactly two cards of 5, at least two of 2 and one of 1."
        ),
        "card_not_held": QT_TRANSLATE_NOOP("FinalWords", "That card is not in this hand."),
        "closing_card_waits": QT_TRANSLATE_NOOP("FinalWords", "The last card waits until the hand is empty."),
        "nothing_to_exchange": QT_TRANSLATE_NOOP("FinalWords", "The pile has no card left to draw."),
        "wrong_line": QT_TRANSLATE_NOOP("FinalWords", "Somebody else is wanted here: {line}."),
        "goalie_not_here": QT_TRANSLATE_NOOP("FinalWords", "The goalie stays in his goal."),
        "man_marked": QT_TRANSLATE_NOOP("FinalWords", "He has been used in this attack already."),
        "linked_man": QT_TRANSLATE_NOOP("FinalWords", "The card uses him again by itself."),
        "not_on_field": QT_TRANSLATE_NOOP("FinalWords", "He is not on the field."),
        "not_on_bench": QT_TRANSLATE_NOOP("FinalWords", "He is not on the bench."),
        "goalie_only_for_goalie": QT_TRANSLATE_NOOP("FinalWords", "Only goalies change with goalies."),
        "too_late_to_substitute": QT_TRANSLATE_NOOP("FinalWords", "Men are substituted before a quarter begins."),
        "line_still_needed": QT_TRANSLATE_NOOP("FinalWords", "He is the last man of his own line."),
        "no_goalie_shoots": QT_TRANSLATE_NOOP("FinalWords", "Goalies do not shoot."),
        "has_shot": QT_TRANSLATE_NOOP("FinalWords", "He is named already, or has shot."),
        "not_your_turn": QT_TRANSLATE_NOOP("FinalWords", "The other side is asked."),
        "game_over": QT_TRANSLATE_NOOP("FinalWords", "The match is over."),
        "unknown_action": QT_TRANSLATE_NOOP("FinalWords", "There is no such thing in this game."),
    },
    QT_TRANSLATE_NOOP("FinalWords", "That is not allowed now: the prompt says what may be done."),
)

_OPTIONS: Final = Glossary[str](
    "FinalWords",
    {
        "squads": QT_TRANSLATE_NOOP("FinalWords", "Squads are those of the first match or are chosen: choose one."),
        "decks": QT_TRANSLATE_NOOP("FinalWords", "Cards are those of the first match, by colour or free: choose one."),
        "clubs": QT_TRANSLATE_NOOP("FinalWords", "There are two clubs: choose who leads which."),
        "extra_time": QT_TRANSLATE_NOOP("FinalWords", "Extra time is asked for, always played or never: choose one."),
        "holder": QT_TRANSLATE_NOOP("FinalWords", "The cup is held by one of the two seats or by nobody: choose one."),
        "holder_points": QT_TRANSLATE_NOOP(
            "FinalWords", "A holder has up to 10 points more or fewer, and squads are chosen: change one of the two."
        ),
        "leg": QT_TRANSLATE_NOOP("FinalWords", "A match stands alone, or is the first or second of a tie: choose one."),
        "first_leg": QT_TRANSLATE_NOOP("FinalWords", "The second match of a tie needs the goals of the first."),
        "seats": QT_TRANSLATE_NOOP("FinalWords", "Two play this game: choose two seats."),
    },
    QT_TRANSLATE_NOOP("FinalWords", "The match cannot be set up like this: choose other options."),
)

_WHYS: Final = Glossary[str](
    "FinalWords",
    {
        "mark_attack": QT_TRANSLATE_NOOP(
            "FinalWords", "With {man} it is {sum} in all: it succeeds with {chance} % against the best answer."
        ),
        "mark_defence": QT_TRANSLATE_NOOP(
            "FinalWords", "With {man} it is {sum} in all: the attack succeeds with {chance} % only."
        ),
        "card": QT_TRANSLATE_NOOP(
            "FinalWords", "{card} has strength {strength}, and its attack is a goal with {chance} %."
        ),
        "further": QT_TRANSLATE_NOOP("FinalWords", "The attack with {card} is a goal with {chance} %."),
        "exchange": QT_TRANSLATE_NOOP("FinalWords", "{card} is missed least."),
        "keep": QT_TRANSLATE_NOOP("FinalWords", "These cards are better than what may come."),
        "substitute": QT_TRANSLATE_NOOP("FinalWords", "{man} is worth more from now on than {off}."),
        "done": QT_TRANSLATE_NOOP("FinalWords", "Nobody on the bench would be worth more."),
        "squad": QT_TRANSLATE_NOOP("FinalWords", "That makes a squad whose lines fit each other."),
        "colour": QT_TRANSLATE_NOOP("FinalWords", "This colour uses the men who are strongest here."),
        "deck": QT_TRANSLATE_NOOP("FinalWords", "No other card does more with these men."),
        "replace": QT_TRANSLATE_NOOP("FinalWords", "He is the best replacement at once."),
        "stand_in": QT_TRANSLATE_NOOP("FinalWords", "He is missed least in the field."),
        "refill": QT_TRANSLATE_NOOP("FinalWords", "He is missed least in his line."),
        "extra_time": QT_TRANSLATE_NOOP("FinalWords", "There is nothing to lose by playing on."),
        "shooters": QT_TRANSLATE_NOOP("FinalWords", "Nobody who is left shoots harder."),
    },
    QT_TRANSLATE_NOOP("FinalWords", "This promises most."),
)
