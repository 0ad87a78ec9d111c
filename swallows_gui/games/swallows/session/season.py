"""A season: tournaments of the same seats one after the other, with a table over all of them (formats.md, S9.2).

A season is a file of its own beside the games. It lists the records it consists of with their results, so that the
table stands even where a record has been moved or lost.
"""

from __future__ import annotations

import contextlib
import datetime
import secrets
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final, Literal, NamedTuple

from pydantic import Field, TypeAdapter, ValidationError, model_validator

from swallows_gui.catalogue import texts
from swallows_gui.catalogue.foreign_text import same
from swallows_gui.catalogue.mistakes import BadFile, Flaw, Strict
from swallows_gui.catalogue.plain_files import QT_TRANSLATE_NOOP, Reason, read_limited, utf8
from swallows_gui.catalogue.texts import Name
from swallows_gui.engine.game import Json
from swallows_gui.folders import data_folder
from swallows_gui.games.swallows.ai.talking import checked
from swallows_gui.games.swallows.ai.voices import grudges
from swallows_gui.games.swallows.rules.options import MOST_CASH, Options
from swallows_gui.games.swallows.rules.tables import Tables
from swallows_gui.games.swallows.session.fame import tally
from swallows_gui.records import whole_files
from swallows_gui.records.library import furthest
from swallows_gui.records.read import read as read_record
from swallows_gui.records.record import ListedGame, Record, RecordError
from swallows_gui.session.lines import AI, HASHED, HUMAN, Seat, Setup

SUFFIX: Final = ".season"
OPTION: Final = "season"
"""The option of a game's header that says of which season it is, and its number in it."""
FEWEST: Final = 2
MOST: Final = 20
"""Tournaments of a season."""
MOST_BYTES: Final = 1 << 20
_Name = Annotated[Name, Field(min_length=1, max_length=60)]
_Place = Annotated[int, Field(ge=0, le=5)]
_Count = Annotated[int, Field(ge=0, le=99)]
_Cash = Annotated[int, Field(ge=0, le=MOST_CASH)]


class BadSeason(BadFile):
    """A file of a season that cannot be used."""


class SeasonPlayer(Strict):
    """Who sits at a seat all season: a person, or an AI seat of a `level`."""

    name: _Name
    level: Annotated[str, Field(max_length=20)] = ""
    """"" for a person."""
    colour: Annotated[str, Field(pattern=r"^(#[0-9a-fA-F]{6})?$")] = ""
    pin: Annotated[str, Field(pattern=HASHED, repr=False)] = ""
    """The hash of the PIN with which a person opens the curtain in every tournament."""


class PlayedTournament(Strict):
    """A tournament that is over: its record, and how it ended."""

    record: Annotated[texts.Line, Field(min_length=1, max_length=255)]
    """The name of the file in the folder of games."""
    mark: int
    """The sum of the record's first line: it says which files hold this tournament, whatever they are called."""
    start: tuple[_Cash, ...]
    cash: tuple[Annotated[int, Field(ge=0)], ...]
    """By seat: what it began with and had in the end, M."""
    champion: Annotated[int, Field(ge=-1, le=5)] = -1
    """The seat that trained the champion."""
    team: Annotated[str, Field(max_length=8)] = ""
    grudges: Annotated[tuple[tuple[_Place, _Place, Literal["outbid", "whistled"]], ...], Field(max_length=12)] = ()
    """Who was outbid or whistled against by whom, as everybody saw it; none of one that was counted before seats
    remembered a season."""
    words: Annotated[tuple[tuple[_Count, _Count], ...], Field(max_length=6)] = ()
    """By seat how many words about teams came true, and how many did not; none of one that was counted before seats
    talked."""


class Season(Strict):
    """A season.

    >>> players = tuple(SeasonPlayer(name=name, level="easy") for name in ("Ann", "Ben"))
    >>> season = Season(id="0" * 16, name="Winter", players=players, tournaments=2, options={"format": "eight"})
    >>> one = PlayedTournament(record="a", mark=1, start=(60, 60), cash=(90, 55), champion=0, team="ARG")
    >>> [(line.name, line.money, line.titles) for line in table(season.with_result(one))]
    [('Ann', 30, 1), ('Ben', -5, 0)]
    """

    version: Annotated[int, Field(ge=1, le=1)] = 1
    id: Annotated[str, Field(pattern=r"^[0-9a-f]{16}$")]
    name: _Name
    players: Annotated[tuple[SeasonPlayer, ...], Field(min_length=2, max_length=6)]
    tournaments: Annotated[int, Field(ge=FEWEST, le=MOST)]
    options: dict[str, Any]
    """What every tournament is played by, as a header has it."""
    keeps_cash: bool = False
    """Whether a seat begins with what it had at the end of the tournament before."""
    heads_rotate: bool = False
    """Whether the seat that picks, or is dealt a head, first goes round; else it is drawn by lot each time."""
    played: tuple[PlayedTournament, ...] = ()

    @model_validator(mode="after")
    def _sound(self) -> Season:
        names = [same(player.name) for player in self.players]
        if len(set(names)) < len(names):
            raise Flaw("players", "two players have one name")
        if len(self.played) > self.tournaments:
            raise Flaw("played", "more tournaments were played than the season has")
        for number, one in enumerate(self.played):
            if len(one.start) != len(names) or len(one.cash) != len(names) or one.champion >= len(names):
                raise Flaw(f"played.{number}", f"it is not of {len(names)} seats")
            if one.words and len(one.words) != len(names):
                raise Flaw(f"played.{number}", f"it is not of {len(names)} seats")
            if any(max(seat, by) >= len(names) for seat, by, _what in one.grudges):
                raise Flaw(f"played.{number}", f"it is not of {len(names)} seats")
        if len({one.mark for one in self.played}) < len(self.played):
            raise Flaw("played", "a tournament is counted twice")
        return self

    @property
    def due(self) -> int | None:
        """The number of the tournament to be played now, from 1; None when all are over."""
        return len(self.played) + 1 if len(self.played) < self.tournaments else None

    def with_result(self, one: PlayedTournament) -> Season:
        """The season with one tournament more. Raises `ValueError` for one that it has, or cannot have."""
        return Season(**{**self.model_dump(), "played": (*self.played, one)})


class SeasonLine(NamedTuple):
    """A line of the table. Players level on money and titles share a place."""

    place: int
    player: int
    name: str
    money: int
    """What was won over all tournaments, M: cash at the end less cash at the start."""
    titles: int
    """Teams of this player that became champion."""
    places: tuple[int, ...]
    """In each tournament, by cash at its end; level ones share it."""


def table(season: Season) -> list[SeasonLine]:
    """The players in order: money, then titles."""
    lines = []
    for number, player in enumerate(season.players):
        money = sum(one.cash[number] - one.start[number] for one in season.played)
        titles = sum(one.champion == number for one in season.played)
        places = tuple(1 + sum(cash > one.cash[number] for cash in one.cash) for one in season.played)
        lines.append(SeasonLine(0, number, player.name, money, titles, places))
    lines.sort(key=lambda line: (-line.money, -line.titles, line.player))
    ranks = [(line.money, line.titles) for line in lines]
    return [line._replace(place=1 + ranks.index(rank)) for line, rank in zip(lines, ranks, strict=True)]


def winners(season: Season) -> list[str]:
    """The names of the winners when all tournaments are played; none before."""
    return [line.name for line in table(season) if line.place == 1] if season.due is None else []


def setup(season: Season, least_cash: int) -> Setup:
    """The set-up of the next tournament. `least_cash`: the format's money for every seat, M, below which none begins.
    Raises `ValueError` when all are over."""
    if season.due is None:
        raise ValueError("the season is over")
    named: Json = {"id": season.id, "number": season.due}
    if held := remembered(season):
        named["grudges"] = held
    if any(map(any, said := words_kept(season))):
        named["words"] = said
    options: Json = {**season.options, OPTION: named}
    if season.keeps_cash and season.played:
        options["purses"] = [min(MOST_CASH, max(least_cash, cash)) for cash in season.played[-1].cash]
    if season.heads_rotate:
        options["first"] = (season.due - 1) % len(season.players)
    seats = tuple(
        Seat(player.name, AI if player.level else HUMAN, player.level, player.colour, player.pin)
        for player in season.players
    )
    return Setup(options, seats)


def remembered(season: Season) -> list[list[int | str]]:
    """The grudges between seats from the tournaments so far, for a header: who, against whom, what, and the latest
    tournament."""
    last: dict[tuple[int, int, str], int] = {}
    for number, one in enumerate(season.played, 1):
        last |= dict.fromkeys(one.grudges, number)
    return [[*grudge, number] for grudge, number in sorted(last.items())]


def words_kept(season: Season) -> list[list[int]]:
    """By seat how many words about teams came true in the tournaments so far, and how many did not (S2.8)."""
    told = [one.words for one in season.played if one.words]
    return [[sum(words[seat][at] for words in told) for at in (0, 1)] for seat in range(len(season.players))]


def new_id() -> str:
    """An id that no other season has."""
    return secrets.token_hex(8)


# Its records


@dataclass(frozen=True, slots=True)
class SeasonOverview:
    """A season, and what the folder of games has of it."""

    season: Season
    running: ListedGame | None
    """The tournament that is due, where it has been begun."""
    records: tuple[Path | None, ...]
    """Of each that is over its record; None where there is none any more."""


def of_season(entries: Iterable[ListedGame], identity: str) -> list[ListedGame]:
    """The records of a season among some, one of each game."""
    return furthest(entry for entry in entries if _named(entry)[0] == identity)


def _named(entry: ListedGame) -> tuple[str, int]:
    """The season and number that a record's header names; ("", 0) if none."""
    given = (entry.options or {}).get(OPTION)
    if not isinstance(given, dict) or type(given.get("number")) is not int:
        return "", 0
    return str(given.get("id")), given["number"]


def followed(season: Season, entries: Iterable[ListedGame]) -> SeasonOverview:
    """The season with the results that the records in the folder have by now, in their order.

    Of a tournament that was begun twice the one that was begun first counts, once it is over.
    """
    mine = sorted(of_season(entries, season.id), key=lambda entry: (entry.created, entry.path.name))
    while (number := season.due) is not None:
        over = (_result(entry) for entry in mine if entry.over and _named(entry)[1] == number)
        found = next((one for one in over if one is not None and _fits(season, one)), None)
        if found is None:
            break
        season = season.with_result(found)
    running = [entry for entry in mine if not entry.over and not entry.code and _named(entry)[1] == season.due]
    by_mark = {entry.mark: entry.path for entry in mine if entry.lines}
    records = tuple(by_mark.get(one.mark) for one in season.played)
    return SeasonOverview(season, running[-1] if running else None, records)


def _fits(season: Season, one: PlayedTournament) -> bool:
    return len(one.cash) == len(season.players) and one.mark not in {other.mark for other in season.played}


def _result(entry: ListedGame) -> PlayedTournament | None:
    """How the tournament in a record ended; None if that cannot be read."""
    try:
        return result(read_record(entry.path), entry.mark)
    except (RecordError, OSError):
        return None


def result(record: Record, mark: int) -> PlayedTournament | None:
    """What a record adds to its season; None for a game that is not over."""
    counted = tally(record)
    if counted is None or not counted.cash:
        return None
    names = [seat.name for seat in record.header.seats]
    cash = tuple(each.amount for each in counted.cash)
    purses = record.header.options.get("purses")
    start = tuple(purses) if purses else _usual_cash(record.header.options, len(names))
    champion, team = counted.champion or ("", "")
    return PlayedTournament(
        record=record.path.name,
        mark=mark,
        start=start,
        cash=cash,
        champion=names.index(champion) if champion in names else -1,
        team=team,
        words=tuple(checked(record.events, len(names))),
        grudges=tuple((each.seat, each.against, each.what) for each in grudges(record.events)),
    )


def _usual_cash(options: Json, seats: int) -> tuple[int, ...]:
    from swallows_gui.session.openings import playable

    return (usual_cash(playable("swallows").catalogue.tables(), options),) * seats


def usual_cash(tables: Tables, options: Json) -> int:
    """What the format of these options gives every seat, M."""
    read_so = Options.read(tables, {"format": options.get("format", "sixteen")})
    form = read_so.form or tables.formats[read_so.format]
    return form.economy.cash


# Its file


_ADAPTER: Final = TypeAdapter(Season)


def folder() -> Path:
    """The folder of seasons; it may not exist yet."""
    return data_folder() / "seasons"


def path_of(season: Season) -> Path:
    """The file of a season."""
    return folder() / f"{season.id}{SUFFIX}"


def read(path: Path) -> Season:
    """The season in a file. Raises `BadSeason`, which says where the mistake is."""
    try:
        data = read_limited(path, MOST_BYTES)
    except OSError as error:
        raise BadSeason(path.name, "", error.strerror or str(error)) from error
    try:
        found = _ADAPTER.validate_json(utf8(data))
        whole_files.watch(path, data)
        return found
    except RecursionError as error:
        raise BadSeason(path.name, "", Reason(QT_TRANSLATE_NOOP("FileReasons", "it is nested too deeply"))) from error
    except ValidationError as error:
        raise BadSeason.by(path, error) from error


def keep(season: Season) -> Path:
    """Keep a season in its file, whole or not at all, with the version before beside it. Raises `OSError`."""
    path = path_of(season)
    path.parent.mkdir(parents=True, exist_ok=True)
    whole_files.replace(path, season.model_dump_json(indent=1).encode() + b"\n", watched=True)
    return path


def kept() -> Iterator[Season | BadSeason]:
    """All seasons, the one that was written last first; one that cannot be read is told by its mistake.

    One that this process has read before, and that is gone or broken by now, is written anew.
    """
    whole_files.see_to_watched()
    found: list[tuple[float, Path]] = []
    with contextlib.suppress(OSError):
        found = [(path.stat().st_mtime, path) for path in folder().glob(f"*{SUFFIX}") if path.name[0] != "."]
    for _, path in sorted(found, reverse=True):
        try:
            yield _furthest(path, whole_files.held(path))
        except BadSeason as mistake:
            yield mistake


def _furthest(path: Path, held: bytes | None) -> Season:
    """The season in a file, or as this process knew it, if an earlier version has been put there since."""
    found = read(path)
    if held is not None:
        known = _ADAPTER.validate_json(held)
        if len(known.played) > len(found.played) and known.played[: len(found.played)] == found.played:
            whole_files.watch(path, held)
            with contextlib.suppress(OSError):
                keep(known)
            return known
    return found


def begun(
    name: str,
    players: Iterable[SeasonPlayer],
    tournaments: int,
    options: Json,
    *,
    keeps_cash: bool = False,
    heads_rotate: bool = False,
) -> Season:
    """A new season; without a name it is called by the day. Raises `ValueError` for one that cannot be played."""
    named = name.strip() or datetime.datetime.now().strftime("%Y-%m-%d")
    return Season(
        id=new_id(),
        name=named,
        players=tuple(players),
        tournaments=tournaments,
        options=options,
        keeps_cash=keeps_cash,
        heads_rotate=heads_rotate,
    )
