"""How far the player has come in a scenario or in the deal of a day, in words; what is over is kept once."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QDate, QLocale, QObject, Signal

from swallows_gui import __version__
from swallows_gui.catalogue.languages import said
from swallows_gui.engine.game import IllegalAction, Json, Told
from swallows_gui.games.swallows.data.catalogue import Catalogue
from swallows_gui.games.swallows.data.conditions import final_cash, place_of
from swallows_gui.games.swallows.session import attempts
from swallows_gui.games.swallows.session.attempts import DayPlayed, Verdict
from swallows_gui.games.swallows.session.scenario import daily_lines, day, named
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language

if TYPE_CHECKING:
    import datetime

    from swallows_gui.games.swallows.data.scenarios import Scenario

_log = logging.getLogger(__name__)


class AttemptGoal(NamedTuple):
    """A goal, and whether it is reached for good."""

    words: str
    reached: bool


class Attempt(QObject):
    """A scenario or deal of the day being played in the window, as its seat has been told so far."""

    changed = Signal()
    ended = Signal()
    """It has come to its end just now."""

    def __init__(self, options: Json, catalogue: Catalogue, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.scenario: Scenario | None = None
        self.of_day: datetime.date | None = None
        self.verdict: Verdict | None = None
        self.played: DayPlayed | None = None
        """How the deal of the day ended, once it has."""
        self.lost = False
        """Whether the disk would not keep what was reached."""
        self._events: list[Told] = []
        self._before = 0
        try:
            if "scenario" in options:
                self.scenario = named(catalogue, options["scenario"])
                self._before = attempts.told_before(self.scenario, catalogue.tables())
            elif "daily" in options:
                self.of_day = day(options["daily"])
        except IllegalAction as gone:
            _log.info("what the game was begun with is not there: %s", gone)

    @property
    def there(self) -> bool:
        """Whether the game is one of both."""
        return self.scenario is not None or self.of_day is not None

    @property
    def you(self) -> int:
        """The player's seat."""
        return self.scenario.you if self.scenario is not None else 0

    # Following

    def begin(self, history: Sequence[Told], take_backs: Callable[[], int], *, over: bool) -> None:
        """Start with everything the seat has been told. A game already over has been stored before."""
        self._events = list(history)
        self._judge(take_backs, over=over, keep=False)

    def follow(self, events: Sequence[Told], take_backs: Callable[[], int], *, over: bool) -> None:
        """Add new events."""
        self._events += events
        self._judge(take_backs, over=over, keep=True)

    def _judge(self, take_backs: Callable[[], int], *, over: bool, keep: bool) -> None:
        if self.scenario is not None:
            was = self.verdict is not None and self.verdict.over
            now = attempts.verdict(self.scenario, self._events[self._before :], over=over)
            if was and self.verdict is not None and keep:
                return  # what came of it stands, whatever is played on
            changed, self.verdict = now != self.verdict, now
            if now.over and keep:
                self._keep(now)
                self.ended.emit()
            if changed:
                self.changed.emit()
        elif self.of_day is not None and over:
            self._end_day(take_backs, keep=keep)

    def _keep(self, now: Verdict) -> None:
        assert self.scenario is not None
        try:
            attempts.keep_attempt(self.scenario, now)
        except OSError as error:
            _log.info("the attempt is not kept: %s", error)
            self.lost = True

    def _end_day(self, take_backs: Callable[[], int], *, keep: bool) -> None:
        cash = final_cash(self._events)
        if cash is None or self.of_day is None:
            return
        first = self.played is None
        self.played = DayPlayed(money=cash[self.you], place=place_of(cash, self.you), take_backs=take_backs())
        if first and keep:
            try:
                attempts.keep_day(self.of_day.isoformat(), self.played)
            except OSError as error:
                _log.info("the day is not kept: %s", error)
                self.lost = True
            self.ended.emit()
        self.changed.emit()

    # In words

    @property
    def title(self) -> str:
        """The title of the scenario or deal."""
        if self.scenario is not None:
            return said(self.scenario.title, language().code)
        if self.of_day is not None:
            return self.tr("The deal of {day}").format(day=day_name(self.of_day))
        return ""

    @property
    def text(self) -> str:
        """The situation in a scenario; what the deal of a day is."""
        if self.scenario is not None:
            return said(self.scenario.text, language().code)
        return self.tr("Everybody who plays today has the same teams, cards, dice and opponents.")

    @property
    def goals(self) -> list[AttemptGoal]:
        """The goals of a scenario; the first is its task."""
        if self.scenario is None:
            return []
        now, code = self.verdict, language().code
        return [
            AttemptGoal(said(goal.words, code), now is not None and now.reached[at] and (now.over or goal.when.stays))
            for at, goal in enumerate(self.scenario.goals)
        ]

    @property
    def result(self) -> str:
        """A sentence on how it ended, "" before."""
        if self.scenario is not None and self.verdict is not None and self.verdict.over:
            return result_sentence(self.verdict.stars, len(self.scenario.goals))
        if self.played is not None:
            return played_sentence(self.played)
        return ""

    @property
    def lines(self) -> str:
        """The deal of a day in three lines to be compared with others', "" before its end."""
        if self.of_day is None or self.played is None:
            return ""
        told = daily_lines(self.of_day, __version__, self._events, self.you, self.played.take_backs)
        return "\n".join(told or ())


def result_sentence(stars: int, goals: int) -> str:
    """How a scenario ended."""
    if stars == 0:
        return translate("Attempt", "Not solved this time.")
    if stars == goals:
        return translate("Attempt", "Solved, and every star is yours.")
    text = translate("Attempt", "Solved, with {stars} of {goals} stars.")
    return text.format(stars=stars, goals=goals)


def played_sentence(played: DayPlayed) -> str:
    """How the deal of a day ended."""
    text = translate("Attempt", "{money}, place {place}, take-backs: {backs}")
    return text.format(money=language().money(played.money), place=played.place, backs=played.take_backs)


def day_name(of: datetime.date) -> str:
    """A day as it is written out in the language in use."""
    return language().locale.toString(QDate(of.year, of.month, of.day), QLocale.FormatType.LongFormat)


def stars_text(stars: int, goals: int) -> str:
    """Stars as characters: reached ones filled, then empty ones.

    >>> stars_text(1, 3)
    '★☆☆'
    """
    return "★" * stars + "☆" * (goals - stars)
