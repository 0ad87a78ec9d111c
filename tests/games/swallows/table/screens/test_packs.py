"""The screen of packs: what each brings is seen, and whether new games are played with it is switched there."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from unittest import mock

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from swallows_gui.catalogue.pack_store import install, installed
from swallows_gui.catalogue.places import have_changed, places
from swallows_gui.folders import games_folder, packs_folder
from swallows_gui.games.swallows.table.screens.album import AlbumScreen
from swallows_gui.games.swallows.table.screens.pack_panel import PackPanel
from swallows_gui.games.swallows.table.screens.packs import PacksScreen
from swallows_gui.records.read import read
from swallows_gui.services.settings import settings
from swallows_gui.ui.shell.main_window import MainWindow
from swallows_gui.ui.shell.rules import RulesScreen
from tests.catalogue.packs_of_ours import card, write
from tests.catalogue.test_pack_archives import zipped
from tests.ui.hands import button, click, desk_of, start_friendly, wait

ISLANDS = Path(__file__).parents[5] / "resources" / "packs" / "islands"


@pytest.fixture(autouse=True)
def _others_packs() -> Iterator[None]:
    """Languages of the packs of this test are not remembered after it."""
    yield
    shutil.rmtree(packs_folder(), ignore_errors=True)
    have_changed()


@pytest.fixture
def screen(window: MainWindow) -> PacksScreen:
    """The screen of packs, reached by its key."""
    QTest.keyClick(window, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    shown = window.stack.currentWidget()
    assert isinstance(shown, PacksScreen)
    return shown


def filled(screen: PacksScreen, qtbot: QtBot, identity: str) -> PackPanel:
    """The panel of a pack, once it shows what is in it."""
    wait(qtbot, lambda: identity in screen.panels and screen.panels[identity].property("filled") is not None)
    return screen.panels[identity]


def install_by_dialog(screen: PacksScreen, path: Path) -> None:
    """Press the button, and name a file."""
    with mock.patch.object(QFileDialog, "getOpenFileName", return_value=(str(path), "")):
        click(screen.install_button)


def said(box: QMessageBox, words: str) -> QAbstractButton:
    """The button of a box that says so."""
    return next(each for each in box.buttons() if words in each.text())


def test_a_pack_is_installed_from_a_file_shown_with_its_pictures_and_removed(
    window: MainWindow, screen: PacksScreen, qtbot: QtBot, tmp_path: Path
) -> None:
    assert screen.about.isVisible()
    install_by_dialog(screen, zipped(tmp_path / "islands.zip", ISLANDS))
    panel = filled(screen, qtbot, "islands")
    assert "Islands of Legend 1.0 is installed" in screen.notice.text()
    assert "3 nations · 5 different cards · 1 format · 1 field of teams" in panel.contents.text()
    assert panel.pictures.model().rowCount() == 8
    assert panel.pictures.isVisible()
    assert panel.switch.isChecked()
    panel.pictures.setFocus()
    QTest.keyClick(panel.pictures, Qt.Key.Key_Space)
    assert "Atlantis" in screen.zoomed.text()
    screen.zoomed.hide()
    with (
        mock.patch.object(QMessageBox, "exec"),
        mock.patch.object(QMessageBox, "clickedButton", lambda box: said(box, "Remove")),
    ):
        click(panel.remove_button)
    assert list(screen.panels) == ["islands"], "the one that comes with the program is shown again"
    assert screen.panels["islands"].remove_button.isHidden()
    assert screen.about.isVisible()
    assert installed() == []
    del window


def test_a_pack_is_switched_by_mouse_and_keyboard_and_needs_follow(
    screen: PacksScreen, qtbot: QtBot, tmp_path: Path
) -> None:
    install(write(tmp_path / "1", id="cups", off=[]))
    install(write(tmp_path / "2", needs=["cups"]))
    screen.enter()
    first, second = filled(screen, qtbot, "cups"), filled(screen, qtbot, "oldboys")
    second.switch.setFocus()
    QTest.keyClick(second.switch, Qt.Key.Key_Space)
    assert {name: place.on for name, place in places().items()} == {"cups": True, "oldboys": True}
    assert "Switched on with it" in screen.notice.text()
    assert first.switch.isChecked()
    QTest.mouseClick(first.switch, Qt.MouseButton.LeftButton, pos=QPoint(5, 10))
    assert {name: place.on for name, place in places().items()} == {"cups": False, "oldboys": False}
    assert not second.switch.isChecked()


def test_what_cannot_be_used_is_said_in_the_language_of_the_window(
    screen: PacksScreen, qtbot: QtBot, tmp_path: Path
) -> None:
    settings().change(language="de")
    bad = write(tmp_path / "bad", {"cards/green.json": [card("oldboys:cross", count=99)]})
    install_by_dialog(screen, zipped(tmp_path / "bad.zip", bad))
    sentence = "bad.zip ist nicht installiert. oldboys/cards/green.json: oldboys:cross: count: darf höchstens 20 sein"
    assert screen.notice.text() == sentence
    install(write(tmp_path / "good"))
    (packs_folder() / "oldboys-1.2" / "nations.json").write_text("[{}]", "utf-8")
    screen.enter()
    panel = filled(screen, qtbot, "oldboys")
    assert panel.wrong.text() == "oldboys/nations.json: Eintrag 1: code: fehlt"
    assert not panel.switch.isEnabled()


def test_a_file_can_be_dropped_on_the_screen(screen: PacksScreen, tmp_path: Path) -> None:
    files = QMimeData()
    files.setUrls([QUrl.fromLocalFile(str(zipped(tmp_path / "old.zip", write(tmp_path / "old"))))])
    copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    entering = QDragEnterEvent(QPoint(50, 50), copy, files, left, none)
    screen.dragEnterEvent(entering)
    assert entering.isAccepted()
    screen.dropEvent(QDropEvent(QPointF(50, 50), copy, files, left, none))
    assert [each.id for each in installed()] == ["oldboys"]
    other = QMimeData()
    other.setUrls([QUrl.fromLocalFile(str(tmp_path / "picture.png"))])
    stranger = QDragEnterEvent(QPoint(50, 50), copy, other, left, none)
    stranger.ignore()
    screen.dragEnterEvent(stranger)
    assert not stranger.isAccepted()


def test_new_games_albums_and_rules_are_those_of_the_packs_that_are_on(
    window: MainWindow, screen: PacksScreen, qtbot: QtBot
) -> None:
    window.navigation.show_album("swallows")
    before = window.stack.currentWidget()
    window.show_screen("packs")
    screen.install(ISLANDS)
    window.navigation.show_album("swallows")
    album = window.stack.currentWidget()
    assert isinstance(album, AlbumScreen)
    assert album is not before
    assert any(each.id == "islands:ebb" for each in album.cards.cards)
    window.navigation.open_rules("", "swallows")
    rules = window.stack.currentWidget()
    assert isinstance(rules, RulesScreen)
    assert rules.sections.item(rules.sections.count() - 1).text().endswith("Islands of Legend")
    window.navigation.go_back()
    start_friendly(window, qtbot)
    session = desk_of(window).session
    assert [pack.id for pack in session.packs] == ["islands"]
    window.leave_game()
    window.show_screen("packs")
    screen.panels["islands"].switch.click()
    window.navigation.go_back()
    start_friendly(window, qtbot)
    assert desk_of(window).session.packs == ()


def test_a_language_that_a_pack_brings_is_offered_at_once_and_goes_with_it(
    window: MainWindow, screen: PacksScreen
) -> None:
    screen.install(ISLANDS)
    assert [each.text() for each in window.actions_.languages.actions()][-1] == "&Italiano"
    window.actions_["language:it"].trigger()
    assert settings().now.language == "it"
    assert screen.panels["islands"].name == "Isole leggendarie"
    screen.panels["islands"].switch.click()
    assert settings().now.language == "system"
    assert all("Ital" not in each.text() for each in window.actions_.languages.actions())


def test_a_game_that_lacks_its_pack_is_refused_by_name_and_its_file_can_be_looked_for(
    window: MainWindow, screen: PacksScreen, qtbot: QtBot, tmp_path: Path
) -> None:
    screen.install(ISLANDS)
    window.navigation.go_back()
    start_friendly(window, qtbot)
    window.leave_game()
    (record,) = games_folder().glob("*.swallows")
    assert [pack.id for pack in read(record).header.packs] == ["islands"]
    shutil.rmtree(packs_folder())
    archive = zipped(tmp_path / "islands.zip", ISLANDS)
    asked = []

    def answer(box: QMessageBox) -> object:
        asked.append(box.text())
        wanted = "Look for" if len(asked) > 1 else "Cancel"
        return said(box, wanted)

    with (
        mock.patch.object(QMessageBox, "exec"),
        mock.patch.object(QMessageBox, "clickedButton", answer),
        mock.patch.object(QFileDialog, "getOpenFileName", return_value=(str(archive), "")),
    ):
        window.open_file(record)
        assert window.desk is None
        assert "islands 1.0" in asked[0]
        window.open_file(record)
    assert [pack.id for pack in desk_of(window).session.packs] == ["islands"]
    assert json.loads((packs_folder() / "packs.json").read_text("utf-8"))["packs"]["islands"]["on"] is False


def test_a_button_of_the_screen_leads_back(window: MainWindow, screen: PacksScreen) -> None:
    click(button(screen, "Back"))
    assert window.stack.currentWidget() is window.start


def test_the_sample_is_one_click_away_until_it_is_there(screen: PacksScreen, qtbot: QtBot) -> None:
    assert screen.sample_button.isVisible()
    click(screen.sample_button)
    panel = filled(screen, qtbot, "islands")
    assert panel.switch.isChecked()
    assert "New games are played with it" in screen.notice.text()
    assert screen.sample_button.isHidden()


def test_the_sample_shows_what_is_in_it_and_is_installed_by_its_switch(screen: PacksScreen, qtbot: QtBot) -> None:
    panel = filled(screen, qtbot, "islands")
    assert panel.pictures.model().rowCount() == 8
    assert "when you switch it on" in panel.state.text()
    assert installed() == []
    panel.switch.click()
    assert [(each.id, each.on) for each in installed()] == [("islands", True)]
    panel = filled(screen, qtbot, "islands")
    assert panel.switch.isChecked()
    assert not panel.remove_button.isHidden()
    assert screen.about.isHidden()
