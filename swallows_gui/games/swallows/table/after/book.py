"""What the pages after the game read: the views of the end, and a playback for everything before."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, cast

from swallows_gui.games.swallows.words.chances import ChancesOverTime
from swallows_gui.games.swallows.words.chapters import chapters
from swallows_gui.games.swallows.words.dice_stats import DiceStats, dice_stats
from swallows_gui.games.swallows.words.money_course import CashPoint, money_course
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.session.replay import OPEN, Playback
from swallows_gui.ui.kit.seat_colours import SEAT_COLOURS

if TYPE_CHECKING:
    from swallows_gui.games.swallows.rules.view import SwallowsView
    from swallows_gui.models.narration import Event


class Book:
    """A game that is over, open for everybody."""

    def __init__(self, playback: Playback, names: Names) -> None:
        self.playback = playback
        self.names = names

    @cached_property
    def end(self) -> SwallowsView:
        """The last position, with all hands, slips and purses."""
        return cast("SwallowsView", self.playback.view(self.playback.last, OPEN))

    @cached_property
    def money(self) -> list[CashPoint]:
        """Everybody's cash over time."""
        return money_course(self.end, self.end.history)

    @cached_property
    def dice(self) -> DiceStats:
        """What was rolled."""
        trainers = {self.names.code(team): seat for team, seat in enumerate(self.end.trainer)}
        return dice_stats(self.end.history, trainers, self.end.seats, self.end.tables.on_target)

    @property
    def a_tournament(self) -> bool:
        """Whether there are stages to reach."""
        return not self.end.form.schedule.single

    @cached_property
    def told(self) -> list[tuple[int, Sequence[Event]]]:
        """What everybody was told, with the position before it."""
        return [(at - 1, self.playback.events(at, None)) for at in range(1, self.playback.last + 1)]

    def chances(self) -> ChancesOverTime:
        """The chances before every match, to be worked out."""
        playback = self.playback
        found = chapters(playback.events(at, None) for at in range(playback.last + 1))
        return ChancesOverTime(playback, [chapter.first for chapter in found.sections], self.end)

    def colour(self, seat: int) -> str:
        """The seat's colour, "#rrggbb"."""
        return self.playback.seats[seat].colour or SEAT_COLOURS[seat % len(SEAT_COLOURS)]
