"""What is chosen before a tournament, down to the foot of its page: the field of teams, a file of cups that is looked
through, the options; the table on which teams are shared out by agreement; and a curtain with a PIN.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pictures.camera import Camera

CUP = "euro-1984"
"""The cup whose results are looked through, with a name that no nation has."""
PIN = "4711"


def photograph_set_ups(camera: Camera) -> None:
    """Every part of the page once; afterwards the window is back at the start."""
    from swallows_gui.games.swallows.rules.options import AGREED

    window = camera.window
    window.show_screen("tournament")
    tournament: Any = window.navigation.screens["tournament"]
    camera.click(tournament.more)
    for name, part in (("field", tournament.field_panel), ("options", tournament.options_panel)):
        bar = tournament.page.verticalScrollBar()
        bar.setValue(min(bar.maximum(), part.y()))
        camera.take(f"tournament-{name}")
    bar.setValue(0)
    _import(camera, tournament)
    tournament.distribution.set_key(AGREED)
    camera.click(tournament.start_button)
    camera.wait(lambda: window.desk is not None and window.desk.controller.info.actor is not None, "the sharing")
    assert window.desk is not None
    screen: Any = window.desk.screen("draft")
    for seat in (0, 0, 1, 0, 0):
        before = window.desk.controller.session.point
        camera.click(screen.answers.shares[seat])
        camera.wait(lambda before=before: window.desk.controller.session.point != before, "a team given")  # type: ignore[misc]
        camera.settle(300)
    camera.take("sharing")
    tournament.distribution.set_key("draft")
    _leave(camera)
    _curtain(camera)
    window.show_screen("start")


def _leave(camera: Camera) -> None:
    """Leave the game, and nothing of it."""
    assert camera.window.desk is not None
    path = camera.window.desk.controller.session.path
    camera.window.leave_game()
    assert path is not None
    path.unlink()


def _import(camera: Camera, tournament: Any) -> None:
    """What a file of a cup holds, before it is kept."""
    from swallows_gui.games.swallows.data.catalogue import load
    from swallows_gui.games.swallows.data.cup_fields import cup_fields
    from swallows_gui.games.swallows.data.cup_import import read_cups
    from swallows_gui.games.swallows.table.screens.cup_import import CupImportDialog

    cup = next(found.cup for found in cup_fields(load()) if found.id == CUP)
    rows = ["date,home_team,away_team,home_score,away_score,tournament"]
    rows += [
        f"2031-06-{at:02},{each.home},{each.away},{each.score[0]},{each.score[1]},Harbour Cup"
        for at, each in enumerate(cup.matches, 1)
    ]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "results.csv"
        path.write_text("\n".join(rows).replace("Romania", "The Reds"), encoding="utf-8")
        dialog = CupImportDialog(load(), read_cups(path), tournament)
    dialog.show()
    camera.take("import", dialog)
    dialog.close()
    dialog.deleteLater()


def _curtain(camera: Camera) -> None:
    """A curtain that asks for a PIN, fresh and after a wrong one."""
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QLineEdit

    window = camera.window
    window.show_screen("friendly")
    friendly: Any = window.navigation.screens["friendly"]
    friendly.opponent.setCurrentIndex(friendly.opponent.count() - 1)
    camera.settle(100)
    camera.take("friendly-two")
    for field in (friendly.pin, friendly.rival_pin):
        field.setText(PIN)
    camera.click(friendly.start_button)
    camera.wait(lambda: window.talk is not None and window.talk.curtain.closed, "the curtain")
    assert window.talk is not None
    asked = window.talk.curtain.findChild(QLineEdit)
    assert asked is not None
    camera.settle(600)
    QTest.keyClicks(asked, PIN[::-1])
    QTest.keyClick(asked, Qt.Key.Key_Return)
    camera.settle(300)
    camera.take("curtain-pin")
    _leave(camera)
    friendly.opponent.setCurrentIndex(0)
    for field in (friendly.pin, friendly.rival_pin):
        field.clear()
