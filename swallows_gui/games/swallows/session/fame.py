"""What finished tournaments leave behind: titles, biggest wins, dearest referees, long runs, good bets.

It is read from the records that there are, from nothing else, and only from games that are over: nobody learns anything
of one that still runs. Games that began in the middle, and the tutorial's, do not count.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from swallows_gui.engine.game import Json
from swallows_gui.games.swallows.rules import events as e
from swallows_gui.records.read import parse
from swallows_gui.records.record import ListedGame, Record

GAME: Final = "swallows"
MOST: Final = 5
"""So many stand in each list."""
_NOT_COUNTED: Final = ("scenario", "tutorial")
_FINALS: Final = ("F", "GF")
_COUNTED: Final = (
    e.TeamAssigned, e.MatchStarted, e.RefereeSettled, e.BribeAccepted, e.EnvelopeTaken, e.MatchEnded,
    e.GroupRanked, e.BetPaid, e.GameEnded,
)  # fmt: skip


Entry = TypeVar("Entry")


class PlaceInRecord(NamedTuple):
    """A place in a record: the record and the move."""

    path: Path
    move: int


class Win(NamedTuple):
    """A match: winner and loser by their codes, and their goals."""

    winner: str
    loser: str
    goals: tuple[int, int]
    moment: PlaceInRecord
    seat: str = ""
    """The winner's trainer; "" for a team of nobody's."""


class Earned(NamedTuple):
    """Money of a seat (M): a bet that paid, bribes of a tournament, the cash at its end. `team`: of a bet."""

    seat: str
    amount: int
    team: str
    moment: PlaceInRecord


class UnbeatenRun(NamedTuple):
    """A seat's matches without a defeat, one after the other; `moment` is the last of them."""

    seat: str
    matches: int
    moment: PlaceInRecord


@dataclass(frozen=True, slots=True)
class FameGain:
    """What one finished tournament or friendly adds."""

    created: str
    champion: tuple[str, str] | None
    """The seat's name and the team, of a tournament."""
    crowned: PlaceInRecord
    wins: tuple[Win, ...]
    results: tuple[tuple[str, bool, PlaceInRecord], ...]
    """For each match and trainer, in order: the name, and whether it was lost. Matches between own teams are left
    out."""
    bets: tuple[Earned, ...]
    referees: tuple[Earned, ...]
    cash: tuple[Earned, ...]


class Titles(NamedTuple):
    """How often a person has won, and the last time."""

    name: str
    number: int
    moment: PlaceInRecord


@dataclass(slots=True)
class Hall:
    """The best of all that was counted, in each list the best first."""

    games: int = 0
    by_seat: list[Titles] = field(default_factory=list)
    by_nation: list[Titles] = field(default_factory=list)
    wins: list[Win] = field(default_factory=list)
    runs: list[UnbeatenRun] = field(default_factory=list)
    bets: list[Earned] = field(default_factory=list)
    referees: list[Earned] = field(default_factory=list)
    cash: list[Earned] = field(default_factory=list)


def tally(record: Record) -> FameGain | None:
    """What a record adds; None for a game that is not over, is another one, or does not count."""
    options = record.header.options
    if record.header.game != GAME or not record.over or any(name in options for name in _NOT_COUNTED):
        return None
    names = [seat.name for seat in record.header.seats]
    told = [(0, record.start), *((move.n, move.events) for move in record.standing)]
    return _Reading(record.path, names, record.header.created).tally(told)


_TELLS: Final = re.compile(rb'"type":"(?:' + b"|".join(one.type.encode() for one in _COUNTED) + rb')"')
_PLAYED: Final = re.compile(rb'"type":"(?:attack|modifier|defence)_played","team":"[^"]*","card":"([^"#]+)')


def deeds(entry: ListedGame, lines: Sequence[bytes]) -> Json:
    """What a finished record tells of its people, read quickly: `met`, the ids of the cards that were played; and for a
    game that counts the `champion`'s trainer, and by the names of the seats the best `win`, `bet`, `bribe` and `cash`,
    each with the move that tells of it last."""
    met = sorted({card.decode() for line in lines for card in _PLAYED.findall(line)})
    found: Json = {"met": " ".join(met)}
    if any(name in (entry.options or {}) for name in _NOT_COUNTED):
        return found
    telling = (parse(line) for line in lines if _TELLS.search(line))
    events = ((line.get("n", 0), line["events"]) for line in telling)
    gain = _Reading(entry.path, [seat.name for seat in entry.seats], entry.created).tally(events)
    if gain is None:
        return found
    if gain.champion is not None:
        found["champion"] = [*gain.champion, gain.crowned.move]
    best: dict[str, dict[str, list[Any]]] = {"win": {}, "bet": {}, "bribe": {}, "cash": {}}
    for win in sorted(gain.wins, key=win_worth):
        best["win"][win.seat] = [win.winner, win.loser, *win.goals, win.moment.move]
    for kind, earned in (("bet", gain.bets), ("bribe", gain.referees), ("cash", gain.cash)):
        for each in sorted(earned, key=lambda one: one.amount):
            best[kind][each.seat] = [each.amount, each.team, each.moment.move]
    return {**found, **best}


def win_worth(win: Win) -> tuple[int, int]:
    """By which of two wins the bigger one is."""
    return win.goals[0] - win.goals[1], win.goals[0]


class _Reading:
    """One record, event by event."""

    def __init__(self, path: Path, names: Sequence[str], created: str) -> None:
        self._path, self._names, self._created = path, names, created
        self._trainer: dict[str, int] = {}
        self._match: e.MatchStarted | None = None
        self._referee: int | None = None
        self._last = PlaceInRecord(path, 0)
        self._champion = ""
        self._first_of_group = ""
        """Of the last group of a later stage: who comes first there is champion, if no final follows."""
        self._crowned = self._last
        self._wins: list[Win] = []
        self._results: list[tuple[str, bool, PlaceInRecord]] = []
        self._bets: list[Earned] = []
        self._taken: Counter[int] = Counter()
        self._dearest: dict[int, tuple[int, PlaceInRecord]] = {}
        self._cash: list[Earned] = []

    def tally(self, told: Iterable[tuple[int, Sequence[Json]]]) -> FameGain | None:
        """What it adds, by its moves' numbers and events; None for one whose events are not those of this game."""
        try:
            for n, events in told:
                for event in events:
                    self._take(event, n)
        except (KeyError, TypeError, IndexError, ValueError):
            return None
        seat = self._trainer.get(self._champion, -1)
        return FameGain(
            self._created,
            (self._name(seat), self._champion) if seat >= 0 else None,
            self._crowned,
            tuple(self._wins),
            tuple(self._results),
            tuple(self._bets),
            tuple(
                Earned(self._name(referee), amount, "", self._dearest[referee][1])
                for referee, amount in self._taken.items()
            ),
            tuple(self._cash),
        )

    def _name(self, seat: int) -> str:
        return self._names[seat]

    def _take(self, event: Json, n: int) -> None:
        told = e.EVENTS.read(event)
        if not isinstance(told, _COUNTED):
            return
        if not e.EVENTS.well_formed(event):
            raise ValueError(told.type)
        moment = PlaceInRecord(self._path, n)
        match told:
            case e.TeamAssigned(team=team, seat=seat):
                self._trainer[team] = seat
            case e.MatchStarted() as started:
                self._match, self._referee = started, None
            case e.RefereeSettled(seat=seat):
                self._referee = seat
            case e.BribeAccepted(amount=amount) if self._referee is not None:
                self._taken[self._referee] += amount
                if amount >= self._dearest.get(self._referee, (0, moment))[0]:
                    self._dearest[self._referee] = (amount, moment)
            case e.MatchEnded() as ended if self._match is not None:
                self._end_match(self._match, ended, moment)
            case e.GroupRanked() as ranked if ranked.group.startswith("S"):
                self._first_of_group, self._crowned = ranked.order[0], moment
            case e.BetPaid(seat=seat, team=team, amount=amount) if amount > 0:
                self._bets.append(Earned(self._name(seat), amount, team, moment))
            case e.GameEnded(cash=cash):
                self._champion = self._champion or self._first_of_group
                self._cash += [Earned(self._name(seat), amount, "", moment) for seat, amount in enumerate(cash)]

    def _end_match(self, match: e.MatchStarted, ended: e.MatchEnded, moment: PlaceInRecord) -> None:
        sides, goals = (match.home, match.away), (ended.home, ended.away)
        if goals[0] != goals[1]:
            won, lost = sides if goals[0] > goals[1] else sides[::-1]
            trainer = self._trainer.get(won, -1)
            by = self._name(trainer) if trainer >= 0 else ""
            self._wins.append(Win(won, lost, (max(goals), min(goals)), moment, by))
        if match.stage in _FINALS and ended.winner is not None:
            self._champion, self._crowned = ended.winner, moment
        trainers = self._trainer.get(match.home, -1), self._trainer.get(match.away, -1)
        if trainers[0] == trainers[1]:
            return
        for team, seat in zip(sides, trainers, strict=True):
            if seat >= 0:
                self._results.append((self._name(seat), ended.winner not in (None, team), moment))


def hall(tallies: Iterable[FameGain]) -> Hall:
    """The best of them. Runs go on from game to game in the order in which the games were begun."""
    found = Hall()
    seats: dict[str, Titles] = {}
    nations: dict[str, Titles] = {}
    runs: dict[str, UnbeatenRun] = {}
    best_runs: dict[str, UnbeatenRun] = {}
    for each in sorted(tallies, key=lambda one: one.created):
        found.games += 1
        if each.champion is not None:
            _crown(seats, each.champion[0], each.crowned)
            _crown(nations, each.champion[1], each.crowned)
        for name, lost, moment in each.results:
            run = runs[name] = UnbeatenRun(name, 0 if lost else runs[name].matches + 1 if name in runs else 1, moment)
            if run.matches > (best_runs[name].matches if name in best_runs else 1):
                best_runs[name] = run
        found.wins = _best([*found.wins, *each.wins], win_worth)
        found.bets = _best([*found.bets, *each.bets], lambda bet: bet.amount)
        found.referees = _best([*found.referees, *each.referees], lambda taken: taken.amount)
        found.cash = _best([*found.cash, *each.cash], lambda cash: cash.amount)
    found.by_seat = _best(list(seats.values()), lambda titles: titles.number)
    found.by_nation = _best(list(nations.values()), lambda titles: titles.number)
    found.runs = _best(list(best_runs.values()), lambda run: run.matches)
    return found


def _crown(titles: dict[str, Titles], name: str, moment: PlaceInRecord) -> None:
    before = titles[name].number if name in titles else 0
    titles[name] = Titles(name, before + 1, moment)


def _best(entries: list[Entry], worth: Callable[[Entry], object]) -> list[Entry]:
    """Those worth most; of equals those that came first."""
    return sorted(entries, key=worth, reverse=True)[:MOST]  # type: ignore[arg-type]
