"""The tutorial of the Grudge Match is followed through its first turn by keys, lesson after lesson."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from swallows_gui.games.grudgematch.words.chapters import FIRST_MATCH
from swallows_gui.ui.shell.main_window import MainWindow
from tests.games.grudgematch.table.hands import AT_REST, desk_of, play_well
from tests.ui.hands import wait

EARLY = {
    "grudge_welcome", "grudge_line_up", "grudge_ball", "grudge_hand", "grudge_run", "grudge_kick", "grudge_direction",
}  # fmt: skip
"""Whatever the learner does, these come in the first turns."""


def test_its_lessons_come_one_after_the_other(window: MainWindow, qtbot: QtBot) -> None:
    window.start.choose("grudgematch")
    window.game.begin_tutorial()
    wait(qtbot, lambda: window.game.laid is not None and window.talk is not None)
    desk, talk = desk_of(window), window.talk
    assert talk is not None
    guide = talk.tutorial
    assert guide is not None
    told: list[str] = []
    for _step in range(60):
        wait(qtbot, lambda: guide.told is not None or desk.controller.info.phase in AT_REST)
        if guide.told is not None and guide.told.id not in told:
            told.append(guide.told.id)
            wait(qtbot, lambda: guide.bubble.isVisible())
            title, words = desk.lessons.words(guide.told, "") if desk.lessons is not None else ("", "")
            assert title
            assert "{" not in words
        if guide.told is not None and guide.told.tells:
            wait(qtbot, lambda: guide.bubble.next.isVisible())
            QTest.keyClick(guide.bubble.next, Qt.Key.Key_Return)
        elif desk.controller.info.actor is not None:
            play_well(desk)
        if len(told) >= 10:
            break
    assert set(told) >= EARLY
    assert "grudge_goal" in told or "grudge_block" in told
    assert set(told) <= {lesson.id for lesson in FIRST_MATCH.plan.lessons}
