"""Every clause of the rules that the engine implements has a test that is named after it."""

from pathlib import Path

from swallows_gui.catalogue.rulebook import load_rulebook
from tests.games.covered import Covered

COVERED = Covered(Path(__file__).parent, "s")


def test_every_clause_has_a_test() -> None:
    clauses = load_rulebook("swallows", "en").clauses
    due = [clause.id for clause in clauses]
    assert COVERED.missing(due) == []


def test_every_test_is_named_after_a_clause_that_there_is_and_stands_in_its_section() -> None:
    assert COVERED.misplaced({clause.id for clause in load_rulebook("swallows", "en").clauses}) == []
