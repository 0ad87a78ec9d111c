"""The goal wall: for the kick-off, and for who kicks penalties first (P1.2, P4, P5.1)."""

from swallows_gui.games.power_soccer.rules import shootout
from swallows_gui.games.power_soccer.rules.actions import Step, ask
from swallows_gui.games.power_soccer.rules.match import kick_off
from swallows_gui.games.power_soccer.rules.state import NOBODY, State, one_more


class Wall(Step):
    """A shot at the wall. Each is a roll of the side's first player."""

    name = "wall"

    def enter(self, game: State) -> None:
        """The first shot."""
        game.shots = game.hits = (0, 0)
        ask(game, self.name, game.shooter)

    def rolled(self, game: State, face: int) -> None:
        """Black is in (P4.1)."""
        side, hole, hit = game.shooter, game.hole, game.black[face]
        game.shots = one_more(game.shots, side)
        if hit:
            game.hits = one_more(game.hits, side)
        game.tell("wall_shot", game.mover, hole, hit, game.hits)
        winner = self._winner(game)
        if winner == NOBODY:
            ask(game, self.name, game.shooter)
        elif game.starter == NOBODY:
            kick_off(game, winner, "wall")
        else:
            shootout.begin(game, winner)

    @staticmethod
    def _winner(game: State) -> int:
        """The side with more hits, when both have had all their shots and as many more (P4.2, P4.3)."""
        mine, theirs = game.hits
        if game.hole != "decider" or game.shots[0] != game.shots[1] or mine == theirs:
            return NOBODY
        return 0 if mine > theirs else 1
