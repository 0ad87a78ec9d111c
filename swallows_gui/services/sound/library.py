"""All sounds by name, each of a kind, and brought to the loudness of its kind."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import tanh
from typing import Final, NamedTuple

from swallows_gui.services.sound import crowd_sounds, pitch_sounds, table_sounds
from swallows_gui.services.sound.shapes import BEDS, KIND_OF, RATE, Signal, decibels, loudness

EDITION: Final = 2
"""To be raised when any sound is made otherwise: those that were made before are then made anew."""
HIGHEST: Final = 0.89
"""No sample of a sound is higher (full scale 1)."""
_KNEE: Final = 0.5


class Level(NamedTuple):
    """How loud the sounds of a kind are: of the loudest tenth of a second, in dB below full scale."""

    target: float
    within: float = 3.0
    """dB that a sound may miss it by."""


LEVELS: Final[Mapping[str, Level]] = {
    "touch": Level(-25.0),
    "hit": Level(-20.0),
    "whistle": Level(-25.0),
    "call": Level(-21.0),
    "crowd": Level(-19.0),
    "bed": Level(-21.0),
}
"""By kind. The whistle is lower than a kick: the ear hears most where it sounds."""

MAKERS: Final[Mapping[str, Callable[[], Signal]]] = {
    name: maker
    for room in (table_sounds, pitch_sounds, crowd_sounds)
    for name, maker in vars(room).items()
    if name in KIND_OF
}


def make(name: str) -> Signal:
    """A sound at the loudness of its kind. Raises KeyError for an unknown name."""
    signal = MAKERS[name]()
    signal = signal + -sum(signal) / len(signal)
    target = 10 ** (LEVELS[KIND_OF[name]].target / 20)
    for _again in range(6):  # peaks that are bent round cost loudness, which is given back
        signal = rounded(signal * (target / max(1e-9, loudness(signal))))
    return signal


def rounded(signal: Signal) -> Signal:
    """The signal with values above half of full scale compressed, so that none exceeds `HIGHEST`."""
    return Signal(each if -_KNEE < each < _KNEE else _bent(each) for each in signal)


def _bent(height: float) -> float:
    room = HIGHEST - _KNEE
    bent = _KNEE + room * tanh((abs(height) - _KNEE) / room)
    return bent if height > 0 else -bent


class Loudness(NamedTuple):
    """The measures of a sound, in dB below full scale and seconds."""

    peak: float
    loudness: float
    length: float
    begins: float
    """Until the first sample that is higher than a hundredth of the peak."""


def measured(signal: Signal) -> Loudness:
    """Measure a sound."""
    peak, length = signal.highest, len(signal)
    begins = next((at for at, each in enumerate(signal) if abs(each) > peak / 100), length)
    return Loudness(decibels(peak), decibels(loudness(signal)), length / RATE, begins / RATE)


def faults(name: str, signal: Signal) -> list[str]:
    """What is wrong with a sound: silence, clipping, a level that is not its kind's, a late beginning."""
    found, level = measured(signal), LEVELS[KIND_OF[name]]
    wrong = []
    if found.loudness < -60:
        wrong.append("silent")
    if found.peak > decibels(HIGHEST) + 0.01:
        wrong.append(f"clips: peak {found.peak:.1f} dB")
    if abs(found.loudness - level.target) > level.within:
        wrong.append(f"{found.loudness:.1f} dB where its kind has {level.target:.1f}")
    if name not in BEDS and found.begins > 0.012:
        wrong.append(f"begins after {1000 * found.begins:.0f} ms")
    return wrong
