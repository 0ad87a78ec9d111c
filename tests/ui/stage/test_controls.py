"""The signs in the corner of a stage: they do what their actions do, and say so with the key."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from swallows_gui.services.settings import settings
from swallows_gui.ui.stage.foot import FootLine
from swallows_gui.ui.stage.stage import Controls


@pytest.fixture(autouse=True)
def _pace() -> Iterator[None]:
    before = settings().now.pace
    settings().change(pace="instant")
    yield
    settings().change(pace=before)


def test_a_sign_does_what_its_action_does_and_names_its_key(qtbot: QtBot) -> None:
    controls = Controls()
    qtbot.addWidget(controls)
    undo = QAction("&Undo", controls)
    undo.setShortcut("Ctrl+Z")
    done: list[bool] = []
    undo.triggered.connect(lambda checked=False: done.append(checked))
    controls.offer({"undo": undo})
    controls.resize(30, 60)
    controls.show()
    pace, sign = controls.signs
    assert sign.accessibleName() == "Undo (Ctrl+Z)"
    assert min(sign.width(), sign.height()) >= 24
    QTest.mouseClick(sign, Qt.MouseButton.LeftButton)
    assert len(done) == 1
    undo.setEnabled(False)
    assert not sign.isEnabled()
    before = settings().now.pace
    QTest.keyClick(pace, Qt.Key.Key_Space)
    assert settings().now.pace != before
    assert pace.accessibleName().startswith("Pace: ")


def test_the_foot_names_sheets_with_their_keys_and_says_all_of_the_sentence(qtbot: QtBot) -> None:
    foot = FootLine()
    qtbot.addWidget(foot)
    log = QAction("Commentary", foot)
    log.setShortcut("Alt+1")
    log.setCheckable(True)
    foot.list_sheets([log])
    foot.resize(300, 34)
    foot.show()
    foot.say("A sentence that is longer than one line")
    assert foot.sentence.text() == foot.said, "a sentence is whole"
    foot.say("A sentence that is much longer than there is room for at the foot of so narrow a stage. " * 4)
    assert foot.sentence.text() == "", "or it is not there"
    assert foot.sentence.accessibleName() == foot.said
    assert "much longer" in foot.sentence.toolTip()
    assert foot.names[0].accessibleName() == "Commentary (Alt+1)"
    QTest.mouseClick(foot.names[0], Qt.MouseButton.LeftButton)
    assert log.isChecked()
    assert foot.names[0].isChecked()
