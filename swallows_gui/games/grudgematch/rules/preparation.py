"""The phases of a half around the kicks: dealing and line-up (G1), the draw phase, jokers and the end of the pack.

Clauses of the latter: G5, G1.4, G6.2, G6.3.
"""

from typing import Final

from swallows_gui.games.grudgematch.rules import actions as a
from swallows_gui.games.grudgematch.rules.actions import STEPS, Step, proceed
from swallows_gui.games.grudgematch.rules.ball import take_out
from swallows_gui.games.grudgematch.rules.state import NOBODY_ASKED, State
from swallows_gui.games.grudgematch.rules.tables import CARDS, FRANCE, GERMANY, JOKER, OFF, SIDES


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
    """Take all men off the field for the line-up; those in the penalty box stay there (G1.2, G1.4)."""
    for man in range(8):
        game.move(man, OFF)
    game.placing = 0
    LINE_UP.enter(game)


def man_to_place(game: State) -> int:
    """The man to be placed next: both clubs, then both diamonds, hearts, spades, Germany first (G1.2)."""
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


MOST_DEAD: Final = 2
"""So many dead turns in a row cost a card (G5.3)."""


def end_match(game: State, after: str) -> None:
    """The match is over (G6.4)."""
    game.after = after
    game.asked, game._legal = NOBODY_ASKED, None
    game.stack.clear()
    game.tell("match_ended", game.score, after, SIDES[game.winner])


def discard(game: State, card: int, reason: str) -> None:
    """The side asked lays a card down."""
    side = game.asked
    game.hands[side] = tuple([held for held in game.hands[side] if held != card])
    game.discard += (card,)
    game.tell("discarded", game.seat(side), card, reason)


class DrawPhase(Step):
    """A ball in the own goal box goes out; a second dead turn costs a card; then the side draws (G5)."""

    name = "draw"

    def enter(self, game: State) -> None:
        side = game.side
        if game.ball != OFF and game.board.box_of[game.ball] == side:
            take_out(game, "goal_box")
        game.dead = 0 if game.card_played else game.dead + 1
        if game.dead == MOST_DEAD:
            game.dead = 0
            if len(game.hands[side]) == game.tables.hand:
                game.ask(DEAD_TURN, side)
                return
        DRAWS[side].enter(game)


class DeadTurn(Step):
    """The side in turn discards a card of its choice (G5.3)."""

    name = "dead_turn"

    def options(self, game: State) -> list[int]:
        card_gone = game.action(a.DISCARD)
        return [card_gone | card for card in game.hands[game.asked]]

    def push(self, game: State, action: int) -> None:
        discard(game, a.argument_of(action), "dead_turn")
        DRAWS[game.side].enter(game)


class _Draws(Step):
    """A side draws up to its hand, card by card (G5.2)."""

    side: int

    def enter(self, game: State) -> None:
        side, drawn = self.side, 0
        while len(game.hands[side]) < game.tables.hand:
            if game.pile_at == len(game.pile):
                self._tell(game, drawn)
                drawn = 0
                if not self._goes_on(game):
                    return
                continue
            card = game.pile[game.pile_at]
            if card == JOKER:
                self._tell(game, drawn)
                self._half_time(game)
                return
            game.pile_at += 1
            game.hands[side] += (card,)
            drawn += 1
        self._tell(game, drawn)
        proceed(game)

    def _tell(self, game: State, drawn: int) -> None:
        if drawn:
            hand = game.hands[self.side]
            game.tell("cards_drawn", game.seat(self.side), hand[-drawn:], len(game.pile) - game.pile_at)

    def _goes_on(self, game: State) -> bool:
        """Whether a second pack is made of the discards: only if the first ends level (G6.2, G6.3)."""
        if game.second or game.score[0] != game.score[1]:
            end_match(game, "second_pack" if game.second else "pack")
            return False
        pack = list(game.discard)
        game.chance.shuffle(pack)
        game.pile, game.pile_at, game.discard, game.second = tuple(pack), 0, (), True
        game.tell("pack_shuffled", "second", len(pack))
        return True

    def _half_time(self, game: State) -> None:
        """Put the joker away, line the men up again, and continue drawing (G1.4)."""
        game.pile_at += 1
        game.joker_gone, game.half = True, 2
        game.tell("joker_drawn", game.seat(self.side))
        game.tell("half_time")
        take_out(game, "half_time")
        game.stack.append(self)
        begin_half(game)


class _GermanyDraws(_Draws):
    name = "germany_draws"
    side = GERMANY


class _FranceDraws(_Draws):
    name = "france_draws"
    side = FRANCE


DRAW_PHASE: Final = STEPS["draw"]
DEAD_TURN: Final = STEPS["dead_turn"]
DRAWS: Final = (STEPS["germany_draws"], STEPS["france_draws"])
