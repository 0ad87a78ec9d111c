"""Rule book, refusals, lessons and data files of every game, in every language."""

import ast
import json
import re
from collections.abc import Iterator
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from swallows_gui.catalogue.places import data_path
from swallows_gui.catalogue.rulebook import load_rulebook, reason_clauses
from swallows_gui.catalogue.tutorial import load_tutorial, load_words
from swallows_gui.lab.game_lab import GameLab
from swallows_gui.session import Session
from swallows_gui.title import Title
from tests.games.contract.whole import TINY
from tests.games.covered import Covered

COLOURS = ("#C8321F", "#1F4E9E", "#1E7B4A", "#D9A019")
BESIDE_THE_GAME = ("cups/", "reports/", "scenarios/")
"""Folders of data without which a game is played all the same."""


def test_both_languages_have_every_clause_in_words_of_their_own(title: Title) -> None:
    german, english = (load_rulebook(title.rules, language).clauses for language in ("de", "en"))
    assert [clause.id for clause in german] == [clause.id for clause in english]
    assert not [here.id for here, there in zip(german, english, strict=True) if here.text == there.text]
    assert not [clause.id for clause in (*german, *english) if clause.text[-1] not in ".:!?)"]


def test_every_clause_has_a_test_that_is_named_after_it(game: str, title: Title, checkout: Path) -> None:
    known = [clause.id for clause in load_rulebook(title.rules, "en").clauses]
    folder = checkout / "tests" / "games" / game / "rules"
    if game == TINY:
        assert not folder.exists()
        pytest.skip("the tiny game is there to test the house")
    covered = Covered(folder, known[0][0].lower())
    assert covered.missing(known) == []
    assert covered.misplaced(known) == []


def test_every_code_of_a_refusal_is_given_and_has_its_clause(title: Title, lab: GameLab) -> None:
    codes, book = reason_clauses(title.rules), load_rulebook(title.rules, "en")
    assert all(book.clause(clause) for clause in codes.values())
    given, texts = _codes(lab)
    assert given - {"bad_state"} <= codes.keys()
    assert codes.keys() <= texts, "nobody gives these"


def _codes(lab: GameLab) -> tuple[set[str], set[str]]:
    """What the modules of its rules give as codes of refusals, and every text in them."""
    found = find_spec(lab.playable.kind.new({"seats": 2, **lab.options(), **lab.short}, 1).__module__)
    assert found is not None
    assert found.origin is not None
    here = Path(found.origin)
    paths = list(here.parent.glob("*.py")) if here.parent.name == "rules" else [here]
    given, texts = set[str](), set[str]()
    for path in paths:  # it grows by what these rules have from the house
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and getattr(node.func, "id", "") in ("IllegalAction", "Refusal")
                and node.args
            ):
                given |= _words(node.args[0])
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("swallows_gui.engine"):
                paths += [each for each in _modules(node) if each not in paths]
    return given, texts


def _modules(node: ast.ImportFrom) -> list[Path]:
    """The files of the modules that something is imported from."""
    found = list[Path]()
    for name in (node.module or "", *(f"{node.module}.{alias.name}" for alias in node.names)):
        with suppress(ModuleNotFoundError):
            spec = find_spec(name)
            if spec is not None and spec.origin is not None and not spec.origin.endswith("__init__.py"):
                found.append(Path(spec.origin))
    return found


def _words(node: ast.expr) -> set[str]:
    """The texts that an expression may come to; what it compares with is none of them."""
    compared = {id(inner) for outer in ast.walk(node) if isinstance(outer, ast.Compare) for inner in ast.walk(outer)}
    return {
        inner.value
        for inner in ast.walk(node)
        if isinstance(inner, ast.Constant) and isinstance(inner.value, str) and id(inner) not in compared
    }


def test_both_languages_have_every_lesson_in_words_of_their_own(title: Title) -> None:
    if not title.tutorial:
        pytest.skip("it is learnt without a tutorial")
    lessons = load_tutorial(title.rules).lessons
    german, english = (load_words(title.rules, language) for language in ("de", "en"))
    for words in (german, english):
        assert list(words) == [lesson.id for lesson in lessons]
        assert all(words[lesson.id].other for lesson in lessons if lesson.do is not None)
    for lesson in lessons:
        here, there = german[lesson.id], english[lesson.id]
        assert here.say != there.say
        assert here.endings.keys() == there.endings.keys()
    book = load_rulebook(title.rules, "en")
    assert all(book.clause(lesson.clause) for lesson in lessons)


def test_two_learners_of_the_first_match_are_told_every_lesson(title: Title, lab: GameLab) -> None:
    """One plays plainly, the other better: whatever one of them does not come across, the other does."""
    first = getattr(title.load(title.desk), "first_match", None)
    if first is None:
        pytest.skip("its tutorial is no match of two")
    learner, told = first.plan.learner, set[str]()
    for level in ("easy", "normal"):
        session, player = Session.new(title.load(title.tutorial)("Ann", COLOURS)), lab.player(level, learner, 1)
        assert first.is_meant(session.options)
        while not session.over:
            session.run()
            view: Any = session.view(learner)
            asked = None if session.over else first.question(view)
            told |= {each.id for each in (*first.happened(view), *first.opening(view), *([asked] if asked else []))}
            if not session.over:
                session.act(player.choose(view))
        assert session.result is not None
    assert told | {each.id for each in first.closing()} == {lesson.id for lesson in first.plan.lessons}


def test_its_data_are_named_so_that_an_installation_can_miss_them(game: str, title: Title) -> None:
    if game == TINY:
        pytest.skip("the tiny game brings no data but its rule book")
    for name in title.data:
        assert data_path("resources", *name.split("/")).is_file(), name
    folder = data_path("resources", title.rules)
    there = {path.relative_to(folder).as_posix() for path in folder.rglob("*.json")}
    of_further_languages = re.compile(r"(.*/)?(?!de\.|en\.)[a-z]{2,3}(_[A-Z]{2})?\.json")
    unnamed = {
        name for name in there if f"{title.rules}/{name}" not in title.data and not of_further_languages.fullmatch(name)
    }
    assert not {name for name in unnamed if not name.startswith(BESIDE_THE_GAME)}


def test_no_text_is_the_same_in_two_languages(title: Title) -> None:
    """Texts of some words in the files of both languages, key by key: one that is alike was never translated."""
    folder, read = data_path("resources", title.rules), 0
    for english in sorted(set(folder.rglob("en.json")) - {folder / "names" / "en.json"}):
        pairs = list(_pairs(*(json.loads(path.read_text("utf-8")) for path in (english, english.with_name("de.json")))))
        alike = [here for here, there in pairs if here == there and len(re.findall(r"\w{3,}", _told(here))) > 2]
        assert not alike, english
        read += len(pairs)
    assert read > 10


def _pairs(here: Any, there: Any) -> Iterator[tuple[str, str]]:
    """The texts that stand at the same place of two files."""
    if isinstance(here, str) and isinstance(there, str):
        yield here, there
    elif isinstance(here, dict) and isinstance(there, dict):
        for key in here.keys() & there.keys():
            yield from _pairs(here[key], there[key])
    elif isinstance(here, list) and isinstance(there, list):
        for one, other in zip(here, there, strict=False):
            yield from _pairs(one, other)


def _told(text: str) -> str:
    """A text without what is filled in."""
    return re.sub(r"\{[^}]*\}", "", text)
