"""The newspaper in the window: when it comes out, how one turns its pages, and what is kept of it."""

from pathlib import Path
from unittest import mock

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from swallows_gui.games.swallows.table.screens.newspaper import NewspaperScreen
from swallows_gui.services.settings import settings
from swallows_gui.ui.kit import save_dialog
from swallows_gui.ui.shell.main_window import MainWindow
from tests.games.swallows.table.screens.test_pages_after_matches import open_before_the_end_of, to_the_page
from tests.ui.hands import controller_of, desk_of, wait


def test_the_paper_comes_out_after_a_match_day_and_is_turned_kept_and_written(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    open_before_the_end_of(16, window, tmp_path / "game.swallows", (0,))
    between = to_the_page(window, qtbot, 16)
    assert between.kiosk.isVisible()
    headline = between.kiosk.headline.text()
    assert window.actions_["newspaper"].isEnabled()
    between.kiosk.read_button.click()
    paper = desk_of(window).newspaper
    assert isinstance(paper, NewspaperScreen)
    wait(qtbot, lambda: window.stack.currentWidget() is paper)
    assert (len(paper.pages), paper.at) == (2, 1)
    assert paper.sheet.page is not None
    assert paper.sheet.page.headline == headline
    assert headline in paper.sheet.accessibleName()
    assert paper.sheet.page.report[0] in paper.sheet.accessibleDescription()

    # one turns the pages
    assert paper.sheet.hasFocus()
    QTest.keyClick(paper.sheet, Qt.Key.Key_Left)
    assert paper.at == 0
    assert (paper.earlier.isEnabled(), paper.later.isEnabled()) == (False, True)
    QTest.keyClick(paper.sheet, Qt.Key.Key_Left)
    assert paper.at == 0
    paper.later.click()
    assert paper.at == 1

    # another language writes it anew
    settings().change(language="de")
    assert paper.sheet.page.name == "Der Schwalbenbote"
    assert paper.number.text().startswith("Nr. 2")
    settings().change(language="en")

    # a picture, and a PDF by the menu that else writes the tournament sheet
    picture = tmp_path / "page"
    with mock.patch.object(save_dialog, "named", return_value=str(picture)):
        paper.picture_button.click()
    image = QImage(str(picture.with_suffix(".png")))
    assert image.width() == 1400
    assert image.height() > 1000
    assert "Newspaper" in window.actions_["pdf"].text()
    with mock.patch.object(save_dialog, "named", return_value=str(tmp_path / "page.pdf")):
        window.actions_["pdf"].trigger()
    assert (tmp_path / "page.pdf").read_bytes().startswith(b"%PDF-")
    with mock.patch.object(save_dialog, "named", return_value=str(tmp_path / "no" / "page.png")):
        paper.picture_button.click()
    assert "could not be written" in window.notice.text()

    # and back to the game, which has waited
    QTest.keyClick(paper.sheet, Qt.Key.Key_Escape)
    wait(qtbot, lambda: window.stack.currentWidget() is between)
    assert len(controller_of(window).view.played) == 16
    assert "Tournament sheet" in window.actions_["pdf"].text()
    window.actions_["newspaper"].trigger()
    wait(qtbot, lambda: window.stack.currentWidget() is paper)
    window.actions_["newspaper"].trigger()
    wait(qtbot, lambda: window.stack.currentWidget() is between)


def test_before_the_first_match_day_is_over_there_is_none(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    open_before_the_end_of(2, window, tmp_path / "game.swallows", (0,))
    between = to_the_page(window, qtbot, 2)
    assert not between.kiosk.isVisible()
    assert not window.actions_["newspaper"].isEnabled()
    window.open_newspaper()
    assert window.stack.currentWidget() is between
