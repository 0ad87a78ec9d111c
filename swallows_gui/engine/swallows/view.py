"""What one seat knows and remembers, and full games drawn from that knowledge alone (S0.6, S2.5).

A view shares the public state, holds the seat's own hands, money and slip, and of other hands the numbers by colour
and the cards that the seat has seen. Nothing in it can be traced back to the game it was made from.
"""

from operator import attrgetter
from typing import Any, Final, NamedTuple, TypeVar

from swallows_gui.engine.chance import Chance
from swallows_gui.engine.game import Choices, Json
from swallows_gui.engine.swallows.actions import ARGUMENT, PLAY, WITHOUT_SEAT
from swallows_gui.engine.swallows.bribes import MOST_OFFERS, OpenToBribes
from swallows_gui.engine.swallows.formats import Format
from swallows_gui.engine.swallows.options import Options
from swallows_gui.engine.swallows.payout import richest
from swallows_gui.engine.swallows.referee import penalty_sides
from swallows_gui.engine.swallows.state import NOBODY, PERIODS, PUBLIC, SHOOTOUT, Hand, State
from swallows_gui.engine.swallows.step import STEPS, Step
from swallows_gui.engine.swallows.tables import AS_ATTACK, NOWHERE, RED, WITH_ATTACK, Tables
from swallows_gui.engine.tournament.ranking import Played
from swallows_gui.engine.tournament.schedule import Fixture

OPEN: Final = (
    "tables", "options", "form", "fixtures", "seats", "field", "german", "stakes", "mover", "trainer", "groups",
    "played", "ranked", "match", "draft_first", "drafted", "flow", "low", "removed", "sides", "coach", "final",
    "knockout", "period", "score", "kicks", "kick_goals", "initiative", "declined", "bare", "green_played",
    "first_stoppage", "extra", "extra_running", "roll", "referee", "card_at", "bonds", "banned", "bans", "objected",
    "objected_now", "objectors", "penalty_spent", "offers_made", "offer", "a_side", "a_card", "a_kind", "a_value",
    "a_mods", "place", "d_card", "d_kind", "d_value", "d_mods", "goalie", "purpose", "die", "total",
    "on_roll", "silenced", "shield", "off_side", "cause", "award", "own_goal_on_one", "pending",
)  # fmt: skip
"""Fields of the state that everybody knows."""

_ANSWERS: Final = {"attack": AS_ATTACK, "modifiers": WITH_ATTACK}
"""When the reds are played that answer a step; other reds of the seat may be played there, too, out of turn."""

_read_open = attrgetter(*OPEN)
AnyState = TypeVar("AnyState", bound=State)


class Attack(NamedTuple):
    """What lies open of the running attack, penalty or kick; -1 where there is none."""

    team: int
    card: int
    kind: int
    value: int
    """Of the card, or 2 or 5 for a free kick or penalty."""
    area: int
    modifiers: tuple[tuple[int, int], ...]
    """Red and what it adds."""
    defence_card: int
    defence_kind: int
    defence_value: int
    defence_modifiers: tuple[tuple[int, int], ...]
    purpose: int
    """Of the roll that stands, an index of PURPOSES in dice.py."""
    die: int
    total: int
    goalie: int


class SwallowsView:
    """All that a seat knows; with seat None what everybody knows. See the properties."""

    __slots__ = (
        "_maker",
        "_open",
        "_open_values",
        "_stack",
        "_veiled",
        "all_bets",
        "all_cash",
        "aside",
        "bets",
        "cash",
        "counts",
        "covered",
        "discard",
        "exposed",
        "hands",
        "history",
        "known",
        "legal",
        "pile_size",
        "pile_top",
        "seat",
        "spent",
        "staged",
        "step",
        "used",
    )  # fmt: skip

    _maker: type[State]
    _open: State | None
    _open_values: tuple[Any, ...]
    _stack: tuple[Step, ...]
    _veiled: int
    seat: int | None
    step: str
    """What is being asked; an unfinished row of another seat shows as the step it began with."""
    legal: Choices
    """What this seat may do now, in turn and out of turn."""
    hands: tuple[tuple[Hand, Hand, Hand] | None, ...]
    """By team: greens, blues and reds of this seat's teams; None for others'."""
    counts: tuple[tuple[int, int, int], ...]
    """By team: numbers of greens, blues and reds in hand."""
    known: tuple[Hand, ...]
    """By team: cards that this seat knows in another seat's hand, sorted."""
    exposed: dict[int, int]
    """Known cards in hands -> seats that know them beside the trainer (own cards), or whether all do (others')."""
    used: tuple[Hand, Hand]
    spent: tuple[Hand, Hand]
    discard: Hand
    covered: tuple[tuple[int, Hand, tuple[int, int, int]], ...]
    """Cards handed in onto the discard pile: trainer, cards if they are this seat's, numbers by colour."""
    aside: Hand
    pile_size: int
    pile_top: int
    cash: int | None
    """M; None for the public view."""
    bets: tuple[tuple[int, int], ...]
    """This seat's slip: team and index of BET_KINDS."""
    all_bets: tuple[tuple[tuple[int, int], ...], ...] | None
    """Everybody's slips, when the game is over."""
    all_cash: tuple[int, ...] | None
    """Everybody's cash, when the game is over."""
    staged: Hand
    """Cards of this seat's own unfinished row."""
    history: tuple[Json, ...]
    """The events as this seat saw them; filled in by the session."""

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, SwallowsView):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in _COMPARED)

    __hash__ = None  # type: ignore[assignment]

    @property
    def open(self) -> State:
        """A state with the public fields only; the others are not set."""
        if self._open is None:
            self._open = self.fill(State.__new__(State))
        return self._open

    def fill(self, state: AnyState) -> AnyState:
        """Set the public fields of `state`."""
        for name, value in zip(OPEN, self._open_values, strict=True):
            setattr(state, name, value)
        return state

    # The tournament

    @property
    def tables(self) -> Tables:
        """The compiled catalogue."""
        return self.open.tables

    @property
    def options(self) -> Options:
        """How the game was set up."""
        return self.open.options

    @property
    def form(self) -> Format:
        """The shape of the tournament."""
        return self.open.form

    @property
    def fixtures(self) -> tuple[Fixture, ...]:
        """The record sheet's matches in order."""
        return self.open.fixtures

    @property
    def seats(self) -> int:
        """How many seats play."""
        return self.open.seats

    @property
    def field(self) -> tuple[int, ...]:
        """Nation of each team."""
        return self.open.field

    @property
    def trainer(self) -> tuple[int, ...]:
        """Seat of each team, -1 while it has none."""
        return self.open.trainer

    @property
    def groups(self) -> tuple[tuple[int, ...], ...]:
        """Teams by group and slot, -1 for a free slot."""
        return self.open.groups

    @property
    def played(self) -> tuple[Played, ...]:
        """Finished matches in order."""
        return self.open.played

    @property
    def ranked(self) -> tuple[tuple[int, ...], ...]:
        """Final order of each group; empty before the group stage is over."""
        return self.open.ranked

    @property
    def to_move(self) -> int | None:
        """The seat that must decide, None when the game is over."""
        return None if self.open.mover == NOBODY else self.open.mover

    @property
    def asked(self) -> list[int]:
        """For the seat to move: what of `legal` answers its question; what it may do out of turn is left out."""
        singles = [entry for entry in self.legal if isinstance(entry, int)]
        wanted = _ANSWERS.get(self.step)
        if wanted is None:
            return singles
        when, colour = self.tables.card_when, self.tables.card_colour
        return [
            action
            for action in singles
            if action & WITHOUT_SEAT & ~ARGUMENT != PLAY
            or colour[action & ARGUMENT] != RED
            or when[action & ARGUMENT] & wanted
        ]

    @property
    def may_act(self) -> tuple[int, ...]:
        """Seats that, by all that is public, could act out of turn now."""
        game = self.open
        if not isinstance(STEPS[self.step], OpenToBribes):
            return ()
        could = set()
        if game.referee != NOBODY and game.period != SHOOTOUT:
            could = {seat for seat in range(game.seats) if game.offers_made[seat] < MOST_OFFERS} - {game.referee}
        if self.step == "attack":
            could |= {game.coach[side] for side in (0, 1) if self.counts[game.sides[side]][RED]}
            if penalty_sides(game):
                could.add(game.referee)
        return tuple(sorted(could))

    # The match

    @property
    def match(self) -> int:
        """Number of the running match on the record sheet, 0 before the first."""
        return self.open.match

    @property
    def stage(self) -> str:
        """Stage of the running match, "" before the first."""
        return self.open.fixtures[self.open.match - 1].stage if self.open.match else ""

    @property
    def home(self) -> int:
        """The home team, -1 before the first match."""
        return self.open.sides[0]

    @property
    def away(self) -> int:
        """The visiting team, -1 before the first match."""
        return self.open.sides[1]

    @property
    def period(self) -> str:
        """ "normal", "extra" or "shootout"."""
        return PERIODS[self.open.period]

    @property
    def final(self) -> bool:
        """Whether the running match is the final (S8.4)."""
        return self.open.final

    @property
    def knockout(self) -> bool:
        """Whether the running match must have a winner."""
        return self.open.knockout

    @property
    def score(self) -> tuple[int, int]:
        """Goals, home first."""
        return self.open.score

    @property
    def shootout(self) -> tuple[int, int]:
        """Goals of the shoot-out, home first."""
        return self.open.kick_goals

    @property
    def kicks(self) -> tuple[int, int]:
        """Kicks taken or being taken in the shoot-out, home first."""
        return self.open.kicks

    @property
    def initiative(self) -> int:
        """The team with the initiative, -1 when there is none."""
        side = self.open.initiative
        return self.open.sides[side] if side >= 0 else -1

    @property
    def declined(self) -> tuple[bool, bool]:
        """Whether home and away have declined."""
        return _pair(self.open.declined)

    @property
    def green_played(self) -> tuple[bool, bool]:
        """Whether home and away have played a green in this match (S3.5)."""
        return _pair(self.open.green_played)

    @property
    def attack(self) -> Attack | None:
        """The running attack, penalty or kick, as far as it lies open."""
        game = self.open
        if game.a_side < 0:
            return None
        return Attack(
            game.sides[game.a_side],
            game.a_card,
            game.a_kind,
            game.a_value,
            game.place,
            game.a_mods,
            game.d_card,
            game.d_kind,
            game.d_value,
            game.d_mods,
            game.purpose,
            game.die,
            game.total,
            game.goalie,
        )

    # The referee

    @property
    def referee(self) -> int:
        """The seat that referees, -1 for a dummy or none."""
        return self.open.referee

    @property
    def card_at(self) -> int:
        """The seat that has the referee card."""
        return self.open.card_at

    @property
    def bound(self) -> tuple[bool, bool]:
        """Whether the referee may not decide against home and away."""
        return _pair(self.open.bonds)

    @property
    def banned(self) -> tuple[int, ...]:
        """Seats banned from refereeing."""
        return _bits(self.open.banned)

    @property
    def objected(self) -> tuple[int, ...]:
        """Seats that have used their objection."""
        return _bits(self.open.objected)

    @property
    def objected_now(self) -> tuple[int, ...]:
        """Seats objected to for the coming match."""
        return _bits(self.open.objected_now)

    @property
    def penalty_spent(self) -> tuple[int, ...]:
        """Seats that have given their penalty out of the blue."""
        return _bits(self.open.penalty_spent)

    @property
    def offers_made(self) -> tuple[int, ...]:
        """Offers of each seat in this match."""
        return self.open.offers_made

    @property
    def offer(self) -> tuple[int, int, int] | None:
        """The offer to be answered: seat, side, M."""
        return self.open.offer

    @property
    def flow(self) -> tuple[int, ...]:
        """Bribes received less bribes paid, by seat, M."""
        return self.open.flow

    @property
    def removed(self) -> Hand:
        """Cards sent off, out of the game for good."""
        return self.open.removed

    @property
    def discard_hidden(self) -> tuple[int, int, int]:
        """Numbers by colour of the covered cards in the discard pile that are not this seat's."""
        hidden = [numbers for seat, _cards, numbers in self.covered if seat != self.seat]
        return (sum(n[0] for n in hidden), sum(n[1] for n in hidden), sum(n[2] for n in hidden))

    @property
    def result(self) -> Json | None:
        """How the game ended, or None."""
        if self.all_cash is None:
            return None
        return {"cash": list(self.all_cash), "winners": list(richest(self.all_cash))}

    def sample(self, chance: Chance) -> Any:
        """A full game that fits this view: unseen cards, slips and cash drawn from `chance`."""
        from swallows_gui.engine.swallows.sampling import sample

        return sample(self, chance)


_COMPARED: Final = tuple(name for name in SwallowsView.__slots__ if name not in ("_maker", "_open", "history"))


def _pair(mask: int) -> tuple[bool, bool]:
    return bool(mask & 1), bool(mask & 2)


def _bits(mask: int) -> tuple[int, ...]:
    return tuple(bit for bit in range(mask.bit_length()) if mask >> bit & 1)


def _numbers(game: State, cards: Hand) -> tuple[int, int, int]:
    numbers = [0, 0, 0]
    for card in cards:
        numbers[game.tables.card_colour[card]] += 1
    return numbers[0], numbers[1], numbers[2]


def look(game: State, seat: int | None) -> SwallowsView:
    """What `seat` knows of `game`; with None what everybody knows."""
    view = SwallowsView.__new__(SwallowsView)
    view.seat = seat
    view.history = ()
    view._maker = type(game)
    view._stack = tuple(game.stack)
    view._veiled = len(game.veiled)
    view._open = None
    view._open_values = _read_open(game)
    mine = seat == game.mover
    step = game.step
    view.step = step.name if mine or not step.seen_as else step.seen_as
    view.staged = game.staged if mine else ()
    view.legal = _legal(game, seat)
    _look_at_hands(game, seat, view)
    view.used = (game.used[0], game.used[1])
    view.spent = (game.spent[0], game.spent[1])
    view.discard = game.discard
    view.covered = tuple(
        (trainer, cards if trainer == seat else (), _numbers(game, cards)) for trainer, cards in game.handed
    )
    view.aside = tuple(card for card in game.aside if card not in game.veiled) if game.veiled else game.aside
    view.pile_size = len(game.pile) - game.pile_at
    view.pile_top = game.tables.card_colour[game.pile[game.pile_at]] if view.pile_size else NOWHERE
    view.cash = None if seat is None else game.cash[seat]
    view.bets = () if seat is None else game.bets[seat]
    over = game.mover == NOBODY
    view.all_bets = tuple(game.bets) if over else None
    view.all_cash = tuple(game.cash) if over else None
    return view


def _legal(game: State, seat: int | None) -> Choices:
    if seat is None or game.mover == NOBODY:
        return Choices()
    spare = game.step.out_of_turn(game, seat)
    return Choices([*game.legal, *spare] if seat == game.mover else spare)


def _look_at_hands(game: State, seat: int | None, view: SwallowsView) -> None:
    """Hands, numbers and known cards, by team."""
    hands: list[tuple[Hand, Hand, Hand] | None] = []
    counts: list[tuple[int, int, int]] = []
    known: list[Hand] = []
    exposed: dict[int, int] = {}
    seen = game.seen
    mask = PUBLIC if seat is None else PUBLIC | 1 << seat
    familiar = {card for card, seats in seen.items() if seats & mask}
    for greens, blues, reds, trainer in zip(game.greens, game.blues, game.reds, game.trainer, strict=True):
        counts.append((len(greens), len(blues), len(reds)))
        cards = greens + blues + reds
        if trainer == seat:
            hands.append((greens, blues, reds))
            known.append(())
            for card in filter(seen.__contains__, cards):
                exposed[card] = seen[card]
        else:
            hands.append(None)
            there = tuple(sorted(familiar.intersection(cards)))
            known.append(there)
            for card in there:
                exposed[card] = seen[card] & mask
    view.hands, view.counts, view.known, view.exposed = tuple(hands), tuple(counts), tuple(known), exposed
