"""The words of a match: every event and question has some, nothing hidden, nothing left out."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from swallows_gui.games.final_whistle.ai.players import hint
from swallows_gui.games.final_whistle.words.outlook_words import man_name
from swallows_gui.games.final_whistle.words.progress import progress
from swallows_gui.games.final_whistle.words.sentences import teller
from swallows_gui.games.final_whistle.words.words import Course, FinalWords
from swallows_gui.services.language import LanguageService
from tests.games.final_whistle.rules.given import match

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


@pytest.mark.parametrize(
    ("event", "told"),
    [
        ({"type": "goal", "seat": 1, "score": [0, 1]}, "goal_first"),
        ({"type": "goal", "seat": 1, "score": [2, 2]}, "goal_level"),
        ({"type": "goal", "seat": 1, "score": [3, 2]}, "goal_closer"),
        ({"type": "goal", "seat": 0, "score": [3, 2]}, "goal_ahead"),
        ({"type": "goal", "seat": 0, "score": [4, 2]}, "goal_further"),
        ({"type": "booked", "seat": 0, "man": "D6", "bookings": 2}, "booked_again"),
        ({"type": "match_ended", "score": [1, 1], "after": "normal", "shootout": None, "winner": None}, "ends_level"),
    ],
)
def test_what_is_told_of_an_event(event: dict[str, Any], told: str) -> None:
    situation = Course().see(
        {"type": "match_started", "clubs": "ab", "squads": "first", "decks": "first", "leg": "single"}
    )
    assert teller().variants(event, situation, NAMES, "en") == list(teller().commentary.texts("en")[told])


@pytest.mark.usefixtures("spoken")
def test_a_hint_has_its_reason_in_words() -> None:
    words = FinalWords(NAMES)
    for step, ours in (("substitutes", "W6 L2"), ("card", "W6 L2"), ("card", "W6")):
        view = match(step=step, ours=ours).game.view(0)
        advice = hint(view, 3, True)
        why = words.why(advice, view, view.notation.action_to_json)
        assert why[-1] == "."
        assert "{" not in why
        assert words.why_better(advice)[-1] == "."


def test_a_list_says_how_far_a_match_is() -> None:
    assert progress(1, {"type": "match_started"}, {}) == "squads are chosen"
    attack = {"type": "attack_started", "seat": 0, "card": "W6", "number": None, "of": None, "counter": True}
    assert progress(0, attack, {"type": "goal", "score": [1, 0]}) == "under way, 1–0"
    opening = {"type": "period_started", "period": 3, "minute": 45}
    assert progress(3, opening, {}) == "minute 45"
    assert progress(3, opening, {"type": "goal", "score": [1, 2]}) == "minute 45, 1–2"


def test_the_heading_names_minute_and_score() -> None:
    assert FinalWords(NAMES).heading(match(period=2, score=(1, 0)).game.view(0)) == "Minute 30, 1–0"


def test_the_figures_behind_a_sum_are_the_men_with_their_strengths() -> None:
    words, course = FinalWords(NAMES), FinalWords(NAMES).course()
    marked = {"type": "marked", "phase": "build_up", "entry": 1, "linked": False}
    rolled = {
        "type": "phase_rolled", "phase": "build_up", "sums": [3, 5], "dice": [1, 2], "bonus": 0, "totals": [3, 6],
        "success": False,
    }  # fmt: skip
    for event in (
        {"type": "match_started", "clubs": "ab", "squads": "first", "decks": "first", "leg": "single"},
        {"type": "period_started", "period": 1, "minute": 15},
        {"type": "attack_started", "seat": 1, "card": "W6", "number": 1, "of": 1, "counter": False},
        {**marked, "seat": 1, "man": "M1", "strength": 3},
        {**marked, "seat": 0, "man": "D1", "strength": 2},
        {**marked, "seat": 0, "man": "D2", "strength": 3},
    ):
        assert words.figures_behind(event, course.see(event)) == ""
    ours, first, second = man_name("ab", 1, "M1"), man_name("ab", 0, "D1"), man_name("ab", 0, "D2")
    assert words.figures_behind(rolled, course.see(rolled)) == f"{ours} 3 = 3 : {first} 2, {second} 3 = 5"
