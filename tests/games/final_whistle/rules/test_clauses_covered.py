"""Every clause of the rules has a test that is named after it, every code of a refusal its clause."""

import ast
from pathlib import Path

import swallows_gui.games.final_whistle.rules
from swallows_gui.catalogue.rulebook import load_rulebook, reason_clauses
from swallows_gui.engine import by_turns, options
from swallows_gui.games.final_whistle.words.words import CLAUSES
from tests.games.covered import Covered

COVERED = Covered(Path(__file__).parent, "f")


def test_every_clause_has_a_test() -> None:
    due = [clause.id for clause in load_rulebook("final_whistle", "en").clauses]
    assert COVERED.missing(due) == []


def test_every_test_is_named_after_a_clause_that_there_is_and_stands_in_its_section() -> None:
    known = {clause.id for clause in load_rulebook("final_whistle", "en").clauses}
    assert COVERED.misplaced(known) == []


def test_both_languages_have_every_clause_of_their_own() -> None:
    german, english = (load_rulebook("final_whistle", language).clauses for language in ("de", "en"))
    assert [clause.id for clause in german] == [clause.id for clause in english]
    assert not [here.id for here, there in zip(german, english, strict=True) if here.text == there.text]


def test_every_code_that_the_engine_gives_and_every_step_has_a_clause() -> None:
    given: set[object] = set()
    house = (Path(str(module.__file__)) for module in (by_turns, options))
    for path in (*house, *Path(swallows_gui.games.final_whistle.rules.__file__).parent.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("IllegalAction", "Reason"):
                given |= {code.value for code in node.args[:1] if isinstance(code, ast.Constant)}
    codes = reason_clauses("final_whistle")
    assert given - {"bad_state"} == set(codes)
    book = load_rulebook("final_whistle", "en")
    assert all(book.clause(clause) for clause in (*codes.values(), *CLAUSES.values()))
