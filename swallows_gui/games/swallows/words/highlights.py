"""The moments of a tournament that is over: the upset, the dearest referee, the unluckiest shot, the last goal of all
and the best line; each with the position before it, where a replay may begin. They come from what everybody has seen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final, NamedTuple

from swallows_gui.engine.asides import ASIDES, Said
from swallows_gui.games.swallows.data import voices
from swallows_gui.games.swallows.rules.events import EVENTS, DieRolled, Goal
from swallows_gui.games.swallows.rules.marks import FACES
from swallows_gui.games.swallows.rules.story import MatchStory
from swallows_gui.games.swallows.words.match_report import goal_line
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.models import vocabulary
from swallows_gui.models.chapters import Event
from swallows_gui.models.vocabulary import labelled
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
    """A title, a line, and the replay's position just before the event."""

    title: str
    text: str
    position: int


@dataclass(slots=True)
class _Found:
    """The greatest of its kind so far."""

    size: float = 0.0
    at: int = 0
    words: Callable[[Names], str] | None = None

    def offer(self, size: float, at: int, words: Callable[[Names], str]) -> None:
        """Keep the greater of two moments; of equal ones the later, as it mattered more."""
        if size >= self.size:
            self.size, self.at, self.words = size, at, words


@dataclass(slots=True)
class _Watching:
    """Follows one tournament event by event, for its moments."""

    names: Names
    upset: _Found = field(default_factory=lambda: _Found(WEAKER))
    dearest: _Found = field(default_factory=lambda: _Found(1))
    unlucky: _Found = field(default_factory=lambda: _Found(LUCKLESS))
    last_goal: _Found = field(default_factory=_Found)
    line: _Found = field(default_factory=_Found)
    story: MatchStory = field(default_factory=MatchStory)
    began: int = 0

    def take(self, event: Event, position: int) -> None:
        """An event, and the position before it."""
        told = EVENTS.read(event) or ASIDES.read(event)
        before, self.story = self.story, self.story.after(told)
        now = self.story
        if now.number != before.number:
            self.began = position
            return
        for shot in now.shots[len(before.shots) :]:
            if shot.goal and not shot.kick:
                self.last_goal.offer(0, position, partial(_last_goal, shot.goal, now))
            elif shot.missed:
                faces = self._faces(now.rolls[-1].event)
                self.unlucky.offer(min(faces, FACES - 1), position, partial(_unlucky, shot.team, now.card, faces))
        if isinstance(told, Said) and (line := voices.sentence(told.occasion, told.variant, language().code)):
            self.line.offer(OCCASIONS.get(told.occasion, 0), position, partial(_line, told.seat, line))
        if now.over and not before.over:
            self._end(now)

    def _faces(self, roll: DieRolled) -> int:
        """With how many faces of the die a shot would have been on target."""
        needed = self.names.catalogue.marks.on_target - roll.value - roll.added
        return max(0, min(FACES, FACES + 1 - needed))

    def _end(self, match: MatchStory) -> None:
        if match.winner:
            nations = self.names.catalogue.nations
            weaker = nations[match.loser].strength - nations[match.winner].strength
            goals = max(match.score), min(match.score)
            self.upset.offer(weaker, self.began, partial(_upset, match.winner, match.loser, goals))
        if match.referee is not None:
            paid = sum(bribe.amount for bribe in match.bribes)
            self.dearest.offer(paid, self.began, partial(_dearest, match.referee, paid, match))


def highlights(told: Iterable[tuple[int, Sequence[Event]]], names: Names) -> list[Highlight]:
    """The moments of a tournament; `told` are public events with the replay's position before them."""
    course = _Watching(names)
    for position, events in told:
        for event in events:
            course.take(event, position)
    lines = (
        (course.upset, translate("Highlights", "The upset")),
        (course.dearest, translate("Highlights", "The dearest referee")),
        (course.unlucky, translate("Highlights", "The miss")),
        (course.last_goal, translate("Highlights", "The last goal of all")),
        (course.line, translate("Highlights", "The best line")),
    )
    return [Highlight(title, found.words(names), found.at) for found, title in lines if found.words is not None]


def _upset(winner: str, loser: str, goals: tuple[int, int], names: Names) -> str:
    text = translate("Highlights", "{winner:The} beat {loser:the} {score}")
    return text.format(winner=names.team(winner), loser=names.team(loser), score=vocabulary.score_words(goals))


def _dearest(seat: int, paid: int, match: MatchStory, names: Names) -> str:
    text = translate("Highlights", "{seat}, {amount} ({home} – {away})")
    home, away = names.team(match.home), names.team(match.away)
    return text.format(seat=names.seat(seat), amount=language().money(paid), home=home, away=away)


def _unlucky(team: str, card: str, faces: int, names: Names) -> str:
    if card:
        text = translate("Highlights", "{team:The} missed with {card}, at a chance of {chance} %")
    else:
        text = translate("Highlights", "{team:The} missed from the spot, at a chance of {chance} %")
    return text.format(team=names.team(team), card=names.card(card), chance=round(100 * faces / FACES))


def _last_goal(goal: Goal, match: MatchStory, names: Names) -> str:
    if goal.own_goal or match.award or not match.card:
        return goal_line(goal, match, names)
    return labelled(names.team(goal.team), names.told(match.card))


def _line(seat: int, line: str, names: Names) -> str:
    return translate("Highlights", "{seat}: “{line}”").format(seat=names.seat(seat), line=line)
