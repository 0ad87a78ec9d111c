"""What the deck of Millions of Swallows must come to: the rows of its balance table, and its ladder of levels."""

from collections.abc import Sequence
from typing import Final

from swallows_gui.games.swallows.lab.figures import FINALS_WON, SLIPS_SHARED, returned, title_of
from swallows_gui.games.swallows.rules.formats import Format
from swallows_gui.lab.game_lab import BalanceTarget, Rung

TARGETS: Final = (
    BalanceTarget("goals a match", 2.3, 3.0),
    BalanceTarget("group matches drawn", 0.20, 0.30),
    BalanceTarget("group matches goalless", 0.05, 0.11),
    BalanceTarget("first-named share of close matches", 0.45, 0.57),
    BalanceTarget("stronger by 4 wins", 0.55, 0.75),
    BalanceTarget("rank correlation of strength with quarter-finals", 0.9, 1.0),
    BalanceTarget("knock-out to extra time", 0.20, 0.35),
    BalanceTarget("knock-out to shoot-out", 0.08, 0.22),
    BalanceTarget("free kicks a match", 0.15, 0.6),
    BalanceTarget("penalties a match", 0.15, 0.6),
    BalanceTarget("sendings-off a match", 0.15, 0.6),
    BalanceTarget("teams whose best bet is fair", 0.8, 1.0),
    BalanceTarget("teams of 16 best bet on the final or title", 3.0, 16.0),
    BalanceTarget("a seat's share of wins, distance from even", -0.03, 0.03, needs_many=True),
    BalanceTarget("least played card", 0.05, 1.0, needs_many=True),
    BalanceTarget("tournaments with lapsed draws", 0.0, 0.01, needs_many=True),
    BalanceTarget("questions where only passing is left", 0.0, 0.30),
    BalanceTarget("greens a team plays in a group match", 2.5, 5.0),
    BalanceTarget("group matches of duty greens only", 0.0, 0.08),
    BalanceTarget("greens held at elimination", 0.0, 3.0),
    BalanceTarget("bribes accepted a tournament", 10.0, 30.0),
    BalanceTarget("bribe, M", 1.3, 8.0),
    BalanceTarget("offers and envelopes for nothing", 0.0, 0.0),
    BalanceTarget("matches with a referee bound to both", 0.0, 0.20),
    BalanceTarget("questions a seat", 120.0, 300.0),
    BalanceTarget("seat's matches of more than 40 questions", 0.0, 0.01),
)

HEADS: Final = (
    *(BalanceTarget(title_of(code), 0.10, 0.30) for code in ("ARG", "BRA", "FRA")),
    BalanceTarget(title_of("GER"), 0.04, 0.12),
    BalanceTarget(FINALS_WON, 0.0, 0.75),
    BalanceTarget(SLIPS_SHARED, 0.0, 1.25),
)
"""What becomes of the heads of the groups."""

CONDUCT: Final = (
    BalanceTarget("bets held alone", 0.25, 1.0),
    BalanceTarget("tournaments with a title bet", 0.5, 1.0),
    BalanceTarget("knock-out matches won with greens burnt, a tournament", 0.0, 0.0),
    BalanceTarget("bribes paid to who has the same bet", 0.0, 0.25),
)
"""Seats that differ and have no habit that nobody could defend."""

EXPERTS: Final = (*HEADS, *CONDUCT)
"""Rows for tables of `expert` seats, who know best what things are worth."""

_OF_STAKES: Final = {"teams whose best bet is fair", "teams of 16 best bet on the final or title"}
"""Rows that hold stakes against pays of a field of 16."""
_A_TOURNAMENT: Final = {"bribes accepted a tournament", "questions a seat"}
"""Rows that grow with the number of matches."""
_USUAL_MATCHES: Final = 31
_RETURNS: Final = (
    BalanceTarget(returned("V"), 0.9, 1.1, needs_many=True),
    BalanceTarget(returned("F"), 1.6, 2.1, needs_many=True),
    BalanceTarget(returned("S"), 0.7, 3.0, needs_many=True),
)
"""What the bets of `normal` seats return with 16 teams: 1.00, 1.85 and 1.85 over 400 tournaments."""


def table(form: Format) -> Sequence[BalanceTarget]:
    """The rows for a format.

    Groups of four with a knock-out after them are football as the deck was made for it: every row holds, those by
    tournament for as many matches. Rows on stakes are those of the 16-team game; a proposed economy must return what
    that one does (S10.5), and one that the rules give (S10.1) stands as it is.
    """
    schedule = form.schedule
    matches = len(schedule.fixtures)
    usual = schedule.simple and {group.size for group in schedule.groups} == {4}
    rows = TARGETS if usual else ()
    if matches == _USUAL_MATCHES and usual:
        return rows
    grown = matches / _USUAL_MATCHES
    kept = [_grown(row, grown) if row.name in _A_TOURNAMENT else row for row in rows if row.name not in _OF_STAKES]
    return (*kept, *(() if form.economy.card_off or not form.economy.bets else _RETURNS))


def _grown(row: BalanceTarget, by: float) -> BalanceTarget:
    return row._replace(low=row.low * by, high=row.high * by)


LADDER: Final = (
    Rung("expert", "normal", 160, least_share=0.45, least_bound=0.33),
    Rung("hard", "normal", 200, least_bound=0.27),
    Rung("normal", "easy", 400, least_share=0.45),
    Rung("expert", "random", 80, least_share=0.85),
)
