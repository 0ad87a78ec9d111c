"""Names are shown as they read: one that looks like markup shows no picture and makes nothing bold."""

from collections.abc import Iterator
from pathlib import Path
from unittest import mock

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractTableModel, QModelIndex
from PySide6.QtCore import Qt as Core
from PySide6.QtGui import QAction, Qt, QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QDialog,
    QGroupBox,
    QLabel,
    QMessageBox,
    QTabBar,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from swallows_gui.services.plain import from_button
from swallows_gui.session import Setup
from swallows_gui.ui.kit.buttons import ChoiceButton
from swallows_gui.ui.kit.links import LinkButton
from swallows_gui.ui.kit.switches import SegmentedControl
from swallows_gui.ui.play import dialogs
from swallows_gui.ui.play.seat_rows import SeatChoice
from swallows_gui.ui.shell.main_window import MainWindow
from tests.ui.hands import controller_of, desk_of, wait
from tests.ui.mouse import MousePlayer
from tests.ui.sources import calls

NAME = "<img src='/a.png'><b>x"
PICTURE = "\ufffc"
"""What stands for a picture in the plain text of a document."""
SEATS = (SeatChoice(NAME, "#C8321F", "", ""), SeatChoice("&lt;i>Ben", "#1F4E9E", "", ""))


def test_labels_and_tooltips_are_made_in_one_place(checkout: Path) -> None:
    def made(name: str) -> set[str]:
        files = {where.partition(":")[0] for where, _call in calls(checkout, name)}
        return {file for file in files if file.startswith("ui/")}

    assert made("QLabel") == set()
    assert made("setToolTip") == {"ui/kit/words.py"}


def tips(widget: QWidget, listed: set[QAbstractItemModel]) -> Iterator[str]:
    """The tooltips of a widget, and of all that is listed in it if another has not listed it before."""
    yield widget.toolTip()
    if isinstance(widget, QAbstractItemView) and widget.model() is not None and widget.model() not in listed:
        model = widget.model()
        listed.add(model)
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
    listed: set[QAbstractItemModel] = set()
    for widget in QApplication.allWidgets():
        if isinstance(widget, QLabel) and not widget.inherits("QTipLabel"):
            assert widget.textFormat() == Core.TextFormat.PlainText or not Qt.mightBeRichText(widget.text()), (
                widget.text()
            )
            if "a.png" in widget.text():
                seen.add("label")
        if isinstance(widget, QTextEdit):
            assert PICTURE not in widget.toPlainText()
        for tip in tips(widget, listed):
            assert PICTURE not in as_read(tip)
            if "a.png" in tip:
                assert NAME in as_read(tip)
                seen.add("tip")


@pytest.mark.parametrize("matches", [1, pytest.param(2, marks=pytest.mark.nightly)])
@pytest.mark.parametrize("options", [{"format": "sixteen"}, {"format": "friendly", "field": ["ESP", "ITA"]}])
def test_a_name_that_looks_like_markup_is_read_as_it_is(
    window: MainWindow, qtbot: QtBot, options: dict[str, object], matches: int
) -> None:
    with mock.patch.object(Setup, "drawn_seed", return_value=7):
        window.new_game(options, SEATS)
    player = MousePlayer(window, qtbot, 7)
    controller = controller_of(window)
    seen: set[str] = set()
    scenes: set[str] = set()
    while controller.scene != "payout" and len(controller.view.played) < matches:
        player.wait_for_question()
        if controller.scene not in scenes or player.random.random() < 0.05:
            scenes.add(controller.scene)
            look_at_everything(seen)
        player.decide()
    wait(qtbot, lambda: controller.scene in ("payout", "between", "bets", "table"))
    look_at_everything(seen)
    desk_of(window).table.finish()
    window.navigation.toggle_overview()
    look_at_everything(seen)
    assert seen == {"label", "tip"}


def test_dialogs_read_names_as_they_are(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[QDialog] = []

    def look(dialog: QDialog) -> int:
        look_at_everything(set())
        asked.append(dialog)
        return 0

    for kind in (QMessageBox, dialogs.VoteDialog):
        monkeypatch.setattr(kind, "exec", look)
    dialogs.ask_vote(window, NAME, NAME)
    dialogs.ask_delete_games(window, [NAME])
    dialogs.tell(window, NAME, NAME)
    dialogs.ask_go_on_from_sound(window, NAME, 3)
    dialogs.ask_show_sound(window, NAME, 3, 1)
    assert len(asked) == 5


def marked() -> Iterator[str]:
    """Every text in which Qt takes a single & for the mark of a key."""
    for top in QApplication.topLevelWidgets():
        yield from (button.text() for button in top.findChildren(QAbstractButton))
        yield from (action.text() for action in top.findChildren(QAction))
        yield from (label.text() for label in top.findChildren(QLabel) if label.buddy() is not None)
        yield from (box.title() for box in top.findChildren(QGroupBox))
        for bar in top.findChildren(QTabBar):
            yield from (bar.tabText(at) for at in range(bar.count()))


def test_an_and_in_a_name_is_no_mark_of_a_key(window: MainWindow, qtbot: QtBot) -> None:
    """“Tom & Eve” reads so on every button, and makes no shortcut of what follows the sign."""
    seats = (SeatChoice("Tom & Eve", "#C8321F", "", ""), SeatChoice("Q &A", "#1F4E9E", "", ""))
    with mock.patch.object(Setup, "drawn_seed", return_value=33):
        window.new_game({"format": "friendly", "field": ["ESP", "ITA"], "knockout": True}, seats)
    player = MousePlayer(window, qtbot, 33)
    named: set[str] = set()

    def look() -> None:
        QApplication.processEvents()
        for text in marked():
            for name in ("Tom & Eve", "Q &A"):
                assert name not in text, text
                if name in from_button(text):
                    named.add(from_button(text).replace(name, "").strip())

    for _decision in range(60):
        player.wait_for_question()
        look()
        if controller_of(window).session.over:
            break
        player.decide()
    dialog = dialogs.SeatsDialog(controller_of(window).info.seats, window)
    look()
    dialog.deleteLater()
    segments = SegmentedControl((("0", "Tom & Eve"), ("1", "Q &A")), window)
    link = LinkButton(window)
    link.set_words("Tom & Eve")
    choice = ChoiceButton("Penalty for Q &A", parent=window)
    look()
    for each in (segments, link, choice):
        each.deleteLater()
    for words in ("I am : show my cards", "Let  act", "", "Penalty for"):
        assert words in named, named
