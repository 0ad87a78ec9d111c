"""What every screen has: it sets its texts again when the language changes, its sizes when theme or window do."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from swallows_gui.services.dressing import NewLook
from swallows_gui.services.glossary import translate
from swallows_gui.services.plain import from_button
from swallows_gui.services.theme import theme
from swallows_gui.ui.art.face import Face, Person
from swallows_gui.ui.kit.adaptive import Adaptive
from swallows_gui.ui.kit.layouts import fill, set_gaps
from swallows_gui.ui.kit.panels import PosterHeader, ScrollPage, SectionHeading
from swallows_gui.ui.kit.tab_order import follow_layout

ROOMY = 800
"""Design pixels: in a window as high as this the title of a page is set as on a poster."""
LOW = 560
"""Design pixels: in a lower window the poster header gives way to a plain heading."""
HEADLESS = 240
"""Design pixels: in a lower one, where a hint stands below a page in large letters, a page does without its heading."""


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


_FACE, _SMALL_FACE = 64, 30
"""Design pixels."""


class Head(QWidget):
    """The poster header of a screen, or a plain heading where the window is low."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.poster = PosterHeader("", "")
        self.plain = SectionHeading("")
        self._person: Person | None = None
        self._low = False
        self.faces = (Face(_FACE, self.poster), Face(_SMALL_FACE))
        """Somebody's on the poster, and beside the plain heading."""
        self.poster.put_beside(self.faces[0])
        self._inset = fill(QHBoxLayout(), self.faces[1], (self.plain, 1))
        fill(QVBoxLayout(self), self.poster, self._inset, margins=0, spacing=0)
        self.fit(1000)

    def set_words(self, title: str, line: str = "") -> None:
        """Title, and the line below it on the poster."""
        self.poster.set_words(title, line)
        self.plain.setText(title)

    def show_person(self, person: Person | None) -> None:
        """Whose page it is; None for nobody's."""
        self._person = person
        self._show_faces()

    def _show_faces(self) -> None:
        for face, shown in zip(self.faces, (not self._low, self._low), strict=True):
            face.show_person(self._person if shown else None)
        self.poster.updateGeometry()
        self.poster.update()

    def fit(self, height: float, taken: float = 0.0) -> None:
        """Choose by the height of the screen, in design pixels; `taken`: what the page can ill spare of it."""
        self._low = low = height < LOW
        px = theme().px
        self._show_faces()
        self.poster.setVisible(not low)
        self.poster.set_large(height - taken >= ROOMY)
        self.plain.setVisible(low)
        self._inset.setSpacing(px(10))
        self._inset.setContentsMargins(px(16), px(8) if low else 0, px(16), px(4) if low else 0)


class PageScreen(Screen):
    """A screen that is one scrolling page between its head and a foot with buttons."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.primary: QPushButton | None = None
        self.head = Head()
        self.page = ScrollPage()
        self.foot = QHBoxLayout()
        fill(QVBoxLayout(self), self.head, (self.page, 1), self.foot, margins=0, spacing=0)

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
