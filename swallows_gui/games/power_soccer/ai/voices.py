"""What of Power Soccer gives an AI seat something to say: goals, red cards, penalties wide of the goal, and the end."""

from collections.abc import Iterator, Sequence
from typing import Final

from swallows_gui.ai.match_voices import Cause, Event, Talk


def _causes(event: Event, before: Sequence[Event]) -> Iterator[Cause]:
    match event["type"]:
        case "goal":
            attack = next((one for one in reversed(before) if one["type"] == "attack_started"), None)
            if attack is not None:
                yield Cause("goal", (attack["seat"],))
                yield Cause("conceded", (attack["defender"],))
        case "card_shown" if event["card"] == "red":
            yield Cause("unlucky", (event["seat"],))
        case "attack_over" if event["reason"] == "wide":
            yield Cause("unlucky", (event["seat"],))
        case "kick_over" if event["reason"] == "wide":
            yield Cause("unlucky", (event["seat"],))
        case "match_ended" if event["winner"] is not None:
            per_side = next(one["per_side"] for one in before if one["type"] == "match_started")
            yield Cause("won", tuple(range(event["winner"], 2 * per_side, 2)))
            yield Cause("lost", tuple(range(1 - event["winner"], 2 * per_side, 2)))


says: Final = Talk(_causes, ("attack_started", "kick_over"))
"""What an AI seat says after a move, if one speaks."""
