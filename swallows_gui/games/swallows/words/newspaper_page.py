"""A page of the newspaper as it is set and as plain words, and its texts
(`resources/swallows/newspaper/<language>.json`).

Matches, goals and referees are classified by what everybody has seen of them.

Every language writes its own: the texts of one key need not say the same everywhere, and a language may have more of
them. What stands in braces is filled in by the paper, nations in the form that the language asks for
(`services/language.py`). A text whose words the day does not know (a trainer, where a team has none) is passed over.
Letters are "text|signature", numbers of the day "number|text".
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple
from zlib import crc32

from swallows_gui.catalogue.commentary import words_of
from swallows_gui.catalogue.mistakes import BadFile, read_json
from swallows_gui.catalogue.places import data_path, found
from swallows_gui.catalogue.texts import variants
from swallows_gui.engine.tournament.schedule import THIRD_PLACE
from swallows_gui.games.swallows.words.names import SENSATION, Names
from swallows_gui.games.swallows.words.newspaper_facts import Issue, ReportedGoal, ReportedMatch
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
    """A letter with its signature, or a number with what it counts."""

    text: str
    other: str


@dataclass(frozen=True, slots=True)
class FrontPage:
    """One newspaper in one language, ready to be set."""

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


FEAST: Final = 6
"""Goals of a match that are a feast."""
ROUT: Final = 4
"""Goals of difference that are a rout."""
FLAGS: Final = 3
"""Offsides given that make a match one of flags."""
_WEIGHTS: Final[Mapping[str, int]] = {
    "champion": 99,
    "shootout": 9,
    "legs": 4,
    "bribed": 9,
    "bribed_in_vain": 8,
    "blue": 9,
    "upset": 8,
    "comeback": 6,
    "feast": 5,
    "rout": 5,
    "sent_off": 4,
    "dive": 4,
    "own_goal": 4,
    "extra": 4,
    "home_out": 2,
    "offside": 2,
}


def occasions(match: ReportedMatch, issue: Issue, names: Names) -> list[str]:
    """The kinds of story that fit a match, the most important first; after a draw or two legs fewer fit."""
    won, paid = match.winner, [bribe.team for bribe in match.bribes]
    leg = match.fixture.leg
    beaten = bool(won) and bool(match.margin or match.kicks) and leg != 2
    """Whether the winner has beaten the other in this match, and not come through in some other way."""
    holds = {
        "champion": bool(won) and won == issue.champion,
        "shootout": match.kicks is not None and bool(won),
        "legs": leg == 2 and bool(won),
        "lot": bool(won) and not beaten and leg != 2,
        "bribed": won in paid and beaten and not leg,
        "blue": bool(match.blue_team),
        "bribed_in_vain": beaten and match.loser in paid and won not in paid and not leg,
        "upset": beaten and not leg and _strength(names, match.loser) - _strength(names, won) >= SENSATION,
        "comeback": beaten and match.was_behind,
        "feast": match.total >= FEAST,
        "rout": beaten and match.margin >= ROUT,
        "sent_off": bool(match.sent_off) and match.referee is not None,
        "dive": bool(match.dive_goal) and match.referee is not None,
        "own_goal": any(goal.how == "own" for goal in match.goals),
        "extra": match.after == "extra" and beaten,
        "home_out": is_out(match) and beaten and match.loser == match.home,
        "offside": match.offsides >= FLAGS,
        "nil_nil": match.score == (0, 0),
        "draw": not match.margin and not (won and not beaten),
        "narrow": beaten and match.margin == 1,
        "win": beaten and match.margin > 1,
    }
    return [name for name, fits in holds.items() if fits]


def is_out(match: ReportedMatch) -> bool:
    """Whether the match's loser is knocked out by it: not after a first leg, nor in the match for third place."""
    fixture = match.fixture
    return fixture.knockout and not fixture.leg and fixture.stage != THIRD_PLACE


def is_for_points(match: ReportedMatch) -> bool:
    """Whether there are points for it."""
    return match.fixture.group is not None


def weight(match: ReportedMatch, issue: Issue, names: Names) -> int:
    """How much a match is worth to the paper."""
    return sum(_WEIGHTS.get(name, 0) for name in occasions(match, issue, names)) + match.total


def referee_kind(match: ReportedMatch) -> str:
    """The kind of referee for the newspaper's texts."""
    if match.referee is None:
        return "nobody"
    if match.bribes:
        return "bought" if match.changed else "bought_blue" if match.blue_team else "bought_idle"
    if match.blue_team:
        return "blue"
    if match.sent_off:
        return "strict"
    if match.refused:
        return "refused"
    return "busy" if match.changed else "quiet"


def goal_kind(match: ReportedMatch, goal: ReportedGoal) -> str:
    """The kind of goal for the newspaper's texts; one for a team far ahead is an ordinary goal."""
    if goal.how in ("own", "penalty", "free_kick"):
        return goal.how
    mine, theirs = (goal.home, goal.away) if goal.team == match.home else (goal.away, goal.home)
    if mine + theirs == 1:
        return "first"
    if mine == theirs:
        return "equal"
    if mine < theirs:
        return "back" if theirs - mine == 1 else "plain"
    return "lead" if mine == theirs + 1 else "more"


def _strength(names: Names, team: str) -> int:
    nation = names.nation(team)
    return nation.strength if nation is not None else 0


SOURCE: Final = "en"
"""The language that every key must be in; one that lacks a key has it in this one."""
WORDS: Final = frozenset((
    "number", "weather", "price", "stage", "home", "away", "winner", "loser", "result", "score", "goals",
    "referee", "payer", "paid", "amount", "coach", "other_coach", "through", "out", "kicks",
    "blue_team", "sent_team", "sent_card", "dive_team", "own_team", "offsides", "saves", "misses",
    "laughed_team", "red", "attacks", "other_home", "other_away", "other_score", "other_brief", "card",
    "decided", "point", "points",
    "team", "n", "rich", "rich_count", "cash", "poor", "poor_cash", "bet_seat", "bet_amount", "bet_team",
))  # fmt: skip
"""All that may stand in braces."""
PARTED: Final = ("letters.", "number.")
"""Beginnings of keys whose texts have two parts."""


class BadNewspaper(BadFile):
    """A file of the newspaper that cannot be used."""


Texts = Mapping[str, tuple[str, ...]]


@cache
def texts(language: str) -> Texts:
    """The texts of a language, with English where it has none. Raises `BadNewspaper`."""
    folder = data_path("resources", "swallows", "newspaper")
    path = found(folder / f"{language}.json")
    if language == SOURCE:
        return read(path)
    return {**texts(SOURCE), **(read(path) if path.exists() else {})}


def read(path: Path) -> Texts:
    """Read and check a file. Raises `BadNewspaper` with file, key and reason."""
    given = read_json(path, BadNewspaper)
    if not isinstance(given, dict):
        raise BadNewspaper(path.name, "", "is not an object of texts")
    for key, entries in given.items():
        try:
            texts_of_key = variants(entries)
        except ValueError as error:
            raise BadNewspaper(path.name, key, str(error)) from error
        for name, text in texts_of_key.items():
            for mistake in _mistakes(key, text):
                raise BadNewspaper(path.name, f"{key}.{name}", mistake)
    return {key: tuple(entries.values()) for key, entries in given.items()}


def _mistakes(key: str, text: Any) -> Iterator[str]:
    if not isinstance(text, str) or not text:
        yield "is not a text in quotes"
        return
    try:
        unknown = [word for word in words_of(text) if word not in WORDS]
    except ValueError as error:
        yield f"{error} in {text!r}"
        return
    if unknown:
        yield f"nothing fills {{{unknown[0]}}} in {text!r}"
    if key.startswith(PARTED) and text.count("|") != 1:
        yield f"{text!r} has not two parts with a | between them"


class NewsDesk:
    """Chooses the texts for a whole tournament: none is printed twice while another fits."""

    def __init__(self, language: str) -> None:
        self._texts = texts(language)
        self._used: dict[tuple[str, str], int] = {}
        self._on_page: set[tuple[str, str]] = set()

    def new_page(self) -> None:
        """Begin another page."""
        self._on_page.clear()

    def has(self, key: str) -> bool:
        """Whether there are texts under a key."""
        return key in self._texts

    def fits(self, key: str, words: Mapping[str, Any]) -> bool:
        """Whether a key has a text whose placeholders all have values."""
        return bool(self._fitting(key, words))

    def fresh(self, key: str, words: Mapping[str, Any]) -> bool:
        """Whether a key has a fitting text that has not been printed yet."""
        return any((key, text) not in self._used for text in self._fitting(key, words))

    def pick(self, key: str, words: Mapping[str, Any], seed: str) -> str:
        """A text with its words filled in; "" where none fits. `seed`: public facts by which the turns are shuffled."""
        fitting = self._fitting(key, words)
        if not fitting:
            return ""
        text = min(fitting, key=lambda each: self._turn(key, each, seed))
        self._used[key, text] = self._used.get((key, text), 0) + 1
        self._on_page.add((key, text))
        return text.format(**words)

    def _turn(self, key: str, text: str, seed: str) -> tuple[bool, int, int]:
        used = self._used.get((key, text), 0)
        return (key, text) in self._on_page, used, crc32(f"{seed} {key} {text}".encode())

    def fixed(self, key: str, **words: Any) -> str:
        """The text of a label."""
        return self._texts[key][0].format(**words)

    def _fitting(self, key: str, words: Mapping[str, Any]) -> list[str]:
        return [text for text in self._texts.get(key, ()) if all(_known(words, word) for word in words_of(text))]


def _known(words: Mapping[str, Any], word: str) -> bool:
    return words.get(word) not in (None, "")


def cards_with_ads(cards: Collection[str], language: str) -> list[str]:
    """Those of the cards that have a small ad of their own."""
    return [card for card in cards if f"ads.{card}" in texts(language)]
