"""A game's half of a replay: its table, what stands beside it, and the words of its timeline."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from swallows_gui.models.vocabulary import labelled
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language
from swallows_gui.services.people import shown_name
from swallows_gui.ui.kit.timeline import Stretch, TimelinePoint, TimelineStage
from swallows_gui.ui.play.desk import Dock, GameModels
from swallows_gui.ui.play.game_table import Do, GameTable, decide_nothing
from swallows_gui.ui.play.replay.replay_controller import ReplayController
from swallows_gui.ui.play.screen import Screen

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from swallows_gui.ui.play.page_of_text import Page

TableOf = Callable[[GameModels, Do], GameTable]
"""Makes a table from models and what it does with an action."""


class TimelineMarks(NamedTuple):
    """What stands on the timeline."""

    stages: Sequence[TimelineStage] = ()
    stretches: Sequence[Stretch] = ()
    points: Sequence[TimelinePoint] = ()


class ReplayFirstScreen(Screen):
    """What a replay shows before there is anything on the table."""

    def show_view(self, view: Any) -> None:
        """Show a view from before that."""


class ReplayDesk(QObject):
    """One replay. A game with a table and nothing else needs no more than this."""

    settled = Signal()
    """The table has come to rest."""
    clause_wanted = Signal(str)

    table: GameTable
    opening: ReplayFirstScreen | None = None
    """What is shown before there is anything on the table."""

    def __init__(self, rerun: ReplayController, window: QWidget, table_of: TableOf) -> None:
        super().__init__(window)
        rerun.setParent(self)
        self.rerun = rerun
        self.window = window
        self._table_of = table_of

    def laid(self) -> Iterator[None]:
        """Build everything, in pieces of a few milliseconds."""
        self.table = self._table_of(self.rerun.models, decide_nothing)
        yield
        self.connect_table()

    def connect_table(self) -> None:
        """The table is there: it decides nothing."""
        self.table.decides = False
        self.table.settled.connect(self.settled)
        self.table.clause_wanted.connect(self.clause_wanted)

    def panels(self) -> Sequence[Dock]:
        """What stands beside the table."""
        return ()

    def follow(self) -> None:
        """What stands beside the table follows the replay's view."""

    def as_text(self) -> Page | None:
        """The table in words; None: it is not told in words."""
        return None

    def close(self) -> None:
        """The replay is left."""
        self.table.finish()

    # Words

    @property
    def marked(self) -> bool:
        """Whether there are moments to go to."""
        return bool(self.rerun.chapters.marks)

    def marks(self) -> TimelineMarks:
        """The parts of the game by their numbers."""
        parts = self.rerun.chapters.sections
        return TimelineMarks(
            stretches=[Stretch(part.first, part.last, str(at), self.part_name(at)) for at, part in enumerate(parts, 1)]
        )

    def part_name(self, number: int) -> str:
        """What a part is called."""
        return translate("Replay", "Part {number}").format(number=number)

    def where(self) -> str:
        """Where the replay is: part and move."""
        rerun = self.rerun
        move = language().locale.toString(rerun.playback.move(rerun.position))
        part: Any = rerun.chapters.at(rerun.position)
        if part is None:
            return translate("Replay", "Move {move}").format(move=move)
        name = self.part_name(rerun.chapters.sections.index(part) + 1)
        return translate("ReplayControls", "{match}, move {move}").format(match=name, move=move)

    def match_span(self) -> tuple[int, int]:
        """The first and the last position of the match that is shown; a game that is one match has no other."""
        return 0, self.rerun.last

    def match_name(self) -> str:
        """What the match that is shown is called, its result left out."""
        playback = self.rerun.playback
        return playback.title or " – ".join(shown_name(seat.name) for seat in playback.seats)

    def standing(self) -> str:
        """The match that is shown, and how it stands."""
        heading = self.rerun.models.narrator.heading(self.rerun.view)
        return labelled(self.match_name(), heading) if heading else self.match_name()

    def button_words(self) -> dict[str, str]:
        """What the buttons do that lead to parts and marks."""
        return {
            "last_section": translate("Replay", "Back to the beginning of a part"),
            "last_mark": translate("Replay", "Back to the mark before"),
            "next_mark": translate("Replay", "On to the next mark"),
            "next_section": translate("Replay", "On to the next part"),
        }
