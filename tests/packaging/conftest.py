"""Loads the scripts of `packaging/`, which is a folder and not a package."""

import importlib.util
import sys
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
