"""Which screen is shown and how one gets to it: screens of the program, of the running game, and replays."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from swallows_gui import titles
from swallows_gui.catalogue.places import has_rules
from swallows_gui.services.qobjects import SingleShotTimer, iter_descendants
from swallows_gui.services.settings import settings
from swallows_gui.title import Title
from swallows_gui.ui.kit.idle_queue import Work, idle_queue
from swallows_gui.ui.kit.painting import DrawsAhead
from swallows_gui.ui.kit.run_all import run_all
from swallows_gui.ui.kit.selection import first_stop
from swallows_gui.ui.play.screen import Screen, SeriesScreen

if TYPE_CHECKING:
    from swallows_gui.ui.play.desk import HallPage, PacksPage, SetUpScreen
    from swallows_gui.ui.play.game_desk import GameUi
    from swallows_gui.ui.play.replay.replay_screen import ReplayScreen
    from swallows_gui.ui.play.replay.replays import Replays
    from swallows_gui.ui.shell.main_window import MainWindow

_AT_ONCE = 0.15
"""The share of the window that is painted ahead in one go."""
OVER_THE_GAME = ("settings", "rules", "album", "records", "packs", "hall", "you")
"""Screens that somebody reads while a game waits: it does not push them away."""


def screen_name(game: str, part: str) -> str:
    """The name of a game's screen outside a running game; for the usual game only the part."""
    return part if game in ("", titles.usual()) else f"{game}:{part}"


class Navigation(QObject):
    """Builds screens at first use and shows one of them."""

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
        self._below: dict[QWidget, str] = {}
        """From which page another was opened, by that: where one comes back to."""
        self._opener: Replays | None = None
        self._replay_home: Callable[[], None] | None = None
        self._replay_move = 0
        """After which move the record that is opened is to be looked at; 0: from its beginning, as ever."""
        self._book = ""
        """The folder in the resources of the rule book that was asked for last."""
        self._settling: Work | None = None
        self._docks_come = False
        """Whether what is settling shows the docks, too."""
        self._unfocused = SingleShotTimer(self, self.focus_something)

    # Screens of the program

    def show(self, name: str) -> None:
        """Show a screen that belongs to no running game; `screen_name` makes the name of a game's screen."""
        if name not in self.screens:
            screen = self._build(name)
            if screen is None:
                return
            self.screens[name] = screen
        screen = self.screens[name]
        self._below.pop(screen, None)
        self.show_widget(screen)

    def _show_from(self, below: str, name: str) -> None:
        """Show a screen from which one comes back to another, not to the start."""
        self.show(name)
        if name in self.screens:
            self._below[self.screens[name]] = below

    def _show_your_games(self) -> None:
        """The games that are over, from the page about you."""
        self.show_games("over")
        self._below[self.screens["records"]] = "you"

    def show_games(self, kept: str) -> None:
        """Show the player's games: "all", "running", "over", or "bin"."""
        from swallows_gui.ui.shell.records import RecordsScreen

        self.show("records")
        screen = self.screens["records"]
        assert isinstance(screen, RecordsScreen)
        screen.show_kept(kept)

    def _build(self, name: str) -> Screen | None:
        """A new screen, or None after telling why it cannot be made. Raises `KeyError` for an unknown name."""
        match name:
            case "settings":
                from swallows_gui.ui.shell.settings import SettingsScreen

                options = SettingsScreen(self._window.actions_)
                options.back.connect(self.go_back)
                return options
            case "rules":
                from swallows_gui.ui.shell.rules import RulesScreen

                rules = RulesScreen(self._book or self.title.rules)
                rules.back.connect(self.go_back)
                return rules
            case "records":
                from swallows_gui.ui.shell.records import RecordsScreen

                records = RecordsScreen()
                records.replay_wanted.connect(self.replay_file)
                records.go_on_wanted.connect(self._window.game.open_file)
                records.other_file.connect(self.choose_file)
                records.back.connect(self.go_back)
                return records
            case "you":
                from swallows_gui.ui.shell.you import YouScreen

                you = YouScreen()
                you.back.connect(self.go_back)
                you.watch.connect(lambda path, move: self.replay_file(path, partial(self.show, "you"), move))
                you.wanted.connect(lambda game, part: self._show_from("you", screen_name(game, part)))
                you.games_wanted.connect(self._show_your_games)
                you.settings_wanted.connect(partial(self._show_from, "you", "settings"))
                return you
            case "cups" | "new-cup" | "new-championship" | "cup" | "championship" | "trophies" | "defence":
                return self._window.cups.build(name)
        game, _, part = name.rpartition(":")
        return self._build_of(titles.title(game or titles.usual()), part)

    def _build_of(self, title: Title, part: str) -> Screen | None:
        """A new screen of a game before it runs: a set-up screen, album, hall or packs."""
        from swallows_gui.ui.shell.games import made_with_packs, make_safely

        if part == "packs" and title.packs:
            packs: PacksPage = title.load(title.packs)()
            packs.back.connect(self.go_back)
            packs.changed.connect(self._packs_changed)
            return cast("Screen", packs)
        if part == "album" and title.album:
            album: Screen | None = make_safely(self._window, lambda: made_with_packs(title, title.album), title.id)
            if album is not None:
                album.back.connect(self.go_back)
            return album
        if part == "hall" and title.hall:
            hall: HallPage = titles.made(title, title.hall)
            hall.back.connect(self.go_back)
            hall.watch.connect(partial(self._watch_from_hall, title.id))
            return cast("Screen", hall)
        place = next((start.screen for start in title.starts if start.id == part), "")
        if not place:
            raise KeyError(part)
        screen: SetUpScreen | None = make_safely(self._window, lambda: made_with_packs(title, place), title.id)
        if screen is None:
            return None
        home = partial(self.show_start, title.id, part) if self._comes_back(title, part) else None
        screen.started.connect(partial(self._window.game.begin_on, home, title.id))
        screen.back.connect(self.go_back)
        if isinstance(screen, SeriesScreen) and home is not None:
            screen.go_on.connect(lambda path: self._window.game.open_file(path, home))
            screen.watch.connect(lambda path, move: self.replay_file(path, home, move))
        return cast("Screen", screen)

    @staticmethod
    def _comes_back(title: Title, part: str) -> bool:
        return any(start.comes_back for start in title.starts if start.id == part)

    @property
    def title(self) -> Title:
        """The current game: the running one, else the one chosen from the shelf, else the usual one."""
        laid, chosen = self._window.game.laid, self._window.start.title
        if laid is not None:
            return titles.title(laid.session.game)
        return chosen if chosen is not None else titles.title(titles.usual())

    @property
    def title_shown(self) -> Title:
        """The game in the window's title: on the start screen the one chosen there, None on the shelf; elsewhere the
        current one."""
        if self._window.stack.currentWidget() is not self._window.start:
            return self.title
        return self._window.start.title or titles.title(titles.usual())

    def show_start(self, game: str, start: str) -> None:
        """Show a game's set-up screen."""
        self.show(screen_name(game, start))

    def show_album(self, game: str = "") -> None:
        """Show the cards of a game, by default the current one."""
        self.show(screen_name(game or self.title.id, "album"))

    def show_hall(self, game: str = "") -> None:
        """Show the hall of fame of a game, by default the current one; the usual game's if it has none."""
        name = game or self.title.id
        self.show(screen_name(name if titles.title(name).hall else titles.usual(), "hall"))

    def _watch_from_hall(self, game: str, path: Path, move: int) -> None:
        self.replay_file(path, partial(self.show_hall, game), move)

    def show_packs(self) -> None:
        """Show the packs of the current game, or of the usual one if it takes none."""
        name = screen_name(self.title.id if self.title.packs else titles.usual(), "packs")
        self.show(name)
        laid = self._window.game.laid
        played = laid.session.packs if laid is not None else ()
        cast("PacksPage", self.screens[name]).set_played({pack.id for pack in played})

    def _packs_changed(self) -> None:
        """Drop caches and screens made with the former packs."""
        from swallows_gui.ui.kit.face_cache import FaceCache

        for cache in FaceCache.all:
            cache.clear()
        made = {start.id for title in titles.titles() for start in title.starts} | {"album"}
        for name in [name for name in self.screens if name.rpartition(":")[2] in made]:
            screen = self.screens.pop(name)
            self._window.stack.removeWidget(screen)
            screen.deleteLater()
        self._window.list_languages()
        if "rules" in self.screens:
            self.screens["rules"].retranslate()

    @property
    def album_open(self) -> bool:
        """Whether an album is shown, whose cards can be printed."""
        shown = self._window.stack.currentWidget()
        return any(shown is screen for name, screen in self.screens.items() if name.rpartition(":")[2] == "album")

    def open_rules(self, clause: str, game: str = "") -> None:
        """Show a game's rules (by default the current one's), at a clause if one is named."""
        from swallows_gui.ui.shell.rules import RulesScreen

        self._book = (titles.title(game) if game else self.title).rules
        if not has_rules(self._book):
            self._window.notice.show_notice(self.tr("This game has no rule book."), "info")
            return
        self.show("rules")
        rules = self.screens["rules"]
        assert isinstance(rules, RulesScreen)
        rules.open_book(self._book)
        if clause:
            rules.open_clause(clause)

    # Any screen

    def show_widget(self, widget: QWidget) -> None:
        """Show a screen, and the docks if it has them."""
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
            self._docks_come = docked
            self._settling = idle_queue().take(self, self._settled(widget, docked=docked, never_painted=never_painted))
        elif docked and not (self._docks_come and self._settling is not None and not self._settling.over):
            window.docks.show()
        if never_painted:
            stack.addWidget(widget)
        stack.setCurrentWidget(widget)
        run_all(
            widget.enter if isinstance(widget, Screen) else lambda: None,
            self._unfocused.start,
            lambda: self._focus_and_wait(widget, desk),
            self.moved.emit,
        )

    def focus_something(self) -> None:
        """Focus the screen's first focusable widget, else the screen, if nothing has the focus."""
        screen = self._window.stack.currentWidget()
        if self._window.focusWidget() is None and screen is not None and screen.isVisible():
            first_stop(screen).setFocus(Qt.FocusReason.OtherFocusReason)

    def _focus_and_wait(self, widget: QWidget, desk: GameUi | None) -> None:
        """Stop AI seats while a screen covers the game; at the table focus the question."""
        if desk is None:
            return
        focus = desk.focus_question if widget is desk.table else lambda: None
        at_the_game = widget in (*desk.widgets(), desk.overview) and widget is not desk.newspaper
        run_all(focus, lambda: desk.controller.set_away(not at_the_game))

    def _settled(self, screen: QWidget, *, docked: bool, never_painted: bool) -> Iterator[None]:
        """Show docks and paint a new screen in later turns, because doing all at once would block the window. Parts
        never painted before are painted out of sight, one in each piece (those that `draws_ahead` picture by picture);
        then the window is painted as a whole, because Qt posts no second request if it has dropped one."""
        if docked:
            yield from self._window.docks.shown()
            yield
        if never_painted:
            for part in (screen, *(self._window.docks.by_name.values() if docked else ())):
                yield from self._painted_ahead(part)
        self._hold_painting(False)
        self._window.repaint()

    def _painted_ahead(self, part: QWidget) -> Iterator[None]:
        """Paint a part of the window invisibly, a large one in parts."""
        if not isValid(part) or not part.isVisible():
            return
        window = self._window
        inside = [child for child in part.children() if isinstance(child, QWidget)]
        if inside and part.width() * part.height() > window.width() * window.height() * _AT_ONCE:
            for child in inside:
                yield from self._painted_ahead(child)
            return
        for drawing in (part, *iter_descendants(part, QWidget)):
            if isinstance(drawing, DrawsAhead):
                yield from drawing.draws_ahead()
        self._hold_painting(False)
        part.grab()
        self._hold_painting(True)
        yield

    def _hold_painting(self, on: bool) -> None:
        """Suspend or resume painting of the window; Qt leaves out docks that became floating meanwhile."""
        self._window.setUpdatesEnabled(not on)
        if not on:
            for dock in self._window.docks.by_name.values():
                dock.setUpdatesEnabled(True)

    def go_back(self) -> None:
        """Back to the page from which this one was opened, from settings or rules to the replay or the game, or to the
        start screen."""
        current = self._window.stack.currentWidget()
        below = self._below.pop(current, None) if current is not None else None
        if below is not None:
            self.show(below)
        elif self.replay is not None and self._window.stack.currentWidget() is not self.replay:
            self.show_widget(self.replay)
        elif self._window.game.laid is not None:
            self._window.game.scene()
        else:
            self.show("start")

    @property
    def reading(self) -> bool:
        """Whether rules, settings or overview cover the running game, which then must not replace them."""
        desk, current = self._window.game.laid, self._window.stack.currentWidget()
        if desk is None or current is None:
            return False
        over: list[QWidget | None] = [
            screen for name, screen in self.screens.items() if name.rpartition(":")[2] in OVER_THE_GAME
        ]
        over += [self._opener.screen] if self._opener is not None else []
        return current in (self.replay, desk.overview, desk.newspaper, *over)

    def heading(self) -> str:
        """The title of the present screen, "" for the start screen."""
        desk, widget = self._window.game.laid, self._window.stack.currentWidget()
        if desk is not None and widget is not None and widget in desk.widgets():
            return desk.heading(widget)
        return widget.heading() if isinstance(widget, Screen) else ""

    # Screens of the running game

    def toggle_overview(self) -> None:
        """Switch between the game's overview and the game."""
        desk = self._window.game.desk
        if desk is None or desk.overview is None:
            return
        if self._window.stack.currentWidget() is desk.overview:
            self.go_back()
        else:
            self.show_widget(desk.overview)

    def toggle_newspaper(self) -> None:
        """Switch between the game's newspaper and the game."""
        desk = self._window.game.desk
        if desk is None or not desk.has_newspaper:
            return
        if desk.newspaper is not None and self._window.stack.currentWidget() is desk.newspaper:
            self.go_back()
            return
        if desk.newspaper is None:
            desk.new_newspaper().back.connect(self.go_back)
        assert desk.newspaper is not None
        self.show_widget(desk.newspaper)

    def show_as_text(self, on: bool) -> None:
        """Show the table as text, or drawn."""
        settings().change(text_table=on)
        desk = self._window.game.desk
        if desk is not None and self._window.stack.currentWidget() in (desk.table, desk.text_table):
            self.go_back()

    # Replays

    def replay_file(self, path: Path, home: Callable[[], None] | None = None, move: int = 0) -> None:
        """Open a replay of a record at the position after `move`; `home` shows the screen to return to, by default the
        list of records."""
        self._replay_home = home
        self._replay_move = move
        self._replays().open_file(Path(path))

    def replay_game(self, move: int = 0) -> None:
        """Open a replay of the running game up to now, at the position after `move`."""
        desk = self._window.game.desk
        if desk is not None:
            self._replay_home = None
            self._replay_move = move
            self._replays().open_game(desk.session)

    def choose_file(self) -> None:
        """Ask for a record anywhere: a finished game is replayed, another continued."""
        from PySide6.QtWidgets import QFileDialog

        from swallows_gui.records.library import entry_of
        from swallows_gui.ui.play.record_files import games_folder, record_files

        title = self.tr("Open a saved game")
        path, _kind = QFileDialog.getOpenFileName(self._window, title, games_folder(), record_files())
        if not path:
            return
        entry = entry_of(Path(path))
        if entry is not None and entry.over:
            self.replay_file(Path(path))
        else:
            self._window.game.open_file(Path(path))

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
        if self._replay_move:
            replay.rerun.seek(self._replay_move)

    def leave_replay(self) -> None:
        """Close the replay and return to the game or to where it was opened from."""
        self.drop_replay()
        if self._window.game.laid is not None:
            self.go_back()
        elif self._replay_home is not None:
            self._replay_home()
        else:
            self.show("records")

    def drop_replay(self) -> None:
        """Close the replay, or cancel one that is being read."""
        if self._opener is not None:
            self._opener.forget()
        if self.replay is None:
            return
        replay, self.replay = self.replay, None
        replay.close_replay()
        self._window.stack.removeWidget(replay)
        replay.deleteLater()
        self.replay_gone.emit()
