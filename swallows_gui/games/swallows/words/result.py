"""How a match ended, as its events tell it: score, shoot-out, winner, champion (S6.4, S8)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from swallows_gui.engine.events import of_kinds
from swallows_gui.engine.tournament.schedule import FINALS
from swallows_gui.games.swallows.rules.events import MatchEnded, MatchStarted
from swallows_gui.games.swallows.words.match_report import last_match
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.models.course import pair
from swallows_gui.models.narration import Event
from swallows_gui.models.ties import stage_name
from swallows_gui.services.glossary import translate


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
