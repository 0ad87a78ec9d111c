"""How an application of macOS has to lie so that it can be signed, and in which order: looked at on any system.

Code belongs into `Contents/MacOS` and `Contents/Frameworks`, data into `Contents/Resources`, and no folder with a dot
among code but frameworks: else `codesign` takes it for one, or puts its signature where a copy loses it.
"""

from __future__ import annotations

import json
import plistlib
import re
import shutil
import zipfile
from pathlib import Path

from bootstrap import CannotGoOn
from installers import slimming
from installers.job import Job, say
from installers.macos import APP, property_list

_MAGIC = (b"\xcf\xfa\xed\xfe", b"\xce\xfa\xed\xfe", b"\xca\xfe\xba\xbe", b"\xca\xfe\xba\xbf")
"""How files with code for macOS begin: for one processor, or for several."""
_LAID_OUT = """
import json, sys
from PyInstaller.building.osx import BUNDLE
entries = [tuple(entry) for entry in json.load(open(sys.argv[1], encoding="utf-8"))]
print(json.dumps(BUNDLE.__new__(BUNDLE)._process_bundle_toc(entries)))
"""
_WHEEL = re.compile(r"-(cp312-cp312|(cp3\d+|py3|py2\.py3)-(abi3|none))-(any|macosx_.*(universal2|arm64))\.whl$")


def is_code(path: Path) -> bool:
    """Whether a file holds code for macOS."""
    with path.open("rb") as file:
        return file.read(4) in _MAGIC


def code_of(app: Path) -> list[Path]:
    """Every file with code in an application."""
    return sorted(path for path in app.rglob("*") if path.is_file() and not path.is_symlink() and is_code(path))


def signing_order(app: Path) -> list[Path]:
    """What is signed before the application itself: what lies deeper first, then the frameworks around it."""
    program = app / "Contents" / "MacOS" / _told(app)["CFBundleExecutable"]
    inner = [path for path in code_of(app) if path != program]
    frameworks = {parent for path in inner for parent in path.parents if parent.suffix == ".framework"}
    return sorted([*inner, *frameworks], key=lambda path: (path in frameworks, -len(path.parts), str(path)))


def faults(app: Path) -> list[str]:
    """Why an application cannot be signed, or would lose its signature."""
    contents = app / "Contents"
    told = _told(app)
    found = [f"{path.name} lies beside Contents" for path in app.iterdir() if path != contents]
    if not (contents / "MacOS" / told["CFBundleExecutable"]).is_file():
        found.append("Info.plist names a program that is not there")
    if not (contents / "Resources" / told["CFBundleIconFile"]).is_file():
        found.append("Info.plist names an icon that is not there")
    for room in ("MacOS", "Frameworks"):
        for path in sorted((contents / room).rglob("*")):
            place = path.relative_to(contents)
            inside = any(part.endswith(".framework") for part in place.parts)
            if path.is_symlink():
                if not path.exists():
                    found.append(f"{place} leads nowhere")
            elif path.is_dir():
                if "." in path.name and not inside:
                    found.append(f"{place} has a dot in its name")
            elif not inside and not is_code(path):
                found.append(f"{place} is data among code")
    resources = contents / "Resources"
    found += [f"{path.relative_to(contents)} is code among data" for path in code_of(resources)]
    return found


def _told(app: Path) -> dict[str, str]:
    told: dict[str, str] = plistlib.loads((app / "Contents" / "Info.plist").read_bytes())
    return told


def look(job: Job) -> None:
    """Lay the real files of the wheels for macOS out as PyInstaller does there; CannotGoOn with what is wrong.

    What stands in for the program itself is one of the wheels' own files: its own comes about on a Mac alone.
    """
    packed = sorted(job.out.glob("*-macos.zip"))
    if not packed:
        raise CannotGoOn("the bundles have not been built")
    app = _model(job, packed[-1])
    wrong = faults(app)
    order = signing_order(app)
    unsigned = set(code_of(app)) - set(order) - {app / "Contents" / "MacOS" / "swallows"}
    wrong += [f"{path.name} would not be signed" for path in sorted(unsigned)]
    for at, path in enumerate(order):
        wrong += [f"{later.name} is signed after what it lies in" for later in order[at:] if path in later.parents]
    if wrong:
        raise CannotGoOn("\n".join(wrong))
    say(f"  {len(code_of(app))} files with code, {len(order)} to be signed before the application, no data among them")


def _model(job: Job, packed: Path) -> Path:
    """An application of all that PyInstaller would collect from the wheels of a bundle."""
    place = job.folder("mac-layout")
    with zipfile.ZipFile(packed) as archive:
        for name in archive.namelist():
            if _WHEEL.search(name):
                archive.extract(name, place)
    site = place / "site"
    for wheel in place.rglob("*.whl"):
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(site)
    entries = []
    for path in sorted(path for path in site.rglob("*") if path.is_file() and path.suffix != ".py"):
        name = path.relative_to(site).as_posix()
        if slimming.is_kept(name) and "/scripts/" not in name:
            entries.append((name, str(path), "BINARY" if is_code(path) else "DATA"))
    (program,) = [source for name, source, _kind in entries if name.endswith("/QtCore.abi3.so")]
    entries.append(("swallows", program, "EXECUTABLE"))
    (place / "entries.json").write_text(json.dumps(entries), "utf-8")
    app = place / APP
    for name, source, kind in json.loads(job.run([job.python, "-c", _LAID_OUT, place / "entries.json"])):
        there = app / name
        there.parent.mkdir(parents=True, exist_ok=True)
        if kind == "SYMLINK":
            there.symlink_to(source)
        else:
            shutil.copy(source, there)
    (app / "Contents" / "Info.plist").write_bytes(property_list(job, program="swallows"))
    (app / "Contents" / "Resources" / "swallows.icns").touch()
    return app
