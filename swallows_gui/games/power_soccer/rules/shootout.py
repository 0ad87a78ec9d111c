"""Penalty kicks, which decide a draw (P5); the keeper's roll is the step `save` of `penalty.py`."""

from swallows_gui.games.power_soccer.rules.actions import Step, ask
from swallows_gui.games.power_soccer.rules.match import end_match
from swallows_gui.games.power_soccer.rules.state import State, one_more


def begin(game: State, side: int) -> None:
    """The side that has won the goal wall kicks first (P5.1)."""
    game.shots = game.hits = (0, 0)
    game.kick_first = side
    game.tell("shootout_started", 1, side)
    ask(game, "kick", game.kicker.attacker)


def kick_over(game: State, reason: str) -> None:
    """A kick ended as "goal", "wide" or "saved"."""
    kicker, keeper = game.kicker
    side = kicker % 2
    game.kicks = one_more(game.kicks, side)
    if reason == "goal":
        game.kick_goals = one_more(game.kick_goals, side)
    game.tell("kick_over", kicker, keeper, reason, game.kick_goals)
    if game.shootout_winner is None:
        ask(game, "kick", game.kicker.attacker)
    else:
        end_match(game)


class ShootoutKick(Step):
    """A kick: black goes wide, white is on target (P5.2)."""

    name = "kick"

    def rolled(self, game: State, face: int) -> None:
        """Wide, or it is for the keeper."""
        if game.black[face]:
            kick_over(game, "wide")
        else:
            ask(game, "save", game.kicker.defender)
