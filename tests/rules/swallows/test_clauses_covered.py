"""Every clause of the rules that the engine implements has a test that is named after it."""

import ast
import re
from pathlib import Path

from swallows_gui.catalogue.rulebook import load_rulebook

NAMED = re.compile(r"test_s(\d+)_(\d+)_\w+")


def _named() -> dict[str, list[str]]:
    """The tests of this folder by the clause they name."""
    tests: dict[str, list[str]] = {}
    for path in sorted(Path(__file__).parent.glob("test_s*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and (match := NAMED.fullmatch(node.name)):
                tests.setdefault(f"S{match[1]}.{match[2]}", []).append(f"{path.stem}.{node.name}")
    return tests


def test_every_clause_has_a_test() -> None:
    due = [
        clause.id for clause in load_rulebook("swallows", "en").clauses if clause.number[0] < 10 or clause.id == "S10.5"
    ]
    named = _named()
    assert [clause for clause in due if clause not in named] == []


def test_every_test_names_a_clause_that_there_is_and_stands_in_its_section() -> None:
    known = {clause.id for clause in load_rulebook("swallows", "en").clauses}
    for clause, tests in _named().items():
        assert clause in known, tests
        section = clause.partition(".")[0].lower()
        assert all(test.startswith(f"test_{section}_") for test in tests), tests


def test_every_test_in_a_section_is_named_after_a_clause() -> None:
    for path in sorted(Path(__file__).parent.glob("test_s*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                assert NAMED.fullmatch(node.name), f"{path.name}: {node.name}"
