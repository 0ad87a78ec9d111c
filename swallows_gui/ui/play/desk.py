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
    from swallows_gui.engine.game import Told
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
        """The narrator, which makes the sentences of events and knows the seats' names."""
        ...

    @property
    def log(self) -> LogModel:
        """The model of the log, one sentence an event."""
        ...

    def update(self, view: Any) -> None:
        """Take over a view, changing single rows."""
        ...

    def hide(self) -> None:
        """Drop everything that only one seat may see, because the screen is being covered."""
        ...

    def new_log(self, parent: QObject) -> LogModel:
        """A second, empty log beside the one on the screen, for texts that are read aloud."""
        ...

    def rebuild_log(self, history: Sequence[Told]) -> None:
        """Fill the log with a whole redacted history."""
        ...


@dataclass(frozen=True, slots=True)
class Dock:
    """A panel beside the table: it can be moved and hidden, and its place is remembered."""

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
    """A document of a game that can be printed or written as PDF."""

    title: str
    pages: Callable[[], Sequence[PaperPage]]


class Shell(Protocol):
    """What a running game may ask of the window around it."""

    @property
    def frame(self) -> QWidget:
        """The window, as parent of dialogs, privacy screen and notes."""
        ...

    @property
    def stack(self) -> QStackedWidget:
        """Holds the screens, one of which is shown."""
        ...

    @property
    def coach(self) -> CoachStrip:
        """The strip in which lessons, tips and hints speak."""
        ...

    @property
    def notice(self) -> NoticeBar:
        """The line for news and problems."""
        ...

    @property
    def kept(self) -> dict[str, Any]:
        """Objects that a game leaves in the window for later games of its kind, by a key that begins with the game's
        id."""
        ...

    def dock(self, name: str) -> QDockWidget | None:
        """The running game's dock with this id."""
        ...

    def open_rules(self, clause: str) -> None:
        """Open the game's rule book, at a clause if one is named."""
        ...

    def toggle_overview(self) -> None:
        """Switch between the game and its overview, which fills the window."""
        ...

    def open_newspaper(self) -> None:
        """Switch between the game and its newspaper."""
        ...

    def go_back(self) -> None:
        """Return to the game from a screen that covers it."""
        ...

    def replay_game(self, move: int = 0) -> None:
        """Open a replay of the running game, from the beginning or from the position after `move`."""
        ...

    def share(self, place: QWidget | None = None) -> None:
        """Open the menu of pictures, films and texts of the running game, below `place` if given."""
        ...

    @property
    def may_rematch(self) -> bool:
        """Whether the running game belongs to no cup or season, so that a rematch may be offered."""
        ...

    def rematch(self) -> None:
        """Start the game again with the same seats and rules."""
        ...

    def leave_game(self) -> None:
        """Close the game, whose record has every move, and show the start screen."""
        ...


class Album(Protocol):
    """The screen with a game's cards, which `Title.album` names. It is a widget of the stack."""

    @property
    def back(self) -> SignalInstance:
        """Emitted when the player wants to leave the screen."""
        ...

    def heading(self) -> str:
        """The window's title while the screen is shown."""
        ...

    def pages(self) -> Sequence[PaperPage]:
        """The pages for printing what the screen lists now."""
        ...


class Feats(Protocol):
    """Your feats in a game, which `Title.feats` names."""

    def figures(self, games: Sequence[YourGame]) -> list[tuple[str, str]]:
        """Figures from your games, each with what it counts."""
        ...

    def rows(self, games: Sequence[YourGame]) -> list[FeatRow]:
        """Shelves of feats from your games. An exhibit links to a record's path and a move, or to a screen of the game
        by its id."""
        ...


class HallPage(Protocol):
    """A game's hall of fame, which `Title.hall` names. It is a widget of the stack."""

    @property
    def back(self) -> SignalInstance:
        """Emitted when the player wants to leave the screen."""
        ...

    @property
    def watch(self) -> SignalInstance:
        """Emitted with a record's path and the move at which its replay should open."""
        ...


class PacksPage(Protocol):
    """The screen with a game's packs, which `Title.packs` names. It is a widget of the stack."""

    @property
    def back(self) -> SignalInstance:
        """Emitted when the player wants to leave the screen."""
        ...

    @property
    def changed(self) -> SignalInstance:
        """Emitted when the choice of packs for new games has changed."""
        ...

    def set_played(self, packs: Set[str]) -> None:
        """Name the packs of the running game, which must not be removed now."""


class SetUpScreen(Protocol):
    """The screen that sets up a game, which `StartOption.screen` names. It is a widget of the stack."""

    @property
    def started(self) -> SignalInstance:
        """Emitted with the engine's options and a tuple of `SeatChoice` when the game is to begin."""
        ...

    @property
    def back(self) -> SignalInstance:
        """Emitted when the player leaves without starting a game."""
        ...
