"""Tips in a game that is one match: at the question that earns them, once, gone with the answer, and switched off."""

from pytestqt.qtbot import QtBot

from swallows_gui.services.settings import names_of, settings
from swallows_gui.ui.play.guide.tips import Tips
from swallows_gui.ui.shell.main_window import MainWindow
from tests.games.final_whistle.table import hands as final
from tests.games.grudgematch.table.hands import against_computer, begin, click_space, people
from tests.games.power_soccer.table import hands as power
from tests.ui.hands import click, wait


def tips_of(window: MainWindow) -> Tips:
    assert window.talk is not None
    assert window.talk.tips is not None
    return window.talk.tips


def test_a_tip_comes_with_its_question_and_goes_with_the_answer(window: MainWindow, qtbot: QtBot) -> None:
    settings().change(tips=True)
    desk = begin(window, qtbot, people("Kim", "Ada"), seed=3)
    tips = tips_of(window)
    wait(qtbot, lambda: tips.tip is not None and tips.note.isVisible())
    assert tips.tip is not None
    assert tips.tip.name == "line_up"
    assert names_of("grudgematch", settings().now.tips_seen) == {"line_up"}
    first = desk.controller.info.actor
    click_space(desk, desk.table.field.cursor_space)
    wait(qtbot, lambda: desk.controller.info.actor not in (None, first))
    assert tips.tip is None
    assert not tips.note.isVisible()


def test_it_leaves_the_focus_where_one_decides(window: MainWindow, qtbot: QtBot) -> None:
    settings().change(tips=True)
    desk = begin(window, qtbot, against_computer(), seed=3)
    tips = tips_of(window)
    wait(qtbot, lambda: tips.note.isVisible())
    assert not tips.note.isAncestorOf(window.focusWidget())
    click(tips.note.next)
    assert not tips.note.isVisible()
    assert desk.table.isAncestorOf(window.focusWidget())


def test_no_more_tips_means_none_in_any_game(window: MainWindow, qtbot: QtBot) -> None:
    settings().change(tips=True)
    begin(window, qtbot, people("Kim", "Ada"), seed=3)
    tips = tips_of(window)
    wait(qtbot, lambda: tips.note.isVisible())
    click(tips.note.end)
    assert not settings().now.tips
    assert not tips.note.isVisible()
    window.leave_game()
    power.begin(window, qtbot, power.people("Kim", "Ada"))
    assert tips_of(window).tip is None


def test_the_tip_of_a_form_stays_when_the_form_comes(window: MainWindow, qtbot: QtBot) -> None:
    settings().change(tips=True)
    desk = final.begin(window, qtbot, "", "easy", squads="choose")
    tips = tips_of(window)
    wait(qtbot, lambda: window.stack.currentWidget() is desk.screen("squad") and tips.note.isVisible())
    assert tips.tip is not None
    assert tips.tip.name == "squad"
