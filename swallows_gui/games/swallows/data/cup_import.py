"""Cups from other people's files: openfootball's JSON and football.txt, tables of results (CSV), and the game's own.

`read_cups` finds out by itself what a file is. A table may hold many tournaments: each edition becomes a cup, its
groups and rounds found in the results. `docs/cups.md` shows every shape.
"""

import csv
import io
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import Any, Final, NamedTuple

from pydantic import ValidationError

from swallows_gui.catalogue.plain_files import QT_TRANSLATE_NOOP, Reason, no_json, read_limited, utf8
from swallows_gui.catalogue.plain_names import plain_name
from swallows_gui.games.swallows.data.cup_results import is_league, with_stages
from swallows_gui.games.swallows.data.cups import CUP, BadCup, CupMatch, CupRecord

MOST_BYTES: Final = 8_000_000
_MOST_EDITIONS: Final = 2_000
_MOST_MATCHES: Final = 200
_MOST_TEAMS: Final = 48
_NEW_EDITION: Final = 100
"""Days without a match after which another edition begins."""
_MOST_PARTS: Final = 6
"""Of a season, between breaks as long as that."""
_SEASON: Final = 330
"""Days of the longest season."""
_NO_CUPS: Final = re.compile(r"qualif|friendl", re.IGNORECASE)
_DEEPEST: Final = 40
_NO_TEXT: Final = Reason(QT_TRANSLATE_NOOP("FileReasons", "it is no text in UTF-8 or UTF-16"))


def read_cups(path: Path) -> list[CupRecord]:
    """The cups that a file holds, the newest of a table first. Raises `BadCup` with one sentence."""
    try:
        data = utf8(read_limited(path, MOST_BYTES))
        text = data.decode("utf-8")
    except OSError as error:
        raise BadCup(path.name, "", error.strerror or str(error)) from error
    except UnicodeDecodeError:
        raise BadCup(path.name, "", _NO_TEXT) from None
    if "\0" in text:
        raise BadCup(path.name, "", _NO_TEXT)
    try:
        if text.lstrip()[:1] in "{[" and text.strip():
            cups = [_of_json(path, data, text)]
        elif _columns(text) is not None:
            cups = list(_of_table(path, text))
        else:
            cups = [_of_text(path, text)]
    except ValidationError as error:
        raise BadCup.by(path, error) from error
    if not cups:
        raise BadCup(
            path.name,
            "",
            Reason(QT_TRANSLATE_NOOP("FileReasons", "no cup of 2 to {most} teams is in it"), most=_MOST_TEAMS),
        )
    return cups


def _cup(path: Path, name: str, host: str, groups: Mapping[str, Sequence[str]], matches: Sequence[Any]) -> CupRecord:
    """A cup with an id that keeps the words of its name, so that its competition and year are told by it."""
    if not matches:
        raise BadCup(path.name, "", Reason(QT_TRANSLATE_NOOP("FileReasons", "no match with a result is in it")))
    title = " ".join(name.split())[:80] or path.stem[:80]
    identity = "-".join(re.findall(r"[\w]+", title.lower())) or "cup"
    return CupRecord.model_validate(
        {
            "id": identity,
            "name": {"en": title},
            "host": host[:100],
            "groups": {key: tuple(teams) for key, teams in groups.items()},
            "matches": tuple(matches),
        },
        strict=False,
    )


# JSON


def _of_json(path: Path, data: bytes, text: str) -> CupRecord:
    if _is_too_deep(text):
        raise BadCup(path.name, "", Reason(QT_TRANSLATE_NOOP("FileReasons", "it is nested too deeply")))
    try:
        whole = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadCup(path.name, "", no_json(error.lineno, error.colno)) from None
    except (ValueError, RecursionError):
        raise BadCup(path.name, "", Reason(QT_TRANSLATE_NOOP("FileReasons", "a number in it is too long"))) from None
    if not isinstance(whole, dict):
        raise BadCup(path.name, "", Reason(QT_TRANSLATE_NOOP("FileReasons", "it is no object with matches")))
    if "id" in whole:
        return CUP.validate_json(data)
    rounds = whole.get("rounds")
    listed = [
        {**match, "round": each.get("name", "")}
        for each in (rounds if isinstance(rounds, list) else [])
        if isinstance(each, dict)
        for match in _list(each.get("matches"))
        if isinstance(match, dict)
    ] or [match for match in _list(whole.get("matches")) if isinstance(match, dict)]
    if not listed:
        raise BadCup(path.name, "matches", Reason(QT_TRANSLATE_NOOP("FileReasons", "no list of matches is in it")))
    matches = [found for at, match in enumerate(listed) if (found := _match_of_json(path, at, match)) is not None]
    return _cup(path, str(whole.get("name", "")), "", _groups_played(matches), matches)


def _groups_played(matches: Sequence[Mapping[str, Any]]) -> dict[str, list[str]]:
    """The teams of every stage that is called a group, in the order in which they played."""
    groups: dict[str, list[str]] = {}
    for match in matches:
        stage = re.fullmatch(r"Group (\S+)", str(match["stage"]))
        if stage is not None:
            group = groups.setdefault(stage[1], [])
            group += [team for team in (match["home"], match["away"]) if team not in group]
    return groups


def _is_too_deep(text: str) -> bool:
    depth = deepest = 0
    for mark in re.findall(r"[\[\]{}]", text):
        depth += 1 if mark in "[{" else -1
        deepest = max(deepest, depth)
    return deepest > _DEEPEST


def _list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


def _match_of_json(path: Path, at: int, match: Mapping[str, Any]) -> dict[str, Any] | None:
    """A match of openfootball's JSON; None for one that has no result yet."""
    home, away = (_team(match.get(side)) for side in ("team1", "team2"))
    if not home or not away:
        raise BadCup(
            path.name,
            f"matches.{at}",
            Reason(QT_TRANSLATE_NOOP("FileReasons", "it does not say {keys}"), keys="team1, team2"),
        )
    score = match.get("score")
    told = score if isinstance(score, dict) else {}
    full, extra, kicks = (_pair(told.get(key)) for key in ("ft", "et", "p"))
    if isinstance(score, list):
        full = _pair(score)
    full = full or _pair([match.get("score1"), match.get("score2")])
    extra = extra or _pair([match.get("score1et"), match.get("score2et")])
    kicks = kicks or _pair([match.get("score1p"), match.get("score2p")])
    if full is None and extra is None:
        return None
    group, round_ = str(match.get("group") or ""), str(match.get("round") or "")
    stage = round_ or "Matches"
    if group:
        stage = f"{group} Play-off" if re.search(r"play-?off", round_, re.IGNORECASE) else group
    found: dict[str, Any] = {"stage": stage[:100], "home": home, "away": away, "score": extra or full}
    if extra is not None:
        found["extra_time"] = True
    if kicks is not None and kicks[0] != kicks[1]:
        found["penalties"] = kicks
    return found


def _team(value: Any) -> str:
    name = value.get("name") if isinstance(value, dict) else value
    return " ".join(name.split())[:100] if isinstance(name, str) else ""


def _pair(value: Any) -> tuple[int, int] | None:
    if isinstance(value, list) and len(value) == 2 and all(type(goals) is int and 0 <= goals <= 200 for goals in value):
        return value[0], value[1]
    return None


# football.txt

_HEADING: Final = re.compile(r"^\s*(?:[▪»#*]|::)\s*(?P<stage>[^|#]+?)\s*(?P<rest>\|.*)?$")
_TITLE: Final = re.compile(r"^=+\s*(?P<title>[^#]+?)\s*=*\s*(?:#\s*(?P<more>.*))?$")
_GROUP_LINE: Final = re.compile(r"^\s*Group\s+(?P<name>\S+)\s*[|:]\s*(?P<teams>.+)$", re.IGNORECASE)
_SCORE: Final = re.compile(
    r"\s+(?:(?P<kicks_before>\d{1,2}-\d{1,2})\s*pen\.?\s+)?(?P<score>\d{1,3}-\d{1,3})(?P<extra>\s*a\.?e\.?t\.?)?"
    r"(?:\s*\([^)]*\))?(?:,?\s*(?P<kicks>\d{1,2}-\d{1,2})\s*pen\.?)?\s+"
)
_BEFORE: Final = re.compile(
    r"^(?:\(\d+\)\s*)?(?:\[[^\]]*\]\s*)?(?:(?:mon|tue|wed|thu|fri|sat|sun)\w*[\s,]+)?"
    r"(?:(?:\d{1,2}\.?\s+)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*[\s/]+(?:\d{1,2}\s+)?)?"
    r"(?:\d{1,2}[:.h]\d\d(?:\s+utc[+-]?\d*)?\s+)?",
    re.IGNORECASE,
)


def _of_text(path: Path, text: str) -> CupRecord:
    """A cup in football.txt: headings of stages, below them a line a match."""
    title, host, stage = "", "", ""
    groups: dict[str, list[str]] = {}
    matches: list[dict[str, Any]] = []
    for line in text.splitlines():
        if len(line) > 500:
            continue
        said = _TITLE.match(line)
        if said is not None and not title:
            title = said["title"]
            where = re.match(r"in\s+([^,]+)", said["more"] or "")
            host = where[1] if where else ""
            continue
        group = _GROUP_LINE.match(line)
        if group is not None:
            groups[group["name"]] = [team for team in re.split(r"\s{2,}", group["teams"].strip()) if team][:_MOST_TEAMS]
            continue
        heading = _HEADING.match(line)
        if heading is not None and not re.search(r"\d-\d", line):
            stage = heading["stage"] if heading["rest"] is None else stage
            continue
        match = _match_of_line(line, stage or "Matches")
        if match is not None:
            matches.append(match)
    if not matches:
        raise BadCup(
            path.name,
            "",
            Reason(QT_TRANSLATE_NOOP("FileReasons", "it is neither a cup, nor a table of results, nor football.txt")),
        )
    played = _groups_played(matches)
    drawn = {name: teams for name, teams in groups.items() if set(played.get(name, teams)) <= set(teams)}
    return _cup(path, title, host, {**{name: played[name] for name in groups.keys() & played}, **drawn}, matches)


def _match_of_line(line: str, stage: str) -> dict[str, Any] | None:
    """The match of a line, "date Home 2-1 Away @ place" or "date Home v Away 2-1"; None for any other line."""
    plain = re.sub(r"\s+#.*$|\[[^\]]*\]\s*$", "", line.expandtabs(4)).rstrip()
    plain = re.sub(r"^\s*\(\d+\)", "", plain)
    found = _SCORE.search(plain + " ")
    if found is None or plain.lstrip().startswith("("):
        return None
    before, after = plain[: found.start()], re.sub(r"(^|\s+)@.*$", "", plain[found.end() :])
    versus = re.search(r"\s+vs?\.?\s+", before)
    if versus is not None:
        before, after = before[: versus.start()], before[versus.end() :]
    before = re.sub(r"^.*@.*?\s{2,}", "", before.strip())
    home = re.split(r"\s{2,}", _BEFORE.sub("", before.strip()))[-1].strip()
    away = re.split(r"\s{2,}", after.strip())[0].strip()
    if not re.search(r"[^\W\d]{2}", home) or not re.search(r"[^\W\d]{2}", away) or re.search(r"[:@(]", home + away):
        return None
    match: dict[str, Any] = {
        "stage": stage[:100],
        "home": home[:100],
        "away": away[:100],
        "score": _goals(found["score"]),
    }
    kicks = found["kicks"] or found["kicks_before"]
    if found["extra"] or kicks:
        match["extra_time"] = bool(found["extra"])
    if kicks and _goals(kicks)[0] != _goals(kicks)[1]:
        match["penalties"] = _goals(kicks)
    return match


def _goals(text: str) -> tuple[int, int]:
    home, away = text.split("-")
    return int(home), int(away)


# Tables of results

_HEADS: Final = {
    "date": ("date", "day", "datum"),
    "home": ("home_team", "home", "hometeam", "team1", "heim"),
    "away": ("away_team", "away", "awayteam", "team2", "gast", "auswarts"),
    "home_score": ("home_score", "homescore", "score1", "fthg", "hg", "home_goals"),
    "away_score": ("away_score", "awayscore", "score2", "ftag", "ag", "away_goals"),
    "score": ("score", "result", "ergebnis", "ft"),
    "tournament": ("tournament", "competition", "cup", "league", "wettbewerb", "turnier"),
    "stage": ("stage", "round", "group", "phase", "runde"),
    "winner": ("winner", "shootout_winner", "shootout", "sieger"),
    "country": ("country", "host", "land"),
}


class _Table(NamedTuple):
    delimiter: str
    at: dict[str, int]
    """By what a column is, its number."""


def _columns(text: str) -> _Table | None:
    """The columns of a table of results; None where the first line is no head of one."""
    head = text.lstrip("\n\r ").split("\n", 1)[0][:2000]
    for delimiter in (",", ";", "\t", "|"):
        names = [plain_name(name).replace(" ", "_") for name in head.strip().split(delimiter)]
        at = {key: next((names.index(word) for word in words if word in names), -1) for key, words in _HEADS.items()}
        there = {key: number for key, number in at.items() if number >= 0}
        if {"home", "away"} <= there.keys() and ({"home_score", "away_score"} <= there.keys() or "score" in there):
            return _Table(delimiter, there)
    return None


class _Row(NamedTuple):
    day: date | None
    tournament: str
    country: str
    match: dict[str, Any]


def _of_table(path: Path, text: str) -> Iterator[CupRecord]:
    """Each edition of each tournament in a table, the newest first."""
    table = _columns(text)
    assert table is not None
    by_name: dict[str, list[_Row]] = {}
    try:
        reader = csv.reader(io.StringIO(text.lstrip("\n\r ")), delimiter=table.delimiter)
        next(reader)
        for number, cells in enumerate(reader, 2):
            row = _row(path, number, cells, table)
            if row is not None:
                by_name.setdefault(row.tournament, []).append(row)
    except csv.Error as error:
        raise BadCup(
            path.name, _line(reader.line_num), Reason(QT_TRANSLATE_NOOP("FileReasons", "the table cannot be read here"))
        ) from error
    editions = [
        (name, rows) for name, all_rows in by_name.items() if not _NO_CUPS.search(name) for rows in _editions(all_rows)
    ]
    editions.sort(key=lambda each: each[1][-1].day or date.min, reverse=True)
    for name, rows in editions[:_MOST_EDITIONS]:
        teams = {team for row in rows for team in (row.match["home"], row.match["away"])}
        if not 2 <= len(teams) <= _MOST_TEAMS or len(rows) > _MOST_MATCHES:
            continue
        year = str(rows[-1].day.year) if rows[-1].day is not None else ""
        title = name or path.stem
        yield _edition(path, title if not year or year in title else f"{title} {year}", rows)


def _edition(path: Path, title: str, rows: Sequence[_Row]) -> CupRecord:
    matches = [CupMatch.model_validate(row.match, strict=False) for row in rows]
    groups: dict[str, tuple[str, ...]] = {}
    if all(match.stage == "-" for match in matches):
        groups, matches = with_stages(matches)
    return _cup(path, title, rows[-1].country, groups, matches)


def _row(path: Path, number: int, cells: Sequence[str], table: _Table) -> _Row | None:
    """A line of the table; None for one without a result."""

    def cell(key: str) -> str:
        at = table.at.get(key, -1)
        return " ".join(cells[at].split())[:100] if 0 <= at < len(cells) else ""

    if not any(text.strip() for text in cells):
        return None
    home, away = cell("home"), cell("away")
    if not home or not away or home == away:
        raise BadCup(path.name, _line(number), Reason(QT_TRANSLATE_NOOP("FileReasons", "it does not name two teams")))
    told = (cell("home_score"), cell("away_score"))
    if "home_score" not in table.at:
        parts = re.match(r"(\d{1,3})\s*[-:\u2013]\s*(\d{1,3})", cell("score"))
        told = (parts[1], parts[2]) if parts else (cell("score"), "")
    goals = [re.fullmatch(r"(\d{1,3})(?:\.0)?", text) for text in told]
    if goals[0] is None or goals[1] is None:
        if any(text and text.upper() not in ("NA", "N/A", "-", "?") for text in told):
            raise BadCup(
                path.name,
                _line(number),
                Reason(QT_TRANSLATE_NOOP("FileReasons", "{text} is no result"), text=":".join(filter(None, told))),
            )
        return None
    match: dict[str, Any] = {
        "stage": cell("stage") or "-",
        "home": home,
        "away": away,
        "score": (min(200, int(goals[0][1])), min(200, int(goals[1][1]))),
    }
    winner = cell("winner")
    if winner in (home, away):
        match["winner"] = winner
    day = re.match(r"(\d{4})-(\d\d)-(\d\d)", cell("date"))
    try:
        when = date(*map(int, day.groups())) if day is not None else None
    except ValueError:
        raise BadCup(
            path.name, _line(number), Reason(QT_TRANSLATE_NOOP("FileReasons", "{text} is no date"), text=cell("date"))
        ) from None
    return _Row(when, cell("tournament"), cell("country"), match)


def _line(number: int) -> Reason:
    return Reason(QT_TRANSLATE_NOOP("FileReasons", "line {number}"), number=number)


def _editions(rows: Sequence[_Row]) -> Iterator[list[_Row]]:
    """Matches in order of their dates, a new edition where none was played for long; what is one league only together
    with the matches of the following months was played through a season."""
    parts = list(_without_breaks(rows))
    at = 0
    while at < len(parts):
        whole, used = _first_edition(parts[at : at + _MOST_PARTS])
        yield whole
        at += used


def _first_edition(parts: Sequence[list[_Row]]) -> tuple[list[_Row], int]:
    """The first edition, and of how many parts it is."""
    whole: list[_Row] = []
    for used, part in enumerate(parts, 1):
        if used > 1 and not _in_a_season(parts[0], part):
            break
        whole = whole + part
        if is_league([row.match for row in whole]):
            return whole, used
    return parts[0], 1


def _in_a_season(first: Sequence[_Row], later: Sequence[_Row]) -> bool:
    begun, ended = first[0].day, later[-1].day
    return begun is not None and ended is not None and (ended - begun).days <= _SEASON


def _without_breaks(rows: Sequence[_Row]) -> Iterator[list[_Row]]:
    ordered = sorted(rows, key=lambda row: row.day or date.min)
    part: list[_Row] = []
    for row in ordered:
        last = part[-1].day if part else None
        if part and row.day is not None and last is not None and (row.day - last).days > _NEW_EDITION:
            yield part
            part = []
        part.append(row)
    if part:
        yield part
