"""A format: what is played, and what it costs and pays (S2.4, S7.4, S9.1, S10). All sums are whole M."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from swallows_gui.engine.tournament.schedule import Schedule

MOST_TEAMS: Final = 48
MOST_IN_A_GROUP: Final = 2
"""Teams of one seat in one group (S1.5)."""
USUAL_SEATS: Final = 4
"""So many seats are proposed, where so many may play (S1.1)."""


class Pay(NamedTuple):
    """What a bet pays (M) and for which stage reached; `stage` "champion" means winning the tournament."""

    stage: str
    amount: int


@dataclass(frozen=True, slots=True)
class Economy:
    """What Millions of Swallows makes of a schedule."""

    seats: tuple[int, int]
    """Fewest and most."""
    drafts: bool
    """Whether teams are drafted or dealt and drawn into groups (S1.3 to S1.5); else the field's order gives them."""
    cash: int
    """What every seat starts with."""
    bets: Mapping[str, Pay]
    """By kind (actions.BET_KINDS) in their order; none, or the title and those of the others that can be worth it."""
    fees: Mapping[str, int]
    """By what of the ladder a team reaches at most, by "3" and "4" after a match for third place, or by "draw"."""
    rest: str | None
    """What of the ladder the cards are gathered and dealt anew before (S7.4, S7.5), if anything."""
    decks: int = 1
    """So many decks are shuffled together; personalised cards are there once (S10.3)."""
    card_off: bool = False
    """Whether each team is dealt a card fewer, of a colour that its trainer names (S10.1)."""
    heads: bool = True
    """Whether the house's heads head the groups (S1.2)."""
    pots: bool = False
    """Whether groups are drawn from pots by strength, hosts in the first."""
    hosts: tuple[str, ...] = ()
    """Nations that stand first in their groups, if they play."""
    drawn: bool = False
    """Whether the places of the field are drawn, where there are no groups."""
    sheets: tuple[tuple[str, ...], ...] = ()
    """The groups of each record sheet, where there are several (S10.4)."""

    def fee(self, reached: str) -> int:
        """What the trainer gets of a team that reaches this at most, M."""
        return self.fees.get(reached, 0)

    @property
    def usual_seats(self) -> int:
        """How many seats are proposed."""
        return min(USUAL_SEATS, self.seats[1])


@dataclass(frozen=True, slots=True)
class Format:
    """The shape of a tournament (S10.5)."""

    id: str
    schedule: Schedule
    economy: Economy

    def __hash__(self) -> int:
        return hash(self.id)
