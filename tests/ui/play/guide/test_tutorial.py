"""The tutorial followed to the letter through real events, and all the ways off it."""

import random

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from checks.stage import covered
from swallows_gui.catalogue.tutorial import load_tutorial, load_words
from swallows_gui.games.swallows.rules.marks import PRINTED
from swallows_gui.games.swallows.words.lessons import LessonFacts
from swallows_gui.models import roles
from swallows_gui.records.verify import verify
from swallows_gui.services.settings import settings
from swallows_gui.ui.play.guide.tutorial import TutorialGuide
from swallows_gui.ui.shell.main_window import MainWindow
from swallows_gui.ui.stage import coach
from tests.ui.hands import click, click_row, controller_of, desk_of, wait
from tests.ui.mouse import MousePlayer

KEYS = Qt.Key
STORY = [lesson.id for lesson in load_tutorial("swallows").lessons]


def with_figures(text: str) -> str:
    """What a lesson says, with the marks of the printed game."""
    for name, figure in PRINTED._asdict().items():
        text = text.replace(f"{{{name}}}", str(figure))
    return text


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a screen reader is told by the bubble."""
    heard: list[str] = []

    def hear(_widget: QWidget, sentence: str, urgent: bool = False) -> None:
        heard.append(sentence)

    monkeypatch.setattr(coach, "announce", hear)
    return heard


def guide_of(window: MainWindow) -> TutorialGuide:
    assert window.talk is not None
    assert window.talk.tutorial is not None
    return window.talk.tutorial


def press(window: MainWindow, key: KEYS) -> None:
    """A key, to whatever has the focus."""
    QApplication.processEvents()
    QTest.keyClick(window.focusWidget() or window, key)


def wait_for_lesson(window: MainWindow, qtbot: QtBot, other_than: LessonFacts | None = None) -> LessonFacts:
    """Until the bubble stands there with another lesson, in its place and with the focus where it belongs."""
    guide = guide_of(window)

    def stands() -> bool:
        there = guide.told is not None and guide.told is not other_than and guide.bubble.isVisible()
        return there and not guide._soon.isActive()

    presenter = controller_of(window).moments
    wait(qtbot, lambda: stands() or presenter.waits)
    if presenter.waits:  # the result stands until somebody nods
        press(window, KEYS.Key_Return)
        wait(qtbot, stands)
    assert isinstance(guide.told, LessonFacts)
    return guide.told


def do_with_keys(window: MainWindow, told: LessonFacts) -> None:
    """What the lesson says, with the keys it names."""
    guide, table = guide_of(window), desk_of(window).table
    deed = told.lesson.do
    if deed is None:
        assert window.focusWidget() is guide.bubble.next
        while not guide.bubble.words.at_end:
            press(window, KEYS.Key_Return)
        press(window, KEYS.Key_Return)
        return
    kind = deed.action["type"]
    if kind == "offer":
        bribes = table.referee_panel.bribes
        assert window.focusWidget() is bribes.offer
        assert bribes.team.key == "1"
        press(window, KEYS.Key_B)
        press(window, KEYS.Key_Return)
        return
    fan = table.near.fan
    assert window.focusWidget() is fan
    if kind in ("pass", "decline"):
        press(window, KEYS.Key_P if kind == "pass" else KEYS.Key_D)
        return
    assert fan.currentIndex().data(roles.COPY) == told.card
    if deed.with_red:
        press(window, KEYS.Key_Plus)
        green = fan.currentIndex().row()
        red = next(row for row in range(fan.model().rowCount()) if fan.model().index(row, 0).data(roles.MODIFIER))
        for _step in range(red - green):
            press(window, KEYS.Key_Right)
        press(window, KEYS.Key_Return)
        for _step in range(red - green):
            press(window, KEYS.Key_Left)
    press(window, KEYS.Key_Return)


def wait_for_next(window: MainWindow, qtbot: QtBot, told: LessonFacts) -> None:
    """Until the lesson is over; a question without a lesson has one answer, which is given by itself."""
    guide = guide_of(window)
    wait(qtbot, lambda: guide.told is not told)


@pytest.mark.parametrize(("code", "pace"), [pytest.param("en", "fast", marks=pytest.mark.nightly), ("de", "instant")])
def test_followed_to_the_letter_with_keys(
    window: MainWindow, qtbot: QtBot, said: list[str], code: str, pace: str
) -> None:
    settings().change(language=code, pace=pace)
    QAccessible.setActive(True)
    click(window.start.tutorial_button)
    guide = guide_of(window)
    seen: list[str] = []
    last: LessonFacts | None = None
    while not seen or seen[-1] != STORY[-1]:
        told = wait_for_lesson(window, qtbot, last)
        last = told
        seen.append(told.lesson.id)
        words = load_words("swallows", code)[told.lesson.id]
        assert guide.bubble.heading.text() == with_figures(words.title)
        assert "{" not in guide.bubble.text()
        assert not told.lesson.want or told.lesson.want in told.endings
        for ending in told.endings & set(words.endings):
            assert with_figures(words.endings[ending]).partition("{")[0] in guide.bubble.words.whole
        assert said[-1] == guide.bubble.text()
        assert not covered(window)
        if told.lesson.over:
            break
        do_with_keys(window, told)
        wait_for_next(window, qtbot, told)
    assert seen == STORY
    path = desk_of(window).session.path
    QApplication.processEvents()
    assert desk_of(window).screen("payout").honours.what is None, "no poster stands over the last lesson"  # type: ignore[attr-defined]
    press(window, KEYS.Key_Return)
    assert guide.bubble.isHidden()
    assert not settings().now.tutorial_on
    assert path is not None
    assert verify(path).over
    press(window, KEYS.Key_Return)  # Done gives the keys back to the pay-out
    assert window.desk is None


@pytest.mark.parametrize("after", [1, pytest.param(9, marks=pytest.mark.nightly), 12])
def test_it_goes_on_where_it_was_after_the_program_was_closed(window: MainWindow, qtbot: QtBot, after: int) -> None:
    click(window.start.tutorial_button)
    told = None
    for _lesson in range(after):
        told = wait_for_lesson(window, qtbot, told)
        do_with_keys(window, told)
        wait_for_next(window, qtbot, told)
    told = wait_for_lesson(window, qtbot, told)
    text = guide_of(window).bubble.words.whole
    window.close()
    again = MainWindow()
    again.start.choose("swallows")
    again.resize(1280, 800)
    again.show()
    qtbot.waitExposed(again)
    wait(qtbot, lambda: again.start.games_panel.isVisible())
    assert "Tutorial" in str(again.start.games.model().index(0, 0).data())
    click(again.start.tutorial_button)
    told_again = wait_for_lesson(again, qtbot)
    assert told_again.lesson.id == told.lesson.id
    assert guide_of(again).bubble.words.whole.endswith(text[-40:])
    again.close()
    again.deleteLater()


@pytest.mark.parametrize(("code", "seed"), [pytest.param("en", 1, marks=pytest.mark.nightly), ("de", 2)])
def test_whoever_does_something_else_gets_a_kind_word_and_comes_to_the_end(
    window: MainWindow, qtbot: QtBot, code: str, seed: int
) -> None:
    settings().change(language=code)
    click(window.start.tutorial_button)
    guide, controller = guide_of(window), controller_of(window)
    player, chance = MousePlayer(window, qtbot, seed), random.Random(seed)
    kind_words = {words.other for words in load_words("swallows", code).values() if words.other}
    heard = ""
    while controller.scene != "payout":
        wait(
            qtbot,
            lambda: (
                controller.scene == "payout"
                or controller.info.phase == "asked"
                or controller.moments.waits
                or (guide.told is not None and guide.told.tells and guide.bubble.isVisible())
            ),
        )
        heard += guide.bubble.text()
        if controller.scene == "payout":
            break
        if guide.told is not None and guide.told.tells and guide.bubble.isVisible() and chance.random() < 0.7:
            click(guide.bubble.next)
        elif controller.info.phase == "asked" or controller.moments.waits:
            player.decide()
        qtbot.wait(5)
    told = wait_for_lesson(window, qtbot)
    assert told.lesson.over or told.lesson.do is None
    assert any(word in heard for word in kind_words)


@pytest.mark.parametrize("closing", [pytest.param(KEYS.Key_Return, marks=pytest.mark.nightly), KEYS.Key_Escape])
def test_a_large_card_lies_over_lesson_and_docks_and_keeps_the_keys(
    window: MainWindow, qtbot: QtBot, closing: KEYS
) -> None:
    click(window.start.tutorial_button)
    told = wait_for_lesson(window, qtbot)
    while told.lesson.do is None or told.lesson.do.action["type"] != "offer":
        do_with_keys(window, told)
        wait_for_next(window, qtbot, told)
        told = wait_for_lesson(window, qtbot, told)
    assert window.talk is not None
    guide, zoom, controller = guide_of(window), desk_of(window).zoom, controller_of(window)
    bribes = len(controller.info.legal.actions), controller.session.n
    desk_of(window).show_card("through-ball#1")
    QApplication.postEvent(window, QEvent(QEvent.Type.LayoutRequest))  # as a panel sends that has grown
    QApplication.processEvents()
    wait(qtbot, lambda: not guide._soon.isActive() and not guide._look_soon.isActive())
    assert window.focusWidget() is zoom
    for part in (guide.bubble, window.docks.by_name["referee"]):
        top = window.childAt(part.mapTo(window, part.rect().center()))
        assert top is not None
        assert top is zoom or zoom.isAncestorOf(top)
    press(window, closing)
    assert zoom.isHidden()
    wait(qtbot, lambda: not guide._soon.isActive() and not guide._look_soon.isActive())
    assert (len(controller.info.legal.actions), controller.session.n) == bribes
    assert guide.told is told
    assert guide.bubble.isVisible()
    do_with_keys(window, told)


def test_a_lesson_that_comes_due_waits_until_the_large_card_is_closed(window: MainWindow, qtbot: QtBot) -> None:
    click(window.start.tutorial_button)
    told = wait_for_lesson(window, qtbot)
    assert window.talk is not None
    guide, zoom = guide_of(window), desk_of(window).zoom
    while told.lesson.do is None:
        do_with_keys(window, told)
        wait_for_next(window, qtbot, told)
        told = wait_for_lesson(window, qtbot, told)
    do_with_keys(window, told)
    desk_of(window).show_card("through-ball#1")
    wait(qtbot, lambda: not controller_of(window).moments.running and not guide._soon.isActive())
    assert zoom.isVisible()
    assert window.focusWidget() is zoom
    assert not guide.bubble.heading.text()
    press(window, KEYS.Key_Escape)
    assert wait_for_lesson(window, qtbot, told).lesson is not told.lesson


def test_the_card_that_is_spoken_of_stays_framed_whatever_is_clicked(window: MainWindow, qtbot: QtBot) -> None:
    click(window.start.tutorial_button)
    told = wait_for_lesson(window, qtbot)
    fan = desk_of(window).table.near.fan
    assert not fan.pointed_out.isValid()
    do_with_keys(window, told)
    told = wait_for_lesson(window, qtbot, told)
    assert told.card >= 0
    for clicked in (fan.model().index(0, 0), fan.model().index(2, 0)):
        click_row(fan, clicked)
        click(desk_of(window).table.prompt)
        QApplication.processEvents()
        assert fan.pointed_out.data(roles.COPY) == told.card
    framed = fan.pointed_out
    click_row(fan, framed)
    click(desk_of(window).table.prompt.play)
    wait_for_next(window, qtbot, told)
    assert not fan.pointed_out.isValid()


def test_enter_presses_the_button_that_a_lesson_has_put_the_focus_on(window: MainWindow, qtbot: QtBot) -> None:
    click(window.start.tutorial_button)
    told: LessonFacts | None = None
    while told is None or told.lesson.id != "bribe":
        if told is not None:
            do_with_keys(window, told)
            wait_for_next(window, qtbot, told)
        told = wait_for_lesson(window, qtbot, told)
    assert window.focusWidget() is desk_of(window).table.referee_panel.bribes.offer
    press(window, KEYS.Key_Return)
    told = wait_for_lesson(window, qtbot, told)
    assert told.lesson.id == "bribed"


@pytest.mark.parametrize("code", [pytest.param("en", marks=pytest.mark.nightly), "de"])
def test_the_last_lesson_says_nothing_of_attacks_to_come(window: MainWindow, qtbot: QtBot, code: str) -> None:
    """Whoever went on attacking when he might have stopped hears of it while the match runs, or never."""
    settings().change(language=code)
    click(window.start.tutorial_button)
    told: LessonFacts | None = None
    table = desk_of(window).table
    while told is None or not told.lesson.over:
        if told is not None:
            if told.lesson.id == "decline":
                click_row(table.near.fan, table.near.fan.model().index(0, 0))
                click(table.prompt.play)
            else:
                do_with_keys(window, told)
            wait_for_next(window, qtbot, told)
            wait(qtbot, lambda: guide_of(window).told is not None or controller_of(window).info.phase == "asked")
            if guide_of(window).told is None:
                press(window, KEYS.Key_D)
        told = wait_for_lesson(window, qtbot, told)
    words = load_words("swallows", code)
    assert words["decline"].other not in guide_of(window).bubble.words.whole
    assert guide_of(window).bubble.words.whole.startswith(words["whistle"].say)


def test_it_can_be_ended_at_any_time_and_taken_up_again(window: MainWindow, qtbot: QtBot) -> None:
    click(window.start.tutorial_button)
    wait_for_lesson(window, qtbot)
    guide, controller = guide_of(window), controller_of(window)
    click(guide.bubble.end)
    assert guide.bubble.isHidden()
    wait(qtbot, lambda: controller.info.phase == "asked")
    MousePlayer(window, qtbot, 1).decide()
    wait(qtbot, lambda: controller.info.phase == "asked")
    qtbot.wait(80)
    assert guide.bubble.isHidden()
    window.actions_["tutorial"].trigger()
    wait_for_lesson(window, qtbot)


def test_rules_and_other_screens_put_the_bubble_away_and_play_waits(window: MainWindow, qtbot: QtBot) -> None:
    click(window.start.tutorial_button)
    told = wait_for_lesson(window, qtbot)
    guide = guide_of(window)
    click(guide.bubble.rule)
    wait(qtbot, lambda: guide.bubble.isHidden())
    assert window.stack.currentWidget() is window.navigation.screens["rules"]
    assert guide.bubble.isHidden()
    window.go_back()
    wait(qtbot, lambda: guide.bubble.isVisible())
    assert guide.told is told or (guide.told is not None and guide.told.id == told.id)
    settings().change(language="de")
    assert guide.bubble.heading.text() == with_figures(load_words("swallows", "de")[told.lesson.id].title)
    window.leave_game()
    QApplication.processEvents()
    assert not any(child.isVisible() for child in window.findChildren(coach.CoachNote))


def test_the_strip_keeps_its_place_while_nothing_is_due(window: MainWindow, qtbot: QtBot) -> None:
    """From lesson to lesson nothing of the table moves, and no button of an old lesson can be pressed."""
    click(window.start.tutorial_button)
    told = wait_for_lesson(window, qtbot)
    do_with_keys(window, told)
    told = wait_for_lesson(window, qtbot, told)
    assert told.lesson.do is not None
    guide, seen = guide_of(window), list[tuple[bool, str, bool]]()
    table, height = desk_of(window).table, desk_of(window).table.height()
    note = guide.bubble
    controller_of(window).presenter.played.connect(
        lambda _events: seen.append((note.isVisible(), note.heading.text(), note.next.isVisible()))
    )
    do_with_keys(window, told)
    wait_for_next(window, qtbot, told)
    assert seen[0] == (True, "", False)
    assert table.height() == height
    assert guide.pointer.isHidden()


class Layings(QObject):
    """Counts how often a window is laid out anew."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.number = 0
        window.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        self.number += event.type() == QEvent.Type.LayoutRequest
        return False


def test_while_a_lesson_is_read_the_window_rests(window: MainWindow, qtbot: QtBot) -> None:
    click(window.start.tutorial_button)
    wait_for_lesson(window, qtbot)
    layings = Layings(window)

    def quiet() -> bool:
        before = layings.number
        qtbot.wait(300)
        return layings.number == before

    wait(qtbot, quiet)


def test_no_lesson_in_any_other_game(window: MainWindow, qtbot: QtBot) -> None:
    from tests.ui.hands import start_friendly

    start_friendly(window, qtbot)
    assert window.talk is not None
    assert window.talk.tutorial is None


def test_a_lesson_longer_than_the_strip_is_read_page_by_page(window: MainWindow, qtbot: QtBot) -> None:
    settings().change(text_scale=200)
    window.resize(1024, 700)
    click(window.start.tutorial_button)
    wait_for_lesson(window, qtbot)
    note = guide_of(window).bubble
    assert note.words.pages > 1
    assert note.next.hasFocus()
    assert note.next.text() == "Read on"
    read = [note.words.text()]
    while not note.words.at_end:
        press(window, KEYS.Key_Return)
        read.append(note.words.text())
    assert note.next.text() == "Next"
    assert " ".join(read).replace(" …", "") == note.words.whole
    assert len(read) == note.words.pages
