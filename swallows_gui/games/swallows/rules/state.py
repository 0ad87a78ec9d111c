"""The state of a game of Swallows: every field, its copy, and the questions the steps ask of it.

Sides are 0 (home) and 1 (away), teams numbers in the order of the field, seats numbers clockwise. Bit masks have one
bit a side or a seat. Everything but a few short lists is immutable and shared between copies.
"""

from typing import Final

from swallows_gui.engine.chance import Chance
from swallows_gui.engine.game import Event
from swallows_gui.engine.step import GameStep
from swallows_gui.engine.tournament.ranking import Played
from swallows_gui.engine.tournament.schedule import Fixture, fixture_of, index_of
from swallows_gui.games.swallows.rules.formats import Format
from swallows_gui.games.swallows.rules.options import Options
from swallows_gui.games.swallows.rules.tables import NOWHERE, Pending, Tables

NOBODY: Final = -1
"""No seat: a dummy referee, a team without trainer."""
NO_CARD: Final = -1
PERIODS: Final = ("normal", "extra", "shootout")
NORMAL, EXTRA, SHOOTOUT = range(3)
PUBLIC: Final = 1 << 7
"""In `seen`: known to all."""

Hand = tuple[int, ...]
EMPTY: Final[Hand] = ()
"""No cards. Where it is read again what is laid in later, a plain () would be taken for all that there is."""

# What the fields of the running attack hold while nothing runs, in the order of `State.rest_attack`
_NO_ATTACK: Final = (-1, NO_CARD, -1, -1, (), False)
_NO_DEFENCE: Final = (NO_CARD, -1, -1, (), NO_CARD, False)
_NO_ROLL: Final = (NOWHERE, -1, 0, 0, (), False, -1)


class State:
    """All that a game of Swallows is made of. Made by `Swallows.new`."""

    __slots__ = (
        "a_card",
        "a_kind",
        "a_mods",
        "a_side",
        "a_value",
        "aside",
        "award",
        "banned",
        "bans",
        "bare",
        "bests",
        "bets",
        "blues",
        "bonds",
        "card_at",
        "cash",
        "cause",
        "chance",
        "coach",
        "d_card",
        "d_kind",
        "d_mods",
        "d_value",
        "declined",
        "die",
        "discard",
        "draft_first",
        "drafted",
        "emits_events",
        "envelopes",
        "extra",
        "extra_running",
        "field",
        "final",
        "first_stoppage",
        "fixtures",
        "flow",
        "form",
        "german",
        "given_up",
        "goalie",
        "green_played",
        "greens",
        "groups",
        "haggle",
        "handed",
        "initiative",
        "kick_goals",
        "kicks",
        "knockout",
        "legal",
        "log",
        "low",
        "match",
        "moments",
        "mover",
        "objected",
        "objected_now",
        "objectors",
        "off_side",
        "offer",
        "offers_made",
        "on_roll",
        "options",
        "own_goal_on_one",
        "penalty_spent",
        "pending",
        "period",
        "pile",
        "pile_at",
        "place",
        "played",
        "purpose",
        "ranked",
        "reds",
        "referee",
        "removed",
        "roll",
        "score",
        "sealed",
        "seats",
        "seen",
        "sent",
        "shield",
        "sides",
        "silenced",
        "spent",
        "stack",
        "staged",
        "stakes",
        "start_events",
        "step",
        "tables",
        "talk",
        "total",
        "trainer",
        "used",
        "veiled",
    )  # fmt: skip

    # Set up once, shared by all copies
    tables: Tables
    options: Options
    form: Format
    fixtures: tuple[Fixture, ...]
    seats: int
    field: tuple[int, ...]
    """Nation of each team."""
    german: int
    """Germany's team, or -1 if it does not play."""
    stakes: tuple[int, ...]
    """What a bet on each team costs: its strength (S2.2), M."""
    start_events: list[Event]
    emits_events: bool
    """Whether events are told; search does without."""
    log: list[Event]
    """The events of the running push."""

    # Who is asked what
    step: "GameStep[State]"
    stack: "list[GameStep[State]]"
    """What comes after, the next on top."""
    mover: int
    """The seat asked, or NOBODY when the game is over."""
    legal: list[int]
    """What it may do; never changed in place."""
    chance: Chance

    # The tournament (S1, S7, S8)
    trainer: tuple[int, ...]
    groups: tuple[tuple[int, ...], ...]
    """Teams by group and slot."""
    played: tuple[Played, ...]
    ranked: tuple[tuple[int, ...], ...]
    """Final order of each group of the stages that are over."""
    bests: tuple[int, ...]
    """The teams at the places of the best thirds and the like (`Schedule.bests`), as far as they are known."""
    given_up: tuple[int, ...]
    """By team the colour of which one card fewer is dealt to it, as far as it was named (S10.1)."""
    sent: tuple[int, ...]
    """By team: cards sent off so far, where the ranking asks for them."""
    match: int
    """Number on the record sheet, 0 before the first."""
    draft_first: int
    drafted: int
    """Teams picked so far."""
    talk: tuple[int, ...]
    """Turns of talking that are over, and what was said (`talking.py`); empty where nobody talks."""

    # Money (S2, S9), M; one entry a seat
    cash: list[int]
    bets: list[tuple[tuple[int, int], ...]]
    """Team and kind of each bet."""
    flow: tuple[int, ...]
    """Bribes received less bribes paid; public."""
    low: tuple[int, ...]
    """The lowest that `flow` ever was."""

    # Cards (S1.6); greens, blues and reds one entry a team, used and spent one a side
    greens: list[Hand]
    blues: list[Hand]
    reds: list[Hand]
    used: list[Hand]
    """Reds lying open until the match ends."""
    moments: list[int]
    """When each side has an unused red to play, if its conditions hold: bits of WHENS, and HELD if it has one at all.
    It follows from `reds` (`cards.look_through_reds`) from a match's announcement to its whistle; one test of a bit
    spares most looks at them."""
    spent: list[Hand]
    """Greens and blues played in this match, in order."""
    pile: Hand
    pile_at: int
    """How many of `pile` are gone from its top."""
    discard: Hand
    handed: tuple[tuple[int, Hand], ...]
    """Covered part of the discard pile: who handed in what (S8.5)."""
    removed: Hand
    aside: Hand
    veiled: Hand
    """Those of `aside` that not everybody knows to be there (S7.4)."""
    seen: dict[int, int]
    """Cards in hands: seats beside the trainer that know them, or PUBLIC (S0.6)."""

    # The match (S3)
    sides: tuple[int, int]
    """Its teams; -1 before the first."""
    coach: tuple[int, int]
    """Their trainers."""
    final: bool
    knockout: bool
    period: int
    score: tuple[int, int]
    kicks: tuple[int, int]
    kick_goals: tuple[int, int]
    initiative: int
    declined: int
    bare: int
    """Sides that declined without a green in hand (S3.6)."""
    green_played: int
    first_stoppage: bool
    extra: int
    """Side that an effect gives the next attack, or -1."""
    extra_running: bool
    roll: int
    """Number of the last roll of the match."""

    # The referee (S4)
    referee: int
    card_at: int
    bonds: int
    """Sides he may not decide against."""
    banned: int
    bans: bool
    """The running match ends with a ban."""
    objected: int
    objected_now: int
    objectors: tuple[int, ...]
    """Seats still to be asked for an objection."""
    penalty_spent: int
    offers_made: tuple[int, ...]
    offer: tuple[int, int, int] | None
    """Seat, side, amount."""
    haggle: tuple[int, ...]
    """Prices of the running match (`prices.py`); empty where the option is off."""
    envelopes: tuple[int, ...]
    """The round of envelopes of the running match, as far as all know it (`envelopes.py`); empty where the option is
    off."""
    sealed: tuple[int, ...]
    """Envelopes that are not open yet."""

    # The running attack, kick or penalty (S5)
    a_side: int
    """The attacking or shooting side, -1 when nothing runs."""
    a_card: int
    a_kind: int
    a_value: int
    a_mods: tuple[tuple[int, int], ...]
    """Card and what it adds to the attacker's sum."""
    place: int
    """Where it happens (S5.4), NOWHERE when nothing runs."""
    d_card: int
    d_kind: int
    d_value: int
    d_mods: tuple[tuple[int, int], ...]
    goalie: int
    purpose: int
    """Of the roll that stands, an index of PURPOSES, or -1."""
    die: int
    total: int
    on_roll: tuple[tuple[int, int], ...]
    """Reds played on the roll that stands, and what each adds to its total."""
    silenced: bool
    shield: bool
    off_side: int
    """Side that loses a card to a sending-off."""
    cause: str
    award: int
    """What an effect awards: an effect's op, or -1."""
    own_goal_on_one: bool
    staged: tuple[int, ...]
    """Cards of an unfinished row."""
    pending: tuple[Pending, ...]
    """Effects still to be applied."""

    def set_field(self, field: tuple[int, ...]) -> None:
        """Set the nations of the game, and compute what follows from them for the whole game."""
        tables = self.tables
        self.field = field
        self.german = field.index(tables.germany) if tables.germany in field else -1
        self.stakes = tuple([tables.nation_strength[nation] for nation in field])

    def start_cash(self, seat: int) -> int:
        """What a seat began with, M (S2.1)."""
        return self.options.purses[seat] if self.options.purses else self.form.economy.cash

    @property
    def fixture(self) -> Fixture:
        """The match on the sheet that runs or ran last; before the first that one."""
        return fixture_of(self.fixtures, max(1, self.match))

    @property
    def margin(self) -> int:
        """The home team's lead in goals in the running match; in second legs over both, and if these are level and away
        goals count, by away goals."""
        lead = self.lead
        if not lead and (first := self.fixture.first_leg) and self.fixture.away_goals:
            return self.played[index_of(self.fixtures, first)][2].away - self.score[1]
        return lead

    @property
    def lead(self) -> int:
        """By how many goals the home team of the running match is ahead; in second legs by the sums of both."""
        home, away = self.score
        if first := self.fixture.first_leg:
            score = self.played[index_of(self.fixtures, first)][2]
            return home + score.away - away - score.home
        return home - away

    @property
    def is_level(self) -> bool:
        """Whether the running match is level; in second legs over both."""
        return not self.margin

    def ask(self, step: "GameStep[State]", seat: int) -> None:
        """Wait for `seat` to decide in `step`."""
        self.step = step
        self.mover = seat
        self.legal = step.options(self)

    def rest_attack(self) -> None:
        """Reset the running attack."""
        self.a_side, self.a_card, self.a_kind, self.a_value, self.a_mods, self.own_goal_on_one = _NO_ATTACK
        self.d_card, self.d_kind, self.d_value, self.d_mods, self.goalie, self.shield = _NO_DEFENCE
        self.place, self.purpose, self.die, self.total, self.on_roll, self.silenced, self.award = _NO_ROLL

    def copy_into(self, twin: "State") -> None:
        """Make `twin` an independent copy."""
        twin.tables = self.tables
        twin.options = self.options
        twin.form = self.form
        twin.fixtures = self.fixtures
        twin.seats = self.seats
        twin.field = self.field
        twin.german = self.german
        twin.stakes = self.stakes
        twin.start_events = self.start_events
        twin.emits_events = self.emits_events
        twin.log = self.log
        twin.step = self.step
        twin.stack = self.stack[:]
        twin.mover = self.mover
        twin.legal = self.legal
        twin.chance = self.chance.copy()
        twin.trainer = self.trainer
        twin.groups = self.groups
        twin.played = self.played
        twin.ranked = self.ranked
        twin.bests = self.bests
        twin.given_up = self.given_up
        twin.sent = self.sent
        twin.match = self.match
        twin.draft_first = self.draft_first
        twin.drafted = self.drafted
        twin.talk = self.talk
        twin.cash = self.cash[:]
        twin.bets = self.bets[:]
        twin.flow = self.flow
        twin.low = self.low
        twin.greens = self.greens[:]
        twin.blues = self.blues[:]
        twin.reds = self.reds[:]
        twin.used = self.used[:]
        twin.moments = self.moments[:]
        twin.spent = self.spent[:]
        twin.pile = self.pile
        twin.pile_at = self.pile_at
        twin.discard = self.discard
        twin.handed = self.handed
        twin.removed = self.removed
        twin.aside = self.aside
        twin.veiled = self.veiled
        twin.seen = self.seen.copy()
        twin.sides = self.sides
        twin.coach = self.coach
        twin.final = self.final
        twin.knockout = self.knockout
        twin.period = self.period
        twin.score = self.score
        twin.kicks = self.kicks
        twin.kick_goals = self.kick_goals
        twin.initiative = self.initiative
        twin.declined = self.declined
        twin.bare = self.bare
        twin.green_played = self.green_played
        twin.first_stoppage = self.first_stoppage
        twin.extra = self.extra
        twin.extra_running = self.extra_running
        twin.roll = self.roll
        twin.referee = self.referee
        twin.card_at = self.card_at
        twin.bonds = self.bonds
        twin.banned = self.banned
        twin.bans = self.bans
        twin.objected = self.objected
        twin.objected_now = self.objected_now
        twin.objectors = self.objectors
        twin.penalty_spent = self.penalty_spent
        twin.offers_made = self.offers_made
        twin.offer = self.offer
        twin.haggle = self.haggle
        twin.envelopes = self.envelopes
        twin.sealed = self.sealed
        twin.a_side = self.a_side
        twin.a_card = self.a_card
        twin.a_kind = self.a_kind
        twin.a_value = self.a_value
        twin.a_mods = self.a_mods
        twin.place = self.place
        twin.d_card = self.d_card
        twin.d_kind = self.d_kind
        twin.d_value = self.d_value
        twin.d_mods = self.d_mods
        twin.goalie = self.goalie
        twin.purpose = self.purpose
        twin.die = self.die
        twin.total = self.total
        twin.on_roll = self.on_roll
        twin.silenced = self.silenced
        twin.shield = self.shield
        twin.off_side = self.off_side
        twin.cause = self.cause
        twin.award = self.award
        twin.own_goal_on_one = self.own_goal_on_one
        twin.staged = self.staged
        twin.pending = self.pending
