"""Past cups as they were drawn and played: files of one shape, those that come with the program and any other.

A cup file has `id` ("wc-1974", "euro-2000"), `host`, `groups` (name to teams, in the order of the draw) and `matches`
in order: `stage` as the source calls it, `home`, `away`, `score` (after extra time where `extra_time`), `penalties`,
`winner` where the score does not tell who came through, `awarded` where officials gave the result. A file may say
`name`, `competition` and `ranking`, which otherwise follow from the id (`competitions.py`), and `away_goals`.
`docs/cups.md` describes all of it.
"""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Final, Self

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError, model_validator

from swallows_gui.catalogue.mistakes import BadFile
from swallows_gui.catalogue.places import data_path
from swallows_gui.catalogue.plain_files import QT_TRANSLATE_NOOP, Reason, read_limited, utf8
from swallows_gui.catalogue.texts import Line, NameText
from swallows_gui.engine.tournament.ranking import Score
from swallows_gui.games.swallows.data.formats import RankingRules

Name = Annotated[Line, Field(min_length=1, max_length=100)]
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
    winner: Name | None = None
    """Who came through where the score does not tell it: by lot, or in a shoot-out whose score is not known."""
    awarded: bool = False
    """Whether officials gave this result, and not the pitch."""

    @model_validator(mode="after")
    def _between_two(self) -> Self:
        if self.home == self.away:
            raise ValueError(Reason(QT_TRANSLATE_NOOP("FileReasons", "{team} plays against itself"), team=self.home))
        if self.winner not in (None, self.home, self.away):
            raise ValueError(
                Reason(QT_TRANSLATE_NOOP("FileReasons", "winner: {team} does not play in it"), team=self.winner)
            )
        if self.penalties is not None and self.penalties[0] == self.penalties[1]:
            raise ValueError(Reason(QT_TRANSLATE_NOOP("FileReasons", "penalties: nobody won the shoot-out")))
        return self

    @property
    def result(self) -> Score:
        """The score, with the shoot-out if there was one."""
        after = "shootout" if self.penalties else "extra" if self.extra_time else "normal"
        return Score(*self.score, after, self.penalties)

    @property
    def pair(self) -> frozenset[str]:
        """The names of the two teams."""
        return frozenset((self.home, self.away))

    def __str__(self) -> str:
        kicks = " ({}:{} on penalties)".format(*self.penalties) if self.penalties else ""
        return f"{self.home} - {self.away} {self.score[0]}:{self.score[1]}{kicks}"


class CupRecord(BaseModel):
    """A cup as it went."""

    model_config = ConfigDict(strict=True, frozen=True)

    id: Name
    host: Annotated[Line, Field(max_length=100)] = ""
    name: NameText | None = None
    competition: Annotated[Line, Field(max_length=100)] = ""
    """Whose rules it was played by, where the id does not say it: an id or a word of `competitions.json`."""
    ranking: RankingRules | None = None
    """What ranked its groups, where that is not the competition's rule of the year."""
    nations: dict[Name, Annotated[str, Field(max_length=90)]] = Field(default_factory=dict)
    """By the name of a team the code of its nation, where the name alone does not tell it."""
    away_goals: bool | None = None
    """Whether goals away decided level ties of two legs; None where the year tells it."""
    groups: dict[Name, tuple[Name, ...]] = Field(default_factory=dict)
    matches: Annotated[tuple[CupMatch, ...], Field(min_length=1, max_length=1000)]

    @property
    def year(self) -> int | None:
        """The year in its id."""
        found = re.search(r"(?<!\d)(1[89]|20|21)\d\d(?!\d)", self.id)
        return int(found[0]) if found else None

    @property
    def teams(self) -> list[str]:
        """Who played, in order; who is in a group and has no match withdrew."""
        return list(dict.fromkeys(team for match in self.matches for team in (match.home, match.away)))


CUP: Final = TypeAdapter(CupRecord)


def read_cup(path: Path) -> CupRecord:
    """The cup that a file holds. Raises `BadCup`."""
    try:
        return CUP.validate_json(utf8(read_limited(path, _MOST_BYTES)))
    except OSError as error:
        raise BadCup(path.name, "", error.strerror or str(error)) from error
    except ValidationError as error:
        raise BadCup.by(path, error) from error


def shipped_cups() -> Iterable[Path]:
    """The files of the cups that come with the program, by id."""
    return sorted(data_path("resources", "swallows", "cups").glob("*-[0-9]*.json"))
