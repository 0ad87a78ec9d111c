"""Symbols after a phase, and men who are out for them (F6, F7.3 to F7.5)."""

from typing import Final

from swallows_gui.games.final_whistle.rules import actions as a
from swallows_gui.games.final_whistle.rules.actions import STEPS, Step, go_on
from swallows_gui.games.final_whistle.rules.options import INJURY, NO_SYMBOL, RED, SQUAD, SYMBOLS, YELLOW, G
from swallows_gui.games.final_whistle.rules.state import NONE, State
from swallows_gui.games.final_whistle.rules.substitution import bring_on, replacements

HITS: Final = {INJURY: (2,), YELLOW: (0, 1), RED: (3,)}
"""By symbol: what the special die must show (F6.2)."""
SENT_OFF_AT: Final = 2
"""So many bookings send a man off (F6.2)."""


class Check(Step):
    """Each man with a symbol on top rolls for it, the attacker's first (F6.1)."""

    name = "check"

    def enter(self, game: State) -> None:
        while game.to_check:
            man, *rest = game.to_check
            game.to_check = tuple(rest)
            symbol = game.symbol(man)
            if symbol == NO_SYMBOL:
                continue
            seat, number = divmod(man, SQUAD)
            die = game.special_die()
            hit = game.value_of(die) in HITS[symbol]
            game.tell("checked", seat, number, SYMBOLS[symbol], die, hit)
            if not hit:
                continue
            if symbol == INJURY:
                if injure(game, man):
                    return
            elif (symbol == RED or book(game, man)) and send_off(game, man):
                return
        go_on(game, "phase_over")


def book(game: State, man: int) -> bool:
    """A man is booked; whether that sends him off."""
    game.booked[man] += 1
    game.tell("booked", man // SQUAD, man % SQUAD, game.booked[man])
    return game.booked[man] >= SENT_OFF_AT


def send_off(game: State, man: int) -> bool:
    """A man is sent off and not replaced; whether his seat is asked for a stand-in (F7.4, F7.5)."""
    was_goalie = game.line[man] == G
    game.to_box(man)
    game.tell("sent_off", man // SQUAD, man % SQUAD)
    return was_goalie and find_stand_in(game, man // SQUAD)


def injure(game: State, man: int) -> bool:
    """Injure a man and replace him if possible; returns whether his seat is asked (F7.3, F7.5)."""
    was_goalie = game.line[man] == G
    able = replacements(game, man)
    game.to_box(man)
    game.tell("injured", man // SQUAD, man % SQUAD)
    if len(able) > 1:
        game.leaving = man
        game.ask(REPLACE, man // SQUAD)
        return True
    if able:
        replace(game, man, able[0])
        return False
    return was_goalie and find_stand_in(game, man // SQUAD)


def replace(game: State, man: int, on: int) -> None:
    """A man of the bench comes on for an injured one."""
    bring_on(game, man, on)
    game.tell("came_on", on // SQUAD, on % SQUAD, man % SQUAD)


def find_stand_in(game: State, seat: int) -> bool:
    """The side has no goalie: whether its seat is asked who stands in (F7.5)."""
    able = game.field[seat]
    if len(able) > 1:
        game.ask(STAND_IN, seat)
        return True
    if able:
        stands_in(game, able[0])
    return False


def stands_in(game: State, man: int) -> None:
    """A man goes in goal for good (F7.5)."""
    game.line[man] = G
    game.tell("stood_in", man // SQUAD, man % SQUAD, G)


class Replace(Step):
    """The seat of an injured man brings on another (F7.3)."""

    name = "replace"

    def options(self, game: State) -> list[int]:
        bring = game.action(a.BRING)
        return [bring | on % SQUAD for on in replacements(game, game.leaving)]

    def push(self, game: State, action: int) -> None:
        man = game.leaving
        game.leaving = NONE
        replace(game, man, game.asked * SQUAD + a.argument_of(action))
        CHECK.enter(game)


class StandInStep(Step):
    """A seat without a goalie picks a man of the field (F7.5)."""

    name = "stand_in"

    def options(self, game: State) -> list[int]:
        stand_in = game.action(a.STAND_IN)
        return [stand_in | man % SQUAD for man in game.field[game.asked]]

    def push(self, game: State, action: int) -> None:
        stands_in(game, game.asked * SQUAD + a.argument_of(action))
        CHECK.enter(game)


CHECK: Final = STEPS["check"]
REPLACE: Final = STEPS["replace"]
STAND_IN: Final = STEPS["stand_in"]
