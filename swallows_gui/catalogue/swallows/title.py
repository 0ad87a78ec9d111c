"""Millions of Swallows, as the house announces it."""

from typing import Final

from swallows_gui.title import QT_TRANSLATE_NOOP, StartOption, Title

SWALLOWS: Final = Title(
    id="swallows",
    name=QT_TRANSLATE_NOOP("Titles", "Millions of Swallows"),
    line=QT_TRANSLATE_NOOP("Titles", "A tournament of football, cards, bets and bribes"),
    seats=range(2, 7),
    catalogue="swallows_gui.catalogue.swallows.catalogue:load",
    playable="swallows_gui.session.swallows.kind:swallows",
    lab="swallows_gui.lab.swallows.lab:SwallowsLab",
    desk="swallows_gui.ui.swallows.desk:Desk",
    words="swallows_gui.models.swallows.narrator:narrator",
    progress="swallows_gui.models.swallows.progress:progress",
    sections="swallows_gui.engine.swallows.sections:SECTIONS",
    cover="swallows_gui.ui.swallows.cover:paint_cover",
    tutorial="swallows_gui.models.swallows.rehearsal:first_game",
    album="swallows_gui.ui.swallows.screens.album:AlbumScreen",
    preload=(
        "swallows_gui.engine.swallows.game",
        "swallows_gui.session.swallows.kind",
        "swallows_gui.ui.swallows.screens.friendly",
        "swallows_gui.ui.swallows.screens.tournament",
        "swallows_gui.models.swallows.bundle",
        "swallows_gui.ui.swallows.art.things",
        "swallows_gui.ui.swallows.art.picture",
        "swallows_gui.ui.swallows.cards.card_face",
        "swallows_gui.ui.swallows.pitch.pitch",
        "swallows_gui.ui.swallows.match.prompt",
        "swallows_gui.ui.swallows.match.table",
        "swallows_gui.ui.swallows.desk",
        "swallows_gui.ui.swallows.screens.draft",
        "swallows_gui.ui.swallows.screens.groups",
        "swallows_gui.ui.swallows.screens.bets",
        "swallows_gui.ui.swallows.screens.between",
        "swallows_gui.ui.swallows.screens.payout",
        "swallows_gui.ui.swallows.after.pages",
        "swallows_gui.ui.swallows.after.all_hands",
        "swallows_gui.ui.swallows.screens.replay_opening",
    ),
    starts=(
        StartOption(
            id="tournament",
            name=QT_TRANSLATE_NOOP("Titles", "New tournament"),
            line=QT_TRANSLATE_NOOP("Titles", "Sixteen teams, two to six seats, from the draft to the pay-out"),
            screen="swallows_gui.ui.swallows.screens.tournament:TournamentScreen",
            menu=QT_TRANSLATE_NOOP("Titles", "&New tournament…"),
            shortcut="Ctrl+N",
        ),
        StartOption(
            id="friendly",
            name=QT_TRANSLATE_NOOP("Titles", "Friendly"),
            line=QT_TRANSLATE_NOOP("Titles", "One match against the computer"),
            screen="swallows_gui.ui.swallows.screens.friendly:FriendlyScreen",
            menu=QT_TRANSLATE_NOOP("Titles", "&Friendly…"),
            shortcut="Ctrl+F",
        ),
    ),
)
