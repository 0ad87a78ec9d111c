"""Packs for tests, written into a folder: one that is as it should be, to be spoilt."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

SAYS: dict[str, Any] = {
    "id": "oldboys",
    "version": "1.2",
    "name": {"en": "Old Boys", "de": "Alte Herren"},
    "author": "Ann",
    "licence": "CC0",
    "off": ["coffee-break"],
}


def card(identity: str, **more: Any) -> dict[str, Any]:
    """A green card of the pack."""
    return {
        "id": identity,
        "colour": "green",
        "kind": "attack",
        "value": 3,
        "area": "edge",
        "count": 4,
        "text": "Ein Ball wie aus alten Zeiten, von der Strafraumgrenze.",
        "scene": {},
        **more,
    }


def nation(code: str, **more: Any) -> dict[str, Any]:
    """A nation of the pack."""
    return {
        "code": code,
        "name": {"en": "Atlantis", "de": "Atlantis"},
        "strength": 9,
        "red": 1,
        "blue": 2,
        "green": 5,
        "stars": [],
        "kit": {"shirt": "#123456", "shorts": "#FFFFFF", "socks": "#123456", "trim": "#000000"},
        "flag": {"shapes": [{"shape": "rect", "paint": "#123456", "at": [0, 0], "size": [150, 100]}]},
        **more,
    }


def write(folder: Path, files: dict[str, Any] | None = None, **says: Any) -> Path:
    """A pack in `folder`: a card, a nation, a card of the base deck switched off, unless `files` say otherwise."""
    folder.mkdir(parents=True, exist_ok=True)
    identity = says.get("id", SAYS["id"])
    usual = {
        "cards/green.json": [card(f"{identity}:cross")],
        "nations.json": [nation(f"{identity}:ATL")],
    }
    for name, content in {"pack.json": {**SAYS, **says}, **(usual if files is None else files)}.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content if isinstance(content, str) else json.dumps(content), "utf-8")
    return folder
