"""The part of the settings about time: what a clock gives it to, how much there is, and what happens when it is up."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

from swallows_gui.services.glossary import TextTable
from swallows_gui.services.settings import CLOCKS, settings
from swallows_gui.ui.kit.inputs import Stepper
from swallows_gui.ui.kit.layouts import fill
from swallows_gui.ui.kit.panels import Panel
from swallows_gui.ui.kit.switches import Switch
from swallows_gui.ui.kit.wheel import ChoiceBox
from swallows_gui.ui.kit.words import PlainLabel

_KINDS: Final = TextTable("Clock", "kinds")
"""What the time is given to, by the setting's value."""


class ClockPanel(Panel):
    """It holds for every game, from now on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.kind = ChoiceBox()
        self.seconds = Stepper(1, 60, 6, suffix="0 s")
        self.minutes = Stepper(1, 600, 20, suffix=" min")
        self.strict = Switch("")
        self.line = PlainLabel(role="small", wrap=True)
        for kind in CLOCKS:
            self.kind.addItem("", kind)
        fill(self.body, self.kind, self.seconds, self.minutes, self.strict, self.line)
        self.kind.currentIndexChanged.connect(lambda _at: settings().change(clock=self.kind.currentData()))
        self.seconds.changed.connect(lambda tens: settings().change(clock_seconds=10 * tens))
        self.minutes.changed.connect(lambda minutes: settings().change(clock_minutes=minutes))
        self.strict.toggled.connect(lambda on: settings().change(clock_strict=on))
        settings().changed.connect(self.show_state)
        self.adapt()

    def show_state(self, _name: str = "") -> None:
        """Show what is chosen."""
        now = settings().now
        self.kind.setCurrentIndex(CLOCKS.index(now.clock))
        self.seconds.set_value(now.clock_seconds // 10)
        self.minutes.set_value(now.clock_minutes)
        self.strict.setChecked(now.clock_strict)
        self.seconds.setVisible(now.clock == "decision")
        self.minutes.setVisible(now.clock not in ("off", "decision"))
        self.strict.setVisible(now.clock != "off")
        self.line.setText(self._what(now.clock_strict) if now.clock != "off" else self.tr("Nobody is in a hurry."))

    def _what(self, strict: bool) -> str:
        if strict:
            return self.tr(
                "When the time is up, the most modest answer is given: a pass, a refusal, the smallest sum. "
                "The saved game says so."
            )
        return self.tr("When the time is up, the clock says so, and nothing else happens.")

    def retranslate(self) -> None:
        self.set_title(self.tr("Clock"))
        for at, kind in enumerate(CLOCKS):
            self.kind.setItemText(at, _KINDS(kind))
        self.kind.setAccessibleName(self.tr("The clock runs"))
        self.seconds.setAccessibleName(self.tr("Time for a decision"))
        self.minutes.setAccessibleName(self.tr("Minutes"))
        self.strict.setText(self.tr("Time up is time up"))
        self.show_state()
