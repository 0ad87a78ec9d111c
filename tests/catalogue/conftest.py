"""`packaging/translate.py` and what it is made of as modules, and a copy of the data that a test may spoil."""

import importlib
import importlib.util
import json
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

Spoil = Callable[[str, Callable[[Any], None]], None]
"""Changes what a data file, named from the resources folder, says."""


@pytest.fixture(scope="session")
def translate(script: ModuleType) -> ModuleType:
    """What knows Qt's catalogues."""
    assert script
    return importlib.import_module("door.catalogues")


@pytest.fixture(scope="session")
def script(checkout: Path) -> Iterator[ModuleType]:
    """The script that keeps the translations."""
    name = "translate_under_test"
    spec = importlib.util.spec_from_file_location(name, checkout / "packaging" / "translate.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    yield module
    sys.modules.pop(name, None)


@pytest.fixture(scope="session")
def english(translate: ModuleType, checkout: Path) -> dict[str, str]:
    """The English line of every card, by card id."""
    known = translate.read_cards(checkout / "translations" / "cards_en.ts")
    return {key.removesuffix(".text"): text.english for key, text in known.items() if key.endswith(".text")}


@pytest.fixture(scope="session")
def english_titles(translate: ModuleType, checkout: Path) -> dict[str, str]:
    """What every card is called in English, by card id."""
    known = translate.read_cards(checkout / "translations" / "cards_en.ts")
    return {key.removesuffix(".title"): text.english for key, text in known.items() if key.endswith(".title")}


@pytest.fixture
def data(checkout: Path, tmp_path: Path) -> Path:
    """A copy of the catalogue's data."""
    folder, source = tmp_path / "swallows", checkout / "resources" / "swallows"
    for part in ("cards", "formats"):
        shutil.copytree(source / part, folder / part)
    for file in ("nations.json", "fields.json"):
        shutil.copy(source / file, folder / file)
    return folder


@pytest.fixture
def spoil(data: Path) -> Spoil:
    """A function that changes a file of the copy."""

    def change(file: str, how: Callable[[Any], None]) -> None:
        path = data / file
        content = json.loads(path.read_text("utf-8"))
        how(content)
        path.write_text(json.dumps(content), "utf-8")

    return change
