"""A layout in another one leaves nothing behind that Python could take another thing for."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QMargins, Qt
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from swallows_gui.ui.kit.panels import FlowLayout, add_layout, fill
from tests.ui.fit.items import remembered


def row_of_two() -> tuple[QHBoxLayout, QPushButton]:
    """A row with a button and, in a column of its own, a label."""
    row, column, button = QHBoxLayout(), QVBoxLayout(), QPushButton("Play")
    row.addWidget(button)
    row.addStretch(1)
    column.addWidget(QLabel("Wanda"))
    row.addLayout(column)
    return row, button


def test_python_remembers_no_item_of_a_layout_in_another(qapp: QApplication) -> None:
    before = remembered()
    room = QWidget()
    outer = QVBoxLayout(room)
    row, button = row_of_two()
    add_layout(outer, row, 2)
    assert outer.stretch(0) == 2
    assert button.parent() is room
    assert not remembered() - before
    outer.addLayout(row_of_two()[0])
    assert len(remembered() - before) == 3  # else there is no need for a way of our own


def test_what_is_in_it_lives_and_goes_as_ever(qapp: QApplication) -> None:
    room = QWidget()
    outer = QVBoxLayout(room)
    row, button = row_of_two()
    add_layout(outer, row)
    room.show()
    qapp.processEvents()
    assert button.isVisible()
    assert button.width() > 0
    label = room.findChild(QLabel)
    assert isinstance(label, QLabel)
    assert label.x() >= button.geometry().right()
    button.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert row.count() == 2
    room.close()


def test_a_row_that_flows_is_filled_in_its_place(qapp: QApplication) -> None:
    room = QWidget()
    outer, flow = QVBoxLayout(room), FlowLayout()
    add_layout(outer, flow)
    flow.addWidget(QPushButton("Play"))
    full, between = FlowLayout(), QHBoxLayout()
    full.addWidget(QPushButton("Play"))
    between.addLayout(full)
    for inner in (full, between):
        with pytest.raises(ValueError, match="before it is filled"):
            add_layout(outer, inner)
    assert outer.count() == 1


def test_a_row_is_filled_in_one_step(qapp: QApplication) -> None:
    before, room = remembered(), QWidget()
    label, button, (row, inner) = QLabel("Wanda"), QPushButton("Play"), row_of_two()
    outer = fill(QVBoxLayout(room), label, 2, (button, 0, Qt.AlignmentFlag.AlignRight), (row, 3), margins=0, spacing=7)
    assert [outer.stretch(place) for place in range(outer.count())] == [0, 2, 0, 3]
    assert (outer.contentsMargins(), outer.spacing()) == (QMargins(), 7)
    assert all(widget.parent() is room for widget in (label, button, inner))
    assert not remembered() - before
    shown = outer.itemAt(2)
    assert shown is not None
    assert shown.alignment() == Qt.AlignmentFlag.AlignRight
    own = fill(QHBoxLayout(), margins=(1, 2, 3, 4))
    assert own.contentsMargins() == QMargins(1, 2, 3, 4)
    assert own.spacing() == QHBoxLayout().spacing()
