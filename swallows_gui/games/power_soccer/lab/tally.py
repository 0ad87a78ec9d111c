"""Counts what happens in one match: the raw figures of the balance table (P16), read off the events."""

from dataclasses import dataclass

from swallows_gui.engine.game import Event
from swallows_gui.games.power_soccer.rules.game import PowerSoccer
from swallows_gui.lab import tally as lab


@dataclass(slots=True)
class Tally(lab.MatchTally):
    """One match in numbers. Plain JSON by `as_json`."""

    attacks: int = 0
    goals: int = 0
    """Of both sides, without penalty kicks."""
    level: int = 0
    """1 if it was level at its end: drawn, or decided by penalty kicks."""
    starter_won: int = 0
    other_won: int = 0
    penalties: int = 0
    over: int = 0
    """Attacks that went over the bar."""
    reds: int = 0
    offsides: int = 0
    """Attacks that offside has ended."""
    stolen: int = 0
    tried: int = 0
    """Rolls for the ball."""
    kicks: int = 0
    """Penalty kicks of P5."""
    kicks_in: int = 0
    shots: int = 0
    """At the goal wall."""
    shots_in: int = 0


_ENDS = {"over": "over", "red": "reds", "offside": "offsides", "stolen": "stolen"}
"""Which figure counts an end of an attack."""


class Counter(lab.MatchCounter[Tally]):
    """Watches one match and fills in a `Tally`."""

    tallies = Tally

    def count(self, game: PowerSoccer, event: Event) -> None:
        """Count one event."""
        tally = self.tally
        match event:
            case ("attack_over", _, reason):
                tally.attacks += 1
                if reason in _ENDS:
                    setattr(tally, _ENDS[reason], getattr(tally, _ENDS[reason]) + 1)
            case ("goal", _, _):
                tally.goals += 1
            case ("penalty_given", _):
                tally.penalties += 1
            case ("die_rolled", _, "steal", *_):
                tally.tried += 1
            case ("wall_shot", _, _, hit, _):
                tally.shots += 1
                tally.shots_in += hit
            case ("kick_over", _, _, reason, _):
                tally.kicks += 1
                tally.kicks_in += reason == "goal"
            case ("match_ended", score, _, _, winner):
                tally.level = int(score[0] == score[1])
                tally.starter_won = int(winner == game.starter)
                tally.other_won = int(winner == 1 - game.starter)
                tally.winners = [seat for seat in range(game.seats) if winner is None or seat % 2 == winner]
                tally.cash = [lab.shared(winner, seat) for seat in range(game.seats)]
