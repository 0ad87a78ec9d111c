"""The groups are over: who is through with whose team, and what it means for the seats and one's own bets (S7.3)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from swallows_gui.games.swallows.rules.view import SwallowsView
from swallows_gui.games.swallows.table.cards.flags import FlagLabel
from swallows_gui.games.swallows.words import groups_over
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import set_role, theme
from swallows_gui.ui.kit.panels import Panel, add_layout, fill
from swallows_gui.ui.kit.words import Adaptive, PlainLabel


class GroupsOverPage(Adaptive, QWidget):
    """Two panels, one below the other."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.through_panel = Panel("")
        self.meaning_panel = Panel("")
        self.lines: list[PlainLabel] = []
        """A sentence each: the seats' teams, then the bets."""
        self._rows: list[tuple[PlainLabel, FlagLabel, PlainLabel, PlainLabel]] = []
        self._grid = QGridLayout()
        self._grid.setColumnStretch(2, 1)
        add_layout(self.through_panel.body, self._grid)
        self._column = fill(QVBoxLayout(self), self.through_panel, self.meaning_panel, 1, margins=0)
        self.restyle()

    def show_view(self, view: SwallowsView, names: Names, *, own_bets: bool) -> None:
        """Show the teams of a view; `own_bets`: whether those before the screen may see the bets of its seat."""
        self.through_panel.set_title(groups_over.heading(view))
        self.meaning_panel.set_title(translate("GroupsOver", "What it means"))
        teams = groups_over.through(view)
        while len(self._rows) < len(teams):
            self._add_row()
        for at, row in enumerate(self._rows):
            for part in row:
                part.setVisible(at < len(teams))
        for (place, flag, name, trainer), each in zip(self._rows, teams, strict=False):
            place.setText(f"{view.form.schedule.group_names[each.group].rpartition('.')[2]}{each.rank}")
            flag.set_nation(names.nation(each.team))
            name.setText(names.team(each.team))
            trainer.setText(names.seat(view.trainer[each.team]))
        bets = groups_over.for_the_bets(view, names) if own_bets else []
        self._say(groups_over.for_the_seats(view, names), bets)

    def _add_row(self) -> None:
        place, flag, name, trainer = PlainLabel(), FlagLabel(), PlainLabel(), PlainLabel()
        set_role(place, "label")
        set_role(name, "strong")
        set_role(trainer, "soft")
        trainer.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        for column, part in enumerate((place, flag, name, trainer)):
            self._grid.addWidget(part, len(self._rows), column)
        self._rows.append((place, flag, name, trainer))

    def _say(self, seats: Sequence[str], bets: Sequence[str]) -> None:
        for label in self.lines:
            label.hide()
            label.deleteLater()
        self.lines = []
        for at, text in enumerate([*seats, *bets]):
            label = PlainLabel(text, role="strong" if at >= len(seats) else "body", wrap=True)
            self.meaning_panel.body.addWidget(label)
            self.lines.append(label)

    def restyle(self) -> None:
        px = theme().px
        self._column.setSpacing(px(16))
        self._grid.setHorizontalSpacing(px(12))
        self._grid.setVerticalSpacing(px(6))
