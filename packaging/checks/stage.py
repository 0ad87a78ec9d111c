#!/usr/bin/env python3
"""Measures the stage of a game: `packaging/checks/stage.py [--game GAME] [--only de-100] [--pictures FOLDER]`.

It drives the real window to every kind of question of a tournament, or of a match of another game, and through every
lesson of the tutorial, in all windows that a text scale is measured in, and looks at two things:

- how much of the window is scene, by the rectangles of its parts and by the pixels of a picture of it, and how much is
  flat paper, by pixels alone;
- whether hand, score, question, commentary, line at the foot, sum, or what a lesson points at is covered: by a lesson,
  every tip, the hint for the question, and every sheet.

Too little scene, too much paper, and anything covered fails it (exit code 1). `--pictures` keeps those that fail.
Tests ask `covered` of the window that they have.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple
from unittest import mock

import numpy as np
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QRegion
from PySide6.QtWidgets import QWidget

HERE = Path(__file__).resolve().parent
sys.path[:1] = [str(HERE.parent), str(HERE.parent.parent)]

from checks.empty_check import CELL, pixels_of  # noqa: E402
from pictures.camera import LANGUAGES, Camera, application, nobodys_home  # noqa: E402

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from swallows_gui.session import Session
    from swallows_gui.ui.shell.main_window import MainWindow

HANDS = ("near", "far", "hand", "faces", "targets_list")
"""What tables call what is held in a hand or is chosen from."""
STEP = 12
"""Pixels between the points that are looked at."""
SLACK = 7
"""Design pixels at its edge that a frame around the neighbour may take of a thing."""
LEAST = 0.6
"""The part of hand and question that must be seen at least: a window of 1024x700 at 200 % scrolls the rest."""
WINDOWS = {100: ((1024, 700), (1280, 800), (1920, 1080)), 200: ((1024, 700),)}
"""By text scale, per cent."""
SCENE, PAPER = 0.6, 0.15
"""Share of the window that is scene at least while a match runs, and that is flat paper at most."""
PLAIN = "100"
"""The text scale at which shares are judged: with letters twice as large menu, foot and choices need four times the
room; there they are only printed."""
SURFACES = ("paper", "raised")
"""Colours of paper, where nothing is drawn on it."""
QUESTIONS = (
    "attack", "modifiers", "threat", "defence", "defence_modifiers", "objection", "referee_die", "edge", "whistle",
    "offer", "discard", "injure", "recover",
)  # fmt: skip
"""What is asked on the table, by its step."""
MATCHES, LESSON_STEPS = 3, 60
"""So many matches of a game that is one match are looked through for questions, and so many steps of its tutorial."""
OPTIONS = {"format": "sixteen", "distribution": "random"}


def things(window: MainWindow) -> Iterator[tuple[str, QWidget, QRect]]:
    """What must stay free on the table of the running game: its name, the widget, and where it is on that. Hands,
    score, question, commentary, the line at the foot, and what the die has decided."""
    desk = window.desk
    assert desk is not None
    table = desk.table
    for name in (*HANDS, "prompt", "commentary", "band", "foot"):
        part = getattr(table, name, None)
        if name == "band":
            part = getattr(part, "score", part)
        if isinstance(part, QWidget) and part.isVisible():
            yield name, part, part.rect()
    pitch = getattr(table, "pitch", None)
    kicks = getattr(table, "kicks", None)
    shown: Any = kicks if getattr(kicks, "what", None) is not None else pitch
    if pitch is not None and pitch.isVisible() and hasattr(shown, "written_rect"):
        yield "sum", shown, shown.written_rect()


def covers(window: MainWindow) -> Iterator[tuple[str, QWidget]]:
    """What comes and goes over a table, and what it is called: the coach's strip, sheets, notices, the question."""
    desk = window.desk
    assert desk is not None
    yield "the strip", window.coach
    for dock in window.docks.by_name.values():
        yield f"the sheet {dock.objectName()}", dock
    for owner in (window, desk.table):
        notice: QWidget | None = getattr(owner, "notice", None)
        if notice is not None:
            yield "a notice", notice
    for name, called in (("prompt", "the question"), ("envelope", "an envelope")):
        part: QWidget | None = getattr(desk.table, name, None)
        if part is not None:
            yield called, part


def seen(window: QWidget, part: QWidget, rect: QRect) -> QRect:
    """What of a rectangle of a part lies within all that it stands in, pixels of the window."""
    found = rect.translated(part.mapTo(window, QPoint(0, 0)))
    outer: QWidget | None = part
    while outer is not None and outer is not window:
        outer = outer.parentWidget()
        if outer is None:
            break
        found &= outer.rect().translated(outer.mapTo(window, QPoint(0, 0)))
    return found


def covered(window: MainWindow) -> list[str]:
    """What lies over anything of the table or has cut it off, a sentence each; [] where all is well."""
    from swallows_gui.services.theme import theme

    desk, coach = window.desk, window.coach
    if desk is None or window.stack.currentWidget() is not desk.table:
        inside = coach.isHidden() or window.rect().contains(QRect(coach.mapTo(window, QPoint(0, 0)), coach.size()))
        return [] if inside else ["the strip leaves the window"]
    wrong = []
    guide = window.talk.tutorial if window.talk is not None else None
    pointer = guide.pointer if guide is not None and guide.pointer.isVisible() else None
    marks = QRegion()
    if pointer is not None:
        marks = (QRegion(pointer.rect()) if pointer.mask().isEmpty() else pointer.mask()).translated(pointer.pos())
    slack = theme().px(SLACK)
    if pointer is not None and not pointer.mask().isEmpty():
        framed = pointer.geometry().adjusted(slack, slack, -slack, -slack)
        wrong += [f"{by} covers what is framed, {at}" for by, at in _over(window, None, framed)]
    for name, part, rect in things(window):
        free = seen(window, part, rect)
        whole = rect.height() * rect.width()
        if name in ("near", "hand", "prompt") and whole and free.width() * free.height() < LEAST * whole:
            wrong.append(f"{name} is cut off: {free.getRect()} of {rect.width()}x{rect.height()}")
        wrong += [f"{by} covers {name}, {at}" for by, at in _over(window, part, free)]
        inner = free.adjusted(slack, slack, -slack, -slack)
        pointed = pointer is not None and not pointer.mask().isEmpty() and pointer.geometry().intersects(inner)
        beside = name not in ("near", "hand") and not pointed  # lies half below what is framed: the line crosses it
        if beside and inner.isValid() and marks.intersects(inner):
            wrong.append(f"the pointer covers {name}")
    return wrong


def _over(window: MainWindow, part: QWidget | None, room: QRect) -> list[tuple[str, str]]:
    """What of that which comes and goes lies over a room of a part, pixels of the window, and how much of it."""
    points: dict[str, list[tuple[int, int]]] = {}
    for x in range(room.left() + 1, room.right(), STEP):
        for y in range(room.top() + 1, room.bottom(), STEP):
            top = window.childAt(x, y)
            if top is None:
                continue
            for name, cover in covers(window):
                if part is None:  # what is framed may be a part of a sheet or of the question
                    own = cover is not window.coach and seen(window, cover, cover.rect()).contains(room)
                else:
                    own = cover is part or cover.isAncestorOf(part) or part.isAncestorOf(cover)
                if not own and (top is cover or cover.isAncestorOf(top)):
                    points.setdefault(name, []).append((x, y))
    return [(name, f"{len(at)} points from {at[0]} to {at[-1]}") for name, at in points.items()]


class Shares(NamedTuple):
    """Shares of a window."""

    scene: float
    """What lies within the scene's rectangles: the ground without question, coach, foot, notices and sheets."""
    drawn: float
    """What of that is drawn on, by pixels: flat paper in it is none of the scene."""
    paper: float
    """Flat paper, by pixels, in all of the window."""

    @property
    def right(self) -> bool:
        """Whether there is scene enough, and not too much paper."""
        return min(self.scene, self.drawn) >= SCENE and self.paper <= PAPER


def shares(window: MainWindow) -> Shares:
    """Measures the table of the running game as it is drawn now."""
    from swallows_gui.services.theme import theme

    desk = window.desk
    assert desk is not None
    ground: Any = getattr(desk.table, "ground", None) or getattr(desk.table, "pitch")  # noqa: B009 - by the game
    foot: QWidget = getattr(desk.table, "foot")  # noqa: B009
    pixels = pixels_of(window.grab().toImage()) & 0xFFFFFF
    high, wide = pixels.shape
    within = np.zeros_like(pixels, dtype=bool)
    for part, inside in ((ground, True), (foot, False), *((each, False) for _name, each in covers(window))):
        if part.isVisible():
            rect = seen(window, part, part.rect())
            within[rect.top() : rect.bottom() + 1, rect.left() : rect.right() + 1] = inside
    surfaces = [theme().colour(name).rgb() & 0xFFFFFF for name in SURFACES]
    rows, columns = high // CELL, wide // CELL
    cut = np.s_[: rows * CELL, : columns * CELL]
    flat = np.isin(pixels[cut], surfaces).reshape(rows, CELL, columns, CELL).all(axis=(1, 3))
    paper = flat.repeat(CELL, axis=0).repeat(CELL, axis=1)
    whole = high * wide
    return Shares(within.sum() / whole, (within[cut] & ~paper).sum() / whole, paper.sum() / whole)


class Surveyor(Camera):
    """Measures and looks where the camera would take a picture."""

    def __init__(self, app: QApplication, language: str, percent: int, pictures: Path | None) -> None:
        self.windows = WINDOWS[percent]
        super().__init__(app, Path(tempfile.gettempdir()), language, percent, self.windows[0], ("light",))
        self._pictures = pictures
        self.series = f"{language}-{percent}"
        self.measured: dict[tuple[str, tuple[int, int]], Shares] = {}
        """By screen and size."""
        self.faults: list[str] = []
        self.looks = 0
        """How often it was looked whether anything is covered."""

    def take(self, screen: str, _widget: QWidget | None = None) -> None:
        """Measure the table and look at it, in every size."""
        desk = self.window.desk
        if desk is None or self.window.stack.currentWidget() is not desk.table:
            return
        for size in self.windows:
            self.window.resize(*size)
            self._lay_out(screen)
            self.look(screen, size)
            if self.window.coach.heard is None and not self._sheet_open():
                found = self.measured[screen, size] = shares(self.window)
                if not found.right:
                    self._keep(screen, size)
        self.window.resize(*self.windows[0])

    def look(self, screen: str, size: tuple[int, int]) -> None:
        """Whether anything is covered as the window is now."""
        self.looks += 1
        found = covered(self.window)
        self.faults += [f"{self.series} {screen} {size[0]}x{size[1]}: {each}" for each in found]
        if found:
            self._keep(screen, size)

    def tips(self, step: str) -> None:
        """Look at every tip at a question."""
        desk = self.window.desk
        assert desk is not None
        assert self.window.talk is not None
        tips = self.window.talk.tips
        assert tips is not None
        book: Any = tips._book
        for size in self.windows:
            self.window.resize(*size)
            for tip in book.tips:
                if tip.scene not in ("", step):
                    continue  # at a question or on a page of its own
                tips._show(tip)
                self._lay_out(tip.name)
                self.look(f"{step} tip {tip.name}", size)
                tips.close_note()
        self.window.resize(*self.windows[0])

    def hint(self, step: str) -> None:
        """Look at the hint for a question, if there is one."""
        assert self.window.desk is not None
        assert self.window.talk is not None
        from pictures.window import open_curtain

        sheet = self.window.talk.hints.sheet
        if not self.window.desk.controller.info.may_hint:
            return
        self.window.desk.controller.ask_hint()
        if self.window.talk.curtain.closed:
            open_curtain(self)
        self.wait(lambda: sheet.isVisible() and sheet.progress.isHidden(), "the hint")
        self.take(f"{step} hint")
        sheet.dismiss()

    def every_sheet(self, step: str) -> None:
        """Look at every sheet, each open once."""
        for dock in self.window.docks.by_name.values():
            dock.show()
            self.take(f"{step} sheet {dock.objectName()}")
            dock.close()

    def _sheet_open(self) -> bool:
        return any(dock.isVisible() for dock in self.window.docks.by_name.values())

    def _keep(self, screen: str, size: tuple[int, int]) -> None:
        if self._pictures is not None:
            name = screen.replace(" ", "-")
            self.window.grab().save(str(self._pictures / f"{self.series}-{name}-{size[0]}.png"))

    def _lay_out(self, screen: str) -> None:
        from swallows_gui.ui.kit.face_cache import paint_queue
        from swallows_gui.ui.kit.idle_queue import idle_queue

        self.settle(60)
        self.wait(lambda: self.window.updatesEnabled() and not idle_queue().busy, f"{screen} to be laid out")
        paint_queue().flush()
        self.app.processEvents()


def survey(surveyor: Surveyor, seed: int) -> None:
    """Every question of a tournament with all that may be said at it, then every lesson."""
    from pictures.tournament import known, photograph_lessons
    from pictures.window import OVER, places

    def place_of(session: Session) -> str:
        step = known(session, None).step
        return step if step in QUESTIONS and known(session, None).match else ""

    seen: set[str] = set()
    for session, step in places(surveyor, OPTIONS, place_of, seed, seen=seen):
        if step == OVER:
            break
        survey_question(surveyor, session, step, tips=step in ("attack", "defence", "referee_die"))
        if seen.issuperset(QUESTIONS):
            break
    photograph_lessons(surveyor)


def survey_question(surveyor: Surveyor, session: Session, step: str, *, tips: bool) -> None:
    """One question as a person sees it: by itself, with a hint, with each sheet, and with its `tips`."""
    from pictures.window import open_with_people
    from swallows_gui.services.settings import settings

    assert session.to_move is not None
    open_with_people(surveyor, session, people=[session.to_move])
    surveyor.settle(300)
    surveyor.take(step)
    surveyor.hint(step)
    surveyor.every_sheet(step)
    if tips:
        settings().change(tips=True, tips_seen={})
        surveyor.tips(step)
        settings().change(tips=False)
    surveyor.window.leave_game()


def survey_match(surveyor: Surveyor, seed: int, game: str) -> None:
    """Every question of a game that is one match with all that may be said at it, then the lessons as far as a plain
    player comes with them."""
    from pictures.games import asked_in
    from pictures.window import OVER, at_rest, places
    from swallows_gui.session.openings import playable

    level, seen = playable(game).usual_level, set[str]()
    for number in range(MATCHES):
        for session, step in places(surveyor, {"seats": 2}, asked_in, seed + number, game=game, level=level, seen=seen):
            if step == OVER:
                break
            survey_question(surveyor, session, step, tips=True)
    window = surveyor.window
    window.game.begin_tutorial(game)
    surveyor.wait(lambda: window.desk is not None and window.talk is not None, "the tutorial")
    assert window.desk is not None
    assert window.talk is not None
    guide, controller, chance = window.talk.tutorial, window.desk.controller, random.Random(seed)
    assert guide is not None
    told: set[str] = set()
    for _step in range(LESSON_STEPS):
        surveyor.wait(lambda: guide.told is not None or at_rest(surveyor, controller), "a lesson")
        lesson = guide.told
        if lesson is not None and lesson.id not in told:
            told.add(lesson.id)
            surveyor.wait(lambda: guide.bubble.isVisible(), f"lesson {lesson.id}")
            surveyor.take(f"lesson {lesson.id}")
        if lesson is not None and lesson.tells:
            guide.next()
        elif choices := controller.info.legal.actions:
            controller.do([chance.choice(choices)])
    window.close()


def main(arguments: list[str] | None = None) -> int:
    """Measure all and print it; 1 if there is a fault."""
    parser = argparse.ArgumentParser(description="Measures the stage of a game.")
    parser.add_argument("--game", default="swallows", help="whose stage; Millions of Swallows if none is named")
    parser.add_argument("--only", action="append", help="a series, such as de-100; repeatable", default=[])
    parser.add_argument("--seed", type=int, default=2006, help="of the game shown")
    parser.add_argument("--pictures", type=Path, help="where pictures of what fails go")
    given = parser.parse_args(arguments)
    if given.pictures is not None:
        given.pictures.mkdir(parents=True, exist_ok=True)
    every = [f"{language}-{percent}" for language in LANGUAGES for percent in WINDOWS]
    with nobodys_home():
        return _measure(given.only or every, given.seed, given.pictures, given.game)


def _measure(series: Sequence[str], seed: int, pictures: Path | None, game: str) -> int:
    app = application()
    from swallows_gui.session import Setup

    wrong = 0
    for each in series:
        language, _, percent = each.partition("-")
        random.seed(seed)
        with mock.patch.object(Setup, "drawn_seed", return_value=seed):
            surveyor = Surveyor(app, language, int(percent), pictures)
            survey(surveyor, seed) if game == "swallows" else survey_match(surveyor, seed, game)
        surveyor.close()
        wrong += _report(surveyor)
    print(f"{wrong} faults" if wrong else "no fault")
    return 1 if wrong else 0


def _report(surveyor: Surveyor) -> int:
    """Print what was measured and found; returns the number of faults."""
    windows = surveyor.windows
    print(f"{surveyor.series:20}" + "".join(f"{f'{wide}x{high}':>22}" for wide, high in windows))
    print(f"{'':20}" + f"{'scene drawn paper':>22}" * len(windows))
    wrong = len(surveyor.faults)
    for screen in dict.fromkeys(screen for screen, _size in surveyor.measured):
        cells = []
        for size in windows:
            found = surveyor.measured.get((screen, size))
            if found is None:
                cells.append("")
                continue
            bad = not found.right and surveyor.series.endswith(f"-{PLAIN}")
            wrong += bad
            cells.append(f"{found.scene:.0%}  {found.drawn:.0%}  {found.paper:.1%}{'!' * bad}")
        print(f"{screen:20}" + "".join(f"{cell:>22}" for cell in cells))
    for fault in surveyor.faults:
        print(fault)
    print(f"looked {surveyor.looks} times whether anything is covered: {len(surveyor.faults)} times it is", flush=True)
    return wrong


if __name__ == "__main__":
    sys.exit(main())
