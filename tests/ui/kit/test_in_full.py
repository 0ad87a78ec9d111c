"""One step that fails leaves none of the others undone: screen changes, motions and pauses."""

import pytest
from PySide6.QtCore import QObject

from swallows_gui.services.settings import SettingsService
from swallows_gui.ui.kit.clock import clock
from swallows_gui.ui.kit.run_all import run_all


def _fail() -> None:
    raise AttributeError("nobody expected this")


def test_every_step_is_taken_and_the_error_told() -> None:
    taken: list[str] = []
    with pytest.raises(AttributeError):
        run_all(lambda: taken.append("first"), _fail, lambda: taken.append("last"))
    assert taken == ["first", "last"]


def test_a_pause_that_fails_keeps_no_other_from_ending(services: SettingsService) -> None:
    owner, ended = QObject(), []
    clock().by_hand()
    try:
        clock().wait(owner, 0.1, _fail)
        clock().wait(owner, 0.1, lambda: ended.append("same time"))
        clock().wait(owner, 0.3, lambda: ended.append("later"))
        with pytest.raises(AttributeError):
            clock().pass_time(0.2)
        clock().pass_time(0.2)
    finally:
        clock().by_itself()
    assert ended == ["same time", "later"]
