"""The draft's table stands still: a picked card leaves its place, and everybody is told who took it (S1.3)."""

from unittest import mock

from pytestqt.qtbot import QtBot

from swallows_gui.models import roles
from swallows_gui.session import Setup
from swallows_gui.ui.shell.main_window import MainWindow
from swallows_gui.ui.swallows.screens.draft import DraftScreen
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

    before = places()
    for _pick in range(2):
        picked, actor = str(screen.cards.currentIndex().data(roles.TEAM)), controller.info.actor
        assert actor is not None
        click(screen.pick_button)
        wait(qtbot, lambda team=picked: controller.view.trainer[names.field.index(team)] >= 0)  # type: ignore[misc]
        wait(qtbot, lambda: controller.info.actor is not None)
        assert places() == before
        gone = next(row for row in range(model.rowCount()) if model.index(row, 0).data(roles.TEAM) == picked)
        assert model.index(gone, 0).data(roles.GONE) == names.seat(actor)
        assert not screen.cards.currentIndex().data(roles.GONE)
        last = [event for event in controller.view.history if event["type"] == "team_assigned"][-1]
        assert names.seat(last["seat"]) in screen.last.text()
        assert str(names.team(last["team"])) in screen.last.text()
