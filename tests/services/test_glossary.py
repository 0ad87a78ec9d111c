"""Words by key: in the language in use, with their numbers, and what is said of a key that nobody knows."""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

import swallows_gui
from swallows_gui.games.swallows.words import phrases
from swallows_gui.services.glossary import Glossary, TextList, TextTable
from swallows_gui.services.language import LanguageService


@pytest.fixture(autouse=True)
def _english(qapp: QApplication) -> Iterator[None]:
    assert qapp
    LanguageService.install("en")
    yield
    LanguageService.install("en")


def test_a_glossary_speaks_the_language_in_use() -> None:
    assert [phrases.kind_name("rough"), phrases.purpose_name("rough")] == ["rough goal", "Rough goal"]
    assert phrases.count_of("green", 1) == "1 green card"
    LanguageService.install("de")
    assert [phrases.kind_name("rough"), phrases.purpose_name("rough")] == ["Rüpeltor", "Rüpeltor"]
    assert [phrases.count_of(0, 1), phrases.count_of("green", 3)] == ["1 grüne Karte", "3 grüne Karten"]


def test_a_key_without_a_text_is_said_as_it_is_or_as_the_glossary_has_it() -> None:
    plain, otherwise, silent = (Glossary("Phrases", {"attack": "attack"}, *more) for more in ((), ("special",), ("",)))
    assert [plain("new"), otherwise("new"), silent("new")] == ["new", "special", ""]
    assert "new" not in plain
    assert list(plain) == ["attack"]
    LanguageService.install("de")
    assert [plain("new"), otherwise("new"), silent("attack")] == ["new", "Sonderkarte", "Angriff"]


def test_one_thing_has_one_english_word() -> None:
    assert [phrases.area_name(place) for place in ("inside", "edge", "outside", "")] == [
        "inside the area",
        "on the edge of the area",
        "outside the area",
        "",
    ]
    assert phrases.kind_name("goalie") == "keeper"


def test_a_table_in_the_data_has_a_text_for_every_other_key() -> None:
    bare, refusal = TextTable("Phrases", "kind_name", "swallows"), TextTable("Phrases", "area_name", "swallows")
    assert [bare("attack"), bare("new"), refusal("inside"), refusal("new")] == ["attack", "new", "inside the area", ""]
    assert "*" not in refusal
    assert list(refusal) == ["inside", "edge", "outside"]


def test_a_table_in_the_data_may_be_a_list() -> None:
    ranks, headings = TextList("GrudgeCommentary", "ranks", "grudgematch"), TextList("Season", "headings", "swallows")
    assert [ranks(0), ranks(12), ranks.english(12)] == ["ace", "king", "king"]
    assert [headings(0), headings(7)] == ["Place", "Places"]
    LanguageService.install("de")
    assert [ranks(12), ranks.english(12), headings(7)] == ["König", "king", "Plätze"]


def test_every_table_in_the_data_is_read_and_every_table_that_is_read_is_there() -> None:
    root = Path(__file__).resolve().parents[2]
    there = {
        (context, name, place.parent.name if place.parent.name != "resources" else "")
        for place in root.glob("resources/**/texts.json")
        for context, tables in json.loads(place.read_text("utf-8")).items()
        for name in tables
    }
    call = re.compile(r'Text(?:Table|List)\(\s*"(\w+)",\s*"(\w+)"(?:,\s*"(\w+)")?\s*\)')
    tips = re.compile(r'MatchTips\.of\("(\w+)", "(\w+)"')
    sources = [path.read_text("utf-8") for path in (root / "swallows_gui").rglob("*.py") if path.name != "glossary.py"]
    read = [match.groups("") for source in sources for match in call.finditer(source)]
    read += [
        (table, name, game)
        for source in sources
        for game, table in tips.findall(source)
        for name in ("headings", "texts")
    ]
    assert sorted(read) == sorted(there)


def test_whoever_collects_texts_finds_every_one() -> None:
    """`lupdate` reads the source and knows `translate` by this name alone."""
    package = Path(swallows_gui.__file__).parent
    others = []
    for path in sorted(package.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        called = {id(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
        others += [
            f"{path.relative_to(package)}:{node.lineno}"
            for node in ast.walk(tree)
            if isinstance(node, ast.Name)
            and node.id == "translate"
            and isinstance(node.ctx, ast.Load)
            and id(node) not in called
        ]
    assert others == []
