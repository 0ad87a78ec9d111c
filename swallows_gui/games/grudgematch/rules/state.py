"""The state of a match of the Grudge Match: every field, its copy, and queries that the steps make.

Sides are 0 (Germany) and 1 (France), men numbers from 0 to 7 (`side * 4 + suit`). Tuples are shared between copies.
`Options` are the options a match is set up with (G8), read from a record's header.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final

from swallows_gui.engine.by_turns import MatchByTurns
from swallows_gui.engine.game import SEAT_SHIFT, Json
from swallows_gui.engine.options import TAKE_BACKS, WrittenOptions, one_of
from swallows_gui.engine.step import NOT_BEGUN, GameStep
from swallows_gui.games.grudgematch.rules.tables import CARDS, FRANCE, GERMANY, JOKER, NOBODY, OFF, SIDES, Board, Tables


@dataclass(frozen=True, slots=True)
class Options(WrittenOptions):
    """How a match is set up."""

    germany: int = 0
    """The seat that is Germany (G0.1)."""
    fouling: bool = False
    rows: int = 11
    take_back: str = "agreed"

    @classmethod
    def read(cls, tables: Tables, given: Mapping[str, Any]) -> "Options":
        """The options in `given`; missing ones have their defaults. Raises `IllegalAction("bad_option", option=...,
        value=...)` for a value that cannot be played."""
        one_of(given, "seats", (2,))
        return cls(
            germany=one_of(given, "germany", (0, 1)),
            rows=one_of(given, "rows", tables.boards, tables.rows[0][0]),
            fouling=one_of(given, "fouling", (False, True)),
            take_back=one_of(given, "take_back", TAKE_BACKS),
        )


NOBODY_ASKED: Final = -1
NONE: Final = -1
"""No card, no man, no direction."""

Hand = tuple[int, ...]


@dataclass(slots=True, eq=False, repr=False)
class State(MatchByTurns):
    """All that a match is made of. Hands and pile are hidden, `runner` and `run_die` while a man is only picked."""

    kept: ClassVar[tuple[str, ...]] = (
        "options", "step", "stack", "chance", "men", "boxes", "hands", "pile", "pile_at", "discard", "asked", "ball",
        "score", "turn", "half", "side", "dead", "card_played", "second", "joker_gone", "placing", "lain", "dice",
        "dice_used", "have_run", "runner", "run_die", "kicker", "kick_card", "value", "tackle_value", "tried",
        "tackler", "low", "direction", "left", "way", "had_chance", "chances", "scorer", "back_to", "after",
    )  # fmt: skip
    options_type = Options

    tables: Tables
    options: Options
    board: Board = field(init=False)

    # Who is asked what
    step: "GameStep[State]" = NOT_BEGUN
    stack: "list[GameStep[State]]" = field(default_factory=list)
    """What comes after, the next on top."""
    asked: int = NOBODY_ASKED
    """The side asked, or NOBODY_ASKED when the match is over."""

    # The field
    men: list[int] = field(default_factory=lambda: [OFF] * 8)
    """By man: his space, or OFF."""
    on: bytearray = field(default_factory=bytearray)
    """By space: the man on it, or NOBODY. It follows from `men`."""
    ball: int = OFF
    """Its space, or OFF while it is out of play."""
    boxes: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    """By side: the men in its penalty box, the longest there first."""

    # The cards
    hands: list[Hand] = field(default_factory=lambda: [(), ()])
    """By side."""
    pile: Hand = ()
    pile_at: int = 0
    """How many of `pile` are gone from its top."""
    discard: Hand = ()
    joker_gone: bool = False
    """The joker has come: the second half."""
    second: bool = False
    """The second pack: the next goal wins (G6.3)."""

    # The match
    score: tuple[int, int] = (0, 0)
    turn: int = 0
    """Its number, 0 before the first."""
    half: int = 1
    side: int = GERMANY
    """The side in turn."""
    dead: int = 0
    """Dead turns in a row (G5.3)."""
    card_played: bool = False
    """In this turn, by either side."""
    placing: int = 0
    """Line-up: how many of the eight men have had their turn (G1.2)."""
    lain: tuple[int, ...] = ()
    """Where the ball has lain while it is put from man to man (G2.2)."""

    # The run
    dice: tuple[int, ...] = ()
    """Of this turn's run, () before it."""
    dice_used: int = 0
    """Bits of the dice."""
    have_run: int = 0
    """Bits of the suits of men who have run."""
    runner: int = NONE
    """The man who is about to run, or NONE."""
    run_die: int = 0
    """How many steps he has."""

    # The kick
    kicker: int = NONE
    """NONE while no kick runs."""
    kick_card: int = NONE
    value: int = 0
    """How far the ball goes."""
    tackle_value: int = 0
    """What a tackle needs: with a foul more than `value` (G7.1)."""
    tried: int = 0
    """Bits of the men who have tried to tackle."""
    tackler: int = NONE
    """Who may foul now (G7.2), or NONE."""
    low: int = 0
    """What his card is worth."""
    direction: int = NONE
    """NONE before it is chosen."""
    left: int = 0
    """Steps that the ball still has."""
    way: tuple[int, ...] = ()
    """Spaces it has passed and nobody has been told of."""
    had_chance: int = 0
    """Bits of the men whose chance to block has come."""
    chances: int = 0
    """Bits of the men who have it at this space and have not used it."""

    # After a goal
    scorer: int = NONE
    """The side it counts for."""
    back_to: int = NONE
    """The die of the run after a goal, or NONE."""
    after: str = ""
    """How the match ended, "" while it runs."""

    def set_up(self) -> None:
        """Set the fields that follow from tables and options."""
        self.board = self.tables.boards[self.options.rows]
        self.on = bytearray([NOBODY]) * self.board.size

    @property
    def running(self) -> "GameStep[State]":
        """The name of the step that asks a seat."""
        return self.step

    @property
    def mover(self) -> int:
        """The seat asked, or NOBODY_ASKED."""
        return self.seat(self.asked) if self.asked >= 0 else NOBODY_ASKED

    @property
    def winner(self) -> int:
        """The side that wins as it stands; level after the second pack, France (G6.2, G6.3)."""
        germany, france = self.score
        return GERMANY if germany > france else FRANCE

    @property
    def result(self) -> Json | None:
        """Score, how it ended and the winner's side, or None while the match runs (G6.4)."""
        if not self.after:
            return None
        return {"score": list(self.score), "after": self.after, "winner": SIDES[self.winner]}

    def seat(self, side: int) -> int:
        """The seat of a side."""
        return side ^ self.options.germany

    def action(self, verb: int, argument: int = 0) -> int:
        """An action of the side asked."""
        return (self.asked ^ self.options.germany) << SEAT_SHIFT | verb | argument

    def ask(self, step: "GameStep[State]", side: int) -> None:
        """Wait for `side` to decide in `step`."""
        self.step, self.asked, self._legal = step, side, None

    def restored(self) -> None:
        """Stand the men on the field. Raises `ValueError` for a man or a card that is in no place or in two."""
        for man, space in enumerate(self.men):
            if not OFF <= space < self.board.size or (space != OFF and self.on[space] != NOBODY):
                raise ValueError(f"man {man} cannot stand on {space}")
            if space != OFF:
                self.on[space] = man
        cards = [*self.hands[0], *self.hands[1], *self.discard, *self.pile[self.pile_at :]]
        if sorted(card for card in cards if card != JOKER) != list(range(CARDS)):
            raise ValueError("a card is in no place or in two")

    def move(self, man: int, space: int) -> None:
        """Put a man on a space; OFF takes him from the field."""
        here = self.men[man]
        if here != OFF:
            self.on[here] = NOBODY
        self.men[man] = space
        if space != OFF:
            self.on[space] = man

    def is_open_to(self, man: int, space: int) -> bool:
        """Whether a man may stand on a space: no man and no ball there, no goal box closed to him (G0.7)."""
        return self.on[space] == NOBODY and space != self.ball and self.may_enter(man, space)

    def may_enter(self, man: int, space: int) -> bool:
        """Whether a space is no goal box, or that of this goalie (G0.7)."""
        box = self.board.box_of[space]
        return box < 0 or man == box * 4

    def next_to_ball(self, side: int) -> list[int]:
        """The men of a side next to the ball, in the order of their suits."""
        if self.ball == OFF:
            return []
        near = self.board.near[self.ball]
        return [man for man in range(side * 4, side * 4 + 4) if self.men[man] in near]

    def rest_kick(self) -> None:
        """No kick runs."""
        self.kicker = self.kick_card = self.tackler = self.direction = NONE
        self.value = self.tackle_value = self.tried = self.low = self.left = self.had_chance = self.chances = 0
        self.way = ()
