"""Checks that Qt is installed and can open a display, then opens the window; loads nothing of the command line.

The check comes first because Qt ends the process without an exception where no display is.

`signatures_later` makes PySide compile its error-message signatures on first use; compiling them at every start takes a
quarter of Qt's loading time. `tests/cli/test_late_signatures.py` names the PySide version this was written for and
fails with another one. The texts of errors stay the same.
"""

import builtins
import gc
import importlib.util
import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from swallows_gui.catalogue.places import in_checkout, repair
from swallows_gui.cli import qt
from swallows_gui.cli.exit_codes import give_up

if TYPE_CHECKING:
    import ctypes


_PLACE: Final = "shibokensupport/signature/"
_LATER: Final = frozenset(
    f"{_PLACE}{name}.py" for name in ("layout", "parser", "lib/enum_sig", "lib/pyi_generator", "lib/tool")
)
"""The modules, as PySide names them when it has them compiled. Other names of another PySide: nothing comes later."""

_STAND_IN: Final = """
def __getattr__(name):
    if name[:2] == "__":
        raise AttributeError(name)
    if globals().pop("__getattr__", None) is not None:
        exec(compile(__loader__.zfile.read(__file__), __file__, "exec"), globals())
    return globals()[name]
"""
"""A module that becomes what stands in its file when it is asked for anything."""


@contextmanager
def signatures_later() -> Iterator[None]:
    """While PySide is imported."""
    compile_now: Any = builtins.compile

    def compile_later(source: Any, filename: Any, *rest: Any, **more: Any) -> Any:
        if filename in waiting:
            waiting.discard(filename)  # the next time its own text is meant
            source = _STAND_IN
        return compile_now(source, filename, *rest, **more)

    waiting = set(_LATER)
    builtins.compile = compile_later
    try:
        yield
    finally:
        builtins.compile = compile_now


_LIBRARIES = "the libraries xcb-cursor and xcb (Debian and Ubuntu: sudo apt install libxcb-cursor0)"


def demand(module: str) -> None:
    """Load a module of Qt, or end the command with one line that says how to get it."""
    try:
        with signatures_later():
            importlib.import_module(module)
    except ImportError as error:
        give_up(f"Qt does not load ({error}). Repair: {repair()}")
    _import_plainly()


def _import_plainly() -> None:
    """Have modules imported as Python does it, and no longer as PySide does.

    It searches the source of each for its own `__feature__` names, which nobody here uses, and keeps the source.
    """
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


def missing_display(environment: Mapping[str, str] = os.environ, system: str = sys.platform) -> str | None:
    """Return in one line why no window can be opened, or None if one can (or if nobody but Qt can tell)."""
    if not system.startswith("linux") or environment.get("QT_QPA_PLATFORM"):
        return None
    wayland = _wayland_socket_exists(environment)
    without = _why_no_wayland() if wayland else ""
    if wayland and not without:
        return None
    if not environment.get("DISPLAY"):
        return without or "there is no display: neither DISPLAY nor WAYLAND_DISPLAY is set."
    if not _has_plugin("xcb"):
        return f"this installation of Qt has no part for X11. Repair: {repair()}"
    import ctypes

    try:
        ctypes.CDLL("libxcb-cursor.so.0")
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError as error:
        mend = repair() if in_checkout() else f"install {_LIBRARIES}"
        return f"a system library for windows is missing ({error}). Repair: {mend}"
    if not _x_server_answers(xcb, environment["DISPLAY"]):
        return f"the display {environment['DISPLAY']} does not answer."
    return None


def _has_plugin(platform: str) -> bool:
    """Whether Qt, as it is installed here, can open windows on a platform; true where nobody but Qt can tell."""
    found = importlib.util.find_spec("PySide6")
    places = found.submodule_search_locations if found is not None else None
    folders = [Path(place, "Qt", "plugins", "platforms") for place in places or ()]
    return not any(map(Path.is_dir, folders)) or any(any(folder.glob(f"libq{platform}*")) for folder in folders)


def _why_no_wayland() -> str:
    """Why there are no windows on Wayland, though it answers; or nothing."""
    if not _has_plugin("wayland"):
        return "the display is Wayland's, and this installation of Qt has no part for it."
    import ctypes

    try:
        for library in ("libwayland-client.so.0", "libwayland-cursor.so.0"):
            ctypes.CDLL(library)
    except OSError as error:
        return f"the display is Wayland's, and a library for it is missing ({error})."
    return ""


def _wayland_socket_exists(environment: Mapping[str, str]) -> bool:
    name = environment.get("WAYLAND_DISPLAY")
    return bool(name) and Path(environment.get("XDG_RUNTIME_DIR", "/"), name or "").exists()


def _x_server_answers(xcb: "ctypes.CDLL", display: str) -> bool:
    import ctypes

    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connect.argtypes = [ctypes.c_char_p, ctypes.c_void_p]
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(display.encode(), None)
    answers = bool(xcb.xcb_connection_has_error(connection) == 0)
    xcb.xcb_disconnect(connection)
    return answers


def open_window(*, record: Path | None = None, smoke: bool = False) -> int:
    """Show the window until it is closed; returns the exit code. Ends the program with 1 where no window can be."""
    gc.disable()  # to load Qt makes much and leaves no garbage
    qt.demand("PySide6.QtWidgets")
    if reason := qt.missing_display():
        give_up(reason)

    try:
        from swallows_gui.app import run
    except ImportError as error:
        from swallows_gui.catalogue.places import repair

        give_up(f"a part of the program is missing ({error}). Repair: {repair()}")

    return run(record=record, smoke=smoke)
