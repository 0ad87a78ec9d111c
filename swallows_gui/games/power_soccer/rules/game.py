"""The game: a match from the kick-off to its end, and what a seat does whose time is up (P11).

What happens stands in the steps, one file a part of the rules; the fields stand in `State`.
"""

from collections.abc import Mapping
from typing import Any, Final

from swallows_gui.engine.game import Json
from swallows_gui.engine.modest import modest
from swallows_gui.games.power_soccer.rules import attack, kick_off, penalty, refusals, shootout, wall
from swallows_gui.games.power_soccer.rules.actions import LET_PLAY, STEPS, face_of, verb_of
from swallows_gui.games.power_soccer.rules.notation import NOTATION
from swallows_gui.games.power_soccer.rules.state import CARDS, FACES, GOAL_AT, NOBODY, NOTHING_THROWN, State
from swallows_gui.games.power_soccer.rules.view import PowerSoccerView

PARTS: Final = (kick_off, wall, attack, penalty, shootout)
"""The modules with the steps: a state names a step, so all of them are there whenever a game is."""


class PowerSoccer(State):
    """One running match of Power Soccer; implements the `Game` protocol."""

    __slots__ = ()
    steps = STEPS
    notation = NOTATION
    names_something = refusals.names_something
    why_out_of_turn = refusals.why_out_of_turn
    why_not_now = refusals.why_not_now

    def start(self) -> None:
        """The first roll for the ball."""
        self.tell("match_started", 1, self.options.rules, self.options.die, self.options.per_side)
        STEPS["wall" if self.options.start == "wall" else "start"].enter(self)

    def view(self, seat: int | None) -> PowerSoccerView:
        """What `seat` knows: everything but the dice to come (P12)."""
        return PowerSoccerView(self, seat)

    def to_state(self) -> Json:
        """The full state as plain JSON, faces and cards by their names."""
        thrown = [FACES[face] for face in self.thrown if face >= 0]
        return {**super().to_state(), "card": CARDS[self.card], "thrown": thrown}

    def take(self, state: Mapping[str, Any]) -> None:
        """Set the fields from a state; called on a match whose fields have their first values."""
        thrown = [FACES.index(name) for name in state["thrown"]] or list(NOTHING_THROWN)
        super().take({**state, "card": CARDS.index(state["card"]), "thrown": thrown})

    def restored(self) -> None:
        """Raises `ValueError` for what no match can be."""
        people = range(NOBODY, self.seats)
        if not all(seat in people for seat in (self.mover, self.attacker, self.defender)):
            raise ValueError("a seat that is not there")
        if self.starter not in (NOBODY, 0, 1) or self.kick_first not in (NOBODY, 0, 1):
            raise ValueError("a side that is not there")
        if self.step not in STEPS:
            raise ValueError(f"no step {self.step!r}")
        if self.points not in range(0, GOAL_AT, 5) or min(self.attack, self.minutes) < 0:
            raise ValueError("points, attacks or minutes that cannot be")
        if min(*self.score, *self.shots, *self.hits, *self.kicks, *self.kick_goals) < 0:
            raise ValueError("fewer than none")
        if (self.step == "choose" and self.mover != NOBODY) != (self.thrown != NOTHING_THROWN):
            raise ValueError("two dice, and nothing to choose")


_REFUSALS: Final = frozenset((LET_PLAY,))


def most_modest(view: PowerSoccerView) -> int:
    """Let play continue where possible (P3.3), or roll; of two faces choose the one with fewer points, and no foul,
    offside or penalty kick if that can be avoided (P9.2)."""
    return modest(view, verb_of, _REFUSALS, _cost)


def _cost(_view: PowerSoccerView, answer: int) -> int:
    """The place of a face in the die's order, which begins with the fewest points; a roll has none."""
    return face_of(answer)
