"""What the window says of a game beyond its own screens: questions, hints, and what undo takes back.

Each game has words of its own, which are its narrator at the same time; `PlainWords` has an answer to all.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from swallows_gui.ai.advice import Hint
from swallows_gui.models.commentary import Telling
from swallows_gui.models.narration import Event, Narrator
from swallows_gui.models.vocabulary import seat_name
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language

ToJson = Callable[[int], Event]
"""An action of the engine as records have it."""


class Hindsight(NamedTuple):
    """What a decision looks like when the match is over."""

    sentence: str = ""
    made_up: float = 0.0
    """What of its cost came in later by another way, in the unit of the game's results."""


class GameWords(Narrator, Protocol):
    """The words of one running game, in the language in use. An action is given as records have it."""

    def seat(self, seat: int | None) -> str:
        """The seat's name; for None the stand-in for nobody."""
        ...

    def deed(self, action: Event) -> str:
        """A phrase for an action that could be taken back; it may name secrets of its seat. {}: it stays unsaid."""
        ...

    def question(self, view: Any, seat: int) -> str:
        """What the seat must decide by this view, a sentence; "" where nothing is asked."""
        ...

    def clause(self, view: Any) -> str:
        """The clause of the rules behind what is asked by this view; "" where none is."""
        ...

    def refusal(self, code: str, parameters: Mapping[str, Any]) -> str:
        """Why an action is not allowed, a sentence."""
        ...

    def heading(self, view: Any) -> str:
        """What the title of the window says while the table is shown by this view; "" for the game's name."""
        ...

    def asked_then(self, view: Any, seat: int) -> str:
        """What the seat was asked, and how it stood then."""
        ...

    def choice(self, action: Event | None, view: Any) -> str:
        """A choice as a line of a list of advice; None: letting things go on."""
        ...

    def why(self, hint: Hint, view: Any, to_json: ToJson) -> str:
        """Why the best choice is the best, with what goes along with it."""
        ...

    def why_better(self, hint: Hint) -> str:
        """Why the best choice would have been better, one sentence."""
        ...

    def hindsight(self, view: Any, action: Event, cost: float, after: Sequence[Event]) -> Hindsight:
        """What is to be said of a decision that cost so much, now that the match is over; `after` is what its seat was
        told from then on."""
        ...

    def worth(self, money: float) -> str:
        """What a choice is worth, with its unit."""
        ...

    def by_itself(self, view: Any) -> bool:
        """Whether each choice's worth means something by itself; else only differences do."""
        ...

    def figures(self, view: Any) -> str:
        """What the figures of a hint mean, a sentence."""
        ...

    def in_row(self, view: Any) -> bool:
        """Whether everything of a hint's row is recommended beside its first choice, as on a slip."""
        ...


class PlainWords:
    """Words for any game: what can be said without knowing it. The words of a game begin here."""

    def __init__(self, seats: Sequence[str]) -> None:
        self.seats = list(seats)

    def seat(self, seat: int | None) -> str:
        """The seat's name; for None the stand-in for nobody."""
        return seat_name(self.seats, seat)

    def spoken(self, situation: Any) -> bool:
        """Whatever has a sentence is told, but what the reporter passes over."""
        return not isinstance(situation, Telling) or bool(situation.said)

    def figures_behind(self, _event: Event, _situation: Any) -> str:
        """The sentences say all."""
        return ""

    def heads(self, _event: Event) -> bool:
        """No event begins a part of the game."""
        return False

    def result(self, _event: Event, _situation: Any) -> str:
        """There is no table of results."""
        return ""

    def deed(self, _action: Event) -> str:
        """The decision, unnamed."""
        return translate("Deeds", "the last decision")

    def question(self, _view: Any, seat: int) -> str:
        """That the seat is asked."""
        return translate("Prompt", "{seat} decides.").format(seat=self.seat(seat))

    def clause(self, _view: Any) -> str:
        """No clause in particular."""
        return ""

    def refusal(self, _code: str, _parameters: Mapping[str, Any]) -> str:
        """That the rules do not allow it."""
        return translate("Prompt", "The rules do not allow that now.")

    def heading(self, _view: Any) -> str:
        """Nothing in particular."""
        return ""

    def asked_then(self, view: Any, seat: int) -> str:
        """What the seat was asked."""
        return self.question(view, seat)

    def choice(self, action: Event | None, _view: Any) -> str:
        """The deed, or that nothing is done."""
        if action is None:
            return translate("Counsel", "Let play go on")
        words = self.deed(action)
        return words[:1].upper() + words[1:]

    def why(self, hint: Hint, _view: Any, _to_json: ToJson) -> str:
        """Why the best choice is the best."""
        return self.why_better(hint)

    def why_better(self, _hint: Hint) -> str:
        """That it was played out many times."""
        return translate("Counsel", "Played out many times, this promises most.")

    def hindsight(self, _view: Any, _action: Event, _cost: float, _after: Sequence[Event]) -> Hindsight:
        """Nothing: a decision is judged by what was known."""
        return Hindsight()

    def worth(self, money: float) -> str:
        """A number with one decimal, a true minus sign."""
        digits = language().locale.toString(float(abs(money)), "f", 1)
        return f"−{digits}" if money < 0 and digits.strip("0.,") else digits

    def by_itself(self, _view: Any) -> bool:
        """Only differences mean something."""
        return False

    def figures(self, view: Any) -> str:
        """What the figures of a hint mean."""
        if self.by_itself(view):
            return translate("Hints", "What each choice promises on average, from what is known here.")
        return translate("Hints", "What each choice costs you on average, going by what you can see.")

    def in_row(self, _view: Any) -> bool:
        """Only the first choice is recommended."""
        return False
