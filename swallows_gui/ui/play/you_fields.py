"""The player's face and name, set once for every game.

Click or space bar on the face opens a board of faces. The name field proposes the player's name for the first seat and
changes with it.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import (
    QAbstractButton,
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from swallows_gui.services.glossary import translate
from swallows_gui.services.people import (
    choose_face,
    choose_name,
    chosen_name,
    default_name,
    face_word,
    name_word,
    own_name,
)
from swallows_gui.services.settings import LONGEST_NAME, settings
from swallows_gui.services.theme import set_role, theme
from swallows_gui.ui.art.face import Person, draw_face
from swallows_gui.ui.art.hats import paint_looks
from swallows_gui.ui.art.people import FACES, looks_by
from swallows_gui.ui.kit.painting import painting, set_ink
from swallows_gui.ui.kit.panels import SectionHeading, add_layout, fill
from swallows_gui.ui.kit.seat_colours import SEAT_COLOURS
from swallows_gui.ui.kit.words import Adaptive, PlainLabel, set_tip

_ACROSS = 6
_ON_BOARD = 60
"""Design pixels of a face on the board."""
_SWAP = ((-5, -9), (-5, -5), (8, -5), (8, -1.5), (-5, -1.5), (-5, 3), (-11, -3))
"""One of the two arrows of the sign; its room is 40 wide."""


class FaceButton(Adaptive, QAbstractButton):
    """A face of `side` design pixels; unless it is fixed, pressing it opens the board of faces."""

    def __init__(self, side: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._side = side
        self.person: Person | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self.open_board)
        settings().changed.connect(self._changed)
        self.show_person(None)

    def show_person(self, person: Person | None, *, fixed: bool = False) -> None:
        """Show a person's face; `fixed` if it cannot be changed, because it is another player's."""
        self.person = person
        self.setEnabled(person is not None and not fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if self.isEnabled() else Qt.FocusPolicy.NoFocus)
        if self.isEnabled():
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.unsetCursor()
        self.retranslate()
        self.update()

    def open_board(self) -> None:
        """Show the board of faces below this one."""
        if self.person is not None:
            board = FaceBoard(self.person, self)
            board.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            board.place_below(self)
            board.open()

    def _changed(self, setting: str) -> None:
        if setting == "faces":
            self.update()

    def retranslate(self) -> None:
        if self.person is None:
            return
        words = self.person.words()
        if self.isEnabled():
            words = translate("Faces", "Face of {name}: choose another").format(name=self.person.name)
        self.setAccessibleName(words)
        set_tip(self, words, repeats=True)

    def restyle(self) -> None:
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        side = theme().px(self._side)
        return QSize(side, side)

    minimumSizeHint = sizeHint

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.person is None:
            return
        t = theme()
        with painting(self) as painter:
            room = QRectF(self.rect())
            draw_face(painter, room, self.person)
            if not self.isEnabled():
                return
            side = room.width() * 0.36
            sign = QRectF(room.right() - side, room.bottom() - side, side, side)
            set_ink(painter, line=QPen(t.colour("ink"), t.px(1.5)), fill=t.colour("paper"))
            painter.drawEllipse(sign.adjusted(1, 1, -1, -1))
            _paint_swap(painter, sign)
            if self.hasFocus() or self.underMouse():
                _paint_ring(painter, room)


def _paint_swap(painter: QPainter, room: QRectF) -> None:
    """Paint two arrows that point opposite ways; painted so that the first screen needs no icon file."""
    ink = theme().colour("ink")
    for turn in (1, -1):
        scale = turn * room.width() / 40
        arrow = QPolygonF([room.center() + QPointF(x, y) * scale for x, y in _SWAP])
        set_ink(painter, fill=ink)
        painter.drawPolygon(arrow)


def _paint_ring(painter: QPainter, room: QRectF) -> None:
    """Paint the frame of the face with focus or pointer."""
    line = theme().px(3)
    set_ink(painter, line=QPen(theme().colour("focus"), line))
    painter.drawEllipse(room.adjusted(line / 2, line / 2, -line / 2, -line / 2))


class FaceBoard(QDialog):
    """The board of faces in rows. Arrow keys go from one to the next, Escape cancels. The first face is the one made
    from the name."""

    def __init__(self, person: Person, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Popup | Qt.WindowType.FramelessWindowHint)
        self._person = person
        title = translate("Faces", "Face of {name}").format(name=person.name)
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        heading = SectionHeading()
        heading.setText(title)
        grid = QGridLayout()
        now = face_word(person.name)
        self.faces = [_BoardFace(word, person, self) for word in ("", *FACES)]
        for number, face in enumerate(self.faces):
            grid.addWidget(face, number // _ACROSS, number % _ACROSS)
            face.setChecked(face.word == now)
            said = translate("Faces", "Face {number} of {most}")
            face.setAccessibleName(said.format(number=number + 1, most=len(self.faces)))
            face.clicked.connect(partial(self._choose, face.word))
        if not any(face.isChecked() for face in self.faces):
            self.faces[0].setChecked(True)
        grid.setSpacing(theme().px(6))
        fill(QVBoxLayout(self), heading, grid, margins=theme().px(14), spacing=theme().px(8))
        next(face for face in self.faces if face.isChecked()).setFocus()

    def place_below(self, part: QWidget) -> None:
        """Move below a part of the window, or as close as the window allows."""
        self.adjustSize()
        window = part.window()
        corner = part.mapTo(window, QPoint(0, part.height() + theme().px(4)))
        left = max(0, min(corner.x(), window.width() - self.width()))
        top = max(0, min(corner.y(), window.height() - self.height()))
        self.move(window.mapToGlobal(QPoint(left, top)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        with painting(self, smooth=False) as painter:
            painter.fillRect(self.rect(), t.colour("ink"))
            edge = round(t.px(2))
            painter.fillRect(self.rect().adjusted(edge, edge, -edge, -edge), t.colour("raised"))

    def _choose(self, word: str, _checked: bool = False) -> None:
        choose_face(self._person.name, word)
        self.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -_ACROSS, Qt.Key.Key_Down: _ACROSS}
        at = next((number for number, face in enumerate(self.faces) if face.hasFocus()), 0)
        if event.key() in steps:
            wanted = at + steps[Qt.Key(event.key())]
            if 0 <= wanted < len(self.faces):
                self.faces[wanted].setFocus()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.faces[at].click()
        else:
            super().keyPressEvent(event)


class _BoardFace(QAbstractButton):
    """One face of the board: made from a word, or with "" from the name."""

    def __init__(self, word: str, person: Person, parent: QWidget) -> None:
        super().__init__(parent)
        self.word, self._person = word, person
        self.setCheckable(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def sizeHint(self) -> QSize:
        side = theme().px(_ON_BOARD + 8)
        return QSize(side, side)

    minimumSizeHint = sizeHint

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()  # the board knows what lies where

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        with painting(self) as painter:
            room = QRectF(self.rect())
            if self.isChecked():
                set_ink(painter, fill=t.colour("gold"))
                painter.drawEllipse(room)
            inner = t.px(4)
            looks = looks_by(self.word or name_word(self._person.name))
            paint_looks(painter, room.adjusted(inner, inner, -inner, -inner), looks, QColor(self._person.colour))
            if self.hasFocus() or self.underMouse():
                _paint_ring(painter, room)


class YouFields(Adaptive, QWidget):
    """Your face, which a click changes, beside the field with your name. Both are saved at once."""

    def __init__(self, side: int = 84, parent: QWidget | None = None) -> None:
        """`side` is the side of the face in design pixels."""
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


class YourName(QObject):
    """Keeps a field at your name until another name is written there. It lives as long as the field."""

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
