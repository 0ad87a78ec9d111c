"""The radio reporter: reads aloud what has just been shown, as everybody at the table may hear it.

A hand may be open on the screen, but a voice is heard by all: only what everybody knows is said.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from swallows_gui.models.log import LogModel
from swallows_gui.services.language import language
from swallows_gui.services.settings import LOUDEST, settings
from swallows_gui.services.speech import speech
from swallows_gui.ui.play.moments import Moment
from swallows_gui.ui.play.presenter import Presenter


class RadioReporter(QObject):
    """Reads one running game aloud, as the settings say."""

    def __init__(self, showing: Presenter) -> None:
        super().__init__(showing)
        self._showing = showing
        self._log: LogModel | None = None
        showing.moments.told.connect(self._on_told)
        showing.rebuilt.connect(self._on_rebuilt)
        settings().changed.connect(self._on_setting)
        language().changed.connect(speech().hush)
        self._on_setting("read_aloud")

    def close(self) -> None:
        """Stop when the game is closed."""
        settings().changed.disconnect(self._on_setting)
        language().changed.disconnect(speech().hush)
        speech().hush()

    def _on_setting(self, name: str) -> None:
        if name == "voices":
            speech().choose_voices(settings().now.voices)
        if name == "volume_voice":
            speech().set_volume(settings().now.volume_voice / LOUDEST)
        if name != "read_aloud":
            return
        if settings().now.read_aloud:
            speech().choose_voices(settings().now.voices)
            speech().set_volume(settings().now.volume_voice / LOUDEST)
            speech().switch(True)
            self._log = self._showing.models.new_log(self)
            self._log.rebuild(self._showing.session.events_since(None))
        else:
            self._log = None
            speech().switch(False)

    def _on_rebuilt(self) -> None:
        """Silence waiting sentences after a jump to another state, and start the log anew."""
        speech().hush()
        if self._log is not None:
            self._log.rebuild(self._showing.session.events_since(None))

    def _on_told(self, moments: Sequence[Moment]) -> None:
        if self._log is None:
            return
        events = [moment.public for moment in moments if moment.public is not None]
        self._log.append(events)
        manners = self._showing.manners
        for event in events:
            kind = str(event["type"])
            if kind not in manners.unspoken:
                speech().say(self._log.told(event), language().code, matters=kind in manners.matters)
