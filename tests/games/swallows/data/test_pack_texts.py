"""A pack says its cards and the game's in any language; what it lacks falls back to English."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from swallows_gui.catalogue.mistakes import BadCard
from swallows_gui.catalogue.pack_archives import with_packs
from swallows_gui.catalogue.packs import read_pack
from swallows_gui.catalogue.rulebook import load_rulebook
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.services.language import language
from tests.catalogue.packs_of_ours import card, nation, write

TEXT = {"en": "A ball as in the old days.", "de": "Ein Ball wie in alten Zeiten.", "fr": "Un ballon d'antan."}


@pytest.mark.usefixtures("qapp")
def test_a_card_is_told_in_the_languages_of_its_pack(tmp_path: Path) -> None:
    files: dict[str, Any] = {
        "cards/green.json": [card("oldboys:cross", text=TEXT, title={"en": "Old Ball"})],
        "nations.json": [nation("oldboys:ATL")],
        "translations/fr.json": {
            "cards": {"oldboys:cross": {"title": "Vieux ballon"}, "coffee-break": {"text": "La pause du gardien."}},
            "nations": {"oldboys:ATL": {"name": "Atlantide"}, "GER": {"name": "Allemagne"}},
            "formats": {"sixteen": "Seize équipes"},
        },
    }
    stacked = load(read_pack(write(tmp_path, files)))
    cross, coffee = stacked.cards["oldboys:cross"], stacked.cards["coffee-break"]
    assert (cross.text, cross.title) == (TEXT["de"], "Old Ball")

    def said(code: str) -> tuple[str, str]:
        say = language()
        return say.card_title(cross.id, cross.title, code), say.card_text(cross.id, cross.text, code)

    assert said("de") == ("Old Ball", TEXT["de"])
    assert said("en") == ("Old Ball", TEXT["en"])
    assert said("fr") == ("Vieux ballon", TEXT["fr"])
    assert said("it") == said("en")
    assert language().card_text(coffee.id, coffee.text, "fr") == "La pause du gardien."
    assert stacked.nations["GER"].name["fr"] == "Allemagne"
    assert stacked.nations["oldboys:ATL"].name["fr"] == "Atlantide"
    assert stacked.formats["sixteen"].name["fr"] == "Seize équipes"
    assert load().formats["sixteen"].name["fr"] == "16 équipes"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [({"de": TEXT["de"]}, "text.en: is missing"), ({"en": "short"}, "text.en: .*10"), ({**TEXT, "X": "x"}, "text.X")],
)
def test_a_text_by_language_is_as_long_as_a_line_and_has_an_english_one(
    tmp_path: Path, text: Any, complaint: str
) -> None:
    pack = read_pack(write(tmp_path, {"cards/green.json": [card("oldboys:cross", text=text)]}))
    with pytest.raises(BadCard, match=complaint):
        load(pack)


def test_texts_do_not_bear_on_rules(tmp_path: Path) -> None:
    one = load(read_pack(write(tmp_path / "1", {"cards/green.json": [card("oldboys:cross", text=TEXT)]})))
    two = load(read_pack(write(tmp_path / "2", {"cards/green.json": [card("oldboys:cross")]})))
    assert one.packs[0].digest == two.packs[0].digest


def test_rules_of_a_pack_are_a_section_at_the_end_of_the_book(tmp_path: Path) -> None:
    told = {
        "rules/en.json": [{"title": "Old", "text": "What was."}],
        "rules/de.json": [{"title": "Alt", "text": "War."}],
    }
    pack = read_pack(write(tmp_path, told))
    book = load_rulebook("swallows", "de")
    longer = with_packs(book, [pack], "de")
    assert longer.sections[:-1] == book.sections
    assert (longer.sections[-1].title, longer.sections[-1].clauses[0].title) == ("Alte Herren", "Alt")
    assert with_packs(book, [pack], "fr").sections[-1].clauses[0].text == "What was."
