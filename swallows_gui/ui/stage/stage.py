"""A stage: one ground that fills a table, and widgets placed over it by `layout`; its controls and the coach's seat.

The controls are small signs in the corner: pace, undo, pause, skip to the result, skip to one's own turn, sound. The
coach's seat appears while he speaks and is hidden when a screen takes him back.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from shiboken6 import isValid

from swallows_gui.models.vocabulary import pace_name
from swallows_gui.services.glossary import translate
from swallows_gui.services.plain import from_button
from swallows_gui.services.settings import PACES, settings
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.button_paint import paint_focus
from swallows_gui.ui.kit.buttons import EnteredButton
from swallows_gui.ui.kit.icons import polygon
from swallows_gui.ui.kit.painting import painting, set_ink
from swallows_gui.ui.kit.words import Adaptive, set_tip
from swallows_gui.ui.stage.coach import CoachStrip
from swallows_gui.ui.stage.layout import Needs, StageLayout, lay_out
from swallows_gui.ui.stage.question import QuestionPlate


class Stage(QObject):
    """Places a table's parts. The table is their parent and calls `fit` when its size, the text scale, or the needs of
    a part have changed."""

    placed = Signal(object)
    """A `StageLayout`: every part is to stand where it says."""
    sheets_moved = Signal()
    """A sheet may lie elsewhere now."""

    def __init__(self, table: QWidget, ground: QWidget, needs: Needs) -> None:
        super().__init__(table)
        self.sheet = QRect()
        """What of the table lies under a sheet; empty: none does."""
        self._table, self._ground = table, ground
        self._needs = replace(needs, sheet=lambda: self.sheet.width())
        self._fitting = False
        ground.setParent(table)
        ground.show()
        self.places: StageLayout = lay_out(QRect(0, 0, 640, 480), 1.0, Needs())

    def add(self, part: QWidget) -> None:
        """Add a part above those added before."""
        put_away = part.testAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide) and part.isHidden()
        part.setParent(self._table)
        part.setVisible(not put_away)
        part.raise_()

    @property
    def room(self) -> QRect:
        """The table's whole rectangle."""
        return self._table.rect()

    def lie_under(self, sheet: QRect) -> None:
        """Note the rectangle of a sheet over the table; an empty one for none."""
        if sheet != self.sheet:
            self.sheet = sheet
            self.fit()

    def fit(self) -> None:
        """Lay out the parts. A part that asks for this while it runs causes one more layout at the end."""
        if self._fitting or self.room.isEmpty():
            return
        self._fitting = True
        try:
            before = self.places.sheets
            for _ in range(4):
                places = lay_out(self.room, theme().scale, self._needs)
                self.places = places
                self._ground.setGeometry(places.room)
                self.placed.emit(places)
                if lay_out(self.room, theme().scale, self._needs) == places:
                    break
            if self.places.sheets != before:
                self.sheets_moved.emit()
        finally:
            self._fitting = False


_OFF = 0.45
"""How much is seen of a sign that does nothing now."""


class ControlSign(Adaptive, EnteredButton):
    """A control of the stage. With an action it triggers that and shows its name and key."""

    def __init__(self, kind: str, action: QAction | None, parent: QWidget) -> None:
        super().__init__(parent)
        self.kind = kind
        self._action = action
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        if action is not None:
            self.clicked.connect(lambda _checked=False: action.trigger())
            action.changed.connect(self.retranslate)
        else:
            self.clicked.connect(lambda _checked=False: next_pace())
        settings().changed.connect(self._setting_changed)
        self.retranslate()

    def _setting_changed(self, field: str) -> None:
        if field in ("pace", "sound"):
            self.retranslate()

    def retranslate(self) -> None:
        """Set its name with its key in the language in use."""
        if self._gone:
            return
        if self._action is None:
            words = translate("Controls", "Pace: {pace}").format(pace=from_button(pace_name(settings().now.pace)))
        else:
            words, key = from_button(self._action.text()), self._action.shortcut().toString()
            words = f"{words} ({key})" if key else words
            self.setEnabled(self._action.isEnabled())
        self.setAccessibleName(words)
        set_tip(self, words, repeats=True)
        self.update()

    @property
    def _gone(self) -> bool:
        """Whether its action has been deleted with the window."""
        return self._action is not None and not isValid(self._action)

    def sizeHint(self) -> QSize:
        return QSize(theme().px(30), theme().px(30))

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        side = min(self.width(), self.height())
        room = QRectF(0, 0, side, side).adjusted(2, 2, -2, -2)
        with painting(self) as painter:
            on = self._action is not None and not self._gone and self._action.isChecked()
            ground = t.colour("gold" if on else "slate")
            set_ink(painter, fill=ground.lighter(140) if self.underMouse() and self.isEnabled() else ground)
            painter.setOpacity(1.0 if self.isEnabled() else _OFF)
            painter.drawRect(room)
            inner = room.adjusted(side * 0.2, side * 0.2, -side * 0.2, -side * 0.2)
            _paint_sign(painter, self.kind, inner, t.colour("on_gold" if on else "on_slate"))
            if self.hasFocus():
                paint_focus(painter, room, 0.0)


class Controls(QWidget):
    """The controls in one column, or in several where height is short."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.signs: list[ControlSign] = []

    def offer(self, actions: Mapping[str, QAction]) -> None:
        """Show the pace control and these actions, keyed by the names of their signs."""
        for sign in self.signs:
            sign.hide()
            sign.deleteLater()
        self.signs = [
            ControlSign("pace", None, self),
            *(ControlSign(kind, action, self) for kind, action in actions.items()),
        ]
        for sign in self.signs:
            sign.show()
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        """Place the signs row by row in as many columns as keep them square."""
        if not self.signs or not self.height():
            return
        columns = max(1, round((len(self.signs) * self.width() / self.height()) ** 0.5))
        wide, high = self.width() // columns, self.height() // -(-len(self.signs) // columns)
        for number, sign in enumerate(self.signs):
            row, column = divmod(number, columns)
            sign.setGeometry(column * wide, row * high, wide, high)


def next_pace() -> None:
    """Set the next slower pace, or after the slowest the fastest."""
    at = PACES.index(settings().now.pace)
    settings().change(pace=PACES[(at + 1) % len(PACES)])


def _paint_sign(painter: QPainter, kind: str, room: QRectF, ink: QColor) -> None:
    wide, high = room.width(), room.height()

    def at(x: float, y: float) -> tuple[float, float]:
        return room.left() + x * wide, room.top() + y * high

    set_ink(painter, fill=ink)
    match kind:
        case "pace":
            strokes = len(PACES) - PACES.index(settings().now.pace)
            for number in range(strokes):
                left = number / 4
                painter.drawPolygon(polygon(at(left, 0.1), at(left + 0.26, 0.5), at(left, 0.9)))
        case "pause":
            painter.drawRect(QRectF(QPointF(*at(0.12, 0.05)), QPointF(*at(0.4, 0.95))))
            painter.drawRect(QRectF(QPointF(*at(0.6, 0.05)), QPointF(*at(0.88, 0.95))))
        case "undo":
            painter.drawPolygon(polygon(at(0.0, 0.4), at(0.42, 0.02), at(0.42, 0.78)))
            set_ink(painter, line=QPen(ink, high * 0.18))
            painter.drawArc(QRectF(QPointF(*at(0.1, 0.4)), QPointF(*at(0.95, 0.98))), -90 * 16, 180 * 16)
        case "skip":
            for left in (0.0, 0.48):
                painter.drawPolygon(polygon(at(left, 0.05), at(left + 0.48, 0.5), at(left, 0.95)))
        case "next":
            painter.drawPolygon(polygon(at(0.0, 0.05), at(0.7, 0.5), at(0.0, 0.95)))
            painter.drawRect(QRectF(QPointF(*at(0.76, 0.05)), QPointF(*at(0.96, 0.95))))
        case "sound":
            painter.drawPolygon(
                polygon(at(0, 0.32), at(0.22, 0.32), at(0.55, 0.02), at(0.55, 0.98), at(0.22, 0.68), at(0, 0.68))
            )
            if settings().now.sound:
                set_ink(painter, line=QPen(ink, high * 0.12))
                painter.drawArc(QRectF(QPointF(*at(0.45, 0.2)), QPointF(*at(0.98, 0.8))), -60 * 16, 120 * 16)
            else:
                set_ink(painter, line=QPen(ink, high * 0.14))
                painter.drawLine(QPointF(*at(0.66, 0.34)), QPointF(*at(0.98, 0.66)))
                painter.drawLine(QPointF(*at(0.98, 0.34)), QPointF(*at(0.66, 0.66)))
        case _:
            raise KeyError(kind)


class CoachSeat:
    """The coach's place beside a question. `changed` is called when the coach needs another height, appears or
    disappears."""

    def __init__(self, prompt: QuestionPlate, changed: Callable[[], None]) -> None:
        self.coach: CoachStrip | None = None
        """While he speaks here."""
        self._prompt, self._changed = prompt, changed

    def height_for(self, width: int) -> int:
        """The height in pixels that the coach needs at a width, 0 if silent."""
        return self.coach.height_for(width) if self.coach is not None else 0

    def answers(self) -> bool:
        """Whether what the coach says can be done instead of answering."""
        return self.coach is not None and self.coach.answers()

    def take(self, coach: CoachStrip | None, add: Callable[[QWidget], None], under: QWidget) -> None:
        """Take the coach's strip by `add`, below another part; with None release it."""
        if self.coach is not None:
            self.coach.changed.disconnect(self._fit)
        self.coach = coach
        if coach is not None:
            coach.changed.connect(self._fit)
            add(coach)
            coach.stackUnder(under)
        self._fit()

    def _fit(self) -> None:
        self._prompt.set_coached(self.coach is not None and self.coach.heard is not None)
        self._changed()

    def stand(self, places: StageLayout) -> None:
        """Place the coach by the layout; the question is hidden where both do not fit."""
        self._prompt.step_aside(places.question.isEmpty() and not places.coach.isEmpty())
        if self.coach is not None:
            self.coach.stand(leans=not places.across)
            self.coach.setGeometry(places.coach)

    def is_heard(self, focus: QWidget | None) -> bool:
        """Whether the focus is in the coach's text."""
        return focus is not None and self.coach is not None and self.coach.isAncestorOf(focus) and focus.isVisible()
