"""`packaging/checks/planted_faults.py`: a fault is planted, caught or not, and mended again."""

from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest


@pytest.fixture
def planted(load_check: Callable[[str], ModuleType]) -> ModuleType:
    """The program."""
    return load_check("planted_faults")


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A rule with a test of one of its two figures."""
    (tmp_path / "rule.py").write_text("MARK = 7\nCARDS = 3\n")
    (tmp_path / "test_rule.py").write_text("import rule\n\ndef test_mark() -> None:\n    assert rule.MARK == 7\n")
    return tmp_path


def test_what_a_test_sees_is_told_with_that_test_and_mended(planted: ModuleType, tree: Path) -> None:
    fault = planted.Fault("eight", "rule.py", "MARK = 7", "MARK = 8", ("test_rule.py",))
    assert planted.plant(tree, fault) == "test_rule.py::test_mark"
    assert (tree / "rule.py").read_text() == "MARK = 7\nCARDS = 3\n"


def test_what_no_test_sees_is_told_as_not_caught(planted: ModuleType, tree: Path) -> None:
    fault = planted.Fault("four", "rule.py", "CARDS = 3", "CARDS = 4", ("test_rule.py",))
    assert planted.plant(tree, fault) == ""
    assert (tree / "rule.py").read_text() == "MARK = 7\nCARDS = 3\n"


@pytest.mark.parametrize("sound", ["MARK = 9", " = "])
def test_a_place_that_is_not_there_once_is_an_error(planted: ModuleType, tree: Path, sound: str) -> None:
    with pytest.raises(LookupError, match=r"rule\.py has"):
        planted.plant(tree, planted.Fault("gone", "rule.py", sound, "", ("test_rule.py",)))


def test_tests_that_cannot_run_catch_nothing(planted: ModuleType, tree: Path) -> None:
    with pytest.raises(LookupError, match="cannot run"):
        planted.plant(tree, planted.Fault("eight", "rule.py", "MARK = 7", "MARK = 8", ("test_nothing.py",)))


@pytest.mark.parametrize(("script", "name"), [("planted_faults", "FAULTS"), ("planted_leaks", "LEAKS")])
def test_every_fault_has_a_name_a_place_and_tests_of_its_own(
    checkout: Path, load_check: Callable[[str], ModuleType], script: str, name: str
) -> None:
    faults = getattr(load_check(script), name)
    assert len(faults) >= 30
    assert len({fault.name for fault in faults}) == len(faults)
    for fault in faults:
        assert (checkout / fault.place).is_file(), fault.name
        assert fault.sound != fault.broken
        assert all((checkout / each).exists() for each in fault.tests if each.startswith("tests/")), fault.name
