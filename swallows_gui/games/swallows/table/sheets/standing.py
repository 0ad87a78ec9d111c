"""Record sheet and accounts: what stands beside every game and stays in the window from one to the next."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject

from swallows_gui.games.swallows.table.sheets.accounts import AccountsPanel
from swallows_gui.games.swallows.table.sheets.record_sheet import RecordSheet
from swallows_gui.games.swallows.words.bundle import Models
from swallows_gui.services.glossary import translate
from swallows_gui.ui.play.desk import Dock


class Sheets(QObject):
    """The dock's record sheet, the one on the whole window, and the accounts."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.sheet = RecordSheet(narrow=True)
        self.big_sheet = RecordSheet(narrow=False)
        self.accounts = AccountsPanel()

    def docks(self, *, single: bool) -> list[Dock]:
        """Where sheet and accounts stand. Of a `single` match there is nothing on a record sheet that the table does
        not show."""
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
