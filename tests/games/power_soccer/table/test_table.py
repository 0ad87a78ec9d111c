"""Power Soccer in the window: set up, played by mouse and by keys, watched, told in its order, printed, replayed."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from swallows_gui.games.power_soccer.rules.state import FACES
from swallows_gui.games.power_soccer.table.desk import PowerDesk
from swallows_gui.games.power_soccer.table.result import PowerResultScreen
from swallows_gui.games.power_soccer.table.set_up import PowerSetUp
from swallows_gui.games.power_soccer.table.table import PowerTable
from swallows_gui.records.verify import verify
from swallows_gui.services.settings import settings
from swallows_gui.ui.kit.clock import clock
from swallows_gui.ui.shell.main_window import MainWindow
from tests.games.power_soccer.table.hands import begin, computers, desk_of, people, play_to, press, until_rest
from tests.ui.hands import click, wait

SHORT = {"length": {"attacks": 1}}


def log_of(table: PowerTable) -> list[str]:
    log = table.commentary.model()
    return [str(log.index(row, 0).data()) for row in range(log.rowCount())]


def _chosen(desk: PowerDesk) -> list[str]:
    return [event["face"] for event in desk.controller.view.history if event["type"] == "face_chosen"]


def test_it_is_set_up_in_two_clicks_and_played_to_its_statistics_by_mouse(window: MainWindow, qtbot: QtBot) -> None:
    window.start.choose("power_soccer")
    QApplication.processEvents()
    click(window.start.start_buttons["match"])
    screen = window.navigation.screens["power_soccer:match"]
    assert isinstance(screen, PowerSetUp)
    assert (screen.rules.key, screen.dice.key) == ("professional", "2"), "there is something to decide"
    screen.length.set_value(1)
    click(screen.start_button)
    wait(qtbot, lambda: window.game.laid is not None)
    desk = desk_of(window)
    until_rest(desk, qtbot)
    table = desk.table
    while not table.forward.isVisible():
        faces = (tile for tile in table.faces.tiles if tile.isVisible() and tile.offered)
        click(table.roll if table.roll.isVisible() else next(faces))
        until_rest(desk, qtbot)
    click(table.forward)
    wait(qtbot, lambda: isinstance(window.stack.currentWidget(), PowerResultScreen))
    result = window.stack.currentWidget()
    assert isinstance(result, PowerResultScreen)
    path = desk.session.path
    assert path is not None
    click(result.replay_button)
    wait(qtbot, lambda: window.replay is not None)
    assert window.replay is not None
    rerun = window.replay.rerun
    rerun.seek(rerun.last // 2)
    shown = window.replay.table
    assert isinstance(shown, PowerTable)
    assert not shown.legal
    wait(qtbot, lambda: shown.faces.isVisible() and shown.rect().contains(shown.faces.geometry()))
    assert [part.number for part in rerun.chapters.sections][:2] == [1, 2]
    window.navigation.leave_replay()
    window.leave_game()
    verify(path)


def test_a_professional_match_is_played_by_keys_alone(window: MainWindow, qtbot: QtBot) -> None:
    desk = begin(window, qtbot, people("Kim", "Ottmar"), rules="professional", length={"attacks": 2})
    until_rest(desk, qtbot)
    left = tried = 0
    while not desk.controller.over:
        if desk.table.let_be.isVisible() and left == 0:
            press(desk, Qt.Key.Key_P)
            left += 1
        else:
            tried += desk.table.let_be.isVisible()
            press(desk, Qt.Key.Key_1 if len(desk.table.legal) > 1 else Qt.Key.Key_Return)
        until_rest(desk, qtbot)
    assert left == 1
    assert tried > 0


def test_of_two_dice_one_is_taken_by_its_number_or_on_its_face(window: MainWindow, qtbot: QtBot) -> None:
    desk = begin(window, qtbot, people("Kim", "Ottmar"), dice=2)
    play_to(desk, qtbot, "choose")
    second = desk.controller.view.thrown[1]
    assert [tile.offered for tile in desk.table.faces.tiles].count(True) == 2
    press(desk, Qt.Key.Key_2)
    until_rest(desk, qtbot)
    assert _chosen(desk)[-1] == second
    play_to(desk, qtbot, "choose")
    wanted = desk.controller.view.thrown[0]
    desk.table.faces.tiles[FACES.index(wanted)].setFocus()
    before = len(_chosen(desk))
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    until_rest(desk, qtbot)
    assert _chosen(desk)[before:] == [wanted]


def test_nothing_rolls_by_itself_until_somebody_asks_and_then_to_the_end_of_the_attack(
    window: MainWindow, qtbot: QtBot
) -> None:
    desk = begin(window, qtbot, people("Kim", "Ottmar"))
    play_to(desk, qtbot, "attack")
    attack, moves = desk.controller.view.attack, desk.session.n
    qtbot.wait(1)
    assert desk.session.n == moves
    press(desk, Qt.Key.Key_R)
    wait(qtbot, lambda: desk.table.rolling_on is None)
    until_rest(desk, qtbot)
    assert desk.controller.view.attack == attack + 1


def test_once_rolled_the_lots_for_the_first_attack_roll_on_by_themselves(window: MainWindow, qtbot: QtBot) -> None:
    desk = begin(window, qtbot, people("Kim", "Ottmar"))
    until_rest(desk, qtbot)
    assert desk.controller.view.step == "start"
    press(desk, Qt.Key.Key_Return)
    wait(qtbot, lambda: desk.controller.view.step == "attack" and desk.table.rolling_on is None)
    moves = desk.session.n
    qtbot.wait(1)
    assert desk.session.n == moves


def test_computers_play_alone_and_run_to_the_end_of_the_attack(window: MainWindow, qtbot: QtBot) -> None:
    settings().change(pace="slow")
    desk = begin(window, qtbot, computers("Wanda", "Piet"))
    wait(qtbot, lambda: desk.table.pause.isVisible())
    click(desk.table.pause)
    until_rest(desk, qtbot)
    before = desk.controller.view.attack
    click(desk.table.part_end)
    wait(qtbot, lambda: desk.controller.presenter.now.paused)
    assert sum(event["type"] == "attack_over" for event in desk.controller.view.history) == max(1, before)
    assert not desk.table.roll.isVisible()


def test_nothing_is_told_before_the_die_rests(window: MainWindow, qtbot: QtBot, by_hand: None) -> None:
    settings().change(pace="instant")
    desk = begin(window, qtbot, people("Kim", "Ottmar"))
    play_to(desk, qtbot, "attack")
    settings().change(pace="normal")
    table, lines = desk.table, len(log_of(desk.table))
    points, thrown = desk.controller.view.points, sum(table.story.dice)
    press(desk, Qt.Key.Key_Return)
    for _frame in range(8):
        clock().pass_time(0.1)
        assert table.pitch.tray.rolling
        assert len(log_of(table)) == lines
        assert table.story.points == points
        assert sum(table.story.dice) == thrown
        assert table.prompt.text() == "The die rolls …"
    clock().pass_time(8)
    assert sum(table.story.dice) > thrown
    assert not table.pitch.tray.rolling


def test_a_key_hurries_what_is_shown_and_decides_nothing_meanwhile(
    window: MainWindow, qtbot: QtBot, by_hand: None
) -> None:
    desk = begin(window, qtbot, people("Kim", "Ottmar"))
    desk.controller.do(desk.controller.info.legal.actions[:1])
    clock().pass_time(0.2)
    moves = desk.session.n
    press(desk, Qt.Key.Key_Return)
    assert desk.session.n == moves
    assert not desk.controller.moments.running


def test_what_is_asked_is_said_with_its_chances(window: MainWindow, qtbot: QtBot) -> None:
    desk = begin(window, qtbot, people("Kim", "Ottmar"), rules="professional")
    play_to(desk, qtbot, "steal", 20)
    table = desk.table
    assert "Will you take the ball off" in table.prompt.text()
    assert "Ball won 50 %" in table.hand.bars.accessibleName()
    assert len(table.hand.bars.rows) == 2
    assert all(tile.accessibleName() for tile in table.faces.tiles)
    page = desk.as_text()
    assert page is not None
    assert [choice.text for choice in page.choices] == ["roll", "let it be"]
    assert page.clause == "P3.2"


def test_the_way_of_a_face_stands_out_while_it_has_the_focus(window: MainWindow, qtbot: QtBot) -> None:
    desk = begin(window, qtbot, people("Kim", "Ottmar"))
    play_to(desk, qtbot, "attack")
    desk.table.faces.tiles[FACES.index("ten")].setFocus()
    wait(qtbot, lambda: desk.table.pitch.picture.looked_at == "ten")
    press(desk, Qt.Key.Key_Right)
    assert desk.table.pitch.picture.looked_at == "long_pass"


@pytest.mark.parametrize(("size", "percent"), [((1024, 700), 100), ((1280, 800), 200), ((1024, 700), 200)])
def test_question_and_buttons_are_whole_in_every_size(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int], percent: int
) -> None:
    window.resize(*size)
    settings().change(text_scale=percent)
    desk = begin(window, qtbot, people("Kim", "Ottmar"), rules="professional")
    play_to(desk, qtbot, "steal", 20)
    table = desk.table
    wait(qtbot, lambda: table.roll.isVisible() and table.roll.height() >= table.roll.sizeHint().height())
    for part in (table.roll, table.let_be, table.prompt.words["what"]):
        inside = part.rect().translated(part.mapTo(table.prompt, part.rect().topLeft()))
        assert table.prompt.rect().contains(inside), part
        assert part.height() >= part.sizeHint().height() or part is table.prompt.words["what"]
    settings().change(text_scale=100)


def test_the_score_sheet_is_painted_with_every_round(window: MainWindow, qtbot: QtBot) -> None:
    desk = begin(window, qtbot, people("Kim", "Ottmar"), length={"attacks": 30})
    play_to(desk, qtbot, "attack")
    paper = desk.paper()
    pages = paper.pages() if callable(paper.pages) else paper.pages
    assert len(pages) == 2
    image = QImage(190, 270, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.scale(0.1, 0.1)
    pages[0](painter, QRectF(0, 0, 1900, 2700))
    painter.end()
    assert any(image.pixelColor(x, 100) != Qt.GlobalColor.white for x in range(190))


def test_teams_name_this_pair_and_the_next(window: MainWindow, qtbot: QtBot) -> None:
    desk = begin(window, qtbot, people("Ann", "Ben", "Cem", "Dora"), per_side=2)
    play_to(desk, qtbot, "attack")
    view, band = desk.controller.view, desk.table.band.band
    names = ["Ann", "Ben", "Cem", "Dora"]
    assert {player.name for player in band.players} == {names[view.attacker], names[view.defender]}
    assert view.next_pair is not None
    assert names[view.next_pair.attacker] in band.middle
