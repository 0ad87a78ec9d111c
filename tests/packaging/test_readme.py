"""The README says what is true: its games are those of the house, its commands those of bootstrap and command line."""

import re
from pathlib import Path

from typer.testing import CliRunner

from bench.soak import NAMES
from swallows_gui import titles
from swallows_gui.cli import app
from swallows_gui.games import TITLES


def test_every_game_is_listed_with_its_line_and_its_players(checkout: Path) -> None:
    rows = re.findall(
        r"^\| ([^|]+) \| (\d+)(?: to (\d+))? \| ([^|]+) \|$", (checkout / "README.md").read_text("utf-8"), re.M
    )
    told = [(name, int(least), int(most or least), line) for name, least, most, line in rows]
    made = [(title.name, min(title.seats), max(title.seats), title.line) for title in map(titles.title, TITLES)]
    assert told == made


def test_every_command_of_the_readme_exists_and_none_is_left_out(checkout: Path) -> None:
    readme = (checkout / "README.md").read_text("utf-8")
    told = set(re.findall(r"^\| `swallows ([\w-]+)", readme, re.MULTILINE))
    assert told == {
        command.name or command.callback.__name__
        for command in app.registered_commands
        if command.callback and not command.hidden
    }
    for name in told:
        assert CliRunner().invoke(app, [name, "--help"]).exit_code == 0


def test_every_soak_is_named(checkout: Path) -> None:
    readme = (checkout / "README.md").read_text("utf-8")
    (told,) = re.findall(r"^The test bench .*?\n\n", readme, re.MULTILINE | re.DOTALL)
    words = set(re.findall(r"`(?:soak )?([a-z][a-z-]*)`", told))
    assert words == set(NAMES)


def test_every_option_the_readme_names_exists(checkout: Path) -> None:
    rows = re.findall(r"^\| `swallows ([\w-]+)(.*)$", (checkout / "README.md").read_text("utf-8"), re.MULTILINE)
    for name, row in rows:
        text = CliRunner().invoke(app, [name, "--help"], env={"COLUMNS": "200", "NO_COLOR": "1"}).stdout
        for option in re.findall(r"--[a-z-]+", row):
            assert option in text, f"{name} {option}"


def test_the_two_commands_are_those_that_the_checks_run(checkout: Path) -> None:
    readme = (checkout / "README.md").read_text("utf-8")
    checks = (checkout / ".ci" / "run").read_text("utf-8")
    assert "python3 packaging/bootstrap.py play\n" in readme
    assert "python3 packaging/bootstrap.py test\n" in readme
    assert checks.count("python3 packaging/bootstrap.py test\n") == 1
