"""What has been told of a match: where everybody stands, the kick that runs, cards seen, goals.

It is made of events alone, one after the other, so that a table shows nothing that has not been told yet.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Final

from swallows_gui.games.grudgematch.rules.board import OFF
from swallows_gui.games.grudgematch.rules.tables import CARDS, SIDES
from swallows_gui.models.narration import Event

Cards = tuple[int, ...]
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
    """A match as far as it has been told; `after` is the same with one event more. Sides are 0 Germany and 1 France."""

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
    last: str = ""
    """The type of the event told last."""

    @property
    def kick(self) -> Play | None:
        """The kick that runs, or was last."""
        return self.plays[0] if self.plays else None

    def side_of(self, event: Event) -> int:
        """The side of the event's seat."""
        return int(event["seat"]) ^ self.germany

    def man_of(self, event: Event) -> int:
        """The event's man, 0 to 7."""
        return self.side_of(event) * 4 + int(event["man"])

    def after(self, event: Event) -> MatchStory:
        """The story with one event more; an event that tells nothing new leaves it as it is."""
        kind = str(event["type"])
        change = _CHANGES.get(kind)
        return self if change is None else replace(change(self, event), last=kind)


def told(events: Iterable[Event]) -> MatchStory:
    """The story that these events tell.

    >>> told([{"type": "match_started", "germany": 1, "rows": 13, "fouling": False}]).rows
    13
    """
    story = MatchStory()
    for event in events:
        story = story.after(event)
    return story


def _with_man(story: MatchStory, man: int, space: int) -> tuple[int, ...]:
    return (*story.men[:man], space, *story.men[man + 1 :])


def _of_side(pair: tuple[Any, Any], side: int, value: Any) -> Any:
    return (pair[0], value) if side else (value, pair[1])


def _match_started(_story: MatchStory, event: Event) -> MatchStory:
    return MatchStory(germany=event["germany"], rows=event["rows"], fouling=event["fouling"])


def _pack_shuffled(story: MatchStory, event: Event) -> MatchStory:
    if event["reason"] == "start":
        return replace(story, pile=event["size"] + 1)
    return replace(story, pile=event["size"], discards=(), golden=True)


def _dealt(story: MatchStory, event: Event) -> MatchStory:
    number = len(event["cards"]) if "cards" in event else event["number"]
    return replace(_taken(story, event), pile=story.pile - number)


def _drawn(story: MatchStory, event: Event) -> MatchStory:
    phase = story.phase if story.phase == "after_goal" else "draw"
    return replace(_taken(story, event), pile=event["pile"], phase=phase)


def _taken(story: MatchStory, event: Event) -> MatchStory:
    side = story.side_of(event)
    known = event.get("cards")
    number = len(known) if known is not None else int(event["number"])
    hand = story.hands[side]
    hand = None if known is None or hand is None else (*hand, *known)
    return replace(
        story,
        sizes=_of_side(story.sizes, side, story.sizes[side] + number),
        hands=_of_side(story.hands, side, hand),
    )


def _let_go(story: MatchStory, side: int, card: int) -> MatchStory:
    hand = story.hands[side]
    left = None if hand is None else tuple(held for held in hand if held != card)
    return replace(
        story,
        sizes=_of_side(story.sizes, side, story.sizes[side] - 1),
        hands=_of_side(story.hands, side, left),
        discards=(*story.discards, card),
    )


def _placed(story: MatchStory, event: Event) -> MatchStory:
    return replace(story, men=_with_man(story, story.man_of(event), event["space"]))


def _turn_started(story: MatchStory, event: Event) -> MatchStory:
    return replace(
        story, turn=event["turn"], half=event["half"], side=story.side_of(event), phase="ball", dice=(), ran=(),
        plays=(), start=OFF, direction=-1, way=(), after_die=0,
    )  # fmt: skip


def _ball_in(story: MatchStory, event: Event) -> MatchStory:
    return replace(story, ball=event["space"])


def _ball_out(story: MatchStory, _event: Event) -> MatchStory:
    return replace(story, ball=OFF)


def _run_rolled(story: MatchStory, event: Event) -> MatchStory:
    return replace(story, dice=tuple(event["dice"]), ran=(), phase="run")


def _ran(story: MatchStory, event: Event) -> MatchStory:
    men = _with_man(story, story.man_of(event), event["space"])
    if story.phase == "after_goal":
        return replace(story, men=men, after_die=0)
    return replace(story, men=men, ran=(*story.ran, event["die"]))


def _card_played(story: MatchStory, event: Event) -> MatchStory:
    play = Play(story.man_of(event), event["card"], event["as"], tuple(event["dice"]), event["value"], event["needed"])
    story = _let_go(story, play.man // 4, play.card)
    if play.purpose == "kick":
        return replace(story, phase="kick", plays=(play,), start=story.ball, direction=-1, way=())
    return replace(story, plays=(*story.plays, play))


def _last_play(story: MatchStory, **changes: Any) -> MatchStory:
    if not story.plays:
        return story
    return replace(story, plays=(*story.plays[:-1], replace(story.plays[-1], **changes)))


def _fouled(story: MatchStory, event: Event) -> MatchStory:
    story = _last_play(story, foul=tuple(event["dice"]), ended="sent_off" if event["sent_off"] else "")
    if not event["sent_off"]:
        return story
    man = story.man_of(event)
    boxes = _of_side(story.boxes, man // 4, (*story.boxes[man // 4], man))
    return replace(story, men=_with_man(story, man, OFF), boxes=boxes)


def _won(story: MatchStory, _event: Event) -> MatchStory:
    return _last_play(story, ended="won")


def _lost(story: MatchStory, _event: Event) -> MatchStory:
    ended = story.plays[-1].ended if story.plays else ""
    return _last_play(story, ended=ended or "lost")


def _direction(story: MatchStory, event: Event) -> MatchStory:
    return replace(story, direction=event["direction"])


def _ball_moved(story: MatchStory, event: Event) -> MatchStory:
    return replace(story, ball=event["space"], way=(*story.way, *event["way"]))


def _goal(story: MatchStory, event: Event) -> MatchStory:
    score = (int(event["score"][0]), int(event["score"][1]))
    kick = story.kick
    line = GoalLine(
        story.turn, story.half, SIDES.index(event["side"]), -1 if kick is None else kick.man,
        -1 if kick is None else kick.card, story.start, bool(event["own_goal"]), score,
    )  # fmt: skip
    return replace(story, score=score, goals=(*story.goals, line), phase="after_goal")


def _chosen(story: MatchStory, event: Event) -> MatchStory:
    return replace(story, after_die=event["die"] or 0)


def _discarded(story: MatchStory, event: Event) -> MatchStory:
    return _let_go(story, story.side_of(event), event["card"])


def _joker(story: MatchStory, _event: Event) -> MatchStory:
    return replace(story, joker=True, pile=story.pile - 1)


def _half_time(story: MatchStory, _event: Event) -> MatchStory:
    return replace(story, half=2, men=(OFF,) * 8)


def _box_rolled(story: MatchStory, _event: Event) -> MatchStory:
    return replace(story, phase="box")


def _brought_back(story: MatchStory, event: Event) -> MatchStory:
    man = story.man_of(event)
    left = tuple(one for one in story.boxes[man // 4] if one != man)
    boxes = _of_side(story.boxes, man // 4, left)
    return replace(story, men=_with_man(story, man, event["space"]), boxes=boxes)


def _match_ended(story: MatchStory, event: Event) -> MatchStory:
    return replace(
        story, phase="over", winner=SIDES.index(event["winner"]), ended=event["after"],
        score=(event["score"][0], event["score"][1]),
    )  # fmt: skip


_CHANGES: Final = {
    "match_started": _match_started,
    "pack_shuffled": _pack_shuffled,
    "cards_dealt": _dealt,
    "placed": _placed,
    "turn_started": _turn_started,
    "ball_in": _ball_in,
    "ball_put": _ball_in,
    "ball_out": _ball_out,
    "run_rolled": _run_rolled,
    "ran": _ran,
    "card_played": _card_played,
    "fouled": _fouled,
    "tackled": _won,
    "tackle_failed": _lost,
    "direction_chosen": _direction,
    "ball_moved": _ball_moved,
    "blocked": _won,
    "block_failed": _lost,
    "goal": _goal,
    "after_goal_chosen": _chosen,
    "cards_drawn": _drawn,
    "discarded": _discarded,
    "joker_drawn": _joker,
    "half_time": _half_time,
    "box_rolled": _box_rolled,
    "brought_back": _brought_back,
    "match_ended": _match_ended,
}
