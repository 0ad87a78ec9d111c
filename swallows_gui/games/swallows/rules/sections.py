"""The parts that a game of Swallows is told and kept in: its matches."""

from typing import Final

from swallows_gui.engine.game import Section

MATCH: Final = Section("match", begins="match_started", ends="match_ended", standing=("goal",))
SECTIONS: Final = (MATCH,)
