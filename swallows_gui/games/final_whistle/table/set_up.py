"""A match of Final Whistle is set up: two names, ready squads or own ones; the rest folds away behind "more rules"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtWidgets import QWidget

from swallows_gui.games.final_whistle.table.clubs import COLOURS
from swallows_gui.games.final_whistle.table.cover import paint_cover
from swallows_gui.ui.kit.switches import SegmentedControl
from swallows_gui.ui.play.match_set_up import MatchSetUp
from swallows_gui.ui.play.seat_rows import SeatChoice


class FinalSetUp(MatchSetUp):
    """Emits `started(options, seats)`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(paint_cover, 2, parent)
        self.squads, self.decks = SegmentedControl(), SegmentedControl()
        self.clubs, self.extra_time = SegmentedControl(), SegmentedControl()
        self.add(self.rules_panel, "squads", self.squads)
        self.add(self.more_panel, "decks", self.decks)
        self.add(self.more_panel, "clubs", self.clubs)
        self.add(self.more_panel, "extra_time", self.extra_time)
        self.squads.changed.connect(self._propose)
        self.begin_anew()
        self._propose("")

    def _propose(self, _key: str) -> None:
        """Ready squads play the cards of the first match; own ones choose theirs."""
        self.decks.set_key("first" if self.squads.key == "first" else "colour")
        self.check()

    def check(self) -> None:
        super().check()
        self.about.setText(
            self.tr("Ready squads, and the same cards for both: the way to begin.")
            if self.squads.key == "first"
            else self.tr("Both choose fifteen men for 50 points, and a colour of cards that suits them.")
        )

    # What comes of it

    def choices(self) -> tuple[SeatChoice, ...]:
        """The players, each in the colour of the club he leads."""
        colours = COLOURS if self.clubs.key != "ba" else COLOURS[::-1]
        return tuple(seat._replace(colour=colour) for seat, colour in zip(super().choices(), colours, strict=False))

    def options(self) -> dict[str, Any]:
        return {
            "squads": self.squads.key,
            "decks": self.decks.key,
            "clubs": self.clubs.key,
            "extra_time": self.extra_time.key,
            "take_back": "free",
        }

    # Its words

    def settled_in_cups(self) -> Mapping[str, QWidget]:
        return {"extra_time": self.extra_time}

    def title(self) -> tuple[str, str]:
        return self.tr("Final Whistle"), self.tr("Every man you use turns to another strength")

    def head_words(self) -> tuple[str, str]:
        return "", ""

    def name_controls(self) -> None:
        texts = {
            "squads": self.tr("Squads"),
            "decks": self.tr("Cards"),
            "clubs": self.tr("Clubs"),
            "extra_time": self.tr("If it is level"),
        }
        for name, label in self.labels.items():
            label.setText(texts[name])
        named = ((self.squads, "squads"), (self.decks, "decks"), (self.clubs, "clubs"), (self.extra_time, "extra_time"))
        for control, name in named:
            control.setAccessibleName(texts[name])
        self.squads.set_options([("first", self.tr("First match: ready")), ("choose", self.tr("Own squads"))])
        first, colour, free = self.tr("White and lilac"), self.tr("A colour each"), self.tr("Free choice")
        self.decks.set_options([("first", first), ("colour", colour), ("free", free)])
        self.clubs.set_options([("ab", self.tr("Player 1: Kohlfeld")), ("ba", self.tr("Player 1: Nebelau"))])
        ask, always, never = self.tr("Ask for extra time"), self.tr("Extra time"), self.tr("A draw stands")
        self.extra_time.set_options([("ask", ask), ("always", always), ("never", never)])
