"""Shell completions for bash, zsh and fish: commands, options, choices and files.

The lists are read from the command line's own definition and written into the script, so that completing does not start
the program, which without a command would open its window.
"""

from __future__ import annotations

import enum
import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class CommandWord:
    """An option, or an argument (which has no names)."""

    names: tuple[str, ...]
    about: str
    value: str
    """What stands for its value; empty for a switch."""
    choices: tuple[str, ...]
    several: bool
    asked: bool
    """Whether it may not be left out."""


@dataclass(frozen=True)
class Command:
    """A command, or, with an empty name, `swallows` itself."""

    name: str
    about: str
    words: tuple[CommandWord, ...]

    @property
    def options(self) -> list[CommandWord]:
        """What has names, and the option every command has."""
        help_too = CommandWord(("-h", "--help"), "Show what the command can do, and stop.", "", (), False, False)
        return [*(word for word in self.words if word.names), help_too]

    @property
    def arguments(self) -> list[CommandWord]:
        """What has none."""
        return [word for word in self.words if not word.names]

    @property
    def first_sentence(self) -> str:
        """What it does, in one sentence."""
        return " ".join(self.about.split("\n\n")[0].split()).split(". ")[0].removesuffix(".") + "."


def described() -> list[Command]:
    """`swallows` itself first, then its commands by name."""
    import typer

    from swallows_gui.cli import app

    group: Any = typer.main.get_command(app)
    shown = {name: one for name, one in group.commands.items() if not one.hidden}
    return [_described("", group), *(_described(name, one) for name, one in sorted(shown.items()))]


def of(told: Mapping[str, Any]) -> Command:
    """A command as `dataclasses.asdict` has told it, read from JSON."""
    words = (
        CommandWord(**{**one, "names": tuple(one["names"]), "choices": tuple(one["choices"])}) for one in told["words"]
    )
    return Command(told["name"], told["about"], tuple(words))


def _described(name: str, command: Any) -> Command:
    words = (_word(word) for word in command.params if not getattr(word, "hidden", False))
    return Command(name, command.help or "", tuple(words))


def _word(word: Any) -> CommandWord:
    kind = word.type_descriptor.annotation
    return CommandWord(
        names=tuple(name for name in (*word.opts, *word.secondary_opts) if name.startswith("-")),
        about=getattr(word, "help", "") or "",
        value="" if getattr(word, "is_flag", False) else (word.metavar or word.name.upper()),
        choices=tuple(str(one.value) for one in kind) if isinstance(kind, type) and issubclass(kind, enum.Enum) else (),
        several=word.nargs == -1,
        asked=bool(word.required),
    )


class UnknownShell(Exception):
    """Nobody knows how this shell completes words."""


def install(environment: Mapping[str, str] = os.environ) -> str:
    """Write the completions of the shell in use into its place in the user's home; returns what there is to say.

    Raises `UnknownShell` for another than bash, zsh and fish, and OSError where nothing can be written.
    """
    shell = Path(environment.get("SHELL", "")).name
    home = Path.home()
    data = Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share")
    settings = Path(environment.get("XDG_CONFIG_HOME") or home / ".config")
    places = {
        "bash": (data / "bash-completion" / "completions" / "swallows", bash),
        "zsh": (data / "zsh" / "site-functions" / "_swallows", zsh),
        "fish": (settings / "fish" / "completions" / "swallows.fish", fish),
    }
    if shell not in places:
        raise UnknownShell(f"there are completions for {', '.join(places)}, and SHELL names {shell or 'none'}")
    place, script = places[shell]
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(script(described()), "utf-8")
    said = f"{place} completes the words of swallows in every {shell} that is started from now on."
    if shell == "zsh":
        said += f"\nIf it does not, put this line before compinit in ~/.zshrc: fpath=({place.parent} $fpath)"
    return said


def bash(commands: Iterable[Command]) -> str:
    """The script for bash."""
    own, *others = commands
    cases = "\n".join(f"        {command.name}) options='{_options(command)}' ;;" for command in others)
    choices = "\n".join(
        f"        {'|'.join(word.names)}) COMPREPLY=($(compgen -W '{' '.join(word.choices)}' -- \"$word\")); return ;;"
        for word in _choosing(others)
    )
    return f"""# bash completion of swallows
_swallows() {{
    local word=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD - 1]}} options
    COMPREPLY=()
    if [ "$COMP_CWORD" -eq 1 ]; then
        COMPREPLY=($(compgen -W '{" ".join(command.name for command in others)} {_options(own)}' -- "$word"))
        return
    fi
    case $before in
{choices or "        --) return ;;"}
    esac
    case ${{COMP_WORDS[1]}} in
{cases}
    esac
    if [[ $word == -* ]]; then
        COMPREPLY=($(compgen -W "$options" -- "$word"))
    else
        compopt -o filenames 2>/dev/null
        COMPREPLY=($(compgen -f -- "$word"))
    fi
}}
complete -F _swallows swallows
"""


def zsh(commands: Iterable[Command]) -> str:
    """The script for zsh."""
    own, *others = commands
    listed = "\n".join(f"        {_quoted(f'{command.name}:{command.first_sentence}')}" for command in others)
    cases = "\n".join(f"        {command.name}) _arguments {_zsh_words(command)} ;;" for command in others)
    return f"""#compdef swallows
_swallows() {{
    local -a commands
    commands=(
{listed}
    )
    if (( CURRENT == 2 )); then
        _describe command commands
        _arguments {_zsh_words(own)}
        return
    fi
    local command=$words[2]
    shift words
    (( CURRENT-- ))
    case $command in
{cases}
    esac
}}
_swallows "$@"
"""


def fish(commands: Iterable[Command]) -> str:
    """The script for fish."""
    own, *others = commands
    lines = ["# fish completion of swallows"]
    for command in others:
        about = _quoted(command.first_sentence)
        lines.append(f"complete -c swallows -n __fish_use_subcommand -f -a {command.name} -d {about}")
    for command in (own, *others):
        when = f"'__fish_seen_subcommand_from {command.name}'" if command.name else "__fish_use_subcommand"
        for word in command.options:
            names = " ".join(f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}" for name in word.names)
            value = f" -x -a {_quoted(' '.join(word.choices))}" if word.choices else " -r" if word.value else ""
            lines.append(f"complete -c swallows -n {when} {names}{value} -d {_quoted(_short(word.about))}")
    return "\n".join(lines) + "\n"


def _zsh_words(command: Command) -> str:
    told = []
    for word in command.options:
        about = _short(word.about).replace("[", "(").replace("]", ")").replace(":", " ")
        value = f":{word.value.lower()}:({' '.join(word.choices)})" if word.choices else ""
        value = value or (f":{word.value.lower()}:_files" if word.value else "")
        told += [_quoted(f"{name}[{about}]{value}") for name in word.names]
    return " ".join([*told, "'*:file:_files'"])


def _choosing(commands: Iterable[Command]) -> list[CommandWord]:
    """The options with choices, each set of names once."""
    return list({word.names: word for command in commands for word in command.options if word.choices}.values())


def _options(command: Command) -> str:
    return " ".join(name for word in command.options for name in word.names)


def _short(text: str) -> str:
    return " ".join(text.split()).split(". ")[0].removesuffix(".")


def _quoted(text: str) -> str:
    """Text as one word of a shell."""
    return "'" + text.replace("'", "’") + "'"
