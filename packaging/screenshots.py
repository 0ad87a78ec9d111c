#!/usr/bin/env python3
"""Writes a picture of every screen: `packaging/screenshots.py OUT_DIR [--only LANGUAGE-PERCENT] [--seed N]`.

It drives the real window with the mouse, in German and English, at 100 % text (1280x800) and at 200 % (1024x700),
without touching the player's own folders. A file is called LANGUAGE-PERCENT-SCREEN.png.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING
from unittest import mock

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication, QWidget

    from swallows_gui.ui.main_window import MainWindow

SIZES = {100: (1280, 800), 200: (1024, 700)}
LANGUAGES = ("de", "en")
PATIENCE = 60.0
"""Seconds to wait for anything."""


class Camera:
    """One window in one language and size, and the pictures taken of it."""

    def __init__(self, app: QApplication, folder: Path, language: str, percent: int) -> None:
        from swallows_gui.services.language import language as language_service
        from swallows_gui.services.settings import settings
        from swallows_gui.services.theme import theme
        from swallows_gui.ui.main_window import MainWindow

        settings().change(
            language=language, text_scale=percent, theme="light", pace="instant", seats=("Kim", "Alex"), layouts={}
        )
        language_service().set_language(language)
        theme().set_scale(percent)
        self._app = app
        self._folder = folder
        self._name = f"{language}-{percent}"
        self.taken = 0
        self.window: MainWindow = MainWindow()
        self.window.resize(*SIZES[percent])
        self.window.show()

    def wait(self, until: Callable[[], bool], what: str) -> None:
        """Let the window run until something is so."""
        end = time.monotonic() + PATIENCE
        while not until():
            if time.monotonic() > end:
                raise SystemExit(f"{self._name}: waited in vain for {what}")
            self._app.processEvents()
            time.sleep(0.002)

    def settle(self, milliseconds: int = 120) -> None:
        """Let animations and layouts come to rest."""
        from PySide6.QtTest import QTest

        QTest.qWait(milliseconds)

    def click(self, widget: QWidget) -> None:
        """Click the middle of a widget."""
        from PySide6.QtCore import Qt
        from PySide6.QtTest import QTest

        self.settle(20)
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)

    def take(self, screen: str, widget: QWidget | None = None) -> None:
        """Write a picture of the window, or of a dialog."""
        from swallows_gui.ui.kit.face_cache import paint_queue

        self.settle()
        paint_queue().flush()
        self._app.processEvents()
        path = self._folder / f"{self._name}-{screen}.png"
        if not (widget or self.window).grab().save(str(path)):
            raise SystemExit(f"cannot write {path}")
        self.taken += 1


def photograph(camera: Camera) -> None:
    """Every screen once, in the order a player meets them."""
    window = camera.window
    camera.take("start")
    camera.click(window.start.settings_button)
    camera.take("settings")
    window.go_back()
    camera.click(window.start.rules_button)
    window.open_rules("S5.7")
    camera.take("rules")
    window.go_back()
    camera.click(window.start.album_button)
    camera.take("album")
    window.go_back()
    _friendly(camera)
    _hot_seat(camera)
    _tournament(camera)
    window.leave_game()
    camera.take("start-unfinished")
    _dark(camera)
    window.close()


def _friendly(camera: Camera) -> None:
    window = camera.window
    camera.click(window.start.friendly_button)
    camera.take("friendly")
    friendly = window._screens["friendly"]
    camera.click(friendly.start_button)  # type: ignore[attr-defined]
    _play(camera, {"attack": "match-attack", "defence": "match-defence", "goalie": "match-keeper"})
    window.leave_game()


def _hot_seat(camera: Camera) -> None:
    """Two people at one screen: the curtain between them."""
    window = camera.window
    camera.click(window.start.friendly_button)
    friendly = window._screens["friendly"]
    friendly.opponent.setCurrentIndex(friendly.opponent.count() - 1)  # type: ignore[attr-defined]
    camera.click(friendly.start_button)  # type: ignore[attr-defined]
    camera.wait(lambda: window.talk is not None and window.talk.curtain.closed, "the curtain")
    camera.settle(500)
    camera.take("curtain")
    window.leave_game()


def _tournament(camera: Camera) -> None:
    window = camera.window
    camera.click(window.start.new_button)
    camera.take("tournament")
    tournament = window._screens["tournament"]
    camera.click(tournament.start_button)  # type: ignore[attr-defined]
    assert window.desk is not None
    desk, conductor = window.desk, window.desk.conductor
    camera.wait(lambda: conductor.info.actor is not None, "the first pick")
    camera.take("draft")
    while conductor.scene == "draft":
        camera.wait(lambda: conductor.info.actor is not None or conductor.scene != "draft", "a pick")
        if conductor.scene == "draft":
            camera.click(desk.screen("draft").pick_button)  # type: ignore[attr-defined]
    camera.take("groups")
    camera.click(desk.screen("groups").go_on_button)  # type: ignore[attr-defined]
    camera.wait(lambda: conductor.scene == "bets", "the betting slip")
    slip = desk.screen("bets").slip  # type: ignore[attr-defined]
    slip.choose(slip.lines[0].team, slip.kinds[0])
    slip.choose(slip.lines[1].team, slip.kinds[-1])
    camera.take("bets")
    camera.click(desk.screen("bets").hand_in_button)  # type: ignore[attr-defined]
    wanted = {
        "objection": "match-objection",
        "referee_die": "match-referee",
        "edge": "match-edge",
        "whistle": "match-whistle",
    }
    _play(camera, wanted, stop=lambda: conductor.interlude == "between")
    camera.take("between-group")
    window.toggle_sheet()
    camera.take("sheet-groups")
    desk.big_sheet.tabs.setCurrentIndex(1)
    camera.take("sheet-matches")
    window.go_back()
    _play(camera, wanted, stop=lambda: len(conductor.view.played) >= 25 and conductor.interlude == "between", run=True)
    camera.take("between-knockout")
    _play(camera, wanted, run=True)
    camera.click(desk.screen("payout").all_button)  # type: ignore[attr-defined]
    camera.take("payout")
    window.toggle_sheet()
    desk.big_sheet.tabs.setCurrentIndex(2)
    camera.take("sheet-bracket")


def _play(camera: Camera, wanted: dict[str, str], stop: Callable[[], bool] | None = None, run: bool = False) -> None:
    """Play on plainly until the game is over or `stop`, taking a picture of each kind of question in `wanted` once."""
    window = camera.window
    assert window.desk is not None
    conductor = window.desk.conductor
    while not conductor.session.over and not (stop is not None and stop()):
        camera.wait(lambda: conductor.info.waiting in ("asked", "held", "over"), "a question")
        if conductor.interlude:
            conductor.run_to_own() if run else conductor.go_on()
        elif conductor.info.waiting == "held":
            conductor.go_on()
        elif conductor.info.actor is not None:
            name = wanted.pop(conductor.view.step, "")
            if name:
                camera.settle(900)
                camera.take(name)
            conductor.act(_plain_choice(conductor.choices()))


def _plain_choice(choices: list[dict[str, object]]) -> dict[str, object]:
    """Attack if that is possible, else the first choice that is in turn."""
    in_turn = [choice for choice in choices if choice["type"] not in ("offer", "penalty", "object")]
    cards = [choice for choice in in_turn if choice["type"] == "play"]
    return (cards or in_turn or choices)[0]


def _dark(camera: Camera) -> None:
    from swallows_gui.services.settings import settings

    settings().change(theme="dark")
    camera.take("start-dark")
    settings().change(theme="light")


def main(arguments: list[str] | None = None) -> int:
    """Take all pictures; returns the exit code."""
    parser = argparse.ArgumentParser(description="Writes a picture of every screen.")
    parser.add_argument("folder", type=Path, help="where the pictures go")
    parser.add_argument("--only", help="one series, such as de-200")
    parser.add_argument("--seed", type=int, default=2006, help="of the games shown")
    given = parser.parse_args(arguments)
    given.folder.mkdir(parents=True, exist_ok=True)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory(prefix="swallows-pictures-") as home:
        for kind in ("DATA", "CONFIG", "CACHE", "STATE"):
            os.environ[f"XDG_{kind}_HOME"] = str(Path(home) / kind.lower())
        os.environ["HOME"] = home
        taken = _take_all(given.folder, given.only, given.seed)
    print(f"{taken} pictures in {given.folder}")
    return 0 if taken else 1


def _take_all(folder: Path, only: str | None, seed: int) -> int:
    import random

    from PySide6.QtWidgets import QApplication

    app = QApplication(["screenshots"])
    from swallows_gui.services.language import LanguageService
    from swallows_gui.services.settings import SettingsService
    from swallows_gui.services.theme import Theme
    from swallows_gui.session import Setup

    SettingsService.install()
    LanguageService.install("en")
    Theme.install(app)
    taken = 0
    with mock.patch.object(Setup, "drawn_seed", return_value=seed):
        for language in LANGUAGES:
            for percent in SIZES:
                if only in (None, f"{language}-{percent}"):
                    random.seed(seed)
                    camera = Camera(app, folder, language, percent)
                    photograph(camera)
                    taken += camera.taken
    return taken


if __name__ == "__main__":
    sys.exit(main())
