"""What of the Grudge Match gives an AI seat something to say: goals, men sent off, and the end."""

from collections.abc import Iterator, Sequence
from typing import Final

from swallows_gui.ai.match_voices import Cause, Event, Talk
from swallows_gui.engine.events import of_kinds
from swallows_gui.games.grudgematch.rules.events import EVENTS, Fouled, Goal, MatchEnded, MatchStarted, TurnStarted
from swallows_gui.games.grudgematch.rules.tables import SIDES


def _causes(event: Event, before: Sequence[Event]) -> Iterator[Cause]:
    match EVENTS.read(event):
        case Goal(side=side):
            scorer = _seat(side, before)
            yield Cause("goal", (scorer,))
            yield Cause("conceded", (1 - scorer,))
        case Fouled(seat=seat, sent_off=True):
            yield Cause("unlucky", (seat,))
        case MatchEnded(winner=side):
            winner = _seat(side, before)
            yield Cause("won", (winner,))
            yield Cause("lost", (1 - winner,))


def _seat(side: str, before: Sequence[Event]) -> int:
    """Who plays a side."""
    germany = next(of_kinds(before, MatchStarted)).germany
    return germany if side == SIDES[0] else 1 - germany


says: Final = Talk(_causes, (TurnStarted.type,))
"""What an AI seat says after a move, if one speaks."""
