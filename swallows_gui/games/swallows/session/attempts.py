"""How far an attempt at a scenario has come, and the best of each, which is kept in one file of the player's folder."""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

from pydantic import Field, TypeAdapter, ValidationError

from swallows_gui.catalogue.mistakes import Strict
from swallows_gui.catalogue.plain_files import read_limited
from swallows_gui.engine.game import Event, Told
from swallows_gui.folders import data_folder
from swallows_gui.games.swallows.data.conditions import final_cash
from swallows_gui.games.swallows.data.scenarios import Scenario
from swallows_gui.games.swallows.rules.game import Swallows
from swallows_gui.games.swallows.rules.tables import Tables
from swallows_gui.records import whole_files
from swallows_gui.records.record import MoveLine, Record, UndoLine

FILE: Final = "scenarios.json"
_log = logging.getLogger(__name__)
_Count = Annotated[int, Field(ge=0)]


@dataclass(frozen=True, slots=True)
class Verdict:
    """Which goals of a scenario are reached, as it stands."""

    reached: tuple[bool, ...]
    over: bool
    """Whether it counts: the scenario has come to its end."""
    money: int | None
    """The seat's cash (M), if the game is over."""

    @property
    def stars(self) -> int:
        """One for each goal reached, none without the first, which is what the scenario asks for.

        >>> Verdict((True, False, True), True, None).stars, Verdict((False, True, True), True, None).stars
        (2, 0)
        """
        return sum(self.reached) if self.reached[0] else 0


def told_before(scenario: Scenario, tables: Tables) -> int:
    """The number of events its seat has been told when the scenario begins."""
    game = Swallows.new(tables, {**scenario.options, "seats": len(scenario.seats)}, scenario.seed)
    told: list[Event] = list(game.start_events)
    for seat, action in scenario.moves:
        told += game.push(game.notation.action_from_json(seat, action))
    notation = game.notation
    return sum(1 for event in told if notation.redact(notation.event_to_json(event), scenario.you) is not None)


def verdict(scenario: Scenario, events: Sequence[Told], *, over: bool) -> Verdict:
    """The state of a scenario's goals by the events its seat was told since it began."""
    cash = final_cash(events)
    return Verdict(
        tuple(goal.when.holds(events, scenario.you) for goal in scenario.goals),
        over or (scenario.ends is not None and scenario.ends.holds(events, scenario.you)),
        None if cash is None else cash[scenario.you],
    )


def take_backs(record: Record, seat: int) -> int:
    """How many of its decisions a seat has taken back in a game."""
    standing: list[int] = []
    back = 0
    for line in record.lines:
        if isinstance(line, MoveLine):
            standing.append(line.seat)
        elif isinstance(line, UndoLine):
            back += standing.pop() == seat
    return back


# What is kept


class Best(Strict):
    """The best attempt at a scenario as its digest names it, and how many were played to their end."""

    digest: str
    stars: Annotated[int, Field(ge=0, le=3)]
    reached: tuple[bool, ...]
    money: int | None = None
    attempts: _Count = 0


class DayPlayed(Strict):
    """The first game to its end of the deal of a day."""

    money: int
    place: Annotated[int, Field(ge=1)]
    take_backs: _Count


class KeptAttempts(Strict):
    """All that is kept: the best of each scenario by id, and the days by their dates ("2026-03-14")."""

    version: Annotated[int, Field(ge=1, le=1)] = 1
    best: dict[str, Best] = Field(default_factory=dict)
    days: dict[str, DayPlayed] = Field(default_factory=dict)


_KEPT: Final = TypeAdapter(KeptAttempts)


def kept(folder: Path | None = None) -> KeptAttempts:
    """The stored attempts; none without a file. An unreadable file is kept as `scenarios.json.bad`. Results that
    another program has written are merged."""
    path = (folder or data_folder()) / FILE
    if whole_files.changed(path) == "gone":
        whole_files.see_to_watched()
    try:
        data = read_limited(path)
        found = _KEPT.validate_json(data)
        if whole_files.changed(path):
            return _both(found, _KEPT.validate_json(whole_files.held(path) or data))
        whole_files.watch(path, data)
        return found
    except FileNotFoundError:
        return KeptAttempts()
    except (OSError, ValidationError) as error:
        _log.info("%s cannot be read: %s", path, error)
        return _put_aside(path)


def _put_aside(path: Path) -> KeptAttempts:
    """The version before, if that can be read; the file stays beside it under another name."""
    try:
        whole_files.replace(path.with_name(path.name + ".bad"), read_limited(path))
        before = whole_files.held(path) or read_limited(path.with_name(path.name + "~"))
        return _KEPT.validate_json(before)
    except (OSError, ValidationError):
        return KeptAttempts()


def _both(found: KeptAttempts, held: KeptAttempts) -> KeptAttempts:
    """The better attempts of two, and all days."""
    best = dict(held.best)
    for name, one in found.best.items():
        mine = best.get(name)
        if mine is None or mine.digest != one.digest or _worth(one) > _worth(mine):
            best[name] = one
    return KeptAttempts(best=best, days={**found.days, **held.days})


def keep_attempt(scenario: Scenario, found: Verdict, folder: Path | None = None) -> Best:
    """Keep an attempt that is over; returns the best one so far. Raises `OSError` if it cannot be written."""
    now = kept(folder)
    before = now.best.get(scenario.id)
    if before is None or before.digest != scenario.digest:
        before = Best(digest=scenario.digest, stars=0, reached=(False,) * len(scenario.goals))
    mine = Best(
        digest=scenario.digest,
        stars=found.stars,
        reached=found.reached,
        money=found.money,
        attempts=before.attempts + 1,
    )
    best = mine if _worth(mine) > _worth(before) else before.model_copy(update={"attempts": mine.attempts})
    _write(now.model_copy(update={"best": {**now.best, scenario.id: best}}), folder)
    return best


def _worth(best: Best) -> tuple[int, int]:
    return best.stars, -1 if best.money is None else best.money


def keep_day(day: str, played: DayPlayed, folder: Path | None = None) -> DayPlayed:
    """Keep the deal of a day, unless it was played before; returns what counts. Raises `OSError`."""
    now = kept(folder)
    if day not in now.days:
        _write(now.model_copy(update={"days": {**now.days, day: played}}), folder)
        return played
    return now.days[day]


def _write(what: KeptAttempts, folder: Path | None) -> None:
    place = folder or data_folder()
    place.mkdir(parents=True, exist_ok=True)
    written = json.dumps(what.model_dump(mode="json"), ensure_ascii=False, indent=1).encode()
    whole_files.replace(place / FILE, written, watched=True)
