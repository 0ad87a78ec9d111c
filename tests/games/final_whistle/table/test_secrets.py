"""What somebody has looked at while nobody else did is not told by the forms either."""

from typing import Any

from pytestqt.qtbot import QtBot

from swallows_gui.ui.shell.main_window import MainWindow
from tests.games.final_whistle.table import hands as final
from tests.ui.hands import click


def test_the_form_of_the_cards_does_not_tell_what_somebody_else_has_looked_at(window: MainWindow, qtbot: QtBot) -> None:
    desk = final.begin(window, qtbot, "", "", decks="colour")
    final.open_curtain(window, desk, qtbot)
    form: Any = desk.screen("deck")
    form.colours.set_key("blue")
    form.draw()
    click(form.done_button)
    final.open_curtain(window, desk, qtbot)
    assert desk.controller.view.seat == 1
    assert form.colours.key == "lilac"
