"""Cups from other people's files: openfootball's JSON and text, tables of results, the game's own; and files that mean
harm, each of which gets one sentence within two seconds."""

import csv
import io
import json
import random
import re
import time
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.data.cup_fields import as_it_was, cup_fields, field_of
from swallows_gui.games.swallows.data.cup_import import read_cups
from swallows_gui.games.swallows.data.cup_report import report_on
from swallows_gui.games.swallows.data.cups import BadCup, CupRecord, shipped_cups
from swallows_gui.games.swallows.session.kind import kind_with

HOUSE = load()
CUPS = {found.id: found.cup for found in cup_fields(HOUSE)}
STRUCTURED = [
    "wc-1974",
    "wc-1982",
    "wc-2022",
    "euro-1980",
    "euro-2024",
    "copa-2021",
    "afcon-2012",
    "gold-2002",
    "wwc-1991",
]


def as_json(cup: CupRecord) -> str:
    """A cup as openfootball's JSON has it."""
    matches = []
    for at, match in enumerate(cup.matches):
        told: dict[str, Any] = {"date": f"2001-01-{at % 28 + 1:02}", "team1": match.home, "team2": match.away}
        told["score"] = {"et" if match.extra_time else "ft": list(match.score)}
        if match.penalties:
            told["score"]["p"] = list(match.penalties)
        if match.stage.startswith("Group"):
            told |= {"round": f"Matchday {at}", "group": match.stage}
        else:
            told["round"] = match.stage
        matches.append(told)
    return json.dumps({"name": f"World Cup {cup.year}", "matches": matches})


def as_text(cup: CupRecord) -> str:
    """A cup as football.txt has it."""
    lines = [f"= World Cup {cup.year}    # in Nowhere, in June", "", "# all times are local"]
    lines += [f"Group {name} | {'   '.join(teams)}" for name, teams in cup.groups.items()]
    stage = ""
    for match in cup.matches:
        if match.stage != stage:
            stage = match.stage
            lines += ["", f"▪ {stage}", "Thu Jun 14"]
        score = "{}-{}".format(*match.score) + " a.e.t. (1-1, 0-0)" * match.extra_time
        kicks = ", {}-{} pen.".format(*match.penalties) if match.penalties else ""
        lines.append(f"  18:00 UTC+3   {match.home}   {score}{kicks}   {match.away}    @ Stadium 7-2, Town")
        lines.append("        (Somebody 12' (pen.) Another 90+3')")
    return "\n".join(lines)


def as_table(cup: CupRecord) -> str:
    """A cup as public tables of results have it: no stages, shoot-outs by their winner alone."""
    out = io.StringIO()
    table = csv.writer(out)
    table.writerow(["date", "home_team", "away_team", "home_score", "away_score", "tournament", "country", "winner"])
    table.writerow(["1999-01-01", "France", "Brazil", "1", "1", "Friendly", "France", ""])
    for at, match in enumerate(cup.matches):
        day = f"{cup.year}-{6 + at // 28:02}-{at % 28 + 1:02}"
        kicks = match.penalties
        winner = "" if kicks is None else match.home if kicks[0] > kicks[1] else match.away
        table.writerow([day, match.home, match.away, *match.score, "FIFA World Cup", "Italy", winner])
    table.writerow([f"{(cup.year or 0) + 1}-09-01", "France", "Brazil", "NA", "NA", "FIFA World Cup", "France", ""])
    return out.getvalue()


def read(folder: Path, text: str | bytes, ending: str) -> list[CupRecord]:
    path = folder / f"cup{ending}"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return read_cups(path)


def shape(cup: CupRecord) -> list[tuple[str, list[int]]]:
    """What is known of a cup, but for what its stages are called."""
    stages = report_on(HOUSE, field_of(HOUSE, cup)).found.stages.layers
    return [
        ("groups" if layer[0].is_group else "round", sorted(len(stage.matches) for stage in layer)) for layer in stages
    ]


@pytest.mark.parametrize("name", STRUCTURED)
def test_a_cup_is_the_same_from_every_source(name: str, tmp_path: Path) -> None:
    cup = CUPS[name]
    for written, ending in ((as_json(cup), ".json"), (as_text(cup), ".txt"), (as_table(cup), ".csv")):
        found = read(tmp_path, written, ending)[0]
        assert shape(found) == shape(cup), ending
        assert [match.score for match in found.matches] == [match.score for match in cup.matches]
        assert found.year == cup.year
        assert found.model_copy(update={"ranking": None}).competition == ""
        if cup.id.startswith("wc"):
            assert report_on(HOUSE, field_of(HOUSE, found)).faults == ()


@pytest.mark.parametrize("name", CUPS)
def test_the_stages_of_every_known_cup_are_found_in_its_text(name: str, tmp_path: Path) -> None:
    found = read(tmp_path, as_text(CUPS[name]), ".txt")[0]
    assert shape(found) == shape(CUPS[name])


def test_byte_order_marks_and_utf_16_are_read(tmp_path: Path) -> None:
    text = as_table(CUPS["afcon-2012"])
    for coding in ("utf-8-sig", "utf-16", "utf-8"):
        found = read(tmp_path, text.encode(coding), ".csv")[0]
        assert "Ivory Coast" in found.teams
    own = next(path for path in shipped_cups() if path.stem == "euro-1984").read_text("utf-8")
    assert read(tmp_path, own.encode("utf-16"), ".json") == [CUPS["euro-1984"]]


def test_a_table_with_other_heads_and_marks_is_read(tmp_path: Path) -> None:
    teams = ["Mali", "Togo", "Benin", "Niger"]
    rows = [f"2010-03-{at + 1:02};{home};{away};{at}:1" for at, (home, away) in enumerate(combinations(teams, 2))]
    found = read(tmp_path, "Datum;Heim;Gast;Ergebnis\r\n" + "\r\n".join(rows), ".csv")
    assert [len(cup.matches) for cup in found] == [6]
    assert shape(found[0]) == [("groups", [6])]


@pytest.mark.parametrize("final_last", [True, False])
def test_the_final_is_found_where_a_table_does_not_tell_who_won_a_shootout(tmp_path: Path, final_last: bool) -> None:
    days = ["Italy;Spain;2:1", "Brazil;Japan;0:0", "Spain;Brazil;1:3", "Italy;Japan;1:0"]
    if not final_last:
        days[2:] = reversed(days[2:])
    rows = [f"2001-06-{number:02};{row}" for number, row in enumerate(days, 1)]
    (cup,) = read(tmp_path, "date;home;away;score\n" + "\n".join(rows), ".csv")
    stages = {match.pair: match.stage for match in cup.matches}
    assert stages[frozenset(("Spain", "Brazil"))] == "Third place"
    assert stages[frozenset(("Italy", "Japan"))] == "Final"


def test_a_league_that_is_played_through_a_season_is_one_edition(tmp_path: Path) -> None:
    """Home championships began in autumn and ended in spring; the next one begins after a summer."""
    teams = ["England", "Scotland", "Wales", "Northern Ireland"]
    rows = []
    for year in (1966, 1967, 1968):
        days = (
            f"{year}-10-22",
            f"{year}-10-22",
            f"{year}-11-16",
            f"{year}-11-16",
            f"{year + 1}-04-12",
            f"{year + 1}-04-15",
        )
        rows += [
            f"{day},{home},{away},{at},{1},British Home Championship"
            for at, (day, (home, away)) in enumerate(zip(days, combinations(teams, 2), strict=True))
        ]
    rows.append("1970-04-18,England,Wales,1,1,British Home Championship")
    head = "date,home_team,away_team,home_score,away_score,tournament"
    found = read(tmp_path, "\n".join([head, *rows]), ".csv")
    assert [(cup.year, len(cup.matches)) for cup in found] == [(1970, 1), (1969, 6), (1968, 6), (1967, 6)]
    assert shape(found[1]) == [("groups", [6])]
    assert report_on(HOUSE, field_of(HOUSE, found[1])).faults == ()


def test_editions_of_a_tournament_are_apart_the_newest_first(tmp_path: Path) -> None:
    rows = as_table(CUPS["wc-2022"]).splitlines() + as_table(CUPS["wc-1982"]).splitlines()[1:]
    found = read(tmp_path, "\n".join(rows), ".csv")
    assert [cup.year for cup in found] == [2022, 1982]
    assert [cup.name for cup in found] == [{"en": "FIFA World Cup 2022"}, {"en": "FIFA World Cup 1982"}]


def test_names_that_no_nation_has_are_matched_by_the_file(tmp_path: Path) -> None:
    text = as_json(CUPS["euro-1984"]).replace("Romania", "The Reds")
    cup = read(tmp_path, text, ".json")[0]
    assert field_of(HOUSE, cup).missing == ("The Reds",)
    matched = cup.model_copy(update={"nations": {"The Reds": "ROU"}})
    found = field_of(HOUSE, matched)
    assert found.missing == ()
    assert found.codes["The Reds"] == "ROU"
    game = kind_with(HOUSE).new({**as_it_was(HOUSE, found), "seats": 2, "distribution": "random"}, 1)
    assert game.legal_actions(0)


@pytest.mark.parametrize(
    ("text", "ending", "reason"),
    [
        ("", ".txt", "neither a cup, nor a table of results, nor football.txt"),
        ("{", ".json", "no sound JSON"),
        ("[1, 2]", ".json", "no object with matches"),
        ('{"matches": 7}', ".json", "no list of matches"),
        ('{"matches": [{"team1": "A"}]}', ".json", "matches.0: it does not say team1, team2"),
        ('{"matches": [{"team1": "A", "team2": "A", "score": {"ft": [1, 0]}}]}', ".json", "plays against itself"),
        ("[" * 5000, ".json", "nested too deeply"),
        ("date,home,away,score\n2001-01-01,A,B,x-y\n", ".csv", "line 2: x-y is no result"),
        ("date,home,away,score\n2001-99-01,A,B,1-0\n", ".csv", "line 2: 2001-99-01 is no date"),
        ("date,home,away,score\n2001-01-01,A,,1-0\n", ".csv", "line 2: it does not name two teams"),
        ("date,home,away,score\n", ".csv", "no cup of 2 to 48 teams"),
        (b"\xff\xfe\x00", ".txt", "no text in UTF-8 or UTF-16"),
        (b"\x00\x01\x02", ".bin", "no text in UTF-8 or UTF-16"),
    ],
)
def test_what_cannot_be_read_says_why(tmp_path: Path, text: str | bytes, ending: str, reason: str) -> None:
    with pytest.raises(BadCup) as error:
        read(tmp_path, text, ending)
    assert reason in str(error.value)


def hostile() -> Iterator[bytes]:
    """Five hundred files: cups of every source with letters, lines and figures changed, doubled and cut."""
    chance = random.Random(1954)
    sources = [
        write(CUPS[name]).encode()
        for name in ("wc-1954", "wc-2022", "wc-2026", "euro-1980")
        for write in (as_json, as_text, as_table)
    ]
    sources += [path.read_bytes() for path in list(shipped_cups())[::12]]
    for _ in range(500):
        data = bytearray(chance.choice(sources))
        for _ in range(chance.randint(1, 8)):
            at, length = chance.randrange(len(data) or 1), chance.choice((1, 5, 60, 2000))
            match chance.randrange(6):
                case 0:
                    del data[at : at + length]
                case 1:
                    data[at:at] = data[at : at + length] * chance.choice((1, 1, 30))
                case 2:
                    data[at : at + 1] = bytes([chance.randrange(256)])
                case 3:
                    data[at:at] = chance.choice(
                        (b"9" * 40, b'"', b"{" * 99, b"\n", b"\xff", "\u202e".encode(), b"-1", b"null")
                    )
                case 4:
                    other = chance.choice(sources)
                    data[at:at] = other[chance.randrange(len(other)) :][:length]
                case _:
                    lines = bytes(data).split(b"\n")
                    chance.shuffle(lines)
                    data = bytearray(b"\n".join(lines))
        yield bytes(data)


def test_five_hundred_files_that_mean_harm_get_one_sentence_each_in_two_seconds(tmp_path: Path) -> None:
    path = tmp_path / "cup.txt"
    read_well = 0
    refusals: list[str] = []
    for data in hostile():
        path.write_bytes(data)
        begun = time.process_time()
        try:
            for cup in read_cups(path)[:3]:
                report = report_on(HOUSE, field_of(HOUSE, cup))
                assert all(fault and "\n" not in fault for fault in report.faults)
            read_well += 1
        except BadCup as error:
            refusals.append(str(error))
        assert time.process_time() - begun < 2
    assert read_well > 50
    assert len(refusals) > 50
    assert all(said.strip() and "\n" not in said and len(said) < 400 for said in refusals)


def test_the_example_of_the_guide_can_be_played(tmp_path: Path, checkout: Path) -> None:
    told = re.search(r"```json\n(.*?)```", (checkout / "docs" / "cups.md").read_text("utf-8"), re.DOTALL)
    assert told is not None
    cup = read(tmp_path, told[1], ".json")[0]
    assert report_on(HOUSE, field_of(HOUSE, cup)).faults == ()
