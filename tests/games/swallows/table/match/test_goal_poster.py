"""A goal takes the pitch over: when it comes and goes, what it says, what ends it. The clock is passed by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.rules.events import EVENTS, Goal
from swallows_gui.games.swallows.table.match.goal_poster import Circumstances, goal_poster, kit_colours
from swallows_gui.games.swallows.table.match.match_times import GOAL_ALONE, SHORT
from swallows_gui.games.swallows.table.match.table import MatchTable
from swallows_gui.games.swallows.table.presentation import MANNERS
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.services.settings import settings
from swallows_gui.services.stylesheet import contrast
from swallows_gui.ui.kit.clock import clock
from swallows_gui.ui.kit.painting import painting
from swallows_gui.ui.kit.take_over import AT_REST, BLACK, COMES, LASTS, TakeOver, paint_take_over
from swallows_gui.ui.play.moments import moment_ms
from tests.games.swallows.table.match.evening import Evening
from tests.games.swallows.table.match.test_travel import LONG, before, of, seated
from tests.whole_events import whole

pytestmark = pytest.mark.usefixtures("by_hand")

FRAME = 0.016
PLAIN, KICK = Circumstances(), Circumstances(kick=True)
PATIENCE = 1_000
"""Frames in which a goal must have come."""


def until_the_poster(table: MatchTable) -> TakeOver:
    for _frame in range(PATIENCE):
        if table.peaks.poster.what is not None:
            return table.peaks.poster.what
        assert table.peaks.poster.accessibleName() == ""
        assert not table.peaks.poster.isVisible()
        clock().pass_time(FRAME)
    raise AssertionError("no poster came")


def with_a_goal(qtbot: QtBot, own: bool = False) -> tuple[Evening, MatchTable]:
    """A table on which a goal is being told."""
    evening, action = before(of("goal", own_goal=own), range(400 if own else 60))
    table = seated(qtbot, evening)
    evening.push(action)
    return evening, table


def test_a_goal_comes_with_the_ball_stands_and_goes(qtbot: QtBot) -> None:
    evening, table = with_a_goal(qtbot)
    what = until_the_poster(table)
    goal = next(event for event in reversed(evening.told) if event["type"] == "goal")
    assert what.word == "GOAL!"
    assert f"{goal['home']} : {goal['away']}" in what.line
    assert table.peaks.poster.isVisible()
    assert table.peaks.poster.geometry() == table.rect(), "all of it, not the pitch alone"
    assert what.line in table.peaks.poster.accessibleName()
    assert any(event["type"] == "goal" for event in table._heard), "it has arrived, and so has the score"
    clock().pass_time(LASTS - COMES)
    assert table.peaks.poster.isVisible()
    clock().pass_time(COMES + 2 * FRAME)
    assert table.peaks.poster.what is None
    assert table.peaks.poster.accessibleName() == ""
    assert not table.peaks.poster.isVisible()


def test_any_key_ends_it(qtbot: QtBot) -> None:
    _evening, table = with_a_goal(qtbot)
    until_the_poster(table)
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert table.peaks.poster.what is None
    assert not table.presenter.running


@pytest.mark.parametrize("key", [Qt.Key.Key_P, Qt.Key.Key_Escape, Qt.Key.Key_Space, Qt.Key.Key_Tab, Qt.Key.Key_F1])
def test_a_key_that_ends_it_does_nothing_else(qtbot: QtBot, key: Qt.Key) -> None:
    _evening, table = with_a_goal(qtbot)
    chosen: list[int] = []
    entry = QShortcut(QKeySequence(key), table)
    entry.activated.connect(lambda: chosen.append(1))
    until_the_poster(table)
    QTest.keyClick(table, Qt.Key.Key_Shift)
    assert table.peaks.poster.what is not None, "Shift by itself is no key that was pressed for anything"
    focus = table.focusWidget()
    QTest.keyClick(table, key)
    assert table.peaks.poster.what is None
    assert table.focusWidget() is focus
    assert not chosen
    QTest.keyClick(table, key)
    assert chosen, "what is not covered is as it was"


def test_a_short_one_takes_half_the_time(qtbot: QtBot) -> None:
    in_full = moment_ms(MANNERS, whole(EVENTS, {"type": "goal"}), 900)
    settings().change(**{"swallows.great_moments": "short"})
    assert moment_ms(MANNERS, whole(EVENTS, {"type": "goal"}), 900) == in_full - round(1000 * LASTS * (1 - SHORT))
    _evening, table = with_a_goal(qtbot)
    until_the_poster(table)
    clock().pass_time(SHORT * LASTS - 2 * FRAME)
    assert table.peaks.poster.isVisible()
    clock().pass_time(4 * FRAME)
    assert table.peaks.poster.what is None


def test_a_click_ends_it_and_opens_no_card_below_it(qtbot: QtBot) -> None:
    _evening, table = with_a_goal(qtbot)
    until_the_poster(table)
    opened: list[str] = []
    table.card_wanted.connect(opened.append)
    at = table.pitch.card_rects()[0].center()
    QTest.mouseClick(table.peaks.poster, Qt.MouseButton.LeftButton, pos=at)
    assert table.peaks.poster.what is None
    assert not opened


def test_under_reduced_motion_it_stands_still_until_the_next_is_told(qtbot: QtBot) -> None:
    evening, action = before(of("goal"))
    settings().change(reduced_motion=True)
    table = seated(qtbot, evening)
    evening.push(action)
    until_the_poster(table)
    shown = table.peaks.poster.grab().toImage()
    clock().pass_time(LASTS / 2)
    assert table.peaks.poster.grab().toImage() == shown
    clock().pass_time(LONG)
    assert table.peaks.poster.what is None


def test_at_instant_pace_there_is_none(qtbot: QtBot) -> None:
    evening, action = before(of("goal"))
    evening.beat = 0
    table = seated(qtbot, evening)
    evening.push(action)
    assert any(event["type"] == "goal" for event in evening.told)
    assert table.peaks.poster.what is None
    clock().pass_time(LASTS)
    assert table.peaks.poster.what is None


def test_whoever_wants_none_has_none_and_waits_for_none(qtbot: QtBot) -> None:
    evening, action = before(of("goal"))
    goal = whole(EVENTS, {"type": "goal"})
    longer = moment_ms(MANNERS, goal, 900)
    settings().change(**{"swallows.great_moments": "off"})
    assert moment_ms(MANNERS, goal, 900) == round(1000 * GOAL_ALONE[0] + 900 * GOAL_ALONE[1]) < longer
    table = seated(qtbot, evening)
    evening.push(action)
    for _frame in range(PATIENCE):
        assert table.peaks.poster.what is None
        clock().pass_time(FRAME)
    assert not table.presenter.running


def told(home: int, away: int, team: str = "BRA", *, own: bool = False, known: Circumstances = PLAIN) -> TakeOver:
    names = Names(load(), ("Anna", "Beat"), ["BRA", "GER"])
    goal = Goal(team, own_goal=own, home=home, away=away)
    picture = QImage(60, 50, QImage.Format.Format_RGB32)
    what = goal_poster(goal, names, ("BRA", "GER"), known=known, picture=picture, sums="6 + 3 = 9")
    plain = {name: getattr(what, name).replace("\N{NO-BREAK SPACE}", " ") for name in ("line", "small")}
    return replace(what, **plain)


def test_goals_have_grades(qtbot: QtBot) -> None:
    assert told(1, 0).small == "6 + 3 = 9"
    assert told(1, 0).line == "Brazil 1 : 0 Germany"
    assert told(1, 0).brief == "BRA 1 : 0 GER"
    assert told(2, 1).small == "The lead · 6 + 3 = 9"
    assert told(3, 0).small == "The third · 6 + 3 = 9"
    assert told(4, 3, known=KICK).small == "On penalties · 6 + 3 = 9"
    assert told(1, 1, known=KICK).small == "On penalties · 6 + 3 = 9", "no equaliser: both have as many kicks"
    assert told(1, 0).turned is False
    assert (told(1, 0, own=True).word, told(1, 0, own=True).turned) == ("OWN GOAL!", True)


def test_every_grade_is_a_picture_of_its_own(qtbot: QtBot) -> None:
    level = told(1, 1, "GER")
    assert (level.word, level.grade, level.picture) == ("EQUALISER!", "split", None)
    assert level.ground != level.other, "both kits"
    assert level.line == "Brazil 1 : 1 Germany · 6 + 3 = 9"
    assert told(3, 1).grade == "steps"
    unanswered = told(2, 1, known=Circumstances(unanswered=True))
    assert (unanswered.word, unanswered.grade, unanswered.score) == ("GOAL!", "great", "2 : 1")
    last = told(4, 3, known=Circumstances(kick=True, decides=True))
    assert (last.word, last.grade, last.score) == ("THAT'S IT!", "last", "4 : 3")
    looks = []
    for what in (told(1, 0), level, told(3, 1), unanswered, told(1, 0, own=True), last):
        board = QImage(640, 385, QImage.Format.Format_RGB32)
        with painting(board) as painter:
            paint_take_over(painter, QRectF(board.rect()), what, AT_REST)
        looks.append(board)
    assert all(one != other for number, one in enumerate(looks) for other in looks[:number])


def test_the_last_kick_is_black_before_it_is_white(qtbot: QtBot) -> None:
    last = told(4, 3, known=Circumstances(kick=True, decides=True))

    def corner(seconds: float) -> QColor:
        board = QImage(320, 200, QImage.Format.Format_RGB32)
        with painting(board) as painter:
            paint_take_over(painter, QRectF(board.rect()), last, seconds / LASTS)
        return board.pixelColor(2, 2)

    assert corner(BLACK - FRAME).lightness() < 40
    assert corner(BLACK + FRAME).lightness() > 220


def test_an_award_without_a_card_has_its_words_in_the_middle(qtbot: QtBot) -> None:
    names = Names(load(), ("Anna", "Beat"), ["BRA", "GER"])
    goal = Goal("GER", own_goal=False, home=0, away=1)
    what = goal_poster(goal, names, ("BRA", "GER"), known=KICK, picture=None, sums="5 + 2 = 7")
    assert what.line.replace("\N{NO-BREAK SPACE}", " ") == "Brazil 0 : 1 Germany · On penalties · 5 + 2 = 7"


def test_letters_read_on_the_rays_of_every_kit(qtbot: QtBot) -> None:
    for nation in load().nations.values():
        ground, rays, ink = kit_colours(nation, load().nations.values())
        assert contrast(ink, ground) >= 3, nation.code
        assert contrast(ink, rays) >= 3, nation.code
        assert ground != rays, nation.code
