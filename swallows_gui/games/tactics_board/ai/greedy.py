"""The quick judgement of Tactics Board (T21.1): the move a sensible player sees at once, and how a pawn's moves
compare.

It rests on who reaches a square with which roll, and what a ball on that square is worth, in goals.
"""

from functools import cache
from typing import Final

from swallows_gui.games.tactics_board.rules import actions as a
from swallows_gui.games.tactics_board.rules.board import COLUMNS, HALVES, differences, distance, free_ends, own_row
from swallows_gui.games.tactics_board.rules.moving import closed_to, ends, may_stand, passable
from swallows_gui.games.tactics_board.rules.odds import battle_odds, reaches, shot_odds
from swallows_gui.games.tactics_board.rules.set_pieces import corner_squares
from swallows_gui.games.tactics_board.rules.state import State
from swallows_gui.games.tactics_board.rules.tables import DEFENDER, NOBODY, PAWNS

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


class SearchState:
    """A position as one side sees it; made anew for every position."""

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
        """The value of a battle on a square for the side of the first pawn."""
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


LINE = 4
"""The row that defenders hold."""
BEST = 10.0
"""What reaching the ball is worth among moves."""


def greedy(game: State) -> int:
    """What the seat asked does."""
    legal = game.legal
    if len(legal) == 1:
        return legal[0]
    match game.step:
        case "move":
            return _roll_or_keeper(game)
        case "pawn":
            return game.action(a.PICK, best_move(game)[0] % PAWNS + 1)
        case "to":
            values = to_values(game, game.picked, ends(game, game.picked, game.roll))
            return game.action(a.TO, max(values, key=lambda square: (values[square], -square)))
        case "keeper":
            return _keeper(game)
        case "ball":
            return max(legal, key=play_value(game))
        case "line_up":
            return min(legal, key=lambda action: abs(2 * (a.argument_of(action) % COLUMNS) - 7))
        case "corner":
            return _corner(game)
        case "corner_to":
            return _corner_to(game)
        case "taker":
            return legal[-1]
        case _:
            return legal[0]


def play_value(game: State) -> "Values":
    """What each way to play the ball is worth."""
    return Values(SearchState(game, game.asked))


class Values:
    """Worth of actions at the step `ball`."""

    def __init__(self, sight: SearchState) -> None:
        self._sight = sight

    def __call__(self, action: int) -> float:
        square = a.argument_of(action)
        if a.verb_of(action) == a.DRIBBLE:
            return self._sight.dribbled_to(square)
        return self._sight.played_to(square)


def _roll_or_keeper(game: State) -> int:
    """Step with the keeper if he reaches the ball, else roll."""
    keeper = game.keepers[game.asked]
    if game.why != "set" and distance(game.at[keeper], game.ball) == 1 and game.action(a.KEEPER) in game.legal:
        return game.action(a.KEEPER)
    return game.action(a.ROLL)


def _keeper(game: State) -> int:
    """Onto the ball, else home."""
    home = game.tables.keeper_squares[game.asked]
    return min(
        game.legal,
        key=lambda action: (
            a.argument_of(action) != game.ball,
            min(distance(a.argument_of(action), square) for square in home),
        ),
    )


def moves(game: State) -> dict[int, list[int]]:
    """By pawn that can use the roll: where it can go."""
    found = {}
    for pawn in game.field_players(game.asked):
        if pawn != game.holder:
            squares = ends(game, pawn, game.roll)
            if squares:
                found[pawn] = squares
    return found


def best_move(game: State) -> tuple[int, int]:
    """Pawn and square of the best move with the roll."""
    if game.why != "set":
        there = [pawn for pawn in game.field_players(game.asked) if _gets_there(game, pawn)]
        if there:
            return max(there, key=lambda pawn: (_fitness(game, pawn), -pawn)), game.ball
    return ranked_moves(game)[0][1:]


def ranked_moves(game: State) -> list[tuple[float, int, int]]:
    """All moves with the roll, the best first: worth, pawn, square."""
    found = [
        (worth, pawn, square)
        for pawn, squares in moves(game).items()
        for square, worth in to_values(game, pawn, squares).items()
    ]
    found.sort(key=lambda entry: (-entry[0], entry[1], entry[2]))
    return found


def _gets_there(game: State, pawn: int) -> bool:
    return pawn not in (game.holder, game.no_touch) and not _is_off(game, pawn) and _reaches_ball(game, pawn)


def _is_off(game: State, pawn: int) -> bool:
    return pawn // PAWNS == game.o_side and bool(game.offside >> pawn & 1)


def _reaches_ball(game: State, pawn: int) -> bool:
    return reaches(game, pawn, game.ball, game.roll) and may_stand(game, pawn, game.ball)


def _fitness(game: State, pawn: int) -> float:
    """The chance that a pawn wins a battle against an opponent who is or may come there."""
    other = game.pawn_on(1 - pawn // PAWNS, game.ball)
    opponent = other if other != NOBODY else game.keepers[1 - pawn // PAWNS] + 7
    odds = battle_odds(game, pawn, opponent)
    return odds.wins + odds.fouled


def to_values(game: State, pawn: int, squares: list[int]) -> dict[int, float]:
    """What it is worth that a pawn stands on each of these squares, hundredths of a goal and more for the ball."""
    here = Positioning(game, pawn)
    return {square: here.worth(square) for square in squares}


class Positioning:
    """Weighs where one pawn stands best, the others staying where they are."""

    def __init__(self, game: State, pawn: int) -> None:
        self.game, self.pawn, self.side = game, pawn, pawn // PAWNS
        side, other = self.side, 1 - self.side
        self.in_set = game.why == "set"
        self.attacks = self.in_set or side == game.o_side
        self.defender = game.role(pawn) == DEFENDER
        tables = game.tables
        self.shooting = tables.penalty_area[other] | tables.long_distance[other]
        self.danger = tables.penalty_area[side] | tables.long_distance[side]
        self.last = min((own_row(other, game.at[one]) for one in game.field_players(other)), default=1)
        """The row of the other side's last field player, from its goal line."""
        self.lone_others = game.own[other] & ~(game.own[side] & ~(1 << game.at[pawn]))
        self.covered = self._covered() if self.attacks else frozenset()
        self.now = self._standing(game.at[pawn])

    def _covered(self) -> frozenset[int]:
        """The rolls with which the ball finds another team-mate who shoots."""
        game = self.game
        rolls: set[int] = set()
        other = 1 - self.side
        for mate in game.field_players(self.side):
            at = game.at[mate]
            if mate in (self.pawn, game.holder) or not self.shooting >> at & 1 or game.own[other] >> at & 1:
                continue
            if own_row(other, at) >= self.last:
                rolls.update(rolls_between(game.ball, at))
        return frozenset(rolls)

    def worth(self, square: int) -> float:
        """How much better the pawn stands there than where it is."""
        game = self.game
        if not self.in_set and square == game.ball:
            off = self.side == game.o_side and game.offside >> self.pawn & 1
            return -BEST if off else BEST
        return self._standing(square) - self.now

    def _standing(self, square: int) -> float:
        return self._attacking(square) if self.attacks and not self.defender else self._defending(square)

    def _attacking(self, square: int) -> float:
        game, other = self.game, 1 - self.side
        row = own_row(self.side, square)
        to_line = own_row(other, square)
        beyond = HALVES[other] >> square & 1
        value = 0.4 * min(row, 12) - 0.15 * abs(2 * (square % COLUMNS) - 7) / 2
        if beyond and to_line < self.last:
            return value - 6.0
        lone = not game.own[other] >> square & 1
        if self.shooting >> square & 1:
            value += 2.0 if lone else 0.8
        if self.in_set:
            rolls = rolls_between(game.ball, square)
            if lone and self.shooting >> square & 1:
                value += 8.0 * sum(roll not in self.covered for roll in rolls)
            elif lone and rolls:
                value += 0.6 * len(rolls)
        away = distance(square, game.ball)
        return value - 0.25 * max(0, away - 5)

    def _defending(self, square: int) -> float:
        game = self.game
        row = own_row(self.side, square)
        value = 0.0
        if self.lone_others >> square & 1 and self.danger >> square & 1:
            value += 5.0 + battle_odds(game, self.pawn, game.pawn_on(1 - self.side, square)).wins
        if self.defender:
            value -= 0.8 * abs(row - LINE) + (0.8 if row < LINE else 0.0)
        else:
            value -= 0.15 * abs(row - 8)
        return value - 0.3 * max(0, distance(square, game.ball) - 3)


def _corner(game: State) -> int:
    """Attackers come where the ball may find them, defenders go to attackers; else the side passes."""
    best, chosen = 0.5, NOBODY
    for pawn in game.field_players(game.asked):
        squares = corner_squares(game, pawn)
        if not squares:
            continue
        here = _corner_worth(game, pawn, game.at[pawn])
        worth = max(_corner_worth(game, pawn, square) for square in squares) - here
        if worth > best:
            best, chosen = worth, pawn
    return game.action(a.PASS) if chosen == NOBODY else game.action(a.PICK, chosen % PAWNS + 1)


def _corner_to(game: State) -> int:
    return max(game.legal, key=lambda action: _corner_worth(game, game.picked, a.argument_of(action)))


def _corner_worth(game: State, pawn: int, square: int) -> float:
    """What it is worth that a pawn stands there when the corner is kicked."""
    side, attacking = pawn // PAWNS, game.o_side
    area = game.tables.penalty_area[1 - attacking] | game.tables.long_distance[1 - attacking]
    if not area >> square & 1:
        return 0.0
    rolls = len(rolls_between(game.corner_square, square))
    there = game.own[1 - side] >> square & 1
    if side == attacking:
        return rolls * (0.5 if there else 1.0)
    return rolls * 1.0 if there else 0.2
