"""The sheet of keys (F1): every key of the present screen and of the program, to be searched, printed and copied.

Keys are read from menus, buttons on the screen, and widgets. A widget that handles keys itself has a method
`key_help()`, which returns pairs of a key, as `QKeySequence` writes it, and what it does.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from html import escape
from typing import NamedTuple, Protocol, runtime_checkable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence, QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QDialog,
    QHBoxLayout,
    QLineEdit,
    QMainWindow,
    QMenu,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from swallows_gui.services.glossary import translate
from swallows_gui.services.plain import from_button
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.notices import announce
from swallows_gui.ui.kit.panels import FlowLayout, fill
from swallows_gui.ui.kit.save_dialog import exec_and_delete

_WITH_KEY = re.compile(r"\s*\[[^\]]+\]$")
"""A button's text may name its key at its end; the sheet has a column for that."""


class ShownKey(NamedTuple):
    """A key as this system writes it, what it does, and whether it would do it now."""

    key: str
    deed: str
    now: bool = True


class KeyGroup(NamedTuple):
    """A heading and its keys."""

    title: str
    rows: tuple[ShownKey, ...]


@runtime_checkable
class Keyed(Protocol):
    """A widget with keys of its own."""

    def key_help(self) -> list[tuple[str, str]]:
        """Pairs of a key and what it does, in the language in use."""
        ...


def gather(window: QMainWindow, screen: str) -> list[KeyGroup]:
    """All keys that the window offers; `screen` is the title of the present screen."""
    groups = [KeyGroup(screen, tuple(_on_screen(window)))]
    for action in window.menuBar().actions():
        menu = action.menu()
        if isinstance(menu, QMenu):
            groups.append(KeyGroup(_menu_title(menu), tuple(_in_menu(menu))))
    everywhere = (
        ShownKey(_native("Tab"), translate("Keys", "To the next control")),
        ShownKey(_native("Shift+Tab"), translate("Keys", "To the control before")),
        ShownKey(_native("Space"), translate("Keys", "Press the button that has the focus")),
    )
    groups.append(KeyGroup(translate("Keys", "Everywhere"), everywhere))
    return [group for group in groups if group.rows]


def matching(groups: Iterable[KeyGroup], words: str) -> list[KeyGroup]:
    """The rows whose key, description or heading contain every one of the words."""
    wanted = words.casefold().split()
    found = []
    for group in groups:
        rows = tuple(
            row
            for row in group.rows
            if all(word in f"{row.key} {row.deed} {group.title}".casefold() for word in wanted)
        )
        if rows:
            found.append(KeyGroup(group.title, rows))
    return found


def as_text(groups: Sequence[KeyGroup]) -> str:
    """The sheet as plain text, with the keys in a column."""
    width = max((len(row.key) for group in groups for row in group.rows), default=0)
    blocks = [
        "\n".join([group.title, *(f"  {row.key:<{width}}  {_said(row)}" for row in group.rows)]) for group in groups
    ]
    return "\n\n".join(blocks) + "\n"


def as_html(groups: Sequence[KeyGroup]) -> str:
    """The sheet with headings and tables."""
    blocks = []
    for group in groups:
        rows = "".join(
            f"<tr><td width='36%'><b>{escape(row.key)}</b></td><td>{escape(_said(row))}</td></tr>" for row in group.rows
        )
        blocks.append(f"<h3>{escape(group.title)}</h3><table cellpadding='3' width='100%'>{rows}</table>")
    return "".join(blocks)


def _said(row: ShownKey) -> str:
    if row.now:
        return row.deed
    return translate("Keys", "{deed} (not now)").format(deed=row.deed)


def _on_screen(window: QMainWindow) -> list[ShownKey]:
    """Keys of all visible widgets, each once; if one covers all others, only its own."""
    found: dict[tuple[str, str], ShownKey] = {}
    widgets = window.findChildren(QWidget)
    above = next((each for each in widgets if each.isVisible() and getattr(each, "covers_window", False)), None)
    if above is not None:
        widgets = [above, *above.findChildren(QWidget)]
    for widget in widgets:
        if not widget.isVisible():
            continue
        if isinstance(widget, Keyed):
            for key, deed in widget.key_help():
                found.setdefault((key, deed), ShownKey(_native(key), deed))
        if isinstance(widget, QAbstractButton) and not widget.shortcut().isEmpty():
            key = widget.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            found.setdefault((key, _label(widget)), ShownKey(key, _label(widget), widget.isEnabled()))
    return list(found.values())


def _label(button: QAbstractButton) -> str:
    said = button.accessibleName() or from_button(button.text())
    return _WITH_KEY.sub("", said.partition("\n")[0].rstrip("…"))


def _menu_title(menu: QMenu) -> str:
    key = QKeySequence.mnemonic(menu.title()).toString(QKeySequence.SequenceFormat.NativeText)
    if not key:
        return _plain(menu.title())
    return translate("Keys", "Menu {name} ({key})").format(name=_plain(menu.title()), key=key)


def _in_menu(menu: QMenu) -> list[ShownKey]:
    rows = []
    for action in menu.actions():
        inner = action.menu()
        if isinstance(inner, QMenu):
            rows += _in_menu(inner)
        elif not action.shortcut().isEmpty():
            rows.append(ShownKey(_of_action(action), _plain(action.text()), action.isEnabled()))
    return rows


def _of_action(action: QAction) -> str:
    return ", ".join(key.toString(QKeySequence.SequenceFormat.NativeText) for key in action.shortcuts()[:2])


def _native(key: str) -> str:
    key = "Enter" if key == "Return" else key  # as the buttons of the table call it
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


def _plain(text: str) -> str:
    return from_button(text).rstrip("…")


class KeySheet(QDialog):
    """The dialog with the keys that existed when it was opened."""

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
        """The rows now shown, as plain text."""
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
        with exec_and_delete(dialog) as answer:
            if answer != QPrintDialog.DialogCode.Accepted:
                return
        document = QTextDocument()
        document.setHtml(as_html(matching(self._groups, self.search.text())))
        document.print_(printer)
