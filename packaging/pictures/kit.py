"""The visual kit by itself: hands, pitch and score, buttons and inputs, the large card, the curtain. They are for
looking at: a change of the kit is judged by its pictures.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QApplication, QHBoxLayout, QMainWindow, QVBoxLayout, QWidget

from swallows_gui.games.swallows.data.cards import Card
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.table.cards.card_label import CardZoom
from swallows_gui.games.swallows.table.cards.fan import FanView
from swallows_gui.games.swallows.table.cards.kind_signs import plain_name
from swallows_gui.games.swallows.table.pitch.pitch import Lying, MatchPitch, PitchState
from swallows_gui.games.swallows.table.pitch.score_band import MatchScoreBand
from swallows_gui.models import roles
from swallows_gui.services.language import language
from swallows_gui.services.settings import settings
from swallows_gui.ui.kit.buttons import ChoiceButton, PosterButton
from swallows_gui.ui.kit.face_cache import paint_queue
from swallows_gui.ui.kit.inputs import Stepper
from swallows_gui.ui.kit.notices import NoticeBar, PromptBand
from swallows_gui.ui.kit.panels import EmptyState, Panel
from swallows_gui.ui.kit.pin_field import PinCheck
from swallows_gui.ui.kit.privacy_screen import PrivacyScreen
from swallows_gui.ui.kit.switches import SegmentedControl, Switch
from swallows_gui.ui.play.screen import PageTitle

if TYPE_CHECKING:
    from pictures.camera import Camera

CARDS = list(load().cards.values())
COLOURS = ("green", "blue", "red")


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
    notice, score, pitch, prompt = NoticeBar(), MatchScoreBand(), MatchPitch(), PromptBand()
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
    title = PageTitle("red", "lots")
    title.set_words("Neues Turnier", "Sechzehn Mannschaften, vier Sitze, viele Schwalben")
    column.addWidget(title)
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
    cover.close_for("Anna", colour="#1F4E9E", pin_check=PinCheck(lambda pin: pin == "1"))
    return picture_of(window, QSize(1024, 700))


PARTS: dict[str, Callable[[], QImage]] = {"fan": fan, "table": table, "forms": forms, "zoom": zoom, "curtain": curtain}


def photograph_kit(camera: Camera) -> None:
    """Every part of the kit in every theme."""
    for theme in camera.in_each_theme():
        for name, draw in PARTS.items():
            camera.write(f"kit-{name}", theme, draw())
