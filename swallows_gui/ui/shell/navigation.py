"""Which screen is shown and how one gets to it: screens of the program, of the running game, and replays."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget
from shiboken6 import isValid

from swallows_gui.services.settings import settings
from swallows_gui.ui.kit.idle_queue import Work, idle_queue
from swallows_gui.ui.kit.in_full import in_full

if TYPE_CHECKING:
    from swallows_gui.records.library import Entry
    from swallows_gui.ui.play.replay.replay_screen import ReplayScreen
    from swallows_gui.ui.play.replay.replays import Replays
    from swallows_gui.ui.play.screen import Screen
    from swallows_gui.ui.shell.listing import Listing
    from swallows_gui.ui.shell.main_window import MainWindow
    from swallows_gui.ui.swallows.desk import Desk

NEEDS_CARDS = ("tournament", "friendly", "album")
"""Screens that are not built where the card data have a mistake."""
_AT_ONCE = 0.15
"""The share of the window that is painted ahead in one go."""
OVER_THE_GAME = ("settings", "rules", "album", "records")
"""Screens that somebody reads while a game waits: it does not push them away."""


class Navigation(QObject):
    """Builds screens when they are first needed and shows one of them."""

    moved = Signal()
    """Another screen is shown."""
    replay_gone = Signal()
    """A replay has been put away."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.screens: dict[str, Screen] = {"start": window.start}
        """Those that belong to no game, by name."""
        self.replay: ReplayScreen | None = None
        self._opener: Replays | None = None
        self._settling: Work | None = None
        self._listing: Listing | None = None

    # Screens of the program

    def show(self, name: str) -> None:
        """Show a screen that belongs to no game."""
        if name not in self.screens:
            screen = self._build_safely(name) if name in NEEDS_CARDS else self._build(name)
            if screen is None:
                return
            self.screens[name] = screen
        screen = self.screens[name]
        if name == "records":
            self._list_records()
        self.show_widget(screen)

    def _list_records(self) -> None:
        """Have the folder read again for the list of records."""
        if self._listing is None:
            from swallows_gui.ui.shell.listing import Listing

            self._listing = Listing(self)
            self._listing.listed.connect(self._show_records)
        self._listing.read()

    def _show_records(self, games: list[Entry]) -> None:
        from swallows_gui.ui.shell.records import RecordsScreen

        screen = self.screens["records"]
        assert isinstance(screen, RecordsScreen)
        screen.set_games(games)

    def _build_safely(self, name: str) -> Screen | None:
        from swallows_gui.ui.shell.games import make_safely

        return make_safely(self._window, lambda: self._build(name))

    def _build(self, name: str) -> Screen:
        match name:
            case "tournament":
                from swallows_gui.ui.swallows.screens.tournament import TournamentScreen

                tournament = TournamentScreen()
                tournament.started.connect(self._window.game.begin)
                tournament.back.connect(self.go_back)
                return tournament
            case "friendly":
                from swallows_gui.ui.swallows.screens.friendly import FriendlyScreen

                friendly = FriendlyScreen()
                friendly.started.connect(self._window.game.begin)
                friendly.back.connect(self.go_back)
                return friendly
            case "settings":
                from swallows_gui.ui.shell.settings import SettingsScreen

                options = SettingsScreen()
                options.back.connect(self.go_back)
                return options
            case "rules":
                from swallows_gui.ui.shell.rules import RulesScreen

                rules = RulesScreen()
                rules.back.connect(self.go_back)
                return rules
            case "album":
                from swallows_gui.ui.swallows.screens.album import AlbumScreen

                album = AlbumScreen()
                album.back.connect(self.go_back)
                return album
            case "records":
                from swallows_gui.ui.shell.records import RecordsScreen

                records = RecordsScreen()
                records.chosen.connect(self.replay_file)
                records.other_file.connect(self.choose_replay)
                records.back.connect(self.go_back)
                return records
        raise KeyError(name)

    def open_rules(self, clause: str) -> None:
        """Show the rules, at a clause if one is named."""
        from swallows_gui.ui.shell.rules import RulesScreen

        self.show("rules")
        rules = self.screens["rules"]
        if clause and isinstance(rules, RulesScreen):
            rules.open_clause(clause)

    # Any screen

    def show_widget(self, widget: QWidget) -> None:
        """Show a screen, and the docks where they stand beside it."""
        window, stack, desk = self._window, self._window.stack, self._window.game.laid
        another = stack.currentWidget() is not widget
        never_painted = stack.indexOf(widget) < 0
        docked = desk is not None and desk.has_docks(widget)
        if not docked:
            window.docks.hide()
        if another and window.isVisible():
            self._hold_painting(True)
            if self._settling is not None:
                self._settling.drop()
            self._settling = idle_queue().take(self, self._settled(widget, docked=docked, never_painted=never_painted))
        elif docked:
            window.docks.show()
        if never_painted:
            stack.addWidget(widget)
        stack.setCurrentWidget(widget)
        in_full(
            getattr(widget, "enter", lambda: None),
            lambda: self._focus_and_wait(widget, desk),
            self.moved.emit,
        )

    def _focus_and_wait(self, widget: QWidget, desk: Desk | None) -> None:
        """AI seats wait while something covers the game; at the table the focus is where the decision is."""
        if desk is None:
            return
        focus = desk.table.focus_question if widget is desk.table else lambda: None
        in_full(focus, lambda: desk.controller.set_away(widget not in (*desk.widgets(), desk.sheets.big_sheet)))

    def _settled(self, screen: QWidget, *, docked: bool, never_painted: bool) -> Iterator[None]:
        """Docks and painting have turns of their own: all that makes a screen would hold up the window for too long.

        What was never painted has its words and pictures made part by part, out of sight; then the whole window is
        painted at once: where Qt has dropped a request to paint meanwhile, no later one is posted for it.
        """
        if docked:
            self._window.docks.show()
            yield
        if never_painted:
            for part in (screen, *(self._window.docks.by_name.values() if docked else ())):
                yield from self._painted_ahead(part)
        self._hold_painting(False)
        self._window.repaint()

    def _painted_ahead(self, part: QWidget) -> Iterator[None]:
        """Paints a part of the window into nothing; a large one in parts. Nothing of it is seen."""
        if not isValid(part) or not part.isVisible():
            return
        window = self._window
        inside = [child for child in part.children() if isinstance(child, QWidget)]
        if inside and part.width() * part.height() > window.width() * window.height() * _AT_ONCE:
            for child in inside:
                yield from self._painted_ahead(child)
            return
        self._hold_painting(False)
        part.grab()
        self._hold_painting(True)
        yield

    def _hold_painting(self, on: bool) -> None:
        """Have nothing painted for a while, or all again: Qt leaves out a dock that has begun to float meanwhile."""
        self._window.setUpdatesEnabled(not on)
        if not on:
            for dock in self._window.docks.by_name.values():
                dock.setUpdatesEnabled(True)

    def go_back(self) -> None:
        """Back from settings or rules to the replay or the game, or to the start screen."""
        if self.replay is not None and self._window.stack.currentWidget() is not self.replay:
            self.show_widget(self.replay)
        elif self._window.game.laid is not None:
            self._window.game.scene()
        else:
            self.show("start")

    @property
    def reading(self) -> bool:
        """Whether rules, settings or the record sheet are open over the running game: it does not push them away."""
        desk, current = self._window.game.laid, self._window.stack.currentWidget()
        if desk is None or current is None:
            return False
        over = [self.screens.get(name) for name in OVER_THE_GAME]
        over += [self._opener.screen] if self._opener is not None else []
        return current in (self.replay, desk.sheets.big_sheet, *over)

    def heading(self) -> str:
        """What the present screen is called; "" for the start screen."""
        desk, widget = self._window.game.laid, self._window.stack.currentWidget()
        if desk is not None and widget is desk.table:
            return self.tr("Match {number}").format(number=desk.controller.view.match)
        return str(widget.heading()) if widget is not None and hasattr(widget, "heading") else ""

    # Screens of the running game

    def toggle_sheet(self) -> None:
        """The record sheet on the whole window, or back to the game."""
        desk = self._window.game.desk
        if desk is None:
            return
        if self._window.stack.currentWidget() is desk.sheets.big_sheet:
            self.go_back()
        else:
            self.show_widget(desk.sheets.big_sheet)

    def show_as_text(self, on: bool) -> None:
        """Show the match table as plain text, or drawn."""
        settings().change(text_table=on)
        desk = self._window.game.desk
        if desk is not None and self._window.stack.currentWidget() in (desk.table, desk.text_table):
            self.go_back()

    # Replays

    def replay_file(self, path: Path) -> None:
        """Show the record in a file again."""
        self._replays().open_file(Path(path))

    def replay_game(self) -> None:
        """Show the game in the window again, as far as it has come."""
        desk = self._window.game.desk
        if desk is not None:
            self._replays().open_game(desk.session)

    def choose_replay(self) -> None:
        """Ask for a record and show it again."""
        from swallows_gui.ui.play.record_files import games_folder, record_files

        title = self.tr("Open a record")
        path, _kind = QFileDialog.getOpenFileName(self._window, title, games_folder(), record_files())
        if path:
            self.replay_file(Path(path))

    def _replays(self) -> Replays:
        if self._opener is None:
            from swallows_gui.ui.play.replay.replays import Replays

            self._opener = Replays(self._window, self._window.stack)
            self._opener.ready.connect(self._show_replay)
            self._opener.show_wanted.connect(self.show_widget)
        return self._opener

    def _show_replay(self, replay: ReplayScreen) -> None:
        self.drop_replay()
        self.replay = replay
        replay.back.connect(self.leave_replay)
        replay.clause_wanted.connect(self.open_rules)
        self.show_widget(replay)

    def leave_replay(self) -> None:
        """Back from the replay to the game, or to the records."""
        self.drop_replay()
        if self._window.game.laid is not None:
            self.go_back()
        else:
            self.show("records")

    def drop_replay(self) -> None:
        """Let go of the replay, and of one that is being read."""
        if self._opener is not None:
            self._opener.forget()
        if self.replay is None:
            return
        replay, self.replay = self.replay, None
        replay.close_replay()
        self._window.stack.removeWidget(replay)
        replay.deleteLater()
        self.replay_gone.emit()
