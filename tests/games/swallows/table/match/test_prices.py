"""Haggling on the table: the referee's price is named, seen, heard and paid where one looks (S4.11)."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from swallows_gui.games.swallows.rules.actions import offers
from swallows_gui.games.swallows.table.guide.plain_table import Chosen, numbered
from swallows_gui.games.swallows.table.match.asked import hold_words
from swallows_gui.games.swallows.table.match.table import MatchTable
from swallows_gui.services.language import language
from swallows_gui.services.qobjects import iter_descendants
from swallows_gui.services.theme import theme
from tests.games.swallows.table.match.evening import Evening, evening_at
from tests.games.swallows.table.match.test_rules_on_the_table import situation
from tests.games.swallows.table.match.test_table import shown

pytestmark = pytest.mark.usefixtures("qapp")

REFEREE = 2


def _offered(qtbot: QtBot, amount: int = 3) -> tuple[Evening, MatchTable]:
    """A person referees, and the home team's trainer has offered so much for the home team."""
    evening = Evening(3, humans=(REFEREE,), haggling=True)
    assert evening.until(lambda it: it.game.step.name == "attack")
    table = shown(qtbot, evening)
    evening.push(offers(0, 0, amount)[-1])
    assert evening.actor == REFEREE
    return evening, table


def _priced(qtbot: QtBot, amount: int = 7) -> tuple[Evening, MatchTable]:
    """A person attacks, has offered 3M, and the referee has declined with a price."""
    evening = evening_at("attack", haggling=True)
    table = shown(qtbot, evening)
    evening.push(offers(0, 0, 3)[-1])
    evening.push(evening.game.notation.action_from_json(REFEREE, {"type": "refuse", "amount": amount}))
    return evening, table


def test_beside_accept_and_refuse_stands_refuse_and_ask_for_with_a_number(qtbot: QtBot) -> None:
    evening, table = _offered(qtbot)
    assert [choice.key for choice in table.near.choices.choices] == ["refuse", "ask", "accept"]
    stepper, button = table.near.choices.sum("ask"), table.near.choices.button("ask")
    assert stepper is not None
    assert button is not None
    assert stepper.isVisible()
    assert stepper.value == 6, "twice the offer is proposed"
    stepper.set_value(9)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert evening.told[-1] == {"type": "price_named", "seat": REFEREE, "team": "BRA", "amount": 9, "asked": True}


def test_its_key_leads_to_the_number_and_enter_names_it(qtbot: QtBot) -> None:
    evening, table = _offered(qtbot)
    QTest.keyClick(table.near.choices, Qt.Key.Key_N)
    field = table.window().focusWidget()
    assert isinstance(field, QLineEdit)
    assert evening.told[-1]["type"] == "bribe_offered", "one key names nothing"
    field.selectAll()
    QTest.keyClicks(field, "8")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert evening.told[-1]["amount"] == 8


def test_a_plain_refusal_has_no_number(qtbot: QtBot) -> None:
    evening, table = _offered(qtbot)
    button = table.near.choices.button("refuse")
    assert button is not None
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert evening.told[-1]["type"] == "bribe_declined"
    stepper = table.near.choices.sum("refuse")
    assert stepper is None or not stepper.isVisible()


def test_in_the_referees_corner_he_names_a_price_unasked(qtbot: QtBot) -> None:
    evening = Evening(3, humans=(REFEREE,), haggling=True)
    assert evening.until(lambda it: it.game.step.name == "attack")
    table = shown(qtbot, evening)
    panel = table.referee_panel
    panel.show()
    qtbot.waitExposed(panel)
    box = panel.prices
    assert box.isVisible()
    box.team.set_key("1")
    box.amount.set_value(4)
    QTest.mouseClick(box.name_it, Qt.MouseButton.LeftButton)
    assert evening.told[-1] == {"type": "price_named", "seat": REFEREE, "team": "GER", "amount": 4, "asked": False}
    assert "4M for " in table.envelope.text()
    assert any("Asks 4M" in label.text() for label in iter_descendants(panel.facts, QLabel))


def test_a_price_lies_over_the_pitch_is_listed_and_said(qtbot: QtBot) -> None:
    evening, table = _priced(qtbot)
    team = evening.names.team("BRA")
    assert table.envelope.text() == "Chiara: “Not for that! 7M for " + f"{team:the}.”"
    assert "7M for " in table.referee_panel.bribes.made.text()
    assert table.envelope.accessibleName() == table.envelope.text()


def test_the_price_is_proposed_and_one_key_pays_it(qtbot: QtBot) -> None:
    evening, table = _priced(qtbot)
    panel = table.referee_panel
    room = table.window().layout()
    assert room is not None
    room.addWidget(panel)
    table.window().resize(1000, 1300)
    panel.show()
    qtbot.waitUntil(panel.bribes.pay.isVisible)
    assert panel.bribes.team.key == "0"
    assert panel.bribes.amount.value == 7
    table.near.fan.setFocus()
    QTest.keyClick(table.near.fan, Qt.Key.Key_M)
    qtbot.waitUntil(lambda: evening.told[-1]["type"] == "bribe_offered")
    assert evening.told[-1]["amount"] == 7
    assert evening.game.offers_made[0] == 1, "it does not count"


def test_what_cannot_be_paid_is_not_proposed(qtbot: QtBot) -> None:
    evening, table = _priced(qtbot, amount=40)
    assert evening.view().cash == 10
    assert table.referee_panel.bribes.pay.isHidden()


def test_when_the_three_are_made_only_an_offer_at_the_price_is_left(qtbot: QtBot) -> None:
    evening, table = _priced(qtbot)
    for _ in range(2):
        evening.push(offers(0, 0, 1)[0])
        evening.push(evening.game.notation.action_from_json(REFEREE, {"type": "refuse"}))
    box = table.referee_panel.bribes
    assert box.team.key == "0"
    assert box.amount.value == 7
    box.amount.set_value(2)
    assert box.amount.value == 7


def test_a_hold_after_a_price_says_what_he_asks_and_for_whom(qtbot: QtBot) -> None:
    evening, _table = _priced(qtbot)
    said = hold_words(situation(evening))
    assert "Chiara" in said.who
    team = evening.names.team("BRA")
    assert said.what == "7M, and nothing is decided against " + f"{team:the}. Offer money?"


def test_a_hold_names_no_price_that_has_been_paid(qtbot: QtBot) -> None:
    evening, _table = _priced(qtbot)
    evening.push(offers(0, 0, 7)[-1])
    evening.push(evening.game.notation.action_from_json(REFEREE, {"type": "accept"}))
    assert hold_words(situation(evening)).what == ""


def test_the_table_in_words_names_prices_too(qtbot: QtBot) -> None:
    evening, _table = _offered(qtbot)
    now = situation(evening)
    ask = next(each for each in numbered(now) if each.opens == Chosen("ask"))
    assert "ask for" in ask.text
    sums = numbered(now, Chosen("ask"))
    assert sums[0].actions == (evening.game.notation.action_from_json(REFEREE, {"type": "refuse", "amount": 4}),)
    evening.push(evening.game.notation.action_from_json(REFEREE, {"type": "refuse"}))
    now = situation(evening)
    assert [each.opens for each in numbered(now) if isinstance(each.opens, Chosen) and each.opens.what == "price"] == [
        Chosen("price", 0),
        Chosen("price", 1),
    ]
    unasked = numbered(now, Chosen("price", 1))[0]
    named = {"type": "name_price", "side": "away", "amount": 1}
    assert unasked.actions == (evening.game.notation.action_from_json(REFEREE, named),)


@pytest.mark.parametrize("code", ["en", "de", "fr"])
@pytest.mark.parametrize(("percent", "size"), [(200, (1024, 620)), (100, (1024, 640)), (150, (1280, 740))])
def test_all_three_choices_of_an_offer_are_whole(qtbot: QtBot, code: str, percent: int, size: tuple[int, int]) -> None:
    language().set_language(code)
    theme().set_scale(percent)
    try:
        _evening, table = _offered(qtbot)
        table.resize(*size)
        QApplication.processEvents()
        room = table.near.choice_room.viewport()
        seen = room.rect().translated(room.mapTo(table, room.rect().topLeft()))
        for choice in table.near.choices.choices:
            for part in (table.near.choices.button(choice.key), table.near.choices.sum(choice.key)):
                if part is not None and part.isVisible():
                    assert seen.contains(part.rect().translated(part.mapTo(table, part.rect().topLeft()))), choice.key
        assert not table.stage.places.sums.intersects(table.prompt.geometry().toRectF())
    finally:
        theme().set_scale(100)
        language().set_language("en")
