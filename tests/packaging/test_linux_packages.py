"""What packages of Linux are made from: ICU's data made smaller, dependencies that the binaries themselves name."""

import shutil
import struct
import sys
import sysconfig
from collections.abc import Callable, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ELF = b"\x7fELF"


class Told:
    """A job whose tools say what the test says, by the name of the file they look at."""

    def __init__(self, said: dict[str, str]) -> None:
        self.said = said
        self.ran: list[list[str]] = []

    def run(self, command: Sequence[object], **_more: object) -> str:
        words = [str(word) for word in command]
        self.ran.append(words)
        return self.said.get(Path(words[-1]).name, "") if words[:2] == ["objdump", "-p"] else ""

    def program(self, name: str) -> Path:
        return Path(name)


def package(names: Sequence[str]) -> bytes:
    """A data package of ICU with items of these names, each of which holds its name."""
    head = struct.pack("<HBBHHBBBB", 32, 0xDA, 0x27, 20, 0, 0, 0, 2, 0) + b"CmnD" + bytes(16)
    place = 4 + 8 * len(names)
    data = place + sum(len(name) + 1 for name in names)
    data += -data % 16
    table, items = b"", b""
    for name in names:
        table += struct.pack("<II", place, data + len(items))
        place += len(name) + 1
        item = name.encode() * 5
        items += item + bytes(-len(item) % 16)
    body = struct.pack("<I", len(names)) + table + b"".join(name.encode() + b"\0" for name in names)
    return head[:32] + body + bytes(-len(body) % 16) + items


def items(data: bytes) -> dict[str, bytes]:
    (head,) = struct.unpack_from("<H", data)
    (number,) = struct.unpack_from("<I", data, head)
    found = {}
    for each in range(number):
        name_at, start = struct.unpack_from("<II", data, head + 4 + 8 * each)
        name = data[head + name_at : data.index(b"\0", head + name_at)].decode()
        assert start % 16 == 0
        found[name] = data[head + start : head + start + 5 * len(name)]
    return found


def test_icu_keeps_what_sorts_and_loses_the_rest(installers: ModuleType) -> None:
    kept = ["icudt73l/coll/de.res", "icudt73l/nfc.nrm", "icudt73l/root.res"]
    lost = ["icudt73l/brkitr/ja.brk", "icudt73l/ibm-37.cnv", "icudt73l/zone/de.res"]
    whole = package(sorted([*kept, *lost]))
    assert set(items(whole)) == {*kept, *lost}
    smaller = installers.icu.without(whole)
    assert items(smaller) == {name: name.encode() * 5 for name in kept}
    assert installers.icu.without(smaller) == smaller


def test_what_is_no_data_of_icu_is_refused(installers: ModuleType) -> None:
    with pytest.raises(installers.job.CannotGoOn, match="data package"):
        installers.icu.without(b"\x7fELF" + bytes(60))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A program with two libraries, a text and a link."""
    (tmp_path / "_internal").mkdir()
    for name in ("swallows", "_internal/libown.so.1", "_internal/plugin.so"):
        (tmp_path / name).write_bytes(ELF + bytes(20))
    (tmp_path / "readme.txt").write_text("NEEDED libnothing.so.9")
    (tmp_path / "_internal" / "libown.so").symlink_to("libown.so.1")
    return tmp_path


SAID = {
    "swallows": "  NEEDED   libc.so.6\n  0x069 0x00 02 GLIBC_2.9\n",
    "libown.so.1": "  RUNPATH  $ORIGIN\n  NEEDED libX11.so.6\n  NEEDED libgthread-2.0.so.0\n  0x06 02 GLIBC_2.34\n",
    "plugin.so": "  RUNPATH  $ORIGIN/..:/home/builder/lib\n  NEEDED libown.so.1\n  NEEDED libcups.so.2\n",
}


def test_packages_depend_on_what_the_binaries_name(installers: ModuleType, folder: Path) -> None:
    needs = installers.linux.dependencies(Told(SAID), folder)
    assert needs["deb"] == ["libc6 (>= 2.34)", "libglib2.0-0t64 | libglib2.0-0", "libx11-6"]
    assert needs["archlinux"] == ["glib2", "glibc>=2.34", "libx11"]
    assert set(needs["rpm"]) == {
        "libc.so.6(GLIBC_2.34)(64bit)",
        "libX11.so.6()(64bit)",
        "libgthread-2.0.so.0()(64bit)",
    }


def test_a_library_without_a_known_package_stops_the_build(installers: ModuleType, folder: Path) -> None:
    said = {**SAID, "swallows": SAID["swallows"] + "  NEEDED libstranger.so.4\n"}
    with pytest.raises(installers.job.CannotGoOn, match=r"libstranger\.so\.4"):
        installers.linux.dependencies(Told(said), folder)


def test_paths_of_the_builder_are_found_and_taken_away(installers: ModuleType, folder: Path) -> None:
    job = Told(SAID)
    assert installers.binaries.strangers(job, folder) == ["plugin.so looks in /home/builder/lib"]
    installers.binaries.forget_the_builder(job, folder)
    assert [words for words in job.ran if words[0] == "patchelf"] == [
        ["patchelf", "--remove-rpath", str(folder / "_internal" / "plugin.so")]
    ]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux has these binaries")
def test_a_binary_asks_for_an_older_version_only_of_functions_that_may(
    installers: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    older = installers.older_glibc
    needing = Path(sysconfig.get_config_var("LIBDIR"), sysconfig.get_config_var("LDLIBRARY") or "")
    binary = tmp_path / "binary"
    shutil.copy(needing if needing.suffix != ".a" and needing.is_file() else sys.executable, binary)
    data = bytearray(binary.read_bytes())
    sections = older._sections(data)
    needs = [each for each in older._needs(data, sections) if each.version.startswith("GLIBC_2")]
    newest = max(needs, key=lambda each: older._numbers(each.version))
    asked = older._functions(data, sections, newest.number)
    assert asked
    others = [older._numbers(each.version) for each in needs if each.version != newest.version]
    monkeypatch.setattr(older, "ENOUGH", max(others))
    monkeypatch.setattr(older, "SAME", set())
    assert older.ask_for_less(binary) == []
    assert binary.read_bytes() == data
    monkeypatch.setattr(older, "SAME", asked)
    assert asked <= set(older.ask_for_less(binary))
    after = bytearray(binary.read_bytes())
    assert newest.version not in {each.version for each in older._needs(after, older._sections(after))}
    assert len(after) == len(data)
    text = tmp_path / "text"
    text.write_text("no binary")
    assert older.ask_for_less(text) == []


@pytest.fixture
def app(installers: ModuleType, tmp_path: Path) -> Path:
    """An application of macOS as it should lie."""
    place = tmp_path / "Game.app"
    contents = place / "Contents"
    code = b"\xcf\xfa\xed\xfe" + bytes(12)
    for name in ("MacOS/swallows", "Frameworks/Qt/lib/QtCore.framework/Versions/A/QtCore", "Frameworks/a/b.so"):
        (contents / name).parent.mkdir(parents=True, exist_ok=True)
        (contents / name).write_bytes(code)
    (contents / "Frameworks/Qt/lib/QtCore.framework/Versions/A/Info.plist").write_text("data of a framework")
    (contents / "Resources").mkdir()
    (contents / "Resources" / "swallows.icns").touch()
    (contents / "Frameworks" / "a" / "icon").symlink_to("../../Resources/swallows.icns")
    job = installers.job.Job(place, place, "1.2.3", "0" * 40, 0)
    (contents / "Info.plist").write_bytes(installers.macos.property_list(job, program="swallows"))
    return place


def test_an_application_is_signed_from_the_inside_out(installers: ModuleType, app: Path) -> None:
    assert installers.mac_layout.faults(app) == []
    order = [path.name for path in installers.mac_layout.signing_order(app)]
    assert order == ["QtCore", "b.so", "QtCore.framework"]


def _data_among_code(contents: Path) -> None:
    (contents / "MacOS" / "notes.txt").write_text("data")


def _a_dot(contents: Path) -> None:
    (contents / "Frameworks" / "part-1.0.dist-info").mkdir()


def _a_dead_link(contents: Path) -> None:
    (contents / "Frameworks" / "gone").symlink_to("../Resources/gone")


def _code_among_data(contents: Path) -> None:
    (contents / "Resources" / "lib.so").write_bytes(b"\xca\xfe\xba\xbe" + bytes(9))


def _beside(contents: Path) -> None:
    (contents.parent / "licence.txt").touch()


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (_data_among_code, "MacOS/notes.txt is data among code"),
        (_a_dot, "Frameworks/part-1.0.dist-info has a dot in its name"),
        (_a_dead_link, "Frameworks/gone leads nowhere"),
        (_code_among_data, "Resources/lib.so is code among data"),
        (_beside, "licence.txt lies beside Contents"),
    ],
)
def test_what_codesign_would_refuse_is_found(
    installers: ModuleType, app: Path, spoil: Callable[[Path], None], said: str
) -> None:
    spoil(app / "Contents")
    assert installers.mac_layout.faults(app) == [said]


def test_stores_are_told_of_the_files_that_are_there(installers: ModuleType, checkout: Path, tmp_path: Path) -> None:
    job: Any = installers.job.Job(checkout, tmp_path, "1.2.3", "0" * 40, 1_700_000_000)
    vars(job)["source"] = checkout
    assert installers.stores.write(job) == []
    setup = tmp_path / "millions-of-swallows-1.2.3-windows-x86_64-setup.exe"
    setup.write_bytes(b"setup")
    (tmp_path / "millions-of-swallows-1.2.3-macos-arm64.dmg").write_bytes(b"image")
    texts = {path.name: path.read_text("utf-8") for path in installers.stores.write(job)}
    assert not [name for name, text in texts.items() if "@" in text]
    installer = texts["MillionsOfSwallows.MillionsOfSwallows.installer.yaml"]
    assert installers.summary.sha256(setup).upper() in installer
    assert f"/releases/v1.2.3/{setup.name}" in installer
    assert (
        "PackageLocale: fr-FR\nShortDescription: Football, cartes"
        in texts["MillionsOfSwallows.MillionsOfSwallows.locale.fr-FR.yaml"]
    )
    cask = texts["millions-of-swallows.rb"]
    assert 'version "1.2.3"' in cask
    assert "depends_on arch: :arm64" in cask
    assert "on_intel" not in cask
