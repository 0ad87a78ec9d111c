"""The quick judgement of the Grudge Match: level normal plays by it, and so do playouts (G13.1).

It answers each question from what the side sees at once: the kick that ends nearest to the goal, the run that brings a
man with a card to the ball, a tackle where the kick could score, a block where a goal is coming. Distances to the
goals, the goalie's place and formations are computed once for each length of field.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

from swallows_gui.games.grudgematch.ai.sight import SearchState, worth
from swallows_gui.games.grudgematch.rules import actions as a
from swallows_gui.games.grudgematch.rules.odds import Ray, chance_of, ray
from swallows_gui.games.grudgematch.rules.run import can_step, dice_left, reach, runners
from swallows_gui.games.grudgematch.rules.state import State
from swallows_gui.games.grudgematch.rules.tables import (
    FIRST_COLUMN,
    GERMANY,
    INTO_FRANCE,
    INTO_GERMANY,
    NOBODY,
    OFF,
    RANKS,
    WIDTH,
    Board,
)

MIDDLE: Final = 7 - FIRST_COLUMN
"""The column, from 0, in the middle of the goals."""
BOX: Final = (6 - FIRST_COLUMN, 8 - FIRST_COLUMN)
"""First and last column, from 0, of the goal boxes."""


@lru_cache(maxsize=8)
def to_goal(board: Board, side: int) -> tuple[int, ...]:
    """By space: how many steps a ball there needs at least to be in the goal that `side` attacks."""
    return tuple(
        max(board.from_goal(space, 1 - side) + 1, abs(space % WIDTH - MIDDLE) - 1) for space in range(board.size)
    )


@lru_cache(maxsize=8)
def steps_to_ball(board: Board) -> tuple[tuple[int, ...], ...]:
    """By space of a man and space of the ball: how many steps a man runs at least until he is next to it."""
    places = [divmod(space, WIDTH) for space in range(board.size)]
    return tuple(
        tuple(max(0, abs(row - to) - 1) + max(0, abs(column - across) - 1) for to, across in places)
        for row, column in places
    )


@lru_cache(maxsize=512)
def goalie_place(board: Board, side: int, ball: int) -> int:
    """The best space for a side's goalie: in his box, between ball and goal."""
    column = ball % WIDTH if ball >= 0 else MIDDLE
    row = -board.end if side == 0 else board.end
    shift = (column - MIDDLE) // 3 if column >= MIDDLE else -((MIDDLE - column) // 3)
    return board.space(min(BOX[1], max(BOX[0], MIDDLE + shift)) + FIRST_COLUMN, row)


def formation(board: Board, side: int, suit: int, spread_out: bool = False) -> tuple[int, int]:
    """Column and row where a man is lined up: the goalie in his goal, two at the centre line, one between."""
    back = -1 if side == 0 else 1
    if spread_out:
        return ((7, back * board.end), (4, back * 2), (10, back * 2), (7, back * 2))[suit]
    return ((7, back * board.end), (6, back), (8, back), (7, back * 2))[suit]


GOAL: Final = 50.0
"""What a goal counts beside steps towards it."""
LEAST_SHOT: Final = 0.08
"""A shot less likely than this is no shot."""


def greedy(game: State, side: int, other_size: int | None = None) -> int:
    """The asked side's action by the quick judgement, from `game.legal`."""
    legal = game.legal
    if len(legal) == 1:
        return legal[0]
    return _ANSWERS[game.step.name](SearchState(game, side, other_size))


def shot_through(sight: SearchState, found: Ray) -> float:
    """The chance that the other side does not stop a ball on this way."""
    through = 1.0
    for man, needed, _space in found.chances:
        if man // 4 != sight.side:
            through *= 1 - sight.stops(man, needed)
    return through


def kick_value(sight: SearchState, ball: int, value: int, spent: int = -1) -> tuple[float, int]:
    """The best of the eight directions for a kick of this value: the steps gained (a goal counts as many) and the
    direction, -1 for none. `spent` is the card used."""
    game, board = sight.game, sight.board
    towards, on = board.towards, game.on
    distance = to_goal(board, sight.side)
    mine = INTO_FRANCE if sight.side == GERMANY else INTO_GERMANY
    here = distance[ball]
    best, way = -1000.0, -1
    for direction in range(8):
        space = ball
        to = towards[space][direction]
        if to == OFF:
            continue
        left = value
        while left and to >= 0:
            space = to
            left -= 1
            to = towards[space][direction]
        if left and to != OFF:
            if to != mine:
                continue
            found = ray(game, direction, value)
            shot = shot_through(sight, found) if found is not None else 0.0
            gain = GOAL * shot if shot >= LEAST_SHOT else 0.0
        else:
            gain = float(here - distance[space]) + _company(sight, space, spent)
            if on[space] != NOBODY:
                gain += 0.5 if on[space] // 4 == sight.side else -2.0
        if gain > best:
            best, way = gain, direction
    return best, way


def _company(sight: SearchState, space: int, spent: int) -> float:
    """The value of the men around a space for a ball there: those who can kick on, and those who wait for it."""
    near, men = sight.board.near[space], sight.men
    found = 0.0
    for suit in range(4):
        if men[sight.side * 4 + suit] in near:
            able = any(card // RANKS == suit and card != spent for card in sight.hand)
            found += 2.0 if able else 0.3
        if men[sight.other * 4 + suit] in near:
            found -= 0.6
    return found


def best_kick(sight: SearchState, ball: int, suit: int) -> tuple[float, int]:
    """The best kick with a card of a suit from the ball's space: its gain and the card, -1 for none."""
    best, found = 0.0, -1
    for card in sight.hand:
        if card // RANKS == suit:
            gain = kick_value(sight, ball, round(worth(sight.tables, card)), card)[0]
            if gain > best:
                best, found = gain, card
    return best, found


def answer(sight: SearchState, verb: int, argument: int = 0) -> int:
    """An action of the side that sees."""
    return sight.game.action(verb, argument)


def _line_up(sight: SearchState) -> int:
    game = sight.game
    man = game.placing % 2 * 4 + game.placing // 2
    board = sight.board
    column, row = formation(board, man // 4, man % 4)
    wanted = board.space(column, row)
    spaces = (action & a.ARGUMENT for action in game.legal)
    return answer(sight, a.PLACE, min(spaces, key=lambda space: (board.distance(space, wanted), space)))


def _set_ball(sight: SearchState) -> int:
    game = sight.game
    in_turn = game.side == sight.side
    distance = to_goal(sight.board, sight.side)
    men, near = sight.men, sight.board.near

    def good(space: int) -> float:
        found = -float(distance[space])
        if game.on[space] != NOBODY:
            found += -1.0 if game.on[space] // 4 == sight.side else -4.0
        if in_turn:
            return found + _company(sight, space, -1)
        close = sum(men[sight.other * 4 + suit] in near[space] for suit in range(4))
        return found - 2.5 * close

    return answer(sight, a.PUT, max((action & a.ARGUMENT for action in game.legal), key=good))


def run_gains(sight: SearchState) -> list[float]:
    """By suit, the gain from having that man beside the ball, beyond the men already there."""
    game = sight.game
    ball = game.ball
    there = [man % 4 for man in game.next_to_ball(sight.side)]
    kicks = [best_kick(sight, ball, suit)[0] for suit in range(4)]
    now = max((kicks[suit] for suit in there), default=0.0)
    return [0.0 if suit in there else max(0.0, kicks[suit] - now) + 0.3 * kicks[suit] for suit in range(4)]


def run_score(sight: SearchState, man: int, space: int, gains: list[float]) -> float:
    """The value of moving a man from his space to another."""
    game, board = sight.game, sight.board
    here, ball, suit = sight.men[man], game.ball, man % 4
    if ball == OFF:
        ball = board.centre[5]
    near = board.near[ball]
    found = 0.0
    if space in near:
        found += gains[suit]
    elif here in near:
        found -= 2.0
    if suit == 0:
        best = goalie_place(board, sight.side, ball)
        found += 0.7 * (board.distance(here, best) - board.distance(space, best))
    else:
        steps = steps_to_ball(board)
        found += 0.1 * (steps[here][ball] - steps[space][ball])
        distance = to_goal(board, sight.side)
        if distance[space] < distance[ball]:
            found += 0.05
    return found


def _runs(sight: SearchState, man: int, die: int, gains: list[float]) -> tuple[float, int]:
    """The best space for a man with a die, and its score."""
    best, found = -1000.0, OFF
    for space in reach(sight.game, man, die):
        score = run_score(sight, man, space, gains)
        if score > best:
            best, found = score, space
    return best, found


def _run(sight: SearchState) -> int:
    game = sight.game
    gains = run_gains(sight)
    best, action = 0.15, answer(sight, a.DONE)
    for man in runners(game, sight.side):
        for die in dice_left(game):
            score, _ = _runs(sight, man, die, gains)
            score -= 0.02 * die
            if score > best:
                best, action = score, answer(sight, a.RUN, man % 4 * a.DIE + die)
    return action


def _run_to(sight: SearchState) -> int:
    game = sight.game
    gains = run_gains(sight) if game.ball != OFF else [0.0] * 4
    return answer(sight, a.TO, _runs(sight, game.runner, game.run_die, gains)[1])


def _kick(sight: SearchState) -> int:
    game = sight.game
    best, found = 0.9, -1
    for man in game.next_to_ball(sight.side):
        gain, card = best_kick(sight, game.ball, man % 4)
        if gain > best:
            best, found = gain, card
    return answer(sight, a.DONE) if found < 0 else answer(sight, a.PLAY, found)


def _kick_foul(sight: SearchState) -> int:
    return answer(sight, a.FAIR)


def _direction(sight: SearchState) -> int:
    game = sight.game
    way = kick_value(sight, game.ball, game.value)[1]
    if way >= 0:
        return answer(sight, a.AIM, way)
    return min(game.legal, key=lambda action: abs((action & a.ARGUMENT) - 4 * sight.side))


def threat(sight: SearchState, value: int, hand: tuple[int, ...] | None = None) -> float:
    """The chance of the best shot that the other side has with a ball of this value from where it lies."""
    game = sight.game
    best = 0.0
    for direction in range(8):
        found = ray(game, direction, value)
        if found is not None and found.side == sight.other:
            best = max(best, let_through(sight, found, hand))
    return best


def let_through(sight: SearchState, found: Ray, hand: tuple[int, ...] | None = None) -> float:
    """The chance that this side does not stop a ball on its way; `hand` is its hand at that time."""
    through = 1.0
    for man, needed, _space in found.chances:
        if man // 4 != sight.side:
            continue
        if hand is None:
            through *= 1 - sight.own_stop(man, needed)
        else:
            chances = (chance_of(sight.tables, card, needed) for card in hand if card // RANKS == man % 4)
            through *= 1 - max(chances, default=0.0)
    return through


def cheapest(sight: SearchState, cards: list[int], needed: int) -> int:
    """Of the cards with the highest chance to reach a value, the one worth least."""
    return min(cards, key=lambda card: (-chance_of(sight.tables, card, needed), worth(sight.tables, card)))


def played(game: State) -> list[int]:
    """The cards that may be played now."""
    return [action & a.ARGUMENT for action in game.legal if a.verb_of(action) == a.PLAY]


def _tackle(sight: SearchState) -> int:
    game = sight.game
    card = cheapest(sight, played(game), game.tackle_value)
    chance = chance_of(sight.tables, card, game.tackle_value)
    left = tuple(held for held in sight.hand if held != card)
    if chance * threat(sight, game.value, left) >= 0.25:
        return answer(sight, a.PLAY, card)
    return answer(sight, a.PASS)


def _tackle_foul(sight: SearchState) -> int:
    return answer(sight, a.FOUL if threat(sight, sight.game.value) >= 0.5 else a.FAIR)


def _block(sight: SearchState) -> int:
    game = sight.game
    found = ahead(game)
    card = cheapest(sight, played(game), game.left)
    if found.side == sight.other:
        return answer(sight, a.PLAY, card)
    if found.side == sight.side or game.side == sight.side:
        return answer(sight, a.PASS)
    danger = to_goal(sight.board, sight.other)
    here = danger[game.ball]
    sure = chance_of(sight.tables, card, game.left) == 1.0
    if sure and danger[found.space] <= 3 and here >= danger[found.space] + 2:
        return answer(sight, a.PLAY, card)
    return answer(sight, a.PASS)


def ahead(game: State) -> Ray:
    """The rest of the ball's way if it is not stopped."""
    found = ray(game, game.direction, game.left - 1) if game.left > 1 else None
    return found or Ray((game.ball,), "spent", -1, ())


def lowest(sight: SearchState) -> int:
    """The card that is missed least: goalies need their suit."""
    return min(sight.hand, key=lambda card: (worth(sight.tables, card) + 2 * (card // RANKS == 0), card))


def _discard(sight: SearchState) -> int:
    return answer(sight, a.DISCARD, lowest(sight))


def _after_goal(sight: SearchState) -> int:
    game = sight.game
    verbs = {a.verb_of(action): action for action in game.legal}
    if a.BRING_BACK in verbs:
        return verbs[a.BRING_BACK]
    if a.EXCHANGE in verbs and worth(sight.tables, lowest(sight)) < 4:
        return verbs[a.EXCHANGE]
    return verbs.get(a.RUN, verbs[a.NOTHING])


def _after_goal_run(sight: SearchState) -> int:
    game = sight.game
    best, action = 0.1, answer(sight, a.DONE)
    for man in range(sight.side * 4, sight.side * 4 + 4):
        if can_step(game, man):
            score, _ = _runs(sight, man, game.back_to, [0.0] * 4)
            if score > best:
                best, action = score, answer(sight, a.RUN, man % 4 * a.DIE)
    return action


def _after_goal_back(sight: SearchState) -> int:
    return sight.game.legal[0]


_ANSWERS: Final[Mapping[str, Callable[[SearchState], int]]] = {
    "line_up": _line_up,
    "set_ball": _set_ball,
    "run": _run,
    "run_to": _run_to,
    "kick": _kick,
    "kick_foul": _kick_foul,
    "tackle": _tackle,
    "tackle_foul": _tackle_foul,
    "direction": _direction,
    "block": _block,
    "dead_turn": _discard,
    "after_goal": _after_goal,
    "after_goal_run": _after_goal_run,
    "after_goal_exchange": _discard,
    "after_goal_back": _after_goal_back,
}
