"""What the reporter of a single match remembers, and that every game of one match has words for it in each language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from swallows_gui.catalogue.commentary import CALLBACKS
from swallows_gui.models.final_whistle.words import FinalWords
from swallows_gui.models.grudgematch.words import GrudgeWords
from swallows_gui.models.match_memory import RECOLLECTIONS, MatchMemory
from swallows_gui.models.match_words import MatchWords
from swallows_gui.models.power_soccer.words import PowerSoccerWords
from swallows_gui.models.tactics_board.words import BoardWords
from swallows_gui.services.language import LanguageService

Json = dict[str, Any]
GAMES: tuple[type[MatchWords[Any]], ...] = (BoardWords, FinalWords, GrudgeWords, PowerSoccerWords)


def recalled(*scores: tuple[int, int], winner: int | None = None) -> list[Json]:
    """What comes to mind at each goal of a match, and at its end."""
    memory = MatchMemory()
    goals = [dict(memory.recall({"type": "goal", "score": list(score)})) for score in scores]
    return [*goals, dict(memory.recall({"type": "match_ended", "score": list(scores[-1]), "winner": winner}))]


def test_a_comeback_is_remembered() -> None:
    found = recalled((1, 0), (2, 0), (2, 1), (2, 2), (2, 3), winner=1)
    assert found[:3] == [{}] * 3
    assert found[3] == {"made_up": {"times": 2}}
    assert found[4] == {"three_in_a_row": {"times": 3}}
    assert found[5] == {"turned_round": {"times": 2}}


def test_a_seesaw_is_remembered() -> None:
    found = recalled((1, 0), (1, 1), (1, 2), (2, 2), (3, 2), (3, 3), winner=None)
    assert found[4] == {"third_lead": {"times": 3}}
    assert found[5] == {"third_equaliser": {"times": 3}}
    assert found[6] == {"seesaw": {"times": 2}}


def test_a_dull_match_leaves_nothing() -> None:
    assert recalled((1, 0), (2, 0), winner=0) == [{}] * 3


@pytest.fixture
def language(qapp: QApplication) -> Iterator[None]:
    assert qapp
    yield
    LanguageService.install("en")


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("game", GAMES)
def test_every_game_of_one_match_has_words_for_it(game: type[MatchWords[Any]]) -> None:
    teller = game.sentences.teller()
    assert teller.commentary.keys_of(CALLBACKS) == RECOLLECTIONS
    for code in ("en", "de"):
        LanguageService.install(code)
        for key in RECOLLECTIONS:
            for text in teller.commentary.texts(code)[key]:
                line = teller.filled(text, {"then": {"times": 3}}, game.courses.nowhere, ("Ann", "Ben"))
                assert re.search(r"[.!?]$", line)
                assert "{" not in line
