"""The parts that a match is told and kept in: itself, its periods, its attacks (F17.2)."""

from typing import Final

from swallows_gui.engine.game import Json, OneSection, Section


class _Attack(Section):
    """An attack; a counter-attack has no number of its own and counts as 0."""

    __slots__ = ()

    def number(self, event: Json) -> int:
        """Its number within the period."""
        return int(event["number"] or 0)


MATCH: Final = OneSection("match", begins="match_started", ends="match_ended", standing=("goal", "shot_taken"))
PERIOD: Final = Section("period", begins="period_started", ends="period_ended")
ATTACK: Final = _Attack("attack", begins="attack_started", ends="attack_over")
SECTIONS: Final = (MATCH, PERIOD, ATTACK)
