"""The five moods in which a face is shown, and what they are called."""

from __future__ import annotations

from typing import Final, Literal

from swallows_gui.services.glossary import TextTable, translate

Mood = Literal["calm", "glad", "cross", "greedy", "shocked"]
MOODS: Final[tuple[Mood, ...]] = ("calm", "glad", "cross", "greedy", "shocked")

mood_name: Final = TextTable("Moods", "mood_name")


def face_words(name: str, mood: Mood) -> str:
    """The accessible text of a face: the name and, unless calm, the mood."""
    if mood == "calm":
        return name
    return translate("Moods", "{name} looks {mood}").format(name=name, mood=mood_name(mood))
