"""The defender's choices: foul, offside or nothing, goalies, and reds around them (S5.3 to S5.6, S5.14, S8.3)."""

from swallows_gui.games.swallows.ai.features import Position
from swallows_gui.games.swallows.ai.match_context import attacks_to_come, clamp
from swallows_gui.games.swallows.ai.questions import answer, card_of, verb
from swallows_gui.games.swallows.rules import tables as t
from swallows_gui.games.swallows.rules.actions import DONE, PASS, PLAY
from swallows_gui.games.swallows.rules.marks import FOUL, OFFSIDE

_RED_LATER = 0.06
"""Share of a goal's worth that a red must save now: it could serve later in this match."""


def choose_defence(position: Position, legal: list[int]) -> int:
    """The answer to an attack that leaves most, cards counted."""
    running = position.view.attack
    assert running is not None
    attacker = position.side(running.team)
    value = running.value + sum(delta for _, delta in running.modifiers)
    best, chosen = position.shot_worth(value, attacker), answer(legal, PASS)
    for action in legal:
        if verb(action) != PLAY:
            continue
        worth = defence_worth(position, attacker, value, running.area, card_of(action))
        if worth > best:
            best, chosen = worth, action
    return chosen


def defence_worth(position: Position, attacker: int, value: int, place: int, card: int, more: int = 0) -> float:
    """The value of answering an attack of `value` at `place` with `card`, with `more` added to its roll."""
    tables = position.tables
    defender = 1 - attacker
    kind = tables.card_kind[card]
    if kind == t.SPECIAL:
        worth = 0.0 if position.has(card, t.CANCEL) else position.shot_worth(value, attacker)
    elif kind == t.FOUL:
        if tables.card_area[card] != t.NOWHERE:
            place = tables.card_area[card]
        worth = position.rolled_worth(FOUL, tables.card_value[card] + more, attacker, value, place)
        called = clamp(tables.card_value[card] + more + tables.ease[kind])
        worth += called * position.effects_worth(defender, card, t.ON_CALLED)
        worth += (1 - called) * position.effects_worth(defender, card, t.ON_FAIR)
    else:
        worth = position.rolled_worth(OFFSIDE, tables.card_value[card] + more, attacker, value, place)
    worth += position.effects_worth(defender, card)
    if tables.card_colour[card] == t.RED:
        return worth - _RED_LATER * abs(position.stakes.goal[attacker])
    return worth - max(position.card_worth(defender, card), _needed_later(position, attacker))


def _needed_later(position: Position, attacker: int) -> float:
    """The value of keeping a blue for later in this match, where more attacks will come than the hand has blues."""
    to_come = attacks_to_come(position.view, attacker)
    blues = position.blues(1 - attacker)
    if to_come <= blues:
        return 0.0
    return 0.27 * (1 - blues / (to_come + 1)) * max(0.0, -position.stakes.goal[attacker])


def choose_defence_modifier(position: Position, legal: list[int]) -> int:
    """A red on top of the staged defence card, where it helps enough."""
    running = position.view.attack
    assert running is not None
    attacker = position.side(running.team)
    value = running.value + sum(delta for _, delta in running.modifiers)
    staged = position.view.staged
    card = staged[0]
    more = sum(position.shift(red, t.VALUE) for red in staged[1:])
    before = defence_worth(position, attacker, value, running.area, card, more)
    best, chosen = _RED_LATER * abs(position.stakes.goal[attacker]), answer(legal, DONE)
    for action in legal:
        if verb(action) != PLAY:
            continue
        red = card_of(action)
        place = next((e.area for e in position.tables.card_effects[red] if e.op == t.SET_AREA), running.area)
        after = defence_worth(position, attacker, value, place, card, more + position.shift(red, t.VALUE))
        gain = after - before + position.effects_worth(1 - attacker, red)
        if gain > best:
            best, chosen = gain, action
    return chosen


def choose_goalie(position: Position, legal: list[int]) -> int:
    """The cheapest goalie that saves, if the goal costs more than the goalie."""
    running = position.view.attack
    assert running is not None
    attacker = position.side(running.team)
    defender = 1 - attacker
    goal = position.stakes.goal[attacker]
    passing = [action for action in legal if verb(action) == PASS]
    mark = position.tables.on_target
    rated = []
    for action in legal:
        if verb(action) != PLAY:
            continue
        card = card_of(action)
        cost = _goalie_cost(position, defender, card)
        saves = running.total - position.tables.card_value[card] < mark or _with_second(position, running.total, card)
        if saves or not passing:
            worth = (0.0 if saves else goal) - cost + position.effects_worth(defender, card)
            rated.append((worth, -position.tables.card_value[card], action))
    if not rated:
        return passing[0]
    best, _, chosen = max(rated)
    if passing and best <= goal:
        return passing[0]
    return chosen


def _goalie_cost(position: Position, defender: int, card: int) -> float:
    if position.tables.card_colour[card] == t.RED:
        return _RED_LATER * abs(position.stakes.goal[1 - defender])
    return position.card_worth(defender, card)


def _with_second(position: Position, total: int, first: int) -> bool:
    """Whether a second goalie in hand makes the save (never in a shoot-out)."""
    if position.view.period == "shootout" or position.tables.card_colour[first] != t.BLUE:
        return False
    running = position.view.attack
    assert running is not None
    reds = position.view.hands[position.team(1 - position.side(running.team))]
    if reds is None:
        return False
    values, mark = position.tables.card_value, position.tables.on_target
    left = total - values[first]
    return any(position.has(red, t.SECOND_GOALIE) and left - values[red] < mark for red in reds[t.RED])


def choose_second_goalie(position: Position, legal: list[int]) -> int:
    """The second goalie joins: without it the first was played for nothing."""
    running = position.view.attack
    assert running is not None
    plays = [action for action in legal if verb(action) == PLAY]
    if position.stakes.goal[position.side(running.team)] < 0 and plays:
        return plays[0]
    return answer(legal, DONE)


def choose_goal_against(position: Position, legal: list[int]) -> int:
    """Choose reds after a goal conceded, if one gains anything."""
    return _best_effect(position, legal, position.view.open.off_side)


def choose_sending_off_red(position: Position, legal: list[int]) -> int:
    """A red before the referee looks at the hand."""
    side = position.view.open.off_side
    saved = -position.sending_off_worth(side)
    best, chosen = 0.0, answer(legal, PASS)
    for action in legal:
        if verb(action) != PLAY:
            continue
        red = card_of(action)
        gain = position.effects_worth(side, red) + (saved if position.has(red, t.SHIELD) else 0.0)
        if gain > best:
            best, chosen = gain, action
    return chosen


def _best_effect(position: Position, legal: list[int], side: int) -> int:
    best, chosen = 0.0, answer(legal, PASS)
    for action in legal:
        if verb(action) == PLAY:
            gain = position.effects_worth(side, card_of(action))
            if gain > best:
                best, chosen = gain, action
    return chosen
