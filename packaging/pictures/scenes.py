"""The one list of what is photographed: each scene with its name, what it shows, and how it is usually taken."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from pictures.camera import SIZES, THEMES
from pictures.doors import photograph_doors, photograph_you
from pictures.peaks import photograph_peaks
from pictures.set_ups import photograph_set_ups
from pictures.tournament import (
    photograph_bookmaker,
    photograph_friendly,
    photograph_guide,
    photograph_hot_seat,
    photograph_lessons,
    photograph_start,
    photograph_tournament,
)

if TYPE_CHECKING:
    from pictures.camera import Camera
    from pictures.faces import Wanted

Take = Callable[["Camera"], None]

SCREENS: Mapping[str, tuple[str, Take]] = {
    "start": ("shelf, start screen, settings, rule book, album", photograph_start),
    "doors": ("scenarios, season, hall of fame, you, packs, cups, championship", photograph_doors),
    "you": ("what you have done, before anything and after some", photograph_you),
    "set-ups": ("field, options, import, teams shared out by agreement, a PIN", photograph_set_ups),
    "friendly": ("a friendly from its set-up to its review", photograph_friendly),
    "hot-seat": ("the curtain between two people", photograph_hot_seat),
    "tournament": ("a tournament from its set-up to its replay", photograph_tournament),
    "bookmaker": ("his betting slip", photograph_bookmaker),
    "guide": ("tutorial, table as text, keys, a tip", photograph_guide),
    "peaks": ("haggling, newspaper, final, champion", photograph_peaks),
}
"""The screens of Millions of Swallows, in the order a player meets them, all in one window."""


class Scene(NamedTuple):
    """What can be asked for by name."""

    name: str
    about: str
    take: Take
    window: str
    """Scenes of one window follow each other in it."""
    sizes: Sequence[int] = tuple(SIZES)
    """Text scales, per cent, if none are given."""
    themes: Sequence[str] = THEMES


def photograph(camera: Camera, left_out: Collection[str] = ()) -> None:
    """Every screen of Millions of Swallows once, without the scenes that are left out."""
    for name in SCREENS:
        if name not in left_out:
            _screen(camera, name)
    camera.window.close()


def _screen(camera: Camera, name: str) -> None:
    """One of the screens; all but the first begin at the game's own start screen."""
    start = camera.window.start
    if name != "start" and start.shelf_buttons:
        start.choose("swallows")
    SCREENS[name][1](camera)


def scenes(
    seed: int, options: Sequence[Mapping[str, Any]], faces: Wanted, films: Collection[str] = ()
) -> dict[str, Scene]:
    """Every scene by its name: games are those of the house, formats those of the flagship.

    `options` are those of the other games' matches; `seed` is that of the games shown; `films`
    are the moves to be filmed, all of them if none are named.
    """
    from pictures.faces import photograph_faces
    from pictures.films import photograph_motion, photograph_peaks
    from pictures.formats import photograph_format
    from pictures.games import photograph_game
    from pictures.kit import photograph_kit
    from swallows_gui import titles
    from swallows_gui.games.swallows.data.catalogue import load

    def of_game(camera: Camera, game: str) -> None:
        photograph_game(camera, game, seed, options)

    def of_format(camera: Camera, format_id: str) -> None:
        photograph_format(camera, format_id, seed)

    plain = (100,)
    found = [Scene(name, about, partial(_screen, name=name), "screens") for name, (about, _take) in SCREENS.items()]
    of_faces = partial(photograph_faces, wanted=faces)
    found.append(Scene("faces", "cards and nations on sheets", of_faces, "faces", plain, ("light",)))
    found.append(
        Scene("kit", "the visual kit by itself", photograph_kit, "kit", (100, 200), ("light", "dark", "contrast"))
    )
    found.append(
        Scene(
            "motion",
            "film strips of what moves on the match table",
            partial(photograph_motion, wanted=films),
            "motion",
            plain,
        )
    )
    found.append(Scene("lessons", "every lesson of the tutorial", photograph_lessons, "lessons"))
    for game in titles.ids():
        if game != titles.usual():
            name = f"game-{game}"
            found.append(Scene(name, "set-up, questions, end and replay", partial(of_game, game=game), name))
            filmed = partial(photograph_peaks, game=game, wanted=films)
            found.append(Scene(f"films-{game}", "film strips of its goals, kicks and end", filmed, f"films-{game}"))
    for format_id in load().formats:
        name = f"format-{format_id}"
        found.append(
            Scene(name, "what a tournament of it has of its own", partial(of_format, format_id=format_id), name)
        )
    return {scene.name: scene for scene in found}


USUAL = (*SCREENS, "faces")
"""What is taken where nothing is named."""
