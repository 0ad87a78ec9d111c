"""The draft's table stands still: a picked card leaves its place, and everybody is told who took it (S1.3)."""

from unittest import mock

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from swallows_gui.games.swallows.rules.view import SwallowsView
from swallows_gui.games.swallows.table.cards.nations_view import LOWEST
from swallows_gui.games.swallows.table.screens.draft import DraftScreen
from swallows_gui.models import roles
from swallows_gui.services.theme import theme
from swallows_gui.session import Seat, Session, Setup
from swallows_gui.ui.kit.face_cache import CACHE
from swallows_gui.ui.kit.seat_colours import SEAT_COLOURS
from swallows_gui.ui.play.game_table import Phase
from swallows_gui.ui.shell.main_window import MainWindow
from tests.ui.hands import click, controller_of, desk_of, wait


def test_cards_keep_their_places_and_the_last_picks_are_told(window: MainWindow, qtbot: QtBot) -> None:
    click(window.start.new_button)
    with mock.patch.object(Setup, "drawn_seed", return_value=33):
        click(window.navigation.screens["tournament"].start_button)  # type: ignore[attr-defined]
    wait(qtbot, lambda: window.desk is not None and controller_of(window).info.actor is not None)
    controller = controller_of(window)
    screen = desk_of(window).screen("draft")
    assert isinstance(screen, DraftScreen)
    model, names = screen.cards.model(), desk_of(window).models.names

    def places() -> dict[str, object]:
        indexes = [model.index(row, 0) for row in range(model.rowCount())]
        return {str(index.data(roles.TEAM)): screen.cards.visualRect(index) for index in indexes}

    CACHE.clear()
    drawn = [len(CACHE) for _card in screen.cards.draws_ahead()]
    assert drawn == list(range(1, model.rowCount() + 1)), "a card in each piece"
    screen.cards.grab()
    assert len(CACHE) == model.rowCount(), "none is left to be drawn when all are painted"

    wait(qtbot, lambda: not screen.page.verticalScrollBar().isVisible())
    before = places()
    for _pick in range(2):
        picked, actor = str(screen.cards.currentIndex().data(roles.TEAM)), controller.info.actor
        assert actor is not None
        screen.pick_button.setFocus()
        click(screen.pick_button)
        assert screen.focusWidget() is screen.cards, "while others pick nothing else has the keys"
        wait(qtbot, lambda team=picked: controller.view.trainer[names.field.index(team)] >= 0)  # type: ignore[misc]
        wait(qtbot, lambda: controller.info.actor is not None)
        assert places() == before
        gone = next(row for row in range(model.rowCount()) if model.index(row, 0).data(roles.TEAM) == picked)
        assert model.index(gone, 0).data(roles.GONE) == names.seat(actor)
        assert not screen.cards.currentIndex().data(roles.GONE)
        last = [event for event in controller.view.history if event["type"] == "team_assigned"][-1]
        assert names.seat(last["seat"]) in screen.last.text()
        people = [shelf.face.person for shelf in screen.shelves]
        assert [person.name for person in people if person is not None] == names.seats
        moved = {seat for seat, person in enumerate(people) if person is not None and person.mood != "calm"}
        assert moved == {last["seat"]}
        assert screen.shelves[last["seat"]].face.accessibleName().startswith(f"{names.seat(last['seat'])} looks ")
        assert str(names.team(last["team"])) in screen.last.text()

    desk = desk_of(window)
    pieces = desk.built_up("groups")
    next(pieces)
    assert not desk.built("groups"), "it has not been shown the game yet"
    assert desk.screen("groups") in desk.widgets()
    assert desk.built("groups")
    assert list(pieces) == [], "whoever needs it at once has it, and nobody makes another"


def test_when_the_teams_are_taken_the_draft_asks_nothing_more(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It stays in the window, and was heard at every question of the matches, with the teams somebody has."""
    heard: list[str] = []

    def hear(_widget: object, words: str, *_urgent: object, **_named: object) -> None:
        heard.append(words)

    monkeypatch.setattr("swallows_gui.ui.kit.notices.announce", hear)
    click(window.start.new_button)
    with mock.patch.object(Setup, "drawn_seed", return_value=33):
        click(window.navigation.screens["tournament"].start_button)  # type: ignore[attr-defined]
    wait(qtbot, lambda: window.desk is not None and controller_of(window).info.actor is not None)
    controller = controller_of(window)
    screen = desk_of(window).screen("draft")
    assert isinstance(screen, DraftScreen)
    assert any("Teams so far: 0" in words for words in heard)
    while controller.scene == "draft":
        click(screen.pick_button)
        wait(qtbot, lambda: controller.scene != "draft" or controller.info.actor is not None)
    wait(qtbot, lambda: controller.info.actor is not None or controller.info.phase == "held")
    heard.clear()
    if controller.info.actor is None:
        controller.go_on()
        wait(qtbot, lambda: controller.info.actor is not None)
    screen.show_view()
    screen.inform()
    assert not any("Teams so far" in words for words in heard)


def test_who_is_asked_begins_with_a_team_he_can_pick_and_hears_why_another_is_barred(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(
        "swallows_gui.games.swallows.table.screens.draft.announce", lambda _widget, words, *_more: heard.append(words)
    )
    people = tuple(Seat(name, "human", "", SEAT_COLOURS[at]) for at, name in enumerate(("Ann", "Ben", "Cleo", "Dora")))
    session = Session.new(Setup({"format": "eight", "apart": True}, people, "swallows", seed=0))
    for number in range(4):
        asked = session.view(session.to_move).asked
        entry = asked[3 * number % len(asked)]
        session.act(entry if isinstance(entry, int) else entry[0])
    window.game.begin_with(lambda: session, lambda: window.navigation.show("start"))
    wait(qtbot, lambda: window.desk is not None and controller_of(window).info.actor is not None)
    screen = desk_of(window).screen("draft")
    assert isinstance(screen, DraftScreen)
    assert screen.pick_button.isEnabled()
    assert screen.cards.card_box().height() > theme().px(LOWEST), "eight cards fill the table"
    barred = [row for row, each in enumerate(screen.model.rows) if each.why_not]
    assert barred
    screen.cards.setCurrentIndex(screen.model.index(barred[0], 0))
    why = screen.model.rows[barred[0]].why_not
    assert why.startswith("This team would meet one of your own first")
    assert screen.last.text() == why
    assert why in str(screen.model.index(barred[0], 0).data(Qt.ItemDataRole.AccessibleTextRole))
    before = session.n
    screen.cards.setFocus()
    QTest.keyClick(screen.cards, Qt.Key.Key_Return)
    assert session.n == before
    assert heard[-1] == why


def test_by_agreement_a_team_goes_to_whom_a_digit_or_a_button_says(window: MainWindow, qtbot: QtBot) -> None:
    click(window.start.new_button)
    tournament = window.navigation.screens["tournament"]
    tournament.distribution.set_key("agreed")  # type: ignore[attr-defined]
    with mock.patch.object(Setup, "drawn_seed", return_value=33):
        click(tournament.start_button)  # type: ignore[attr-defined]
    wait(qtbot, lambda: window.desk is not None and controller_of(window).info.actor is not None)
    controller = controller_of(window)
    screen = desk_of(window).screen("draft")
    assert isinstance(screen, DraftScreen)

    def view() -> SwallowsView:
        seen = controller.view
        assert isinstance(seen, SwallowsView)
        return seen

    assert view().step == "sharing"
    assert screen.pick_button.isHidden()
    shares = screen.answers.shares
    assert [button.isVisible() for button in shares] == [True] * 4
    given: dict[str, int] = {}
    for seat in (2, 2, 1, 2, 0, 2):
        team = str(screen.cards.currentIndex().data(roles.TEAM))
        if len(given) % 2:
            click(shares[seat])
        else:
            QTest.keyClick(screen.cards, Qt.Key(Qt.Key.Key_1 + seat))
        given[team] = seat
        wait(qtbot, lambda: view().trainer.count(-1) == 16 - len(given))
        wait(qtbot, lambda: controller.info.actor is not None and controller.info.phase is Phase.ASKED)
        assert not screen.cards.currentIndex().data(roles.GONE), "the next team is chosen by itself"
    names = desk_of(window).models.names
    assert {team: view().trainer[names.field.index(team)] for team in given} == given
    assert [button.isEnabled() for button in shares] == [True, True, False, True]
    assert "genug" in shares[2].toolTip() or "enough" in shares[2].toolTip()
    left = view().trainer.count(-1)
    QTest.keyClick(screen.cards, Qt.Key.Key_3)
    assert view().trainer.count(-1) == left
    while left:
        controller.do(controller.info.legal.actions[:1])
        left -= 1
        wait(qtbot, lambda now=left: view().trainer.count(-1) == now)  # type: ignore[misc]
        wait(qtbot, lambda now=left: controller.info.phase is Phase.ASKED or not now)  # type: ignore[misc]
    assert sorted(map(view().trainer.count, range(4))) == [4] * 4
    wait(qtbot, lambda: controller.scene == "groups")
