"""What `swallows pack new` writes: a small pack that is sound as it stands, to be changed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from swallows_gui.catalogue.packs import FILE

GUIDE: Final = "README.txt"


def write_new(folder: Path, identity: str, name: str, author: str) -> list[str]:
    """Write a pack into a folder that is not there yet; returns the names of its files. Raises `OSError`."""
    folder.mkdir(parents=True)
    files = sound_files(identity, name, author)
    for file, content in files.items():
        path = folder / file
        path.parent.mkdir(exist_ok=True)
        path.write_text(
            content if isinstance(content, str) else json.dumps(content, ensure_ascii=False, indent=2) + "\n", "utf-8"
        )
    return list(files)


def sound_files(identity: str, name: str, author: str) -> dict[str, Any]:
    """The files of a new pack by name: texts, or what their JSON holds."""
    return {
        FILE: {
            "id": identity,
            "version": "1",
            "name": {"en": name, "de": name},
            "author": author,
            "licence": "CC0-1.0",
            "needs": [],
            "off": [],
        },
        "cards/green.json": [_card(identity)],
        "nations.json": [_nation(identity)],
        "rules/en.json": [{"title": "What is new", "text": f"{name} adds a card and a nation."}],
        "rules/de.json": [{"title": "Was neu ist", "text": f"{name} bringt eine Karte und eine Nation."}],
        GUIDE: (
            f"{name}, a pack for Millions of Swallows.\n\n"
            f"Change what you like, then: swallows pack check {identity}\n"
            "The guide of packs (docs/packs.md) says what each file can hold.\n"
        ),
    }


def _card(identity: str) -> dict[str, Any]:
    return {
        "id": f"{identity}:first-card",
        "colour": "green",
        "kind": "attack",
        "value": 3,
        "area": "edge",
        "count": 2,
        "title": {"en": "First Card", "de": "Erste Karte"},
        "text": {
            "en": "A first shot, from the edge of the penalty area!",
            "de": "Ein erster Schuss, von der Strafraumgrenze!",
        },
        "scene": {
            "camera": "low",
            "focus": "figures.0",
            "figures": [{"pose": "shoot", "side": "own", "spot": [50, 4, 72], "looks": "ball"}],
            "ball": [[62, 8], [70, 30], [84, 52, 14]],
        },
    }


def _nation(identity: str) -> dict[str, Any]:
    return {
        "code": f"{identity}:NEW",
        "name": {"en": "Newland", "de": "Neuland"},
        "grammar": {"de": "neuter"},
        "strength": 5,
        "red": 1,
        "blue": 3,
        "green": 5,
        "stars": [],
        "kit": {"shirt": "#2F6B3A", "shorts": "#FFFFFF", "socks": "#2F6B3A", "trim": "#FFD34D"},
        "flag": {
            "ratio": 1.5,
            "shapes": [
                {"shape": "rect", "paint": "#2F6B3A", "at": [0, 0], "size": [150, 100]},
                {"shape": "star", "paint": "#FFD34D", "at": [75, 50], "size": [50, 50], "points": 5},
            ],
        },
    }
