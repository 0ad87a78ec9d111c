"""What stands before a game of Millions of Swallows and beside it: a season under way, scenarios, the cup of the day, a
hall of fame, packs, cups and a championship of the house's other games, and the games that have come of it.

What they tell is played by computers without a window before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from pictures.window import LEVEL, NAMES

if TYPE_CHECKING:
    from pictures.camera import Camera

STARTS = ("scenarios", "daily")
MATCHES = 1
"""So many matches of the cup are played."""


def photograph_doors(camera: Camera) -> None:
    """Every screen once, and the window back at the start."""
    window = camera.window
    for start in STARTS:
        window.navigation.show_start("swallows", start)
        camera.take(start)
    _season(camera)
    _hall(camera)
    window.navigation.show_packs()
    camera.take("packs")
    window.go_back()
    _cups(camera)
    window.navigation.show_games("all")
    camera.take("records")
    window.show_screen("start")


def _season(camera: Camera) -> None:
    """A season that is to be begun, and one with a tournament behind it."""
    from swallows_gui.folders import games_folder
    from swallows_gui.games.swallows.session import season as seasons
    from swallows_gui.games.swallows.session.season import SeasonPlayer
    from swallows_gui.games.swallows.table.screens.season import SeasonScreen
    from swallows_gui.records.library import new_path
    from swallows_gui.session import Session

    window = camera.window
    window.navigation.show_start("swallows", "season")
    screen = window.navigation.screens["season"]
    assert isinstance(screen, SeasonScreen)
    camera.wait(lambda: not screen.reading, "the seasons")
    camera.take("season-new")
    window.go_back()
    players = [SeasonPlayer(name=name, level=LEVEL) for name in NAMES]
    season = seasons.begun("Winter", players, 3, {"format": "eight"}, heads_rotate=True)
    seasons.keep(season)
    games_folder().mkdir(parents=True, exist_ok=True)
    with Session.new(seasons.setup(season, 100), path=new_path()) as session:
        session.run()
    window.navigation.show_start("swallows", "season")
    camera.wait(lambda: screen.choice.count() > 1, "the season's table")
    screen.choice.setCurrentIndex(0)
    screen.choice.activated.emit(0)
    camera.settle(500)
    camera.take("season")
    window.go_back()


def _hall(camera: Camera) -> None:
    from swallows_gui.games.swallows.table.screens.hall import HallScreen

    window = camera.window
    window.navigation.show_hall("swallows")
    hall = window.navigation.screens["hall"]
    assert isinstance(hall, HallScreen)
    camera.wait(lambda: not hall.reading, "the hall of fame")
    camera.settle(300)
    camera.take("hall")
    window.go_back()


def _cups(camera: Camera) -> None:
    """The list, both ways to begin, a cup of which the first match is over, a championship."""
    from swallows_gui.ui.shell.cups.cup_screen import CupScreen
    from swallows_gui.ui.shell.cups.cup_set_up import CupSetUp
    from swallows_gui.ui.shell.cups.defence_set_up import ChampionshipSetUp

    window = camera.window
    navigation, cups = window.navigation, window.cups
    navigation.show("new-cup")
    camera.take("cup-new")
    new_cup = navigation.screens["new-cup"]
    assert isinstance(new_cup, CupSetUp)
    camera.click(_primary(new_cup))
    camera.settle(300)
    shown = navigation.screens["cup"]
    assert isinstance(shown, CupScreen)
    cups.let_play(0)
    camera.wait(lambda: sum(row.score is not None for row in shown.ties.rows) >= MATCHES, "a match of the cup")
    cups.stop()
    camera.settle(300)
    camera.take("cup")
    navigation.show("new-championship")
    camera.take("championship-new")
    evening = navigation.screens["new-championship"]
    assert isinstance(evening, ChampionshipSetUp)
    camera.click(_primary(evening))
    camera.settle(300)
    camera.take("championship")
    cups.show_list()
    camera.take("cups")


def _primary(screen: QWidget) -> QWidget:
    """The button by which a screen begins what it is for."""
    button = getattr(screen, "primary", None)
    assert isinstance(button, QWidget)
    return button
