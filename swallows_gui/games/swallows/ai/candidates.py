"""The smaller choices: reds on a roll, in a shoot-out and at a stoppage; cards given up, injured, taken back."""

from swallows_gui.games.swallows.ai.features import Position
from swallows_gui.games.swallows.ai.match_context import clamp, goals_of
from swallows_gui.games.swallows.ai.questions import answer, card_of, verb
from swallows_gui.games.swallows.rules import tables as t
from swallows_gui.games.swallows.rules.actions import PASS, PLAY
from swallows_gui.games.swallows.rules.marks import FOUL, SWALLOW

_LATER = 0.06
"""Share of a goal's worth that a red must bring now: it could serve later in this match."""


def choose_roll_red(position: Position, legal: list[int]) -> int:
    """A red on a foul, offside, swallow or rough-goal roll that speaks against this side."""
    running = position.view.attack
    assert running is not None
    attacker = position.side(running.team)
    value = running.value + sum(delta for _, delta in running.modifiers)
    purpose, total, place = running.purpose, running.total, running.area
    against_attacker = (total < position.tables.turns[purpose]) == (purpose in (FOUL, SWALLOW))
    side = attacker if against_attacker else 1 - attacker
    before = position.roll_worth(purpose, total, attacker, value, place)
    best, chosen = _LATER * abs(position.stakes.goal[attacker]), answer(legal, PASS)
    for action in legal:
        if verb(action) != PLAY:
            continue
        red = card_of(action)
        shift = position.shift(red, t.ROLL, t.VALUE)
        new_place = next((e.area for e in position.tables.card_effects[red] if e.op == t.SET_AREA), place)
        if position.has(red, t.REROLL):
            after = position.rolled_worth(purpose, total - running.die + shift, attacker, value, new_place)
        else:
            after = position.roll_worth(purpose, total + shift, attacker, value, new_place)
        gain = after - before + position.effects_worth(side, red)
        if gain > best:
            best, chosen = gain, action
    return chosen


def choose_shootout_red(position: Position, legal: list[int]) -> int:
    """A red on a kick of the shoot-out: it serves no later one better."""
    running = position.view.attack
    assert running is not None
    side = position.side(running.team)
    goal = position.stakes.goal[side]
    value = running.value + sum(delta for _, delta in running.modifiers)
    value += position.tables.ease[t.ATTACK]
    before = clamp(value)
    best, chosen = 0.0, answer(legal, PASS)
    for action in legal:
        if verb(action) != PLAY:
            continue
        gain = (clamp(value + position.shift(card_of(action), t.ROLL, t.VALUE)) - before) * goal
        if gain > best:
            best, chosen = gain, action
    return chosen


def choose_stoppage_red(position: Position, reds: list[int]) -> int | None:
    """A red at a stoppage that brings something on balance."""
    best, chosen = 0.15, None
    for action in reds:
        red = card_of(action)
        side = next((s for s in (0, 1) if red in (position.hand(s) or ())), None)
        if side is None:
            continue
        gain = position.effects_worth(side, red)
        if gain > best:
            best, chosen = gain, action
    return chosen


def choose_discard(position: Position, legal: list[int]) -> int:
    """Give up the card that helps least."""
    return min(legal, key=lambda action: (_use(position, card_of(action)), action))


def choose_injured(position: Position, legal: list[int]) -> int:
    """The other team's card whose loss brings this seat most: its best one, a friend's worst."""
    card = card_of(legal[0])
    side = next((s for s in (0, 1) if card in (position.hand(s) or ())), None)
    if side is None:
        side = 1 if position.view.trainer[position.view.home] == position.seat else 0
    wish = position.stakes.price[side] + 0.2 * position.stakes.goal[side]
    pick = min if wish > 0 else max
    return pick(legal, key=lambda action: (_use(position, card_of(action)), action))


def choose_recovered(position: Position, legal: list[int]) -> int:
    """Take back the card that helps most."""
    return max(legal, key=lambda action: (_use(position, card_of(action)), action))


def _use(position: Position, card: int) -> float:
    lasting = 2.0 if position.tables.card_colour[card] == t.RED else 1.0
    return lasting * goals_of(position.tables, card)
