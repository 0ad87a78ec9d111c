"""The game: a match from the lots to its end.

What happens stands in the steps, one file a part of the rules; the fields stand in `State`. This class is what others
hold: it begins a match, takes actions, shows views, copies itself and writes itself down.
"""

from collections.abc import Mapping
from typing import Any, Final

from swallows_gui.engine.by_turns import MatchByTurns
from swallows_gui.engine.chance import Chance, Seeded
from swallows_gui.engine.game import Event, IllegalAction, Json, Reason
from swallows_gui.games.tactics_board.rules import (
    after_play,
    ball,
    battle,
    kick_off,
    moving,
    periods,
    set_pieces,
    shots,
)
from swallows_gui.games.tactics_board.rules.notation import NOTATION, TacticsBoardNotation
from swallows_gui.games.tactics_board.rules.options import Options
from swallows_gui.games.tactics_board.rules.periods import begin_match
from swallows_gui.games.tactics_board.rules.refusals import why_not
from swallows_gui.games.tactics_board.rules.snapshot import read_state, write_state
from swallows_gui.games.tactics_board.rules.state import State
from swallows_gui.games.tactics_board.rules.step import STEPS
from swallows_gui.games.tactics_board.rules.tables import Tables
from swallows_gui.games.tactics_board.rules.view import TacticsBoardView

PARTS: Final = (kick_off, moving, ball, after_play, battle, shots, set_pieces, periods)
"""The modules with the steps: a state names a step, so all of them are there whenever a game is."""


class TacticsBoard(State, MatchByTurns):
    """One running match of Tactics Board; implements the `Game` protocol."""

    __slots__ = ()

    @classmethod
    def new(cls, tables: Tables, options: Mapping[str, Any], seed: int) -> "TacticsBoard":
        """A match just begun, waiting for who kicks off; `start_events` tells what happened before it.

        Raises `IllegalAction("bad_option", option=..., value=...)` for options that cannot be played (T16).
        """
        return cls.begin(tables, Options.read(options), Seeded(seed))

    @classmethod
    def begin(cls, tables: Tables, options: Options, chance: Chance) -> "TacticsBoard":
        """As `new`, with options read and a given source of chance."""
        game = cls.__new__(cls)
        game.set_up(tables, options, chance)
        game.log = game.start_events
        game.tell("match_started", options.half, options.shot, options.defenders)
        begin_match(game)
        game.log = []
        return game

    @property
    def notation(self) -> TacticsBoardNotation:
        """How actions and events are written."""
        return NOTATION

    def options_now(self) -> list[int]:
        """What the running step offers."""
        return STEPS[self.step].options(self)

    def why_not(self, action: int) -> Reason:
        """Why `action`, which is not among its seat's choices, cannot be done now."""
        return why_not(self, action)

    def carry_out(self, choice: int) -> list[Event]:
        """As `push`, for a choice just taken from `legal`."""
        self.log = []
        STEPS[self.step].push(self, choice)
        return self.log

    def view(self, seat: int | None) -> TacticsBoardView:
        """What `seat` knows: everything but the dice to come (T18)."""
        return TacticsBoardView(self, seat)

    def to_state(self) -> Json:
        """The full state as plain JSON."""
        return write_state(self)

    @classmethod
    def from_state(cls, tables: Tables, state: Mapping[str, Any]) -> "TacticsBoard":
        """The match that `to_state` wrote. Raises `IllegalAction("bad_state", what=...)` if it is none."""
        game = cls.__new__(cls)
        try:
            game.set_up(tables, Options.read(state["options"]), Seeded.at(0))
            read_state(game, state)
        except (KeyError, ValueError, TypeError, IndexError, AttributeError) as error:
            raise IllegalAction("bad_state", what=str(error)) from None
        return game
