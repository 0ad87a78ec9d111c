"""What an instant game may not cost: counted, not timed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from swallows_gui.games.swallows.table.match.table import SPOKEN
from swallows_gui.games.swallows.table.pitch.pitch import PitchState
from swallows_gui.services.settings import settings
from tests.games.swallows.table.match.evening import evening_at
from tests.games.swallows.table.match.test_table import shown


@pytest.fixture(autouse=True)
def _instant(qapp: QApplication) -> Iterator[None]:
    settings().change(pace="instant")
    yield
    settings().change(pace="normal")


class _Counted(QObject):
    """Counts the events of one kind that a widget gets."""

    def __init__(self, widget: QWidget, kind: QEvent.Type) -> None:
        super().__init__(widget)
        self._kind = kind
        self.number = 0
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: ARG002 - Qt's signature
        self.number += event.type() == self._kind
        return False


def test_a_word_that_grows_is_no_matter_of_the_windows(qtbot: QtBot) -> None:
    """The window lays nothing out anew, docks least of all, because the prompt has more to say."""
    evening = evening_at("defence")
    table = shown(qtbot, evening)
    assert evening.window is not None
    outside = _Counted(evening.window, QEvent.Type.LayoutRequest)
    inside = _Counted(table.prompt, QEvent.Type.LayoutRequest)
    table.prompt.narrate("A sentence. " * 30)
    QApplication.processEvents()
    assert inside.number > 0
    assert outside.number == 0


def test_events_of_which_only_the_last_state_is_seen_are_drawn_once(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = evening_at("defence")
    table = shown(qtbot, evening)
    states: list[PitchState] = []
    told: list[str] = []
    show_state = table.pitch.show_state

    def counting(state: PitchState, animate: bool = True) -> None:
        states.append(state)
        show_state(state, animate)

    monkeypatch.setattr(table.pitch, "show_state", counting)
    table.announced.connect(told.append)
    before = len(evening.told)
    with qtbot.waitSignal(table.settled):
        QTest.keyClick(table.near.fan, Qt.Key.Key_P)
    spoken = [event for event in evening.told[before:] if event["type"] in SPOKEN]
    assert len(told) >= len(spoken) > 0  # every event is told
    assert len(states) <= 2  # the end of what happened, and the question that follows it


def test_what_is_shown_already_is_not_shown_again(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    evening = evening_at("defence")
    table = shown(qtbot, evening)
    monkeypatch.setattr(table.pitch, "show_state", lambda *_: pytest.fail("drawn again"))
    buttons = table.prompt.findChildren(QWidget)
    table.show_info(evening.info())
    assert table.prompt.findChildren(QWidget) == buttons


def test_pitch_and_hand_stand_still_while_the_prompt_asks_and_narrates(qtbot: QtBot) -> None:
    evening = evening_at("defence")
    table = shown(qtbot, evening)
    assert evening.window is not None
    evening.window.resize(1280, 860)
    qtbot.waitUntil(lambda: table.height() > 720)
    assert table.prompt.who
    asked = table.pitch.size(), table.near.size()
    table.prompt.narrate("The ball is rolling!")
    QApplication.processEvents()
    assert (table.pitch.size(), table.near.size()) == asked
