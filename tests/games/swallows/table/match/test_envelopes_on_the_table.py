"""Envelopes on the table: filled by hand and by key, torn open in a scene, and taken by the referee (S4.12)."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from swallows_gui.games.swallows.rules.events import EVENTS
from swallows_gui.games.swallows.table.guide.plain_table import Chosen, numbered
from swallows_gui.games.swallows.table.match.envelopes_scene import temptation_of
from swallows_gui.games.swallows.table.match.match_times import ENVELOPES_ARRIVE, ENVELOPES_LAST
from swallows_gui.games.swallows.table.match.table import MatchTable
from swallows_gui.games.swallows.table.presentation import MANNERS
from tests.games.swallows.table.match.evening import Evening
from tests.games.swallows.table.match.test_rules_on_the_table import situation
from tests.games.swallows.table.match.test_table import shown

pytestmark = pytest.mark.usefixtures("qapp")

REFEREE = 2


def _round(human: int) -> Evening:
    """The first seat is asked to fill its envelope."""
    for seed in range(60):
        evening = Evening(seed, humans=(human,), knockout=False, envelopes=True)
        if evening.until(lambda it: it.game.step.name == "sealing"):
            return evening
    raise AssertionError("no close match")


def _filled(qtbot: QtBot) -> tuple[Evening, MatchTable]:
    """A person referees, and both others have put something in."""
    evening = _round(REFEREE)
    evening.game.cash, evening.game.bonds = [10] * 3, 0
    table = shown(qtbot, evening)
    for seat, side, amount in ((0, "home", 4), (1, "away", 9)):
        written = {"type": "seal", "side": side, "amount": amount}
        evening.push(evening.game.notation.action_from_json(seat, written))
    assert evening.actor == REFEREE
    return evening, table


def test_an_envelope_is_filled_for_either_team_or_left_empty(qtbot: QtBot) -> None:
    evening = _round(0)
    table = shown(qtbot, evening)
    assert [choice.key for choice in table.near.choices.choices] == ["nothing", "envelope-0", "envelope-1"]
    stepper, button = table.near.choices.sum("envelope-1"), table.near.choices.button("envelope-1")
    assert stepper is not None
    assert button is not None
    stepper.set_value(3)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert evening.game.step.name == "sealing"
    own = evening.game.view(0).own_envelope
    assert own is not None
    assert own[1:] == (1, 3)


def test_a_key_leads_to_the_sum_and_enter_seals_it(qtbot: QtBot) -> None:
    evening = _round(0)
    table = shown(qtbot, evening)
    QTest.keyClick(table.near.choices, Qt.Key.Key_1)
    field = table.window().focusWidget()
    assert isinstance(field, QLineEdit)
    assert evening.game.view(0).own_envelope is None, "one key seals nothing"
    field.selectAll()
    QTest.keyClicks(field, "2")
    QTest.keyClick(field, Qt.Key.Key_Return)
    own = evening.game.view(0).own_envelope
    assert own is not None
    assert own[1:] == (0, 2)


def test_the_referee_takes_one_of_the_open_envelopes_or_none(qtbot: QtBot) -> None:
    evening, table = _filled(qtbot)
    assert [choice.key for choice in table.near.choices.choices] == ["none", "take-0", "take-1"]
    assert "9M" in table.near.choices.choices[2].title
    button = table.near.choices.button("take-1")
    assert button is not None
    assert button.shortcut().toString() == "2"
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    taken = [event for event in evening.told if event["type"] == "envelope_taken"]
    assert [event["amount"] for event in taken] == [9]
    assert evening.game.step.name == "whistle"


def test_the_table_as_text_offers_the_same() -> None:
    evening = _round(0)
    now = situation(evening)
    first = numbered(now, Chosen())
    assert [each.opens for each in first[1:3]] == [Chosen("seal", 0), Chosen("seal", 1)]
    sums = numbered(now, Chosen("seal", 1))
    sealed = {"type": "seal", "side": "away", "amount": 5}
    assert sums[4].actions == (evening.game.notation.action_from_json(0, sealed),)


def test_the_curtain_closes_before_an_envelope_and_not_before_the_choice() -> None:
    evening = _round(0)
    assert MANNERS.needs_hand(evening.game.view(0))
    for seat in (0, 1):
        evening.push(evening.game.notation.action_from_json(seat, {"type": "seal", "side": "home", "amount": 1}))
    assert not MANNERS.needs_hand(evening.game.view(REFEREE))


def test_the_scene_shows_all_envelopes_and_is_told_when_they_are_torn() -> None:
    evening = _round(REFEREE)
    event = {"type": "envelopes_opened", "envelopes": [{"seat": 1, "team": "GER", "amount": 9}]}
    what = temptation_of(EVENTS.read(event), evening.game.view(REFEREE), evening.info(), evening.names)
    assert what is not None
    assert [(each.seat, each.words, each.team) for each in what.envelopes] == [
        ("Anna", "", ""),
        ("Beat", "9M", "Germany"),
    ]
    beat = MANNERS.beat(event)
    assert (beat.motion, beat.arrival) == (ENVELOPES_LAST, ENVELOPES_ARRIVE)
