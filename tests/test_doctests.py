"""The examples in docstrings are true."""

import doctest
from importlib import import_module
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

import swallows_gui

ROOT = Path(swallows_gui.__file__).parent


def with_examples() -> list[str]:
    """The modules whose docstrings show an example."""
    found = [path for path in sorted(ROOT.rglob("*.py")) if ">>> " in path.read_text(encoding="utf-8")]
    return [".".join(path.relative_to(ROOT.parent).with_suffix("").parts) for path in found]


@pytest.mark.parametrize("name", with_examples())
def test_the_examples_of_a_module_are_true(name: str, qapp: QApplication) -> None:
    tried = doctest.testmod(import_module(name.removesuffix(".__init__")))
    assert tried.attempted
    assert not tried.failed
