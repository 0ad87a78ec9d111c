"""The seat of the level `easy`: it kicks towards the goal, and defends with what is sure (G13.1)."""

from zlib import crc32

from swallows_gui.ai.levels import SeatByTurns
from swallows_gui.engine.chance import Seeded
from swallows_gui.games.grudgematch.ai.greedy import (
    GOAL,
    ahead,
    answer,
    cheapest,
    formation,
    greedy,
    kick_value,
    lowest,
    played,
    steps_to_ball,
)
from swallows_gui.games.grudgematch.ai.sight import SearchState, worth
from swallows_gui.games.grudgematch.rules import actions as a
from swallows_gui.games.grudgematch.rules.odds import chance_of
from swallows_gui.games.grudgematch.rules.view import GrudgematchView


class Easy(SeatByTurns):
    """Looks at ball and goal, and hardly at the other men."""

    level = "easy"

    def choose(self, view: GrudgematchView) -> int:
        """The action chosen by the quick judgement, without search."""
        side = view.side_of_seat
        sight = SearchState(view.open, side, view.hand_sizes[1 - side])
        match view.step:
            case "line_up":
                return self._line_up(view, sight)
            case "run":
                return self._run(view, sight)
            case "kick":
                return self._kick(sight)
            case "tackle" | "block":
                return self._stop(sight)
            case "dead_turn" | "after_goal_exchange":
                return answer(sight, a.DISCARD, lowest(sight))
            case "after_goal":
                return answer(sight, a.NOTHING)
            case _:
                return greedy(view.open, side, sight.other_size)

    def _line_up(self, view: GrudgematchView, sight: SearchState) -> int:
        """All over its half."""
        man, board = view.to_place, view.board
        wanted = board.space(*formation(board, man // 4, man % 4, spread_out=True))
        spaces = [action & a.ARGUMENT for action in sight.game.legal]
        return answer(sight, a.PLACE, min(spaces, key=lambda space: (board.distance(space, wanted), space)))

    def _run(self, view: GrudgematchView, sight: SearchState) -> int:
        """Run with the man nearest to the ball who is not there yet, whatever the hand holds, or now and then with
        none."""
        chance = Seeded(crc32(repr((self.seed, self.seat, view.turn, tuple(view.legal))).encode("ascii")))
        legal = sight.game.legal
        if chance.below(4) == 0:
            return answer(sight, a.DONE)
        steps = steps_to_ball(view.board)
        runs = [action for action in legal if a.verb_of(action) == a.RUN]

        def far(action: int) -> tuple[int, int]:
            suit, die = divmod(action & a.ARGUMENT, a.DIE)
            return (steps[view.men[view.side_of_seat * 4 + suit]][view.ball] or 99, -die)

        return min(runs, key=far) if runs else answer(sight, a.DONE)

    def _kick(self, sight: SearchState) -> int:
        """The card that brings the ball farthest on, if one does."""
        best, found = 0.5, -1
        for card in played(sight.game):
            gain = min(kick_value(sight, sight.game.ball, round(worth(sight.tables, card)), card)[0], GOAL / 5)
            if gain > best:
                best, found = gain, card
        return answer(sight, a.DONE) if found < 0 else answer(sight, a.PLAY, found)

    def _stop(self, sight: SearchState) -> int:
        """A card that certainly stops the ball, if a goal is coming or another man kicks."""
        game = sight.game
        cards, needed = played(game), game.left if game.step.name == "block" else game.tackle_value
        if not cards or (game.step.name == "block" and ahead(game).side != sight.other):
            return answer(sight, a.PASS)
        card = cheapest(sight, cards, needed)
        sure = chance_of(sight.tables, card, needed) == 1.0
        return answer(sight, a.PLAY, card) if sure else answer(sight, a.PASS)
