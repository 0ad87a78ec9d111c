"""What stands on the table while something is being told: nothing of what comes, nothing that is answered already."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from swallows_gui.games.swallows.words.match_report import headline, manner, result_of
from swallows_gui.services.settings import settings
from swallows_gui.ui.kit.clock import clock
from tests.games.swallows.table.match.evening import Evening, evening_at
from tests.games.swallows.table.match.test_travel import FRAME, LONG, before, of, seated

pytestmark = pytest.mark.usefixtures("by_hand")

PATIENCE = 400
"""Frames in which whatever is told must have come."""


@pytest.mark.parametrize("reduced", [False, True])
def test_the_die_rolls_before_its_sum_is_said(qtbot: QtBot, reduced: bool) -> None:
    evening, action = before(of("die_rolled", purpose="shot"))
    settings().change(reduced_motion=reduced)
    table = seated(qtbot, evening)
    evening.push(action)
    for _frame in range(PATIENCE):
        if "die rolls" in table.prompt.text():
            break
        clock().pass_time(FRAME)
    assert "die rolls" in table.prompt.text()
    stood = table.pitch.accessibleName()
    clock().pass_time(1.0)
    assert table.pitch.accessibleName() == stood
    clock().pass_time(LONG)
    roll = [event for event in evening.told if event["type"] == "die_rolled"][-1]
    assert f"= {roll['total']}" in table.pitch.accessibleName()


def test_what_is_answered_is_not_offered_while_the_answer_is_told(qtbot: QtBot) -> None:
    evening = evening_at("referee_die", humans=(2,), pace="normal")
    table = seated(qtbot, evening)
    assert table.near.choices.choices
    leave = table.near.choices.button("leave")
    assert leave is not None
    QTest.keyClick(leave, Qt.Key.Key_Return)
    assert table.presenter.running
    assert not table.near.choices.choices
    assert not table.near.choice_room.isVisible()


def test_where_nobodys_hand_is_open_no_hand_changes_its_place(qtbot: QtBot) -> None:
    evening = Evening(3, humans=())
    table = seated(qtbot, evening)
    for _ in range(20):
        evening.push(evening.choose())
        now = table.situation()
        assert now is not None
        assert now.near_side == 0


def test_s4_6_whoever_shoots_a_penalty_out_of_the_blue_is_marked_as_attacking(qtbot: QtBot) -> None:
    evening, action = before(of("awarded", cause="referee"), range(600), humans=())
    table = seated(qtbot, evening)
    evening.push(action)
    award = next(event for event in reversed(evening.told) if event["type"] == "awarded")
    for _frame in range(PATIENCE):
        if any(event["type"] == "awarded" for event in table._heard):
            break
        clock().pass_time(FRAME)
    assert f"on the ball: {evening.names.team(award['team'])}" in table.band.score.accessibleName()


def test_who_has_declined_is_told_in_plain_words(qtbot: QtBot) -> None:
    evening, action = before(of("declined"))
    table = seated(qtbot, evening)
    evening.push(action)
    clock().pass_time(LONG)
    marks = " ".join(table.band.score.lines)
    assert "✕ attacks no more" in marks
    assert "<" not in marks


def test_what_binds_the_referee_moves_nothing(qtbot: QtBot) -> None:
    evening = evening_at("defence")
    table = seated(qtbot, evening)
    table.resize(900, 860)
    QApplication.processEvents()
    place = table.pitch.geometry()
    table.band.referee.show_person(None, ("Referee Chiara · took money for Brazil and for Germany, twice",))
    QApplication.processEvents()
    assert table.pitch.geometry() == place


def test_s8_3_a_result_names_the_kicks_and_the_winner(qtbot: QtBot) -> None:
    evening, action = before(
        lambda events: any(event["type"] == "match_ended" and event["shootout"] for event in events), range(200)
    )
    evening.push(action)
    result = result_of(evening.told)
    assert result is not None
    assert result.kicks is not None
    ended = next(event for event in evening.told if event["type"] == "match_ended")
    assert manner(result) == f"{ended['shootout'][0]}:{ended['shootout'][1]} after penalties"
    assert headline(result, evening.names).startswith(str(evening.names.team(ended["winner"])))
    assert not result.champion, "a friendly has none"


def test_s8_3_the_first_kick_is_counted_beside_names(qtbot: QtBot) -> None:
    evening, action = before(of("period_started", period="shootout"), range(200))
    table = seated(qtbot, evening)
    evening.push(action)
    for _frame in range(PATIENCE):
        if table.kicks.isVisible():
            break
        clock().pass_time(FRAME)
    assert table.presenter.running, "nothing has been asked yet"
    assert table.kicks.what is not None
    names = tuple(str(evening.names.team(code)) for code in table.travel.codes)
    assert tuple(row.name for row in table.kicks.what.rows) == names
    assert table.kicks.geometry() == table.rect(), "the whole table, not the pitch alone"


def test_the_result_stands_over_the_pitch_when_the_last_goal_has_been_seen(qtbot: QtBot) -> None:
    evening, action = before(lambda events: {"goal", "match_ended"} <= {event["type"] for event in events}, range(200))
    table = seated(qtbot, evening)
    evening.push(action)
    seen: list[str] = []
    for _frame in range(PATIENCE):
        if table.board.isVisible():
            break
        told = [str(event["type"]) for event in table._heard]
        assert "match_ended" not in told
        seen = told
        clock().pass_time(0.05)
    assert table.board.isVisible()
    assert "goal" in seen
    assert "win" in table.board.text()
