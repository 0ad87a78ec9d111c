"""The main window: menus, docks, and a stack of screens. Games come and go; the window remembers its shape."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFileDialog, QMainWindow, QPushButton, QStackedWidget, QToolButton, QVBoxLayout, QWidget

from swallows_gui.services.language import language
from swallows_gui.services.settings import decode_bytes, encode_bytes, settings
from swallows_gui.services.theme import theme
from swallows_gui.ui.actions import Actions
from swallows_gui.ui.docks import Docks
from swallows_gui.ui.kit.icons import app_icon
from swallows_gui.ui.kit.notices import NoticeBar
from swallows_gui.ui.screens.start import StartScreen

if TYPE_CHECKING:
    from swallows_gui.session import Session
    from swallows_gui.ui.desk import Desk
    from swallows_gui.ui.paper.page import Page
    from swallows_gui.ui.screens.replay import ReplayScreen
    from swallows_gui.ui.screens.screen import Screen
    from swallows_gui.ui.table_talk import TableTalk

USUAL_SIZE = QSize(1280, 800)
NEEDS_CARDS = ("tournament", "friendly", "album")
"""Screens that are not built where the card data have a mistake."""
_ROOM_FOR_WORDS = 560
"""Design pixels: in a narrower window the button in the corner has one word, so that every menu has its room."""


class MainWindow(QMainWindow):
    """One window, at most one running game."""

    first_painted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.desk: Desk | None = None
        self.talk: TableTalk | None = None
        self.replay: ReplayScreen | None = None
        self._painted = False
        self.setWindowIcon(app_icon())
        self.setDockNestingEnabled(True)
        self.notice = NoticeBar()
        self.stack = QStackedWidget()
        middle = QWidget()
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.notice)
        column.addWidget(self.stack, 1)
        self.setCentralWidget(middle)
        self.actions_ = Actions(self)
        self.docks = Docks(self, self.actions_.docks)
        self.panels_button = QToolButton()
        self.panels_button.setDefaultAction(self.actions_["panels"])
        self.menuBar().setCornerWidget(self.panels_button)
        for dock in self.docks.by_name.values():
            dock.visibilityChanged.connect(lambda _visible: self._name_panels())
        self.start = StartScreen()
        self.stack.addWidget(self.start)
        self._screens: dict[str, Screen] = {"start": self.start}
        self._connect_actions()
        self._connect_start()
        settings().changed.connect(self._setting_changed)
        settings().trouble.connect(lambda sentence: self.notice.show_notice(sentence, "warning"))
        language().changed.connect(self.retranslate)
        self.setMinimumSize(640, 480)
        self._restore()
        self._own_size = self.size()
        self.retranslate()
        self.actions_.show_settings()
        self.show_screen("start")
        self.first_painted.connect(lambda: QTimer.singleShot(30, self._list_games))
        if settings().problem:
            self.notice.show_notice(settings().problem, "warning")

    # Building

    def _connect_actions(self) -> None:
        commands: dict[str, Callable[[], None]] = {
            "new": lambda: self.show_screen("tournament"),
            "friendly": lambda: self.show_screen("friendly"),
            "open": self.choose_file,
            "save_as": self.save_as,
            "replay": lambda: self.show_screen("records"),
            "replay_game": self.replay_game,
            "print": self.print_shown,
            "pdf": self.keep_shown,
            "start": self.leave_game,
            "settings": lambda: self.show_screen("settings"),
            "quit": self.close_window,
            "tutorial": self.start_tutorial,
            "keys": self.show_keys,
            "rules": lambda: self.open_rules(self._clause_in_question()),
            "album": lambda: self.show_screen("album"),
            "sheet": self.toggle_sheet,
            "undo": lambda: self._conduct("undo"),
            "redo": lambda: self._conduct("redo"),
            "go_on": lambda: self._conduct("go_on"),
            "step": lambda: self._conduct("single_step"),
            "to_result": lambda: self._conduct("run_to_result"),
            "to_own": lambda: self._conduct("run_to_own"),
            "hint": lambda: self._conduct("ask_hint"),
            "about": self.show_about,
            "seats": self.show_seats,
            "panels": self.docks.toggle_all,
            "reset_panels": self.docks.forget,
        }
        for name, command in commands.items():
            self.actions_.connect(name, command)
        self.actions_["pause"].toggled.connect(lambda on: self.desk.conductor.pause(on) if self.desk else None)
        self.actions_["text_table"].setChecked(settings().now.text_table)
        self.actions_["text_table"].toggled.connect(self.show_as_text)
        self.actions_["full_screen"].toggled.connect(lambda on: self.showFullScreen() if on else self.showNormal())

    def _connect_start(self) -> None:
        self.start.new_tournament.connect(lambda: self.show_screen("tournament"))
        self.start.friendly.connect(lambda: self.show_screen("friendly"))
        self.start.tutorial.connect(self.start_tutorial)
        self.start.load.connect(self.choose_file)
        self.start.replay.connect(lambda: self.show_screen("records"))
        self.start.watch.connect(self.replay_file)
        self.start.settings_wanted.connect(lambda: self.show_screen("settings"))
        self.start.rules_wanted.connect(lambda: self.open_rules(""))
        self.start.album_wanted.connect(lambda: self.show_screen("album"))
        self.start.go_on.connect(self.open_file)
        self.start.forget.connect(self._forget_game)

    def close_window(self) -> None:
        """Close, as the window's own button does."""
        self.close()

    def _restore(self) -> None:
        geometry = settings().now.window_geometry
        if not geometry or not self.restoreGeometry(decode_bytes(geometry)):
            room = self.screen().availableGeometry().size()
            self.resize(USUAL_SIZE.boundedTo(room))

    # Screens

    def show_screen(self, name: str) -> None:
        """Show a screen that belongs to no game."""
        if name not in self._screens:
            screen = self._build_safely(name) if name in NEEDS_CARDS else self._build(name)
            if screen is None:
                return
            self._screens[name] = screen
            self.stack.addWidget(screen)
        if name == "records":
            self._list_records()
        self._show(self._screens[name])

    def _build_safely(self, name: str) -> Screen | None:
        from swallows_gui.ui.games import make_safely

        return make_safely(self, lambda: self._build(name))

    def _build(self, name: str) -> Screen:
        match name:
            case "tournament":
                from swallows_gui.ui.screens.tournament import TournamentScreen

                tournament = TournamentScreen()
                tournament.started.connect(self.new_game)
                tournament.back.connect(self.go_back)
                return tournament
            case "friendly":
                from swallows_gui.ui.screens.friendly import FriendlyScreen

                friendly = FriendlyScreen()
                friendly.started.connect(self.new_game)
                friendly.back.connect(self.go_back)
                return friendly
            case "settings":
                from swallows_gui.ui.screens.settings import SettingsScreen

                options = SettingsScreen()
                options.back.connect(self.go_back)
                return options
            case "rules":
                from swallows_gui.ui.screens.rules import RulesScreen

                rules = RulesScreen()
                rules.back.connect(self.go_back)
                return rules
            case "album":
                from swallows_gui.ui.screens.album import AlbumScreen

                album = AlbumScreen()
                album.back.connect(self.go_back)
                return album
            case "records":
                from swallows_gui.ui.screens.records import RecordsScreen

                records = RecordsScreen()
                records.chosen.connect(self.replay_file)
                records.other_file.connect(self.choose_replay)
                records.back.connect(self.go_back)
                return records
        raise KeyError(name)

    def _show(self, widget: QWidget) -> None:
        if self.isVisible() and self.stack.currentWidget() is not widget:
            self._paint_in_a_turn_of_its_own()
        if self.desk is not None and self.desk.has_docks(widget):
            self.docks.show()
        else:
            self.docks.hide()
        if self.stack.indexOf(widget) < 0:
            self.stack.addWidget(widget)
        for button in widget.findChildren(QPushButton):
            button.setAutoDefault(True)  # Enter presses a button, not Space alone
        self.stack.setCurrentWidget(widget)
        enter = getattr(widget, "enter", None)
        if enter is not None:
            enter()
        if self.desk is not None and widget is self.desk.table:
            self.desk.table.near.focus()
        if self.desk is not None:
            self.desk.conductor.set_away(widget not in self.desk.widgets())
        self._title()
        self._enable()

    def _paint_in_a_turn_of_its_own(self) -> None:
        """Building a screen and painting it for the first time together would hold up the window for too long."""
        self.setUpdatesEnabled(False)
        QTimer.singleShot(1, self, self._paint_now)  # 0 would come within this turn

    def _paint_now(self) -> None:
        """Paint at once: where Qt has dropped a request to paint meanwhile, no later one is posted for it."""
        self.setUpdatesEnabled(True)
        self.repaint()

    def go_back(self) -> None:
        """Back from settings or rules to the replay or the game, or to the start screen."""
        if self.replay is not None and self.stack.currentWidget() is not self.replay:
            self._show(self.replay)
        elif self.desk is not None:
            scene = self.desk.conductor.scene
            widget = self.desk.screen(scene)
            if scene == "payout" and self.talk is not None:
                self.talk.connect_payout(widget)
            self._show(widget)
        else:
            self.show_screen("start")

    def open_rules(self, clause: str) -> None:
        """Show the rules, at a clause if one is named."""
        self.show_screen("rules")
        if clause:
            rules = self._screens["rules"]
            rules.open_clause(clause)  # type: ignore[attr-defined]

    def toggle_sheet(self) -> None:
        """The record sheet on the whole window, or back to the game."""
        if self.desk is None:
            return
        if self.stack.currentWidget() is self.desk.big_sheet:
            self.go_back()
        else:
            self._show(self.desk.big_sheet)

    def show_as_text(self, on: bool) -> None:
        """Show the match table as plain text, or drawn."""
        settings().change(text_table=on)
        if self.desk is not None and self.stack.currentWidget() in (self.desk.table, self.desk.text_table):
            self.go_back()

    # Games

    def new_game(self, options: object, seats: object) -> None:
        """Begin a game with the engine's options and a tuple of `SeatChoice`."""
        from swallows_gui.ui.games import begin

        self._take(lambda: begin(options, seats))

    def start_tutorial(self) -> None:
        """Learn the game: go on with the tutorial that waits, or begin it."""
        from swallows_gui.ui.games import begin_tutorial, unfinished_tutorial

        guide = self.talk.tutorial if self.talk is not None else None
        if guide is not None and self.desk is not None and not self.desk.session.over:
            self.go_back()
            guide.resume()
            return
        settings().change(tutorial_on=True)
        waiting = unfinished_tutorial()
        if waiting is not None:
            self.open_file(waiting)
        else:
            settings().change(lessons_read={})
            self._take(begin_tutorial)

    def open_file(self, path: Path) -> None:
        """Go on with the game in a record."""
        from swallows_gui.ui.games import take_up

        self._take(lambda: take_up(self, Path(path)))

    def choose_file(self) -> None:
        """Ask for a record and go on with it."""
        from swallows_gui.ui.games import games_folder, record_files

        path, _kind = QFileDialog.getOpenFileName(self, self.tr("Open a record"), games_folder(), record_files())
        if path:
            self.open_file(Path(path))

    def save_as(self) -> None:
        """Ask where to, and write a copy of the running game's record."""
        from swallows_gui.ui.games import ask_target, save_copy

        if self.desk is None:
            return
        target = ask_target(self, self.tr("Save a copy"))
        if target is not None:
            save_copy(self.desk.session, target, self.notice)

    def print_shown(self) -> None:
        """Print the cards of the album if it is open, else the running game's record sheet."""
        from swallows_gui.ui.paper.page import print_pages

        title, pages = self._for_paper()
        if pages:
            print_pages(self, title, pages)

    def keep_shown(self) -> None:
        """Write the same as a PDF."""
        from swallows_gui.ui.paper.sending import keep

        title, pages = self._for_paper()
        if pages:
            keep(self, title, pages, self.notice)

    def _for_paper(self) -> tuple[str, list[Page]]:
        from swallows_gui.ui.paper.sending import record_sheet, sheet_title
        from swallows_gui.ui.screens.album import AlbumScreen

        shown = self.stack.currentWidget()
        if isinstance(shown, AlbumScreen):
            return shown.heading(), shown.pages()
        if self.desk is None:
            return "", []
        return sheet_title(), record_sheet(self.desk.session, self.desk.models)

    # Replays

    def replay_file(self, path: Path) -> None:
        """Show the record in a file again."""
        from swallows_gui.ui.replays import replay_of_file

        self._show_replay(replay_of_file(self, Path(path)))

    def replay_game(self) -> None:
        """Show the game in the window again, as far as it has come."""
        from swallows_gui.ui.replays import replay_of_game

        if self.desk is not None:
            self._show_replay(replay_of_game(self, self.desk.session))

    def choose_replay(self) -> None:
        """Ask for a record and show it again."""
        from swallows_gui.ui.games import games_folder, record_files

        path, _kind = QFileDialog.getOpenFileName(self, self.tr("Open a record"), games_folder(), record_files())
        if path:
            self.replay_file(Path(path))

    def _show_replay(self, replay: ReplayScreen | None) -> None:
        if replay is None:
            return
        self._drop_replay()
        self.replay = replay
        replay.back.connect(self.leave_replay)
        replay.clause_wanted.connect(self.open_rules)
        self._show(replay)

    def leave_replay(self) -> None:
        """Back from the replay to the game, or to the records."""
        self._drop_replay()
        if self.desk is not None:
            self.go_back()
        else:
            self.show_screen("records")

    def _drop_replay(self) -> None:
        if self.replay is None:
            return
        replay, self.replay = self.replay, None
        replay.close_replay()
        self.stack.removeWidget(replay)
        replay.deleteLater()

    def _list_records(self) -> None:
        from swallows_gui.ui.replays import all_games

        records = self._screens["records"]
        records.set_games(all_games())  # type: ignore[attr-defined]

    # Beginning a game

    def _take(self, make: Callable[[], Session | None]) -> None:
        from swallows_gui.ui.games import make_safely

        session = make_safely(self, make)
        if session is None:
            return
        self._drop_replay()
        self._drop_game()
        from swallows_gui.ui.desk import Desk
        from swallows_gui.ui.table_talk import TableTalk

        desk = Desk(session, self)
        self.desk = desk
        self.talk = TableTalk(self, desk, self.notice)
        desk.big_sheet.back.connect(self.go_back)
        self.docks.fill("sheet", desk.sheet)
        self.docks.fill("accounts", desk.accounts)
        self.docks.fill("referee", desk.table.referee_panel, scrolls=True)
        self.docks.fill("commentary", desk.table.commentary)
        desk.scene_changed.connect(self._show_scene)
        desk.informed.connect(self._inform)
        desk.refused.connect(lambda sentence: self.notice.show_notice(sentence, "warning"))
        self.notice.clear()
        self.talk.tell_warnings()
        self.stack.setCurrentWidget(self.start)
        desk.conductor.start()
        self._show_scene(desk.conductor.scene)

    def _show_scene(self, scene: str) -> None:
        if self.desk is None:
            return
        widget = self.desk.screen(scene)
        if self._reading():
            return
        if scene == "payout" and self.talk is not None:
            self.talk.connect_payout(widget)
        self._show(widget)

    def _reading(self) -> bool:
        """Whether rules, settings or the record sheet are open over the running game: it does not push them away."""
        current = self.stack.currentWidget()
        away = [self._screens.get(name) for name in ("settings", "rules", "album", "records")]
        over = current is not None and current is self.replay
        return self.desk is not None and (over or current is self.desk.big_sheet or current in away)

    def leave_game(self) -> None:
        """Put the game away (its record has every move) and show the start screen."""
        self._drop_replay()
        self._drop_game()
        self._list_games()
        self.show_screen("start")

    def _drop_game(self) -> None:
        if self.desk is None:
            return
        if self.talk is not None:
            self.talk.end()
        desk, self.desk, self.talk = self.desk, None, None
        self.docks.hide()
        desk.close()
        for widget in desk.widgets():
            self.stack.removeWidget(widget)
            widget.deleteLater()
        desk.deleteLater()
        self.actions_.name_undo(None, None)

    def _list_games(self) -> None:
        from swallows_gui.ui.games import unfinished

        self.start.set_games(unfinished())

    def _forget_game(self, path: Path) -> None:
        from swallows_gui.ui.games import forget

        if forget(self, path):
            self._list_games()

    # Commands on the running game

    def _conduct(self, command: str) -> None:
        if self.desk is not None:
            getattr(self.desk.conductor, command)()

    def show_seats(self) -> None:
        """Hand seats over to the computer or take them back."""
        if self.talk is not None:
            self.talk.show_seats()

    def show_keys(self) -> None:
        """The sheet of keys: those of the present screen, and those of the program."""
        from swallows_gui.ui.guide.key_sheet import KeySheet
        from swallows_gui.ui.guide.keys import gather

        sheet = KeySheet(gather(self, self._heading() or self.tr("This screen")), self)
        sheet.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        sheet.rules_wanted.connect(lambda: self.open_rules(self._clause_in_question()))
        sheet.open()

    def _clause_in_question(self) -> str:
        """The clause that the question on the screen goes by; "" where none is asked."""
        from swallows_gui.models.questions import CLAUSES

        if self.desk is None or self._reading():
            return ""
        now = self.desk.table.situation()
        if now is not None and now.asked is not None and self.stack.currentWidget() is self.desk.table:
            from swallows_gui.ui.match.asked import asked

            return asked(now).clause
        return CLAUSES.get(self.desk.conductor.view.step, "")

    def show_about(self) -> None:
        """Name and version."""
        from swallows_gui.ui.dialogs import about

        about(self)

    # What changes

    def _inform(self) -> None:
        if self.desk is None:
            return
        info = self.desk.conductor.info
        self.actions_.name_undo(info.undo, info.redo)
        pause = self.actions_["pause"]
        pause.blockSignals(True)
        pause.setChecked(self.desk.conductor.paused)
        pause.blockSignals(False)
        self._enable()

    def _enable(self) -> None:
        if self.desk is not None and self.desk.conductor.curtained:
            return
        running = self.desk is not None
        over = self.desk is not None and self.desk.session.over
        for name in ("save_as", "start", "sheet", "seats", "replay_game"):
            self.actions_[name].setEnabled(running)
        album = self.stack.currentWidget() is self._screens.get("album")
        for name in ("print", "pdf"):
            self.actions_[name].setEnabled(running or album)
        self.actions_.name_paper(cards=album)
        for name in ("go_on", "pause", "to_result", "to_own"):
            self.actions_[name].setEnabled(running and not over)
        self.actions_["hint"].setEnabled(self.desk is not None and self.desk.conductor.info.may_hint)
        self.actions_["step"].setEnabled(self.desk is not None and self.desk.conductor.paused)
        beside = running and self.desk is not None and self.desk.has_docks(self.stack.currentWidget())
        for dock in self.docks.by_name.values():
            dock.toggleViewAction().setEnabled(beside)
        self.actions_["panels"].setEnabled(beside)
        self.actions_["reset_panels"].setEnabled(beside)
        self.panels_button.setVisible(beside)
        self._name_panels()

    def _name_panels(self) -> None:
        """Say on the button in the corner what it does now."""
        text = self.tr("Hide panels") if self.docks.any_open else self.tr("Show panels")
        self.actions_["panels"].setIconText(text)
        key = self.actions_["panels"].shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self.panels_button.setToolTip(f"{text} ({key})")
        self.panels_button.setAccessibleName(text)
        if self.width() < theme().px(_ROOM_FOR_WORDS):
            self.actions_["panels"].setIconText(self.tr("Panels"))

    def _setting_changed(self, name: str) -> None:
        now = settings().now
        if name == "language":
            language().set_language(now.language)
        elif name == "theme":
            theme().set_theme(now.theme)
        elif name == "text_scale":
            theme().set_scale(now.text_scale)
        self.actions_.show_settings()

    def retranslate(self) -> None:
        """Set all texts of the window itself."""
        self.actions_.retranslate()
        self.docks.retranslate()
        self._name_panels()
        self._title()

    def _heading(self) -> str:
        """What the present screen is called; "" for the start screen."""
        widget = self.stack.currentWidget()
        heading = str(widget.heading()) if widget is not None and hasattr(widget, "heading") else ""
        if self.desk is not None and widget is self.desk.table:
            heading = self.tr("Match {number}").format(number=self.desk.conductor.view.match)
        return heading

    def _title(self) -> None:
        self.setWindowTitle(self._heading() or "Millions of Swallows")

    def say_mishap(self, sentence: str, _report: Path | None) -> None:
        """An unexpected error was caught: say that the game is safe."""
        self.notice.show_notice(sentence, "error")

    # Qt

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._painted:
            self._painted = True
            self.first_painted.emit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.size() == self._own_size:
            for wait in (0, 300):  # some window managers add their frame late
                QTimer.singleShot(wait, self._fit_to_screen)

    def _fit_to_screen(self) -> None:
        """Keep the whole frame, title bar included, on the screen."""
        if self.isMaximized() or self.isFullScreen():
            return
        room, frame = self.screen().availableGeometry(), self.frameGeometry()
        extra = frame.size() - self.size()
        if frame.width() > room.width() or frame.height() > room.height():
            self.resize(self.size().boundedTo(room.size() - extra))
            frame = self.frameGeometry()
        if not room.contains(frame):
            left = max(room.left(), min(frame.left(), room.right() - frame.width() + 1))
            top = max(room.top(), min(frame.top(), room.bottom() - frame.height() + 1))
            self.move(left, top)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.docks.fit()
        self._name_panels()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.docks.remember()
        settings().change(window_geometry=encode_bytes(self.saveGeometry()))
        self._drop_replay()
        self._drop_game()
        event.accept()
