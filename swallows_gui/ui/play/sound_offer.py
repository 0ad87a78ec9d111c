"""Offers sound once, after the first goal that people see: a line with a button that takes no key and waits for nobody.

It comes and goes with a page: in the middle of a match it would push the table down under the players' hands.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from swallows_gui.services.settings import settings
from swallows_gui.services.sound.service import sound
from swallows_gui.ui.play.manners import TABLE
from swallows_gui.ui.play.moments import Moment

if TYPE_CHECKING:
    from swallows_gui.ui.kit.notices import NoticeBar
    from swallows_gui.ui.play.presenter import Presenter


class SoundOffer(QObject):
    """Lives as long as a game is in the window; silent where sound is on or has been offered before."""

    def __init__(self, showing: Presenter, notice: NoticeBar, parent: QObject) -> None:
        super().__init__(parent)
        self._showing = showing
        self._notice = notice
        self._said = ""
        """What the line says while the offer stands."""
        self._goal_seen = False
        if not settings().now.sound and not settings().now.sound_offered:
            showing.moments.told.connect(self._on_told)
            showing.scene_changed.connect(self._on_scene)

    def take(self) -> bool:
        """The button of the line was pressed: whether it was that of the offer."""
        if not self._said or self._notice.text() != self._said:
            return False
        self._said = ""
        sound()
        settings().change(sound=True)
        self._notice.clear()
        return True

    def _on_told(self, moments: Sequence[Moment]) -> None:
        """A goal that is seen to fall, by people who play here."""
        if self._goal_seen or self._showing.moments.hurried:
            return
        goal = any(moment.public is not None and moment.public["type"] == "goal" for moment in moments)
        self._goal_seen = goal and bool(self._showing.session.humans())

    def _on_scene(self, scene: str) -> None:
        """Another page of the game: news that stand there already are not pushed aside."""
        now = settings().now
        if self._said and self._notice.text() == self._said:
            self._notice.clear()
        self._said = ""
        if scene == TABLE or not self._goal_seen or now.sound or now.sound_offered or self._notice.text():
            return
        settings().change(sound_offered=True)
        self._said = self.tr("This game can be heard, too: cards, dice, whistle and crowd.")
        self._notice.show_notice(self._said, "info", action=self.tr("Play sounds"))
