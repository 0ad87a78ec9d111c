"""The running attack as its events tell it: cards, die, sum and verdict, step by step (S5.14).

`after` folds one event into a `Play`; `story` folds a whole history. So what the pitch shows after playing events one
by one is what it shows when rebuilt from a view.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from swallows_gui.games.swallows.rules import odds
from swallows_gui.games.swallows.rules.marks import PRINTED, PURPOSES, Marks
from swallows_gui.models.narration import Event

_OPENING = frozenset({"match_started", "period_started", "attack_played"})
"""Events that clear the pitch."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A card that meets an attack."""

    card: str
    kind: str
    value: int
    modifiers: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Play:
    """An attack, free kick, penalty or kick, as far as it has come. Teams are FIFA codes, cards copies."""

    team: str = ""
    """The attacking or shooting team; "" while nothing runs."""
    kind: str = ""
    """"attack", "swallow", "rough", "special", "free_kick" or "penalty"."""
    card: str = ""
    value: int = 0
    area: str | None = None
    modifiers: tuple[str, ...] = ()
    answer: Answer | None = None
    goalies: tuple[Answer, ...] = ()
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


def story(events: Sequence[Event], marks: Marks) -> Play:
    """The last attack that `events` tell of, as far as it has come; finished ones stay until the next begins."""
    start = 0
    for at in range(len(events) - 1, -1, -1):
        if _opens(events[at]):
            start = at
            break
    return fold(Play(marks=marks), events[start:])


def fold(play: Play, events: Iterable[Event]) -> Play:
    """`play` after `events`."""
    for event in events:
        play = after(play, event)
    return play


def _opens(event: Event) -> bool:
    kind = event.get("type")
    return kind in _OPENING or (kind == "awarded" and event.get("cause") in ("referee", "shootout"))


def after(play: Play, event: Event) -> Play:
    """`play` after one event; events that do not concern it leave it as it is."""
    match event.get("type"):
        case "match_started":
            return Play(marks=play.marks)
        case "period_started":
            whistle = str(event["period"]) if event["period"] in ("extra", "shootout") else ""
            return Play(whistle=whistle, marks=play.marks)
        case "match_ended":
            return Play(over=True, whistle="end", marks=play.marks)
        case "attack_played":
            return Play(
                team=str(event["team"]),
                kind=str(event["kind"]),
                card=str(event["card"]),
                value=int(event["value"]),
                area=event.get("area"),
                marks=play.marks,
            )
        case "modifier_played":
            return _modified(play, event)
        case "defence_played":
            return _answered(play, event)
        case "die_rolled" if event.get("purpose") in PURPOSES:
            return _rolled(play, event)
        case "total_changed":
            return _summed(play, int(event["delta"]), int(event["total"]))
        case "die_changed":
            return replace(_summed(play, int(event["delta"]), int(event["total"])), nudge=int(event["delta"]))
        case "effect":
            return _affected(play, event)
        case "area_ruled":
            return replace(play, area=str(event["area"]))
        case "awarded":
            return _awarded(play, event)
        case "saved":
            return replace(play, verdict="saved")
        case "missed":
            return replace(play, verdict="missed")
        case "goal":
            return replace(play, verdict="own_goal" if event.get("own_goal") else "goal")
        case "attack_over":
            return replace(play, over=True, verdict=play.verdict or "over")
    return play


def _modified(play: Play, event: Event) -> Play:
    card = str(event["card"])
    if not play.team or play.over:
        return play
    if str(event["team"]) == play.team:
        return replace(play, modifiers=(*play.modifiers, card))
    if play.answer is not None:
        return replace(play, answer=replace(play.answer, modifiers=(*play.answer.modifiers, card)))
    return replace(play, answer=Answer(card, "special", 0))


def _answered(play: Play, event: Event) -> Play:
    met = Answer(str(event["card"]), str(event["kind"]), int(event["value"] or 0))
    if met.kind != "goalie":
        return replace(play, answer=met, area=event.get("area") or play.area)
    total = play.total - met.value
    verdict = "on_goal" if total >= play.marks.on_target else "stopped"
    return replace(play, goalies=(*play.goalies, met), parts=(*play.parts, -met.value), total=total, verdict=verdict)


def _rolled(play: Play, event: Event) -> Play:
    purpose = str(event["purpose"])
    value = int(event.get("value") or 0)
    die, total = int(event["die"]), int(event["total"])
    parts = [value, *(int(modifier["delta"]) for modifier in event.get("modifiers") or ())]
    missing = total - die - sum(parts)
    if missing:
        parts.append(missing)
    rolled = replace(
        play,
        purpose=purpose,
        die=die,
        parts=tuple(parts),
        total=total,
        roll=int(event.get("roll") or 0),
        roller=str(event.get("team") or ""),
        nudge=0,
        goalies=() if purpose == "shot" else play.goalies,
    )
    return replace(rolled, verdict=_verdict(play.marks, purpose, total))


def _summed(play: Play, delta: int, total: int) -> Play:
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


def _affected(play: Play, event: Event) -> Play:
    if event.get("lapsed"):
        return play
    if event.get("what") == "cancel":
        return replace(play, verdict="cancelled")
    if event.get("what") == "set_area" and event.get("area"):
        return replace(play, area=str(event["area"]))
    return play


def _awarded(play: Play, event: Event) -> Play:
    what, cause = str(event["what"]), str(event.get("cause") or "")
    penalty = what == "penalty"
    value = odds.PENALTY if penalty else odds.FREE_KICK
    area = "inside" if penalty else "outside"
    kick = Play(team=str(event["team"]), kind=what, value=value, area=area, cause=cause, marks=play.marks)
    if cause in ("foul", "swallow", "effect"):
        return replace(kick, card=play.card)
    return kick
