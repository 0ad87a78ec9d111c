#!/usr/bin/env python3
"""Writes a picture of every screen: `packaging/screenshots.py OUT_DIR [--only LANGUAGE-PERCENT] [--game ID]`.

It drives the real window with the mouse, in German and English, at 100 % and 150 % text (1280x800) and at 200 %
(1024x700), or as large as `--size` says, without touching the player's own folders. A file is called
LANGUAGE-PERCENT-SCREEN.png, in the dark theme LANGUAGE-PERCENT-SCREEN-dark.png; `--themes` takes other themes. Beside
them lie contact sheets to look at: `contact-SERIES-THEME-N.png` with every screen, `cards-LANGUAGE-N.png` and
`nations-LANGUAGE-N.png` with every face.
`--game ID` takes another game than the usual one (`game_pictures.py`). In place of the screens, `--lessons` takes every
lesson of the tutorial, `--motion` film strips of what moves on the match table (`films.py`), `--format ID` what a
tournament of a format has of its own (`format_pictures.py`).
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING
from unittest import mock

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent), str(HERE)]

from camera import LANGUAGES, SIZES, THEMES, Camera, write_sheets  # noqa: E402
from swallows_pictures import photograph, photograph_lessons, write_faces  # noqa: E402

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication


def main(arguments: list[str] | None = None) -> int:
    """Take all pictures; returns the exit code."""
    parser = argparse.ArgumentParser(description="Writes a picture of every screen.")
    parser.add_argument("folder", type=Path, help="where the pictures go")
    parser.add_argument("--only", help="one series, such as de-200")
    parser.add_argument("--seed", type=int, default=2006, help="of the games shown")
    parser.add_argument("--size", type=_size, help="of the window, such as 1024x700")
    parser.add_argument("--themes", type=lambda text: tuple(text.split(",")), default=THEMES, help="such as contrast")
    parser.add_argument("--game", help="another game, by its id, in place of the usual one")
    parser.add_argument(
        "--options",
        type=json.loads,
        action="append",
        default=[],
        help="of the other game, as JSON; repeatable",
    )
    parser.add_argument("--lessons", action="store_true", help="every lesson of the tutorial, in place of the screens")
    parser.add_argument("--motion", action="store_true", help="film strips of what moves, in place of the screens")
    parser.add_argument("--format", help="a tournament of this format, in place of the screens")
    given = parser.parse_args(arguments)
    given.folder.mkdir(parents=True, exist_ok=True)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory(prefix="swallows-pictures-") as home:
        for kind in ("DATA", "CONFIG", "CACHE", "STATE"):
            os.environ[f"XDG_{kind}_HOME"] = str(Path(home) / kind.lower())
        os.environ["HOME"] = home
        taken = _film_all(given) if given.motion else _take_all(given)
    print(f"{taken} pictures in {given.folder}")
    return 0 if taken else 1


def application() -> QApplication:
    """An application that speaks the translations as they are now.

    Garbage is collected between pictures only: a window of before that goes in the middle of painting takes Qt along.
    """
    from PySide6.QtWidgets import QApplication

    from translate import compile_all

    compile_all()
    gc.disable()
    app = QApplication(["screenshots"])
    from swallows_gui.services.language import LanguageService
    from swallows_gui.services.settings import SettingsService
    from swallows_gui.services.theme import Theme

    SettingsService.install()
    LanguageService.install("en")
    Theme.install(app)
    return app


def _film_all(given: argparse.Namespace) -> int:
    """Film strips of every motion, and contact sheets of them; of one language, if a series is named."""
    from PySide6.QtGui import QImage

    from films import write_films

    app = application()
    folder: Path = given.folder
    count = 0
    for language in dict.fromkeys(language for language, _percent in _series(given.only)):
        written = write_films(app, folder, language, given.themes)
        for theme in given.themes:
            strips = [QImage(str(path)) for path in written if f"-{theme}-" in path.name]
            write_sheets(folder / f"motion-{language}-{theme}", strips, 1400, (1, 4))
        count += len(written)
    return count


def _size(text: str) -> tuple[int, int]:
    wide, _, high = text.partition("x")
    return int(wide), int(high)


def _series(only: str | None) -> list[tuple[str, int]]:
    """Languages and text scales, per cent."""
    if only is None:
        return [(language, percent) for language in LANGUAGES for percent in SIZES]
    language, _, percent = only.partition("-")
    return [(language, int(percent))]


def _take_all(given: argparse.Namespace) -> int:
    import random

    app = application()
    from format_pictures import photograph_format
    from game_pictures import photograph_game
    from swallows_gui.session import Setup

    taken = 0
    with mock.patch.object(Setup, "drawn_seed", return_value=given.seed):
        for language, percent in _series(given.only):
            random.seed(given.seed)
            size = given.size or SIZES.get(percent, SIZES[100])
            camera = Camera(app, given.folder, language, percent, size, given.themes)
            if given.game is not None:
                photograph_game(camera, given.game, given.seed, given.options)
            elif given.format is not None:
                photograph_format(camera, given.format, given.seed)
            elif given.lessons:
                photograph_lessons(camera)
            else:
                photograph(camera)
            camera.make_contact_sheets()
            taken += len(camera.taken) * len(given.themes)
        if given.only is None and given.game is None and given.format is None and not given.lessons:
            for language in LANGUAGES:
                write_faces(given.folder, language)
    return taken


if __name__ == "__main__":
    sys.exit(main())
