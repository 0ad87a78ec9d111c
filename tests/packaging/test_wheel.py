"""The wheel carries its data: installed into a fresh environment, far from the checkout, it opens a card and a text."""

import re
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest

LOOK = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QTranslator
import swallows_gui
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.catalogue.places import data_path

home = Path(swallows_gui.__file__).resolve().parent
assert Path(sys.prefix).resolve() in home.parents, home
for folder in ("resources", "translations"):
    assert home in data_path(folder).resolve().parents, folder
from swallows_gui.services.sound.shapes import KIND_OF
from swallows_gui.services.sound.store import sounds

assert set(dict(sounds([data_path("resources", "sounds")]))) == set(KIND_OF)
assert not {"numpy", "pyqtgraph"} & set(sys.modules)
card = min(load().cards.values(), key=lambda card: card.id)
application = QCoreApplication([])
english = QTranslator()
assert english.load(str(data_path("translations", "cards_en.qm")))
german = QTranslator()
assert german.load(str(data_path("translations", "swallows_de.qm")))
print(card.text, "|", english.translate("cards", card.text, f"{card.id}.text"))
"""


def _run(*command: str | Path, cwd: Path) -> str:
    done = subprocess.run([str(part) for part in command], cwd=cwd, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet")


@pytest.fixture(scope="module")
def wheel(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    _run(*PIP, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", folder, checkout, cwd=folder)
    (made,) = folder.glob("*.whl")
    return made


@pytest.fixture(scope="module")
def far_away(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh environment with the wheel in it; the dependencies are borrowed from the one that runs the tests."""
    folder = tmp_path_factory.mktemp("installed")
    environment = folder / "environment"
    venv.create(environment, with_pip=False, symlinks=sys.platform != "win32")
    scheme = "nt_venv" if sys.platform == "win32" else "posix_venv"
    packages = Path(sysconfig.get_path("purelib", scheme, {"base": str(environment), "platbase": str(environment)}))
    (packages / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n")
    python = next((environment / "Scripts").glob("python.exe"), environment / "bin" / "python")
    _run(*PIP, "--python", python, "install", "--no-deps", "--no-index", "--force-reinstall", wheel, cwd=folder)
    return python


def test_the_wheel_has_the_product_and_no_bench(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        texts = {name: archive.read(name).decode() for name in archive.namelist() if name.endswith(".py")}
    assert "swallows_gui/app.py" in texts
    assert [name for name in texts if not name.startswith("swallows_gui/")] == []
    assert [name for name, text in texts.items() if re.search(r"^\s*(from|import) bench\b", text, re.MULTILINE)] == []


def test_the_installed_wheel_opens_a_card_and_a_translation(far_away: Path, tmp_path: Path) -> None:
    german, _, english = _run(far_away, "-I", "-c", LOOK, cwd=tmp_path).strip().partition(" | ")
    assert german
    assert english
    assert german != english


def test_the_installed_wheel_has_the_command_and_knows_its_commit(far_away: Path, tmp_path: Path) -> None:
    from swallows_gui.build import version_line

    command = far_away.with_name("swallows" + far_away.suffix)
    assert _run(command, "--version", cwd=tmp_path).strip() == f"swallows {version_line()}"
