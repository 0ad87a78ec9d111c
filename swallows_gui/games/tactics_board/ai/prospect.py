"""What a formation is worth to the side that begins a set in it, in goals (T21.1).

A `FormationOutlook` is made anew for each formation. It looks two plays of the ball ahead with every roll: who comes
first to a free ball, who wins a battle, what a direct pass leads to, and what it is worth to begin a set. All values
are expectations; no die is thrown.

Weights are fitted to the results of some ten thousand sets: shots made less shots conceded in the plays after.
"""

from collections.abc import Iterable
from functools import cache
from typing import Final

from swallows_gui.games.tactics_board.rules.board import flights, free_ends, own_row, set_of, squares_of, zone
from swallows_gui.games.tactics_board.rules.moving import offside_now, passable
from swallows_gui.games.tactics_board.rules.odds import battle_odds
from swallows_gui.games.tactics_board.rules.state import State
from swallows_gui.games.tactics_board.rules.tables import DEFENDER, KEEPER, NOBODY, PAWNS

DICE: Final = range(1, 7)
BASE: Final = -0.025
ROWS: Final = (0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.015, 0.055, 0.08, 0.075, 0.09, 0.09, 0.1, 0.12, 0.08, 0.08, 0.06)
"""By own row of the ball."""
SHOTS: Final = 0.22
"""All six rolls find a team-mate who shoots."""
PASSES: Final = 0.0
"""All six find one who does not."""
MARKED: Final = -0.02
"""An opponent stands beside the holder on his square."""
LONE: Final = (0.025, -0.003)
"""By whether the side has the ball or not: a pawn of it alone where a pass is a shot."""
TAKEN: Final = (-0.037, 0.023)
"""One that is there with an opponent."""
NEAR: Final = (-0.009, 0.016)
"""One near the other area."""
OFFSIDE: Final = (-0.02, 0.014)
"""One that is offside."""
ADVANCED: Final = (0.0064, -0.0052)
"""A row of a midfielder or striker."""
COLUMNS: Final = (0.008, 0.0)
"""A column in which a pawn stands in the other half."""
LINE: Final = (
    (0.0, -0.035, -0.035, -0.02, 0.0, 0.025, 0.025, 0.025, 0.025),
    (0.0, 0.045, 0.045, 0.035, 0.0, -0.045, -0.06, -0.06, -0.06),
)
"""By own row of the last field player."""
_NEAR_ROWS: Final = 7
_FIRST_FREE: Final = 5
"""The place of the first midfielder among the pawns of a side."""


class Counts:
    """For each square the number of rolls of six that reach it, as bit sets: three bits a square, one set a bit."""

    __slots__ = ("fours", "ones", "twos")

    def __init__(self, masks: Iterable[int]) -> None:
        ones = twos = fours = 0
        for mask in masks:
            carry = ones & mask
            ones ^= mask
            fours ^= twos & carry
            twos ^= carry
        self.ones, self.twos, self.fours = ones, twos, fours

    def at(self, square: int) -> int:
        """How many rolls."""
        return (self.ones >> square & 1) + 2 * (self.twos >> square & 1) + 4 * (self.fours >> square & 1)


@cache
def flight(square: int, roll: int) -> int:
    """The squares the ball reaches with a roll (T6.2), which are also those it can come from."""
    return set_of(flights(square, roll))


class Formation:
    """The places of all pawns, the same for both sides."""

    __slots__ = ("_game", "_mates", "_worth")

    def __init__(self, game: State) -> None:
        self._game = game
        lines = [min((own_row(side, game.at[pawn]) for pawn in game.field_players(side)), default=1) for side in (0, 1)]
        self._mates: list[tuple[Counts, Counts]] = []
        """By side: how many rolls find a lone pawn that shoots, and a lone one that does not."""
        with_ball, without = [], []
        for side in (0, 1):
            first, second = self._read(side, lines)
            with_ball.append(first)
            without.append(second)
        self._worth = (with_ball[0] + without[1], with_ball[1] + without[0])

    def _read(self, side: int, lines: list[int]) -> tuple[float, float]:
        game, other = self._game, 1 - side
        targets = game.tables.penalty_area[other] | game.tables.long_distance[other]
        theirs, last = game.own[other], lines[other]
        shooting: list[int] = []
        passing: list[int] = []
        lone = taken = near = off = rows = 0
        columns = 0
        first = side * PAWNS
        for pawn in range(first, first + PAWNS):
            square = game.at[pawn]
            if square < 0:
                continue
            row = own_row(side, square)
            if pawn - first >= _FIRST_FREE:
                rows += min(row, 12)
            marked = theirs >> square & 1
            if row <= 8:
                if not marked:
                    passing.append(square)
                continue
            if 17 - row < last:
                off += 1
                continue
            columns |= 1 << square % 8
            if targets >> square & 1:
                if marked:
                    taken += 1
                else:
                    lone += 1
                    shooting.append(square)
                continue
            if 17 - row <= _NEAR_ROWS:
                near += 1
            if not marked:
                passing.append(square)
        shots = [_seen(shooting, roll) for roll in DICE]
        self._mates.append(
            (Counts(shots), Counts(_seen(passing, roll) & ~shot for roll, shot in zip(DICE, shots, strict=True)))
        )
        counts = lone, taken, near, off, rows, columns.bit_count()
        weights = LONE, TAKEN, NEAR, OFFSIDE, ADVANCED, COLUMNS
        line = min(lines[side], 8)
        return tuple(  # type: ignore[return-value]
            sum(weight[at] * count for weight, count in zip(weights, counts, strict=True)) + LINE[at][line]
            for at in (0, 1)
        )

    def holding(self, side: int, square: int) -> float:
        """What it is worth to a side to begin a set with the ball there."""
        shots, passes = self._mates[side]
        worth = BASE + ROWS[own_row(side, square)] + self._worth[side]
        worth += SHOTS / 6 * shots.at(square) + PASSES / 6 * passes.at(square)
        return worth + MARKED if self._game.own[1 - side] >> square & 1 else worth


def _seen(mates: list[int], roll: int) -> int:
    """The squares from which a roll of the ball finds one of these."""
    found = 0
    for mate in mates:
        found |= flight(mate, roll)
    return found


GOAL: Final = 0.95
"""A goal, less what the kick-off is worth that follows it."""
CORNER: Final = 0.12
"""What a corner kick is worth, goals."""
LOST: Final = -0.1
"""What it is worth that the ball finds nobody but an opponent."""
TWO_DICE: Final = tuple(one + other for one in DICE for other in DICE)
EDGE: Final = 0.177
"""What a point of bonus adds to the chance of winning a battle."""
PATIENCE: Final = 0.5
"""A race that is less likely than this to end in a round counts as if it were: the position will have changed."""

FLEETING: Final = 0.6
"""How much of a race in the open is left, seen after the battles that come of it."""
CROWDED: Final = 0.08
"""What a free ball before the goal is worth beside the race for it: those who come too late stand well."""


class Runners:
    """Who of a side gets where with one roll."""

    __slots__ = ("all", "by_keeper", "strong")

    def __init__(self, game: State, side: int, barred: int) -> None:
        every, strong = [0] * 7, [0] * 7
        own = game.own[side]
        for pawn in game.field_players(side):
            if barred >> pawn & 1:
                continue
            here, blocked = game.at[pawn], passable(game, pawn)
            bound = game.role(pawn) == DEFENDER
            closed = own | blocked & ~game.own[1 - side] if bound else own
            for roll in DICE:
                ends = free_ends(here, roll, blocked) & ~closed
                every[roll] |= ends
                if bound:
                    strong[roll] |= ends
        self.all, self.strong = Counts(every), Counts(strong)
        keeper = game.keepers[side]
        self.by_keeper = 0 if barred >> keeper & 1 or game.at[keeper] < 0 else zone(game.at[keeper])
        """Where the keeper steps or stands."""

    def chance(self, square: int) -> float:
        """The chance that a pawn reaches the square."""
        if self.by_keeper >> square & 1:
            return 1.0
        return self.all.at(square) / 6

    def bonus(self, square: int) -> float:
        """What who gets there adds in a battle, on average (T9.2)."""
        if self.by_keeper >> square & 1:
            return 2.0
        every = self.all.at(square)
        return self.strong.at(square) / every if every else 0.0


class FormationOutlook:
    """A formation as the side sees it that has the ball, or played it last."""

    __slots__ = (
        "_hold", "_loose", "_onward", "_runners", "barred", "formation", "game", "lone", "offside", "only_theirs",
        "other", "shot", "side", "targets",
    )  # fmt: skip

    def __init__(self, game: State, side: int, offside: int | None = None) -> None:
        self.game, self.side, self.other = game, side, 1 - side
        self.offside = offside_now(game, side) if offside is None else offside
        """Who may not receive the ball."""
        kicker = game.holder if game.restart else game.no_touch
        self.barred = self.offside | (1 << kicker if kicker >= 0 else 0)
        own, theirs = game.own[side], game.own[1 - side]
        beyond = 0
        for pawn in squares_of(self.offside):
            beyond |= 1 << game.at[pawn]
        self.lone = own & ~theirs & ~beyond
        self.only_theirs = theirs & ~own
        area = game.tables.penalty_area
        self.targets = tuple(area[1 - one] | game.tables.long_distance[1 - one] for one in (0, 1))
        self.shot = shot_worth(game)
        self.formation = Formation(game)
        self._runners: list[Runners | None] = [None, None]
        self._loose: dict[int, float] = {}
        self._onward: dict[int, float] = {}
        self._hold: dict[int, float] = {}

    def runners(self, side: int) -> Runners:
        """Who of a side gets where."""
        found = self._runners[side]
        if found is None:
            found = self._runners[side] = Runners(self.game, side, self.barred if side == self.side else 0)
        return found

    def holding(self, side: int, square: int) -> float:
        """What it is worth to a side to begin a set there."""
        key = square if side else square + 128
        found = self._hold.get(key)
        if found is None:
            found = self._hold[key] = self.formation.holding(side, square)
        return found

    def winning(self, side: int, square: int) -> float:
        """What it is worth to a side to win the ball there: a shot or a set (T10.1)."""
        if self.game.tables.penalty_area[1 - side] >> square & 1:
            return self.shot
        return self.holding(side, square)

    def fought(self, square: int, edge: float, *, keeper: bool = False) -> float:
        """What a battle is worth to the side, `edge` being its bonus less the other's."""
        chance = 0.5 + EDGE * edge
        good = self.shot if keeper else self.winning(self.side, square)
        return chance * good - (1 - chance) * self.winning(self.other, square)

    def contested(self, pawn: int, other: int, square: int) -> float:
        """What a battle there between a pawn of the side and another is worth (T9)."""
        game = self.game
        odds = battle_odds(game, pawn, other)
        beats_keeper = game.role(other) == KEEPER
        good = self.shot if beats_keeper else self.winning(self.side, square)
        loses_to = game.role(pawn) == KEEPER
        bad = self.shot if loses_to else self.winning(self.other, square)
        return (odds.wins + odds.fouled) * good - (odds.loses + odds.fouls) * bad

    def loose(self, square: int) -> float:
        """What a free ball is worth, the side attempting first (T8.2)."""
        found = self._loose.get(square)
        if found is None:
            found = self._loose[square] = self._raced(square)
        return found

    def _raced(self, square: int) -> float:
        ours, theirs = self.runners(self.side), self.runners(self.other)
        mine, others = ours.chance(square), theirs.chance(square)
        alone, beaten, both = mine * (1 - others), others * (1 - mine), mine * others
        settled = alone + beaten + both
        if not settled:
            return 0.0
        worth = alone * self.winning(self.side, square) - beaten * self.winning(self.other, square)
        if both:
            edge = ours.bonus(square) - theirs.bonus(square)
            worth += both * self.fought(square, edge, keeper=bool(theirs.by_keeper >> square & 1))
        worth /= max(settled, PATIENCE)
        return worth + CROWDED if self.targets[self.side] >> square & 1 else FLEETING * worth

    def attacked(self, pawn: int, square: int) -> float:
        """What it is worth to hold the ball there when the other side has an attempt (T8.6, T8.7)."""
        theirs = self.runners(self.other)
        caught = theirs.chance(square)
        kept = (1 - caught) * self.winning(self.side, square)
        if not caught:
            return kept
        edge = _bonus(self.game, pawn) - theirs.bonus(square)
        return kept + caught * self.fought(square, edge)

    def ended(self, square: int, *, second: bool) -> float:
        """What it is worth that the ball is played there; `second`: by a second play (T7.2, T8.6)."""
        game, side = self.game, self.side
        if self.lone >> square & 1:
            if self.targets[side] >> square & 1:
                return self.shot
            return self.attacked(game.pawn_on(side, square), square) if second else self.onward(square)
        ours, theirs = game.own[side] >> square & 1, game.own[1 - side] >> square & 1
        if not ours:
            return -self.holding(1 - side, square) if theirs else self.loose(square)
        mate = game.pawn_on(side, square)
        if self.offside >> mate & 1:
            return -self.holding(1 - side, square)
        return self.contested(mate, game.pawn_on(1 - side, square), square)

    def onward(self, square: int) -> float:
        """What it is worth to play the ball a second time from a square, over all rolls."""
        found = self._onward.get(square)
        if found is None:
            found = self._onward[square] = sum(self.best(square, roll, second=True) for roll in DICE) / 6
        return found

    def playing(self, square: int) -> float:
        """What it is worth to play the ball from a square, over all rolls; a keeper rolls two dice (T6.1)."""
        game, side = self.game, self.side
        rolls = TWO_DICE if game.holder == game.keepers[side] else DICE
        closed = game.tables.penalty_area[side] if game.restart == "goal_kick" else 0
        return sum(self.best(square, roll, second=False, closed=closed) for roll in rolls) / len(rolls)

    def best(self, square: int, roll: int, *, second: bool, closed: int = 0) -> float:
        """The value of the best play with a roll. A free ball counts where it may lead to a shot or no pawn can be
        found."""
        area = self.targets[self.side]
        ends = flight(square, roll) & ~(self.only_theirs | closed)
        passes = ends & self.lone
        if passes & area:
            return self.shot
        best = max((self.ended(to, second=second) for to in squares_of(passes)), default=LOST)
        free = ends & ~passes
        if passes:
            free &= area
        return max(best, max((self.ended(to, second=second) for to in squares_of(free)), default=LOST))

    def dribbled(self, square: int) -> float:
        """What it is worth to dribble to a square now (T8.7)."""
        game = self.game
        theirs = game.pawn_on(1 - self.side, square)
        if theirs != NOBODY:
            return self.contested(game.holder, theirs, square)
        return self.attacked(game.holder, square)


def shot_worth(game: State) -> float:
    """What a shot is worth, goals (T10.3)."""
    return _shot_worth(game.options.shot == "spinner")


@cache
def _shot_worth(spinner: bool) -> float:
    goal, corner = (4 / 8, 2 / 8) if spinner else (3 / 6, 1 / 6)
    return goal * GOAL + corner * CORNER


def _bonus(game: State, pawn: int) -> int:
    role = game.role(pawn)
    return game.options.defenders if role == DEFENDER else game.tables.bonus[role]
