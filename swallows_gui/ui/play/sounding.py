"""Has what is shown be heard: follows the moments of a game, and the stands with them.

Everybody hears it, so that only what everybody knows counts, whoever looks. Where moments are told in one go, just the
last that matters is heard.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from swallows_gui.models.narration import Event
from swallows_gui.services.settings import settings
from swallows_gui.services.sound.service import sound
from swallows_gui.ui.play.cues import Stands
from swallows_gui.ui.play.manners import TABLE
from swallows_gui.ui.play.moments import Moment, MomentPresenter

if TYPE_CHECKING:
    from swallows_gui.ui.play.manners import Manners
    from swallows_gui.ui.play.presenter import Presenter


class Sounding(QObject):
    """Follows one teller of moments, in the manners of its game."""

    def __init__(self, moments: MomentPresenter, manners: Manners, parent: QObject) -> None:
        super().__init__(parent)
        self.manners = manners
        self.stands = Stands()
        """As the moments told so far have them."""
        self.muted = False
        """Whether nothing is heard for a while: the stands are empty as well."""
        self._moments = moments
        moments.moving.connect(self._on_moving)
        moments.told.connect(self._on_told)

    def show_stands(self, stands: Stands) -> None:
        """Let the stands be so: another game, or another point of it."""
        self.stands = stands
        self.tell_stands()

    def tell_stands(self) -> None:
        """Let the crowd be as loud as the stands are."""
        sound().crowd(0.0 if self.muted else self.stands.level)

    def _on_moving(self, moment: Moment) -> None:
        if moment.public is not None and not self.muted:
            self._play(moment.public, begins=True)

    def _on_told(self, moments: Sequence[Moment]) -> None:
        events = [moment.public for moment in moments if moment.public is not None]
        for event in events:
            self.stands = self.manners.cues.after(self.stands, event)
        self.tell_stands()
        if self._moments.hurried or len(events) > 1:
            events = [event for event in events if event["type"] in self.manners.matters][-1:]
        for event in events if not self.muted else ():
            self._play(event, begins=False)

    def _play(self, event: Event, *, begins: bool) -> None:
        cue = self.manners.cues.of(event)
        if cue is None:
            return
        for name in (cue.begins if begins else cue.arrives).split():
            sound().play(name)


class GameSounds(Sounding):
    """Those of a running game. Away from its table nobody is in the stands."""

    def __init__(self, showing: Presenter) -> None:
        super().__init__(showing.moments, showing.manners, showing)
        self._showing = showing
        self._gone = False
        showing.rebuilt.connect(self._on_rebuilt)
        showing.scene_changed.connect(self._on_scene)
        settings().changed.connect(self._on_setting)

    def close(self) -> None:
        """The game is put away."""
        self._gone = True
        settings().changed.disconnect(self._on_setting)
        sound().hush()

    def tell_stands(self) -> None:
        at_table = self._showing.scene == TABLE and not self._gone
        sound().crowd(self.stands.level if at_table else 0.0)

    def _on_rebuilt(self) -> None:
        if settings().now.sound:
            self.show_stands(self.manners.cues.now(self._showing.session.events_since(None)))

    def _on_scene(self, _scene: str) -> None:
        self.tell_stands()

    def _on_setting(self, name: str) -> None:
        """Switched on in the middle of a game: what was told so far counts."""
        if name == "sound":
            self._on_rebuilt()
