"""The game in the window: how it is begun or opened, laid on the table piece by piece, saved and left."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, Signal

from swallows_gui import titles
from swallows_gui.folders import any_game_kept
from swallows_gui.services.settings import settings, with_names
from swallows_gui.title import Title
from swallows_gui.ui.kit.idle_queue import Work, idle_queue
from swallows_gui.ui.kit.run_all import run_all
from swallows_gui.ui.kit.selection import let_go_of_focus

if TYPE_CHECKING:
    from swallows_gui.catalogue.places import PackMark
    from swallows_gui.records.record import ListedGame
    from swallows_gui.session import Session
    from swallows_gui.ui.play.game_desk import GameUi
    from swallows_gui.ui.play.game_messages import GameMessages
    from swallows_gui.ui.shell.listing import Listing
    from swallows_gui.ui.shell.main_window import MainWindow


class RunningGame(QObject):
    """Opens and closes the running game, at most one. It is built in pieces, because building at once would block the
    window."""

    informed = Signal()
    """What may be done in the game has changed."""
    gone = Signal()
    """The game has been put away."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._laying: Work | None = None
        self._listing: Listing | None = None
        self._talk: GameMessages | None = None
        self.laid: GameUi | None = None
        """The game, None while it is being laid."""
        self._home: Callable[[], None] | None = None
        """Shows where the game was begun from, if that was not the start screen."""

    @property
    def desk(self) -> GameUi | None:
        """The running game's desk; if it is still being built, it is finished first."""
        if self._laying is not None:
            self._laying.finish()
        return self.laid

    @property
    def talk(self) -> GameMessages | None:
        """The messages and dialogs of the running game."""
        return self._talk if self.desk is not None else None

    # Beginning

    def begin(self, game: str, options: object, seats: object, packs: tuple[PackMark, ...] | None = None) -> None:
        """Begin a game with the engine's options and a tuple of `SeatChoice`; by default with the packs switched on."""
        from swallows_gui.ui.shell.games import begin

        self._take(lambda: begin(game, options, seats, packs))

    def begin_on(
        self,
        home: Callable[[], None] | None,
        game: str,
        options: object,
        seats: object,
        packs: tuple[PackMark, ...] | None = None,
    ) -> None:
        """As `begin`; `home` shows the screen to return to when the game is closed."""
        from swallows_gui.ui.shell.games import begin

        self._take(lambda: begin(game, options, seats, packs), home)

    @property
    def stands_alone(self) -> bool:
        """Whether the game belongs to no cup or championship."""
        return self._home is None

    def rematch(self) -> None:
        """Start the game again with the same seats, PINs and rules, without lessons."""
        from swallows_gui.ui.play.seat_rows import SeatChoice

        desk = self.desk
        if desk is None or not self.stands_alone:
            return
        session = desk.session
        options = {name: value for name, value in session.options.items() if name != "tutorial"}
        seats = tuple(SeatChoice(seat.name, seat.colour, seat.level, seat.pin) for seat in session.seats)
        self.begin(session.game, options, seats, session.packs)

    def begin_tutorial(self, game: str = "") -> None:
        """Continue a game's unfinished tutorial, or begin it; by default the current game's."""
        from swallows_gui.ui.shell.games import begin_tutorial, unfinished_tutorial

        title = titles.title(game) if game else self._window.navigation.title
        guide = self.talk.tutorial if self.talk is not None else None
        if guide is not None and self.laid is not None and not self.laid.session.over:
            self._window.navigation.go_back()
            guide.resume()
            return
        settings().change(tutorial_on=True)
        waiting = unfinished_tutorial(title)
        if waiting is not None:
            self.open_file(waiting)
        else:
            settings().change(lessons_read=with_names(title.id, (), settings().now.lessons_read))
            self._take(lambda: begin_tutorial(title))

    def begin_with(self, make: Callable[[], Session], home: Callable[[], None]) -> None:
        """Begin the game made by `make`; `home` shows the screen to return to."""
        self._take(make, home)

    def open_file(self, path: Path, home: Callable[[], None] | None = None) -> None:
        """Continue the game in a record; `home` shows the screen to return to, by default the start screen."""
        from swallows_gui.ui.shell.games import take_up

        self._take(lambda: take_up(self._window, Path(path)), home)

    def _take(self, make: Callable[[], Session | None], home: Callable[[], None] | None = None) -> None:
        from swallows_gui.ui.shell.games import make_safely

        if self._laying is not None and not self._laying.over:
            return  # a second click on the button that began the first
        session = make_safely(self._window, make)
        if session is None:
            return
        self._window.navigation.drop_replay()
        self.put_away()
        self._home = home
        self._laying = idle_queue().take(self, self._lay(session))

    def prepared(self, title: Title) -> Iterator[None]:
        """Build ahead, piece by piece, what a game leaves in the window for later games of its kind, and paint the
        first pictures."""
        desk: type[GameUi] = title.load(title.desk)
        yield from desk.prepared(self._window)
        yield from desk.drawn_ahead()

    def _lay(self, session: Session) -> Iterator[None]:
        from swallows_gui.ui.play.game_messages import GameMessages

        window = self._window
        title = titles.title(session.game)
        maker: type[GameUi] = title.load(title.desk)
        yield from maker.prepared(window)
        desk = maker(session, window)
        yield
        yield from desk.laid()
        yield
        talk = GameMessages(window, desk)
        yield from window.docks.lay(session.game, desk.docks(), as_sheets=desk.table.has_stage)
        window.show_controls_on(desk)
        desk.scene_changed.connect(self._show_scene)
        desk.informed.connect(self.informed)
        desk.refused.connect(lambda sentence: window.notice.show_notice(sentence, "warning"))
        yield
        self.laid, self._talk = desk, talk
        window.notice.clear()
        talk.tell_warnings()
        window.stack.setCurrentWidget(window.start)
        desk.controller.start()
        window.clock.follow(desk.controller)
        self.scene()

    # Its screens

    def scene(self) -> None:
        """Show the screen that fits the game's present state."""
        if self.laid is not None:
            self._window.navigation.show_widget(self.laid.screen(self.laid.controller.scene))

    def _show_scene(self, scene: str) -> None:
        """Show another screen of the game; one not built yet is built in a later turn."""
        if self.laid is None or self._window.navigation.reading:
            return
        if self.laid.built(scene):
            self.scene()
        else:
            idle_queue().take(cast("QObject", self.laid), self._built(self.laid))

    def _built(self, desk: GameUi) -> Iterator[None]:
        yield from desk.built_up(desk.controller.scene)
        yield
        if desk is self.laid and not self._window.navigation.reading:
            self.scene()

    # Saving and leaving

    def save_as(self) -> None:
        """Ask for a file and write a copy of the record."""
        from swallows_gui.ui.play.record_files import ask_target, save_copy

        if self.desk is None:
            return
        target = ask_target(self._window, self.tr("Save a copy"))
        if target is not None:
            save_copy(self.desk.session, target, self._window.notice)

    def leave(self) -> None:
        """Close the game, whose record has every move, and show the start screen or where it was begun; the focus is
        cleared first."""
        let_go_of_focus(self._window)
        self._window.navigation.drop_replay()
        self.put_away()
        self.list_unfinished()
        home, self._home = self._home, None
        if home is not None:
            home()
        else:
            self._window.navigation.show("start")

    def put_away(self) -> None:
        """Close the game; its record has every move."""
        desk, talk = self.desk, self._talk
        if desk is None:
            return
        run_all(
            talk.end if talk is not None else lambda: None,
            self._forget,
            desk.close,
            lambda: self._see_to_files(desk.session),
            lambda: self._drop(desk),
            self.gone.emit,
        )

    def _see_to_files(self, session: Session) -> None:
        """Save what the game belongs to when it is closed, and say what of the game could not be saved."""
        from swallows_gui.models.error_messages import unsaved_sentence
        from swallows_gui.records.whole_files import see_to_watched

        see_to_watched()
        if session.trouble is not None:
            self._window.notice.show_notice(unsaved_sentence(session.trouble), "warning")

    def _forget(self) -> None:
        self.laid = self._talk = self._laying = None
        self._window.clock.follow(None)
        self._window.docks.clear()

    def _drop(self, desk: GameUi) -> None:
        for widget in desk.widgets():
            self._window.stack.removeWidget(widget)
            widget.deleteLater()
        cast("QObject", desk).deleteLater()

    def list_unfinished(self) -> None:
        """Show the unfinished games on the start screen."""
        if self._listing is None:
            from swallows_gui.ui.shell.listing import Listing

            self._listing = Listing(self)
            self._listing.listed.connect(self._show_unfinished)
        self._listing.read()
        self._window.start.set_first_time(not any_game_kept())

    def _show_unfinished(self, games: list[ListedGame]) -> None:
        self._window.start.set_games([game for game in games if not game.over])

    def throw_away(self, path: Path) -> None:
        """Move an unfinished game to the bin, and say how to restore it."""
        from swallows_gui.ui.shell.games import throw_away

        if throw_away(self._window, path) is not None:
            self._window.notice.show_notice(self.tr("The game lies in the bin: “Your games” has it."), "info")
            self.list_unfinished()
