"""What a newspaper knows of a tournament: its match days, and of every match what the whole stadium has seen.

It reads the events through `public`, which lets through what everybody has seen and nothing else. So the paper is the
same at every seat, whatever hands, slips and purses hold; money and bets stand in it once they have been paid out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from swallows_gui.engine.events import WrittenEvent, of_kinds
from swallows_gui.engine.tournament.schedule import FINALS, GROUP, Fixture
from swallows_gui.games.swallows.rules import events as e
from swallows_gui.games.swallows.rules.marks import Marks
from swallows_gui.games.swallows.words.match_story import MatchStory
from swallows_gui.models.chapters import Event
from swallows_gui.models.match_tracker import pair

_SEEN: Final = (
    e.TeamAssigned, e.MatchStarted, e.RefereeSettled, e.PeriodStarted, e.AttackPlayed, e.DefencePlayed,
    e.ModifierPlayed, e.AttackOver, e.DieRolled, e.TotalChanged, e.DieChanged, e.Awarded, e.Goal, e.Saved, e.Missed,
    e.SentOff, e.BribeAccepted, e.EnvelopeTaken, e.BribeDeclined, e.MatchEnded, e.GroupRanked, e.BetPaid, e.GameEnded,
)  # fmt: skip
"""Events of which everybody has seen everything, whoever sat where."""


def public(history: Iterable[Event]) -> Iterator[WrittenEvent]:
    """The events that everybody has seen."""
    return of_kinds(history, *_SEEN)


class ReportedGoal(NamedTuple):
    """A goal. `team`: for whom it counts; `how`: "play", "penalty", "free_kick" or "own"."""

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
    bribes: list[e.BribeAccepted] = field(default_factory=list)
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
        """ "" after a draw."""
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
    """What one number of the paper tells: the matches of a day."""

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
    """All numbers there are so far, and who trains whom."""

    issues: list[Issue] = field(default_factory=list)
    trainers: dict[str, int] = field(default_factory=dict)


def chronicle(history: Iterable[Event], fixtures: Sequence[Fixture], marks: Marks, title_group: str = "") -> Chronicle:
    """Follow a game. `fixtures`: the record sheet's, with replays; `title_group`: the group that decides the title."""
    by_number = {fixture.number: fixture for fixture in fixtures}
    found = Chronicle()
    watch = _Watch(marks)
    for event in public(history):
        match event:
            case e.TeamAssigned():
                found.trainers[event.team] = event.seat
            case e.MatchStarted():
                fixture = by_number.get(event.match)
                watch = _Watch(marks, fixture, event)
                for issue in found.issues:
                    issue.over |= fixture is not None and issue.day[1] < fixture.round
            case e.MatchEnded() if watch.match is not None:
                watch.end(event)
                day = day_of(watch.match.fixture)
                todays = next((each for each in found.issues if each.day == day and not each.over), None)
                if todays is None:
                    todays = Issue(len(found.issues) + 1, day)
                    found.issues.append(todays)
                todays.matches.append(watch.match)
                _close(todays, fixtures, {match.number for each in found.issues for match in each.matches})
            case e.GroupRanked() | e.BetPaid() | e.GameEnded() if found.issues:
                _money(found.issues[-1], event, title_group)
            case _:
                watch.see(event)
    return found


def _close(issue: Issue, fixtures: Iterable[Fixture], played: set[int]) -> None:
    """A day is over with its last match; one that may not come about is not waited for."""
    match = issue.matches[-1]
    if match.fixture.final or match.fixture.stage in FINALS:
        issue.champion = match.winner
    waiting = [each for each in fixtures if day_of(each) == issue.day and each.number not in played]
    issue.over = not waiting


def _money(issue: Issue, event: e.GroupRanked | e.BetPaid | e.GameEnded, title_group: str) -> None:
    match event:
        case e.GroupRanked():
            if title_group and event.group == title_group:
                issue.champion = event.order[0]
        case e.BetPaid():
            if event.amount > (issue.best_bet[2] if issue.best_bet is not None else 0):
                issue.best_bet = event.seat, event.team, event.amount
        case e.GameEnded():
            issue.cash, issue.winners, issue.over = event.cash, event.winners, True


class _Watch:
    """Sees one match."""

    def __init__(self, marks: Marks, fixture: Fixture | None = None, event: e.MatchStarted | None = None) -> None:
        self._marks = marks
        self.match: ReportedMatch | None = None
        if fixture is not None and event is not None:
            self.match = ReportedMatch(event.match, fixture, event.home, event.away)
        self._story = MatchStory().after(event)
        self._roll: e.DieRolled | None = None
        """One that may still be changed."""

    def see(self, event: WrittenEvent) -> None:
        """An event of the match; before the first one nothing is noted."""
        match = self.match
        if match is None:
            return
        if isinstance(event, (e.PeriodStarted, e.AttackPlayed, e.AttackOver, e.DieRolled, e.Awarded)):
            self._settle(match)
        self._story = now = self._story.after(event)
        match event:
            case e.RefereeSettled():
                match.referee = event.seat
            case e.AttackPlayed():
                match.attacks += 1
                match.cards.append(event.card)
            case e.DefencePlayed():
                match.cards.append(event.card)
            case e.ModifierPlayed():
                match.reds.append(event.card)
            case e.DieRolled():
                self._roll = event
            case e.DieChanged():
                match.changed += 1
            case e.Awarded(cause="referee"):
                match.blue_team = event.team
            case e.Saved() if not now.kicks:
                match.saves += 1
            case e.Missed() if not now.kicks:
                match.misses += 1
            case e.SentOff(card=str(card)) if card:
                match.sent_off.append((event.team, card))
            case e.BribeAccepted():
                match.bribes.append(event)
            case e.BribeDeclined():
                match.refused += 1
            case e.Goal() if not now.kicks:
                how = "own" if event.own_goal else now.award or "play"
                card = now.card if how == "play" else ""
                match.goals.append(ReportedGoal(event.team, event.home, event.away, how, card))
                if now.cause == "swallow" and how in ("penalty", "free_kick"):
                    match.dive_goal = event.team

    def _settle(self, match: ReportedMatch) -> None:
        """What a roll has come to is seen as soon as something else happens."""
        roll, self._roll = self._roll, None
        match roll:
            case e.DieRolled(purpose="swallow"):
                believed = self._story.total >= self._marks.swallow_believed
                (match.believed if believed else match.laughed_at).append(roll.team)
            case e.DieRolled(purpose="offside"):
                match.offsides += self._story.total >= self._marks.offside_given

    def end(self, event: e.MatchEnded) -> None:
        """The final whistle."""
        match = self.match
        assert match is not None
        self._settle(match)
        match.score = event.home, event.away
        match.after = event.after
        match.kicks = pair(event.shootout) if event.shootout else None
        match.winner = event.winner or ""


def records(issues: Sequence[Issue], at: int) -> tuple[ReportedMatch | None, ReportedMatch | None]:
    """Of the number `at` (from 0) the match with more goals, and the one with dearer whistles, than any match of the
    numbers before; None where there is none, and in the first number."""
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
    """Ids of the cards that were played on a day, those played most often first."""
    counted = Counter(card.partition("#")[0] for match in issue.matches for card in (*match.cards, *match.reds))
    return [card for card, _times in sorted(counted.items(), key=lambda pair: (-pair[1], pair[0]))]
