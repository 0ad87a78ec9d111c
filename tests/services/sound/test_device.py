"""Devices: none there, pulled out and put in again, two programs at once, and nothing on standard error."""

import subprocess
import sys
from array import array
from pathlib import Path

import pytest

from swallows_gui.services.sound.device import AGAIN, STALLED, Device, Loudspeaker, NoDevice, Render
from swallows_gui.services.sound.process import MOST_WAITING, SoundProcess
from swallows_gui.services.sound.shapes import RATE
from tests.patience import patience


class Box:
    """A device that asks when the test says so."""

    def __init__(self, render: Render) -> None:
        self.ask = render
        self.closed = False

    def close(self) -> None:
        self.closed = True


class Desk:
    """Opens boxes, as long as there is a place to put them in."""

    def __init__(self) -> None:
        self.boxes: list[Box] = []
        self.there = True

    def open(self, render: Render, rate: int) -> Device:
        assert rate == RATE
        if not self.there:
            raise NoDevice("none")
        self.boxes.append(Box(render))
        return self.boxes[-1]


def speaker(desk: Desk) -> Loudspeaker:
    return Loudspeaker(lambda frames: array("h", bytes(4 * frames)), RATE, desk.open)


def test_without_a_device_it_looks_again_every_few_seconds() -> None:
    desk = Desk()
    desk.there = False
    made = speaker(desk)
    assert not made.watch(0.0)
    desk.there = True
    assert not made.watch(AGAIN - 0.1)
    assert made.watch(AGAIN)
    assert len(desk.boxes) == 1


def test_a_device_that_is_pulled_out_is_let_go_and_another_found() -> None:
    desk = Desk()
    made = speaker(desk)
    made.watch(0.0)
    for second in range(1, 8):
        desk.boxes[0].ask(441)
        assert made.watch(float(second))
    desk.there = False
    assert made.watch(7.0 + STALLED)
    assert not made.watch(7.1 + STALLED)
    assert desk.boxes[0].closed
    desk.there = True
    assert made.watch(7.1 + STALLED + AGAIN)
    assert len(desk.boxes) == 2
    made.close()
    assert desk.boxes[1].closed


def test_messages_to_a_process_that_takes_none_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SoundProcess, "_run", lambda _self: None)
    made = SoundProcess(null=True)
    for _moment in range(10_000):
        made.send("play", "kick")
    assert made._messages.qsize() == MOST_WAITING


TWO = """
from swallows_gui.services.sound.process import SoundProcess
if __name__ == "__main__":
    both = [SoundProcess(null=True), SoundProcess(null=True)]
    for each in both:
        each.send("play", "kick")
        each.send("crowd", 0.5)
    while any(each.state == "opening" for each in both):
        pass
    print(*(each.state for each in both))
    for each in both:
        each.close(60.0)
    print("Qt" in " ".join(__import__("sys").modules))
"""


LOUD = """
import os, sys
from swallows_gui.services.sound.device import silence_errors
silence_errors()
os.write(2, b"ALSA lib pcm.c: Unknown PCM default")
print("a traceback", file=sys.stderr)
os.system("echo a child >&2")
print("heard")
"""


def run(script: Path, text: str) -> tuple[list[str], str]:
    """What a program prints, and what it writes to standard error."""
    script.write_text(text, encoding="ascii")
    done = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, timeout=patience(), check=False
    )
    return done.stdout.split(), done.stderr


def test_two_programs_play_at_once_without_qt_and_write_nothing_on_standard_error(tmp_path: Path) -> None:
    assert run(tmp_path / "two.py", TWO) == (["works", "works", "False"], "")


def test_whatever_writes_to_standard_error_is_silenced(tmp_path: Path) -> None:
    assert run(tmp_path / "loud.py", LOUD) == (["heard"], "")
