"""What becomes of the team that is chosen on the table, a button for each answer: the group it is placed in (S1.5), the
seat that gets it by agreement (S1.3), or the colour of which it is dealt a card fewer (S10.1)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from swallows_gui.engine.game import Json
from swallows_gui.games.swallows.rules.tables import COLOURS
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.games.swallows.words.refusal_text import reason
from swallows_gui.services.plain import for_button
from swallows_gui.ui.kit.adaptive import Adaptive
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.flow import FlowLayout
from swallows_gui.ui.kit.layouts import set_gaps
from swallows_gui.ui.kit.words import set_tip

if TYPE_CHECKING:
    from swallows_gui.games.swallows.rules.view import SwallowsView


class Asked(Protocol):
    """Who is asked, and what he can do."""

    @property
    def view(self) -> SwallowsView: ...

    def choices(self) -> list[Json]: ...


class SettingUp(Adaptive, QWidget):
    """Shows the buttons of the step that is asked, in as many lines as they need; hidden where there are none."""

    answered = Signal(object)
    """The action as a record has it."""

    def __init__(self, names: Names, groups: int, seats: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self._code = ""
        self._room = FlowLayout(self)
        self.places = [PosterButton("") for _ in range(groups)]
        self.shares = [PosterButton("") for _ in range(seats)]
        self.colours = {colour: PosterButton("") for colour in COLOURS}
        for number, button in enumerate(self.places):
            button.clicked.connect(lambda _checked=False, number=number: self._place(number))
        for seat, button in enumerate(self.shares):
            button.clicked.connect(lambda _checked=False, seat=seat: self._give(seat))
        for colour, button in self.colours.items():
            button.clicked.connect(lambda _checked=False, colour=colour: self._give_up(colour))
        for button in (*self.places, *self.shares, *self.colours.values()):
            self._room.addWidget(button)
        self.adapt()

    def show_team(self, asked: Asked, code: str, seat: int | None) -> None:
        """Show what can become of a team; `seat`: who is asked, None while nobody is."""
        view, choices = asked.view, asked.choices() if seat is not None else []
        step = view.step
        self._code = self._names.code(len(view.open.given_up)) if step == "give_up" else code
        self._show(self.places, step == "placing")
        self._show(self.shares, step == "sharing")
        self._show(self.colours.values(), step == "give_up")
        self.setVisible(step in ("placing", "sharing", "give_up"))
        match step:
            case "placing":
                groups = {str(each["group"]) for each in choices if each["type"] == "place" and each["team"] == code}
                for number, button in enumerate(self.places):
                    button.setText(self._names.group(number))
                    button.setEnabled(chr(ord("A") + number) in groups)
            case "sharing":
                self._name_shares(view, choices, seat)
            case "give_up":
                self._name_colours(view, {str(each["colour"]) for each in choices if each["type"] == "give_up"})

    @staticmethod
    def _show(buttons: Iterable[PosterButton], shown: bool) -> None:
        for button in buttons:
            button.setVisible(shown)

    def _name_shares(self, view: SwallowsView, choices: list[Json], seat: int | None) -> None:
        """To whom the team can go, and why not to the others."""
        free = {int(each["to"]) for each in choices if each["type"] == "give" and each["team"] == self._code}
        for to, button in enumerate(self.shares):
            button.setText(for_button(f"{self._names.seat(to)}  [{to + 1}]"))
            button.setEnabled(to in free)
            set_tip(button, "" if to in free or seat is None else self._why_not(view, seat, to))

    def _why_not(self, view: SwallowsView, seat: int, to: int) -> str:
        if not self._code:
            return ""
        action = view.notation.action_from_json(seat, {"type": "give", "team": self._code, "to": to})
        refused = view.refusal(action)
        return "" if refused is None else reason(refused.code, refused.parameters)

    def _name_colours(self, view: SwallowsView, offered: set[str]) -> None:
        """What each colour would leave of what the nation card says."""
        words = {
            "green": self.tr("Green: {left} instead of {due}"),
            "blue": self.tr("Blue: {left} instead of {due}"),
            "red": self.tr("Red: {left} instead of {due}"),
        }
        team = len(view.open.given_up)
        due = view.tables.nation_cards[view.field[team]] if team < len(view.field) else (0, 0, 0)
        for (colour, button), cards in zip(self.colours.items(), due, strict=True):
            button.setText(words[colour].format(left=max(0, cards - 1), due=cards))
            button.setEnabled(colour in offered)

    def _place(self, group: int) -> None:
        self.answered.emit({"type": "place", "team": self._code, "group": chr(ord("A") + group)})

    def _give(self, seat: int) -> None:
        self.answered.emit({"type": "give", "team": self._code, "to": seat})

    def _give_up(self, colour: str) -> None:
        self.answered.emit({"type": "give_up", "team": self._code, "colour": colour})

    def restyle(self) -> None:
        set_gaps(self._room, (24, 6, 24, 0), 8)
