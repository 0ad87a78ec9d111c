"""The keys of the table: lines of men by letters, cards by numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from swallows_gui.services.glossary import translate

if TYPE_CHECKING:
    from swallows_gui.games.final_whistle.table.table import FinalTable

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class TableKeys:
    """Handles the keys of the table."""

    def __init__(self, table: FinalTable) -> None:
        self._table = table

    def decide(self, key: Qt.Key) -> bool:
        """Do what a key stands for; False if it has no meaning now."""
        table, plate = self._table, self._table.plate
        letter = {Qt.Key.Key_G: "G", Qt.Key.Key_D: "D", Qt.Key.Key_M: "M", Qt.Key.Key_S: "S"}.get(key)
        if letter is not None:
            seat = table.asked if table.asked is not None else table.near
            return table.pitch.jump(seat, letter)
        if key in (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3):
            place = key - Qt.Key.Key_1
            if table.hand_row.seen_card == place and plate.seen_card():
                table.play(plate.seen_card())
                return True
            return table.hand_row.focus_card(place)
        if key == Qt.Key.Key_B:
            table.hand_row.toggle_bench()
        elif key == Qt.Key.Key_U and plate.take_back.isVisibleTo(table):
            table.take_back()
        elif key in _ENTER and (plate.choose.isVisibleTo(table) or table.tight) and table.sees_anything():
            table.choose()
        elif plate.done.isVisibleTo(table) and (key == Qt.Key.Key_P or (key in _ENTER and len(table.legal) == 1)):
            table.finish_choice()
        else:
            return False
        return True

    def help(self) -> list[tuple[str, str]]:
        """Its keys with their meaning, for the sheet of keys."""
        return [
            ("Return", translate("FinalTable", "Choose the man or the card that has the focus")),
            ("Left", translate("FinalTable", "Arrows: to the next man or card")),
            ("G", translate("FinalTable", "G, D, M, S: to a line of men")),
            ("1", translate("FinalTable", "1 to 3: to a card of the hand, again: play it")),
            ("B", translate("FinalTable", "To the bench")),
            ("P", translate("FinalTable", "Nobody, nothing more: play on")),
            ("U", translate("FinalTable", "Take back the last man")),
            ("T", translate("FinalTable", "A hint")),
        ]
