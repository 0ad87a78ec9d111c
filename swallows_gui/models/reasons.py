"""Says in the language in use why a file or a pack cannot be used.

A `Reason` keeps its parts. Other reasons, in English as `BadCard` and the operating system have them, are recognised by
pattern; the gaps are names and numbers. An unknown one is shown as it is.
"""

from __future__ import annotations

import re
from functools import cache, reduce
from typing import Final

from filelock import Timeout

from swallows_gui.catalogue.mistakes import BadCard
from swallows_gui.catalogue.plain_files import Reason
from swallows_gui.models.vocabulary import labelled
from swallows_gui.services.glossary import TextList, translate

REASONS: Final = TextList("PackTroubles", "reasons")
"""What `BadCard` says, with gaps for names and numbers; the longer of two that fit stands first."""

STAGES: Final = TextList("FileReasons", "stages")
"""What files in English call the stages of a cup."""


def reason_words(reason: str) -> str:
    """A reason in the language in use; as it is where it is not known.

    >>> reason_words("is no pattern that anybody knows")
    'is no pattern that anybody knows'
    """
    if isinstance(reason, Reason):
        text = translate("FileReasons", reason.text)
        return text.format(**{name: _value(value) for name, value in reason.values.items()})
    return _by_pattern(REASONS, reason)


def system_words(error: OSError) -> str:
    """The operating system's message, in the language in use if it is a common one."""
    return reason_words(error.strerror or str(error))


def stage_words(name: str) -> str:
    """A stage of a cup in the language in use; as the file calls it where that is no usual English name."""
    parts = name.split(" / ")
    return " / ".join(_by_pattern(STAGES, part) for part in parts)


def _value(value: object) -> object:
    if isinstance(value, Reason):
        return reason_words(value)
    return stage_words(value) if isinstance(value, str) else value


def _by_pattern(texts: TextList, reason: str) -> str:
    for number in texts:
        found = _pattern(texts.english(number)).fullmatch(reason)
        if found:
            words = texts(number)
            for place, gap in enumerate(found.groups()):
                words = words.replace(f"{{{place}}}", gap)
            return words
    return reason


@cache
def _pattern(text: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\\\{\d\\\}", "(.*?)", re.escape(text)), re.DOTALL)


def where_and_why(*places: str, reason: str) -> str:
    """Which file and entry is wrong, and why."""
    return reduce(labelled, (reason_words(part) for part in (*places, reason) if part))


def pack_sentence(error: Exception) -> str:
    """Why a pack cannot be used: the file and entry, and what is wrong there."""
    if isinstance(error, BadCard):
        return where_and_why(error.file, _entry(error.card), error.field, reason=error.reason)
    if isinstance(error, Timeout):
        return translate("PackTroubles", "Another program is changing the packs. Try again.")
    if isinstance(error, OSError):
        return translate("PackTroubles", "The folder of packs cannot be used: {reason}").format(
            reason=system_words(error)
        )
    return translate("PackTroubles", "The pack is not there any more.")


def _entry(name: str) -> str:
    """An entry of a file; one without an id is counted."""
    number = re.fullmatch(r"entry (\d+)", name)
    if number is None:
        return name
    return translate("PackTroubles", "entry {number}").format(number=number[1])
