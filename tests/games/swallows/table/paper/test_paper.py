"""The record sheet and the cards on paper."""

from pathlib import Path
from typing import cast
from unittest import mock

import pytest
from PySide6.QtCore import QEventLoop, QRectF, QTimer
from PySide6.QtGui import QImage, QPainter
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QApplication, QDialog, QProgressBar, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.rules.view import SwallowsView
from swallows_gui.games.swallows.table.paper import card_sheets
from swallows_gui.games.swallows.table.paper.pad import record_sheet
from swallows_gui.games.swallows.words.bundle import Models
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.services.language import LanguageService, language
from swallows_gui.session import Seat, Session, Setup
from swallows_gui.ui.kit import save_dialog
from swallows_gui.ui.play.paper import page
from swallows_gui.ui.play.paper.printing import Writing
from swallows_gui.ui.shell.main_window import MainWindow
from tests.games.swallows.table.paper.conftest import A4, texts
from tests.ui.conftest import window  # noqa: F401 - a fixture
from tests.ui.hands import start_friendly

NAMES = ("Ada", "Bert", "Cleo", "Dora")


def played(moves: int, form: str = "sixteen") -> tuple[Session, Models]:
    """A game of four (or, in a friendly, three) AI seats after so many moves."""
    names = NAMES[:3] if form == "friendly" else NAMES
    options: dict[str, object] = {"format": form}
    if form == "friendly":
        options["field"] = ["GER", "BRA"]
    session = Session.new(Setup(options, tuple(Seat(name, "ai", "easy") for name in names), seed=7))
    session.run(lambda: session.n >= moves)
    view = cast(SwallowsView, session.view(None))
    known = Names(load(), names, groups=load().formats[form].compiled().schedule.group_names)
    known.field = tuple(view.tables.nation_code[nation] for nation in view.field)
    models = Models(known, view.tables, view.form.schedule)
    models.update(view)
    return session, models


def test_the_sheet_names_every_team_and_every_result() -> None:
    session, models = played(100_000)
    (sheet,) = record_sheet(session, models)
    found = texts(sheet)
    for team in range(16):
        assert found.count(models.names.team(team)) >= 4, "three matches and a line of the table"
    for row in models.matches.rows[:24]:
        assert row.score is not None
        assert f"{row.score.home}:{row.score.away}" in found
    for seat, amount in enumerate(session.result["cash"] if session.result else []):
        assert NAMES[seat] in found
        assert f"{amount}M" in found


def test_a_running_game_s_sheet_is_open_and_tells_no_cash() -> None:
    session, models = played(250)
    (sheet,) = record_sheet(session, models)
    found = texts(sheet)
    assert found.count(":") == sum(row.score is None for row in models.matches.rows[:24]), "to be filled in by hand"
    assert "Winner of group A" in found
    assert not [text for text in found if text.endswith("M") and "bribes" not in text]


def test_a_large_tournament_takes_several_pages_and_a_final_group_no_bracket() -> None:
    session, models = played(900, "twenty-four")
    groups, end = record_sheet(session, models)
    assert "Tournament sheet 1/2" in texts(groups)
    assert "Best thirds" in texts(groups)
    assert "Group F" in texts(groups)
    assert "Round of 16" in texts(end)
    assert "Managers" in texts(end)
    session, models = played(400, "double-sheet")
    first, second, _end = record_sheet(session, models)
    assert ("Group D" in texts(first), "Group E" in texts(first)) == (True, False)
    assert ("Group D" in texts(second), "Group E" in texts(second)) == (False, True)
    session, models = played(400, "sixteen-final-group")
    (sheet,) = record_sheet(session, models)
    assert "Final" not in texts(sheet)


def test_the_sheet_is_in_the_language_in_use() -> None:
    session, models = played(250)
    LanguageService.install("de")
    (sheet,) = record_sheet(session, models)
    found = texts(sheet)
    assert "Turnierplan" in found
    assert "Punkte" in found
    assert "Tournament sheet" not in found


def test_a_friendly_s_sheet_is_its_match() -> None:
    session, models = played(100_000, "friendly")
    (sheet,) = record_sheet(session, models)
    found = texts(sheet)
    score = models.matches.rows[0].score
    assert score is not None
    assert "Germany" in found
    assert "Brazil" in found
    assert any(text.partition(" ")[0] == str(score.home) for text in found)
    assert any(text.partition(" ")[0] == str(score.away) for text in found)


@pytest.mark.parametrize("height", [A4.height(), 1400.0])
def test_nothing_is_painted_beyond_the_page(height: float) -> None:
    session, models = played(100_000)
    (sheet,) = record_sheet(session, models)
    room = QRectF(0, 0, A4.width(), height)
    image = QImage(1000, 1600, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.scale(0.5, 0.5)
    sheet(painter, room)
    painter.end()
    below, right = int(height / 2) + 2, int(A4.width() / 2) + 2
    assert all(image.pixel(x, y) == 0 for y in range(below, 1600, 3) for x in range(0, 1000, 3))
    assert all(image.pixel(x, y) == 0 for y in range(0, 1600, 3) for x in range(right, 1000, 3))
    assert (
        any(image.pixel(x, y) for y in range(below - 120, below) for x in range(0, right, 2)) or height == A4.height()
    )


def test_a_pdf_has_a_page_for_every_nine_cards_and_one_for_their_backs(tmp_path: Path) -> None:
    cards = list(load().cards.values())[:19]
    pages = card_sheets.card_pages(cards)
    assert len(pages) == 6
    target = tmp_path / "cards.pdf"
    page.write_pdf(target, "Cards", pages)
    data = target.read_bytes()
    assert data.startswith(b"%PDF-")
    assert data.count(b"/Type /Page\n") == 6 or data.count(b"/Type /Page ") == 6


def test_a_back_lies_on_its_face_and_everything_fits_on_the_sheet() -> None:
    """Turned over its long side a page of backs meets that of the faces; bleed and marks are within the margins."""
    for number in range(9):
        front, behind = (
            card_sheets.room_of(card_sheets.place_of(number, turned=turned), A4) for turned in (False, True)
        )
        assert front.left() - A4.left() == pytest.approx(A4.right() - behind.right())
        assert front.top() == behind.top()
        out = card_sheets.BLEED + card_sheets.MARK
        assert A4.adjusted(-70, -70, 70, 70).contains(front.adjusted(-out, -out, out, out)), "5 mm from the edge"
        for other in range(number):
            beside = card_sheets.room_of(card_sheets.place_of(other, turned=False), A4)
            bleed = card_sheets.BLEED
            assert not front.adjusted(-bleed, -bleed, bleed, bleed).intersects(
                beside.adjusted(-bleed, -bleed, bleed, bleed)
            )


def test_every_card_s_line_stands_on_its_sheet() -> None:
    cards = list(load().cards.values())[::25]
    found = " ".join(text for sheet in card_sheets.card_pages(cards) for text in texts(sheet))
    for card in cards:
        line = language().card_text(card.id, card.text)
        assert all(word in found for word in line.split()), card.id


def test_a_pdf_that_cannot_be_written_says_so(tmp_path: Path) -> None:
    session, models = played(10)
    with pytest.raises(OSError, match=r"."):
        page.write_pdf(tmp_path / "nowhere" / "sheet.pdf", "Sheet", record_sheet(session, models))


def test_the_menu_writes_the_running_game_s_sheet(
    window: MainWindow,  # noqa: F811
    qtbot: QtBot,
    tmp_path: Path,
) -> None:
    assert not window.actions_["pdf"].isEnabled(), "nothing to write on the start screen"
    start_friendly(window, qtbot)
    assert "Tournament sheet" in window.actions_["pdf"].text()
    assert "Tournament sheet" in window.actions_["sheet"].text()
    target = tmp_path / "sheet"
    with mock.patch.object(save_dialog, "named", return_value=str(target)):
        window.actions_["pdf"].trigger()
    assert target.with_suffix(".pdf").read_bytes().startswith(b"%PDF-")
    assert str(target) in window.notice.text()


def test_the_menu_prints_what_the_album_lists(window: MainWindow) -> None:  # noqa: F811
    window.show_screen("album")
    assert "Card album" in window.actions_["print"].text()
    with mock.patch.object(QPrintDialog, "exec", return_value=QPrintDialog.DialogCode.Rejected) as asked:
        window.actions_["print"].trigger()
    assert asked.call_count == 1


def show_album(window: MainWindow, search: str) -> None:  # noqa: F811
    """The album, with the cards that a search finds."""
    window.show_screen("album")
    window.navigation.screens["album"].search.setText(search)  # type: ignore[attr-defined]
    QApplication.processEvents()


def write_album(window: MainWindow, path: Path, search: str = "") -> None:  # noqa: F811
    """Have the album written as PDF."""
    show_album(window, search)
    with mock.patch.object(save_dialog, "named", return_value=str(path)):
        window.actions_["pdf"].trigger()


@pytest.mark.parametrize(("search", "least"), [("ball", 5), pytest.param("", 50, marks=pytest.mark.nightly)])
def test_the_album_is_written_piece_by_piece(window: MainWindow, tmp_path: Path, search: str, least: int) -> None:  # noqa: F811
    told: list[int] = []
    with mock.patch.object(QProgressBar, "setValue", side_effect=told.append):
        write_album(window, tmp_path / "cards.pdf", search)
    assert told == list(range(1, len(told) + 1))
    assert len(told) > least
    assert (tmp_path / "cards.pdf").read_bytes().startswith(b"%PDF-")
    assert not window.findChildren(QDialog)


def test_writing_the_album_can_be_stopped(window: MainWindow, tmp_path: Path) -> None:  # noqa: F811
    def stop() -> int:
        writing = window.findChild(Writing)
        assert writing is not None
        loop = QEventLoop()
        writing.finished.connect(loop.quit)
        writing.bar.valueChanged.connect(lambda value: writing.stop.click() if value == 5 else None)
        loop.exec()
        assert writing.bar.value() == 5
        return writing.result()

    with mock.patch.object(Writing, "exec", side_effect=stop):
        write_album(window, tmp_path / "cards.pdf")
    assert window.notice.text() == "Stopped: nothing was written."
    assert not list(tmp_path.glob("*.pdf"))


def test_an_album_that_cannot_be_written_says_why(window: MainWindow, tmp_path: Path) -> None:  # noqa: F811
    write_album(window, tmp_path / "nowhere" / "cards.pdf", "ball")
    assert "could not be written" in window.notice.text()
    assert not window.findChildren(QDialog)


def print_album(window: MainWindow, path: Path, search: str = "") -> None:  # noqa: F811
    """Have the album printed into a file."""

    def choose(dialog: QPrintDialog) -> QDialog.DialogCode:
        dialog.printer().setOutputFileName(str(path))
        return QDialog.DialogCode.Accepted

    show_album(window, search)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(QPrintDialog, "exec", choose)
        window.actions_["print"].trigger()


def test_the_album_is_printed_piece_by_piece(window: MainWindow, tmp_path: Path) -> None:  # noqa: F811
    told: list[int] = []
    with mock.patch.object(QProgressBar, "setValue", side_effect=told.append):
        print_album(window, tmp_path / "printed.pdf", "ball")
    assert told == list(range(1, len(told) + 1))
    assert len(told) > 5
    assert (tmp_path / "printed.pdf").read_bytes().startswith(b"%PDF-")
    assert not window.findChildren(QDialog)


def test_printing_the_album_can_be_stopped(window: MainWindow, tmp_path: Path) -> None:  # noqa: F811
    def stop() -> int:
        writing = window.findChild(Writing)
        assert writing is not None
        loop = QEventLoop()
        writing.finished.connect(loop.quit)
        writing.bar.valueChanged.connect(lambda value: writing.stop.click() if value == 5 else None)
        loop.exec()
        return writing.result()

    with mock.patch.object(Writing, "exec", side_effect=stop):
        print_album(window, tmp_path / "printed.pdf")
    assert window.notice.text() == "Stopped: not everything was printed."


def test_the_properties_of_a_printer_show_their_small_page(qtbot: QtBot) -> None:
    """Qt writes on it in a part of the application's type size, and says so where that has none."""
    parent = QWidget()
    qtbot.addWidget(parent)
    printer = QPrinter()
    dialog = QPrintDialog(printer, parent)
    dialog.show()
    properties = next(button for button in dialog.findChildren(QPushButton) if "roperties" in button.text())
    pictures: list[QImage] = []

    def look() -> None:
        previews = dialog.findChildren(QWidget, "preview")
        pictures.extend(widget.grab().toImage() for widget in previews if widget.isVisible())
        for opened in dialog.findChildren(QDialog):
            opened.close()

    timer = QTimer()
    timer.timeout.connect(look)
    timer.start(0)
    properties.click()
    qtbot.waitUntil(lambda: bool(pictures))
    timer.stop()
    dialog.close()
    assert not any(picture.isNull() for picture in pictures)
