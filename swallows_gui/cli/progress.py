"""Progress bars for long work, and numbers with the thing they count ("1 game", "2 games").

Bars are shown on a terminal only, on the error stream, so that what is printed stays clean.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:
    from rich.progress import Progress


Thing = TypeVar("Thing")


class Advance(Protocol):
    """Tells the bar how far the work is."""

    def __call__(self, done: int, note: str = "", /) -> None:
        """`done` of the total are done; `note` is shown behind the bar."""
        ...


@contextmanager
def bar(total: int, title: str) -> Iterator[Advance]:
    """Show a bar while the block runs and yield the function that moves it; without a terminal nothing is shown."""
    if not sys.stderr.isatty():
        yield _silence
        return
    with _progress() as progress:
        task = progress.add_task(title, total=total, note="")

        def advance(done: int, note: str = "") -> None:
            progress.update(task, completed=done, note=note)

        yield advance


@contextmanager
def busy(title: str) -> Iterator[Callable[[str], None]]:
    """Show that work of unknown length is going on; yields the function that names its present part."""
    if not sys.stderr.isatty():
        yield lambda _part: None
        return
    from rich.console import Console

    with Console(stderr=True).status(title) as status:
        yield lambda part: status.update(f"{title}: {part}")


def _silence(_done: int, _note: str = "") -> None:
    pass


def steps(things: Sequence[Thing], title: str) -> Iterator[Thing]:
    """Yield each thing; from three on with a bar."""
    if len(things) < 3:
        yield from things
        return
    with bar(len(things), title) as advance:
        for done, thing in enumerate(things):
            advance(done, str(thing))
            yield thing


def _progress() -> "Progress":
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[note]}"),
        console=Console(stderr=True),
        transient=True,
    )


def counted(number: int, thing: str, things: str = "") -> str:
    """ "1 move", "2 moves"; `things` where it is not one letter more."""
    return f"{number} {thing}" if number == 1 else f"{number} {things or thing + 's'}"
