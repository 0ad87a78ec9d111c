"""The tips of the games that are one match: their clauses, events and steps exist, and each is over in good time."""

from importlib import import_module
from typing import Any

import pytest

from swallows_gui.catalogue.rulebook import load_rulebook
from swallows_gui.models.chapters import MatchTips

GAMES = ("power_soccer", "grudgematch", "final_whistle", "tactics_board")


def book_of(game: str) -> MatchTips:
    book: Any = import_module(f"swallows_gui.games.{game}.words.chapters").BOOK
    assert isinstance(book, MatchTips)
    return book


@pytest.mark.parametrize("game", GAMES)
def test_every_tip_has_words_a_clause_and_a_moment_that_exists(game: str) -> None:
    book, rules = book_of(game), load_rulebook(game, "en")
    events = import_module(f"swallows_gui.games.{game}.rules.notation").EVENTS
    steps = {*import_module(f"swallows_gui.games.{game}.words.words").CLAUSES, "squad", "colour"}
    assert 8 <= len(book.tips) <= 12
    assert len({tip.name for tip in book.tips}) == len(book.tips)
    for tip in book.tips:
        heading, sentences = book.words(tip.name)
        assert heading
        assert sentences.endswith(".")
        assert rules.clause(tip.clause)
        assert tip.ends in events
        assert bool(tip.event) != bool(tip.scene)
        assert set(tip.event) <= {"type", *events.get(str(tip.event.get("type")), ())}
        assert not tip.scene or tip.scene in steps


@pytest.mark.parametrize("game", GAMES)
def test_a_tip_on_what_has_happened_stands_for_two_parts_and_goes_with_the_match(game: str) -> None:
    book = book_of(game)
    over = {"type": book.tips[0].ends}
    for tip in book.tips:
        assert not tip.is_over([over])
        assert tip.is_over([over, over]) == bool(tip.event)
        assert tip.is_over([{"type": "match_ended"}]) == bool(tip.event)


def test_a_tip_is_due_once_and_by_its_fields() -> None:
    book = book_of("power_soccer")
    flag = {"type": "offside", "seat": 0, "points": 10, "given": False}
    assert [tip.name for tip in book.due([flag, flag, {**flag, "given": True}], {})] == ["onside", "offside"]
    assert [tip.name for tip in book.due([flag], {"onside": ""})] == []
    assert book.of_scene("steal", {"steal": ""}) is None
