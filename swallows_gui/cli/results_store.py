"""Where long work keeps what it has done if no file is named, the user's cache folder, and how it goes on."""

from pathlib import Path
from typing import Annotated

import typer

KeptIn = Annotated[
    Path | None,
    typer.Option("--file", metavar="FILE", dir_okay=False, help="Keep games here and go on from what it holds."),
]
Resume = Annotated[bool, typer.Option("--resume", help="Without --file: go on with the games of the last call.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]


def cached(*parts: str) -> Path:
    """A path in the user's cache folder; nothing need be there."""
    from swallows_gui.folders import cache_folder

    return cache_folder().joinpath(*parts)


def usual_file(name: str, *, resume: bool) -> Path:
    """The usual file of this name; unless it is to be taken up again, what it held is dropped."""
    path = cached("lab", name)
    if not resume:
        path.unlink(missing_ok=True)
    return path


def same_again(file: Path | None) -> str:
    """The words that take the work up again where it was broken off."""
    return "the same words" if file else "the same words and --resume"
