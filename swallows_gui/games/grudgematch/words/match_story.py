"""What events have shown of a Grudge Match: where men stand, the current kick, cards seen, goals.

It is built from events one by one, so that a table shows nothing that has not been told yet.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import singledispatch
from typing import ClassVar, Final, TypeVar

from swallows_gui.engine.events import WrittenEvent
from swallows_gui.games.grudgematch.rules import events as e
from swallows_gui.games.grudgematch.rules.tables import CARDS, OFF, SIDES
from swallows_gui.models.chapters import Event, PartKey
from swallows_gui.models.match_tracker import Deed

Cards = tuple[int, ...]
T = TypeVar("T")
OfMan = (
    e.Placed | e.BallPut | e.Ran | e.CardPlayed | e.Fouled | e.Tackled | e.TackleFailed | e.Blocked | e.BlockFailed
    | e.BroughtBack
)  # fmt: skip
"""Events of one man."""
PHASES: Final = ("ball", "box", "run", "kick", "draw")
"""Those of a turn, in their order (G2)."""


@dataclass(frozen=True, slots=True)
class Play:
    """A card on the table."""

    man: int
    """0 to 7."""
    card: int
    purpose: str
    """"kick", "tackle" or "block"."""
    dice: tuple[int, ...]
    value: int
    needed: int | None
    foul: tuple[int, ...] = ()
    """The dice of a foul with it (G7)."""
    ended: str = ""
    """"won", "lost", "sent_off" or "" before it is known."""


@dataclass(frozen=True, slots=True)
class GoalLine:
    """A goal: who, with what, on which way."""

    turn: int
    half: int
    side: int
    man: int
    card: int
    start: int
    """Where the ball lay."""
    own: bool
    score: tuple[int, int]


@dataclass(frozen=True, slots=True)
class MatchStory:
    """The state of a match after the events told so far; `after` adds an event. Sides are 0 Germany and 1 France."""

    told_before: ClassVar[frozenset[str]] = frozenset()
    germany: int = 0
    rows: int = 11
    fouling: bool = False
    men: tuple[int, ...] = (OFF,) * 8
    boxes: tuple[Cards, Cards] = ((), ())
    ball: int = OFF
    score: tuple[int, int] = (0, 0)
    turn: int = 0
    half: int = 1
    side: int = 0
    """The side in turn."""
    phase: str = "line_up"
    """"line_up", one of `PHASES`, "after_goal" or "over"."""
    dice: tuple[int, ...] = ()
    """Of this turn's run."""
    ran: tuple[int, ...] = ()
    """The dice that men have run with."""
    after_die: int = 0
    """Of the run after a goal, 0 without one."""
    plays: tuple[Play, ...] = ()
    """The cards of the kick that runs, or was last in this turn."""
    start: int = OFF
    """Where the ball lay when the kick began."""
    direction: int = -1
    way: Cards = ()
    """The spaces that the ball has run over in this kick."""
    pile: int = CARDS + 1
    sizes: tuple[int, int] = (0, 0)
    """How many cards each side holds."""
    hands: tuple[Cards | None, Cards | None] = ((), ())
    """By side: its cards, None where they are hidden."""
    discards: Cards = ()
    joker: bool = False
    """Whether it has come."""
    golden: bool = False
    """The second pack: the next goal wins (G6.3)."""
    goals: tuple[GoalLine, ...] = ()
    winner: int = -1
    ended: str = ""
    """"pack", "golden_goal" or "second_pack" once it is over."""
    thrown: tuple[int, ...] = (0,) * 6
    """How often each number came."""
    played: tuple[Play, ...] = ()
    """The cards of the kicks before that of `plays`."""
    last: WrittenEvent | None = None
    """The event told last."""

    @property
    def part(self) -> PartKey:
        """The turn that runs; 0 is the line-up before the first."""
        return PartKey("turn", self.turn, self.side_of(self.side) if self.turn else None)

    @property
    def deed(self) -> Deed | None:
        """A goal or blocked kick of the kicker, or a man sent off, in the last event; an own goal belongs to nobody."""
        match self.last:
            case e.Fouled(sent_off=True) as fouled:
                return _deed("sent_off", self.man_of(fouled))
            case e.Goal(own_goal=False) if self.kicker >= 0:
                return _deed("goal", self.kicker)
            case e.Blocked() if self.kicker >= 0:
                return _deed("miss", self.kicker)
        return None

    @property
    def scored(self) -> int | None:
        """The side that has a goal with the last event."""
        return SIDES.index(self.last.side) if isinstance(self.last, e.Goal) else None

    @property
    def kick(self) -> Play | None:
        """The kick that runs, or was last."""
        return self.plays[0] if self.plays else None

    @property
    def kicker(self) -> int:
        """The man who has kicked last, 0 to 7; -1 for none."""
        kicks = (play.man for play in reversed(self.played + self.plays) if play.purpose == "kick")
        return next(kicks, -1)

    def side_of(self, seat: int) -> int:
        """The side of a seat."""
        return seat ^ self.germany

    def man_of(self, event: OfMan) -> int:
        """The event's man, 0 to 7."""
        return self.side_of(event.seat) * 4 + event.man

    def after(self, event: WrittenEvent | None) -> MatchStory:
        """The story after one more event; an irrelevant event leaves it unchanged."""
        if event is None:
            return self
        dice, story = dice_of(event), _changed(event, self)
        thrown = tuple(count + dice.count(number) for number, count in enumerate(story.thrown, 1))
        return replace(story, thrown=thrown, last=event)


def story_of(events: Iterable[Event]) -> MatchStory:
    """The story of these events.

    >>> story_of([{"type": "match_started", "germany": 1, "rows": 13, "fouling": False}]).rows
    13
    """
    story = MatchStory()
    for event in map(e.EVENTS.read, events):
        story = story.after(event)
    return story


def dice_of(event: WrittenEvent | None) -> tuple[int, ...]:
    """The dice that are thrown in an event."""
    match event:
        case e.RunRolled(dice=dice) | e.BallIn(dice=dice) | e.Fouled(dice=dice) | e.CardPlayed(dice=dice):
            return dice
        case e.BoxRolled(die=int(die)) | e.AfterGoalChosen(die=int(die)):
            return (die,)
    return ()


@singledispatch
def _changed(_event: WrittenEvent, story: MatchStory) -> MatchStory:
    return story


@_changed.register
def _(event: e.MatchStarted, _story: MatchStory) -> MatchStory:
    return MatchStory(germany=event.germany, rows=event.rows, fouling=event.fouling)


@_changed.register
def _(event: e.PackShuffled, story: MatchStory) -> MatchStory:
    if event.reason == "start":
        return replace(story, pile=event.size + 1)
    return replace(story, pile=event.size, discards=(), golden=True)


@_changed.register
def _(event: e.CardsDealt, story: MatchStory) -> MatchStory:
    return replace(_taken(story, event), pile=story.pile - number_of(event))


@_changed.register
def _(event: e.CardsDrawn, story: MatchStory) -> MatchStory:
    phase = story.phase if story.phase == "after_goal" else "draw"
    return replace(_taken(story, event), pile=event.pile, phase=phase)


@_changed.register
def _(event: e.Placed, story: MatchStory) -> MatchStory:
    return _with_man(story, event, event.space)


@_changed.register
def _(event: e.TurnStarted, story: MatchStory) -> MatchStory:
    return replace(
        _kicks_anew(story), turn=event.turn, half=event.half, side=story.side_of(event.seat), phase="ball", dice=(),
        ran=(), start=OFF, after_die=0,
    )  # fmt: skip


@_changed.register(e.BallIn)
@_changed.register(e.BallPut)
def _(event: e.BallIn | e.BallPut, story: MatchStory) -> MatchStory:
    return replace(story, ball=event.space)


@_changed.register
def _(_event: e.BallOut, story: MatchStory) -> MatchStory:
    return replace(story, ball=OFF)


@_changed.register
def _(event: e.RunRolled, story: MatchStory) -> MatchStory:
    return replace(story, dice=event.dice, ran=(), phase="run")


@_changed.register
def _(event: e.Ran, story: MatchStory) -> MatchStory:
    story = _with_man(story, event, event.space)
    if story.phase == "after_goal":
        return replace(story, after_die=0)
    return replace(story, ran=(*story.ran, event.die or 0))


@_changed.register
def _(event: e.CardPlayed, story: MatchStory) -> MatchStory:
    play = Play(story.man_of(event), event.card, event.as_, event.dice, event.value or 0, event.needed)
    story = _let_go(story, event.seat, event.card)
    if play.purpose == "kick":
        story = replace(_kicks_anew(story), phase="kick", start=story.ball)
    return replace(story, plays=(*story.plays, play))


@_changed.register
def _(event: e.Fouled, story: MatchStory) -> MatchStory:
    ended = "sent_off" if event.sent_off else ""
    story = _last_play(story, lambda play: replace(play, foul=event.dice, ended=ended))
    if not event.sent_off:
        return story
    man = story.man_of(event)
    boxes = _of_side(story.boxes, man // 4, (*story.boxes[man // 4], man))
    return replace(_with_man(story, event, OFF), boxes=boxes)


@_changed.register(e.Tackled)
@_changed.register(e.Blocked)
def _(_event: e.Tackled | e.Blocked, story: MatchStory) -> MatchStory:
    return _last_play(story, lambda play: replace(play, ended="won"))


@_changed.register(e.TackleFailed)
@_changed.register(e.BlockFailed)
def _(_event: e.TackleFailed | e.BlockFailed, story: MatchStory) -> MatchStory:
    return _last_play(story, lambda play: replace(play, ended=play.ended or "lost"))


@_changed.register
def _(event: e.DirectionChosen, story: MatchStory) -> MatchStory:
    return replace(story, direction=event.direction)


@_changed.register
def _(event: e.BallMoved, story: MatchStory) -> MatchStory:
    return replace(story, ball=event.space, way=story.way + event.way)


@_changed.register
def _(event: e.Goal, story: MatchStory) -> MatchStory:
    kick = story.kick
    line = GoalLine(
        story.turn, story.half, SIDES.index(event.side), -1 if kick is None else kick.man,
        -1 if kick is None else kick.card, story.start, event.own_goal, event.score,
    )  # fmt: skip
    return replace(story, score=event.score, goals=(*story.goals, line), phase="after_goal")


@_changed.register
def _(event: e.AfterGoalChosen, story: MatchStory) -> MatchStory:
    return replace(story, after_die=event.die or 0)


@_changed.register
def _(event: e.Discarded, story: MatchStory) -> MatchStory:
    return _let_go(story, event.seat, event.card)


@_changed.register
def _(_event: e.JokerDrawn, story: MatchStory) -> MatchStory:
    return replace(story, joker=True, pile=story.pile - 1)


@_changed.register
def _(_event: e.HalfTime, story: MatchStory) -> MatchStory:
    return replace(story, half=2, men=(OFF,) * 8)


@_changed.register
def _(_event: e.BoxRolled, story: MatchStory) -> MatchStory:
    return replace(story, phase="box")


@_changed.register
def _(event: e.BroughtBack, story: MatchStory) -> MatchStory:
    man = story.man_of(event)
    left = tuple(one for one in story.boxes[man // 4] if one != man)
    return replace(_with_man(story, event, event.space), boxes=_of_side(story.boxes, man // 4, left))


@_changed.register
def _(event: e.MatchEnded, story: MatchStory) -> MatchStory:
    return replace(story, phase="over", winner=SIDES.index(event.winner), ended=event.after, score=event.score)


def number_of(event: e.CardsDealt | e.CardsDrawn) -> int:
    """How many cards a seat was given, seen or not."""
    return (event.number or 0) if event.cards is None else len(event.cards)


def _deed(what: str, man: int) -> Deed:
    return Deed(what, man // 4, str(man))


def _with_man(story: MatchStory, event: OfMan, space: int) -> MatchStory:
    man = story.man_of(event)
    return replace(story, men=(*story.men[:man], space, *story.men[man + 1 :]))


def _of_side(pair: tuple[T, T], side: int, value: T) -> tuple[T, T]:
    return (pair[0], value) if side else (value, pair[1])


def _taken(story: MatchStory, event: e.CardsDealt | e.CardsDrawn) -> MatchStory:
    side = story.side_of(event.seat)
    hand = story.hands[side]
    hand = None if event.cards is None or hand is None else hand + event.cards
    return replace(
        story,
        sizes=_of_side(story.sizes, side, story.sizes[side] + number_of(event)),
        hands=_of_side(story.hands, side, hand),
    )


def _let_go(story: MatchStory, seat: int, card: int) -> MatchStory:
    side = story.side_of(seat)
    hand = story.hands[side]
    left = None if hand is None else tuple(held for held in hand if held != card)
    return replace(
        story,
        sizes=_of_side(story.sizes, side, story.sizes[side] - 1),
        hands=_of_side(story.hands, side, left),
        discards=(*story.discards, card),
    )


def _kicks_anew(story: MatchStory) -> MatchStory:
    return replace(story, played=story.played + story.plays, plays=(), direction=-1, way=())


def _last_play(story: MatchStory, change: Callable[[Play], Play]) -> MatchStory:
    return replace(story, plays=(*story.plays[:-1], *map(change, story.plays[-1:])))
