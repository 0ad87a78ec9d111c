"""A signal: samples one after the other, added, multiplied and filtered as a whole, by Python and nothing else."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Callable, Iterable, Iterator
from itertools import repeat
from math import fsum
from operator import add, mul
from typing import Final

RATE: Final = 44_100
"""Samples a second."""
_FINE: Final = 1 << 23
"""Steps that a height of 1 is divided into where signals are filtered."""
_SLOT: Final = 1 << 63
"""Half of what a slot of 64 bits holds; a filtered sample stays far below."""


class Signal:
    """Samples, full scale 1, at `RATE` a second. Never changed by what is calculated with it, apart from `lay`."""

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
    """Nothing, for a time."""
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
