"""A match of Power Soccer is set up: two names, which rules, how long; the rest folds away behind "more rules"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtWidgets import QHBoxLayout, QWidget

from swallows_gui.games.power_soccer.rules.state import LENGTHS, MOST_PER_SIDE, usual_length
from swallows_gui.games.power_soccer.table.cover import paint_cover
from swallows_gui.ui.kit.inputs import ChoiceBox, Stepper
from swallows_gui.ui.kit.panels import fill
from swallows_gui.ui.kit.switches import SegmentedControl, Switch
from swallows_gui.ui.play.match_set_up import MatchSetUp, SeatField


class PowerSetUp(MatchSetUp):
    """The set-up screen. Emits `started(options, seats)`. It proposes steals and two dice of which one counts, so that
    players have decisions; the basic game with one die has none."""

    covered = False

    levels = ("easy", "normal", "expert")
    """Where two dice give them something to be good at (P15.2)."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(paint_cover, 2 * MOST_PER_SIDE, parent)
        self.rules, self.counted, self.dice = SegmentedControl(), ChoiceBox(), SegmentedControl()
        self.length = Stepper(1, 30, 6)
        self.kick_off, self.die = SegmentedControl(), SegmentedControl()
        self.admonition, self.keeper, self.kicks = Switch(""), Switch(""), Switch("")
        self.per_side = Stepper(1, MOST_PER_SIDE, 1)
        for counted in LENGTHS:
            self.counted.addItem("", counted)
        self._touched: set[str] = set()
        """What somebody has set by hand: the rules do not set it any more."""
        length = fill(QHBoxLayout(), self.length, self.counted, 1)
        self.add(self.rules_panel, "rules", self.rules)
        self.add(self.rules_panel, "dice", self.dice)
        self.add(self.rules_panel, "length", length, self.length)
        self.add(self.more_panel, "per_side", self.per_side)
        self.add(self.more_panel, "start", self.kick_off)
        self.add(self.more_panel, "die", self.die)
        for switch in (self.admonition, self.keeper, self.kicks):
            self.more_panel.body.addWidget(switch)
        self.rules.changed.connect(self._propose)
        self.dice.changed.connect(self._propose)
        self.counted.currentIndexChanged.connect(self._counted)
        self.length.changed.connect(lambda _value: self._touched.add("length"))
        self.kicks.clicked.connect(lambda: self._touched.add("draw"))
        self.keeper.clicked.connect(lambda: self._touched.add("penalty"))
        self.per_side.changed.connect(lambda _value: self.show_seats())
        self.begin_anew()
        self.rules.set_key("professional")
        self.dice.set_key("2")
        self._propose()

    # What hangs on what

    @property
    def _two_dice(self) -> bool:
        return self.dice.key == "2"

    def _propose(self, _key: str = "") -> None:
        """Propose length, draws and penalties by the chosen rules (P8), unless the player has set them."""
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
        self.name_players()
        self.check()

    def _counted(self) -> None:
        counted = str(self.counted.currentData())
        limits = LENGTHS[counted]
        self.length.set_range(limits.start, limits.stop - 1)
        self._touched.discard("length")
        self._propose()

    def check(self) -> None:
        super().check()
        self.about.setText(
            self.tr("With two dice, the level is how well the computer picks the one that counts.")
            if self._two_dice
            else self.tr(
                "With one die there is nothing to be good at: every computer rolls alike. Two dice give it levels."
            )
        )

    # What comes of it

    def seat_count(self) -> int:
        return 2 * self.per_side.value

    def level_of(self, field: SeatField) -> str:
        return super().level_of(field) if self._two_dice else "normal"

    def seat_words(self, level: str) -> str:
        """Levels are only named where they mean something."""
        return super().seat_words(level) if self._two_dice else self.tr("Computer")

    def options(self) -> dict[str, Any]:
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

    # Its words

    def settled_in_cups(self) -> Mapping[str, QWidget]:
        return {"per_side": self.per_side, "draw": self.kicks}

    def title(self) -> tuple[str, str]:
        return self.tr("Power Soccer"), self.tr("To fifty, and not a point more")

    def name_players(self) -> None:
        super().name_players()
        for field in self.seats:
            view = field.player.view()
            for at, level in enumerate(self.levels, 1):
                view.setRowHidden(at, not self._two_dice and level != "normal")  # type: ignore[attr-defined]

    def name_controls(self) -> None:
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
        self.kick_off.set_options([("eleven", self.tr("First to roll a penalty")), ("wall", self.tr("Goal wall"))])
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
