"""The running attack as its events tell it: cards, die, sum and verdict, step by step (S5.14).

`after` folds one event into a `PlayedCard`; `story` folds a history. So what the pitch shows after playing events one
by one is what it shows when rebuilt from a view.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import reduce

from swallows_gui.engine.events import WrittenEvent
from swallows_gui.games.swallows.rules import events as e
from swallows_gui.games.swallows.rules import odds
from swallows_gui.games.swallows.rules.marks import PRINTED, PURPOSES, Marks
from swallows_gui.models.chapters import Event


@dataclass(frozen=True, slots=True)
class AnswerStory:
    """A card that meets an attack."""

    card: str
    kind: str
    value: int
    modifiers: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PlayedCard:
    """An attack, free kick, penalty or kick, as far as it has come. Teams are FIFA codes, cards copies."""

    team: str = ""
    """The attacking or shooting team; "" while nothing runs."""
    kind: str = ""
    """"attack", "swallow", "rough", "special", "free_kick" or "penalty"."""
    card: str = ""
    value: int = 0
    area: str | None = None
    modifiers: tuple[str, ...] = ()
    answer: AnswerStory | None = None
    goalies: tuple[AnswerStory, ...] = ()
    cause: str = ""
    """Of an award: "foul", "swallow", "referee", "shootout" or "effect"."""
    purpose: str = ""
    die: int = 0
    parts: tuple[int, ...] = ()
    """What is added to the die, in order."""
    total: int = 0
    verdict: str = ""
    """An outcome of `odds.Band`, or "on_goal", "goal", "own_goal", "saved", "missed", "stopped", "over"."""
    roll: int = 0
    roller: str = ""
    """The team that rolled."""
    nudge: int = 0
    """What the referee has changed the total by (S4.3)."""
    over: bool = False
    whistle: str = ""
    """What the referee has blown for while nothing is played: "extra", "shootout", or "end" of the match."""
    marks: Marks = PRINTED
    """What a roll is read against."""

    @property
    def mark(self) -> int:
        """The total that turns the roll that lies there, or would turn a shot."""
        return self.marks.turn(self.purpose or "shot")


def story(events: Sequence[Event], marks: Marks) -> PlayedCard:
    """The last attack in `events`, as far as it has come; a finished one stays until the next begins."""
    of_the_last: list[WrittenEvent | None] = []
    for event in map(e.EVENTS.read, reversed(events)):
        of_the_last.append(event)
        if _opens(event):
            break
    return reduce(after, reversed(of_the_last), PlayedCard(marks=marks))


def _opens(event: WrittenEvent | None) -> bool:
    """Whether an event clears the pitch."""
    match event:
        case e.MatchStarted() | e.PeriodStarted() | e.AttackPlayed() | e.Awarded(cause="referee" | "shootout"):
            return True
    return False


def after(play: PlayedCard, event: WrittenEvent | None) -> PlayedCard:
    """`play` after one event; events that do not concern it leave it as it is."""
    match event:
        case e.MatchStarted():
            return PlayedCard(marks=play.marks)
        case e.PeriodStarted():
            whistle = event.period if event.period in ("extra", "shootout") else ""
            return PlayedCard(whistle=whistle, marks=play.marks)
        case e.MatchEnded():
            return PlayedCard(over=True, whistle="end", marks=play.marks)
        case e.AttackPlayed():
            return PlayedCard(event.team, event.kind, event.card, event.value, event.area, marks=play.marks)
        case e.ModifierPlayed():
            return _modified(play, event)
        case e.DefencePlayed():
            return _answered(play, event)
        case e.DieRolled() if event.purpose in PURPOSES:
            return _rolled(play, event)
        case e.TotalChanged():
            return _summed(play, event.delta, event.total)
        case e.DieChanged():
            return replace(_summed(play, event.delta, event.total), nudge=event.delta)
        case e.Effect(what="cancel", lapsed=False):
            return replace(play, verdict="cancelled")
        case e.AreaRuled():
            return replace(play, area=event.area)
        case e.Awarded():
            return _awarded(play, event)
        case e.Saved():
            return replace(play, verdict="saved")
        case e.Missed():
            return replace(play, verdict="missed")
        case e.Goal():
            return replace(play, verdict="own_goal" if event.own_goal else "goal")
        case e.AttackOver():
            return replace(play, over=True, verdict=play.verdict or "over")
    return play


def _modified(play: PlayedCard, event: e.ModifierPlayed) -> PlayedCard:
    if not play.team or play.over:
        return play
    if event.team == play.team:
        return replace(play, modifiers=(*play.modifiers, event.card))
    if play.answer is not None:
        return replace(play, answer=replace(play.answer, modifiers=(*play.answer.modifiers, event.card)))
    return replace(play, answer=AnswerStory(event.card, "special", 0))


def _answered(play: PlayedCard, event: e.DefencePlayed) -> PlayedCard:
    met = AnswerStory(event.card, event.kind, event.value)
    if met.kind != "goalie":
        return replace(play, answer=met, area=event.area or play.area)
    total = play.total - met.value
    verdict = "on_goal" if total >= play.marks.on_target else "stopped"
    return replace(play, goalies=(*play.goalies, met), parts=(*play.parts, -met.value), total=total, verdict=verdict)


def _rolled(play: PlayedCard, event: e.DieRolled) -> PlayedCard:
    parts = [event.value, *(modifier["delta"] for modifier in event.modifiers)]
    missing = event.total - event.die - sum(parts)
    if missing:
        parts.append(missing)
    return replace(
        play,
        purpose=event.purpose,
        die=event.die,
        parts=tuple(parts),
        total=event.total,
        verdict=_verdict(play.marks, event.purpose, event.total),
        roll=event.roll,
        roller=event.team,
        nudge=0,
        goalies=() if event.purpose == "shot" else play.goalies,
    )


def _summed(play: PlayedCard, delta: int, total: int) -> PlayedCard:
    if not play.purpose:
        return play
    return replace(play, parts=(*play.parts, delta), total=total, verdict=_verdict(play.marks, play.purpose, total))


def _verdict(marks: Marks, purpose: str, total: int) -> str:
    brings = marks.outcome(purpose, total)
    if purpose == "shot":
        return "on_goal" if brings == "goal" else "off_target"
    if purpose == "rough" and brings == "goal":
        return "not_called"
    return brings


def _awarded(play: PlayedCard, event: e.Awarded) -> PlayedCard:
    penalty = event.what == "penalty"
    value = odds.PENALTY if penalty else odds.FREE_KICK
    area = "inside" if penalty else "outside"
    card = play.card if event.cause in ("foul", "swallow", "effect") else ""
    return PlayedCard(event.team, event.what, card, value, area, cause=event.cause, marks=play.marks)
