"""Two people at one screen: of the hand of whoever does not look nothing is left anywhere in the window, hidden parts
included."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractItemView, QWidget
from pytestqt.qtbot import QtBot

from swallows_gui.games.final_whistle.rules.tables import CARDS
from swallows_gui.games.final_whistle.words.names import card_name
from swallows_gui.games.grudgematch.words.phrases import short_card
from swallows_gui.services.below import below
from swallows_gui.ui.play.game_desk import GameDesk
from swallows_gui.ui.shell.main_window import MainWindow
from tests.games.final_whistle.table import hands as final
from tests.games.grudgematch.table import hands as grudge
from tests.ui.hands import button, click, wait

SAID = ("text", "title", "toolTip", "statusTip", "accessibleName", "accessibleDescription", "windowTitle")
ROLES = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)


def texts(window: MainWindow) -> Iterator[str]:
    """Everything that any part of the window says, shown or not, but for the finished sentences of the log."""
    for part in (window, *below(window, QWidget), *below(window, QAction)):
        for name in SAID:
            said = getattr(part, name, None)
            words = said() if callable(said) else ""
            if isinstance(words, str) and words:
                yield words
        if isinstance(part, QAbstractItemView) and part.model() is not None:
            model = part.model()
            for row in range(model.rowCount(QModelIndex())):
                for role in ROLES:
                    yield str(model.index(row, 0, QModelIndex()).data(role) or "")


def final_cards(view: Any) -> set[str]:
    return {card_name(CARDS[card]) for card in view.hand}


def final_told(view: Any) -> set[str]:
    """The cards that everybody has seen, and the white ones, which are listed for both to choose from."""
    found = {card_name(card) for card in CARDS if card.startswith("W")}
    for event in view.history:
        shown = [event["card"]] if isinstance(event.get("card"), str) else []
        found |= {card_name(card) for card in (*shown, *event.get("cards", ()))}
    return found


def pack_cards(view: Any) -> set[str]:
    return {short_card(card) for card in view.hand}


def pack_told(view: Any) -> set[str]:
    return {short_card(event["card"]) for event in view.history if isinstance(event.get("card"), int)}


def begin_final(window: MainWindow, qtbot: QtBot) -> GameDesk:
    return final.begin(window, qtbot, "", "", decks="colour")


def begin_grudge(window: MainWindow, qtbot: QtBot) -> GameDesk:
    return grudge.begin(window, qtbot, grudge.people("Kim", "Ottmar"))


@pytest.mark.parametrize(
    ("begin", "cards", "told"), [(begin_final, final_cards, final_told), (begin_grudge, pack_cards, pack_told)]
)
def test_nothing_of_a_hand_is_left_when_somebody_else_looks(
    window: MainWindow,
    qtbot: QtBot,
    begin: Callable[[MainWindow, QtBot], GameDesk],
    cards: Callable[[Any], set[str]],
    told: Callable[[Any], set[str]],
) -> None:
    desk, chance = begin(window, qtbot), random.Random(4)
    controller = desk.controller
    looks = 0
    while looks < 14 and not controller.session.over:
        wait(qtbot, lambda: controller.curtained or controller.info.phase.name in ("ASKED", "HELD", "OVER"))
        looking = None if controller.curtained else controller.view.seat
        known = told(controller.session.view(None))
        known |= set() if looking is None else cards(controller.session.view(looking))
        everything = "\n".join(texts(window))
        for seat in {0, 1} - {looking}:
            for secret in cards(controller.session.view(seat)) - known:
                assert secret not in everything, (secret, seat, looking)
        if controller.curtained:
            looks += 1
            assert window.talk is not None
            click(button(window.talk.curtain, "I am"))
        elif choices := controller.choices():
            controller.act(chance.choice(choices))
    assert looks >= 8


def test_the_form_of_the_cards_does_not_tell_what_somebody_else_has_looked_at(window: MainWindow, qtbot: QtBot) -> None:
    desk = final.begin(window, qtbot, "", "", decks="colour")
    final.open_curtain(window, desk, qtbot)
    form: Any = desk.screen("deck")
    form.colours.set_key("blue")
    form.draw()
    click(form.done_button)
    final.open_curtain(window, desk, qtbot)
    assert desk.controller.view.seat == 1
    assert form.colours.key == "lilac"
