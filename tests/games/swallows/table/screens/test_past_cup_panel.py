"""The panel that tells how a past cup really went, beside the game that is played in its field."""

import pytest
from pytestqt.qtbot import QtBot

from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.rules.game import Swallows
from swallows_gui.games.swallows.table.screens.past_cup_panel import PastCupPanel
from swallows_gui.services.language import LanguageService
from tests.games.swallows.words.past_cups import after, game_of, names_of


@pytest.fixture
def panel(qtbot: QtBot) -> PastCupPanel:
    LanguageService.install("en")
    made = PastCupPanel()
    qtbot.addWidget(made)
    return made


def test_it_follows_the_game_and_ends_with_the_champions(panel: PastCupPanel) -> None:
    view = after(game_of("wc-1954"), 3)
    panel.show_after_match(view, names_of(view))
    assert not panel.isHidden()
    assert panel.accessibleName() == "World Cup 1954, as it was"
    first = list(panel.lines)
    view = after(game_of("wc-1954"), 16)
    panel.show_after_match(view, names_of(view), over=True)
    assert panel.lines != first
    assert len(panel.lines) == 4
    panel.show_end(view, names_of(view))
    assert "West Germany" in panel.lines[0]


def test_it_is_hidden_where_the_field_is_no_past_cup(panel: PastCupPanel) -> None:
    view = Swallows.new(load().tables(), {}, 1).view(None)
    panel.show_after_match(view, names_of(view))
    assert panel.isHidden()
    panel.show_end(view, names_of(view))
    assert panel.isHidden()
