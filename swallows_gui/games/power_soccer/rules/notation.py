"""How actions and events of Power Soccer are written in a record (P11, P14). Everybody sees all of them (P12).

`EVENTS` is the record's table: every event's fields in order.
"""

from collections.abc import Mapping
from typing import Any, Final

from swallows_gui.engine.game import SEAT_SHIFT, Event, IllegalAction, Json, seat_of
from swallows_gui.games.power_soccer.rules.actions import CHOOSE, VERB_SHIFT, VERBS, face_of, verb_of
from swallows_gui.games.power_soccer.rules.tables import FACES

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "match_started": ("match", "rules", "die", "per_side"),
    "die_rolled": ("seat", "purpose", "die", "other", "face", "colour"),
    "face_chosen": ("seat", "face"),
    "wall_shot": ("seat", "hole", "hit", "hits"),
    "kicked_off": ("side", "how"),
    "attack_started": ("attack", "seat", "defender", "score"),
    "points_made": ("seat", "added", "points"),
    "card_shown": ("seat", "card"),
    "offside": ("seat", "points", "given"),
    "penalty_given": ("seat",),
    "attack_over": ("seat", "reason"),
    "goal": ("side", "score"),
    "shootout_started": ("shootout", "side"),
    "kick_over": ("seat", "keeper", "reason", "goals"),
    "match_ended": ("score", "attacks", "shootout", "winner"),
}
"""Type -> fields. `match` and `shootout` are always 1: they number these parts, as any game's parts are numbered; the
score of `attack_started` says how it stands to whoever looks at that part alone."""


class PowerSoccerNotation:
    """Reads and writes actions and events; the same for every match."""

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
        """The action that a record's object stands for.

        Raises `IllegalAction("unknown_action", what=...)` if it names nothing that this game has.
        """
        try:
            verb = VERBS.index(written["type"]) << VERB_SHIFT
            face = FACES.index(written["face"]) if verb == CHOOSE else 0
        except (KeyError, ValueError, TypeError) as error:
            raise IllegalAction("unknown_action", what=str(error)) from None
        return seat << SEAT_SHIFT | verb | face

    def event_to_json(self, event: Event) -> Json:
        """The event as the record has it."""
        kind, *values = event
        plain = (list(value) if isinstance(value, tuple) else value for value in values)
        return {"type": kind, **dict(zip(EVENTS[kind], plain, strict=True))}

    def redact(self, event: Json, seat: int | None) -> Json | None:  # noqa: ARG002 - nothing is hidden
        """The event itself: nobody knows less than another (P12)."""
        return event

    def describe(self, action: int) -> str:
        """The action in English for logs and tests.

        >>> NOTATION.describe(1 << SEAT_SHIFT | CHOOSE | 2)
        'seat 1: choose long pass'
        """
        written = self.action_to_json(action)
        words = " ".join(str(value) for value in written.values())
        return f"seat {seat_of(action)}: {words.replace('_', ' ')}"


NOTATION: Final = PowerSoccerNotation()
