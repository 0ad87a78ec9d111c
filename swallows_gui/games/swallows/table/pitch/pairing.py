"""Two nation cards that meet on a slanting pitch: the picture of a match that is about to begin."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from swallows_gui.games.swallows.data.cards import Nation
from swallows_gui.games.swallows.table.cards.card_back import CARD_RATIO, card_size
from swallows_gui.games.swallows.table.cards.nation_face import nation_face
from swallows_gui.services.language import language
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.face_cache import paint_queue
from swallows_gui.ui.kit.icons import paint_ball, paint_swallow, polygon
from swallows_gui.ui.kit.painting import painting, saved, set_ink
from swallows_gui.ui.kit.words import Adaptive

_TILT = 6.0
"""Degrees that the cards lean away from each other."""


class PairingPicture(Adaptive, QWidget):
    """A picture of the next match: home at the lower left, visitors at the upper right."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._nations: tuple[Nation | None, Nation | None] = (None, None)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        paint_queue().ready.connect(self.update)

    def set_teams(self, home: Nation | None, away: Nation | None) -> None:
        """Show the cards of these nations."""
        if (home, away) != self._nations:
            self._nations = (home, away)
            self.retranslate()

    def retranslate(self) -> None:
        names = [language().nation_name(nation) for nation in self._nations if nation is not None]
        self.setAccessibleName(" – ".join(names))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme().px(420), theme().px(440))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(200), theme().px(240))

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painting(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            width, height = float(self.width()), float(self.height())
            self._paint_ground(painter, width, height)
            tall = min(height * 0.56, width * 0.41 / CARD_RATIO)
            size = card_size(tall)
            places = (QPointF(width * 0.28, height * 0.6), QPointF(width * 0.72, height * 0.4))
            for nation, place, tilt in zip(self._nations, places, (-_TILT, _TILT), strict=True):
                if nation is not None:
                    self._paint_card(painter, nation, place, size, tilt)
            paint_ball(painter, QPointF(width * 0.56, height * 0.86), min(width, height) * 0.05, QColor("#1A1A1A"))

    def _paint_ground(self, painter: QPainter, width: float, height: float) -> None:
        """Paint red above, grass below, a rising bar of paper between them, and the swallow over it."""
        t = theme()
        painter.fillRect(QRectF(0, 0, width, height), t.colour("red"))
        painter.setPen(Qt.PenStyle.NoPen)
        for low, high, colour in ((0.62, 0.3, "card"), (0.67, 0.35, "grass")):
            painter.setBrush(t.colour(colour))
            slope = (
                QPointF(0, height * low),
                QPointF(width, height * high),
                QPointF(width, height),
                QPointF(0, height),
            )
            painter.drawPolygon(QPolygonF(slope))
        grass = QPainterPath()
        grass.addPolygon(polygon((0, height * 0.67), (width, height * 0.35), (width, height), (0, height)))
        with saved(painter):
            painter.setClipPath(grass, Qt.ClipOperation.IntersectClip)
            set_ink(painter, line=QPen(t.colour("grass_line"), max(1.5, height * 0.006)))
            painter.drawLine(QPointF(width * 0.42, height), QPointF(width * 0.6, height * 0.3))
            painter.drawEllipse(QPointF(width * 0.5, height * 0.72), width * 0.2, height * 0.13)
        side = min(width, height) * 0.22
        ink = QColor("#FFFFFF" if t.name == "contrast" else "#1A1A1A")
        paint_swallow(painter, QRectF(width * 0.12, height * 0.07, side, side), ink)

    def _paint_card(self, painter: QPainter, nation: Nation, place: QPointF, size: QSize, tilt: float) -> None:
        with saved(painter):
            painter.translate(place)
            painter.rotate(tilt)
            box = QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())
            set_ink(painter, fill=QColor(0, 0, 0, 70))
            painter.drawRoundedRect(box.translated(5, 7), 10, 10)
            pixmap = nation_face(nation, size, self.devicePixelRatioF())
            painter.drawPixmap(box.topLeft(), pixmap)
