"""Takes the pictures: `python packaging/pictures OUT_DIR [--only SCENE,...] [--languages de] [--sizes 100] [--themes
dark]`.

It drives the real window with the mouse, in German and English, at 100 % and 150 % text (1280x800) and at 200 %
(1024x700), or as large as `--window` says, without touching the player's own folders. `--list` names the scenes;
without `--only` all screens of the flagship and all faces are taken. A file is called LANGUAGE-PERCENT-SCREEN.png, in
other themes LANGUAGE-PERCENT-SCREEN-THEME.png; beside them lie contact sheets to look at:
`contact-LANGUAGE-PERCENT-THEME-N.png`. Two more languages can be named: `xx-long`, an English that is 40 % longer, and
`xx-rtl`, one that is written from right to left, of which the one picture shows the sentence that refuses it.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from itertools import groupby
from pathlib import Path
from unittest import mock

sys.path[:1] = [str(Path(__file__).resolve().parents[1]), str(Path(__file__).resolve().parents[2])]

from pictures.camera import LANGUAGES, THEMES, Camera, application, nobodys_home  # noqa: E402


def main(arguments: list[str] | None = None) -> int:
    """Take the pictures; returns the exit code."""
    parser = argparse.ArgumentParser(
        prog="pictures", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("folder", type=Path, nargs="?", help="where the pictures go")
    parser.add_argument("--list", action="store_true", help="name every scene and stop")
    parser.add_argument("--only", type=_words, default=(), help="scenes, with commas between them")
    parser.add_argument("--languages", type=_words, default=LANGUAGES, help="such as de,en,xx-long,xx-rtl")
    parser.add_argument("--sizes", type=_numbers, default=(), help="of the text, per cent, such as 100,200")
    parser.add_argument("--themes", type=_words, default=(), help="such as light,contrast")
    parser.add_argument("--window", type=_size, help="its size, such as 1024x700")
    parser.add_argument("--seed", type=int, default=2006, help="of the games shown")
    parser.add_argument(
        "--options", type=json.loads, action="append", default=[], help="of other games, as JSON; repeatable"
    )
    parser.add_argument("--films", type=_words, default=(), help="motion: moves, such as goal,kick")
    parser.add_argument("--cards", type=_words, default=("",), help="faces: colours, or parts of ids")
    parser.add_argument("--height", type=int, default=350, help="faces: pixels, 120 as in a hand")
    parser.add_argument("--grey", action="store_true", help="faces: without colour")
    given = parser.parse_args(arguments)
    with nobodys_home():
        return _take_all(parser, given)


def _take_all(parser: argparse.ArgumentParser, given: argparse.Namespace) -> int:
    app = application()
    from pictures.faces import Wanted
    from pictures.pseudo import LEFTWARD, photograph_refusal
    from pictures.scenes import USUAL, scenes
    from swallows_gui.session import Setup

    known = scenes(given.seed, given.options, Wanted(given.cards, given.height, given.grey), given.films)
    if given.list:
        for scene in known.values():
            print(f"{scene.name:24} {scene.about}")
        return 0
    if given.folder is None:
        parser.error("name a folder, or ask for --list")
    if unknown := [name for name in given.only if name not in known]:
        parser.error(f"no scene {', '.join(unknown)}; --list names them all")
    wanted = [known[name] for name in given.only or USUAL]
    given.folder.mkdir(parents=True, exist_ok=True)
    written = 0

    def seeded(setup: Setup) -> int:
        return int(given.seed) if setup.seed is None else setup.seed

    for language in given.languages:
        for percent in given.sizes or sorted({size for scene in wanted for size in scene.sizes}):
            if language == LEFTWARD:
                camera = Camera(app, given.folder, language, percent, given.window, given.themes or THEMES)
                photograph_refusal(camera)
                camera.finish()
                written += camera.written
            these = [scene for scene in wanted if given.sizes or percent in scene.sizes]
            for _window, group in groupby(these, lambda scene: scene.window):
                first, *more = group
                random.seed(given.seed)
                with mock.patch.object(Setup, "drawn_seed", seeded):
                    camera = Camera(app, given.folder, language, percent, given.window, given.themes or first.themes)
                    for scene in (first, *more):
                        print(f"{language}-{percent} {scene.name}", flush=True)
                        scene.take(camera)
                camera.finish()
                written += camera.written
    print(f"{written} pictures in {given.folder}")
    return 0 if written else 1


def _words(text: str) -> tuple[str, ...]:
    return tuple(text.split(","))


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split(",")))


def _size(text: str) -> tuple[int, int]:
    wide, _, high = text.partition("x")
    return int(wide), int(high)


if __name__ == "__main__":
    sys.exit(main())
