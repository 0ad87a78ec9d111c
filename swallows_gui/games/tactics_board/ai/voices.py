"""What of Tactics Board gives an AI seat something to say: goals, red cards, shots that miss, and the end."""

from collections.abc import Iterator, Sequence
from typing import Final

from swallows_gui.ai.match_voices import Cause, Event, Talk
from swallows_gui.games.tactics_board.rules.events import EVENTS, CardShown, Goal, MatchEnded, SetStarted, ShotTaken
from swallows_gui.games.tactics_board.rules.options import SEATS


def _causes(event: Event, _before: Sequence[Event]) -> Iterator[Cause]:
    match EVENTS.read(event):
        case Goal(side=side):
            yield Cause("goal", _of(side))
            yield Cause("conceded", _of(1 - side))
        case CardShown(card="red", side=side) | ShotTaken(result="miss", side=side):
            yield Cause("unlucky", _of(side))
        case MatchEnded(winner=int(winner)):
            yield Cause("won", _of(winner))
            yield Cause("lost", _of(1 - winner))


def _of(side: int) -> tuple[int, ...]:
    """The seats that may play a side."""
    return tuple(range(side, SEATS[-1], 2))


says: Final = Talk(_causes, (SetStarted.type, ShotTaken.type))
"""What an AI seat says after a move, if one speaks."""
