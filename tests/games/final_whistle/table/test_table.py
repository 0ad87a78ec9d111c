"""Final Whistle in the window: set up, played by mouse and by keys, watched, told in its order, printed, replayed."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from swallows_gui.games.final_whistle.rules.options import CARDS
from swallows_gui.games.final_whistle.table.deck_screen import DeckScreen, SquadScreen
from swallows_gui.games.final_whistle.table.result import FinalResultScreen
from swallows_gui.games.final_whistle.table.set_up import FinalSetUp
from swallows_gui.games.final_whistle.table.table import FinalTable
from swallows_gui.records.verify import verify
from swallows_gui.services.settings import settings
from swallows_gui.ui.kit.clock import clock
from swallows_gui.ui.shell.main_window import MainWindow
from tests.games.final_whistle.table.hands import (
    answer_plainly,
    begin,
    desk_of,
    open_curtain,
    play_to,
    press,
    until_rest,
)
from tests.ui.hands import click, wait


def test_it_is_set_up_in_two_clicks_and_played_to_its_statistics_by_mouse(window: MainWindow, qtbot: QtBot) -> None:
    window.start.choose("final_whistle")
    QApplication.processEvents()
    click(window.start.start_buttons["match"])
    screen = window.navigation.screens["final_whistle:match"]
    assert isinstance(screen, FinalSetUp)
    click(screen.start_button)
    wait(qtbot, lambda: window.game.laid is not None)
    desk = desk_of(window)
    until_rest(desk, qtbot)
    table = desk.table
    while not table.forward.isVisible():
        if table.plate.done.isVisible():
            click(table.plate.done)
        elif table.view is not None and table.view.step in ("card", "further"):
            click(table.hand_row.cards[0])
        else:
            who = table.candidates()[0]
            tile = table.pitch.tiles.get(who) or next(
                man for man in table.hand_row.men if man.isVisible() and man.look is not None and man.look.man == who[1]
            )
            click(tile)
        until_rest(desk, qtbot)
    click(table.forward)
    wait(qtbot, lambda: isinstance(window.stack.currentWidget(), FinalResultScreen))
    result = window.stack.currentWidget()
    assert isinstance(result, FinalResultScreen)
    assert "Goals: Kohlfeld" in result.clubs.accessibleName()
    path = desk.session.path
    assert path is not None
    assert verify(path).over
    click(result.replay_button)
    wait(qtbot, lambda: window.replay is not None)
    assert window.replay is not None
    rerun = window.replay.rerun
    rerun.seek(rerun.last // 2)
    shown = window.replay.table
    assert isinstance(shown, FinalTable)
    assert not shown.legal
    assert len(shown.pitch.tiles) > 18
    assert [part.number for part in rerun.chapters.sections][:6] == [1, 2, 3, 4, 5, 6]
    window.navigation.leave_replay()
    options = desk.session.options
    click(result.rematch_button)
    wait(qtbot, lambda: window.game.laid is not None and desk_of(window) is not desk)
    again = desk_of(window).session
    assert again.path != path
    assert again.options == {**options, "heard": again.options["heard"]}
    window.leave_game()
    verify(path)


def test_it_is_played_by_keys_alone(window: MainWindow, qtbot: QtBot) -> None:
    desk = begin(window, qtbot, "", "easy")
    until_rest(desk, qtbot)
    window.activateWindow()
    wait(qtbot, window.isActiveWindow)
    while desk.controller.view.period < 4:
        before = desk.session.n
        if len(desk.table.legal) > 1:
            press(desk, Qt.Key.Key_Return)
            assert desk.session.n == before, "nobody has moved to anything"
        if desk.table.plate.done.isVisible():
            press(desk, Qt.Key.Key_P)
        else:
            press(desk, Qt.Key.Key_Right)
            press(desk, Qt.Key.Key_Return)
        until_rest(desk, qtbot)
        assert desk.session.n > before, desk.table.prompt.text()


def test_nothing_is_told_before_the_dice_rest(window: MainWindow, qtbot: QtBot) -> None:
    desk = begin(window, qtbot, "", "easy")
    play_to(desk, qtbot, "mark")
    window.activateWindow()
    wait(qtbot, window.isActiveWindow)
    table = desk.table
    while not _rolls_next(table):
        desk.controller.do(desk.controller.info.legal.actions[:1])
        until_rest(desk, qtbot)
    settings().change(pace="normal", reduced_motion=False)
    clock().by_hand()
    lines, thrown = table.commentary.model().rowCount(), sum(table.story.dice)
    press(desk, Qt.Key.Key_Right)
    press(desk, Qt.Key.Key_Return)
    while table.pitch.shows != "dice":
        clock().pass_time(0.05)
    for _frame in range(7):
        clock().pass_time(0.1)
        assert table.pitch.shows == "dice"
        assert table.pitch.part < 1.0
        assert table.commentary.model().rowCount() == lines
        assert sum(table.story.dice) == thrown
        assert table.prompt.text() == "The dice roll …"
    clock().pass_time(1)
    assert sum(table.story.dice) > thrown
    clock().pass_time(20)
    clock().by_itself()


def _rolls_next(table: FinalTable) -> bool:
    """Whether the dice roll once the man who is asked for is marked: the defender's last one."""
    view = table.view
    assert view is not None
    if view.step != "mark" or view.to_move == view.attacker:
        return False
    card = view.card_up(view.attacker)
    assert card is not None
    lists = card.finish if view.phase == "finish" else card.build_up
    assert lists is not None
    return len(view.marked[1]) == len(lists[1]) - 1


def test_the_curtain_closes_for_cards_and_not_for_men(window: MainWindow, qtbot: QtBot) -> None:
    desk = begin(window, qtbot, "", "")
    until_rest(desk, qtbot)
    seen: dict[str, set[bool]] = {}
    while not seen.get("mark"):
        if desk.controller.curtained:
            assert not any(tile.look for tile in desk.table.hand_row.cards if tile.isVisible())
            open_curtain(window, desk, qtbot)
            continue
        view = desk.controller.view
        seen.setdefault(view.step, set()).add(view.seat is not None)
        if view.step in ("substitutes", "mark"):
            assert all(tile.look is None for tile in desk.table.hand_row.cards if tile.isVisible())
        answer_plainly(desk)
        until_rest(desk, qtbot)
    assert seen.keys() == {"substitutes", "card", "mark"}
    assert (seen["substitutes"], seen["card"]) == ({False}, {True})


def test_what_a_choice_leads_to_is_said_before_it(window: MainWindow, qtbot: QtBot) -> None:
    desk = begin(window, qtbot, "", "easy")
    play_to(desk, qtbot, "card")
    table = desk.table
    look = table.hand_row.cards[0].look
    assert look is not None
    assert look.counted
    window.activateWindow()
    wait(qtbot, window.isActiveWindow)
    press(desk, Qt.Key.Key_1)
    assert "Attacks against a card of" in table.prospect.accessibleName()
    play_to(desk, qtbot, "mark")
    who = table.candidates()[-1]
    table.pitch.focus_man(who)
    assert table.pitch.looks[who].chip.endswith("%")
    assert table.pitch.looks[who].chip in table.prospect.accessibleName()
    assert "next" in table.pitch.tiles[who].accessibleName()
    page = desk.as_text()
    assert page is not None
    assert len(page.choices) == len(table.legal)
    press(desk, Qt.Key.Key_G)
    assert table.pitch.seen is not None
    assert table.pitch.seen[1].startswith("G")


def test_a_substitution_is_put_together_and_taken_back(window: MainWindow, qtbot: QtBot) -> None:
    desk = begin(window, qtbot, "", "easy")
    play_to(desk, qtbot, "substitutes")
    table = desk.table
    bench = next(man for man in table.hand_row.men if man.look is not None and man.look.line != "G")
    click(bench)
    assert bench.look is not None
    assert table.change == ("", bench.look.man)
    press(desk, Qt.Key.Key_U)
    assert table.change == ("", "")
    click(bench)
    on = bench.look.man
    off = next(who[1] for who in table.candidates() if who[1] in table.story.playing[0])
    click(table.pitch.tiles[0, off])
    until_rest(desk, qtbot)
    assert on in table.story.playing[0]
    assert off in table.story.box[0]


def test_own_squads_are_filled_in_on_a_form_and_a_colour_is_chosen(window: MainWindow, qtbot: QtBot) -> None:
    desk = begin(window, qtbot, "", "easy", squads="choose", decks="colour")
    until_rest(desk, qtbot)
    squad = window.stack.currentWidget()
    assert isinstance(squad, SquadScreen)
    assert not squad.done_button.isEnabled()
    click(squad.ready[1])
    assert squad.done_button.isEnabled()
    click(squad.lines.tiles[squad.field[0]])
    assert not squad.done_button.isEnabled()
    assert "Field 10 of 11" in squad.problem.text()
    click(squad.ready[4])
    click(squad.done_button)
    until_rest(desk, qtbot)
    deck = window.stack.currentWidget()
    assert isinstance(deck, DeckScreen)
    deck.colours.set_key("red")
    deck.draw()
    click(deck.done_button)
    until_rest(desk, qtbot)
    assert window.stack.currentWidget() is desk.table
    assert {card[0] for card in desk.table.story.hands[0]} <= {"W", "R"}


def test_a_free_deck_is_filled_in_on_a_form(window: MainWindow, qtbot: QtBot) -> None:
    desk = begin(window, qtbot, "", "easy", decks="free")
    until_rest(desk, qtbot)
    deck = window.stack.currentWidget()
    assert isinstance(deck, DeckScreen)
    for card in ("L6", "R6", "W2", "W3", "W4", "W5", "W6", "L1", "L2", "L3"):
        deck.grid.tiles[CARDS.index(card) - 1].click()
    assert not deck.done_button.isEnabled()
    deck.grid.tiles[CARDS.index("L4") - 1].click()
    click(deck.done_button)
    for tile in deck.grid.tiles[:3]:
        tile.click()
    click(deck.done_button)
    until_rest(desk, qtbot)
    assert set(desk.table.story.hands[0]) == {"L6", "R6", "W2"}


@pytest.mark.parametrize(("size", "percent"), [((1024, 700), 100), ((1280, 800), 200), ((1024, 700), 200)])
def test_question_and_buttons_are_whole_in_every_size(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int], percent: int
) -> None:
    window.resize(*size)
    settings().change(text_scale=percent)
    desk = begin(window, qtbot, "", "easy")
    play_to(desk, qtbot, "mark")
    window.activateWindow()
    wait(qtbot, window.isActiveWindow)
    table = desk.table
    wait(
        qtbot,
        lambda: (
            table.plate.choose.isVisible() and table.plate.choose.height() >= table.plate.choose.sizeHint().height()
        ),
    )
    for part in (table.plate.choose, table.prompt.words["what"]):
        inside = part.rect().translated(part.mapTo(table.prompt, part.rect().topLeft()))
        assert table.prompt.rect().contains(inside), part
    tile = table.pitch.tiles[table.candidates()[0]]
    assert tile.height() >= 30
    settings().change(text_scale=100)


def test_computers_play_alone_and_run_to_the_end_of_the_quarter(window: MainWindow, qtbot: QtBot) -> None:
    settings().change(pace="slow")
    desk = begin(window, qtbot, "easy", "easy")
    wait(qtbot, lambda: desk.table.pause.isVisible())
    click(desk.table.pause)
    until_rest(desk, qtbot)
    click(desk.table.part_end)
    wait(qtbot, lambda: desk.controller.presenter.now.paused)
    assert sum(event["type"] == "period_ended" for event in desk.controller.view.history) == 1
    assert not desk.table.pitch.looks[0, "G3"].chip


@pytest.mark.parametrize(("percent", "size"), [(200, (1024, 700)), (100, (1280, 800))])
def test_the_question_for_a_card_has_its_button_whole(
    window: MainWindow, qtbot: QtBot, percent: int, size: tuple[int, int]
) -> None:
    settings().change(text_scale=percent, language="de")
    window.resize(*size)
    desk = begin(window, qtbot, "", "easy")
    play_to(desk, qtbot, "card")
    table = desk.table
    assert table.hand_row.focus_card(0)
    button = table.plate.choose
    qtbot.waitUntil(lambda: button.isVisibleTo(table) and button.height() >= button.minimumSizeHint().height())

    def apart() -> bool:
        mine, other = (QRect(part.mapTo(table, QPoint(0, 0)), part.size()) for part in (button, table.prospect))
        return not table.prospect.isVisibleTo(table) or not mine.intersects(other)

    qtbot.waitUntil(apart)


def test_with_large_text_the_pitch_is_no_lower_after_a_card_was_chosen(window: MainWindow, qtbot: QtBot) -> None:
    settings().change(text_scale=200)
    window.resize(1024, 700)
    desk = begin(window, qtbot, "", "easy")
    play_to(desk, qtbot, "card")
    table = desk.table
    assert table.hand_row.isVisibleTo(table)
    low = table.pitch.height()
    play_to(desk, qtbot, "mark")
    qtbot.waitUntil(lambda: not table.hand_row.isVisibleTo(table) and table.pitch.height() > low)
