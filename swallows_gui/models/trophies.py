"""The trophies of the house in words."""

from __future__ import annotations

from typing import Final

from swallows_gui.competition.cup import Trophy
from swallows_gui.services.glossary import QT_TRANSLATE_NOOP, Glossary

trophy_name: Final = Glossary[Trophy](
    "Cups",
    {
        "town": QT_TRANSLATE_NOOP("Cups", "Town trophy"),
        "league": QT_TRANSLATE_NOOP("Cups", "League shield"),
        "national": QT_TRANSLATE_NOOP("Cups", "National trophy"),
        "continental": QT_TRANSLATE_NOOP("Cups", "Continental trophy"),
    },
)
"""What a trophy is called."""
