"""Place words (S5.8): what a card's text says of the place agrees with its data, in German and in English."""

import re

import pytest

from swallows_gui.catalogue.swallows import Card, load

WORDS = {
    "de": {
        # The first that fits wins: the edge of the area names the area, too.
        "edge": r"Strafraum(?:grenze|kante|linie|rand)\w*|hech\w+\b[^.!?]*\bin den Strafraum"
        r"|dring\w*\b[^.!?]*\bin den Strafraum ein\b|Sechzehnmeterlinie",
        "inside": r"Strafraum\w*|Elfmeterpunkt\w*|Fünfmeterraum\w*|Fünfer\b|\b\w*[Pp]fosten|\bLatte\b|Torlinie"
        r"|Kreuzeck\w*|Tornetz\w*|Torraum\w*",
        "outside": r"Mittelfeld\w*|Mittellinie|Mittelkreis\w*|Seitenlinie|Außenlinie|Spielfeldrand\w*|Eckfahne\w*",
        "metres": r"(\d+) Metern?\b",
    },
    "en": {
        "edge": r"(?:edge|line) of the (?:box|area|penalty area)|div(?:e|es|ing) into the (?:box|area)"
        r"|enter(?:s|ing) the (?:box|area)",
        "inside": r"\bbox\b|\bpenalty area\b|\bin(?:to)? the area\b|\bpenalty spot\b|\bgoal area\b|\bpost\b"
        r"|\bcrossbar\b|\bgoal line\b|\bsix-yard\b|\btop corner\b",
        "outside": r"\bmidfield\b|\bhalfway line\b|\bcentre circle\b|\b(?:touch|side) ?line\b|\bcorner flag\b"
        r"|\bedge of the pitch\b",
        "metres": r"(\d+) metres\b",
    },
}


def places(text: str, language: str) -> set[str]:
    """The places that a text names."""
    found: set[str] = set()
    words = WORDS[language]
    for place in ("edge", "inside", "outside"):
        text, hits = re.subn(words[place], " ", text, flags=re.IGNORECASE)
        if hits:
            found.add(place)
    for metres in re.findall(words["metres"], text):
        distance = int(metres)
        found.add("inside" if distance <= 15 else "edge" if distance == 16 else "outside")
    return found


@pytest.mark.parametrize(
    ("text", "language", "place"),
    [
        ("Er hechtet in den Strafraum.", "de", {"edge"}),
        ("Ecke in den Strafraum!", "de", {"inside"}),
        ("Aus 16 Metern!", "de", {"edge"}),
        ("Aus 17 Metern!", "de", {"outside"}),
        ("Aus 15 Metern!", "de", {"inside"}),
        ("On the edge of the box", "en", {"edge"}),
        ("A corner into the box", "en", {"inside"}),
        ("He dives into the area", "en", {"edge"}),
        ("From the touchline into the area", "en", {"inside", "outside"}),
        ("Nothing at all", "en", set()),
    ],
)
def test_the_reader_of_place_words_reads(text: str, language: str, place: set[str]) -> None:
    assert places(text, language) == place


def cards() -> list[Card]:
    return list(load().cards.values())


@pytest.mark.parametrize("language", ["de", "en"])
def test_s5_8_attacks_and_swallows_name_their_place(language: str, english: dict[str, str]) -> None:
    wrong = []
    for card in cards():
        area = card.as_.area if card.as_ is not None else card.area
        if area is None:
            continue
        text = card.text if language == "de" else english[card.id]
        if places(text, language) != {area}:
            wrong.append((card.id, area, places(text, language), text))
    assert not wrong


@pytest.mark.parametrize("language", ["de", "en"])
def test_s5_8_fouls_without_a_place_name_none(language: str, english: dict[str, str]) -> None:
    wrong = []
    for card in cards():
        kind = card.as_.kind if card.as_ is not None else card.kind
        area = card.as_.area if card.as_ is not None else card.area
        if kind != "foul" or area is not None:
            continue
        text = card.text if language == "de" else english[card.id]
        if not places(text, language) <= set(card.limits):
            wrong.append((card.id, text))
    assert not wrong
