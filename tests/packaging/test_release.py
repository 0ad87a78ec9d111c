"""What `packaging/release.py` decides before it builds anything, and what it writes beside what it has built."""

import json
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest


@pytest.fixture
def job(installers: ModuleType, checkout: Path, tmp_path: Path) -> Any:
    """A build of this checkout into an empty folder."""
    return installers.job.Job(checkout, tmp_path, "1.2.3", "0123456789abcdef" * 2 + "01234567", 1_700_000_000)


def _release(checkout: Path, *words: str, env: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(checkout / "packaging" / "release.py"), *words]
    return subprocess.run(command, capture_output=True, text=True, check=False, env=env)


def test_the_help_names_every_target_and_every_check(installers: ModuleType, checkout: Path) -> None:
    told = _release(checkout, "--help").stdout
    for thing in (*installers.targets.TARGETS, *installers.checks.CHECKS):
        assert f"  {thing.name} " in told


@pytest.mark.parametrize(("words", "part"), [(["spaceship"], "no target 'spaceship'"), (["check", "me"], "no check")])
def test_an_unknown_name_is_refused_with_those_that_there_are(checkout: Path, words: list[str], part: str) -> None:
    done = _release(checkout, *words)
    assert done.returncode == 2
    assert part in done.stderr
    assert "there are: " in done.stderr
    assert "Traceback" not in done.stderr


def test_the_version_stands_in_one_place_and_the_commit_comes_from_git(
    installers: ModuleType, checkout: Path, tmp_path: Path
) -> None:
    from swallows_gui import __version__

    job = installers.job.Job.of(checkout, tmp_path)
    assert job.version == __version__
    assert job.commit == "unknown" or len(job.commit.partition("+")[0]) == 40
    assert job.epoch > 0


def test_what_is_missing_comes_with_one_line_that_installs_it(installers: ModuleType) -> None:
    tool = installers.tools.Tool
    lacking = installers.tools.missing([tool("swallow-forge", "forge"), tool("sh", "dash"), tool("x", "forge", "/no")])
    assert [one.program for one in lacking] == ["swallow-forge", "x"]
    assert "apt-get install -y --no-install-recommends forge" in installers.tools.line_to_type(lacking)


def test_the_tools_that_are_missing_are_told_and_nothing_is_built(checkout: Path, tmp_path: Path) -> None:
    nowhere = {**os.environ, "PATH": str(tmp_path)}
    for words, package in ((["windows"], "nsis"), (["check", "sums", "lint"], "npm")):
        done = _release(checkout, "--tools", *words, "--out", str(tmp_path / "dist"), env=nowhere)
        assert done.returncode == 0
        assert package in done.stdout.splitlines()
    assert list(tmp_path.iterdir()) == []
    done = _release(checkout, "--tools", "check", "sums")
    assert (done.returncode, done.stdout) == (0, "")


def test_sums_that_fit_pass_and_a_changed_file_is_named(installers: ModuleType, job: Any) -> None:
    (job.out / "one.deb").write_bytes(b"1")
    (job.out / "two.run").write_bytes(b"2")
    installers.summary.write_summary(job)
    installers.checks.sums(job)
    assert "| one.deb | 0.0 |" in (job.out / "report.md").read_text("utf-8")
    (job.out / "two.run").write_bytes(b"3")
    with pytest.raises(installers.job.CannotGoOn, match=r"two\.run"):
        installers.checks.sums(job)


def test_as_long_as_addresses_lead_nowhere_whoever_publishes_is_told(
    installers: ModuleType, job: Any, tmp_path: Path
) -> None:
    home = tmp_path / "packaging" / "home.json"
    home.parent.mkdir()
    job.root = tmp_path
    told = {"homepage": "https://swallows.invalid", "source": "https://swallows.example", "maintainer": "m@x.invalid"}
    home.write_text(json.dumps(told), "utf-8")
    sentence = installers.home.what_is_left(job)
    assert "packaging/home.json names no real homepage, maintainer (docs/releasing.md" in sentence
    assert sentence[1:] in installers.summary.report(job, [])
    home.write_text(json.dumps(dict.fromkeys(told, "https://swallows.example")), "utf-8")
    assert installers.home.what_is_left(job) == ""
    assert "public" not in installers.summary.report(job, [])


def test_the_list_of_parts_has_every_part_once_with_what_it_needs(installers: ModuleType, job: Any) -> None:
    part = installers.licences.ShippedPackage
    everything = [
        part("millions-of-swallows", "1.2.3", "", "MIT", ("rich",), (), ()),
        part("rich", "15.0.0", "", "MIT", ("pygments",), (), ()),
    ]
    told = installers.parts.parts_list(job, everything)
    assert [one["bom-ref"] for one in told["components"]] == ["pkg:pypi/rich@15.0.0"]
    assert {one["ref"]: one["dependsOn"] for one in told["dependencies"]} == {
        "millions-of-swallows": ["pkg:pypi/rich@15.0.0"],
        "pkg:pypi/rich@15.0.0": [],
    }
    assert told["components"][0]["properties"]
    assert json.dumps(told) == json.dumps(installers.parts.parts_list(job, everything))


def test_code_with_the_name_of_a_notice_is_no_licence(installers: ModuleType, tmp_path: Path) -> None:
    about = tmp_path / "millions_of_swallows-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: millions-of-swallows\nVersion: 1\n")
    files = ("swallows_gui/notices.py", "swallows_gui/__pycache__/notices.cpython-311.pyc", "LICENSE", "NOTICE.txt")
    (about / "RECORD").write_text("".join(f"{file},,\n" for file in files))
    done = subprocess.run(
        [sys.executable, "-c", installers.licences.ASK],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
    )
    (part,) = json.loads(done.stdout)
    assert [Path(text).name for text in part["texts"]] == ["LICENSE", "NOTICE.txt"]


@pytest.mark.parametrize(
    ("place", "kept"),
    [
        ("PySide6/Qt/lib/libQt6Widgets.so.6", True),
        ("PySide6/Qt/lib/libQt6Network.so.6", False),
        ("PySide6/Qt/lib/libQt6EglFsKmsSupport.so.6", False),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6/Qt/plugins/platforms/libqvnc.so", False),
        ("PySide6/Qt/plugins/wayland-shell-integration/libqt-shell.so", False),
        ("PySide6/Qt/plugins/platforms/libqwayland.so", True),
        ("PySide6/Qt/plugins/wayland-shell-integration/libxdg-shell.so", True),
        ("PySide6/Qt/plugins/wayland-decoration-client/libadwaita.so", True),
        ("PySide6/Qt/lib/libQt6WaylandClient.so.6", True),
        ("PySide6/Qt/lib/libQt6WaylandCompositor.so.6", False),
        ("PySide6/Qt/translations/qtbase_de.qm", True),
        ("PySide6/Qt/translations/qtbase_fr.qm", True),
        ("PySide6/Qt/translations/designer_fr.qm", False),
        ("libxcb-cursor.so.0", True),
        ("libX11.so.6", False),
        ("libpython3.11.so.1.0", True),
        ("swallows_gui/resources/swallows/cards/green.json", True),
        ("swallows_gui/translations/swallows_de.qm", True),
        ("python3.11/lib-dynload/readline.cpython-311-x86_64-linux-gnu.so", False),
    ],
)
def test_the_frozen_folder_keeps_what_the_program_reaches(installers: ModuleType, place: str, kept: bool) -> None:
    assert installers.slimming.is_kept(place) is kept


def test_the_fonts_that_are_loaded_are_those_that_are_frozen(installers: ModuleType) -> None:
    from swallows_gui.services import stylesheet

    text = {f"HankenGrotesk-{style}.otf" for style in stylesheet.TEXT_FILES}
    poster = {f"Roboto-{style}.ttf" for style in stylesheet.POSTER_FILES}
    frozen = installers.slimming.FONTS
    assert text == {name for name in frozen["font_hanken_grotesk"] if name.endswith(".otf")}
    assert poster == {name for name in frozen["font_roboto"] if name.endswith(".ttf")}
