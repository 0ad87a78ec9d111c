"""French signs stand after a no-break space, in every file and in what the window puts together itself."""

import ast
import json
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from PySide6.QtWidgets import QApplication

from swallows_gui.models.vocabulary import labelled
from swallows_gui.services.language import LanguageService

BREAKS: Final = re.compile("[ \\t](?=[;:!?»])|«[ \\t]")
"""A line may end before the sign."""
TIGHT: Final = re.compile(r"(?<=[\w)}»])[;!?](?!\w)|(?<=[\w)}»]):(?=\s|$)|«(?=\w)|(?<=[\w.!?…])»")
NO_FRENCH: Final = ("SHOOT! SCHIESS!", "commence par {0}:")
"""Cries in other languages, and how an id begins."""
OF_THE_WINDOW: Final = ("ui", "models", "games/*/table", "games/*/words")


def wrong(text: str) -> list[str]:
    """The places of a text at which a sign stands as no French sign does."""
    for said in NO_FRENCH:
        text = text.replace(said, "")
    return [text[max(0, at.start() - 20) : at.end() + 10] for each in (BREAKS, TIGHT) for at in each.finditer(text)]


def test_the_places_are_found() -> None:
    torn = ("Fin !", "Fin!", "Le score : 2", "Le score: 2", "{card}: rouge", "« oui\u202f»", "«oui\u202f»")
    assert all(map(wrong, torn))
    whole = ("Fin\u202f!", "Le score\u00a0: 2", "?", "https://un.lieu/?q=1", "«\u00a0Oui\u202f!\u00a0»", "12:30")
    assert not any(map(wrong, whole))


def test_no_french_text_has_a_sign_without_its_space(checkout: Path) -> None:
    found = {place: places for place, text in _texts(checkout) if (places := wrong(text))}
    assert not found


def _texts(checkout: Path) -> Iterator[tuple[str, str]]:
    for root in ("resources", "docs"):
        for path in sorted((checkout / root).rglob("fr.json")):
            yield from _strings(str(path.relative_to(checkout)), json.loads(path.read_text("utf-8")))
    for path in sorted((checkout / "translations").glob("*_fr.ts")):
        for message in ET.parse(path).getroot().iter("message"):
            for form in message.iter():
                if form.tag in ("translation", "numerusform"):
                    yield f"{path.name}: {message.findtext('source', '')}", form.text or ""


def _strings(place: str, value: Any) -> Iterator[tuple[str, str]]:
    if isinstance(value, str):
        yield place, value
    elif isinstance(value, dict | list):
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            yield from _strings(f"{place}/{key}", inner)


@pytest.mark.parametrize(("language", "line"), [("en", "Kim: 3"), ("de", "Kim: 3"), ("fr", "Kim\u202f: 3")])
def test_what_is_named_and_said_stands_as_the_language_writes_it(qapp: QApplication, language: str, line: str) -> None:
    assert qapp
    LanguageService.install(language)
    assert labelled("Kim", 3) == line
    LanguageService.install("en")


def test_the_window_puts_no_colon_between_texts_by_hand(checkout: Path) -> None:
    product = checkout / "swallows_gui"
    paths = [path for folder in OF_THE_WINDOW for each in product.glob(folder) for path in each.rglob("*.py")]
    assert len(paths) > 200
    found = [f"{path.relative_to(checkout)}:{line}" for path in sorted(paths) for line in _colons(path)]
    assert not found, "labelled() of models.vocabulary puts the colon"


def _colons(path: Path) -> Iterator[int]:
    """The lines that join two texts by a colon: between two values of an f-string, or as what joins a list."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.JoinedStr):
            parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
            if any(part == ": " and None in parts[:at] for at, part in enumerate(parts)):
                yield node.lineno
        elif isinstance(node, ast.Attribute) and ast.unparse(node) == "': '.join":
            yield node.lineno
