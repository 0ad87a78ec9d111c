"""How everybody plays on in a playout: quick, sound decisions read straight off the state (S3 to S5, S8).

One function a step; each takes what the seats want (`Minds`), the game and its legal actions, and returns one of
them. They say in a few comparisons what `normal` works out at length: does this bring the one who decides more than
the card is worth to him later? Bribes, objections and all that is out of turn are left to the search itself.
"""

from collections.abc import Callable, Mapping
from typing import Final

from swallows_gui.engine.step import GameStep
from swallows_gui.games.swallows.ai.search.determinization import PHASES, Wish
from swallows_gui.games.swallows.ai.search.sheet import LOWEST, MOST_BLUES, CardLists
from swallows_gui.games.swallows.rules import tables as t
from swallows_gui.games.swallows.rules.actions import ARGUMENT, PENALTY, STEPS, VERB_SHIFT, WITHOUT_SEAT
from swallows_gui.games.swallows.rules.effects import favoured_by_more
from swallows_gui.games.swallows.rules.marks import FOUL, OFFSIDE, ROUGH, SWALLOW
from swallows_gui.games.swallows.rules.match import kick_off
from swallows_gui.games.swallows.rules.state import EXTRA, NOBODY, NORMAL, State

_RED_LATER = 0.05
"""Share of a goal's worth that a red must bring now: it could serve later in this match."""
_BLUE_LATER = 0.1
"""The same for a blue, while more attacks may come than blues are left."""
_SAVED = 0.88
"""What the chance of a goalie leaves of a shot's."""
_TRIFLE = 0.05
"""M below which a referee does not bother."""


class Minds:
    """The wishes of all seats that decide in the running match."""

    __slots__ = ("held", "knockout", "lying", "referee", "sheet", "sides", "stop")

    def __init__(
        self, sheet: CardLists, wishes: Mapping[int, Wish], game: State, knockout: bool, stop: GameStep[State]
    ) -> None:
        """`wishes` by seat, of all that may decide in the match; `stop` stands in for what follows it."""
        self.knockout = knockout
        self.stop = stop
        self.sheet = sheet
        self.sides = (wishes[game.coach[0]], wishes[game.coach[1]])
        self.referee = wishes.get(game.referee, self.sides[0])
        self.lying = len(game.spent[0]) + len(game.spent[1])
        colour = sheet.colour
        greens = []
        for side in (0, 1):
            spent = sum(1 for card in game.spent[side] if colour[card] == t.GREEN)
            greens.append(len(game.greens[game.sides[side]]) + spent)
        self.held = (greens[0], greens[1])
        """Greens of the match by side: in hand and spent."""

    def goal(self, wish: Wish, game: State, side: int) -> float:
        """The present value of a goal for `side` to a seat."""
        score = game.score
        at = score[0] - score[1] + 5
        phase = len(game.spent[0]) + len(game.spent[1]) - self.lying >> 1
        return wish.goal[side][phase if phase < PHASES else PHASES - 1][0 if at < 0 else 10 if at > 10 else at]


def attack(minds: Minds, game: State, legal: list[int]) -> int:
    """The card that brings most beyond its worth later; if none does, decline."""
    side = game.initiative
    wish = minds.sides[side]
    goal = minds.goal(wish, game, side)
    sheet = minds.sheet
    blues = len(game.blues[game.sides[1 - side]])
    scores = sheet.scores[blues if blues < MOST_BLUES else MOST_BLUES]
    goals, colour, effects = sheet.goals, sheet.colour, sheet.effects
    gone = minds.held[side] - len(game.greens[game.sides[side]])
    dear = wish.dear[side][gone if 0 <= gone < 16 else 0 if gone < 0 else 15]
    red = _RED_LATER * abs(goal)
    best, chosen = -1e9, legal[0]
    for action in legal:
        card = action & ARGUMENT
        if (action & WITHOUT_SEAT) >> VERB_SHIFT:
            worth = 0.0
        elif colour[card] == t.GREEN:
            worth = scores[card] * goal - goals[card] * dear
        else:
            worth = scores[card] * goal - red + effects[card] * wish.price[side]
        if worth > best:
            best, chosen = worth, action
    return chosen


def modifiers(minds: Minds, game: State, legal: list[int]) -> int:
    """A red on the staged attack where it adds to the sum and the goal is wanted."""
    side = game.initiative
    if minds.goal(minds.sides[side], game, side) <= 0:
        return legal[0]
    sheet = minds.sheet
    card = game.staged[0]
    kind = sheet.kind[card]
    if kind == t.ROUGH:
        return _helping(sheet, legal, -1)
    return _helping(sheet, legal, 1) if sheet.reaches[kind][sheet.value[card] + LOWEST] < 1 else legal[0]


def defence(minds: Minds, game: State, legal: list[int]) -> int:
    """Foul, offside or a red in place of one, if it saves more than it is worth later."""
    side = 1 - game.a_side
    wish = minds.sides[side]
    goal = minds.goal(wish, game, game.a_side)
    if goal >= 0:
        return legal[0]
    sheet = minds.sheet
    kind, value, area, reaches = sheet.kind, sheet.value, sheet.area, sheet.reaches
    running = game.a_value
    for _, delta in game.a_mods:
        running += delta
    shot = reaches[t.ATTACK][running + LOWEST] * _SAVED
    team = game.sides[side]
    short = len(game.greens[game.sides[game.a_side]]) > len(game.blues[team])
    later = -goal * (_BLUE_LATER if short else 0.0)
    price = wish.price[side]
    best, chosen = shot * goal, legal[0]
    for action in legal[1:]:
        card = action & ARGUMENT
        what = kind[card]
        if what == t.FOUL:
            place = area[card] if area[card] >= 0 else game.place
            scored = reaches[what][value[card] + LOWEST] * sheet.award[place] * _SAVED
        elif what == t.OFFSIDE:
            scored = (1 - reaches[what][value[card] + LOWEST]) * shot
        else:
            scored = 0.0 if sheet.cancels[card] else shot
        worth = scored * goal + sheet.effects[card] * price
        if sheet.colour[card] == t.RED:
            worth += _RED_LATER * goal
        else:
            cost = sheet.goals[card] * price
            worth -= cost if cost > later else later
        if worth > best:
            best, chosen = worth, action
    return chosen


def defence_modifiers(minds: Minds, game: State, legal: list[int]) -> int:
    """A red that makes an offside likelier or a foul fairer."""
    offside = minds.sheet.kind[game.staged[0]] == t.OFFSIDE
    return _helping(minds.sheet, legal, 1 if offside else -1)


def goalie(minds: Minds, game: State, legal: list[int]) -> int:
    """The cheapest that saves, if the goal costs more than it is worth later."""
    side = 1 - game.a_side
    wish = minds.sides[side]
    sheet = minds.sheet
    mark = game.tables.on_target
    least, chosen = -minds.goal(wish, game, game.a_side), legal[0]
    for action in legal:
        if (action & WITHOUT_SEAT) >> VERB_SHIFT:
            continue
        card = action & ARGUMENT
        if game.total - sheet.value[card] >= mark:
            continue
        cost = _RED_LATER if sheet.colour[card] == t.RED else sheet.goals[card] * wish.price[side]
        if cost < least:
            least, chosen = cost, action
    return chosen


def second_goalie(minds: Minds, game: State, legal: list[int]) -> int:
    """Join if the goal is not wanted: without the second the first was played for nothing."""
    wanted = minds.goal(minds.sides[1 - game.a_side], game, game.a_side) >= 0
    return legal[0] if wanted else legal[-1]


def roll_red(minds: Minds, game: State, legal: list[int]) -> int:
    """A red that turns a foul, offside, swallow or rough-goal roll."""
    attacker = game.a_side
    favoured = favoured_by_more(game)
    mark = game.tables.turns[game.purpose]
    side = favoured if game.total < mark else 1 - favoured
    goal = minds.goal(minds.sides[side], game, attacker)
    if (goal <= 0) if side == attacker else (goal >= 0):
        return legal[0]
    sheet = minds.sheet
    for action in legal[1:]:
        card = action & ARGUMENT
        if sheet.reroll[card] or (game.total < mark) != (game.total + sheet.shift[card] < mark):
            return action
    return legal[0]


def after_shot_roll(minds: Minds, game: State, legal: list[int]) -> int:
    """A red that makes a shot count that has missed."""
    if minds.goal(minds.sides[game.a_side], game, game.a_side) <= 0:
        return legal[0]
    sheet, mark = minds.sheet, game.tables.on_target
    for action in legal[1:]:
        card = action & ARGUMENT
        if game.total + sheet.shift[card] >= mark or (sheet.reroll[card] and game.total - game.die > 1):
            return action
    return legal[0]


def before_shot(minds: Minds, game: State, legal: list[int]) -> int:
    """A red on a free kick or penalty."""
    if minds.goal(minds.sides[game.a_side], game, game.a_side) <= 0:
        return legal[0]
    return _helping(minds.sheet, legal, 1)


def shootout_red(minds: Minds, game: State, legal: list[int]) -> int:
    """A red on a kick: for the shooter upwards, for the other side downwards."""
    return _helping(minds.sheet, legal, 1 if game.off_side == game.a_side else -1)


def any_red(minds: Minds, game: State, legal: list[int]) -> int:  # noqa: ARG001 - as the other functions
    """Reds after a goal conceded or before a sending-off: they serve nothing else."""
    return legal[-1]


def referee_die(minds: Minds, game: State, legal: list[int]) -> int:
    """The change of the total that suits the referee."""
    wish = minds.referee
    goal = minds.goal(wish, game, game.a_side)
    purpose, total = game.purpose, game.total
    favoured = favoured_by_more(game)
    now = _follows(minds.sheet, game, purpose, total)
    best, chosen = _TRIFLE, legal[0]
    for action in legal[1:]:
        delta = (action & ARGUMENT) - 1
        against = favoured if delta < 0 else 1 - favoured
        then = _follows(minds.sheet, game, purpose, total + delta)
        if then == now:
            continue
        gain = (then - now) * goal - wish.ban[against]
        if gain > best:
            best, chosen = gain, action
    return chosen


def _follows(sheet: CardLists, game: State, purpose: int, total: int) -> float:
    """Goals that the attacker may expect after a roll of this total."""
    called = total >= game.tables.turns[purpose]
    if purpose == OFFSIDE:
        value = game.a_value
        for _, delta in game.a_mods:
            value += delta
        return 0.0 if called else sheet.reaches[t.ATTACK][value + LOWEST] * _SAVED
    if purpose == ROUGH:
        return 0.0 if called else 1.0
    marks = game.tables.marks
    if called:
        sends_off = marks.foul_sends_off if purpose == FOUL else marks.swallow_sends_off
        return sheet.award[game.place] * _SAVED + (0.1 if total >= sends_off else 0.0)
    return -0.1 if purpose == SWALLOW and total < marks.own_man_off else 0.0


def edge(minds: Minds, game: State, legal: list[int]) -> int:
    """Inside or outside, by what a goal of the attacker is worth to the referee."""
    if len(legal) == 1:
        return legal[0]
    wish = minds.referee
    goal = minds.goal(wish, game, game.a_side)
    attacker = game.a_side
    gain = 0.5 * _SAVED * goal - wish.ban[1 - attacker] + wish.ban[attacker]
    if -_TRIFLE < gain < _TRIFLE:
        gain = 1.0 if game.die % 2 else -1.0
    return legal[0] if gain > 0 else legal[1]


def whistle(minds: Minds, game: State, legal: list[int]) -> int:
    """The penalty out of the blue if it brings more than keeping it."""
    if minds.knockout and game.period == NORMAL and game.is_level:
        return legal[0]  # not allowed there (S4.6)
    wish = minds.referee
    best, chosen = wish.keep_penalty, legal[0]
    for action in legal:
        if action & WITHOUT_SEAT & ~ARGUMENT == PENALTY:
            side = action & ARGUMENT
            worth = minds.sheet.award[t.INSIDE] * _SAVED * minds.goal(wish, game, side) - wish.ban[1 - side]
            if worth > best:
                best, chosen = worth, action
    return chosen


def send_off(minds: Minds, game: State, legal: list[int]) -> int:
    """The card whose loss suits the referee."""
    side = game.off_side
    wish = minds.referee
    liked = wish.price[side] + 0.3 * minds.goal(wish, game, side)
    goals = minds.sheet.goals
    pick = min if liked > 0 else max
    return pick(legal, key=lambda action: goals[action & ARGUMENT])


def least_card(minds: Minds, game: State, legal: list[int]) -> int:  # noqa: ARG001
    """Give up the card that helps least."""
    goals = minds.sheet.goals
    return min(legal, key=lambda action: goals[action & ARGUMENT])


def best_card(minds: Minds, game: State, legal: list[int]) -> int:  # noqa: ARG001
    """Injure, or take back, the card that helps most."""
    goals = minds.sheet.goals
    return max(legal, key=lambda action: goals[action & ARGUMENT])


def _helping(sheet: CardLists, legal: list[int], sign: int) -> int:
    """The red that shifts most in the wanted direction; the first action (pass or done) if none does."""
    most, chosen = 0, legal[0]
    for action in legal[1:]:
        shift = sheet.shift[action & ARGUMENT] * sign
        if shift > most:
            most, chosen = shift, action
    return chosen


def first(minds: Minds, game: State, legal: list[int]) -> int:  # noqa: ARG001
    """Refuse, do not object: what a playout does not weigh."""
    return legal[0]


Policy = Callable[[Minds, State, list[int]], int]

DECIDE: Final[dict[GameStep[State], Policy]] = {
    STEPS[name]: policy
    for name, policy in (
        ("attack", attack),
        ("modifiers", modifiers),
        ("defence", defence),
        ("defence_modifiers", defence_modifiers),
        ("goalie", goalie),
        ("second_goalie", second_goalie),
        ("roll_red", roll_red),
        ("after_shot_roll", after_shot_roll),
        ("before_shot", before_shot),
        ("shootout_red", shootout_red),
        ("goal_against", any_red),
        ("sending_off_red", any_red),
        ("referee_die", referee_die),
        ("edge", edge),
        ("whistle", whistle),
        ("send_off", send_off),
        ("discard", least_card),
        ("injure", best_card),
        ("recover", best_card),
        ("objection", first),
        ("offer", first),
    )
}
"""The policy of every step of a match."""


def play_on(minds: Minds, game: State) -> None:
    """Play until nobody is asked any more: the match is over and the game stops there.

    The drawn games end level where a knock-out match goes on (`worlds.py`), so that extra time is begun here, and the
    shoot-out never: it is a lottery, whose chances are better told from the hands.
    """
    _until_the_stop(minds, game)
    if minds.knockout and game.period == NORMAL and game.is_level:
        game.period = EXTRA
        game.stack = [minds.stop]
        kick_off(game)
        _until_the_stop(minds, game)


def _until_the_stop(minds: Minds, game: State) -> None:
    while game.mover != NOBODY:
        legal = game.legal
        action = legal[0] if len(legal) == 1 else DECIDE[game.step](minds, game, legal)
        game.step.push(game, action)
