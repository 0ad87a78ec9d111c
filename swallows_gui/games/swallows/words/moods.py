"""How everybody at the table takes what all have just seen (S3, S4, S8).

A mood follows from public events and roles: whose team it was, which score, which offer, what the die came to. No
hand, no slip and no purse is read, so no face gives one away. How each event is taken stands beside its sound, in
`FACES` of `games/swallows/table/presentation.py`; here is whom it moves.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, NamedTuple

from swallows_gui.engine.events import WrittenEvent
from swallows_gui.games.swallows.rules.marks import PRINTED, Marks
from swallows_gui.games.swallows.rules.story import MatchStory
from swallows_gui.models.moods import Mood

if TYPE_CHECKING:
    from swallows_gui.games.swallows.rules.view import SwallowsView


@dataclass(frozen=True, slots=True)
class Moods:
    """Everybody's mood, and the roles it follows from. Teams are FIFA codes."""

    trainers: Mapping[str, int] = field(default_factory=dict)
    """The seat of each team."""
    moods: Mapping[int, Mood] = field(default_factory=dict)
    """By seat, of those who are not calm."""
    story: MatchStory = field(default_factory=MatchStory)
    marks: Marks = PRINTED
    """What a roll is read against."""

    def mood(self, seat: int | None) -> Mood:
        """The mood of a seat; calm for None."""
        return "calm" if seat is None else self.moods.get(seat, "calm")


class Taken(NamedTuple):
    """The moods after an event; seats that are not named keep theirs."""

    seat: Mood | None = None
    """By the seat that the event names."""
    referee: Mood | None = None
    own: Mood | None = None
    """By the trainer of the team."""
    other: Mood | None = None
    """By the other team's trainer. Who has both teams shrugs (S3.7)."""
    team: str = ""
    """Which team is meant; "": the one that the event names."""
    calms: bool = False
    """Whether everybody else is calm again: what comes next begins."""
    all_seats: Mapping[int, Mood] = {}
    """By these seats as it says here."""

    def by(self, faces: Moods, event: WrittenEvent) -> Moods:
        """The faces after an event that is taken so; of the story it is part already."""
        team = self.team or getattr(event, "team", "")
        trainer, rival = faces.trainers.get(team), faces.trainers.get(faces.story.other(team))
        own, other = self.own, self.other
        if own and other and trainer == rival:
            own = other = "calm"
        who = (
            (rival, other),
            (trainer, own),
            (getattr(event, "seat", None), self.seat),
            (getattr(event, "referee", faces.story.referee), self.referee),
            *self.all_seats.items(),
        )
        looks = {} if self.calms else dict(faces.moods)
        looks.update((seat, mood) for seat, mood in who if seat is not None and mood is not None)
        return replace(faces, moods={seat: mood for seat, mood in looks.items() if mood != "calm"})


def trainers_of(view: SwallowsView) -> dict[str, int]:
    """The seat of each team that has one."""
    codes = view.tables.nation_code
    pairs = zip(view.field, view.trainer, strict=False)
    return {codes[nation]: seat for nation, seat in pairs if seat >= 0}
