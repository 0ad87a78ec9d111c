"""What one seat knows of a match, and what can be asked of that (F15)."""

from typing import Any, Final

from swallows_gui.engine.by_turns import ViewByTurns
from swallows_gui.engine.chance import Chance
from swallows_gui.engine.game import Json, open_field
from swallows_gui.games.final_whistle.rules import odds
from swallows_gui.games.final_whistle.rules.attack import PHASES, bonus, entries, entry_asked, sums
from swallows_gui.games.final_whistle.rules.decks import faults as deck_faults
from swallows_gui.games.final_whistle.rules.men import who_may_fill
from swallows_gui.games.final_whistle.rules.odds import Outlook
from swallows_gui.games.final_whistle.rules.options import (
    LINE_OF,
    SQUAD,
    WHITE,
    Card,
    Cards,
    Entry,
    Footballer,
    Men,
    Tables,
    deck_of,
)
from swallows_gui.games.final_whistle.rules.sampling import club_of, least_cost, sample
from swallows_gui.games.final_whistle.rules.sampling import faults as squad_faults
from swallows_gui.games.final_whistle.rules.state import NONE, SECRET, Options, Pair, State
from swallows_gui.games.final_whistle.rules.substitution import gap

_COVERED: Final = ("hands", "piles")
"""Secrets of which others know how many cards they are."""


class FinalWhistleView(ViewByTurns[State]):
    """All that a seat knows; with seat None what everybody knows. Men are numbers: `seat * 30 + number`."""

    __slots__ = ()

    tables: Tables
    options: Options

    def __init__(self, game: State, seat: int | None) -> None:
        super().__init__(game, seat)
        known = self.open  # with backs for cards that others hold and for the piles
        for name in SECRET:
            getattr(known, name)[:] = [
                items if other == seat and name != "piles" else _cover(name, items)
                for other, items in enumerate(getattr(game, name))
            ]
        for other in range(2):
            if other != seat:
                known.decks[other] = self.known_deck_in(game, other) or ()
        known._legal = game.legal if seat is not None and seat == game.to_move else []

    @staticmethod
    def known_deck_in(game: State, seat: int) -> Cards | None:
        """The deck that everybody knows a seat to have, by the option or by a colour shown (F15.2)."""
        if not game.period:
            return None
        if game.extra or game.options.decks == "first":
            return game.decks[seat]
        if game.options.decks == "colour":
            for card in game.shown[seat]:
                colour = game.tables.cards[card].colour
                if colour != WHITE:
                    return deck_of(colour)
        return None

    # What every view has

    section: int = open_field("period")
    """The number of the period, 0 before the first."""

    def sample(self, chance: Chance) -> Any:
        """A full match that fits this view, the unseen parts drawn from `chance`."""
        return sample(self, chance)

    # The match

    step: str = open_field("step.name")
    """What is asked (F14)."""
    period: int = open_field("period")
    """1 to 8, 0 before the first."""
    score: Pair = open_field("score")
    """Goals by seat."""
    result: Json | None = open_field("result")
    """How the match ended, or None."""
    shootout: tuple[int, ...] = open_field("shootout")
    """Goals of the shoot-out, () before it."""

    # Men

    def club(self, seat: int) -> int:
        """The club that a seat leads: 0 for A, 1 for B."""
        return club_of(self.open, seat)

    def footballer(self, man: int) -> Footballer:
        """Name, value, sides and symbols of a man."""
        return self.tables.men[self.club(man // SQUAD)][man % SQUAD]

    def field(self, seat: int) -> Men:
        """The men of a seat on the field."""
        return self.open.field[seat]

    def bench(self, seat: int) -> Men:
        """The reserves."""
        return self.open.bench[seat]

    def box(self, seat: int) -> Men:
        """Who is out for good, the first one first."""
        return self.open.box[seat]

    def line(self, man: int) -> int:
        """The line a man plays in."""
        return self.open.line[man]

    def top(self, man: int) -> int:
        """Which of his sides is on top, 0 to 3."""
        return self.open.top[man]

    def strength(self, man: int) -> int:
        """What he counts now."""
        return self.open.strength(man)

    def next_strength(self, man: int) -> int:
        """What he counts once he has turned."""
        return odds.next_strength(self.open, man)

    def symbol(self, man: int) -> int:
        """The symbol on top of him."""
        return self.open.symbol(man)

    def bookings(self, man: int) -> int:
        """How often he has been booked."""
        return self.open.booked[man]

    def is_stand_in(self, man: int) -> bool:
        """Whether he stands in for the goalie."""
        return self.open.is_stand_in(man)

    def mark(self, man: int) -> int:
        """0, 1 if he is used in the build-up, 2 in the finish."""
        return self.open.mark[man]

    # Squad and deck in the making

    @property
    def row(self) -> Men:
        """The men this seat has taken for its squad so far, by number (F1.6)."""
        return self.open.rows[self.seat] if self.seat is not None else ()

    @property
    def budget(self) -> int:
        """What this seat's squad may cost; for the public the usual points."""
        points = self.tables.points
        return points if self.seat is None else self.options.budget(self.seat, points)

    def least_cost(self, row: Men) -> int:
        """What a squad that begins with these men costs at least (F1.6)."""
        return least_cost(self.tables, row)

    def squad_faults(self, field: Men, bench: Men) -> list[str]:
        """What keeps these from being a squad of this seat: codes, as `squads.faults` has them."""
        return squad_faults(self.tables, field, bench, self.budget)

    def deck_faults(self, deck: Cards) -> list[tuple[int, int, int]]:
        """What keeps these from being a free deck, as `decks.faults` has it."""
        return deck_faults(self.tables, deck)

    # Cards

    @property
    def hand(self) -> Cards:
        """The seat's own cards, () for the public."""
        return self.open.hands[self.seat] if self.seat is not None else ()

    @property
    def deck(self) -> Cards:
        """The seat's own deck without the closing card, in no order of its pile."""
        return self.open.decks[self.seat] if self.seat is not None else ()

    @property
    def picked(self) -> Cards:
        """What this seat has picked secretly: its first hand or the card of the period."""
        return self.open.picked[self.seat] if self.seat is not None else ()

    @property
    def named(self) -> Men:
        """The shooters that this seat has named for the next series."""
        return self.open.shooters[self.seat] if self.seat is not None else ()

    def known_deck(self, seat: int) -> Cards | None:
        """The deck of a seat without the closing card, as far as this view knows it as a set (F15.2)."""
        return self.open.decks[seat] or None

    def hand_size(self, seat: int) -> int:
        """How many cards a seat holds."""
        return len(self.open.hands[seat])

    def pile_left(self, seat: int) -> int:
        """How many cards its pile has, the closing card counted."""
        return len(self.open.piles[seat])

    def closing_open(self, seat: int) -> bool:
        """Whether its closing card lies open."""
        return bool(self.open.closing_open[seat])

    def shown(self, seat: int) -> Cards:
        """The cards it has played and exchanged since the last deal."""
        return self.open.shown[seat]

    def card_up(self, seat: int) -> Card | None:
        """Its card in play."""
        card = self.open.up[seat]
        return None if card == NONE else self.tables.cards[card]

    # The attack

    @property
    def attacker(self) -> int:
        """The seat that attacks now, -1 between attacks."""
        return self.open.side if self.phase else NONE

    @property
    def phase(self) -> str:
        """build_up, finish, or "" between attacks."""
        return "" if self.open.phase == NONE else PHASES[self.open.phase]

    @property
    def attack(self) -> Pair:
        """The number of the attack and how many are due."""
        return self.open.number, self.open.due

    counter: bool = open_field("counter")
    """Whether the running attack is a counter-attack."""
    marked: tuple[Men, Men] = open_field("marked")
    """The men of attacker and defender in this phase, an entry each; -1 for an empty one."""

    @property
    def entry(self) -> Entry | None:
        """The entry that is to be filled now."""
        return entry_asked(self.open) if self.step == "mark" and self.to_move is not None else None

    @property
    def answers(self) -> Men:
        """The defender's men who could be marked against the attacking man in question, each once."""
        if self.entry is None or self.to_move != self.attacker:
            return ()
        seat = 1 - self.attacker
        return tuple(sorted({man for entry in entries(self.open, 1) for man in who_may_fill(self.open, seat, entry)}))

    def free_for(self, seat: int, entry: Entry) -> Men:
        """The men of a seat who may be marked for an entry of a card as they stand now (F4.3)."""
        return tuple(who_may_fill(self.open, seat, entry))

    @property
    def sums(self) -> Pair:
        """The strengths of both sides in this phase so far, the attacker's first."""
        return sums(self.open)

    @property
    def bonus(self) -> int:
        """What is added for a counter-attack."""
        return bonus(self.open) if self.phase else 0

    @property
    def line_to_fill(self) -> int:
        """The line that must be filled up, -1 if none."""
        found = gap(self.open) if self.step == "refill" else None
        return NONE if found is None else found[1]

    # Chances, from what this seat knows

    def outlook(self, man: int) -> Outlook:
        """What marking a man for the entry asked leads to."""
        return odds.outlook(self.open, man)

    def throws(self, man: int) -> tuple[tuple[bool, ...], ...]:
        """Which throws succeed once he is marked and the defender answers best: a row for each number of the defender's
        die, in it one for each of the attacker's."""
        return odds.throws(self.tables, self.open.phase, self.outlook(man).ahead)

    def risk(self, man: int) -> float:
        """The chance that his symbol strikes, if he is used now."""
        return odds.risk(self.open, man)

    def card_chance(self, seat: int, card: int) -> float:
        """The chance that an attack of a seat with a card ends in a goal, both with their strongest men."""
        return odds.card_chance(self.open, seat, card)

    def attacks_against(self, card: int, strength: int) -> int:
        """The attacks a card brings against one of `strength`: positive for its seat, negative for the other, 0 if the
        dice decide on a single one (F3.3, F3.4)."""
        return self.tables.cards[card].strength - strength

    def at_home(self, man: int) -> int:
        """The line a man comes from."""
        return LINE_OF[man % SQUAD]


def _cover(name: str, items: tuple[int, ...]) -> tuple[int, ...]:
    return (NONE,) * len(items) if name in _COVERED else ()
