"""Names are shown as they read: one that looks like markup shows no picture and makes nothing bold."""

import ast
from collections.abc import Iterator
from pathlib import Path
from unittest import mock

import pytest
from PySide6.QtCore import QAbstractTableModel, QModelIndex
from PySide6.QtCore import Qt as Core
from PySide6.QtGui import Qt, QTextDocument
from PySide6.QtWidgets import QAbstractItemView, QApplication, QDialog, QLabel, QMessageBox, QTextEdit, QWidget
from pytestqt.qtbot import QtBot

from swallows_gui.session import Setup
from swallows_gui.ui.screens.seat_rows import SeatChoice
from swallows_gui.ui.window import dialogs
from swallows_gui.ui.window.main_window import MainWindow
from tests.ui.hands import conductor_of, desk_of, wait
from tests.ui.mouse import MousePlayer

NAME = "<img src='/a.png'><b>x"
PICTURE = "\ufffc"
"""What stands for a picture in the plain text of a document."""
SEATS = (SeatChoice(NAME, "#C8321F", "", ""), SeatChoice("&lt;i>Ben", "#1F4E9E", "", ""))


def calls(checkout: Path, name: str) -> set[str]:
    """The files of the window that call something of this name."""
    found = set()
    for path in (checkout / "swallows_gui" / "ui").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] == name:
                found.add(path.relative_to(checkout / "swallows_gui" / "ui").as_posix())
    return found


def test_labels_and_tooltips_are_made_in_one_place(checkout: Path) -> None:
    assert calls(checkout, "QLabel") == set()
    assert calls(checkout, "setToolTip") == {"kit/words.py"}


def tips(widget: QWidget) -> Iterator[str]:
    """The tooltips of a widget and of all that is listed in it."""
    yield widget.toolTip()
    if isinstance(widget, QAbstractItemView) and widget.model() is not None:
        model = widget.model()
        columns = model.columnCount() if isinstance(model, QAbstractTableModel) else 1
        for column in range(columns):
            yield str(model.headerData(column, Core.Orientation.Horizontal, Core.ItemDataRole.ToolTipRole) or "")
            for row in range(model.rowCount(QModelIndex())):
                yield str(model.index(row, column).data(Core.ItemDataRole.ToolTipRole) or "")


def as_read(text: str) -> str:
    """What Qt shows of a text that it may take for markup."""
    document = QTextDocument()
    if Qt.mightBeRichText(text):
        document.setHtml(text)
    else:
        document.setPlainText(text)
    return document.toPlainText()


def look_at_everything(seen: set[str]) -> None:
    """Every label, page and tooltip there is, hidden or not; those that hold the name are put into `seen`."""
    for widget in QApplication.allWidgets():
        if isinstance(widget, QLabel) and not widget.inherits("QTipLabel"):
            assert widget.textFormat() == Core.TextFormat.PlainText or not Qt.mightBeRichText(widget.text()), (
                widget.text()
            )
            if "a.png" in widget.text():
                seen.add("label")
        if isinstance(widget, QTextEdit):
            assert PICTURE not in widget.toPlainText()
        for tip in tips(widget):
            assert PICTURE not in as_read(tip)
            if "a.png" in tip:
                assert NAME in as_read(tip)
                seen.add("tip")


@pytest.mark.parametrize("options", [{"format": "sixteen"}, {"format": "friendly", "field": ["ESP", "ITA"]}])
def test_a_name_that_looks_like_markup_is_read_as_it_is(
    window: MainWindow, qtbot: QtBot, options: dict[str, object]
) -> None:
    with mock.patch.object(Setup, "drawn_seed", return_value=7):
        window.new_game(options, SEATS)
    player = MousePlayer(window, qtbot, 7)
    conductor = conductor_of(window)
    seen: set[str] = set()
    scenes: set[str] = set()
    while conductor.scene != "payout" and len(conductor.view.played) < 2:
        player.wait_for_question()
        if conductor.scene not in scenes or player.random.random() < 0.2:
            scenes.add(conductor.scene)
            look_at_everything(seen)
        player.decide()
    wait(qtbot, lambda: conductor.scene in ("payout", "between", "bets", "table"))
    look_at_everything(seen)
    desk_of(window).table.finish()
    window.navigation.toggle_sheet()
    look_at_everything(seen)
    assert seen == {"label", "tip"}


def test_dialogs_read_names_as_they_are(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[QDialog] = []

    def look(dialog: QDialog) -> int:
        look_at_everything(set())
        asked.append(dialog)
        return 0

    monkeypatch.setattr(QMessageBox, "exec", look)
    dialogs.ask_vote(window, NAME, NAME)
    dialogs.ask_delete(window, NAME)
    dialogs.tell(window, NAME, NAME)
    dialogs.ask_go_on_from_sound(window, NAME, 3)
    dialogs.ask_show_sound(window, NAME, 3, 1)
    assert len(asked) == 5
