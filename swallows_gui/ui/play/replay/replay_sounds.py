"""What is heard of a replay: the same as of the running game, while it plays or a step is made by hand.

After a jump the stands are as they were at that point; while the replay stands still nobody is in them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from swallows_gui.services.settings import settings
from swallows_gui.services.sound.service import sound
from swallows_gui.ui.play.sounding import Sounding

if TYPE_CHECKING:
    from swallows_gui.ui.play.replay.replay_controller import ReplayController

TOO_FAST = 4.0
"""Speed from which nothing is heard but the crowd: sounds would run into each other."""


class ReplaySounds(Sounding):
    """Follows one replay."""

    def __init__(self, rerun: ReplayController) -> None:
        super().__init__(rerun.presenter, rerun.manners, rerun)
        self._rerun = rerun
        self._closed = False
        rerun.rebuilt.connect(self._on_jump)
        rerun.informed.connect(self._on_informed)
        settings().changed.connect(self._on_setting)
        self._on_jump()

    def close(self) -> None:
        """The replay is left."""
        self._closed = True
        settings().changed.disconnect(self._on_setting)
        sound().hush()

    def tell_stands(self) -> None:
        there = self._rerun.playing and not self._closed
        sound().crowd(self.stands.level if there else 0.0)

    def _on_jump(self) -> None:
        if settings().now.sound:
            self.show_stands(self.manners.cues.now(self._rerun.playback.history(self._rerun.position, None)))

    def _on_informed(self) -> None:
        self.muted = self._rerun.speed >= TOO_FAST
        self.tell_stands()

    def _on_setting(self, name: str) -> None:
        if name == "sound":
            self._on_jump()
