"""No word is cut off, every screen comes to rest, and Python remembers no item of a layout: in both languages and in
one that is 40 % longer, at 100 % and 200 % text, in the smallest window that is usable."""

import random
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from unittest import mock

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QScrollArea, QTableView, QVBoxLayout, QWidget

from pictures.camera import Camera
from pictures.formats import photograph_format
from pictures.peaks import photograph_peaks
from pictures.pseudo import LONG, Longer
from pictures.scenes import photograph
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.words import answers
from swallows_gui.services.language import LanguageService
from swallows_gui.services.settings import SettingsService, settings
from swallows_gui.services.theme import Theme
from swallows_gui.session import Setup
from swallows_gui.ui.kit.idle_queue import idle_queue
from tests.ui.fit.clipping import clipped
from tests.ui.fit.items import owners, remembered
from tests.ui.fit.stillness import restless

LONG_NAMES = ("Maximiliane", "Wilhelmine", "Bartholomäus", "Maximilian")


@pytest.fixture
def fresh(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Settings and games of nobody; afterwards the usual look."""
    for kind in ("DATA", "CONFIG", "CACHE", "STATE"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(tmp_path / kind.lower()))
    before = SettingsService._installed
    SettingsService.install(tmp_path / "settings.json")
    settings().change(reduced_motion=True, pace="instant")
    LanguageService.install("en")
    Theme.install(qapp, "light", 100)
    yield
    LanguageService.install("en")
    Theme.install(qapp, "light", 100)
    SettingsService._installed = before


def measured(
    app: QApplication, speech: str, percent: int, folder: Path, take: Callable[[Camera], None]
) -> tuple[int, list[str]]:
    """How many screens were looked at, and everything that did not fit on one of them; `take` goes from one to the
    next."""
    found: dict[str, str] = {}
    known = remembered()

    class Measure(Camera):
        def take(self, screen: str, widget: QWidget | None = None) -> None:
            self.wait(lambda: self.window.updatesEnabled() and not idle_queue().busy, f"{screen} to be laid out")
            self.settle()
            (widget or self.window).grab()  # as for a picture: whatever waits to be laid out is laid out now
            self.taken.append(screen)
            for line in clipped(widget or self.window):
                found.setdefault(line, screen)
            for name in restless(app):
                found.setdefault(f"{name} is laid out for ever", screen)

    random.seed(2006)
    few = mock.patch.object(answers, "REMAINDERS", 100)  # his quotes take as much room as after more of them
    with mock.patch.object(Setup, "drawn_seed", return_value=2006), few:
        camera = Measure(app, folder, LONG if speech == "longer" else speech, percent, (1024, 700))
        try:
            take(camera)
            for owner in owners(remembered() - known):
                found[f"{owner} remembers items of a layout"] = "the whole window"
        finally:
            camera.close()
    return len(camera.taken), [f"{screen}: {line}" for line, screen in found.items()]


@pytest.mark.slow
@pytest.mark.usefixtures("_shown_at_once")
@pytest.mark.parametrize(
    ("speech", "percent", "left_out"),
    [
        ("de", 200, ()),
        ("longer", 100, ("peaks",)),  # the peaks of an evening by day in German and large alone
        pytest.param("longer", 100, (), marks=pytest.mark.nightly),
        pytest.param("de", 100, (), marks=pytest.mark.nightly),  # its words are shorter than those of longer English
        pytest.param("longer", 200, (), marks=pytest.mark.nightly),
        pytest.param("en", 100, (), marks=pytest.mark.nightly),  # what has room in longer English has it in English
        pytest.param("en", 200, (), marks=pytest.mark.nightly),
    ],
)
def test_no_screen_cuts_off_a_word(
    qapp: QApplication,
    fresh: None,
    tmp_path: Path,
    speech: str,
    percent: int,
    left_out: tuple[str, ...],
) -> None:
    taken, found = measured(qapp, speech, percent, tmp_path, partial(photograph, left_out=left_out))
    assert taken >= 20
    assert not found, "\n".join(found)


@pytest.mark.nightly
@pytest.mark.parametrize("format_id", sorted(set(load().formats) - {"friendly"}))
@pytest.mark.parametrize("speech", ["de", "en"])
def test_no_screen_of_a_format_cuts_off_a_word(
    qapp: QApplication, fresh: None, tmp_path: Path, format_id: str, speech: str
) -> None:
    take = partial(photograph_format, format_id=format_id, seed=2006)
    taken, found = measured(qapp, speech, 200, tmp_path, take)
    assert taken >= 10
    assert not found, "\n".join(found)


@pytest.mark.slow
@pytest.mark.usefixtures("_shown_at_once")
@pytest.mark.parametrize(
    "percent", [150, pytest.param(100, marks=pytest.mark.nightly), pytest.param(200, marks=pytest.mark.nightly)]
)
def test_no_long_name_is_cut_off(qapp: QApplication, fresh: None, tmp_path: Path, percent: int) -> None:
    """An evening of people with long names: offers and prices, the groups' end, the final, the race of the pay-out."""
    with mock.patch("pictures.window.NAMES", LONG_NAMES):
        taken, found = measured(qapp, "de", percent, tmp_path, photograph_peaks)
    assert taken >= 10
    assert not found, "\n".join(found)


def test_what_is_cut_off_is_found(qapp: QApplication) -> None:
    window = QWidget()
    column = QVBoxLayout(window)
    label, button, wrapped, table = (
        QLabel("A word that is too long"),
        QPushButton("Press here now"),
        QLabel(),
        QTableView(),
    )
    wrapped.setText("A sentence that needs several lines in a place as narrow as this")
    wrapped.setWordWrap(True)
    model = QStandardItemModel(1, 1)
    model.setItem(0, 0, QStandardItem("A cell with much in it"))
    table.setModel(model)
    for widget in (label, button, wrapped, table):
        column.addWidget(widget)
    for widget in (label, button):
        widget.setMinimumWidth(1)
        widget.setMaximumWidth(30)
    wrapped.setFixedSize(90, 14)
    table.setColumnWidth(0, 20)
    window.resize(300, 300)
    window.show()
    QApplication.processEvents()
    found = "\n".join(clipped(window))
    for text in ("A word that", "Press here", "A sentence", "A cell with"):
        assert text in found
    for widget in (label, button):
        widget.setMaximumWidth(300)
    wrapped.setFixedSize(280, 80)
    table.setColumnWidth(0, 250)
    QApplication.processEvents()
    assert not clipped(window)
    window.close()


@pytest.mark.parametrize(
    ("first", "listed", "found"), [(400, 100, "first on its"), (50, 400, "both scroll"), (50, 100, "")]
)
def test_what_cannot_be_seen_at_once_is_found(qapp: QApplication, first: int, listed: int, found: str) -> None:
    """The first thing on a page of 200 pixels, and a list that scrolls on it."""
    area, page = QScrollArea(), QWidget()
    column = QVBoxLayout(page)
    banner, table = QWidget(), QTableView()
    table.setModel(QStandardItemModel(60, 1))
    banner.setFixedHeight(first)
    table.setFixedHeight(listed)
    for widget in (banner, table, QWidget()):
        column.addWidget(widget)
    column.addSpacing(300)
    area.setWidget(page)
    area.resize(300, 200)
    area.show()
    QApplication.processEvents()
    lines = clipped(area)
    assert len(lines) == bool(found)
    assert found in "".join(lines)
    area.close()


class Restless(QWidget):
    """Asks for its layout whenever it has been laid out."""

    def event(self, event: QEvent) -> bool:
        layout = self.layout()
        if event.type() == QEvent.Type.LayoutRequest and layout is not None:
            layout.invalidate()
        return super().event(event)


@pytest.mark.parametrize(("kind", "found"), [(QWidget, []), (Restless, ["Restless"])])
def test_what_never_rests_is_found(qapp: QApplication, kind: type[QWidget], found: list[str]) -> None:
    window = kind()
    QVBoxLayout(window).addWidget(QLabel("A word"))
    window.show()
    assert restless(qapp) == found
    window.close()
    window.deleteLater()


def test_the_longer_language_is_longer(qapp: QApplication) -> None:
    longer = Longer()
    for text in ("Play", "Start", "Back to the game", "The card played demands it. It goes to the discard pile, open."):
        assert len(longer.translate("Any", text)) >= 1.3 * len(text)
    assert longer.translate("Any", "{home}:{away}") == "{home}:{away}"
