"""Substitutions before a period, and lines that are filled up again (F3.1, F7.1, F7.2, F7.6)."""

from typing import Final

from swallows_gui.games.final_whistle.rules import actions as a
from swallows_gui.games.final_whistle.rules.actions import STEPS, Step, go_on
from swallows_gui.games.final_whistle.rules.options import LINE_OF, SQUAD, D, G, M, S
from swallows_gui.games.final_whistle.rules.state import State

NEIGHBOURS: Final = {D: (M,), M: (D, S), S: (M,)}
"""The lines that a line is filled up from (F7.6)."""


def may_replace(game: State, off: int, on: int) -> bool:
    """Whether a man of the bench may come on for one of the field: a goalie only for a goalie (F7.2)."""
    return (game.line[off] == G) == (LINE_OF[on % SQUAD] == G)


def replacements(game: State, off: int) -> list[int]:
    """The men of the bench who may come on for a man of the field (F7.2, F7.3)."""
    return [on for on in game.bench[off // SQUAD] if may_replace(game, off, on)]


def bring_on(game: State, off: int, on: int) -> None:
    """`off` is out for good, `on` plays (F7.1)."""
    if off in game.field[off // SQUAD]:
        game.to_box(off)
    game.comes_on(on)


class Substitutes(Step):
    """One seat after the other substitutes as often as it likes, where the option allows it (F3.1, F7.1)."""

    name = "substitutes"

    def enter(self, game: State) -> None:
        while game.place < 2 and game.options.may_substitute(game.period):
            seat = (game.place + game.period + 1) % 2
            if any(replacements(game, off) for off in game.field[seat]):
                game.ask(self, seat)
                return
            game.place += 1
        REFILL.enter(game)

    def options(self, game: State) -> list[int]:
        substitute = game.action(a.SUBSTITUTE)
        found = [
            substitute | off % SQUAD * a.OFF + on % SQUAD
            for off in game.field[game.asked]
            for on in replacements(game, off)
        ]
        return [*found, game.action(a.DONE)]

    def push(self, game: State, action: int) -> None:
        if a.verb_of(action) == a.DONE:
            game.place += 1
        else:
            off, on = divmod(a.argument_of(action), a.OFF)
            seat = game.asked
            bring_on(game, seat * SQUAD + off, seat * SQUAD + on)
            game.tell("substituted", seat, off, on)
        self.enter(game)


def gap(game: State) -> tuple[int, int, list[int]] | None:
    """The next line that must be filled up: its seat, the line, and the men who may move there (F7.6)."""
    for seat in range(2):
        in_line = {line: game.men_in(seat, line) for line in (D, M, S)}
        for line in (D, M, S):
            if not in_line[line]:
                movers = [man for next_to in NEIGHBOURS[line] if len(in_line[next_to]) > 1 for man in in_line[next_to]]
                if movers:
                    return seat, line, sorted(movers)
    return None


class Refill(Step):
    """A man of a neighbouring line moves to an empty one (F7.6)."""

    name = "refill"

    def enter(self, game: State) -> None:
        found = gap(game)
        if found is not None:
            game.ask(self, found[0])
        else:
            go_on(game, "attacks" if game.number else "card")

    def options(self, game: State) -> list[int]:
        found = gap(game)
        move = game.action(a.MOVE)
        return [move | man % SQUAD for man in found[2]] if found else []

    def push(self, game: State, action: int) -> None:
        found = gap(game)
        assert found is not None
        seat, line, _ = found
        man = a.argument_of(action)
        game.line[seat * SQUAD + man] = line
        game.tell("moved_line", seat, man, line)
        self.enter(game)


SUBSTITUTES: Final = STEPS["substitutes"]
REFILL: Final = STEPS["refill"]
