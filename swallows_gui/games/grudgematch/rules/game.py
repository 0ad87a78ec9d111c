"""The game: a match from the shuffling of the pack to its winner, secrets included.

What happens stands in the steps, one file a section of the rules; the fields stand in `State`. This class is what
others hold: it begins a match, takes actions, shows views, copies itself and writes itself down.
"""

from collections.abc import Mapping
from typing import Any

from swallows_gui.engine.by_turns import MatchByTurns
from swallows_gui.engine.chance import Chance, Seeded
from swallows_gui.engine.game import Event, IllegalAction, Json, Reason
from swallows_gui.games.grudgematch.rules.board import NOBODY, OFF
from swallows_gui.games.grudgematch.rules.notation import NOTES, Notes
from swallows_gui.games.grudgematch.rules.options import Options
from swallows_gui.games.grudgematch.rules.preparation import LINE_UP, begin_half, shuffle_and_deal
from swallows_gui.games.grudgematch.rules.refusals import why_not
from swallows_gui.games.grudgematch.rules.snapshot import read_state, write_state
from swallows_gui.games.grudgematch.rules.state import NOBODY_ASKED, NONE, State
from swallows_gui.games.grudgematch.rules.tables import GERMANY, Tables
from swallows_gui.games.grudgematch.rules.turn import TURN
from swallows_gui.games.grudgematch.rules.view import GrudgematchView


class Grudgematch(State, MatchByTurns):
    """One running match of Philosophers' Grudge Match; implements the `Game` protocol."""

    __slots__ = ()

    @classmethod
    def new(cls, tables: Tables, options: Mapping[str, Any], seed: int) -> "Grudgematch":
        """A match just begun, waiting for the first man of the line-up; `start_events` tells what happened before it.

        Raises `IllegalAction("bad_option", option=..., value=...)` for options that cannot be played.
        """
        return cls.begin(tables, Options.read(tables, options), Seeded(seed))

    @classmethod
    def begin(cls, tables: Tables, options: Options, chance: Chance) -> "Grudgematch":
        """As `new`, with options read and a given source of chance."""
        game = cls.__new__(cls)
        game._set_up(tables, options, chance)
        game.stack = [TURN]
        game.log = game.start_events = []
        game.tell("match_started", options.germany, options.rows, options.fouling)
        shuffle_and_deal(game)
        begin_half(game)
        game.log = []
        return game

    @property
    def notation(self) -> Notes:
        """How actions and events are written."""
        return NOTES

    def why_not(self, action: int) -> Reason:
        """Why `action`, which is not among its seat's choices, cannot be done now."""
        return why_not(self, action)

    def carry_out(self, choice: int) -> list[Event]:
        """As `push`, for a choice just taken from `legal`."""
        self.log = []
        self.step.push(self, choice)
        return self.log

    def view(self, seat: int | None) -> GrudgematchView:
        """What `seat` knows; with None what everybody knows."""
        return GrudgematchView(self, seat)

    def to_state(self) -> Json:
        """The full state as plain JSON."""
        return write_state(self)

    @classmethod
    def from_state(cls, tables: Tables, state: Mapping[str, Any]) -> "Grudgematch":
        """The match that `to_state` wrote. Raises `IllegalAction("bad_state", what=...)` for what is no state."""
        game = cls.__new__(cls)
        try:
            game._set_up(tables, Options.read(tables, state["options"]), Seeded.at(0))
            read_state(game, state)
        except (KeyError, ValueError, TypeError, IndexError, AttributeError) as error:
            raise IllegalAction("bad_state", what=str(error)) from None
        game.start_events, game.log = [], []
        return game

    def _set_up(self, tables: Tables, options: Options, chance: Chance) -> None:
        """Every field at its beginning."""
        self.tables, self.options, self.chance = tables, options, chance
        self.board = tables.boards[options.rows]
        self.seats = 2
        self.emits_events = True
        self.step, self.stack = LINE_UP, []
        self.asked, self._legal = NOBODY_ASKED, None
        self.men = [OFF] * 8
        self.on = bytearray([NOBODY]) * self.board.size
        self.ball = OFF
        self.boxes = ((), ())
        self.hands = [(), ()]
        self.pile = self.discard = ()
        self.pile_at = 0
        self.joker_gone = self.second = self.card_played = False
        self.score = (0, 0)
        self.turn, self.half, self.side, self.dead, self.placing = 0, 1, GERMANY, 0, 0
        self.lain = self.dice = ()
        self.dice_used = self.have_run = self.run_die = 0
        self.runner = self.scorer = self.back_to = NONE
        self.after = ""
        self.rest_kick()
