"""`swallows play`: opens the window. The only command that loads Qt, and it says in one line why it cannot."""

from pathlib import Path
from typing import Annotated

import typer

from swallows_gui.cli.window import open_window


def play(
    record: Annotated[
        Path | None,
        typer.Argument(
            metavar="FILE",
            help="A .swallows record to go on with.",
            exists=True,
            dir_okay=False,
            readable=True,
            show_default=False,
        ),
    ] = None,
    smoke: Annotated[
        bool, typer.Option("--smoke", help="Show the start screen once, then quit: a test that the window works.")
    ] = False,
) -> None:
    """Open the game's window."""
    raise typer.Exit(open_window(record=record, smoke=smoke))
