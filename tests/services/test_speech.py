"""Reading aloud: the queue before an engine, and what is said where there is none."""

import sys
import time
from types import ModuleType

import pytest
from pytestqt.qtbot import QtBot

from swallows_gui.services.speech import MOST_WAITING, Engine, QtEngine, SpeechService
from swallows_gui.services.speech_process import SpeechProcess


class Parrot(Engine):
    """Notes what it is to say; is over when told so."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[tuple[str, str, str]] = []
        self.stops = 0

    def languages(self) -> tuple[str, ...]:
        return ("en",)

    def voices(self, language: str) -> tuple[str, ...]:
        return ("Bob", "Anne") if language == "en" else ()

    def say(self, text: str, language: str, voice: str) -> None:
        self.said.append((text, language, voice))

    def stop(self) -> None:
        self.stops += 1

    @property
    def texts(self) -> list[str]:
        return [text for text, _language, _voice in self.said]


@pytest.fixture
def parrot(qapp: object) -> Parrot:
    return Parrot()


@pytest.fixture
def service(parrot: Parrot) -> SpeechService:
    made = SpeechService(lambda: parrot)
    made.switch(True)
    return made


def test_one_sentence_after_the_other(service: SpeechService, parrot: Parrot) -> None:
    for text in ("one", "two", "three"):
        service.say(text, "en")
    assert parrot.texts == ["one"]
    parrot.ready.emit()
    parrot.ready.emit()
    parrot.ready.emit()
    assert parrot.texts == ["one", "two", "three"]


def test_nothing_is_opened_before_it_is_switched_on(parrot: Parrot) -> None:
    opened: list[int] = []

    def open_engine() -> Engine:
        opened.append(1)
        return parrot

    service = SpeechService(open_engine)
    service.say("one", "en")
    assert not opened
    service.switch(True)
    service.switch(False)
    service.switch(True)
    assert opened == [1]


def test_too_many_sentences_drop_the_dull_ones(service: SpeechService, parrot: Parrot) -> None:
    service.say("now", "en")
    service.say("goal", "en", matters=True)
    for number in range(MOST_WAITING + 3):
        service.say(f"dull {number}", "en")
    for _ in range(MOST_WAITING + 5):
        parrot.ready.emit()
    assert parrot.texts[:2] == ["now", "goal"]
    assert len(parrot.texts) == 1 + MOST_WAITING
    assert parrot.texts[-1] == f"dull {MOST_WAITING + 2}"


def test_a_sentence_is_skipped_and_the_next_begins(service: SpeechService, parrot: Parrot) -> None:
    service.say("one", "en")
    service.say("two", "en")
    service.skip()
    assert parrot.stops == 1
    assert parrot.texts == ["one", "two"]


def test_an_engine_that_never_ends_a_sentence_does_not_hold_up_the_next(
    service: SpeechService, parrot: Parrot, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("swallows_gui.services.speech.PATIENCE", (10, 1))
    service.say("one", "en")
    service.say("two", "en")
    qtbot.waitUntil(lambda: parrot.texts == ["one", "two"])


def test_hush_forgets_what_waits(service: SpeechService, parrot: Parrot) -> None:
    service.say("one", "en")
    service.say("two", "en")
    service.hush()
    parrot.ready.emit()
    assert parrot.texts == ["one"]
    service.say("three", "en")
    assert parrot.texts == ["one", "three"]


def test_switched_off_it_takes_nothing(service: SpeechService, parrot: Parrot) -> None:
    service.say("one", "en")
    service.switch(False)
    service.say("two", "en")
    parrot.ready.emit()
    assert parrot.texts == ["one"]
    assert parrot.stops == 1


def test_the_voice_chosen_for_a_language_is_used(service: SpeechService, parrot: Parrot) -> None:
    service.choose_voices({"en": "Anne"})
    service.say("one", "en")
    assert parrot.said == [("one", "en", "Anne")]
    assert service.voices("en") == ("Bob", "Anne")
    assert service.voices("de") == ()


def test_a_language_without_a_voice_is_trouble_and_not_read_by_a_foreign_one(
    service: SpeechService, parrot: Parrot
) -> None:
    heard: list[str] = []
    service.changed.connect(lambda: heard.append(service.trouble))
    service.say("Tor!", "de")
    assert service.trouble == "no_voice"
    assert heard == ["no_voice"]
    assert not parrot.said
    service.say("Goal!", "en")
    assert heard == ["no_voice", ""]
    assert parrot.texts == ["Goal!"]


@pytest.mark.parametrize(("error", "trouble"), [(ModuleNotFoundError, "not_installed"), (RuntimeError, "no_engine")])
def test_without_an_engine_it_says_why_and_stays_silent(qapp: object, error: type[Exception], trouble: str) -> None:
    def fail() -> Engine:
        raise error

    service = SpeechService(fail)
    service.switch(True)
    assert service.trouble == trouble
    service.say("one", "en")
    service.skip()
    service.hush()
    service.switch(False)


def test_an_engine_that_is_installed_and_cannot_be_loaded_wants_packages_of_the_system(
    qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = "PySide6.QtTextToSpeech"
    monkeypatch.setitem(sys.modules, name, ModuleType(name))  # what is to be imported from it is not in it
    service = SpeechService(QtEngine)
    service.switch(True)
    assert service.trouble == "no_engine"


@pytest.mark.qt_log_ignore("pipewire-0.3", "text-to-speech plug-in", extend=True)
def test_the_real_engine_works_or_says_why_not(qapp: object) -> None:
    service = SpeechService(QtEngine)
    service.switch(True)
    assert service.trouble in ("", "not_installed", "no_engine")
    service.say("One.", "en")
    service.hush()


@pytest.mark.qt_log_ignore("pipewire-0.3", extend=True)
def test_qt_s_own_engine_for_tests_reads_a_queue(qtbot: QtBot) -> None:
    pytest.importorskip("PySide6.QtTextToSpeech", reason="the extra `voice` is not installed")
    engine = QtEngine("mock")
    service = SpeechService(lambda: engine)
    service.switch(True)
    over: list[int] = []
    engine.ready.connect(lambda: over.append(1))
    service.say("One two.", "en")
    service.say("Three.", "en")
    qtbot.waitUntil(lambda: len(over) == 2)
    assert service.voices("en")


class Late(Parrot):
    """Is not known to work before it is told to be."""

    opening = True

    def be_there(self, trouble: str = "") -> None:
        """The look for it has come to its end."""
        self.opening = False
        self.opened.emit(trouble)


def test_what_is_said_while_an_engine_is_looked_for_is_said_when_it_is_there(qapp: object) -> None:
    late = Late()
    service = SpeechService(lambda: late)
    service.switch(True)
    assert service.opening
    service.say("one", "en")
    service.say("two", "en")
    assert not late.said
    late.be_there()
    assert not service.opening
    late.ready.emit()
    assert late.texts == ["one", "two"]


@pytest.mark.parametrize("trouble", ["no_engine", "not_installed"])
def test_an_engine_that_is_not_found_or_breaks_down_says_so_and_can_be_looked_for_again(
    qapp: object, trouble: str
) -> None:
    engines = [Late(), Late()]
    service = SpeechService(lambda: engines.pop(0))
    first, second = engines
    service.switch(True)
    service.say("one", "en")
    first.be_there(trouble)
    assert service.trouble == trouble
    service.say("two", "en")
    assert not first.said
    service.switch(True)
    second.be_there()
    service.say("three", "en")
    assert second.texts == ["three"]
    assert service.trouble == ""


@pytest.mark.qt_log_ignore("pipewire-0.3", extend=True)
def test_an_engine_in_a_process_of_its_own_reads_a_queue_and_may_be_killed(qtbot: QtBot) -> None:
    pytest.importorskip("PySide6.QtTextToSpeech", reason="the extra `voice` is not installed")
    engine = SpeechProcess("mock")
    service = SpeechService(lambda: engine)
    service.switch(True)
    over: list[int] = []
    engine.ready.connect(lambda: over.append(1))
    service.say("One two.", "en")
    service.say("Three.", "en")
    qtbot.waitUntil(lambda: len(over) == 2)
    assert service.voices("en")
    engine._process.kill()
    qtbot.waitUntil(lambda: service.trouble == "no_engine")
    service.say("Four.", "en")


@pytest.mark.qt_log_ignore("pipewire-0.3", extend=True)
def test_an_engine_that_hangs_is_given_up(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("swallows_gui.services.speech_process.find_spec", lambda _name: object())
    monkeypatch.setattr("swallows_gui.services.speech_process.serve", hang)
    monkeypatch.setattr("swallows_gui.services.speech_process.PATIENCE", 50)
    service = SpeechService(SpeechProcess)
    service.switch(True)
    service.say("One.", "en")
    qtbot.waitUntil(lambda: service.trouble == "no_engine")
    assert not service.opening


def hang(_pipe: object, _name: str) -> None:
    """An engine whose daemon never answers."""
    time.sleep(600)


def test_without_the_extra_no_process_is_started(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("swallows_gui.services.speech_process.find_spec", lambda _name: None)
    with pytest.raises(ImportError):
        SpeechProcess()
