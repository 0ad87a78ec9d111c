"""What the tips of a game are: which are due, and their words. A game has them written, `Tips` shows them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from swallows_gui.models.narration import Event


class Tip(Protocol):
    """A word on something, the first time it happens or its screen is seen."""

    @property
    def name(self) -> str:
        """By which it is remembered that it was given."""
        ...

    @property
    def clause(self) -> str:
        """The rule behind it."""
        ...

    @property
    def event(self) -> Mapping[str, object]:
        """What has to happen for it; {} for a tip on a screen or on a question."""
        ...

    def is_over(self, events: Iterable[Event]) -> bool:
        """Whether what has happened since it was given leaves nothing to speak of."""
        ...


class TipBook(Protocol):
    """The tips of a game; `seen` has the names of those that were given."""

    def due(self, events: Iterable[Event], seen: Mapping[str, str]) -> Sequence[Tip]:
        """Those about what has happened, in the order of the events."""
        ...

    def of_scene(self, scene: str, seen: Mapping[str, str]) -> Tip | None:
        """The tip of a screen, or of what is asked at a step of this name."""
        ...

    def words(self, name: str) -> tuple[str, str]:
        """Heading and sentences of a tip in the language in use."""
        ...
