"""The figures of matches, and the balance table with its targets (F19)."""

from collections.abc import Callable, Sequence
from typing import Final

from swallows_gui.games.final_whistle.lab.tally import Tally
from swallows_gui.games.final_whistle.rules.tables import CARDS, CLOSING, COLOURS, WHITE
from swallows_gui.lab.figures import MeasuredFigure, SetOfFigures, a_match, of_questions, ratio
from swallows_gui.lab.game_lab import BalanceTarget

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
        a_match("red cards a match", tallies, lambda t: t.red_cards),
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
    """What a colour has won less what it has lost, where the other seat played another."""
    return lambda tally: sum(
        won for own, won in zip(tally.colours, tally.won_by, strict=False) if own == colour and _differ(tally)
    )


def _played_by(colour: str) -> Measure:
    return lambda tally: float(colour in tally.colours and _differ(tally))


def _differ(tally: Tally) -> bool:
    return len(set(tally.colours)) > 1


def _of(name: str, card: str) -> Measure:
    return lambda tally: float(getattr(tally, name).get(card, 0))
