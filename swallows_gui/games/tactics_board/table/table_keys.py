"""The keys of the table: pawns by their numbers, what is decided without a square by letters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from swallows_gui.games.tactics_board.rules.actions import KEEPER, PASS, PLAY_ON, ROLL, SHOOT
from swallows_gui.services.glossary import translate

if TYPE_CHECKING:
    from swallows_gui.games.tactics_board.table.table import BoardTable

_DEEDS: dict[Qt.Key, tuple[int, ...]] = {
    Qt.Key.Key_R: (ROLL,),
    Qt.Key.Key_K: (KEEPER,),
    Qt.Key.Key_S: (SHOOT,),
    Qt.Key.Key_P: (PASS, PLAY_ON),
}
_NUMBERS = {Qt.Key.Key_0: 10, Qt.Key.Key_Minus: 11, **{Qt.Key(Qt.Key.Key_0 + n): n for n in range(1, 10)}}
"""Keys of the pawns: 0 is 10, - is 11."""


class TableKeys:
    """Handles the keys of the table."""

    def __init__(self, table: BoardTable) -> None:
        self._table = table

    def decide(self, key: Qt.Key) -> bool:
        """Do what a key stands for; False if it has no meaning now."""
        table, chooser, choosing = self._table, self._table.chooser, self._table.choosing
        if key == Qt.Key.Key_U and table.decides and not table.telling:
            chooser.take_back()
        elif choosing is None:
            return False
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._enter()
        elif key in _NUMBERS:
            chooser.pick_number(_NUMBERS[key])
        elif due := [deed for deed in _DEEDS.get(key, ()) if table.may(deed)]:
            chooser.decide(due[0])
        elif key == Qt.Key.Key_D and choosing.others:
            chooser.take_other()
        else:
            return False
        return True

    def _enter(self) -> None:
        table, chooser = self._table, self._table.chooser
        if table.choosing is not None and table.choosing.target is not None:
            chooser.take_target()
            return
        if len(table.legal) == 1:
            table.decide(table.legal[0])
        elif table.legal:
            table.say_how()

    def help(self) -> list[tuple[str, str]]:
        """Its keys with their meaning, for the sheet of keys."""
        return [
            ("Return", translate("BoardTable", "Take what is looked at, roll or shoot")),
            ("R", translate("BoardTable", "Roll for a pawn")),
            ("K", translate("BoardTable", "Step with the keeper")),
            ("S", translate("BoardTable", "Shoot")),
            ("P", translate("BoardTable", "Pass at a corner, play on at a free kick")),
            ("D", translate("BoardTable", "The other choice on the same square: dribble")),
            ("1", translate("BoardTable", "Pawns 1 to 9 by their numbers, 0 is 10, - is 11")),
            ("Tab", translate("BoardTable", "On the board: the next target, the best first")),
            ("PgUp", translate("BoardTable", "On the board: the target before")),
            ("U", translate("BoardTable", "Another pawn, or take back")),
            ("T", translate("BoardTable", "A hint, where there is something to choose")),
        ]
