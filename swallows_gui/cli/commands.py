"""The commands of `swallows`, gathered: one file a command; each imports what it needs only when it is called."""

from collections.abc import Sequence
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from swallows_gui import titles
from swallows_gui.build import is_checkout, version_line
from swallows_gui.cli.arena import arena
from swallows_gui.cli.balance import balance
from swallows_gui.cli.bench import bench
from swallows_gui.cli.build_fast import build_fast
from swallows_gui.cli.exit_codes import give_up
from swallows_gui.cli.forecast import forecast
from swallows_gui.cli.play import play
from swallows_gui.cli.show import show
from swallows_gui.cli.simulate import simulate
from swallows_gui.cli.soak import soak
from swallows_gui.cli.verify import verify

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
