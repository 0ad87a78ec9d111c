"""The moments of a tournament that is over: the upset, the dearest referee, the unluckiest shot, the last goal of all
and the best line; each with the position before it, where a replay may begin. They come from what everybody has seen.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from swallows_gui.games.swallows.data import voices
from swallows_gui.games.swallows.rules.marks import FACES
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.models import vocabulary
from swallows_gui.models.narration import Event
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language

LUCKLESS: Final = 4
"""Of six faces so many at least must have scored for a miss to be worth telling."""
WEAKER: Final = 2
"""A winner is weaker by so much at least for its win to be an upset."""

OCCASIONS: Final[Mapping[str, int]] = {
    "champion": 4, "out": 3, "cheated": 3, "outbid": 2, "whistled": 2, "old_score": 2, "refused": 1, "paid": 1
}  # fmt: skip
"""By occasion how much was at stake when a seat spoke: a better line needs more of it."""


class Highlight(NamedTuple):
    """What it is called, a line, and the replay's position just before what it tells of."""

    title: str
    text: str
    position: int


@dataclass(slots=True)
class _Found:
    """The greatest of its kind so far."""

    size: float = 0.0
    at: int = 0
    facts: dict[str, object] = field(default_factory=dict)

    def offer(self, size: float, at: int, **facts: object) -> None:
        """The later of two that are as great counts: it mattered more."""
        if size >= self.size:
            self.size, self.at, self.facts = size, at, facts


@dataclass(slots=True)
class _Course:
    """One tournament, event by event."""

    names: Names
    upset: _Found = field(default_factory=lambda: _Found(WEAKER))
    dearest: _Found = field(default_factory=lambda: _Found(1))
    unlucky: _Found = field(default_factory=lambda: _Found(LUCKLESS))
    last_goal: _Found = field(default_factory=_Found)
    line: _Found = field(default_factory=_Found)
    home: str = ""
    away: str = ""
    stage: str = ""
    referee: int | None = None
    paid: int = 0
    began: int = 0
    faces: int = 0
    card: str = ""
    award: str = ""
    """What is shot without a card: "penalty" or "free_kick"."""
    kicks: bool = False
    """Whether it is a shoot-out: its goals are of no match."""

    def take(self, event: Event, position: int) -> None:
        """An event, and the position before it."""
        match event["type"]:
            case "match_started":
                self.home, self.away, self.stage = event["home"], event["away"], str(event["stage"])
                self.referee, self.paid, self.began, self.card = None, 0, position, ""
                self.award, self.kicks = "", False
            case "period_started":
                self.kicks = event["period"] == "shootout"
            case "referee_settled":
                self.referee = event["seat"]
            case "bribe_accepted":
                self.paid += int(event["amount"])
            case "attack_played":
                self.card, self.award = str(event["card"]), ""
            case "awarded":
                self.card, self.award = "", str(event["what"])
            case "attack_over":
                self.card = self.award = ""
            case "die_rolled" if event["purpose"] == "shot":
                value = int(event.get("value") or 0) + sum(int(each["delta"]) for each in event["modifiers"])
                needed = self.names.catalogue.marks.on_target
                self.faces = max(0, min(FACES, FACES + 1 - (needed - value)))
            case "missed":
                facts = {"team": event["team"], "card": self.card, "faces": self.faces}
                self.unlucky.offer(min(self.faces, FACES - 1), position, **facts)
            case "goal" if not self.kicks:
                facts = {name: event[name] for name in ("team", "home", "away", "own_goal")}
                self.last_goal.offer(0, position, card=self.card, award=self.award, **facts)
            case "said":
                facts = {name: event[name] for name in ("seat", "occasion", "variant")}
                if voices.sentence(str(event["occasion"]), int(event["variant"]), language().code):
                    self.line.offer(OCCASIONS.get(str(event["occasion"]), 0), position, **facts)
            case "match_ended":
                self._end(event)

    def _end(self, event: Event) -> None:
        winner = str(event["winner"] or "")
        if winner:
            loser = self.away if winner == self.home else self.home
            nations = self.names.catalogue.nations
            weaker = nations[loser].strength - nations[winner].strength
            goals = max(event["home"], event["away"]), min(event["home"], event["away"])
            self.upset.offer(weaker, self.began, winner=winner, loser=loser, goals=goals)
        if self.referee is not None:
            facts = {"seat": self.referee, "home": self.home, "away": self.away, "amount": self.paid}
            self.dearest.offer(self.paid, self.began, **facts)


def highlights(told: Iterable[tuple[int, Sequence[Event]]], names: Names) -> list[Highlight]:
    """The moments of a tournament; `told` are public events with the replay's position before them."""
    course = _Course(names)
    for position, events in told:
        for event in events:
            course.take(event, position)
    lines = (
        (course.upset, translate("Highlights", "The upset"), _upset),
        (course.dearest, translate("Highlights", "The dearest referee"), _dearest),
        (course.unlucky, translate("Highlights", "The miss"), _unlucky),
        (course.last_goal, translate("Highlights", "The last goal of all"), _last_goal),
        (course.line, translate("Highlights", "The best line"), _line),
    )
    return [Highlight(title, words(found.facts, names), found.at) for found, title, words in lines if found.facts]


def _upset(facts: dict[str, object], names: Names) -> str:
    text = translate("Highlights", "{winner:The} beat {loser:the} {score}")
    goals = facts["goals"]
    assert isinstance(goals, tuple)
    return text.format(
        winner=names.team(str(facts["winner"])),
        loser=names.team(str(facts["loser"])),
        score=vocabulary.score_words(goals),
    )


def _dearest(facts: dict[str, object], names: Names) -> str:
    text = translate("Highlights", "{seat}, {amount} ({home} – {away})")
    return text.format(
        seat=names.seat(int(str(facts["seat"]))),
        amount=language().money(int(str(facts["amount"]))),
        home=names.team(str(facts["home"])),
        away=names.team(str(facts["away"])),
    )


def _unlucky(facts: dict[str, object], names: Names) -> str:
    chance = round(100 * int(str(facts["faces"])) / FACES)
    if facts["card"]:
        text = translate("Highlights", "{team:The} missed with {card}, at a chance of {chance} %")
    else:
        text = translate("Highlights", "{team:The} missed from the spot, at a chance of {chance} %")
    return text.format(team=names.team(str(facts["team"])), card=names.card(str(facts["card"])), chance=chance)


def _last_goal(facts: dict[str, object], names: Names) -> str:
    if facts["own_goal"]:
        text = translate("Report", "{home}–{away} {team}, an own goal")
    elif facts["award"] == "penalty":
        text = translate("Report", "{home}–{away} {team}, from a penalty")
    elif facts["award"] == "free_kick":
        text = translate("Report", "{home}–{away} {team}, from a free kick")
    elif facts["card"]:
        text = translate("Highlights", "{team}: {card}")
    else:
        text = translate("Report", "{home}–{away} {team}")
    card = names.told(str(facts["card"])) if facts["card"] else ""
    return text.format(team=names.team(str(facts["team"])), card=card, home=facts["home"], away=facts["away"])


def _line(facts: dict[str, object], names: Names) -> str:
    text = translate("Highlights", "{seat}: “{line}”")
    line = voices.sentence(str(facts["occasion"]), int(str(facts["variant"])), language().code)
    return text.format(seat=names.seat(int(str(facts["seat"]))), line=line)
