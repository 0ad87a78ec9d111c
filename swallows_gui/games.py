"""The games of the house, by the name in their records: the one file that names them all."""

from collections.abc import Mapping
from typing import Final

GAMES: Final[Mapping[str, str]] = {
    "swallows": "swallows_gui.session.swallows.kind:swallows",
}
"""Where each is found: the dotted name of the function that makes its `Playable`, called when it is first needed."""
