"""Preparation and half-time: the pack, the deal and the line-up (G1)."""

from typing import Final

from swallows_gui.games.grudgematch.rules import actions as a
from swallows_gui.games.grudgematch.rules.board import OFF
from swallows_gui.games.grudgematch.rules.state import State
from swallows_gui.games.grudgematch.rules.step import STEPS, Step, proceed
from swallows_gui.games.grudgematch.rules.tables import CARDS, JOKER


def shuffle_and_deal(game: State) -> None:
    """The pack with the joker near its middle, and a hand for each side, card by card, Germany first (G1.1)."""
    pack = list(range(CARDS))
    game.chance.shuffle(pack)
    least, most = game.tables.joker_after
    pack.insert(least + game.chance.below(most - least + 1), JOKER)
    game.pile, game.pile_at = tuple(pack), 2 * game.tables.hand
    game.tell("pack_shuffled", "start", CARDS)
    for side in range(2):
        game.hands[side] = game.pile[side : game.pile_at : 2]
        game.tell("cards_dealt", game.seat(side), game.hands[side])


def begin_half(game: State) -> None:
    """All men come off the field and are lined up; those in the penalty box stay there (G1.2, G1.4)."""
    for man in range(8):
        game.move(man, OFF)
    game.placing = 0
    LINE_UP.enter(game)


def man_to_place(game: State) -> int:
    """Whose turn in the line-up it is: both clubs, then both diamonds, hearts, spades, Germany first (G1.2)."""
    return game.placing % 2 * 4 + game.placing // 2


class LineUp(Step):
    """The sides place one man at a time (G1.2)."""

    name = "line_up"

    def enter(self, game: State) -> None:
        while game.placing < 8:
            man = man_to_place(game)
            if man not in game.boxes[man // 4]:
                game.ask(self, man // 4)
                return
            game.placing += 1
        proceed(game)

    def options(self, game: State) -> list[int]:
        man = man_to_place(game)
        place = game.action(a.PLACE)
        return [place | space for space in game.board.in_field[man // 4] if game.is_open_to(man, space)]

    def push(self, game: State, action: int) -> None:
        man, space = man_to_place(game), a.argument_of(action)
        game.move(man, space)
        game.tell("placed", game.seat(man // 4), man % 4, space)
        game.placing += 1
        self.enter(game)


LINE_UP: Final = STEPS["line_up"]
