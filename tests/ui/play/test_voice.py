"""The commentary read aloud in the window: what everybody may know, when the player has switched it on."""

import re
from collections.abc import Iterator
from unittest import mock

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from swallows_gui.services.settings import settings
from swallows_gui.services.speech import Engine, SpeechService
from swallows_gui.session import Setup
from swallows_gui.ui.shell.main_window import MainWindow
from swallows_gui.ui.shell.settings import SettingsScreen
from tests.ui.hands import desk_of, start_friendly
from tests.ui.mouse import MousePlayer


class Mouth(Engine):
    """Says everything at once and keeps it."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []

    def languages(self) -> tuple[str, ...]:
        return ("en", "de")

    def voices(self, language: str) -> tuple[str, ...]:
        return (f"{language} one", f"{language} two")

    def say(self, text: str, _language: str, _voice: str) -> None:
        self.said.append(text)
        self.ready.emit()

    def stop(self) -> None:
        """It never speaks for longer than a moment."""


@pytest.fixture
def mouth(qapp: QApplication) -> Iterator[Mouth]:
    before = SpeechService._installed
    made = Mouth()
    SpeechService.install(lambda: made)
    yield made
    SpeechService._installed = before


def test_it_reads_what_is_shown_and_nothing_that_one_seat_alone_knows(
    mouth: Mouth, window: MainWindow, qtbot: QtBot
) -> None:
    settings().change(read_aloud=True)
    with mock.patch.object(Setup, "drawn_seed", return_value=5):
        start_friendly(window, qtbot)
    player = MousePlayer(window, qtbot, 5)
    for _decision in range(12):
        player.wait_for_question()
        if desk_of(window).session.over:
            break
        player.decide()
    assert len(mouth.said) > 10
    desk = desk_of(window)
    public = {str(event) for event in desk.session.view(None).history}
    mine = desk.session.view(desk.session.humans()[0]).history
    secret = [event for event in mine if str(event) not in public]
    assert secret, "some cards were drawn that only their trainer has seen"
    names = desk.models.names
    cards = [card for event in secret for card in event.get("cards", ())]
    shown = set(re.findall(r"([\w-]+)#\d", " ".join(public)))
    hidden = [card for card in cards if card.partition("#")[0] not in shown]
    assert hidden
    told = " ".join(mouth.said)
    assert not [card for card in hidden if names.text(card) in told or names.card(card) in told]


def test_it_is_silent_until_it_is_switched_on_and_after_it_is_switched_off(
    mouth: Mouth, window: MainWindow, qtbot: QtBot
) -> None:
    with mock.patch.object(Setup, "drawn_seed", return_value=5):
        start_friendly(window, qtbot)
    player = MousePlayer(window, qtbot, 5)
    player.wait_for_question()
    player.decide()
    assert not mouth.said
    window.actions_["read_aloud"].trigger()
    for _decision in range(6):  # one that nothing comes of, such as a card picked, is not told
        player.wait_for_question()
        player.decide()
    assert mouth.said
    window.actions_["read_aloud"].trigger()
    before = list(mouth.said)
    player.wait_for_question()
    player.decide()
    assert mouth.said == before


def test_the_settings_offer_the_voices_and_say_why_there_is_none(mouth: Mouth, window: MainWindow) -> None:
    window.show_screen("settings")
    screen = window.stack.currentWidget()
    assert isinstance(screen, SettingsScreen)
    panel = screen.voice_panel
    panel.switch.click()
    assert settings().now.read_aloud
    assert panel.voice.isVisibleTo(panel)
    panel.voice.setCurrentIndex(panel.voice.findData("en two"))
    panel.voice.activated.emit(panel.voice.currentIndex())
    assert settings().now.voices == {"en": "en two"}
    panel.listen.click()
    assert mouth.said
    panel.switch.click()
    assert not settings().now.read_aloud
    assert not panel.voice.isVisibleTo(panel)


def test_without_the_extra_the_settings_say_what_to_install(window: MainWindow, qapp: QApplication) -> None:
    def absent() -> Engine:
        raise ModuleNotFoundError

    before = SpeechService._installed
    SpeechService.install(absent)
    try:
        window.show_screen("settings")
        screen = window.stack.currentWidget()
        assert isinstance(screen, SettingsScreen)
        screen.voice_panel.switch.click()
        assert "setup --voice" in screen.voice_panel.line.text()
    finally:
        SpeechService._installed = before
