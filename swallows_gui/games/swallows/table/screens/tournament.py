"""New tournament: seats, field of teams, options; whatever is left alone has a sensible default (S1.1 to S1.5)."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from swallows_gui.games.swallows.data.catalogue import Catalogue
from swallows_gui.games.swallows.rules.options import AGREED
from swallows_gui.games.swallows.table.screens.field_panel import FieldPanel
from swallows_gui.games.swallows.table.screens.format_panel import FormatPanel
from swallows_gui.services.language import language
from swallows_gui.services.people import known_names
from swallows_gui.services.qobjects import SingleShotTimer
from swallows_gui.services.settings import settings
from swallows_gui.services.theme import set_role, theme
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.inputs import Stepper
from swallows_gui.ui.kit.panels import Panel, fill
from swallows_gui.ui.kit.switches import SegmentedControl, Switch
from swallows_gui.ui.kit.words import PlainLabel, set_tip
from swallows_gui.ui.play.match_set_up import MoreRules
from swallows_gui.ui.play.screen import PageScreen
from swallows_gui.ui.play.seat_rows import SeatRows

USUAL_CAP = 10
"""M: what the option that caps bribes caps them at (S4.7)."""

_TAKEN = 160
"""Design pixels of height that formats and seats want before the head may be tall: they are seen without scrolling."""


class TournamentScreen(PageScreen):
    """Emits `started(options, seats)` with the engine's options and a tuple of `SeatChoice`."""

    motif = "lots"

    started = Signal(object, object)
    goes_back = True

    def __init__(self, catalogue: Catalogue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.format_panel = FormatPanel(catalogue)
        self.seats_panel = Panel("")
        self.count = Stepper(2, 6, 4)
        self.count_label = PlainLabel()
        self.seats = SeatRows(known_names(), 4)
        self.seats_line = PlainLabel(role="soft", wrap=True)

        self.field_panel = FieldPanel(catalogue, self.format_panel.form)
        self.nations = self.field_panel.nations

        self.options_panel = Panel("")
        self.distribution = SegmentedControl()
        self.take_back = SegmentedControl()
        self.cap = Switch("")
        self.haggling = Switch("")
        self.haggling.setChecked(True)
        self.envelopes = Switch("")
        self.envelopes.setChecked(True)
        self.shared_odds = Switch("")
        self.printed = Switch("")
        self.hints = Switch("")
        self.hints.setChecked(True)
        self.bookmaker = Switch("")
        self.talk = Switch("")
        self.talk.setChecked(True)
        self._rules = {
            "talk": self.talk,
            "haggling": self.haggling,
            "envelopes": self.envelopes,
            "shared_odds": self.shared_odds,
        }
        """Rules that are not the book's, by the option."""
        self._before_printed: dict[Switch, bool] = {}
        """How they stood before the game of the book was asked for."""
        self.labels = [PlainLabel() for _ in range(2)]
        self.more = MoreRules(self.field_panel, self.options_panel)

        self.problem = PlainLabel(wrap=True)
        self.back_button = PosterButton("", kind="quiet")
        self.start_button = PosterButton("", kind="primary")
        self.primary = self.start_button
        self._lay_out()
        self._connect()
        self.adapt()
        self._format_changed()

    def _lay_out(self) -> None:
        count = fill(QHBoxLayout(), self.count_label, self.count, (self.seats_line, 1))
        fill(self.seats_panel.body, count, self.seats)
        for label, control in zip(self.labels, (self.distribution, self.take_back), strict=True):
            set_role(label, "label")
            fill(self.options_panel.body, label, control)
        fill(self.options_panel.body, self.printed, *self._own_rules, self.hints, self.bookmaker)
        fill(self.page.body, self.format_panel, self.seats_panel, self.field_panel, self.options_panel, 1)
        fill(self.foot, self.back_button, self.more, (self.problem, 1), self.start_button)

    def _connect(self) -> None:
        self.format_panel.changed.connect(self._format_changed)
        self.count.changed.connect(self._count_changed)
        self.seats.changed.connect(self._check)
        self.seats.changed.connect(self._tell_people)
        self.field_panel.changed.connect(self._check)
        self.field_panel.format_wanted.connect(self.format_panel.offer)
        self.printed.toggled.connect(self._as_printed)
        self.back_button.clicked.connect(self.back)
        self.start_button.clicked.connect(self._start)
        self.more.clicked.connect(SingleShotTimer(self, self._show_more).start)

    def _format_changed(self) -> None:
        """Seats and field as the format has them."""
        form = self.format_panel.form.compiled()
        self.count.set_range(*form.economy.seats)
        self.seats.show_seats(self.count.value)
        self.field_panel.set_format(self.format_panel.form)

    @property
    def _own_rules(self) -> tuple[Switch, ...]:
        """The switches of all rules that are not the book's."""
        return (*self._rules.values(), self.cap)

    def _as_printed(self, printed: bool) -> None:
        """Switch the house's own rules off for the game as printed, and back."""
        if printed:
            self._before_printed = {switch: switch.isChecked() for switch in self._own_rules}
        for switch in self._own_rules:
            switch.setChecked(self._before_printed.get(switch, False) and not printed)
            switch.setEnabled(not printed)

    def _count_changed(self, count: int) -> None:
        self.seats.show_seats(count)
        self._check()
        self._tell_people()

    def _tell_people(self) -> None:
        """What the number of people at this screen means for hands."""
        match self.seats.people:
            case 0:
                text = self.tr("The computer plays for everybody: you watch.")
            case 1:
                text = self.tr("You play against the computer.")
            case _:
                text = self.tr(
                    "Several people play at one screen: a curtain closes before a hand belongs to somebody else."
                )
        self.seats_line.setText(text)

    def _show_more(self) -> None:
        """What was unfolded comes into sight."""
        if not self.field_panel.isHidden():
            self.page.verticalScrollBar().setValue(self.field_panel.y())

    def _check(self) -> None:
        problem = self.seats.problem
        problem = problem or self.field_panel.problem
        self.problem.setText(problem)
        self.start_button.setEnabled(not problem)

    def options(self) -> dict[str, Any]:
        """The options as the engine reads them."""
        panel = self.format_panel
        return {
            "format": self.field_panel.drawn_so(panel.form, panel.option),
            **self.field_panel.options(),
            "distribution": self.distribution.key,
            "bribe_cap": USUAL_CAP if self.cap.isChecked() else None,
            "take_back": self.take_back.key,
            **{name: True for name, switch in self._rules.items() if switch.isChecked()},
            "apart": True,
            "hints": self.hints.isChecked(),
            "bookmaker": self.bookmaker.isChecked(),
        }

    def _start(self) -> None:
        self._check()
        if not self.start_button.isEnabled():
            return
        seats = self.seats.choices()
        self.format_panel.remember()
        settings().change(seats=self.seats.entered_names() or settings().now.seats)
        self.started.emit(self.options(), seats)

    def heading(self) -> str:
        return self.tr("New tournament")

    def retranslate(self) -> None:
        self.head.set_words(self.tr("New tournament"), self.tr("Everything here has a sensible default: just start"))
        self.seats_panel.set_title(self.tr("Players"))
        self.count_label.setText(self.tr("Number of players"))
        self.count.setAccessibleName(self.tr("Number of players"))
        self._tell_people()
        self.options_panel.set_title(self.tr("Options"))
        texts = (
            self.tr("How players get their teams"),
            self.tr("Undoing decisions that others have seen"),
        )
        for label, control, text in zip(self.labels, (self.distribution, self.take_back), texts, strict=True):
            label.setText(text)
            control.setAccessibleName(text)
        set_tip(
            self.take_back,
            self.tr(
                "Dice and answers are undone with a decision, which is then made again. If you play "
                "alone, nobody is asked, unless you choose “Never”. The table is told, and the saved "
                "game keeps both."
            ),
        )
        self.distribution.set_options(
            [("draft", self.tr("Draft")), ("random", self.tr("By lot")), (AGREED, self.tr("By agreement"))]
        )
        self.take_back.set_options(
            [("agreed", self.tr("If all agree")), ("never", self.tr("Never")), ("free", self.tr("Always"))]
        )
        self.talk.setText(self.tr("The evening before: praise and warnings before the bets"))
        self.haggling.setText(self.tr("Haggling: the referee may name a price"))
        self.envelopes.setText(self.tr("Envelopes: before the whistle of a close match all may tempt the referee"))
        self.printed.setText(self.tr("As printed: the game of the book, without any rule of ours"))
        self.shared_odds.setText(self.tr("Shared odds: a won bet pays less for each who holds it too"))
        self.cap.setText(self.tr("No bribe above {amount}").format(amount=language().money(USUAL_CAP)))
        self.hints.setText(self.tr("Hints: people may ask what an expert would do"))
        self.bookmaker.setText(
            self.tr("Bookmaker: betting slips show the chances and the worth of every bet if you ask")
        )
        self.back_button.setText(self.tr("Back"))
        self.start_button.setText(self.tr("Start"))
        self._check()

    def reflow(self, width: float, height: float) -> None:
        super().reflow(width, height)
        self.head.fit(height, taken=_TAKEN)

    def restyle(self) -> None:
        px = theme().px
        self.page.body.setSpacing(px(2))

    def enter(self) -> None:
        self.start_button.setFocus()
