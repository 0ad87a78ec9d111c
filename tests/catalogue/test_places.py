"""The one function that finds data: inside the package, beside it, in a frozen application."""

import sys
from pathlib import Path

import pytest

from swallows_gui.catalogue import places


def test_data_lies_beside_the_package_in_a_checkout(checkout: Path) -> None:
    assert (
        places.data_path("resources", "swallows", "nations.json")
        == checkout / "resources" / "swallows" / "nations.json"
    )
    assert places.data_path("translations") == checkout / "translations"


def test_data_inside_the_package_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "swallows_gui"
    (package / "resources").mkdir(parents=True)
    monkeypatch.setattr(places, "_PACKAGE", package)
    assert places.data_path("resources", "x") == package / "resources" / "x"
    assert places.data_path("translations", "x") == tmp_path / "translations" / "x"


def test_data_of_a_frozen_application(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "swallows_gui" / "resources").mkdir(parents=True)
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert places.data_path("resources") == tmp_path / "swallows_gui" / "resources"
