"""Counts what happens in one match: the raw figures of the balance table, read off events and questions."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from swallows_gui.engine.game import Event
from swallows_gui.games.final_whistle.rules.period import PERIODS
from swallows_gui.games.final_whistle.rules.squads import club_of
from swallows_gui.games.final_whistle.rules.tables import CARDS, CLOSING, COLOURS
from swallows_gui.lab import tally as lab


@dataclass(slots=True)
class Tally(lab.MatchTally):
    """One match in numbers. Plain JSON by `as_json`."""

    after: str = ""
    club: int = -1
    """The club that has won, -1 in a draw."""
    goals: int = 0
    """Of six periods."""
    level: bool = False
    """Level after six periods."""
    attacks: int = 0
    counters: int = 0
    built: int = 0
    """Main attacks that had a build-up."""
    failed: int = 0
    """Main attacks whose build-up failed."""
    bookings: int = 0
    second_bookings: int = 0
    red_cards: int = 0
    injuries: int = 0
    closing_attacks: int = 0
    substitutions: int = 0
    extra_time: bool = False
    marks: int = 0
    colours: list[str] = field(default_factory=list)
    """By seat: the colour of its deck beside white; "" for a free one."""
    won_by: list[float] = field(default_factory=list)
    """By seat: 1 won, 0 drawn, -1 lost."""
    tried: dict[str, int] = field(default_factory=dict)
    """Own attacks by card."""
    scored: dict[str, int] = field(default_factory=dict)
    """Goals from own attacks by card."""


class Counter(lab.MatchCounter[Tally]):
    """Watches one match and fills in a `Tally`."""

    tallies = Tally

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._card = -1
        self._counter = False
        self._booked_out = False

    def asked(self, game: Any, view: Any) -> None:
        """Count the question."""
        super().asked(game, view)
        self.tally.marks += view.step == "mark"

    def told(self, game: Any, events: Sequence[Event]) -> None:
        """Count the events."""
        super().told(game, events)
        if game.after:
            tally, winner = self.tally, game.winner
            tally.after = game.after
            tally.club = -1 if winner is None else club_of(game, winner)
            tally.cash = [float(goals) for goals in game.score]
            tally.winners = [0, 1] if winner is None else [winner]
            tally.won_by = [0.0 if winner is None else 1.0 if seat == winner else -1.0 for seat in range(2)]

    def count(self, game: Any, event: Event) -> None:
        """Count one event."""
        del game
        tally = self.tally
        match event:
            case ("deck_chosen", _, colour, _):
                tally.colours.append("" if colour is None else COLOURS[colour])
            case ("attack_started", _, card, _, _, counter):
                self._card, self._counter = card, counter
                tally.counters += counter
                tally.closing_attacks += card == CLOSING
                if not counter:
                    tally.attacks += 1
                    name = CARDS[card]
                    tally.tried[name] = tally.tried.get(name, 0) + 1
            case ("attack_over", _, counter, built_up, scored):
                if not counter:
                    tally.built += built_up is not None
                    tally.failed += built_up is False
                    name = CARDS[self._card]
                    tally.scored[name] = tally.scored.get(name, 0) + scored
            case ("period_ended", period, score) if period == PERIODS:
                tally.goals, tally.level = sum(score), score[0] == score[1]
            case ("period_started", period, _) if period > PERIODS:
                tally.extra_time = True
            case ("booked", _, _, bookings):
                tally.bookings += 1
                self._booked_out = bookings > 1
                tally.second_bookings += bookings > 1
            case ("sent_off", *_):
                tally.red_cards += not self._booked_out
                self._booked_out = False
            case ("injured", *_):
                tally.injuries += 1
            case ("substituted", *_):
                tally.substitutions += 1
