"""The furniture of a screen: panels, headings, poster headers, empty states, and pages that scroll."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPaintEvent, QPixmap, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from swallows_gui.services.theme import set_role, theme
from swallows_gui.ui.kit.adaptive import Adaptive
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.icons import swallow_pixmap
from swallows_gui.ui.kit.layouts import fill, set_gaps
from swallows_gui.ui.kit.marks import paint_swallow, polygon
from swallows_gui.ui.kit.painting import from_start, leftward, painting, set_ink
from swallows_gui.ui.kit.text_fit import draw_centred
from swallows_gui.ui.kit.words import PlainLabel


class SectionHeading(Adaptive, PlainLabel):
    """A heading over a strong line, with a short red bar at its start."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        set_role(self, "heading")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setWordWrap(True)
        self.restyle()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        t = theme()
        with painting(self, smooth=False) as painter:
            bottom = self.height() - t.px(3)
            painter.fillRect(QRectF(0, bottom + t.px(1), self.width(), t.px(1)), t.colour("line"))
            painter.fillRect(from_start(self, QRectF(0, bottom - t.px(1), t.px(36), t.px(4))), t.colour("red"))

    def restyle(self) -> None:
        self.setContentsMargins(0, 0, 0, theme().px(7))


def paint_plate(plate: QWidget, asking: bool, colour: str | None) -> None:
    """Paint a plate that speaks: raised while it is `asking` somebody, with a bar at its start in his `colour`."""
    t = theme()
    with painting(plate) as painter:
        painter.fillRect(plate.rect(), t.colour("raised" if asking else "paper"))
        painter.fillRect(QRectF(0, 0, plate.width(), t.px(2)), t.colour("ink" if asking else "line"))
        if asking:
            set_ink(painter, fill=QColor(colour) if colour else t.colour("red"))
            room = QRectF(plate.rect())
            top, bottom = room.topLeft() + QPointF(t.px(18), 0), room.bottomLeft() + QPointF(t.px(8), 0)
            painter.drawPolygon(QPolygonF([room.topLeft(), top, bottom, room.bottomLeft()]))


class Panel(Adaptive, QFrame):
    """A sheet that lies on the paper, with an optional heading. Put widgets into `body`."""

    def __init__(self, title: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading = SectionHeading(title)
        self._heading.setVisible(bool(title))
        self._column = QVBoxLayout(self)
        self.body = QVBoxLayout()
        fill(self._column, self._heading, (self.body, 1))
        self.setAccessibleName(title)
        Panel.restyle(self)

    def set_title(self, title: str) -> None:
        """Change the heading; empty hides it."""
        self._heading.setText(title)
        self._heading.setVisible(bool(title))
        self.setAccessibleName(title)

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        with painting(self, smooth=False) as painter:
            painter.fillRect(self.rect(), t.colour("raised"))
            painter.fillRect(QRectF(0, 0, self.width(), t.px(3)), t.colour("ink"))

    def restyle(self) -> None:
        t = theme()
        set_gaps(self._column, (16, 14, 16, 16), 10)
        self.body.setSpacing(t.px(8))
        self.update()


class PlatePanel(Panel):
    """A panel with a letter or a number on a slanted plate in its corner, large as on a poster."""

    def __init__(self, sign: str = "", colour: str = "red", parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._sign, self._colour = sign, colour

    def set_sign(self, sign: str, colour: str = "red") -> None:
        """Change what stands on the plate; nothing, no plate."""
        self._sign, self._colour = sign, colour
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._sign:
            return
        t = theme()
        with painting(self) as painter:
            right, wide, high, lean = self.width(), t.px(62), t.px(40), t.px(11)
            set_ink(painter, fill=t.colour(self._colour))
            if leftward(self):
                painter.drawPolygon(polygon((0, 0), (wide, 0), (wide - lean, high), (0, high)))
            else:
                painter.drawPolygon(polygon((right - wide, 0), (right, 0), (right, high), (right - wide + lean, high)))
            ink = t.colour({"gold": "on_gold", "poster": "on_poster"}.get(self._colour, "on_colour"))
            room = from_start(self, QRectF(right - wide + t.px(8), 0, wide - t.px(8), high))
            draw_centred(painter, room, self._sign, t.sized_font("number", t.px(30)), ink)


class PosterHeader(QWidget):
    """The top of a screen: a big title on a diagonal band, with the swallow leaving it."""

    def __init__(self, title: str = "", line: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title, self._line = title, line
        self._large = False
        self._beside: QWidget | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_words(title, line)

    def put_beside(self, part: QWidget) -> None:
        """Have something stand at the left of the words, whenever it is shown."""
        part.setParent(self)
        self._beside = part
        self._place()

    def _place(self) -> None:
        if self._beside is not None:
            self._beside.move(theme().px(28), (self.height() - theme().px(20) - self._beside.height()) // 2)

    def _left(self) -> int:
        """Where the words begin, pixels from the left."""
        beside = self._beside
        return theme().px(28) + (beside.width() + theme().px(16) if beside is not None and not beside.isHidden() else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()  # a wider one may be higher: its title fits in one line then, and is set larger

    def set_words(self, title: str, line: str = "") -> None:
        """Change what it says."""
        self._title, self._line = title, line
        self.setAccessibleName(title)
        self.setAccessibleDescription(line)
        self.updateGeometry()
        self.update()

    def set_large(self, large: bool) -> None:
        """With height to spare the title is as large as on a poster in the street, if it then stands in one line."""
        if large != self._large:
            self._large = large
            self.updateGeometry()
            self.update()

    def _title_font(self, width: int) -> QFont:
        """As large as the title may be at a width."""
        t = theme()
        font = t.sized_font("title", t.px(_STREET))
        fits = QFontMetrics(font).horizontalAdvance(self._title) <= self._words_width(width)
        return font if self._large and fits else t.font("title")

    def _words_width(self, width: int) -> int:
        return max(theme().px(120), width - theme().px(162) - self._left())

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        title, line = self._rooms(width)
        return title.height() + line.height() + theme().px(66 if self._line else 58)

    def sizeHint(self) -> QSize:
        width = max(self.width(), theme().px(480))
        return QSize(theme().px(480), self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(240), self.heightForWidth(max(self.width(), theme().px(240))))

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        with painting(self) as painter:
            width, height = self.width(), self.height()
            lean = t.px(34)
            painter.setPen(Qt.PenStyle.NoPen)
            for drop, colour in ((0, "gold"), (t.px(7), "red")):
                painter.setBrush(t.colour(colour))
                painter.drawPolygon(polygon((0, 0), (width, 0), (width, height - lean - drop), (0, height - drop)))
            side = min((height - lean) * 0.86, t.px(110))
            bird = QRectF(width - side - t.px(26), (height - lean - side) / 2 - t.px(2), side, side)
            paint_swallow(painter, bird, t.colour("on_colour"))
            title, line = self._rooms(width)
            painter.setPen(t.colour("on_colour"))
            painter.setFont(self._title_font(width))
            title.moveTopLeft(QRect(self._left(), t.px(18), 0, 0).topLeft())
            painter.drawText(title, int(_WRAP), self._title)
            painter.setFont(t.font("strong"))
            line.moveTopLeft(QRect(self._left(), title.bottom() + t.px(4), 0, 0).topLeft())
            painter.drawText(line, int(_WRAP), self._line)

    def _rooms(self, width: int) -> tuple[QRect, QRect]:
        """The boxes of title and line at a width."""
        t = theme()
        room = QRect(0, 0, self._words_width(width), 10_000)
        title = QFontMetrics(self._title_font(width)).boundingRect(room, int(_WRAP), self._title)
        line = QFontMetrics(t.font("strong")).boundingRect(room, int(_WRAP), self._line)
        if not self._line:
            line = QRect(0, 0, 0, 0)
        title.setWidth(room.width())
        line.setWidth(room.width())
        return title, line


_STREET = 64
"""Design pixels of a title on a page that has height to spare."""
_WRAP = Qt.AlignmentFlag.AlignLeft.value | Qt.TextFlag.TextWordWrap.value


class EmptyState(Adaptive, QWidget):
    """What a room says while there is nothing in it, and what can be done about that."""

    acted = Signal()

    def __init__(self, title: str = "", line: str = "", action: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bird = PlainLabel()
        self._bird.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._title, self._line = PlainLabel(), PlainLabel()
        for label, role in ((self._title, "heading"), (self._line, "soft")):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(True)
            set_role(label, role)
        self._button = PosterButton("")
        self._button.clicked.connect(self.acted)
        fill(
            QVBoxLayout(self),
            1,
            self._bird,
            self._title,
            self._line,
            (self._button, 0, Qt.AlignmentFlag.AlignCenter),
            1,
        )
        self.set_words(title, line, action)
        self.restyle()

    def set_words(self, title: str, line: str = "", action: str = "") -> None:
        """Change what it says; no action, no button."""
        self._title.setText(title)
        self._line.setText(line)
        self._line.setVisible(bool(line))
        self._button.setText(action)
        self._button.setVisible(bool(action))

    def restyle(self) -> None:
        pixmap: QPixmap = swallow_pixmap(theme().px(64), self.devicePixelRatioF(), "line")
        self._bird.setPixmap(pixmap)


class ScrollPage(Adaptive, QScrollArea):
    """A page that scrolls up and down when its text is large; put widgets into `body`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self._page = QWidget()
        self.body = QVBoxLayout(self._page)
        self.setWidget(self._page)
        self.restyle()

    def restyle(self) -> None:
        set_gaps(self.body, (24, 18, 24, 24), 14)
