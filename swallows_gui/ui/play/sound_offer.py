"""Offers sound once, at the first start: a line with a button that takes no key and waits for nobody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from swallows_gui.services.settings import settings
from swallows_gui.services.sound.service import sound

if TYPE_CHECKING:
    from swallows_gui.ui.kit.notices import NoticeBar


class SoundOffer(QObject):
    """Lives as long as the window. Closing the line refuses the offer, and so does beginning a game."""

    def __init__(self, notice: NoticeBar, parent: QObject) -> None:
        super().__init__(parent)
        self._notice = notice
        self._said = ""
        """What the line says while the offer stands."""
        notice.acted.connect(self.take)

    def make(self) -> None:
        """Offer sound, unless it is on or was offered before; news that stand there already are not pushed aside."""
        now = settings().now
        if now.sound or now.sound_offered or self._notice.text():
            return
        settings().change(sound_offered=True)
        self._said = self.tr("This game can be heard, too: cards, dice, whistle and crowd.")
        self._notice.show_notice(self._said, "info", action=self.tr("Play sounds"))

    def take(self) -> bool:
        """The button of the line was pressed: whether it was that of the offer. Then sound is on."""
        if not self._said or self._notice.text() != self._said:
            return False
        self._said = ""
        sound()
        settings().change(sound=True)
        self._notice.clear()
        return True
