#!/usr/bin/env python3
"""Draws contact sheets of the visual kit: `packaging/kit_gallery.py OUT_DIR [--only WORD]`.

Writes PNGs of all card faces in three sizes and both languages, nation cards, backs, and the widgets of the kit in all
themes at 100 % and 200 % text. They are for looking at: a change of the kit is judged by its pictures.
"""

# ruff: noqa: E402 - the checkout has to be on the path before anything of it is imported

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Sequence
from itertools import product
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QApplication, QHBoxLayout, QMainWindow, QVBoxLayout, QWidget

from swallows_gui.games.swallows.data.cards import Card
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.table.cards.card_back import back
from swallows_gui.games.swallows.table.cards.card_face import card_size, face
from swallows_gui.games.swallows.table.cards.card_wording import plain_name
from swallows_gui.games.swallows.table.cards.fan import FanView
from swallows_gui.games.swallows.table.cards.nation_face import nation_face
from swallows_gui.games.swallows.table.cards.zoom import CardZoom
from swallows_gui.games.swallows.table.pitch.pitch import Lying, PitchState, PitchView
from swallows_gui.games.swallows.table.pitch.score_band import ScoreBand
from swallows_gui.models import roles
from swallows_gui.services.language import LanguageService, language
from swallows_gui.services.settings import SettingsService, settings
from swallows_gui.services.theme import Theme, theme
from swallows_gui.ui.kit.buttons import ChoiceButton, PosterButton
from swallows_gui.ui.kit.face_cache import paint_queue
from swallows_gui.ui.kit.inputs import Stepper
from swallows_gui.ui.kit.notices import NoticeBar, PromptBand
from swallows_gui.ui.kit.panels import EmptyState, Panel, PosterHeader
from swallows_gui.ui.kit.privacy_screen import PrivacyScreen
from swallows_gui.ui.kit.switches import SegmentedControl, Switch

CARDS = list(load().cards.values())
COLOURS = ("green", "blue", "red")


def contact_sheet(pictures: Sequence[QPixmap], columns: int) -> QImage:
    """Pictures of one size side by side on the theme's paper."""
    gap = 10
    width, height = pictures[0].width(), pictures[0].height()
    rows = -(-len(pictures) // columns)
    sheet = QImage(columns * (width + gap) + gap, rows * (height + gap) + gap, QImage.Format.Format_RGB32)
    sheet.fill(QColor(theme().colours.paper))
    painter = QPainter(sheet)
    for number, picture in enumerate(pictures):
        row, column = divmod(number, columns)
        painter.drawPixmap(gap + column * (width + gap), gap + row * (height + gap), picture)
    painter.end()
    return sheet


def faces(colour: str, height: int, columns: int) -> QImage:
    """All cards of a colour."""
    return contact_sheet([face(card, card_size(height)) for card in CARDS if card.colour == colour], columns)


def nations() -> QImage:
    """All nation cards and the three backs."""
    catalogue = load()
    size = card_size(260)
    pictures = [nation_face(each, size) for each in catalogue.nations.values()]
    return contact_sheet([*pictures, *(back(colour, size) for colour in COLOURS)], 11)


def hand(cards: Sequence[Card], open_to_view: bool = True) -> QStandardItemModel:
    """A model of a hand in which most cards can be played and reds can be added."""
    model = QStandardItemModel()
    for number, card in enumerate(cards):
        item = QStandardItem(plain_name(card))
        item.setData(card if open_to_view else None, roles.CARD)
        item.setData(card.colour, roles.BACK)
        if open_to_view:
            item.setData(number % 3 != 1, roles.PLAYABLE)
            item.setData(card.colour == "red", roles.MODIFIER)
        model.appendRow(item)
    return model


def picture_of(widget: QWidget, size: QSize) -> QImage:
    """A widget as it looks when everything in it is painted."""
    widget.resize(size)
    widget.show()
    for _ in range(3):
        QApplication.processEvents()
    paint_queue().flush()
    QApplication.processEvents()
    image = widget.grab().toImage()
    widget.close()
    return image


def fan() -> QImage:
    """Three hands: one with a choice made, a short one, one face down."""
    window = QWidget()
    column = QVBoxLayout(window)
    cards = [card for colour in COLOURS for card in [each for each in CARDS if each.colour == colour][3:60:19]]
    views = []
    for model, stretch in ((hand(cards), 5), (hand(cards[:3]), 3), (hand(cards * 2, False), 1)):
        view = FanView()
        view.setModel(model)
        column.addWidget(view, stretch)
        views.append(view)
    views[0].choose(views[0].model().index(2, 0))
    views[0].choose(views[0].model().index(len(cards) - 1, 0))
    return picture_of(window, QSize(1280, 800))


def example(kind: str, area: str | None = None) -> Card:
    """The first card of a kind and place."""
    return next(card for card in CARDS if card.kind == kind and area in (None, card.area))


def table() -> QImage:
    """Notice, score, pitch and prompt as a match shows them."""
    window = QWidget()
    column = QVBoxLayout(window)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    notice, score, pitch, prompt = NoticeBar(), ScoreBand(), PitchView(), PromptBand()
    for part in (notice, score, pitch, prompt):
        column.addWidget(part, 1 if part is pitch else 0)
    notice.show_notice("Die Einstellungen konnten nicht gespeichert werden.", "warning", "/home/anna/settings.json")
    names = [language().nation_name(load().nations[code]) for code in ("GER", "NED")]
    score.set_teams(load().nations["GER"], names[0], load().nations["NED"], names[1])
    score.set_score(2, 1, animate=False)
    score.set_period("QF 2")
    score.set_initiative("home")
    attack, foul, red = example("attack", "inside"), example("foul"), example("special")
    state = PitchState(
        "home", "inside", Lying(attack, 6, "", (red,)), Lying(foul, 3), 4, (3, 1), 8, 7, "Elfmeter!", "home"
    )
    pitch.show_state(state, animate=False)
    prompt.ask("Anna (Deutschland)", "Abwehren oder schießen lassen?", "Jetzt darf ein Foul kommen.", "S5.1", "#1F4E9E")
    prompt.buttons.addWidget(PosterButton("Spielen", "primary", "play"))
    prompt.buttons.addWidget(PosterButton("Weiter"))
    return picture_of(window, QSize(1024, 700))


def forms() -> QImage:
    """Header, buttons, inputs and an empty state."""
    window = QWidget()
    column = QVBoxLayout(window)
    column.addWidget(PosterHeader("Neues Turnier", "Sechzehn Mannschaften, vier Sitze, viele Schwalben"))
    row = QHBoxLayout()
    column.addLayout(row)
    for kind, text in (("primary", "Los"), ("plain", "Zurück"), ("danger", "Löschen"), ("quiet", "Regel")):
        row.addWidget(PosterButton(text, kind))  # type: ignore[arg-type]
    barred = PosterButton("Gesperrt")
    barred.setEnabled(False)
    row.addWidget(barred)
    panel = Panel("Sitze")
    column.addWidget(panel)
    switch = Switch("Nur fragen, wenn eine Karte paßt")
    switch.setChecked(True)
    options = [("draft", "Auslosung"), ("random", "Zufall"), ("hand", "Von Hand")]
    for part in (SegmentedControl(options), Stepper(1, 100, 7, suffix="M"), switch):
        panel.body.addWidget(part)
    column.addWidget(ChoiceButton("Drinnen: Elfmeter", "Ein Schuß mit 5, gegen die Niederlande."))
    column.addWidget(EmptyState("Noch kein Spiel", "Die Liste füllt sich von selbst.", "Neues Turnier"))
    return picture_of(window, QSize(900, 760))


def zoom() -> QImage:
    """The zoom with both languages."""
    window = QWidget()
    window.resize(1024, 700)
    settings().change(**{"swallows.both_languages": True})
    view = CardZoom(window)
    view.show_card(next(card for card in CARDS if card.nation is not None), "67 %")
    return picture_of(window, QSize(1024, 700))


def curtain() -> QImage:
    """The curtain with a PIN."""
    window = QMainWindow()
    window.setCentralWidget(QWidget())
    window.resize(1024, 700)
    cover = PrivacyScreen(window)
    cover.close_for("Anna", colour="#1F4E9E", pin_check=lambda pin: pin == "1")
    return picture_of(window, QSize(1024, 700))


def main() -> int:
    """Write all pictures; returns the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="", help="only pictures whose name has this in it")
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    app = QApplication([])
    app.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeMenuBar)
    with tempfile.TemporaryDirectory() as scratch:
        SettingsService.install(Path(scratch) / "settings.json").change(pace="instant")
        Theme.install(app)
        for name, scheme, percent, code, draw in pictures():
            if wanted.only in name:
                LanguageService.install(code)
                Theme.install(app, scheme, percent)
                draw().save(str(wanted.folder / f"{name}.png"))
                print(name)
    return 0


def pictures() -> list[tuple[str, str, int, str, Callable[[], QImage]]]:
    """Name, scheme, text scale, language and drawing of every picture."""
    found: list[tuple[str, str, int, str, Callable[[], QImage]]] = []
    for colour, code, (height, columns) in product(COLOURS, ("de", "en"), ((350, 9), (210, 14), (120, 22))):
        name = f"faces-{colour}-{code}-{height}"
        found.append((name, "light", 100, code, lambda c=colour, h=height, n=columns: faces(c, h, n)))  # type: ignore[misc]
    for colour in COLOURS:
        found.append((f"faces-{colour}-200percent", "light", 200, "de", lambda c=colour: faces(c, 420, 9)))  # type: ignore[misc]
    for scheme in ("light", "dark", "contrast"):
        found.append((f"nations-{scheme}", scheme, 100, "de", nations))
        for percent, code in ((100, "de"), (200, "de"), (100, "en")):
            for title, draw in (
                ("fan", fan),
                ("table", table),
                ("forms", forms),
                ("zoom", zoom),
                ("curtain", curtain),
            ):
                found.append((f"{title}-{scheme}-{percent}-{code}", scheme, percent, code, draw))
    return found


if __name__ == "__main__":
    raise SystemExit(main())
