"""How it really went: a panel beside the game's own results, where the field is a past cup."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from swallows_gui.games.swallows.rules.view import SwallowsView
from swallows_gui.games.swallows.table.cards.flags import FlagLabel
from swallows_gui.games.swallows.words import past_cup
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.games.swallows.words.past_cup import PanelLine
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.panels import Panel, fill
from swallows_gui.ui.kit.words import PlainLabel


class PastCupPanel(Panel):
    """How the past cup went; hidden without one, and where it had nothing like the match just played."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._grid = QGridLayout()
        self._grid.setColumnStretch(2, 1)
        fill(self.body, self._grid, 1)
        self.lines: list[str] = []
        """What it says."""
        self._parts: list[QWidget] = []
        self.hide()

    def show_after_match(self, view: SwallowsView, names: Names, *, over: bool = False) -> None:
        """Show the past cup at the game's stage; `over`: a stage of groups is over, so show all tables."""
        found = past_cup.past_cup(view)
        if found is None or not view.played:
            self.hide()
            return
        told = past_cup.groups_over(found, view, names) if over else past_cup.after_match(found, view, names)
        self._say(past_cup.title(found), told, names)

    def show_end(self, view: SwallowsView, names: Names) -> None:
        """The last matches of the cup, and its champion."""
        found = past_cup.past_cup(view)
        if found is None:
            self.hide()
            return
        self._say(past_cup.title(found), past_cup.at_the_end(found, names), names)

    def _say(self, title: str, told: Sequence[PanelLine], names: Names) -> None:
        for part in self._parts:
            self._grid.removeWidget(part)
            part.hide()
            part.deleteLater()
        self._parts, self.lines = [], [line.text for line in told]
        self.set_title(title)
        for row, line in enumerate(told):
            for column, code in enumerate(line.teams if len(line.teams) <= 2 else ()):
                flag = FlagLabel(names.nation(code))
                self._grid.addWidget(flag, row, column, Qt.AlignmentFlag.AlignTop)
                self._parts.append(flag)
            words = PlainLabel(line.text, wrap=True)
            words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            first = 0 if len(line.teams) > 2 else 2
            self._grid.addWidget(words, row, first, 1, 3 - first)
            self._parts.append(words)
        self._grid.setHorizontalSpacing(theme().px(8))
        self.setVisible(bool(told))
