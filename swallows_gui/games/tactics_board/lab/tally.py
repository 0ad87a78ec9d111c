"""Counts what happens in one match: the raw figures of the balance table (T22), read off events and questions."""

from dataclasses import dataclass
from typing import Any, Final

from swallows_gui.engine.game import Event, View
from swallows_gui.lab import tally as lab

_COUNTED: Final = {
    "ball_rolled": "plays",
    "set_started": "sets",
    "passed": "passes",
    "battle_rolled": "battles",
    "dribbled": "dribbles",
    "goal": "goals",
    "fouled": "fouls",
    "offside_given": "offsides",
    "move_lost": "lost_moves",
}
_RESULTS: Final = {"goal": "shots_in", "corner": "corners", "goal_kick": "goal_kicks"}


@dataclass(slots=True)
class Tally(lab.MatchTally):
    """One match in numbers. Plain JSON by `as_json`."""

    after: str = ""
    first_won: int = 0
    """1 if the side that kicked off first has won."""
    other_won: int = 0
    goals: int = 0
    plays: int = 0
    sets: int = 0
    passes: int = 0
    battles: int = 0
    """Rolls of both sides, equal ones too."""
    dribbles: int = 0
    shots: int = 0
    """Without those of the shoot-out, as are the next three."""
    shots_in: int = 0
    corners: int = 0
    goal_kicks: int = 0
    fouls: int = 0
    reds: int = 0
    penalties: int = 0
    offsides: int = 0
    by_limit: int = 0
    """Captures that the sixth round ended (T8.4)."""
    lost_moves: int = 0


class Counter(lab.MatchCounter[Tally]):
    """Watches one match and fills in a `Tally`."""

    tallies = Tally

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._first = -1

    def asked(self, game: Any, view: View) -> None:
        """Count the question."""
        super().asked(game, view)
        if self._first < 0:
            self._first = game.first_kick_off

    def count(self, game: Any, event: Event) -> None:
        """Count one event."""
        tally = self.tally
        if name := _COUNTED.get(event[0]):
            setattr(tally, name, getattr(tally, name) + 1)
        match event:
            case ("shot_taken", _, _, int(), _, _, result):
                tally.shots += 1
                setattr(tally, _RESULTS[result], getattr(tally, _RESULTS[result]) + 1)
            case ("card_shown", _, _, "red", _):
                tally.reds += 1
            case ("awarded", _, "penalty", _):
                tally.penalties += 1
            case ("captured", _, _, _, _, True):
                tally.by_limit += 1
            case ("match_ended", _, after, _, winner):
                tally.after = after
                tally.first_won = int(winner == self._first)
                tally.other_won = int(winner == 1 - self._first)
                tally.winners = [seat for seat in range(game.seats) if winner is None or seat % 2 == winner]
                tally.cash = [lab.shared(winner, seat) for seat in range(game.seats)]
