"""What the menu entries do, and when they can be used."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, Qt

from swallows_gui import titles
from swallows_gui.catalogue.places import has_rules
from swallows_gui.services.settings import settings
from swallows_gui.ui.play.desk import Paper

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QDialog

    from swallows_gui.ui.play.desk import Album
    from swallows_gui.ui.play.game_controller import GameController
    from swallows_gui.ui.play.game_desk import GameUi
    from swallows_gui.ui.shell.main_window import MainWindow


class Commands(QObject):
    """Connects the window's actions with the game, the screens and printing."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._connect_actions()
        self._connect_start()

    def _connect_actions(self) -> None:
        window, actions = self._window, self._window.actions_
        game, navigation = window.game, window.navigation
        commands: dict[str, Callable[[], None]] = {
            **{
                f"start:{title.id}:{start.id}": partial(navigation.show_start, title.id, start.id)
                for title in titles.titles()
                for start in title.starts
            },
            "open": lambda: navigation.show_games("running"),
            "save_as": game.save_as,
            "replay": lambda: navigation.show_games("over"),
            "replay_game": lambda: navigation.replay_game(),
            "share": window.share,
            "print": self.print_shown,
            "pdf": self.keep_shown,
            "start": game.leave,
            "packs": navigation.show_packs,
            "settings": lambda: navigation.show("settings"),
            "quit": self.close_window,
            "tutorial": game.begin_tutorial,
            "keys": self.show_keys,
            "rules": lambda: navigation.open_rules(self.clause_in_question()),
            "album": navigation.show_album,
            "hall": navigation.show_hall,
            "you": lambda: navigation.show("you"),
            "sheet": navigation.toggle_overview,
            "newspaper": navigation.toggle_newspaper,
            "undo": lambda: self._conduct(lambda controller: controller.undo()),
            "redo": lambda: self._conduct(lambda controller: controller.redo()),
            "time": self._window.clock.tell,
            "restart": lambda: self._conduct(lambda controller: controller.restart_turn()),
            "go_on": lambda: self._conduct(lambda controller: controller.go_on()),
            "step": lambda: self._conduct(lambda controller: controller.single_step()),
            "to_result": lambda: self._conduct(lambda controller: controller.run_to_result()),
            "to_own": lambda: self._conduct(lambda controller: controller.run_to_own()),
            "question": self.focus_question,
            "hint": lambda: self._conduct(lambda controller: controller.ask_hint()),
            "problem": self.report_problem,
            "about": self.show_about,
            "seats": self.show_seats,
            "panels": window.docks.toggle_all,
            "reset_panels": window.docks.forget,
        }
        for name, command in commands.items():
            actions.connect(name, command)
        actions["pause"].toggled.connect(self._pause)
        actions["text_table"].setChecked(settings().now.text_table)
        actions["text_table"].toggled.connect(navigation.show_as_text)
        actions["full_screen"].toggled.connect(lambda on: window.showFullScreen() if on else window.showNormal())

    def _connect_start(self) -> None:
        start, game, navigation = self._window.start, self._window.game, self._window.navigation
        start.game_chosen.connect(navigation.moved)
        start.begin.connect(navigation.show_start)
        start.tutorial.connect(game.begin_tutorial)
        start.load.connect(lambda: navigation.show_games("running"))
        start.replay.connect(lambda: navigation.show_games("over"))
        start.watch.connect(navigation.replay_file)
        start.settings_wanted.connect(lambda: navigation.show("settings"))
        start.rules_wanted.connect(lambda game: navigation.open_rules("", game))
        start.album_wanted.connect(navigation.show_album)
        start.hall_wanted.connect(navigation.show_hall)
        start.you_wanted.connect(lambda: navigation.show("you"))
        start.cups_wanted.connect(lambda: self._window.cups.show_list())
        start.go_on.connect(game.open_file)
        start.thrown_away.connect(game.throw_away)

    def close_window(self) -> None:
        """Close the window as its own button does."""
        self._window.close()

    # The running game

    def _conduct(self, command: Callable[[GameController], object]) -> None:
        desk = self._window.game.desk
        if desk is not None:
            command(desk.controller)

    def _pause(self, on: bool) -> None:
        desk = self._window.game.desk
        if desk is not None:
            desk.controller.pause(on)

    def focus_question(self) -> None:
        """Focus the question at the table, from any screen."""
        desk = self._window.game.laid
        if desk is not None:
            desk.focus_question()

    def show_seats(self) -> None:
        """Open the dialog that hands seats to the computer or back."""
        talk = self._window.game.talk
        if talk is not None:
            talk.show_seats()

    # Paper

    def print_shown(self) -> None:
        """Print what the screen shows: cards, or the running game's documents."""
        from swallows_gui.ui.play.paper.printing import print_out

        paper = self._paper(self._window.game.desk)
        if paper is not None:
            print_out(self._window, paper.title, paper.pages(), self._window.notice)

    def keep_shown(self) -> None:
        """Write what would be printed as a PDF."""
        from swallows_gui.ui.play.paper.printing import keep

        paper = self._paper(self._window.game.desk)
        if paper is not None:
            keep(self._window, paper.title, paper.pages(), self._window.notice)

    def _paper(self, desk: GameUi | None) -> Paper | None:
        """The album's pages if it is open, else the running game's documents."""
        if self._window.navigation.album_open:
            album = cast("Album", self._window.stack.currentWidget())
            return Paper(album.heading(), album.pages)
        return desk.paper() if desk is not None else None

    # Help

    def show_keys(self) -> None:
        """Show the sheet of keys for the present screen and the program."""
        from swallows_gui.ui.play.guide.key_sheet import KeySheet, gather

        window = self._window
        heading = window.navigation.heading()
        screen = self.tr("This screen: {name}").format(name=heading) if heading else self.tr("This screen")
        sheet = KeySheet(gather(window, screen), window)
        sheet.rules_wanted.connect(lambda: window.navigation.open_rules(self.clause_in_question()))
        self._open(sheet)

    def clause_in_question(self) -> str:
        """The clause behind the question on the screen, "" if there is none."""
        desk = self._window.game.desk
        if desk is None or self._window.navigation.reading:
            return ""
        return desk.clause_in_question(self._window.stack.currentWidget())

    def show_about(self) -> None:
        """Show version, commit, parts and licences."""
        from swallows_gui.ui.shell.problem_dialog import AboutDialog

        self._open(AboutDialog(self._window))

    def report_problem(self) -> None:
        """Show a problem report without secrets, to be saved and sent."""
        from swallows_gui.ui.shell.problem_dialog import ProblemDialog

        self._open(ProblemDialog(self._window))

    @staticmethod
    def _open(dialog: QDialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    # What can be used

    def inform(self) -> None:
        """Enable actions by the state of the running game."""
        desk = self._window.game.laid
        if desk is None:
            return
        info = desk.controller.info
        self._window.actions_.name_undo(info.undo, info.redo, takes_along=info.undo_takes_along)
        pause = self._window.actions_["pause"]
        pause.blockSignals(True)
        pause.setChecked(desk.controller.presenter.now.paused)
        pause.blockSignals(False)
        self.enable()

    def enable(self) -> None:
        """Enable menu entries by what is shown now."""
        window, desk = self._window, self._window.game.laid
        if desk is not None and desk.controller.curtained:
            return
        if desk is None:
            window.actions_.name_undo(None, None)
        running = desk is not None
        over = desk is not None and desk.controller.over
        beside = desk is not None and desk.has_docks(window.stack.currentWidget())
        self._switch(running, "save_as", "start", "seats", "replay_game")
        replay = window.navigation.replay
        self._switch(running or (replay is not None and window.stack.currentWidget() is replay), "share")
        title = window.navigation.title
        self._switch(has_rules(title.rules), "rules")
        self._switch(bool(title.tutorial), "tutorial")
        self._switch(bool(title.album), "album")
        window.actions_.show_game(title.id)
        self._switch(running and not over, "go_on", "pause", "to_result", "to_own")
        self._switch(desk is not None and window.stack.currentWidget() is desk.table, "question")
        self._switch(desk is not None and desk.controller.info.may_hint, "hint")
        self._switch(desk is not None and desk.controller.info.restart, "restart")
        self._switch(desk is not None and settings().now.clock != "off" and not over, "time")
        self._switch(desk is not None and desk.controller.presenter.now.paused, "step")
        self._switch(beside, "panels", "reset_panels")
        paper, overview = self.name_parts()
        self._switch(bool(paper), "print", "pdf")
        self._switch(bool(overview), "sheet")
        self._switch(desk is not None and desk.has_newspaper, "newspaper")
        window.docks.allow(beside)

    def name_parts(self) -> tuple[str, str]:
        """Name in the menus what would be printed and the overview, and return both; "" if there is none."""
        desk = self._window.game.laid
        paper, overview = self._paper(desk), desk.overview if desk is not None else None
        names = paper.title if paper is not None else "", overview.heading() if overview is not None else ""
        self._window.actions_.name_parts(*names)
        return names

    def _switch(self, on: bool, *names: str) -> None:
        for name in names:
            self._window.actions_[name].setEnabled(on)
