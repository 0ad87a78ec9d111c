"""Final Whistle in the laboratory: counts events of each match, compares figures with the balance table (F19)."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Final

from swallows_gui.engine.game import Event, Json
from swallows_gui.games.final_whistle.rules.events import EVENTS
from swallows_gui.games.final_whistle.rules.game import FinalWhistle
from swallows_gui.games.final_whistle.rules.options import (
    BENCH_MEN,
    CARDS,
    CLOSING,
    COLOURS,
    DECK,
    HAND,
    SQUAD,
    SQUAD_MEN,
    WHITE,
    G,
)
from swallows_gui.games.final_whistle.rules.period import PERIODS
from swallows_gui.games.final_whistle.rules.sampling import club_of
from swallows_gui.games.final_whistle.rules.state import NONE
from swallows_gui.lab import tally as lab
from swallows_gui.lab.game_lab import BalanceTarget, MatchLab, Rung, demand
from swallows_gui.lab.tally import MeasuredFigure, SetOfFigures, a_match, of_questions, ratio


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
    sent_off: int = 0
    """With a red card, or after two bookings."""
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

    tallies, events = Tally, EVENTS

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._card = -1

    def asked(self, game: Any, view: Any) -> None:
        """Count a question to a seat."""
        super().asked(game, view)
        self.tally.marks += view.step == "mark"

    def happened(self, game: Any, events: Sequence[Event]) -> None:
        """Count the events, attacks by their cards."""
        super().happened(game, events)
        tally = self.tally
        for event in events:
            match event:
                case ("attack_started", _, card, _, _, False):
                    self._card = card
                    tally.tried[CARDS[card]] = tally.tried.get(CARDS[card], 0) + 1
                case ("attack_over", _, False, _, scored):
                    tally.scored[CARDS[self._card]] = tally.scored.get(CARDS[self._card], 0) + scored
                case ("period_ended", period, score) if period == PERIODS:
                    tally.goals, tally.level = sum(score), score[0] == score[1]
                case ("deck_chosen", _, colour, _):
                    tally.colours.append("" if colour is None else COLOURS[colour])

    def ended(self, game: FinalWhistle) -> None:
        """Record the winner, and how the match ended."""
        tally, winner = self.tally, game.winner
        tally.after = game.after
        tally.extra_time = game.period > PERIODS
        tally.club = -1 if winner is None else club_of(game, winner)
        tally.cash = [float(goals) for goals in game.score]
        tally.winners = [0, 1] if winner is None else [winner]
        tally.won_by = [0.0 if winner is None else 1.0 if seat == winner else -1.0 for seat in range(2)]


_CARDS: Final = tuple(
    BalanceTarget(f"goals of {card}", 0.08, 0.55, needs_many=True) for at, card in enumerate(CARDS) if at != CLOSING
)
FIRST_MATCH: Final = (
    BalanceTarget("goals a match", 2.5, 3.8),
    BalanceTarget("matches level after six periods", 0.2, 0.3, needs_many=True),
    BalanceTarget("decided matches that club A wins", 0.45, 0.55, needs_many=True),
    BalanceTarget("attacks a match", 9.0, 11.0),
    BalanceTarget("counter-attacks a match", 1.8, 2.8),
    BalanceTarget("build-ups that fail", 2.3, 3.3),
    BalanceTarget("bookings a match", 2.0, 5.0),
    BalanceTarget("second bookings a match", 0.0, 0.7),
    BalanceTarget("red cards a match", 0.0, 0.4),
    BalanceTarget("injuries a match", 0.5, 2.0),
    BalanceTarget("attacks with the closing card a match", 0.0, 0.3),
    BalanceTarget("questions a match", 0.0, 220.0),
    *_CARDS[:11],
)
"""For the first match's squads and cards."""
EXTRA_TIME: Final = (
    BalanceTarget("matches with extra time", 0.2, 0.32, needs_many=True),
    BalanceTarget("matches with a shoot-out", 0.06, 0.15, needs_many=True),
)
"""Besides, where extra time always follows."""
COLOUR_DECKS: Final = (
    tuple(
        BalanceTarget(f"wins less losses of {colour}", -0.15, 0.15, needs_many=True)
        for at, colour in enumerate(COLOURS)
        if at != WHITE
    )
    + _CARDS
)
"""Where squads and colours are chosen."""
Measure = Callable[[Tally], float]
"""A number of one match."""


def figures(tallies: Sequence[Tally]) -> SetOfFigures:
    """All figures of these matches."""

    found: list[MeasuredFigure] = [
        a_match("goals a match", tallies, lambda t: t.goals),
        a_match("matches level after six periods", tallies, lambda t: t.level),
        ratio("decided matches that club A wins", tallies, lambda t: t.club == 0, lambda t: t.club >= 0),
        a_match("attacks a match", tallies, lambda t: t.attacks),
        a_match("counter-attacks a match", tallies, lambda t: t.counters),
        ratio("build-ups that fail", tallies, lambda t: 10 * t.failed, lambda t: t.attacks),
        a_match("bookings a match", tallies, lambda t: t.bookings),
        a_match("second bookings a match", tallies, lambda t: t.second_bookings),
        a_match("red cards a match", tallies, lambda t: t.sent_off - t.second_bookings),
        a_match("injuries a match", tallies, lambda t: t.injuries),
        a_match("substitutions a match", tallies, lambda t: t.substitutions),
        a_match("attacks with the closing card a match", tallies, lambda t: t.closing_attacks),
        a_match("matches with extra time", tallies, lambda t: t.extra_time),
        a_match("matches with a shoot-out", tallies, lambda t: t.after == "shootout"),
        a_match("questions about marks a match", tallies, lambda t: t.marks),
        *of_questions(tallies),
    ]
    found += [
        ratio(f"wins less losses of {colour}", tallies, _won_by(colour), _played_by(colour))
        for at, colour in enumerate(COLOURS)
        if at != WHITE
    ]
    found += [
        ratio(f"goals of {card}", tallies, _of("scored", card), _of("tried", card))
        for at, card in enumerate(CARDS)
        if at != CLOSING
    ]
    return SetOfFigures(len(tallies), tuple(found))


def _won_by(colour: str) -> Measure:
    """How often a colour has won less how often it has lost, against another colour."""
    return lambda tally: sum(
        won for own, won in zip(tally.colours, tally.won_by, strict=False) if own == colour and _differ(tally)
    )


def _played_by(colour: str) -> Measure:
    return lambda tally: float(colour in tally.colours and _differ(tally))


def _differ(tally: Tally) -> bool:
    return len(set(tally.colours)) > 1


def _of(name: str, card: str) -> Measure:
    return lambda tally: float(getattr(tally, name).get(card, 0))


FORMS: Final[Mapping[str, Mapping[str, Any]]] = {
    "first-match": {"squads": "first", "decks": "first", "extra_time": "never"},
    "extra-time": {"squads": "first", "decks": "first", "extra_time": "always"},
    "usual": {"squads": "choose", "decks": "colour", "extra_time": "ask"},
    "free": {"squads": "choose", "decks": "free", "extra_time": "ask"},
}
"""Kinds of matches by name, for `--format`."""
TABLES: Final[Mapping[str, Sequence[BalanceTarget]]] = {
    "first-match": FIRST_MATCH,
    "extra-time": EXTRA_TIME,
    "usual": COLOUR_DECKS,
}
"""The rows of the balance table by kind of match (F19)."""

_CHOSEN: Final = {"squads": "choose", "decks": "colour"}


class FinalWhistleLab(MatchLab):
    """What the laboratory measures of Final Whistle."""

    unit = "wins"
    forms = FORMS
    counts = Counter
    targets = FIRST_MATCH
    setups: Sequence[Mapping[str, Any]] = (
        {**_CHOSEN, "extra_time": "ask"},
        {"extra_time": "ask"},
        {**_CHOSEN, "decks": "free", "extra_time": "always"},
        {"decks": "colour", "clubs": "ba", "extra_time": "always", "substitutions": "hurt"},
        {**_CHOSEN, "holder": 1, "holder_points": -10, "leg": 2, "first_leg": [1, 1]},
        {**_CHOSEN, "holder": 0, "holder_points": 10, "leg": 1, "substitutions": "later"},
    )
    heard: Mapping[str, Any] = {"decks": "colour"}
    """Decks of the first match lie open as sets: no name of a card would be a secret."""
    # With the last card picked both come to light, and all that follows hangs on the other's.
    shows_hidden = EVENTS.revealing()

    def table(self, options: Json) -> Sequence[BalanceTarget]:
        """The rows of the kind of match that these options are (F19)."""
        return next((rows for name, rows in TABLES.items() if FORMS[name] == options), ())

    def rungs(self) -> tuple[Rung, ...]:
        """Each level beats the one below; `expert` beats `random` in nine of ten, as more luck is in this game."""
        usual = FORMS["extra-time"]
        ladder = ("random", "easy", "normal", "hard", "expert")
        steps = [
            Rung(level, below, 200, least_bound=0.55, others=1, options=usual) for below, level in pairwise(ladder)
        ]
        return (*steps, Rung("expert", "random", 200, least_share=0.9, others=1, options=usual))

    def figures(self, tallies: Sequence[Any]) -> SetOfFigures:
        """All figures that are measured, those of the balance table first."""
        return figures(tallies)

    def check_position(self, game: FinalWhistle) -> None:
        """Check that every man and every card is in one place, and marks are those of the attack
        (F0.8, F2.1, F4.10)."""
        for seat in range(2):
            men = [*game.field[seat], *game.bench[seat], *game.box[seat]]
            if men or game.period:
                demand(len(set(men)) == len(men) == SQUAD_MEN, "a man is in no place or in two")
                demand(all(man // SQUAD == seat for man in men), "a man plays for the other club")
                demand(len(game.bench[seat]) <= BENCH_MEN, "the bench is too long")
                demand(len(game.men_in(seat, G)) <= 1, "two goalies play")
            if game.period:
                self._check_cards(game, seat)
        marked = [man for man in (*game.marked[0], *game.marked[1]) if man != NONE]
        on_field = {*game.field[0], *game.field[1]}
        demand(all(game.mark[man] for man in marked if man in on_field), "a man is marked and is not")
        demand(game.phase != NONE or not any(game.mark), "a mark was left")
        demand((game.asked < 0) == bool(game.after), "nobody is asked, or somebody after the end")

    def _check_cards(self, game: FinalWhistle, seat: int) -> None:
        held = [*game.hands[seat], *game.piles[seat]]
        shown = [card for card in game.shown[seat] if card != CLOSING]
        cards = sorted([*held, *shown])
        due = sorted([*game.decks[seat], *([] if game.closing_open[seat] else [CLOSING])])
        demand(cards == due, "a card is in no place or in two")
        demand(len(game.hands[seat]) <= HAND, "a hand is too large")
        demand(len(game.decks[seat]) in (DECK, DECK - 6), "a deck has the wrong number of cards")
