"""The tables that a game is played by: footballers, tactics cards, ready squads, the special die (F0).

A man of a club is a number from 0 to 29, in the order of `MEN`; in a match a man is `seat * 30 + number`. A card is a
number from 0 to 29, in the order of `CARDS`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

LINES: Final = ("G", "D", "M", "S")
G, D, M, S = range(4)
ANY: Final = 4
"""An entry that any man but the goalie may fill (F0.6)."""

MEN: Final = (
    *(f"G{number}" for number in range(1, 4)),
    *(f"{line}{number}" for line in "DMS" for number in range(1, 10)),
)
"""The ids of a club's footballers; both clubs have the same."""
SQUAD: Final = len(MEN)
LINE_OF: Final = tuple(LINES.index(man[0]) for man in MEN)
"""By number of a man: the line he is at home in."""

COLOURS: Final = ("white", "lilac", "red", "yellow", "blue")
WHITE: Final = 0
CARDS: Final = tuple(f"{colour}{number}" for colour in "WLRYB" for number in range(1, 7))
CLOSING: Final = 0
"""The closing card (F0.9)."""
OTHER_WHITE: Final = (1, 2, 3, 4, 5)
"""The white cards beside the closing card."""

NO_SYMBOL, INJURY, YELLOW, RED = range(4)
SYMBOLS: Final = (None, "I", "Y", "R")
"""As a record writes them (F0.4)."""

FIELD_MEN: Final = 11
BENCH_MEN: Final = 4
SQUAD_MEN: Final = FIELD_MEN + BENCH_MEN
HAND: Final = 3
DECK: Final = 11
"""Cards of a deck without the closing card (F2.1)."""
READY: Final = ("first", "all-round", "defence", "midfield", "attack")
"""The ready squads (F12.2)."""


class Entry(NamedTuple):
    """What one entry of a card's list asks for (F0.6, F0.7)."""

    line: int
    """G, D, M, S or ANY."""
    link: int = 0
    """The entry of the build-up, from 1, whose man is used again; 0: none."""


Men = tuple[int, ...]
Cards = tuple[int, ...]
Lists = tuple[tuple[Entry, ...], tuple[Entry, ...]]
"""What the attacker needs, what the defender needs."""


@dataclass(frozen=True, slots=True)
class Card:
    """A tactics card (F0.6)."""

    id: str
    slug: str
    name: Mapping[str, str]
    """By language."""
    colour: int
    strength: int
    build_up: Lists | None
    finish: Lists

    def lists(self, phase: int) -> Lists:
        """What build-up (phase 0) or finish (1) asks for. There must be such a phase."""
        found = self.finish if phase else self.build_up
        assert found is not None
        return found


@dataclass(frozen=True, slots=True)
class Footballer:
    """A man of a club (F0.4)."""

    name: str
    value: int
    sides: tuple[int, ...]
    symbols: tuple[int, ...]


class Squad(NamedTuple):
    """Eleven men for the field, four for the bench (F1.1), by their numbers."""

    field: tuple[int, ...]
    bench: tuple[int, ...]

    @property
    def men(self) -> tuple[int, ...]:
        """All fifteen."""
        return (*self.field, *self.bench)


@dataclass(frozen=True)
class Tables:
    """What is in the box."""

    digest: str
    """Names what of it bears on the rules."""
    die: tuple[int, ...]
    """What the special die shows for 1 to 6 (F0.3)."""
    points: int
    """What a squad may cost (F1.1)."""
    clubs: tuple[str, ...]
    """The names of the clubs, A and B."""
    men: tuple[tuple[Footballer, ...], ...]
    """By club and number."""
    cards: tuple[Card, ...]
    squads: tuple[tuple[Squad, ...], ...]
    """By club: the ready squads, in the order of `READY`."""
    suits: tuple[tuple[int, ...], ...]
    """By ready squad: the colours of the decks that it suits."""

    @cached_property
    def values(self) -> tuple[int, ...]:
        """By number: what a man costs, the same in both clubs."""
        return tuple(man.value for man in self.men[0])

    @cached_property
    def cheapest_first(self) -> tuple[int, ...]:
        """All numbers, by what the men cost."""
        return tuple(sorted(range(SQUAD), key=self.values.__getitem__))

    def cost(self, squad: tuple[int, ...]) -> int:
        """What these men cost together."""
        return sum(self.men[0][man].value for man in squad)


def cards_of(colour: int) -> tuple[int, ...]:
    """The six cards of a colour.

    >>> [CARDS[card] for card in cards_of(COLOURS.index("blue"))][:2]
    ['B1', 'B2']
    """
    return tuple(range(colour * 6, colour * 6 + 6))


def deck_of(colour: int) -> tuple[int, ...]:
    """The deck of a colour: the other five white cards and its six (F2.2)."""
    return OTHER_WHITE + cards_of(colour)
