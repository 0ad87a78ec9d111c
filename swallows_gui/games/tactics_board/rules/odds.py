"""Exact chances (T21.2, T21.3): who reaches a square, how a battle and a shot end, what a play leads to."""

from collections import Counter
from functools import cache
from itertools import product
from typing import Final, NamedTuple

from swallows_gui.games.tactics_board.rules.battle import BEST, WORST, bonus
from swallows_gui.games.tactics_board.rules.board import free_ends, way_to
from swallows_gui.games.tactics_board.rules.moving import closed_now, closed_to, is_offside, passable
from swallows_gui.games.tactics_board.rules.shots import RESULTS, signs
from swallows_gui.games.tactics_board.rules.state import State
from swallows_gui.games.tactics_board.rules.tables import NOBODY, PAWNS

DIE: Final = range(1, 7)


class BattleOdds(NamedTuple):
    """How a battle ends, as chances that add up to 1."""

    wins: float
    loses: float
    fouled: float
    """The other pawn fouls."""
    fouls: float


class Outlook(NamedTuple):
    """What a play of the ball leads to."""

    leads_to: str
    """"shot", "pass", "battle", "loose", "offside" or "lost"."""
    ours: tuple[int, ...]
    """On an empty square: the rolls with which the O side reaches it."""
    theirs: tuple[int, ...]
    battle: BattleOdds | None


@cache
def _battle(ours: int, theirs: int) -> BattleOdds:
    found: Counter[str] = Counter()
    for mine, other in product(DIE, DIE):
        if (min(mine, other), max(mine, other)) == (WORST, BEST):
            found["fouls" if mine == WORST else "fouled"] += 1
        elif mine + ours != other + theirs:
            found["wins" if mine + ours > other + theirs else "loses"] += 1
    every = found.total()
    return BattleOdds(*(found[name] / every for name in BattleOdds._fields))


def battle_odds(game: State, pawn: int, other: int) -> BattleOdds:
    """How a battle between two pawns ends for the first (T9, T21.2)."""
    return _battle(bonus(game, pawn), bonus(game, other))


def shot_odds(game: State) -> dict[str, float]:
    """How a shot ends (T10.3)."""
    shown = signs(game)
    return {result: shown.count(sign) / len(shown) for sign, result in RESULTS.items()}


def way(game: State, pawn: int, square: int, roll: int) -> tuple[int, ...]:
    """The squares that a pawn goes over to one that it reaches with a roll, that one among them."""
    return way_to(game.at[pawn], square, roll, passable(game, pawn))


def reaches(game: State, pawn: int, square: int, roll: int) -> bool:
    """Whether a field player that may stand on a square comes there with a roll."""
    return bool(free_ends(game.at[pawn], roll, passable(game, pawn)) >> square & 1)


def rolls_to(game: State, side: int, square: int) -> tuple[int, ...]:
    """The rolls with which some field player of a side comes to a square now (T21.3)."""
    left = set(DIE)
    found = set()
    for pawn in game.field_players(side):
        if pawn == game.holder:
            continue
        closed = closed_now(game, pawn) if square == game.ball else closed_to(game, pawn)
        if not closed >> square & 1:
            came = {roll for roll in left if reaches(game, pawn, square, roll)}
            found |= came
            left -= came
            if not left:
                break
    return tuple(sorted(found))


def outlook(game: State, square: int) -> Outlook:
    """What follows if the ball is played to a square now (T7.2)."""
    side = game.holder // PAWNS if game.holder != NOBODY else game.o_side
    ours, theirs = game.pawn_on(side, square), game.pawn_on(1 - side, square)
    if ours == game.holder:
        ours = NOBODY
    if ours != NOBODY and is_offside(game, ours):
        return Outlook("offside", (), (), None)
    if ours != NOBODY and theirs != NOBODY:
        return Outlook("battle", (), (), battle_odds(game, ours, theirs))
    if ours != NOBODY:
        shooting = game.tables.penalty_area[1 - side] | game.tables.long_distance[1 - side]
        return Outlook("shot" if shooting >> square & 1 else "pass", (), (), None)
    if theirs != NOBODY:
        return Outlook("lost", (), (), None)
    return Outlook("loose", rolls_to(game, side, square), rolls_to(game, 1 - side, square), None)
