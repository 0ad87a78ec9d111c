"""A tournament of any format: the questions before the first match, what stands between the matches after each round,
every page of the sheet, the pay-out.

Computers play the tournament without a window. Before the last match of each round a person takes the seat whose turn
it is, and the window opens the record there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pictures.tournament import known, play_plainly
from pictures.window import OVER, open_with_people, places

if TYPE_CHECKING:
    from pictures.camera import Camera
    from swallows_gui.games.swallows.rules.view import SwallowsView
    from swallows_gui.session import Session

BEFORE = ("give_up", "draft", "sharing", "placing", "leftover", "talk", "bets")
"""Steps before the first match."""


def photograph_format(camera: Camera, format_id: str, seed: int) -> None:
    """Every screen that differs by format, in the order of the evening."""
    options = {"format": format_id, "distribution": "draft", "talk": True}
    for session, place in places(camera, options, lambda session: _place(known(session, None)), seed):
        if place != OVER:
            _at(camera, session, place)
    camera.window.close()


def _place(view: SwallowsView) -> str:
    """What is to be seen here: a step before the first match, or the round whose last match is to be played; "" for
    what looks as it did before."""
    if view.step in BEFORE:
        return view.step
    if view.match == 0 or view.step != "attack":
        return ""
    at = next(at for at, fixture in enumerate(view.fixtures) if fixture.number == view.match)  # play-offs come between
    fixture, *later = view.fixtures[at:]
    rounds = [(each.stage, each.round) for each in later]
    here = (fixture.stage, fixture.round)
    return "" if here in rounds else f"{fixture.stage}-{fixture.round}"


def _at(camera: Camera, session: Session, place: str) -> None:
    """The pictures of a place."""
    from swallows_gui.games.swallows.table.desk import Desk

    window = camera.window
    assert session.to_move is not None
    open_with_people(camera, session, people=[session.to_move])
    desk = window.desk
    assert isinstance(desk, Desk)
    camera.settle(700)
    camera.take(place)
    if place in BEFORE:
        window.leave_game()
        return
    controller = desk.controller
    play_plainly(camera, {}, stop=lambda: controller.over or controller.interlude == "between")
    camera.settle(700)
    camera.take(f"{place}-over")
    window.navigation.toggle_overview()
    tabs = desk.sheets.big_sheet.tabs
    for at in range(tabs.count()):
        tabs.setCurrentIndex(at)
        camera.settle(200)
        camera.take(f"{place}-sheet-{at + 1}")
    window.go_back()
    window.leave_game()
