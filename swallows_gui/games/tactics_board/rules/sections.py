"""The parts that a match is told and kept in: itself, its periods, its sets (T20)."""

from typing import Final

from swallows_gui.engine.game import Json, Section


class _Only(Section):
    """A part of which a record has one."""

    __slots__ = ()

    def number(self, event: Json) -> int:
        """Always the first."""
        del event
        return 1


MATCH: Final = _Only("match", begins="match_started", ends="match_ended", standing=("goal",))
PERIOD: Final = Section("period", begins="period_started", ends="period_ended")
SET: Final = Section("set", begins="set_started", ends="set_started")
SECTIONS: Final = (MATCH, PERIOD, SET)
