"""What the reporter keeps of a game: goals, results, money, nudges, who was sent off, and whom he has met.

It rests on what everybody knows alone, never on cards that only their manager sees.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from swallows_gui.engine.events import WrittenEvent
from swallows_gui.games.swallows.rules import events as e
from swallows_gui.games.swallows.words.match_story import MatchStory

Pair = tuple[int, int]

VILLAGE: Final[Mapping[str, str]] = {
    "generous-groundsman": "groundsman",
    "yesterdays-line": "groundsman",
    "linesmans-cousin": "linesman",
    "greased-elbow": "linesman",
    "frying-pans": "driver",
    "keeper-at-the-kiosk": "kiosk",
    "dachshund": "dachshund",
    "grandma": "grandmother",
    "granny-glue": "grandmother",
    "ducking-pigeons": "pigeon",
    "seeing-double": "coffee",
    "coffee-break": "coffee",
    "big-drum": "drum",
    "whistle-from-block-c": "block",
}
"""Cards with people and animals that come back."""


class RememberedGoal(NamedTuple):
    """A goal of the tournament."""

    match: int
    team: str
    line: str
    """The attack's card without its copy; "" for a penalty or free kick."""


class RememberedResult(NamedTuple):
    """A match that is over, as one of its teams saw it."""

    match: int
    rival: str
    mine: int
    theirs: int
    won: bool
    lost: bool
    after: str


class RememberedBribe(NamedTuple):
    """Money that the referee took."""

    match: int
    seat: int
    team: str
    amount: int


class Nudge(NamedTuple):
    """A referee's hand on the die."""

    match: int
    seat: int


class Gone(NamedTuple):
    """A card that was sent off for good, and by whom."""

    match: int
    team: str
    card: str
    seat: int | None


class Pledge(NamedTuple):
    """Something the reporter said that he may be held to."""

    match: int
    team: str
    score: Pair


@dataclass
class RunningMatch:
    """What is kept of the running match only."""

    story: MatchStory = field(default_factory=MatchStory)
    leader: str = ""
    lead_changes: int = 0
    levels: int = 0
    leads: int = 0
    nudges: list[Nudge] = field(default_factory=list)
    rulings: int = 0
    """Decisions in which the referee's hand was needed."""
    attacks: Counter[str] = field(default_factory=Counter)
    misses: Counter[str] = field(default_factory=Counter)
    """In a row, since the team's last goal."""
    saves: Counter[str] = field(default_factory=Counter)
    """By the keeper's team."""
    penalties: Counter[str] = field(default_factory=Counter)
    """Scored."""
    reds: Counter[str] = field(default_factory=Counter)
    envelope: e.EnvelopeTaken | None = None
    """What the referee took to give a penalty that he has not given yet."""
    gift: str = ""
    """The team that got a penalty out of the blue."""
    gift_seat: int | None = None
    gift_goal: bool = False
    nudged: bool = False
    """Whether the referee has moved the die in the running attack."""
    nudged_goal: str = ""
    missed: dict[str, str] = field(default_factory=dict)
    """Lines that missed in this match, and the team."""
    saved: dict[str, str] = field(default_factory=dict)
    """Lines that a keeper has met in this match, and the team that attacked with them."""

    @property
    def line(self) -> str:
        """The card of the running attack without its copy; "" while an award is being taken."""
        return line_of(self.story.card)


@dataclass
class ReporterMemory:
    """All that is kept of a game."""

    goals: list[RememberedGoal] = field(default_factory=list)
    results: dict[str, list[RememberedResult]] = field(default_factory=dict)
    """By team, in their order."""
    bribes: list[RememberedBribe] = field(default_factory=list)
    nudges: list[Nudge] = field(default_factory=list)
    gone: list[Gone] = field(default_factory=list)
    gifts: list[tuple[int, int, str]] = field(default_factory=list)
    """Match, referee and team of each penalty out of the blue."""
    gift_wins: dict[str, int | None] = field(default_factory=dict)
    """Who gave a team the penalty out of the blue without which it would not have won a match."""
    marks: dict[str, Pledge] = field(default_factory=dict)
    village: dict[str, int] = field(default_factory=dict)
    """The match in which somebody was seen last."""
    shootouts: dict[str, int] = field(default_factory=dict)
    """The match of the last shoot-out that a team won."""
    penalties_missed: Counter[str] = field(default_factory=Counter)
    words_broken: dict[int, int] = field(default_factory=dict)
    """The last match in which a referee took an envelope and gave no penalty for it, by seat."""
    took: Counter[int] = field(default_factory=Counter)
    """Bribes by the seat that took them."""
    extra: dict[str, int] = field(default_factory=dict)
    """The last match in which a team had to play extra time."""
    trainer: dict[str, int] = field(default_factory=dict)
    most_goals: Pair = (0, 0)
    """A match, and how many it had."""
    now: RunningMatch = field(default_factory=RunningMatch)

    def keep(self, event: WrittenEvent | None) -> None:
        """An event counts as seen from now on."""
        if isinstance(event, e.MatchStarted):
            self.now = RunningMatch()
        now = self.now
        now.story = now.story.after(event)
        number = now.story.number
        match event:
            case e.TeamAssigned():
                self.trainer[event.team] = event.seat
            case e.PeriodStarted(period="extra"):
                self.extra |= {now.story.home: number, now.story.away: number}
            case e.AttackPlayed():
                now.attacks[event.team] += 1
                now.nudged = False
                self._meet(event.card)
            case e.DefencePlayed() | e.ModifierPlayed():
                self._meet(event.card)
            case e.DieChanged():
                nudge = Nudge(number, event.seat)
                now.nudges.append(nudge)
                self.nudges.append(nudge)
                now.nudged = True
                now.rulings += 1
            case e.AreaRuled() | e.DieLeft():
                now.rulings += 1
            case e.Awarded(cause="referee"):
                now.gift, now.gift_seat = event.team, event.seat
                now.envelope = None
                if event.seat is not None:
                    self.gifts.append((number, event.seat, event.team))
            case e.Goal() if not now.story.kicks:
                self._keep_goal(event)
            case e.Missed() | e.Saved() if not now.story.kicks:
                self._keep_no_goal(event)
            case e.AttackOver():
                now.nudged = False
            case e.BribeAccepted():
                if isinstance(event, e.EnvelopeTaken):
                    now.envelope = event
                self.bribes.append(RememberedBribe(number, event.seat, event.team, event.amount))
                if now.story.referee is not None:
                    self.took[now.story.referee] += 1
            case e.SentOff(card=str(card)):
                now.reds[event.team] += 1
                self.gone.append(Gone(number, event.team, card, event.seat))
            case e.MatchEnded():
                if now.envelope:
                    self.words_broken[now.envelope.referee] = number
                self._keep_end(event)

    def _meet(self, card: str) -> None:
        who = VILLAGE.get(line_of(card))
        if who:
            self.village[who] = self.now.story.number

    def _keep_goal(self, event: e.Goal) -> None:
        now, story = self.now, self.now.story
        lead = event.home - event.away
        leader = story.home if lead > 0 else story.away if lead < 0 else ""
        if not lead:
            now.levels += 1
        elif abs(lead) == 1 and leader == event.team:
            now.leads += 1
            if now.leader not in ("", leader):
                now.lead_changes += 1
        now.leader = leader or now.leader
        now.misses[event.team] = 0
        if story.awarded:
            now.penalties[event.team] += 1
        if story.out_of_the_blue:
            now.gift_goal = True
        if now.nudged:
            now.nudged_goal = event.team
        self.goals.append(RememberedGoal(story.number, event.team, now.line))

    def _keep_no_goal(self, event: e.Missed | e.Saved) -> None:
        now, team = self.now, event.team
        now.misses[team] += 1
        if isinstance(event, e.Saved):
            now.saves[now.story.other(team)] += 1
        if now.story.awarded:
            self.penalties_missed[team] += 1
        else:
            lines = now.saved if isinstance(event, e.Saved) else now.missed
            lines[now.line] = team

    def _keep_end(self, event: e.MatchEnded) -> None:
        now, story, winner = self.now, self.now.story, event.winner or ""
        for team, mine, theirs in ((story.home, event.home, event.away), (story.away, event.away, event.home)):
            lost = bool(winner) and winner != team
            self.results.setdefault(team, []).append(
                RememberedResult(story.number, story.other(team), mine, theirs, winner == team, lost, event.after)
            )
            if event.shootout and winner == team:
                self.shootouts[team] = story.number
        if now.gift_goal and winner == now.gift and abs(event.home - event.away) <= 1:
            self.gift_wins[winner] = now.gift_seat
        if event.home + event.away > self.most_goals[1]:
            self.most_goals = story.number, event.home + event.away


def line_of(card: str) -> str:
    """A card without its copy."""
    return card.partition("#")[0]
