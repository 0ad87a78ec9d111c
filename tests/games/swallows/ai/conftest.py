"""Seats that think little, where a test does not ask how well they play."""

import pytest

from tests.games.swallows.ai import little


@pytest.fixture
def quick_slips(monkeypatch: pytest.MonkeyPatch) -> None:
    little.quick_slips(monkeypatch)


@pytest.fixture
def quick_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    little.quick_searches(monkeypatch)
