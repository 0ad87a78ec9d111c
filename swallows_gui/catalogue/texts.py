"""Texts of the data by language code: English always, so that there is one to fall back to."""

from typing import Annotated, Any, Final

from pydantic import AfterValidator, BeforeValidator, Field

from swallows_gui.catalogue.foreign_text import LONGEST_NAME, lines, shown
from swallows_gui.catalogue.languages import FALLBACK
from swallows_gui.catalogue.mistakes import Flaw

LONGEST: Final = 2_000


def _name(given: Any) -> Any:
    return shown(given, LONGEST_NAME) if isinstance(given, str) else given


def _line(given: Any) -> Any:
    return shown(given) if isinstance(given, str) else given


def _lines(given: Any) -> Any:
    return lines(given) if isinstance(given, str) else given


Name = Annotated[str, BeforeValidator(_name)]
"""The name of a player, side, cup or season, cleaned and cut off."""
Line = Annotated[str, BeforeValidator(_line)]
"""A line that somebody else has written, cleaned."""
Lines = Annotated[str, BeforeValidator(_lines)]
"""A text of several lines that somebody else has written, cleaned."""


def _has_fallback(texts: dict[str, str]) -> dict[str, str]:
    if FALLBACK not in texts:
        raise Flaw(FALLBACK, "is missing; every other language falls back to it")
    return texts


Language = Annotated[str, Field(pattern=r"^[a-z]{2,3}(_[A-Z]{2})?$")]
Text = Annotated[
    dict[Language, Annotated[Lines, Field(min_length=1, max_length=LONGEST)]],
    Field(min_length=1, max_length=100),
    AfterValidator(_has_fallback),
]
"""One text in several languages: `languages.said` chooses."""
LONGEST_CALLED: Final = 100


def _called(given: Any) -> Any:
    return shown(given, LONGEST_CALLED) if isinstance(given, str) else given


NameText = Annotated[
    dict[Language, Annotated[str, BeforeValidator(_called), Field(min_length=1)]],
    Field(min_length=1, max_length=100),
    AfterValidator(_has_fallback),
]
"""What something is called in several languages: one line each, cut off."""
