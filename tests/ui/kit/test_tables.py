"""A table's columns are as wide as what stands in them, whatever has been measured before."""

import pytest
from PySide6.QtCore import QAbstractItemModel, QStringListModel, Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QApplication, QListView, QPushButton, QStyleOptionViewItem, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from swallows_gui.models import roles
from swallows_gui.services.theme import Theme, theme
from swallows_gui.ui.kit.tables import CodeDelegate, PosterTable, SignDelegate, ToggleDelegate


def table_of(qtbot: QtBot, *texts: str) -> tuple[PosterTable, QStandardItemModel]:
    model = QStandardItemModel()
    model.appendRow([QStandardItem(text) for text in texts])
    table = PosterTable()
    qtbot.addWidget(table)
    table.setModel(model)
    return table, model


def width(delegate: SignDelegate, table: PosterTable, model: QAbstractItemModel, column: int = 0) -> int:
    option = QStyleOptionViewItem()
    option.font = table.font()
    option.fontMetrics = table.fontMetrics()
    return delegate.sizeHint(option, model.index(0, column)).width()


def test_a_cell_is_measured_anew_when_its_words_or_its_sign_change(qtbot: QtBot) -> None:
    table, model = table_of(qtbot, "Spain")
    delegate = SignDelegate(table)
    plain = width(delegate, table, model)
    assert width(delegate, table, model) == plain
    model.item(0).setData("ESP", roles.NATION)
    assert width(delegate, table, model) > plain
    model.item(0).setText("Spain and Portugal")
    longer = width(delegate, table, model)
    model.item(0).setText("Spain")
    assert width(delegate, table, model) < longer


def test_larger_text_has_its_cells_measured_anew(qtbot: QtBot, qapp: QApplication) -> None:
    table, model = table_of(qtbot, "Spain")
    delegate = SignDelegate(table)
    table.ensurePolished()
    before = width(delegate, table, model)
    Theme.install(qapp, "light", 200)
    table.ensurePolished()
    assert width(delegate, table, model) > before * 1.5


def test_a_code_stands_for_a_name_and_a_check_box_takes_room(qtbot: QtBot) -> None:
    table, model = table_of(qtbot, "Bosnia and Herzegovina", "7")
    model.item(0).setData("BIH", roles.TEAM)
    assert width(CodeDelegate(table), table, model) < width(SignDelegate(table), table, model) / 2
    boxes = ToggleDelegate(table)
    bare = width(boxes, table, model, 1)
    model.item(0, 1).setData(Qt.CheckState.Unchecked, Qt.ItemDataRole.CheckStateRole)
    assert width(boxes, table, model, 1) > bare


@pytest.mark.parametrize("scale", [100, 150, 200])
def test_a_row_with_the_focus_has_as_much_room_for_its_words_as_any_other(
    qapp: QApplication, qtbot: QtBot, scale: int
) -> None:
    Theme.install(qapp, "light", scale)
    page, other, rows = QWidget(), QPushButton("Other"), QListView()
    column = QVBoxLayout(page)
    column.addWidget(other)
    column.addWidget(rows)
    rows.setWordWrap(True)
    rows.setModel(QStringListModel(["MMM\nMMM"]))
    rows.setCurrentIndex(rows.model().index(0, 0))
    qtbot.addWidget(page)
    page.resize(400, 300)
    other.setFocus()
    with qtbot.waitExposed(page):
        page.show()
    assert rows.visualRect(rows.currentIndex()).height() > 0  # measured while the focus is elsewhere
    rows.setFocus()
    qtbot.waitUntil(rows.hasFocus)
    row = rows.visualRect(rows.model().index(0, 0))
    picture = rows.viewport().grab(row).toImage()
    ink = theme().colour("on_selection")
    inked = [any(picture.pixelColor(x, y) == ink for x in range(row.width() // 2)) for y in range(row.height())]
    lines = sum(now and not before for before, now in zip([False, *inked], inked, strict=False))
    Theme.install(qapp, "light", 100)
    assert lines == 2
