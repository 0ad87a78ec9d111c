"""What is worth knowing of a match that is over: goals, sendings-off, what was paid and how he ruled (S4, S6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from swallows_gui.games.swallows.words.names import Names
from swallows_gui.models.narration import Event
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language


class MatchReferee(NamedTuple):
    """Who refereed the match that is over, and what for; `seat` None: nobody."""

    seat: int | None
    match: int
    paid: tuple[str, ...]
    """Codes of the teams he took money for."""


def last_match(history: Sequence[Event]) -> Sequence[Event]:
    """The events of the match that was over last, from its announcement to its end; empty before the first."""
    end = next((at for at in range(len(history) - 1, -1, -1) if history[at]["type"] == "match_ended"), -1)
    start = end
    while start > 0 and history[start]["type"] != "match_started":
        start -= 1
    return history[start : end + 1] if end >= 0 else ()


def last_referee(history: Sequence[Event]) -> MatchReferee:
    """Who refereed the match that was over last."""
    seat: int | None = None
    number, paid = 0, []
    for event in last_match(history):
        match event["type"]:
            case "match_started":
                number = int(event["match"])
            case "referee_settled":
                seat = event["seat"]
            case "bribe_accepted":
                paid.append(str(event["team"]))
    return MatchReferee(seat, number, tuple(dict.fromkeys(paid)))


class TeamMark(NamedTuple):
    """What a match leaves behind beside a team's name: a goal, or a player sent off."""

    kind: Literal["goal", "own_goal", "sent_off"]
    team: str
    """The code of the team that has the goal, or is a card short."""
    words: str
    """How it came about."""


def running_match(history: Sequence[Event]) -> Sequence[Event]:
    """The events from the last announcement of a match on; all of them if there was none."""
    starts = (at for at in range(len(history) - 1, -1, -1) if history[at]["type"] == "match_started")
    return history[next(starts, 0) :]


def match_marks(events: Sequence[Event], names: Names) -> list[TeamMark]:
    """The marks of a match, in their order; no kicks of a shoot-out."""
    told = _Reporter(names)
    marks = []
    for event in events:
        words = told.line(event)
        if words and event["type"] == "goal":
            marks.append(TeamMark("own_goal" if event.get("own_goal") else "goal", str(event["team"]), words))
        elif words and event["type"] == "sent_off":
            marks.append(TeamMark("sent_off", str(event["team"]), words))
    return marks


def report(events: Sequence[Event], names: Names) -> list[str]:
    """A line for every goal, sending-off, payment and ruling of a match, in their order; no kicks of a shoot-out."""
    told = _Reporter(names)
    return [line for event in events if (line := told.line(event))]


class _Reporter:
    """Goes through the events of one match."""

    def __init__(self, names: Names) -> None:
        self._names = names
        self._period = ""
        self._attack: Event = {}
        self._award: Event = {}
        self._referee: int | None = None
        self._paid: list[str] = []
        self._total = 0

    def line(self, event: Event) -> str:
        """What an event is worth; "" for most."""
        match event["type"]:
            case "period_started":
                self._period = str(event["period"])
            case "referee_settled":
                self._referee = event["seat"]
            case "attack_played":
                self._attack, self._award = event, {}
            case "awarded":
                self._award = event
                return self._out_of_the_blue(event) if event.get("cause") == "referee" else ""
            case "attack_over":
                self._attack, self._award = {}, {}
            case "die_rolled":
                self._total = int(event["total"])
            case "total_changed":
                self._total = int(event["total"])
            case "die_changed":
                return self._die(event)
            case "area_ruled":
                return self._edge(event)
            case "goal":
                return self._goal(event) if self._period != "shootout" else ""
            case "sent_off" if event.get("card"):
                text = translate("Report", "Sent off, {team}: {card}")
                return text.format(team=self._names.team(event["team"]), card=self._names.card(event["card"]))
            case "bribe_accepted":
                self._paid.append(str(event["team"]))
                text = translate("Report", "{seat} paid referee {referee} {amount} for {team:the}.")
                return self._filled(text, event)
        return ""

    def _goal(self, event: Event) -> str:
        if event.get("own_goal"):
            text = translate("Report", "{home}–{away} {team}, an own goal")
        elif self._award.get("what") == "penalty":
            text = translate("Report", "{home}–{away} {team}, from a penalty")
        elif self._award.get("what") == "free_kick":
            text = translate("Report", "{home}–{away} {team}, from a free kick")
        elif self._attack:
            text = translate("Report", "{home}–{away} {team}: {card}")
        else:
            text = translate("Report", "{home}–{away} {team}")
        return self._filled(text, event)

    def _die(self, event: Event) -> str:
        if len(set(self._paid)) == 1:
            text = translate("Report", "Referee {referee}, paid for {paid:the}, made {before} a {total}.")
        else:
            text = translate("Report", "Referee {referee} made {before} a {total}.")
        before, self._total = self._total, int(event["total"])
        return self._filled(text, event, before=before)

    def _edge(self, event: Event) -> str:
        if event.get("seat") is None:
            return ""
        inside, paid = event.get("area") == "inside", len(set(self._paid)) == 1
        if inside and paid:
            text = translate("Report", "Referee {referee}, paid for {paid:the}, ruled inside: penalty.")
        elif inside:
            text = translate("Report", "Referee {referee} ruled inside: penalty.")
        elif paid:
            text = translate("Report", "Referee {referee}, paid for {paid:the}, ruled outside: free kick.")
        else:
            text = translate("Report", "Referee {referee} ruled outside: free kick.")
        return self._filled(text, event)

    def _out_of_the_blue(self, event: Event) -> str:
        text = translate("Report", "Referee {referee} gave {team:the} a penalty out of the blue.")
        return self._filled(text, event)

    def _filled(self, text: str, event: Event, before: int = 0) -> str:
        names = self._names
        return text.format(
            home=event.get("home"),
            away=event.get("away"),
            team=names.team(str(event.get("team") or "")),
            card=names.card(str(self._attack.get("card") or "")),
            seat=names.seat(event.get("seat")),
            referee=names.seat(self._referee),
            amount=language().money(int(event.get("amount") or 0)),
            paid=names.team(self._paid[0] if self._paid else ""),
            before=before,
            total=event.get("total"),
        )
