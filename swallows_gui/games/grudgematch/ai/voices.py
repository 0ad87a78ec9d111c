"""What of the Grudge Match gives an AI seat something to say: goals, men sent off, and the end."""

from collections.abc import Iterator, Sequence
from typing import Final

from swallows_gui.ai.match_voices import Cause, Event, Talk
from swallows_gui.games.grudgematch.rules.tables import SIDES


def _causes(event: Event, before: Sequence[Event]) -> Iterator[Cause]:
    match event["type"]:
        case "goal":
            scorer = _seat(event["side"], before)
            yield Cause("goal", (scorer,))
            yield Cause("conceded", (1 - scorer,))
        case "fouled" if event["sent_off"]:
            yield Cause("unlucky", (event["seat"],))
        case "match_ended":
            winner = _seat(event["winner"], before)
            yield Cause("won", (winner,))
            yield Cause("lost", (1 - winner,))


def _seat(side: str, before: Sequence[Event]) -> int:
    """Who plays a side."""
    germany: int = next(one["germany"] for one in before if one["type"] == "match_started")
    return germany if side == SIDES[0] else 1 - germany


says: Final = Talk(_causes, ("turn_started",))
"""What an AI seat says after a move, if one speaks."""
