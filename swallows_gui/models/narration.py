"""What tells a game in words: one sentence an event, for the log, the screen reader, the story and `swallows show`.

Each game has a narrator of its own, which `Title.words` makes. Nothing here needs a window.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

Event = Mapping[str, Any]
"""An event as a record has it and as the listener may know it: its `type`, and its fields by name."""


class FollowsGame(Protocol):
    """Follows one game event by event, so that a sentence may rest on what has gone before."""

    def see(self, event: Event) -> Any:
        """The situation that the event happened in, for `Narrator`; the event counts as seen from now on.

        It is shown every event in its order, also those that have no sentence.
        """
        ...


class Narrator(Protocol):
    """Tells the events of one game in the language in use, with names and never "you". Keeps no event."""

    def course(self) -> FollowsGame:
        """What follows the game from its beginning."""
        ...

    def tells(self, event: Event) -> bool:
        """Whether there is a sentence for events of this type."""
        ...

    def sentence(self, event: Event, situation: Any = None) -> str:
        """What happened, in one whole sentence; "" where nothing is told. Without a situation, told by itself."""
        ...

    def figures_behind(self, event: Event, situation: Any) -> str:
        """The figures that the sentence leaves out, for whoever reads a whole game to judge it; "" for none."""
        ...

    def spoken(self, situation: Any) -> bool:
        """Whether anything is said of the event that happened in this situation; else it has no line."""
        ...

    def heads(self, event: Event) -> bool:
        """Whether a part of the game begins with the event, a match for example: its sentence is a heading."""
        ...

    def result(self, event: Event, situation: Any) -> str:
        """One line of the table of results, if a match ends with the event; else "". Raises `KeyError`, `TypeError` or
        `ValueError` for an event that does not follow on what was seen before it."""
        ...


class MakesNarrator(Protocol):
    """Makes the narrator of a game: `Title.words` names such a function."""

    def __call__(self, seats: Sequence[str], history: Sequence[Event], *catalogue: Any) -> Narrator:
        """`seats` are the seats' names in their order, `history` what has been told so far; `catalogue` is that of the
        game, if it has one."""
        ...
