"""The parts that a match is told and kept in: itself, its periods, its sets (T20)."""

from typing import Final

from swallows_gui.engine.game import OneSection, Section

MATCH: Final = OneSection("match", begins="match_started", ends="match_ended", standing=("goal",))
PERIOD: Final = Section("period", begins="period_started", ends="period_ended")
SET: Final = Section("set", begins="set_started", ends="set_started")
SECTIONS: Final = (MATCH, PERIOD, SET)
