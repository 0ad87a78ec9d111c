"""The docks of a game: record sheet, accounts, referee, commentary. Movable, hideable, remembered; tabs from 150 %."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtWidgets import QDockWidget, QMainWindow, QMenu, QScrollArea, QTabBar, QTabWidget, QWidget
from shiboken6 import isValid

from swallows_gui.services.settings import decode_bytes, encode_bytes, settings
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.idle_queue import Work, idle_queue

NAMES = ("sheet", "accounts", "referee", "commentary")
AS_TABS_FROM = 1.5
"""Text scale from which the docks share one place."""
AS_TABS_BELOW = 920
"""Design pixels: in a narrower window they do so, too."""
NARROW = 760
"""Design pixels: in a narrower window the tabs are put away until they are asked for."""
LAYOUT_VERSION = 2


class Docks(QObject):
    """The four docks of the window. They are shown while a game is, and put away with it."""

    changed = Signal()
    """One of them has been opened or closed."""

    def __init__(self, window: QMainWindow, menu: QMenu) -> None:
        super().__init__(window)
        self._window = window
        self._shown = False
        self.by_name: dict[str, QDockWidget] = {}
        self._waiting: dict[str, QWidget] = {}
        self._filling: Work | None = None
        for name in NAMES:
            dock = QDockWidget(window)
            dock.setObjectName(f"dock-{name}")
            dock.setAllowedAreas(Qt.DockWidgetArea.AllDockWidgetAreas)
            window.addDockWidget(_home(name), dock)
            menu.addAction(dock.toggleViewAction())
            dock.visibilityChanged.connect(self._tell)  # a slot of its own: it goes before the docks do
            dock.hide()
            self.by_name[name] = dock
        for number, name in enumerate(NAMES, 1):
            self.by_name[name].toggleViewAction().setShortcut(f"Alt+{number}")
        self._tabs = self._want_tabs()
        theme().changed.connect(self.fit)

    def fill(self, name: str, widget: QWidget, *, scrolls: bool = False) -> None:
        """Put a widget into a dock; `scrolls`: it does not scroll by itself.

        It is put there in a later turn, or when the docks are shown: beginning a game has enough to do.
        """
        if scrolls:
            area = QScrollArea()
            area.setWidgetResizable(True)
            area.setWidget(widget)
            area.setFrameShape(QScrollArea.Shape.NoFrame)
            area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            widget = area
        self._waiting[name] = widget
        if self._filling is None or self._filling.over:
            self._filling = idle_queue().take(self, self._filled())

    def _filled(self) -> Iterator[None]:
        """Puts one widget after the other into its dock."""
        while self._waiting:
            self.put(*self._waiting.popitem())
            yield

    def put(self, name: str, widget: QWidget) -> None:
        """Put a widget into a dock at once, and have it look up its style, which it would do when it is shown."""
        self.by_name[name].setWidget(widget)
        for part in (widget, *widget.findChildren(QWidget)):
            part.ensurePolished()

    def empty(self, *names: str) -> None:
        """Take out of docks what belongs to a game that is put away."""
        for name in names:
            inside = (self._waiting.pop(name, None), self.by_name[name].widget())
            for widget in inside:
                if widget is not None:
                    widget.hide()
                    widget.setParent(None)
                    widget.deleteLater()

    def show(self) -> None:
        """Show the docks as they were left."""
        if self._shown:
            return
        if self._filling is not None:
            self._filling.finish()
        self._shown = True
        state = settings().now.layouts.get(self._key)
        if not state or not self._window.restoreState(decode_bytes(state), LAYOUT_VERSION):
            self._arrange()

    def hide(self) -> None:
        """Remember where they are and put them away."""
        if not self._shown:
            return
        self.remember()
        self._shown = False
        for dock in self.by_name.values():
            dock.hide()

    def _tell(self) -> None:
        if not isValid(self._window):  # docks are hidden once more while their window goes
            return
        for bar in self._window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly):
            bar.setElideMode(Qt.TextElideMode.ElideNone)  # "Ko..." could be two of them
            bar.setUsesScrollButtons(True)
        self.changed.emit()

    def allow(self, beside: bool) -> None:
        """Say whether they may be opened and closed: not while a screen has the whole window."""
        for dock in self.by_name.values():
            dock.toggleViewAction().setEnabled(beside)

    @property
    def tabbed(self) -> bool:
        """Whether they share one place."""
        return self._tabs

    @property
    def any_open(self) -> bool:
        """Whether at least one dock is open."""
        return self._shown and any(not dock.isHidden() for dock in self.by_name.values())

    def toggle_all(self) -> None:
        """Put all docks away, or bring them back if none is to be seen."""
        if not self._shown:
            return
        some = self.any_open
        for dock in self.by_name.values():
            dock.setVisible(not some)
        if not some and self._tabs:
            self.by_name["referee"].raise_()

    def remember(self) -> None:
        """Keep the layout in the settings."""
        if self._shown:
            state = encode_bytes(self._window.saveState(LAYOUT_VERSION))
            settings().change(layouts={**settings().now.layouts, self._key: state})

    def forget(self) -> None:
        """Back to where the docks belong."""
        layouts = {key: state for key, state in settings().now.layouts.items() if not key.startswith("docks")}
        settings().change(layouts=layouts)
        if self._shown:
            self._arrange()

    @property
    def _key(self) -> str:
        return "docks-tabs" if self._tabs else "docks"

    def _want_tabs(self) -> bool:
        return theme().scale >= AS_TABS_FROM or self._window.width() < theme().px(AS_TABS_BELOW)

    def fit(self) -> None:
        """Side by side or as tabs: whatever fits text and window."""
        tabs = self._want_tabs()
        if tabs == self._tabs:
            return
        was_shown = self._shown
        if was_shown:
            self.remember()
        self._tabs = tabs
        if was_shown:
            self._shown = False
            self.show()

    def _arrange(self) -> None:
        window, px = self._window, theme().px
        sheet, accounts, referee, commentary = (self.by_name[name] for name in NAMES)
        for name, dock in self.by_name.items():
            dock.setFloating(False)
            window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea if self._tabs else _home(name), dock)
            dock.show()
        if self._tabs:
            window.setTabPosition(Qt.DockWidgetArea.AllDockWidgetAreas, QTabWidget.TabPosition.North)
            for dock in (accounts, referee, commentary):
                window.tabifyDockWidget(sheet, dock)
            referee.raise_()
            beside = max(px(160), min(px(200), window.width() - px(312)))  # what the table can spare
            window.resizeDocks([sheet], [beside], Qt.Orientation.Horizontal)
            if window.width() < px(NARROW):
                for dock in self.by_name.values():
                    dock.hide()
            return
        window.splitDockWidget(sheet, accounts, Qt.Orientation.Vertical)
        window.splitDockWidget(referee, commentary, Qt.Orientation.Vertical)
        wide = window.width()
        left = px(270)  # the tables of groups and accounts have no room in less
        right = min(px(250), max(px(210), wide // 5))
        window.resizeDocks([sheet, referee], [left, right], Qt.Orientation.Horizontal)
        window.resizeDocks([sheet, accounts], [3, 2], Qt.Orientation.Vertical)
        window.resizeDocks([referee, commentary], [1, 1], Qt.Orientation.Vertical)

    def retranslate(self) -> None:
        """Name the docks in the language in use."""
        titles = (
            QCoreApplication.translate("Docks", "Record sheet"),
            QCoreApplication.translate("Docks", "Accounts"),
            QCoreApplication.translate("Docks", "Referee"),
            QCoreApplication.translate("Docks", "Commentary"),
        )
        for name, title in zip(NAMES, titles, strict=True):
            self.by_name[name].setWindowTitle(title)


def _home(name: str) -> Qt.DockWidgetArea:
    if name in ("sheet", "accounts"):
        return Qt.DockWidgetArea.LeftDockWidgetArea
    return Qt.DockWidgetArea.RightDockWidgetArea
