"""What `pyproject.toml` promises: bounds, locks with hashes, and contracts that cover every room."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

BELOW_QT = ("lab", "competition", "session", "ai", "records", "catalogue", "engine")
BELOW_WORDS = ("rules", "data", "ai", "session", "lab")
LOCK_LINE = re.compile(r"^(?P<name>[a-z0-9][a-z0-9._-]*)==(?P<version>[^ ]+)(?P<marker> ; .+)? \\$")


@pytest.fixture(scope="module")
def project(checkout: Path) -> dict[str, Any]:
    return tomllib.loads((checkout / "pyproject.toml").read_text("utf-8"))


def _pins(lock: Path) -> dict[str, str]:
    pins = {}
    for line in lock.read_text("utf-8").splitlines():
        if found := LOCK_LINE.match(line):
            pins[found["name"]] = found["version"]
    return pins


def _name(requirement: str) -> str:
    return re.split(r"[<>=!~\[ ]", requirement, maxsplit=1)[0].lower().replace("_", "-")


def _satisfies(version: str, requirement: str) -> bool:
    from packaging.specifiers import SpecifierSet

    return SpecifierSet(requirement.partition(";")[0][len(_name(requirement)) :]).contains(version)


def test_qt_stays_in_the_range_that_keeps_its_references(project: dict[str, Any]) -> None:
    wanted = "PySide6-Essentials>=6.11,<6.12"
    assert wanted in project["project"]["dependencies"]
    assert wanted in project["build-system"]["requires"]
    assert not any("Addons" in entry for entry in project["project"]["dependencies"])


def test_the_locks_fulfil_the_project_file(project: dict[str, Any], checkout: Path) -> None:
    locks = {
        name: _pins(checkout / "packaging" / f"{name}.lock")
        for name in ("build", "requirements", "cluster", "dev", "release")
    }
    asked = {
        "build": project["dependency-groups"]["build"],
        "requirements": project["project"]["dependencies"],
        "cluster": project["project"]["dependencies"] + project["project"]["optional-dependencies"]["cluster"],
        "dev": project["project"]["dependencies"] + project["dependency-groups"]["dev"],
        "release": project["project"]["dependencies"] + project["dependency-groups"]["release"],
    }
    for lock, requirements in asked.items():
        for requirement in requirements:
            version = locks[lock].get(_name(requirement))
            assert version is not None, f"{requirement} is not in {lock}.lock"
            assert _satisfies(version, requirement), f"{lock}.lock has {version}, not {requirement}"
    assert locks["requirements"].items() <= locks["dev"].items()
    assert locks["requirements"].items() <= locks["release"].items()


@pytest.mark.parametrize("lock", ["build", "requirements", "cluster", "dev", "release"])
def test_every_pin_has_a_hash_and_no_lock_names_a_host(checkout: Path, lock: str) -> None:
    text = (checkout / "packaging" / f"{lock}.lock").read_text("utf-8")
    assert "://" not in text
    assert "index-url" not in text
    entries = [entry for entry in re.split(r"\n(?=[a-z0-9])", text) if "==" in entry]
    assert entries
    assert all("--hash=sha256:" in entry for entry in entries)


@pytest.mark.parametrize("house", ["swallows_gui", "swallows_gui/ui"])
def test_every_room_stands_in_the_order_of_the_floors(project: dict[str, Any], checkout: Path, house: str) -> None:
    contracts = project["tool"]["importlinter"]["contracts"]
    (order,) = (each for each in contracts if each.get("containers") == [house.replace("/", ".")])
    floors = [room for floor in order["layers"] for room in re.findall(r"\w+", floor)]
    rooms = {path.name for path in (checkout / house).iterdir() if (path / "__init__.py").exists()}
    rooms |= {path.stem for path in (checkout / house).glob("*.py")} - {"__init__"}
    rooms -= {"games"}  # their floors are a ladder of their own
    assert rooms <= set(floors)


def test_no_room_below_the_services_may_import_qt(project: dict[str, Any], checkout: Path) -> None:
    contracts = project["tool"]["importlinter"]["contracts"]
    (no_qt,) = (contract for contract in contracts if contract.get("forbidden_modules") == ["PySide6"])
    rooms = {f"swallows_gui.{room}" for room in BELOW_QT if (checkout / "swallows_gui" / room / "__init__.py").exists()}
    rooms |= {f"swallows_gui.games.*.{room}" for room in BELOW_WORDS}
    assert set(no_qt["source_modules"]) == rooms


def test_every_game_stands_in_the_contracts(project: dict[str, Any], checkout: Path) -> None:
    contracts = project["tool"]["importlinter"]["contracts"]
    games = {f"swallows_gui.games.{path.parent.name}" for path in (checkout / "swallows_gui/games").glob("*/title.py")}
    (floors,) = (each for each in contracts if games & set(each.get("containers", ())))
    (apart,) = (each for each in contracts if games & set(each.get("forbidden_modules", ())))
    assert set(floors["containers"]) == set(apart["forbidden_modules"]) == games
    rooms = {path.name for game in games for path in (checkout / game.replace(".", "/")).iterdir() if path.is_dir()}
    assert rooms - {"__pycache__"} == {room for floor in floors["layers"] for room in re.findall(r"\w+", floor)}


def test_every_package_that_comes_with_the_game_is_named_with_its_licence(checkout: Path) -> None:
    notice = (checkout / "THIRD-PARTY.md").read_text("utf-8").lower().replace("_", "-")
    missing = [name for name in _pins(checkout / "packaging" / "requirements.lock") if name not in notice]
    assert not missing
