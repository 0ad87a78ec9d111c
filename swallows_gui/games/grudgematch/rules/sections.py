"""The parts that a match is told and kept in: itself, its halves, its turns (G12)."""

from typing import Final

from swallows_gui.engine.game import Json, Section


class _Numbered(Section):
    """A part whose first event has no number of its own: there is only one of the kind."""

    __slots__ = ()

    def number(self, event: Json) -> int:
        """The first half is the match itself, the second begins with its event."""
        return 1 if event["type"] == "match_started" else 2


MATCH: Final = _Numbered("match", begins="match_started", ends="match_ended", standing=("goal",))
HALF: Final = _Numbered("half", begins="half_time", ends="half_time")
TURN: Final = Section("turn", begins="turn_started", ends="turn_started")
SECTIONS: Final = (MATCH, HALF, TURN)
