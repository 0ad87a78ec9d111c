"""Measures every sound: `python packaging/checks/sound_check.py [--quick] [--wav FOLDER]`; 1 if one is not as it
should be.

A row a sound: its peak and its loudest tenth of a second in dB below full scale, where it begins, and its length. Then
how long it takes from the moment in the window until the first sample is mixed, through a process of its own on a
device that is none, with what lies ready in the device added. Silence, clipping, 3 dB off the level of its kind or
60 ms of delay fail it. `--wav` writes them as files, to be listened to.
"""

from __future__ import annotations

import argparse
import sys
import time
import wave
from array import array
from pathlib import Path
from statistics import median

from swallows_gui.services.sound.device import PERIOD_MS, PERIODS, open_null
from swallows_gui.services.sound.library import LEVELS, faults, make, measured
from swallows_gui.services.sound.process import SoundProcess
from swallows_gui.services.sound.shapes import CUES, KINDS, RATE
from swallows_gui.services.sound.store import Mixer, whole

LATEST = 60.0
"""Milliseconds from a moment to its first sample."""


def main(arguments: list[str] | None = None) -> int:
    """Print the tables; 1 if anything is wrong."""
    parser = argparse.ArgumentParser(description="Measures every sound.")
    parser.add_argument("--quick", action="store_true", help="leave out the delays")
    parser.add_argument("--wav", type=Path, help="write the sounds into this folder")
    options = parser.parse_args(arguments)
    made, wrong = {}, []
    print(f"{'sound':15}{'kind':9}{'peak dB':>9}{'level dB':>10}{'target':>8}{'begins ms':>11}{'length s':>10}")
    for kind, names in KINDS.items():
        for name in names:
            sound = make(name)
            made[name] = whole(sound)
            found = measured(sound)
            row = f"{found.peak:9.1f}{found.loudness:10.1f}{LEVELS[kind].target:8.1f}{1000 * found.begins:11.1f}"
            print(f"{name:15}{kind:9}{row}{found.length:10.2f}")
            wrong += [f"{name}: {fault}" for fault in faults(name, sound)]
    if options.wav is not None:
        _write(made, options.wav)
    if not options.quick:
        wrong += _delays(made)
    print(*(wrong or ["all as it should be"]), sep="\n")
    return 1 if wrong else 0


def _delays(made: dict[str, array[int]]) -> list[str]:
    """From `play` to the first sample mixed on the null device, and the blocks that lie ready in a device."""
    mixer = Mixer(RATE)
    mixer.know(made)
    heard: list[float] = []

    def render(frames: int) -> array[int]:
        block = mixer.render(frames)
        if any(block):
            heard.append(time.perf_counter())
        return block

    device = open_null(render, RATE)
    ready, wrong, delays = PERIOD_MS * PERIODS, [], []
    for name in CUES:
        mixer.hush()
        time.sleep(0.05)
        heard.clear()
        begun = time.perf_counter()
        mixer.play(name)
        while not heard and time.perf_counter() < begun + 1:
            time.sleep(0.0005)
        delay = 1000 * (heard[0] - begun) + ready if heard else float("inf")
        delays.append(delay)
        if delay > LATEST:
            wrong.append(f"{name}: {delay:.0f} ms until it is heard")
    device.close()
    crossing = _crossing()
    print(f"\nfrom the mixer's queue to the ear: median {median(delays):.1f} ms, longest {max(delays):.1f} ms")
    print(f"into the process of its own: median {median(crossing):.2f} ms, longest {max(crossing):.2f} ms")
    if max(delays) + median(crossing) > LATEST:
        wrong.append(f"{max(delays) + median(crossing):.0f} ms from the moment to the ear")
    return wrong


def _crossing(number: int = 20) -> list[float]:
    """Milliseconds that a message takes from the window into the process."""
    player = SoundProcess(null=True)
    while player.state == "opening":
        time.sleep(0.01)
    times: list[float] = []
    for each in range(number):
        begun = time.monotonic()
        player.send("echo", each)
        while (answer := player.heard("echo")) is None or answer[0] != each:
            if time.monotonic() > begun + 5:
                return [*times, float("inf")]
            time.sleep(0.001)
        times.append(1000 * (answer[1] - begun))
    player.close(5.0)
    return times


def _write(made: dict[str, array[int]], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, sound in made.items():
        with wave.open(str(folder / f"{name}.wav"), "wb") as out:
            out.setnchannels(1)
            out.setsampwidth(2)
            out.setframerate(RATE)
            out.writeframes(sound.tobytes())


if __name__ == "__main__":
    sys.exit(main())
