"""The hand on the far side: small backs tucked under the score, how many of a colour written on them (S0.2)."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from swallows_gui.games.swallows.table.cards.fan import FanView
from swallows_gui.games.swallows.table.match.hands import copy_of
from swallows_gui.games.swallows.table.match.table_situation import TableState
from swallows_gui.games.swallows.words import phrases
from swallows_gui.games.swallows.words.bundle import Models
from swallows_gui.models import vocabulary
from swallows_gui.services.glossary import translate
from swallows_gui.ui.kit.layouts import fill


class FarHand(QWidget):
    """The fan of backs; its name says the counts in words."""

    zoomed = Signal(int)

    def __init__(self, models: Models, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._models = models
        self.fan = FanView()
        self.fan.setModel(models.away_hand)
        self.fan.forgets = self.fan.counted = True
        self.fan.zoom_requested.connect(lambda index: self.zoomed.emit(copy_of(index)))
        fill(QVBoxLayout(self), self.fan, margins=0)

    def show_now(self, now: TableState) -> None:
        """Show a situation."""
        side = 1 - now.near_side
        model = self._models.home_hand if side == 0 else self._models.away_hand
        if self.fan.model() is not model:
            self.fan.setModel(model)
        self.fan.setAccessibleName(counts_line(now, side))

    def hide_private(self) -> None:
        """Nothing of it is private; the counts go with the rest."""
        self.fan.look_away()
        self.fan.setAccessibleName("")


def counts_line(now: TableState, side: int) -> str:
    """ "Hand of Germany: 4 green cards, 2 blue cards and 1 red card"."""
    team = now.teams[side]
    if team < 0:
        return ""
    counted = [phrases.count_of(colour, n) for colour, n in enumerate(now.view.counts[team]) if n]
    if not counted:
        return translate("FarHand", "Hand of {team:the}: no cards").format(team=now.team_name(side))
    return translate("FarHand", "Hand of {team:the}: {cards}").format(
        team=now.team_name(side), cards=vocabulary.listed(counted)
    )
