"""The keys of the menus' entries in the settings: a table, and a dialog that listens for another key."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, NamedTuple

from PySide6.QtCore import QEvent, QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from swallows_gui.models.roles import RowsModel
from swallows_gui.services.glossary import translate
from swallows_gui.services.settings import settings
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.inputs import HELD_KEYS
from swallows_gui.ui.kit.panels import FlowLayout, Panel, add_layout, fill
from swallows_gui.ui.kit.save_dialog import exec_and_delete
from swallows_gui.ui.kit.tables import PosterTable
from swallows_gui.ui.kit.words import PlainLabel
from swallows_gui.ui.shell.actions import Actions
from swallows_gui.ui.shell.own_keys import shown, unfit

_HIGH = 300
"""Design pixels of the table, which scrolls by itself."""
_MOST = 400
"""Pixels it takes at most, so that the page it stands on, which scrolls as well, shows it whole at 200 % text."""


class KeyRow(NamedTuple):
    """A row of the key list: an entry's action name, title and key, and whether the key was changed."""

    name: str
    title: str
    key: str
    changed: bool


class KeysModel(RowsModel[KeyRow]):
    """A row for each entry that may have another key."""

    columns = 2

    def key(self, row: KeyRow) -> Hashable:
        return row.name

    def cell(self, row: KeyRow, column: int, role: int) -> Any:
        own = translate("KeysPanel", "{key} (your own)")
        if role == Qt.ItemDataRole.DisplayRole:
            return row.title if column == 0 else own.format(key=row.key) if row.changed else row.key
        return None

    def heading(self, column: int, role: int) -> Any:
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return (
            translate("KeysPanel", "Entry"),
            translate("KeysPanel", "Key"),
        )[column]


class KeyListener(QDialog):
    """A dialog that waits for a new key for an entry, and says why a key is not possible. Esc cancels."""

    def __init__(self, actions: Actions, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._actions = actions
        self._name = name
        self.chosen = QKeySequence()
        self.setWindowTitle(self.tr("Another key"))
        title = actions.title_of(name)
        self.asks = PlainLabel(
            self.tr("Press the new key for “{entry}”.").format(entry=title), role="heading", wrap=True
        )
        self.says = PlainLabel(self.tr("Esc: as before. Backspace: no key."), wrap=True)
        self.leave = PosterButton(self.tr("As before"), kind="quiet")
        self.leave.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.leave.clicked.connect(self.reject)
        column = fill(QVBoxLayout(self), self.asks, self.says)
        foot = fill(QHBoxLayout(), 1, self.leave)
        add_layout(column, foot)
        self.setMinimumWidth(theme().px(380))
        self.setAccessibleDescription(self.asks.text())

    def event(self, event: QEvent) -> bool:
        """Accept keys that are shortcuts of other entries, too."""
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in HELD_KEYS:
            return
        if event.key() == Qt.Key.Key_Escape:
            self.reject()
            return
        if event.key() in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete) and not event.modifiers():
            self.accept()
            return
        key = QKeySequence(event.keyCombination())
        trouble = self._trouble(event.keyCombination())
        if trouble:
            self.says.setText(trouble)
            self.setAccessibleDescription(trouble)
        else:
            self.chosen = key
            self.accept()

    def _trouble(self, combination: QKeyCombination) -> str:
        key = QKeySequence(combination)
        owner = self._actions.own_keys.owner(self._name, key)
        if owner:
            text = self.tr("{key} belongs to “{entry}”. Press another one, or change that entry first.")
            return text.format(key=shown([key]), entry=self._actions.title_of(owner))
        return unfit(combination, self._actions.menu_titles())


class KeysPanel(Panel):
    """The settings panel of all keys; Enter or double click changes one."""

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._actions = actions
        self.model = KeysModel(self)
        self.table = PosterTable(0, squeezed=True)
        self.table.setModel(self.model)
        self.table.activated.connect(self.change)
        self.change_button, self.usual_button = PosterButton("", kind="quiet"), PosterButton("", kind="quiet")
        self.all_button = PosterButton("", kind="quiet")
        self.change_button.clicked.connect(self.change)
        self.usual_button.clicked.connect(self.back_to_usual)
        self.all_button.clicked.connect(actions.own_keys.forget_all)
        self.body.addWidget(self.table)
        buttons = FlowLayout()
        add_layout(self.body, buttons)
        for button in (self.change_button, self.usual_button, self.all_button):
            buttons.addWidget(button)
        self.table.selectionModel().currentRowChanged.connect(self._enable)
        settings().changed.connect(self._follow)
        self.adapt()

    def _follow(self, name: str) -> None:
        if name == "keys":
            self._actions.own_keys.apply()
            self.show_keys()

    def show_keys(self) -> None:
        """Show the present keys."""
        own = self._actions.own_keys
        self.model.set_rows([
            KeyRow(name, self._actions.title_of(name), shown(own.keys(name)), own.changed(name))
            for name in self._actions.in_order()
            if own.may_change(name)
        ])  # fmt: skip
        self._enable()

    @property
    def chosen(self) -> str:
        """The selected entry's name, "" for none."""
        index = self.table.currentIndex()
        return self.model.rows[index.row()].name if index.isValid() else ""

    def _enable(self) -> None:
        self.change_button.setEnabled(bool(self.chosen))
        self.usual_button.setEnabled(bool(self.chosen) and self._actions.own_keys.changed(self.chosen))
        self.all_button.setEnabled(bool(settings().now.keys))

    def change(self) -> None:
        """Ask for another key for the selected entry."""
        if not self.chosen:
            return
        listener = KeyListener(self._actions, self.chosen, self.window())
        with exec_and_delete(listener) as answer:
            chosen, taken = listener.chosen, answer == KeyListener.DialogCode.Accepted
        if taken:
            self._actions.own_keys.choose(self.chosen, chosen)
        self.table.setFocus()

    def back_to_usual(self) -> None:
        """Reset the selected entry to its usual key."""
        self._actions.own_keys.forget(self.chosen)

    def restyle(self) -> None:
        super().restyle()
        """Take the sizes of the theme."""
        self.table.setFixedHeight(min(theme().px(_HIGH), _MOST))

    def retranslate(self) -> None:
        """Set all texts in the language in use."""
        self.set_title(self.tr("Keys"))
        self.table.setAccessibleName(self.tr("Keys"))
        self.change_button.setText(self.tr("Another key…"))
        self.usual_button.setText(self.tr("The usual key"))
        self.all_button.setText(self.tr("All usual keys"))
        self.show_keys()
