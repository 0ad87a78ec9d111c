"""What of Tactics Board gives an AI seat something to say: goals, red cards, shots that miss, and the end."""

from collections.abc import Iterator, Sequence
from typing import Final

from swallows_gui.ai.match_voices import Cause, Event, Talk
from swallows_gui.games.tactics_board.rules.options import SEATS


def _causes(event: Event, _before: Sequence[Event]) -> Iterator[Cause]:
    match event["type"]:
        case "goal":
            yield Cause("goal", _of(event["side"]))
            yield Cause("conceded", _of(1 - event["side"]))
        case "card_shown" if event["card"] == "red":
            yield Cause("unlucky", _of(event["side"]))
        case "shot_taken" if event["result"] == "miss":
            yield Cause("unlucky", _of(event["side"]))
        case "match_ended" if event["winner"] is not None:
            yield Cause("won", _of(event["winner"]))
            yield Cause("lost", _of(1 - event["winner"]))


def _of(side: int) -> tuple[int, ...]:
    """The seats that may play a side."""
    return tuple(range(side, SEATS[-1], 2))


says: Final = Talk(_causes, ("set_started", "shot_taken"))
"""What an AI seat says after a move, if one speaks."""
