"""Who you are, said once for every game: your face and your name."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from swallows_gui.services.glossary import translate
from swallows_gui.services.people import choose_name, default_name, own_name
from swallows_gui.services.settings import LONGEST_NAME, settings
from swallows_gui.services.theme import set_role, theme
from swallows_gui.ui.art.face import Person
from swallows_gui.ui.kit.adaptive import Adaptive
from swallows_gui.ui.kit.layouts import add_layout, fill
from swallows_gui.ui.kit.seat_colours import SEAT_COLOURS
from swallows_gui.ui.kit.words import PlainLabel
from swallows_gui.ui.play.face_choice import FaceButton


class YouFields(Adaptive, QWidget):
    """Your face, which a click changes, beside the field with your name. Both hold as soon as they are entered."""

    def __init__(self, side: int = 84, parent: QWidget | None = None) -> None:
        """`side`: of the face, design pixels."""
        super().__init__(parent)
        self.face = FaceButton(side)
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self._label = PlainLabel()
        set_role(self._label, "label")
        self._label.setBuddy(self.name)
        self._row = QHBoxLayout(self)
        column = fill(QVBoxLayout(), 1, self._label, self.name, 1)
        fill(self._row, (self.face, 0, Qt.AlignmentFlag.AlignVCenter), margins=0)
        add_layout(self._row, column, 1)
        self.name.editingFinished.connect(lambda: choose_name(self.name.text()))
        settings().changed.connect(self._changed)
        self.adapt()
        self._changed("name")

    def _changed(self, setting: str) -> None:
        if setting == "name":
            self.name.setText(settings().now.name)
            self._show_face()

    def _show_face(self) -> None:
        self.face.show_person(Person(own_name(), SEAT_COLOURS[0]))

    def retranslate(self) -> None:
        words = translate("You", "What are you called?")
        self._label.setText(words)
        self.name.setAccessibleName(words)
        self.name.setPlaceholderText(default_name(1))
        self._show_face()

    def restyle(self) -> None:
        self._row.setSpacing(theme().px(14))
