"""What of showing a game, and of taking turns in it, is the game's own: pure functions of views and events.

`Manners` is how a plain game is shown: one table, a hand behind a curtain, every event told at once. A game that wants
it otherwise overrides what differs. Nothing here may depend on more than the view it is given.
"""

# ruff: noqa: ARG002 - the base names arguments that its subclasses use

from __future__ import annotations

from collections.abc import Collection, Hashable
from typing import Any, Final

from swallows_gui.engine.asides import SAID
from swallows_gui.engine.events import Events
from swallows_gui.engine.game import Section, begins_section
from swallows_gui.models.narration import Event
from swallows_gui.ui.kit.privacy_screen import cards_shown
from swallows_gui.ui.play.cues import Cues
from swallows_gui.ui.play.moments import AT_ONCE, Beat
from swallows_gui.ui.play.rhythm import Pause

TABLE: Final = "table"
"""The scene of the table itself, which every game has."""


class Manners:
    """How a game is shown. It has no state: one is enough for all its games."""

    passing: frozenset[int] = frozenset()
    """Deeds with which a seat lets a question pass; without any none is done unasked."""
    by_hand: frozenset[int] = frozenset()
    """Deeds that people do themselves though there is nothing else to be done: they roll their dice."""
    all_open: bool = False
    """Whether nothing is hidden from anybody: nobody opens a curtain to be advised."""
    unspoken: frozenset[str] = frozenset()
    """Kinds of events that are read on the screen only, and never aloud."""
    matters: frozenset[str] = frozenset({"game_ended"})
    """Kinds of events that are read aloud before whatever else waits to be."""
    sections: tuple[Section, ...] = ()
    """Those of the game's that it is played in: each can be run through to its result, and when one is over people nod
    to that, and only then is told what follows."""

    cues: Cues = Cues(Events({}), {})
    """What events are heard by."""

    # Events

    def beat(self, event: Event) -> Beat:
        """How an event is shown: by what everybody knows of it alone. What an AI seat says stands for a while."""
        return Beat(0.0, 0.9, 0.0) if event["type"] == SAID else AT_ONCE

    def begins_section(self, event: Event) -> bool:
        """Whether a part of the game begins with it."""
        return begins_section(self.sections, [event])

    def ends_section(self, event: Event) -> bool:
        """Whether a part of the game is over with it."""
        return any(event["type"] == section.ends for section in self.sections)

    def is_drawn(self, event: Event) -> bool:
        """Whether lots are drawn in it, which are told by themselves also after the end of a part of the game."""
        return False

    def changes_nothing(self, event: Event) -> bool:
        """Whether an event leaves the decision that lies ahead as it was: a word of an AI seat, an offer that sways
        whoever decides, or the answer to it. Whoever has let play go on is not stopped again because of it."""
        return bool(event["type"] == SAID)

    # Scenes

    def scene(self, view: Any, *, asked: bool, over: bool) -> str:
        """The screen that fits a view. `asked`: whether a person decides now; `over`: whether the game has ended."""
        return TABLE

    def tells(self, scene: str) -> bool:
        """Whether what happens while a scene is shown is told there, moment by moment; elsewhere in one go."""
        return scene == TABLE

    def scene_of(self, view: Any, event: Event) -> str:
        """The scene at which an event is told that comes in a row with others of another; "": where they are.
        `view`: before any of them."""
        return ""

    def at_table(self, view: Any) -> bool:
        """Whether there is anything on the table by now: else it is not shown yet."""
        return True

    def sets_up(self, view: Any) -> bool:
        """Whether the game is being set up still: where it ends, people see what has come of it before play goes on."""
        return False

    def page_after_set_up(self, view: Any) -> str:
        """The page that people read when the game has just been set up; "": none."""
        return ""

    def page_at_start(self, view: Any) -> str:
        """The page that people read first when a game is opened with this view; "": none."""
        return ""

    def page_after_section(self, view: Any) -> str:
        """The page that people read after each part of the game; "": none."""
        return ""

    def in_section(self, view: Any) -> bool:
        """Whether a part of the game runs that could be run through to its result."""
        return False

    def stops_everybody(self, view: Any) -> bool:
        """Whether the section that was over last ends something that everybody sees, even who runs on to his own."""
        return False

    # Decisions

    def pause_before(self, view: Any) -> Pause:
        """How long a computer seat pauses before it answers what is asked now, by the public's view: where nothing is
        hidden, a forced move is thrown in."""
        return Pause.BRIEF if self.all_open and len(view.open.legal) == 1 else Pause.USUAL

    def concerns(self, view: Any, seats: Collection[int], own: Any) -> bool:
        """Whether the part of the game that runs is a matter of one of these seats; `own`: the view of the person who
        plays alone, whose secrets count as well, or None."""
        return True

    def only_watch(self, view: Any, seats: Collection[int]) -> bool:
        """Whether none of these seats plays in the part of the game that runs, by what everybody knows: they only
        referee there, or have bet on it."""
        return False

    def holds(self) -> bool:
        """Whether play waits for people who could sway the decision that lies ahead (`Playable.can_sway`); a game may
        leave that to a switch of its settings."""
        return True

    def speaks(self) -> bool:
        """Whether AI seats may say something now, in a game in which they have words of their own."""
        return False

    def needs_hand(self, view: Any) -> bool:
        """Whether what is asked now is decided with secrets in hand: then the curtain closes for another seat."""
        return True

    def curtain_words(self, view: Any, name: str) -> str:
        """What the button of the curtain says that opens it for `name`; `view` is the public's."""
        return cards_shown(name)

    def asks_over_the_hand(self, view: Any) -> bool:
        """Whether what is asked now can be answered unopened, though the hand bears on it: until its seat has opened
        it, nothing that depends on it is offered."""
        return False

    def fills_in(self, view: Any) -> bool:
        """Whether what is asked now is a form that nobody else sees anything of until it is handed in: no beats are
        kept between its entries, which would tell how many there are."""
        return False

    def standing_question(self, view: Any) -> Hashable | None:
        """The question asked now, if a seat may answer it once for all that it is asked again; None if it may not."""
        return None

    def standing_questions(self, view: Any) -> Collection[Hashable]:
        """All such questions of the part of the game that runs: who has answered each is asked no more in it."""
        return ()

    def answer_without_stake(self, view: Any) -> int | None:
        """The deed with which the seat of a person who plays alone answers what makes no odds to it, by its own view;
        None: it is asked."""
        return None

    def answer_while_running(self, view: Any) -> int | None:
        """The deed with which a person's seat answers by itself while its match runs on to the result; None: it is
        asked."""
        return None
