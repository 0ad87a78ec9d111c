"""The frame of the focus is seen wherever a button stands: on paper and on a plate of any seat's colour."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication

from swallows_gui.services.stylesheet import SCHEMES, contrast
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.button_paint import focus_inks
from swallows_gui.ui.kit.seat_colours import SEAT_COLOURS

SEEN = 3.0


@pytest.fixture(params=list(SCHEMES))
def _scheme(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[None]:
    before = theme().name
    theme().set_theme(request.param)
    yield
    theme().set_theme(before)


@pytest.mark.usefixtures("_scheme")
@pytest.mark.parametrize("plate", [None, *SEAT_COLOURS])
def test_the_frame_of_the_focus_is_seen(plate: str | None) -> None:
    outer, inner = focus_inks(None if plate is None else QColor(plate))
    if plate is not None:
        assert contrast(outer, QColor(plate)) >= SEEN
    assert contrast(outer, inner) >= SEEN
