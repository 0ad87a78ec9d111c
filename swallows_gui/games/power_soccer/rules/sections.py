"""The parts that a match is told and kept in: the whole of it, its attacks, the penalty kicks."""

from typing import Final

from swallows_gui.engine.game import Section

MATCH: Final = Section("match", begins="match_started", ends="match_ended", standing=("goal",))
SHOOTOUT: Final = Section("shootout", begins="shootout_started", ends="match_ended", standing=("kick_over",))
ATTACK: Final = Section("attack", begins="attack_started", ends="attack_over")
SECTIONS: Final = (MATCH, SHOOTOUT, ATTACK)
