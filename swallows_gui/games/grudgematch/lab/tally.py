"""Counts what happens in one match: the raw figures of the balance table, read off events and questions."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from swallows_gui.engine.game import Event
from swallows_gui.lab import tally as lab

_RUN: Final = frozenset(("run", "run_to"))
_KICK: Final = frozenset(("kick", "direction"))


@dataclass(slots=True)
class Tally(lab.MatchTally):
    """One match in numbers. Plain JSON by `as_json`."""

    after: str = ""
    germany_won: bool = False
    goals: int = 0
    own_goals: int = 0
    turns: int = 0
    kicks: int = 0
    tackles: int = 0
    tackled: int = 0
    blocks: int = 0
    blocked: int = 0
    dead_cards: int = 0
    """Cards discarded by dead turns."""
    sent_off: int = 0
    run_questions: int = 0
    kick_questions: int = 0
    block_questions: int = 0


class Counter(lab.MatchCounter[Tally]):
    """Watches one match and fills in a `Tally`."""

    tallies = Tally

    def asked(self, game: Any, view: Any) -> None:
        """Count the question."""
        super().asked(game, view)
        tally, step = self.tally, view.step
        tally.run_questions += step in _RUN
        tally.kick_questions += step in _KICK
        tally.block_questions += step == "block"

    def told(self, game: Any, events: Sequence[Event]) -> None:
        """Count the events."""
        super().told(game, events)
        if game.after:
            self.tally.after = game.after
            self.tally.germany_won = game.winner == 0
            self.tally.cash = [float(game.score[game.seat(seat)]) for seat in range(2)]
            self.tally.winners = [game.seat(game.winner)]

    def count(self, game: Any, event: Event) -> None:
        """Count one event."""
        del game
        tally = self.tally
        match event:
            case ("turn_started", *_):
                tally.turns += 1
            case ("card_played", _, _, _, "kick", *_):
                tally.kicks += 1
            case ("card_played", _, _, _, "tackle", *_):
                tally.tackles += 1
            case ("card_played", _, _, _, "block", *_):
                tally.blocks += 1
            case ("tackled", *_):
                tally.tackled += 1
            case ("blocked", *_):
                tally.blocked += 1
            case ("goal", _, own_goal, _):
                tally.goals += 1
                tally.own_goals += own_goal
            case ("discarded", _, _, "dead_turn"):
                tally.dead_cards += 1
            case ("fouled", _, _, _, True, _):
                tally.sent_off += 1
