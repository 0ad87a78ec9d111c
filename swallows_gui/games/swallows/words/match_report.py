"""A report on a match that is over: goals, sendings-off, bribes and rulings (S4, S6), and its result as events tell it.

The report is a list of lines, or a line of time. The result is score, shoot-out, winner, champion (S6.4, S8).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from swallows_gui.engine.events import WrittenEvent, of_kinds
from swallows_gui.engine.tournament.schedule import FINALS
from swallows_gui.games.swallows.ai.beliefs import kick_off
from swallows_gui.games.swallows.rules import events as e
from swallows_gui.games.swallows.rules.events import MatchEnded, MatchStarted
from swallows_gui.games.swallows.rules.story import MatchStory, story_of
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.models.chapters import Event
from swallows_gui.models.match_tracker import pair
from swallows_gui.models.ties import stage_name
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import NationName, language


def last_match(history: Sequence[Event]) -> Sequence[Event]:
    """The events of the match that was over last, from its announcement to its end; empty before the first."""
    end = next((at for at in range(len(history), 0, -1) if history[at - 1]["type"] == e.MatchEnded.type), 0)
    return running_match(history[:end]) if end else ()


LineKind = Literal["goal", "own_goal", "off", "money", "ruling", "given", "kicks"]
"""What a line of the report is about."""
MarkKind = Literal["goal", "own_goal", "sent_off"]


class TeamMark(NamedTuple):
    """A mark beside a team's name: a goal, or a player sent off."""

    kind: MarkKind
    team: str
    """The code of the team that has the goal, or is a card short."""
    words: str
    """How it came about."""


def running_match(history: Sequence[Event]) -> Sequence[Event]:
    """The events from the last announcement of a match on; all of them if there was none."""
    return history[kick_off(history) :]


def match_marks(events: Sequence[Event], names: Names) -> list[TeamMark]:
    """The marks of a match, in their order; no kicks of a shoot-out."""
    kinds: dict[LineKind, MarkKind] = {"goal": "goal", "own_goal": "own_goal", "off": "sent_off"}
    return [TeamMark(kinds[told.kind], told.team, told.line) for told in _lines(events, names) if told.kind in kinds]


def report(events: Sequence[Event], names: Names) -> list[str]:
    """A line for every goal, sending-off, payment and ruling of a match, in their order; no kicks of a shoot-out."""
    return [told.line for told in _lines(events, names)]


@dataclass(frozen=True, slots=True)
class TimeMark:
    """A mark on the line of time: above it for the home side, below it for the guests."""

    kind: LineKind
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


def match_line(events: Sequence[Event], names: Names) -> MatchLine:
    """Lay the events of one match on a line of time."""
    match = story_of(events)
    most = max(1, len(match.attacks))
    marks = tuple(
        TimeMark(told.kind, match.side(told.team) if told.team else 0, told.mark, min(1.0, told.at / most))
        for told in _lines(events, names)
        if told.kind != "given"
    )
    decided, before = None, (0, 0)
    scored = [(shot, goal) for shot in match.played if (goal := shot.goal) is not None]
    for shot, goal in scored:
        side = match.side(goal.team)
        if goal.score[side] == goal.score[1 - side] + 1 and before[side] == before[1 - side]:
            decided = shot
        before = goal.score
    if scored and (decided is None or not decided.card):
        decided = scored[-1][0]
    return MatchLine(marks, decided.card, decided.team) if decided is not None else MatchLine(marks)


def goal_line(goal: e.Goal, match: MatchStory, names: Names) -> str:
    """A goal with the score and its cause."""
    if goal.own_goal:
        text = translate("Report", "{home}–{away} {team}, an own goal")
    elif match.award == "penalty":
        text = translate("Report", "{home}–{away} {team}, from a penalty")
    elif match.award == "free_kick":
        text = translate("Report", "{home}–{away} {team}, from a free kick")
    elif match.card:
        text = translate("Report", "{home}–{away} {team}: {card}")
    else:
        text = translate("Report", "{home}–{away} {team}")
    return text.format(home=goal.home, away=goal.away, team=names.team(goal.team), card=names.card(match.card))


class ReportLine(NamedTuple):
    """A line of a match report."""

    kind: LineKind
    team: str
    """Whose it is."""
    mark: str
    """In a word or two."""
    line: str
    """In a line."""
    at: int = 0
    """After how many attacks it was."""


def _lines(events: Iterable[Event], names: Names) -> Iterator[ReportLine]:
    """The lines of a report on one match."""
    now = MatchStory()
    for event in map(e.EVENTS.read, events):
        before, now = now, now.after(event)
        if event is not None and (told := _told(event, before.total, now, names)) is not None:
            yield told._replace(at=len(now.attacks))


def _told(event: WrittenEvent, total: int, now: MatchStory, names: Names) -> ReportLine | None:
    """The line for an event; None for most. `total` is that of the roll before it."""
    referee = names.seat(now.referee)
    match event:
        case e.DieChanged():
            changed = translate("FullTime", "die {delta}").format(delta=f"{event.delta:+d}".replace("-", "−"))
            team = now.paid[0] if len(now.paid) == 1 else now.attacker
            return ReportLine("ruling", team, changed, _die(event, total, now, names))
        case e.AreaRuled(seat=int()):
            inside = event.area == "inside"
            ruled = translate("FullTime", "inside") if inside else translate("FullTime", "outside")
            return ReportLine("ruling", now.attacker, ruled, _edge(event, now, names))
        case e.Awarded(cause="referee"):
            text = translate("Report", "Referee {referee} gave {team:the} a penalty out of the blue.")
            return ReportLine("given", event.team, "", text.format(referee=referee, team=names.team(event.team)))
        case e.Goal() if not now.kicks:
            kind: LineKind = "own_goal" if event.own_goal else "goal"
            return ReportLine(kind, event.team, _goal_mark(event, now, names), goal_line(event, now, names))
        case e.SentOff(card=str(card)) if card:
            text = translate("Report", "Sent off, {team}: {card}")
            line = text.format(team=names.team(event.team), card=names.card(card))
            return ReportLine("off", event.team, translate("FullTime", "off"), line)
        case e.BribeAccepted():
            text = translate("Report", "{seat} paid referee {referee} {amount} for {team:the}.")
            amount, team = language().money(event.amount), names.team(event.team)
            line = text.format(seat=names.seat(event.seat), referee=referee, amount=amount, team=team)
            return ReportLine("money", event.team, amount, line)
    return None


def _goal_mark(goal: e.Goal, now: MatchStory, names: Names) -> str:
    if goal.own_goal:
        return translate("FullTime", "own goal")
    if now.award:
        return translate("FullTime", "penalty") if now.award == "penalty" else translate("FullTime", "free kick")
    return names.card(now.card) if now.card else ""


def _die(event: e.DieChanged, before: int, now: MatchStory, names: Names) -> str:
    if len(now.paid) == 1:
        text = translate("Report", "Referee {referee}, paid for {paid:the}, made {before} a {total}.")
    else:
        text = translate("Report", "Referee {referee} made {before} a {total}.")
    return text.format(referee=names.seat(now.referee), paid=_payer(now, names), before=before, total=event.total)


def _edge(event: e.AreaRuled, now: MatchStory, names: Names) -> str:
    inside, paid = event.area == "inside", len(now.paid) == 1
    if inside and paid:
        text = translate("Report", "Referee {referee}, paid for {paid:the}, ruled inside: penalty.")
    elif inside:
        text = translate("Report", "Referee {referee} ruled inside: penalty.")
    elif paid:
        text = translate("Report", "Referee {referee}, paid for {paid:the}, ruled outside: free kick.")
    else:
        text = translate("Report", "Referee {referee} ruled outside: free kick.")
    return text.format(referee=names.seat(now.referee), paid=_payer(now, names))


def _payer(now: MatchStory, names: Names) -> NationName:
    return names.team(now.paid[0] if now.paid else "")


@dataclass(frozen=True, slots=True)
class Result:
    """A match that is over. Teams are FIFA codes."""

    number: int
    stage: str
    home: str
    away: str
    score: tuple[int, int]
    """Without the shoot-out, home first."""
    after: str
    """"normal", "extra" or "shootout"."""
    kicks: tuple[int, int] | None
    """Goals of the shoot-out, home first."""
    winner: str
    """"" for a draw."""
    match: tuple[Event, ...]
    """Its events, from its announcement to its end."""

    @property
    def champion(self) -> str:
        """The team that has won the tournament with this match, or ""."""
        return self.winner if self.stage in FINALS else ""


def result_of(events: Sequence[Event]) -> Result | None:
    """The result of the match that was over last; None if none is."""
    match = last_match(events)
    for start, end in zip(of_kinds(match[:1], MatchStarted), of_kinds(match[-1:], MatchEnded), strict=False):
        return Result(
            number=end.match,
            stage=start.stage,
            home=start.home,
            away=start.away,
            score=(end.home, end.away),
            after=end.after,
            kicks=pair(end.shootout) if end.shootout else None,
            winner=end.winner or "",
            match=tuple(match),
        )
    return None


# In words


def headline(result: Result, names: Names) -> str:
    """The winner in a few words."""
    if result.champion:
        text = translate("Result", "{team:The} are champions!")
    elif result.winner:
        text = translate("Result", "{team:The} win")
    else:
        return translate("Result", "A draw")
    return text.format(team=names.team(result.winner))


def manner(result: Result) -> str:
    """What it took beyond normal time: "5:4 after penalties", "after extra time", or ""."""
    if result.kicks is not None:
        return translate("Result", "{kicks} after penalties").format(kicks=f"{result.kicks[0]}:{result.kicks[1]}")
    return translate("Result", "after extra time") if result.after == "extra" else ""


def stage_line(result: Result) -> str:
    """ "Match 12 · Group B"; a friendly has no number."""
    if result.stage == "friendly":
        return stage_name(result.stage)
    return translate("Result", "Match {number} · {stage}").format(number=result.number, stage=stage_name(result.stage))


def sentence_of(result: Result, names: Names) -> str:
    """The whole result as one sentence, for speech and for the line that asks to continue."""
    score = translate("Result", "{home} {score} {away}").format(
        home=names.team(result.home), score=f"{result.score[0]}:{result.score[1]}", away=names.team(result.away)
    )
    parts = [score, manner(result), headline(result, names)]
    return ". ".join(part.rstrip(".!") for part in parts if part) + "."
