"""One thing, one name: no text that a player reads uses a word that `docs/glossary.md` has banished."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import typer
from PySide6.QtWidgets import QApplication

from swallows_gui.cli import app
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.services.language import language as service

OTHER_GAMES = ("Board", "Final", "Grudge", "Power", "Tactics")
"""How the contexts of games with words of their own begin."""
OF_OTHER_GAMES = ("Fifteen men, twelve hidden cards, and every man you use turns to a new strength",)
"""Lines of other games in the list of all games."""
PARTS = ("rules", "tutorial", "commentary")


class Name(NamedTuple):
    """A row of the glossary."""

    say: str
    banished: re.Pattern[str]
    allowed: re.Pattern[str] | None


def glossary(checkout: Path, language: str) -> list[Name]:
    """The rows for a language."""
    heading = {"en": "## English", "de": "## Deutsch", "fr": "## Français"}[language]
    part = (checkout / "docs" / "glossary.md").read_text("utf-8").partition(heading)[2].partition("\n## ")[0]
    rows = [
        [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]] for line in part.splitlines() if line[:2] == "| "
    ]
    return [Name(say, _pattern(banished), _pattern(but) if but else None) for say, _means, banished, but in rows[2:]]


def _pattern(cell: str) -> re.Pattern[str]:
    words = [word.replace(r"\|", "|") for word in re.findall(r"`([^`]+)`", cell)]
    return re.compile("|".join(rf"(?<!\w)(?:{word})(?!\w)" for word in words), re.IGNORECASE)


def texts(checkout: Path, language: str) -> Iterator[tuple[str, str]]:
    """Where each text stands, and the text without its placeholders."""
    for place, text in (*_window(checkout, language), *_data(checkout, language)):
        yield place, re.sub(r"\{[^{}]*\}|&(?=\w)", "", text)


def _window(checkout: Path, language: str) -> Iterator[tuple[str, str]]:
    """The German catalogue has the English sources, too; where English has a number its forms stand in its own."""
    catalogue = "de" if language == "en" else language
    root = ET.parse(checkout / "translations" / f"swallows_{catalogue}.ts").getroot()
    for context in root.iter("context"):
        name = context.findtext("name", "")
        if name.startswith(OTHER_GAMES):
            continue
        for message in context.iter("message"):
            source = message.findtext("source", "")
            if source in OF_OTHER_GAMES:
                continue
            translation = message.find("translation")
            assert translation is not None
            forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
            for text in [source] if language == "en" else forms:
                yield f"{name}: {source}", text


def _data(checkout: Path, language: str) -> Iterator[tuple[str, str]]:
    for card in load().cards.values():
        spoken = service().card_text(card.id, card.text, language), service().card_title(card.id, card.title, language)
        yield from ((card.id, text) for text in spoken)
    for part in PARTS:
        path = checkout / "resources" / "swallows" / part / f"{language}.json"
        yield from _strings(part, json.loads(path.read_text("utf-8")))


def _strings(place: str, value: Any) -> Iterator[tuple[str, str]]:
    if isinstance(value, str):
        yield place, value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from _strings(f"{place}/{inner if key == 'id' else key}", inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _strings(f"{place}/{inner.get('id', '') if isinstance(inner, dict) else ''}", inner)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_no_text_uses_a_banished_word(qapp: QApplication, checkout: Path, language: str) -> None:
    assert qapp
    names = glossary(checkout, language)
    assert len(names) > 15
    wrong = []
    for place, text in texts(checkout, language):
        for name in names:
            left = name.allowed.sub("", text) if name.allowed else text
            if found := name.banished.search(left):
                wrong.append(f"{place}: {found[0]!r} should be {name.say}: {text}")
    assert not wrong, "\n".join(wrong)


def test_commands_and_readme_call_players_as_the_game_does(checkout: Path) -> None:
    """Their options are named as code is; only what nobody plays has one name everywhere."""
    computer = next(name for name in glossary(checkout, "en") if name.say.startswith("**computer**"))
    told = {
        "README": (checkout / "README.md").read_text("utf-8"),
        **dict(_helps("swallows", typer.main.get_command(app))),
    }
    assert len(told) > 15
    assert not {place for place, text in told.items() if computer.banished.search(text)}


def _helps(place: str, command: Any) -> Iterator[tuple[str, str]]:
    """What each command and its options say of themselves."""
    yield place, "\n".join([command.help or "", *(getattr(each, "help", None) or "" for each in command.params)])
    for name, inner in getattr(command, "commands", {}).items():
        yield from _helps(f"{place} {name}", inner)


def test_the_glossary_finds_what_it_banishes_and_lets_be_what_is_something_else(checkout: Path) -> None:
    seat = next(name for name in glossary(checkout, "en") if name.say == "**player**")
    assert seat.allowed is not None
    assert seat.banished.search("Ask every seat.")
    assert not seat.banished.search(seat.allowed.sub("", "Fasten your seat belts."))
    through = next(name for name in glossary(checkout, "en") if name.say == "**go through**")
    assert through.banished.search("Two teams go on.")
    assert not through.banished.search("Play goes on.")
