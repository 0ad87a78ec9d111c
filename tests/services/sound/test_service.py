"""The sounds of the application: off until chosen, and what the player is told."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from swallows_gui.services.settings import SettingsService, settings
from swallows_gui.services.sound.service import SoundService


class Drum:
    """Keeps what it is sent."""

    def __init__(self) -> None:
        self.state = "opening"
        self.sent: list[tuple[Any, ...]] = []
        self.closed = False

    def send(self, *message: Any) -> None:
        self.sent.append(message)

    def close(self) -> None:
        self.closed = True


@pytest.fixture
def drums(qapp: object, tmp_path: Path) -> Iterator[list[Drum]]:
    before = SettingsService._installed
    SettingsService.install(tmp_path / "settings.json")
    yield []
    SettingsService._installed = before


@pytest.fixture
def service(drums: list[Drum]) -> Iterator[SoundService]:
    def open_player() -> Drum:
        drums.append(Drum())
        return drums[-1]

    made = SoundService(open_player)
    yield made
    made.close()


def test_nothing_is_opened_before_it_is_chosen(service: SoundService, drums: list[Drum]) -> None:
    service.play("kick")
    service.crowd(0.4)
    assert not drums
    settings().change(sound=True)
    settings().change(volume_effects=5)
    service.play("kick")
    assert drums[0].sent == [("volumes", pytest.approx(0.64), pytest.approx(0.36)), ("crowd", 0.4),
                             ("volumes", pytest.approx(0.25), pytest.approx(0.36)), ("play", "kick")]  # fmt: skip
    settings().change(sound=False)
    service.play("kick")
    assert drums[0].closed
    assert len(drums[0].sent) == 4


def test_the_crowd_is_told_once_of_a_mood(service: SoundService, drums: list[Drum]) -> None:
    settings().change(sound=True)
    for mood in (0.3, 0.3, 0.6, 0.6):
        service.crowd(mood)
    service.hush()
    assert drums[0].sent[1:] == [("crowd", 0.3), ("crowd", 0.6), ("hush",)]


def test_without_a_device_it_says_so_and_comes_back(service: SoundService, drums: list[Drum]) -> None:
    told: list[str] = []
    service.changed.connect(lambda: told.append(service.trouble))
    settings().change(sound=True)
    assert service.opening
    for state in ("no_device", "no_device", "works", "no_device"):
        drums[0].state = state
        service.look()
    assert told == ["", "no_device", "", "no_device"]


def test_without_its_part_it_says_so(drums: list[Drum]) -> None:
    def none() -> Drum:
        raise ModuleNotFoundError("miniaudio")

    settings().change(sound=True)
    service = SoundService(none)
    assert (service.trouble, service.on) == ("not_installed", False)
    service.play("kick")
    settings().change(sound=False)
    assert service.trouble == ""
    service.close()
