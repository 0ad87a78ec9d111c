"""What the board shows at rest, as a value; the widget paints it, and motions lead from one to the next."""

from __future__ import annotations

from dataclasses import dataclass

from swallows_gui.games.tactics_board.rules.board import OFF
from swallows_gui.games.tactics_board.rules.tables import NOBODY
from swallows_gui.games.tactics_board.words.match_story import BattleStory


@dataclass(frozen=True, slots=True)
class SquareMark:
    """The mark of a square that can be chosen, with the kind of its target (`Target.kind`)."""

    square: int
    kind: str


@dataclass(frozen=True, slots=True)
class BoardPicture:
    """Everything that is drawn on the board."""

    at: tuple[int, ...] = ()
    """By pawn: its square."""
    roles: tuple[int, ...] = ()
    """By pawn: 0 keeper, 1 defender, 2 midfielder, 3 striker."""
    ball: int = OFF
    holder: int = NOBODY
    offside: tuple[int, ...] = ()
    """Pawns that carry the flag."""
    booked: tuple[int, ...] = ()
    """Pawns that carry a yellow card."""
    battle: BattleStory | None = None
    """Whose dice lie on the square."""
    run: tuple[int, ...] = ()
    """The last run, dashed."""
    flag_line: int = OFF
    """How many rows from Red's goal line the offside line lies; OFF: there is none."""
    offered: tuple[int, ...] = ()
    """Pawns one of which is picked now: the others are pale."""
    picked: int = NOBODY
    marks: tuple[SquareMark, ...] = ()
    hatched: tuple[int, ...] = ()
    """Squares that are closed now by a zone."""
    cursor: int = OFF
    way: tuple[int, ...] = ()
    """The way to what is looked at."""
    way_kind: str = ""
    tag: str = ""
    """What stands over the square that is looked at."""
    ghost: int = NOBODY
    """A pawn that is about to be put on the square that is looked at."""


BLANK = BoardPicture()
"""Before anything is shown."""
