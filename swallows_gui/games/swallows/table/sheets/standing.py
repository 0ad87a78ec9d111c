"""The record sheet and the accounts, which stay in the window from one game to the next.

The record sheet is a dock or a whole screen: groups, matches, bracket (S3.1, S7, S8.1).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from PySide6.QtCore import QModelIndex, QObject, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QGridLayout, QScrollArea, QVBoxLayout, QWidget

from swallows_gui.games.swallows.table.cards.flags import FlagTable
from swallows_gui.games.swallows.table.sheets.bracket import NationsBracket
from swallows_gui.games.swallows.words.accounts import STAKE
from swallows_gui.games.swallows.words.bundle import Models
from swallows_gui.games.swallows.words.group_table import NationStandings
from swallows_gui.games.swallows.words.sheet import GroupMatches, TieSheetModel
from swallows_gui.models import roles
from swallows_gui.models.standings import DIFFERENCE, DRAWN, LOST, PLACE, TEAM, WON
from swallows_gui.models.ties import AWAY, HOME, NUMBER, STAGE
from swallows_gui.services.glossary import translate
from swallows_gui.services.qobjects import SingleShotTimer
from swallows_gui.services.theme import set_role, theme
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.idle_queue import Work, idle_queue
from swallows_gui.ui.kit.inputs import Tabs
from swallows_gui.ui.kit.panels import fill
from swallows_gui.ui.kit.tables import CodeDelegate
from swallows_gui.ui.kit.words import PlainLabel
from swallows_gui.ui.play.desk import Dock
from swallows_gui.ui.play.screen import Screen


class AccountsPanel(Screen):
    """What is known of each seat's money, and the open seat's own bets."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.accounts = FlagTable(0, lines=2)
        self.bets_title = PlainLabel(role="label")
        self.bets = FlagTable(0)
        self.bets.setItemDelegate(CodeDelegate(self.bets))
        outer = fill(QVBoxLayout(self), (self.accounts, 3), self.bets_title, (self.bets, 2), margins=0)
        self._outer = outer
        self.adapt()

    def show_models(self, models: Models) -> None:
        """Show another game."""
        self.accounts.setModel(models.accounts)
        self.bets.setModel(models.bets)
        self.bets.setColumnHidden(STAKE, True)
        for signal in (models.bets.rowsInserted, models.bets.rowsRemoved):
            signal.connect(self._show_bets)
        self._show_bets()

    def forget(self) -> None:
        """The game is put away."""
        self.accounts.setModel(None)
        self.bets.setModel(None)
        self._show_bets()

    def _show_bets(self) -> None:
        model = self.bets.model()
        some = model is not None and model.rowCount() > 0
        self.bets.setVisible(some)
        self.bets_title.setVisible(some)

    def retranslate(self) -> None:
        self.accounts.setAccessibleName(self.tr("Accounts"))
        self.bets.setAccessibleName(self.tr("Bets"))
        self.bets_title.setText(self.tr("Bets"))

    def restyle(self) -> None:
        self._outer.setSpacing(theme().px(4))
        self.bets_title.setContentsMargins(theme().px(8), 0, 0, 0)


_NUMBERED = 215
"""Design pixels from which matches beside a game are numbered."""
NARROW_LEAVES_OUT = (PLACE, WON, DRAWN, LOST, DIFFERENCE)


class GroupCell(QWidget):
    """A group's table, its matches where there is room, and on the last match day what each team needs."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._group: NationStandings | None = None
        self._listed: GroupMatches | None = None
        self.table = FlagTable(TEAM, whole=True, slides=True)
        self.matches = FlagTable(HOME, AWAY, whole=True, squeezed=True)
        self.matches.horizontalHeader().hide()
        self.matches.hide()
        self.needs = PlainLabel(wrap=True)
        self.needs.setTextFormat(Qt.TextFormat.PlainText)
        set_role(self.needs, "soft")
        fill(QVBoxLayout(self), self.table, self.matches, self.needs, 1, margins=0)

    def show_group(self, group: NationStandings | None) -> None:
        """Show a group; None: the game is put away."""
        if self._group is not None:
            self._group.needs_changed.disconnect(self.show_needs)
            for signal in (self._group.rowsInserted, self._group.rowsRemoved, self._group.modelReset):
                signal.disconnect(self._show_table)
        self._group = group
        self.table.setModel(group)
        if group is not None:
            group.needs_changed.connect(self.show_needs)
            for signal in (group.rowsInserted, group.rowsRemoved, group.modelReset):
                signal.connect(self._show_table)
        self._show_table()
        self.show_needs()

    def list_matches(self, matches: TieSheetModel | None, group: int = 0) -> None:
        """List a group's matches below its table; None, or a group that has none: do not."""
        if self._listed is not None:
            self._listed.deleteLater()
        self._listed = None if matches is None else GroupMatches(matches, group, self)
        self.matches.setModel(self._listed)
        some = self._listed is not None and self._listed.rowCount() > 0
        self.matches.setVisible(some)
        if some:
            self.matches.setColumnHidden(STAGE, True)
            self.matches.fit_now()

    def holds(self, nation: object) -> bool:
        """Whether a nation plays in the group, as the matches' cells name it."""
        model = self._group
        rows = range(model.rowCount()) if model is not None and self.isVisible() else ()
        return any(model.index(row, TEAM).data(roles.NATION) == nation for row in rows if model is not None)

    def _show_table(self) -> None:
        """The best thirds have no table before there are any."""
        self.table.setVisible(self._group is not None and self._group.rowCount() > 0)

    def show_needs(self) -> None:
        """Show what each team needs, a paragraph each."""
        lines = self._group.needs() if self._group is not None else []
        self.needs.setText("\n\n".join(lines))
        self.needs.setVisible(bool(lines))
        self.needs.setContentsMargins(theme().px(8), 0, theme().px(8), theme().px(8))


class RecordSheet(Screen):
    """Tabs over the models of a game; `narrow` leaves out what a dock has no room for.

    The window keeps it from game to game. It is filled in pieces, or at once when it is shown before they are done.
    """

    goes_back = True

    def __init__(self, *, narrow: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._narrow = narrow
        self._across = 1 if narrow else 2
        self._spare_number = False
        self._models: Models | None = None
        self._filling: Work | None = None
        self._followed = 0
        self._tied = False
        """Whether the match that was followed last is one of the bracket."""
        self.tabs = Tabs()
        self.tabs.setUsesScrollButtons(True)
        self.tabs.setProperty("narrow", narrow)
        self.back_button = PosterButton("", kind="quiet")
        self.back_button.clicked.connect(self.back)
        if not narrow:
            self.tabs.setCornerWidget(self.back_button)
        self.tabs.setElideMode(Qt.TextElideMode.ElideNone)
        self._follow = SingleShotTimer(self, self._show_followed)
        """When the page has been laid out: its scroll bars come and go by its size."""
        self.tabs.currentChanged.connect(self._page_turned)
        self._cells: list[GroupCell] = []
        self._groups = QWidget()
        self._groups_layout = QGridLayout(self._groups)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setWidget(self._groups)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.matches = FlagTable(HOME, AWAY, squeezed=not narrow)
        self.matches.setTextElideMode(Qt.TextElideMode.ElideMiddle)  # "Winner of match 97" ends in what matters
        self.bracket = NationsBracket()
        if narrow:
            self.matches.setItemDelegate(CodeDelegate(self.matches))
        fill(QVBoxLayout(self), self.tabs, margins=0)
        self.restyle()

    @property
    def group_tables(self) -> list[FlagTable]:
        """The tables of the groups there are, and of the best thirds and the like."""
        groups = self._models.standings if self._models is not None else []
        return [cell.table for cell in self._cells[: len(groups)]]

    def await_models(self, models: Models, *, soon: bool = False) -> None:
        """Show another game: in pieces from now on, or not before the sheet itself is shown."""
        self.forget()
        pieces = self._filled(models)
        self._filling = idle_queue().take(self, pieces) if soon else Work(self, pieces)

    def show_models(self, models: Models) -> None:
        """Show another game now."""
        self.await_models(models)
        self._fill()

    def forget(self) -> None:
        """The game is put away: nothing is shown or awaited any more."""
        if self._filling is not None:
            self._filling.drop()
        self._filling = self._models = None
        self._followed = 0
        self._tied = False
        for cell in self._cells:
            cell.show_group(None)
            cell.list_matches(None)
        self.matches.setModel(None)
        self.bracket.setModel(None)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fill()
        self._follow.start()

    def _fill(self) -> None:
        if self._filling is not None:
            self._filling.finish()

    def _filled(self, models: Models) -> Iterator[None]:
        """Fills the sheet, a table a piece."""
        self._models = models
        tables = models.standings
        while len(self._cells) < len(tables):
            self._cells.append(GroupCell())
            self._place(len(self._cells) - 1)
            yield
        for cell, group in zip(self._cells, tables, strict=False):
            cell.show_group(group)
            for column in NARROW_LEAVES_OUT:
                cell.table.setColumnHidden(column, self._narrow)
            cell.table.fit_now()
            yield
            if group in models.groups and not self._narrow:
                cell.list_matches(models.matches, group.group)
                yield
        for number, cell in enumerate(self._cells):
            cell.setVisible(number < len(tables))
        self.matches.setModel(models.matches)
        self._leave_out()
        self.matches.fit_now()
        yield
        self.bracket.setModel(models.bracket)
        self.bracket.side_name = models.bracket.side_name
        self.tabs.clear()
        if models.groups:
            self.tabs.addTab(self._scroll, "")
        self.tabs.addTab(self.matches, "")
        for signal in (models.bracket.rowsInserted, models.bracket.rowsRemoved, models.bracket.modelReset):
            signal.connect(self._show_bracket)
        self._show_bracket()
        self.retranslate()
        self.follow_match(self._followed)

    def _show_bracket(self) -> None:
        """A match alone has no bracket, nor has a final group until a play-off is put on the sheet."""
        model = self.bracket.model()
        if model is None or self._models is None:
            return
        fewest = 1 if self._models.groups else 2
        there, wanted = self.tabs.indexOf(self.bracket), model.rowCount() >= fewest
        if wanted and there < 0:
            self.tabs.addTab(self.bracket, self.tr("Bracket"))
        elif not wanted and there >= 0:
            self.tabs.removeTab(there)

    def _leave_out(self) -> None:
        """Hide the column of the round beside a game, and with little room that of the number, too."""
        if self.matches.model() is not None:
            for column, out in ((STAGE, self._narrow), (NUMBER, self._spare_number)):
                if self.matches.isColumnHidden(column) != out:
                    self.matches.setColumnHidden(column, out)

    def _place(self, number: int) -> None:
        """A cell in its row: on the whole window the rows share the height, beside a game they stand close."""
        row = number // self._across
        self._groups_layout.addWidget(self._cells[number], row, number % self._across)
        self._groups_layout.setRowStretch(row, 0 if self._narrow else 1)
        self._groups_layout.setRowStretch(row + 1, 1 if self._narrow else 0)

    def reflow(self, width: float, _height: float) -> None:
        self._spare_number = self._narrow and width < _NUMBERED
        self._leave_out()
        across = 1 if self._narrow or width < 840 else 2
        if across == self._across:
            return
        self._across = across
        for number, cell in enumerate(self._cells):
            self._groups_layout.removeWidget(cell)
            self._groups_layout.setRowStretch(number, 0)
        for number in range(len(self._cells)):
            self._place(number)

    def follow_match(self, number: int) -> None:
        """Bring the running match (from 1) into sight on the page that is shown, and on another as soon as it is."""
        self._followed = number
        self._follow.start()

    def _page_turned(self, _page: int) -> None:
        self._follow.start()

    def _show_followed(self) -> None:
        """The running match in the middle of its table, its tie in the bracket, its teams' group."""
        tied = self._row_of(self.bracket) is not None
        if tied and not self._tied and self.tabs.currentWidget() not in (self.matches, self.bracket):
            self.tabs.setCurrentWidget(self.bracket)  # once: whoever turns back to the groups reads on there
        self._tied = tied
        page = self.tabs.currentWidget()
        match = self._row_of(self.matches)
        if match is None or page is None or not page.isVisible():
            return
        if page is self.matches:
            self.matches.scrollTo(match, FlagTable.ScrollHint.PositionAtCenter)
        elif page is self.bracket:
            tie = self._row_of(self.bracket)
            if tie is not None:
                self.bracket.scrollTo(tie, NationsBracket.ScrollHint.PositionAtCenter)
        else:
            nation = match.siblingAtColumn(HOME).data(roles.NATION)
            cell = next((each for each in reversed(self._cells) if nation is not None and each.holds(nation)), None)
            if cell is not None:
                self._scroll.ensureWidgetVisible(cell, 0, 0)

    def _row_of(self, view: QAbstractItemView) -> QModelIndex | None:
        """The row of the running match in a view."""
        model = view.model()
        if model is None:
            return None
        exactly = Qt.MatchFlag.MatchExactly  # without it 25 begins like 2
        found = model.match(model.index(0, 0), roles.KEY, self._followed, flags=exactly)
        return found[0] if found else None

    def heading(self) -> str:
        return self.tr("Tournament sheet")

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Tournament sheet"))
        self.back_button.setText(self.tr("Back to the game"))
        self.matches.setAccessibleName(self.tr("Matches"))
        self.bracket.setAccessibleName(self.tr("Bracket"))
        if self._models is not None:
            for cell, model in zip(self._cells, self._models.standings, strict=False):
                cell.table.setAccessibleName(model.title)
                cell.matches.setAccessibleName(self.tr("{group}: matches").format(group=model.title))
                cell.show_needs()
        for page, title in (
            (self._scroll, self.tr("Groups")),
            (self.matches, self.tr("Matches")),
            (self.bracket, self.tr("Bracket")),
        ):
            self.tabs.setTabText(self.tabs.indexOf(page), title)

    def restyle(self) -> None:
        px = theme().px
        gap = px(6 if self._narrow else 16)
        self._groups_layout.setContentsMargins(0 if self._narrow else gap, gap, 0 if self._narrow else gap, gap)
        self._groups_layout.setSpacing(gap)


class StandingSheets(QObject):
    """The dock's record sheet, the one on the whole window, and the accounts."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.sheet = RecordSheet(narrow=True)
        self.big_sheet = RecordSheet(narrow=False)
        self.accounts = AccountsPanel()

    def docks(self, *, single: bool) -> list[Dock]:
        """The docks of record sheet and accounts. A `single` match needs no record sheet."""
        sheet = Dock("sheet", sheet_title, self.sheet, side="left", share=3, stays=True)
        accounts = Dock("accounts", accounts_title, self.accounts, side="left", share=2, stays=True)
        return [replace(accounts, rare=True, side="right", share=3)] if single else [sheet, accounts]

    def show_models(self, models: Models) -> None:
        """Show another game: beside matches soon, on the whole window when that is asked for."""
        self.accounts.show_models(models)
        self.sheet.await_models(models, soon=True)
        self.big_sheet.await_models(models)

    def follow_match(self, number: int) -> None:
        """Bring the running match (from 1) into sight wherever it stands."""
        for each in (self.sheet, self.big_sheet):
            each.follow_match(number)

    def forget(self) -> None:
        """The game is put away: its models are about to go."""
        self.accounts.forget()
        self.sheet.forget()
        self.big_sheet.forget()


def sheet_title() -> str:
    """What the record sheet is called."""
    return translate("Docks", "Tournament sheet")


def task_title() -> str:
    """What a scenario asks for."""
    return translate("Docks", "The task")


def accounts_title() -> str:
    """What the accounts are called."""
    return translate("Docks", "Accounts")
