"""Loads the scripts of `packaging/`, which is a folder and not a package."""

import importlib
import importlib.util
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest


@pytest.fixture(scope="session")
def bootstrap(checkout: Path) -> ModuleType:
    """`packaging/bootstrap.py` as a module."""
    place = importlib.util.spec_from_file_location("swallows_bootstrap", checkout / "packaging" / "bootstrap.py")
    assert place is not None
    assert place.loader is not None
    module = importlib.util.module_from_spec(place)
    sys.modules[place.name] = module
    place.loader.exec_module(module)
    return module


@pytest.fixture(scope="session")
def load_check(checkout: Path) -> Callable[[str], ModuleType]:
    """Loads a script of `packaging/checks` by its name, each time anew."""

    def load(name: str) -> ModuleType:
        place = importlib.util.spec_from_file_location(name, checkout / "packaging" / "checks" / f"{name}.py")
        assert place is not None
        assert place.loader is not None
        module = sys.modules[name] = importlib.util.module_from_spec(place)
        path = list(sys.path)
        place.loader.exec_module(module)
        sys.path[:] = path
        return module

    return load


@pytest.fixture(scope="session")
def installers(checkout: Path) -> Iterator[ModuleType]:
    """`packaging/installers` with all its modules, as `packaging/release.py` finds them."""
    folder = str(checkout / "packaging")
    sys.path.insert(0, folder)
    package = importlib.import_module("installers")
    for path in sorted((checkout / "packaging" / "installers").glob("*.py")):
        if path.stem != "__init__":
            importlib.import_module(f"installers.{path.stem}")
    yield package
    sys.path.remove(folder)
