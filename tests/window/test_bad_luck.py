"""Full disk, no folders, no fonts, broken cards: a clear message, no traceback, and the game goes on where it can."""

import resource
import shutil
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest import mock

import pytest
from pytestqt.qtbot import QtBot

from swallows_gui import records
from swallows_gui.session import Setup
from swallows_gui.ui.kit.face_cache import paint_queue
from swallows_gui.ui.play import dialogs
from swallows_gui.ui.shell.main_window import MainWindow
from tests.games.other_data import catalogue_read_anew
from tests.patience import patience
from tests.ui.hands import controller_of, desk_of, start_friendly
from tests.ui.mouse import MousePlayer
from tests.window.program import CHECKOUT, Program, wait_until

linux_only = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="limits and /proc are Linux's")


@contextmanager
def disk_room(size: int) -> Iterator[None]:
    """No file of this process may grow beyond `size` bytes: what a full disk does to a journal."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@linux_only
def test_a_disk_that_fills_up_is_told_and_the_game_is_played_to_its_end(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    with mock.patch.object(Setup, "drawn_seed", return_value=51):
        start_friendly(window, qtbot)
    session = desk_of(window).session
    journal = session.path
    assert journal is not None
    player = MousePlayer(window, qtbot, 51)
    told = set()
    with disk_room(journal.stat().st_size + 1500):
        while controller_of(window).scene != "payout":
            player.wait_for_question()
            player.decide()
            if window.notice.isVisible():
                told.add(window.notice.text())
    assert any("disk is full" in text for text in told), told
    assert session.over
    cut = records.read(journal)
    assert len(cut.standing) < session.n
    session.save_as(tmp_path / "copy.swallows")
    whole = records.read(tmp_path / "copy.swallows")
    assert whole.over
    assert whole.standing[: len(cut.standing)] == cut.standing


@linux_only
def test_with_no_folder_at_all_a_friendly_is_played_and_closed(program: Program, display: str) -> None:
    nowhere = {f"XDG_{kind}_HOME": "/proc/self/nowhere" for kind in ("DATA", "CONFIG", "STATE", "CACHE")}
    child = program.start(display=display, **nowhere, HOME="/proc/self/nowhere", LANG="en_US.UTF-8")
    program.wait_for_window()
    program.press("ctrl+f")
    wait_until(lambda: program.title() != "Millions of Swallows", "the friendly's page")
    program.press("Return")
    wait_until(lambda: program.shown > 0, "the first move")
    before = program.shown
    end = time.monotonic() + patience()
    while program.shown <= before + 3 and time.monotonic() < end:
        program.press("Return", "g", "p", "Right", "Return", "d", "f")
    assert program.shown > before + 3
    program.press("ctrl+q")
    wait_until(lambda: child.poll() is not None, "the end of the program")
    assert child.returncode == 0
    assert "Traceback" not in program.said
    assert "unexpected error" not in program.said


def test_without_any_font_one_line_says_how_to_get_one(program: Program) -> None:
    site = program.home / "site"
    site.mkdir()
    (site / "sitecustomize.py").write_text(
        "import sys\nsys.modules['font_roboto'] = sys.modules['font_hanken_grotesk'] = None\n", encoding="utf-8"
    )
    (program.home / "fonts.conf").write_text("<fontconfig></fontconfig>", encoding="utf-8")
    done = program.run(
        "play",
        "--smoke",
        PYTHONPATH=f"{site}:{CHECKOUT}",
        FONTCONFIG_FILE=str(program.home / "fonts.conf"),
        QT_QPA_FONTDIR=str(site),
    )
    assert done.returncode == 0
    assert "Traceback" not in done.stderr
    (line,) = [line for line in done.stderr.splitlines() if line.startswith("swallows: ")]
    assert "font" in line
    assert "bootstrap.py setup" in line


@pytest.mark.parametrize("name", ["friendly", "tournament"])
def test_a_mistake_in_the_card_data_is_named_and_the_window_stays(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    resources = tmp_path / "swallows_gui" / "resources"
    shutil.copytree(CHECKOUT / "resources", resources)
    file = resources / "swallows" / "cards" / "green.json"
    file.write_text(file.read_text(encoding="utf-8").replace('"value": 4', '"value": 44', 1), encoding="utf-8")
    paint_queue().flush()  # faces that still wait need sound data
    with catalogue_read_anew(), mock.patch.object(dialogs, "tell") as told:
        monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
        window.show_screen(name)
    (words,) = (call.args[2] for call in told.call_args_list)
    for word in ("green.json", "value", "from 0 to 6"):
        assert word in words
    assert window.stack.currentWidget() is window.start
