"""`swallows verify FILE...`: plays records again and says of each whether it is sound, or which line is not."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from swallows_gui.cli.plural import counted

if TYPE_CHECKING:
    from swallows_gui.records import Verification


def verify(files: Annotated[list[Path], typer.Argument(metavar="FILE", help="Records (.swallows).")]) -> None:
    """Check records line by line against the rules. Exit code 1 if one is not sound."""
    from swallows_gui.cli.progress import steps
    from swallows_gui.records import RecordError, UnreadableRecord
    from swallows_gui.session import verify as verify_record

    sound = True
    for file in steps(files, "Verifying"):
        try:
            print(f"{file}: {describe(verify_record(file))}")
        except UnreadableRecord as error:
            sound = False
            print(error)
        except RecordError as error:
            sound = False
            print(f"{file}: NOT SOUND: {error}")
    if not sound:
        raise typer.Exit(1)


def describe(found: "Verification") -> str:
    """Return in one line what a sound record holds."""
    parts = [counted(found.moves, "move"), "the game is over" if found.over else "the game is not over"]
    if found.undone:
        parts.insert(1, f"{found.undone} of them taken back")
    if found.late:
        parts.append(f"{counted(found.late, 'move')} given where the time was up")
    if found.torn:
        parts.append("the last line was cut off and is not counted")
    for stretch in found.unchecked:
        why = f"rules {stretch.rules}" if stretch.same_catalogue else f"rules {stretch.rules} and other cards"
        parts.append(f"lines {stretch.first} to {stretch.last} were written under {why}: checked by their sums only")
    return "sound: " + ", ".join(parts)
