"""A seat's own hands beside the groups and the betting slip: whoever bets may look at the cards of his teams (S1.6)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QListView, QSizePolicy, QVBoxLayout, QWidget

from swallows_gui.games.swallows.table.cards.fan import FanView
from swallows_gui.games.swallows.table.cards.flags import flag_icon
from swallows_gui.games.swallows.words import phrases
from swallows_gui.games.swallows.words.accounts import strength_of
from swallows_gui.games.swallows.words.bundle import Models
from swallows_gui.games.swallows.words.hand import HandModel
from swallows_gui.models import roles, vocabulary
from swallows_gui.services.settings import settings
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.inputs import ChoiceBox
from swallows_gui.ui.kit.panels import fill, set_gaps
from swallows_gui.ui.kit.words import Adaptive, PlainLabel

if TYPE_CHECKING:
    from swallows_gui.games.swallows.rules.view import SwallowsView

_LEAST, _HEIGHT = 80, 118
"""Design pixels of a hand, a flat row of small faces: at least, and at most."""
_COUNTED = 620
"""Design pixels of width from which the cards are counted beside the team."""


class OwnHands(Adaptive, QWidget):
    """The hand of one of the seat's teams, chosen in a box: a row of small faces that rise when highlighted, or a list
    of words in text mode. Hidden if the view has no hand."""

    card_wanted = Signal(str)
    """A copy ("through-ball#2") is to be seen large."""

    def __init__(self, models: Models, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._models = models
        self._view: SwallowsView | None = None
        self._teams: list[int] = []
        self.title = PlainLabel(role="strong")
        self.box = ChoiceBox()
        self.counts = PlainLabel(role="soft")
        self.hand = HandModel(models.names, models.tables, self)
        self.fan = FanView()
        self.fan.setModel(self.hand)
        self.fan.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.list = QListView()
        self.list.setModel(self.hand)
        self.list.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        head = fill(QHBoxLayout(), self.title, self.box, (self.counts, 1))
        self._head = head
        column = fill(QVBoxLayout(self), head, self.fan, self.list)
        self._column = column
        self.box.currentIndexChanged.connect(self._show_team)
        self.fan.zoom_requested.connect(self._zoom)
        self.list.activated.connect(self._zoom)
        settings().changed.connect(self._setting_changed)
        self.adapt()
        self.hide()

    def rise_over(self, stage: QWidget, kept_free: Callable[[], Sequence[QRect]]) -> None:
        """Let the highlighted card rise over a stage, an ancestor."""
        self.fan.raise_over(stage, kept_free)

    @property
    def any(self) -> bool:
        """Whether there is a hand to show."""
        return bool(self._teams)

    @property
    def team(self) -> int:
        """The team whose hand is shown, -1 for none."""
        at = self.box.currentIndex()
        return self._teams[at] if 0 <= at < len(self._teams) else -1

    def show_view(self, view: SwallowsView | None) -> None:
        """Show the hands of the view's seat; remove them for None or a public view."""
        seat = view.seat if view is not None else None
        teams: list[int] = []
        if view is not None and seat is not None:
            own = (team for team, of in enumerate(view.trainer) if of == seat and any(map(len, view.hands[team] or ())))
            teams = sorted(own, key=lambda team: (-strength_of(view, team), team))
        shown = self.team
        self._view, self._teams = view if teams else None, teams
        self._fill_box(shown)

    def look_at(self, team: int) -> None:
        """Show the hand of a team, if it is one of the seat's."""
        if team in self._teams:
            self.box.setCurrentIndex(self._teams.index(team))

    def focus(self) -> None:
        """Put the focus on the cards."""
        (self.list if settings().now.text_table else self.fan).setFocus(Qt.FocusReason.OtherFocusReason)

    def _fill_box(self, shown: int) -> None:
        names = self._models.names
        self.box.blockSignals(True)
        self.box.clear()
        for team in self._teams:
            nation = names.nation(team)
            if nation is None:
                self.box.addItem(str(names.team(team)))
            else:
                self.box.addItem(flag_icon(nation), str(names.team(team)))
        if self._teams:
            self.box.setCurrentIndex(self._teams.index(shown) if shown in self._teams else 0)
        self.box.blockSignals(False)
        self.box.setEnabled(len(self._teams) > 1)
        self._show_team()

    def _show_team(self) -> None:
        view, team = self._view, self.team
        if view is None or team < 0:
            self.fan.look_away()
            self.hand.set_rows([])
            self.counts.clear()
            for part in (self.fan, self.list):
                part.setAccessibleName("")
            return
        names = self._models.names
        self.hand.update(view, team)
        name = self.tr("Cards of {team:the}").format(team=names.team(team))
        for part in (self.fan, self.list):
            part.setAccessibleName(name)
            part.setCurrentIndex(self.hand.index(0, 0))
        held = enumerate(view.counts[team])
        self.counts.setText(vocabulary.listed([phrases.count_of(colour, number) for colour, number in held if number]))

    def _zoom(self, index: QModelIndex | QPersistentModelIndex) -> None:
        card = index.data(int(roles.COPY))
        if card is not None and card >= 0:
            self.card_wanted.emit(self._models.tables.card_id[card])

    def _setting_changed(self, field: str) -> None:
        if field == "text_table":
            self.restyle()

    def retranslate(self) -> None:
        self.title.setText(self.tr("Your cards:"))
        self.box.setAccessibleName(self.tr("Team whose cards are shown"))
        self._fill_box(self.team)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.counts.setVisible(self.width() >= theme().px(_COUNTED))

    def restyle(self) -> None:
        px = theme().px
        as_text = settings().now.text_table
        self.fan.setVisible(not as_text)
        self.list.setVisible(as_text)
        for part in (self.fan, self.list):
            part.setMinimumHeight(px(_LEAST))
            part.setMaximumHeight(px(_HEIGHT))
        self._head.setSpacing(px(12))
        set_gaps(self._column, (24, 4, 24, 0), 4)
