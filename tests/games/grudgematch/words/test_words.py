"""The words of a match: every event and question in both languages, nothing hidden, nothing left out."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from swallows_gui.engine.game import Json
from swallows_gui.games.grudgematch.rules.notation import NOTES
from swallows_gui.games.grudgematch.words.progress import progress
from swallows_gui.games.grudgematch.words.sentences import teller
from swallows_gui.games.grudgematch.words.words import Course, GrudgeWords
from swallows_gui.services.language import LanguageService
from tests.games.grudgematch.rules.given import match

NAMES = ("Ann", "Ben")


@pytest.fixture(params=["en", "de"])
def spoken(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    assert qapp
    LanguageService.install(str(request.param))
    yield str(request.param)
    LanguageService.install("en")


def test_both_languages_have_every_sentence() -> None:
    commentary = teller().commentary
    assert {"de", "en"} <= set(commentary.languages())
    assert list(commentary.flaws("de")) == []
    assert list(commentary.lacks("de")) == []


def kick(seat: int, man: int, card: int, dice: list[int], value: int) -> Json:
    told = {"type": "card_played", "seat": seat, "man": man, "card": card, "as": "kick", "dice": dice}
    return {**told, "value": value, "needed": None}


@pytest.mark.parametrize(
    ("event", "told"),
    [
        ({"type": "goal", "side": "france", "own_goal": True, "score": [0, 1]}, "own_goal"),
        ({"type": "goal", "side": "france", "own_goal": False, "score": [0, 1]}, "goal_first"),
        ({"type": "goal", "side": "france", "own_goal": False, "score": [2, 2]}, "goal_level"),
        ({"type": "goal", "side": "france", "own_goal": False, "score": [3, 2]}, "goal_closer"),
        ({"type": "goal", "side": "germany", "own_goal": False, "score": [3, 2]}, "goal_ahead"),
        ({"type": "goal", "side": "germany", "own_goal": False, "score": [4, 2]}, "goal_further"),
        (kick(0, 3, 51, [1, 1], 2), "king_of_two"),
        (kick(1, 0, 9, [], 10), "great_kick"),
        ({"type": "blocked", "seat": 1, "man": 0, "space": 4}, "goalie_blocks"),
        ({"type": "match_ended", "score": [1, 1], "after": "second_pack", "winner": "france"}, "ends_second"),
    ],
)  # fmt: skip
def test_what_is_told_of_an_event(event: dict[str, Any], told: str) -> None:
    situation = Course().see({"type": "match_started", "germany": 0, "rows": 11, "fouling": False})
    assert teller().variants(event, situation, NAMES, "en") == list(teller().commentary.texts("en")[told])


@pytest.mark.usefixtures("spoken")
def test_nobody_is_told_which_cards_are_drawn() -> None:
    words = GrudgeWords(NAMES)
    drawn = {"type": "cards_drawn", "seat": 0, "cards": [5, 7], "pile": 9}
    covered = NOTES.redact(drawn, 1)
    assert covered is not None
    assert "2" in words.sentence(covered)
    assert "cards" not in covered


def test_a_list_says_how_far_a_match_is() -> None:
    assert progress(1, {"type": "match_started"}, {}) == "line-up"
    opening = {"type": "turn_started", "turn": 7, "half": 2}
    assert progress(7, opening, {}) == "turn 7, second half"
    assert progress(7, opening, {"type": "goal", "score": [1, 2]}) == "turn 7, second half, 1–2"


def test_the_heading_names_turn_and_score() -> None:
    assert (
        GrudgeWords(NAMES).heading(match(germany="6♣", men={"Nietzsche": (5, 0)}, score=(1, 0)).game.view(0))
        == "Turn 5, 1–0"
    )
