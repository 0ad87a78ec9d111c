"""A match as one HTML file: any browser shows it step by step, and asks no network for anything."""

from __future__ import annotations

import json
import re
from base64 import b64encode
from collections.abc import Sequence
from html import escape
from typing import Any, NamedTuple

from swallows_gui.catalogue.places import data_path
from swallows_gui.catalogue.plain_files import read_limited
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language


class PageStep(NamedTuple):
    """One step of the web page."""

    picture: bytes
    """A WebP file."""
    lines: Sequence[str]
    marked: bool


def web_page(title: str, subtitle: str, steps: Sequence[PageStep], size: tuple[int, int]) -> bytes:
    """The page as HTML. Equal pictures are stored once."""
    pictures: dict[bytes, int] = {}
    numbered = [pictures.setdefault(step.picture, len(pictures)) for step in steps]
    shown = [(picture, step.lines, int(step.marked)) for picture, step in zip(numbered, steps, strict=True)]
    lines = "\n".join(
        f'<li data-step="{number}"{" class=goal" if step.marked else ""}>{escape(line)}</li>'
        for number, step in enumerate(steps)
        for line in step.lines
    )
    words = {
        "language": language().code,
        "title": title,
        "subtitle": subtitle,
        "controls": translate("Share", "Controls"),
        "back": translate("Share", "Back"),
        "play": translate("Share", "Play"),
        "pause": translate("Share", "Pause"),
        "on": translate("Share", "On"),
        "goal": translate("Share", "Next goal"),
        "position": translate("Share", "Position"),
        "log": translate("Share", "What has happened"),
    }
    return _filled(
        {name: escape(word) for name, word in words.items()}
        | {
            "width": str(size[0]),
            "height": str(size[1]),
            "lines": lines,
            "pictures": _script([b64encode(picture).decode() for picture in pictures]),
            "steps": _script(shown),
        }
    ).encode()


def _filled(parts: dict[str, str]) -> str:
    """The page template from the resources, with its `{part}`s filled in."""
    page = read_limited(data_path("resources", "share", "page.html")).decode()
    return re.sub(r"\{([a-z]+)\}", lambda found: parts[found[1]], page)


def _script(value: Any) -> str:
    """A value as JSON for a script tag, escaped so that it cannot end the tag."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
