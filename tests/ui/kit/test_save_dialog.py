"""Where something is written to: the ending is put on before it is asked whether to write over."""

import ast
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

import swallows_gui
from swallows_gui.ui.kit import save_dialog
from swallows_gui.ui.kit.save_dialog import ask_to_save


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.show()
    return widget


def typed(parent: QWidget, folder: Path, name: str, answer: QMessageBox.StandardButton) -> tuple[Path | None, int]:
    """Type a name into the dialog, press Return and answer questions; what comes of it, and how often it was asked."""
    asked, over = 0, False

    def step() -> None:
        nonlocal asked
        top = None if over else QApplication.activeModalWidget()
        if isinstance(top, QMessageBox):
            asked += 1
            top.button(answer).click()
            if answer != QMessageBox.StandardButton.Yes:
                QTimer.singleShot(0, cancel)
        elif isinstance(top, QFileDialog):
            field = top.findChild(QLineEdit, "fileNameEdit")
            assert field is not None
            field.setText(name)
            QTimer.singleShot(50, step)
            top.accept()

    def cancel() -> None:
        top = QApplication.activeModalWidget()
        if isinstance(top, QFileDialog):
            top.reject()

    QTimer.singleShot(50, step)
    options = QFileDialog.Option.DontUseNativeDialog
    path = ask_to_save(parent, "Save", folder, "PDF files (*.pdf)", ".pdf", options=options)
    over = True
    return path, asked


def test_a_name_without_its_ending_that_is_there_is_asked_about(parent: QWidget, tmp_path: Path) -> None:
    (tmp_path / "mine.pdf").write_bytes(b"mine")
    yes, no = QMessageBox.StandardButton.Yes, QMessageBox.StandardButton.No
    assert typed(parent, tmp_path, "mine", no) == (None, 1)
    assert typed(parent, tmp_path, "mine", yes) == (tmp_path / "mine.pdf", 1)
    assert typed(parent, tmp_path, "other", no) == (tmp_path / "other.pdf", 0)


def test_where_the_system_s_dialog_puts_no_ending_on_we_ask_ourselves(
    parent: QWidget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "mine.pdf").write_bytes(b"mine")
    monkeypatch.setattr(save_dialog, "named", lambda _dialog: str(tmp_path / "mine"))
    for answer, path in (
        (QMessageBox.StandardButton.No, None),
        (QMessageBox.StandardButton.Yes, tmp_path / "mine.pdf"),
    ):
        assert typed(parent, tmp_path, "", answer) == (path, 1)


def test_nothing_else_asks_where_to_write() -> None:
    root = Path(swallows_gui.__file__).parent
    strays = [
        f"{module.relative_to(root)}:{node.lineno}"
        for module in root.rglob("*.py")
        for node in ast.walk(ast.parse(module.read_text("utf-8")))
        if isinstance(node, ast.Attribute) and node.attr in ("getSaveFileName", "getSaveFileUrl", "AcceptSave")
    ]
    assert [stray.partition(":")[0] for stray in strays] == ["ui/kit/save_dialog.py"]


def test_a_folder_that_is_not_there_is_not_proposed(
    parent: QWidget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    no = QMessageBox.StandardButton.No
    assert typed(parent, tmp_path / "Pictures" / "a.pdf", "mine", no) == (tmp_path / "mine.pdf", 0)
