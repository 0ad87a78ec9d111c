"""The attacker's choices: what to attack with or to decline, reds on top, and reds after a shot (S3.4, S5.14)."""

from swallows_gui.games.swallows.ai.features import Position
from swallows_gui.games.swallows.ai.match_context import attack_scores, awards, clamp
from swallows_gui.games.swallows.ai.questions import answer, card_of, verb
from swallows_gui.games.swallows.rules import tables as t
from swallows_gui.games.swallows.rules.actions import DECLINE, DONE, PASS, PLAY
from swallows_gui.games.swallows.rules.marks import FACES
from swallows_gui.games.swallows.rules.view import SwallowsView

_SAFE = 2
"""Goals ahead of a team that attacks no more: a knock-out match is won, whatever penalty may still be given."""
_NOW_OR_LATER = 0.04
"""Share of a goal's worth that a red must add now: it could serve in a later attack of this match."""


def choose_attack(position: Position, legal: list[int]) -> int:
    """Attack with the card that gains most beyond its later value; decline if none gains and waiting is useless."""
    view = position.view
    side = position.side(view.initiative)
    plays = [action for action in legal if verb(action) == PLAY]
    declines = [action for action in legal if verb(action) == DECLINE]
    if not plays or (declines and is_won(view)):
        return declines[0]
    rated = [(attack_worth(position, side, card_of(action)), action) for action in plays]
    best, action = max(rated)
    if not declines or best > 0:
        return action
    best, action = max((worth + worth_of_waiting(position, side, card_of(action)), action) for worth, action in rated)
    return action if best > 0 else declines[0]


def is_won(view: SwallowsView) -> bool:
    """Whether the match is won for the team that is asked, so that its cards are for the matches to come."""
    side = 0 if view.initiative == view.home else 1
    ahead = view.score[side] - view.score[1 - side]
    return view.knockout and bool(view.matches_left) and view.declined[1 - side] and ahead >= _SAFE


def attack_worth(position: Position, side: int, card: int) -> float:
    """The gain of attacking with `card`, less the card's later value."""
    tables = position.tables
    kind, value = tables.card_kind[card], tables.card_value[card]
    place = tables.card_place[card]
    goal = position.stakes.goal[side]
    worth = position.effects_worth(side, card)
    if kind == t.SPECIAL:
        worth += _special_chance(position, side, card) * goal
    else:
        value += position.shift(card, t.VALUE)
        worth += attack_scores(tables, kind, value, place, position.blues(1 - side), position.reds(1 - side)) * goal
        if kind == t.SWALLOW:
            marks = tables.marks
            worth += clamp(FACES + 1 + value - marks.swallow_sends_off) * position.sending_off_worth(1 - side)
            own = min(FACES, max(0, marks.own_man_off - 1 - value))
            worth += own * position.sending_off_worth(side) / FACES
    if tables.card_colour[card] == t.RED:
        return worth - _NOW_OR_LATER * abs(goal)
    return worth - position.card_worth(side, card)


def _special_chance(position: Position, side: int, card: int) -> float:
    if position.has(card, t.GIVE_GOAL) or position.has(card, t.GIVE_OWN_GOAL):
        return 1.0
    saved = 1 - min(0.3, 0.05 * position.blues(1 - side))
    if position.has(card, t.GIVE_PENALTY):
        return saved * awards(position.tables)[t.INSIDE]
    if position.has(card, t.GIVE_FREE_KICK):
        return saved * awards(position.tables)[t.OUTSIDE]
    return 0.0


def worth_of_waiting(position: Position, side: int, spent: int) -> float:
    """The value of keeping the right to attack by playing `spent`: an answer if the other side scores (S3.4)."""
    other = 1 - side
    scores = min(0.6, position.stakes.to_come[other])
    hand = position.hand(side)
    if hand is None or scores <= 0:
        return 0.0
    tables = position.tables
    answers = []
    for card in hand:
        if card == spent or tables.card_colour[card] != t.GREEN:
            continue
        chance = attack_scores(
            tables, tables.card_kind[card], tables.card_value[card], tables.card_area[card], position.blues(other), 0
        )
        answers.append(chance * position.stakes.after_conceding[side] - position.card_worth(side, card))
    answers.sort(reverse=True)
    return scores * sum(answer for answer in answers[:3] if answer > 0)


def choose_modifier(position: Position, legal: list[int]) -> int:
    """A red on top of the staged attack card, where it adds enough."""
    view = position.view
    side = position.side(view.initiative)
    card = view.staged[0]
    tables = position.tables
    kind = tables.card_kind[card]
    value = tables.card_value[card] + sum(position.shift(red, t.VALUE) for red in view.staged[1:])
    place = tables.card_place[card]
    blues, reds = position.blues(1 - side), position.reds(1 - side)
    goal = position.stakes.goal[side]
    before = attack_scores(tables, kind, value, place, blues, reds)
    best, chosen = _NOW_OR_LATER * abs(goal), answer(legal, DONE)
    for action in legal:
        if verb(action) != PLAY:
            continue
        red = card_of(action)
        new_place = next((e.area for e in tables.card_effects[red] if e.op == t.SET_AREA), place)
        shift = position.shift(red, t.VALUE, t.ROLL)
        if kind == t.ROUGH:
            shift = position.shift(red, t.VALUE) + position.shift(red, t.ROLL)
        gain = (attack_scores(tables, kind, value + shift, new_place, blues, reds) - before) * goal
        gain += position.effects_worth(side, red)
        if gain > best:
            best, chosen = gain, action
    return chosen


def choose_before_shot(position: Position, legal: list[int]) -> int:
    """Choose reds for a free kick or penalty."""
    running = position.view.attack
    assert running is not None
    side = position.side(running.team)
    value = running.value + sum(delta for _, delta in running.modifiers)
    before = position.shot_worth(value, side)
    best, chosen = _NOW_OR_LATER * abs(position.stakes.goal[side]), answer(legal, PASS)
    for action in legal:
        if verb(action) != PLAY:
            continue
        red = card_of(action)
        shift = position.shift(red, t.VALUE, t.ROLL)
        gain = position.shot_worth(value + shift, side) - before + position.effects_worth(side, red)
        if gain > best:
            best, chosen = gain, action
    return chosen


def choose_after_shot(position: Position, legal: list[int]) -> int:
    """Choose reds for a shot that has missed."""
    running = position.view.attack
    assert running is not None
    side = position.side(running.team)
    goal = position.stakes.goal[side]
    value = running.total - running.die
    best, chosen = _NOW_OR_LATER * abs(goal), answer(legal, PASS)
    for action in legal:
        if verb(action) != PLAY:
            continue
        red = card_of(action)
        gain = position.effects_worth(side, red)
        shift = position.shift(red, t.ROLL, t.VALUE)
        if position.has(red, t.REROLL):
            gain += position.shot_worth(value + shift, side)
        elif running.total + shift >= position.tables.on_target:
            gain += goal * (1 - min(0.3, 0.05 * position.blues(1 - side)))
        if gain > best:
            best, chosen = gain, action
    return chosen
