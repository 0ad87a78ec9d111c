"""Whoever stands between both sides on the touch line: a face, a name, what binds it, and what it has in its pocket."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QWidget

from swallows_gui.services.theme import theme
from swallows_gui.ui.art.face import Person, face_pixmap
from swallows_gui.ui.kit.button_paint import paint_focus
from swallows_gui.ui.kit.painting import painting, set_ink
from swallows_gui.ui.kit.text_fit import draw_centred, fitting
from swallows_gui.ui.kit.words import Adaptive, set_tip

Letter = tuple[QColor, QColor]
"""An envelope's colour, and that of its flap."""
_NAME = 26
_INK = QColor("#1A1A1A")


class RefereePlace(Adaptive, QAbstractButton):
    """The referee's face on the stage: a button that opens what can be done with him."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._person: Person | None = None
        self._words: tuple[str, ...] = ("",)
        self._letters: tuple[Letter, ...] = ()
        self._face = 0
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def stand(self, room: QRect, face: int) -> None:
        """Take a rectangle; `face` is the side of the face in pixels, 0 for none."""
        self._face = face
        self.setGeometry(room)
        self.update()

    def show_person(self, person: Person | None, words: Sequence[str], letters: Sequence[Letter] = ()) -> None:
        """Show a referee. `words` are versions of name and binding, the longest first; `letters` are the envelopes in
        his pocket."""
        self._person, self._words, self._letters = person, tuple(words) or ("",), tuple(letters)
        self.setAccessibleName(self._words[0])
        set_tip(self, self._words[0], repeats=True)
        self.update()

    @property
    def person(self) -> Person | None:
        """The person whose face is shown."""
        return self._person

    @property
    def letters(self) -> int:
        """The number of envelopes in the pocket."""
        return len(self._letters)

    def paintEvent(self, _event: QPaintEvent) -> None:
        t, room = theme(), QRectF(self.rect())
        plate_high = min(room.height(), t.px(_NAME) if not self._face else max(18.0, room.height() - self._face * 0.84))
        plate = QRectF(room.left(), room.bottom() - plate_high, room.width(), plate_high)
        with painting(self) as painter:
            if self._face and self._person is not None:
                pixmap = face_pixmap(self._person, self._face, self.devicePixelRatioF())
                painter.drawPixmap(QPointF(round(room.center().x() - self._face / 2), round(room.top())), pixmap)
            lean = plate.height() * 0.3
            free = plate.width() - 3 * lean
            most = plate.height() * 0.54
            words, font = fitting(self._words, free, most, most * 0.72, "strong")
            set_ink(painter, fill=t.colour("slate"))
            painter.drawPolygon(
                QPolygonF(
                    [
                        plate.topLeft() + QPointF(lean, 0),
                        plate.topRight(),
                        plate.bottomRight() - QPointF(lean, 0),
                        plate.bottomLeft(),
                    ]
                )
            )
            draw_centred(painter, plate, words, font, t.colour("on_slate"))
            self._paint_letters(painter, plate)
            if self.hasFocus():
                paint_focus(painter, plate, 0.0)

    def _paint_letters(self, painter: QPainter, plate: QRectF) -> None:
        """Paint envelopes that look out of the pocket, beside the face above the plate."""
        side = max(plate.height() * 0.9, self._face * 0.3)
        left = self.rect().center().x() + self._face * 0.5 - side * 0.2
        for number, (ground, flap) in enumerate(self._letters):
            letter = QRectF(left + number * side * 0.7, plate.top() - side * 0.5, side, side * 0.72)
            set_ink(painter, line=QPen(_INK, max(1.0, side * 0.05)), fill=ground)
            painter.drawRect(letter)
            painter.setBrush(flap)
            tip = QPointF(letter.center().x(), letter.top() + letter.height() * 0.55)
            painter.drawPolygon(QPolygonF([letter.topLeft(), letter.topRight(), tip]))
