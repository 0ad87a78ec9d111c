"""The manual page `swallows(1)`, from the command line's own help."""

from __future__ import annotations

from collections.abc import Iterable

from swallows_gui.cli.completions import Command, CommandWord

FILES = """.SH FILES
.TP
.I ~/.local/share/millions-of-swallows
Games, one
.I .swallows
file each; a running game is written down move by move.
.TP
.I ~/.config/millions-of-swallows
Settings.
.TP
.I ~/.local/state/millions-of-swallows
Reports of errors. They stay on this machine: the program never uses a network.
.PP
.B XDG_DATA_HOME
and its like move these folders.
.SH EXIT STATUS
0 if all went well, 1 if something stopped the command (it says so in one line), 2 if the command was not understood.
"""


def manual(commands: Iterable[Command], version: str, day: str) -> str:
    """The page as troff; `day` as 2024-01-31."""
    own, *others = commands
    lines = [
        f'.TH SWALLOWS 1 "{day}" "Millions of Swallows {version}" "Games"',
        ".SH NAME",
        r"swallows \- a game of football, cards, bets and bribes",
        ".SH SYNOPSIS",
        ".B swallows",
        "[COMMAND] [OPTION ...]",
        ".SH DESCRIPTION",
        _plain(own.about),
        ".SH OPTIONS",
        *(line for word in own.options for line in _told(word)),
        ".SH COMMANDS",
    ]
    for command in others:
        arguments = " ".join(
            ("{}" if word.asked else "[{}]").format(word.value + ("..." if word.several else ""))
            for word in command.arguments
        )
        lines += [f'.SS "swallows {command.name} {arguments}"'.replace(' "', ' "', 1), _plain(command.about)]
        lines += [line for word in (*command.arguments, *command.options) for line in _told(word)]
    return "\n".join(lines) + "\n" + FILES


def _told(word: CommandWord) -> list[str]:
    names = ", ".join(rf"\fB{_plain(name)}\fR" for name in word.names)
    value = rf"\fI{_plain(word.value)}\fR" if word.value else ""
    return [".TP", f"{names} {value}".strip(), _plain(word.about) or "See above."]


def _plain(text: str) -> str:
    """Text in which nothing is taken for a command of troff."""
    text = text.replace("\\", r"\e").replace("-", r"\-")
    paragraphs = [" ".join(part.split()) for part in text.split("\n\n")]
    return "\n.PP\n".join(r"\&" + part if part.startswith((".", "'")) else part for part in paragraphs if part)
