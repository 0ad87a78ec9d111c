"""A report on a match that is over: goals, sendings-off, bribes and rulings (S4, S6), and its result as events tell it.

The result is score, shoot-out, winner, champion (S6.4, S8).
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
from swallows_gui.games.swallows.rules.story import MatchStory
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


class TeamMark(NamedTuple):
    """What a match leaves behind beside a team's name: a goal, or a player sent off."""

    kind: Literal["goal", "own_goal", "sent_off"]
    team: str
    """The code of the team that has the goal, or is a card short."""
    words: str
    """How it came about."""


def running_match(history: Sequence[Event]) -> Sequence[Event]:
    """The events from the last announcement of a match on; all of them if there was none."""
    return history[kick_off(history) :]


def match_marks(events: Sequence[Event], names: Names) -> list[TeamMark]:
    """The marks of a match, in their order; no kicks of a shoot-out."""
    marks = []
    for event, words in _lines(events, names):
        match event:
            case e.Goal():
                marks.append(TeamMark("own_goal" if event.own_goal else "goal", event.team, words))
            case e.SentOff():
                marks.append(TeamMark("sent_off", event.team, words))
    return marks


def report(events: Sequence[Event], names: Names) -> list[str]:
    """A line for every goal, sending-off, payment and ruling of a match, in their order; no kicks of a shoot-out."""
    return [line for _event, line in _lines(events, names)]


def goal_line(goal: e.Goal, match: MatchStory, names: Names) -> str:
    """A goal with the score, and what it came from."""
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


def _lines(events: Iterable[Event], names: Names) -> Iterator[tuple[WrittenEvent, str]]:
    """The events of one match that are worth a line, and the line."""
    now = MatchStory()
    for event in map(e.EVENTS.read, events):
        before, now = now, now.after(event)
        if event is not None and (line := _line(event, before.total, now, names)):
            yield event, line


def _line(event: WrittenEvent, total: int, now: MatchStory, names: Names) -> str:
    """What an event is worth; "" for most. `total`: of the roll, before it."""
    referee = names.seat(now.referee)
    match event:
        case e.DieChanged():
            return _die(event, total, now, names)
        case e.AreaRuled(seat=int()):
            return _edge(event, now, names)
        case e.Awarded(cause="referee"):
            text = translate("Report", "Referee {referee} gave {team:the} a penalty out of the blue.")
            return text.format(referee=referee, team=names.team(event.team))
        case e.Goal() if not now.kicks:
            return goal_line(event, now, names)
        case e.SentOff(card=str(card)) if card:
            text = translate("Report", "Sent off, {team}: {card}")
            return text.format(team=names.team(event.team), card=names.card(card))
        case e.BribeAccepted():
            text = translate("Report", "{seat} paid referee {referee} {amount} for {team:the}.")
            amount = language().money(event.amount)
            return text.format(seat=names.seat(event.seat), referee=referee, amount=amount, team=names.team(event.team))
    return ""


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
    """Who has won, in a few words."""
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
    """The whole result in one line, for ears and for the line that asks to go on."""
    score = translate("Result", "{home} {score} {away}").format(
        home=names.team(result.home), score=f"{result.score[0]}:{result.score[1]}", away=names.team(result.away)
    )
    parts = [score, manner(result), headline(result, names)]
    return ". ".join(part.rstrip(".!") for part in parts if part) + "."
