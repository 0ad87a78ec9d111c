"""One number of the newspaper as it is set, and as it is read in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from swallows_gui.models.vocabulary import labelled


class ResultLine(NamedTuple):
    """A match in the list of results."""

    home: str
    away: str
    score: str
    remark: str = ""


class TableLine(NamedTuple):
    """A line of a table. `team` is a code, `through` whether it would go on."""

    place: int
    team: str
    name: str
    played: int
    goals: str
    points: int
    through: bool


class GroupOnPaper(NamedTuple):
    """The table of a group."""

    title: str
    rows: tuple[TableLine, ...]


class PagePiece(NamedTuple):
    """A letter and who signed it, or a number and what it counts."""

    text: str
    other: str


@dataclass(frozen=True, slots=True)
class FrontPage:
    """One number of the paper in one language, ready to be set."""

    name: str
    slogan: str
    issue: str
    day: str
    weather: str
    price: str
    headline: str
    deck: str
    report: tuple[str, ...]
    """Its paragraphs."""
    match: ResultLine
    card: str
    """The id of the card on the photograph, "" for none."""
    caption: str
    codes: tuple[str, str]
    """The two teams of the report."""
    elsewhere: tuple[ResultLine, ...]
    tables: tuple[GroupOnPaper, ...]
    referee: str
    letters: tuple[PagePiece, ...]
    ads: tuple[str, ...]
    number: PagePiece
    money: tuple[str, ...]
    labels: Mapping[str, str]
    """Headings of the parts by "referee", "letters", "ads", "number", "money", "elsewhere"."""


def as_lines(page: FrontPage) -> Iterator[str]:
    """A page in words, for ears and for a plain file."""
    yield f"{page.name}. {page.slogan}"
    yield " · ".join((page.issue, page.day, page.weather, page.price))
    yield page.headline
    yield page.deck
    yield from page.report
    yield _in_words(page.match)
    if page.caption:
        yield page.caption
    if page.elsewhere:
        yield page.labels["elsewhere"]
        yield from map(_in_words, page.elsewhere)
    for group in page.tables:
        yield group.title
        yield from (f"{row.place}. {row.name} {row.goals} {row.points}" for row in group.rows)
    yield page.labels["referee"]
    yield page.referee
    if page.money:
        yield page.labels["money"]
        yield from page.money
    yield page.labels["letters"]
    yield from (f"{letter.text} ({letter.other})" for letter in page.letters)
    yield page.labels["ads"]
    yield from page.ads
    yield labelled(page.labels["number"], f"{page.number.other} {page.number.text}")


def _in_words(line: ResultLine) -> str:
    """A match in one or two sentences. A score may end with a full stop of its own ("a.e.t.")."""
    result = f"{line.home} – {line.away} {line.score}".rstrip(".") + "."
    return f"{result} {line.remark}".rstrip()
