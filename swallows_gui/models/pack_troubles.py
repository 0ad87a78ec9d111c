"""Why a pack cannot be used, as sentences."""

from __future__ import annotations

import re

from filelock import Timeout

from swallows_gui.catalogue.mistakes import BadCard
from swallows_gui.models.reasons import system_words, where_and_why
from swallows_gui.services.glossary import translate


def pack_sentence(error: Exception) -> str:
    """Why a pack cannot be used: in which file and entry, and what is wrong there."""
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
