"""A game's half of a replay: its table, its docks, and the words of its timeline; and the controller of a replay.

The controller holds position, viewer and speed. Views and events reach the table as those of a running game. A step
forward shows events one by one; a step back, a jump or another viewer rebuilds everything from a view.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from swallows_gui.models.chapters import Chapters, Event
from swallows_gui.models.commentary import heard_before
from swallows_gui.models.vocabulary import labelled
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language
from swallows_gui.services.people import shown_name
from swallows_gui.services.settings import settings
from swallows_gui.ui.kit.timeline import Stretch, TimelinePoint, TimelineStage
from swallows_gui.ui.play.desk import Dock, GameModels
from swallows_gui.ui.play.game_table import Do, GameTable, SeatInfo, SessionInfo, decide_nothing
from swallows_gui.ui.play.moments import Moment, MomentPresenter, telling_ms
from swallows_gui.ui.play.screen import Screen

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from swallows_gui.session.replay import Eyes, Playback
    from swallows_gui.ui.play.page_of_text import Page
    from swallows_gui.ui.play.presentation import PresentationRules


SPEEDS = (0.5, 1.0, 2.0, 4.0, 16.0)
USUAL_BEAT = 900
"""Milliseconds between two moves at speed 1."""
_STILL = 0.25
"""Share of a beat for a move that shows nothing."""
_FLEETING = 4.0
"""From this speed on nothing glides from place to place."""


class ReplayController(QObject):
    """Plays one replay. The screen may show `view` and `info`."""

    rebuilt = Signal()
    """`view` is new and unrelated to what was shown: draw everything."""
    began = Signal(object)
    """Events are about to be told by `presenter`; `view` is the state before them."""
    played = Signal(object)
    """Events have been told; `view` is the state after them."""
    moved = Signal()
    """Another position."""
    informed = Signal()
    """Playing or not, another speed, other eyes."""

    def __init__(
        self,
        playback: Playback,
        models_for: Callable[[Any, Sequence[str], Any, QObject], GameModels],
        manners: PresentationRules,
        chapters: Callable[[Iterable[Iterable[Event]]], Chapters[Any, Any]],
        parent: QObject | None = None,
        *,
        public: bool = False,
    ) -> None:
        """With `public` the replay shows only what everybody knew, even where the only person could
        see their own hand."""
        super().__init__(parent)
        self.manners = manners
        self.playback = playback
        self.position = 0
        self.playing = False
        self.speed = 1.0
        eyes = playback.eyes
        own = not public and not playback.over and len(eyes) > 1
        self.eyes: Eyes = eyes[-1] if own else None
        self.chapters = chapters(playback.events(at, None) for at in range(playback.last + 1))
        self.view: Any = self._see()
        self.models = models_for(playback.catalogue, [seat.name for seat in playback.seats], self.view, self)
        self.models.narrator.heard = heard_before(playback.record.header.options)
        self.info = self._informed()
        self.presenter = MomentPresenter(manners, self)
        """Tells a step, moment by moment."""
        self.presenter.told.connect(self._on_told)
        self.presenter.finished.connect(self._on_all_told)
        self._events: list[Event] = []
        """What the presenter tells."""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._tick)
        self._goal = 0
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(lambda: self.seek(self._goal))
        settings().changed.connect(self._setting_changed)

    def close(self) -> None:
        """Stop for good."""
        self._timer.stop()
        self._soon.stop()
        self.presenter.drop()
        settings().changed.disconnect(self._setting_changed)

    @property
    def last(self) -> int:
        """The last position."""
        return self.playback.last

    # Going

    def seek(self, position: int) -> None:
        """Go to a position at once; values out of range are moved to the nearest end."""
        self._soon.stop()
        self.position = max(0, min(self.last, position))
        self.rebuild()
        self._go_on()

    def seek_soon(self, position: int) -> None:
        """Go to a position in the next turn of the event loop, since dragging the pointer names many."""
        self._goal = position
        if not self._soon.isActive():
            self._soon.start(0)

    def rebuild(self) -> None:
        """Rebuild everything for the present position."""
        self.presenter.drop()
        self._look()
        self.models.update(self.view)
        self.models.rebuild_log(self.view.history)
        self.rebuilt.emit()
        self.moved.emit()

    def step(self) -> None:
        """Go one move forward and show its events."""
        if self.position >= self.last:
            return
        self._soon.stop()
        self.presenter.finish(nod=True)
        self.position += 1
        moments = [Moment(*both) for both in self.playback.told_both(self.position, self.eyes)]
        self._events = [moment.event for moment in moments if moment.event is not None]
        self.moved.emit()
        self.began.emit(list(self._events))
        self.presenter.play(moments, self.info.beat_ms if self.manners.at_table(self.view) else 0)

    def _on_told(self, moments: Sequence[Moment]) -> None:
        self.models.log.append([moment.event for moment in moments if moment.event is not None])

    def _on_all_told(self) -> None:
        self._look()
        self.models.update(self.view)
        self.played.emit(list(self._events))
        self._go_on()

    def step_back(self) -> None:
        """Stop and go one move back."""
        self.play(False)
        self.seek(self.position - 1)

    def step_on(self) -> None:
        """Stop and go one move forward."""
        self.play(False)
        self.step()

    def next_section(self) -> None:
        """Go to the beginning of the next part, or to the end."""
        found = self.chapters.next_section(self.position)
        self.seek(self.last if found is None else found)

    def last_section(self) -> None:
        """Go to the beginning of this part, of the one before, or of the game."""
        self.seek(self.chapters.last_section(self.position) or 0)

    def next_mark(self) -> None:
        """Go to the next mark, if there is one."""
        found = self.chapters.next_mark(self.position)
        if found is not None:
            self.seek(found - 1)
            self.step()

    def last_mark(self) -> None:
        """Go to the previous mark, if there is one."""
        found = self.chapters.last_mark(self.position)
        if found is not None:
            self.seek(found - 1)
            self.step()

    # How it is shown

    def play(self, on: bool) -> None:
        """Start or stop playing. At the end it starts from the beginning."""
        if on == self.playing:
            return
        self.playing = on
        if on and self.position >= self.last:
            self.seek(0)
        self._go_on()
        self.informed.emit()

    def set_speed(self, speed: float) -> None:
        """Set the speed, as a multiple of the usual one."""
        self.speed = float(speed)
        self.info = self._informed()
        self._go_on()
        self.informed.emit()

    def set_eyes(self, eyes: Eyes) -> None:
        """Show the game as another viewer knew it. Raises `PermissionError` for a secret."""
        before, self.eyes = self.eyes, eyes
        try:
            self.rebuild()
        except PermissionError:
            self.eyes = before
            raise
        self.informed.emit()

    def _go_on(self) -> None:
        self._timer.stop()
        if not self.playing or self.presenter.running:
            return
        if self.position >= self.last:
            self.play(False)
            return
        beat = self.info.beat_ms
        told, manners = self._events, self.manners
        shown = manners.at_table(self.view)
        left = max(beat, telling_ms(manners, told, beat)) - telling_ms(manners, told, beat if shown else 0)
        self._timer.start(max(1, left if told else round(beat * _STILL)))

    def _tick(self) -> None:
        self.step()

    def _see(self) -> Any:
        return self.playback.view(self.position, self.eyes)

    def _look(self) -> None:
        self.view = self._see()
        self.info = self._informed()

    def _informed(self) -> SessionInfo:
        seats = self.playback.seats
        return SessionInfo(
            seats=tuple(SeatInfo(shown_name(seat.name), seat.kind, seat.level, seat.colour) for seat in seats),
            viewer=self.eyes if isinstance(self.eyes, int) else None,
            beat_ms=round(USUAL_BEAT / self.speed),
            reduced_motion=settings().now.reduced_motion or self.speed >= _FLEETING,
        )

    def _setting_changed(self, field: str) -> None:
        if field == "reduced_motion":
            self.info = self._informed()


TableOf = Callable[[GameModels, Do], GameTable]
"""Makes a table from models and what it does with an action."""


class TimelineMarks(NamedTuple):
    """Parts and marks on the timeline."""

    stages: Sequence[TimelineStage] = ()
    stretches: Sequence[Stretch] = ()
    points: Sequence[TimelinePoint] = ()


class ReplayFirstScreen(Screen):
    """The screen a replay shows before there is anything on the table."""

    def show_view(self, view: Any) -> None:
        """Show a view from before the table."""


class ReplayDesk(QObject):
    """The base of a game's half of a replay; enough by itself for a game with nothing but a table."""

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
        """Build everything in pieces of a few milliseconds."""
        self.table = self._table_of(self.rerun.models, decide_nothing)
        yield
        self.connect_table()

    def connect_table(self) -> None:
        """Connect the finished table so that it makes no decisions."""
        self.table.decides = False
        self.table.settled.connect(self.settled)
        self.table.clause_wanted.connect(self.clause_wanted)

    def panels(self) -> Sequence[Dock]:
        """The panels beside the table."""
        return ()

    def follow(self) -> None:
        """Update the panels by the replay's view."""

    def as_text(self) -> Page | None:
        """The table as a page of text; None by default."""
        return None

    def close(self) -> None:
        """Stop when the replay is closed."""
        self.table.finish()

    # Words

    @property
    def marked(self) -> bool:
        """Whether there are marks to go to."""
        return bool(self.rerun.chapters.marks)

    def marks(self) -> TimelineMarks:
        """The timeline's parts, labelled by number, and its marks."""
        parts = self.rerun.chapters.sections
        return TimelineMarks(
            stretches=[Stretch(part.first, part.last, str(at), self.part_name(at)) for at, part in enumerate(parts, 1)]
        )

    def part_name(self, number: int) -> str:
        """The name of a part."""
        return translate("Replay", "Part {number}").format(number=number)

    def where(self) -> str:
        """The present part and move in words."""
        rerun = self.rerun
        move = language().locale.toString(rerun.playback.move(rerun.position))
        part: Any = rerun.chapters.at(rerun.position)
        if part is None:
            return translate("Replay", "Move {move}").format(move=move)
        name = self.part_name(rerun.chapters.sections.index(part) + 1)
        return translate("ReplayControls", "{match}, move {move}").format(match=name, move=move)

    def match_span(self) -> tuple[int, int]:
        """The first and the last position of the shown match; the whole record in a game of one match."""
        return 0, self.rerun.last

    def match_name(self) -> str:
        """The name of the shown match, without its result."""
        playback = self.rerun.playback
        return playback.title or " – ".join(shown_name(seat.name) for seat in playback.seats)

    def standing(self) -> str:
        """The name and the score of the shown match."""
        heading = self.rerun.models.narrator.heading(self.rerun.view)
        return labelled(self.match_name(), heading) if heading else self.match_name()

    def button_words(self) -> dict[str, str]:
        """Accessible names of the buttons that lead to parts and marks."""
        return {
            "last_section": translate("Replay", "Back to the beginning of a part"),
            "last_mark": translate("Replay", "Back to the mark before"),
            "next_mark": translate("Replay", "On to the next mark"),
            "next_section": translate("Replay", "On to the next part"),
        }
