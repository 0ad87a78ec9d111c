"""The radio reporter of a replay: reads aloud what it shows, as the running game is read (`reporter`).

Only what everybody knew then is said, whosever eyes are shown. The voice follows the replay's speed; a jump, a step by
hand or a pause silences what was about to be said.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from swallows_gui.models.log import LogModel
from swallows_gui.services.language import language
from swallows_gui.services.settings import LOUDEST, settings
from swallows_gui.services.speech import speech
from swallows_gui.ui.play.moments import Moment

if TYPE_CHECKING:
    from swallows_gui.ui.play.replay.replay_controller import ReplayController

ONLY_WHAT_MATTERS = 4.0
"""Speed from which nothing else is read: a sentence takes longer than several moves."""


class ReplayVoice(QObject):
    """Follows one replay, and what the player has chosen in the settings."""

    def __init__(self, rerun: ReplayController) -> None:
        super().__init__(rerun)
        self._rerun = rerun
        self._log: LogModel | None = None
        self._told_to = -1
        """The position up to which the log has been told; -1 after a jump."""
        self._was_playing = False
        self._silent = False
        """Whether the replay was stopped in the middle of a step: the rest of it is shown and not said."""
        speech().hush()
        rerun.presenter.told.connect(self._on_told)
        rerun.began.connect(self._on_began)
        rerun.rebuilt.connect(self._on_jump)
        rerun.informed.connect(self._on_informed)
        settings().changed.connect(self._on_setting)
        language().changed.connect(self._hush)
        self._on_setting("read_aloud")
        self._on_informed()

    def close(self) -> None:
        """The replay is left."""
        settings().changed.disconnect(self._on_setting)
        language().changed.disconnect(self._hush)
        speech().hush()
        speech().keep_up(1.0)

    def _on_setting(self, name: str) -> None:
        if name == "voices":
            speech().choose_voices(settings().now.voices)
        if name != "read_aloud":
            return
        on = settings().now.read_aloud
        if on:
            speech().choose_voices(settings().now.voices)
            speech().set_volume(settings().now.volume_voice / LOUDEST)
        speech().switch(on)
        self._log = self._rerun.models.new_log(self) if on else None
        self._told_to = -1

    def _hush(self) -> None:
        speech().hush()

    def _on_jump(self) -> None:
        self._told_to = -1
        speech().hush()

    def _on_informed(self) -> None:
        speech().keep_up(self._rerun.speed)
        paused = self._was_playing and not self._rerun.playing
        self._was_playing = self._rerun.playing
        if paused and self._rerun.position < self._rerun.last:
            self._silent = True
            speech().hush()

    def _on_began(self) -> None:
        """A step begins: by hand it silences what was about to be said of the last."""
        rerun = self._rerun
        self._silent = False
        if self._log is None:
            return
        if not rerun.playing:
            speech().hush()
        if self._told_to != rerun.position - 1:
            self._log.rebuild(rerun.playback.history(rerun.position - 1, None))
        self._told_to = rerun.position

    def _on_told(self, moments: Sequence[Moment]) -> None:
        if self._log is None:
            return
        rerun = self._rerun
        events = [moment.public for moment in moments if moment.public is not None]
        self._log.append(events)
        for event in events if not self._silent else ():
            kind = str(event["type"])
            matters = kind in rerun.manners.matters
            if matters or (kind not in rerun.manners.unspoken and rerun.speed < ONLY_WHAT_MATTERS):
                speech().say(self._log.told(event), language().code, matters=matters)
