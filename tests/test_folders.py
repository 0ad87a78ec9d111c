"""Where games, settings and reports lie, in the platform's folders and on a stick."""

import sys
from pathlib import Path

import pytest

from swallows_gui import folders
from swallows_gui.cli.simulate import cached
from swallows_gui.records import library
from swallows_gui.services.settings import SettingsService, settings_path


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a frozen program; the platform's folders lie elsewhere."""
    for name in ("DATA", "CONFIG", "STATE", "CACHE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / "home"))
    monkeypatch.delenv(folders.PROGRAM, raising=False)
    folder = tmp_path / "stick" / "swallows"
    folder.mkdir(parents=True)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(folder / "swallows"))
    return folder


def test_beside_a_folder_portable_everything_is_kept_there(program: Path) -> None:
    stick = program / folders.PORTABLE
    stick.mkdir()
    SettingsService(settings_path()).change(pace="slow")
    assert (stick / "settings.json").is_file()
    assert SettingsService(settings_path()).now.pace == "slow"
    assert library.games_folder() == stick / "games"
    assert folders.state_folder() == stick
    assert cached("lab").is_relative_to(stick)


def test_without_it_the_folders_are_those_of_the_platform(program: Path) -> None:
    assert folders.portable_folder() is None
    assert not library.games_folder().is_relative_to(program)
    assert not settings_path().is_relative_to(program)


def test_a_launcher_names_the_folder_it_lies_in(program: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    launcher = tmp_path / "launcher"
    (launcher / folders.PORTABLE).mkdir(parents=True)
    monkeypatch.setenv(folders.PROGRAM, str(launcher))
    assert library.games_folder() == launcher / folders.PORTABLE / "games"


def test_a_checkout_is_never_portable(program: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (program / folders.PORTABLE).mkdir()
    monkeypatch.setattr(sys, "frozen", False, raising=False)
    assert folders.portable_folder() is None
