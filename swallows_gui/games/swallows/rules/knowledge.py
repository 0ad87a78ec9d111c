"""What one seat knows and remembers of a game: the fields of a view (S0.6, S2.5).

A view shares the public state, holds the seat's own hands, money and slip, and of other hands the numbers by colour
and the cards that the seat has seen. Nothing in it can be traced back to the game it was made from.
"""

from operator import attrgetter
from typing import Any, Final, TypeVar

from swallows_gui.engine.game import Choices, Told
from swallows_gui.engine.step import GameStep
from swallows_gui.games.swallows.rules.actions import STEPS, VERB_SHIFT
from swallows_gui.games.swallows.rules.cards import look_through_reds, sorted_out
from swallows_gui.games.swallows.rules.state import NOBODY, PUBLIC, Hand, State
from swallows_gui.games.swallows.rules.tables import NOWHERE

OPEN: Final = (
    "tables", "options", "form", "fixtures", "seats", "field", "german", "stakes", "mover", "trainer", "groups",
    "bests", "given_up", "sent", "played", "ranked", "match", "draft_first", "drafted", "talk", "flow", "low",
    "removed", "sides", "coach", "final", "knockout", "period", "score", "kicks", "kick_goals", "initiative",
    "declined", "bare", "green_played", "first_stoppage", "extra", "extra_running", "roll", "referee", "card_at",
    "bonds", "banned", "bans", "objected", "objected_now", "objectors", "penalty_spent", "offers_made", "offer",
    "haggle", "envelopes", "a_side", "a_card", "a_kind", "a_value", "a_mods", "place", "d_card", "d_kind", "d_value",
    "d_mods", "goalie", "purpose", "die", "total", "on_roll", "silenced", "shield", "off_side", "cause", "award",
    "own_goal_on_one", "pending",
)  # fmt: skip
"""Fields of the state that everybody knows."""

_read_open = attrgetter(*OPEN)
AnyState = TypeVar("AnyState", bound=State)
K = TypeVar("K", bound="Knowledge")


class Knowledge:
    """All that a seat knows, field by field; with seat None what everybody knows."""

    __slots__ = (
        "_maker",
        "_open",
        "_open_values",
        "_stack",
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
        "sealed",
        "seat",
        "spent",
        "staged",
        "step",
        "used",
        "veiled_unseen",
    )  # fmt: skip

    _maker: type[State]
    _open: State | None
    _open_values: tuple[Any, ...]
    _stack: tuple[GameStep[State], ...]
    veiled_unseen: int
    """How many of the cards set aside not everybody knows."""
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
    sealed: tuple[int, ...]
    """This seat's own envelope, as long as it is not opened (S4.12)."""
    staged: Hand
    """Cards of this seat's own unfinished row."""
    history: tuple[Told, ...]
    """The events as this seat saw them; filled in by the session."""

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Knowledge):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in _COMPARED)

    __hash__ = None  # type: ignore[assignment]

    @property
    def open(self) -> State:
        """A state with the public fields only; the others are not set."""
        if self._open is None:
            self._open = self.fill(State())
        return self._open

    def made(self) -> State:
        """An empty game of the same class, without fields set."""
        return self._maker()

    def fill(self, state: AnyState) -> AnyState:
        """Set the public fields of `state`."""
        for name, value in zip(OPEN, self._open_values, strict=True):
            setattr(state, name, value)
        return state

    def facts(self) -> State:
        """A state with all that this seat knows: other hands hold the cards it has seen there, other purses nothing.

        The rules can be asked about it as about a game, as far as it is about what this seat may do.
        """
        state = self.fill(State())
        hands = [own or sorted_out(cards, state.tables) for own, cards in zip(self.hands, self.known, strict=True)]
        state.greens, state.blues, state.reds = ([hand[colour] for hand in hands] for colour in range(3))
        state.used, state.spent = list(self.used), list(self.spent)
        state.moments = [look_through_reds(state, 0), look_through_reds(state, 1)]
        state.cash, state.bets = [0] * state.seats, [()] * state.seats
        if self.seat is not None and self.cash is not None:
            state.cash[self.seat], state.bets[self.seat] = self.cash, self.bets
        state.staged = self.staged
        state.step = STEPS[self.step]
        return state


_COMPARED: Final = tuple(name for name in Knowledge.__slots__ if name not in ("_maker", "_open", "history"))


def _numbers(game: State, cards: Hand) -> tuple[int, int, int]:
    numbers = [0, 0, 0]
    for card in cards:
        numbers[game.tables.card_colour[card]] += 1
    return numbers[0], numbers[1], numbers[2]


def know(view: K, game: State, seat: int | None) -> K:
    """Fill `view` with what `seat` knows of `game`; with None with what everybody knows."""
    view.seat = seat
    view.history = ()
    view._maker = type(game)
    view._stack = tuple(game.stack)
    view.veiled_unseen = len(game.veiled)
    view._open = None
    view._open_values = _read_open(game)
    mine = seat == game.mover
    step = game.step
    view.step = step.name if mine or not step.seen_as else step.seen_as
    view.staged = game.staged if mine else ()
    view.sealed = tuple(each for each in game.sealed if each >> VERB_SHIFT == seat)
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
    return Choices([*game.legal, *game.step.sums(game), *spare] if seat == game.mover else spare)


def _look_at_hands(game: State, seat: int | None, view: Knowledge) -> None:
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
