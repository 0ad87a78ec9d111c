"""What a game leaves behind when it is put away: nothing that was painted for it."""

from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from swallows_gui.ui.kit.face_cache import CACHE
from swallows_gui.ui.kit.idle_queue import idle_queue
from swallows_gui.ui.play.seat_rows import SeatChoice
from swallows_gui.ui.shell.garbage_collection import GarbageCollection
from swallows_gui.ui.shell.main_window import MainWindow

SEATS = tuple(SeatChoice(name, "#1F4E9E", "easy", "") for name in ("Ann", "Ben", "Cleo"))


def test_the_cards_painted_for_a_game_go_with_it(window: MainWindow, qtbot: QtBot) -> None:
    sweeping = GarbageCollection(window)
    window.new_game({"format": "friendly", "home": "SUI", "away": "GER"}, SEATS)
    qtbot.waitUntil(lambda: window.desk is not None)
    CACHE.put("a face of this game", QImage(8, 8, QImage.Format.Format_ARGB32))
    sweeping.sweep_soon()
    qtbot.waitUntil(lambda: not idle_queue().waiting)
    assert CACHE.get("a face of this game") is not None, "the game is still there"
    window.leave_game()
    qtbot.waitUntil(lambda: CACHE.get("a face of this game") is None)
