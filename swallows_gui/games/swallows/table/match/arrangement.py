"""How the parts of the match table lie beside each other, by the room that there is."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from swallows_gui.games.swallows.table.match.band import MatchBand
from swallows_gui.games.swallows.table.match.parts import Parts
from swallows_gui.games.swallows.table.pitch.pitch import PitchView
from swallows_gui.games.swallows.table.pitch.score_band import LOW as LOW_SCORE
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.adaptive import Adaptive
from swallows_gui.ui.kit.layouts import fill, set_gaps
from swallows_gui.ui.kit.notices import NoticeBar

_ROOMY, _LOW, _DENSE, _WIDE = 700, 640, 470, 400
"""Heights and width of a table, design pixels, at which it is laid out closer."""
_SCORE = 170
"""Design pixels of width that the score takes at least: beside a prompt, too, where nothing scrolls sideways."""
_SLIM_PITCH = 36
"""Design pixels of height that are left of the pitch in a table without width and height."""

_PLACES: Final = {
    "tall": ((1, 0, 1, 2), (3, 0, 1, 2), (2, 0, 1, 2)),
    "slim": ((1, 0, 1, 2), (3, 0, 1, 2), (2, 0, 1, 2)),
    "dense": ((1, 0, 2, 1), (1, 1, 2, 1), (3, 0, 1, 2)),
    "choices": ((1, 0, 3, 1), (1, 1, 1, 1), (2, 1, 2, 1)),
    "watch": ((1, 0, 1, 1), (2, 0, 1, 1), (3, 0, 1, 2)),
}
"""Row, column and their spans of score and pitch, of the prompt, and of the hand.

"tall": pitch, hand, prompt, so that a card rises out of the hand over no word of the question; "dense": the prompt
beside the pitch; "choices": the choices there, too; "watch": the pitch alone beside score and prompt; "slim": as
"tall", but what is said of the teams comes after the pitch and is scrolled to.
"""


class Arrangement(Adaptive, QWidget):
    """Holds all parts of a table, which has no layout itself: a word that grows is no matter of the window's."""

    def __init__(
        self,
        table: QWidget,
        parts: Parts,
        band: MatchBand,
        pitch: PitchView,
        notice: NoticeBar,
    ) -> None:
        super().__init__(table)
        self._table, self._band, self._pitch = table, band, pitch
        self._far, self._prompt, self._near = parts.far, parts.prompt, parts.near
        self._how = ""
        upper = QWidget()
        self._column = fill(QVBoxLayout(upper), band, self._far, (pitch, 1), margins=0)
        pitch.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.room = _Upper()
        """Score and pitch, which scroll together where there is little room."""
        self.room.resized.connect(self._fit_upper)
        self.room.setWidget(upper)
        self.room.setWidgetResizable(True)
        self.room.setFrameShape(QFrame.Shape.NoFrame)
        self.room.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.room.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._grid = QGridLayout(self)
        self._grid.addWidget(notice, 0, 0, 1, 2)
        self._lay_out("tall")
        for fan in (self._near.fan, self._near.pick_fan, self._far.fan):
            fan.raise_over(table, self._never_covered)
        self.restyle()

    def restyle(self) -> None:
        """Every distance by the text scale."""
        px = theme().px
        set_gaps(self._grid, (8, 6, 8, 6), 6)
        self._column.setSpacing(px(4))

    def least(self) -> QSize:
        """The smallest size of a table that is laid out so, pixels."""
        return QSize(theme().px(300), theme().px(120 if self._how == "watch" else 280))

    def fit(self, *, watching: bool) -> None:
        """Lay all out for the size of the table: with little height the far hand is one line, with less the prompt
        stands beside the pitch. Where nobody at the screen plays, `watching`, the hand may give up its place."""
        height, scale = self._table.height(), theme().scale
        tall, wide = height / scale, self._table.width() / scale
        self._far.set_compact(tall < _LOW)
        dense = tall < _DENSE and wide >= _WIDE
        how = "choices" if self._near.offers_choices else "dense"
        if not dense:
            how = "slim" if tall < _DENSE else "tall"
        if dense and watching:
            how = "watch"
        self._near.setVisible(how != "watch")
        if how != self._how:
            self._lay_out(how)
        self._band.set_steady(tall >= _ROOMY)
        self._prompt.set_dense(tall < _DENSE, fills=how == "dense", steady=tall >= _ROOMY)
        self.room.setMinimumHeight(theme().px(LOW_SCORE if tall < _DENSE else 64))
        self._band.score.setMinimumWidth(theme().px(_SCORE))
        self.room.setMinimumWidth(theme().px(_SCORE) + self.room.verticalScrollBar().sizeHint().width())
        self._fit_upper(self.room.viewport().height())
        most = round(height * (0.4 if tall < _DENSE else 0.5))
        self._near.set_room(self._table.width() - 2 * theme().px(8), most, low=tall < _DENSE)

    def _lay_out(self, how: str) -> None:
        self._how = how
        dense = how not in ("tall", "slim")
        for widget, place in zip((self.room, self._prompt, self._near), _PLACES[how], strict=True):
            self._grid.removeWidget(widget)
            self._grid.addWidget(widget, *place)
        pitch = self._pitch
        below = [pitch, self._far, self._band.notes] if how == "slim" else [self._far, pitch]
        if how != "slim":
            self._band.take_notes()
        if how == "watch":
            below.remove(pitch)
            self._grid.addWidget(pitch, 1, 1, 2, 1)
        for widget in below:
            self._column.removeWidget(widget)
            self._column.addWidget(widget, 1 if widget is pitch else 0)
        self._grid.setRowStretch(1, 0 if how == "choices" else 12)
        self._grid.setRowStretch(2, 0 if dense else 5)
        self._grid.setRowStretch(3, 5 if how in ("dense", "choices") else 0)
        self._grid.setColumnStretch(0, 3 if dense else 0)
        self._grid.setColumnStretch(1, 4 if dense else 0)
        self._band.set_dense(how != "tall")

    def _fit_upper(self, room: int) -> None:
        """Fit score and pitch into the height in pixels that is seen at once; in a slim table they take all of it."""
        px, score = theme().px, self._band.score
        if self._how == "slim":
            score.fit(min(room, px(LOW_SCORE)))
            least = max(px(_SLIM_PITCH), room - score.sizeHint().height() - self._column.spacing())
            self._pitch.setMinimumSize(px(160), least)
        else:
            self._pitch.setMinimumSize(px(160), px(130) if self._how == "tall" else px(80))
            others = self._column.minimumHeightForWidth(self.room.width()) - score.sizeHint().height()
            score.fit(max(min(room, px(LOW_SCORE)), room - others))
        self.room.claim()

    def _never_covered(self) -> list[QRect]:
        """What no card of a hand may hide: the score, what die and referee have said, and the question, as far down as
        its words and buttons reach."""
        score, prompt, pitch = self._band.score, self._prompt, self._pitch
        asking = prompt.rect()
        asking.setHeight(min(asking.height(), prompt.minimumHeight()))
        parts = [(score, score.rect()), (prompt, asking)]
        written = pitch.written_rect().intersected(self.room.rect().translated(pitch.mapFrom(self.room, QPoint(0, 0))))
        if written.isValid():
            parts.append((pitch, written))
        table = self._table
        return [room.translated(part.mapTo(table, QPoint(0, 0))) for part, room in parts if part.isVisibleTo(table)]


class _Upper(QScrollArea):
    """The upper part, which scrolls where there is little room; the score at its top is always whole."""

    resized = Signal(int)
    """The height that can be seen at once, pixels."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit(self.viewport().height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.widget() and event.type() == QEvent.Type.LayoutRequest:
            self.claim()
        return super().eventFilter(watched, event)

    def claim(self) -> None:
        """Have all of it laid out in the height that it needs at least at this width: Qt counts words alone, and
        squeezes the rest."""
        held = self.widget()
        layout = held.layout() if held is not None else None
        if held is not None and layout is not None:
            held.setMinimumHeight(max(0, layout.minimumHeightForWidth(self.viewport().width())))
