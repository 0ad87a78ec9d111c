"""The commands of `swallows` with their options, as the command line itself tells them: for completions and manual."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from dataclasses import dataclass
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
