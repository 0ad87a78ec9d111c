#!/usr/bin/env python3
"""Writes a picture of every screen: `packaging/screenshots.py OUT_DIR [--only LANGUAGE-PERCENT] [--game ID]`.

It drives the real window with the mouse, in German and English, at 100 % text (1280x800) and at 200 % (1024x700), or
as large as `--size` says, without touching the player's own folders. A file is called LANGUAGE-PERCENT-SCREEN.png, in
the dark theme LANGUAGE-PERCENT-SCREEN-dark.png; `--themes` takes other themes. Beside them lie contact sheets to look
at: `contact-SERIES-THEME-N.png` with every screen, `cards-LANGUAGE-N.png` and `nations-LANGUAGE-N.png` with every face.
`--game ID` takes another game than the usual one (`game_pictures.py`). In place of the screens, `--lessons` takes every
lesson of the tutorial, `--motion` film strips of what moves on the match table (`films.py`).
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING
from unittest import mock

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

if TYPE_CHECKING:
    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QApplication, QWidget

    from swallows_gui.engine.swallows.view import SwallowsView
    from swallows_gui.models.swallows.lessons import Told
    from swallows_gui.session import Session
    from swallows_gui.ui.play.guide.tutorial import TutorialGuide
    from swallows_gui.ui.shell.main_window import MainWindow
    from swallows_gui.ui.swallows.desk import Desk

SIZES = {100: (1280, 800), 200: (1024, 700)}
LANGUAGES = ("de", "en")
THEMES = ("light", "dark")
ACROSS, DOWN = 3, 4
"""Screens on a contact sheet."""
FACES = 8, 4
"""Faces on a sheet, across and down."""
PATIENCE = 60.0
"""Seconds to wait for anything."""


class Camera:
    """One window in one language and size, and the pictures taken of it."""

    def __init__(
        self,
        app: QApplication,
        folder: Path,
        language: str,
        percent: int,
        size: tuple[int, int] | None = None,
        themes: Sequence[str] = THEMES,
    ) -> None:
        from swallows_gui.services.language import language as language_service
        from swallows_gui.services.settings import settings
        from swallows_gui.services.theme import theme
        from swallows_gui.ui.shell.main_window import MainWindow

        settings().change(
            language=language,
            text_scale=percent,
            theme=themes[0],
            pace="instant",
            seats=("Kim", "Alex"),
            layouts={},
            tips=False,
            lessons_read={},
        )
        language_service().set_language(language)
        theme().set_scale(percent)
        self._app = app
        self._folder = folder
        self._themes = themes
        self._name = f"{language}-{percent}"
        self.taken: list[str] = []
        """Names of the screens, in order."""
        self.window: MainWindow = MainWindow()
        self.window.resize(*(size or SIZES[percent]))
        self.window.show()

    def wait(self, until: Callable[[], bool], what: str, progress: Callable[[], object] = lambda: None) -> None:
        """Let the window run until something is so; patience begins anew with whatever `progress` there is."""
        end, last = time.monotonic() + PATIENCE, progress()
        while not until():
            if progress() != last:
                end, last = time.monotonic() + PATIENCE, progress()
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
        """Write pictures of the window, or of a dialog, in all themes."""
        from swallows_gui.services.settings import settings
        from swallows_gui.services.theme import theme
        from swallows_gui.ui.kit.face_cache import paint_queue
        from swallows_gui.ui.kit.idle_queue import idle_queue

        shown = widget or self.window
        self.wait(lambda: self.window.updatesEnabled() and not idle_queue().busy, f"{screen} to be laid out")
        for name in self._themes:
            settings().change(theme=name)
            theme().set_theme(name)
            self.settle()
            shown.grab()  # asks for the faces that are not painted yet
            paint_queue().flush()
            self._app.processEvents()
            path = self.picture(screen, name)
            if not shown.grab().save(str(path)):
                raise SystemExit(f"cannot write {path}")
        settings().change(theme=self._themes[0])
        self.taken.append(screen)
        gc.collect()

    def picture(self, screen: str, theme: str) -> Path:
        """The file of a screen."""
        return self._folder / (
            f"{self._name}-{screen}.png" if theme == THEMES[0] else f"{self._name}-{screen}-{theme}.png"
        )

    def make_contact_sheets(self) -> None:
        """Every screen taken, small, a few to a sheet."""
        from PySide6.QtGui import QImage

        for theme in self._themes:
            images = [QImage(str(self.picture(screen, theme))) for screen in self.taken]
            write_sheets(self._folder / f"contact-{self._name}-{theme}", images, 640, (ACROSS, DOWN))


def photograph(camera: Camera) -> None:
    """Every screen once, in the order a player meets them."""
    window = camera.window
    if window.start.shelf_buttons:
        camera.take("shelf")
        window.start.choose("swallows")
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
    _bookmaker(camera)
    camera.take("start-unfinished")
    _guide(camera)
    window.close()


def _guide(camera: Camera) -> None:
    """The tutorial, the table as text, the sheet of keys, and a tip."""
    from swallows_gui.catalogue.tutorial import load_tutorial
    from swallows_gui.services.settings import settings
    from swallows_gui.session import Setup
    from swallows_gui.ui.play.guide.key_sheet import KeySheet

    window = camera.window
    with mock.patch.object(Setup, "drawn_seed", return_value=load_tutorial("swallows").seed):
        window.game.begin_tutorial()
    assert window.talk is not None
    lessons = window.talk.tutorial
    assert lessons is not None
    camera.wait(lambda: lessons.told is not None and lessons.bubble.isVisible(), "the first lesson")
    camera.take("tutorial-welcome")
    lessons.next()
    camera.take("tutorial-attack")
    lessons.end()
    window.actions_["text_table"].setChecked(True)
    camera.take("text-table")
    window.actions_["text_table"].setChecked(False)
    window.commands.show_keys()
    sheet = window.findChild(KeySheet)
    assert sheet is not None
    camera.take("keys", sheet)
    sheet.close()
    window.leave_game()
    settings().change(tips=True, tips_seen={})
    window.show_screen("tournament")
    camera.click(window.navigation.screens["tournament"].start_button)  # type: ignore[attr-defined]
    tips = window.talk.tips
    assert tips is not None
    camera.wait(lambda: tips.note.isVisible(), "a tip")
    camera.take("tip")
    settings().change(tips=False)
    window.leave_game()


def _desk(camera: Camera) -> Desk:
    """The running game."""
    from swallows_gui.ui.swallows.desk import Desk

    assert isinstance(camera.window.desk, Desk)
    return camera.window.desk


def photograph_lessons(camera: Camera) -> None:
    """Every lesson of the tutorial, followed to the letter."""
    from swallows_gui.ai.swallows.tutor import fitting
    from swallows_gui.catalogue.tutorial import load_tutorial
    from swallows_gui.models.swallows import lessons as story
    from swallows_gui.session import Setup

    window = camera.window
    with mock.patch.object(Setup, "drawn_seed", return_value=load_tutorial("swallows").seed):
        window.game.begin_tutorial()
    assert window.desk is not None
    assert window.talk is not None
    guide, controller = window.talk.tutorial, window.desk.controller
    assert guide is not None
    told: Told | None = None
    while told is None or not told.over:
        _to_the_next_lesson(camera, guide, told)
        assert isinstance(guide.told, story.Told)
        told = guide.told
        camera.settle(200)
        camera.take(f"lesson-{load_tutorial('swallows').lessons.index(told.lesson) + 1:02}-{told.lesson.id}")
        deed = told.lesson.do
        if deed is None:
            guide.next()
            continue
        action = fitting(controller.view, deed)
        assert action is not None
        red = story.reds_to_add(controller.view) if deed.with_red else []
        controller.act(controller.session.action_json(action))
        for card in red[:1]:
            controller.act({"type": "play", "card": controller.view.tables.card_id[card]})
    window.close()


def _to_the_next_lesson(camera: Camera, guide: TutorialGuide, last: Told | None) -> None:
    """Answer what is asked without a lesson, until the bubble stands there with another one."""
    from swallows_gui.catalogue.tutorial import load_tutorial

    assert camera.window.desk is not None
    controller = camera.window.desk.controller
    learner = load_tutorial("swallows").learner
    while True:
        camera.wait(
            lambda: (guide.told not in (None, last) and guide.bubble.isVisible()) or controller.info.actor == learner,
            "a lesson",
        )
        camera.settle(100)
        if guide.told not in (None, last) and guide.bubble.isVisible():
            return
        done = [choice for choice in controller.choices() if choice["type"] in ("done", "pass")]
        if controller.info.actor == learner and done and guide.told in (None, last):
            controller.act(done[0])


def _friendly(camera: Camera) -> None:
    window = camera.window
    camera.click(window.start.start_buttons["friendly"])
    camera.take("friendly")
    friendly = window.navigation.screens["friendly"]
    camera.click(friendly.start_button)  # type: ignore[attr-defined]
    wanted = {"attack": "match-attack", "defence": "match-defence", "goalie": "match-keeper"}
    _play(camera, wanted, then={"match-attack": lambda: _beside_the_table(camera)})
    _review(camera)
    window.leave_game()


def _beside_the_table(camera: Camera) -> None:
    """What lies over the match table while a card is to be played, and every dock where they share one place."""
    window = camera.window
    assert window.desk is not None
    assert window.talk is not None
    hints = window.talk.hints.sheet
    window.desk.controller.ask_hint()
    camera.wait(lambda: hints.isVisible() and hints.progress.isHidden(), "the hint")
    camera.take("match-hint")
    hints.dismiss()
    zoom = _desk(camera).zoom
    view = window.desk.controller.view
    hand = next(hand for hand in view.hands if hand)
    _desk(camera).show_card(
        view.tables.card_id[max((card for part in hand for card in part), key=view.tables.card_id.__getitem__)]
    )
    camera.take("match-zoom")
    zoom.hide()
    docks = window.docks
    if not docks.tabbed:
        return
    was_open = docks.any_open
    for name, dock in docks.by_name.items():
        dock.show()
        dock.raise_()
        camera.settle()
        camera.take(f"match-dock-{name}")
    if not was_open:
        docks.toggle_all()
        camera.settle()


def _review(camera: Camera) -> None:
    """What the person's decisions of the match that is over were worth."""
    window = camera.window
    assert window.talk is not None
    sheet = window.talk.review.sheet
    window.talk.review.begin(0)
    camera.wait(lambda: sheet.isVisible() and sheet.progress.isHidden(), "the review")
    camera.take("review")
    sheet.dismiss()


def _hot_seat(camera: Camera) -> None:
    """Two people at one screen: the curtain between them."""
    window = camera.window
    camera.click(window.start.start_buttons["friendly"])
    friendly = window.navigation.screens["friendly"]
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
    tournament = window.navigation.screens["tournament"]
    camera.click(tournament.start_button)  # type: ignore[attr-defined]
    assert window.desk is not None
    desk, controller = window.desk, window.desk.controller
    camera.wait(lambda: controller.info.actor is not None, "the first pick")
    camera.take("draft")
    while controller.scene == "draft":
        camera.wait(lambda: controller.info.actor is not None or controller.scene != "draft", "a pick")
        if controller.scene == "draft":
            camera.click(desk.screen("draft").pick_button)  # type: ignore[attr-defined]
    camera.take("groups")
    camera.click(desk.screen("groups").go_on_button)  # type: ignore[attr-defined]
    camera.wait(lambda: controller.scene == "bets", "the betting slip")
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
    _play(camera, wanted, stop=lambda: controller.interlude == "between")
    camera.take("between-group")
    window.navigation.toggle_overview()
    camera.take("sheet-groups")
    _desk(camera).sheets.big_sheet.tabs.setCurrentIndex(1)
    camera.take("sheet-matches")
    window.go_back()
    while _play_unseen(camera, 24, wanted):
        left = len(wanted)
        _play(camera, wanted, stop=lambda left=left: len(wanted) < left)  # type: ignore[misc]
    controller = window.desk.controller
    _play(
        camera, wanted, stop=lambda: len(controller.view.played) >= 25 and controller.interlude == "between", run=True
    )
    camera.take("between-knockout")
    _play_unseen(camera, 30)
    _play(camera, wanted, run=True)
    _pay_out(camera)
    window.navigation.toggle_overview()
    _desk(camera).sheets.big_sheet.tabs.setCurrentIndex(2)
    camera.take("sheet-bracket")


def _bookmaker(camera: Camera) -> None:
    """The betting slip of a tournament with a bookmaker, and the hint for it."""
    window = camera.window
    window.show_screen("tournament")
    tournament = window.navigation.screens["tournament"]
    tournament.distribution.set_key("random")  # type: ignore[attr-defined]
    tournament.bookmaker.setChecked(True)  # type: ignore[attr-defined]
    camera.click(tournament.start_button)  # type: ignore[attr-defined]
    assert window.desk is not None
    assert window.talk is not None
    desk, controller, hints = window.desk, window.desk.controller, window.talk.hints.sheet
    camera.wait(lambda: controller.scene == "groups", "the groups")
    camera.click(desk.screen("groups").go_on_button)  # type: ignore[attr-defined]
    camera.wait(lambda: controller.scene == "bets", "the betting slip")
    slip = desk.screen("bets").slip  # type: ignore[attr-defined]
    camera.wait(lambda: "…" not in str(slip.index(0, slip.first_quote).data()), "the bookmaker")
    camera.take("bets-bookmaker")
    controller.ask_hint()
    camera.wait(lambda: hints.isVisible() and hints.progress.isHidden(), "the hint")
    camera.take("bets-hint")
    tournament.distribution.set_key("draft")  # type: ignore[attr-defined]
    tournament.bookmaker.setChecked(False)  # type: ignore[attr-defined]
    window.leave_game()


def _pay_out(camera: Camera) -> None:
    """The pay-out, everything that is open after it, and the replay."""
    from PySide6.QtWidgets import QWidget

    window = camera.window
    assert window.desk is not None
    screen = window.desk.screen("payout")
    camera.wait(lambda: screen.book is not None, "the book")  # type: ignore[attr-defined]
    camera.take("payout")
    tabs = screen.tabs  # type: ignore[attr-defined]
    for name in ("money", "chances", "dice", "hands"):
        page = tabs.findChild(QWidget, name)
        tabs.setCurrentWidget(page)
        camera.wait(lambda page=page: getattr(page, "done", True), "the chances")  # type: ignore[misc]
        camera.take(f"payout-{name}")
    tabs.setCurrentIndex(0)
    _replay(camera)


def _replay(camera: Camera) -> None:
    from swallows_gui.session.replay import OPEN
    from swallows_gui.ui.swallows.replay_desk import SwallowsReplay

    window = camera.window
    window.navigation.replay_game()
    camera.wait(lambda: window.replay is not None, "the replay")
    replay = window.replay
    assert replay is not None
    replay.rerun.seek(6)
    camera.take("replay-draft")
    goals = replay.rerun.chapters.marks
    replay.rerun.seek(goals[len(goals) // 2].position)
    camera.settle(700)
    camera.take("replay-goal")
    replay.rerun.set_eyes(OPEN)
    if replay.right.isHidden():
        camera.click(replay.panels_button)
    assert isinstance(replay.desk, SwallowsReplay)
    replay.right.setCurrentWidget(replay.desk.hands)
    replay.desk.hands.show_view(replay.rerun.view)
    camera.take("replay-hands")
    window.navigation.leave_replay()
    window.show_screen("records")
    camera.take("records")
    window.go_back()


def _play(
    camera: Camera,
    wanted: dict[str, str],
    stop: Callable[[], bool] | None = None,
    run: bool = False,
    then: Mapping[str, Callable[[], None]] = MappingProxyType({}),
) -> None:
    """Play on plainly until the game is over or `stop`, taking a picture of each kind of question in `wanted` once, and
    doing what `then` says after it."""
    window = camera.window
    assert window.desk is not None
    controller = window.desk.controller
    while stop is None or not stop():
        camera.wait(lambda: controller.info.phase in ("asked", "held", "over"), "a question")
        if controller.info.phase == "over":
            return
        if controller.interlude:
            controller.run_to_own() if run else controller.go_on()
        elif controller.info.phase == "held":
            controller.go_on()
        elif controller.info.actor is not None:
            name = wanted.pop(controller.view.step, "")
            if name:
                camera.settle(900)
                camera.take(name)
                then.get(name, lambda: None)()
            controller.act(_plain_choice(controller.choices()))


def _play_unseen(camera: Camera, matches: int, wanted: Mapping[str, str] = MappingProxyType({})) -> bool:
    """Play on plainly without the window, which takes the game up where so many matches are over, or before that at a
    question in `wanted`; returns whether it is such a question. What nobody looks at need not be drawn."""
    from swallows_gui.session import Session

    window = camera.window
    assert window.desk is not None
    path = window.desk.controller.session.path
    assert path is not None
    window.leave_game()
    unseen = camera.picture("unseen", THEMES[0]).with_suffix(".swallows")
    asked = False
    with Session.load(path, target=unseen) as session:
        path.unlink()
        people = session.humans()
        while not (asked or session.over or len(_known(session, None).played) >= matches):
            mover = session.to_move
            if mover not in people:
                session.step()
            elif not (asked := _known(session, mover).step in wanted):
                legal = [session.action_json(action) for action in session.legal(mover) if isinstance(action, int)]
                session.act_json(mover, _plain_choice(legal))
    window.open_file(unseen)
    camera.wait(lambda: window.game.laid is not None, "the game")
    unseen.unlink()
    return asked


def _known(session: Session, seat: int | None) -> SwallowsView:
    """What a seat knows; None: what everybody knows."""
    from swallows_gui.engine.swallows.view import SwallowsView

    view = session.view(seat)
    assert isinstance(view, SwallowsView)
    return view


def _plain_choice(choices: list[dict[str, object]]) -> dict[str, object]:
    """Attack if that is possible, else the first choice that is in turn."""
    in_turn = [choice for choice in choices if choice["type"] not in ("offer", "penalty", "object")]
    cards = [choice for choice in in_turn if choice["type"] == "play"]
    return (cards or in_turn or choices)[0]


def write_sheets(target: Path, images: Sequence[QImage], width: int, grid: tuple[int, int]) -> None:
    """Pictures in rows on as many sheets as they need, each as wide as `width` pixels."""
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QColor, QImage, QPainter

    across, down = grid
    each = across * down
    for number, at in enumerate(range(0, len(images), each), 1):
        small = [
            image.scaledToWidth(width, Qt.TransformationMode.SmoothTransformation) for image in images[at : at + each]
        ]
        high = max(image.height() for image in small)
        rows = -(-len(small) // across)
        sheet = QImage(across * (width + 8), rows * (high + 8), QImage.Format.Format_RGB32)
        sheet.fill(QColor("#777777"))
        painter = QPainter(sheet)
        for place, image in enumerate(small):
            row, column = divmod(place, across)
            painter.drawImage(column * (width + 8) + 4, row * (high + 8) + 4, image)
        painter.end()
        sheet.save(f"{target}-{number}.png")


def write_faces(folder: Path, language: str) -> None:
    """Every card and every nation in full."""
    from PySide6.QtCore import QSize

    from swallows_gui.catalogue.swallows import load
    from swallows_gui.services.language import language as language_service
    from swallows_gui.services.theme import theme
    from swallows_gui.ui.swallows.cards.card_face import face
    from swallows_gui.ui.swallows.cards.nation_face import nation_face

    language_service().set_language(language)
    theme().set_scale(100)
    size = QSize(250, 350)
    catalogue = load()
    cards = [face(card, size).toImage() for card in catalogue.cards.values()]
    write_sheets(folder / f"cards-{language}", cards, size.width(), FACES)
    nations = [nation_face(nation, size).toImage() for nation in catalogue.nations.values()]
    write_sheets(folder / f"nations-{language}", nations, size.width(), FACES)


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
    given = parser.parse_args(arguments)
    given.folder.mkdir(parents=True, exist_ok=True)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory(prefix="swallows-pictures-") as home:
        for kind in ("DATA", "CONFIG", "CACHE", "STATE"):
            os.environ[f"XDG_{kind}_HOME"] = str(Path(home) / kind.lower())
        os.environ["HOME"] = home
        taken = _film_all(given.folder) if given.motion else _take_all(given)
    print(f"{taken} pictures in {given.folder}")
    return 0 if taken else 1


def _application() -> QApplication:
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


def _film_all(folder: Path) -> int:
    """Film strips of every motion, and contact sheets of them."""
    from films import write_films
    from PySide6.QtGui import QImage

    app = _application()
    count = 0
    for language in LANGUAGES:
        written = write_films(app, folder, language, THEMES)
        for theme in THEMES:
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

    app = _application()
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
            elif given.lessons:
                photograph_lessons(camera)
            else:
                photograph(camera)
            camera.make_contact_sheets()
            taken += len(camera.taken) * len(given.themes)
        if given.only is None and given.game is None and not given.lessons:
            for language in LANGUAGES:
                write_faces(given.folder, language)
    return taken


if __name__ == "__main__":
    sys.exit(main())
