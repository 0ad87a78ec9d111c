"""A game whose seats think too long, and worker processes that know their levels."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from swallows_gui.games.swallows.ai import players
from swallows_gui.services.thinking import Thinking
from swallows_gui.session import Seat, Session, Setup
from tests.services import levels
from tests.ui.kit.conftest import services  # noqa: F401 - a fixture

Seated = Callable[..., Session]


@pytest.fixture
def seated(monkeypatch: pytest.MonkeyPatch) -> Seated:
    """Begins a friendly with the levels named; "" for a person."""
    for name, kind in levels.LEVELS.items():
        monkeypatch.setitem(players.MINDS, name, kind)

    def begin(*who: str, seed: int = 5, **options: Any) -> Session:
        seats = tuple(Seat(f"Seat {at}", "ai" if level else "human", level) for at, level in enumerate(who))
        return Session.new(Setup({"format": "friendly", "field": ["ESP", "ITA"], **options}, seats, seed=seed))

    return begin


@pytest.fixture
def thinking(qapp: QApplication) -> Iterator[Thinking]:
    """Worker processes that know the levels of the tests."""
    made = Thinking("swallows", serve=levels.serve)
    yield made
    made.close()
