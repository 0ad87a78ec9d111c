"""What a seat knows of a match: everything but the dice to come (T18). Views differ in `seat` and `legal` alone."""

from swallows_gui.engine.by_turns import ViewByTurns
from swallows_gui.engine.game import Json, open_field
from swallows_gui.games.tactics_board.rules import odds
from swallows_gui.games.tactics_board.rules.moving import ends, last_row
from swallows_gui.games.tactics_board.rules.state import Options, State
from swallows_gui.games.tactics_board.rules.tables import PAWNS, SIDES, Tables


class TacticsBoardView(ViewByTurns[State]):
    """All that a seat knows; with seat None what everybody knows. Pawns are numbers from 0 to 21."""

    __slots__ = ()

    tables: Tables
    options: Options

    section: int = open_field("sets")
    """The number of the set, 0 before the first."""

    # The match

    step: str = open_field("step")
    """What is asked (T17)."""

    @property
    def side_of_seat(self) -> int:
        """The view's own side, -1 for the public."""
        return -1 if self.seat is None else self.seat % SIDES

    side_asked: int = open_field("asked")
    """The side that must decide, -1 when the match is over."""
    o_side: int = open_field("o_side")
    """The side that holds the ball, or played it last (T0.4)."""
    score: tuple[int, int] = open_field("score")
    """Goals of Red and Blue."""
    period: int = open_field("period")
    """1 to 4."""
    plays: int = open_field("plays")
    """Rolls for the ball in this period (T14.1)."""
    period_length: int = open_field("period_length")
    """How many it has."""
    result: Json | None = open_field("result")
    """How the match ended, or None."""

    @property
    def squares(self) -> tuple[int, ...]:
        """By pawn: its square, or -1."""
        return tuple(self.open.at)

    ball: int = open_field("ball")
    """Its square, -1 before a kick-off."""
    holder: int = open_field("holder")
    """The pawn that holds it, or -1."""
    roll: int = open_field("roll")
    """What has been rolled for the move or play that is asked, else 0."""
    picked: int = open_field("picked")
    """The pawn that is about to move, or -1."""
    keepers: tuple[int, int] = open_field("keepers")
    """By side."""

    @property
    def offside(self) -> tuple[int, ...]:
        """The pawns that were offside when the ball was played last (T11.1)."""
        return tuple(pawn for pawn in range(SIDES * PAWNS) if self.open.offside >> pawn & 1)

    @property
    def last_rows(self) -> tuple[int, int]:
        """By side, the row of its last field player, counted from its own goal line: an opposing pawn beyond it in that
        half is offside (T11.1)."""
        return last_row(self.open, 0), last_row(self.open, 1)

    no_touch: int = open_field("no_touch")
    """The pawn that may not touch the ball (T8.8), or -1."""

    # Chances

    def ends(self, pawn: int, roll: int) -> tuple[int, ...]:
        """The squares to which a pawn can move with a roll."""
        return tuple(ends(self.open, pawn, roll))

    def way(self, pawn: int, square: int, roll: int) -> tuple[int, ...]:
        """The squares that a pawn goes over to one of these, that one among them."""
        return odds.way(self.open, pawn, square, roll)

    def rolls_to(self, side: int, square: int) -> tuple[int, ...]:
        """The rolls with which some field player of a side reaches a square (T21.3)."""
        return odds.rolls_to(self.open, side, square)

    def battle_odds(self, pawn: int, other: int) -> odds.BattleOdds:
        """How a battle between two pawns ends (T21.2)."""
        return odds.battle_odds(self.open, pawn, other)

    def shot_odds(self) -> dict[str, float]:
        """How a shot ends: "goal", "corner", "goal_kick" (T10.3)."""
        return odds.shot_odds(self.open)

    def outlook(self, square: int) -> odds.Outlook:
        """What the ball leads to on a square that it may be played to now (T7.2)."""
        return odds.outlook(self.open, square)
