"""A match is set up: two names, the longer surname plays Germany; the field and fouls fold away behind "more rules"."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from PySide6.QtWidgets import QWidget

from swallows_gui.games.grudgematch.rules.tables import SIDES
from swallows_gui.games.grudgematch.table.cover import paint_cover
from swallows_gui.games.grudgematch.words.outlook import COLOURS
from swallows_gui.games.grudgematch.words.sentences import nation_name
from swallows_gui.ui.kit.panels import fill
from swallows_gui.ui.kit.switches import SegmentedControl, Switch
from swallows_gui.ui.kit.words import PlainLabel
from swallows_gui.ui.play.match_set_up import MatchSetUp
from swallows_gui.ui.play.seat_rows import SeatChoice

BY_NAME = "name"
"""The longer surname plays Germany (G0.1)."""
ROWS = ("11", "13", "15")


def surname(name: str) -> str:
    """Return the last word of a name that has a letter in it; the whole name where none has.

    >>> surname("Anna van Loon"), surname("Player 1"), surname("007")
    ('Loon', 'Player', '007')
    """
    words = [word for word in name.split() if any(letter.isalpha() for letter in word)]
    return words[-1] if words else name.strip()


class GrudgeSetUp(MatchSetUp):
    """The set-up screen. Emits `started(options, seats)`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(paint_cover, parent=parent)
        self._lot = random.randrange(2)
        """Who plays Germany where the names are equally long."""
        self.germany, self.rows = SegmentedControl(), SegmentedControl()
        self.fouling = Switch("")
        self.about_rows = PlainLabel(role="small", wrap=True)
        self.rules_panel.hide()
        self.add(self.more_panel, "germany", self.germany)
        self.add(self.more_panel, "rows", self.rows)
        fill(self.more_panel.body, self.about_rows, self.fouling)
        self.germany.changed.connect(self.check)
        self.begin_anew()

    def check(self, _key: object = None) -> None:
        """Check the form as its base does, and say who plays which side."""
        super().check()
        names, germany = [seat.name for seat in self.choices()], self.seat_of_germany
        sides = self.tr("{one} plays {germany}, {other} plays {france}. {germany} begins.").format(
            one=names[germany],
            other=names[1 - germany],
            germany=nation_name(SIDES[0]),
            france=nation_name(SIDES[1]),
        )
        self.about.setText(f"{sides} {self._why()}".rstrip())

    @property
    def seat_of_germany(self) -> int:
        """The seat that plays Germany: the longer surname, a lot where both are equally long, or as chosen (G0.1)."""
        if self.germany.key in ("0", "1"):
            return int(self.germany.key)
        first, second = self._surnames()
        return self._lot if len(first) == len(second) else int(len(second) > len(first))

    def _surnames(self) -> list[str]:
        return [surname(seat.name) for seat in super().choices()]

    def _why(self) -> str:
        """A sentence on why the sides are as they are; "" if the player chose them."""
        if self.germany.key in ("0", "1"):
            return ""
        first, second = self._surnames()
        if len(first) == len(second):
            return self.tr("{first} and {second} are the same length: a coin decides.").format(
                first=first, second=second
            )
        longer, shorter = sorted((first, second), key=len, reverse=True)
        return self.tr("{longer} is the longer surname, {shorter} the shorter.").format(longer=longer, shorter=shorter)

    def choices(self) -> tuple[SeatChoice, ...]:
        germany = self.seat_of_germany
        return tuple(seat._replace(colour=COLOURS[at ^ germany]) for at, seat in enumerate(super().choices()))

    def options(self) -> dict[str, Any]:
        return {
            "germany": self.seat_of_germany,
            "rows": int(self.rows.key or ROWS[0]),
            "fouling": self.fouling.isChecked(),
            "take_back": "free",
        }

    def settled_in_cups(self) -> Mapping[str, QWidget]:
        return {"germany": self.germany}

    def title(self) -> tuple[str, str]:
        line = self.tr("Germany against France: no kick without a card of your own suit")
        return self.tr("Philosophers' Grudge Match"), line

    def name_controls(self) -> None:
        texts = {"germany": self.tr("Who plays Germany"), "rows": self.tr("Rows of the field")}
        for name, control in (("germany", self.germany), ("rows", self.rows)):
            self.labels[name].setText(texts[name])
            control.setAccessibleName(texts[name])
        self.germany.set_options(
            [(BY_NAME, self.tr("The longer surname")), ("0", self.tr("The first")), ("1", self.tr("The second"))]
        )
        self.rows.set_options([(rows, rows) for rows in ROWS])
        self.about_rows.setText(
            self.tr("The longer the field, the fewer the goals, and the more often it takes a golden one.")
        )
        self.fouling.setText(self.tr("Fouls: go in hard, and risk the penalty box"))
