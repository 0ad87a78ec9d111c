"""The game: a match from the choice of the squads to its winner, secrets included.

What happens stands in the steps, one file a section of the rules; the fields stand in `State`. This class is what
others hold: it begins a match, takes actions, shows views, copies itself and writes itself down.
"""

from collections.abc import Mapping
from typing import Any

# Steps are found by their names: whoever makes a game loads all of them.
from swallows_gui.engine.by_turns import MatchByTurns
from swallows_gui.engine.chance import Chance, Seeded
from swallows_gui.engine.game import Event, IllegalAction, Json, Reason
from swallows_gui.games.final_whistle.rules import checks, ending, period, shootout  # noqa: F401
from swallows_gui.games.final_whistle.rules.notation import NOTES, Notes
from swallows_gui.games.final_whistle.rules.options import Options
from swallows_gui.games.final_whistle.rules.refusals import why_not
from swallows_gui.games.final_whistle.rules.snapshot import read_state, write_state
from swallows_gui.games.final_whistle.rules.squads import SQUAD_ROW
from swallows_gui.games.final_whistle.rules.state import NOBODY_ASKED, NONE, State
from swallows_gui.games.final_whistle.rules.tables import LINE_OF, SQUAD, Tables
from swallows_gui.games.final_whistle.rules.view import FinalWhistleView


class FinalWhistle(State, MatchByTurns):
    """One running match of Final Whistle; implements the `Game` protocol."""

    __slots__ = ()

    @classmethod
    def new(cls, tables: Tables, options: Mapping[str, Any], seed: int) -> "FinalWhistle":
        """A match just begun, waiting for its first choice; `start_events` tells what happened before it.

        Raises `IllegalAction("bad_option", option=..., value=...)` for options that cannot be played.
        """
        return cls.begin(tables, Options.read(options), Seeded(seed))

    @classmethod
    def begin(cls, tables: Tables, options: Options, chance: Chance) -> "FinalWhistle":
        """As `new`, with options read and a given source of chance."""
        game = cls.__new__(cls)
        game._set_up(tables, options, chance)
        game.log = game.start_events = []
        game.tell("match_started", options.clubs, options.squads, options.decks, options.leg)
        SQUAD_ROW.enter(game)
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

    def view(self, seat: int | None) -> FinalWhistleView:
        """What `seat` knows; with None what everybody knows."""
        return FinalWhistleView(self, seat)

    def to_state(self) -> Json:
        """The full state as plain JSON."""
        return write_state(self)

    @classmethod
    def from_state(cls, tables: Tables, state: Mapping[str, Any]) -> "FinalWhistle":
        """The match that `to_state` wrote. Raises `IllegalAction("bad_state", what=...)` for what is no state."""
        game = cls.__new__(cls)
        try:
            game._set_up(tables, Options.read(state["options"]), Seeded.at(0))
            read_state(game, state)
        except (KeyError, ValueError, TypeError, IndexError, AttributeError) as error:
            raise IllegalAction("bad_state", what=str(error)) from None
        game.start_events, game.log = [], []
        return game

    def _set_up(self, tables: Tables, options: Options, chance: Chance) -> None:
        """Every field at its beginning."""
        self.tables, self.options, self.chance = tables, options, chance
        clubs = tables.men if options.clubs == "ab" else tables.men[::-1]
        self.sides = tuple(man.sides for club in clubs for man in club)
        self.symbols = tuple(man.symbols for club in clubs for man in club)
        self.seats = 2
        self.emits_events = True
        self.step = SQUAD_ROW
        self.asked, self._legal = NOBODY_ASKED, None
        self.field, self.bench, self.box = [(), ()], [(), ()], [(), ()]
        self.line = bytearray(LINE_OF * 2)
        self.top, self.booked, self.mark = (bytearray(2 * SQUAD) for _ in range(3))
        self.rows, self.decks, self.picked, self.shooters = [(), ()], [(), ()], [(), ()], [(), ()]
        self.hands, self.piles, self.shown = [(), ()], [(), ()], [(), ()]
        self.closing_open = self.score = (0, 0)
        self.period = self.place = self.due = self.number = self.side = self.shot = 0
        self.up = NONE, NONE
        self.tied = self.countered = self.counter = self.scored = self.extra = False
        self.attacker = self.phase = self.built_up = self.leaving = self.begins = NONE
        self.marked, self.built, self.to_check, self.shootout = ((), ()), (), (), ()
        self.after = ""
