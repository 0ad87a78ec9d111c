"""A table as plain text: what is asked and the choices under their numbers first, then everything else under headings.

A game writes the `Page`; here is how it becomes HTML, and what typed digits mean.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final, NamedTuple

from swallows_gui.models.vocabulary import labelled
from swallows_gui.services.glossary import translate

_TAGS = re.compile(r"<[^>]+>")

BACK: Final = "back"
"""What a choice opens that leads back to the first choices."""


class TextSection(NamedTuple):
    """A heading and its lines."""

    title: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Numbered:
    """One choice: its words, its effect, and the actions or further choices it leads to."""

    text: str
    key: str = ""
    """The key that does the same on the table."""
    actions: tuple[int, ...] = ()
    opens: object = None
    """What has been chosen with it of a choice of several parts: the page is written anew for it; `BACK`; or None."""
    goes_on: bool = False
    """Whether it ends what waits for a nod."""


@dataclass(frozen=True, slots=True)
class Page:
    """A table as text, as the seat in front may see it."""

    of: object
    """The view it was written from."""
    asked: int | None
    """The seat that is asked, None: nobody is."""
    asking: tuple[str, ...] = ()
    """Who must do what and why; if nobody here is asked, who is awaited."""
    clause: str = ""
    """The rule behind the question."""
    choices: tuple[Numbered, ...] = ()
    barred: tuple[str, ...] = ()
    """The choices of the step that are barred, and why."""
    sections: tuple[TextSection, ...] = ()
    """All there is to be seen but the question."""


def as_html(page: Page) -> str:
    """The page as HTML."""
    title = translate("PlainTable", "Question")
    html = [f"<h2>{escape(title)}</h2>", *(f"<p>{escape(line)}</p>" for line in page.asking)]
    if page.clause:
        rule = translate("Prompt", "Rule {clause}").format(clause=page.clause)
        html.append(f'<p><a href="rule:{page.clause}">{escape(rule)}</a></p>')
    if page.choices:
        heading = translate("PlainTable", "Choices")
        html.append(f"<h2>{escape(heading)}</h2>")
    for number, choice in enumerate(page.choices, 1):
        link = f'<a href="choice:{number}">{number}</a>'
        html.append(f"<p>{labelled(link, escape(_with_key(choice)))}</p>")
    html += [f"<p>{escape(line)}</p>" for line in page.barred]
    return "".join(html) + parts_as_html(page.sections)


def parts_as_html(parts: Sequence[TextSection]) -> str:
    """Headings with their lines as HTML; a heading without lines is left out."""
    html = []
    for part in parts:
        if part.lines:
            html.append(f"<h2>{escape(part.title)}</h2>")
            html += [f"<p>{escape(line)}</p>" for line in part.lines]
    return "".join(html)


def number_typed(digits: str, count: int) -> tuple[int, str]:
    """What typed digits mean among `count` choices: the number chosen at once, or 0, and the digits to be continued."""
    number = int(digits) if digits else 0
    if not 1 <= number <= count:
        return 0, ""
    return (number, "") if number * 10 > count else (0, digits)


def plain(text: str) -> str:
    """The text without the tags of rich text."""
    return _TAGS.sub("", text)


def _with_key(choice: Numbered) -> str:
    if not choice.key:
        return choice.text
    return translate("PlainTable", "{text} (key {key})").format(text=choice.text, key=choice.key)
