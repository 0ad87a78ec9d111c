"""How actions and events of Power Soccer are written in a record (P11, P14)."""

from collections.abc import Mapping
from typing import Any, Final

from swallows_gui.engine.events import DeclaredEvents
from swallows_gui.engine.game import SEAT_SHIFT, IllegalAction, Json, seat_of
from swallows_gui.games.power_soccer.rules.actions import CHOOSE, VERB_SHIFT, VERBS, face_of, verb_of
from swallows_gui.games.power_soccer.rules.events import EVENTS
from swallows_gui.games.power_soccer.rules.state import FACES


class PowerSoccerNotation(DeclaredEvents):
    """Reads and writes actions and events; the same for every match."""

    events = EVENTS

    def action_to_json(self, action: int) -> Json:
        """The action as the record has it, without its seat.

        >>> NOTATION.action_to_json(CHOOSE | 1)
        {'type': 'choose', 'face': 'ten'}
        """
        verb = verb_of(action)
        written: Json = {"type": VERBS[verb >> VERB_SHIFT]}
        if verb == CHOOSE:
            written["face"] = FACES[face_of(action)]
        return written

    def action_from_json(self, seat: int, written: Mapping[str, Any]) -> int:
        """The action that a record writes as this object. Raises `IllegalAction("unknown_action", what=...)` if it
        names something unknown."""
        try:
            verb = VERBS.index(written["type"]) << VERB_SHIFT
            face = FACES.index(written["face"]) if verb == CHOOSE else 0
        except (KeyError, ValueError, TypeError) as error:
            raise IllegalAction("unknown_action", what=str(error)) from None
        return seat << SEAT_SHIFT | verb | face

    def describe(self, action: int) -> str:
        """The action in English for logs and tests.

        >>> NOTATION.describe(1 << SEAT_SHIFT | CHOOSE | 2)
        'seat 1: choose long pass'
        """
        written = self.action_to_json(action)
        words = " ".join(str(value) for value in written.values())
        return f"seat {seat_of(action)}: {words.replace('_', ' ')}"


NOTATION: Final = PowerSoccerNotation()
