"""The keys of the menus' entries: the usual ones, those that somebody has chosen, and what stands in their way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QAction, QKeySequence

from swallows_gui.services.glossary import translate
from swallows_gui.services.settings import settings

FIXED: Final = frozenset(("pause", "skip_sentence"))
"""Entries that texts of the window name by their keys."""
_PORTABLE: Final = QKeySequence.SequenceFormat.PortableText
_FUNCTION_KEYS: Final = range(Qt.Key.Key_F1.value, Qt.Key.Key_F35.value + 1)
_DIGITS: Final = range(Qt.Key.Key_0.value, Qt.Key.Key_9.value + 1)
_STRONG: Final = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)


def kept_text(keys: QKeySequence) -> str:
    """A key as the settings store it, the same on every system."""
    return keys.toString(_PORTABLE)


def shown(keys: Sequence[QKeySequence]) -> str:
    """Keys as the player reads them; a dash for none."""
    return ", ".join(each.toString(QKeySequence.SequenceFormat.NativeText) for each in keys) or "–"


class OwnKeys:
    """Assigns keys to menu entries and stores the player's own in the settings."""

    def __init__(self, actions: Mapping[str, QAction]) -> None:
        """`actions` by name, with their usual keys."""
        self._actions = actions
        self._usual = {name: tuple(action.shortcuts()) for name, action in actions.items()}

    def apply(self) -> None:
        """Give each entry its own key, else the usual ones. A chosen key that another entry has (in an edited file) is
        ignored."""
        chosen = {name: key for name, key in settings().now.keys.items() if self.may_change(name)}
        found = {name: list(keys) for name, keys in self._usual.items() if name not in chosen}
        taken = {kept_text(key) for keys in found.values() for key in keys}
        for name, text in chosen.items():
            for keys in ([QKeySequence(text)] if text else [], list(self._usual[name])):
                if taken.isdisjoint(map(kept_text, keys)):
                    found[name] = keys
                    taken.update(map(kept_text, keys))
                    break
            else:
                found[name] = []
        for name, keys in found.items():
            action = self._actions.get(name)
            if action is not None and action.shortcuts() != keys:
                action.setShortcuts(keys)

    def may_change(self, name: str) -> bool:
        """Whether an entry's key may be changed."""
        return name in self._usual and name in self._actions and name not in FIXED

    def changed(self, name: str) -> bool:
        """Whether an entry's key was changed."""
        return name in settings().now.keys

    def keys(self, name: str) -> list[QKeySequence]:
        """The keys that an entry has now."""
        return self._actions[name].shortcuts()

    def choose(self, name: str, key: QKeySequence) -> None:
        """Store a key for an entry; an empty one removes its key."""
        if [key] == list(self._usual[name]) or (key.isEmpty() and not self._usual[name]):
            self.forget(name)
        else:
            settings().change(keys={**settings().now.keys, name: kept_text(key)})

    def forget(self, name: str) -> None:
        """Reset an entry to its usual keys; another entry that has one of them loses it."""
        settings().change(keys={other: key for other, key in settings().now.keys.items() if other != name})

    def forget_all(self) -> None:
        """Reset all entries."""
        settings().change(keys={})

    def owner(self, name: str, key: QKeySequence) -> str:
        """The other entry that has this key, "" for none."""
        return next(
            (other for other, action in self._actions.items() if other != name and key in action.shortcuts()), ""
        )


def unfit(combination: QKeyCombination, menus: Sequence[str]) -> str:
    """Why a key cannot be used, as a sentence; "" if it can. `menus` are the menus' titles."""
    key = QKeySequence(combination)
    code, modifiers = combination.key().value, combination.keyboardModifiers()
    if code in _FUNCTION_KEYS:
        return ""
    if not modifiers & _STRONG:
        return translate(
            "KeysPanel", "It needs Ctrl or Alt, or has to be one of F1 to F12: letters and digits are played with."
        )
    if modifiers == Qt.KeyboardModifier.AltModifier:
        if code in _DIGITS:
            return translate("KeysPanel", "{key} opens and closes a panel.").format(key=shown([key]))
        for title in menus:
            if key == QKeySequence.mnemonic(title):
                text = translate("KeysPanel", "{key} opens the menu {menu}.")
                return text.format(key=shown([key]), menu=title.replace("&", ""))
    return ""
