"""A match of Tactics Board is set up: two names, how long a half is; four players, dice and draws fold away."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtWidgets import QWidget

from swallows_gui.games.tactics_board.rules.state import HALVES, SHOTS
from swallows_gui.games.tactics_board.table.cover import paint_cover
from swallows_gui.games.tactics_board.words.sentences import side_name
from swallows_gui.ui.kit.switches import SegmentedControl, Switch
from swallows_gui.ui.play.match_set_up import MatchSetUp

_MOST = 4
"""Seats (T15.1)."""


class BoardSetUp(MatchSetUp):
    """The set-up screen. Emits `started(options, seats)`."""

    covered = False

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(paint_cover, _MOST, parent)
        self.half, self.players, self.shot = SegmentedControl(), SegmentedControl(), SegmentedControl()
        self.defenders, self.extra = Switch(""), Switch("")
        self.extra.setChecked(True)
        self.add(self.rules_panel, "half", self.half)
        self.add(self.more_panel, "players", self.players)
        self.add(self.more_panel, "shot", self.shot)
        for switch in (self.extra, self.defenders):
            self.more_panel.body.addWidget(switch)
        self.players.changed.connect(self._players_changed)
        self.begin_anew()
        self.half.set_key(str(min(HALVES)))

    def _players_changed(self, _key: str) -> None:
        self.show_seats()

    def show_seats(self) -> None:
        """Show the fields of the seats; the headings Red and Blue are shown with two players, too."""
        super().show_seats()
        for label in self.heads:
            label.show()

    def seat_count(self) -> int:
        return int(self.players.key or 2)

    def options(self) -> dict[str, Any]:
        return {
            "half": int(self.half.key),
            "draw": "extra" if self.extra.isChecked() else "stands",
            "shot": self.shot.key,
            "defenders": 2 if self.defenders.isChecked() else 1,
            "seats": self.seat_count(),
            "take_back": "free",
        }

    def settled_in_cups(self) -> Mapping[str, QWidget]:
        return {"seats": self.players, "draw": self.extra}

    def title(self) -> tuple[str, str]:
        return self.tr("Tactics Board"), self.tr("Eleven a side, every pip counts, one turn to a move")

    def head_words(self) -> tuple[str, str]:
        return side_name(0), side_name(1)

    def name_controls(self) -> None:
        texts = {
            "half": self.tr("Length of a half, in plays of the ball"),
            "players": self.tr("Players"),
            "shot": self.tr("Shots at goal"),
        }
        for name, control in (("half", self.half), ("players", self.players), ("shot", self.shot)):
            self.labels[name].setText(texts[name])
            control.setAccessibleName(texts[name])
        lengths = {
            15: self.tr("15: half an hour"),
            25: self.tr("25: an hour"),
            45: self.tr("45: an evening"),
        }
        self.half.set_options([(str(half), lengths[half]) for half in sorted(HALVES)])
        self.players.set_options([("2", self.tr("Two")), ("4", self.tr("Four, two a side"))])
        shots = {"spinner": self.tr("Spinner: every other one goes in"), "die": self.tr("Die: every other one goes in")}
        self.shot.set_options([(shot, shots[shot]) for shot in SHOTS])
        self.extra.setText(self.tr("If it is level: extra time, then a shoot-out"))
        self.defenders.setText(self.tr("Strong defenders: plus 2 in a battle, and goals are hard to come by"))
        self.about.setText(self.tr("Nothing is hidden: no hands, no curtain. Red attack from left to right."))
