"""The match sheet: for each quarter of an hour what both clubs did, a line an attack, and how it stood then."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from swallows_gui.games.final_whistle.table.man_paint import club_colour
from swallows_gui.games.final_whistle.words.sheet import SheetModel
from swallows_gui.models.vocabulary import labelled
from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.painting import painting
from swallows_gui.ui.kit.text_fit import TextSetting, fit_text
from swallows_gui.ui.kit.words import Adaptive

_HEAD = 26
"""Design pixels: the line with minute and score."""


class SheetView(Adaptive, QScrollArea):
    """The match sheet as a widget, updated by its model; its accessible name reads it all."""

    def __init__(self, model: SheetModel, clubs: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.page = _Page(model, clubs)
        self.setWidget(self.page)
        model.dataChanged.connect(self.restyle)
        model.modelReset.connect(self.restyle)
        self.restyle()

    def restyle(self) -> None:
        self.page.renew()
        title = translate("FinalSheet", "Match sheet")
        self.setAccessibleName(labelled(title, self.page.accessibleName()))

    def sizeHint(self) -> QSize:
        return QSize(theme().px(300), theme().px(360))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(180), theme().px(110))


class _Page(QWidget):
    def __init__(self, model: SheetModel, clubs: str) -> None:
        super().__init__()
        self._model, self._clubs = model, clubs

    def renew(self) -> None:
        model = self._model
        rows = []
        for row in range(model.rowCount()):
            cells = [model.cell(row, column).replace("\n", "; ") for column in range(4)]
            if any(cells[1:]):
                rows.append(", ".join(cell for cell in cells if cell))
        self.setAccessibleName(". ".join(rows))
        self.setMinimumHeight(round(self._paint(None)))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setMinimumHeight(round(self._paint(None)))

    def _set(self, text: str, width: float) -> TextSetting | None:
        t = theme()
        return fit_text(text, QSizeF(width, t.px(200)), lambda px: t.sized_font("small", px), t.px(13), 8)

    def _paint(self, painter: QPainter | None) -> float:
        """Paint all of it, or without a painter only measure; returns its height."""
        t = theme()
        edge, width = t.px(6), float(max(self.width(), t.px(160)))
        y = float(t.px(2))
        model = self._model
        for row in range(model.rowCount()):
            if painter is not None:
                head = QRectF(edge, y, width - 2 * edge, t.px(_HEAD))
                painter.setPen(t.colour("ink"))
                painter.setFont(t.font("strong"))
                minute = translate("FinalSheet", "to minute {minute}").format(minute=model.cell(row, 0))
                painter.drawText(head, int(Qt.AlignmentFlag.AlignVCenter), minute)
                right = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)
                painter.drawText(head, right, model.cell(row, 3))
                painter.fillRect(QRectF(edge, head.bottom() - 1, width - 2 * edge, 1), t.colour("line"))
            y += t.px(_HEAD)
            for seat in (0, 1):
                for line in filter(None, model.cell(row, seat + 1).split("\n")):
                    setting = self._set(line, width - 2 * edge - t.px(12))
                    if setting is None:
                        continue
                    if painter is not None:
                        bar = QRectF(edge, y + t.px(2), t.px(5), setting.height - t.px(2))
                        painter.fillRect(bar, club_colour(self._clubs, seat))
                        setting.draw(painter, QPointF(edge + t.px(12), y), t.colour("ink"))
                    y += setting.height + t.px(3)
            y += t.px(6)
        return y

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painting(self) as painter:
            self._paint(painter)
