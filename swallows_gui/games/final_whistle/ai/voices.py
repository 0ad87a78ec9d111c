"""What of Final Whistle gives an AI seat something to say: goals, men sent off, penalties missed, and the end."""

from collections.abc import Iterator, Sequence
from typing import Final

from swallows_gui.ai.match_voices import Cause, Event, Talk
from swallows_gui.games.final_whistle.rules.events import EVENTS, AttackStarted, Goal, MatchEnded, SentOff, ShotTaken


def _causes(event: Event, _before: Sequence[Event]) -> Iterator[Cause]:
    match EVENTS.read(event):
        case Goal(seat=seat):
            yield Cause("goal", (seat,))
            yield Cause("conceded", (1 - seat,))
        case SentOff(seat=seat) | ShotTaken(seat=seat, goal=False):
            yield Cause("unlucky", (seat,))
        case MatchEnded(winner=int(winner)):
            yield Cause("won", (winner,))
            yield Cause("lost", (1 - winner,))


says: Final = Talk(_causes, (AttackStarted.type, ShotTaken.type))
"""What an AI seat says after a move, if one speaks."""
