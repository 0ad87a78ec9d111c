"""Where lines begin at the right, what is painted is whole and stands at the other side."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from swallows_gui.ui.kit.buttons import ChoiceButton, PosterButton
from swallows_gui.ui.kit.icons import icon_pixmap
from swallows_gui.ui.kit.panels import PlatePanel, SectionHeading

PAINTED: dict[str, Callable[[], QWidget]] = {
    "button": lambda: PosterButton("Kick-off"),
    "button with an icon": lambda: PosterButton("Replay", icon="settings"),
    "link": lambda: PosterButton("Rules", kind="quiet", icon="rules"),
    "choice": lambda: ChoiceButton("Friendly", "One match against the computer"),
    "heading": lambda: SectionHeading(""),
    "plate": lambda: PlatePanel("5"),
}


@pytest.fixture
def turned() -> Iterator[None]:
    """An application whose lines begin at the right."""
    QGuiApplication.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    yield
    QGuiApplication.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def inked(widget: QWidget, direction: Qt.LayoutDirection) -> tuple[int, float]:
    """How many pixels differ from the ground in the middle of a row's height, and where their middle is."""
    widget.setLayoutDirection(direction)
    widget.resize(QRect(0, 0, 220, 90).size())
    image = widget.grab().toImage()
    ground = image.pixelColor(image.width() // 2, image.height() // 2 + 30)
    found = [
        x for y in range(4, image.height()) for x in range(8, image.width() - 8) if image.pixelColor(x, y) != ground
    ]
    return len(found), sum(found) / max(1, len(found))


@pytest.mark.parametrize("name", PAINTED)
def test_what_is_painted_is_whole(name: str, qtbot: QtBot) -> None:
    widget = PAINTED[name]()
    qtbot.addWidget(widget)
    rightward, at = inked(widget, Qt.LayoutDirection.LeftToRight)
    leftward, then = inked(widget, Qt.LayoutDirection.RightToLeft)
    assert leftward == pytest.approx(rightward, rel=0.12)
    if "button" not in name and name != "link":
        middle = 110
        assert (at - middle) * (then - middle) < 0, "it stands at the other side"


@pytest.mark.usefixtures("turned")
def test_icons_that_point_are_turned_round() -> None:
    turned = {name: icon_pixmap(name, 32).toImage() for name in ("back", "rules")}
    QGuiApplication.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    assert _lean(turned["back"]) * _lean(icon_pixmap("back", 32).toImage()) < 0
    assert icon_pixmap("rules", 32).toImage() == turned["rules"]


def _lean(image: QImage) -> int:
    """How much more of a picture stands at its right than at its left."""
    side = image.width()
    solid = [x for x in range(side) for y in range(side) if image.pixelColor(x, y).alpha() > 128]
    return sum(1 if x >= side // 2 else -1 for x in solid)
