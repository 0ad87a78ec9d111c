"""What the page of a match that is over shows: its marks on a line of time, and the card that decided it (S6, S8).

Public facts alone: goals, sendings-off, money that the referee took and what he ruled.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from swallows_gui.games.swallows.rules import events as e
from swallows_gui.games.swallows.rules.story import MatchStory
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.models.chapters import Event
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language

Kind = Literal["goal", "own_goal", "off", "money", "ruling", "kicks"]


@dataclass(frozen=True, slots=True)
class TimeMark:
    """Something on the line of time: above it for the side at home, below it for the guests."""

    kind: Kind
    side: int
    words: str
    at: float
    """When it happened, in parts of the match as it was played, attack by attack."""


@dataclass(frozen=True, slots=True)
class MatchLine:
    """The match on a line."""

    marks: tuple[TimeMark, ...] = ()
    card: str = ""
    """The copy that decided the match: of the last goal that put the winner ahead for good; "" if there is none."""
    scorer: str = ""
    """Whose goal that was, by its code."""


def match_line(events: Iterable[Event], names: Names) -> MatchLine:
    """Lay the events of one match on a line."""
    now, attacks = MatchStory(), 0
    found: list[tuple[Kind, str, str, int]] = []
    ahead: tuple[str, str] = ("", "")
    last: tuple[str, str] = ("", "")
    before = (0, 0)
    for event in map(e.EVENTS.read, events):
        now = now.after(event)
        if isinstance(event, e.AttackPlayed):
            attacks += 1
        if isinstance(event, e.Goal) and not now.kicks:
            side = now.side(event.team)
            last = now.card, event.team
            if event.score[side] == event.score[1 - side] + 1 and before[side] == before[1 - side]:
                ahead = last
            before = event.score
        if (mark := _mark(event, now, names)) is not None:
            found.append((*mark, attacks))
    card, scorer = ahead if ahead[0] else last
    most = max(1, attacks)
    marks = tuple(
        TimeMark(kind, now.side(team) if team else 0, words, min(1.0, at / most)) for kind, team, words, at in found
    )
    return MatchLine(marks, card, scorer)


def _mark(event: object, now: MatchStory, names: Names) -> tuple[Kind, str, str] | None:
    """Of what kind an event's mark is, whose it is, and its words; None for what leaves none."""
    match event:
        case e.Goal() if not now.kicks:
            if event.own_goal:
                return "own_goal", event.team, translate("FullTime", "own goal")
            if now.award:
                given = now.award == "penalty"
                words = translate("FullTime", "penalty") if given else translate("FullTime", "free kick")
                return "goal", event.team, words
            return "goal", event.team, names.card(now.card) if now.card else ""
        case e.SentOff(card=str()):
            return "off", event.team, translate("FullTime", "off")
        case e.BribeAccepted():
            return "money", event.team, language().money(event.amount)
        case e.DieChanged():
            team = now.paid[0] if len(now.paid) == 1 else now.attacker
            return (
                "ruling",
                team,
                translate("FullTime", "die {delta}").format(delta=f"{event.delta:+d}".replace("-", "−")),
            )
        case e.AreaRuled(seat=int()):
            inside = event.area == "inside"
            words = translate("FullTime", "inside") if inside else translate("FullTime", "outside")
            return "ruling", now.attacker, words
    return None
