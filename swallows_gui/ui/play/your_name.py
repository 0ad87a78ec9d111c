"""A field for the name of the person who sits down first: yours is proposed there, and follows when you change it."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QLineEdit

from swallows_gui.services.people import chosen_name
from swallows_gui.services.settings import settings


class YourName(QObject):
    """Keeps a field at your name as long as nobody else's is written there. It lives as long as the field."""

    def __init__(self, field: QLineEdit) -> None:
        super().__init__(field)
        self._field = field
        self._proposed = chosen_name()
        if self._proposed:
            field.setText(self._proposed)
        settings().changed.connect(self._changed)

    def _changed(self, setting: str) -> None:
        if setting not in ("name", "seats"):
            return
        before, self._proposed = self._proposed, chosen_name()
        if self._field.text().strip() in ("", before):
            self._field.setText(self._proposed)
