"""What the titles of games with AI seats that talk about their match have in common."""

from typing import Final

from swallows_gui.title import QT_TRANSLATE_NOOP, GameSwitch

VOICE_FILES: Final = ("voices/speakers.json", "voices/de.json", "voices/en.json")
"""The files of what is said, for `Title.data`."""

MATCH_TALK: Final = GameSwitch(
    id="voices",
    name=QT_TRANSLATE_NOOP("Titles", "Opponents talk"),
    line=QT_TRANSLATE_NOOP(
        "Titles", "The computer's players cheer, grumble and make excuses, at most once in two turns."
    ),
    on=True,
)
"""The switch that has them talk, for `Title.settings`."""
