"""The review after a match, in the real window: for its own seat, with progress, called off when the game goes on."""

from pytestqt.qtbot import QtBot

from swallows_gui.games.swallows.table.screens.match_day import MatchDayScreen
from swallows_gui.games.swallows.table.screens.payout import PayoutScreen
from swallows_gui.models.review import MOST, WORTH_TELLING, weigh
from swallows_gui.ui.play.advice.advice_sheet import AdviceSheet
from swallows_gui.ui.shell.main_window import MainWindow
from tests.ui.hands import click, controller_of, desk_of, wait
from tests.ui.mouse import MousePlayer
from tests.ui.play.advice.test_hints import ANN, BEN, CLEO, DORA, begin


def sheet_of(window: MainWindow) -> AdviceSheet:
    """The sheet that the review stands on."""
    assert window.talk is not None
    return window.talk.review.sheet


def ready(window: MainWindow) -> bool:
    """Whether the review has come to an end."""
    sheet = sheet_of(window)
    return sheet.isVisible() and sheet.progress.isHidden()


def until_reviewable(window: MainWindow, qtbot: QtBot, mouse: MousePlayer, seat: int = 0) -> MatchDayScreen:
    """Play with the mouse to the end of a match in which a seat had something to decide."""
    controller = controller_of(window)
    for _decision in range(400):
        mouse.wait_for_question()
        assert controller.scene != "payout"
        if controller.scene == "between" and controller.may_review(seat):
            screen = desk_of(window).screen("between")
            assert isinstance(screen, MatchDayScreen)
            return screen
        mouse.decide()
    raise AssertionError("no match to be reviewed")


def tournament(window: MainWindow, qtbot: QtBot, *people: object, seed: int = 12, **options: object) -> MousePlayer:
    """A tournament of one person or two against the computer."""
    seats = [ANN, BEN if people else BEN._replace(level="normal"), CLEO, DORA]
    begin(window, seed, *seats, format="sixteen", field="random", knockout=False, distribution="random", **options)
    return MousePlayer(window, qtbot, seed)


def test_the_review_tells_what_cost_most(window: MainWindow, qtbot: QtBot) -> None:
    mouse = tournament(window, qtbot)
    screen = until_reviewable(window, qtbot, mouse)
    assert [seat for seat, button in screen.review_buttons.by_seat.items() if button.isVisible()] == [0]
    click(screen.review_buttons.by_seat[0])
    sheet = sheet_of(window)
    assert sheet.isVisible()
    assert sheet.progress.maximum() == len(controller_of(window).session.decisions(0))
    wait(qtbot, lambda: ready(window))
    assert window.talk is not None
    weighed = window.talk.review._weighed
    costs = sorted((each.cost for each in weighed if each.cost >= WORTH_TELLING), reverse=True)
    assert len(sheet.model.rows) == len(costs[:MOST])
    assert [row.share for row in sheet.model.rows] == [cost / costs[0] for cost in costs[:MOST]]
    assert str(len(weighed)) in sheet.sentence.whole
    assert all("Better: " in row.words for row in sheet.model.rows)
    click(sheet.close_button)
    assert sheet.isHidden()
    assert sheet.text() == ""


def test_what_an_expert_did_costs_nothing(window: MainWindow, qtbot: QtBot) -> None:
    """Of every decision: the best choice is free, and no other brings a gain."""
    mouse = tournament(window, qtbot)
    screen = until_reviewable(window, qtbot, mouse)
    click(screen.review_buttons.by_seat[0])
    wait(qtbot, lambda: ready(window))
    assert window.talk is not None
    to_json, words = controller_of(window).session.action_json, desk_of(window).models.narrator
    for each in window.talk.review._weighed:
        assert each.cost >= 0
        best = each.hint.advice.choices[0].action
        assert weigh(each.decision.__class__(each.decision.question, best), each.hint, words, to_json).cost == 0


def test_going_on_calls_the_review_off(window: MainWindow, qtbot: QtBot) -> None:
    mouse = tournament(window, qtbot)
    screen = until_reviewable(window, qtbot, mouse)
    click(screen.review_buttons.by_seat[0])
    assert window.talk is not None
    thoughts = list(window.talk.review._thoughts)
    assert thoughts
    click(screen.go_on_button)
    assert sheet_of(window).isHidden()
    assert all(thought.cancelled for thought in thoughts)
    mouse.wait_for_question()


def test_two_people_review_behind_their_own_curtains(window: MainWindow, qtbot: QtBot) -> None:
    mouse = tournament(window, qtbot, BEN)
    controller = controller_of(window)
    talk = window.talk
    assert talk is not None
    screen = until_reviewable(window, qtbot, mouse, 1)
    if controller.view.seat == 1:
        controller.look_in(0)
        click(talk.curtain._open)
    click(screen.review_buttons.by_seat[1])
    assert talk.curtain.closed
    assert sheet_of(window).text() == ""
    click(talk.curtain._open)
    assert controller.view.seat == 1
    wait(qtbot, lambda: ready(window))
    assert "Ben" in sheet_of(window).title.text()
    controller.look_in(0)
    assert talk.curtain.closed
    assert sheet_of(window).text() == ""


def test_a_friendly_is_reviewed_at_the_pay_out(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, 5, ANN, CLEO, DORA)
    mouse = MousePlayer(window, qtbot, 5)
    mouse.play_on()
    payout = desk_of(window).screen("payout")
    assert isinstance(payout, PayoutScreen)
    wait(qtbot, payout.review_buttons.by_seat[0].isVisible)
    assert not payout.review_buttons.by_seat[1].isVisible()
    click(payout.review_buttons.by_seat[0])
    wait(qtbot, lambda: ready(window))
    decisions = controller_of(window).session.decisions(0)
    assert decisions
    assert str(len(decisions)) in sheet_of(window).sentence.whole


def test_no_review_where_hints_are_barred(window: MainWindow, qtbot: QtBot) -> None:
    mouse = tournament(window, qtbot, hints=False)
    controller = controller_of(window)
    for _decision in range(400):
        mouse.wait_for_question()
        if controller.scene == "between" and controller.session.decisions(0):
            break
        mouse.decide()
    screen = desk_of(window).screen("between")
    assert isinstance(screen, MatchDayScreen)
    assert not any(button.isVisible() for button in screen.review_buttons.by_seat.values())
