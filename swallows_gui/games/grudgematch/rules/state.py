"""The state of a match: every field, its copy, and the questions the steps ask of it.

Sides are 0 (Germany) and 1 (France), men numbers from 0 to 7 (`side * 4 + suit`). Tuples are shared between copies.
"""

from typing import Final, Self

from swallows_gui.engine.chance import Chance
from swallows_gui.engine.game import SEAT_SHIFT, Event, Json
from swallows_gui.engine.step import Step
from swallows_gui.games.grudgematch.rules.board import NOBODY, OFF, Board
from swallows_gui.games.grudgematch.rules.options import Options
from swallows_gui.games.grudgematch.rules.tables import FRANCE, GERMANY, SIDES, Tables

NOBODY_ASKED: Final = -1
NONE: Final = -1
"""No card, no man, no direction."""

Hand = tuple[int, ...]

PLAIN: Final = (
    "asked", "ball", "score", "turn", "half", "side", "dead", "card_played", "second", "joker_gone", "placing", "lain",
    "dice", "dice_used", "have_run", "runner", "run_die", "kicker", "kick_card", "value", "tackle_value", "tried",
    "tackler", "low", "direction", "left", "way", "had_chance", "chances", "scorer", "back_to", "after",
)  # fmt: skip
"""Fields that are numbers, texts and tuples of numbers, open to all but `runner` and `run_die` while a man is only
picked."""


class State:
    """All that a match is made of. Made by `Grudgematch.new`."""

    __slots__ = (
        *PLAIN,
        "_legal",
        "board",
        "boxes",
        "chance",
        "discard",
        "emits_events",
        "hands",
        "log",
        "men",
        "on",
        "options",
        "pile",
        "pile_at",
        "seats",
        "stack",
        "start_events",
        "step",
        "tables",
    )

    # Set up once, shared by all copies
    tables: Tables
    options: Options
    board: Board
    seats: int
    start_events: list[Event]
    emits_events: bool
    """Whether events are told; search does without."""
    log: list[Event]
    """The events of the running push."""

    # Who is asked what
    step: "Step[State]"
    stack: "list[Step[State]]"
    """What comes after, the next on top."""
    asked: int
    """The side asked, or NOBODY_ASKED when the match is over."""
    _legal: list[int] | None
    chance: Chance

    # The field
    men: list[int]
    """By man: his space, or OFF."""
    on: bytearray
    """By space: the man on it, or NOBODY. It follows from `men`."""
    ball: int
    """Its space, or OFF while it is out of play."""
    boxes: tuple[tuple[int, ...], tuple[int, ...]]
    """By side: the men in its penalty box, the longest there first."""

    # The cards
    hands: list[Hand]
    """By side."""
    pile: Hand
    pile_at: int
    """How many of `pile` are gone from its top."""
    discard: Hand
    joker_gone: bool
    """The joker has come: the second half."""
    second: bool
    """The second pack: the next goal wins (G6.3)."""

    # The match
    score: tuple[int, int]
    turn: int
    """Its number, 0 before the first."""
    half: int
    side: int
    """The side in turn."""
    dead: int
    """Dead turns in a row (G5.3)."""
    card_played: bool
    """In this turn, by either side."""
    placing: int
    """Line-up: how many of the eight men have had their turn (G1.2)."""
    lain: tuple[int, ...]
    """Where the ball has lain while it is put from man to man (G2.2)."""

    # The run
    dice: tuple[int, ...]
    """Of this turn's run, () before it."""
    dice_used: int
    """Bits of the dice."""
    have_run: int
    """Bits of the suits of men who have run."""
    runner: int
    """The man who is about to run, or NONE."""
    run_die: int
    """How many steps he has."""

    # The kick
    kicker: int
    """NONE while no kick runs."""
    kick_card: int
    value: int
    """How far the ball goes."""
    tackle_value: int
    """What a tackle needs: with a foul more than `value` (G7.1)."""
    tried: int
    """Bits of the men who have tried to tackle."""
    tackler: int
    """Who may foul now (G7.2), or NONE."""
    low: int
    """What his card is worth."""
    direction: int
    """NONE before it is chosen."""
    left: int
    """Steps that the ball still has."""
    way: tuple[int, ...]
    """Spaces it has passed and nobody has been told of."""
    had_chance: int
    """Bits of the men whose chance to block has come."""
    chances: int
    """Bits of the men who have it at this space and have not used it."""

    # After a goal
    scorer: int
    """The side it counts for."""
    back_to: int
    """The die of the run after a goal, or NONE."""
    after: str
    """How the match ended, "" while it runs."""

    @property
    def legal(self) -> list[int]:
        """What the seat asked may do; never changed in place."""
        if self._legal is None:
            self._legal = self.step.options(self) if self.asked >= 0 else []
        return self._legal

    @property
    def mover(self) -> int:
        """The seat asked, or NOBODY_ASKED."""
        return self.seat(self.asked) if self.asked >= 0 else NOBODY_ASKED

    @property
    def to_move(self) -> int | None:
        """The seat that must decide, or None when the match is over."""
        return None if self.asked < 0 else self.mover

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

    def ask(self, step: "Step[State]", side: int) -> None:
        """Wait for `side` to decide in `step`."""
        self.step, self.asked, self._legal = step, side, None

    def tell(self, *event: object) -> None:
        """Something has happened."""
        if self.emits_events:
            self.log.append(event)

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

    def copy(self) -> Self:
        """An independent copy."""
        twin = self.__new__(type(self))
        self.copy_into(twin)
        return twin

    def copy_into(self, twin: "State") -> None:
        """Make `twin` an independent copy."""
        twin.tables = self.tables
        twin.options = self.options
        twin.board = self.board
        twin.seats = self.seats
        twin.start_events = self.start_events
        twin.emits_events = self.emits_events
        twin.log = self.log
        twin.step = self.step
        twin.stack = self.stack[:]
        twin.asked = self.asked
        twin._legal = self._legal
        twin.chance = self.chance.copy()
        twin.men = self.men[:]
        twin.on = self.on[:]
        twin.ball = self.ball
        twin.boxes = self.boxes
        twin.hands = self.hands[:]
        twin.pile = self.pile
        twin.pile_at = self.pile_at
        twin.discard = self.discard
        twin.joker_gone = self.joker_gone
        twin.second = self.second
        twin.score = self.score
        twin.turn = self.turn
        twin.half = self.half
        twin.side = self.side
        twin.dead = self.dead
        twin.card_played = self.card_played
        twin.placing = self.placing
        twin.lain = self.lain
        twin.dice = self.dice
        twin.dice_used = self.dice_used
        twin.have_run = self.have_run
        twin.runner = self.runner
        twin.run_die = self.run_die
        twin.kicker = self.kicker
        twin.kick_card = self.kick_card
        twin.value = self.value
        twin.tackle_value = self.tackle_value
        twin.tried = self.tried
        twin.tackler = self.tackler
        twin.low = self.low
        twin.direction = self.direction
        twin.left = self.left
        twin.way = self.way
        twin.had_chance = self.had_chance
        twin.chances = self.chances
        twin.scorer = self.scorer
        twin.back_to = self.back_to
        twin.after = self.after
