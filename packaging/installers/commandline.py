"""The commands of `swallows` with their options, as the command line itself tells them."""

from __future__ import annotations

import json
from dataclasses import dataclass

from installers.job import Job

ASK = """
import enum
import json
import typer
from swallows_gui.cli import app
def choices(word):
    kind = word.type_descriptor.annotation
    return [one.value for one in kind] if isinstance(kind, type) and issubclass(kind, enum.Enum) else []
group = typer.main.get_command(app)
def told(command):
    return {
        "about": command.help or "",
        "words": [
            {
                "names": [name for name in [*word.opts, *word.secondary_opts] if name.startswith("-")],
                "about": getattr(word, "help", "") or "",
                "value": "" if getattr(word, "is_flag", False) else (word.metavar or word.name.upper()),
                "choices": choices(word),
                "several": word.nargs == -1,
                "asked": word.required,
            }
            for word in command.params if not getattr(word, "hidden", False)
        ],
    }
print(json.dumps({"": told(group), **{name: told(one) for name, one in group.commands.items() if not one.hidden}}))
"""


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


def commands(job: Job) -> list[Command]:
    """`swallows` itself first, then its commands by name."""
    _ = job.wheel
    told = json.loads(job.run([job.python, "-c", ASK]))
    return [
        Command(name, one["about"], tuple(CommandWord(**{**word, **_tuples(word)}) for word in one["words"]))
        for name, one in sorted(told.items())
    ]


def _tuples(word: dict[str, list[str]]) -> dict[str, tuple[str, ...]]:
    return {"names": tuple(word["names"]), "choices": tuple(map(str, word["choices"]))}
