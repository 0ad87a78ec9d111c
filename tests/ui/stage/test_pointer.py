"""The frame around what a lesson speaks of."""

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from swallows_gui.ui.stage.coach import CoachStrip
from swallows_gui.ui.stage.pointer import CoachPointer

FRAMED = QRect(40, 40, 400, 300)
WORDS = QRect(300, 260, 300, 200)


def test_a_frame_runs_round_its_part_but_not_across_what_the_coach_says(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(640, 480)
    coach = CoachStrip(window)
    coach.setGeometry(WORDS)
    pointer = CoachPointer(window)
    window.show()
    coach.hide()
    pointer.frame(FRAMED)
    alone = pointer.mask().translated(pointer.pos())
    assert alone.intersects(WORDS)
    coach.show()
    pointer.frame(FRAMED)
    beside = pointer.mask().translated(pointer.pos())
    assert not beside.intersects(WORDS)
    whole, rest = alone.boundingRect(), beside.boundingRect()
    assert whole.contains(rest)
    assert 2 * rest.width() * rest.height() > whole.width() * whole.height()
    assert not beside.isEmpty()
