"""What a replay's timeline marks: where matches begin and end, and where goals fall, as everybody may know them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from swallows_gui.engine.events import of_kinds
from swallows_gui.games.swallows.rules.events import Goal, MatchEnded, MatchStarted, PeriodStarted
from swallows_gui.games.swallows.rules.story import MatchStory
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.models.chapters import Chapters, Event
from swallows_gui.models.ties import stage_name
from swallows_gui.services.glossary import translate


class ChapterGoal(NamedTuple):
    """A goal, or a kick of a shoot-out that went in."""

    position: int
    match: int
    """Index of its chapter."""
    team: str
    """FIFA code of the team it counts for."""
    home: int
    away: int
    own_goal: bool
    shootout: bool


class Chapter(NamedTuple):
    """One match. `last` is the position of its end, or the last one while it runs."""

    number: int
    stage: str
    home: str
    away: str
    first: int
    last: int
    score: tuple[int, int]
    over: bool


def chapters(told: Iterable[Iterable[Event]]) -> Chapters[Chapter, ChapterGoal]:
    """The chapters of a game; `told` has the events that led to each position."""
    matches: list[Chapter] = []
    goals: list[ChapterGoal] = []
    story = MatchStory()
    position = -1
    for position, events in enumerate(told):
        for event in of_kinds(events, MatchStarted, PeriodStarted, Goal, MatchEnded):
            story = story.after(event)
            match event:
                case MatchStarted():
                    matches.append(
                        Chapter(
                            number=event.match,
                            stage=event.stage,
                            home=event.home,
                            away=event.away,
                            first=position,
                            last=position,
                            score=(0, 0),
                            over=False,
                        )
                    )
                case Goal():
                    score = event.home, event.away
                    goals.append(
                        ChapterGoal(position, len(matches) - 1, event.team, *score, event.own_goal, story.kicks)
                    )
            if matches:
                last = position if story.over else matches[-1].last
                matches[-1] = matches[-1]._replace(score=story.score, last=last, over=story.over)
    if matches and not matches[-1].over:
        matches[-1] = matches[-1]._replace(last=position)
    return Chapters(tuple(matches), tuple(goals))


def match_line(chapter: Chapter, names: Names) -> str:
    """ "Match 12, group stage: Brazil – France 1–0"; without the score while the match runs."""
    words = {
        "number": chapter.number,
        "stage": stage_name(chapter.stage),
        "home": names.team(chapter.home),
        "away": names.team(chapter.away),
        "score": f"{chapter.score[0]}–{chapter.score[1]}",
    }
    if not chapter.over:
        return translate("Replay", "Match {number}, {stage}: {home} – {away}").format(**words)
    return translate("Replay", "Match {number}, {stage}: {home} – {away} {score}").format(**words)


def goal_line(goal: ChapterGoal, names: Names) -> str:
    """ "Goal for Brazil: 1–0"."""
    words = {"team": names.team(goal.team), "score": f"{goal.home}–{goal.away}"}
    if goal.shootout:
        return translate("Replay", "Kick in for {team:the}: {score} in the shoot-out").format(**words)
    if goal.own_goal:
        return translate("Replay", "Own goal, for {team:the}: {score}").format(**words)
    return translate("Replay", "Goal for {team:the}: {score}").format(**words)
