"""A match of Final Whistle is set up: two names, ready squads or own ones; the rest folds away behind "more rules"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtWidgets import QHBoxLayout, QWidget

from swallows_gui.games.final_whistle.rules.state import MOST_GOALS, MOST_HOLDER_POINTS
from swallows_gui.games.final_whistle.table.cover import paint_cover
from swallows_gui.games.final_whistle.table.man_paint import COLOURS
from swallows_gui.ui.kit.inputs import ChoiceBox, Stepper
from swallows_gui.ui.kit.switches import SegmentedControl
from swallows_gui.ui.play.match_set_up import MatchSetUp
from swallows_gui.ui.play.seat_rows import SeatChoice


class FinalSetUp(MatchSetUp):
    """The set-up screen. Emits `started(options, seats)`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(paint_cover, 2, parent)
        self.squads, self.decks = SegmentedControl(), SegmentedControl()
        self.clubs, self.extra_time = SegmentedControl(), SegmentedControl()
        self.substitutions = SegmentedControl()
        self.add(self.rules_panel, "squads", self.squads)
        self.add(self.more_panel, "decks", self.decks)
        self.add(self.more_panel, "substitutions", self.substitutions)
        self.add(self.more_panel, "clubs", self.clubs)
        self.add(self.more_panel, "extra_time", self.extra_time)
        self.leg, self.holder, self.points = SegmentedControl(), SegmentedControl(), ChoiceBox()
        self.first_leg = QWidget()
        self.first_goals = [Stepper(0, MOST_GOALS) for _ in range(2)]
        row = QHBoxLayout(self.first_leg)
        row.setContentsMargins(0, 0, 0, 0)
        for goals in self.first_goals:
            row.addWidget(goals)
        for points in range(-MOST_HOLDER_POINTS, MOST_HOLDER_POINTS + 1):
            self.points.addItem("", points)
        self.points.setCurrentIndex(MOST_HOLDER_POINTS)
        for name, control in self._of_a_tie().items():
            self.add(self.more_panel, name, control)
        self.squads.changed.connect(self._propose)
        self.leg.changed.connect(self._show_tie)
        self.holder.changed.connect(self._show_tie)
        self.begin_anew()
        self._propose("")

    def _propose(self, _key: str) -> None:
        """Propose the usual options for a kind of squad: ready squads play the first match's cards and substitute only
        injured men; own squads choose their cards and substitute after events."""
        ready = self.squads.key == "first"
        self.decks.set_key("first" if ready else "colour")
        self.substitutions.set_key("hurt" if ready else "later")
        self.check()

    def _of_a_tie(self) -> dict[str, QWidget]:
        """The controls of a tie of two matches and of a cup that is defended (F10.1, F10.2), by their options."""
        return {
            "leg": self.leg,
            "first_leg": self.first_leg,
            "holder": self.holder,
            "holder_points": self.points,
        }

    def _show_tie(self, _key: str = "") -> None:
        """Ask how the first match ended only in the second, and for points only of a holder who chooses a squad."""
        shown = {
            self.first_leg: self.leg.key == "2",
            self.points: self.holder.key != "nobody" and self.squads.key == "choose",
        }
        for label in self.labels.values():
            for control, wanted in shown.items():
                if label.buddy() is control:
                    label.setVisible(wanted)
                    control.setVisible(wanted)
        self.extra_time.setEnabled(self.leg.key == "single")

    def check(self) -> None:
        super().check()
        self._show_tie()
        self.about.setText(
            self.tr("Ready-made squads and the same cards for both: start here.")
            if self.squads.key == "first"
            else self.tr("Each picks fifteen men for 50 points, and a colour of cards to suit them.")
        )

    # What comes of it

    def choices(self) -> tuple[SeatChoice, ...]:
        """The players, each in the colour of the club he leads."""
        colours = COLOURS if self.clubs.key != "ba" else COLOURS[::-1]
        return tuple(seat._replace(colour=colour) for seat, colour in zip(super().choices(), colours, strict=False))

    def options(self) -> dict[str, Any]:
        found: dict[str, Any] = {
            "squads": self.squads.key,
            "decks": self.decks.key,
            "substitutions": self.substitutions.key,
            "clubs": self.clubs.key,
            "extra_time": self.extra_time.key,
            "take_back": "free",
        }
        if self.leg.key != "single":
            found["leg"] = int(self.leg.key)
        if self.leg.key == "2":
            found["first_leg"] = [goals.value for goals in self.first_goals]
        if self.holder.key != "nobody":
            found["holder"] = int(self.holder.key)
            if self.squads.key == "choose" and self.points.currentData():
                found["holder_points"] = int(self.points.currentData())
        return found

    # Its words

    def settled_in_cups(self) -> Mapping[str, QWidget]:
        return {"extra_time": self.extra_time, **self._of_a_tie()}

    def title(self) -> tuple[str, str]:
        return self.tr("Final Whistle"), self.tr("Use a man and he turns to his next strength")

    def head_words(self) -> tuple[str, str]:
        return "", ""

    def name_controls(self) -> None:
        texts = {
            "squads": self.tr("Squads"),
            "decks": self.tr("Cards"),
            "substitutions": self.tr("Substitutions"),
            "clubs": self.tr("Clubs"),
            "extra_time": self.tr("If it is level"),
            "leg": self.tr("A tie of two matches"),
            "first_leg": self.tr("How the first match ended"),
            "holder": self.tr("The cup is held by"),
            "holder_points": self.tr("Points for the holder’s squad"),
        }
        for name, label in self.labels.items():
            label.setText(texts[name])
        for name in ("squads", "decks", "substitutions", "clubs", "extra_time"):
            getattr(self, name).setAccessibleName(texts[name])
        for name, part in self._of_a_tie().items():
            part.setAccessibleName(texts[name])
        for goals, whose in zip(
            self.first_goals, (self.tr("Goals, player 1"), self.tr("Goals, player 2")), strict=True
        ):
            goals.setAccessibleName(whose)
        single, one, two = self.tr("One match"), self.tr("First of two"), self.tr("Second of two")
        self.leg.set_options([("single", single), ("1", one), ("2", two)])
        nobody, first_seat, second_seat = self.tr("Nobody"), self.tr("Player 1"), self.tr("Player 2")
        self.holder.set_options([("nobody", nobody), ("0", first_seat), ("1", second_seat)])
        for at in range(self.points.count()):
            points = int(self.points.itemData(at))
            more = (
                self.tr("{points} more") if points > 0 else self.tr("{points} fewer") if points else self.tr("As many")
            )
            self.points.setItemText(at, more.format(points=abs(points)))
        self.squads.set_options([("first", self.tr("First match: ready")), ("choose", self.tr("Own squads"))])
        first, colour, free = self.tr("White and lilac"), self.tr("A colour each"), self.tr("Free choice")
        self.decks.set_options([("first", first), ("colour", colour), ("free", free)])
        hurt, later = self.tr("Only for the injured"), self.tr("From the second quarter on")
        every = self.tr("Before every quarter")
        self.substitutions.set_options([("hurt", hurt), ("later", later), ("every", every)])
        self.clubs.set_options([("ab", self.tr("Player 1: Kohlfeld")), ("ba", self.tr("Player 1: Nebelau"))])
        ask, always, never = self.tr("Ask for extra time"), self.tr("Extra time"), self.tr("A draw stands")
        self.extra_time.set_options([("ask", ask), ("always", always), ("never", never)])
