"""Help, About: version and commit, and every part of the program with its licence."""

from __future__ import annotations

import platform

from PySide6.QtCore import QSize, Qt, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QListWidget, QPlainTextEdit, QVBoxLayout, QWidget

from swallows_gui import titles
from swallows_gui.build import version_line
from swallows_gui.models.vocabulary import labelled, of_title
from swallows_gui.services.parts import Component, parts
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.flow import FlowLayout
from swallows_gui.ui.kit.icons import swallow_pixmap
from swallows_gui.ui.kit.layouts import fill
from swallows_gui.ui.kit.notices import announce
from swallows_gui.ui.kit.words import PlainLabel


class AboutDialog(QDialog):
    """Shows one licence at a time, first the program's own."""

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
        """Name, version, commit, the games, and what the program runs on."""
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
