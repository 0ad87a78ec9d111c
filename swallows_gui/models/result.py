"""How a match ended, as its events tell it: score, shoot-out, who scored with what, who was sent off (S6.4, S8)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from swallows_gui.models import phrases
from swallows_gui.models.names import Event, Names
from swallows_gui.models.sentences_whistle import FINALS


@dataclass(frozen=True, slots=True)
class Goal:
    """A goal of a match; those of a shoot-out are not among them."""

    team: str
    """FIFA code of the team that it counts for."""
    score: tuple[int, int]
    """After it, home first."""
    how: str
    """"penalty", "free_kick", "own_goal", or "attack" for all others."""
    card: str
    """The copy that was played, "" for a penalty or free kick out of the blue."""


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
    goals: tuple[Goal, ...]
    off: tuple[tuple[str, str], ...]
    """Team and card of each sending-off, in order."""

    @property
    def champion(self) -> str:
        """The team that has won the tournament with this match, or ""."""
        return self.winner if self.stage in FINALS else ""


def result_of(events: Sequence[Event]) -> Result | None:
    """The result of the match that was over last; None if none is."""
    ended = next((at for at in range(len(events) - 1, -1, -1) if events[at].get("type") == "match_ended"), -1)
    if ended < 0:
        return None
    began = next((at for at in range(ended, -1, -1) if events[at].get("type") == "match_started"), -1)
    if began < 0:
        return None
    start, end, match = events[began], events[ended], events[began:ended]
    kicks = end.get("shootout")
    return Result(
        number=int(end["match"]),
        stage=str(start["stage"]),
        home=str(start["home"]),
        away=str(start["away"]),
        score=(int(end["home"]), int(end["away"])),
        after=str(end["after"]),
        kicks=(int(kicks[0]), int(kicks[1])) if kicks else None,
        winner=str(end.get("winner") or ""),
        goals=tuple(_goals(match)),
        off=tuple((str(e["team"]), str(e["card"])) for e in match if e.get("type") == "sent_off" and e.get("card")),
    )


def _goals(match: Sequence[Event]) -> list[Goal]:
    goals: list[Goal] = []
    how, card = "attack", ""
    for event in match:
        match event.get("type"):
            case "period_started" if event.get("period") == "shootout":
                break
            case "attack_played":
                how, card = "attack", str(event["card"])
            case "awarded":
                how = str(event["what"])
                card = card if event.get("cause") in ("foul", "swallow", "effect") else ""
            case "goal":
                score = int(event["home"]), int(event["away"])
                goals.append(Goal(str(event["team"]), score, "own_goal" if event.get("own_goal") else how, card))
    return goals


# In words


def headline(result: Result, names: Names) -> str:
    """Who has won, in a few words."""
    if result.champion:
        text = QCoreApplication.translate("Result", "{team:The} are champions!")
    elif result.winner:
        text = QCoreApplication.translate("Result", "{team:The} win")
    else:
        return QCoreApplication.translate("Result", "A draw")
    return text.format(team=names.team(result.winner))


def manner(result: Result) -> str:
    """What it took beyond normal time: "5:4 after penalties", "after extra time", or ""."""
    if result.kicks is not None:
        return QCoreApplication.translate("Result", "{kicks} after penalties").format(
            kicks=f"{result.kicks[0]}:{result.kicks[1]}"
        )
    return QCoreApplication.translate("Result", "after extra time") if result.after == "extra" else ""


def stage_line(result: Result) -> str:
    """ "Match 12 · Group B"; a friendly has no number."""
    if result.stage == "friendly":
        return phrases.stage_name(result.stage)
    return QCoreApplication.translate("Result", "Match {number} · {stage}").format(
        number=result.number, stage=phrases.stage_name(result.stage)
    )


def goal_lines(result: Result, names: Names) -> list[str]:
    """A line for each goal: the score after it, the team, and how it came about."""
    return [_goal_line(goal, result, names) for goal in result.goals]


def _goal_line(goal: Goal, result: Result, names: Names) -> str:
    match goal.how:
        case "own_goal":
            text = QCoreApplication.translate("Result", "{score}  {team}: an own goal by {other:the}")
        case "penalty":
            text = QCoreApplication.translate("Result", "{score}  {team}, from the penalty spot")
        case "free_kick":
            text = QCoreApplication.translate("Result", "{score}  {team}, from a free kick")
        case _:
            text = QCoreApplication.translate("Result", "{score}  {team}: {card}")
    return text.format(
        score=f"{goal.score[0]}:{goal.score[1]}",
        team=names.team(goal.team),
        other=names.team(result.away if goal.team == result.home else result.home),
        card=names.card(goal.card) if goal.card else "",
    )


def off_lines(result: Result, names: Names) -> list[str]:
    """A line for each sending-off."""
    text = QCoreApplication.translate("Result", "Sent off: {team}, {card}")
    return [text.format(team=names.team(team), card=names.card(card)) for team, card in result.off]


def sentence_of(result: Result, names: Names) -> str:
    """The whole result in one line, for ears and for the line that asks to go on."""
    score = QCoreApplication.translate("Result", "{home} {score} {away}").format(
        home=names.team(result.home), score=f"{result.score[0]}:{result.score[1]}", away=names.team(result.away)
    )
    parts = [score, manner(result), headline(result, names)]
    return ". ".join(part.rstrip(".!") for part in parts if part) + "."
