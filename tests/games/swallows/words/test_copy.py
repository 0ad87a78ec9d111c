"""What a player reads before he pays says what the game does: tips, buttons, reasons, rules, in both languages."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from swallows_gui.catalogue.places import data_path
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.rules.marks import PRINTED
from swallows_gui.games.swallows.words import answers
from swallows_gui.games.swallows.words import names as counsel
from swallows_gui.games.swallows.words.lessons import tournament_tips
from swallows_gui.games.swallows.words.names import Names, reason
from swallows_gui.models import error_messages as troubles
from swallows_gui.models import vocabulary
from swallows_gui.services.language import LanguageService


@pytest.fixture(params=["en", "de"], autouse=True)
def code(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[str]:
    LanguageService.install(str(request.param))
    yield str(request.param)
    LanguageService.install("en")


def clause(code: str, name: str) -> str:
    rules = json.loads((data_path("resources", "swallows") / "rules" / f"{code}.json").read_text("utf-8"))
    return next(str(each["text"]) for section in rules["sections"] for each in section["clauses"] if each["id"] == name)


def test_a_bet_is_said_to_pay_for_at_least_what_it_names(code: str, checkout: Path) -> None:
    """S2.4: a quarter-final bet on the champion pays."""
    at_least = {"en": "at least that far", "de": "mindestens so weit"}[code]
    for text in (tournament_tips(PRINTED).words("slip")[1], clause(code, "S2.4")):
        assert at_least in text
        assert "exactly" not in text
        assert "genau" not in text
    assert "at least that far" in " ".join((checkout / "README.md").read_text("utf-8").split())


def test_buttons_name_what_they_do(code: str) -> None:
    assert answers.answer_words("decline", "attack") == {"en": "Attack no more", "de": "Nicht mehr angreifen"}[code]
    passes = {answers.answer_words("pass", step) for step in ("defence", "goalie", "before_shot")}
    assert len(passes) == 3


def test_a_hint_names_a_button_as_it_is_written() -> None:
    names = Names(load(), ["Ann"], [])
    for verb, step in (("pass", "defence"), ("pass", "goalie"), ("decline", "attack"), ("done", "modifiers")):
        assert counsel.choice_words({"type": verb}, names, step) == answers.answer_words(verb, step)


def test_what_is_certain_is_not_counted_in_hundreds() -> None:
    names = Names(load(), ["Ann"], [])
    facts: counsel.Facts = {"chance": 100, "worth": 5.0, "card": "", "gain": 0.0}
    for why in ("stop_shot", "not_worth_card", "shot_either_way"):
        sure = counsel.reason_sentence(why, facts, names)
        assert "100" not in sure
        assert "hundred" not in sure
        assert "67" in counsel.reason_sentence(why, {**facts, "chance": 67}, names)


def test_tips_name_the_rest_day_the_final_and_the_tournament(code: str) -> None:
    words = tournament_tips(PRINTED).words
    assert words("rest")[0] == {"en": "The rest day", "de": "Die Ruhepause"}[code]
    assert {"en": "except in the final", "de": "außer im Finale"}[code] in words("extra")[1]
    whole = {"en": "whole tournament", "de": "ganzen Turnier"}[code]
    assert whole in words("blue_penalty")[1]
    assert whole in reason("penalty_spent")


def test_the_letter_of_a_bet_stands_for_its_word(code: str) -> None:
    letters = {"en": ("QF", "F", "T"), "de": ("V", "F", "T")}[code]
    names = Names(load(), ["Ann"])
    for kind, letter in zip("VFS", letters, strict=True):
        assert names.bet_letters(kind) == letter
        assert names.bet_name(kind).startswith(f"{letter}: ")
        assert f" {letter}" in clause(code, "S2.2").replace(":", "")


def test_whatever_was_noticed_when_a_game_was_loaded_is_said() -> None:
    """An unknown level is replaced: the seat does not go on as another without a word."""
    said = [troubles.load_warning(each, "normal") for each in ("torn", "damaged", "continued", "level")]
    assert all(said)
    assert vocabulary.level_name("normal") in said[-1]


def test_no_card_tells_of_a_die_that_nobody_rolls() -> None:
    texts = load().cards["phantom-goal"].text
    assert "würfelt" not in texts


def test_a_sending_off_alone_is_called_a_red_card_in_the_commentary(code: str, checkout: Path) -> None:
    sentences = (checkout / "translations" / "swallows_de.ts").read_text("utf-8")
    assert "(rote Karte)" not in sentences
    assert "(red card)" not in sentences


def test_a_card_whose_moment_it_is_not_says_when_that_is(code: str) -> None:
    names = Names(load(), ("Ann", "Ben"), ("BRA", "GER"))
    for card, when in (
        ("dachshund", {"en": "instead of a blue", "de": "anstelle einer blauen"}),
        ("grandma#2", {"en": "it attacks", "de": "Sie greift an"}),
        ("granny-glue", {"en": "a shot", "de": "Schüsse"}),
        ("what-time-is-it", {"en": "answers an attack", "de": "antwortet auf einen Angriff"}),
    ):
        assert when[code] in reason("wrong_moment", {"card": card}, names)
    assert "{" not in reason("wrong_moment", {"card": "nobody's"}, names)
    for known in load().cards:
        assert "{" not in reason("wrong_moment", {"card": known}, names)
