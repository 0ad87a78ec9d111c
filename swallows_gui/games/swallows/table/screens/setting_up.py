"""What becomes of the team that is chosen on the table, a button for each answer: the group it is placed in (S1.5), the
seat that gets it by agreement (S1.3), or the colour of which it is dealt a card fewer (S10.1)."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from swallows_gui.engine.game import deed_of
from swallows_gui.games.swallows.rules import actions as a
from swallows_gui.games.swallows.rules.dealing import COLOUR_BITS
from swallows_gui.games.swallows.rules.placing import GROUP_SHIFT
from swallows_gui.games.swallows.rules.preparation import SHARE_SHIFT
from swallows_gui.games.swallows.rules.tables import COLOURS
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.games.swallows.words.refusal_text import reason
from swallows_gui.services.plain import for_button
from swallows_gui.ui.kit.adaptive import Adaptive
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.flow import FlowLayout
from swallows_gui.ui.kit.layouts import set_gaps
from swallows_gui.ui.kit.words import set_tip
from swallows_gui.ui.play.table_info import SessionInfo

if TYPE_CHECKING:
    from swallows_gui.games.swallows.rules.view import SwallowsView


class SettingUp(Adaptive, QWidget):
    """Shows the buttons of the step that is asked, in as many lines as they need; hidden where there are none."""

    answered = Signal(int)
    """What is done with the team."""

    def __init__(self, names: Names, groups: int, seats: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self._team = -1
        """Its number in the field, -1 for none."""
        self._room = FlowLayout(self)
        self.places = [PosterButton("") for _ in range(groups)]
        self.shares = [PosterButton("") for _ in range(seats)]
        self.colours = {colour: PosterButton("") for colour in COLOURS}
        for number, button in enumerate(self.places):
            button.clicked.connect(lambda _checked=False, number=number: self.answered.emit(self._placing(number)))
        for seat, button in enumerate(self.shares):
            button.clicked.connect(lambda _checked=False, seat=seat: self.answered.emit(self._giving(seat)))
        for colour, button in self.colours.items():
            button.clicked.connect(lambda _checked=False, colour=colour: self.answered.emit(self._giving_up(colour)))
        for button in (*self.places, *self.shares, *self.colours.values()):
            self._room.addWidget(button)
        self.adapt()

    def show_team(self, view: SwallowsView, info: SessionInfo, code: str, *, asked: bool) -> None:
        """Show what can become of a team, by what may be done; `asked`: whether somebody is."""
        step = view.step
        self._team = self._names.field.index(code) if code else -1
        if step == "give_up":
            self._team = len(view.open.given_up)
        free = frozenset(map(deed_of, info.legal.actions)) if asked else frozenset()
        self._show(self.places, step == "placing")
        self._show(self.shares, step == "sharing")
        self._show(self.colours.values(), step == "give_up")
        self.setVisible(step in ("placing", "sharing", "give_up"))
        match step:
            case "placing":
                for number, button in enumerate(self.places):
                    button.setText(self._names.group(number))
                    button.setEnabled(self._placing(number) in free)
            case "sharing":
                self._name_shares(view, info, free, asked=asked)
            case "give_up":
                self._name_colours(view, free)

    @staticmethod
    def _show(buttons: Iterable[PosterButton], shown: bool) -> None:
        for button in buttons:
            button.setVisible(shown)

    def _name_shares(self, view: SwallowsView, info: SessionInfo, free: Collection[int], *, asked: bool) -> None:
        """To whom the team can go, and why not to the others."""
        for to, button in enumerate(self.shares):
            button.setText(for_button(f"{self._names.seat(to)}  [{to + 1}]"))
            gives = self._giving(to)
            button.setEnabled(gives in free)
            refused = view.refusal(info.own(gives)) if asked and self._team >= 0 and gives not in free else None
            set_tip(button, "" if refused is None else reason(refused.code, refused.parameters))

    def _name_colours(self, view: SwallowsView, free: Collection[int]) -> None:
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
            button.setEnabled(self._giving_up(colour) in free)

    # A team that is not chosen has no number: what would be done with it is no deed

    def _placing(self, group: int) -> int:
        return a.PLACE | group << GROUP_SHIFT | self._team if self._team >= 0 else -1

    def _giving(self, seat: int) -> int:
        return a.GIVE | seat << SHARE_SHIFT | self._team if self._team >= 0 else -1

    def _giving_up(self, colour: str) -> int:
        return a.GIVE_UP | self._team << COLOUR_BITS | COLOURS.index(colour)

    def restyle(self) -> None:
        set_gaps(self._room, (24, 6, 24, 0), 8)
