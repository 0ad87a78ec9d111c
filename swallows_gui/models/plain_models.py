"""What the models of every game have: its words, its log and its story.

A game with nothing else to list needs no more. The story is built event by event; no event is read twice. `PlainWords`
answers all that the window says of a game beyond its own screens (questions, hints, what undo takes back); each game
overrides what it says better. `StoryModel` lists events in order, oldest first.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, Protocol, Self, TypeVar

from PySide6.QtCore import QObject, Qt

from swallows_gui.ai.advice import Hint
from swallows_gui.engine.events import Events, WrittenEvent
from swallows_gui.models import roles
from swallows_gui.models.chapters import Event, Narrator
from swallows_gui.models.commentary import NOTHING_HEARD, Telling
from swallows_gui.models.log import LogModel
from swallows_gui.models.roles import RowsModel
from swallows_gui.models.vocabulary import seat_name
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language


class Story(Protocol):
    """The state of a match after the events told so far."""

    def after(self, event: WrittenEvent | None) -> Self:
        """The story with one event more; None: one that the game does not know."""
        ...


S = TypeVar("S", bound=Story)


class StoryReader(Generic[S]):
    """Reads the story of a growing history; a history that differs is read from the beginning."""

    def __init__(self, events: Events, nothing: S) -> None:
        """`nothing` is the story before the first event."""
        self._events = events
        self._nothing = self._story = nothing
        self._read: tuple[Event, ...] = ()

    def read(self, history: Sequence[Event]) -> S:
        """The story of a history."""
        now, known = tuple(history), len(self._read)
        goes_on = now[:known] == self._read
        story = self._story if goes_on else self._nothing
        for event in now[known:] if goes_on else now:
            story = story.after(self._events.read(event))
        self._read, self._story = now, story
        return story


ToJson = Callable[[int], Event]
"""An action of the engine as records have it."""


class Hindsight(NamedTuple):
    """A comment on a decision after the match."""

    sentence: str = ""
    made_up: float = 0.0
    """What of its cost came in later by another way, in the unit of the game's results."""


class GameWords(Narrator, Protocol):
    """The words of one running game, in the language in use. Actions are given in the record's notation."""

    def seat(self, seat: int | None) -> str:
        """The seat's name; for None a stand-in."""
        ...

    def deed(self, action: Event) -> str:
        """A phrase for an action that could be taken back; it may name secrets of its seat. {}: it stays unsaid."""
        ...

    def question(self, view: Any, seat: int) -> str:
        """The question of this view to the seat, as a sentence; "" for none."""
        ...

    def clause(self, view: Any) -> str:
        """The clause behind the view's question; "" for none."""
        ...

    def refusal(self, code: str, parameters: Mapping[str, Any]) -> str:
        """Why an action is not allowed, a sentence."""
        ...

    def heading(self, view: Any) -> str:
        """The window's title for this view; "" for the game's name."""
        ...

    def asked_then(self, view: Any, seat: int) -> str:
        """A past question to the seat, with the state of the match at that time."""
        ...

    def choice(self, action: Event | None, view: Any) -> str:
        """A choice as a line of advice; None means to let play continue."""
        ...

    def why(self, hint: Hint, view: Any, to_json: ToJson) -> str:
        """Why the best choice is the best, with what goes along with it."""
        ...

    def why_better(self, hint: Hint) -> str:
        """Why the best choice would have been better, one sentence."""
        ...

    def hindsight(self, view: Any, action: Event, cost: float, after: Sequence[Event]) -> Hindsight:
        """The comment on a decision that cost this much, after the match; `after` are the events its seat was told from
        then on."""
        ...

    def worth(self, money: float) -> str:
        """A choice's value with its unit."""
        ...

    def by_itself(self, view: Any) -> bool:
        """Whether each choice's worth means something by itself; else only differences do."""
        ...

    def figures(self, view: Any) -> str:
        """What the figures of a hint mean, as a sentence."""
        ...

    def in_row(self, view: Any) -> bool:
        """Whether everything of a hint's row is recommended beside its first choice, as on a slip."""
        ...


class PlainWords:
    """Words for any game, said without knowing it. A game's words derive from this class."""

    heard: Mapping[str, Sequence[int]] = NOTHING_HEARD

    def __init__(self, seats: Sequence[str]) -> None:
        self.seats = list(seats)

    def seat(self, seat: int | None) -> str:
        """The seat's name; for None a stand-in."""
        return seat_name(self.seats, seat)

    def spoken(self, situation: Any) -> bool:
        """Whether the event is told, as the reporter has decided."""
        return not isinstance(situation, Telling) or bool(situation.said)

    def figures_behind(self, _event: Event, _situation: Any) -> str:
        """The sentences say all."""
        return ""

    def heads(self, _event: Event) -> bool:
        """False: no event begins a part of the game."""
        return False

    def result(self, _event: Event, _situation: Any) -> str:
        """There is no table of results."""
        return ""

    def deed(self, _action: Event) -> str:
        """The decision, unnamed."""
        return translate("Deeds", "the last decision")

    def question(self, _view: Any, seat: int) -> str:
        """A sentence that the seat must decide."""
        return translate("Prompt", "{seat} decides.").format(seat=self.seat(seat))

    def clause(self, _view: Any) -> str:
        """ "": no clause is known."""
        return ""

    def refusal(self, _code: str, _parameters: Mapping[str, Any]) -> str:
        """A sentence that the rules do not allow it."""
        return translate("Prompt", "The rules do not allow that now.")

    def heading(self, _view: Any) -> str:
        """An empty heading."""
        return ""

    def asked_then(self, view: Any, seat: int) -> str:
        """The question to the seat."""
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
        """A sentence that the choice was played out many times."""
        return translate("Counsel", "Played out many times, this promises most.")

    def hindsight(self, _view: Any, _action: Event, _cost: float, _after: Sequence[Event]) -> Hindsight:
        """An empty comment: a decision is judged by what was known."""
        return Hindsight()

    def worth(self, money: float) -> str:
        """A number with one decimal, a true minus sign."""
        digits = language().locale.toString(float(abs(money)), "f", 1)
        return f"−{digits}" if money < 0 and digits.strip("0.,") else digits

    def by_itself(self, _view: Any) -> bool:
        """False: only differences of values have a meaning."""
        return False

    def figures(self, view: Any) -> str:
        """What the figures of a hint mean."""
        if self.by_itself(view):
            return translate("Hints", "What each choice promises on average, from what is known here.")
        return translate("Hints", "What each choice costs you on average, going by what you can see.")

    def in_row(self, _view: Any) -> bool:
        """False: only the first choice is recommended."""
        return False


class PlainModels(QObject):
    """The models of one game, kept current together."""

    def __init__(self, narrator: GameWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = narrator
        self.log = LogModel(narrator, self)

    @property
    def narrator(self) -> GameWords:
        """The game in words."""
        return self._words

    def update(self, view: Any) -> None:
        """Follow a view, row by row."""

    def hide(self) -> None:
        """Drop everything that only one seat may see, because the screen is being covered."""

    def new_log(self, parent: QObject) -> LogModel:
        """A second, empty log beside the one on the screen, for texts that are read aloud."""
        return LogModel(self._words, parent)

    def rebuild_log(self, history: Sequence[Event]) -> None:
        """Show a whole redacted history."""
        self.log.rebuild(history)


Line = tuple[int, Event]


class StoryModel(RowsModel[Line]):
    """A list of sentences about events; `tell` sets them, `reveal` adds one."""

    def __init__(self, narrator: Narrator, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._narrator = narrator

    def tell(self, events: list[Event]) -> None:
        """Show exactly these events."""
        self.set_rows(list(enumerate(events)))

    def reveal(self, event: Event) -> None:
        """Add one event at the end."""
        self.set_rows([*self.rows, (len(self.rows), event)])

    def key(self, row: Line) -> Hashable:
        return row[0], str(row[1].get("type"))

    def cell(self, row: Line, column: int, role: int) -> Any:  # noqa: ARG002 - one column
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return self._narrator.sentence(row[1])
            case roles.EVENT:
                return row[1]
            case roles.TEAM:
                return str(row[1].get("team") or "")
        return None
