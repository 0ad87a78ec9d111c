"""What has been told of a match of Tactics Board: where everybody stands, who has the ball, dice, goals and cards.

It is made of events alone, one after the other, so that a table shows nothing that has not been told yet. Pawns are
numbers from 0 to 21, squares from 0 to 127; -1 is none.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from swallows_gui.games.tactics_board.rules.board import HALVES, OFF, flight_to, set_of, way_to
from swallows_gui.games.tactics_board.rules.tables import NOBODY, PAWNS, ROLE_OF, SIDES
from swallows_gui.models.narration import Event

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
class Battle:
    """Two dice on a square (T9)."""

    square: int
    pawns: tuple[int, int]
    dice: tuple[int, int]
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
    """A match as far as it has been told; `after` is the same with one event more."""

    half: int = 25
    """Plays (T14.1)."""
    shot: str = "spinner"
    phase: str = "start"
    """"start", "play", "shootout" or "over"."""
    period: int = 0
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
    die_side: int = NOBODY
    """Whose dice lie on the table."""
    pawn_die: int = 0
    """Of the move that runs or was last."""
    ball_dice: tuple[int, ...] = ()
    restart: str = ""
    """What the ball was rolled for: a restart, or ""."""
    battle: Battle | None = None
    """That which is fought, or was the last thing to happen."""
    runs: tuple[WayOnBoard, ...] = ()
    """Moves of pawns since the ball was played last, or the set began."""
    flights: tuple[tuple[int, ...], ...] = ()
    """Ways of the ball since the last change of sides or restart."""
    set_number: int = 0
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
    last: str = ""
    """The type of the event told last."""

    @property
    def length(self) -> int:
        """Plays of the period that runs (T14.4)."""
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
        """Of the shoot-out, by side."""
        red, blue = (sum(kick.side == side and kick.result == "goal" for kick in self.kicks) for side in (0, 1))
        return red, blue

    def own(self, side: int) -> int:
        """The set of squares on which a side stands."""
        return set_of(square for square in self.at[side * PAWNS : side * PAWNS + PAWNS] if square >= 0)

    def role(self, pawn: int) -> int:
        """As the pawn plays now (T12.4): 0 keeper, 1 defender, 2 midfielder, 3 striker."""
        return 0 if self.keepers[pawn // PAWNS] == pawn else ROLE_OF[pawn % PAWNS] or 1

    def pawns_on(self, square: int) -> tuple[int, ...]:
        """Who stands on a square, Red first."""
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

    def after(self, event: Event) -> MatchStory:
        """The story with one event more; an event that tells nothing new leaves it as it is."""
        kind = str(event["type"])
        change = _CHANGES.get(kind)
        return self if change is None else replace(change(self, event), last=kind)


def told(events: Iterable[Event]) -> MatchStory:
    """The story that these events tell.

    >>> told([{"type": "match_started", "half": 15, "shot": "die", "defenders": 1}]).half
    15
    """
    story = MatchStory()
    for event in events:
        story = story.after(event)
    return story


def pawn_of(event: Event) -> int:
    """The pawn that an event is about, 0 to 21."""
    return int(event["side"]) * PAWNS + int(event["pawn"]) - 1


def _put(story: MatchStory, pawn: int, square: int) -> tuple[int, ...]:
    return (*story.at[:pawn], square, *story.at[pawn + 1 :])


def _match_started(_story: MatchStory, event: Event) -> MatchStory:
    return MatchStory(half=int(event["half"]), shot=str(event["shot"]))


def _lots_rolled(story: MatchStory, event: Event) -> MatchStory:
    phase = "shootout" if event["for"] == "shootout" else story.phase
    return replace(story, phase=phase, lots=tuple(event["dice"]), ball_dice=(), pawn_die=0, battle=None)


def _period_started(story: MatchStory, event: Event) -> MatchStory:
    return replace(story, phase="play", period=int(event["period"]), plays=0, o_side=int(event["side"]))


def _set_up(story: MatchStory, event: Event) -> MatchStory:
    at = tuple(OFF if square is None else int(square) for side in event["squares"] for square in side)
    return replace(
        _cleared(story), at=at, ball=OFF, holder=NOBODY, offside=(), round=0, flights=(), battle=None, pawn_die=0,
        ball_dice=(), die_side=NOBODY,
    )  # fmt: skip


def _cleared(story: MatchStory) -> MatchStory:
    return replace(story, runs=(), lots=())


def _placed(story: MatchStory, event: Event) -> MatchStory:
    pawn, square, why = pawn_of(event), int(event["square"]), event["why"]
    story = replace(story, at=_put(story, pawn, square), lots=())
    if why == "kick_off" and story.ball == OFF:
        return replace(story, ball=square, holder=pawn, o_side=pawn // PAWNS)
    if why in ("free_kick", "penalty") or (why == "corner" and square == story.ball):
        return replace(story, ball=square, holder=pawn)
    return story


def _shifted(story: MatchStory, event: Event) -> MatchStory:
    return replace(story, at=_put(story, pawn_of(event), int(event["square"])))


def _set_started(story: MatchStory, event: Event) -> MatchStory:
    pawn, side = pawn_of(event), int(event["side"])
    flights = story.flights if side == story.o_side else ()
    return replace(
        _cleared(story), holder=pawn, ball=int(event["square"]), o_side=side, set_number=int(event["set"]),
        pawn_die=0, ball_dice=(), die_side=side, round=0, flights=flights, battle=None,
    )  # fmt: skip


def _pawn_rolled(story: MatchStory, event: Event) -> MatchStory:
    return replace(story, pawn_die=int(event["die"]), die_side=int(event["side"]), battle=None, ball_dice=())


def _pawn_moved(story: MatchStory, event: Event) -> MatchStory:
    pawn, square = pawn_of(event), int(event["square"])
    way = story.way(pawn, square, steps=1 if event["keeper"] else story.pawn_die)
    kept = story.runs if event["why"] != "set" else ()
    return replace(story, at=_put(story, pawn, square), runs=(*kept[-1:], WayOnBoard(pawn, way)), battle=None)


def _ball_rolled(story: MatchStory, event: Event) -> MatchStory:
    side = int(event["side"])
    offside = tuple(side * PAWNS + int(number) - 1 for number in event["offside"])
    restart = event["restart"] or ""
    return replace(
        story, plays=int(event["play"]), ball_dice=tuple(event["dice"]), die_side=side, holder=pawn_of(event),
        o_side=side, offside=offside, restart=restart, flights=() if restart else story.flights, lots=(), round=0,
        battle=None, pawn_die=story.pawn_die if story.runs else 0,
    )  # fmt: skip


def _ball_played(story: MatchStory, event: Event) -> MatchStory:
    start, square, ends = int(event["from"]), int(event["square"]), event["ends"]
    flight = (start, *flight_to(start, square, sum(story.ball_dice)))
    holder = NOBODY
    if ends == "opponent":
        side = 1 - int(event["side"])
        holder = next((pawn for pawn in story.pawns_on(square) if pawn // PAWNS == side), NOBODY)
    flights = (*story.flights, flight)
    return replace(
        story, ball=square, holder=holder, flights=flights, runs=(), round=1 if ends == "empty" else 0, restart=""
    )


def _dribbled(story: MatchStory, event: Event) -> MatchStory:
    pawn, square = pawn_of(event), int(event["square"])
    flight = (story.ball, square)
    return replace(
        story, at=_put(story, pawn, square), ball=square, holder=pawn, flights=(*story.flights, flight), runs=()
    )


def _captured(story: MatchStory, event: Event) -> MatchStory:
    pawn, square = pawn_of(event), int(event["square"])
    side = pawn // PAWNS
    flights = story.flights if side == story.o_side else ()
    return replace(story, at=_put(story, pawn, square), ball=square, holder=pawn, o_side=side, round=0, flights=flights)


def _passed(story: MatchStory, event: Event) -> MatchStory:
    return replace(story, holder=pawn_of(event), round=0)


def _battle_rolled(story: MatchStory, event: Event) -> MatchStory:
    first, second = (int(side) * PAWNS + int(number) - 1 for side, number in event["pawns"])
    battle = Battle(
        int(event["square"]), (first, second), tuple(event["dice"]), tuple(event["totals"]), event["winner"]
    )
    story = replace(story, battle=battle, round=0)
    if battle.winner is None:
        return replace(story, holder=NOBODY)
    winner = next(pawn for pawn in battle.pawns if pawn // PAWNS == battle.winner)
    flights = story.flights if battle.winner == story.o_side else ()
    return replace(story, holder=winner, o_side=battle.winner, flights=flights)


def _offside_given(story: MatchStory, event: Event) -> MatchStory:
    return replace(story, o_side=1 - int(event["side"]), holder=NOBODY, round=0, flights=())


def _fouled(story: MatchStory, event: Event) -> MatchStory:
    return replace(story, o_side=1 - int(event["side"]), holder=NOBODY, flights=())


def _card_shown(story: MatchStory, event: Event) -> MatchStory:
    pawn, side, group = pawn_of(event), int(event["side"]), event["group"]
    red = event["card"] == "red"
    if group is not None:
        kept = 0 if red else int(group)
        story = replace(story, group=(story.group[0], kept) if side else (kept, story.group[1]))
    elif not red:
        story = replace(story, booked=(*story.booked, pawn))
    if red:
        story = replace(story, at=_put(story, pawn, OFF), sent_off=(*story.sent_off, pawn))
    return story


def _keeper_changed(story: MatchStory, event: Event) -> MatchStory:
    pawn = pawn_of(event)
    keepers = (story.keepers[0], pawn) if event["side"] else (pawn, story.keepers[1])
    return replace(story, keepers=keepers)


def _awarded(story: MatchStory, event: Event) -> MatchStory:
    side, what, square = int(event["side"]), event["what"], event["square"]
    story = replace(
        _cleared(story), o_side=side, offside=(), holder=NOBODY, flights=(), ball_dice=(), pawn_die=0, battle=None
    )
    if what == "free_kick":
        square = int(square)
        holder = next((pawn for pawn in story.pawns_on(square) if pawn // PAWNS == side), NOBODY)
        return replace(story, ball=square, holder=holder)
    if what == "corner" and story.shots:
        return replace(story, ball=int(square), at=_put(story, story.shots[-1].pawn, OFF))
    return story


def _shot_taken(story: MatchStory, event: Event) -> MatchStory:
    number = event["sector"] if event["sector"] is not None else event["die"]
    square = OFF if event["square"] is None else int(event["square"])
    shot = Shot(int(event["side"]), pawn_of(event), square, int(number), str(event["result"]), story.minute)
    if square == OFF:
        return replace(story, phase="shootout", kicks=(*story.kicks, shot), lots=())
    return replace(story, shots=(*story.shots, shot), battle=None)


def _goal(story: MatchStory, event: Event) -> MatchStory:
    goal = StoryGoal(int(event["side"]), pawn_of(event), story.minute)
    return replace(story, score=(event["score"][0], event["score"][1]), goals=(*story.goals, goal))


def _period_ended(story: MatchStory, _event: Event) -> MatchStory:
    return replace(_cleared(story), holder=NOBODY, offside=(), round=0, battle=None)


def _match_ended(story: MatchStory, event: Event) -> MatchStory:
    return replace(
        story, phase="over", winner=event["winner"], ending=str(event["after"]),
        score=(event["score"][0], event["score"][1]), lots=(),
    )  # fmt: skip


_CHANGES: Final = {
    "match_started": _match_started,
    "lots_rolled": _lots_rolled,
    "period_started": _period_started,
    "set_up": _set_up,
    "placed": _placed,
    "shifted": _shifted,
    "set_started": _set_started,
    "pawn_rolled": _pawn_rolled,
    "pawn_moved": _pawn_moved,
    "ball_rolled": _ball_rolled,
    "ball_played": _ball_played,
    "dribbled": _dribbled,
    "captured": _captured,
    "passed": _passed,
    "battle_rolled": _battle_rolled,
    "offside_given": _offside_given,
    "fouled": _fouled,
    "card_shown": _card_shown,
    "keeper_changed": _keeper_changed,
    "awarded": _awarded,
    "shot_taken": _shot_taken,
    "goal": _goal,
    "period_ended": _period_ended,
    "match_ended": _match_ended,
}
