"""What the reporter keeps of a game: goals, results, money, nudges, who was sent off, and whom he has met.

It rests on what everybody knows alone, never on cards that only their manager sees.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from swallows_gui.models.narration import Event

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

    number: int = 0
    stage: str = ""
    home: str = ""
    away: str = ""
    referee: int | None = None
    score: Pair = (0, 0)
    period: str = "normal"
    leader: str = ""
    lead_changes: int = 0
    levels: int = 0
    leads: int = 0
    bribes: list[RememberedBribe] = field(default_factory=list)
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
    gift: str = ""
    """The team that got a penalty out of the blue."""
    gift_seat: int | None = None
    gift_goal: bool = False
    gift_runs: bool = False
    """Whether its penalty is being taken now."""
    awarded: str = ""
    nudged: bool = False
    """Whether the referee has moved the die in the running attack."""
    nudged_goal: str = ""
    card: str = ""
    missed: dict[str, str] = field(default_factory=dict)
    """Lines that missed in this match, and the team."""
    saved: dict[str, str] = field(default_factory=dict)
    """Lines that a keeper has met in this match, and the team that attacked with them."""
    cancelled: int = 0


@dataclass
class Kept:
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
    took: Counter[int] = field(default_factory=Counter)
    """Bribes by the seat that took them."""
    extra: dict[str, int] = field(default_factory=dict)
    """The last match in which a team had to play extra time."""
    trainer: dict[str, int] = field(default_factory=dict)
    most_goals: Pair = (0, 0)
    """A match, and how many it had."""
    now: RunningMatch = field(default_factory=RunningMatch)

    def keep(self, kind: str, event: Event) -> None:
        """An event counts as seen from now on."""
        now = self.now
        match kind:
            case "team_assigned":
                self.trainer[str(event["team"])] = int(event["seat"])
            case "match_started":
                self.now = RunningMatch(
                    int(event["match"]), str(event["stage"]), str(event["home"]), str(event["away"])
                )
            case "referee_settled":
                now.referee = event.get("seat")
            case "period_started":
                now.period = str(event["period"])
                for team in (now.home, now.away) if now.period == "extra" else ():
                    self.extra[team] = now.number
            case "attack_played" | "defence_played" | "modifier_played":
                self._keep_card(kind, event)
            case "die_changed":
                nudge = Nudge(now.number, int(event["seat"]))
                now.nudges.append(nudge)
                self.nudges.append(nudge)
                now.nudged = True
                now.rulings += 1
            case "area_ruled" | "die_left":
                now.rulings += 1
            case "awarded":
                now.awarded = str(event["team"])
                now.gift_runs = event.get("cause") == "referee"
                if now.gift_runs:
                    now.gift, now.gift_seat = now.awarded, event.get("seat")
                    if now.gift_seat is not None:
                        self.gifts.append((now.number, now.gift_seat, now.gift))
            case "goal":
                self._keep_goal(event)
            case "missed" | "saved":
                self._keep_no_goal(kind, str(event["team"]))
            case "attack_over":
                now.awarded, now.nudged, now.gift_runs = "", False, False
            case "bribe_accepted":
                bribe = RememberedBribe(now.number, int(event["seat"]), str(event["team"]), int(event["amount"]))
                now.bribes.append(bribe)
                self.bribes.append(bribe)
                if now.referee is not None:
                    self.took[now.referee] += 1
            case "sent_off" if event.get("card") is not None:
                now.reds[str(event["team"])] += 1
                self.gone.append(Gone(now.number, str(event["team"]), str(event["card"]), event.get("seat")))
            case "match_ended":
                self._keep_end(event)

    def _keep_card(self, kind: str, event: Event) -> None:
        now, line = self.now, line_of(event)
        if kind == "attack_played":
            now.attacks[str(event["team"])] += 1
            now.card, now.awarded, now.nudged, now.gift_runs = line, "", False, False
        who = VILLAGE.get(line)
        if who:
            self.village[who] = now.number

    def _keep_goal(self, event: Event) -> None:
        now, team = self.now, str(event["team"])
        if now.period == "shootout":
            return
        now.score = int(event["home"]), int(event["away"])
        lead = now.score[0] - now.score[1]
        leader = now.home if lead > 0 else now.away if lead < 0 else ""
        if not lead:
            now.levels += 1
        elif abs(lead) == 1 and leader == team:
            now.leads += 1
            if now.leader not in ("", leader):
                now.lead_changes += 1
        now.leader = leader or now.leader
        now.misses[team] = 0
        if now.awarded:
            now.penalties[team] += 1
        if now.gift_runs:
            now.gift_goal = True
        if now.nudged:
            now.nudged_goal = team
        self.goals.append(RememberedGoal(now.number, team, "" if now.awarded else now.card))

    def _keep_no_goal(self, kind: str, team: str) -> None:
        now = self.now
        if now.period == "shootout":
            return
        now.misses[team] += 1
        if kind == "saved":
            now.saves[now.away if team == now.home else now.home] += 1
        if now.awarded:
            self.penalties_missed[team] += 1
        else:
            lines = now.saved if kind == "saved" else now.missed
            lines[now.card] = team

    def _keep_end(self, event: Event) -> None:
        now = self.now
        home, away = int(event["home"]), int(event["away"])
        winner, after = str(event.get("winner") or ""), str(event["after"])
        for team, rival, mine, theirs in ((now.home, now.away, home, away), (now.away, now.home, away, home)):
            lost = bool(winner) and winner != team
            self.results.setdefault(team, []).append(
                RememberedResult(now.number, rival, mine, theirs, winner == team, lost, after)
            )
            if event.get("shootout") and winner == team:
                self.shootouts[team] = now.number
        if now.gift_goal and winner == now.gift and abs(home - away) <= 1:
            self.gift_wins[winner] = now.gift_seat
        if home + away > self.most_goals[1]:
            self.most_goals = now.number, home + away


def line_of(event: Event) -> str:
    """The card of an event without its copy."""
    return str(event["card"]).partition("#")[0]
