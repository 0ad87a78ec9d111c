"""What a replay shows before the first match: the teams on the table and what each seat has got (S1.3 to S1.5, S2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QVBoxLayout, QWidget

from swallows_gui.games.swallows.table.cards.nations_view import LOWEST, NationsView
from swallows_gui.games.swallows.words.bundle import Models
from swallows_gui.games.swallows.words.draft import DraftModel
from swallows_gui.games.swallows.words.questions import question
from swallows_gui.services.theme import set_role, theme
from swallows_gui.ui.kit.panels import Panel, ScrollPage, fill
from swallows_gui.ui.kit.words import PlainLabel
from swallows_gui.ui.play.replay.replay_desk import ReplayFirstScreen

if TYPE_CHECKING:
    from swallows_gui.games.swallows.rules.view import SwallowsView


_WIDE = 620
"""Design pixels."""


class ReplayOpening(ReplayFirstScreen):
    """The start of a replay: nation cards without owner, and the seats with their teams."""

    def __init__(self, models: Models, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._models = models
        self._view: SwallowsView | None = None
        self.asked = PlainLabel(role="heading", wrap=True)
        self.model = DraftModel(models.names, self)
        self.cards = NationsView()
        self.cards.setModel(self.model)
        self.seats_panel = Panel("")
        self._lines = [(PlainLabel(), PlainLabel()) for _ in models.names.seats]
        for name, teams in self._lines:
            set_role(name, "strong")
            set_role(teams, "soft")
            teams.setWordWrap(True)
            fill(self.seats_panel.body, name, teams)
        page = ScrollPage()
        fill(page.body, self.asked, (self.cards, 1), self.seats_panel, 0)
        self.cards.lie_on(page)
        fill(QVBoxLayout(self), page, margins=0)
        self.adapt()

    def show_view(self, view: SwallowsView) -> None:
        """Show how far the preparation is."""
        self._view = view
        names = self._models.names
        self.model.update(view, None)
        self.cards.setVisible(any(not row.gone for row in self.model.rows))
        mover = view.to_move
        self.asked.setText(question(view.step, names, view, mover) if mover is not None else "")
        strength = view.tables.nation_strength
        for seat, (name, teams) in enumerate(self._lines):
            own = [team for team, trainer in enumerate(view.trainer) if trainer == seat]
            total = sum(strength[view.field[team]] for team in own)
            name.setText(self.tr("{seat}: strength {total}").format(seat=names.seat(seat), total=total))
            teams.setText(", ".join(names.team(team) for team in own) or self.tr("no team yet"))

    def retranslate(self) -> None:
        self.cards.setAccessibleName(self.tr("Teams to choose from"))
        self.seats_panel.set_title(self.tr("Players"))
        if self._view is not None:
            self.show_view(self._view)

    def reflow(self, width: float, _height: float) -> None:
        """Above the seats all cards lie open where they would have to scroll, and the page does."""
        scrolls = width >= _WIDE
        self.cards.set_whole(not scrolls)
        if scrolls:
            self.cards.setMinimumHeight(theme().px(LOWEST + 16))
