"""Money is seen where everybody looks, a hold says what it is for, and Enter does what a sensible player would."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from swallows_gui.games.swallows.rules.actions import verb_of
from swallows_gui.games.swallows.rules.events import EVENTS
from swallows_gui.games.swallows.table.match.asked import against, hold_words, turning_point
from swallows_gui.games.swallows.table.match.envelope import last_money
from swallows_gui.games.swallows.table.match.table import MatchTable
from swallows_gui.games.swallows.words.sentences import reporter, sentence
from swallows_gui.models import roles
from tests.games.swallows.table.match.evening import Evening, evening_at
from tests.games.swallows.table.match.test_rules_on_the_table import positions, situation
from tests.games.swallows.table.match.test_table import shown
from tests.whole_events import whole

pytestmark = pytest.mark.usefixtures("qapp")


def test_a_hold_names_the_referee_what_he_may_change_and_for_whom() -> None:
    seen = set()
    for evening in positions(40):
        step = evening.game.step.name
        now = situation(evening)
        said = hold_words(now)
        if step not in ("referee_die", "edge", "whistle"):
            assert said == ("", "", "")
            continue
        seen.add(step)
        assert now.referee_name in said.who
        assert said.what
        if step == "referee_die":
            delta = turning_point(now)
            assert now.marks.outcome(now.purpose, now.total) != now.marks.outcome(now.purpose, now.total + delta)
            assert f"{now.total}: " in said.what
            assert f"may make it {now.total + delta}" in said.what
            assert said.offer
    assert seen == {"referee_die", "edge", "whistle"}


def test_a_hold_names_no_money_where_the_decision_is_only_good_for_the_team_in_front() -> None:
    named = set()
    for evening in positions(40):
        now = situation(evening)
        if evening.game.step.name != "referee_die":
            continue
        harmed = against(now, turning_point(now))
        for side in (0, 1):
            seat = now.trainer(side)
            seen = replace(now, info=replace(now.info, actor=None, viewer=seat))
            offer = hold_words(seen).offer
            alone = side != harmed and now.trainer(harmed) != seat
            assert bool(offer) != alone
            named.add(alone)
    assert named == {False, True}


def _offered(qtbot: QtBot, answer: str) -> tuple[Evening, MatchTable]:
    """A table at which Anna has offered 3M and the referee has answered."""
    evening = evening_at("attack")
    table = shown(qtbot, evening)
    offer = next(entry for entry in evening.info().legal if isinstance(entry, range))
    evening.push(offer[2])
    assert table.envelope.text() == "Anna offers Chiara 3M for " + f"{evening.names.team('BRA'):the}."
    referee = evening.game.to_move
    assert referee is not None
    evening.push(evening.game.notation.action_from_json(referee, {"type": answer}))
    return evening, table


def test_offer_and_answer_lie_over_the_pitch_until_the_attack_is_over(qtbot: QtBot) -> None:
    evening, table = _offered(qtbot, "refuse")
    assert table.envelope.text() == "Chiara gives Anna the envelope back: “Not for 3M!”"
    assert table.envelope.accessibleName() == table.envelope.text()
    corner = table.mapFromGlobal(table.envelope.mapToGlobal(QPoint()))
    assert table.rect().contains(table.envelope.rect().translated(corner))
    assert table.envelope.geometry().height() >= table.envelope.words.heightForWidth(table.envelope.words.width())
    while evening.told[-1]["type"] != "attack_over":
        evening.push(evening.choose())
        table.finish()
    assert not table.envelope.text()


@pytest.mark.parametrize("comes", ["die_rolled", "goal", "saved", "missed", "attack_over"])
def test_an_answer_covers_neither_sum_nor_poster(comes: str) -> None:
    answer = whole(EVENTS, {"type": "price_named"})
    assert last_money([answer, whole(EVENTS, {"type": "defence_played"})]) == EVENTS.read(answer)
    assert last_money([answer, whole(EVENTS, {"type": comes})]) is None


def test_money_taken_is_answered_with_what_it_bought(qtbot: QtBot) -> None:
    _evening, table = _offered(qtbot, "accept")
    assert table.envelope.text() == "Chiara takes 3M from Anna: “Nothing against Brazil from now on.”"


def test_nothing_of_it_stays_behind_the_curtain(qtbot: QtBot) -> None:
    _evening, table = _offered(qtbot, "accept")
    table.hide_private()
    assert not table.envelope.text()


def test_a_paid_referee_who_lets_the_roll_stand_is_told_as_one() -> None:
    evening = Evening(0)
    log = reporter(evening.names)
    left = {"type": "die_left", "seat": 2}
    events = (
        {"type": "match_started", "match": 1, "stage": "friendly", "group": None, "home": "BRA", "away": "GER"},
        left,
        {"type": "bribe_accepted", "seat": 0, "team": "BRA", "amount": 3},
        left,
    )
    told = [sentence(event, evening.names, log.see(event)) for event in events]
    assert "Brazil" not in told[1]
    assert "Brazil" in told[3]


def _can_play(evening: Evening) -> bool:
    """Whether there are cards that can be played."""
    return any(isinstance(action, int) and verb_of(action) == 0 for action in evening.info().legal)


@pytest.mark.parametrize("step", ["attack", "defence", "roll_red", "goalie"])
def test_enter_spends_no_card_that_nobody_moved_to(qtbot: QtBot, step: str) -> None:
    evening = evening_at(step, when=_can_play)
    table = shown(qtbot, evening)
    fan = table.near.fan
    assert fan.hasFocus()
    assert not fan.currentIndex().isValid()
    assert not table.near.can_play()
    before = len(evening.told)
    QTest.keyClick(fan, Qt.Key.Key_Return)
    assert len(evening.told) == before
    assert "arrow keys" in table.prompt.words["needs"].text()
    QTest.keyClick(fan, Qt.Key.Key_Right)
    assert fan.currentIndex().data(int(roles.PLAYABLE))
    QTest.keyClick(fan, Qt.Key.Key_Return)
    table.finish()
    assert len(evening.told) > before


def test_the_next_question_finds_no_card_chosen_and_none_up(qtbot: QtBot) -> None:
    evening = evening_at("attack", when=_can_play)
    table = shown(qtbot, evening)
    fan = table.near.fan
    QTest.keyClick(fan, Qt.Key.Key_Right)
    assert fan.raised is not None
    assert fan.raised.target is not None
    QTest.keyClick(fan, Qt.Key.Key_Return)
    table.finish()
    assert fan.raised.target is None
    assert not fan.currentIndex().isValid()


def _cannot_play(evening: Evening) -> bool:
    return not _can_play(evening)


def test_where_no_card_can_be_played_the_answer_that_is_left_has_the_focus(qtbot: QtBot) -> None:
    evening = evening_at("defence", when=_cannot_play)
    table = shown(qtbot, evening)
    assert any(button.hasFocus() for button in table.prompt.plain.values())
    QTest.keyClick(table.window().focusWidget(), Qt.Key.Key_Right)
    assert table.near.fan.hasFocus()
