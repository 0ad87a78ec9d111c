"""The top-level `swallows` command and its shortest subcommands; each imports what it needs only when it is called.

`swallows play` opens the window; no other command loads Qt's widgets. `swallows soak` says where the long trials are
now, `swallows build-fast` compiles the laboratory beside an unchanged checkout, and `swallows verify FILE...` plays
records again and says for each whether it is sound, or which line is not.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperGroup

from swallows_gui import titles
from swallows_gui.build import is_checkout, version_line
from swallows_gui.cli.arena import arena
from swallows_gui.cli.exit_codes import give_up
from swallows_gui.cli.forecast import bench, forecast
from swallows_gui.cli.progress import counted
from swallows_gui.cli.qt import open_window
from swallows_gui.cli.show import balance, show
from swallows_gui.cli.simulate import simulate

if TYPE_CHECKING:
    from swallows_gui.records import Verification


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


def soak(
    words: Annotated[list[str] | None, typer.Argument(metavar="NAME", help="Which trial.", show_default=False)] = None,
) -> None:
    """Say where the long trials of the program are: they come with its sources."""
    from swallows_gui.cli.exit_codes import give_up

    given = " ".join(words or ["NAME"])
    give_up(f"long trials come with the sources and are started there: python packaging/bench soak {given}")


def build_fast() -> None:
    """Compile rules and search with mypyc in a copy of this checkout, for long measurements (docs/laboratory.md)."""
    from swallows_gui.cli.exit_codes import give_up, in_one_line
    from swallows_gui.cli.progress import busy
    from swallows_gui.lab.fast import CannotCompile, modules
    from swallows_gui.lab.fast import build_fast as build

    with in_one_line(), busy("Compiling") as say:
        say(f"{len(modules())} modules, a few minutes")
        try:
            folder = build()
        except CannotCompile as trouble:
            give_up(f"cannot compile: {trouble}")
    print(f"The compiled laboratory lies in {folder}. Start it with: python {folder} bench")


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


_CTRL_C = 130
"""The exit code that typer gives to Ctrl+C, without a word."""


class OneLine(TyperGroup):
    """The commands; words that cannot be understood end in one line, as everything does that cannot go on."""

    def main(self, args: Sequence[str] | None = None, *, standalone_mode: bool = True, **more: Any) -> Any:  # type: ignore[override]
        """Run a command. Alone it ends the process; its exit code is 2 for words that cannot be understood."""
        if not standalone_mode:
            return super().main(args, standalone_mode=False, **more)
        try:
            code = super().main(args, standalone_mode=False, **more)
        except typer.Abort:
            give_up("broken off", 130)
        except Exception as refusal:
            told = getattr(refusal, "format_message", None)  # click's; where its class lives changes with typer
            if told is None:
                raise
            give_up(" ".join(told().split()), getattr(refusal, "exit_code", 2))
        if code == _CTRL_C:
            give_up("broken off", _CTRL_C)
        raise SystemExit(code if isinstance(code, int) else 0)


app = typer.Typer(
    name="swallows",
    cls=OneLine,
    help="Millions of Swallows, a game of football, cards, bets and bribes. Without a command: play.",
    no_args_is_help=False,
    add_completion=False,  # typer's would start the program without a command at every Tab, and that opens the window
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _print_version(wanted: bool) -> None:
    if wanted:
        print(f"swallows {version_line()}")
        raise typer.Exit


def _install_completion(wanted: bool) -> None:
    if not wanted:
        return
    from swallows_gui.cli.completions import UnknownShell, install

    try:
        print(install())
    except (UnknownShell, OSError) as error:
        give_up(str(error))
    raise typer.Exit


@app.callback(invoke_without_command=True)
def swallows(
    context: typer.Context,
    _version: Annotated[
        bool,
        typer.Option("--version", callback=_print_version, is_eager=True, help="Print version and commit and stop."),
    ] = False,
    _completion: Annotated[
        bool,
        typer.Option(
            "--install-completion",
            callback=_install_completion,
            is_eager=True,
            help="Have the shell in use complete the words of swallows, and stop.",
        ),
    ] = False,
) -> None:
    """Millions of Swallows, a game of football, cards, bets and bribes. Without a command: play."""
    if context.invoked_subcommand is None:
        play()


for _command in (play, simulate, arena, verify, show, balance, bench, forecast):
    app.command()(_command)
if is_checkout():
    app.command("build-fast")(build_fast)
app.command(hidden=True, context_settings={"ignore_unknown_options": True})(soak)
for _title in titles.titles():
    for _group in _title.commands:
        app.add_typer(_title.load(_group))
