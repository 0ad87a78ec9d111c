"""The card album: every card and nation is there, can be found in both languages, and looked at by keyboard."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QAbstractItemModelTester, QTest
from pytestqt.qtbot import QtBot

from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.table.cards.kind_signs import plain_name, spoken
from swallows_gui.games.swallows.table.screens.album import AlbumScreen
from swallows_gui.games.swallows.words.album import NO_NATION, AlbumFilter, AlbumModel, NationAlbumModel, facts_of
from swallows_gui.models import roles
from swallows_gui.services.language import language
from swallows_gui.services.settings import settings
from swallows_gui.ui.kit.face_cache import paint_queue
from swallows_gui.ui.shell.main_window import MainWindow
from tests.ui.hands import click, settle


@pytest.fixture
def album(window: MainWindow, qtbot: QtBot) -> AlbumScreen:
    """The album, opened from the start screen."""
    click(window.start.album_button)
    screen = window.stack.currentWidget()
    assert isinstance(screen, AlbumScreen)
    qtbot.waitUntil(screen.search.hasFocus)
    return screen


def ids(screen: AlbumScreen) -> list[str]:
    """What the open tab shows: card ids or codes."""
    model = screen.grid.model()
    return [str(model.index(row, 0).data(roles.KEY)) for row in range(model.rowCount())]


def choose(screen: AlbumScreen, **wanted: str) -> None:
    """Choose by the filters' values."""
    for key, value in wanted.items():
        at = screen.choosers[key].findData(value)
        assert at >= 0
        screen.choosers[key].setCurrentIndex(at)


def test_the_models_keep_qts_rules_while_filtered_and_translated(window: MainWindow) -> None:
    assert window.isVisible()
    cards = AlbumModel(load(), spoken, plain_name)
    nations = NationAlbumModel(load(), lambda nation: nation.code)
    filters = [AlbumFilter(cards), AlbumFilter(nations)]
    reporting = QAbstractItemModelTester.FailureReportingMode.Fatal
    testers = [QAbstractItemModelTester(model, reporting) for model in (cards, nations, *filters)]
    for proxy in filters:
        for text in ("tor", "", "ball ball", "goal"):
            proxy.look_for(text)
    filters[0].choose(colour="red", value="5")
    language().set_language("de")
    filters[0].choose()
    names = [nations.index(row).data() for row in range(nations.rowCount())]
    assert "Deutschland" in names
    strengths = [load().nations[code].strength for code in nations.codes]
    assert strengths == sorted(strengths, reverse=True)
    assert len(testers) == 4


def test_every_card_that_is_played_and_every_nation_is_in_the_album(album: AlbumScreen) -> None:
    catalogue = load()
    assert ids(album) == [card.id for card in catalogue.cards.values() if card.count]
    assert str(len(ids(album))) in album.count.text()
    album.open_tab("nations")
    assert set(ids(album)) == set(catalogue.nations)
    assert not album.filters_button.isVisible()


@pytest.mark.parametrize(
    "wanted",
    [
        {"colour": "blue"},
        {"kind": "swallow"},
        {"place": "edge"},
        {"value": "4"},
        {"nation": "URU"},
        {"nation": NO_NATION, "colour": "red"},
        {"kind": "attack", "place": "inside", "value": "5"},
    ],
)
def test_filters_show_exactly_the_cards_that_fit(album: AlbumScreen, wanted: dict[str, str]) -> None:
    choose(album, **wanted)
    expected = []
    for card in load().cards.values():
        facts = facts_of(card)
        fits = {
            "colour": card.colour,
            "kind": facts.kind,
            "value": str(facts.value),
            "nation": card.nation or NO_NATION,
        } | ({"place": wanted["place"]} if wanted.get("place") in facts.places else {})
        if card.count and all(fits.get(key) == value for key, value in wanted.items()):
            expected.append(card.id)
    assert expected
    assert ids(album) == expected
    assert len(expected) < len(album.cards.cards)
    click(album.all_button)
    assert len(ids(album)) == len(album.cards.cards)


def test_a_red_is_found_as_what_it_stands_in_for() -> None:
    reds = [card for card in load().cards.values() if card.as_ is not None and card.as_.kind == "goalie"]
    assert reds
    for card in reds:
        assert facts_of(card).kind == "goalie"
        assert card.as_ is not None
        assert facts_of(card).value == card.as_.value


@pytest.mark.parametrize("code", ["en", "de"])
def test_the_search_reads_both_languages_whatever_the_window_speaks(
    window: MainWindow, album: AlbumScreen, code: str
) -> None:
    window.actions_[f"language:{code}"].trigger()
    card = next(card for card in load().cards.values() if card.count)
    for text in (*language().both(card.id, card.text), *language().both_titles(card.id, card.title)):
        album.search.setText(text.upper())
        assert card.id in ids(album)
        assert len(ids(album)) < 5
    album.open_tab("nations")
    for text in ("deutschland", "GERMANY", "ger"):
        album.search.setText(text)
        assert "GER" in ids(album)
    album.search.setText("elfenbeinkuste" if "CIV" in load().nations else "osterreich")
    assert len(ids(album)) == 1


def test_nothing_found_says_so_and_offers_everything(album: AlbumScreen) -> None:
    QTest.keyClicks(album.search, "xyzzy")
    assert not ids(album)
    assert album.empty.isVisible()
    assert not album.grid.isVisible()
    QTest.keyClick(album, Qt.Key.Key_Escape)
    assert album.grid.isVisible()
    assert not album.search.text()
    assert not album.all_button.isEnabled()


def test_cards_are_walked_and_zoomed_by_keyboard(window: MainWindow, album: AlbumScreen, qtbot: QtBot) -> None:
    settings().change(**{"swallows.both_languages": True})
    QTest.keyClick(album.search, Qt.Key.Key_Return)
    grid = album.grid
    assert grid.hasFocus()
    assert grid.currentIndex().row() == 0
    QTest.keyClick(grid, Qt.Key.Key_Right)
    assert grid.currentIndex().row() == 1
    QTest.keyClick(grid, Qt.Key.Key_Space)
    assert album.zoomed.isVisible()
    for row in (1, 2):
        card = grid.model().index(row, 0).data(roles.CARD)
        german, english = language().both(card.id, card.text)
        assert german in album.zoomed.text()
        assert english in album.zoomed.text()
        head = album.zoomed.text().splitlines()[0]
        assert all(title in head for title in language().both_titles(card.id, card.title))
        QTest.keyClick(album.zoomed, Qt.Key.Key_Right)
    assert grid.currentIndex().row() == 3
    QTest.keyClick(album.zoomed, Qt.Key.Key_Left)
    assert grid.currentIndex().row() == 2
    QTest.keyClick(album.zoomed, Qt.Key.Key_Escape)
    assert not album.zoomed.isVisible()
    qtbot.waitUntil(grid.hasFocus)
    album.open_tab("nations")
    album.grid.setFocus()
    QTest.keyClick(album.grid, Qt.Key.Key_Return)
    first = load().nations[ids(album)[0]]
    assert first.name["de"] in album.zoomed.text()
    assert first.name["en"] in album.zoomed.text()
    QTest.keyClick(album.zoomed, Qt.Key.Key_Escape)
    QTest.keyClick(album.grid, Qt.Key.Key_Escape)
    assert window.stack.currentWidget() is window.start


def test_a_screen_reader_hears_each_card_whole(album: AlbumScreen) -> None:
    assert QAccessible.queryAccessibleInterface(album.grid).text(QAccessible.Text.Name)
    for chooser in album.choosers.values():
        assert chooser.accessibleName()
    for row, card in enumerate(album.cards.cards):
        words = str(album.cards.index(row).data(Qt.ItemDataRole.AccessibleTextRole))
        assert language().card_text(card.id, card.text) in words
        assert language().card_title(card.id, card.title) in words


def test_scrolling_paints_faces_in_slices(album: AlbumScreen, qtbot: QtBot) -> None:
    bar = album.grid.verticalScrollBar()
    bar.setValue(bar.maximum())
    album.grid.viewport().repaint()
    qtbot.waitUntil(lambda: paint_queue().waiting == 0)
    last = album.grid.model().index(album.grid.model().rowCount() - 1, 0)
    assert album.grid.visualRect(last).intersects(album.grid.viewport().rect())


@pytest.mark.parametrize(("percent", "size"), [(100, (1280, 800)), (200, (1024, 700))])
@pytest.mark.parametrize("code", ["de", "en"])
def test_the_album_fits_its_window(
    window: MainWindow, qtbot: QtBot, album: AlbumScreen, percent: int, size: tuple[int, int], code: str
) -> None:
    settings().change(text_scale=percent, language=code)
    window.resize(*size)
    settle(window, qtbot)
    for tab in ("cards", "nations"):
        album.open_tab(tab)
        settle(window, qtbot)
        for widget in (album.tabs, album.search, album.grid, album.count, album.all_button, album.back_button):
            assert widget.isVisible()
            corner = widget.mapTo(window, widget.rect().bottomRight())
            assert window.rect().contains(corner), widget.accessibleName()
            assert widget.width() >= widget.minimumSizeHint().width()
        whole = album.grid.visualRect(album.grid.model().index(0, 0))
        assert album.grid.viewport().rect().contains(whole)
    settings().change(text_scale=100)


def test_a_switch_of_language_reaches_every_word(window: MainWindow, album: AlbumScreen) -> None:
    def texts() -> set[str]:
        found = {label.text() for label in album._labels.values()} | {
            album.count.text(),
            album.search.placeholderText(),
        }
        for chooser in album.choosers.values():
            found |= {chooser.itemText(row) for row in range(chooser.count())}
        return {text for text in found if not text.isdigit()}

    english = texts()
    window.actions_["language:de"].trigger()
    german = texts()
    nations = {nation.name["en"] for nation in load().nations.values()}
    assert not (english & german) - nations - {"Nation", "special", "Offside"}
    window.actions_["language:en"].trigger()
    assert texts() == english
