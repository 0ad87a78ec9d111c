"""Has PySide get ready later what only words its errors: it compiles that from source at every start otherwise, which
takes a quarter of the time in which Qt is loaded. `tests/cli/test_late_signatures.py` says of which PySide the loader
was read, and fails with another one.

What it has in a module is made when it is first asked for, and is then what it would have been: the text of an error
about a call with wrong arguments is the same.
"""

import builtins
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

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
