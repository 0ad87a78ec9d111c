"""Words by key: in the language in use, with their numbers, and what is said of a key that nobody knows."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from swallows_gui.games.swallows.words import phrases
from swallows_gui.services.glossary import Glossary
from swallows_gui.services.language import LanguageService


@pytest.fixture(autouse=True)
def _english(qapp: QApplication) -> Iterator[None]:
    assert qapp
    LanguageService.install("en")
    yield
    LanguageService.install("en")


def test_a_glossary_speaks_the_language_in_use() -> None:
    assert [phrases.kind_name("rough"), phrases.purpose_name("rough")] == ["rough goal", "Rough goal"]
    assert phrases.count_of("green", 1) == "1 green card"
    LanguageService.install("de")
    assert [phrases.kind_name("rough"), phrases.purpose_name("rough")] == ["Rüpeltor", "Rüpeltor"]
    assert [phrases.count_of(0, 1), phrases.count_of("green", 3)] == ["1 grüne Karte", "3 grüne Karten"]


def test_a_key_without_a_text_is_said_as_it_is_or_as_the_glossary_has_it() -> None:
    plain, otherwise, silent = (Glossary("Phrases", {"attack": "attack"}, *more) for more in ((), ("special",), ("",)))
    assert [plain("new"), otherwise("new"), silent("new")] == ["new", "special", ""]
    assert "new" not in plain
    assert list(plain) == ["attack"]
    LanguageService.install("de")
    assert [plain("new"), otherwise("new"), silent("attack")] == ["new", "Sonderkarte", "Angriff"]


def test_one_thing_has_one_english_word() -> None:
    assert [phrases.area_name(place) for place in ("inside", "edge", "outside", None)] == [
        "inside the area",
        "on the edge of the area",
        "outside the area",
        "",
    ]
    assert phrases.kind_name("goalie") == "keeper"
