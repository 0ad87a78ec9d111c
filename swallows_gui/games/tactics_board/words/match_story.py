"""What has been told of a match of Tactics Board: where everybody stands, who has the ball, dice, goals and cards.

It is made of events alone, one after the other, so that a table shows nothing that has not been told yet. Pawns are
numbers from 0 to 21, squares from 0 to 127; -1 is none.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import singledispatch
from typing import ClassVar, Final, Protocol

from swallows_gui.engine.events import WrittenEvent
from swallows_gui.games.tactics_board.rules import events as e
from swallows_gui.games.tactics_board.rules.board import HALVES, OFF, flight_to, set_of, way_to
from swallows_gui.games.tactics_board.rules.tables import NOBODY, PAWNS, ROLE_OF, SIDES
from swallows_gui.games.tactics_board.words.sheet import Figures
from swallows_gui.models.chapters import Event, PartKey
from swallows_gui.models.match_tracker import Deed

HALF_MINUTES: Final = 45
EXTRA_MINUTES: Final = 15
"""What the printed match lasts (T14.1, T14.4)."""
_BOUND: Final = 1
"""The highest role that keeps to its own half (T2.2)."""


@dataclass(frozen=True, slots=True)
class WayOnBoard:
    """A way on the board."""

    pawn: int
    way: tuple[int, ...]
    """The squares, the first among them."""


@dataclass(frozen=True, slots=True)
class BattleStory:
    """Two dice on a square (T9)."""

    square: int
    pawns: tuple[int, int]
    dice: tuple[int, ...]
    totals: tuple[int, int]
    winner: int | None
    """A side; None: again, or a foul."""

    @property
    def foul(self) -> bool:
        """A natural 6 against a natural 1 (T9.3)."""
        return sorted(self.dice) == [1, 6]


@dataclass(frozen=True, slots=True)
class Shot:
    """A shot, or a kick of the shoot-out (T10.3, T14.5)."""

    side: int
    pawn: int
    square: int
    number: int
    """The sector of the spinner or the number of the die, from 1."""
    result: str
    """"goal", "corner", "goal_kick" or "miss"."""
    minute: int


@dataclass(frozen=True, slots=True)
class StoryGoal:
    """A goal of the match."""

    side: int
    pawn: int
    minute: int


@dataclass(frozen=True, slots=True)
class MatchStory:
    """The state of a match after the events told so far; `after` adds an event."""

    told_before: ClassVar[frozenset[str]] = frozenset()
    half: int = 25
    """Plays (T14.1)."""
    shot: str = "spinner"
    phase: str = "start"
    """"start", "play", "shootout" or "over"."""
    period: int = 0
    set: int = 0
    """The number of the set that runs in the match; 0: none has begun in the period."""
    set_side: int = NOBODY
    """Whose it is."""
    plays: int = 0
    score: tuple[int, int] = (0, 0)
    at: tuple[int, ...] = (OFF,) * (SIDES * PAWNS)
    """By pawn: its square."""
    ball: int = OFF
    holder: int = NOBODY
    o_side: int = NOBODY
    keepers: tuple[int, int] = (0, PAWNS)
    offside: tuple[int, ...] = ()
    booked: tuple[int, ...] = ()
    """Pawns with a yellow card of their own (T12.2)."""
    group: tuple[int, int] = (0, 0)
    """By side: yellow cards of its defenders (T12.3)."""
    sent_off: tuple[int, ...] = ()
    lots: tuple[int, ...] = ()
    """The dice of the lots as long as they lie there, Red's first."""
    pawn_die: int = 0
    """Of the move that runs or was last."""
    ball_dice: tuple[int, ...] = ()
    battle: BattleStory | None = None
    """That which is fought, or was the last thing to happen."""
    runs: tuple[WayOnBoard, ...] = ()
    """Moves of pawns since the ball was played last, or the set began."""
    flights: tuple[tuple[int, ...], ...] = ()
    """Ways of the ball since the last change of sides or restart."""
    penalty: bool = False
    """Whether the ball lies on the penalty spot for a kick, or was kicked from there last (T13.7)."""
    round: int = 0
    """Of the race for a loose ball, from 1; 0: nobody races."""
    shots: tuple[Shot, ...] = ()
    goals: tuple[StoryGoal, ...] = ()
    kicks: tuple[Shot, ...] = ()
    """Of the shoot-out."""
    winner: int | None = None
    """The side that has won, once `phase` is "over"."""
    ending: str = ""
    """How the match ended (T14.6)."""
    figures: Figures = field(default_factory=Figures)
    last: WrittenEvent | None = None
    """The event told last."""

    @property
    def part(self) -> PartKey | None:
        """The kick-off, set or shoot-out that runs."""
        if self.phase == "shootout":
            return PartKey("shootout", 0, 0)
        if self.phase != "play":
            return None
        return PartKey("set", self.set, self.set_side) if self.set else PartKey("kick_off", self.period)

    @property
    def taken(self) -> Shot | None:
        """The shot or kick that has been taken with the last event."""
        return (self.kicks or self.shots)[-1] if isinstance(self.last, e.ShotTaken) else None

    @property
    def deed(self) -> Deed | None:
        """A pawn's goal or miss in the last event; kicks of a shoot-out are no goals."""
        match self.last:
            case e.Goal(side=side, pawn=pawn):
                return Deed("goal", side, str(pawn))
            case e.ShotTaken(side=side, pawn=pawn, square=int(), result="corner" | "goal_kick" | "miss"):
                return Deed("miss", side, str(pawn))
        return None

    @property
    def scored(self) -> int | None:
        """The side that has scored with the last event."""
        return self.last.side if isinstance(self.last, e.Goal) else None

    @property
    def square(self) -> int:
        """The square of the last event."""
        return self.runs[-1].way[-1] if isinstance(self.last, e.PawnMoved) else self.ball

    @property
    def length(self) -> int:
        """The number of plays in the running period (T14.4)."""
        return self.half if self.period < 3 else self.half // 3

    @property
    def minute(self) -> int:
        """The minute of the printed match that the plays come to (T14.1)."""
        if not self.period:
            return 0
        whole = HALF_MINUTES if self.period < 3 else EXTRA_MINUTES
        before = HALF_MINUTES * min(2, self.period - 1) + EXTRA_MINUTES * max(0, self.period - 3)
        return before + max(1, min(whole, round(whole * self.plays / max(1, self.length))))

    @property
    def kick_goals(self) -> tuple[int, int]:
        """Goals in the shoot-out, by side."""
        red, blue = (sum(kick.side == side and kick.result == "goal" for kick in self.kicks) for side in (0, 1))
        return red, blue

    def own(self, side: int) -> int:
        """The set of squares on which a side stands."""
        return set_of(square for square in self.at[side * PAWNS : side * PAWNS + PAWNS] if square >= 0)

    def role(self, pawn: int) -> int:
        """The pawn's present role (T12.4): 0 keeper, 1 defender, 2 midfielder, 3 striker."""
        return 0 if self.keepers[pawn // PAWNS] == pawn else ROLE_OF[pawn % PAWNS] or 1

    def pawns_on(self, square: int) -> tuple[int, ...]:
        """The pawns on a square, Red first."""
        return tuple(pawn for pawn, where in enumerate(self.at) if where == square) if square >= 0 else ()

    def way(self, pawn: int, square: int, *, steps: int) -> tuple[int, ...]:
        """The way of a pawn to a square with so many steps (T5.3, T5.4), its own square first."""
        here, side = self.at[pawn], pawn // PAWNS
        if here < 0:
            return (square,)
        blocked = self.own(1 - side)
        if self.role(pawn) <= _BOUND:
            blocked |= HALVES[1 - side]
        return (here, *(way_to(here, square, steps, blocked) or (square,)))

    def after(self, event: WrittenEvent | None) -> MatchStory:
        """The story after one more event; an irrelevant event leaves it unchanged."""
        if event is None:
            return self
        figures = self.figures.after(_dice_of(event), tuple(_deeds(event)))
        return replace(_changed(event, self), last=event, figures=figures)


class OfPawn(Protocol):
    """An event that is about a pawn, by side and number."""

    @property
    def side(self) -> int: ...
    @property
    def pawn(self) -> int: ...


def story_of(events: Iterable[Event]) -> MatchStory:
    """The story of these events.

    >>> story_of([{"type": "match_started", "half": 15, "shot": "die", "defenders": 1}]).half
    15
    """
    story = MatchStory()
    for event in map(e.EVENTS.read, events):
        story = story.after(event)
    return story


def pawn_of(event: OfPawn) -> int:
    """The pawn that an event is about, 0 to 21."""
    return event.side * PAWNS + event.pawn - 1


def number_shown(event: e.ShotTaken) -> int:
    """The number shown by spinner or die for a shot."""
    return event.sector or event.die or 0


@singledispatch
def _changed(_event: WrittenEvent, story: MatchStory) -> MatchStory:
    return story


def _put(story: MatchStory, pawn: int, square: int) -> tuple[int, ...]:
    return (*story.at[:pawn], square, *story.at[pawn + 1 :])


@_changed.register
def _(event: e.MatchStarted, _story: MatchStory) -> MatchStory:
    return MatchStory(half=event.half, shot=event.shot)


@_changed.register
def _(event: e.LotsRolled, story: MatchStory) -> MatchStory:
    phase = "shootout" if event.for_ == "shootout" else story.phase
    return replace(story, phase=phase, lots=event.dice, ball_dice=(), pawn_die=0, battle=None)


@_changed.register
def _(event: e.PeriodStarted, story: MatchStory) -> MatchStory:
    return replace(story, phase="play", period=event.period, set=0, plays=0, o_side=event.side)


@_changed.register
def _(event: e.SetUp, story: MatchStory) -> MatchStory:
    at = tuple(OFF if square is None else square for side in event.squares for square in side)
    return replace(
        _cleared(story), at=at, ball=OFF, holder=NOBODY, offside=(), round=0, flights=(), battle=None, pawn_die=0,
        ball_dice=(), penalty=False,
    )  # fmt: skip


def _cleared(story: MatchStory) -> MatchStory:
    return replace(story, runs=(), lots=())


@_changed.register
def _(event: e.Placed, story: MatchStory) -> MatchStory:
    pawn, square, why = pawn_of(event), event.square, event.why
    story = replace(story, at=_put(story, pawn, square), lots=())
    if why == "kick_off" and story.ball == OFF:
        return replace(story, ball=square, holder=pawn, o_side=pawn // PAWNS)
    if why in ("free_kick", "penalty") or (why == "corner" and square == story.ball):
        return replace(story, ball=square, holder=pawn, penalty=why == "penalty")
    return story


@_changed.register
def _(event: e.Shifted, story: MatchStory) -> MatchStory:
    return replace(story, at=_put(story, pawn_of(event), event.square))


@_changed.register
def _(event: e.SetStarted, story: MatchStory) -> MatchStory:
    pawn, side = pawn_of(event), event.side
    flights = story.flights if side == story.o_side else ()
    return replace(
        _cleared(story), holder=pawn, ball=event.square, o_side=side, pawn_die=0, ball_dice=(), round=0,
        flights=flights, battle=None, set=event.set, set_side=side,
    )  # fmt: skip


@_changed.register
def _(event: e.PawnRolled, story: MatchStory) -> MatchStory:
    return replace(story, pawn_die=event.die, battle=None, ball_dice=())


@_changed.register
def _(event: e.PawnMoved, story: MatchStory) -> MatchStory:
    pawn, square = pawn_of(event), event.square
    way = story.way(pawn, square, steps=1 if event.keeper else story.pawn_die)
    kept = story.runs if event.why != "set" else ()
    return replace(story, at=_put(story, pawn, square), runs=(*kept[-1:], WayOnBoard(pawn, way)), battle=None)


@_changed.register
def _(event: e.BallRolled, story: MatchStory) -> MatchStory:
    side = event.side
    offside = tuple(side * PAWNS + number - 1 for number in event.offside)
    return replace(
        story, plays=event.play, ball_dice=event.dice, holder=pawn_of(event), o_side=side, offside=offside,
        flights=() if event.restart else story.flights, lots=(), round=0, battle=None,
        pawn_die=story.pawn_die if story.runs else 0,
    )  # fmt: skip


@_changed.register
def _(event: e.BallPlayed, story: MatchStory) -> MatchStory:
    start, square, ends = event.from_, event.square, event.ends
    flight = (start, *flight_to(start, square, sum(story.ball_dice)))
    holder = NOBODY
    if ends == "opponent":
        side = 1 - event.side
        holder = next((pawn for pawn in story.pawns_on(square) if pawn // PAWNS == side), NOBODY)
    flights = (*story.flights, flight)
    return replace(story, ball=square, holder=holder, flights=flights, runs=(), round=int(ends == "empty"))


@_changed.register
def _(event: e.Dribbled, story: MatchStory) -> MatchStory:
    pawn, square = pawn_of(event), event.square
    flight = (story.ball, square)
    return replace(
        story, at=_put(story, pawn, square), ball=square, holder=pawn, flights=(*story.flights, flight), runs=()
    )


@_changed.register
def _(event: e.Captured, story: MatchStory) -> MatchStory:
    pawn, square = pawn_of(event), event.square
    side = pawn // PAWNS
    flights = story.flights if side == story.o_side else ()
    return replace(story, at=_put(story, pawn, square), ball=square, holder=pawn, o_side=side, round=0, flights=flights)


@_changed.register
def _(event: e.Passed, story: MatchStory) -> MatchStory:
    return replace(story, holder=pawn_of(event), round=0)


@_changed.register
def _(event: e.BattleRolled, story: MatchStory) -> MatchStory:
    first, second = (side * PAWNS + number - 1 for side, number in event.pawns)
    battle = BattleStory(event.square, (first, second), event.dice, event.totals, event.winner)
    story = replace(story, battle=battle, round=0)
    if battle.winner is None:
        return replace(story, holder=NOBODY)
    winner = next(pawn for pawn in battle.pawns if pawn // PAWNS == battle.winner)
    flights = story.flights if battle.winner == story.o_side else ()
    return replace(story, holder=winner, o_side=battle.winner, flights=flights)


@_changed.register
def _(event: e.OffsideGiven, story: MatchStory) -> MatchStory:
    return replace(story, o_side=1 - event.side, holder=NOBODY, round=0, flights=())


@_changed.register
def _(event: e.Fouled, story: MatchStory) -> MatchStory:
    return replace(story, o_side=1 - event.side, holder=NOBODY, flights=())


@_changed.register
def _(event: e.CardShown, story: MatchStory) -> MatchStory:
    pawn, side, group = pawn_of(event), event.side, event.group
    red = event.card == "red"
    if group is not None:
        kept = 0 if red else group
        story = replace(story, group=(story.group[0], kept) if side else (kept, story.group[1]))
    elif not red:
        story = replace(story, booked=(*story.booked, pawn))
    if red:
        story = replace(story, at=_put(story, pawn, OFF), sent_off=(*story.sent_off, pawn))
    return story


@_changed.register
def _(event: e.KeeperChanged, story: MatchStory) -> MatchStory:
    pawn = pawn_of(event)
    keepers = (story.keepers[0], pawn) if event.side else (pawn, story.keepers[1])
    return replace(story, keepers=keepers)


@_changed.register
def _(event: e.Awarded, story: MatchStory) -> MatchStory:
    side, what, square = event.side, event.what, event.square
    story = replace(
        _cleared(story), o_side=side, offside=(), holder=NOBODY, flights=(), ball_dice=(), pawn_die=0, battle=None,
        penalty=False,
    )  # fmt: skip
    if what == "free_kick" and square is not None:
        holder = next((pawn for pawn in story.pawns_on(square) if pawn // PAWNS == side), NOBODY)
        return replace(story, ball=square, holder=holder)
    if what == "corner" and square is not None and story.shots:
        return replace(story, ball=square, at=_put(story, story.shots[-1].pawn, OFF))
    return story


@_changed.register
def _(event: e.ShotTaken, story: MatchStory) -> MatchStory:
    square = OFF if event.square is None else event.square
    shot = Shot(event.side, pawn_of(event), square, number_shown(event), event.result, story.minute)
    if square == OFF:
        return replace(story, phase="shootout", kicks=(*story.kicks, shot), lots=())
    return replace(story, shots=(*story.shots, shot), battle=None)


@_changed.register
def _(event: e.Goal, story: MatchStory) -> MatchStory:
    goal = StoryGoal(event.side, pawn_of(event), story.minute)
    return replace(story, score=event.score, goals=(*story.goals, goal), penalty=False)


@_changed.register
def _(_event: e.PeriodEnded, story: MatchStory) -> MatchStory:
    return replace(_cleared(story), holder=NOBODY, offside=(), round=0, battle=None)


@_changed.register
def _(event: e.MatchEnded, story: MatchStory) -> MatchStory:
    return replace(
        story, phase="over", winner=event.winner, ending=event.after,
        score=event.score, lots=(),
    )  # fmt: skip


def _dice_of(event: WrittenEvent) -> tuple[int, ...]:
    match event:
        case e.LotsRolled(dice=dice) | e.BallRolled(dice=dice) | e.BattleRolled(dice=dice):
            return dice
        case e.PawnRolled(die=die) | e.ShotTaken(die=int(die)):
            return (die,)
    return ()


def _deeds(event: WrittenEvent) -> Iterator[tuple[int, str]]:
    match event:
        case e.BattleRolled(winner=int(winner)):
            yield winner, "won"
        case e.BallPlayed(side=side):
            yield side, "plays"
        case e.ShotTaken(side=side, square=int(), result=result):
            yield side, "shots"
            if result == "corner":
                yield side, "corners"
        case e.Goal(side=side):
            yield side, "goals"
        case e.Passed(side=side):
            yield side, "passes"
        case e.Captured(side=side):
            yield side, "captures"
        case e.Dribbled(side=side):
            yield side, "dribbles"
        case e.Fouled(side=side):
            yield side, "fouls"
        case e.CardShown(side=side):
            yield side, "cards"
        case e.OffsideGiven(side=side):
            yield side, "offside"
