"""What is listened to in a window: everything that it says, whoever has made its models."""

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QListView
from pytestqt.qtbot import QtBot

from bench.trial.overheard import everything_said


def test_a_file_dialog_is_listened_to_like_everything_else(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "a secret.swallows").write_bytes(b"")
    dialog = QFileDialog(None, "Open", str(tmp_path))
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    qtbot.addWidget(dialog)
    dialog.show()
    view = dialog.findChild(QListView, "listView")
    assert view is not None
    qtbot.waitUntil(lambda: view.model().rowCount(view.rootIndex()) > 0, timeout=60_000)
    assert "Open" in everything_said()
