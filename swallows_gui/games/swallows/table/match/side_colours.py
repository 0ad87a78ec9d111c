"""The colours that the two sides of a match are told apart by: those of their kits."""

from __future__ import annotations

from PySide6.QtGui import QColor

from swallows_gui.games.swallows.table.match.table_situation import TableState
from swallows_gui.ui.art.paints import distance

_APART = 150
"""How far two colours lie apart that nobody takes for one."""
_PLAIN = "#FFFFFF"


def side_colours(now: TableState) -> tuple[str, str]:
    """The shirts' colours of home and away, `#rrggbb`; of shirts too much alike the guests change theirs."""
    home, away = (now.names.nation(now.code(side)) for side in (0, 1))
    if home is None or away is None:
        return _PLAIN, _PLAIN
    own = QColor(home.kit.shirt)
    kit = away.kit
    offered = [QColor(each) for each in (kit.shirt, kit.trim, kit.shorts, kit.socks)]
    apart = next((each for each in offered if distance(own, each) >= _APART), None)
    return own.name(), (apart or max(offered, key=lambda each: distance(own, each))).name()
