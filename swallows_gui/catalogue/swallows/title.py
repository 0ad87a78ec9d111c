"""Millions of Swallows, as the house announces it."""

from typing import Final

from swallows_gui.engine.swallows.sections import SECTIONS
from swallows_gui.title import QT_TRANSLATE_NOOP, StartOption, Title

SWALLOWS: Final = Title(
    id="swallows",
    name=QT_TRANSLATE_NOOP("Titles", "Millions of Swallows"),
    line=QT_TRANSLATE_NOOP("Titles", "A tournament of football, cards, bets and bribes"),
    seats=range(2, 7),
    playable="swallows_gui.session.swallows.kind:swallows",
    words="swallows_gui.models.swallows.narrator:narrator",
    sections=SECTIONS,
    starts=(
        StartOption(
            id="tournament",
            name=QT_TRANSLATE_NOOP("Titles", "New tournament"),
            line=QT_TRANSLATE_NOOP("Titles", "Sixteen teams, two to six seats, from the draft to the pay-out"),
            screen="swallows_gui.ui.swallows.screens.tournament:TournamentScreen",
        ),
        StartOption(
            id="friendly",
            name=QT_TRANSLATE_NOOP("Titles", "Friendly"),
            line=QT_TRANSLATE_NOOP("Titles", "One match against the computer"),
            screen="swallows_gui.ui.swallows.screens.friendly:FriendlyScreen",
        ),
    ),
)
