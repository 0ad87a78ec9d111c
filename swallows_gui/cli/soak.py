"""`swallows soak`: where the long trials of the program are now."""

from typing import Annotated

import typer


def soak(
    words: Annotated[list[str] | None, typer.Argument(metavar="NAME", help="Which trial.", show_default=False)] = None,
) -> None:
    """Say where the long trials of the program are: they come with its sources."""
    from swallows_gui.cli.exit_codes import give_up

    given = " ".join(words or ["NAME"])
    give_up(f"long trials come with the sources and are started there: python packaging/bench soak {given}")
