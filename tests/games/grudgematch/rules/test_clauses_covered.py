"""Every clause of the rule book has a test that is named after it, every code of a refusal its clause."""

import ast
import re
from pathlib import Path

import swallows_gui.games.grudgematch.rules
from swallows_gui.catalogue.rulebook import load_rulebook, reason_clauses
from swallows_gui.engine import by_turns, options

NAMED = re.compile(r"test_g(\d+)_(\d+)_\w+")


def _named() -> dict[str, list[str]]:
    tests: dict[str, list[str]] = {}
    for path in sorted(Path(__file__).parent.glob("test_g*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                named = NAMED.fullmatch(node.name)
                assert named, f"{path.name}: {node.name}"
                tests.setdefault(f"G{named[1]}.{named[2]}", []).append(node.name)
    return tests


def test_every_clause_has_a_test_and_every_test_a_clause() -> None:
    clauses = [clause.id for clause in load_rulebook("grudgematch", "en").clauses]
    assert sorted(_named()) == sorted(clauses)


def test_both_rule_books_have_the_same_clauses() -> None:
    english, german = (load_rulebook("grudgematch", language) for language in ("en", "de"))
    assert [clause.id for clause in english.clauses] == [clause.id for clause in german.clauses]
    for ours, theirs in zip(english.clauses, german.clauses, strict=True):
        assert ours.text != theirs.text


def test_every_code_that_the_engine_gives_has_a_clause() -> None:
    given = set()
    house = (Path(str(module.__file__)) for module in (by_turns, options))
    for path in (*house, *Path(swallows_gui.games.grudgematch.rules.__file__).parent.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("IllegalAction", "Reason") and node.args:
                given |= _words(node.args[0])
    codes = reason_clauses("grudgematch")
    assert given - {"bad_state"} == set(codes)
    book = load_rulebook("grudgematch", "en")
    assert all(book.clause(clause) for clause in codes.values())


def _words(node: ast.expr) -> set[str]:
    compared = {id(inner) for outer in ast.walk(node) if isinstance(outer, ast.Compare) for inner in ast.walk(outer)}
    return {
        inner.value
        for inner in ast.walk(node)
        if isinstance(inner, ast.Constant) and isinstance(inner.value, str) and id(inner) not in compared
    }
