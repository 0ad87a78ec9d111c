"""The state of a match: every field, its copy, and the questions the steps ask of it.

A man is `seat * 30 + number`, a card a number from 0 to 29. Tuples are shared between copies.
"""

from typing import Final, Self

from swallows_gui.engine.chance import Chance
from swallows_gui.engine.game import SEAT_SHIFT, Event, Json
from swallows_gui.engine.step import Step
from swallows_gui.games.final_whistle.rules.options import Options
from swallows_gui.games.final_whistle.rules.tables import LINE_OF, NO_SYMBOL, SQUAD, Cards, G, Men, Tables

NOBODY_ASKED: Final = -1
NONE: Final = -1
"""No card, no man, no seat."""

Pair = tuple[int, int]

PLAIN: Final = (
    "asked", "period", "score", "attacker", "due", "number", "side", "tied", "countered", "counter", "phase", "up",
    "place", "built", "marked", "to_check", "built_up", "scored", "leaving", "closing_open", "extra", "shot",
    "shootout", "begins", "after",
)  # fmt: skip
"""Open fields that are numbers, texts and tuples of numbers."""
BY_SEAT: Final = ("field", "bench", "box", "shown", "rows", "decks", "picked", "hands", "piles", "shooters")
"""A tuple a seat; the last six hold secrets."""
SECRET: Final = ("rows", "decks", "picked", "hands", "piles", "shooters")
BY_MAN: Final = ("line", "top", "booked", "mark")
"""A byte a man."""


class State:
    """All that a match is made of. Made by `FinalWhistle.new`."""

    __slots__ = (
        *PLAIN,
        *BY_SEAT,
        *BY_MAN,
        "_legal",
        "chance",
        "emits_events",
        "log",
        "options",
        "seats",
        "sides",
        "start_events",
        "step",
        "symbols",
        "tables",
    )

    # Set up once, shared by all copies
    tables: Tables
    options: Options
    seats: int
    sides: tuple[tuple[int, ...], ...]
    """By man: the strengths of his sides."""
    symbols: tuple[tuple[int, ...], ...]
    """By man: the symbols of his sides."""
    start_events: list[Event]
    emits_events: bool
    """Whether events are told; search does without."""
    log: list[Event]
    """The events of the running push."""

    # Who is asked what
    step: "Step[State]"
    asked: int
    """The seat asked, or NOBODY_ASKED when the match is over."""
    _legal: list[int] | None
    chance: Chance

    # The men
    field: list[Men]
    """By seat: who plays, in the order of their numbers."""
    bench: list[Men]
    box: list[Men]
    line: bytearray
    """By man: the line he plays in; a stand-in's is G (F7.5)."""
    top: bytearray
    """By man: which of his sides is on top (F0.5)."""
    booked: bytearray
    """By man: how often."""
    mark: bytearray
    """By man: 0, 1 for the build-up, 2 for the finish of the running attack."""

    # What is chosen in secret
    rows: list[Men]
    """By seat: the men taken for the squad so far, by number (F1.6); () once the squads lie open."""
    decks: list[Cards]
    """By seat: the cards it plays with, without the closing card; in the order in which they were chosen."""
    picked: list[Cards]
    """By seat: the cards picked and not yet shown: its first hand (F2.4) or the card of the period (F3.2)."""
    shooters: list[Men]
    """By seat: the men named for a series of the shoot-out."""
    hands: list[Cards]
    piles: list[Cards]
    """The next card first; the last is the closing card."""

    # The cards that lie open
    shown: list[Cards]
    """By seat: its cards played and exchanged since the last deal, in their order."""
    closing_open: Pair
    """By seat: whether its closing card lies open (F8.1)."""

    # The period
    period: int
    """1 to 8, 0 before the first."""
    score: Pair
    place: int
    """Who is asked for substitutions: 0 the first, 1 the other (F3.1)."""
    up: Pair
    """By seat: its card in play, or NONE."""
    tied: bool
    """The period began with equal strengths."""
    attacker: int
    """The seat whose attacks they are."""
    due: int
    """The attacks of this period."""
    number: int
    """Of the running attack, 0 before the first."""
    countered: bool
    """The counter-attack of this period has begun (F5.4)."""

    # The attack
    counter: bool
    """The running attack is the counter-attack."""
    side: int
    """The seat that attacks now."""
    phase: int
    """0 build-up, 1 finish, NONE between attacks."""
    marked: tuple[Men, Men]
    """The men of attacker and defender in this phase, an entry each; NONE for an empty one."""
    built: Men
    """The attacker's men of the build-up, an entry each."""
    built_up: int
    """1 if the build-up succeeded, 0 if not, NONE if there was none."""
    scored: bool
    to_check: Men
    """Men whose symbols are still to be checked (F6.1)."""
    leaving: int
    """The injured man who is to be replaced, or NONE."""

    # The end
    extra: bool
    """Extra time has begun."""
    shot: int
    """Bits of the men who were named in the shoot-out."""
    shootout: tuple[int, ...]
    """Goals of the shoot-out; () before it."""
    begins: int
    """The seat that shoots first, NONE before that is rolled."""
    after: str
    """How the match ended, "" while it runs."""

    @property
    def legal(self) -> list[int]:
        """What the seat asked may do; never changed in place."""
        if self._legal is None:
            self._legal = self.step.options(self) if self.asked >= 0 else []
        return self._legal

    @property
    def to_move(self) -> int | None:
        """The seat that must decide, or None when the match is over."""
        return None if self.asked < 0 else self.asked

    @property
    def standing(self) -> Pair:
        """The goals that decide: those of the first leg are added (F10.1)."""
        return self.score[0] + self.options.first_leg[0], self.score[1] + self.options.first_leg[1]

    @property
    def winner(self) -> int | None:
        """The seat that is ahead, by the shoot-out if there was one; None: level."""
        ours, theirs = self.shootout or self.standing
        return None if ours == theirs else int(theirs > ours)

    @property
    def result(self) -> Json | None:
        """How the match ended, or None while it runs (F9.8)."""
        if not self.after:
            return None
        return {
            "score": list(self.score),
            "after": self.after,
            "shootout": list(self.shootout) or None,
            "winner": self.winner,
        }

    def action(self, verb: int, argument: int = 0) -> int:
        """An action of the seat asked."""
        return self.asked << SEAT_SHIFT | verb | argument

    def ask(self, step: "Step[State]", seat: int) -> None:
        """Wait for `seat` to decide in `step`."""
        self.step, self.asked, self._legal = step, seat, None

    def tell(self, *event: object) -> None:
        """Something has happened."""
        if self.emits_events:
            self.log.append(event)

    def special_die(self) -> int:
        """Roll the special die: 1 to 6; `tables.die` says what is behind (F0.3)."""
        return self.chance.die()

    def value_of(self, die: int) -> int:
        """What the special die shows."""
        return self.tables.die[die - 1]

    def goalie(self, seat: int) -> int:
        """The goalie on the field, or his stand-in; NONE if there is nobody (F7.5)."""
        for man in self.field[seat]:
            if self.line[man] == G:
                return man
        return NONE

    def is_stand_in(self, man: int) -> bool:
        """Whether a man of the field stands in for the goalie (F7.5)."""
        return self.line[man] == G != LINE_OF[man % SQUAD]

    def strength(self, man: int) -> int:
        """What a man counts now (F0.5); a stand-in 1, nobody 0."""
        if man == NONE:
            return 0
        return 1 if self.is_stand_in(man) else self.sides[man][self.top[man]]

    def symbol(self, man: int) -> int:
        """The symbol on top of a man; a stand-in has none."""
        return NO_SYMBOL if self.is_stand_in(man) else self.symbols[man][self.top[man]]

    def men_in(self, seat: int, line: int) -> list[int]:
        """The men of the field who play in a line."""
        in_line = self.line
        return [man for man in self.field[seat] if in_line[man] == line]

    def to_box(self, man: int) -> None:
        """A man of the field is out for good."""
        seat = man // SQUAD
        self.field[seat] = tuple([other for other in self.field[seat] if other != man])
        self.box[seat] += (man,)

    def comes_on(self, man: int) -> None:
        """A man of the bench goes on the field, upright and in his own line (F6.4)."""
        seat = man // SQUAD
        self.bench[seat] = tuple([other for other in self.bench[seat] if other != man])
        self.field[seat] = tuple(sorted((*self.field[seat], man)))

    def copy(self) -> Self:
        """An independent copy."""
        twin = self.__new__(type(self))
        self.copy_into(twin)
        return twin

    def copy_into(self, twin: "State") -> None:
        """Make `twin` an independent copy."""
        twin.tables = self.tables
        twin.options = self.options
        twin.seats = self.seats
        twin.sides = self.sides
        twin.symbols = self.symbols
        twin.start_events = self.start_events
        twin.emits_events = self.emits_events
        twin.log = self.log
        twin.step = self.step
        twin.asked = self.asked
        twin._legal = self._legal
        twin.chance = self.chance.copy()
        twin.field = self.field[:]
        twin.bench = self.bench[:]
        twin.box = self.box[:]
        twin.line = self.line[:]
        twin.top = self.top[:]
        twin.booked = self.booked[:]
        twin.mark = self.mark[:]
        twin.rows = self.rows[:]
        twin.decks = self.decks[:]
        twin.picked = self.picked[:]
        twin.shooters = self.shooters[:]
        twin.hands = self.hands[:]
        twin.piles = self.piles[:]
        twin.shown = self.shown[:]
        twin.closing_open = self.closing_open
        twin.period = self.period
        twin.score = self.score
        twin.place = self.place
        twin.up = self.up
        twin.tied = self.tied
        twin.attacker = self.attacker
        twin.due = self.due
        twin.number = self.number
        twin.countered = self.countered
        twin.counter = self.counter
        twin.side = self.side
        twin.phase = self.phase
        twin.marked = self.marked
        twin.built = self.built
        twin.built_up = self.built_up
        twin.scored = self.scored
        twin.to_check = self.to_check
        twin.leaving = self.leaving
        twin.extra = self.extra
        twin.shot = self.shot
        twin.shootout = self.shootout
        twin.begins = self.begins
        twin.after = self.after
