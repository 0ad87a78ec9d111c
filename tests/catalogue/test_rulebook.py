"""The rule book as data: complete in both languages, found by number and by words, and damage is named."""

import json
import re
from pathlib import Path
from shutil import copy, copytree
from typing import Any

import pytest

from swallows_gui.catalogue.places import data_path
from swallows_gui.catalogue.rulebook import (
    BadRules,
    load_rulebook,
    read_reasons,
    read_rulebook,
    reason_clauses,
)

CLAUSES = (6, 7, 8, 9, 12, 14, 4, 5, 5, 2, 6)
"""How many clauses sections S0 to S10 have."""


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_section_has_all_its_clauses(language: str) -> None:
    book = read_rulebook(data_path("resources", "swallows", "rules", f"{language}.json"))
    assert tuple(len(section.clauses) for section in book.sections) == CLAUSES


METRES_IN_YARDS = {15: 16, 16: 18, 17: 19}
"""What German measures in metres, English measures in yards: the last inside, the line, the first outside (S5.8)."""


def test_a_language_without_rules_of_its_own_reads_the_english_ones() -> None:
    assert load_rulebook("swallows", "xx") is load_rulebook("swallows", "en")


def test_both_languages_tell_the_same_rules() -> None:
    german, english = load_rulebook("swallows", "de"), load_rulebook("swallows", "en")
    assert [(clause.id, clause.origin) for clause in german.clauses] == [
        (clause.id, clause.origin) for clause in english.clauses
    ]
    for ours, theirs in zip(german.clauses, english.clauses, strict=True):
        assert ours.text != theirs.text, ours.id
        assert ours.text.count("\n") == theirs.text.count("\n"), ours.id


def test_both_languages_name_the_same_numbers() -> None:
    """Money, marks and card counts must not part ways in translation."""
    for german, english in zip(
        load_rulebook("swallows", "de").clauses, load_rulebook("swallows", "en").clauses, strict=True
    ):
        spoken = english.text.replace("round of 32", "")  # a word in German
        for metres, yards in METRES_IN_YARDS.items():
            spoken = spoken.replace(f"{yards} yards", f"{metres} metres")
        assert sorted(re.findall(r"\d+", german.text)) == sorted(re.findall(r"\d+", spoken)), german.id


def test_german_is_written_with_real_umlauts_and_without_marks_of_origin() -> None:
    for language in ("de", "en"):
        for clause in load_rulebook("swallows", language).clauses:
            assert not re.search(r"\[|\bours\b|\bfuer\b|\bueber\b|\bTODO\b|  |\"", clause.text), clause.id


def test_a_clause_is_found_by_its_number() -> None:
    clause = load_rulebook("swallows", "en").clause("S5.7")
    assert clause.section == "S5"
    assert clause.number == (5, 7)
    assert clause.title.startswith("Swallow")
    assert load_rulebook("swallows", "de").section("S5").clauses[6].title.startswith("Schwalbe")
    for unknown in ("S5.15", "S11.1", "5.7", ""):
        with pytest.raises(KeyError):
            load_rulebook("swallows", "en").clause(unknown)


def test_search_wants_every_word_and_puts_titles_first() -> None:
    book = load_rulebook("swallows", "en")
    offside = [clause.id for clause in book.search("OFFSIDE")]
    assert offside[0] == "S5.5"
    assert {"S0.4", "S4.10"} < set(offside)
    assert [clause.id for clause in book.search("star discarded stolen never")] == ["S5.12"]
    assert book.search("s5.7")[0].id == "S5.7"
    assert load_rulebook("swallows", "de").search("heiterem himmel")[0].id == "S4.6"
    assert book.search("  ") == []
    assert book.search("cricket") == []


def test_every_reason_code_leads_to_a_clause() -> None:
    known = {clause.id for clause in load_rulebook("swallows", "en").clauses}
    assert set(reason_clauses("swallows").values()) <= known
    assert reason_clauses("swallows")["must_play_green"] == "S3.5"


def _book() -> Any:
    return json.loads(data_path("resources", "swallows", "rules", "en.json").read_text(encoding="utf-8"))


def _written(folder: Path, book: Any) -> Path:
    path = folder / "rules" / "en.json"
    path.parent.mkdir(exist_ok=True)
    copy(data_path("resources", "swallows", "rules", "figures.json"), path.parent)
    copytree(data_path("resources", "swallows", "formats"), folder / "formats", dirs_exist_ok=True)
    path.write_text(book if isinstance(book, str) else json.dumps(book), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("damage", "field", "reason"),
    [
        (lambda book: book["sections"][5]["clauses"][6].pop("text"), "sections.5.clauses.6.text", "required"),
        (lambda book: book["sections"][5]["clauses"][6].update(text=""), "sections.5.clauses.6.text", "at least 1"),
        (lambda book: book["sections"][5]["clauses"][6].update(text=7), "sections.5.clauses.6.text", "string"),
        (lambda book: book["sections"][5]["clauses"][6].update(origin="x"), "sections.5.clauses.6.origin", "'book'"),
        (lambda book: book["sections"][5]["clauses"][6].update(extra=1), "sections.5.clauses.6.extra", "not permitted"),
        (lambda book: book["sections"][5]["clauses"].pop(6), "sections.5", "clause S5.8 stands where S5.7 is due"),
        (
            lambda book: book["sections"][5]["clauses"][6].update(text="On {gold} or more."),
            "sections.5.clauses.6.text",
            "{gold} is no figure of figures.json",
        ),
        (lambda book: book["sections"].pop(2), "", "section S3 stands where S2 is due"),
        (lambda book: book.update(language="English"), "language", "pattern"),
    ],
)
def test_damage_is_named_by_file_field_and_reason(tmp_path: Path, damage: Any, field: str, reason: str) -> None:
    book = _book()
    damage(book)
    with pytest.raises(BadRules) as error:
        read_rulebook(_written(tmp_path, book))
    assert error.value.file == "en.json"
    assert error.value.field == field
    assert reason in str(error.value)


def test_a_file_that_is_no_json_or_not_there_is_refused(tmp_path: Path) -> None:
    for text in ("", "{", '{"language": "en", "language": "de", "sections": []}', "[]"):
        with pytest.raises(BadRules, match=r"en\.json"):
            read_rulebook(_written(tmp_path, text))
    (tmp_path / "rules" / "en.json").write_bytes(b"\xff\xfe")
    with pytest.raises(BadRules):
        read_rulebook(tmp_path / "rules" / "en.json")
    with pytest.raises(BadRules, match=r"none\.json"):
        read_rulebook(tmp_path / "none.json")


def test_a_figure_of_a_data_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    for said, reason in (
        ("formats/eight:bets.V.gold", "eight.json has no such figure"),
        ("formats/none:x", "none.json"),
    ):
        book = _book()
        book["sections"][5]["clauses"][6]["text"] = f"It pays {{{said}}}."
        with pytest.raises(BadRules) as error:
            read_rulebook(_written(tmp_path, book))
        assert reason in str(error.value)


@pytest.mark.parametrize(
    "text", ["[]", '{"Code": "S1.1"}', '{"code": "1.1"}', '{"code": 3}', '{"a": "S1.1", "a": "S1.2"}']
)
def test_damaged_reasons_are_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "reasons.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadRules, match=r"reasons\.json"):
        read_reasons(path)
