"""A house in which Card and Dice is played for cups."""

import pytest

from swallows_gui import titles


@pytest.fixture(autouse=True)
def _dice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(titles.MORE_GAMES, "tests.house.title:TINY")
