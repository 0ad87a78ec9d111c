"""Looks whether lessons, tips or hints cover anything of a table; tests ask it in the real window."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QRegion

HERE = Path(__file__).resolve().parent
sys.path[:1] = [str(HERE.parent), str(HERE.parent.parent)]

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from swallows_gui.ui.shell.main_window import MainWindow

HANDS = ("near", "far", "hand", "faces", "targets_list")
"""What tables call what is held in a hand or is chosen from."""
STEP = 12
"""Pixels between the points that are looked at."""
SLACK = 7
"""Design pixels at its edge that a frame around the neighbour may take of a thing."""
LEAST = 0.6
"""The part of hand and question that must be seen at least: a window of 1024x700 at 200 % scrolls the rest."""


def things(window: MainWindow) -> Iterator[tuple[str, QWidget, QRect]]:
    """What must stay free on the table of the running game: its name, the widget, and where it is on that. Hands,
    score, question, commentary, and what the die has decided."""
    desk = window.desk
    assert desk is not None
    table = desk.table
    for name in (*HANDS, "prompt", "commentary", "band"):
        part: QWidget | None = getattr(table, name, None)
        if name == "band":
            part = getattr(part, "score", part)
        if part is not None and part.isVisible():
            yield name, part, part.rect()
    pitch = getattr(table, "pitch", None)
    written = getattr(pitch, "written_rect", None)
    if pitch is not None and written is not None and pitch.isVisible():
        yield "sum", pitch, written()


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
    """What the coach covers with strip, frame or arrow, or has cut off, a sentence each; [] where all is well."""
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
    for name, part, rect in things(window):
        free = seen(window, part, rect)
        whole = rect.height() * rect.width()
        if name in ("near", "hand", "prompt") and whole and free.width() * free.height() < LEAST * whole:
            wrong.append(f"{name} is cut off: {free.getRect()} of {rect.width()}x{rect.height()}")
        for x in range(free.left() + 1, free.right(), STEP):
            for y in range(free.top() + 1, free.bottom(), STEP):
                top = window.childAt(x, y)
                if top is not None and (top is coach or coach.isAncestorOf(top)):
                    wrong.append(f"the strip covers {name} at {x}, {y}")
                    break
            else:
                continue
            break
        inner = free.adjusted(slack, slack, -slack, -slack)
        framed = pointer is not None and not pointer.mask().isEmpty() and pointer.geometry().intersects(inner)
        beside = name not in ("near", "hand") and not framed  # lies half below what is framed: the line crosses it
        if beside and inner.isValid() and marks.intersects(inner):
            wrong.append(f"the pointer covers {name}")
    return wrong
