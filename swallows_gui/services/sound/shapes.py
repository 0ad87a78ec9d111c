"""Pure functions that form sounds: noise, bands, ringing modes, envelopes, echoes; and the names and kinds of all
sounds.

Noise comes from a counter, so that a sound is the same every time it is made. A signal is a row of samples that are
added, multiplied and filtered as a whole, in plain Python. The code that makes a sound is imported only by the process
that plays it.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import accumulate, repeat
from math import cos, fsum, log10, pi, sin, sqrt
from operator import add, mul
from typing import Final

RATE: Final = 44_100
"""Samples a second."""
_FINE: Final = 1 << 23
"""Steps that a height of 1 is divided into where signals are filtered."""
_SLOT: Final = 1 << 63
"""Half of what a slot of 64 bits holds; a filtered sample stays far below."""


class Signal:
    """Samples at `RATE` a second, full scale 1. All operations except `lay` return new signals."""

    __slots__ = ("samples",)

    def __init__(self, samples: Iterable[float]) -> None:
        self.samples = samples if isinstance(samples, array) else array("d", samples)

    def __len__(self) -> int:
        return len(self.samples)

    def __iter__(self) -> Iterator[float]:
        return iter(self.samples)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Signal) and self.samples == other.samples

    def __getitem__(self, part: slice) -> Signal:
        return Signal(self.samples[part])

    def __add__(self, other: Signal | float) -> Signal:
        return Signal(map(add, self.samples, _each(other)))

    def __mul__(self, other: Signal | float) -> Signal:
        return Signal(map(mul, self.samples, _each(other)))

    __radd__ = __add__
    __rmul__ = __mul__

    def lay(self, at: int, other: Signal, height: float = 1.0) -> None:
        """Add another signal from a sample on; what reaches beyond the end is cut."""
        end = min(len(self), at + len(other))
        if end > at:
            louder = map(mul, other.samples[: end - at], repeat(height))
            self.samples[at:end] = array("d", map(add, self.samples[at:end], louder))

    @property
    def highest(self) -> float:
        """The height of its highest sample, up or down."""
        return max(max(self.samples), -min(self.samples)) if self.samples else 0.0

    @property
    def power(self) -> float:
        """The mean of its squares."""
        return fsum(map(mul, self.samples, self.samples)) / max(1, len(self))


def _each(other: Signal | float) -> Iterable[float]:
    return other.samples if isinstance(other, Signal) else repeat(float(other))


def samples(seconds: float) -> int:
    """How many samples a time is.

    >>> samples(0.5)
    22050
    """
    return round(seconds * RATE)


def silence(seconds: float) -> Signal:
    """A silent signal."""
    return Signal(array("d", bytes(8 * samples(seconds))))


def curve(seconds: float, height: Callable[[float], float]) -> Signal:
    """A height at every time (seconds)."""
    return Signal(height(number / RATE) for number in range(samples(seconds)))


def line(seconds: float, points: Iterable[tuple[float, float]]) -> Signal:
    """Straight from point to point (second, height); the first and the last height hold before and after them.

    >>> [round(height, 2) for height in line(5 / RATE, [(1 / RATE, 2.0), (3 / RATE, 4.0)])]
    [2.0, 2.0, 3.0, 4.0, 4.0]
    """
    known = list(points)
    number, whole = samples(seconds), array("d")
    before, height = known[0]
    for at, towards in known:
        end = min(number, int(at * RATE) + 1)
        steep = (towards - height) / (at - before) if at > before else 0.0
        whole.extend(height + steep * (step / RATE - before) for step in range(len(whole), end))
        before, height = at, towards
    whole.extend(repeat(height, number - len(whole)))
    return Signal(whole)


def filtered(signal: Signal, response: list[float]) -> Signal:
    """A signal through a filter of an odd number of taps, without delay, and as long as it was.

    It is one multiplication of two large integers, which hold a sample each in every 64 bits.
    """
    whole = _unpacked(_packed(signal) * _packed(response), len(signal) + len(response) - 1)
    begin = (len(response) - 1) // 2
    return Signal(map(mul, whole[begin : begin + len(signal)], repeat(1 / _FINE**2)))


def _packed(values: Iterable[float]) -> int:
    steps = array("Q", [round(value * _FINE) + _SLOT for value in values])
    return int.from_bytes(steps.tobytes(), sys.byteorder) - _middle(len(steps))


def _unpacked(number: int, length: int) -> list[int]:
    slots = array("Q")
    slots.frombytes((number + _middle(length)).to_bytes(8 * length, sys.byteorder))
    return [slot - _SLOT for slot in slots]


def _middle(length: int) -> int:
    return int.from_bytes(array("Q", [_SLOT]).tobytes() * length, sys.byteorder)


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
    """Signals mixed together, each from a second on at a height; longer ones are cut."""
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


KINDS: Final[Mapping[str, tuple[str, ...]]] = {
    "touch": ("card_laid", "card_drawn", "shuffle", "coins", "envelope", "page", "piece", "steps"),
    "hit": ("die_roll", "die_rest", "stamp", "kick", "net", "post", "gloves", "tackle"),
    "whistle": ("whistle_one", "whistle_two", "whistle_three"),
    "call": ("swallow", "gasp", "groan", "jeers", "applause"),
    "crowd": ("roar",),
    "bed": ("crowd_low", "crowd_middle", "crowd_high"),
}
"""Sounds by kind: those of a kind are equally loud."""

KIND_OF: Final[Mapping[str, str]] = {name: kind for kind, names in KINDS.items() for name in names}
BEDS: Final = KINDS["bed"]
"""The noise of the crowd, from waiting to standing; the loudness of each is the mixer's matter."""
OF_THE_STANDS: Final = frozenset(("gasp", "groan", "jeers", "applause", "roar"))
"""What follows the volume of the crowd; all others that of the effects."""
CUES: Final = tuple(name for name, kind in KIND_OF.items() if kind != "bed")
"""What a moment can be heard by."""
