"""What the titles of games that are one match have in common: the places of their parts, their files, their switch."""

from typing import Final

from swallows_gui.title import QT_TRANSLATE_NOOP, GameSwitch, StartOption, Title

_FILES: Final = (
    *(f"rules/{name}.json" for name in ("de", "en", "reasons")),
    *(f"commentary/{name}.json" for name in ("callbacks", "occasions", "de", "en")),
    *(f"tutorial/{name}.json" for name in ("plan", "tips", "de", "en")),
)
_VOICES: Final = ("voices/speakers.json", "voices/de.json", "voices/en.json")
"""The files of what AI seats say, which all games share."""

MATCH_TALK: Final = GameSwitch(
    id="voices",
    name=QT_TRANSLATE_NOOP("Titles", "Opponents talk"),
    line=QT_TRANSLATE_NOOP(
        "Titles", "The computer's players cheer, grumble and make excuses, at most once in two turns."
    ),
    on=True,
)
"""The switch that has AI seats talk about their match."""


def match_title(
    *,
    game: str,
    name: str,
    line: str,
    seats: range,
    lab: str,
    desk: str,
    set_up: str,
    invites: str,
    data: tuple[str, ...],
    album: str = "",
) -> Title:
    """The title of a game that is one match; its other parts are in the usual places of its package. `set_up` is the
    place of the set-up screen, `invites` the sentence that introduces the game. `data` are the files in
    `resources/GAME/` beside rules, commentary and tutorial."""
    return Title(
        id=game,
        package=f"swallows_gui.games.{game}",
        name=name,
        line=line,
        seats=seats,
        playable=f"session.kind:{game}",
        lab=lab,
        words="words.words:narrator",
        progress="words.progress:progress",
        match="session.kind:MATCH",
        sections="rules.events:SECTIONS",
        desk=desk,
        cover="table.cover:paint_cover",
        pictures="table.rule_pictures:PICTURES",
        album=album,
        tutorial="words.chapters:first_match",
        data=(*(f"{game}/{file}" for file in (*data, *_FILES)), *_VOICES),
        settings=(MATCH_TALK,),
        preload=("session.kind", "table.set_up", "table.desk"),
        starts=(
            StartOption(
                id="match",
                name=QT_TRANSLATE_NOOP("Titles", "New match"),
                line=invites,
                screen=set_up,
                menu=QT_TRANSLATE_NOOP("Titles", "New &match…"),
            ),
        ),
    )
