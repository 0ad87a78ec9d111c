"""A replay read aloud: what everybody knew, at the replay's speed, and silence after a jump."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from swallows_gui.engine.game import Told
from swallows_gui.games.swallows.table.presentation import MANNERS
from swallows_gui.games.swallows.words.bundle import Models
from swallows_gui.games.swallows.words.sentences import sentence
from swallows_gui.services.settings import settings
from swallows_gui.services.speech import Engine, SpeechService, speech
from swallows_gui.session.replay import OPEN
from swallows_gui.ui.play.replay.replay_screen import ReplayScreen
from swallows_gui.ui.shell.main_window import MainWindow
from tests.ui.hands import button, click, wait
from tests.ui.play.replay.test_replay import opened, played, press

Key = Qt.Key


class Slow(Engine):
    """Is never done with a sentence before it is told to be."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []
        self.rates = [0.0]
        self.stops = 0

    def languages(self) -> tuple[str, ...]:
        return ("en",)

    def say(self, text: str, _language: str, _voice: str) -> None:
        self.said.append(text)

    def stop(self) -> None:
        self.stops += 1

    def pace(self, rate: float) -> None:
        self.rates.append(rate)


@pytest.fixture
def engine(qapp: QApplication) -> Iterator[Slow]:
    before = SpeechService._installed
    made = Slow()
    SpeechService.install(lambda: made)
    yield made
    SpeechService._installed = before


@pytest.fixture
def replay(engine: Slow, window: MainWindow, tmp_path: Path) -> ReplayScreen:
    settings().change(read_aloud=True)
    return opened(window, played(tmp_path / "friendly.swallows", "aa"))


def heard_all(engine: Slow) -> None:
    """Let it come to the end of everything that waits."""
    for _sentence in range(50):
        engine.ready.emit()


def test_what_is_stepped_to_is_read_as_everybody_knew_it(engine: Slow, window: MainWindow, tmp_path: Path) -> None:
    settings().change(read_aloud=True)
    begun = played(tmp_path / "cup.swallows", "aaa", "sixteen")
    rerun = opened(window, begun).rerun
    rerun.set_eyes(OPEN)
    public: list[Told] = []
    secret: list[Told] = []
    while not any(event["type"] == "match_ended" for event in public):
        rerun.step_on()
        heard_all(engine)
        known = [
            event for event in rerun.playback.events(rerun.position, None) if event["type"] not in MANNERS.unspoken
        ]
        public += [event for event in known if event["type"] in MANNERS.matters]
        secret += [event for event in rerun.playback.events(rerun.position, OPEN) if event["type"] == "bet_placed"]
    assert len(engine.said) > 20
    assert isinstance(rerun.models, Models)
    names = rerun.models.names
    started = next(event for event in public if event["type"] == "match_started")
    assert any(names.team(started["home"]) in said and names.team(started["away"]) in said for said in engine.said)
    assert secret
    assert not [event for event in secret if sentence(event, names) in engine.said]


def test_a_jump_a_pause_and_leaving_silence_what_waits(
    engine: Slow, replay: ReplayScreen, window: MainWindow, qtbot: QtBot
) -> None:
    rerun = replay.rerun
    press(window, Key.Key_M)
    press(window, Key.Key_Right)
    for key in (Key.Key_M, Key.Key_End, Key.Key_Left):
        rerun.seek(rerun.last // 2)
        press(window, Key.Key_Right)
        while not speech()._said:
            press(window, Key.Key_Right)
        stops = engine.stops
        press(window, key)
        assert engine.stops > stops, key
        said = list(engine.said)
        heard_all(engine)
        assert engine.said == said
    rerun.seek(2)
    press(window, Key.Key_Space)
    wait(qtbot, lambda: speech()._said is not None)
    press(window, Key.Key_Space)
    assert speech()._said is None
    rerun.seek(rerun.last // 2)
    press(window, Key.Key_G)
    replay.table.finish()
    assert speech()._said is not None
    press(window, Key.Key_Escape)
    assert speech()._said is None
    assert engine.rates[-1] == 0


def test_a_sentence_is_skipped_by_its_key(engine: Slow, replay: ReplayScreen, window: MainWindow) -> None:
    rerun = replay.rerun
    rerun.play(True)
    while not speech()._waiting:
        rerun.step()
    stops, following = engine.stops, speech()._waiting[0].text
    window.actions_["skip_sentence"].trigger()
    assert engine.stops == stops + 1
    assert engine.said[-1] == following


def test_the_voice_follows_the_speed(engine: Slow, replay: ReplayScreen, window: MainWindow, qtbot: QtBot) -> None:
    rerun = replay.rerun
    for text, faster in (("2×", True), ("0.5×", False)):
        before = engine.rates[-1]
        click(button(replay.controls.speed, text))
        assert (engine.rates[-1] > before) == faster
    click(button(replay.controls.speed, "16×"))
    engine.said.clear()
    rerun.seek(0)
    replay.controls.timeline.setFocus()
    press(window, Key.Key_Space)
    wait(qtbot, lambda: not rerun.playing)
    heard_all(engine)
    assert 0 < len(engine.said) < 8


def test_it_is_switched_on_and_off_while_the_replay_is_open(engine: Slow, window: MainWindow, tmp_path: Path) -> None:
    replay = opened(window, played(tmp_path / "friendly.swallows", "aa"))
    replay.rerun.next_mark()
    assert not engine.said
    window.actions_["read_aloud"].trigger()
    replay.rerun.seek(0)
    replay.rerun.next_mark()
    replay.table.finish()
    assert engine.said
    window.actions_["read_aloud"].trigger()
    said = list(engine.said)
    replay.rerun.next_section()
    press(window, Key.Key_Left)
    press(window, Key.Key_Right)
    heard_all(engine)
    assert engine.said == said
