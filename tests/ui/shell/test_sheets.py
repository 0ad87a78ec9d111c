"""Sheets over a stage: asked for one at a time, pinned, beside it where the window is wide, remembered."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDockWidget
from pytestqt.qtbot import QtBot

from swallows_gui.services.settings import encode_bytes, settings
from swallows_gui.services.theme import theme
from swallows_gui.ui.shell.main_window import MainWindow
from swallows_gui.ui.stage.foot import FootLine, SheetName
from swallows_gui.ui.stage.sheets import SheetTitle
from tests.ui.hands import click, desk_of, start_friendly, wait
from tests.ui.test_keys_and_voices import press

ALT = Qt.KeyboardModifier.AltModifier


def name_of(window: MainWindow, sheet: str) -> SheetName:
    """The sheet's name at the foot."""
    foot = desk_of(window).table.findChild(FootLine)
    assert foot is not None
    title = window.docks.by_name[sheet].windowTitle()
    return next(name for name in foot.names if name.text() == title)


def head_of(dock: QDockWidget) -> SheetTitle:
    head = dock.titleBarWidget()
    assert isinstance(head, SheetTitle)
    return head


def is_beside(window: MainWindow, dock: QDockWidget) -> bool:
    return window.dockWidgetArea(dock) != Qt.DockWidgetArea.NoDockWidgetArea


def begin(window: MainWindow, qtbot: QtBot, width: int, height: int) -> dict[str, QDockWidget]:
    window.resize(width, height)
    start_friendly(window, qtbot)
    desk_of(window).table.finish()
    QApplication.processEvents()
    return window.docks.by_name


@pytest.mark.parametrize("size", [(1280, 800), (1024, 700), (1920, 1080)])
def test_nobody_who_has_not_asked_sees_a_sheet_and_the_table_has_the_whole_width(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int]
) -> None:
    docks = begin(window, qtbot, *size)
    assert list(docks) == ["accounts", "referee", "commentary"]
    assert not window.docks.any_open
    assert desk_of(window).table.width() == window.width()


def test_a_sheet_lies_over_a_quarter_and_covers_neither_score_nor_hand_nor_question(
    window: MainWindow, qtbot: QtBot
) -> None:
    docks = begin(window, qtbot, 1280, 800)
    table = desk_of(window).table
    click(name_of(window, "commentary"))
    sheet = docks["commentary"]
    assert sheet.isVisible()
    assert sheet.width() == table.width() // 4
    assert sheet.geometry().right() == window.width() - 1
    for part in (table.band.score, table.near, table.prompt, table.foot):
        room = part.rect().translated(part.mapTo(window, QPoint(0, 0)))
        assert not room.intersects(sheet.geometry()), part
    click(name_of(window, "accounts"))
    assert docks["accounts"].isVisible()
    assert not sheet.isVisible(), "one at a time"
    click(name_of(window, "accounts"))
    assert not window.docks.any_open


def test_a_sheet_goes_with_escape_or_a_click_on_the_table_unless_it_is_pinned(window: MainWindow, qtbot: QtBot) -> None:
    docks = begin(window, qtbot, 1280, 800)
    table, sheet = desk_of(window).table, docks["commentary"]
    place = QPoint(300, table.height() // 2)
    press(window, Qt.Key.Key_3, ALT)
    assert sheet.isVisible()
    press(window, Qt.Key.Key_Escape)
    assert not sheet.isVisible()
    sheet.show()
    QTest.mouseClick(table.pitch.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert not sheet.isVisible()
    sheet.show()
    click(head_of(sheet).pin)
    assert head_of(sheet).pin.accessibleName() == "Unpin: Commentary"
    QTest.mouseClick(table.pitch.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert sheet.isVisible()
    assert not is_beside(window, sheet)
    click(head_of(sheet).close_)
    assert not sheet.isVisible()


def test_who_closes_the_sheet_that_he_reads_is_asked_again(window: MainWindow, qtbot: QtBot) -> None:
    docks = begin(window, qtbot, 1280, 800)
    docks["commentary"].show()
    head_of(docks["commentary"]).close_.setFocus()
    press(window, Qt.Key.Key_3, ALT)
    assert not docks["commentary"].isVisible()
    assert desk_of(window).table.isAncestorOf(window.focusWidget())


def test_what_is_pinned_stands_beside_the_stage_where_there_is_room(window: MainWindow, qtbot: QtBot) -> None:
    docks = begin(window, qtbot, 1920, 1080)
    table = desk_of(window).table
    for sheet in (docks["commentary"], docks["accounts"]):
        sheet.show()
        assert not is_beside(window, sheet)
        click(head_of(sheet).pin)
        assert is_beside(window, sheet)
        assert sheet.isVisible()
    wait(qtbot, lambda: table.width() < 1920 * 0.8)
    window.resize(1280, 800)
    QApplication.processEvents()
    assert not any(is_beside(window, sheet) for sheet in docks.values())
    assert [sheet.isVisible() for sheet in docks.values()].count(True) == 1
    wait(qtbot, lambda: table.width() == 1280)
    window.resize(1920, 1080)
    QApplication.processEvents()
    assert is_beside(window, docks["commentary"])
    assert is_beside(window, docks["accounts"])
    assert not is_beside(window, docks["referee"])
    click(head_of(docks["accounts"]).pin)
    assert not is_beside(window, docks["accounts"])
    assert docks["accounts"].isVisible()
    settings().change(text_scale=150)
    QApplication.processEvents()
    assert not is_beside(window, docks["commentary"])
    assert theme().scale == 1.5


def test_pinned_sheets_are_there_again_in_the_next_window(window: MainWindow, qtbot: QtBot) -> None:
    docks = begin(window, qtbot, 1920, 1080)
    docks["accounts"].show()
    click(head_of(docks["accounts"]).pin)
    docks["referee"].show()
    window.close()
    following = MainWindow()
    following.resize(1920, 1080)
    with qtbot.waitExposed(following):
        following.show()
    docks = begin(following, qtbot, 1920, 1080)
    wait(qtbot, docks["accounts"].isVisible)
    assert is_beside(following, docks["accounts"])
    assert not docks["referee"].isVisible()
    following.docks.forget()
    assert not following.docks.any_open
    following.close()
    following.deleteLater()


WHOLE = '{"pinned": ["dock-commentary"], "open": ["dock-commentary"]}'


@pytest.mark.parametrize(("kept", "opens"), [(WHOLE, True), ("[]", False), ("{", False), ('{"pinned": 7}', False)])
def test_a_damaged_memory_of_sheets_is_none(window: MainWindow, qtbot: QtBot, kept: str, opens: bool) -> None:
    settings().change(layouts={"docks-sheets+accounts": encode_bytes(kept.encode())})
    docks = begin(window, qtbot, 1280, 800)
    assert window.docks.any_open == opens
    docks["referee"].show()
    assert not docks["referee"].isHidden()


@pytest.mark.parametrize("scheme", ["light", "dark", "contrast"])
def test_the_name_of_a_sheet_stands_out_from_its_head(window: MainWindow, qtbot: QtBot, scheme: str) -> None:
    settings().change(theme=scheme)
    docks = begin(window, qtbot, 1280, 800)
    docks["commentary"].show()
    words = head_of(docks["commentary"]).words
    qtbot.waitUntil(lambda: words.isVisible() and theme().dressing.over)
    drawn = words.grab().toImage()
    colours = {drawn.pixelColor(x, y).name() for x in range(drawn.width()) for y in range(drawn.height())}
    assert theme().colour("on_slate").name() in colours
