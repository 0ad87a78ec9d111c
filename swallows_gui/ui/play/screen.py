"""What every screen has: it sets its texts again when the language changes, its sizes when theme or window do."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from swallows_gui.services.dressing import NewLook
from swallows_gui.services.glossary import translate
from swallows_gui.services.plain import from_button
from swallows_gui.services.theme import theme
from swallows_gui.ui.art.motifs import PosterSide, share_of_side
from swallows_gui.ui.kit.adaptive import Adaptive
from swallows_gui.ui.kit.layouts import fill, set_gaps
from swallows_gui.ui.kit.panels import ScrollPage
from swallows_gui.ui.kit.tab_order import follow_layout
from swallows_gui.ui.play.head import LOW, Head


class Screen(Adaptive, QWidget):
    """A page of the main window, or a part of one that arranges itself."""

    back = Signal()
    """Enough has been seen."""
    goes_back = False
    """Whether there is something to go back to: then Escape does."""

    def reflow(self, width: float, height: float) -> None:
        """Arrange the parts for a size in design pixels (at 100 % text)."""

    def enter(self) -> None:
        """The screen is about to be shown."""

    def heading(self) -> str:
        """What the window's title says while the screen is shown; "" for nothing."""
        return ""

    @property
    def is_page(self) -> bool:
        """Whether it is a page of the window, not a part of one."""
        return isinstance(self.parentWidget(), QStackedWidget)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.is_page:
            follow_layout(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes back, from every page that one can go back from."""
        if event.key() == Qt.Key.Key_Escape and self.goes_back and self.is_page:
            self.back.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._reflow()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if isinstance(event, NewLook):
            self._reflow()

    def _reflow(self) -> None:
        self.reflow(self.width() / theme().scale, self.height() / theme().scale)


class PageScreen(Screen):
    """A screen that is one scrolling page between its head and a foot with buttons, beside a field in the colour of
    what it is about, with its motif."""

    colour = "red"
    """What it is about: play, "blue" for knowledge, "green" for competition, "gold" for money."""
    motif = ""
    """The thing on its field; "" for a page that has a picture of its own."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.primary: QPushButton | None = None
        self.head = Head(self.colour, self.motif)
        self.top = QHBoxLayout()
        """What stands still above the page."""
        self.page = ScrollPage()
        self.foot = QHBoxLayout()
        self.side = PosterSide(self.colour, self.motif)
        column = fill(QVBoxLayout(), self.head, self.top, (self.page, 1), self.foot, margins=0, spacing=0)
        fill(QHBoxLayout(self), (column, 1), self.side, margins=0, spacing=0)

    def _reflow(self) -> None:
        """The field takes its share of a wide window; the page arranges itself in what is left."""
        scale = theme().scale
        width, height = self.width() / scale, self.height() / scale
        share = share_of_side(width) if self.motif else 0.0
        self.side.setVisible(share > 0)
        self.side.setFixedWidth(theme().px(share))
        self.head.poster.set_bare(share > 0 or not self.motif)
        self.reflow(width - share, height)

    def showEvent(self, event: QShowEvent) -> None:
        """A page begins at its top, whoever left it further down."""
        super().showEvent(event)
        if not event.spontaneous():
            self.page.verticalScrollBar().setValue(0)

    def key_help(self) -> list[tuple[str, str]]:
        """Its keys, for the sheet of keys."""
        keys = [] if self.primary is None else [("Return", from_button(self.primary.text()))]
        if self.goes_back:
            keys.append(("Esc", translate("Keys", "Back")))
        return keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the primary button, wherever on the page the focus is; Page Up and Page Down scroll it."""
        if event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            bar = self.page.verticalScrollBar()
            bar.setValue(bar.value() + (1 if event.key() == Qt.Key.Key_PageDown else -1) * bar.pageStep())
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.primary is not None:
            if self.primary.isEnabled():
                self.primary.click()
            return
        super().keyPressEvent(event)

    def reflow(self, width: float, height: float) -> None:
        px = theme().px
        edge = 24 if width >= 700 else 12
        self.head.fit(height)
        self.page.body.setContentsMargins(px(edge), px(14), px(edge), px(14))
        set_gaps(self.foot, (edge, 6, edge, 12 if height >= LOW else 6), 12)


class SeriesScreen(PageScreen):
    """A set-up screen of games that belong together: it leads into those that were begun or are over, too."""

    started = Signal(object, object, object)
    """The engine's options, a tuple of `SeatChoice`, and its packs; None: those that are switched on."""
    go_on = Signal(object)
    """(Path) A game that was begun is gone on with."""
    watch = Signal(object, int)
    """(Path, int) A game is watched from a move on."""
    goes_back = True
