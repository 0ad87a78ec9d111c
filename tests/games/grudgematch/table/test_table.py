"""The Grudge Match in the window: set up, played by mouse and by keys, watched, told in its order, kept secret."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from pytestqt.qtbot import QtBot

from swallows_gui.games.grudgematch.rules.actions import AIM, DONE
from swallows_gui.games.grudgematch.rules.tables import RANKS
from swallows_gui.games.grudgematch.table.result import GrudgeResultScreen
from swallows_gui.games.grudgematch.table.set_up import GrudgeSetUp
from swallows_gui.games.grudgematch.table.table import GrudgeTable
from swallows_gui.games.grudgematch.words.outlook import phase_name
from swallows_gui.records.verify import verify
from swallows_gui.services.settings import settings
from swallows_gui.ui.kit.clock import clock
from swallows_gui.ui.shell.main_window import MainWindow
from tests.games.grudgematch.table.hands import (
    against_computer,
    begin,
    click_space,
    computers,
    desk_of,
    people,
    play_to,
    play_well,
    press,
    until_rest,
)
from tests.ui.hands import button, click, wait


@pytest.fixture
def by_hand() -> Iterator[None]:
    """Time passes by hand, at pace normal and with motion."""
    clock().by_hand()
    yield
    clock().by_itself()


def test_the_page_after_a_match_counts_what_has_been_played(window: MainWindow, qtbot: QtBot) -> None:
    desk = begin(window, qtbot, people("Kim", "Ottmar"))
    play_to(desk, qtbot, "direction")
    page = GrudgeResultScreen(desk.controller, window)
    page.show_view()
    kicks = next(line for line in page.sides.accessibleName().split("; ") if line.startswith("kicks"))
    assert sorted(kicks.split()[2::2]) == ["0", "1,"] or sorted(kicks.split()[2::2]) == ["0,", "1"]
    assert "1 card" in page.men.accessibleName()
    page.deleteLater()


def test_a_rematch_has_the_same_seats_and_options(window: MainWindow, qtbot: QtBot) -> None:
    desk = begin(window, qtbot, against_computer(), rows=13, germany=1)
    page = GrudgeResultScreen(desk.controller, window)
    page.serve(window)
    page.show()
    click(page.rematch_button)
    wait(qtbot, lambda: window.game.laid not in (None, desk))
    again = desk_of(window)
    assert again.session.options == {**desk.session.options, "heard": again.session.options["heard"]}
    assert [(seat.name, seat.level) for seat in again.session.seats] == [("Kim", ""), ("Ottmar", "normal")]
    page.deleteLater()


@pytest.mark.nightly
def test_after_the_match_come_statistics_and_replay(window: MainWindow, qtbot: QtBot) -> None:
    desk = begin(window, qtbot, tuple(seat._replace(level="easy") for seat in computers("Wanda", "Piet")))
    wait(qtbot, lambda: desk.session.over)
    until_rest(desk, qtbot)
    desk.controller.go_on()
    wait(qtbot, lambda: isinstance(window.stack.currentWidget(), GrudgeResultScreen))
    result = window.stack.currentWidget()
    assert isinstance(result, GrudgeResultScreen)
    path = desk.session.path
    assert path is not None
    click(result.replay_button)
    wait(qtbot, lambda: window.replay is not None)
    assert window.replay is not None
    rerun = window.replay.rerun
    rerun.seek(rerun.last // 2)
    shown = window.replay.table
    assert isinstance(shown, GrudgeTable)
    assert not shown.legal
    assert rerun.chapters.sections[0].number == 0
    window.navigation.leave_replay()
    window.leave_game()
    verify(path)


def test_turns_are_played_by_keys_alone(window: MainWindow, qtbot: QtBot) -> None:
    desk = begin(window, qtbot, against_computer())
    until_rest(desk, qtbot)
    window.activateWindow()
    wait(qtbot, window.isActiveWindow)
    table = desk.table
    kicked = ran = 0
    for _move in range(120):
        if desk.session.over or (kicked and ran):
            break
        choices = table.choices
        if choices.men and not choices.spaces:
            press(desk, (Qt.Key.Key_C, Qt.Key.Key_D, Qt.Key.Key_H, Qt.Key.Key_S)[next(iter(choices.men)) % 4])
        elif choices.spaces:
            wanted = next(iter(table.field.picture.gold or choices.spaces))
            while table.field.cursor_space != wanted:
                here, there = divmod(table.field.cursor_space, 11), divmod(wanted, 11)
                across = Qt.Key.Key_Right if there[1] > here[1] else Qt.Key.Key_Left
                up = Qt.Key.Key_Up if there[0] > here[0] else Qt.Key.Key_Down
                table.field.setFocus()
                press(desk, across if there[1] != here[1] else up)
            ran += table.picked >= 0
            press(desk, Qt.Key.Key_Return)
        elif choices.aims:
            key = {0: Qt.Key.Key_8, 2: Qt.Key.Key_6, 4: Qt.Key.Key_2, 6: Qt.Key.Key_4}
            press(desk, next(key[d] for d in choices.aims if d in key), Qt.KeyboardModifier.KeypadModifier)
        elif choices.cards:
            kicked += choices.step == "kick"
            press(desk, Qt.Key.Key_Right)
            press(desk, Qt.Key.Key_Return)
        else:
            press(desk, Qt.Key.Key_P)
        until_rest(desk, qtbot)
    assert kicked
    assert ran


def test_a_man_and_his_space_are_one_choice_and_the_smaller_die_is_spared(window: MainWindow, qtbot: QtBot) -> None:
    desk = begin(window, qtbot, people("Kim", "Ottmar"))
    play_to(desk, qtbot, "run")
    table = desk.table
    first, second = sorted(table.story.dice)
    assert first != second
    man = next(iter(table.choices.men))
    click_space(desk, table.story.men[man])
    assert table.picked == man
    near = next(space for space, die in table.choices.dice.items() if die == first)
    assert all(die in (first, second) for die in table.choices.dice.values())
    click_space(desk, near)
    until_rest(desk, qtbot)
    ran = [event for event in desk.controller.view.history if event["type"] == "ran"][-1]
    assert (ran["space"], ran["die"]) == (near, first)


@pytest.mark.parametrize("seed", [3, 4, 5])
def test_a_block_is_passed_unopened_and_looks_alike_whatever_is_held(
    window: MainWindow, qtbot: QtBot, seed: int
) -> None:
    desk = begin(window, qtbot, people("Kim", "Ottmar"), seed)
    table = desk.table
    play_to(desk, qtbot, "block", "tackle")
    while not table.covered:
        press(desk, Qt.Key.Key_P)
        play_to(desk, qtbot, "block", "tackle")
    seat = desk.controller.info.actor
    assert desk.controller.view.seat is None
    assert all(tile.held is None or tile.held.card < 0 for tile in table.cards.tiles)
    assert not desk.controller.info.may_hint
    shown = (
        table.answers.pass_by,
        table.answers.show_hand,
        table.answers.play_card,
        table.prompt.hint,
    )
    assert [part.isVisible() for part in shown] == [True, True, False, False]
    assert not table.hand.bars.rows
    click(table.answers.show_hand)
    assert desk.controller.curtained
    assert window.talk is not None
    click(button(window.talk.curtain, "show my cards"))
    until_rest(desk, qtbot)
    assert desk.controller.view.seat == seat
    assert any(tile.held is not None and tile.held.card >= 0 for tile in table.cards.tiles)
    press(desk, Qt.Key.Key_P)
    until_rest(desk, qtbot)
    assert desk.controller.curtained or desk.controller.view.seat != seat or desk.controller.info.actor == seat


def test_the_hand_of_the_other_seat_stands_nowhere_in_the_window(window: MainWindow, qtbot: QtBot) -> None:
    desk = begin(window, qtbot, people("Kim", "Ottmar"))
    play_to(desk, qtbot, "kick")
    seat = desk.controller.info.actor
    assert seat is not None
    table = desk.table
    view: Any = desk.session.view(seat)
    own = set(view.hand)
    assert {tile.held.card for tile in table.cards.tiles if tile.held is not None} == own
    assert not table.strip.state.far_cards
    desk.controller.do([desk.controller.info.own(DONE)])
    until_rest(desk, qtbot)
    while desk.controller.info.actor == seat:
        play_well(desk)
        until_rest(desk, qtbot)
    assert desk.controller.view.seat is None
    assert all(tile.held is None or tile.held.card < 0 for tile in table.cards.tiles)
    assert table.cards_of(table.near) is None


def test_nothing_is_told_before_it_is_seen(window: MainWindow, qtbot: QtBot, by_hand: None) -> None:
    desk = begin(window, qtbot, people("Kim", "Ottmar"))
    play_to(desk, qtbot, "direction")
    settings().change(pace="normal", reduced_motion=False)
    table, before = desk.table, desk.table.story
    lines = table.commentary.model().rowCount()
    direction = next(iter(table.choices.aims))
    desk.controller.do([desk.controller.info.own(AIM | direction)])
    clock().pass_time(0.1)
    flown = False
    for _frame in range(60):
        if table.field.shows == "flight":
            flown = True
            assert table.story.ball == before.ball
            assert table.story.score == before.score
            assert table.commentary.model().rowCount() <= lines + 1
        clock().pass_time(0.02)
    clock().pass_time(12)
    assert flown
    assert table.story.ball != before.ball or table.story.score != before.score


def test_what_is_asked_is_said_with_its_chances(window: MainWindow, qtbot: QtBot) -> None:
    desk = begin(window, qtbot, against_computer())
    play_to(desk, qtbot, "kick")
    window.activateWindow()
    wait(qtbot, window.isActiveWindow)
    table = desk.table
    assert "Kick the ball?" in table.prompt.text()
    press(desk, Qt.Key.Key_Left)
    assert "goal" in table.hand.bars.accessibleName()
    for tile in table.cards.tiles:
        assert tile.held is None or (tile.accessibleName() and tile.held.tag)
    page = desk.as_text()
    assert page is not None
    assert page.clause == "G4.1"
    assert len(page.choices) == len(table.legal)
    assert "the ball" in table.space_words(table.story.ball)


def test_why_a_card_cannot_be_played_stands_below_it(window: MainWindow, qtbot: QtBot) -> None:
    desk = begin(window, qtbot, against_computer())
    play_to(desk, qtbot, "kick")
    table = desk.table
    near = {man % 4 for man in desk.controller.view.can_answer()}
    for tile in table.cards.tiles:
        if tile.held is not None and tile.held.card // RANKS not in near:
            assert tile.held.tag == "too far away"
            assert not tile.held.playable


def test_computers_play_alone_with_covered_hands(window: MainWindow, qtbot: QtBot) -> None:
    settings().change(pace="slow")
    desk = begin(window, qtbot, computers("Wanda", "Piet"))
    wait(qtbot, lambda: desk.table.pause.isVisible())
    click(desk.table.pause)
    until_rest(desk, qtbot)
    assert all(tile.held is None or tile.held.card < 0 for tile in desk.table.cards.tiles)
    click(desk.table.part_end)
    wait(qtbot, lambda: desk.controller.presenter.now.paused)
    assert any(event["type"] == "turn_started" for event in desk.controller.view.history)


@pytest.mark.parametrize(("size", "percent"), [((1024, 700), 100), ((1280, 800), 200), ((1024, 700), 200)])
def test_question_and_buttons_are_whole_in_every_size(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int], percent: int
) -> None:
    window.resize(*size)
    settings().change(text_scale=percent)
    desk = begin(window, qtbot, against_computer())
    play_to(desk, qtbot, "kick")
    window.activateWindow()
    wait(qtbot, window.isActiveWindow)
    table = desk.table
    below = table.answers.pass_by.parentWidget()
    assert below is not None
    wait(  # its row is laid out anew when the words have their type
        qtbot,
        lambda: (
            table.answers.pass_by.isVisible()
            and table.answers.pass_by.height() >= table.answers.pass_by.sizeHint().height()
            and table.prompt.rect().contains(table.answers.pass_by.geometry().translated(below.pos()))
        ),
    )
    question = table.prompt.words["what"]
    for part in (table.answers.play_card, table.answers.pass_by, question):
        inside = part.rect().translated(part.mapTo(table.prompt, part.rect().topLeft()))
        assert table.prompt.rect().contains(inside), part
        assert part.height() >= part.sizeHint().height() or part is question
    assert question.height() >= question.heightForWidth(question.width())
    parts = (table.hand, table.prompt, table.field, *(each for each in (table.strip, table.phases) if each.isVisible()))
    rooms = [QRect(each.mapTo(table, QPoint(0, 0)), each.size()) for each in parts]
    assert not any(one.intersects(other) for one, other in combinations(rooms, 2))
    press(desk, Qt.Key.Key_Right)
    assert table.answers.play_card.isEnabled()
    assert table.hand.bars.geometry().bottom() <= table.hand.height()
    settings().change(text_scale=100)


def test_what_is_passed_unopened_is_whole_in_large_letters(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1024, 700)
    settings().change(text_scale=200)
    desk = begin(window, qtbot, people("Kim", "Maximiliane"))
    play_to(desk, qtbot, "block", "tackle")
    table = desk.table
    while not table.covered:
        press(desk, Qt.Key.Key_P)
        play_to(desk, qtbot, "block", "tackle")
    shown = (table.answers.pass_by, table.answers.show_hand)
    below = shown[0].parentWidget()
    assert below is not None
    wait(qtbot, lambda: all(table.prompt.rect().contains(part.geometry().translated(below.pos())) for part in shown))
    assert all(part.isVisible() and part.height() >= part.sizeHint().height() for part in shown)
    assert table.hand.height() == 0  # nothing is chosen from it
    settings().change(text_scale=100)


def test_the_longer_surname_plays_germany_and_the_screen_says_why(window: MainWindow) -> None:
    screen = GrudgeSetUp(window)
    screen.seats[0].name.setText("Kim")
    screen.seats[1].name.setText("Ottmar")
    assert screen.options()["germany"] == 1
    assert screen.about.text().endswith("Ottmar is the longer surname, Kim the shorter.")
    screen.seats[0].name.setText("Player 1")
    assert screen.about.text().endswith("Player and Ottmar are the same length: a coin decides.")
    screen.germany.set_key("0")
    assert screen.options()["germany"] == 0
    screen.deleteLater()


def test_a_goalie_leaves_the_goal_open_only_when_asked_once_more(window: MainWindow, qtbot: QtBot) -> None:
    desk = begin(window, qtbot, people("Kim", "Lea"))
    until_rest(desk, qtbot)
    table = desk.table
    assert table.view is not None
    assert table.view.to_place == 0
    away, other = [space for space in table.choices.spaces if table.view.board.box_of[space] < 0][:2]
    before = desk.session.n
    for space in (away, other):
        click_space(desk, space)
        assert desk.session.n == before
        assert "guards the goal" in table.asked_words()
    click_space(desk, other)
    until_rest(desk, qtbot)
    assert desk.session.n > before
    assert table.story.men[0] == other


def test_the_line_up_begins_in_the_goal_and_says_who_the_goalie_is(window: MainWindow, qtbot: QtBot) -> None:
    desk = begin(window, qtbot, people("Kim", "Lea"))
    until_rest(desk, qtbot)
    window.activateWindow()
    wait(qtbot, window.isActiveWindow)
    table, seen = desk.table, set()
    while table.choices.step == "line_up":
        assert table.field.cursor_space in table.choices.spaces
        assert table.view is not None
        goalie = table.view.to_place % 4 == 0
        assert ("the goalie" in table.prompt.text()) == goalie
        if goalie:
            assert table.view.board.box_of[table.field.cursor_space] >= 0
        seen.add(table.view.to_place)
        press(desk, Qt.Key.Key_Left)  # the arrows go to the field, where the cursor stands in the best place
        press(desk, Qt.Key.Key_Return)
        until_rest(desk, qtbot)
    assert seen == set(range(8))


@pytest.mark.parametrize(
    ("step", "phase"), [("run", "run"), ("kick", "kick"), ("tackle", "kick"), ("set_ball", "ball")]
)
def test_the_phase_that_stands_out_is_the_one_that_is_asked(
    window: MainWindow, qtbot: QtBot, step: str, phase: str
) -> None:
    desk = begin(window, qtbot, people("Kim", "Lea"), seed=5)
    play_to(desk, qtbot, step)
    assert [cell.name for cell in desk.table.phases.cells if cell.now] == [phase_name(phase)]
