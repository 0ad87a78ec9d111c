"""The digest of the catalogue follows what the rules read, and nothing else (record.md, `catalogue`)."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from swallows_gui.games.swallows.data.catalogue import load, read_catalogue

Spoil = Callable[[str, Callable[[Any], None]], None]


def digest(data: Path) -> str:
    """The digest of the data in a folder."""
    return read_catalogue(data).tables().digest


def test_a_copy_has_the_same_digest(data: Path) -> None:
    assert digest(data) == load().tables().digest
    assert digest(data).startswith("sha256:")
    assert len(digest(data)) == len("sha256:") + 64


@pytest.mark.parametrize(
    ("file", "change"),
    [
        ("cards/green.json", lambda cards: cards[0].update(text="Ein ganz anderer Satz.")),
        ("cards/green.json", lambda cards: cards[0].update(title="Anders")),
        ("cards/green.json", lambda cards: cards[0].pop("title")),
        ("cards/green.json", lambda cards: cards[0].update(scene={"frame": "sky"})),
        ("nations.json", lambda nations: nations[0].update(name={"de": "Silberland", "en": "Silverland"})),
        ("nations.json", lambda nations: nations[0].update(flag=nations[1]["flag"])),
        ("nations.json", lambda nations: nations[0].update(kit=nations[1]["kit"])),
        ("fields.json", lambda fields: fields["presets"][0].update(name={"de": "Anders", "en": "Other"})),
        ("formats/sixteen.json", lambda form: form.update(name={"de": "Anders", "en": "Other"})),
        ("formats/eight.json", lambda form: form.update(cash=90)),
    ],
)
def test_texts_names_and_art_are_not_in_it(data: Path, spoil: Spoil, file: str, change: Callable[[Any], None]) -> None:
    spoil(file, change)
    assert digest(data) == load().tables().digest


@pytest.mark.parametrize(
    ("file", "change"),
    [
        ("cards/green.json", lambda cards: cards[5].update(count=cards[5]["count"] + 1)),
        ("cards/green.json", lambda cards: cards.reverse()),
        ("cards/green.json", lambda cards: cards[5].update(area="edge")),
        ("cards/red.json", lambda cards: cards[1].pop("if")),
        ("cards/stars.json", lambda cards: cards[0]["as"].update(value=4)),
        ("nations.json", lambda nations: nations[0].update(strength=13)),
        ("nations.json", lambda nations: nations[0].update(green=9)),
        ("fields.json", lambda fields: fields["heads"].reverse()),
        ("fields.json", lambda fields: fields["presets"][0]["teams"].reverse()),
        ("formats/sixteen.json", lambda form: form.update(cash=90)),
    ],
)
def test_whatever_the_rules_read_is_in_it(data: Path, spoil: Spoil, file: str, change: Callable[[Any], None]) -> None:
    spoil(file, change)
    assert digest(data) != load().tables().digest
