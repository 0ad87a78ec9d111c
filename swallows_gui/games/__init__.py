"""The games of the house, by the name in their records: the one file that names them all."""

from collections.abc import Mapping
from typing import Final

TITLES: Final[Mapping[str, str]] = {
    "swallows": "swallows_gui.games.swallows.title:SWALLOWS",
    "power_soccer": "swallows_gui.games.power_soccer.title:POWER_SOCCER",
    "grudgematch": "swallows_gui.games.grudgematch.title:GRUDGEMATCH",
    "tactics_board": "swallows_gui.games.tactics_board.title:TACTICS_BOARD",
    "final_whistle": "swallows_gui.games.final_whistle.title:FINAL_WHISTLE",
}
"""Where each `Title` stands; the first is the one that commands and menus mean where none is named."""
