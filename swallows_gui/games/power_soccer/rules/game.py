"""The game: a match from the kick-off to its end.

What happens stands in the steps, one file a part of the rules; the fields stand in `State`. This class is what others
hold: it begins a match, takes actions, shows views, copies itself and writes itself down.
"""

from collections.abc import Mapping
from typing import Any, Final

from swallows_gui.engine.by_turns import MatchByTurns
from swallows_gui.engine.chance import Chance, Seeded
from swallows_gui.engine.game import Event, IllegalAction, Json, Reason
from swallows_gui.games.power_soccer.rules import attack, kick_off, penalty, shootout, wall
from swallows_gui.games.power_soccer.rules.notation import NOTATION, PowerSoccerNotation
from swallows_gui.games.power_soccer.rules.options import Options
from swallows_gui.games.power_soccer.rules.refusals import why_not
from swallows_gui.games.power_soccer.rules.snapshot import read_state, write_state
from swallows_gui.games.power_soccer.rules.state import NOBODY, State
from swallows_gui.games.power_soccer.rules.step import STEPS
from swallows_gui.games.power_soccer.rules.tables import Tables
from swallows_gui.games.power_soccer.rules.view import PowerSoccerView

PARTS: Final = (kick_off, wall, attack, penalty, shootout)
"""The modules with the steps: a state names a step, so all of them are there whenever a game is."""


class PowerSoccer(State, MatchByTurns):
    """One running match of Power Soccer; implements the `Game` protocol."""

    __slots__ = ()

    @classmethod
    def new(cls, tables: Tables, options: Mapping[str, Any], seed: int) -> "PowerSoccer":
        """A match just begun, waiting for its first roll; `start_events` tells what happened before it.

        Raises `IllegalAction("bad_option")` for options that cannot be played (P8).
        """
        return cls.begin(tables, Options.read(tables, options), Seeded(seed))

    @classmethod
    def begin(cls, tables: Tables, options: Options, chance: Chance) -> "PowerSoccer":
        """As `new`, with options read and a given source of chance."""
        game = cls.__new__(cls)
        game.set_up(tables, options, chance)
        game.log = game.start_events = [("match_started", 1, options.rules, options.die, options.per_side)]
        STEPS["wall" if options.start == "wall" else "start"].enter(game)
        game.log = []
        return game

    @property
    def to_move(self) -> int | None:
        """The seat that must decide, or None when the match is over."""
        return None if self.mover == NOBODY else self.mover

    @property
    def notation(self) -> PowerSoccerNotation:
        """How actions and events are written."""
        return NOTATION

    @property
    def result(self) -> Json | None:
        """{"score": [a, b], "attacks": k, "shootout": [a, b] or None, "winner": side or None}; None while the match
        runs (P7.4)."""
        return None if self.mover != NOBODY else self.outcome()

    def why_not(self, action: int) -> Reason:
        """Why `action`, which is not among its seat's choices, cannot be done now."""
        return why_not(self, action)

    def carry_out(self, choice: int) -> list[Event]:
        """As `push`, for a choice just taken from `legal`."""
        self.log = []
        STEPS[self.step].push(self, choice)
        return self.log

    def view(self, seat: int | None) -> PowerSoccerView:
        """What `seat` knows: everything but the dice to come (P12)."""
        return PowerSoccerView(self, seat)

    def to_state(self) -> Json:
        """The full state as plain JSON."""
        return write_state(self)

    @classmethod
    def from_state(cls, tables: Tables, state: Mapping[str, Any]) -> "PowerSoccer":
        """The match that `to_state` wrote. Raises `IllegalAction("bad_state", what=...)` if it is none."""
        game = cls.__new__(cls)
        try:
            game.set_up(tables, Options.read(tables, state["options"]), Seeded.at(0))
            read_state(game, state)
        except (KeyError, ValueError, TypeError, IndexError) as error:
            raise IllegalAction("bad_state", what=str(error)) from None
        return game
