"""What a running game lays over the window around it: curtain, hints, votes, seats handed over, news."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QColor

from swallows_gui.engine.asides import SeatChanged
from swallows_gui.models.error_messages import journal_sentence, load_warning
from swallows_gui.services.people import shown_name
from swallows_gui.services.qobjects import SingleShotTimer
from swallows_gui.session.openings import playable
from swallows_gui.ui.art.hats import paint_medallion
from swallows_gui.ui.kit.pin_field import PinCheck
from swallows_gui.ui.kit.privacy_screen import PrivacyScreen, drop_what_floats
from swallows_gui.ui.kit.save_dialog import exec_and_delete
from swallows_gui.ui.play import dialogs, record_files
from swallows_gui.ui.play.advice.hints import Hints, Review
from swallows_gui.ui.play.guide.tips import Tips
from swallows_gui.ui.play.guide.tutorial import TutorialGuide

if TYPE_CHECKING:
    from swallows_gui.models.chapters import Event
    from swallows_gui.session import Change
    from swallows_gui.ui.play.desk import Shell
    from swallows_gui.ui.play.game_desk import GameUi


_RESULTS: Final = 3
"""So many results are told of what was played while nobody looked."""
_AGAIN: Final = 5000
"""Milliseconds until what the disk has refused is tried again."""


class GameMessages(QObject):
    """Messages and dialogs of one game in the window."""

    def __init__(self, shell: Shell, desk: GameUi) -> None:
        super().__init__(desk)
        window = self._window = shell.frame
        self._desk = desk
        notice = self._notice = shell.notice
        self._asking = False
        self.curtain = PrivacyScreen(window)
        self.hints = Hints(shell.coach, desk, self)
        self.review = Review(shell.coach, desk, self)
        self.tutorial = TutorialGuide(shell, desk, desk.lessons, self) if desk.lessons is not None else None
        self.tips = Tips(shell, desk, desk.tips, self) if desk.tips is not None else None
        presenter = desk.controller.presenter
        presenter.curtain_wanted.connect(self._close_curtain)
        presenter.passed_by.connect(self._tell_passed)
        self._unsubscribe = desk.session.subscribe(self._on_change)
        self._votes = SingleShotTimer(self, self._ask_votes)
        self._again = SingleShotTimer(self, self._write_again, _AGAIN)
        desk.thinking.broke_down.connect(self._tell_breakdown)
        desk.thinking.stood_still.connect(self._tell_standstill)
        notice.acted.connect(self._keep_elsewhere)
        presenter.view_closing.connect(self._hide_private)
        presenter.curtain_idle.connect(self.curtain.take_down)
        self.curtain.closing.connect(self._hide_private)
        self.curtain.opened.connect(self._opened)
        self.curtain.left.connect(shell.leave_game)

    def end(self) -> None:
        """Stop when the game is closed, perhaps while the screen is covered."""
        self._again.stop()
        self._unsubscribe()
        self.curtain.take_down()
        self.hints.close()
        self.review.close()
        for guide in (self.tutorial, self.tips):
            if guide is not None:
                guide.close()
        self.curtain.deleteLater()

    def _hide_private(self) -> None:
        """Remove everything of a view that closes from table, sheets and notes."""
        self.hints.forget()
        self.review.forget()
        drop_what_floats()
        self._desk.hide_private()

    def _close_curtain(self, seat: int) -> None:
        session = self._desk.session
        taken, words = session.seats[seat], partial(self._desk.manners.curtain_words, session.view(None))
        shirt = QColor(self._desk.controller.info.seats[seat].colour)
        self.curtain.close_for(
            shown_name(taken.name),
            colour=taken.colour,
            pin_check=self._pin_check(seat),
            button_words=words,
            portrait=partial(paint_medallion, name=taken.name, shirt=shirt),
        )

    def _pin_check(self, seat: int) -> PinCheck | None:
        """The function that checks a seat's PIN, None if it has none."""
        session = self._desk.session
        return (
            PinCheck(partial(session.pin_fits, seat), partial(session.pin_pause, seat))
            if session.has_pin(seat)
            else None
        )

    def _opened(self) -> None:
        """Tell the seat that has just opened its view, and nobody else, of wrong PINs that were tried before."""
        controller = self._desk.controller
        controller.curtain_opened()
        seat = controller.view.seat
        wrong = self._desk.session.wrong_pins(seat) if seat is not None else 0
        if wrong:
            said = self.tr("%n wrong PIN(s) were tried at your curtain since you opened it last.", "", wrong)
            self._notice.show_notice(said, "info")  # gone once the owner has decided: the next one is not meant

    def show_seats(self) -> None:
        """Open the dialog that hands seats to the computer or back."""
        dialog = dialogs.SeatsDialog(self._desk.controller.info.seats, self._window)
        dialog.handed.connect(self.hand_over)
        with exec_and_delete(dialog):
            pass

    def hand_over(self, seat: int, level: str) -> None:
        """Let the computer play a seat at a level, or a person if the level is "", and announce it."""
        session = self._desk.session
        if level:
            session.hand_to_ai(seat, level)
        else:
            session.take_back_seat(seat)
        said = self._desk.models.narrator.sentence(SeatChanged(seat, session.seats[seat].kind, level))
        self._notice.show_notice(said, "info")

    def _on_change(self, change: Change) -> None:
        match change.kind:
            case "vote":
                self._votes.start()
            case "trouble":
                self._tell_trouble()
            case "undone" if change.came_of_it and change.seat is not None:
                self._tell_taken_back(change.seat)
            case "pushed" if self._notice.passes:
                self._drop_passing_news(change)

    def _drop_passing_news(self, change: Change) -> None:
        """Remove the news of saving or of a change of seats when a person decides or a section ends."""
        person = change.seat in self._desk.session.humans()
        if person or any(map(self._desk.manners.ends_section, change.events(None))):
            self._notice.clear()

    def _tell_passed(self, ends: list[Event]) -> None:
        """Show the results of matches that were played without a person taking part."""
        lines = [line for end in ends if (line := self._desk.result_line(end))]
        if not lines:
            return
        said = self.tr("Played meanwhile: {results}.").format(results=", ".join(lines[-_RESULTS:]))
        self._notice.show_notice(said, "info")

    def _ask_votes(self) -> None:
        """Ask each seat that has not voted on the undo yet: after the last yes it is done, one no ends it."""
        if self._asking:
            return
        self._asking = True
        session = self._desk.session
        try:
            while session.vote is not None and session.vote.waiting:
                asked = session.vote.waiting[0]
                names = self._desk.models.narrator
                asking, check = names.seat(session.vote.seat), self._pin_check(asked)
                told = (names.sentence(event) for event in session.vote.since if names.tells(event))
                since = next(filter(None, told), "")
                self._desk.controller.vote_asked(asked)
                agreed = dialogs.ask_vote(self._window, asking, names.seat(asked), check, since)
                session.answer(asked, agreed)
        finally:
            self._asking = False
        self._desk.controller.votes_answered()

    def _tell_taken_back(self, seat: int) -> None:
        """Announce that a seat has undone a decision; that is no secret."""
        text = self.tr("{seat} has gone back, dice and answers and all, and chooses again. The saved game keeps both.")
        self._notice.show_notice(text.format(seat=self._desk.models.narrator.seat(seat)), "info")

    def tell_warnings(self) -> None:
        """Show warnings from loading the game, and whether it is being saved."""
        session = self._desk.session
        usual = playable(session.game).usual_level
        sentences = [text for code in session.warnings if (text := load_warning(code, usual))]
        if sentences:
            self._notice.show_notice(" ".join(sentences), "warning")
        self._tell_trouble()

    def _tell_trouble(self) -> None:
        trouble = self._desk.session.trouble
        if trouble is not None:
            self._notice.show_notice(journal_sentence(trouble), "warning", action=self.tr("Save elsewhere…"))
            self._again.start()

    def _write_again(self) -> None:
        """Try to write the record again, as the disk may have room although no move is made."""
        if self._desk.session.catch_up():
            self._notice.show_notice(self.tr("All moves are saved again."), "info")
        else:
            self._again.start()

    def _tell_breakdown(self) -> None:
        """Say that no worker processes can be started, so that long computations block this one."""
        self._notice.show_notice(
            self.tr("The game goes on, but the window may stand still for a moment while the computer thinks."),
            "warning",
        )

    def _tell_standstill(self) -> None:
        """Say that a worker process was stopped or hangs."""
        self._notice.show_notice(
            self.tr("A process in which the computer thinks stood still. Another one goes on in its place."), "warning"
        )

    def _keep_elsewhere(self) -> None:
        """Continue the record in a file that the player names, because its own cannot be written."""
        target = record_files.ask_target(self._window, self.tr("Save the game elsewhere"), writes_over=False)
        if target is None:
            return
        why_not = record_files.keep_elsewhere(self._desk.session, target)
        if why_not:
            self._notice.show_notice(why_not, "warning", action=self.tr("Save elsewhere…"))
        else:
            self._again.stop()
            self._notice.show_notice(self.tr("The game is saved from now on in {path}.").format(path=target), "info")
