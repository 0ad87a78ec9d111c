"""Cups and championships in the window: which is open, and how its matches come about."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from swallows_gui.competition import playing, shelf
from swallows_gui.competition.cup import BegunMatch, Cup, Trophy
from swallows_gui.competition.shelf import Championship, standings
from swallows_gui.models.error_messages import journal_sentence
from swallows_gui.models.reasons import reason_words, system_words
from swallows_gui.models.ties import stage_word
from swallows_gui.records import library, whole_files
from swallows_gui.records.record import JournalTrouble, RecordError
from swallows_gui.session import Session
from swallows_gui.ui.play import dialogs
from swallows_gui.ui.shell.cups.championship_screen import ChampionshipScreen
from swallows_gui.ui.shell.cups.cup_screen import CupScreen
from swallows_gui.ui.shell.cups.cup_set_up import CupSetUp
from swallows_gui.ui.shell.cups.defence_set_up import ChampionshipSetUp, DefenceSetUp
from swallows_gui.ui.shell.cups.list_screen import CupsScreen
from swallows_gui.ui.shell.cups.match_process import MatchProcess
from swallows_gui.ui.shell.cups.trophies_screen import TrophiesScreen
from swallows_gui.ui.shell.games import with_heard

if TYPE_CHECKING:
    from swallows_gui.session import Setup
    from swallows_gui.ui.play.screen import Screen
    from swallows_gui.ui.shell.main_window import MainWindow

LIST, NEW_CUP, NEW_CHAMPIONSHIP, CUP, CHAMPIONSHIP = "cups", "new-cup", "new-championship", "cup", "championship"
TROPHIES, DEFENCE = "trophies", "defence"
"""The names of the screens."""
S = TypeVar("S", bound=QWidget)


class Cups(QObject):
    """Opens and changes cups and championships, at most one at a time. Its file is written before the screen shows a
    change."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._path = Path()
        self._open: shelf.Competition | None = None
        self._unsaved = False
        """Whether the disk has refused it last."""
        self._number = 0
        """The match that is being played by itself."""
        self._rest = False
        """Whether all matches of computers that are due are played, one after the other."""
        self._process = MatchProcess(self)
        self._process.over.connect(self._played)
        self._process.failed.connect(self._failed)

    # Screens

    def build(self, name: str) -> Screen:
        """A screen of this area by name. Raises `KeyError` for an unknown name."""
        match name:
            case "cups":
                kept = CupsScreen()
                kept.chosen.connect(self.open)
                kept.new_cup.connect(self._set_up_cup)
                kept.new_championship.connect(lambda: self._window.navigation.show(NEW_CHAMPIONSHIP))
                kept.trophies.connect(self.show_trophies)
                kept.forget.connect(self.forget)
                kept.back.connect(lambda: self._window.navigation.show("start"))
                return kept
            case "new-cup":
                cup = CupSetUp()
                cup.started.connect(self.begin)
                cup.back.connect(self.show_list)
                return cup
            case "new-championship":
                evening = ChampionshipSetUp()
                evening.started.connect(self.begin)
                evening.back.connect(self.show_list)
                return evening
            case "cup":
                shown = CupScreen()
                shown.play.connect(self.play)
                shown.let_play.connect(self.let_play)
                shown.stop.connect(self.stop)
                shown.replay.connect(self.replay)
                shown.back.connect(self.show_list)
                return shown
            case "trophies":
                shelf_of = TrophiesScreen()
                shelf_of.play_for.connect(self._play_for)
                shelf_of.defend.connect(self._defend)
                shelf_of.go_on.connect(self.open)
                shelf_of.back.connect(self.show_list)
                return shelf_of
            case "defence":
                tie = DefenceSetUp()
                tie.started.connect(self.begin)
                tie.back.connect(self.show_trophies)
                return tie
            case "championship":
                table = ChampionshipScreen()
                table.play.connect(self.play)
                table.replay.connect(self.replay)
                table.back.connect(self.show_list)
                return table
        raise KeyError(name)

    def show_list(self) -> None:
        """Show the list of kept cups and championships."""
        self._see_to_file()
        self._screen(CupsScreen, LIST).set_kept(list(shelf.kept()))
        self._window.navigation.show(LIST)

    def show_trophies(self) -> None:
        """Show the trophies and their holders."""
        self._see_to_file()
        self._screen(TrophiesScreen, TROPHIES).show_standings(standings(shelf.kept()))
        self._window.navigation.show(TROPHIES)

    def _set_up_cup(self) -> None:
        """Open the set-up screen for a cup without trophy."""
        screen = self._screen(CupSetUp, NEW_CUP)
        screen.choose(str(screen.game.currentData()))
        self._window.navigation.show(NEW_CUP)

    def _play_for(self, game: str, trophy: Trophy) -> None:
        """Open the set-up screen of a cup for a trophy that has no holder."""
        self._screen(CupSetUp, NEW_CUP).choose(game, trophy)
        self._window.navigation.show(NEW_CUP)

    def _defend(self, game: str, trophy: Trophy) -> None:
        """Open the set-up screen of a tie against the holder of a trophy."""
        held = standings(shelf.kept())[game, trophy].held
        if held is not None:
            self._screen(DefenceSetUp, DEFENCE).show_held(held)
            self._window.navigation.show(DEFENCE)

    def show_open(self) -> None:
        """Show the open cup or championship with the results from its records."""
        match self._gathered():
            case Cup() as cup:
                self._screen(CupScreen, CUP).show_cup(cup, self._number)
                self._window.navigation.show(CUP)
            case Championship() as evening:
                self._screen(ChampionshipScreen, CHAMPIONSHIP).show_championship(evening)
                self._window.navigation.show(CHAMPIONSHIP)
            case None:
                self.show_list()

    def _screen(self, kind: type[S], name: str) -> S:
        screens = self._window.navigation.screens
        if name not in screens:
            screens[name] = self.build(name)
        screen = screens[name]
        assert isinstance(screen, kind)
        return screen

    # Files

    def begin(self, competition: object) -> None:
        """Save a new cup or championship and show it."""
        assert isinstance(competition, Cup | Championship)
        self._put_away()
        self._path, self._open = shelf.new_path(), competition
        self._keep(competition)
        self.show_open()

    def open(self, path: Path) -> None:
        """Open the cup or championship in a file, or say why that is not possible."""
        self._put_away()
        try:
            self._path, self._open = path, shelf.opened(path)
        except shelf.BadCompetition as mistake:
            title = self.tr("The cup cannot be opened")
            text = self.tr("{file} cannot be read. It stays as it is. What is wrong: {reason}")
            dialogs.tell(self._window, title, text.format(file=mistake.file, reason=reason_words(mistake.reason)))
            return
        self.show_open()

    def forget(self, path: Path) -> None:
        """Delete a cup or championship after asking; the records of its matches stay."""
        if not dialogs.ask_delete_cup(self._window, path.stem):
            return
        if path == self._path:
            self.stop()
            self._open = None
        try:
            path.unlink()
            whole_files.forget(path)
        except OSError as error:
            self._window.notice.show_notice(system_words(error), "warning")
        self.show_list()

    def _keep(self, competition: shelf.Competition) -> None:
        """Save the open cup or championship; if that fails, say so and keep it in memory."""
        self._open, self._unsaved = competition, False
        try:
            shelf.write(self._path, competition)
        except JournalTrouble as trouble:
            self._unsaved = True
            self._window.notice.show_notice(journal_sentence(trouble), "warning")

    def _see_to_file(self) -> None:
        """Write the file of the open cup again if it is missing, changed or unsaved."""
        if self._open is not None and (whole_files.changed(self._path) or self._unsaved):
            self._keep(self._open)

    def _put_away(self) -> None:
        """Stop its matches and close the open cup or championship."""
        self.stop()
        if self._open is not None:
            self._see_to_file()
            whole_files.forget(self._path)
            self._open = None

    def _gathered(self) -> shelf.Competition | None:
        if self._open is not None:
            now = playing.gathered(self._open)
            if now != self._open:
                self._keep(now)
        return self._open

    # Matches

    def play(self, number: int) -> None:
        """Begin or continue a match at the table."""
        found = self._match(number)
        path = playing.path_of(found) if found is not None else None
        if path is not None:
            self._window.game.open_file(path, self.show_open)
        else:
            self._window.game.begin_with(lambda: self._begun(number), self.show_open)

    def _begun(self, number: int) -> Session:
        """A new session for a match, entered into the cup."""
        competition = self._open
        assert competition is not None
        session = Session.new(with_heard(self._setup(competition, number)), path=library.new_path())
        if session.path is not None and session.trouble is None:
            self._keep(competition.with_match(playing.begun(number, session.path)))
        return session

    def _setup(self, competition: shelf.Competition, number: int) -> Setup:
        if isinstance(competition, Cup):
            tie = competition.ties[number - 1]
            first, second = (competition.sides[side].name for side in (tie.home, tie.away))
            text = self.tr("Cup, {round}: {first} – {second}")
            if competition.form == "league":
                text = self.tr("League: {first} – {second}")
            title = text.format(round=stage_word(tie.fixture.stage), first=first, second=second)
        else:
            title = self.tr("Championship: {match}").format(match=competition.name)
        return playing.setup(competition, number, title)

    def _match(self, number: int) -> BegunMatch | None:
        """The latest session begun for the match of this number, None if there is none."""
        matches = self._open.matches if self._open is not None else ()
        return next((match for match in reversed(matches) if match.tie == number and match.score is None), None)

    def replay(self, number: int) -> None:
        """Replay a finished match."""
        matches = self._open.matches if self._open is not None else ()
        found = next((match for match in reversed(matches) if match.tie == number), None)
        path = playing.path_of(found) if found is not None else None
        if path is None:
            self._window.notice.show_notice(self.tr("The saved game of this match is not there any more."), "warning")
        else:
            self._window.navigation.replay_file(path, self.show_open)

    # Matches that run by themselves

    def let_play(self, number: int) -> None:
        """Play a match between computers in a process; with 0 all that are due, one after the other."""
        self._rest = number == 0
        if self._process.busy:
            return
        number = number or next(self._of_computers(), 0)
        competition = self._open
        if not number or competition is None:
            self._number, self._rest = 0, False
        else:
            begun = self._match(number)
            if begun is not None:  # watched and left: its seed plays it again
                competition = competition.without(begun)
                self._keep(competition)
            self._number = number
            self._process.play(self._setup(competition, number), library.new_path())
        self._show_if_open()

    def stop(self) -> None:
        """Stop the process; its match can be played again from the seed."""
        self._rest, self._number = False, 0
        self._process.call_off()
        self._show_if_open()

    def _of_computers(self) -> Iterator[int]:
        cup = self._open
        if isinstance(cup, Cup):
            for tie in cup.due():
                if not any(cup.sides[side].has_people for side in (tie.home, tie.away)):
                    yield tie.fixture.number

    def _played(self, path: Path) -> None:
        number, self._number = self._number, 0
        if self._open is not None:
            try:
                self._keep(self._open.with_match(playing.begun(number, path)))
            except (RecordError, ValueError):
                self._failed()
                return
            self._gathered()
        if self._rest:
            self.let_play(0)
        else:
            self._show_if_open()

    def _failed(self) -> None:
        self._number, self._rest = 0, False
        self._window.notice.show_notice(self.tr("The match could not be played. Try it again, or watch it."), "warning")
        self._show_if_open()

    def _show_if_open(self) -> None:
        """Update the cup's screen if it is shown."""
        screen, cup = self._window.navigation.screens.get(CUP), self._open
        looked_at = self._window.stack.currentWidget() is screen
        if looked_at and isinstance(screen, CupScreen) and isinstance(cup, Cup):
            screen.show_cup(cup, self._number)

    def close(self) -> None:
        """Stop everything when the window closes."""
        self._rest = False
        self._process.call_off()
        self._put_away()
