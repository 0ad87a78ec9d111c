"""What a newspaper knows of a tournament: its match days, and of every match what the whole stadium has seen.

It reads the events through `public`, which lets through what everybody has seen and nothing else. So the paper is the
same at every seat, whatever hands, slips and purses hold; money and bets stand in it once they have been paid out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from swallows_gui.engine.tournament.schedule import FINALS, GROUP, Fixture
from swallows_gui.games.swallows.rules.marks import Marks
from swallows_gui.models.narration import Event

_SEEN: Final[Mapping[str, tuple[str, ...]]] = {
    "team_assigned": ("team", "seat"),
    "match_started": ("match", "stage", "home", "away"),
    "referee_settled": ("seat",),
    "period_started": ("period",),
    "attack_played": ("team", "card"),
    "defence_played": ("team", "card"),
    "modifier_played": ("team", "card"),
    "attack_over": ("team",),
    "die_rolled": ("purpose", "team", "total"),
    "total_changed": ("total",),
    "die_changed": ("total",),
    "awarded": ("team", "what", "cause"),
    "goal": ("team", "own_goal", "home", "away"),
    "saved": ("team",),
    "missed": ("team",),
    "sent_off": ("team", "card"),
    "bribe_accepted": ("seat", "team", "amount"),
    "bribe_declined": ("seat", "team"),
    "match_ended": ("match", "home", "away", "after", "shootout", "winner"),
    "group_ranked": ("group", "order"),
    "bet_paid": ("seat", "team", "kind", "amount"),
    "game_ended": ("cash", "winners"),
}
"""By type of event the fields that everybody has seen, whoever sat where."""


def public(history: Iterable[Event]) -> Iterator[dict[str, Any]]:
    """The events that everybody has seen, reduced to what all have seen of them."""
    for event in history:
        fields = _SEEN.get(str(event.get("type")))
        if fields is not None:
            yield {"type": event["type"], **{name: event.get(name) for name in fields}}


class ReportedGoal(NamedTuple):
    """A goal. `team`: for whom it counts; `how`: "play", "penalty", "free_kick" or "own"."""

    team: str
    home: int
    away: int
    how: str
    card: str
    """The attack's card, "" where none was played."""


class ReportedBribe(NamedTuple):
    """Money that a referee took from a seat for a team."""

    seat: int
    team: str
    amount: int


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
    bribes: list[ReportedBribe] = field(default_factory=list)
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
        kind = event["type"]
        if kind == "team_assigned":
            if event["seat"] is not None:
                found.trainers[str(event["team"])] = int(event["seat"])
        elif kind == "match_started":
            fixture = by_number.get(int(event["match"]))
            watch = _Watch(marks, fixture, event)
            for issue in found.issues:
                issue.over |= fixture is not None and issue.day[1] < fixture.round
        elif kind == "match_ended" and watch.match is not None:
            watch.end(event)
            day = day_of(watch.match.fixture)
            todays = next((each for each in found.issues if each.day == day and not each.over), None)
            if todays is None:
                todays = Issue(len(found.issues) + 1, day)
                found.issues.append(todays)
            todays.matches.append(watch.match)
            _close(todays, fixtures, {match.number for each in found.issues for match in each.matches})
        elif found.issues and kind in ("group_ranked", "bet_paid", "game_ended"):
            _money(found.issues[-1], event, title_group)
        else:
            watch.see(event)
    return found


def _close(issue: Issue, fixtures: Iterable[Fixture], played: set[int]) -> None:
    """A day is over with its last match; one that may not come about is not waited for."""
    match = issue.matches[-1]
    if match.fixture.final or match.fixture.stage in FINALS:
        issue.champion = match.winner
    waiting = [each for each in fixtures if day_of(each) == issue.day and each.number not in played]
    issue.over = not waiting


def _money(issue: Issue, event: Mapping[str, Any], title_group: str) -> None:
    match event["type"]:
        case "group_ranked" if title_group and event["group"] == title_group:
            issue.champion = str(event["order"][0])
        case "bet_paid" if event["amount"] > (issue.best_bet[2] if issue.best_bet is not None else 0):
            issue.best_bet = int(event["seat"]), str(event["team"]), int(event["amount"])
        case "game_ended":
            issue.cash, issue.winners, issue.over = tuple(event["cash"] or ()), tuple(event["winners"] or ()), True


class _Watch:
    """Sees one match."""

    def __init__(self, marks: Marks, fixture: Fixture | None = None, event: Mapping[str, Any] | None = None) -> None:
        self._marks = marks
        self.match: ReportedMatch | None = None
        if fixture is not None and event is not None:
            self.match = ReportedMatch(int(event["match"]), fixture, str(event["home"]), str(event["away"]))
        self._period = "normal"
        self._attack = ""
        self._award = ""
        self._cause = ""
        self._roll: list[Any] | None = None
        """Purpose, team and total of a roll that may still be changed."""

    def see(self, event: Mapping[str, Any]) -> None:
        """An event of the match; before the first one nothing is noted."""
        match = self.match
        if match is None:
            return
        team = str(event.get("team") or "")
        match event["type"]:
            case "referee_settled":
                match.referee = event["seat"]
            case "period_started":
                self._settle()
                self._period = str(event["period"])
            case "attack_played":
                self._settle()
                self._attack, self._award, self._cause = str(event["card"]), "", ""
                match.attacks += 1
                match.cards.append(self._attack)
            case "defence_played":
                match.cards.append(str(event["card"]))
            case "modifier_played":
                match.reds.append(str(event["card"]))
            case "attack_over":
                self._settle()
                self._attack = self._award = self._cause = ""
            case "die_rolled":
                self._settle()
                self._roll = [event["purpose"], team, int(event["total"])]
            case "total_changed" | "die_changed":
                if self._roll is not None:
                    self._roll[2] = int(event["total"])
                match.changed += event["type"] == "die_changed"
            case "awarded":
                self._settle()
                self._award, self._cause = str(event["what"]), str(event["cause"])
                if self._cause == "referee":
                    match.blue_team = team
            case "saved" if self._period != "shootout":
                match.saves += 1
            case "missed" if self._period != "shootout":
                match.misses += 1
            case "sent_off" if event["card"]:
                match.sent_off.append((team, str(event["card"])))
            case "bribe_accepted":
                match.bribes.append(ReportedBribe(int(event["seat"]), team, int(event["amount"])))
            case "bribe_declined":
                match.refused += 1
            case "goal" if self._period != "shootout":
                self._goal(team, event)

    def _goal(self, team: str, event: Mapping[str, Any]) -> None:
        match = self.match
        assert match is not None
        how = "own" if event["own_goal"] else self._award or "play"
        home, away = int(event["home"]), int(event["away"])
        before = match.goals[-1].home if match.goals else 0
        scorer = match.home if home > before else match.away
        match.goals.append(ReportedGoal(scorer, home, away, how, self._attack if how == "play" else ""))
        if self._cause == "swallow" and how in ("penalty", "free_kick"):
            match.dive_goal = team

    def _settle(self) -> None:
        """What a roll has come to is seen as soon as something else happens."""
        if self.match is None or self._roll is None:
            return
        (purpose, team, total), self._roll = self._roll, None
        if purpose == "swallow":
            (self.match.believed if total >= self._marks.swallow_believed else self.match.laughed_at).append(team)
        elif purpose == "offside" and total >= self._marks.offside_given:
            self.match.offsides += 1

    def end(self, event: Mapping[str, Any]) -> None:
        """The final whistle."""
        self._settle()
        match = self.match
        assert match is not None
        match.score = int(event["home"]), int(event["away"])
        match.after = str(event["after"])
        kicks = event["shootout"]
        match.kicks = (int(kicks[0]), int(kicks[1])) if kicks else None
        match.winner = str(event["winner"] or "")


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
