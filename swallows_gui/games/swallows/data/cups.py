"""Past cups as they were drawn and played: files of one shape, those that come with the program and any other.

A cup file has `id` ("wc-1974", "euro-2000"), `host`, `groups` (name to teams, in the order of the draw) and `matches`
in order: `stage` as the source calls it, `home`, `away`, `score` (after extra time where `extra_time`), `penalties`.
"""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Final

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from swallows_gui.catalogue.mistakes import BadFile
from swallows_gui.catalogue.places import data_path
from swallows_gui.catalogue.plain_files import read_limited, utf8
from swallows_gui.engine.tournament.ranking import Criterion, Ranking, Score

Name = Annotated[str, Field(min_length=1, max_length=100)]
Goals = Annotated[int, Field(ge=0, le=200)]
_MOST_BYTES: Final = 1_000_000


class BadCup(BadFile):
    """A file that is no cup: the file, where in it, and why."""


class CupMatch(BaseModel):
    """A match as it was played."""

    model_config = ConfigDict(strict=True, frozen=True)

    stage: Name
    home: Name
    away: Name
    score: tuple[Goals, Goals]
    extra_time: bool = False
    penalties: tuple[Goals, Goals] | None = None

    @property
    def result(self) -> Score:
        """The score, with the shoot-out if there was one."""
        after = "shootout" if self.penalties else "extra" if self.extra_time else "normal"
        return Score(*self.score, after, self.penalties)

    def __str__(self) -> str:
        kicks = " ({}:{} on penalties)".format(*self.penalties) if self.penalties else ""
        return f"{self.home} - {self.away} {self.score[0]}:{self.score[1]}{kicks}"


class Cup(BaseModel):
    """A cup as it went."""

    model_config = ConfigDict(strict=True, frozen=True)

    id: Name
    host: Annotated[str, Field(max_length=100)] = ""
    groups: dict[Name, tuple[Name, ...]] = Field(default_factory=dict)
    matches: Annotated[tuple[CupMatch, ...], Field(min_length=1, max_length=1000)]

    @property
    def year(self) -> int | None:
        """The year in its id."""
        found = re.search(r"\d{4}", self.id)
        return int(found[0]) if found else None

    @property
    def is_euro(self) -> bool:
        """Whether it is a European championship; every other is ranked as World Cups are."""
        return self.id.lower().startswith("euro")

    @property
    def name(self) -> str:
        """What it is called in English."""
        kind = "Euro" if self.is_euro else "World Cup" if self.id.lower().startswith("wc") else self.id
        return f"{kind} {self.year}" if self.year and kind != self.id else kind

    @property
    def teams(self) -> list[str]:
        """Who played, in order; who is in a group and has no match withdrew."""
        return list(dict.fromkeys(team for match in self.matches for team in (match.home, match.away)))


_CUP: Final = TypeAdapter(Cup)


def read_cup(path: Path) -> Cup:
    """The cup that a file holds. Raises `BadCup`."""
    try:
        return _CUP.validate_json(utf8(read_limited(path, _MOST_BYTES)))
    except OSError as error:
        raise BadCup(path.name, "", error.strerror or str(error)) from error
    except ValidationError as error:
        raise BadCup.by(path, error) from error


def shipped_cups() -> Iterable[Path]:
    """The files of the cups that come with the program, by id."""
    return sorted(data_path("resources", "swallows", "cups").glob("*-[0-9]*.json"))


_WORLD_CUPS: Final[tuple[tuple[int, tuple[Criterion, ...]], ...]] = (
    (1954, ("play_off",)),
    (1958, ("play_off", "average")),
    (1966, ("average",)),
    (1970, ("difference",)),
    (1982, ("difference", "goals")),
    (2022, ("difference", "goals", "head_to_head_once")),
)
"""The last year that had them, and the criteria between points and lots."""
_EUROS: Final[tuple[tuple[int, tuple[Criterion, ...]], ...]] = ((1992, ("difference", "goals")),)
_TODAY: Final[tuple[Criterion, ...]] = ("head_to_head_restarted", "difference", "goals")
_THREE_POINTS: Final = {False: 1994, True: 1996}
"""By whether it is a Euro: since when a win is worth three points."""


def ranking_of_year(year: int, *, is_euro: bool) -> Ranking:
    """By what the groups of a World Cup or a Euro of that year were ranked; lots come last."""
    criteria = next((found for last, found in (_EUROS if is_euro else _WORLD_CUPS) if year <= last), _TODAY)
    return Ranking(3 if year >= _THREE_POINTS[is_euro] else 2, criteria)
