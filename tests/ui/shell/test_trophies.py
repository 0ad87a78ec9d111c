"""The shelf of trophies in the window: played for, held, challenged for, and told by the keyboard alone."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from swallows_gui.competition import shelf
from swallows_gui.competition.cup import TROPHIES, BegunMatch, Cup, Participant, Side
from swallows_gui.engine.tournament.ranking import Score
from swallows_gui.services.language import language
from swallows_gui.services.theme import theme
from swallows_gui.ui.shell.cups.cup_screen import CupScreen
from swallows_gui.ui.shell.cups.cup_set_up import CupSetUp
from swallows_gui.ui.shell.cups.defence_set_up import DefenceSetUp
from swallows_gui.ui.shell.cups.list_screen import CupsScreen
from swallows_gui.ui.shell.cups.trophies_screen import TrophiesScreen
from swallows_gui.ui.shell.main_window import MainWindow
from tests.ui.hands import click


def shelf_of(window: MainWindow) -> TrophiesScreen:
    window.cups.show_trophies()
    screen = window.stack.currentWidget()
    assert isinstance(screen, TrophiesScreen)
    return screen


def won(game: str, trophy: str, **more: Any) -> Path:
    """A file of a cup that Kim has won."""
    sides = tuple(Side(name=name, players=(Participant(name=name),)) for name in ("Kim", "Ada"))
    told: dict[str, Any] = {"game": game, "form": "knockout", "trophy": trophy, "sides": sides, "seed": 1}
    one = Cup(**{**told, **more})
    for leg in range(one.legs):
        one = one.with_match(BegunMatch(tie=1, record=f"{leg}.swallows", mark=leg, score=Score(2, 0)))
    path = shelf.folder() / "2030-01-01 10.00.00.cup"
    shelf.write(path, one)
    return path


@pytest.mark.parametrize("code", ["en", "de"])
def test_every_game_has_four_trophies_that_are_told_by_name(window: MainWindow, code: str) -> None:
    won("tactics_board", "national")
    screen = shelf_of(window)
    language().set_language(code)
    assert len(screen.cases) == 5 * len(TROPHIES)
    case = screen.cases["tactics_board", "national"]
    names = {"en": "National trophy, Tactics Board", "de": "Landespokal, Taktiktafel"}
    assert case.accessibleName() == names[code]
    assert case.accessibleDescription() in {
        "Kim holds it. Challenge for it.",
        "Im Besitz von Kim. Fordere heraus.",
    }
    free = screen.cases["tactics_board", "town"]
    assert free.accessibleDescription() in {"Nobody holds it yet. Play for it.", "Noch frei. Spiel darum."}
    window.resize(700, 560)
    assert not screen.grab().isNull()


def test_a_free_trophy_is_played_for_with_the_keyboard(window: MainWindow) -> None:
    screen = shelf_of(window)
    case = screen.cases["tactics_board", "league"]
    case.setFocus()
    QTest.keyClick(case, Qt.Key.Key_Return)
    set_up = window.stack.currentWidget()
    assert isinstance(set_up, CupSetUp)
    assert not set_up.trophy_line.isHidden()
    assert not set_up.game.isEnabled()
    click(set_up.start_button)
    shown = window.stack.currentWidget()
    assert isinstance(shown, CupScreen)
    kept = next(shelf.kept()).competition
    assert isinstance(kept, Cup)
    assert (kept.trophy, kept.form, kept.legs, len(kept.sides)) == ("league", "league", 2, 6)
    again = shelf_of(window).cases["tactics_board", "league"]
    assert again.accessibleDescription() == "It is being played for. Go on."
    QTest.keyClick(again, Qt.Key.Key_Return)
    assert isinstance(window.stack.currentWidget(), CupScreen)


def test_a_cup_that_is_set_up_from_the_list_is_for_itself(window: MainWindow) -> None:
    click(shelf_of(window).cases["tactics_board", "town"])
    window.cups.show_list()
    listed = window.stack.currentWidget()
    assert isinstance(listed, CupsScreen)
    click(listed.cup_button)
    set_up = window.stack.currentWidget()
    assert isinstance(set_up, CupSetUp)
    assert set_up.trophy_line.isHidden()
    assert set_up.game.isEnabled()
    click(set_up.start_button)
    kept = next(shelf.kept()).competition
    assert isinstance(kept, Cup)
    assert (kept.trophy, kept.level) == (None, "extra")


def test_every_kept_cup_is_a_strip_and_the_room_below_shows_what_can_be_won(window: MainWindow) -> None:
    window.resize(1280, 800)
    window.cups.show_list()
    listed = window.stack.currentWidget()
    assert isinstance(listed, CupsScreen)
    assert listed.nothing.isVisible()
    assert listed.kept.focusPolicy() == Qt.FocusPolicy.NoFocus
    bare = listed.kept.viewport().grab().toImage()
    grounds = {bare.pixelColor(x, bare.height() // 2).name() for x in range(0, bare.width(), 2)}
    assert len(grounds) > 2, "trophies stand there"
    won("tactics_board", "national")
    window.cups.show_list()
    assert not listed.nothing.isVisible()
    strip = listed.kept.visualRect(listed.model.index(0, 0))
    assert strip.width() > 0.9 * listed.kept.viewport().width()
    shown = listed.kept.viewport().grab().toImage()
    green = theme().colour("green")
    across = [shown.pixelColor(x, strip.center().y()) for x in range(strip.left() + 6, strip.right() - 6)]
    assert green in across
    assert len({colour.name() for colour in across}) > 20, "the game's cover and the cup, not a bare strip"
    QTest.mouseClick(listed.kept.viewport(), Qt.MouseButton.LeftButton, pos=strip.center())
    QTest.mouseDClick(listed.kept.viewport(), Qt.MouseButton.LeftButton, pos=strip.center())
    assert isinstance(window.stack.currentWidget(), CupScreen)


@pytest.mark.parametrize(
    ("game", "levels", "holder"),
    [
        ("power_soccer", ["replay", "holder", "challenger"], 0),
        ("tactics_board", ["replay", "holder", "challenger"], 0),
        ("grudgematch", ["holder", "challenger"], 1),
    ],
)
def test_a_challenger_is_named_and_the_terms_are_chosen(
    window: MainWindow, game: str, levels: list[str], holder: int
) -> None:
    won(game, "town")
    click(shelf_of(window).cases[game, "town"])
    screen = window.stack.currentWidget()
    assert isinstance(screen, DefenceSetUp)
    assert [screen.level.itemData(at) for at in range(screen.level.count())] == levels
    screen.fields.names[0].setText("Kim")
    assert not screen.start_button.isEnabled()
    screen.fields.names[0].setText("Bo")
    screen.level.setCurrentIndex(levels.index("holder"))
    assert "keeps" in screen.course.text()
    click(screen.start_button)
    kept = next(shelf.kept()).competition
    assert isinstance(kept, Cup)
    assert (kept.trophy, kept.level, kept.holder) == ("town", "holder", holder)
    assert kept.sides[holder].name == "Kim"
    assert kept.sides[1 - holder].name == "Bo"
    assert shelf_of(window).cases[game, "town"].accessibleDescription().endswith("It is being defended. Go on.")


def test_f10_2_the_holder_of_final_whistle_has_points_more_or_fewer(window: MainWindow) -> None:
    won("final_whistle", "continental", legs=2)
    click(shelf_of(window).cases["final_whistle", "continental"])
    screen = window.stack.currentWidget()
    assert isinstance(screen, DefenceSetUp)
    assert screen.level.isHidden()
    screen.fields.names[0].setText("Bo")
    screen.points.set_value(-7)
    click(screen.start_button)
    kept = next(shelf.kept()).competition
    assert isinstance(kept, Cup)
    assert (kept.legs, kept.level, kept.holder_points) == (2, "extra", -7)
