"""Whoever bets may look at the cards of his own teams, and at nobody else's, in every format (S1.6, S2.6)."""

from typing import Any
from unittest import mock

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from swallows_gui.games.swallows.table.screens.bets import BetsScreen
from swallows_gui.games.swallows.table.screens.groups import GroupsScreen
from swallows_gui.games.swallows.table.screens.own_hands import OwnHands
from swallows_gui.games.swallows.words.slip import GROUP, TEAM
from swallows_gui.services.settings import settings
from swallows_gui.services.theme import theme
from swallows_gui.session import Setup
from swallows_gui.ui.play.seat_rows import SeatChoice
from swallows_gui.ui.shell.main_window import MainWindow
from tests.ui.hands import button, click, controller_of, desk_of, wait

ANN, BEN, COM = ("Ann", "#C8321F", "", ""), ("Ben", "#1F4E9E", "", ""), ("Com", "#2E7D4F", "easy", "")


def begin(window: MainWindow, qtbot: QtBot, form: str, *seats: tuple[str, str, str, str]) -> None:
    """A game whose teams were dealt out, at its groups or, where it has none, at the first slip."""
    with mock.patch.object(Setup, "drawn_seed", return_value=5):
        window.new_game({"format": form, "distribution": "random"}, tuple(SeatChoice(*seat) for seat in seats))
    wait(qtbot, lambda: window.desk is not None and bool(controller_of(window).info.phase))
    wait(qtbot, lambda: controller_of(window).scene in ("groups", "bets") or controller_of(window).curtained)


def slip_of(window: MainWindow, qtbot: QtBot) -> BetsScreen:
    """The slip that is filled in next, behind the curtain if one is closed."""
    controller = controller_of(window)
    if controller.interlude:
        screen = desk_of(window).screen("groups")
        assert isinstance(screen, GroupsScreen)
        click(screen.go_on_button)
    wait(qtbot, lambda: controller.curtained or controller.scene == "bets")
    if controller.curtained:
        assert window.talk is not None
        click(button(window.talk.curtain, "I am"))
    wait(qtbot, lambda: controller.scene == "bets")
    slip = desk_of(window).screen("bets")
    assert isinstance(slip, BetsScreen)
    return slip


def own_teams(view: Any) -> list[int]:
    return [team for team, trainer in enumerate(view.trainer) if trainer == view.seat]


def spoken(hands: OwnHands) -> list[str]:
    """What a screen reader says of the cards, in their order."""
    model = hands.fan.model()
    return [str(model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole)) for row in range(model.rowCount())]


def assert_own_hands(window: MainWindow, hands: OwnHands) -> None:
    """Every own team can be chosen, and its whole hand lies face up."""
    view: Any = controller_of(window).view
    assert sorted(hands._teams) == own_teams(view)
    names = desk_of(window).models.names
    for at in range(hands.box.count()):
        hands.box.setCurrentIndex(at)
        held = [card for colour in view.hands[hands.team] for card in colour]
        assert held
        faces = [names.card_of(view.tables.card_id[card]) for card in held]
        assert sorted(spoken(hands)) == sorted(str(hands.hand._title(row)) for row in hands.hand.rows)
        assert sorted(row.card for row in hands.hand.rows) == sorted(held)
        assert None not in faces
        assert str(names.team(hands.team)) in hands.fan.accessibleName()


@pytest.mark.parametrize("form", ["eight", "sixteen", "forty-eight", "short-evening"])
def test_a_slip_shows_the_hands_of_the_teams_of_its_seat(window: MainWindow, qtbot: QtBot, form: str) -> None:
    begin(window, qtbot, form, ANN, COM)
    if controller_of(window).interlude:
        groups = desk_of(window).screen("groups")
        assert isinstance(groups, GroupsScreen)
        assert groups.hands.isVisible()
        assert_own_hands(window, groups.hands)
    slip = slip_of(window, qtbot)
    assert slip.hands.isVisible()
    assert_own_hands(window, slip.hands)


def test_the_line_of_a_team_shows_its_hand_and_space_shows_a_card(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, qtbot, "eight", ANN, COM)
    slip, desk = slip_of(window, qtbot), desk_of(window)
    assert slip.slip is not None
    for team in own_teams(controller_of(window).view):
        row = next(at for at, line in enumerate(slip.slip.lines) if line.team == team)
        slip.table.setCurrentIndex(slip.slip.index(row, TEAM))
        assert slip.hands.team == team
    slip.hands.fan.setFocus()
    QTest.keyClick(slip.hands.fan, Qt.Key.Key_Right)
    QTest.keyClick(slip.hands.fan, Qt.Key.Key_Space)
    assert desk.zoom.isVisible()
    card = desk.models.names.card_of(controller_of(window).view.tables.card_id[slip.hands.hand.rows[1].card])
    assert desk.zoom._card is card


def test_nobody_sees_the_hand_of_another(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, qtbot, "eight", ANN, BEN, COM)
    controller = controller_of(window)
    for seat in (0, 1):
        slip = slip_of(window, qtbot)
        assert controller.view.seat == seat
        assert_own_hands(window, slip.hands)
        if seat == 0:
            assert slip.slip is not None
            german = [line for line in slip.slip.lines if line.code == "GER"]
            for line in german:
                slip.slip.choose(line.team, slip.slip.kinds[0])
            click(slip.hand_in_button)
            wait(qtbot, lambda: controller.curtained)
            assert not spoken(slip.hands)
            assert not slip.hands.box.count()
            assert not slip.hands.fan.accessibleName()


def test_where_the_match_is_text_the_hand_is_a_list_of_words(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, qtbot, "eight", ANN, COM)
    slip = slip_of(window, qtbot)
    settings().change(text_table=True)
    assert slip.hands.list.isVisible()
    assert not slip.hands.fan.isVisible()
    settings().change(text_table=False)
    assert slip.hands.fan.isVisible()


def test_in_a_low_window_a_button_shows_the_hands_in_place_of_the_slip(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, qtbot, "eight", ANN, COM)
    slip = slip_of(window, qtbot)
    theme().set_scale(200)
    window.resize(1024, 700)
    qtbot.waitUntil(lambda: slip.hands_button.isVisible() and not slip.hands.isVisible())
    click(slip.hands_button)
    assert slip.hands.isVisible()
    assert not slip.table.isVisible()
    click(slip.hands_button)
    assert slip.table.isVisible()
    theme().set_scale(100)


def test_in_a_low_window_a_button_shows_the_hands_in_place_of_the_groups(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, qtbot, "sixteen", ANN, COM, COM)
    groups = desk_of(window).screen("groups")
    assert isinstance(groups, GroupsScreen)
    assert groups.hands_button.isHidden()
    theme().set_scale(200)
    window.resize(1024, 700)
    qtbot.waitUntil(lambda: groups.hands_button.isVisible() and not groups.hands.isVisible())
    QTest.keyClick(groups.hands_button, Qt.Key.Key_Space)
    assert groups.hands.isVisible()
    assert not groups.page.isVisible()
    assert_own_hands(window, groups.hands)
    click(groups.hands_button)
    assert groups.page.isVisible()
    assert not groups.hands.isVisible()
    theme().set_scale(100)


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800)])
def test_four_groups_are_seen_whole_above_the_hands(window: MainWindow, qtbot: QtBot, size: tuple[int, int]) -> None:
    window.resize(*size)
    begin(window, qtbot, "sixteen", ANN, COM, COM)
    groups = desk_of(window).screen("groups")
    assert isinstance(groups, GroupsScreen)
    qtbot.waitUntil(lambda: groups.hands.isVisible())
    qtbot.waitUntil(lambda: groups.page.verticalScrollBar().maximum() == 0)


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_slip_at_the_largest_text_scrolls_down_only(window: MainWindow, qtbot: QtBot, language: str) -> None:
    settings().change(language=language)
    begin(window, qtbot, "sixteen", ANN, COM, COM)
    slip = slip_of(window, qtbot)
    theme().set_scale(200)
    window.resize(1024, 700)
    qtbot.waitUntil(lambda: slip.hands_button.isVisible())
    wait(qtbot, lambda: not slip.table._fitting.isActive())
    assert slip.table.horizontalScrollBar().maximum() == 0
    theme().set_scale(100)


def test_a_slip_without_groups_says_who_meets_whom_first(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, qtbot, "eight", ANN, COM)
    slip = slip_of(window, qtbot).slip
    assert slip is not None
    met = {str(slip.index(row, TEAM).data()): str(slip.index(row, GROUP).data()) for row in range(slip.rowCount())}
    assert all(met[met[team]] == team for team in met)
    assert "Meets first" in str(slip.headerData(GROUP, Qt.Orientation.Horizontal))


def test_while_others_fill_in_their_slips_the_page_says_so(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, qtbot, "eight", ANN, COM)
    slip, controller = slip_of(window, qtbot), controller_of(window)
    assert slip.slip is not None
    for line in slip.slip.lines:
        if line.code == "GER":
            slip.slip.choose(line.team, slip.slip.kinds[0])
    controller.pause(True)
    click(slip.hand_in_button)
    wait(qtbot, lambda: controller.scene == "groups")
    page = desk_of(window).screen("groups")
    assert isinstance(page, GroupsScreen)
    assert "slips" in page.header.plain.text()
    assert "The groups" not in page.header.plain.text()
    assert page.slip_lines.text().splitlines() == ["Ann has handed in.", "Com is filling in a slip."]
    assert page.slips.isVisible()
    assert page.matches.isVisible()
    assert page.first_matches.rowCount() == 4
    assert page.hands.isVisible()
    assert page.isAncestorOf(window.focusWidget())
    assert window.focusWidget().accessibleName()
