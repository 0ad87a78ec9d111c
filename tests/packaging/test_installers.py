"""What goes into packages and bundles beside the program: completions, manual, icons, lists of wheels, scripts."""

import dataclasses
import json
import plistlib
import re
import shutil
import struct
import subprocess
from pathlib import Path
from types import ModuleType

import pytest
from typer.testing import CliRunner

from swallows_gui.cli import app
from swallows_gui.cli.completions import Command, CommandWord, bash, described, fish, of, zsh


@pytest.fixture(scope="module")
def commands() -> list[Command]:
    """`swallows` itself and two commands."""
    command, word = Command, CommandWord
    level = word(("--level",), "How well the seats play. More words.", "LEVEL", ("easy", "hard"), False, False)
    return [
        command("", "A game.", (word(("--version",), "Print it's version.", "", (), False, False),)),
        command("show", "Print a record.\n\nAs text.", (word((), "A record.", "FILE", (), False, True), level)),
        command("verify", "Play records again.", (word((), "Records.", "FILE", (), True, True),)),
    ]


def _bash(script: str, words: str) -> list[str]:
    """What bash offers behind some words of a command line."""
    ask = f"""{script}
COMP_WORDS=({words}); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1)); _swallows 2>/dev/null; printf '%s\\n' "${{COMPREPLY[@]}}"
"""
    done = subprocess.run(["bash", "-c", ask], capture_output=True, text=True, check=True)
    return sorted(done.stdout.split())


@pytest.mark.skipif(shutil.which("bash") is None, reason="needs bash")
def test_bash_completes_commands_options_and_choices(commands: list[Command]) -> None:
    script = bash(commands)
    assert _bash(script, "swallows s") == ["show"]
    assert _bash(script, "swallows --") == ["--help", "--version"]
    assert _bash(script, "swallows show --") == ["--help", "--level"]
    assert _bash(script, "swallows show --level ''") == ["easy", "hard"]


def test_every_shell_is_told_every_command_and_option(commands: list[Command]) -> None:
    for script in (zsh(commands), fish(commands)):
        for name in ("show", "verify", "level", "version", "help"):
            assert name in script


def test_the_manual_tells_every_command_with_its_words(installers: ModuleType, commands: list[Command]) -> None:
    page = installers.manual.manual(commands, "1.2.3", "2026-01-31")
    assert page.startswith('.TH SWALLOWS 1 "2026-01-31" "Millions of Swallows 1.2.3"')
    assert '.SS "swallows verify FILE..."' in page
    assert r"\fB\-\-level\fR \fILEVEL\fR" in page
    assert ".local/share/millions-of-swallows" in page


def test_a_command_comes_out_of_json_as_it_went_in() -> None:
    told = json.loads(json.dumps([dataclasses.asdict(command) for command in described()]))
    assert [of(one) for one in told] == described()
    assert {"play", "show", "verify"} <= {command.name for command in described()}


@pytest.mark.parametrize(
    ("shell", "place"),
    [
        ("/bin/bash", ".local/share/bash-completion/completions/swallows"),
        ("/usr/bin/zsh", ".local/share/zsh/site-functions/_swallows"),
        ("/usr/bin/fish", ".config/fish/completions/swallows.fish"),
        ("/bin/csh", ""),
    ],
)
def test_the_program_installs_the_completions_of_the_shell_in_use(tmp_path: Path, shell: str, place: str) -> None:
    environment = {"SHELL": shell, "HOME": str(tmp_path), "XDG_DATA_HOME": "", "XDG_CONFIG_HOME": ""}
    done = CliRunner().invoke(app, ["--install-completion"], env=environment)
    if place:
        assert done.exit_code == 0
        assert str(tmp_path / place) in done.stdout
        text = (tmp_path / place).read_text("utf-8")
        assert "simulate" in text
        assert "complete -F" in text or not place.endswith("completions/swallows")
        assert "_COMPLETE" not in text, "the shell never asks the program itself, which would open its window"
    else:
        assert done.exit_code == 1
        assert not list(tmp_path.iterdir())


def test_an_icon_of_macos_counts_its_own_bytes(installers: ModuleType) -> None:
    packed = installers.macos.icns({16: b"small", 256: b"large"})
    assert packed[:4] == b"icns"
    assert struct.unpack(">I", packed[4:8])[0] == len(packed)
    assert packed.count(b"large") == 2  # for plain screens, and for half the size on screens with twice the dots


def test_macos_is_told_version_and_file_type(installers: ModuleType, checkout: Path, tmp_path: Path) -> None:
    job = installers.job.Job(checkout, tmp_path, "1.2.3", "0" * 40, 1_700_000_000)
    told = plistlib.loads(installers.macos.property_list(job))
    assert told["CFBundleShortVersionString"] == "1.2.3"
    (kind,) = told["UTExportedTypeDeclarations"]
    assert kind["UTTypeTagSpecification"]["public.filename-extension"] == ["swallows"]
    assert told["CFBundleDocumentTypes"][0]["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]


def test_two_versions_of_a_part_are_each_for_their_own_pythons(installers: ModuleType, tmp_path: Path) -> None:
    for name in (
        "rich-15.0.0-py3-none-any.whl",
        "numpy-2.4.6-cp311-cp311-manylinux_2_28_x86_64.whl",
        "numpy-2.5.5-cp312-cp312-manylinux_2_28_x86_64.whl",
        "numpy-2.5.5-cp313-cp313-manylinux_2_28_x86_64.whl",
    ):
        (tmp_path / name).write_bytes(name.encode())
    told = installers.bundles.listed(tmp_path.iterdir())
    assert re.findall(r"^\S+==\S+.*(?= \\$)", told, re.MULTILINE) == [
        'numpy==2.4.6 ; python_version in "3.11"',
        'numpy==2.5.5 ; python_version in "3.12, 3.13"',
        "rich==15.0.0",
    ]
    assert told.count("--hash=sha256:") == 4


@pytest.mark.parametrize(
    ("wheel", "python", "fits"),
    [
        ("numpy-2.5.5-cp312-cp312-win_amd64.whl", "3.12", True),
        ("numpy-2.5.5-cp312-cp312-win_amd64.whl", "3.13", False),
        ("numpy-2.5.5-cp310-abi3-win_amd64.whl", "3.13", True),
        ("numpy-2.5.5-py3-none-any.whl", "3.14", True),
        ("numpy-2.4.6-py3-none-any.whl", "3.14", False),
        ("rich-2.5.5-py3-none-any.whl", "3.14", False),
    ],
)
def test_a_bundle_is_complete_with_a_wheel_for_every_python(
    installers: ModuleType, wheel: str, python: str, fits: bool
) -> None:
    assert installers.completeness.fits(wheel, "numpy", "2.5.5", python) is fits


def test_the_same_files_are_packed_into_the_same_bytes(installers: ModuleType, tmp_path: Path) -> None:
    folder = tmp_path / "bundle"
    folder.mkdir()
    (folder / "install.sh").write_text("#!/bin/sh\n")
    installers.bundles.pack(folder, tmp_path / "one.zip", "bundle", 1_700_000_000)
    (folder / "install.sh").touch()
    installers.bundles.pack(folder, tmp_path / "two.zip", "bundle", 1_700_000_000)
    assert (tmp_path / "one.zip").read_bytes() == (tmp_path / "two.zip").read_bytes()


@pytest.mark.parametrize("language", ["de_DE.UTF-8", "en_GB.UTF-8"])
def test_installer_and_uninstaller_say_everything_in_both_languages(checkout: Path, language: str) -> None:
    unix = checkout / "packaging" / "unix"
    used = set(re.findall(r"\$(SAY_\w+)", "".join(path.read_text("utf-8") for path in unix.glob("*install.sh"))))
    ask = f'set -u; . "{unix}/words.sh"; ' + "; ".join(f'printf "%s\\n" "${name}"' for name in sorted(used))
    done = subprocess.run(["sh", "-c", ask], env={"LC_ALL": language, "HOME": "/x"}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) == len(used)
    assert ("gespeicherten" in done.stdout) == language.startswith("de")


def _little_package(checkout: Path, folder: Path) -> Path:
    """What a `.run` unpacks, with a program of one line."""
    for script in (checkout / "packaging" / "unix").glob("*.sh"):
        shutil.copy(script, folder)
    (folder / "program").mkdir()
    program = folder / "program" / "swallows"
    program.write_text("#!/bin/sh\necho 1.2.3\n")
    program.chmod(0o755)
    entry = folder / "share" / "applications" / "millions-of-swallows.desktop"
    entry.parent.mkdir(parents=True)
    shutil.copy(checkout / "packaging" / "desktop" / entry.name, entry)
    return folder


def _sh(script: Path, home: Path, *words: str) -> subprocess.CompletedProcess[str]:
    environment = {"HOME": str(home), "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"}
    return subprocess.run(["sh", str(script), *words], env=environment, capture_output=True, text=True, check=False)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A user with a saved game."""
    saved = tmp_path / "home" / ".local" / "share" / "millions-of-swallows" / "games" / "evening.swallows"
    saved.parent.mkdir(parents=True)
    saved.write_text("a game")
    return tmp_path / "home"


def test_installed_upgraded_and_removed_nothing_is_left_but_saves(checkout: Path, home: Path, tmp_path: Path) -> None:
    before = sorted(home.rglob("*"))
    unpacked = tmp_path / "unpacked"
    unpacked.mkdir()
    script = _little_package(checkout, unpacked) / "install.sh"
    for _version in range(2):
        done = _sh(script, home)
        assert done.returncode == 0, done.stderr
        place = home / ".local" / "opt" / "millions-of-swallows"
        assert (home / ".local" / "bin" / "swallows").readlink() == place / "swallows"
        entry = (home / ".local" / "share" / "applications" / "millions-of-swallows.desktop").read_text("utf-8")
        assert f'Exec="{place}/swallows" play %f' in entry
    done = _sh(place / "uninstall.sh", home)
    assert done.returncode == 0, done.stderr
    assert f"Saved games are kept: {home}/.local/share/millions-of-swallows" in done.stdout
    assert sorted(home.rglob("*")) == before


def test_what_is_not_ours_is_never_replaced(checkout: Path, home: Path, tmp_path: Path) -> None:
    unpacked = tmp_path / "unpacked"
    unpacked.mkdir()
    script = _little_package(checkout, unpacked) / "install.sh"
    foreign = home / ".local" / "opt" / "millions-of-swallows" / "diary.txt"
    foreign.parent.mkdir(parents=True)
    foreign.write_text("mine")
    done = _sh(script, home)
    assert done.returncode == 1
    assert "is not replaced" in done.stderr
    assert foreign.read_text() == "mine"
    assert _sh(script, home, "--prefix", "somewhere").returncode != 0
