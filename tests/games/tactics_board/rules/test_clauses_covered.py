"""Every clause of the rule book has a test that is named after it, every code of a refusal its clause."""

from pathlib import Path

from swallows_gui.catalogue.rulebook import load_rulebook, reason_clauses
from tests.games.covered import Covered

COVERED = Covered(Path(__file__).parent, "t")


def test_every_clause_has_a_test() -> None:
    due = [clause.id for clause in load_rulebook("tactics_board", "en").clauses]
    assert COVERED.missing(due) == []


def test_every_test_is_named_after_a_clause_that_there_is_and_stands_in_its_section() -> None:
    known = {clause.id for clause in load_rulebook("tactics_board", "en").clauses}
    assert COVERED.misplaced(known) == []


def test_both_languages_have_every_clause_of_their_own() -> None:
    german, english = (load_rulebook("tactics_board", language).clauses for language in ("de", "en"))
    assert [clause.id for clause in german] == [clause.id for clause in english]
    assert not [here.id for here, there in zip(german, english, strict=True) if here.text == there.text]


def test_every_reason_names_a_clause() -> None:
    book = load_rulebook("tactics_board", "en")
    codes = reason_clauses("tactics_board")
    assert all(book.clause(clause) for clause in codes.values())
    assert len(codes) == 26
