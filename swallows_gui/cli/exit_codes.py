"""Ends a command that cannot do its work: one line says what failed, where and what to do.

Exit code 1: a file, a display or Qt is missing; 2: arguments that cannot be used; 130: Ctrl+C. The module does not load
typer, because the window must not wait for it.
"""

import atexit
import io
import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import NoReturn

_ERROR_BOX = 0x10
"""Of `MessageBoxW`: one button and the sign of an error."""


def give_up(why: str, code: int = 1) -> NoReturn:
    """End the command with one line on the error stream; in a box where Windows gave the program no stream."""
    if sys.stderr is not None:
        print(f"swallows: {why}", file=sys.stderr)
    elif sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.MessageBoxW(None, why, "Millions of Swallows", _ERROR_BOX)
    raise SystemExit(code)


@contextmanager
def at_once() -> Iterator[None]:
    """A process that has had a window ends as soon as its command has, with the code of the command.

    The window is gone then, and everything is written. What Qt and PySide keep for themselves comes down in an order
    that nobody sets, partly when Python is no more: two of 250 windows of a trial ended in a segmentation fault there.
    """
    try:
        yield
    except SystemExit as ended:
        if "PySide6.QtWidgets" not in sys.modules or not isinstance(ended.code, int | None):
            raise
        end(ended.code or 0)


def end(code: int) -> NoReturn:
    """End this process now: what is to be done at its end is done, what is still to be printed is printed."""
    atexit._run_exitfuncs()
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:
            with suppress(OSError, ValueError):
                stream.flush()
    os._exit(code)


@contextmanager
def a_word_at_ctrl_c() -> Iterator[None]:
    """Ctrl+C ends a command with a word, whatever it was doing: loading its modules, too."""
    try:
        yield
    except KeyboardInterrupt:
        give_up("broken off", code=130)


@contextmanager
def printed() -> Iterator[None]:
    """What cannot be printed, on a full disk for example, ends a command in one line.

    A letter that the terminal cannot write becomes a question mark; what would move its cursor is left out.
    """
    from swallows_gui.catalogue.foreign_text import printable

    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
            if stream is sys.stdout or not stream.isatty():  # bars on a terminal's error stream move its cursor
                stream.write = printable(stream.write, colours=stream.isatty())  # type: ignore[method-assign]
    try:
        try:
            yield
        finally:
            if sys.stdout is not None:  # a window without a terminal has none
                sys.stdout.flush()
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or what is left fails again at the end
        give_up(_unusable(error))


@contextmanager
def in_one_line(*, levels: str = "--seats", go_on: str = "") -> Iterator[None]:
    """What may end the playing of many games, in one line each.

    `levels` is the option that names who plays; `go_on` the words that take up again what Ctrl+C has broken off.
    """
    from typer import BadParameter

    from swallows_gui.ai import UnknownLevel
    from swallows_gui.engine.game import IllegalAction
    from swallows_gui.lab.parallel import ClusterTrouble
    from swallows_gui.records.record import JournalTrouble

    try:
        yield
    except UnknownLevel as unknown:
        raise BadParameter(str(unknown), param_hint=levels) from None
    except IllegalAction as refusal:
        option, value = refusal.parameters.get("option", refusal.code), refusal.parameters.get("value")
        hint = levels if option == "seats" else None
        raise BadParameter(f"no game can be set up with {option} = {value}", param_hint=hint) from None
    except (ClusterTrouble, JournalTrouble) as trouble:
        give_up(str(trouble))
    except OSError as error:
        give_up(_unusable(error))
    except KeyboardInterrupt:
        give_up(f"broken off; go on with {go_on}" if go_on else "broken off", code=130)


def refuse_beside(chosen: str, others: Mapping[str, object]) -> None:
    """Refuse options that `chosen` leaves no place for, instead of not heeding them: by their words what was given."""
    from typer import BadParameter

    for word, given in others.items():
        if given not in (None, False):
            raise BadParameter(f"it does not go with {chosen}", param_hint=word)


def _unusable(error: OSError) -> str:
    """Which file cannot be used, and why; without a name it is what a command prints."""
    what = f"{error.filename} cannot be used" if error.filename else "the output cannot be written"
    return f"{what}: {error.strerror or error}"
