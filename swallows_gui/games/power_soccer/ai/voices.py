"""What of Power Soccer gives an AI seat something to say: goals, red cards, penalties wide of the goal, and the end."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

from swallows_gui.ai.match_voices import Cause, Event, Talk
from swallows_gui.engine.events import of_kinds
from swallows_gui.games.power_soccer.rules import events as e


def _causes(event: Event, before: Sequence[Event]) -> Iterator[Cause]:
    match e.EVENTS.read(event):
        case e.Goal():
            for attack in islice(of_kinds(reversed(before), e.AttackStarted), 1):
                yield Cause("goal", (attack.seat,))
                yield Cause("conceded", (attack.defender,))
        case e.CardShown(card="red") | e.AttackOver(reason="wide") | e.KickOver(reason="wide") as told:
            yield Cause("unlucky", (told.seat,))
        case e.MatchEnded(winner=int(winner)):
            per_side = next(of_kinds(before, e.MatchStarted)).per_side
            yield Cause("won", tuple(range(winner, 2 * per_side, 2)))
            yield Cause("lost", tuple(range(1 - winner, 2 * per_side, 2)))


says: Final = Talk(_causes, (e.AttackStarted.type, e.KickOver.type))
"""What an AI seat says after a move, if one speaks."""
