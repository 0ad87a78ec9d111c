"""The sheet of keys (F1): every key of the present screen and of the program, to be searched, printed and copied."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QTextDocument
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLineEdit, QTextBrowser, QVBoxLayout, QWidget

from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.answered import answered
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.flow import FlowLayout
from swallows_gui.ui.kit.layouts import fill
from swallows_gui.ui.kit.notices import announce
from swallows_gui.ui.play.guide.keys import KeyGroup, as_html, as_text, matching


class KeySheet(QDialog):
    """Shows what was gathered when it was opened."""

    rules_wanted = Signal()

    def __init__(self, groups: list[KeyGroup], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._groups = groups
        self.setWindowTitle(self.tr("Keys"))
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.setPlaceholderText(self.tr("Search for a key or what it does"))
        self.search.setAccessibleName(self.tr("Search for a key or what it does"))
        self.page = QTextBrowser()
        self.page.setAccessibleName(self.tr("Keys of this screen and of the program"))
        self.page.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.rules = PosterButton(self.tr("Open the rules"), kind="quiet")
        self.copy = PosterButton(self.tr("Copy"), kind="quiet")
        self.paper = PosterButton(self.tr("Print…"), kind="quiet")
        self.close_button = PosterButton(self.tr("Close"), kind="primary")
        self.close_button.setDefault(True)
        self._foot = QWidget()
        flow = FlowLayout(self._foot)
        for button in (self.rules, self.copy, self.paper, self.close_button):
            flow.addWidget(button)
        top = fill(QHBoxLayout(), self.search)
        fill(QVBoxLayout(self), top, (self.page, 1), self._foot)
        self.search.textChanged.connect(self._show)
        self.rules.clicked.connect(self._open_rules)
        self.copy.clicked.connect(self._copy)
        self.paper.clicked.connect(self._print)
        self.close_button.clicked.connect(self.accept)
        self._show("")
        self.search.setFocus()
        above = self.parentWidget()
        room = above.size() if above is not None else self.sizeHint()
        self.resize(QSize(theme().px(620), theme().px(640)).boundedTo(room - QSize(20, 40)))

    def text(self) -> str:
        """What stands on the sheet now, as plain text."""
        return as_text(matching(self._groups, self.search.text()))

    def _show(self, words: str) -> None:
        found = matching(self._groups, words)
        if found:
            self.page.setHtml(as_html(found))
        else:
            self.page.setPlainText(self.tr("There is no such key."))
            announce(self.page, self.tr("There is no such key."))

    def _open_rules(self) -> None:
        self.accept()
        self.rules_wanted.emit()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text())
        announce(self.page, self.tr("Copied."))

    def _print(self) -> None:
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(self.windowTitle())
        dialog = QPrintDialog(printer, self)
        with answered(dialog) as answer:
            if answer != QPrintDialog.DialogCode.Accepted:
                return
        document = QTextDocument()
        document.setHtml(as_html(matching(self._groups, self.search.text())))
        document.print_(printer)
