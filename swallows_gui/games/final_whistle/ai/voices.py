"""What of Final Whistle gives an AI seat something to say: goals, men sent off, penalties missed, and the end."""

from collections.abc import Iterator, Sequence
from typing import Final

from swallows_gui.ai.match_voices import Cause, Event, Talk


def _causes(event: Event, _before: Sequence[Event]) -> Iterator[Cause]:
    match event["type"]:
        case "goal":
            yield Cause("goal", (event["seat"],))
            yield Cause("conceded", (1 - event["seat"],))
        case "sent_off":
            yield Cause("unlucky", (event["seat"],))
        case "shot_taken" if not event["goal"]:
            yield Cause("unlucky", (event["seat"],))
        case "match_ended" if event["winner"] is not None:
            yield Cause("won", (event["winner"],))
            yield Cause("lost", (1 - event["winner"],))


says: Final = Talk(_causes, ("attack_started", "shot_taken"))
"""What an AI seat says after a move, if one speaks."""
