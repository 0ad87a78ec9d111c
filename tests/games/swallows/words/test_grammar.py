"""Nations in sentences: article, case, number and gender, in all that the window, the log and the lessons say."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from swallows_gui.catalogue.languages import BadLanguage, read_language
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.services.language import Count, NationName, NationNames

NATIONS = load().nations
TEAMS = (
    "team", "teams", "rival", "then_team", "then_rival", "home", "away", "own", "other", "others", "heir", "payer",
    "winner", "beaten", "through",
)  # fmt: skip
"""Placeholders that name nations."""
SUBJECTS = "team|rival|then_team|then_rival|home|away|own|other|heir|payer|winner|beaten"

OF_PLAYERS = ("Board", "Final", "Grudge", "Power")
"""What the contexts of games begin with whose sides are players."""
OF_FILES = "FileReasons"
"""Why a file is refused: it names teams as they stand in it, which have no forms."""


def bare(code: str, language: str) -> NationName:
    nation = NATIONS[code]
    return NationName(nation.name[language], language, nation.grammar.get(language, ""))


CASES = [
    ("SUI", "die|die|der|der|von der|zur|bei der|in der", "Schweiz"),
    ("SEN", "der|den|dem|des|vom|zum|beim|im", "Senegal"),
    ("USA", "die|die|den|der|von den|zu den|bei den|in den", "USA"),
]


@pytest.mark.parametrize(
    ("code", "forms"),
    [
        *((code, [f"{before} {name}" for before in forms.split("|")]) for code, forms, name in CASES),
        ("NED", ["die Niederlande", "die Niederlande", "den Niederlanden", "der Niederlande", "von den Niederlanden",
                 "zu den Niederlanden", "bei den Niederlanden", "in den Niederlanden"]),
        ("BRA", ["Brasilien", "Brasilien", "Brasilien", "Brasiliens", "von Brasilien", "zu Brasilien",
                 "bei Brasilien", "in Brasilien"]),
        ("WAL", ["Wales", "Wales", "Wales", "von Wales", "von Wales", "zu Wales", "bei Wales", "in Wales"]),
    ],
)  # fmt: skip
def test_german_forms(code: str, forms: list[str]) -> None:
    name = bare(code, "de")
    asked = ("nom", "akk", "dat", "gen", "von", "zu", "bei", "in")
    assert [format(name, form) for form in asked] == forms
    for form in asked:
        small, large = format(name, form), format(name, form.capitalize())
        assert large == small[0].upper() + small[1:]
    assert f"{name}" == NATIONS[code].name["de"]


def test_words_follow_number_and_gender() -> None:
    def of(form: str) -> list[str]:
        return [format(bare(code, "de"), form) for code in ("SEN", "SUI", "BRA", "NED")]

    assert of("schießt/schießen") == ["schießt", "schießt", "schießt", "schießen"]
    assert of("Schießt/Schießen") == ["Schießt", "Schießt", "Schießt", "Schießen"]
    assert of("sein/ihr/ihre") == ["sein", "ihr", "sein", "ihre"]
    assert of("er/sie/es/sie alle") == ["er", "sie", "es", "sie alle"]


def test_a_number_brings_its_words() -> None:
    for language in ("de", "en"):
        one, many = (f"{Count(number, language)} {Count(number, language):Karte/Karten}" for number in (1, 20))
        assert (one, many) == ("1 Karte", "20 Karten")
    assert f"{Count(2, 'nobody speaks it'):card/cards}" == "cards"


def test_a_language_may_tell_more_numbers_apart(tmp_path: Path) -> None:
    file = tmp_path / "pl.json"
    given = {"name": "Polski", "locale": "pl_PL", "numbers": ["1", "(.*[^1])?[2-4]"]}
    file.write_text(json.dumps(given), "utf-8")
    polish = read_language(file)
    words = [polish.counted(number, ("karta", "karty", "kart")) for number in (0, 1, 2, 5, 12, 22)]
    assert words == ["kart", "karta", "karty", "kart", "kart", "karty"]
    assert [polish.counted(number, ("card", "cards")) for number in (1, 2, 5)] == ["card", "cards", "cards"]
    file.write_text(json.dumps(given | {"numbers": ["("]}), "utf-8")
    with pytest.raises(BadLanguage, match=r"pl\.json: numbers: '\('"):
        read_language(file)


def test_english_forms() -> None:
    for code, the, of in (("NED", "the Netherlands", "the Netherlands'"), ("BRA", "Brazil", "Brazil's")):
        name = bare(code, "en")
        assert (f"{name:the}", f"{name:of}", f"{name:The}") == (the, of, the[0].upper() + the[1:])
    assert f"{bare('CZE', 'en'):The}" == "The Czech Republic"


@pytest.mark.parametrize(
    ("code", "forms"),
    [
        ("BRA", "le Brésil|du Brésil|au Brésil|au Brésil|du Brésil"),
        ("IRN", "l’Iran|de l’Iran|à l’Iran|en Iran|d’Iran"),
        ("FRA", "la France|de la France|à la France|en France|de France"),
        ("ECU", "l’Équateur|de l’Équateur|à l’Équateur|en Équateur|d’Équateur"),
        ("GER", "l’Allemagne|de l’Allemagne|à l’Allemagne|en Allemagne|d’Allemagne"),
        ("HUN", "la Hongrie|de la Hongrie|à la Hongrie|en Hongrie|de Hongrie"),
        ("USA", "les États-Unis|des États-Unis|aux États-Unis|aux États-Unis|des États-Unis"),
        ("CUB", "Cuba|de Cuba|à Cuba|à Cuba|de Cuba"),
        ("ISR", "Israël|d’Israël|à Israël|à Israël|d’Israël"),
    ],
)
def test_french_forms(code: str, forms: str) -> None:
    name = bare(code, "fr")
    assert [format(name, form) for form in ("le", "du", "au", "en", "d")] == forms.split("|")
    assert f"{name:que}" in (f"que {name:le}", f"qu’{name:le}")
    assert f"{name:Le}" == forms[0].upper() + forms.partition("|")[0][1:]


def test_french_words_follow_number_and_gender() -> None:
    def of(form: str) -> list[str]:
        return [format(bare(code, "fr"), form) for code in ("BRA", "GER", "CUB", "USA")]

    assert of("tire/tirent") == ["tire", "tire", "tire", "tirent"]
    assert of("battu/battue/battus") == ["battu", "battue", "battu", "battus"]


def test_a_form_that_a_language_does_not_have_is_an_error() -> None:
    for language, form in (("de", "the"), ("en", "akk"), ("en", "a/b"), ("de", "a/b/c/d/e"), ("de", "mit")):
        with pytest.raises(ValueError, match="no form"):
            format(bare("BRA", language), form)


def test_lists_have_forms_too_and_a_stand_in_needs_none() -> None:
    names = NationNames([bare(code, "de") for code in ("SUI", "BRA", "NED")], " und ".join)
    assert f"{names:dat}" == "der Schweiz und Brasilien und den Niederlanden"
    assert f"{names}" == "Schweiz und Brasilien und Niederlande"
    assert f"{NationName('Sieger von Spiel 25', 'de', ''):akk}" == "Sieger von Spiel 25"
    assert f"{NationName('', 'de', ''):Nom}" == ""


# Every sentence


def texts(root: Path, language: str) -> Iterator[tuple[str, str]]:
    """Room and text of everything that is said in a language; English is also the source of the others."""
    catalogue = "de" if language == "en" else language
    for context in ET.parse(root / "translations" / f"swallows_{catalogue}.ts").getroot().iter("context"):
        room = context.findtext("name", "")
        if room.startswith(OF_PLAYERS) or room == OF_FILES:
            continue
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
            yield from ((room, text) for text in ([message.findtext("source", "")] if language == "en" else forms))
    for room, folder in (("Tutorial", "tutorial"), ("Commentary", "commentary")):
        file = root / "resources" / "swallows" / folder / f"{language}.json"
        spoken = json.loads(file.read_text("utf-8")) if file.exists() else {}
        yield from ((room, text) for text in lessons(spoken))


def lessons(words: Any) -> Iterator[str]:
    if isinstance(words, str):
        yield words
    else:
        for each in words.values() if isinstance(words, dict) else words:
            yield from lessons(each)


class Filled(dict[str, Any]):
    """Fills every placeholder: those for nations with one of them."""

    def __init__(self, name: NationName) -> None:
        super().__init__()
        self._name = name

    def __missing__(self, key: str) -> Any:
        if key in ("teams", "others", "through"):
            return NationNames([self._name, self._name], " + ".join)
        return self._name if key in TEAMS else Count(7, self._name.speech)


TAKES_ONE = "Schweiz|Türkei|Ukraine|USA|Niederlanden?|Senegal"
TAKES_NONE = "|".join(nation.name["de"] for nation in NATIONS.values() if "de" not in nation.grammar)
WRONG = {
    "de": (
        rf"\b(gegen|für|um|durch|ohne|auf|an|von|mit|bei|zu|aus|nach|in) ({TAKES_ONE})\b",
        rf"\b(der|die|das|den|dem|des) ({TAKES_NONE})\b",
        rf"\b(gegen|für|durch|ohne|um|auf|an) ((der|dem) ({TAKES_ONE})|den (?!Senegal)({TAKES_ONE}))\b",
        rf"\b(von|bei|in|mit|zu) ((die|das) ({TAKES_ONE})|der (USA|Niederlande))\b",
        r"\b(von|zu|bei|in) dem Senegal\b|\bzu der (Schweiz|Türkei|Ukraine)\b",
        r"\bden Niederlande\b|\bdie Niederlanden\b|\bvon \w+iens\b|Waless",
    ),
    "en": (
        r"\b(for|against|of|to|with|from|on|by|beat) (Netherlands|USA|Czech Republic)\b",
        r"\bthe (Brazil|Switzerland|the)\b",
    ),
    "fr": (
        r"\b(de|à) (les? (?=[A-ZÉÎ])|Brésil\b|États-Unis\b|Pays-Bas\b)|\b(le|la|de|que|ne) [AÂEÉÈÊIÎOÔUÛ]",
        r"\b(pour|contre|que|si|et|avec) (Brésil|France|États-Unis|Pays-Bas|Allemagne)\b",
    ),
}


@pytest.mark.parametrize("language", ["de", "en", "fr"])
def test_every_sentence_goes_with_every_nation(checkout: Path, language: str) -> None:
    assert len(NATIONS) >= 48
    bad = re.compile("|".join((r"[{}]|[^\n]  | [,.;!?](?!\.)", *WRONG[language])))
    wrong: list[str] = []
    rendered = 0
    for room, text in texts(checkout, language):
        if room == "ScoreBand" or not re.search(rf"\{{({'|'.join(TEAMS)})\b", text):
            continue
        for code in NATIONS:
            line = text.replace("{others}", "7").format_map(Filled(bare(code, language)))
            rendered += 1
            if bad.search(line) or (room == "Commentary" and line[0] != line[0].upper()):
                wrong.append(f"{room}: {line}")
    assert rendered > 52 * 300
    assert not wrong, "\n".join(sorted(wrong))


def test_german_verbs_have_two_numbers(checkout: Path) -> None:
    """A verb beside a nation that is its subject is a choice of two."""
    subject, verb = (
        rf"\{{(?:{SUBJECTS}):[Nn]om\}}",
        r"(ist|hat|war|wird|kann|will|darf|muss|weiß|\w\w+t)",
    )
    no_verbs = {"nicht", "jetzt", "fast", "sonst", "erst", "mit", "seit", "dicht", "weit"}
    wrong = [
        f"{room}: {text}"
        for room, text in texts(checkout, "de")
        for found in (*re.findall(rf"{subject} {verb}\b", text), *re.findall(rf"\b{verb} {subject}", text))
        if found not in no_verbs
    ]
    assert not wrong, "\n".join(wrong)


def test_english_verbs_are_plural(checkout: Path) -> None:
    after_preposition = "".join(rf"(?<!\b{word} )" for word in ("for", "of", "by", "in", "on"))
    subject = rf"{after_preposition}\{{(?:{SUBJECTS})(?::[Tt]he)?\}}"
    wrong = [
        f"{room}: {text}"
        for room, text in texts(checkout, "en")
        if re.search(rf"{subject} (is|has|was|does|goes|\w{{2,}}[^su\W]s)\b", text)
    ]
    assert not wrong, "\n".join(wrong)


def test_no_bare_name_stands_in_running_text(checkout: Path) -> None:
    """After a preposition or beside a verb a name asks for its form; a bare one is a label."""
    name = rf"\{{(?:{'|'.join(TEAMS)})\}}"
    prepositions = {
        "de": "gegen|für|um|durch|ohne|auf|an|von|mit|bei|zu|aus|nach|in|und|wenn|dass",
        "en": "for|against|of|to|with|from|on|by|and|if|when",
        "fr": "pour|contre|de|à|avec|sur|par|et|si|que|en",
    }
    wrong = [
        f"{room}: {text}"
        for language, before in prepositions.items()
        for room, text in texts(checkout, language)
        if room != "ScoreBand" and re.search(rf"\b({before}) {name}|{name} [a-zäöü]", text)
    ]
    assert not wrong, "\n".join(wrong)
