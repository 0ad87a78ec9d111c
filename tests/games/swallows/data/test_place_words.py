"""Place words (S5.8): what a card's text says of the place agrees with its data, in every language of the game."""

import re
from pathlib import Path
from types import ModuleType

import pytest

from swallows_gui.games.swallows.data.cards import Card
from swallows_gui.games.swallows.data.catalogue import load

WORDS = {
    "de": {
        # The first that fits wins: the edge of the area names the area, too.
        "edge": r"Strafraum(?:grenze|kante|linie|rand)\w*|hech\w+\b[^.!?]*\bin den Strafraum"
        r"|dring\w*\b[^.!?]*\bin den Strafraum ein\b|Sechzehnmeterlinie",
        "inside": r"Strafraum\w*|Elfmeterpunkt\w*|Fünfmeterraum\w*|Fünfer\b|\b\w*[Pp]fosten|\bLatte\b|Torlinie"
        r"|Kreuzeck\w*|Tornetz\w*|Torraum\w*",
        "outside": r"Mittelfeld\w*|Mittellinie|Mittelkreis\w*|Seitenlinie|Außenlinie|Spielfeldrand\w*|Eckfahne\w*",
        "distance": r"(\d+) Metern?\b",
    },
    "en": {
        "edge": r"(?:edge|line) of the (?:box|area|penalty area)|div(?:e|es|ing) into the (?:box|area)"
        r"|enter(?:s|ing) the (?:box|area)",
        "inside": r"\bbox\b|\bpenalty area\b|\bin(?:to)? the area\b|\bpenalty spot\b|\bgoal area\b|\bpost\b"
        r"|\bcrossbar\b|\bgoal line\b|\bsix-yard\b|\btop corner\b",
        "outside": r"\bmidfield\b|\bhalfway line\b|\bcentre circle\b|\b(?:touch|side) ?line\b|\bcorner flag\b"
        r"|\bedge of the pitch\b",
        "distance": r"(\d+) yards\b",
    },
    "fr": {
        "edge": r"(?:entrée|ligne) de (?:la )?surface|plonge\b[^.!?]*\bdans la surface|\bentre dans la surface"
        r"|jambe\b[^.!?]*\bdans la surface|hors de la surface",
        "inside": r"\bsurface\b|\bpoint de penalty\b|\bsix mètres\b|\bpoteau\b(?! de corner)|\bbarre\b|\blucarne\b",
        "outside": r"\bmilieu\b|\brond central\b|(?<!juge de )\btouche\b|\bpoteau de corner\b",
        "distance": r"(\d+) mètres\b",
    },
}


EDGE = {"de": 16, "en": 18, "fr": 16}
"""How far the line of the area is from goal: yards in English, else metres."""
INSIDE = {"de": 15, "en": 16, "fr": 15}
"""Up to here it is inside; what lies between this and the line is said by no card."""


def places(text: str, language: str) -> set[str]:
    """The places that a text names."""
    found: set[str] = set()
    words = WORDS[language]
    for place in ("edge", "inside", "outside"):
        text, hits = re.subn(words[place], " ", text, flags=re.IGNORECASE)
        if hits:
            found.add(place)
    for figure in re.findall(words["distance"], text):
        distance = int(figure)
        inside, edge = distance <= INSIDE[language], distance == EDGE[language]
        found.add("inside" if inside else "edge" if edge else "outside" if distance > EDGE[language] else "nowhere")
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
        ("From 16 yards", "en", {"inside"}),
        ("From 17 yards", "en", {"nowhere"}),
        ("From 18 yards", "en", {"edge"}),
        ("From 19 yards", "en", {"outside"}),
        ("From the touchline into the area", "en", {"inside", "outside"}),
        ("Nothing at all", "en", set()),
        ("Plongeon à l’entrée de la surface !", "fr", {"edge"}),
        ("Deux hommes aux six mètres", "fr", {"inside"}),
        ("Il garde le ballon au poteau de corner.", "fr", {"outside"}),
        ("De 15 mètres", "fr", {"inside"}),
    ],
)
def test_the_reader_of_place_words_reads(text: str, language: str, place: set[str]) -> None:
    assert places(text, language) == place


def cards() -> list[Card]:
    return list(load().cards.values())


@pytest.fixture(scope="module")
def lines(translate: ModuleType, checkout: Path) -> dict[str, dict[str, str]]:
    """The line of every card, by language and id."""
    found = {"de": {card.id: card.text for card in cards()}}
    for language in sorted(WORDS.keys() - found.keys()):
        texts = translate.read_cards(checkout / "translations" / f"cards_{language}.ts")
        found[language] = {card.id: texts[f"{card.id}.text"].english for card in cards()}
    return found


@pytest.mark.parametrize("language", WORDS)
def test_s5_8_attacks_and_swallows_name_their_place(language: str, lines: dict[str, dict[str, str]]) -> None:
    wrong = []
    for card in cards():
        area = card.as_.area if card.as_ is not None else card.area
        if area is None:
            continue
        text = lines[language][card.id]
        if places(text, language) != {area}:
            wrong.append((card.id, area, places(text, language), text))
    assert not wrong


def test_an_english_reporter_measures_in_yards(english: dict[str, str]) -> None:
    assert not [card for card, line in english.items() if re.search(r"\bmet(?:re|er)s?\b", line)]
    assert sum("yards" in line for line in english.values()) > 15


@pytest.mark.parametrize("language", WORDS)
def test_s5_8_fouls_without_a_place_name_none(language: str, lines: dict[str, dict[str, str]]) -> None:
    wrong = []
    for card in cards():
        kind = card.as_.kind if card.as_ is not None else card.kind
        area = card.as_.area if card.as_ is not None else card.area
        if kind != "foul" or area is not None:
            continue
        text = lines[language][card.id]
        if not places(text, language) <= set(card.limits):
            wrong.append((card.id, text))
    assert not wrong
