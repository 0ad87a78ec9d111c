"""The one door of chance: dice, lots and shuffles.

`Seeded` is one integer of state (a 64-bit linear congruential generator whose high bits are used), so a copy costs
nothing and undo and redo roll the same dice.
"""

from collections.abc import Iterator, MutableSequence
from struct import Struct
from typing import Any

_MASK = (1 << 64) - 1
_FRACTION = (1 << 32) - 1
_FACTOR = 6364136223846793005
_STEP = 1442695040888963407

_STATE_BYTES, _LANE_BYTES = 8, 16
_LANES = 64
"""The most steps that are taken at once."""


def _strides(most: int) -> Iterator[tuple[int, int, Struct]]:
    """What takes the generator 0, 1, 2 and up to `most` steps at once: factor, summand, and how to read high halves.

    Any number of steps is one product and one sum, as a single step is. Those of 1, 2, 3 and more steps lie side by
    side in two long integers, in lanes wide enough for the product of two states, so that all come out together.
    """
    factors = summands = 0
    factor, summand = 1, 0
    for step in range(most + 1):
        yield factors, summands, Struct("<" + "4xI8x" * step)
        factor, summand = factor * _FACTOR & _MASK, (summand * _FACTOR + _STEP) & _MASK
        factors |= factor << 8 * _LANE_BYTES * step
        summands |= summand << 8 * _LANE_BYTES * step


_STRIDES = tuple(_strides(_LANES))


class Chance:
    """A source of chance; the integer `state` is its whole state."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state & _MASK

    def below(self, n: int) -> int:
        """An integer from 0 to n - 1, all equally likely (n at most 2**20: the bias stays under 2**-12).

        >>> Seeded(1).below(100), Seeded(2).below(100)
        (83, 30)
        """
        self.state = state = (self.state * _FACTOR + _STEP) & _MASK
        return (state >> 32) * n >> 32

    def die(self) -> int:
        """One six-sided die: 1 to 6."""
        self.state = state = (self.state * _FACTOR + _STEP) & _MASK
        return ((state >> 32) * 6 >> 32) + 1

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Put `items` into random order, in place.

        >>> cards = list("abcde")
        >>> Seeded(1).shuffle(cards)
        >>> cards
        ['a', 'c', 'd', 'b', 'e']
        """
        last = len(items)
        for high in self._highs(last - 1):
            at = high * last >> 32
            last -= 1
            items[last], items[at] = items[at], items[last]

    def take(self, items: list[Any], n: int) -> list[Any]:
        """Remove `n` of `items` at random and return them in random order; the remaining items lose their order. Each
        step of the generator serves two choices, the second by the fraction that the first leaves (a bias below 2**-12
        for up to 1,000 items)."""
        left = len(items)
        rest = left - n
        highs = self._highs((n + 1) // 2)
        for high in highs[: n // 2]:
            share = high * left
            at = share >> 32
            left -= 1
            items[left], items[at] = items[at], items[left]
            at = (share & _FRACTION) * left >> 32
            left -= 1
            items[left], items[at] = items[at], items[left]
        if left > rest:  # an odd one, which has a step for itself
            at = highs[-1] * left >> 32
            left -= 1
            items[left], items[at] = items[at], items[left]
        taken = items[rest:]
        del items[rest:]
        return taken

    def _highs(self, n: int) -> tuple[int, ...]:
        """The high halves (32 bits) of the next `n` states, which the generator takes."""
        highs: tuple[int, ...] = ()
        while n > 0:
            factors, steps, unpack = _STRIDES[min(n, _LANES)]
            states = (self.state * factors + steps).to_bytes(unpack.size, "little")
            highs += unpack.unpack(states)
            self.state = int.from_bytes(states[-_LANE_BYTES:-_STATE_BYTES], "little")
            n -= _LANES
        return highs

    def copy(self) -> "Chance":
        """A source that continues with the same numbers, independent of this one."""
        return Chance(self.state)


class Seeded(Chance):
    """Chance from a seed. Neighbouring seeds give unrelated streams."""

    __slots__ = ()

    def __init__(self, seed: int) -> None:
        super().__init__(_scatter(seed))


def _scatter(seed: int) -> int:
    """Mix a seed's bits (the finaliser of MurmurHash3), so that seeds 1, 2, 3 do not start alike."""
    value = (seed + 0x9E3779B97F4A7C15) & _MASK
    value = ((value ^ (value >> 33)) * 0xFF51AFD7ED558CCD) & _MASK
    value = ((value ^ (value >> 33)) * 0xC4CEB9FE1A85EC53) & _MASK
    return value ^ (value >> 33)
