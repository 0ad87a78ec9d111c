"""Why a file is refused, in German: whatever the readers of cups, fields, formats and competitions say."""

import ast
import json
import string
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import swallows_gui
from swallows_gui.catalogue.mistakes import BadCard, BadFile
from swallows_gui.catalogue.plain_files import Reason
from swallows_gui.competition import shelf
from swallows_gui.games.swallows.data.catalogue import load, sound_format
from swallows_gui.games.swallows.data.cup_fields import field_of
from swallows_gui.games.swallows.data.cup_import import read_cups
from swallows_gui.games.swallows.data.cup_report import report_on
from swallows_gui.games.swallows.session import own_fields, own_formats
from swallows_gui.models.reasons import reason_words, stage_words
from swallows_gui.services.language import language

PACKAGE = Path(swallows_gui.__file__).parent
READERS = [
    PACKAGE / "catalogue" / "plain_files.py",
    *sorted((PACKAGE / "competition").glob("*.py")),
    *sorted((PACKAGE / "games" / "swallows" / "data").glob("cup*.py")),
    *sorted((PACKAGE / "games" / "swallows" / "data").glob("format*.py")),
    PACKAGE / "games" / "swallows" / "session" / "own_fields.py",
    PACKAGE / "games" / "swallows" / "session" / "own_formats.py",
]
REFUSALS = {"BadCup", "BadFile", "BadCard", "BadCompetition", "NewerCompetition", "Flaw", "NoFormat", "ValueError"}


@pytest.fixture(autouse=True)
def _german(qapp: object) -> Iterator[None]:
    language().set_language("de")
    yield
    language().set_language("en")


def calls(path: Path) -> Iterator[ast.Call]:
    return (node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call))


def name_of(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


def marked() -> dict[str, Path]:
    """Every text of a reason, and where it stands."""
    return {
        ast.literal_eval(call.args[1]): path
        for path in sorted(PACKAGE.rglob("*.py"))
        if "FileReasons" in path.read_text("utf-8") and path.name != "reasons.py"
        for call in calls(path)
        if name_of(call) == "QT_TRANSLATE_NOOP" and ast.literal_eval(call.args[0]) == "FileReasons"
    }


def gaps(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


@pytest.mark.parametrize("path", READERS, ids=lambda path: path.stem)
def test_no_reader_refuses_in_words_that_cannot_be_translated(path: Path) -> None:
    for call in calls(path):
        if name_of(call) in REFUSALS and call.args:
            assert not isinstance(call.args[-1], ast.JoinedStr), ast.unparse(call)
            said = call.args[-1]
            assert not (isinstance(said, ast.Constant) and " " in str(said.value)), ast.unparse(call)


def test_each_reason_has_german_words() -> None:
    texts = marked()
    assert len(texts) > 100
    for text in texts:
        reason = Reason(text, **{gap: 1000 + at for at, gap in enumerate(sorted(gaps(text)))})
        words = reason_words(reason)
        assert all(str(1000 + at) in words for at in range(len(gaps(text)))), text
        if len(text.split()) > 2:
            assert words != reason, text


def test_a_reason_is_said_with_the_reasons_in_it() -> None:
    inner = Reason("line {number}", number=3)
    assert reason_words(Reason("not playable: {reason}", reason=inner)) == "nicht spielbar: Zeile 3"


def test_a_copy_of_a_reason_is_the_same() -> None:
    import copy
    import pickle

    reason = Reason("{text} is no date", text="{a}")
    for again in (copy.deepcopy(reason), pickle.loads(pickle.dumps(reason))):
        assert (again, again.text, again.values) == (reason, reason.text, reason.values)


def test_usual_stages_are_named_in_german_and_others_as_the_file_has_them() -> None:
    assert [stage_words(name) for name in ("Group A", "Semi-finals", "Round of 16 / Final", "Cuadrangular")] == [
        "Gruppe A",
        "Halbfinale",
        "Runde der letzten 16 / Finale",
        "Cuadrangular",
    ]


CUPS: list[tuple[str, str | bytes, str]] = [
    (".txt", "", "es ist weder ein Pokal noch eine Ergebnistabelle noch football.txt"),
    (".json", "{", "es ist kein gültiges JSON: siehe Zeile 1, Zeichen 2"),
    (".json", '{"id": 5', "es ist kein gültiges JSON: siehe Zeile 1, Zeichen 9"),
    (".json", '{"id": 5}', "Feld fehlt"),
    (".json", "[1, 2]", "es ist kein Objekt mit Spielen (matches)"),
    (".json", '{"matches": 7}', "keine Liste von Spielen (matches) steht darin"),
    (".json", '{"matches": [{"team1": "A"}]}', "es fehlt: team1, team2"),
    (".json", "[" * 5000, "es ist zu tief verschachtelt"),
    (".csv", "date,home,away,score\n2001-01-01,A,B,x-y\n", "x-y ist kein Ergebnis"),
    (".csv", "date,home,away,score\n2001-99-01,A,B,1-0\n", "2001-99-01 ist kein Datum"),
    (".csv", "date,home,away,score\n2001-01-01,A,,1-0\n", "es nennt keine zwei Mannschaften"),
    (".csv", "date,home,away,score\n", "kein Pokal mit 2 bis 48 Mannschaften steht darin"),
    (".bin", b"\x00\x01\x02", "es ist kein Text in UTF-8 oder UTF-16"),
    (
        ".json",
        '{"id": "a", "matches": [{"stage": "F", "home": "A", "away": "A", "score": [1, 0]}]}',
        "A spielt gegen sich selbst",
    ),
]


@pytest.mark.parametrize(("ending", "text", "words"), CUPS)
def test_a_file_that_is_no_cup_is_refused_in_german(tmp_path: Path, ending: str, text: str | bytes, words: str) -> None:
    path = tmp_path / f"cup{ending}"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    with pytest.raises(BadFile) as refused:
        read_cups(path)
    if words == "Feld fehlt":
        assert reason_words(refused.value.reason) not in (refused.value.reason, "")
    else:
        assert reason_words(refused.value.reason) == words
    if ending == ".csv" and refused.value.field:
        assert reason_words(refused.value.field) == "Zeile 2"


def test_what_does_not_agree_with_history_is_told_in_german(tmp_path: Path) -> None:
    games = [
        ("Final", "Italy", "Chile", [0, 1]),
        ("Group A", "Peru", "Ghana", [1, 0]),
        ("Group A", "Peru", "Chile", [1, 0]),
    ]
    matches = [{"stage": s, "home": home, "away": away, "score": score} for s, home, away, score in reversed(games)]
    path = tmp_path / "cup.json"
    path.write_text(json.dumps({"id": "wc-2090", "groups": {"A": ["Peru", "Chile"]}, "matches": matches}))
    report = report_on(load(), field_of(load(), read_cups(path)[0]))
    words = [reason_words(fault) for fault in report.faults]
    assert "Gruppe A: Ghana spielt darin, gehört aber nicht dazu" in words
    assert all(said != fault for said, fault in zip(words, report.faults, strict=True))


def sixteen(**changes: Any) -> dict[str, Any]:
    return load().formats["sixteen"].written() | {"id": "ours"} | changes


def stages(change: Callable[[list[dict[str, Any]]], object]) -> dict[str, Any]:
    form = json.loads(json.dumps(sixteen()))
    change(form["stages"])
    return dict(form)


FORMATS: list[dict[str, Any]] = [
    sixteen(final=99),
    sixteen(seats=[6, 2]),
    sixteen(bets={}, fees={}),
    sixteen(rest="R64"),
    sixteen(hosts=["XYZ"]),
    sixteen(ranking={"win": 3, "criteria": ["lots", "goals"]}),
    sixteen(ranking={"win": 3, "criteria": ["goals", "goals"]}),
    sixteen(thirds={"AB": "BC"}),
    sixteen(cash=-1),
    sixteen(cash="much"),
    sixteen(colour="blue"),
    {"id": "ours"},
    stages(lambda all_of: all_of.pop()),
    stages(lambda all_of: all_of[-1]["matches"].append(["W1", "W2"])),
    stages(lambda all_of: all_of[0].update(match_days=[])),
    stages(lambda all_of: all_of[0].update(match_days=[[[1, 2], [1, 3]]])),
    stages(lambda all_of: all_of[0].update(groups={"B": 4, "A": 4})),
    stages(lambda all_of: all_of[-1].update(level=["lot", "extra"])),
    stages(lambda all_of: all_of[-1].update(away_goals=True)),
    stages(lambda all_of: all_of[1].update(matches=[["A9", "B2"], ["B1", "A2"]])),
]


@pytest.mark.parametrize("form", FORMATS, ids=range(len(FORMATS)))
def test_a_format_that_cannot_be_played_is_refused_in_german(tmp_path: Path, form: dict[str, Any]) -> None:
    path = tmp_path / "ours.json"
    path.write_text(json.dumps(form))
    with pytest.raises(BadCard) as refused:
        own_formats.keep(load(), path)
    assert reason_words(refused.value.reason) != refused.value.reason
    assert "{" not in reason_words(refused.value.reason)
    with pytest.raises(BadCard):
        sound_format(load(), path)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "[" * 100_000,
        '{"format": "swallows-competition", "version": 99}',
        json.dumps({"id": "mine", "name": {"en": "A"}, "teams": ["ITA", "ITA"]}),
    ],
)
def test_fields_and_competitions_are_refused_in_german(tmp_path: Path, text: str) -> None:
    path = tmp_path / "mine.json"
    path.write_text(text)
    readers: list[Callable[[Path], object]] = [own_fields.read_field, shelf.read]
    for read in readers:
        with pytest.raises(BadFile) as refused:
            read(path)
        assert reason_words(refused.value.reason) != refused.value.reason
