"""The dialogs Help, Report a problem, and Help, About.

The first shows what would be sent before it saves it to a file. The second has version and commit, and every part of
the program with its licence.
"""

from __future__ import annotations

import platform
import time
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, QStandardPaths, Qt, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QFileDialog, QHBoxLayout, QListWidget, QPlainTextEdit, QVBoxLayout, QWidget

from swallows_gui import titles
from swallows_gui.build import version_line
from swallows_gui.models.vocabulary import labelled, of_title
from swallows_gui.records import library, whole_files
from swallows_gui.services.parts import Component, parts
from swallows_gui.services.problem_report import problem_report
from swallows_gui.services.settings import settings
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.icons import swallow_pixmap
from swallows_gui.ui.kit.notices import announce
from swallows_gui.ui.kit.panels import FlowLayout, fill
from swallows_gui.ui.kit.save_dialog import PLAIN, ask_to_save
from swallows_gui.ui.kit.words import PlainLabel
from swallows_gui.ui.shell.error_reports import reports_folder

ENDING: Final = ".txt"
"""Of the file that a report is kept in: a saved game is never written over."""


class ProblemDialog(QDialog):
    """The player's own words above, the full report as it will be written below."""

    def __init__(self, parent: QWidget, options: QFileDialog.Option = PLAIN) -> None:
        super().__init__(parent)
        self._options = options
        self._games = library.all_games()
        self.setWindowTitle(self.tr("Report a problem"))
        ask = PlainLabel(self.tr("What did you do, what happened, and what did you expect?"), role="strong", wrap=True)
        self.words = QPlainTextEdit()
        self.words.setTabChangesFocus(True)
        self.words.setAccessibleName(ask.text())
        says = PlainLabel(
            self.tr(
                "This is the whole report. No names, hands, bets or games are in it. A saved game holds every secret: "
                "send one along only when that game is over."
            ),
            role="soft",
            wrap=True,
        )
        self.report = QPlainTextEdit()
        self.report.setReadOnly(True)
        self.report.setTabChangesFocus(True)
        self.report.setAccessibleName(self.tr("The report"))
        self.said = PlainLabel(wrap=True)
        self.said.hide()
        self.save = PosterButton(self.tr("Save as a file…"), kind="primary")
        self.save.setDefault(True)
        self.copy = PosterButton(self.tr("Copy"), kind="quiet")
        self.close_button = PosterButton(self.tr("Close"), kind="quiet")
        foot = QWidget()
        flow = FlowLayout(foot)
        for button in (self.save, self.copy, self.close_button):
            flow.addWidget(button)
        fill(QVBoxLayout(self), ask, (self.words, 2), says, (self.report, 3), self.said, foot)
        self.words.textChanged.connect(self._write)
        self.save.clicked.connect(self._save)
        self.copy.clicked.connect(self._copy)
        self.close_button.clicked.connect(self.reject)
        self._write()
        self.words.setFocus()
        self.resize(QSize(theme().px(620), theme().px(640)).boundedTo(parent.size() - QSize(20, 40)))

    def _write(self) -> None:
        self.report.setPlainText(
            problem_report(self.words.toPlainText(), settings().now, self._games, reports_folder())
        )

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.report.toPlainText())
        self._say(self.tr("Copied."))

    def _save(self) -> None:
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation) or str(Path.home())
        usual = Path(folder) / time.strftime("swallows-problem-%Y%m%d-%H%M%S.txt")
        path = ask_to_save(
            self, self.windowTitle(), usual, self.tr("Text files (*.txt)"), ENDING, options=self._options
        )
        if path is not None:
            self.keep(path)

    def keep(self, path: Path) -> None:
        """Write the report to a file and report the result; a file of another kind is never overwritten."""
        if path.suffix.lower() not in ("", ENDING):
            why = self.tr("A report is a text file: {path} is not written. Choose a name that ends in {ending}.")
            self._say(why.format(path=path, ending=ENDING))
            return
        try:
            whole_files.replace(path, self.report.toPlainText().encode("utf-8"))
        except OSError as error:
            why = self.tr("The report could not be written ({reason}): {path}. Choose another folder.")
            self._say(why.format(reason=error.strerror or error, path=path))
        else:
            self._say(self.tr("Saved: {path}").format(path=path))

    def _say(self, sentence: str) -> None:
        self.said.setText(sentence)
        self.said.show()
        announce(self, sentence)


class AboutDialog(QDialog):
    """Version and licences; shows one licence at a time, first the program's own."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("About this program"))
        self._parts: list[Component] = parts()
        mark = PlainLabel()
        mark.setPixmap(swallow_pixmap(theme().px(40), parent.devicePixelRatioF(), "ink"))
        self.version = PlainLabel(self.version_text())
        self.version.setTextFormat(Qt.TextFormat.PlainText)
        self.version.setWordWrap(True)
        self.version.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        top = fill(QHBoxLayout(), (mark, 0, Qt.AlignmentFlag.AlignTop), (self.version, 1))
        heading = PlainLabel(self.tr("Parts and their licences"), role="strong")
        self.list = QListWidget()
        self.list.setAccessibleName(heading.text())
        heading.setBuddy(self.list)
        for part in self._parts:
            self.list.addItem(_line(part))
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(self.tr("Licence"))
        self.copy = PosterButton(self.tr("Copy version"), kind="quiet")
        self.close_button = PosterButton(self.tr("Close"), kind="primary")
        self.close_button.setDefault(True)
        foot = QWidget()
        flow = FlowLayout(foot)
        flow.addWidget(self.copy)
        flow.addWidget(self.close_button)
        fill(QVBoxLayout(self), top, heading, (self.list, 2), (self.text, 3), foot)
        self.list.currentRowChanged.connect(self._show)
        self.copy.clicked.connect(self._copy)
        self.close_button.clicked.connect(self.accept)
        self.list.setCurrentRow(0)
        self.resize(QSize(theme().px(620), theme().px(640)).boundedTo(parent.size() - QSize(20, 40)))

    def version_text(self) -> str:
        """Name, version, commit, the games, and the versions of what the program runs on."""
        says = self.tr("{program}, version {version}")
        games = [labelled(of_title(each.name), of_title(each.line)) for each in titles.titles()]
        runs = self.tr("On Python {python} and Qt {qt}. Free software under the MIT licence.")
        return "\n".join(
            (
                says.format(program=QGuiApplication.applicationDisplayName(), version=version_line()),
                *games,
                runs.format(python=platform.python_version(), qt=qVersion()),
            )
        )

    def _show(self, row: int) -> None:
        text = self._parts[row].text() if 0 <= row < len(self._parts) else ""
        self.text.setPlainText(text or self.tr("This part brings no text of its licence with it."))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.version_text())
        announce(self, self.tr("Copied."))


def _line(part: Component) -> str:
    name = f"{part.name} {part.version}"
    return f"{name} · {part.licence}" if part.licence else name
