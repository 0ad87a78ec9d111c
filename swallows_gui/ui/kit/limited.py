"""A store of what takes long to make, which begins anew when it is full."""

from __future__ import annotations

from typing import TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")


class Limited(dict[Key, Value]):
    """Holds at most so many things. A line around a figure takes 25 KB, so of those a few hundred are enough.

    >>> store = Limited(2)
    >>> for number in range(3):
    ...     store[number] = number
    >>> store
    {2: 2}
    """

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def __setitem__(self, key: Key, value: Value) -> None:
        if len(self) >= self._most and key not in self:
            self.clear()
        super().__setitem__(key, value)
