"""Fields of a state and of options as plain JSON, and back."""

from collections.abc import Mapping
from typing import Any

from swallows_gui.engine.chance import Chance
from swallows_gui.engine.step import Step


def plain(value: Any) -> Any:
    """A field as JSON: a step by its name, chance by its number, rows of any kind as lists.

    >>> plain(((1, 2), "home", bytearray(b"\\0\\1")))
    [[1, 2], 'home', [0, 1]]
    """
    match value:
        case list() | tuple() | bytearray():
            return [plain(item) for item in value]
        case Step():
            return value.name
        case Chance():
            return value.state
        case _:
            return value


def taken(value: Any, usual: Any, steps: Mapping[str, Any]) -> Any:
    """A field from what `plain` wrote, of the kind of its `usual` value, and as long as that where that has items.

    Rows within rows are tuples, words in them names of steps. Raises `TypeError` for another kind, `ValueError` for
    another length, `KeyError` for no step.

    >>> taken([3, 4], (0, 0), {}), taken([[1, 2], []], [(), ()], {})
    ((3, 4), [(1, 2), ()])
    """
    match usual:
        case list() | tuple() | bytearray():
            if not isinstance(value, list) or (usual and len(value) != len(usual)):
                raise ValueError(f"{value!r} is no row of {len(usual)}")
            rows = [_row(item, steps) for item in value]
            return bytearray(rows) if isinstance(usual, bytearray) else rows if isinstance(usual, list) else tuple(rows)
        case Step():
            return steps[value]
        case Chance():
            return Chance(whole(value))
        case bool():
            return bool(value)
        case int():
            return whole(value)
    if not isinstance(value, type(usual)):
        raise TypeError(f"{value!r} is not as {usual!r}")
    return value


def whole(value: Any) -> int:
    """A whole number. Raises `TypeError` for anything else."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError(f"{value!r} is no whole number")
    return value


def _row(item: Any, steps: Mapping[str, Any]) -> Any:
    if isinstance(item, list):
        return tuple(_row(part, steps) for part in item)
    if isinstance(item, str):
        return steps[item]
    if not isinstance(item, int):
        raise TypeError(f"{item!r} is no number")
    return item
