"""Card and Dice: a whole game in little, for the tests of everything that serves any game.

Each seat is dealt a hidden card of 1 to 6. In its turn it may stake a point on its card or several (hidden, a row
ended by `done`), swap its card for an unseen one, or roll; whoever rolls ends his turn and scores the die plus his
stake. Any other seat may cheer out of turn, once a round, and the roller must thank it. After two rounds the highest
sum of points and card wins.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Self

from swallows_gui.engine.chance import Chance, Seeded
from swallows_gui.engine.events import DeclaredEvents, Events, Hidden, WrittenEvent, number
from swallows_gui.engine.game import SEAT_SHIFT, Choices, Event, IllegalAction, Json, Refusal, Told, seat_of
from swallows_gui.records.games import GameKind

TYPES = ("roll", "swap", "stake", "done", "cheer", "thank")
ROLL, SWAP, STAKE, DONE, CHEER, THANK = range(len(TYPES))
ROUNDS = 2
Seat = Annotated[int, number(0, 3)]
Count = Annotated[int, number(0, 10**6)]


class _OfRound(WrittenEvent):
    round: Annotated[int, number(1, ROUNDS)]


class _OfSeat(WrittenEvent):
    seat: Seat


class Dealt(_OfSeat):
    """A card is dealt."""

    card: Annotated[Count | None, Hidden()]


class Swapped(Dealt, chance=True):
    """A card is swapped for an unseen one."""


class RoundStarted(_OfRound, begins="round", numbered="round"):
    """A round begins."""


class RoundEnded(_OfRound, ends="round"):
    """A round is over."""


class Staked(_OfSeat, secret=True):
    """A seat stakes a point more."""


class DieRolled(_OfSeat, chance=True, standing="round"):
    """A seat rolls, and its turn is over."""

    roll: Count
    stake: Count
    points: Annotated[Count, "its own by now"]


class Cheered(_OfSeat):
    """A seat cheers."""


class Thanked(_OfSeat):
    """Whoever rolls thanks for it."""


class GameEnded(WrittenEvent):
    """The game is over."""

    points: tuple[Count, ...]
    cards: tuple[Count, ...]


EVENTS = Events(vars())
SECTIONS = EVENTS.sections("round")


def in_words(seat: int, written: Json) -> str:
    """An action as it is written in a record, for a reader."""
    kind, *fields = (f"{name} {value}" if name != "type" else str(value) for name, value in written.items())
    return f"seat {seat}: " + ", ".join([kind.replace("_", " "), *fields])


class Notes(DeclaredEvents):
    """The game's notation."""

    events = EVENTS

    def action_to_json(self, action: int) -> Json:
        return {"type": TYPES[action & 0xFF]}

    def action_from_json(self, seat: int, written: Mapping[str, Any]) -> int:
        if written.get("type") not in TYPES:
            raise IllegalAction("no_such_action", action=written.get("type"))
        return seat << SEAT_SHIFT | TYPES.index(written["type"])

    def describe(self, action: int) -> str:
        return in_words(seat_of(action), self.action_to_json(action))


def why_not(action: int, to_move: int | None, cheered: frozenset[int], thank: int) -> Refusal:
    """Why an action that is not legal cannot be done, by what everybody knows."""
    seat, kind = seat_of(action), action & 0xFF
    if to_move is None:
        return Refusal("game_over")
    if kind == CHEER:
        return Refusal("cheered_already" if seat in cheered else "not_now")
    if seat != to_move:
        return Refusal("not_your_turn", {"seat": seat, "to_move": to_move})
    return Refusal("must_thank" if thank >= 0 else "not_now")


class TinyView:
    """What a seat knows."""

    notation = Notes()

    def __init__(self, game: "Tiny", seat: int | None) -> None:
        self.seat = seat
        self.to_move = game.to_move
        self.may_act = game.may_act()
        self.legal = game.legal_actions(seat) if seat is not None else Choices()
        self.asked = self.legal if seat == game.to_move else Choices()
        self.section = game.round
        self.points = tuple(game.points)
        self.card = game.cards[seat] if seat is not None else None
        self.stake = game.stake if seat is not None and seat == game.mover else None
        self.thank = game.thank
        self.cheered = frozenset(game.cheered)
        self.history: tuple[Told, ...] = ()

    def refusal(self, action: int) -> Refusal | None:
        return None if action in self.legal else why_not(action, self.to_move, self.cheered, self.thank)

    def sample(self, chance: Chance) -> "Tiny":
        game = Tiny(len(self.points), chance.below(1 << 20))
        if self.seat is not None and self.card is not None:
            game.cards[self.seat] = self.card
        game.round, game.points, game.thank = self.section, list(self.points), self.thank
        game.cheered = set(self.cheered)
        game.mover = 0 if self.to_move is None else self.to_move
        game.stake = self.stake or 0
        return game

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TinyView) and vars(self) == vars(other)

    __hash__ = None  # type: ignore[assignment]


class Tiny:
    """One running game."""

    notation = Notes()
    bonus = 0

    def __init__(self, seats: int, seed: int) -> None:
        self.seats = seats
        self.chance: Chance = Seeded(seed)
        self.round = 1
        self.mover = 0
        self.stake = 0
        self.points = [0] * seats
        self.cheered: set[int] = set()
        self.thank = -1
        self.cards = [self.chance.die() for _ in range(seats)]
        self.start_events: list[Event] = [("dealt", seat, card) for seat, card in enumerate(self.cards)]
        self.start_events.append(("round_started", 1))

    @property
    def to_move(self) -> int | None:
        if self.round > ROUNDS:
            return None
        return self.mover

    def may_act(self) -> tuple[int, ...]:
        if self.round > ROUNDS or self.thank >= 0:
            return ()
        return tuple(seat for seat in range(self.seats) if seat != self.mover and seat not in self.cheered)

    def legal_actions(self, seat: int) -> Choices:
        if seat in self.may_act():
            return Choices([seat << SEAT_SHIFT | CHEER])
        if seat != self.to_move:
            return Choices()
        kinds = [THANK] if self.thank >= 0 else [STAKE, DONE] if self.stake else [ROLL, SWAP, STAKE]
        return Choices([seat << SEAT_SHIFT | kind for kind in kinds])

    def push(self, action: int) -> list[Event]:
        seat, kind = seat_of(action), action & 0xFF
        if not 0 <= seat < self.seats or action not in self.legal_actions(seat):
            reason = why_not(action, self.to_move, frozenset(self.cheered), self.thank)
            raise IllegalAction(reason.code, **reason.parameters)
        events: list[Event] = []
        if kind == CHEER:
            self.cheered.add(seat)
            self.thank = seat
            return [("cheered", seat)]
        if kind == THANK:
            self.thank = -1
            return [("thanked", seat)]
        if kind == STAKE:
            self.stake += 1
            return [("staked", seat)]
        if kind == SWAP:
            self.cards[seat] = self.chance.die()
            events.append(("swapped", seat, self.cards[seat]))
        else:
            roll = self.chance.die() + self.bonus
            self.points[seat] += roll + self.stake
            events.append(("die_rolled", seat, roll, self.stake, self.points[seat]))
        self.stake = 0
        self._next(events)
        return events

    def _next(self, events: list[Event]) -> None:
        self.mover += 1
        if self.mover < self.seats:
            return
        events.append(("round_ended", self.round))
        self.mover = 0
        self.round += 1
        self.cheered = set()
        if self.round <= ROUNDS:
            events.append(("round_started", self.round))
        else:
            events.append(("game_ended", tuple(self.points), tuple(self.cards)))

    def view(self, seat: int | None) -> TinyView:
        return TinyView(self, seat)

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.chance, twin.points, twin.cards = self.chance.copy(), list(self.points), list(self.cards)
        twin.cheered = set(self.cheered)
        return twin

    def to_state(self) -> Json:
        return {
            "seats": self.seats,
            "chance": self.chance.state,
            "round": self.round,
            "mover": self.mover,
            "stake": self.stake,
            "points": list(self.points),
            "cards": list(self.cards),
            "cheered": sorted(self.cheered),
            "thank": self.thank,
        }

    @classmethod
    def from_state(cls, state: Json) -> Self:
        game = cls(state["seats"], 0)
        game.chance = Chance(state["chance"])
        game.round, game.mover, game.stake = state["round"], state["mover"], state["stake"]
        game.points, game.cards = list(state["points"]), list(state["cards"])
        game.cheered, game.thank = set(state["cheered"]), state["thank"]
        return game

    @property
    def result(self) -> Json | None:
        if self.round <= ROUNDS:
            return None
        sums = [points + card for points, card in zip(self.points, self.cards, strict=True)]
        return {"winners": [seat for seat, total in enumerate(sums) if total == max(sums)]}


def new(options: Mapping[str, Any], seed: int) -> Tiny:
    """A fresh game."""
    if options.get("seats") not in (2, 3, 4):
        raise IllegalAction("bad_option", option="seats", value=options.get("seats"))
    return Tiny(options["seats"], seed)


KIND = GameKind("tiny", 1, "sha256:tiny", new, Tiny.from_state, well_formed=EVENTS.well_formed, sections=SECTIONS)


class Generous(Tiny):
    """Tiny by later rules: every roll counts one more."""

    bonus = 1


def new_generous(options: Mapping[str, Any], seed: int) -> Tiny:
    """A fresh game by the later rules."""
    new(options, seed)
    return Generous(options["seats"], seed)


LATER = GameKind("tiny", 2, "sha256:tiny", new_generous, Generous.from_state, sections=SECTIONS)
SAME_WORDS = GameKind(
    "tiny", 2, "sha256:other", new, Tiny.from_state, well_formed=EVENTS.well_formed, sections=SECTIONS
)
ALL_OF_A_PIECE = GameKind("tiny", 1, "sha256:tiny", new, Tiny.from_state, well_formed=EVENTS.well_formed)
