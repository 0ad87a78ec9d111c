"""The trophies of the house in words."""

from __future__ import annotations

from typing import Final

from swallows_gui.services.glossary import TextTable

trophy_name: Final = TextTable("Cups", "trophy_name")
"""What a trophy is called."""
