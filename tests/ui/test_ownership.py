"""Who owns what Qt has made: no timer deletes itself, no dialog outlives its answer, nothing is held for good."""

import ast
from functools import partial
from pathlib import Path
from unittest import mock

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from swallows_gui.ui.kit.save_dialog import exec_and_delete
from swallows_gui.ui.play import dialogs
from swallows_gui.ui.play.guide.key_sheet import KeySheet
from swallows_gui.ui.shell.main_window import MainWindow
from tests.ui.hands import button, click, start_friendly, wait
from tests.ui.sources import calls

LONG_LIVED = {"settings", "theme", "language", "speech", "clock", "idle_queue", "paint_queue"}
"""Functions that return what lives as long as the program."""


def test_no_timer_deletes_itself(checkout: Path) -> None:
    found = [
        where for where, call in calls(checkout, "singleShot") if ast.unparse(call.func).endswith("QTimer.singleShot")
    ]
    assert not found


def test_dialogs_are_waited_for_in_one_place(checkout: Path) -> None:
    waits = [where for where, call in calls(checkout, "exec") if isinstance(call.func, ast.Attribute)]
    found = {where.partition(":")[0] for where in waits}
    assert found == {"ui/kit/save_dialog.py", "app.py", "services/speech_process.py"}, "the last two run an event loop"


def test_what_lives_for_good_holds_no_lambda(checkout: Path) -> None:
    found = []
    for where, call in calls(checkout, "connect"):
        signal = ast.unparse(call.func).rpartition(".")[0]
        if signal.partition("()")[0] in LONG_LIVED:
            held = ast.unparse(call.args[0])
            found += [where] if held.startswith(("lambda", "partial(")) else []
    assert not found


def test_layouts_go_into_others_in_one_place(checkout: Path) -> None:
    found = {where.partition(":")[0] for where, _call in calls(checkout, "addLayout")}
    assert found == {"ui/kit/panels.py"}


def answer(code: QDialog.DialogCode) -> None:
    """Answer the dialog that is open as soon as it is."""
    dialog = QApplication.activeModalWidget()
    if isinstance(dialog, QDialog):
        dialog.done(code)
    else:
        QTimer.singleShot(5, lambda: answer(code))


def test_a_dialog_is_gone_when_it_is_answered(window: MainWindow) -> None:
    QTimer.singleShot(0, lambda: answer(QDialog.DialogCode.Rejected))
    dialogs.tell(window, "Told", "Once.")
    asks = partial(dialogs.ask_delete_games, window, ["x"]), partial(dialogs.ask_vote, window, "Ann", "Ben")
    for ask in asks:
        QTimer.singleShot(0, lambda: answer(QDialog.DialogCode.Rejected))
        assert not ask()
    assert not window.findChildren(QDialog)


def test_a_dialog_that_fails_is_gone_too(window: MainWindow) -> None:
    with (
        mock.patch.object(QDialog, "exec", return_value=0),
        pytest.raises(ValueError, match="x"),
        exec_and_delete(QDialog(window)),
    ):
        raise ValueError("x")
    assert not window.findChildren(QDialog)


@pytest.mark.parametrize("code", [QDialog.DialogCode.Accepted, QDialog.DialogCode.Rejected])
def test_printing_leaves_no_dialog_without_its_printer(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: QDialog.DialogCode
) -> None:
    def choose(dialog: QPrintDialog) -> QDialog.DialogCode:
        printer = dialog.printer()
        printer.setOutputFileName(str(tmp_path / "printed.pdf"))
        return code

    monkeypatch.setattr(QPrintDialog, "exec", choose)
    start_friendly(window, qtbot)
    for _print in range(3):
        window.actions_["print"].trigger()
    window.commands.show_keys()
    sheet = window.findChild(KeySheet)
    assert isinstance(sheet, KeySheet)
    click(button(sheet, "Print…"))
    assert not window.findChildren(QPrintDialog)
    assert (tmp_path / "printed.pdf").exists() == (code == QDialog.DialogCode.Accepted)
    sheet.accept()
    wait(qtbot, lambda: not window.findChildren(QDialog))
