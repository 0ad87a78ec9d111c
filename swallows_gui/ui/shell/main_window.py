"""The main window: the stack of screens, the window's size and title, and settings.

Menu commands are in `commands`, the choice of a screen in `navigation`, the running game in `running_game`.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QSize, Signal
from PySide6.QtGui import QCloseEvent, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from swallows_gui import titles
from swallows_gui.catalogue.languages import languages
from swallows_gui.folders import any_game_kept
from swallows_gui.models.vocabulary import of_title
from swallows_gui.services.language import language
from swallows_gui.services.qobjects import SingleShotTimer
from swallows_gui.services.settings import decode_bytes, encode_bytes, settings
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.notices import NoticeBar
from swallows_gui.ui.kit.panels import fill
from swallows_gui.ui.kit.selection import let_go_of_focus
from swallows_gui.ui.kit.words import Adaptive
from swallows_gui.ui.play.clock_strip import ClockStrip
from swallows_gui.ui.play.game_table import GameTable
from swallows_gui.ui.shell.actions import Actions
from swallows_gui.ui.shell.commands import Commands
from swallows_gui.ui.shell.docks import Docks
from swallows_gui.ui.shell.navigation import Navigation
from swallows_gui.ui.shell.running_game import RunningGame
from swallows_gui.ui.shell.start import StartScreen
from swallows_gui.ui.stage.coach import CoachStrip

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDockWidget

    from swallows_gui.ui.play.game_desk import GameUi
    from swallows_gui.ui.play.game_messages import GameMessages
    from swallows_gui.ui.play.replay.replay_screen import ReplayScreen
    from swallows_gui.ui.play.share.sharing import ReplaySharing
    from swallows_gui.ui.shell.cups.cups import Cups
    from swallows_gui.ui.shell.error_reports import RescueNews


class ScreenStack(QStackedWidget):
    """A stack that asks only for the size of the shown screen; Qt's asks for the widest, which leaves docks too little
    room."""

    def sizeHint(self) -> QSize:
        shown = self.currentWidget()
        return shown.sizeHint() if shown is not None else super().sizeHint()

    def minimumSizeHint(self) -> QSize:
        shown = self.currentWidget()
        return shown.minimumSizeHint() if shown is not None else super().minimumSizeHint()

    def setCurrentWidget(self, widget: QWidget) -> None:
        theme().dressing.finish(widget)
        if self.currentWidget() is not widget:
            let_go_of_focus(self)
        super().setCurrentWidget(widget)


USUAL_SIZE = QSize(1280, 800)


class MainWindow(Adaptive, QMainWindow):
    """The main window, with at most one running game."""

    first_painted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._painted = False
        self.setDockNestingEnabled(True)
        self.kept: dict[str, Any] = {}
        """What games leave for the next of their kind, by a name that begins with the game's id."""
        self.notice = NoticeBar()
        self.notice.closed.connect(self._notice_closed)
        self.stack = ScreenStack()
        self.stack.currentChanged.connect(self.stack.updateGeometry)
        middle = QWidget(self)
        self.coach = CoachStrip()
        self.clock = ClockStrip()
        self._coached: GameTable | None = None
        """The table on which the coach speaks."""
        self._column = fill(
            QVBoxLayout(middle), self.notice, self.clock, (self.stack, 1), self.coach, margins=0, spacing=0
        )
        self.stack.currentChanged.connect(self._seat_coach)
        self.setCentralWidget(middle)
        self.actions_ = Actions(self)
        self.docks = Docks(self, self.actions_.docks, self._room_of_sheets)
        self.start = StartScreen(self.stack)
        self.game = RunningGame(self)
        self.navigation = Navigation(self)
        self._cups: Cups | None = None
        self.sharing: ReplaySharing | None = None
        """What can be made of the running game, once it was asked for."""
        self.commands = Commands(self)
        self._connect()
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.hide)  # what is hidden later finds a Python that is half gone
        self.setMinimumSize(640, 480)
        self._restore()
        self._own_size = self.size()
        self._rescues: RescueNews | None = None
        # some window managers add their frame late
        self._fits = [SingleShotTimer(self, self._fit_to_screen, wait) for wait in (0, 300)]
        self.retranslate()
        self.actions_.show_settings()
        self.start.set_first_time(not any_game_kept())
        self.navigation.show("start")
        self._complete = SingleShotTimer(self, self._complete_start, 30)
        self.first_painted.connect(self._complete.start)
        if settings().problem:
            self.notice.show_notice(settings().problem, "warning")

    def _connect(self) -> None:
        self.docks.sheets.left.connect(self._back_to_the_table)
        self.docks.sheets.lies.connect(self._tell_of_sheet)
        self.game.informed.connect(self._inform)
        self.game.gone.connect(self._moved)
        self.navigation.moved.connect(self._moved)
        settings().changed.connect(self._setting_changed)
        settings().trouble.connect(self._warn)  # no lambda: the settings would hold a closed window

    def _restore(self) -> None:
        geometry = settings().now.window_geometry
        if not geometry or not self.restoreGeometry(decode_bytes(geometry)):
            room = self.screen().availableGeometry().size()
            self.resize(USUAL_SIZE.boundedTo(room))

    # What games ask for (`Shell`)

    @property
    def frame(self) -> QWidget:
        """The window, as parent of dialogs, privacy screen and notes."""
        return self

    def _seat_coach(self, _at: int) -> None:
        """Move the coach's strip into the shown table if it has a place for it, else to the foot of the screens."""
        shown = self.stack.currentWidget()
        table = shown if isinstance(shown, GameTable) and shown.seats_coach else None
        if table is self._coached:
            return
        if self._coached is not None:
            self._coached.set_coach(None)
        self._coached = table
        if table is not None:
            self._column.removeWidget(self.coach)
            table.set_coach(self.coach)
        else:
            self.coach.stand(leans=False)
            self._column.addWidget(self.coach)

    def _room_of_sheets(self) -> tuple[QWidget, QRect]:
        shown = self.stack.currentWidget() or self.stack
        return shown, shown.sheet_room() if isinstance(shown, GameTable) else shown.rect()

    def _tell_of_sheet(self, room: QRect) -> None:
        """Tell the table which of its parts a sheet covers."""
        shown = self.stack.currentWidget()
        if isinstance(shown, GameTable):
            shown.lie_under(room.translated(-shown.mapTo(self, QPoint(0, 0))) if not room.isEmpty() else room)

    def dock(self, name: str) -> QDockWidget | None:
        """The dock of the running game with this id."""
        return self.docks.by_name.get(name)

    def show_controls_on(self, desk: GameUi) -> None:
        """Give the game's table the actions of docks and controls, where it has a place for them."""
        names = {"undo": "undo", "pause": "pause", "skip": "to_result", "next": "to_own", "sound": "sound"}
        desk.table.sheet_moved.connect(self.docks.sheets.fit)
        controls = {sign: self.actions_[name] for sign, name in names.items()}
        desk.table.take_actions([dock.toggleViewAction() for dock in self.docks.by_name.values()], controls)

    def toggle_overview(self) -> None:
        """Switch between the game and its overview, which fills the window."""
        self.navigation.toggle_overview()

    def open_newspaper(self) -> None:
        """Switch between the game and its newspaper."""
        self.navigation.toggle_newspaper()

    def replay_game(self, move: int = 0) -> None:
        """Open a replay of the running game, from the beginning or from the position after `move`."""
        self.navigation.replay_game(move)

    def share(self, place: QWidget | None = None) -> None:
        """Open the menu of pictures, films and texts of the open replay or the running game, below `place` if given."""
        replay, desk = self.navigation.replay, self.game.desk
        if replay is not None and self.stack.currentWidget() is replay:
            replay.sharing.open_at(replay.share_button)
        elif desk is not None:
            from swallows_gui.ui.play.share.sharing import ReplaySharing
            from swallows_gui.ui.play.share.subjects import SharedGame

            if self.sharing is not None:
                self.sharing.close()
            self.sharing = ReplaySharing(SharedGame(desk), self.notice, self)
            self.sharing.open_at(place)

    # What others ask for

    @property
    def cups(self) -> Cups:
        """The cups and championships, made at first use."""
        if self._cups is None:
            from swallows_gui.ui.shell.cups.cups import Cups

            self._cups = Cups(self)
        return self._cups

    @property
    def desk(self) -> GameUi | None:
        """The running game."""
        return self.game.desk

    @property
    def talk(self) -> GameMessages | None:
        """The messages and dialogs of the running game."""
        return self.game.talk

    @property
    def replay(self) -> ReplayScreen | None:
        """The open replay, None for none."""
        return self.navigation.replay

    def show_screen(self, name: str) -> None:
        """Show a screen that belongs to no running game."""
        self.navigation.show(name)

    def go_back(self) -> None:
        """Return from a screen such as settings or rules to replay, game, or start screen."""
        self.navigation.go_back()

    def open_rules(self, clause: str) -> None:
        """Show the rules, at a clause if one is named."""
        self.navigation.open_rules(clause)

    def new_game(self, options: object, seats: object, game: str = "") -> None:
        """Begin a game (the usual one by default) with the engine's options and a tuple of `SeatChoice`."""
        self.game.begin(game or titles.usual(), options, seats)

    def open_file(self, path: Path) -> None:
        """Continue the game in a record."""
        self.game.open_file(path)

    @property
    def may_rematch(self) -> bool:
        """Whether the running game belongs to no cup or season, so that a rematch may be offered."""
        return self.game.stands_alone

    def rematch(self) -> None:
        """Start the game again with the same seats and rules."""
        self.game.rematch()

    def leave_game(self) -> None:
        """Close the game, whose record has every move, and show the start screen."""
        self.game.leave()

    def say_mishap(self, sentence: str, _report: Path | None) -> None:
        """Show the sentence about an unexpected error that was caught."""
        self.notice.show_notice(sentence, "error")

    def _notice_closed(self) -> None:
        """Move the focus to the question or the page when news is closed, since no key works without a focus."""
        self._back_to_the_table()
        self.navigation.focus_something()

    def _back_to_the_table(self) -> None:
        desk = self.game.laid
        if desk is not None and self.stack.currentWidget() is desk.table:
            desk.focus_question()

    # What changes

    def _inform(self) -> None:
        self.commands.inform()
        self._title()

    def _moved(self) -> None:
        self._title()
        self.commands.enable()

    def _warn(self, sentence: str) -> None:
        self.notice.show_notice(sentence, "warning")

    def _setting_changed(self, name: str) -> None:
        now = settings().now
        if name == "language":
            language().set_language(now.language)
        elif name == "theme":
            theme().set_theme(now.theme)
        elif name == "text_scale":
            theme().set_scale(now.text_scale)
        self.actions_.show_settings()

    def list_languages(self) -> None:
        """Offer the languages installed now; the one in use may have gone with its pack."""
        if settings().now.language not in ("system", *languages()):
            settings().change(language="system")
        if not self.actions_.list_languages():
            return
        self.start.list_languages()
        language().read_again()

    def retranslate(self) -> None:
        """Set all texts of the window itself."""
        self.actions_.retranslate()
        self.commands.name_parts()
        self.docks.retranslate()
        self._title()

    def _complete_start(self) -> None:
        """Do what the first picture does not need."""
        from swallows_gui.ui.kit.digit_row import DigitRow
        from swallows_gui.ui.kit.icons import app_icon
        from swallows_gui.ui.shell.error_reports import RescueNews

        self.setWindowIcon(app_icon())
        DigitRow(self.windowHandle())
        self._rescues = RescueNews(self.notice, self)
        self.game.list_unfinished()

    def _title(self) -> None:
        self.setWindowTitle(self.navigation.heading() or of_title(self.navigation.title_shown.name))

    # Qt

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._painted:
            self._painted = True
            self.first_painted.emit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.size() == self._own_size:
            for fit in self._fits:
                fit.start()

    def _fit_to_screen(self) -> None:
        """Keep the whole window with its title bar on the screen."""
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

    def closeEvent(self, event: QCloseEvent) -> None:
        self.docks.remember()
        settings().change(window_geometry=encode_bytes(self.saveGeometry()))
        self.navigation.drop_replay()
        if self._rescues is not None:
            self._rescues.close()
        self.game.put_away()
        if self._cups is not None:
            self._cups.close()
        event.accept()
