"""The evening before the first match in the window: who has said what, own hands, keys, text, the curtain (S2.8)."""

from typing import Any
from unittest import mock

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from swallows_gui.games.swallows.table.screens.evening import EveningScreen
from swallows_gui.games.swallows.words.evening import columns
from swallows_gui.services.settings import settings
from swallows_gui.session import Setup
from swallows_gui.ui.play.seat_rows import SeatChoice
from swallows_gui.ui.shell.main_window import MainWindow
from tests.ui.hands import button, click, controller_of, desk_of, wait

ANN, BEN, COM, DOT = (
    ("Ann", "#C8321F", "", ""),
    ("Ben", "#1F4E9E", "", ""),
    ("Com", "#2E7D4F", "normal", ""),
    ("Dot", "#D9A21B", "easy", ""),
)


def begin(
    window: MainWindow, qtbot: QtBot, *seats: tuple[str, str, str, str], form: str = "sixteen", **options: Any
) -> EveningScreen:
    """A game whose teams were dealt out, at the evening before its first match; a curtain stays closed."""
    settings().change(pace="instant")
    with mock.patch.object(Setup, "drawn_seed", return_value=5):
        window.new_game(
            {"format": form, "distribution": "random", "talk": True, **options},
            tuple(SeatChoice(*seat) for seat in seats),
        )
    wait(qtbot, lambda: window.desk is not None and bool(controller_of(window).info.phase))
    controller = controller_of(window)
    wait(qtbot, lambda: bool(controller.interlude) or controller.curtained or controller.scene == "evening")
    if controller.interlude:
        groups: Any = desk_of(window).screen("groups")
        assert groups.go_on_button.text() == "To the pub"
        click(groups.go_on_button)
    wait(qtbot, lambda: controller.curtained or controller.info.actor is not None)
    screen = desk_of(window).screen("evening")
    assert isinstance(screen, EveningScreen)
    return screen


def choose(screen: EveningScreen, team: str) -> None:
    """Choose a team by its code."""
    for column, codes in enumerate(screen.model.groups):
        if team in codes:
            screen.board.setCurrentIndex(screen.model.index(codes.index(team), column))
            return
    raise AssertionError(team)


def heard(screen: EveningScreen) -> list[tuple[int, str, str]]:
    return [(word.seat, word.kind, word.team) for word in screen.said]


def test_who_has_the_floor_praises_warns_and_goes_on_to_the_slip(window: MainWindow, qtbot: QtBot) -> None:
    screen, controller = begin(window, qtbot, ANN, COM, DOT), controller_of(window)
    assert controller.view.to_move == 0
    choose(screen, "GER")
    assert [each.text() for each in screen.word_buttons] == ["Praise Germany", "Warn of Germany"]
    assert screen.prompt.text().startswith("You have the floor: two things")
    assert screen.pass_button.text() == "Say nothing"
    assert "Germany: strength 14, managed by" in screen.facts.text()
    screen.word_buttons[1].setFocus()
    click(screen.word_buttons[1])
    assert screen.focusWidget() is screen.board
    assert heard(screen) == [(0, "warn", "GER")]
    assert screen.prompt.text().startswith("One thing more")
    assert screen.pass_button.text() == "Leave it at that"
    assert [each.isEnabled() for each in screen.word_buttons] == [True, False]  # twice is once
    QTest.keyClicks(screen.board, "-")
    assert heard(screen) == [(0, "warn", "GER")]
    choose(screen, "BRA")
    click(screen.word_buttons[0])
    wait(qtbot, lambda: controller.info.actor == 0)
    assert heard(screen)[:2] == [(0, "warn", "GER"), (0, "praise", "BRA")]
    assert {seat for seat, _kind, _team in heard(screen)} == {0, 1, 2}
    assert screen.prompt.text().startswith("The last round")
    assert screen.pass_button.text() == "Say nothing"
    click(screen.pass_button)
    wait(qtbot, lambda: controller.scene == "bets")


def test_computers_say_it_in_a_voice_of_their_own(window: MainWindow, qtbot: QtBot) -> None:
    screen, controller = begin(window, qtbot, ANN, COM, DOT), controller_of(window)
    click(screen.pass_button)
    wait(qtbot, lambda: controller.info.actor == 0)
    assert screen.said
    assert all(word.line for word in screen.said)
    for guest, seat in zip(screen.pub.guests, range(3), strict=True):
        own = [word for word in screen.said if word.seat == seat]
        shown = [plate for plate in guest.plates if not plate.isHidden()]
        assert [plate.word for plate in shown] == own
        assert [plate.line.isHidden() for plate in shown] == [True] * (len(own) - 1) + [False] * bool(own)
    lines = screen.pub.accessibleDescription().splitlines()
    assert len(lines) == len(screen.said)
    assert all(word.line in line for word, line in zip(screen.said, lines, strict=True))


def test_without_voices_the_plain_word_is_there(window: MainWindow, qtbot: QtBot) -> None:
    settings().change(**{"swallows.voices": False})
    screen, controller = begin(window, qtbot, ANN, COM, DOT), controller_of(window)
    click(screen.pass_button)
    wait(qtbot, lambda: controller.info.actor == 0)
    assert screen.said
    assert not any(word.line for word in screen.said)
    assert screen.lines.text().splitlines()[0].startswith(("Com praises", "Com warns"))


def test_keys_say_it_too(window: MainWindow, qtbot: QtBot) -> None:
    screen, controller = begin(window, qtbot, ANN, COM, DOT), controller_of(window)
    wait(qtbot, lambda: window.focusWidget() is screen.board)
    choose(screen, "FRA")
    QTest.keyClick(screen.board, Qt.Key.Key_Plus)
    assert heard(screen) == [(0, "praise", "FRA")]
    QTest.keyClick(screen.board, Qt.Key.Key_Right)
    QTest.keyClick(screen.board, Qt.Key.Key_Minus)
    assert heard(screen)[1][:2] == (0, "warn")
    wait(qtbot, lambda: controller.info.actor == 0)
    QTest.keyClick(screen.board, Qt.Key.Key_0)
    wait(qtbot, lambda: controller.scene == "bets")
    assert {key for key, _deed in screen.key_help()} == {"+", "-", "0"}


def test_as_text_it_stands_in_lines(window: MainWindow, qtbot: QtBot) -> None:
    screen = begin(window, qtbot, ANN, COM, DOT)
    settings().change(text_table=True)
    QApplication.processEvents()
    assert not screen.pub.isVisible()
    assert screen.lines.isVisible()
    assert screen.lines.text() == "Nobody has said anything yet."
    choose(screen, "GER")
    click(screen.word_buttons[0])
    assert screen.lines.text() == "Ann praises Germany."
    assert screen.hands.list.isVisible()
    settings().change(text_table=False)
    QApplication.processEvents()
    assert screen.pub.isVisible()


@pytest.mark.parametrize("form", ["eight", "forty-eight", "sixteen-second-groups"])
def test_every_team_can_be_spoken_of_in_every_format(window: MainWindow, qtbot: QtBot, form: str) -> None:
    screen = begin(window, qtbot, ANN, COM, DOT, form=form)
    view: Any = controller_of(window).view
    names = desk_of(window).models.names
    assert sorted(screen.model.field) == sorted(names.field)
    assert columns(view, names)[1] == bool(view.groups)
    for code in names.field:
        choose(screen, code)
        assert str(names.team(code)) in screen.word_buttons[0].text()


def test_the_curtain_closes_once_before_each_person_and_nobody_sees_anothers_hand(
    window: MainWindow, qtbot: QtBot
) -> None:
    screen, controller, seen = begin(window, qtbot, ANN, BEN, COM), controller_of(window), list[int]()
    talk = window.talk
    assert talk is not None
    for _turn in range(2):
        wait(qtbot, lambda: controller.curtained)
        assert not screen.hands.any
        assert not screen.hands.hand.rows
        click(button(talk.curtain, "I am"))
        wait(qtbot, lambda: controller.info.actor is not None and not controller.curtained)
        view: Any = controller.view
        seen.append(view.seat)
        assert screen.board.currentIndex() == screen.model.index(0, 0)
        screen.board.setCurrentIndex(screen.model.index(1, 2))
        assert sorted(screen.hands._teams) == [team for team, of in enumerate(view.trainer) if of == view.seat]
        click(screen.pass_button)
    assert seen == [0, 1]
    for seat in (0, 1):  # in the last round all have seen their cards, and say one thing more before nobody's
        wait(qtbot, lambda seat=seat: controller.info.actor == seat)  # type: ignore[misc]
        assert not controller.curtained
        assert controller.view.seat is None
        assert not screen.hands.any
        click(screen.hands_button if seat == 0 else screen.pass_button)
        if seat == 0:
            wait(qtbot, lambda: controller.curtained)
            click(button(talk.curtain, "I am"))
            wait(qtbot, lambda: controller.info.actor == 0 and screen.hands.any)
            choose(screen, "GER")
            click(screen.word_buttons[0])
    wait(qtbot, lambda: controller.curtained or controller.scene == "bets")


def test_what_was_said_is_there_again_after_a_load_and_gone_after_taking_back(window: MainWindow, qtbot: QtBot) -> None:
    screen, controller = begin(window, qtbot, ANN, COM, DOT, take_back="free"), controller_of(window)
    choose(screen, "GER")
    click(screen.word_buttons[0])
    assert len(screen.said) == 1
    screen.show_view()
    assert heard(screen) == [(0, "praise", "GER")]
    controller.undo()
    wait(qtbot, lambda: controller.info.actor == 0)
    assert not screen.said
    assert not any(not plate.isHidden() for guest in screen.pub.guests for plate in guest.plates)
    assert screen.prompt.text().startswith("You have the floor")


@pytest.mark.parametrize("percent", [100, 200])
def test_it_is_whole_in_a_small_window(window: MainWindow, qtbot: QtBot, percent: int) -> None:
    settings().change(text_scale=percent)
    window.resize(1024, 700)
    screen, controller = begin(window, qtbot, ANN, COM, DOT), controller_of(window)
    seen = screen.board.visibleRegion
    wait(qtbot, lambda: not seen().isEmpty())
    click(screen.pass_button)
    wait(qtbot, lambda: controller.info.actor == 0)
    wait(qtbot, lambda: not seen().isEmpty())
    screen.page.verticalScrollBar().setValue(0)
    QTest.keyClick(screen.board, Qt.Key.Key_Right)
    wait(qtbot, lambda: not seen().isEmpty())
    shown = [plate for guest in screen.pub.guests for plate in guest.plates if plate.isVisible()]
    assert shown
    wait(qtbot, lambda: all(plate.height() >= plate.layout().heightForWidth(plate.width()) for plate in shown))  # type: ignore[union-attr]
    for each in (*screen.word_buttons, screen.pass_button):
        assert screen.rect().contains(each.rect().translated(each.mapTo(screen, QPoint(0, 0))))
    assert screen.pub.width() <= screen.page.viewport().width()
    for guest in screen.pub.guests:
        for plate in guest.plates:
            if plate.isVisible():
                assert screen.pub.rect().contains(plate.geometry().translated(guest.pos()).center())
