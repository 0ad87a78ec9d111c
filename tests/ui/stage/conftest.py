"""Parts of a stage are measured in letters of the usual size, whatever a test before has left."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from swallows_gui.services.theme import theme


@pytest.fixture(autouse=True)
def _usual_size(qapp: QApplication) -> None:
    theme().set_scale(100)
