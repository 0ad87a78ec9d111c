"""What sounds are formed from: noise, bands, ringing modes, envelopes, echoes. Pure functions, the same everywhere.

A signal is an array of float64 at `RATE` samples a second; 1 is full scale. Noise comes from a counter, so that a sound
is the same at every making.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

Signal: TypeAlias = NDArray[np.float64]

RATE: Final = 44_100
"""Samples a second."""
TAPS: Final = 255
"""Length of a filter's response, samples: an edge is about 300 Hz wide."""


def samples(seconds: float) -> int:
    """How many samples a time is.

    >>> samples(0.5)
    22050
    """
    return round(seconds * RATE)


def silence(seconds: float) -> Signal:
    """Nothing, for a time."""
    return np.zeros(samples(seconds))


def times(seconds: float) -> Signal:
    """The time of each sample, seconds."""
    return np.arange(samples(seconds)) / RATE


def noise(seed: int, seconds: float) -> Signal:
    """White noise between -1 and 1: the same for the same seed (SplitMix64 over a counter).

    >>> bool((noise(3, 0.01) == noise(3, 0.01)).all()), bool((noise(3, 0.01) == noise(4, 0.01)).any())
    (True, False)
    """
    return _spread(seed, samples(seconds)) * 2 - 1


def lots(seed: int, number: int, least: float, most: float) -> list[float]:
    """Numbers between two limits, evenly spread and the same for the same seed."""
    return [float(least + (most - least) * each) for each in _spread(seed + 7_919, number)]


def _spread(seed: int, number: int) -> Signal:
    """Numbers from 0 up to 1."""
    with np.errstate(over="ignore"):
        z = np.arange(1, number + 1, dtype=np.uint64) + np.uint64(seed * 1_000_003)
        z *= np.uint64(0x9E3779B97F4A7C15)
        z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        z ^= z >> np.uint64(31)
    return np.asarray(z >> np.uint64(11), dtype=np.float64) / 2.0**53


def band(signal: Signal, low: float, high: float, taps: int = TAPS) -> Signal:
    """What lies between two frequencies (Hz): a windowed sinc without delay; `low` 0 lets everything below through."""
    n = np.arange(taps) - taps // 2
    window = 0.42 + 0.5 * np.cos(2 * np.pi * n / taps) + 0.08 * np.cos(4 * np.pi * n / taps)

    def below(edge: float) -> Signal:
        return np.asarray(2 * edge / RATE * np.sinc(2 * edge / RATE * n) * window)

    response = below(min(high, RATE / 2.1)) - (below(low) if low > 0 else 0)
    return np.asarray(np.convolve(signal, response, "same"))[: len(signal)]


def fall(seconds: float, half: float, rise: float = 0.001) -> Signal:
    """An envelope that rises within `rise` seconds and then loses half its height every `half` seconds."""
    t = times(seconds)
    return np.asarray(np.minimum(1.0, t / max(rise, 1 / RATE)) * 0.5 ** (np.maximum(0.0, t - rise) / half))


def swell(seconds: float, points: Sequence[tuple[float, float]]) -> Signal:
    """An envelope through points (second, height), smooth between them."""
    at, height = zip(*points, strict=True)
    straight = np.interp(times(seconds), at, height)
    width = samples(0.008)
    return np.asarray(np.convolve(straight, np.hanning(width) / np.hanning(width).sum(), "same"))[: len(straight)]


def modes(seconds: float, parts: Iterable[tuple[float, float, float]], rise: float = 0.0004) -> Signal:
    """Ringing modes struck together: each a frequency (Hz), a height, and the seconds in which it loses half of it."""
    t = times(seconds)
    whole = np.zeros(len(t))
    for number, (frequency, height, half) in enumerate(parts):
        whole += height * 0.5 ** (t / half) * np.sin(2 * np.pi * frequency * t + 0.7 * number)
    return np.asarray(whole * np.minimum(1.0, t / rise))


def sweep(frequency: Signal) -> Signal:
    """A tone whose frequency (Hz) is given sample by sample."""
    return np.asarray(np.sin(2 * np.pi * np.cumsum(frequency) / RATE))


def laid(seconds: float, parts: Iterable[tuple[float, Signal, float]]) -> Signal:
    """Signals laid over each other: each from a second on, at a height; what is longer is cut."""
    whole = silence(seconds)
    for at, signal, height in parts:
        begin = samples(at)
        end = min(len(whole), begin + len(signal))
        if end > begin:
            whole[begin:end] += height * signal[: end - begin]
    return whole


ROOM: Final = ((0.0043, 0.34), (0.0079, -0.26), (0.0113, 0.21), (0.0171, -0.15), (0.0237, 0.11))
"""First echoes of a room with a table: seconds, height."""
GROUND: Final = ((0.021, 0.20), (0.047, -0.16), (0.083, 0.13), (0.131, -0.10), (0.197, 0.08))
"""First echoes of a stadium's stands."""


def echoed(signal: Signal, echoes: Sequence[tuple[float, float]], dull: float = 6000.0) -> Signal:
    """The signal with its first echoes, duller than itself (Hz); longer by the last of them."""
    longest = max(at for at, _height in echoes)
    reflected = band(signal, 0.0, dull, 63)
    return laid(len(signal) / RATE + longest, [(0.0, signal, 1.0), *((at, reflected, height) for at, height in echoes)])


def ended(signal: Signal, seconds: float = 0.02) -> Signal:
    """The signal with its end faded out, so that it does not click."""
    width = min(len(signal), samples(seconds))
    whole = signal.copy()
    whole[len(whole) - width :] *= np.linspace(1.0, 0.0, width)
    return whole


def looped(signal: Signal, seconds: float) -> Signal:
    """The first `seconds` of a longer signal, made so that its end goes over into its beginning."""
    length = samples(seconds)
    over = len(signal) - length
    fade = np.sqrt(np.linspace(0.0, 1.0, over))
    whole = signal[:length].copy()
    whole[:over] = whole[:over] * fade + signal[length:] * fade[::-1]
    return whole


def loudness(signal: NDArray[Any], window: float = 0.1) -> float:
    """The root mean square of the loudest tenth of a second, of full scale 1."""
    width = min(len(signal), samples(window))
    if not width:
        return 0.0
    power = np.concatenate(([0.0], np.cumsum(np.square(np.asarray(signal, dtype=np.float64)))))
    return float(np.sqrt(max(0.0, float((power[width:] - power[:-width]).max())) / width))


def decibels(height: float) -> float:
    """A height in dB below full scale; silence is -120.

    >>> round(decibels(0.5), 1)
    -6.0
    """
    return float(20 * np.log10(max(height, 1e-6)))
