"""The turn: its five phases, and the ball put in (G2)."""

from typing import Final

from swallows_gui.games.grudgematch.rules.actions import STEPS, Step, proceed
from swallows_gui.games.grudgematch.rules.ball import PENALTY_BOX, settle
from swallows_gui.games.grudgematch.rules.kick import KICK
from swallows_gui.games.grudgematch.rules.preparation import DRAW_PHASE
from swallows_gui.games.grudgematch.rules.run import RUN
from swallows_gui.games.grudgematch.rules.state import State
from swallows_gui.games.grudgematch.rules.tables import FIRST_COLUMN, OFF


class Turn(Step):
    """A turn begins: ball, penalty box, run, kick, draw (G2)."""

    name = "turn"

    def enter(self, game: State) -> None:
        game.turn += 1
        game.card_played = False
        game.dice, game.dice_used, game.have_run = (), 0, 0
        game.tell("turn_started", game.seat(game.side), game.turn, game.half)
        game.stack += [NEXT_TURN, DRAW_PHASE, KICK, RUN, PENALTY_BOX]
        if game.ball != OFF:
            proceed(game)
            return
        dice = game.chance.die(), game.chance.die()
        game.ball = game.board.centre[sum(dice) - FIRST_COLUMN]
        game.tell("ball_in", dice, game.ball)
        settle(game)


class NextTurn(Step):
    """The turns alternate (G1.3)."""

    name = "next_turn"

    def enter(self, game: State) -> None:
        game.side = 1 - game.side
        TURN.enter(game)


TURN: Final = STEPS["turn"]
NEXT_TURN: Final = STEPS["next_turn"]
