"""Offers sound once, at the first goal that people see: a line with a button that takes no key and waits for nobody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from swallows_gui.services.settings import settings
from swallows_gui.services.sound.service import sound
from swallows_gui.ui.play.moments import Moment

if TYPE_CHECKING:
    from swallows_gui.ui.kit.notices import NoticeBar
    from swallows_gui.ui.play.presenter import Presenter


STANDS: Final = 30
"""Moments after which the offer leaves by itself: it is said once, and the line takes room from the table."""


class SoundOffer(QObject):
    """Lives as long as a game is in the window; silent where sound is on or has been offered before."""

    def __init__(self, showing: Presenter, notice: NoticeBar, parent: QObject) -> None:
        super().__init__(parent)
        self._showing = showing
        self._notice = notice
        self._said = ""
        """What the line says while the offer stands."""
        self._seen = 0
        """Moments since then."""
        if not settings().now.sound and not settings().now.sound_offered:
            showing.moments.told.connect(self._on_told)

    def take(self) -> bool:
        """The button of the line was pressed: whether it was that of the offer."""
        if not self._said or self._notice.text() != self._said:
            return False
        self._said = ""
        sound()
        settings().change(sound=True)
        self._notice.clear()
        return True

    def _leave_in_time(self, moments: int) -> None:
        """So many more have been told."""
        self._seen += moments
        if self._seen >= STANDS:
            if self._notice.text() == self._said:
                self._notice.clear()
            self._said = ""

    def _on_told(self, moments: Sequence[Moment]) -> None:
        """A goal that is seen to fall, by people who play here; news that stand there already are not pushed aside."""
        now = settings().now
        if self._said:
            self._leave_in_time(len(moments))
        if now.sound or now.sound_offered or self._showing.moments.hurried or self._notice.text():
            return
        goal = any(moment.public is not None and moment.public["type"] == "goal" for moment in moments)
        if goal and self._showing.session.humans():
            settings().change(sound_offered=True)
            self._said = self.tr("This game can be heard, too: cards, dice, whistle and crowd.")
            self._notice.show_notice(self._said, "info", action=self.tr("Play sounds"))
