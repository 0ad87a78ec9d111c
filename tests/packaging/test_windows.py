"""What goes into the installer for Windows: which files, which wheels, icons, versions, the user's PATH."""

import importlib.util
import struct
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
LOCK = """# made by a tool
alpha==1.0 \\
    --hash=sha256:aa
font-roboto==0.0.1 \\
    --hash=sha256:bb
    # via the program
numpy==2.4.6 ; python_full_version < '3.12' \\
    --hash=sha256:cc
numpy==2.5.5 ; python_full_version >= '3.12' \\
    --hash=sha256:dd \\
    --hash=sha256:ee
"""


@pytest.fixture(scope="module")
def user_path() -> ModuleType:
    """`packaging/windows/user_path.py`, which the installer runs."""
    place = importlib.util.spec_from_file_location("user_path", ROOT / "packaging" / "windows" / "user_path.py")
    assert place is not None
    assert place.loader is not None
    module = importlib.util.module_from_spec(place)
    place.loader.exec_module(module)
    return module


@pytest.mark.parametrize(("python", "numpy"), [("3.11", "2.4.6"), ("3.12", "2.5.5"), ("3.13", "2.5.5")])
def test_a_lock_file_is_read_for_the_python_the_wheels_are_for(installers: ModuleType, python: str, numpy: str) -> None:
    plain, sources = installers.wheelhouse.locked(LOCK, python)
    assert [entry.partition(" ")[0] for entry in plain] == ["alpha==1.0", f"numpy=={numpy}"]
    assert all("--hash=sha256:" in entry and ";" not in entry and "#" not in entry for entry in (*plain, *sources))
    assert [entry.partition(" ")[0] for entry in sources] == ["font-roboto==0.0.1"]


def test_every_entry_of_the_real_lock_file_is_understood(installers: ModuleType) -> None:
    text = (ROOT / "packaging" / "requirements.lock").read_text("utf-8")
    plain, sources = installers.wheelhouse.locked(text, "3.12")
    names = [entry.partition("==")[0] for entry in (*plain, *sources)]
    assert len(names) == len(set(names))
    assert {"pyside6-essentials", "shiboken6", "miniaudio", "pydantic-core", "font-roboto"} <= set(names)


def test_what_a_machine_has_no_wheels_of_is_left_out_for_it(installers: ModuleType) -> None:
    lock = LOCK.replace(
        "alpha==1.0 ", "alpha==1.0 ; implementation_name != 'PyPy' and platform_machine != 'aarch64' ", 1
    )
    assert lock != LOCK
    for machine, there in (("", True), ("aarch64", False)):
        plain, _sources = installers.wheelhouse.locked(lock, "3.12", machine)
        assert any(entry.startswith("alpha==1.0 ") for entry in plain) is there


def test_what_only_windows_needs_is_left_out_elsewhere(installers: ModuleType) -> None:
    lock = LOCK.replace("alpha==1.0 ", "alpha==1.0 ; sys_platform == 'win32' ", 1)
    assert lock != LOCK
    for system, there in (("", False), ("win32", True)):
        plain, _sources = installers.wheelhouse.locked(lock, "3.12", system=system)
        assert any(entry.startswith("alpha==1.0 ") for entry in plain) is there


@pytest.mark.parametrize(
    ("version", "numbers"),
    [("0.1.0", "0.1.0.0"), ("1.2", "1.2.0.0"), ("2.0.1rc3", "2.0.1.3"), ("1.0+local.7", "1.0.0.0")],
)
def test_a_version_has_four_numbers_on_windows(installers: ModuleType, version: str, numbers: str) -> None:
    assert installers.windows.numbers(version) == numbers


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/QtWidgets.pyd",
        "PySide6/Qt6Core.dll",
        "PySide6/pyside6.abi3.dll",
        "PySide6/plugins/platforms/qwindows.dll",
        "PySide6/plugins/iconengines/qsvgicon.dll",
        "PySide6/translations/qtbase_de.qm",
        "PySide6/translations/qtbase_fr.qm",
        "_miniaudio.pyd",
        "swallows_gui/resources/swallows/cards/green.json",
        "pydantic-2.14.3.dist-info/licenses/LICENSE",
        "font_roboto/files/Roboto-Black.ttf",
        "shiboken6/Shiboken.pyd",
    ],
)
def test_what_the_program_needs_is_kept(installers: ModuleType, name: str) -> None:
    assert installers.windows.is_kept(name)


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt6Network.dll",
        "PySide6/QtNetwork.pyd",
        "PySide6/opengl32sw.dll",
        "PySide6/designer.exe",
        "PySide6/qml/QtQuick/qmldir",
        "PySide6/translations/designer_fr.qm",
        "PySide6/plugins/tls/qopensslbackend.dll",
        "PySide6/QtCore.pyi",
        "pydantic/tests/test_main.py",
        "cffi/recompiler.c",
        "font_roboto/files/Roboto-Thin.ttf",
    ],
)
def test_what_it_never_uses_is_left_out(installers: ModuleType, name: str) -> None:
    assert not installers.windows.is_kept(name)


def test_an_icon_holds_every_picture_where_its_head_says(installers: ModuleType) -> None:
    pictures = {16: b"small", 256: b"the large one"}
    icon = installers.icons.ico(pictures)
    assert struct.unpack_from("<HHH", icon) == (0, 1, 2)
    for number, (size, picture) in enumerate(sorted(pictures.items())):
        width, height, _, _, _, bits, length, place = struct.unpack_from("<BBBBHHII", icon, 6 + 16 * number)
        assert (width, height, bits) == (size % 256, size % 256, 32)
        assert icon[place : place + length] == picture


FOLDER = "C:\\Users\\Anna\\AppData\\Local\\Programs\\Millions of Swallows"


@pytest.mark.parametrize("path", ["", "C:\\Tools", "C:\\Tools;D:\\More;"])
def test_the_folder_comes_to_the_end_of_the_path_once_and_goes_again(user_path: ModuleType, path: str) -> None:
    longer = user_path.with_folder(path, FOLDER)
    assert longer.split(";")[-1] == FOLDER
    assert user_path.with_folder(longer, FOLDER.upper() + "\\") == longer
    assert user_path.without_folder(longer, FOLDER) == ";".join(filter(None, path.split(";")))


def test_a_path_without_the_folder_is_left_as_it_is(user_path: ModuleType) -> None:
    assert user_path.without_folder("C:\\Tools;;D:\\More;", FOLDER) == "C:\\Tools;;D:\\More;"
