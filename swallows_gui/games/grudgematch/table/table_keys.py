"""The keys of the table: cards and men by numbers and suits, directions by the keypad."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from swallows_gui.games.grudgematch.rules.actions import BRING_BACK, EXCHANGE, FOUL, RUN
from swallows_gui.games.grudgematch.rules.tables import OFF
from swallows_gui.services.glossary import translate

if TYPE_CHECKING:
    from swallows_gui.games.grudgematch.table.table import GrudgeTable

_AIMS = {
    Qt.Key.Key_8: 0, Qt.Key.Key_9: 1, Qt.Key.Key_6: 2, Qt.Key.Key_3: 3,
    Qt.Key.Key_2: 4, Qt.Key.Key_1: 5, Qt.Key.Key_4: 6, Qt.Key.Key_7: 7,
}  # fmt: skip
"""The keypad's numbers as directions, clockwise from north."""
_AIMS_WITHOUT_LOCK = {
    Qt.Key.Key_Up: 0, Qt.Key.Key_PageUp: 1, Qt.Key.Key_Right: 2, Qt.Key.Key_PageDown: 3,
    Qt.Key.Key_Down: 4, Qt.Key.Key_End: 5, Qt.Key.Key_Left: 6, Qt.Key.Key_Home: 7,
}  # fmt: skip
_SUIT_KEYS = {Qt.Key.Key_C: 0, Qt.Key.Key_D: 1, Qt.Key.Key_H: 2, Qt.Key.Key_S: 3}


class TableKeys:
    """Handles the keys of the table."""

    def __init__(self, table: GrudgeTable) -> None:
        self._table = table

    def aim(self, key: Qt.Key) -> bool:
        """Kick in the direction of a key of the keypad; False where none is asked."""
        table = self._table
        direction = _AIMS.get(key, _AIMS_WITHOUT_LOCK.get(key))
        if direction is None or direction not in table.choices.aims:
            return False
        table.do_row((table.choices.aims[direction],))
        return True

    def decide(self, key: Qt.Key) -> bool:
        """Do what a key stands for; False if it has no meaning now."""
        table = self._table
        number = key - Qt.Key.Key_1
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and table.card is not None and table.choices.cards:
            table.take_chosen()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and table.is_led:
            table.take_target()
        elif key == Qt.Key.Key_P and table.choices.passing is not None:
            table.let_pass()
        elif key == Qt.Key.Key_F and FOUL in table.choices.plain:
            table.take_plain(FOUL)
        elif key == Qt.Key.Key_V and table.answers.show_hand.isVisibleTo(table):
            table.open_hand()
        elif key in _SUIT_KEYS and table.view is not None:
            self._jump_to(_SUIT_KEYS[key])
        elif 0 <= number < len(table.cards.tiles):
            return self._take_number(number)
        else:
            return False
        return True

    def _jump_to(self, suit: int) -> None:
        """Put the cursor on the man of a suit; one who can be picked is."""
        table = self._table
        side = table.near if table.info.actor is None else table.info.actor ^ table.models.germany
        man = side * 4 + suit
        space = table.field.picture.men[man]
        if space == OFF:
            return
        table.field.setFocus()
        table.field.move_cursor(space)
        if man in table.choices.men and man != table.picked:
            table.pick(man)

    def _take_number(self, number: int) -> bool:
        """A card by its place, a die of the run, or one of the things after a goal."""
        table = self._table
        choices = table.choices
        if choices.cards:
            table.cards.focus_card(number)
            table.look_at_card(number)
        elif table.picked in choices.men:
            table.use_die(number)
        elif choices.named:
            table.bring_back(number)
        elif choices.step == "after_goal" and number < 3:
            table.take_plain((RUN, EXCHANGE, BRING_BACK)[number])
        else:
            return False
        return True

    def help(self) -> list[tuple[str, str]]:
        """Its keys with their meaning, for the sheet of keys."""
        return [
            (
                "Return",
                translate("GrudgeTable", "Play the chosen card, or take what the cursor stands on"),
            ),
            ("P", translate("GrudgeTable", "Pass, or leave it at that")),
            ("C", translate("GrudgeTable", "To your man of clubs; D, H and S: to the others")),
            (
                "1",
                translate("GrudgeTable", "The first card, and so on; while a man runs: with the first die"),
            ),
            ("F", translate("GrudgeTable", "Foul")),
            ("V", translate("GrudgeTable", "Show the hand of whoever is asked")),
            ("8", translate("GrudgeTable", "On the keypad: kick to the north, and so on")),
            ("T", translate("GrudgeTable", "A hint, where there is something to choose")),
        ]
