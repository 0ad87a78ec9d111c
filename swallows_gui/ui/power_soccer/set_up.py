"""A match of Power Soccer is set up: two names, which rules, how long; the rest folds away behind "more rules"."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from swallows_gui.engine.power_soccer.options import LENGTHS, MOST_PER_SIDE, usual_length
from swallows_gui.models import vocabulary
from swallows_gui.services.settings import settings
from swallows_gui.services.theme import set_role, theme
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.inputs import Stepper
from swallows_gui.ui.kit.panels import Panel
from swallows_gui.ui.kit.seat_colours import SEAT_COLOURS
from swallows_gui.ui.kit.switches import SegmentedControl, Switch
from swallows_gui.ui.kit.wheel import ChoiceBox
from swallows_gui.ui.kit.words import PlainLabel
from swallows_gui.ui.play.screen import PageScreen
from swallows_gui.ui.play.seat_rows import AI_NAMES, HUMAN, SeatChoice
from swallows_gui.ui.power_soccer.pairing import DicePicture

LEVELS = ("easy", "normal", "expert")
"""Of computer seats, where two dice give them something to be good at (P15.2)."""
_COMPUTERS = (*AI_NAMES, "Juri", "Marta", "Abel", "Noor", "Timo", "Rosa")
_WIDE = 820
"""Design pixels: from here on there is a picture beside the form."""


class SeatField:
    """The fields of one player."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.name = QLineEdit()
        self.name.setMaxLength(24)
        self.player = ChoiceBox()
        for key in (HUMAN, *LEVELS):
            self.player.addItem("", key)

    @property
    def human(self) -> bool:
        """Whether a person plays it."""
        return bool(self.player.currentData() == HUMAN)


class PowerSetUp(PageScreen):
    """Emits `started(options, seats)`."""

    started = Signal(object, object)
    back = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.players_panel, self.rules_panel, self.more_panel = Panel(), Panel(), Panel()
        self.picture = DicePicture()
        self.seats = [SeatField(seat) for seat in range(2 * MOST_PER_SIDE)]
        self.heads = [PlainLabel() for _ in range(2)]
        self.about_levels = PlainLabel()
        self.rules, self.counted, self.dice = SegmentedControl(), ChoiceBox(), SegmentedControl()
        self.length = Stepper(1, 30, 6)
        self.kick_off, self.die = SegmentedControl(), SegmentedControl()
        self.admonition, self.keeper, self.kicks = Switch(""), Switch(""), Switch("")
        self.per_side = Stepper(1, MOST_PER_SIDE, 1)
        self.labels = {name: PlainLabel() for name in ("rules", "length", "dice", "start", "die", "per_side")}
        self.more = PosterButton("", kind="quiet")
        self.problem = PlainLabel()
        self.back_button = PosterButton("", kind="quiet")
        self.start_button = self.primary = PosterButton("", kind="primary")
        for counted in LENGTHS:
            self.counted.addItem("", counted)
        self._touched: set[str] = set()
        """What somebody has set by hand: the rules do not set it any more."""
        self._lay_out()
        self._connect()
        self.retranslate()
        self._begin_anew()
        self.restyle()

    def _lay_out(self) -> None:
        self._grid = QGridLayout()
        self.players_panel.body.addLayout(self._grid)
        set_role(self.about_levels, "small")
        self.about_levels.setWordWrap(True)
        self.players_panel.body.addWidget(self.about_levels)
        for label in (*self.heads, *self.labels.values()):
            set_role(label, "label")
        length = QHBoxLayout()
        length.addWidget(self.length)
        length.addWidget(self.counted)
        length.addStretch(1)
        self._add(self.rules_panel, "rules", self.rules)
        self._add(self.rules_panel, "length", length)
        self.rules_panel.body.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
        self._add(self.more_panel, "dice", self.dice)
        self._add(self.more_panel, "per_side", self.per_side)
        self._add(self.more_panel, "start", self.kick_off)
        self._add(self.more_panel, "die", self.die)
        for switch in (self.admonition, self.keeper, self.kicks):
            self.more_panel.body.addWidget(switch)
        form = QVBoxLayout()
        for panel in (self.players_panel, self.rules_panel, self.more_panel):
            form.addWidget(panel)
        form.addStretch(1)
        self._form = form
        self._columns = QHBoxLayout()
        self._columns.addLayout(form, 6)
        self._columns.addWidget(self.picture, 5, Qt.AlignmentFlag.AlignTop)
        self.page.body.addLayout(self._columns, 1)
        self.foot.addWidget(self.back_button)
        self.foot.addWidget(self.problem, 1)
        self.foot.addWidget(self.start_button)
        self.more_panel.hide()

    def _add(self, panel: Panel, name: str, part: QWidget | QHBoxLayout) -> None:
        panel.body.addWidget(self.labels[name])
        if isinstance(part, QWidget):
            self.labels[name].setBuddy(part)
            panel.body.addWidget(part, 0, Qt.AlignmentFlag.AlignLeft)
        else:
            self.labels[name].setBuddy(self.length)
            panel.body.addLayout(part)

    def _connect(self) -> None:
        self.rules.changed.connect(self._propose)
        self.dice.changed.connect(self._propose)
        self.counted.currentIndexChanged.connect(self._counted)
        self.length.changed.connect(lambda _value: self._touched.add("length"))
        self.kicks.clicked.connect(lambda: self._touched.add("draw"))
        self.keeper.clicked.connect(lambda: self._touched.add("penalty"))
        self.per_side.changed.connect(lambda _value: self._show_seats())
        for field in self.seats:
            field.name.textChanged.connect(self._check)
            field.player.currentIndexChanged.connect(self._player_changed)
        self.more.clicked.connect(self._fold)
        self.back_button.clicked.connect(self.back)
        self.start_button.clicked.connect(self._start)

    def _begin_anew(self) -> None:
        """One person against the computer, by the basic rules."""
        known = settings().now.seats
        self.seats[0].name.setText(known[0] if known else "")
        self.seats[1].player.setCurrentIndex(self.seats[1].player.findData("normal"))
        self.seats[1].name.setText(_COMPUTERS[0])
        self._show_seats()
        self._propose()

    # What hangs on what

    def _propose(self, _key: str = "") -> None:
        """Length, draw and penalty as the rules have them (P8), unless somebody has set them."""
        professional, dice = self.rules.key == "professional", int(self.dice.key or 1)
        if "length" not in self._touched:
            counted = str(self.counted.currentData())
            self.length.set_value(usual_length(counted, professional=professional, dice=dice))
        if "draw" not in self._touched:
            self.kicks.setChecked(professional)
        if professional:
            self.keeper.setChecked(True)
        elif "penalty" not in self._touched:
            self.keeper.setChecked(False)
        self.keeper.setEnabled(not professional)
        self._name_players()
        self._check()

    def _counted(self) -> None:
        counted = str(self.counted.currentData())
        limits = LENGTHS[counted]
        self.length.set_range(limits.start, limits.stop - 1)
        self._touched.discard("length")
        self._propose()

    def _fold(self) -> None:
        self.more_panel.setVisible(self.more_panel.isHidden())
        self._name_more()

    def _name_more(self) -> None:
        folded = self.more_panel.isHidden()
        self.more.setText(self.tr("More rules") if folded else self.tr("Fewer rules"))
        self.more.set_icon("add" if folded else "subtract")

    def _show_seats(self) -> None:
        count = self.per_side.value
        for field in self.seats:
            shown = field.seat // 2 < count
            field.name.setVisible(shown)
            field.player.setVisible(shown)
            if shown and field.seat > 1 and not field.name.text() and field.player.currentIndex() == 0:
                field.player.setCurrentIndex(field.player.findData("normal"))
        for label in self.heads:
            label.setVisible(count > 1)
        self._arrange(wide=self.width() / theme().scale >= 560)
        self._check()

    def _arrange(self, *, wide: bool) -> None:
        """The two sides beside each other, or one below the other where there is little room."""
        while self._grid.count():
            self._grid.takeAt(0)
        count = self.per_side.value
        for side in (0, 1):
            column = 2 * side if wide else 0
            first = 0 if wide else side * (count + 1)
            self._grid.addWidget(self.heads[side], first, column, 1, 2)
            for number in range(count):
                field = self.seats[2 * number + side]
                self._grid.addWidget(field.name, first + 1 + number, column)
                self._grid.addWidget(field.player, first + 1 + number, column + 1)
        for column in range(4):
            self._grid.setColumnStretch(column, (3, 2, 3, 2)[column] if wide else (3, 2, 0, 0)[column])

    def _player_changed(self) -> None:
        for field in self.seats:
            own = _COMPUTERS[(field.seat - 1) % len(_COMPUTERS)]
            if field.human and field.name.text() == own:
                field.name.clear()
            elif not field.human and not field.name.text():
                field.name.setText(own)
        self._check()

    def _check(self) -> None:
        names = [seat.name.casefold() for seat in self.choices()]
        problem = self.tr("Two players have the same name.") if len(set(names)) < len(names) else ""
        self.problem.setText(problem)
        self.start_button.setEnabled(not problem)
        one_die = self.dice.key != "2"
        self.about_levels.setText(
            self.tr("With one die there is nothing to be good at: every computer rolls alike. Two dice give it levels.")
            if one_die
            else self.tr("With two dice a level says how well the computer picks the one that counts.")
        )

    # What comes of it

    def choices(self) -> tuple[SeatChoice, ...]:
        """The players as entered; a person without a name gets "Player 1" and so on."""
        two_dice = self.dice.key == "2"
        found = []
        for field in self.seats[: 2 * self.per_side.value]:
            level = "" if field.human else str(field.player.currentData()) if two_dice else "normal"
            name = field.name.text().strip() or self._default_name(field.seat)
            found.append(SeatChoice(name, SEAT_COLOURS[field.seat % 2], level, ""))
        return tuple(found)

    def options(self) -> dict[str, Any]:
        """The engine's options (P8)."""
        professional = self.rules.key == "professional"
        return {
            "rules": self.rules.key,
            "dice": int(self.dice.key),
            "die": self.die.key,
            "start": self.kick_off.key,
            "length": {str(self.counted.currentData()): self.length.value},
            "cards": "admonition" if self.admonition.isChecked() else "yellow",
            "penalty": "keeper" if professional or self.keeper.isChecked() else "simple",
            "draw": "penalties" if self.kicks.isChecked() else "stands",
            "per_side": self.per_side.value,
            "take_back": "free",
        }

    def _start(self) -> None:
        first = self.seats[0]
        if first.human and first.name.text().strip():
            settings().change(seats=(first.name.text().strip(), *settings().now.seats[1:]))
        self.started.emit(self.options(), self.choices())

    def _default_name(self, seat: int) -> str:
        return self.tr("Player {number}").format(number=seat + 1)

    # As every screen

    def heading(self) -> str:
        return self.tr("Power Soccer")

    def _name_players(self) -> None:
        """Levels are only named where they mean something."""
        two_dice = self.dice.key == "2"
        for field in self.seats:
            field.player.setItemText(0, self.tr("A person"))
            for at, level in enumerate(LEVELS, 1):
                words = self.tr("Computer, {level}").format(level=vocabulary.level_name(level))
                field.player.setItemText(at, words if two_dice else self.tr("Computer"))
                hidden = not two_dice and level != "normal"
                view = field.player.view()
                view.setRowHidden(at, hidden)  # type: ignore[attr-defined]

    def retranslate(self) -> None:
        self.head.set_words(self.tr("Power Soccer"), self.tr("To fifty, and not a point more"))
        self.players_panel.set_title(self.tr("Who plays"))
        self.rules_panel.set_title(self.tr("How it is played"))
        self.more_panel.set_title(self.tr("More rules"))
        for side, label in enumerate(self.heads):
            label.setText((self.tr("Team A"), self.tr("Team B"))[side])
        for field in self.seats:
            field.name.setPlaceholderText(self._default_name(field.seat))
            field.name.setAccessibleName(self.tr("Name of player {number}").format(number=field.seat + 1))
            field.player.setAccessibleName(self.tr("Who is player {number}").format(number=field.seat + 1))
        self._name_rules()
        self._name_players()
        self._name_more()
        self.back_button.setText(self.tr("Back"))
        self.start_button.setText(self.tr("Kick-off"))
        self._check()

    def _name_rules(self) -> None:
        texts = {
            "rules": self.tr("Rules"),
            "length": self.tr("Length"),
            "dice": self.tr("Dice for points"),
            "start": self.tr("Who starts"),
            "die": self.tr("The die"),
            "per_side": self.tr("Players a side"),
        }
        for name, label in self.labels.items():
            label.setText(texts[name])
        named = ((self.rules, "rules"), (self.dice, "dice"), (self.kick_off, "start"), (self.die, "die"))
        for control, name in named:
            control.setAccessibleName(texts[name])
        self.counted.setAccessibleName(self.tr("What the length is counted in"))
        self.length.setAccessibleName(texts["length"])
        self.per_side.setAccessibleName(texts["per_side"])
        self.rules.set_options([("basic", self.tr("Basic")), ("professional", self.tr("Professional, with steals"))])
        self.dice.set_options([("1", self.tr("One")), ("2", self.tr("Two, one counts"))])
        self.kick_off.set_options([("eleven", self.tr("First penalty face")), ("wall", self.tr("Goal wall"))])
        self.die.set_options([("even", self.tr("Three black faces")), ("pale", self.tr("Two black faces"))])
        words = {
            "attacks": self.tr("attacks each"),
            "goals": self.tr("goals"),
            "minutes": self.tr("minutes: a roll is one"),
        }
        for at in range(self.counted.count()):
            self.counted.setItemText(at, words[str(self.counted.itemData(at))])
        self.admonition.setText(self.tr("An admonition before the yellow card"))
        self.keeper.setText(self.tr("A keeper stands in the goal at penalties"))
        self.kicks.setText(self.tr("A draw goes to penalty kicks"))

    def restyle(self) -> None:
        px = theme().px
        self._grid.setHorizontalSpacing(px(12))
        self._grid.setVerticalSpacing(px(8))
        self._form.setSpacing(px(14))
        self._columns.setSpacing(px(24))

    def reflow(self, width: float, height: float) -> None:
        super().reflow(width, height)
        self.picture.setVisible(width >= _WIDE)
        self.picture.setFixedHeight(theme().px(max(240, height - 230)))
        self._arrange(wide=width >= (1000 if width >= _WIDE else 560))

    def enter(self) -> None:
        self.start_button.setFocus()
