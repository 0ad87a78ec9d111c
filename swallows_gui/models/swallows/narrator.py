"""The narrator of Millions of Swallows: the sentences of its events and the lines of its results."""

from __future__ import annotations

from collections.abc import Sequence

from swallows_gui.catalogue.swallows import load
from swallows_gui.models.narration import Event
from swallows_gui.models.swallows.match_context import NOWHERE, Course, Situation
from swallows_gui.models.swallows.names import Names
from swallows_gui.models.swallows.sentences import sentence, tells


def narrator(seats: Sequence[str], history: Sequence[Event]) -> SwallowsNarrator:
    """The narrator of a game of these seats; the teams are those that its history has chosen."""
    field = next((event["teams"] for event in history if event["type"] == "field_chosen"), ())
    return SwallowsNarrator(Names(load(), seats, field))


class SwallowsNarrator:
    """Tells the events of one game, see `models.narration.Narrator`."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def course(self) -> Course:
        """What follows the game from its beginning."""
        return Course()

    def tells(self, event: Event) -> bool:
        """Whether there is a sentence for events of this type."""
        return tells(event)

    def sentence(self, event: Event, situation: Situation | None = None) -> str:
        """What happened, in one sentence; "" for an event this version does not know."""
        return sentence(event, self.names, NOWHERE if situation is None else situation)

    def heads(self, event: Event) -> bool:
        """Whether a match starts."""
        return str(event["type"]) == "match_started"

    def result(self, event: Event, situation: Situation) -> str:
        """Number, teams and score, if a match ends. Raises `ValueError` for a match that has not started."""
        if event["type"] != "match_ended":
            return ""
        if event["match"] != situation.match:
            raise ValueError(f"match {event['match']} ends and has not started")
        home, away = self.names.team(situation.home), self.names.team(situation.away)
        shootout = event.get("shootout")
        more = f" ({shootout[0]}:{shootout[1]})" if shootout else ""
        return f"{event['match']:4}  {home} - {away}  {event['home']}:{event['away']}{more}"
