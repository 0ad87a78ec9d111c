"""An archive is weighed by its table before anything of it is unpacked; no name in it leads anywhere else."""

from __future__ import annotations

import json
import stat
import struct
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from swallows_gui.catalogue.pack_archives import unpack
from swallows_gui.catalogue.packs import BadPack, read_pack
from tests.catalogue.packs_of_ours import SAYS, write


def zipped(path: Path, folder: Path, top: str = "") -> Path:
    """The files of a folder in an archive, in a folder of its own if `top` names one."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as file:
        for each in sorted(folder.rglob("*")):
            if each.is_file():
                file.write(each, f"{top}{each.relative_to(folder).as_posix()}")
    return path


@pytest.mark.parametrize("top", ["", "Old Boys 1/"])
def test_a_pack_comes_out_of_its_archive_as_it_went_in(tmp_path: Path, top: str) -> None:
    archive = zipped(tmp_path / "old.zip", write(tmp_path / "old"), top)
    with zipfile.ZipFile(archive, "a") as file:
        file.writestr(f"__MACOSX/{top}._pack.json", "litter of a file manager")
    (tmp_path / "out").mkdir()
    unpack(archive, tmp_path / "out")
    assert read_pack(tmp_path / "out").says == read_pack(tmp_path / "old").says
    assert not (tmp_path / "out" / "__MACOSX").exists()


def _named(*names: str) -> Callable[[zipfile.ZipFile], None]:
    def harm(file: zipfile.ZipFile) -> None:
        for name in names:
            entry = zipfile.ZipInfo("x")
            entry.filename = entry.orig_filename = name
            file.writestr(entry, "{}")

    return harm


def _link(file: zipfile.ZipFile) -> None:
    entry = zipfile.ZipInfo("cards/green.json")
    entry.external_attr = (stat.S_IFLNK | 0o777) << 16
    file.writestr(entry, "/etc/passwd")


def _bomb(file: zipfile.ZipFile) -> None:
    file.writestr("nations.json", " " * 900_000)


def _large(file: zipfile.ZipFile) -> None:
    file.writestr("nations.json", " " * 1_000_001)


def _many(file: zipfile.ZipFile) -> None:
    for number in range(2_001):
        file.writestr(f"formats/f{number}.json", "{}")


def _code(file: zipfile.ZipFile) -> None:
    file.writestr("run.py", "print()")


def _inside_another(file: zipfile.ZipFile) -> None:
    file.writestr("more.zip", "PK")


def _strange_method(file: zipfile.ZipFile) -> None:
    file.writestr("nations.json", "[]" * 50, zipfile.ZIP_LZMA)


@pytest.mark.parametrize(
    ("harm", "sentence"),
    [
        (_named("../up.json"), "no way into its own folder"),
        (_named("cards/../../up.json"), "no way into its own folder"),
        (_named("/etc/up.json"), "no way into its own folder"),
        (_named("C:/up.json"), "no way into its own folder"),
        (_named("..\\up.json"), "no way into its own folder"),
        (_named("cards//green.json"), "no way into its own folder"),
        (_named("cards/CON.json"), "not every system can keep"),
        (_named("cards/green .json/x.json "), "none of .json"),
        (_named("a\x07.json"), "letters that cannot be read"),
        (_named("Nations.json", "nations.json"), "upper and lower case"),
        (_named("nations.json", "nations.json"), "stands twice"),
        (_named("a.json", "a.json/b.json"), "is a file"),
        (_named("a/b/c/d/e/f.json"), "lies deeper"),
        (_link, "is a link"),
        (_bomb, "more than 200 times"),
        (_large, "larger than 1 MB"),
        (_many, "more than 2000 files"),
        (_code, "holds data only"),
        (_inside_another, "holds data only"),
        (_strange_method, "use deflate"),
    ],
)
@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_what_is_no_plain_archive_is_refused_and_nothing_comes_out(
    tmp_path: Path, harm: Callable[[zipfile.ZipFile], None], sentence: str
) -> None:
    archive, out = tmp_path / "old.zip", tmp_path / "out"
    out.mkdir()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr("pack.json", json.dumps(SAYS))
        harm(file)
    with pytest.raises(BadPack, match=sentence) as found:
        unpack(archive, out)
    assert "\n" not in str(found.value)
    assert list(out.iterdir()) == []


def test_an_encrypted_entry_is_refused(tmp_path: Path) -> None:
    archive = zipped(tmp_path / "old.zip", write(tmp_path / "old"))
    data = bytearray(archive.read_bytes())
    place = data.find(b"PK\x01\x02")
    data[place + 8] |= 1
    archive.write_bytes(data)
    (tmp_path / "out").mkdir()
    with pytest.raises(BadPack, match="is encrypted"):
        unpack(archive, tmp_path / "out")


def test_what_comes_out_is_no_more_than_the_table_says(tmp_path: Path) -> None:
    archive = zipped(tmp_path / "old.zip", write(tmp_path / "old"))
    data = bytearray(archive.read_bytes())
    place = data.find(b"PK\x01\x02")
    struct.pack_into("<L", data, place + 24, 3)
    archive.write_bytes(data)
    (tmp_path / "out").mkdir()
    with pytest.raises(BadPack, match="is damaged"):
        unpack(archive, tmp_path / "out")


@pytest.mark.parametrize("content", [b"", b"no archive", b"PK\x05\x06" + b"\xff" * 18])
def test_what_is_no_archive_is_told_so(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "old.zip").write_bytes(content)
    (tmp_path / "out").mkdir()
    with pytest.raises(BadPack, match=r"no zip archive|holds more|several"):
        unpack(tmp_path / "old.zip", tmp_path / "out")
