"""The list of scenes has every game and format, and the command takes what is asked of it."""

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from pictures.faces import Wanted
from pictures.scenes import SCREENS, USUAL, scenes
from swallows_gui import titles
from swallows_gui.games.swallows.data.catalogue import load


def _pictures(checkout: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, str(checkout / "packaging" / "pictures"), *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_every_screen_game_and_format_is_in_the_list() -> None:
    known = scenes(2006, (), Wanted())
    assert [name for name, scene in known.items() if scene.window == "screens"] == list(SCREENS)
    assert {f"game-{game}" for game in titles.ids() if game != titles.usual()} <= set(known)
    assert {f"format-{name}" for name in load().formats} <= set(known)
    assert set(USUAL) <= set(known)
    assert all(scene.about and scene.sizes and scene.themes for scene in known.values())


def test_the_list_is_printed_and_an_unknown_scene_is_refused_by_name(checkout: Path, tmp_path: Path) -> None:
    told = _pictures(checkout, "--list").stdout
    assert [line.split()[0] for line in told.splitlines()] == list(scenes(2006, (), Wanted()))
    done = _pictures(checkout, str(tmp_path / "out"), "--only", "start,moon")
    assert done.returncode == 2
    assert "no scene moon" in done.stderr
    assert not (tmp_path / "out").exists()


@pytest.mark.slow
def test_scenes_are_taken_in_the_language_size_and_themes_asked_for(checkout: Path, tmp_path: Path) -> None:
    words = ("--only", "start,faces", "--cards", "coffee-break", "--languages", "de", "--sizes", "100")
    done = _pictures(checkout, str(tmp_path), *words, "--themes", "dark", "--window", "1024x700")
    assert done.returncode == 0, done.stderr
    taken = {path.name for path in tmp_path.iterdir()}
    assert {"de-100-start-dark.png", "de-100-cards-350-01-dark.png", "contact-de-100-dark-1.png"} <= taken
    screen = QImage(str(tmp_path / "de-100-start-dark.png"))
    assert (screen.width(), screen.height()) == (1024, 700)
    assert len({screen.pixel(x, y) for x in range(0, 1024, 32) for y in range(0, 700, 35)}) > 5


@pytest.mark.slow
def test_pseudo_languages_are_taken_too_and_one_from_right_to_left_is_mirrored(checkout: Path, tmp_path: Path) -> None:
    words = ("--only", "start", "--languages", "en,xx-long,xx-rtl", "--sizes", "100", "--themes", "light")
    done = _pictures(checkout, str(tmp_path), *words)
    assert done.returncode == 0, done.stderr
    plain, longer = (QImage(str(tmp_path / f"{code}-100-start.png")) for code in ("en", "xx-long"))
    assert not longer.isNull()
    assert plain != longer
    mirrored = QImage(str(tmp_path / "xx-rtl-100-start.png"))
    assert not mirrored.isNull()
    assert mirrored != plain
