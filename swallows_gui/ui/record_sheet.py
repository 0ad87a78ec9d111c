"""The record sheet as a dock and as a whole screen: groups, matches, bracket (S3.1, S7, S8.1)."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QScrollArea, QTabWidget, QVBoxLayout, QWidget

from swallows_gui.models.bundle import Models
from swallows_gui.models.group_table import DIFFERENCE, DRAWN, LOST, PLACE, TEAM, WON, GroupModel
from swallows_gui.models.sheet import AWAY, HOME, STAGE
from swallows_gui.services.theme import set_role, theme
from swallows_gui.ui.bracket import BracketView
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.screens.screen import Screen
from swallows_gui.ui.tables import CodeDelegate, PosterTable

NARROW_LEAVES_OUT = (PLACE, WON, DRAWN, LOST, DIFFERENCE)


class GroupCell(QWidget):
    """A group's table and, on its last match day, what each of its teams needs."""

    def __init__(self, table: PosterTable, group: GroupModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._group = group
        self.needs = QLabel()
        self.needs.setWordWrap(True)
        self.needs.setTextFormat(Qt.TextFormat.PlainText)
        set_role(self.needs, "soft")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(table)
        column.addWidget(self.needs)
        column.addStretch(1)
        group.needs_changed.connect(self.show_needs)
        self.show_needs()

    def show_needs(self) -> None:
        """Show what is needed now, a paragraph a team."""
        lines = self._group.needs()
        self.needs.setText("\n\n".join(lines))
        self.needs.setVisible(bool(lines))
        self.needs.setContentsMargins(theme().px(8), 0, theme().px(8), theme().px(8))


class RecordSheet(Screen):
    """Tabs over the models of the running game; `narrow` leaves out what a dock has no room for."""

    back = Signal()

    def __init__(self, *, narrow: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._narrow = narrow
        self._across = 1 if narrow else 2
        self._models: Models | None = None
        self._awaited: Models | None = None
        self._followed = 0
        self.tabs = QTabWidget()
        self.tabs.setUsesScrollButtons(True)
        self.back_button = PosterButton("", kind="quiet")
        self.back_button.clicked.connect(self.back)
        if not narrow:
            self.tabs.setCornerWidget(self.back_button)
        self.tabs.setElideMode(Qt.TextElideMode.ElideNone)
        self.group_tables: list[PosterTable] = []
        self._cells: list[GroupCell] = []
        self._groups = QWidget()
        self._groups_layout = QGridLayout(self._groups)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setWidget(self._groups)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.matches = PosterTable(HOME, AWAY)
        self.bracket = BracketView()
        if narrow:
            self.matches.setItemDelegate(CodeDelegate(self.matches))
            self.matches.setColumnHidden(STAGE, True)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self.tabs)
        self.restyle()

    def await_models(self, models: Models, *, within: int | None = None) -> None:
        """Show another game as soon as the sheet itself is shown; `within`: so many milliseconds at the latest."""
        self._awaited = models
        if within is not None:
            QTimer.singleShot(within, self, self._show_awaited)

    def forget(self) -> None:
        """The game is put away: nothing is awaited any more."""
        self._awaited = None

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show_awaited()

    def _show_awaited(self) -> None:
        if self._awaited is not None:
            self.show_models(self._awaited)
            self.follow_match(self._followed)

    def show_models(self, models: Models) -> None:
        """Show another game."""
        self._models = models
        self._awaited = None
        for cell in self._cells:
            self._groups_layout.removeWidget(cell)
            cell.deleteLater()
        self.group_tables, self._cells = [], []
        for group in models.groups:
            table = PosterTable(TEAM, whole=True)
            table.setModel(group)
            if self._narrow:
                for column in NARROW_LEAVES_OUT:
                    table.setColumnHidden(column, True)
            else:
                table.setColumnHidden(PLACE, False)
            self.group_tables.append(table)
            number = len(self.group_tables) - 1
            self._cells.append(GroupCell(table, group))
            self._groups_layout.addWidget(self._cells[-1], number // self._across, number % self._across)
        self._groups_layout.setRowStretch(len(self.group_tables), 1)
        self.matches.setModel(models.matches)
        if self._narrow:
            self.matches.setColumnHidden(STAGE, True)
        self.bracket.setModel(models.bracket)
        self.bracket.side_name = models.bracket.side_name
        self.tabs.clear()
        if models.groups:
            self.tabs.addTab(self._scroll, "")
        self.tabs.addTab(self.matches, "")
        if models.groups:
            self.tabs.addTab(self.bracket, "")
        self.retranslate()

    def reflow(self, width: float, _height: float) -> None:
        across = 1 if self._narrow or width < 840 else 2
        if across == self._across:
            return
        self._across = across
        for cell in self._cells:
            self._groups_layout.removeWidget(cell)
        for number, cell in enumerate(self._cells):
            self._groups_layout.addWidget(cell, number // across, number % across)

    def follow_match(self, number: int) -> None:
        """Bring the running match (from 1) into sight."""
        self._followed = number
        model = self.matches.model()
        if model is not None and 0 < number <= model.rowCount():
            self.matches.scrollTo(model.index(number - 1, 0))

    def heading(self) -> str:
        return self.tr("Record sheet")

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Record sheet"))
        self.back_button.setText(self.tr("Back to the game"))
        self.matches.setAccessibleName(self.tr("Matches"))
        self.bracket.setAccessibleName(self.tr("Bracket"))
        if self._models is not None:
            for table, model in zip(self.group_tables, self._models.groups, strict=True):
                table.setAccessibleName(model.title)
            for cell in self._cells:
                cell.show_needs()
        texts = {
            self._scroll: self.tr("Groups"),
            self.matches: self.tr("Matches"),
            self.bracket: self.tr("Bracket"),
        }
        for at in range(self.tabs.count()):
            self.tabs.setTabText(at, texts[self.tabs.widget(at)])  # type: ignore[index]

    def restyle(self) -> None:
        px = theme().px
        gap = px(6 if self._narrow else 16)
        self._groups_layout.setContentsMargins(0 if self._narrow else gap, gap, 0 if self._narrow else gap, gap)
        self._groups_layout.setSpacing(gap)
