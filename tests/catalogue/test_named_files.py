"""Files that somebody has named: read within limits, and never by another way."""

import ast
import os
import resource
import subprocess
import sys
from pathlib import Path

import pytest

import swallows_gui
from swallows_gui.catalogue.places import data_path
from swallows_gui.catalogue.plain_files import BadFile, json_of, read_json, read_limited, utf8
from swallows_gui.competition import shelf
from swallows_gui.games.swallows.data.compiled import read_format
from swallows_gui.games.swallows.data.cups import BadCup, read_cup
from swallows_gui.games.swallows.session import own_fields
from swallows_gui.games.swallows.session import season as seasons

ROOT = Path(swallows_gui.__file__).parent
DEEP = b"[" * 200_000
OWN = {
    "build.py": "this installation",
    "catalogue/pack_archives.py": "an archive, weighed by its table before anything is unpacked",
    "catalogue/plain_files.py": "this is where files are read",
    "records/write.py": "the journal's own file",
    "services/parts.py": "this installation",
    "services/problem_report.py": "reports of this program, cut off",
    "services/settings.py": "the settings of this program",
    "services/sound/store.py": "sounds of this program, and `kept` limits their length",
    "ui/kit/icons.py": "this installation",
    "ui/trial/channel.py": "the system's word on this process",
}
"""Modules that read files nobody has named, and what those are."""
WORKSHOPS = ("lab", "games/swallows/lab")
"""What only developers run; what of it reads a named file is in `NAMED`."""
NAMED = ("lab/results_store.py", "games/swallows/lab/playing.py", "games/swallows/lab/report.py")


def reads(module: Path) -> list[int]:
    """The lines of a module that read a file without the limits of `plain_files`."""
    found = []
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        attribute = isinstance(node.func, ast.Attribute)
        mode = next((each.value for each in node.args if isinstance(each, ast.Constant)), None)
        whole = attribute and (name in ("read_bytes", "read_text") or ast.unparse(node.func) == "json.load")
        if whole or (name in ("open", "fdopen") and isinstance(mode, str) and "r" in mode):
            found.append(node.lineno)
    return found


def test_only_one_module_reads_files_that_somebody_names() -> None:
    strays = {}
    for module in sorted(ROOT.rglob("*.py")):
        name = module.relative_to(ROOT).as_posix()
        workshop = name.startswith(tuple(f"{each}/" for each in WORKSHOPS)) and name not in NAMED
        if name not in OWN and not workshop and (lines := reads(module)):
            strays[name] = lines
    assert strays == {}
    assert all(reads(ROOT / name) for name in OWN if (ROOT / name).exists()), "an exception that is none any more"


@pytest.mark.skipif(os.name != "posix", reason="devices and pipes have names there")
def test_a_device_a_pipe_and_a_folder_are_refused_at_once(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (Path("/dev/zero"), tmp_path / "pipe"):
        with pytest.raises(OSError, match="it is a device or a pipe, not a file"):
            read_limited(path)
    with pytest.raises(IsADirectoryError):
        read_limited(tmp_path)


def test_no_more_is_read_than_the_limit(tmp_path: Path) -> None:
    path = tmp_path / "large"
    path.write_bytes(b"12345")
    assert read_limited(path, 5) == b"12345"
    with pytest.raises(OSError, match="it is larger than 4 bytes"):
        read_limited(path, 4)


@pytest.mark.skipif(sys.platform != "linux", reason="the limit of memory is Linux's")
@pytest.mark.parametrize(
    ("command", "what"),
    [
        ("format check", "/dev/zero"),
        ("cup check", "/dev/zero"),
        ("season show", "/dev/zero"),
        ("format check", "large"),
        ("simulate --format", "large"),
        ("simulate --field", "large"),
        ("cup check", "deep"),
        ("simulate --field", "deep"),
    ],
)
def test_no_command_reads_a_stranger_without_end(command: str, what: str, tmp_path: Path) -> None:
    path = Path(what)
    if what == "large":
        path = tmp_path / "large.json"
        with path.open("wb") as file:
            file.truncate(3_000_000_000)
    elif what == "deep":
        path = tmp_path / "deep.json"
        path.write_bytes(DEEP)
    limit = 1_500_000_000
    done = subprocess.run(
        [sys.executable, "-m", "swallows_gui", *command.split(), str(path)],
        capture_output=True,
        text=True,
        timeout=120,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_DATA, (limit, limit)),
    )
    assert done.returncode in (1, 2), done.stderr
    assert "Traceback" not in done.stderr
    assert len(done.stderr.splitlines()) < 15


@pytest.mark.parametrize("coding", ["utf-8-sig", "utf-16"])
def test_what_an_editor_puts_before_a_text_is_no_mistake(coding: str, tmp_path: Path) -> None:
    source = sorted(data_path("resources", "swallows", "formats").glob("*.json"))[0]
    path = tmp_path / "marked.json"
    path.write_bytes(source.read_text("utf-8").encode(coding))
    assert read_format(path) == read_format(source)
    field = own_fields.named("Mine", ["GER", "BRA"], [], None)
    path.write_bytes(own_fields.written(field).decode().encode(coding))
    assert own_fields.read_field(path) == field


@pytest.mark.parametrize("data", [DEEP, b"\x80", "[]".encode("utf-16-le"), b""])
def test_what_cannot_be_read_is_a_sentence_and_no_traceback(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(data)
    for read in (read_cup, shelf.read, seasons.read, own_fields.read_field):
        with pytest.raises(BadFile):
            read(path)
    with pytest.raises(BadCup):
        read_json(path, BadCup)
    with pytest.raises(ValueError, match=r"it is|Expecting"):
        json_of(data)


def test_marks_are_taken_off() -> None:
    assert utf8("[ö]".encode("utf-16")) == utf8("[ö]".encode("utf-8-sig")) == "[ö]".encode()
    assert utf8(b"\xff\xfe\x00") == b"\xff\xfe\x00"
