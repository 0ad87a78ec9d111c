"""The list of the commentary: its lines have the height of what is painted, and unseen ones take no work."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.table.match.commentary import MatchCommentary
from swallows_gui.games.swallows.words.bundle import Models
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.services.language import LanguageService
from swallows_gui.session import Seat, Session, Setup


def played() -> tuple[Models, Names, Sequence[Mapping[str, Any]]]:
    """A friendly played, nothing of it shown yet."""
    seats = tuple(Seat(name, "ai", "easy") for name in ("Ann", "Ben", "Cleo"))
    game = Session.new(Setup({"format": "friendly", "seats": 3, "field": ["BRA", "SUI"]}, seats, seed=4))
    game.run()
    names = Names(load(), ("Ann", "Ben", "Cleo"), ("BRA", "SUI"))
    return Models(names, load().tables(), None), names, game.view(None).history


@pytest.fixture(params=["de", "en"])
def commentary(qapp: QApplication, qtbot: QtBot, request: pytest.FixtureRequest) -> Iterator[MatchCommentary]:
    assert qapp
    LanguageService.install(request.param)
    models, names, history = played()
    models.log.append(history)
    made = MatchCommentary(models.log, names)
    qtbot.addWidget(made)
    made.resize(220, 300)
    yield made
    LanguageService.install("en")


def test_a_line_is_as_high_as_the_words_with_their_links(commentary: MatchCommentary, qtbot: QtBot) -> None:
    commentary.show()
    qtbot.waitExposed(commentary)
    lines = commentary.lines
    delegate = lines._lines
    rows = lines.model().rowCount()
    assert rows > 20
    for row in range(rows):
        index = lines.model().index(row, 0)
        size = delegate.sizeHint(QStyleOptionViewItem(), index)
        room = delegate.room(QRectF(0, 0, size.width(), size.height()))
        painted = delegate.document(index, room.width()).size().height()
        assert 0 <= room.height() - painted < 1, index.data()


def test_lines_that_nobody_sees_are_not_laid_out_before_they_are_shown(
    commentary: MatchCommentary, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    measured: list[int] = []
    delegate = commentary.lines._lines
    measure = delegate.sizeHint

    def noted(option: QStyleOptionViewItem, index: object) -> object:
        measured.append(commentary.lines.viewport().width())
        return measure(option, index)  # type: ignore[arg-type]

    monkeypatch.setattr(delegate, "sizeHint", noted)
    commentary.lines.scheduleDelayedItemsLayout()
    qtbot.wait(20)
    assert measured == []
    commentary.show()
    qtbot.waitUntil(lambda: bool(measured))
    assert commentary.lines.visualRect(commentary.lines.model().index(3, 0)).top() > 0


def test_when_another_seat_looks_the_newest_lines_are_in_sight(qapp: QApplication, qtbot: QtBot) -> None:
    """What one seat alone was told goes, and with it the line that the keys stood on, which Qt would follow."""
    assert qapp
    models, names, history = played()
    models.log.append(history)
    commentary = MatchCommentary(models.log, names)
    qtbot.addWidget(commentary)
    commentary.resize(220, 300)
    commentary.show()
    qtbot.waitExposed(commentary)
    lines = commentary.lines
    lines.setCurrentIndex(models.log.index(0, 0))
    models.log.rebuild(history[:-20])
    assert models.log.rowCount() > 20
    assert lines.verticalScrollBar().value() == 0
    assert not lines.currentIndex().isValid()
    models.log.rebuild(history)
    assert lines.verticalScrollBar().value() == 0
