"""The command line `swallows`. `app` is loaded when it is asked for: opening the window does not wait for typer."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from swallows_gui.cli.commands import app

__all__ = ["app"]


def __getattr__(name: str) -> Any:
    if name != "app":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from swallows_gui.cli.commands import app

    return app
