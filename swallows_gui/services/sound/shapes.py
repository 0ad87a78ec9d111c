"""What sounds are formed from: noise, bands, ringing modes, envelopes, echoes. Pure functions, the same everywhere.

Noise comes from a counter, so that a sound is the same at every making.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate
from math import cos, log10, pi, sin, sqrt
from operator import mul
from typing import Final

from swallows_gui.services.sound.signals import RATE, Signal, curve, filtered, line, samples, silence

TAPS: Final = 255
"""Length of a filter's response, samples: an edge is about 300 Hz wide."""
_WHOLE: Final = (1 << 64) - 1


def noise(seed: int, seconds: float) -> Signal:
    """White noise between -1 and 1: the same for the same seed (SplitMix64 over a counter).

    >>> noise(3, 0.01) == noise(3, 0.01), noise(3, 0.01) == noise(4, 0.01)
    (True, False)
    """
    return Signal(each * 2 - 1 for each in _spread(seed, samples(seconds)))


def lots(seed: int, number: int, least: float, most: float) -> list[float]:
    """Numbers between two limits, evenly spread and the same for the same seed."""
    return [least + (most - least) * each for each in _spread(seed + 7_919, number)]


def _spread(seed: int, number: int) -> Iterable[float]:
    """Numbers from 0 up to 1."""
    first = seed * 1_000_003 + 1
    for count in range(first, first + number):
        z = count * 0x9E3779B97F4A7C15 & _WHOLE
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & _WHOLE
        z = (z ^ z >> 27) * 0x94D049BB133111EB & _WHOLE
        yield ((z ^ z >> 31) >> 11) / 2.0**53


def band(signal: Signal, low: float, high: float, taps: int = TAPS) -> Signal:
    """What lies between two frequencies (Hz): a windowed sinc without delay; `low` 0 lets everything below through."""
    upper, lower = 2 * min(high, RATE / 2.1) / RATE, 2 * low / RATE
    response = []
    for n in range(-(taps // 2), taps - taps // 2):
        window = 0.42 + 0.5 * cos(2 * pi * n / taps) + 0.08 * cos(4 * pi * n / taps)
        response.append((upper * _sinc(upper * n) - lower * _sinc(lower * n)) * window)
    return filtered(signal, response)


def _sinc(x: float) -> float:
    return sin(pi * x) / (pi * x) if x else 1.0


def fall(seconds: float, half: float, rise: float = 0.001) -> Signal:
    """An envelope that rises within `rise` seconds and then loses half its height every `half` seconds."""
    soon = max(rise, 1 / RATE)
    return curve(seconds, lambda t: min(1.0, t / soon) * 0.5 ** (max(0.0, t - rise) / half))


def swell(seconds: float, points: Sequence[tuple[float, float]]) -> Signal:
    """An envelope through points (second, height), smooth between them."""
    width = samples(0.008)
    window = [0.5 - 0.5 * cos(2 * pi * n / (width - 1)) for n in range(width)]
    whole = sum(window)
    return filtered(line(seconds, points), [each / whole for each in window])


def modes(seconds: float, parts: Iterable[tuple[float, float, float]], rise: float = 0.0004) -> Signal:
    """Ringing modes struck together: each a frequency (Hz), a height, and the seconds in which it loses half of it."""
    whole = silence(seconds)
    for number, (frequency, height, half) in enumerate(parts):
        turn, shift = 2 * pi * frequency, 0.7 * number
        whole += Signal(
            height * 0.5 ** (n / RATE / half) * sin(turn * n / RATE + shift) for n in range(samples(seconds))
        )
    return whole * curve(seconds, lambda t: min(1.0, t / rise))


def sweep(frequency: Signal) -> Signal:
    """A tone whose frequency (Hz) is given sample by sample."""
    turn = 2 * pi / RATE
    return Signal(sin(turn * turned) for turned in accumulate(frequency))


def laid(seconds: float, parts: Iterable[tuple[float, Signal, float]]) -> Signal:
    """Signals laid over each other: each from a second on, at a height; what is longer is cut."""
    whole = silence(seconds)
    for at, signal, height in parts:
        whole.lay(samples(at), signal, height)
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
    fade = Signal(1.0 - n / (width - 1) for n in range(width))
    return joined(signal[: len(signal) - width], signal[len(signal) - width :] * fade)


def joined(*parts: Signal) -> Signal:
    """Signals one after the other."""
    return Signal(each for part in parts for each in part)


def looped(signal: Signal, seconds: float) -> Signal:
    """The first `seconds` of a longer signal, made so that its end goes over into its beginning."""
    length = samples(seconds)
    over = len(signal) - length
    fade = Signal(sqrt(n / (over - 1)) for n in range(over))
    back = Signal(fade.samples[::-1])
    return joined(signal[:over] * fade + signal[length:] * back, signal[over:length])


def loudness(signal: Signal, window: float = 0.1) -> float:
    """The root mean square of the loudest tenth of a second, of full scale 1."""
    width = min(len(signal), samples(window))
    if not width:
        return 0.0
    power = [0.0, *accumulate(map(mul, signal.samples, signal.samples))]
    return sqrt(max(0.0, *(after - before for before, after in zip(power, power[width:], strict=False))) / width)


def decibels(height: float) -> float:
    """A height in dB below full scale; silence is -120.

    >>> round(decibels(0.5), 1)
    -6.0
    """
    return 20 * log10(max(height, 1e-6))
