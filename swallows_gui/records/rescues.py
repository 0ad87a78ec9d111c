"""Tells the player where a file of theirs is now after another program changed or deleted it.

Code that writes such a file reports it here; the window shows it, and a command prints it.
"""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Literal


@dataclass(frozen=True, slots=True)
class Rescue:
    """A file that another program has changed. `how` is "anew" (everything was written again at `path`), "cut" (an
    addition to `path` was removed), "beside" (another file is at `path` and stays; the data are in `other` from now
    on), "aside" (the other program's file is kept in `other`), or "lost" (the file is gone and cannot be written
    again)."""

    path: Path
    how: Literal["anew", "cut", "beside", "aside", "lost"]
    other: Path | None = None

    def __str__(self) -> str:
        match self.how:
            case "cut":
                return f"another program had added to {self.path}; that was taken off again, and nothing is lost"
            case "beside":
                return f"another program has put something else at {self.path}; all is in {self.other} from now on"
            case "aside":
                return f"another program had changed {self.path}; its version is kept as {self.other}"
            case "lost":
                return f"another program has deleted {self.path}, and it cannot be written anew"
        return f"another program had deleted or changed {self.path}; it was written anew, and nothing is lost"


Listener = Callable[[Rescue], None]


def _print(rescue: Rescue) -> None:
    if sys.stderr is not None:  # a window without a terminal has none
        print(f"swallows: {rescue}", file=sys.stderr)


_listeners: list[Listener] = []


def tell(rescue: Rescue) -> None:
    """Report a rescue to all listeners, or on the error stream without any."""
    for listener in tuple(_listeners) or (_print,):
        listener(rescue)


def listen(listener: Listener) -> Callable[[], None]:
    """Hear of every rescue in this process from now on; returns what ends that."""
    _listeners.append(listener)
    return lambda: _listeners.remove(listener) if listener in _listeners else None
