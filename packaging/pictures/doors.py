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
    photograph_you(camera)
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


def photograph_you(camera: Camera) -> None:
    """The page about you: before anything was done, and after some games, days, scenarios and a season."""
    from swallows_gui.folders import games_folder
    from swallows_gui.records.library import entries
    from swallows_gui.services.settings import settings

    settings().change(name=NAMES[0])
    if not any(entry.over for entry in entries()):
        _take_you(camera, "you-new")
    games_folder().mkdir(parents=True, exist_ok=True)
    for game, options, seed in (
        ("swallows", {"format": "eight"}, 3),
        ("swallows", {"format": "eight"}, 5),
        ("power_soccer", {}, 1),
        ("grudgematch", {}, 2),
    ):
        _play_as_you(game, options, seed)
    _keep_attempts()
    _take_you(camera, "you")
    camera.window.navigation.show_start("swallows", "daily")
    camera.take("daily-played")
    camera.window.go_back()


def _take_you(camera: Camera, name: str) -> None:
    from swallows_gui.ui.shell.you import YouScreen

    navigation = camera.window.navigation
    navigation.show("you")
    you = navigation.screens["you"]
    assert isinstance(you, YouScreen)
    camera.wait(lambda: not you.reading, "what you have done")
    camera.settle(300)
    camera.take(name)
    camera.window.go_back()


def _play_as_you(game: str, options: dict[str, str], seed: int) -> None:
    """A record in which the computer has played for you."""
    from swallows_gui.records.library import new_path
    from swallows_gui.records.read import parse, seal
    from swallows_gui.session import Seat, Session, Setup

    number = 4 if game == "swallows" else 2
    path = new_path()
    seats = tuple(Seat(name, "ai", LEVEL) for name in NAMES[:number])
    with Session.new(Setup(options, seats, game=game, seed=seed), path=path) as session:
        session.run()
    lines, total = [], 0
    for at, line in enumerate(path.read_bytes().splitlines()):
        written = parse(line)
        del written["sum"]
        if not at:
            written["seats"][0] |= {"kind": "human", "level": ""}
        sealed, total = seal(written, total)
        lines.append(sealed)
    path.write_bytes(b"".join(lines))


def _keep_attempts() -> None:
    """Five days that were played, and some scenarios that were solved."""
    import datetime

    from swallows_gui.games.swallows.data.catalogue import load
    from swallows_gui.games.swallows.session.attempts import DayPlayed, Verdict, keep_attempt, keep_day

    today = datetime.datetime.now().astimezone().date()
    for back, (money, place) in enumerate(((83, 1), (51, 3), (44, 4), (66, 2))):
        day = today - datetime.timedelta(days=2 * back + 1)
        keep_day(day.isoformat(), DayPlayed(money=money, place=place, take_backs=back))
    for stars, scenario in enumerate(list(load().scenarios.values())[:3], 1):
        reached = tuple(at < stars for at in range(len(scenario.goals)))
        keep_attempt(scenario, Verdict(reached, over=True, money=None))


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
