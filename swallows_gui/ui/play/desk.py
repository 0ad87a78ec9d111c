"""The protocols between a game's desk and the window around it, which know nothing else of each other.

A game's title names its desk, a `GameUi` (`game_desk.py`). It holds all that a running game shows, presents it as its
`PresentationRules` say, and asks its `Shell` for everything outside it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from PySide6.QtCore import QObject, SignalInstance
from PySide6.QtWidgets import QDockWidget, QStackedWidget, QWidget

if TYPE_CHECKING:
    from swallows_gui.engine.game import Json
    from swallows_gui.models.log import LogModel
    from swallows_gui.models.plain_models import GameWords
    from swallows_gui.models.you import YourGame
    from swallows_gui.ui.kit.exhibits import FeatRow
    from swallows_gui.ui.kit.notices import NoticeBar
    from swallows_gui.ui.play.paper.page import Page as PaperPage
    from swallows_gui.ui.stage.coach import CoachStrip


class GameModels(Protocol):
    """The item models that a game's screens and docks show."""

    @property
    def narrator(self) -> GameWords:
        """What the game says of itself, and what its seats are called."""
        ...

    @property
    def log(self) -> LogModel:
        """What has happened, a sentence an event."""
        ...

    def update(self, view: Any) -> None:
        """Follow a view, row by row."""
        ...

    def hide(self) -> None:
        """Drop everything that only one seat may see: the curtain closes."""
        ...

    def new_log(self, parent: QObject) -> LogModel:
        """A log beside that of the screen, empty: for what is read aloud."""
        ...

    def rebuild_log(self, history: Sequence[Json]) -> None:
        """Show a whole redacted history."""
        ...


@dataclass(frozen=True, slots=True)
class Dock:
    """Something that a game shows beside its table: movable, hidden when it is not wanted, and remembered."""

    id: str
    """By which its place is remembered; unique within the game."""
    title: Callable[[], str]
    """What it is called, in the language in use."""
    widget: QWidget
    side: str = "right"
    """"left" or "right" of the table; those of a side stand one below the other, in their order."""
    share: int = 1
    """How much of the height of its side it takes, in proportion to the others."""
    rare: bool = False
    """Whether only some of the game's games have it: the docks of these are arranged by themselves, so that it is seen
    whatever was left of the others."""
    stays: bool = False
    """Whether its widget stays in the window from one of these games to the next, instead of going with its game."""


class Paper(NamedTuple):
    """What can be printed of a game, or written as PDF."""

    title: str
    pages: Callable[[], Sequence[PaperPage]]


class Shell(Protocol):
    """What a running game needs of the window around it."""

    @property
    def frame(self) -> QWidget:
        """The window: what dialogs, curtain and notes belong to."""
        ...

    @property
    def stack(self) -> QStackedWidget:
        """Holds the screens, one of which is shown."""
        ...

    @property
    def coach(self) -> CoachStrip:
        """Where lessons, tips and hints speak."""
        ...

    @property
    def notice(self) -> NoticeBar:
        """The line that tells news and troubles."""
        ...

    @property
    def kept(self) -> dict[str, Any]:
        """What games leave in the window for the next of their kind, by a name that begins with the game's id."""
        ...

    def dock(self, name: str) -> QDockWidget | None:
        """The dock of the running game with this id."""
        ...

    def open_rules(self, clause: str) -> None:
        """Show the game's rule book, at a clause if one is named."""
        ...

    def toggle_overview(self) -> None:
        """Show the game's overview on the whole window, or the game again."""
        ...

    def open_newspaper(self) -> None:
        """Show what is printed of the game, or the game again."""
        ...

    def go_back(self) -> None:
        """Back to the game from whatever is shown over it."""
        ...

    def replay_game(self, move: int = 0) -> None:
        """Show the running game again from its beginning, or as it stood after a move."""
        ...

    def share(self, place: QWidget | None = None) -> None:
        """Open the menu of what can be made of the running game, below a button if one is named."""
        ...

    @property
    def may_rematch(self) -> bool:
        """Whether the running game stands alone, so that it may be played once more."""
        ...

    def rematch(self) -> None:
        """Begin the running game anew: the same seats by the same rules."""
        ...

    def leave_game(self) -> None:
        """Put the game away (its record has every move) and show the start screen."""
        ...


class Album(Protocol):
    """The screen with the cards of a game: what `Title.album` names. It is a widget of the stack."""

    @property
    def back(self) -> SignalInstance:
        """Enough has been seen."""
        ...

    def heading(self) -> str:
        """What the window's title says while it is shown."""
        ...

    def pages(self) -> Sequence[PaperPage]:
        """What it lists now, to be printed."""
        ...


class Feats(Protocol):
    """What you have done in a game: what `Title.feats` names."""

    def figures(self, games: Sequence[YourGame]) -> list[tuple[str, str]]:
        """Figures, each with what it counts, of your games."""
        ...

    def rows(self, games: Sequence[YourGame]) -> list[FeatRow]:
        """Shelves of your games. Behind a thing stand a record's path and a move, or the id of a screen of the game."""
        ...


class HallPage(Protocol):
    """The hall of fame of a game: what `Title.hall` names. It is a widget of the stack."""

    @property
    def back(self) -> SignalInstance:
        """Enough has been seen."""
        ...

    @property
    def watch(self) -> SignalInstance:
        """A record's path, and the move at which it is to be looked at."""
        ...


class PacksPage(Protocol):
    """The screen with the packs of a game: what `Title.packs` names. It is a widget of the stack."""

    @property
    def back(self) -> SignalInstance:
        """Enough has been seen."""
        ...

    @property
    def changed(self) -> SignalInstance:
        """New games are played with other packs than before."""
        ...

    def set_played(self, packs: Set[str]) -> None:
        """The game that runs is played with these packs: they are not removed now."""


class SetUpScreen(Protocol):
    """The screen on which a game is set up: what `StartOption.screen` names. It is a widget of the stack."""

    @property
    def started(self) -> SignalInstance:
        """(object, object) The engine's options and a tuple of `SeatChoice`."""
        ...

    @property
    def back(self) -> SignalInstance:
        """No game is wanted after all."""
        ...
