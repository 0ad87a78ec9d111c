"""The game: a tournament or friendly from the field of teams to the pay-out, secrets included.

What happens stands in the steps, one file a section of the rules; the fields stand in `State`. This class is what
others hold: it begins a game, takes actions, shows views, copies itself and writes itself down.

What a seat does whose time is up: it declines, passes and refuses, and no money leaves its purse but for Germany.
"""

from collections.abc import Mapping
from typing import Any, Final, Self

from swallows_gui.engine.chance import Chance, Seeded
from swallows_gui.engine.game import SEAT_SHIFT, Choices, Event, IllegalAction, Json
from swallows_gui.engine.modest import modest
from swallows_gui.games.swallows.rules import actions as a
from swallows_gui.games.swallows.rules.bribes import NONE_NAMED
from swallows_gui.games.swallows.rules.course import NEXT_MATCH
from swallows_gui.games.swallows.rules.envelopes import NO_ROUND
from swallows_gui.games.swallows.rules.formats import Format
from swallows_gui.games.swallows.rules.notation import SwallowsNotation, notation
from swallows_gui.games.swallows.rules.options import GIVEN, Options, tables_with_nations
from swallows_gui.games.swallows.rules.payout import richest
from swallows_gui.games.swallows.rules.placing import COLOUR_BITS
from swallows_gui.games.swallows.rules.preparation import PREPARE
from swallows_gui.games.swallows.rules.refusals import why_not
from swallows_gui.games.swallows.rules.snapshot import read_state, write_state
from swallows_gui.games.swallows.rules.state import NOBODY, State
from swallows_gui.games.swallows.rules.tables import OUTSIDE, RED, Tables
from swallows_gui.games.swallows.rules.talking import KIND_BITS
from swallows_gui.games.swallows.rules.view import SwallowsView, look


class Swallows(State):
    """One running game of Millions of Swallows; implements the `Game` protocol."""

    __slots__ = ()

    @classmethod
    def new(cls, tables: Tables, options: Mapping[str, Any], seed: int) -> "Swallows":
        """A new game that waits for its first decision; `start_events` are the events before it. Raises `IllegalAction`
        ("bad_option", "bad_field_size", "heads_missing") for options that cannot be played."""
        tables = tables_with_nations(tables, options)
        return cls.begin(tables, Options.read(tables, options), Seeded(seed))

    @classmethod
    def begin(cls, tables: Tables, options: Options, chance: Chance) -> "Swallows":
        """As `new`, with options already read and a given source of chance."""
        game = cls()
        game._set_up(tables, options, chance)
        game.stack = [NEXT_MATCH]
        game.log = game.start_events = []
        game.log.append(("field_chosen", tuple(range(len(game.field)))))
        PREPARE.enter(game)
        game.log = []
        return game

    @property
    def to_move(self) -> int | None:
        """The seat that must decide, or None when the game is over."""
        return None if self.mover == NOBODY else self.mover

    @property
    def notation(self) -> SwallowsNotation:
        """How this game's actions and events are written."""
        return notation(self.tables, self.field, self.trainer, self.form.schedule.group_names)

    @property
    def result(self) -> Json | None:
        """{"cash": M per seat, "winners": seats}, or None while the game runs (S9.1)."""
        return None if self.mover != NOBODY else {"cash": list(self.cash), "winners": list(richest(self.cash))}

    def may_act(self) -> tuple[int, ...]:
        """The seats that may act out of turn now."""
        step = self.step
        return tuple([seat for seat in range(self.seats) if step.out_of_turn(self, seat)])

    def legal_actions(self, seat: int) -> Choices:
        """Everything `seat` may do now, in turn and out of turn; amounts of an offer are one `range`."""
        if self.mover == NOBODY:
            return Choices()
        step = self.step
        spare = step.out_of_turn(self, seat)
        return Choices([*self.legal, *step.sums(self), *spare] if seat == self.mover else spare)

    def push(self, action: int) -> list[Event]:
        """Carry out `action` and all that follows from it; return the events.

        Raises `IllegalAction` with the exact reason, and then nothing has changed.
        """
        if action in self.legal or any(action in entry for entry in self.step.sums(self) if isinstance(entry, range)):
            return self.carry_out(action)
        if not self._is_out_of_turn(action):
            reason = why_not(self, action)
            raise IllegalAction(reason.code, **reason.parameters)
        self.log = []
        self.step.push_out_of_turn(self, action)
        return self.log

    def carry_out(self, choice: int) -> list[Event]:
        """As `push`, for a choice just taken from `legal`: it is not checked, which saves playouts time."""
        self.log = []
        self.step.push(self, choice)
        return self.log

    def _is_out_of_turn(self, action: int) -> bool:
        seat = action >> SEAT_SHIFT
        if self.mover == NOBODY or not 0 <= seat < self.seats:
            return False
        for entry in self.step.out_of_turn(self, seat):
            if action in entry if isinstance(entry, range) else action == entry:
                return True
        return False

    def view(self, seat: int | None) -> SwallowsView:
        """What `seat` knows; with None what everybody knows."""
        return look(self, seat)

    def copy(self) -> Self:
        """An independent copy."""
        twin = type(self)()
        self.copy_into(twin)
        return twin

    def to_state(self) -> Json:
        """The full state as plain JSON, cards and nations by their ids."""
        return write_state(self)

    @classmethod
    def from_state(cls, tables: Tables, state: Mapping[str, Any]) -> "Swallows":
        """The game that `to_state` wrote.

        Raises `IllegalAction("bad_state", what=...)` if it names something that the catalogue does not have.
        """
        game = cls()
        try:
            tables = tables_with_nations(tables, state["options"])
            options = Options.read(tables, state["options"])
            game._set_up(tables, options, Chance(0))
            read_state(game, state)
        except (KeyError, ValueError, TypeError, IndexError) as error:
            raise IllegalAction("bad_state", what=str(error)) from None
        game.start_events = []
        game.log = []
        game.legal = game.step.options(game) if game.mover != NOBODY else []
        return game

    def _set_up(self, tables: Tables, options: Options, chance: Chance) -> None:
        """Every field at its beginning."""
        form = options.form or tables.formats[options.format]
        tables = tables.shuffled_together(form.economy.decks)
        self.tables, self.options, self.form, self.chance = tables, options, form, chance
        self.fixtures = form.schedule.fixtures
        self.seats = seats = options.seats
        self.emits_events = True
        self.set_field(_drawn_field(options, form, chance) or _random_field(tables, options, form, chance))
        teams = len(self.field)
        self.stack = []
        self.step = PREPARE
        self.mover = NOBODY
        self.legal = []
        self.trainer = (NOBODY,) * teams
        self.groups = tuple((-1,) * group.size for group in form.schedule.groups)
        self.played = ()
        self.ranked = ()
        self.bests = self.given_up = ()
        self.sent = (0,) * teams if "sent_off" in form.schedule.ranking.criteria else ()
        self.match = self.draft_first = self.drafted = 0
        self.talk = ()
        self.cash = list(options.purses or [form.economy.cash] * seats)
        self.bets = [()] * seats
        self.flow = self.low = (0,) * seats
        self.greens, self.blues, self.reds = [()] * teams, [()] * teams, [()] * teams
        self.used, self.spent = [(), ()], [(), ()]
        self.pile = self.discard = self.removed = self.aside = self.veiled = ()
        self.pile_at = 0
        self.handed = ()
        self.seen = {}
        self.sides = self.coach = (-1, -1)
        self.moments = [0, 0]
        self.final = self.knockout = self.first_stoppage = self.extra_running = False
        self.period = self.roll = 0
        self.score = self.kicks = self.kick_goals = (0, 0)
        self.initiative = self.extra = -1
        self.declined = self.bare = self.green_played = 0
        self.referee = NOBODY
        self.card_at = self.bonds = self.banned = self.objected = self.objected_now = self.penalty_spent = 0
        self.bans = False
        self.objectors = ()
        self.offers_made = (0,) * seats
        self.offer = None
        self.haggle = NONE_NAMED if options.haggling else ()
        self.envelopes = NO_ROUND if options.envelopes else ()
        self.sealed = ()
        self.off_side = -1
        self.cause = ""
        self.staged = ()
        self.pending = ()
        self.rest_attack()


def _drawn_field(options: Options, form: Format, chance: Chance) -> tuple[int, ...]:
    """The field that was chosen, its places drawn where the format says so; () for one drawn by lot."""
    field = list(options.field)
    if form.economy.drawn and options.groups != GIVEN:
        chance.shuffle(field)
    return tuple(field)


def _random_field(tables: Tables, options: Options, form: Format, chance: Chance) -> tuple[int, ...]:
    """A field drawn by lot; the heads of its groups play, unless they are free (S1.2)."""
    first = [] if options.free_heads else list(tables.heads_of(form))
    others = [nation for nation in range(len(tables.nation_code)) if nation not in first]
    chance.shuffle(others)
    return tuple(first + others[: form.schedule.teams - len(first)])


_REFUSALS: Final = frozenset(
    (
        a.PASS, a.DONE, a.DECLINE, a.HAND_IN, a.NO_OBJECTION, a.LEAVE_DIE, a.WHISTLE, a.REFUSE, a.SEAL,
        a.RETURN_ENVELOPES,
    )
)  # fmt: skip


def most_modest(view: SwallowsView) -> int:
    """Say nothing, bet no more, object to nobody, attack and defend only where a card must be played, leave the die,
    whistle, refuse money and offer none. Where something must be named: the weakest team, a bet on Germany for the
    quarter-final, outside, the colour dealt most, and of cards the weakest, a red last."""
    return modest(view, a.verb_of, _REFUSALS, _cost)


def _cost(view: SwallowsView, answer: int) -> Any:
    verb, argument, tables = a.verb_of(answer), a.argument_of(answer), view.tables
    if verb in (a.PLAY, a.SEND_OFF, a.DISCARD_CARD, a.INJURE_CARD, a.RECOVER):
        return tables.card_colour[argument] == RED, tables.card_value[argument], argument
    if verb == a.PICK:
        return tables.nation_strength[view.field[argument]]
    if verb == a.RULE:
        return argument != OUTSIDE
    if verb == a.BET:
        return argument >> KIND_BITS != view.open.german, argument
    if verb == a.GIVE_UP:
        return -tables.nation_cards[view.field[argument >> COLOUR_BITS]][argument & (1 << COLOUR_BITS) - 1]
    return 0
