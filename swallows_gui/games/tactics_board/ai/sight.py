"""What a player sees at a glance: who reaches what with which roll, and what a ball on a square is worth, in goals."""

from functools import cache
from typing import Final

from swallows_gui.games.tactics_board.rules.board import differences, free_ends, own_row
from swallows_gui.games.tactics_board.rules.limits import closed_to
from swallows_gui.games.tactics_board.rules.moving import passable
from swallows_gui.games.tactics_board.rules.odds import battle_odds, shot_odds
from swallows_gui.games.tactics_board.rules.state import State
from swallows_gui.games.tactics_board.rules.tables import NOBODY, PAWNS

DICE: Final = range(1, 7)
CORNER: Final = 0.12
"""What a corner kick is worth, goals."""
KEEPING: Final = 0.03
"""What it is worth to begin a set anywhere."""
FORWARD: Final = 0.012
"""And so much more for each row beyond the sixth."""
SECOND: Final = 0.8
"""How much of a set's worth is left where the other side has an attempt first."""


@cache
def rolls_between(square: int, other: int) -> tuple[int, ...]:
    """The rolls of one die with which the ball comes from a square to another (T6.2)."""
    dx, dy = differences(square, other)
    return tuple(sorted({roll for roll in (max(dx, dy), dx + dy) if 1 <= roll <= 6}))


class Sight:
    """A position as one side sees it. Made anew for every position."""

    __slots__ = ("_reach", "game", "lone", "other", "shot", "side", "targets")

    def __init__(self, game: State, side: int) -> None:
        self.game, self.side, self.other = game, side, 1 - side
        odds = shot_odds(game)
        self.shot = odds["goal"] + CORNER * odds["corner"]
        """Worth of a shot."""
        self.targets = game.tables.penalty_area[1 - side] | game.tables.long_distance[1 - side]
        """Where a direct pass is a shot (T8.5)."""
        self.lone = game.own[side] & ~game.own[1 - side]
        """Own pawns without an opponent on their square."""
        self._reach: list[list[int] | None] = [None, None]

    def reach(self, side: int) -> list[int]:
        """By roll from 1: the squares that some field player of a side reaches."""
        found = self._reach[side]
        if found is None:
            game = self.game
            pawns = [pawn for pawn in game.field_players(side) if pawn != game.holder]
            found = [0] * 7
            for pawn in pawns:
                free, blocked, here = ~closed_to(game, pawn), passable(game, pawn), game.at[pawn]
                for roll in DICE:
                    found[roll] |= free_ends(here, roll, blocked) & free
            self._reach[side] = found
        return found

    def chance(self, side: int, square: int) -> float:
        """The chance that a side reaches a square with one roll (T21.3)."""
        return sum(mask >> square & 1 for mask in self.reach(side)) / 6

    def holding(self, side: int, square: int) -> float:
        """What it is worth to a side to begin a set there."""
        return KEEPING + FORWARD * max(0, own_row(side, square) - 6)

    def winning(self, side: int, square: int) -> float:
        """What it is worth to a side to win the ball there: a shot or a set (T10.1)."""
        area = self.game.tables.penalty_area[1 - side]
        return self.shot if area >> square & 1 else self.holding(side, square)

    def contested(self, pawn: int, other: int, square: int) -> float:
        """What a battle there is worth to the side of the first pawn."""
        side = pawn // PAWNS
        odds = battle_odds(self.game, pawn, other)
        good, bad = self.winning(side, square), self.winning(1 - side, square)
        return (odds.wins + odds.fouled) * good - (odds.loses + odds.fouls) * bad

    def loose(self, square: int) -> float:
        """What a ball on an empty square is worth to the side."""
        mine, theirs = self.chance(self.side, square), self.chance(self.other, square)
        alone, beaten, both = mine * (1 - theirs), theirs * (1 - mine), mine * theirs
        settled = alone + beaten + both
        good, bad = self.winning(self.side, square), self.winning(self.other, square)
        if not settled:
            return 0.0
        return (alone * good - beaten * bad + both * 0.45 * (good - bad)) / max(settled, 0.5)

    def next_shot(self, square: int, *, but: int = 0) -> float:
        """The chance that a play from a square finds a team-mate who shoots; `but` are squares that do not count."""
        rolls: set[int] = set()
        lone = self.lone & self.targets & ~but
        for pawn in self.game.field_players(self.side):
            at = self.game.at[pawn]
            if lone >> at & 1 and not self.game.offside >> pawn & 1:
                rolls.update(rolls_between(square, at))
        return len(rolls) / 6

    def played_to(self, square: int) -> float:
        """What it is worth to play the ball to a square now."""
        game, side = self.game, self.side
        ours, theirs = game.pawn_on(side, square), game.pawn_on(1 - side, square)
        if ours == NOBODY and theirs == NOBODY:
            return self.loose(square)
        if ours == NOBODY:
            return -self.holding(1 - side, square)
        if game.offside >> ours & 1:
            return -self.holding(1 - side, square)
        if theirs != NOBODY:
            return self.contested(ours, theirs, square)
        if self.targets >> square & 1:
            return self.shot
        going_on = self.shot * self.next_shot(square, but=1 << square) + self.holding(side, square)
        return SECOND * going_on if game.second else going_on

    def dribbled_to(self, square: int) -> float:
        """What it is worth to dribble to a square now (T8.7)."""
        game, side = self.game, self.side
        theirs = game.pawn_on(1 - side, square)
        if theirs != NOBODY:
            return self.contested(game.holder, theirs, square)
        caught = self.chance(1 - side, square)
        return (1 - caught) * self.winning(side, square) + caught * 0.3 * self.winning(side, square)
