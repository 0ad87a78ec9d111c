"""What a game offers the window, and what the window offers it: the two sides that know nothing else of each other.

A game's title names a `DeskMaker`. The desk it makes holds all that a running game shows; it shows by the order of its
`Manners`, and asks its `Shell` for whatever lies outside it. `BaseDesk` (`base_desk.py`) has a default for everything
but the table.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from PySide6.QtCore import QObject, QRect, SignalInstance
from PySide6.QtWidgets import QDockWidget, QStackedWidget, QWidget

if TYPE_CHECKING:
    from swallows_gui.engine.game import Json
    from swallows_gui.models.game_words import GameWords
    from swallows_gui.models.log import LogModel
    from swallows_gui.records.errors import DamagedRecord
    from swallows_gui.services.thinking import Thinking
    from swallows_gui.session import Session
    from swallows_gui.session.replay import Playback
    from swallows_gui.ui.kit.notices import NoticeBar
    from swallows_gui.ui.play.game_controller import GameController
    from swallows_gui.ui.play.guide.placing import Kept
    from swallows_gui.ui.play.manners import Manners
    from swallows_gui.ui.play.paper.page import Page as PaperPage
    from swallows_gui.ui.play.replay.replay_screen import ReplayScreen


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
    stays: bool = False
    """Whether its widget stays in the window from one of these games to the next, instead of going with its game."""


class Paper(NamedTuple):
    """What can be printed of a game, or written as PDF."""

    title: str
    pages: Sequence[PaperPage]


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

    def go_back(self) -> None:
        """Back to the game from whatever is shown over it."""
        ...

    def replay_game(self) -> None:
        """Show the running game again from its beginning."""
        ...

    def leave_game(self) -> None:
        """Put the game away (its record has every move) and show the start screen."""
        ...


class GameDesk(Protocol):
    """All that the window knows of a running game.

    Its widgets belong to the stack of its shell once they are shown there, and go with the desk.
    """

    session: Session
    controller: GameController
    thinking: Thinking

    @property
    def models(self) -> GameModels:
        """What its screens and docks show."""
        ...

    @property
    def manners(self) -> Manners:
        """In which way the game is shown."""
        ...

    @property
    def scene_changed(self) -> SignalInstance:
        """(str) Another of its screens is to be shown."""
        ...

    @property
    def refused(self) -> SignalInstance:
        """(str) A sentence: why an action was not carried out, away from the table."""
        ...

    @property
    def informed(self) -> SignalInstance:
        """What may be done in the game has changed."""
        ...

    @property
    def settled(self) -> SignalInstance:
        """The table has come to rest: everything that happened has been shown on it."""
        ...

    @property
    def uncovered(self) -> SignalInstance:
        """What lay over the window, such as a large card, has been put away."""
        ...

    @property
    def covered(self) -> bool:
        """Whether something of the game lies over the window and is being read."""
        ...

    def laid(self) -> Iterator[None]:
        """Build what has to be there before anything is shown, in pieces of a few milliseconds, and follow the
        controller."""
        ...

    # Its screens

    @property
    def table(self) -> QWidget:
        """Where the game is played. It is there once `laid` has been gone through."""
        ...

    @property
    def text_table(self) -> QWidget | None:
        """The table as plain text, once it has been shown."""
        ...

    @property
    def overview(self) -> QWidget | None:
        """A screen with the whole game at a glance, for the whole window; None: there is none."""
        ...

    def screen(self, scene: str) -> QWidget:
        """The widget of a scene, built when it is first needed."""
        ...

    def built(self, scene: str) -> bool:
        """Whether the widget of a scene is there already."""
        ...

    def widgets(self) -> list[QWidget]:
        """Everything built for this game alone that sits in the window's stack."""
        ...

    def docks(self) -> Sequence[Dock]:
        """What stands beside the table."""
        ...

    def has_docks(self, widget: QWidget | None) -> bool:
        """Whether the docks stand beside a screen."""
        ...

    def heading(self, widget: QWidget) -> str:
        """What the window's title says while one of the game's screens is shown."""
        ...

    # What the window asks of it

    def focus_question(self) -> None:
        """Put the focus on what is asked at the table."""
        ...

    def clause_in_question(self, shown: QWidget | None) -> str:
        """The clause that the question on the screen that is shown goes by; "" where none is asked."""
        ...

    def paper(self) -> Paper | None:
        """What can be printed of the game now; it says no more than everybody knows."""
        ...

    def hide_private(self) -> None:
        """The curtain closes: nothing that belongs to one seat stays anywhere."""
        ...

    def close(self) -> None:
        """End the controller and let go of the journal."""
        ...

    # What guides and advice ask of it

    def place(self, name: str) -> QRect | None:
        """Where a part of the table stands that a lesson or a tip speaks of, in the window's pixels; None: there is no
        such part to be seen."""
        ...

    def kept_in_sight(self, shown: QWidget | None, why: str) -> list[Kept]:
        """What a bubble should leave in sight on the screen that is shown; `why`: "advice", "tip" or "lesson"."""
        ...


class DeskMaker(Protocol):
    """Makes a game's half of the window: what `Title.desk` names. A desk's class is one."""

    def __call__(self, session: Session, shell: Shell) -> GameDesk:
        """The desk of a running game, which goes with the shell's window at the latest."""
        ...

    def prepared(self, shell: Shell) -> Iterator[None]:
        """Build ahead, in pieces of a few milliseconds, what stays in the window from game to game."""
        ...

    def replay(
        self, playback: Playback, damage: DamagedRecord | None, window: QWidget
    ) -> Generator[float, None, ReplayScreen]:
        """The screen that shows a record again, in pieces; yields the share that is done. `damage`: why the record
        ends before its time, if it does."""
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
