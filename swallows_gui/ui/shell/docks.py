"""Shows the docks that a game's desk lists: as sheets over its stage, where it has one (`stage.sheets`), else beside
its table.

Docks beside the table can be moved, hidden and tabbed (tabs from 150 % text size), which is remembered for each game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, Qt, Signal
from PySide6.QtWidgets import QMainWindow, QMenu, QWidget
from shiboken6 import isValid

from swallows_gui import titles
from swallows_gui.services.settings import decode_bytes, encode_bytes, settings
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.idle_queue import Work, idle_queue
from swallows_gui.ui.stage.sheets import Sheets

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDockWidget

    from swallows_gui.ui.play.desk import Dock

AS_TABS_FROM = 1.5
"""Text scale from which the docks share one place."""
AS_TABS_BELOW = 920
"""Design pixels: in a narrower window they do so, too."""
NARROW = 760
"""Design pixels: in a narrower window the tabs are put away until they are asked for."""
LAYOUT_VERSION = 2


class Docks(QObject):
    """The docks of the running game, shown and hidden with it."""

    changed = Signal()
    """One of them has been opened or closed."""

    def __init__(self, window: QMainWindow, menu: QMenu, room: Callable[[], tuple[QWidget, QRect]]) -> None:
        """`room` returns the widget under the sheets and the part of it at whose right they may lie."""
        super().__init__(window)
        self._window = window
        self.sheets = Sheets(window, room)
        self._as_sheets = False
        self._shown = False
        self._menu = menu
        self._game = ""
        self._listed: Sequence[Dock] = ()
        self._made: dict[str, QDockWidget] = {}
        """All that were ever needed, by their object names: a later game finds its own again."""
        self._waiting: list[tuple[QDockWidget, QWidget]] = []
        self._filling: Work | None = None
        self._tabs = self._want_tabs()
        theme().changed.connect(self.fit)

    @property
    def by_name(self) -> dict[str, QDockWidget]:
        """The running game's docks by id."""
        return {dock.id: self._made[self._object_name(dock.id)] for dock in self._listed}

    def lay(self, game: str, listed: Sequence[Dock], *, as_sheets: bool = False) -> Iterator[None]:
        """Make the docks of a game, one in each piece; their widgets follow in later turns or when shown, because
        starting a game has enough to do. `as_sheets`: the game has a stage, over which they lie."""
        self._game, self._listed, self._as_sheets = game, (), as_sheets
        self._menu.clear()
        for number, each in enumerate(listed, 1):
            name = self._object_name(each.id)
            if name not in self._made:
                self._made[name] = self._make(name, each)
                yield
            dock = self._made[name]
            self._listed = (*self._listed, each)  # not before it is there: others look at it between two pieces
            toggle = dock.toggleViewAction()
            toggle.setShortcut(f"Alt+{number}")
            self._menu.addAction(toggle)
            if dock.widget() is not each.widget:
                self._waiting.append((dock, each.widget))
        self.retranslate()
        if self._filling is None or self._filling.over:
            self._filling = idle_queue().take(self, self._filled())

    def _object_name(self, name: str) -> str:
        """The dock's name in the saved layout; docks of the usual game have no game in it."""
        return f"dock-{name}" if self._game == titles.usual() else f"dock-{self._game}-{name}"

    def _make(self, name: str, each: Dock) -> QDockWidget:
        from PySide6.QtWidgets import QDockWidget

        from swallows_gui.ui.shell.dock_buttons import DockButtons

        dock = QDockWidget(self._window)
        dock.setObjectName(name)
        dock.setAllowedAreas(Qt.DockWidgetArea.AllDockWidgetAreas)
        dock.visibilityChanged.connect(self._tell)  # a slot of its own: it goes before the docks do
        if self._as_sheets:
            self.sheets.take(dock, _home(each))
        else:
            self._window.addDockWidget(_home(each), dock)
            dock.hide()
            DockButtons(dock)
        return dock

    def _filled(self) -> Iterator[None]:
        """Put the widgets into their docks one by one, and style them ahead of showing."""
        while self._waiting:
            dock, widget = self._waiting.pop()
            dock.setWidget(widget)
            for part in (widget, *widget.findChildren(QWidget)):
                part.ensurePolished()
            yield

    def clear(self) -> None:
        """Remove a game's docks when it is closed."""
        self.hide()
        if self._filling is not None:
            self._filling.finish()
        for each in self._listed:
            dock = self._made[self._object_name(each.id)]
            dock.toggleViewAction().setShortcut("")
            if not each.stays:
                each.widget.hide()
                each.widget.setParent(None)
                each.widget.deleteLater()
        self._listed = ()
        self._menu.clear()

    def shown(self) -> Iterator[None]:
        """Show the docks as they were left, after fitting the columns of their tables, a table in each piece."""
        if not self._shown:
            from swallows_gui.ui.kit.tables import PosterTable

            if self._filling is not None:
                self._filling.finish()
            for table in [table for dock in self.by_name.values() for table in dock.findChildren(PosterTable)]:
                if isValid(table):
                    table.fit_now()
                yield
        self.show()

    def show(self) -> None:
        """Show the docks as they were left."""
        if self._shown:
            return
        if self._filling is not None:
            self._filling.finish()
        self._shown = True
        if self._as_sheets:
            self.sheets.show(list(self.by_name.values()), self._of_game)
        else:
            self._restore()
        here = self.by_name.values()
        for dock in self._made.values():
            if dock not in here:
                dock.hide()  # the layout may be one of a game that had it

    def _restore(self) -> None:
        state = settings().now.layouts.get(self._key)
        if not state or not self._window.restoreState(decode_bytes(state), LAYOUT_VERSION):
            self._arrange()

    def hide(self) -> None:
        """Save the layout and hide the docks."""
        if not self._shown:
            return
        self.remember()
        self._shown = False
        if self._as_sheets:
            self.sheets.hide()
        for dock in self.by_name.values():
            dock.hide()

    def _tell(self) -> None:
        if not isValid(self._window):  # docks are hidden once more while their window goes
            return
        from PySide6.QtWidgets import QTabBar

        for bar in self._window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly):
            bar.setElideMode(Qt.TextElideMode.ElideNone)  # "Ko..." could be two of them
            bar.setUsesScrollButtons(True)
        self.changed.emit()

    def allow(self, beside: bool) -> None:
        """Enable or disable opening and closing docks: they are disabled while a screen fills the window."""
        for dock in self.by_name.values():
            dock.toggleViewAction().setEnabled(beside)

    @property
    def tabbed(self) -> bool:
        """Whether the docks share one place."""
        return self._tabs or self._as_sheets

    @property
    def any_open(self) -> bool:
        """Whether at least one dock is open."""
        return self._shown and any(not dock.isHidden() for dock in self.by_name.values())

    def toggle_all(self) -> None:
        """Hide all docks, or show them again if none is visible."""
        if not self._shown:
            return
        if self._as_sheets:
            self.sheets.toggle_all()
            return
        some = self.any_open
        for dock in self.by_name.values():
            dock.setVisible(not some)
        if not some and self._tabs:
            self._first.raise_()

    def remember(self) -> None:
        """Save the layout in the settings."""
        if self._shown and self._as_sheets:
            self.sheets.remember()
        elif self._shown:
            state = encode_bytes(self._window.saveState(LAYOUT_VERSION))
            settings().change(layouts={**settings().now.layouts, self._key: state})

    def forget(self) -> None:
        """Restore the default layout."""
        layouts = {key: state for key, state in settings().now.layouts.items() if not key.startswith("docks")}
        settings().change(layouts=layouts)
        if self._shown and self._as_sheets:
            self.sheets.forget()
        elif self._shown:
            self._arrange()

    @property
    def _first(self) -> QDockWidget:
        """The dock shown in front as a tab: the first at the right."""
        chosen = next((each for each in self._listed if each.side == "right"), self._listed[0])
        return self.by_name[chosen.id]

    @property
    def _key(self) -> str:
        return f"docks-tabs{self._of_game}" if self._tabs else f"docks{self._of_game}"

    @property
    def _of_game(self) -> str:
        """The key of a saved layout: the game, and docks that only some of its variants have."""
        rare = "".join(f"+{each.id}" for each in self._listed if each.rare)
        return rare if self._game == titles.usual() else f"{rare}-{self._game}"

    def _want_tabs(self) -> bool:
        return theme().scale >= AS_TABS_FROM or self._window.width() < theme().px(AS_TABS_BELOW)

    def fit(self) -> None:
        """Choose docks side by side or as tabs by text size and window."""
        if self._as_sheets:
            self.sheets.fit()
            return
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
        docks = self.by_name
        if not docks:
            return
        for each in self._listed:
            dock = docks[each.id]
            dock.setFloating(False)
            window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea if self._tabs else _home(each), dock)
            dock.show()
        if self._tabs:
            from PySide6.QtWidgets import QTabWidget

            window.setTabPosition(Qt.DockWidgetArea.AllDockWidgetAreas, QTabWidget.TabPosition.North)
            first, *others = docks.values()
            for dock in others:
                window.tabifyDockWidget(first, dock)
            self._first.raise_()
            beside = max(px(160), min(px(200), window.width() - px(312)))  # what the table can spare
            window.resizeDocks([first], [beside], Qt.Orientation.Horizontal)
            if window.width() < px(NARROW):
                for dock in docks.values():
                    dock.hide()
            return
        left = [each for each in self._listed if each.side == "left"]
        right = [each for each in self._listed if each.side != "left"]
        for side in (left, right):
            for above, below in pairwise(side):
                window.splitDockWidget(docks[above.id], docks[below.id], Qt.Orientation.Vertical)
        # the tables of groups and accounts have no room in less
        widths = {"left": px(270), "right": min(px(250), max(px(210), window.width() // 5))}
        firsts = [side[0] for side in (left, right) if side]
        window.resizeDocks(
            [docks[each.id] for each in firsts], [widths[each.side] for each in firsts], Qt.Orientation.Horizontal
        )
        for side in (left, right):
            window.resizeDocks(
                [docks[each.id] for each in side], [each.share for each in side], Qt.Orientation.Vertical
            )

    def retranslate(self) -> None:
        """Set the docks' titles in the language in use."""
        for each in self._listed:
            self.by_name[each.id].setWindowTitle(each.title())


def _home(dock: Dock) -> Qt.DockWidgetArea:
    left = dock.side == "left"
    return Qt.DockWidgetArea.LeftDockWidgetArea if left else Qt.DockWidgetArea.RightDockWidgetArea
