"""What has gone before an event: enough for the commentary to speak of equalisers, comebacks and revenge (S3, S8.3).

A `Course` is shown every event in order and says for each the `Situation` it happened in. It knows what the log
knows and nothing else, so the same events are told in the same words at every seat, and after loading and undo.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from swallows_gui.models.names import Event

KICKS = 5
"""Penalties of each team in a shoot-out before pairs follow (S8.3)."""


class Meeting(NamedTuple):
    """The result of an earlier match of the same two teams."""

    home: str
    away: str
    score: tuple[int, int]
    winner: str
    """Code of the team, "" after a draw."""


class Situation(NamedTuple):
    """Where an event stands in its match. Teams are FIFA codes; pairs are home and away."""

    match: int = 0
    """Number of the match, 0 before the first or where nothing is known."""
    times: int = 0
    """How many events of this type and purpose the match has had before."""
    stage: str = ""
    home: str = ""
    away: str = ""
    period: str = ""
    score: tuple[int, int] = (0, 0)
    """Before the event; in a shoot-out that of the shoot-out."""
    kicks: tuple[int, int] = (0, 0)
    """Taken in the shoot-out, the running one included."""
    deficit: tuple[int, int] = (0, 0)
    """The most goals each team has been behind in this match."""
    award: str = ""
    """"free_kick" or "penalty" while one is being taken."""
    last: Meeting | None = None
    """The latest match of the two before this one."""

    @property
    def known(self) -> bool:
        """Whether the match's course is known."""
        return self.match > 0

    def seen_by(self, team: str, pair: tuple[int, int]) -> tuple[int, int]:
        """A pair as a team counts it: its own number first."""
        return pair if team == self.home else (pair[1], pair[0])

    def decided(self, score: tuple[int, int]) -> bool:
        """Whether a shoot-out that stands so is over: one team cannot be caught."""
        all_kicks = max(KICKS, *self.kicks)
        left = all_kicks - self.kicks[0], all_kicks - self.kicks[1]
        return score[0] > score[1] + left[1] or score[1] > score[0] + left[0]


NOWHERE = Situation()
"""For an event told by itself."""


class Course:
    """Follows a game event by event."""

    def __init__(self) -> None:
        self._now = NOWHERE
        self._times: dict[tuple[Any, ...], int] = {}
        self._met: dict[frozenset[str], Meeting] = {}

    def see(self, event: Event) -> Situation:
        """The situation an event happened in; it counts as seen from now on."""
        kind = event.get("type")
        if kind == "match_started":
            self._start(event)
        elif kind == "period_started":
            self._period(str(event["period"]))
        elif kind == "awarded":
            self._award(event)
        elif kind == "attack_played":
            self._now = self._now._replace(award="")
        counted = (kind, event.get("purpose"), event.get("kind"), self._now.award)
        times = self._times.get(counted, 0)
        self._times[counted] = times + 1
        seen = self._now._replace(times=times)
        if kind == "goal":
            self._goal(int(event["home"]), int(event["away"]))
        elif kind == "match_ended":
            self._end(event)
        return seen

    def _start(self, event: Event) -> None:
        home, away = str(event["home"]), str(event["away"])
        self._times.clear()
        self._now = Situation(
            match=int(event["match"]),
            stage=str(event["stage"]),
            home=home,
            away=away,
            period="normal",
            last=self._met.get(frozenset((home, away))),
        )

    def _period(self, period: str) -> None:
        self._now = self._now._replace(period=period, award="")
        if period == "shootout":
            self._now = self._now._replace(score=(0, 0))

    def _award(self, event: Event) -> None:
        self._now = self._now._replace(award=str(event["what"]))
        if event.get("cause") == "shootout":
            home, away = self._now.kicks
            at_home = event["team"] == self._now.home
            self._now = self._now._replace(kicks=(home + 1, away) if at_home else (home, away + 1))

    def _goal(self, home: int, away: int) -> None:
        deficit = self._now.deficit
        if self._now.period != "shootout":
            deficit = max(deficit[0], away - home), max(deficit[1], home - away)
        self._now = self._now._replace(score=(home, away), deficit=deficit)

    def _end(self, event: Event) -> None:
        home, away = self._now.home, self._now.away
        if home and away:
            score = int(event["home"]), int(event["away"])
            self._met[frozenset((home, away))] = Meeting(home, away, score, str(event.get("winner") or ""))
