"""What one seat knows of a match, and what can be asked of that (G10)."""

from typing import Any, Final, NamedTuple

from swallows_gui.engine.by_turns import ViewByTurns
from swallows_gui.engine.chance import Chance
from swallows_gui.engine.game import Json, open_field
from swallows_gui.games.grudgematch.rules import odds
from swallows_gui.games.grudgematch.rules.actions import STEPS
from swallows_gui.games.grudgematch.rules.odds import Ray
from swallows_gui.games.grudgematch.rules.preparation import man_to_place
from swallows_gui.games.grudgematch.rules.run import reach, way_to
from swallows_gui.games.grudgematch.rules.sampling import sample
from swallows_gui.games.grudgematch.rules.state import NONE, Hand, Options, State
from swallows_gui.games.grudgematch.rules.tables import CARDS, OFF, Board, Tables

_HIDDEN_STEP: Final = "run_to"


class KickNow(NamedTuple):
    """The kick that runs, as far as it lies open."""

    man: int
    """0 to 7."""
    card: int
    value: int
    """How far the ball goes."""
    tackle_value: int
    """What a tackle needs."""
    direction: int
    """-1 before it is chosen."""
    needed: int
    """What a block needs where the ball is now; 0 before it moves."""


class GrudgematchView(ViewByTurns[State]):
    """All that a seat knows; with seat None what everybody knows. Men are numbers from 0 to 7: `side * 4 + suit`."""

    __slots__ = ("_unseen", "hand_sizes", "pile_left")

    def __init__(self, game: State, seat: int | None) -> None:
        super().__init__(game, seat)
        self.hand_sizes = len(game.hands[0]), len(game.hands[1])
        """By side."""
        self.pile_left = len(game.pile) - game.pile_at
        """Cards in the pile, the joker counted while it is there."""
        self._unseen: tuple[int, ...] | None = None
        known = self.open
        own = self.side_of_seat_in(known)
        known.hands = [known.hands[side] if side == own else () for side in range(2)]
        known.pile, known.pile_at = (), 0
        known._legal = game.legal if seat is not None and seat == game.to_move else []
        if known.step.name == _HIDDEN_STEP and seat != game.to_move:
            known.step = STEPS["run" if known.back_to == NONE else "after_goal_run"]
            known.runner, known.run_die = NONE, 0

    def side_of_seat_in(self, game: State) -> int:
        """The side of the view's seat, -1 for the public."""
        return -1 if self.seat is None else game.seat(self.seat)

    # What every view has

    section: int = open_field("turn")
    """The number of the turn, 0 before the first."""

    def sample(self, chance: Chance) -> Any:
        """A full match that fits this view, the unseen cards drawn from `chance`."""
        return sample(self, chance)

    # The match

    tables: Tables
    options: Options

    board: Board = open_field("board")
    """The field."""
    step: str = open_field("step.name")
    """What is asked (G9), as far as this seat may know it."""

    @property
    def side_of_seat(self) -> int:
        """The view's own side, -1 for the public."""
        return self.side_of_seat_in(self.open)

    side_asked: int = open_field("asked")
    """The side that must decide, -1 when the match is over."""
    side_in_turn: int = open_field("side")
    """The side whose turn it is."""
    turn: int = open_field("turn")
    """Number of the turn, 0 before the first."""
    half: int = open_field("half")
    """1 or 2."""
    score: tuple[int, int] = open_field("score")
    """Goals of Germany and France."""
    golden: bool = open_field("second")
    """Whether the next goal wins (G6.3)."""
    joker_gone: bool = open_field("joker_gone")
    """Whether the joker has come."""
    result: Json | None = open_field("result")
    """How the match ended, or None."""

    @property
    def men(self) -> tuple[int, ...]:
        """By man: his space, or -1."""
        return tuple(self.open.men)

    ball: int = open_field("ball")
    """Its space, -1 while it is out of play."""
    boxes: tuple[tuple[int, ...], tuple[int, ...]] = open_field("boxes")
    """By side: the men in its penalty box, the longest there first."""

    @property
    def hand(self) -> Hand:
        """The seat's own cards, () for the public."""
        side = self.side_of_seat
        return self.open.hands[side] if side >= 0 else ()

    discard: Hand = open_field("discard")
    """The open pile of cards played and discarded."""

    @property
    def unseen(self) -> tuple[int, ...]:
        """The cards that this seat has seen nowhere: in hidden hands and the pile (G10.2)."""
        if self._unseen is None:
            seen = {*self.hand, *self.open.discard}
            self._unseen = tuple(card for card in range(CARDS) if card not in seen)
        return self._unseen

    dice: tuple[int, ...] = open_field("dice")
    """Of this turn's run, () before it."""

    @property
    def to_place(self) -> int:
        """Who is placed next while the sides line up (G1.2); -1 otherwise."""
        return man_to_place(self.open) if self.step == "line_up" else -1

    runner: int = open_field("runner")
    """The man who is picked to run, -1 for none, or where that is the other seat's business."""

    @property
    def kick(self) -> KickNow | None:
        """The kick that runs."""
        game = self.open
        if game.kicker == NONE:
            return None
        needed = game.left if game.direction != NONE else 0
        return KickNow(game.kicker, game.kick_card, game.value, game.tackle_value, game.direction, needed)

    # Chances, from what this seat knows

    def reach(self, man: int, steps: int) -> dict[int, tuple[int, ...]]:
        """The spaces that a man can reach with so many steps, each with the way there (G3.2)."""
        if self.open.men[man] == OFF:
            return {}
        came = reach(self.open, man, steps)
        return {space: tuple(way_to(came, space)) for space in sorted(came)}

    def next_to_ball(self, side: int) -> tuple[int, ...]:
        """The men of a side next to the ball."""
        return tuple(self.open.next_to_ball(side))

    def can_answer(self) -> tuple[int, ...]:
        """The men for whom the asked side may play a card now: to kick, to tackle or to block."""
        return odds.can_answer(self.open)

    def chance_of(self, card: int, needed: int) -> float:
        """The chance that a card is worth at least so much (G13.2)."""
        return odds.chance_of(self.tables, card, needed)

    def stops(self, man: int, needed: int) -> float:
        """The chance that a man stops a ball that needs so much, if his side wants it (G13.2)."""
        return odds.stops(self, man, needed)

    def tackled(self, value: int) -> float:
        """The chance that a kick of this value now is tackled (G4.3)."""
        return odds.tackled(self, value)

    def ray(self, direction: int, value: int | None = None) -> Ray | None:
        """The way of a ball of this value (by default the running kick's) from its present space, and who may block it;
        None if the first step leads off the field."""
        game = self.open
        known = game.left or game.value if value is None else value
        return odds.ray(game, direction, known)

    def goal_chance(self, ray: Ray, side: int) -> float:
        """The chance that a ball on its way is a goal for `side`, if that side lets it through (G4.8, G4.9)."""
        return odds.goal_chance(self, ray, side)

    def goal_if(self, card: int | None) -> float:
        """The chance that the running kick is a goal in the end, if the side asked answers with this card, or passes
        (None): for tackles and blocks."""
        return odds.goal_if(self, card)

    @property
    def _known(self) -> list[Any]:
        return [*super()._known, self.hand_sizes, self.pile_left]
