"""The commentary and the other words of Power Soccer: every event has its sentence, in every language."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from swallows_gui.games.power_soccer.ai.players import hint
from swallows_gui.games.power_soccer.data.dice import tables
from swallows_gui.games.power_soccer.rules.game import PowerSoccer
from swallows_gui.games.power_soccer.words.progress import progress
from swallows_gui.games.power_soccer.words.sentences import teller
from swallows_gui.games.power_soccer.words.words import PowerSoccerWords
from swallows_gui.services.language import LanguageService
from tests.games.power_soccer.rules.story import begun, given

SEATS = ("Kim", "Ottmar")
KINDS: list[dict[str, Any]] = [
    {"dice": 2, "length": {"attacks": 6}},
    {"rules": "professional", "start": "wall", "cards": "admonition", "length": {"attacks": 2}},
    {"penalty": "keeper", "draw": "penalties", "length": {"attacks": 1}},
    {"rules": "professional", "die": "pale", "draw": "stands", "length": {"goals": 3}},
    {"length": {"attacks": 1}},
]


@pytest.fixture(params=["en", "de"])
def language(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[str]:
    assert qapp
    LanguageService.install(request.param)
    yield request.param
    LanguageService.install("en")


@pytest.fixture
def english(qapp: QApplication) -> None:
    assert qapp
    LanguageService.install("en")


def events(options: dict[str, Any], seed: int) -> list[dict[str, Any]]:
    """What happens in a match in which everybody does the first thing that is offered."""
    game = PowerSoccer.new(tables(), options, seed)
    told = list(game.start_events)
    while game.to_move is not None:
        told += game.push(game.legal[0])
    return [game.notation.event_to_json(event) for event in told]


def test_every_sentence_can_be_said_and_every_occasion_arises(language: str) -> None:
    commentary = teller().commentary
    words = PowerSoccerWords(SEATS)
    due = {occasion.tell for occasions in commentary.occasions.values() for occasion in occasions}
    met: set[tuple[str, ...]] = set()
    said: set[str] = set()
    for seed in range(100):
        course = words.course()
        for event in events(KINDS[seed % len(KINDS)], seed):
            situation = course.see(event).situation
            variants = teller().variants(event, situation, SEATS, language)
            for text in set(variants) - said:
                said.add(text)
                line = teller().filled(text, event, situation, SEATS)
                assert line
                assert "{" not in line
            met |= {
                occasion.tell
                for occasion in commentary.occasions.get(event["type"], ())
                if variants == commentary.variants(occasion, language)
            }
    assert due - met == {("person_takes_over",), ("computer_takes_over",), ("said",), ("time_up",)}, "no rolls"


def test_no_sentence_comes_twice_in_a_row(english: None) -> None:
    words = PowerSoccerWords(SEATS)
    course = words.course()
    told = [
        words.sentence(event, course.see(event))
        for event in [{"type": "penalty_given", "seat": 0} if number else begun().events[0] for number in range(5)]
    ]
    assert all(one != other for one, other in pairwise(told))


def test_a_goal_is_told_by_what_it_does_to_the_score(english: None) -> None:
    words, course = PowerSoccerWords(SEATS), PowerSoccerWords(SEATS).course()
    told = []
    match = given(points=40).rolls(2).rolls(3, 3, 2)
    for event in match.events:
        situation = course.see(event)
        if event["type"] == "goal":
            told.append(words.sentence(event, situation))
    assert "1–0" in told[0]
    assert "1–1" in told[1]
    assert "Ottmar" in told[1]


def test_the_score_is_written_as_the_language_writes_it(language: str) -> None:
    assert progress(3, {"type": "attack_started", "score": [2, 1]}, {}).endswith("2–1" if language == "en" else "2:1")
    last = {"type": "attack_started", "score": [2, 1]}
    assert progress(12, last, {"score": [2, 2]}).endswith("2–2" if language == "en" else "2:2")
    assert progress(1, {"type": "shootout_started"}, {"goals": [3, 2]}).endswith("3–2" if language == "en" else "3:2")
    assert progress(1, {"type": "match_started"}, {})


def test_advice_says_why_and_what_it_is_worth(english: None) -> None:
    words = PowerSoccerWords(SEATS)
    match = given(points=35, card="yellow", rules="professional").rolls(1)
    view = match.game.view(1)
    found = hint(view, 1, True)
    why = words.why(found, view, match.game.notation.action_to_json)
    assert why.startswith("Trying costs nothing: it wins the ball in 50 %")
    assert words.choice({"type": "let_play"}, view) == "Let it be"
    assert words.choice({"type": "choose", "face": "ten"}, view) == "Take a ten"
    assert words.worth(12.34) == "12.3 %"
    assert words.worth(-0.04) == "0.0 %"


def test_teams_are_called_after_their_first_player(english: None) -> None:
    words = PowerSoccerWords(("Ann", "Ben", "Cleo", "Dan"))
    ended = {"type": "match_ended", "score": [2, 1], "attacks": 12, "shootout": None, "winner": 0}
    assert words.result(ended, words.course().see(ended)) == "Team Ann - Team Ben  2–1"
    assert "Team Ann" in words.sentence(ended)
