"""What a newspaper knows of a tournament: its match days, and of every match what the whole stadium has seen.

It reads the game's story, which tells what everybody has seen and nothing else. So the paper is the same at every seat,
whatever hands, slips and purses hold; money and bets stand in it once they have been paid out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from swallows_gui.engine.tournament.schedule import FINALS, GROUP, Fixture
from swallows_gui.games.swallows.rules.events import BribeAccepted
from swallows_gui.games.swallows.rules.marks import Marks
from swallows_gui.games.swallows.rules.story import MatchStory, TournamentStory, tournament_of
from swallows_gui.models.chapters import Event


class ReportedGoal(NamedTuple):
    """A goal. `team`: the one it counts for; `how`: "play", "penalty", "free_kick" or "own"."""

    team: str
    home: int
    away: int
    how: str
    card: str
    """The attack's card, "" where none was played."""


@dataclass(slots=True)
class ReportedMatch:
    """A match that is over, as the stadium saw it. Teams are FIFA codes, pairs home and away."""

    number: int
    fixture: Fixture
    home: str
    away: str
    score: tuple[int, int] = (0, 0)
    after: str = "normal"
    kicks: tuple[int, int] | None = None
    winner: str = ""
    """Who has won, or comes through after two legs; "" after a draw."""
    goals: list[ReportedGoal] = field(default_factory=list)
    """Those of a shoot-out are left out."""
    sent_off: list[tuple[str, str]] = field(default_factory=list)
    """Team and card."""
    referee: int | None = None
    bribes: list[BribeAccepted] = field(default_factory=list)
    refused: int = 0
    """Offers that he declined."""
    changed: int = 0
    """How often he moved the die."""
    blue_team: str = ""
    """Who was given a penalty out of the blue."""
    believed: list[str] = field(default_factory=list)
    """Teams whose dive was believed."""
    dive_goal: str = ""
    """The team that scored from the award for one."""
    laughed_at: list[str] = field(default_factory=list)
    offsides: int = 0
    attacks: int = 0
    saves: int = 0
    misses: int = 0
    reds: list[str] = field(default_factory=list)
    cards: list[str] = field(default_factory=list)
    """Greens and blues in the order in which they were played."""

    @property
    def loser(self) -> str:
        """The loser's code; "" after a draw."""
        return {self.home: self.away, self.away: self.home}.get(self.winner, "")

    @property
    def total(self) -> int:
        """Goals of both teams."""
        return sum(self.score)

    @property
    def margin(self) -> int:
        """By how many goals it was won."""
        return abs(self.score[0] - self.score[1])

    @property
    def was_behind(self) -> bool:
        """Whether the winner had been behind."""
        return any((goal.away if self.winner == self.home else goal.home)
                   > (goal.home if self.winner == self.home else goal.away) for goal in self.goals)  # fmt: skip

    @property
    def deciding_card(self) -> str:
        """The card of the goal that decided it, else of the last goal, else the last one; "" for none."""
        least = min(self.score)
        for goal in self.goals:
            if goal.card and goal.team == self.winner and max(goal.home, goal.away) == least + 1:
                return goal.card
        with_cards = [goal.card for goal in self.goals if goal.card]
        return (with_cards or self.cards or [""])[-1]


Day = tuple[str, int, int, bool]
"""What the matches of one day have in common: stage, stage of the schedule, day or leg, and whether it is played for
the second time."""


def day_of(fixture: Fixture) -> Day:
    """The match day that a match belongs to."""
    number = fixture.day if fixture.stage == GROUP else fixture.leg
    return fixture.stage, fixture.round, number, bool(fixture.replay_of)


@dataclass(slots=True)
class Issue:
    """The content of one newspaper: the matches of a day."""

    number: int
    day: Day
    matches: list[ReportedMatch] = field(default_factory=list)
    over: bool = False
    """Whether the day is over, so that the paper is printed."""
    champion: str = ""
    cash: tuple[int, ...] = ()
    """What the seats have when all is paid out, in the last number alone."""
    winners: tuple[int, ...] = ()
    best_bet: tuple[int, str, int] | None = None
    """Seat, team and amount of the bet that paid most; None where none paid anything."""


@dataclass(slots=True)
class Chronicle:
    """All newspapers so far, and the trainers."""

    issues: list[Issue] = field(default_factory=list)
    trainers: dict[str, int] = field(default_factory=dict)


def chronicle(history: Iterable[Event], fixtures: Sequence[Fixture], marks: Marks, title_group: str = "") -> Chronicle:
    """Follow a game. `fixtures`: the record sheet's, with replays; `title_group`: the group that decides the title."""
    by_number = {fixture.number: fixture for fixture in fixtures}
    told = tournament_of(history)
    found = Chronicle(trainers=told.trainers)
    numbers: set[int] = set()
    for match in told.matches:
        fixture = by_number.get(match.number)
        if fixture is None:
            continue
        for issue in found.issues:
            issue.over |= issue.day[1] < fixture.round
        if match.over:
            day = day_of(fixture)
            todays = next((each for each in found.issues if each.day == day and not each.over), None)
            if todays is None:
                todays = Issue(len(found.issues) + 1, day)
                found.issues.append(todays)
            todays.matches.append(_reported(match, fixture, marks))
            numbers.add(match.number)
            _close(todays, fixtures, numbers)
    if found.issues:
        _money(found.issues[-1], told, title_group)
    return found


def _close(issue: Issue, fixtures: Iterable[Fixture], played: set[int]) -> None:
    """A day is over with its last match; one that may not come about is not waited for."""
    match = issue.matches[-1]
    if match.fixture.final or match.fixture.stage in FINALS:
        issue.champion = match.winner
    waiting = [each for each in fixtures if day_of(each) == issue.day and each.number not in played]
    issue.over = not waiting


def _money(issue: Issue, told: TournamentStory, title_group: str) -> None:
    """Add the pay-out to the last newspaper."""
    issue.champion = told.first_of.get(title_group, issue.champion)
    best = max(told.bets, key=lambda bet: bet.amount, default=None)
    if best is not None and best.amount:
        issue.best_bet = best.seat, best.team, best.amount
    if told.end is not None:
        issue.cash, issue.winners, issue.over = told.end.cash, told.end.winners, True


def _reported(match: MatchStory, fixture: Fixture, marks: Marks) -> ReportedMatch:
    """A match that is over as the paper knows it."""
    goals = [(shot, goal) for shot in match.played if (goal := shot.goal) is not None]
    dives = [roll for roll in match.rolls if roll.event.purpose == "swallow"]
    believed = marks.swallow_believed
    return ReportedMatch(
        match.number,
        fixture,
        match.home,
        match.away,
        score=match.score,
        after=match.after_period,
        kicks=match.shootout,
        winner=match.winner,
        goals=[
            ReportedGoal(
                goal.team,
                *goal.score,
                "own" if goal.own_goal else shot.award or "play",
                "" if goal.own_goal or shot.award else shot.card,
            )
            for shot, goal in goals
        ],
        sent_off=[(off.team, off.card) for off in match.sent_off if off.card],
        referee=match.referee,
        bribes=[*match.bribes],
        refused=match.refused,
        changed=len(match.nudges),
        blue_team=match.gift.team if match.gift is not None else "",
        believed=[roll.event.team for roll in dives if roll.total >= believed],
        dive_goal=next((goal.team for shot, goal in goals[::-1] if shot.of_a_dive and not goal.own_goal), ""),
        laughed_at=[roll.event.team for roll in dives if roll.total < believed],
        offsides=sum(roll.event.purpose == "offside" and roll.total >= marks.offside_given for roll in match.rolls),
        attacks=len(match.attacks),
        saves=sum(shot.saved for shot in match.played),
        misses=sum(not shot.saved and not shot.goal for shot in match.played),
        reds=[*match.reds],
        cards=[*match.cards],
    )


def records(issues: Sequence[Issue], at: int) -> tuple[ReportedMatch | None, ReportedMatch | None]:
    """In newspaper `at` (from 0) the match with more goals, and the one with higher bribes, than any match before; None
    for none, and in the first newspaper."""
    if at == 0:
        return None, None
    before = [match for issue in issues[:at] for match in issue.matches]
    today = issues[at].matches
    most = max(today, key=lambda match: match.total)
    dearest = max(today, key=_paid)
    return (
        most if most.total > max((match.total for match in before), default=0) else None,
        dearest if _paid(dearest) > max(map(_paid, before), default=0) else None,
    )


def _paid(match: ReportedMatch) -> int:
    return sum(bribe.amount for bribe in match.bribes)


def cards_of_the_day(issue: Issue) -> list[str]:
    """The ids of the cards played on a day, the most frequent first."""
    counted = Counter(card.partition("#")[0] for match in issue.matches for card in (*match.cards, *match.reds))
    return [card for card, _times in sorted(counted.items(), key=lambda pair: (-pair[1], pair[0]))]
