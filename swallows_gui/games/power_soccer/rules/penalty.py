"""The penalty of an attack, and the keeper's roll, which penalty kicks share (P2.7, P2.8, P5.2)."""

from swallows_gui.games.power_soccer.rules.actions import Step, ask
from swallows_gui.games.power_soccer.rules.match import attack_over
from swallows_gui.games.power_soccer.rules.shootout import kick_over
from swallows_gui.games.power_soccer.rules.state import NOBODY, State


class Penalty(Step):
    """The attacker rolls for colour. Simple: black is a goal; with a keeper: white is on target."""

    name = "penalty"

    def rolled(self, game: State, face: int) -> None:
        """A goal, a miss, or the keeper's roll follows."""
        black = game.black[face]
        if not game.options.keeper:
            attack_over(game, "goal" if black else "wide")
        elif black:
            attack_over(game, "wide")
        else:
            ask(game, "save", game.defender)


class PenaltySave(Step):
    """The keeper rolls: black saves, white is a goal."""

    name = "save"

    def rolled(self, game: State, face: int) -> None:
        """The end of the attack, or of the kick."""
        reason = "saved" if game.black[face] else "goal"
        if game.kick_first == NOBODY:
            attack_over(game, reason)
        else:
            kick_over(game, reason)
