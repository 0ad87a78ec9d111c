"""The wheel and the source as an index has them, and whether somebody with nothing but pip gets a game from them."""

from __future__ import annotations

import shutil
import zipfile
from pathlib import Path

from bootstrap import CannotGoOn
from installers.frozen import machine
from installers.job import Job, date_all, say

_UNWANTED = ("numpy", "pyqtgraph")
"""Large parts that no player needs."""
_PAGE = """
import importlib.metadata, sys
told = importlib.metadata.metadata("millions-of-swallows")
text = told.get_payload() or told["Description"]
print(text.count("pipx run millions-of-swallows"), text.count("](docs/"))
"""


def build(job: Job) -> list[Path]:
    """The wheel, and the archive of the source that it can be built from."""
    job.out.mkdir(parents=True, exist_ok=True)
    wheel = Path(shutil.copy(job.wheel, job.out))
    place = job.folder("sdist")
    job.run([job.python, "-m", "hatchling", "build", "-t", "sdist", "-d", place], cwd=job.source)
    (source,) = place.glob("*.tar.gz")
    date_all(place, job.epoch)
    return [wheel, source.replace(job.out / source.name)]


def look(job: Job) -> None:
    """Install the wheel in a fresh environment from an index without a network; CannotGoOn if it does not play."""
    wheels = sorted(job.out.glob("millions_of_swallows-*.whl"))
    bundles = sorted(job.out.glob(f"*-linux-{machine()}.zip"))
    if not wheels or not bundles:
        raise CannotGoOn("the wheel or the bundles have not been built")
    place = job.folder("pypi")
    with zipfile.ZipFile(bundles[-1]) as archive:
        for name in archive.namelist():
            if name.endswith(".whl") and "millions_of_swallows" not in name:
                (place / Path(name).name).write_bytes(archive.read(name))
    shutil.copy(wheels[-1], place)
    environment = place / "environment"
    job.run([job.python, "-m", "venv", environment])
    python = environment / "bin" / "python"
    pip = [python, "-m", "pip", "--disable-pip-version-check", "--no-input", "install", "--quiet", "--no-index"]
    job.run([*pip, "--find-links", place, "millions-of-swallows"])
    nobody = {"QT_QPA_PLATFORM": "offscreen", "HOME": str(place), "PYTHONPATH": ""}
    for program in ("swallows", "millions-of-swallows"):
        said = job.run([environment / "bin" / program, "--version"], env=nobody).split()
        if job.version not in said:
            raise CannotGoOn(f"{program} tells {' '.join(said)}")
    job.run([environment / "bin" / "millions-of-swallows", "play", "--smoke"], env=nobody)
    installed = job.run([python, "-m", "pip", "list", "--format=freeze"], env=nobody).lower()
    if unwanted := [name for name in _UNWANTED if f"{name}==" in installed]:
        raise CannotGoOn(f"the wheel brings {', '.join(unwanted)} along")
    if job.run([python, "-c", _PAGE], env=nobody).split() != ["1", "0"]:
        raise CannotGoOn("the page on the index names files that are not there, or not how the game is started")
    say(f"  {wheels[-1].name}: installed without a network with {len(installed.splitlines())} parts, plays")
