"""The hand on the far side of the pitch: backs by colour, as everybody may count them (S0.2)."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from swallows_gui.games.swallows.table.cards.fan import FanView
from swallows_gui.games.swallows.table.match.hands import copy_of
from swallows_gui.games.swallows.table.match.table_situation import TableState
from swallows_gui.games.swallows.words import phrases
from swallows_gui.games.swallows.words.bundle import Models
from swallows_gui.models import vocabulary
from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.adaptive import Adaptive
from swallows_gui.ui.kit.layouts import fill
from swallows_gui.ui.kit.words import PlainLabel


class FarHand(Adaptive, QWidget):
    """Team and numbers, and the fan of backs beside them; compact it is the line alone."""

    zoomed = Signal(int)

    def __init__(self, models: Models, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._models = models
        self._compact = False
        self.label = PlainLabel(role="small", wrap=True)
        self.fan = FanView()
        self.fan.setModel(models.away_hand)
        self.fan.forgets = True
        self.fan.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.fan.zoom_requested.connect(lambda index: self.zoomed.emit(copy_of(index)))
        fill(QHBoxLayout(self), (self.label, 1, Qt.AlignmentFlag.AlignVCenter), (self.fan, 3), margins=0)
        self.restyle()

    def restyle(self) -> None:
        """Height by the text scale."""
        self.fan.setFixedHeight(theme().px(64))

    def set_compact(self, compact: bool) -> None:
        """Show the line alone, or fan and line."""
        self._compact = compact
        self.fan.setVisible(not compact)

    def show_now(self, now: TableState) -> None:
        """Show a situation."""
        side = 1 - now.near_side
        model = self._models.home_hand if side == 0 else self._models.away_hand
        if self.fan.model() is not model:
            self.fan.setModel(model)
        self.fan.setAccessibleName(translate("FarHand", "Hand of {team:the}").format(team=now.team_name(side)))
        self.label.setText(counts_line(now, side))
        self.fan.setVisible(not self._compact)

    def hide_private(self) -> None:
        """Nothing of it is private; the line goes with the rest."""
        self.fan.look_away()
        self.label.clear()


def counts_line(now: TableState, side: int) -> str:
    """ "Germany: 4 green cards, 2 blue cards and 1 red card"."""
    team = now.teams[side]
    if team < 0:
        return ""
    counted = [phrases.count_of(colour, n) for colour, n in enumerate(now.view.counts[team]) if n]
    if not counted:
        return translate("FarHand", "{team}: no cards").format(team=now.team_name(side))
    return translate("FarHand", "{team}: {cards}").format(team=now.team_name(side), cards=vocabulary.listed(counted))
