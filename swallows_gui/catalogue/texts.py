"""Texts of the data by language code: English always, so that there is one to fall back to."""

from typing import Annotated, Final

from pydantic import AfterValidator, Field

from swallows_gui.catalogue.languages import FALLBACK
from swallows_gui.catalogue.mistakes import Flaw

LONGEST: Final = 2_000


def _has_fallback(texts: dict[str, str]) -> dict[str, str]:
    if FALLBACK not in texts:
        raise Flaw(FALLBACK, "is missing; every other language falls back to it")
    return texts


Language = Annotated[str, Field(pattern=r"^[a-z]{2,3}(_[A-Z]{2})?$")]
Text = Annotated[
    dict[Language, Annotated[str, Field(min_length=1, max_length=LONGEST)]],
    Field(min_length=1, max_length=100),
    AfterValidator(_has_fallback),
]
"""One text in several languages: `languages.said` chooses."""
